"""Break the rules one small way at a time, and see whether a test notices: `python -m tests.mutation.run`.

Works on a copy of the checkout, so that it may be edited meanwhile. The tests are collected once; then each mutant
lives in a fork, where the one broken function or constant takes the place of the real one and the tests run until one
fails. What no test notices is printed with its place. `equivalent.py` tells which mutants are no breakage, and why.
"""

import argparse
import ast
import contextlib
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from tests.mutation.equivalent import EQUIVALENT
from tests.mutation.mutants import Mutant, mutants_of, names_made_by

ROOT = Path(__file__).parents[2]
COPIED = ("wwtennis", "assets", "tests", "pyproject.toml", ".ci")
TARGETS = ("wwtennis/games/{game}/rules/*.py", "wwtennis/games/{game}/advance.py", "wwtennis/tennis/score.py")
TESTS = ("tests/games/{game}", "tests/tennis")
LEFT_OUT = (  # slow, or not about the rules
    "bots", "stats", "test_bots.py", "test_box.py", "test_deck.py", "test_decks.py", "test_invariants.py",
    "test_player_files.py",
)  # fmt: skip
MOST_MEMORY = 4 * 2**30
PATIENCE = 3  # seconds of work for a test; a mutant may well loop for ever
HOUSE = ["-x", "-p", "no:cacheprovider", "-p", "no:xdist", "-o", "addopts=--import-mode=importlib"]

# The tests to run first, where it is not the one of the same name.
OWN_TESTS = {
    "advance": ("test_point", "test_rally", "test_ends", "test_challenge", "test_doubles"),
    "scoring": ("test_rally", "test_special_cards", "test_challenge", "test_score"),
    "drawing": ("test_point",),
    "rally": ("test_rally", "test_net", "test_special_cards"),
    "point": ("test_point", "test_set_up", "test_challenge"),
    "fatigue": ("test_solo",),
    "between": ("test_score", "test_serve"),
    "dealing": ("test_score", "test_doubles", "test_set_up"),
}


# Putting a breakage in place


def put_in_place(mutant: Mutant) -> None:
    """The statement of the module in which the breakage is takes the place of the real one, wherever it is used."""
    module = sys.modules[".".join(mutant.path.with_suffix("").parts)]
    names = dict(vars(module))
    exec(compile(ast.Module([mutant.statement], []), str(mutant.path), "exec"), names)
    for name in names_made_by(mutant.statement):
        old, new = vars(module)[name], names[name]
        if isinstance(old, FunctionType):
            old.__code__, old.__defaults__, old.__kwdefaults__ = new.__code__, new.__defaults__, new.__kwdefaults__
        else:
            put_wherever_it_was_imported(name, old, new)


def put_wherever_it_was_imported(name: str, old: object, new: object) -> None:
    for module in list(sys.modules.values()):
        if getattr(module, "__dict__", {}).get(name) is old and module.__name__.startswith(("wwtennis", "tests")):
            setattr(module, name, new)


# Running the tests


class MutationRun:
    """A pytest plugin that runs the collected tests once for each mutant."""

    def __init__(self, mutants: list[Mutant], game: str) -> None:
        self.mutants = mutants
        self.game = game
        self.made, self.killed, self.equal = Counter[str](), Counter[str](), Counter[str]()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        assert not session.testsfailed, "a test cannot be collected"
        assert not self.fails(session, None), "a test fails without a mutant: mend that first"
        for number, mutant in enumerate(self.mutants, start=1):
            self.judge(session, mutant)
            if sys.stderr.isatty():
                print(f"\r{number}/{len(self.mutants)}", end="", file=sys.stderr)
        self.report()
        return True

    def judge(self, session: pytest.Session, mutant: Mutant) -> None:
        module = mutant.path.stem
        line = mutant.path.read_text(encoding="utf-8").splitlines()[mutant.line - 1].strip()
        self.made[module] += 1
        if (module, mutant.name, mutant.change) in EQUIVALENT:
            self.equal[module] += 1
        elif self.notices(session, mutant):
            self.killed[module] += 1
        else:
            print(f"{mutant.path}:{mutant.line}: {mutant.name}: {mutant.change}\n    {line}", flush=True)

    def notices(self, session: pytest.Session, mutant: Mutant) -> bool:
        """Classes, and constants that collected tests may hold already, get a Python of their own."""
        if isinstance(mutant.statement, ast.FunctionDef):
            return self.fails(session, mutant)
        is_class = isinstance(mutant.statement, ast.ClassDef)
        return (not is_class and self.fails(session, mutant)) or fails_apart(mutant, self.game)

    def fails(self, session: pytest.Session, mutant: Mutant | None) -> bool:
        """Whether a test fails, or never ends, in a fork with this mutant."""
        child = os.fork()
        if child == 0:
            verdict = 1
            with contextlib.suppress(BaseException):
                resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
                verdict = int(any_fails(session, mutant))
            os._exit(verdict)
        return os.waitpid(child, 0)[1] != 0

    @property
    def all_noticed(self) -> bool:
        return self.killed.total() + self.equal.total() == self.made.total()

    def report(self) -> None:
        print(f"\n{'module':16}{'mutants':>9}{'equal':>7}{'killed':>8}{'share':>9}")
        for module in [*self.made, ""]:
            counts = (count[module] if module else count.total() for count in (self.made, self.equal, self.killed))
            made, equal, killed = counts
            share = killed / (made - equal) if made > equal else 1
            print(f"{module or 'all':16}{made:9}{equal:7}{killed:8}{share:9.1%}", flush=True)


