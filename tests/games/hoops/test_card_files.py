"""Card files that cannot be played with are refused with one sentence: where, what was found, what was expected."""

import copy
from typing import Any

import pytest

from tests.games.hoops.courtside import CARDS
from wwtennis.files.assets import read_yaml
from wwtennis.files.shipped import assets_folder
from wwtennis.games.hoops.cards import Cards
from wwtennis.games.hoops.reading import FILES, read_cards
from wwtennis.kernel.errors import BadFile

DATA: dict[str, Any] = {name: read_yaml(assets_folder() / "hoops" / name) for name in FILES}


def read(changed: dict[str, Any]) -> Cards:
    return read_cards(lambda name: changed[name])


def spoilt(file: str, *path: Any, value: Any) -> dict[str, Any]:
    """The data with one thing changed; without a value it is taken away."""
    data = copy.deepcopy(DATA)
    place = data[file]
    for step in path[:-1]:
        place = place[step]
    if value is Ellipsis:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return data


PLAYERS, TACTICS, TEAMS = FILES


@pytest.mark.parametrize(
    ("file", "path", "value", "told"),
    [
        (PLAYERS, (4, "cost"), 0, "players.yaml: entry 5: cost: found 0, expected a whole number from 1 to 12"),
        (PLAYERS, (4, "cost"), "3", "players.yaml: entry 5: cost: found '3', expected a whole number"),
        (PLAYERS, (4, "number"), 6, "players.yaml: #6: number: found a second card with it, expected each number once"),
        (PLAYERS, (99,), ..., "players.yaml: #100: found no such card"),
        (PLAYERS, (0, "positions"), ["PG", "PG"], "positions: found ['PG', 'PG'], expected one or two different"),
        (PLAYERS, (0, "positions"), [], "expected one or two different positions"),
        (PLAYERS, (0, "positions"), ["PG", "SG", "C"], "expected one or two different positions"),
        (PLAYERS, (0, "speed"), 3, "found an unknown field 'speed'"),
        (PLAYERS, (0, "three"), ..., "three: found nothing"),
        (PLAYERS, (0, "country"), "France", "expected two capital letters"),
        (PLAYERS, (0, "name"), "", "expected a text on one line"),
        (PLAYERS, (0, "look"), {"en": "tall"}, "look: fr: found nothing"),
        (PLAYERS, (0, "medal"), "yes", "expected true or false"),
        (TACTICS, ("motion", "copies"), 4, "copies: found 71 cards in all, expected 70"),
        (TACTICS, ("motion",), ..., "found 19 models, expected 20"),
        (TACTICS, ("motion", "side"), "attack", "expected one of offence, defence"),
        (
            TACTICS,
            ("motion", "keeps"),
            {"steal": 1},
            "tactics.yaml: motion: keeps: found {'steal': 1}, expected",
        ),
        (TACTICS, ("motion", "keeps"), {}, "expected one to three of three, inside, drive"),
        (TEAMS, ("starters",), [], "starters: found 0 cards, expected 10"),
        (TEAMS, ("starters", 0, "positions"), ["C"], "starters: found 1 cards for PG alone, expected two"),
        (TEAMS, ("basics", 0, "side"), "defence", "basics: three-points: keeps"),
        (TEAMS, ("beginners", "court"), [201], "beginners: found 1 on the court and 12 in the deck"),
        (TEAMS, ("beginners", "court", 0), 209, "found card 209 as PG, expected a player who can play there"),
        (TEAMS, ("beginners", "deck", 0), 213, "found a card twice"),
        (TEAMS, ("machines", "wall", "positions", 0), "QB", "machines: wall: positions: entry 1: found 'QB', expected"),
        (TEAMS, ("machines", "wall", "skills"), ["dunk"], "found 'dunk', expected one of three, inside, drive"),
        (TEAMS, ("machines", "wall", "skills"), ..., "machines: wall: skills: found nothing"),
        (TEAMS, ("machines", "fence"), {"positions": [], "skills": []}, "machines: found 'fence', expected one of sho"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(file: str, path: tuple[Any, ...], value: Any, told: str):
    with pytest.raises(BadFile) as refused:
        read(spoilt(file, *path, value=value))

    assert told in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("data", [None, 7, "cards", [], {}])
@pytest.mark.parametrize("file", FILES)
def test_file_that_is_something_else_is_refused(file: str, data: Any):
    with pytest.raises(BadFile):
        read({**DATA, file: data})


def test_fingerprint_covers_what_the_rules_read_and_no_words():
    other_name = spoilt(PLAYERS, 0, "name", value="Somebody Else")
    other_cost = spoilt(PLAYERS, 0, "cost", value=DATA[PLAYERS][0]["cost"] + 1)
    other_medal = spoilt(PLAYERS, 1, "medal", value=not DATA[PLAYERS][1].get("medal", False))
    other_keeps = spoilt(TACTICS, "motion", "keeps", "three", value=9)
    other_machine = spoilt(TEAMS, "machines", "wall", value=...)

    assert read(DATA).fingerprint == CARDS.fingerprint == read(other_name).fingerprint
    changed = {read(data).fingerprint for data in (other_cost, other_medal, other_keeps, other_machine)}
    assert len(changed | {CARDS.fingerprint}) == 5
