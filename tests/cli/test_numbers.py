"""Numbers in what is told to people are written as their language writes them; programs get them as ever."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.catalogues import compiled, needs_babel
from tests.cli.conftest import Told
from wwtennis.files.shipped import assets_folder

pytestmark = needs_babel
Run = Callable[..., Told]
FEW = ("--matches", 2, "--seed", 3, "--jobs", 1)
DECK = assets_folder() / "worldwide" / "deck.yaml"
LICENCE = "CC BY-NC-SA 4.0"  # which is called so in any language
WITH_POINT, WITH_COMMA = re.compile(r"\d\.\d"), re.compile(r"\d,\d")


@pytest.mark.parametrize(
    "words",
    [
        ("lab", "--duels", 1),
        ("lab", "--game", "hoops", "--length", "short", "--duels", 1),
        ("lab", "--compare", DECK, DECK, "--surface", "clay"),
        ("simulate",),
        ("simulate", "--surface", "all"),
        ("simulate", "--game", "serve-play"),
        ("simulate", "--game", "hoops", "--length", "short"),
        ("arena", "greedy", "random"),
    ],
    ids=lambda words: " ".join(str(word) for word in words if word is not DECK),
)
def test_tables_have_the_sign_of_the_language_between_digits(run: Run, words: tuple[object, ...]):
    compiled()
    status, out, _err = run("--lang", "fr", *words, *FEW)
    french = out.replace(LICENCE, "")

    assert status == 0
    assert WITH_COMMA.search(french)
    assert [line for line in french.splitlines() if WITH_POINT.search(line)] == []


def test_page_of_the_lab_has_it_in_its_tables_and_along_its_charts(run: Run, tmp_path: Path):
    compiled()
    page = tmp_path / "report.html"
    run("--lang", "fr", "lab", "--surface", "clay", *FEW, "--duels", 0, "--out", page)

    text = re.sub(r"<(style|metadata).*?</\1>|<[^>]*>", "\n", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    shown = [line for line in text.replace(LICENCE, "").splitlines() if line]
    assert any(WITH_COMMA.fullmatch(line) for line in shown)  # in a chart
    assert any("±" in line and WITH_COMMA.search(line) for line in shown)  # in a table
    assert [line for line in shown if WITH_POINT.search(line)] == []


def test_programs_read_the_same_in_every_language(run: Run):
    compiled()
    words = ("lab", "--surface", "clay", *FEW, "--duels", 1, "--json")
    english, french = run(*words)[1], run("--lang", "fr", *words)[1]
    assert json.loads(french) == json.loads(english)
