"""The map of the code says what is there: every folder, every field of the log, and nothing that is not."""

import re
from collections.abc import Iterable
from enum import StrEnum
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from wwtennis.cli.commands import COMMANDS, command
from wwtennis.games import FIRST, GAMES
from wwtennis.games.worldwide.choices import CHOICES
from wwtennis.games.worldwide.events import EVENTS, Going, How, Rest
from wwtennis.games.worldwide.header import CardIdentity, Header, Seat
from wwtennis.kernel import header as kernel
from wwtennis.tennis.score import Score

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "wwtennis"
PLACES = ("wwtennis", "assets", "tests", ".ci")
MAP = (PACKAGE / "README.md").read_text(encoding="utf-8")


def section(title: str, text: str = MAP) -> str:
    """The part of the map under this heading, to the next one of any kind."""
    return re.split(r"\n#+ ", text.split(f"# {title}\n", 1)[1])[0]


def table_rows(title: str, text: str = MAP) -> dict[str, list[str]]:
    """The rows of the tables there: the first cell, and the words in code of the second."""
    found = re.findall(r"^\| `(\w+)` \|(.*?)\|", section(title, text), re.MULTILINE)
    return {name: re.findall(r"`(\w+)`", cell) for name, cell in found}


def fields(kinds: Iterable[type[msgspec.Struct]]) -> dict[str, list[str]]:
    return {kind.__name__: list(kind.__struct_fields__) for kind in kinds}


def test_every_event_is_told_with_its_fields():
    assert table_rows("Events") == fields(EVENTS)


def test_every_answer_is_told_with_its_fields():
    assert table_rows("Answers") == fields(CHOICES)


@pytest.mark.parametrize("game", [game for game in GAMES if game != FIRST])
def test_what_a_log_of_another_game_says_is_told_beside_it(game: str):
    package = GAMES[game].removesuffix(".kind")
    events, choices, header = (import_module(f"{package}.{name}") for name in ("events", "choices", "header"))
    text = (PACKAGE / "games" / package.split(".")[-1] / "README.md").read_text(encoding="utf-8")

    assert table_rows("Events", text) == fields(events.EVENTS)
    assert table_rows("Answers", text) == fields(choices.CHOICES)
    assert all(f'`"{how.value}"`' in text for how in getattr(events, "How", ()))
    own = [field for field in header.Header.__struct_fields__ if field not in kernel.Header.__struct_fields__]
    assert list(table_rows("The header", text)) == own


def test_every_field_of_the_header_is_told():
    fields = [each.__struct_fields__ for each in (kernel.Header, kernel.HeaderSeat, Header, Seat)]
    assert list(table_rows("The header")) == list(dict.fromkeys(field for each in fields for field in each))
    assert all(f"`{field}`" in section("The header") for field in CardIdentity.__struct_fields__)


def test_every_field_of_a_score_is_told():
    assert all(f"`{field}`" in section("Events").split("A score")[1] for field in Score.__struct_fields__)


@pytest.mark.parametrize("words", [How, Going, Rest])
def test_every_word_of_a_field_is_told(words: type[StrEnum]):
    assert all(f'`"{word.value}"`' in MAP for word in words)


def on_the_map() -> dict[str, str]:
    """What is told of each folder."""
    told = re.split(r"^- `([\w/]+)/`", section("The folders"), flags=re.MULTILINE)[1:]
    return {folder: words.split("\n\n")[0] for folder, words in zip(told[::2], told[1::2], strict=True)}


def named(folder: str) -> list[str]:
    return re.findall(r"`([\w/]+(?:\.py|/))`", on_the_map()[folder])


def test_every_folder_is_on_the_map_and_every_file_that_it_names_is_there():
    folders = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    games = {f"games/{path.parent.name}" for path in PACKAGE.glob("games/*/__init__.py")}
    assert set(on_the_map()) == folders | games
    for folder in on_the_map():
        for name in named(folder):
            assert (PACKAGE / folder / name).exists(), f"{folder}/{name}"


def test_every_file_that_the_map_names_is_there():
    """By as much of its path as the map tells; GAME and LANGUAGE stand for any, and no deck is an old one yet."""
    there = [f"/{path.relative_to(ROOT).as_posix()}" for top in PLACES for path in (ROOT / top).rglob("*")]
    for name in re.findall(r"`([\w./]+(?:\.py|\.yaml|\.tcss|/))`", MAP):
        pattern = re.sub(r"GAME|LANGUAGE", r"[^/]+", f"/{name.rstrip('/')}$")
        assert "FINGERPRINT" in name or name == "assets/" or any(re.search(pattern, path) for path in there), name


WHOLLY_TOLD = ["kernel", "tennis", "lab", "watching", *[f"games/{path.split('.')[-2]}" for path in GAMES.values()]]


@pytest.mark.parametrize("folder", WHOLLY_TOLD)
def test_every_module_of_these_folders_is_on_the_map(folder: str):
    modules = {path.name for path in (PACKAGE / folder).glob("*.py")} - {"__init__.py"}
    packages = {f"{path.parent.name}/" for path in (PACKAGE / folder).glob("*/__init__.py")}
    assert modules | packages <= {*named(folder)}


def test_every_command_is_a_module():
    assert all(command(name).EXAMPLES for name in COMMANDS)
