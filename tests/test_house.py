"""The house is in order: linters, types, imports, layout, packaging, and a test for every rule of the book."""

import ast
import shlex
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from tests.catalogues import needs_babel
from tests.rule_ids import carriers_by_rule, is_played, known_ids, places_by_rule, rulebooks
from wwtennis.kernel.rulebook import Rulebook

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "wwtennis"


def run(*command: str) -> str:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
    if done.returncode:
        pytest.fail(f"$ {shlex.join(command)}\n{done.stdout}{done.stderr}", pytrace=False)
    return done.stdout


def test_ruff_has_nothing_to_say():
    run(sys.executable, "-m", "ruff", "check", ".")


def test_files_are_formatted():
    run(sys.executable, "-m", "ruff", "format", "--check", ".")


def test_types_hold():
    run(sys.executable, "-m", "mypy")


def test_imports_point_one_way():
    run(sys.executable, "-c", "from importlinter.cli import lint_imports_command as lint; lint()")


def test_every_module_says_what_it_is_for():
    silent = [str(path.relative_to(ROOT)) for path in PACKAGE.rglob("*.py") if not docstring(path)]
    assert not silent


def docstring(path: Path) -> str | None:
    return ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))


def test_top_level_is_the_agreed_one():
    agreed = {"pyproject.toml", "README.md", "LICENSE", "wwtennis", "assets", "tests"}
    assert {name for name in top_level() if not name.startswith(".")} == agreed


def top_level() -> set[str]:
    """What git tracks; all that lies there where git does not know (an unpacked archive, no git at all)."""
    try:
        tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (FileNotFoundError, subprocess.CalledProcessError):
        tracked = ""
    names = {line.split("/")[0] for line in tracked.splitlines()}
    leftovers = {"build", "dist", "PKG-INFO", "__pycache__"}
    return names or {path.name for path in ROOT.iterdir()} - leftovers


def readme_commands() -> list[str]:
    return [line for line in (ROOT / "README.md").read_text(encoding="utf-8").splitlines() if "-m venv" in line]


def test_readme_has_one_command_to_play_and_one_to_test():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    play, test = ([shlex.split(step) for step in line.split("&&")] for line in readme_commands())

    assert play[0] == test[0] == ["python3", "-m", "venv", ".venv"]
    assert play[1:] == [[".venv/bin/pip", "install", "-q", "."], [".venv/bin/wwtennis"]]
    assert test[1:] == [[".venv/bin/pip", "install", "-q", "-e", ".[test]"], [".venv/bin/pytest"]]
    assert "wwtennis" in project["scripts"]
    assert "test" in project["optional-dependencies"]


def test_ci_runs_the_readme_test_command():
    assert run(".ci/run", "--print").splitlines() == readme_commands()[1:]


@needs_babel
def test_wheel_carries_the_assets_the_compiled_catalogues_and_no_tests(tmp_path: Path):
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path))
    [wheel] = tmp_path.glob("*.whl")
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}

    assets = {path.relative_to(ROOT / "assets") for path in (ROOT / "assets").rglob("*") if path.is_file()}
    packable = [path for path in assets if path.parts[0] != "screenshots" and path.suffix not in (".md", ".mo")]
    wanted = {f"wwtennis/_assets/{path.as_posix()}".replace(".po", ".mo") for path in packable}
    assert any(name.endswith(".mo") for name in wanted)
    assert wanted == {name for name in packed if name.startswith("wwtennis/_assets/")}
    assert all(name.startswith("wwtennis/") for name in packed)


@pytest.fixture(scope="module")
def books() -> list[Rulebook]:
    return rulebooks()


def test_every_rule_of_a_game_has_a_function_and_a_test(books: list[Rulebook]):
    carried = carriers_by_rule()
    for book in filter(is_played, books):
        cited = places_by_rule(books, f"games/{book.game.replace('-', '_')}", "tennis")
        due = [rule.id for rule in book.rules() if not rule.nothing_to_do]
        assert [rule_id for rule_id in due if rule_id not in cited] == [], "no docstring cites them"
        assert [rule_id for rule_id in due if rule_id not in carried] == [], "no test carries them"


def test_rule_about_which_there_is_nothing_to_do_has_no_function(books: list[Rulebook]):
    cited = places_by_rule(books)
    assert [rule.id for book in books for rule in book.rules() if rule.nothing_to_do and rule.id in cited] == []


def test_every_rule_that_code_or_a_test_names_is_in_a_book(books: list[Rulebook]):
    known, named = known_ids(books), {**places_by_rule(books), **carriers_by_rule()}
    assert {rule_id: places for rule_id, places in named.items() if rule_id not in known} == {}