def any_fails(session: pytest.Session, mutant: Mutant | None) -> bool:
    items = session.items
    if mutant is not None:
        put_in_place(mutant)
        module = mutant.path.stem
        own = OWN_TESTS.get(module, (f"test_{module}",))
        items = sorted(items, key=lambda item: item.path.stem not in own)
    return any(fails(session, item) for item in items)


def fails(session: pytest.Session, item: pytest.Item) -> bool:
    before = session.testsfailed
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)  # its signal ends the fork
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
    return session.testsfailed > before


class RuleRun(MutationRun):
    """Asks of each rule of the book whether a test that carries its id notices any mutant at all."""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.carriers: dict[str, list[pytest.Item]] = {}
        for item in session.items:
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    self.carriers.setdefault(rule, []).append(item)
        self.unbroken = dict(self.carriers)
        for mutant in self.mutants:
            if self.unbroken and isinstance(mutant.statement, ast.FunctionDef | ast.Assign):
                for rule in self.broken_by(session, mutant):
                    self.unbroken.pop(rule, None)
        self.report()
        return True

    def broken_by(self, session: pytest.Session, mutant: Mutant) -> list[str]:
        """The rules, of those not yet broken, whose tests fail in a fork with this mutant."""
        ours, theirs = os.pipe()  # a fork that loops for ever has told what it knew
        child = os.fork()
        if child == 0:
            with contextlib.suppress(BaseException):
                put_in_place(mutant)
                for rule, items in self.unbroken.items():
                    if any(fails(session, item) for item in items):
                        os.write(theirs, f"{rule}\n".encode())
            os._exit(0)
        os.close(theirs)
        with os.fdopen(ours) as told:
            broken = told.read().split()
        os.waitpid(child, 0)
        return broken

    @property
    def all_noticed(self) -> bool:
        return not self.unbroken

    def report(self) -> None:
        all_, left = len(self.carriers), len(self.unbroken)
        print(f"{all_ - left} of {all_} rules have a test that notices a mutant")
        for rule, items in self.unbroken.items():
            names = dict.fromkeys(item.name.partition("[")[0] for item in items)
            print(f"  {rule}: nothing is noticed by {', '.join(names)}")


def fails_apart(mutant: Mutant, game: str) -> bool:
    """Whether a test fails in a Python that never knew the real thing."""
    whole = mutant.path.read_text(encoding="utf-8")
    mutant.path.write_text(ast.unparse(mutant.tree), encoding="utf-8")
    try:
        command = [sys.executable, "-m", "pytest", *HOUSE, *tests(game)]
        return subprocess.run(command, capture_output=True, timeout=600, check=False).returncode != 0
    finally:
        mutant.path.write_text(whole, encoding="utf-8")


# What to break, and where


@contextlib.contextmanager
def a_copy() -> Iterator[None]:
    """The checkout as it is now, somewhere else, with Python looking there."""
    with tempfile.TemporaryDirectory() as place:
        for each in COPIED:
            if (ROOT / each).is_dir():
                shutil.copytree(ROOT / each, Path(place) / each, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(ROOT / each, place)
        os.chdir(place)
        sys.path[:] = [place, *[entry for entry in sys.path if entry and Path(entry).resolve() != ROOT]]
        for module in [module for module in sys.modules if module.partition(".")[0] in ("tests", "wwtennis")]:
            del sys.modules[module]
        yield
        os.chdir(ROOT)


def tests(game: str) -> list[str]:
    folders = [folder.format(game=game) for folder in TESTS]
    return [*folders, *[f"--ignore={folders[0]}/{name}" for name in LEFT_OUT]]


def chosen(asked: Any) -> list[Mutant]:
    found = [path for pattern in TARGETS for path in sorted(Path().glob(pattern.format(game=asked.game)))]
    paths = [path for path in found if path.stem != "__init__"]
    if asked.module:
        paths = [path for path in paths if path.stem in asked.module]
    mutants = [mutant for path in paths for mutant in mutants_of(path)]
    if asked.sample is not None and asked.sample < len(mutants):
        mutants = random.Random(asked.seed).sample(mutants, asked.sample)
    return mutants


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation.run", description=__doc__)
    parser.add_argument("--game", default="worldwide", help="the folder of the game (default: worldwide)")
    parser.add_argument("--module", action="append", help="only this one (serve, advance, score ...); may be repeated")
    parser.add_argument("--by-rule", action="store_true", help="ask which rules have a test that notices anything")
    parser.add_argument("--sample", type=int, metavar="N", help="only N mutants, picked at random")
    parser.add_argument("--seed", type=int, default=0, help="of the picking")
    asked = parser.parse_args()
    with a_copy():
        run = (RuleRun if asked.by_rule else MutationRun)(chosen(asked), asked.game)
        ended = pytest.main([*HOUSE, "-s", "-p", "no:terminal", *tests(asked.game)], plugins=[run])
    return 0 if ended == 0 and run.all_noticed else 1


if __name__ == "__main__":
    sys.exit(main())
