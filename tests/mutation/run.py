"""Break the rules one small way at a time, and see whether a test notices: `python -m tests.mutation.run`.

Works on a copy of the checkout, so that it may be edited meanwhile. Each mutant lives in a forked process: the tests
import the broken module in place of the real one, and stop at the first failure. What no test notices is printed with
its place; `equivalent.py` tells which of those are no breakage at all, and why.
"""

import argparse
import contextlib
import importlib.abc
import importlib.util
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

import attrs as _attrs  # noqa: F401  # these few are imported once, here, and not in every fork
import hypothesis as _hypothesis  # noqa: F401
import msgspec as _msgspec  # noqa: F401
import pytest
import yaml as _yaml  # noqa: F401

from tests.mutation.equivalent import EQUIVALENT
from tests.mutation.mutants import Mutant, mutants_of

ROOT = Path(__file__).parents[2]
COPIED = ("wwtennis", "assets", "tests", "pyproject.toml", ".ci")
TARGETS = ("wwtennis/games/worldwide/rules/*.py", "wwtennis/games/worldwide/books.py", "wwtennis/tennis/score.py")
TESTS = ("tests/games/worldwide", "tests/tennis")
LEFT_OUT = ("test_invariants.py", "test_deck.py", "test_player_files.py")  # slow, or not about the rules
MOST_MEMORY = 2 * 2**30
HOUSE = ["-x", "-q", "-p", "no:cacheprovider", "-o", "addopts=--import-mode=importlib"]

# The tests to run first, where it is not the one of the same name.
OWN_TESTS = {
    "books": ("test_point.py", "test_rally.py", "test_ends.py", "test_challenge.py"),
    "scoring": ("test_rally.py", "test_special_cards.py", "test_challenge.py"),
    "drawing": ("test_point.py",),
    "rally": ("test_rally.py", "test_net.py", "test_special_cards.py"),
    "point": ("test_point.py", "test_set_up.py", "test_challenge.py"),
    "score": ("../../tennis/test_score.py",),
}


class Broken(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives the broken module to whoever imports it."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.name = ".".join(mutant.path.with_suffix("").parts)

    def find_spec(self, name: str, path: object, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != self.name:
            return None
        return importlib.util.spec_from_loader(name, self, origin=str(self.mutant.path))

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.mutant.tree, str(self.mutant.path), "exec"), module.__dict__)


def own_tests(path: Path) -> list[str]:
    """The tests that should notice a breakage of this module."""
    named = OWN_TESTS.get(path.stem, (f"test_{path.stem}.py",))
    return [os.path.normpath(test) for name in named if (test := Path(TESTS[0]) / name).exists()]


def all_tests() -> list[str]:
    return [*TESTS, *[f"--ignore={Path(TESTS[0]) / name}" for name in LEFT_OUT]]


def notices(mutant: Mutant | None, tests: Sequence[str], patience: int) -> bool:
    """Whether a test fails (or never ends) with this mutant; without one, with the code as it is."""
    child = os.fork()
    if child == 0:
        _be_a_test_run(mutant, tests, patience)
    return os.waitpid(child, 0)[1] != 0


def _be_a_test_run(mutant: Mutant | None, tests: Sequence[str], patience: int) -> None:
    """In the fork: run the tests, and end with their verdict. An endless loop ends by the alarm."""
    verdict = 1
    with contextlib.suppress(BaseException):
        signal.alarm(patience)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # half of the time would go into loading them
        if mutant is not None:
            sys.meta_path.insert(0, Broken(mutant))
        verdict = int(pytest.main([*HOUSE, *tests]))
    os._exit(verdict != 0)


@contextlib.contextmanager
def a_copy() -> Iterator[Path]:
    """The checkout as it is now, somewhere else, with Python looking there."""
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        for each in COPIED:
            source = ROOT / each
            if source.is_dir():
                shutil.copytree(source, place / each, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(source, place / each)
        os.chdir(place)
        sys.path[:] = [name, *[entry for entry in sys.path if entry and Path(entry).resolve() != ROOT]]
        for module in [module for module in sys.modules if module.partition(".")[0] in ("tests", "wwtennis")]:
            del sys.modules[module]
        yield place


def chosen(asked: argparse.Namespace) -> list[Mutant]:
    paths = [path for pattern in TARGETS for path in sorted(Path().glob(pattern)) if path.stem != "__init__"]
    if asked.module:
        paths = [path for path in paths if path.stem in asked.module]
    mutants = [mutant for path in paths for mutant in mutants_of(path)]
    if asked.sample is not None and asked.sample < len(mutants):
        mutants = random.Random(asked.seed).sample(mutants, asked.sample)
    return mutants


def run(asked: argparse.Namespace) -> int:
    mutants, made, killed, equal = chosen(asked), Counter[str](), Counter[str](), Counter[str]()
    started = time.monotonic()
    if notices(None, all_tests(), 600):
        print("the tests fail without a mutant: mend them first", file=sys.stderr)
        return 1
    patience = int(5 * (time.monotonic() - started)) + 5
    for number, mutant in enumerate(mutants, start=1):
        module, source = mutant.path.stem, mutant.path.read_text(encoding="utf-8").splitlines()[mutant.line - 1].strip()
        made[module] += 1
        if (module, source, mutant.change) in EQUIVALENT:
            equal[module] += 1
        elif any(notices(mutant, tests, patience) for tests in (own_tests(mutant.path), all_tests()) if tests):
            killed[module] += 1
        else:
            print(f"{mutant.path}:{mutant.line}: {mutant.change}\n    {source}", flush=True)
        if sys.stderr.isatty():
            print(f"\r{number}/{len(mutants)}", end="", file=sys.stderr)
    report(made, killed, equal)
    return 0 if killed.total() + equal.total() == made.total() else 1


def report(made: Counter[str], killed: Counter[str], equal: Counter[str]) -> None:
    print(f"\n{'module':16}{'mutants':>9}{'equal':>7}{'killed':>8}{'share':>9}")
    for module in [*made, ""]:
        made_, killed_, equal_ = (count[module] if module else count.total() for count in (made, killed, equal))
        share = killed_ / (made_ - equal_) if made_ > equal_ else 1
        print(f"{module or 'all':16}{made_:9}{equal_:7}{killed_:8}{share:9.1%}")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation.run", description=__doc__)
    parser.add_argument("--module", action="append", help="only this one (serve, books, score ...); may be repeated")
    parser.add_argument("--sample", type=int, metavar="N", help="only N mutants, picked at random")
    parser.add_argument("--seed", type=int, default=0, help="of the picking")
    asked = parser.parse_args()
    with a_copy():
        return run(asked)


if __name__ == "__main__":
    sys.exit(main())
