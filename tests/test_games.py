"""A game that is listed goes through everything that a game goes through: the recipe of the map, held to it."""

import json
import tomllib
from pathlib import Path

import pytest

from tests.agreed import AGREED
from tests.contract.contenders import CONTENDERS
from tests.tui.pictures.situations import all_situations
from wwtennis.games import FIRST, GAMES, kind_of
from wwtennis.tui.shell.game_screens import SCREENS, screens_of

ROOT = Path(__file__).parent.parent


def folder(game: str) -> str:
    return GAMES[game].split(".")[-2]


@pytest.mark.parametrize("game", GAMES)
def test_it_has_the_contract_kept_matches_and_journals(game: str):
    assert game in {contender.game.name for contender in CONTENDERS}
    assert game in {agreed.game for agreed in AGREED}
    logs = (ROOT / "tests" / "playthroughs").glob("*.jsonl")
    assert game in {json.loads(log.read_text(encoding="utf-8").splitlines()[0])["game"] for log in logs}


@pytest.mark.parametrize("game", GAMES)
def test_it_has_screens_words_for_them_and_pictures(game: str):
    assert SCREENS[game] == f"wwtennis.tui.{folder(game)}.screens"
    assert screens_of(game).terms()
    assert game == FIRST or any(name.startswith(folder(game)) for name in all_situations())


@pytest.mark.parametrize("game", GAMES)
def test_its_screens_know_no_other_game(game: str):
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    [found] = [each for each in contracts if each.get("source_modules") == [f"wwtennis.tui.{folder(game)}"]]
    others = {f"wwtennis.games.{folder(other)}" for other in GAMES if other != game}
    assert {*found["forbidden_modules"]} == others
    [layers] = [each["layers"] for each in contracts if each["type"] == "layers" and "containers" not in each]
    assert f"wwtennis.tui.{folder(game)}" in layers[0]


@pytest.mark.parametrize("game", GAMES)
def test_it_names_itself(game: str):
    kind = kind_of(game)
    assert kind.id == game
    assert kind.name
    assert kind.says
