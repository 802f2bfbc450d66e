"""A player file that cannot be played with is refused in one sentence; logs hold to the cards they were played with."""

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.helpers import at_random, play_out
from tests.material import load_deck, load_players, own_file
from wwtennis.files.assets import read_yaml
from wwtennis.files.logs import read_log, write_log
from wwtennis.files.material import Folder
from wwtennis.games.worldwide.game import Worldwide
from wwtennis.games.worldwide.header import GAME, Header, header_of, setup_from
from wwtennis.games.worldwide.kind import KIND
from wwtennis.games.worldwide.material import Material
from wwtennis.games.worldwide.player_cards import PlayerCard, read_players
from wwtennis.games.worldwide.setup import Level, SeatSetup, Setup, seat_of
from wwtennis.games.worldwide.solo_levels import SOLO_LEVELS
from wwtennis.kernel.check import check
from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.header import read_header
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table

DECK, OWN = load_deck(), load_players()

# Two cards as a file has them, so that balancing the real ones breaks no test.
GOOD: dict[str, Any] = {
    "roger": {
        "name": "Roger",
        "style": {"en": "Artist", "fr": "Artiste"},
        "hand": 12,
        "stars": {"up": 4, "down": 1},
        "removes": [58, 30],
        "powers": {"forehand_attack_winner": 18},
        "penalties": {"shaky_backhands": 1},
    },
    "rafael": {
        "name": "Rafael",
        "style": {"en": "Grinder", "fr": "Terrien"},
        "hand": 13,
        "stars": {"up": 3, "down": 2},
    },
}
PLAYERS = read_players(GOOD, "players.yaml", DECK)


def test_own_file_is_read_as_it_is_written():
    written: Any = read_yaml(own_file())

    assert list(OWN) == list(written)
    for card, told in zip(OWN.values(), written.values(), strict=True):
        assert (card.name, card.styles, card.hand) == (told["name"], told["style"], told["hand"])
        assert {"up": card.stars_up, "down": card.stars_down} == told["stars"]
        assert card.removed == tuple(sorted(told["removes"]))
        assert (dict(card.powers), dict(card.penalties)) == (told["powers"], told["penalties"])


def test_what_a_card_may_leave_out_is_nothing():
    rafael = PLAYERS["rafael"]

    assert (rafael.removed, rafael.powers, rafael.penalties) == ((), (), ())


def sets(*path: Any) -> Callable[[Any], None]:
    """Put a value where the path leads, in Roger's card."""
    *way, last, value = path

    def change(data: Any) -> None:
        place = data["roger"]
        for step in way:
            place = place[step]
        place[last] = value

    return change


def drops(field: str) -> Callable[[Any], None]:
    return lambda data: data["roger"].pop(field)


def adds(key: Any, value: Any) -> Callable[[Any], None]:
    return lambda data: data.update({key: value})


ROGER = "players.yaml: player 'roger'"
BAD = [
    (drops("name"), f"{ROGER}: name: found nothing, expected a text on one line"),
    (sets("name", "Ro\nger"), f"{ROGER}: name: found 'Ro\\nger', expected a text on one line"),
    (sets("style", "fr", 3), f"{ROGER}: style: fr: found 3, expected a text on one line"),
    (drops("hand"), f"{ROGER}: hand: found nothing, expected a whole number from 6 to 20"),
    (sets("hand", 5), f"{ROGER}: hand: found 5, expected a whole number from 6 to 20"),
    (sets("hand", 12.0), f"{ROGER}: hand: found 12.0, expected a whole number from 6 to 20"),
    (sets("hand", True), f"{ROGER}: hand: found true, expected a whole number from 6 to 20"),
    (sets("stars", 5), f"{ROGER}: stars: found 5, expected the fields up, down"),
    (sets("stars", "up", -1), f"{ROGER}: stars: up: found -1, expected a whole number from 0 to 8"),
    (sets("stars", "down", 8), f"{ROGER}: stars: found 4 up and 8 down, expected 1 to 8 of them"),
    (sets("stars", {"up": 0, "down": 0}), f"{ROGER}: stars: found 0 up and 0 down, expected 1 to 8 of them"),
    (sets("removes", 30), f"{ROGER}: removes: found 30, expected a list of up to 6 card numbers"),
    (sets("removes", [1, 2, 3, 4, 5, 6, 7]), f"{ROGER}: removes: found [1, 2, 3, 4, 5, 6, ...], expected a list of"),
    (sets("removes", [71]), f"{ROGER}: removes: found 71, expected strokes from #1 to #60"),
    (sets("removes", [64]), f"{ROGER}: removes: found 64, expected strokes from #1 to #60"),
    (sets("removes", ["30"]), f"{ROGER}: removes: found '30', expected strokes from #1 to #60"),
    (sets("removes", [30, 30]), f"{ROGER}: removes: found #30 more than once, expected each card once"),
    (sets("powers", ["fly"]), f"{ROGER}: powers: found ['fly'], expected ids with a number each, such as "),
    (sets("powers", "fly", 2), f"{ROGER}: powers: found 'fly', expected one of forehand_attack_winner, "),
    (sets("powers", "shaky_volleys", 2), f"{ROGER}: powers: found 'shaky_volleys', expected one of "),
    (sets("penalties", "sure_volleys", 2), f"{ROGER}: penalties: found 'sure_volleys', expected one of "),
    (
        sets("powers", "forehand_attack_winner", 21),
        f"{ROGER}: powers: forehand_attack_winner: found 21, expected a whole number from 11 to 20",
    ),
    (
        lambda data: data["roger"].update(powers={"deep_focus": 3}, penalties={"poor_focus": 1}),
        f"{ROGER}: penalties: found 'poor_focus', expected no such thing beside 'deep_focus'",
    ),
    (
        sets("speed", 3),
        f"{ROGER}: found an unknown field 'speed', expected one of the fields name, style, hand, stars,",
    ),
    (adds("roger", "tall"), f"{ROGER}: found 'tall', expected the fields name, style, hand, stars"),
    (adds("Big Bill", {}), "players.yaml: found 'Big Bill', expected a player's id of up to 20 letters from a to z"),
    (adds(7, {}), "players.yaml: found 7, expected a player's id"),
]


@pytest.mark.rule("WT-18.2")
@pytest.mark.parametrize(("change", "sentence"), BAD, ids=[sentence[14:60] for _, sentence in BAD])
def test_bad_player_file_is_told_in_one_sentence(change: Callable[[Any], None], sentence: str):
    data = deepcopy(GOOD)
    change(data)

    with pytest.raises(BadFile) as caught:
        read_players(data, "players.yaml", DECK)

    assert str(caught.value).startswith(sentence)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("data", [None, [], {}, "roger", 3])
def test_file_without_players_is_told_in_one_sentence(data: Any):
    with pytest.raises(BadFile, match=r"players\.yaml: found .*, expected players, each with its fields"):
        read_players(data, "players.yaml", DECK)


def test_file_is_named_when_it_is_loaded(tmp_path: Path):
    path = tmp_path / "mine.yaml"
    path.write_text("roger: {name: Roger, hand: 99}", encoding="utf-8")

    with pytest.raises(BadFile, match=r"mine\.yaml: player 'roger': style: found nothing"):
        load_players(path)


# Fingerprints


@pytest.mark.parametrize(
    "change",
    [
        {"hand": 11},
        {"stars_up": 3},
        {"stars_down": 2},
        {"removed": (30, 52)},
        {"powers": (("forehand_attack_winner", 17),)},
        {"penalties": ()},
    ],
    ids=str,
)
def test_fingerprint_covers_everything_that_the_rules_read(change: dict[str, Any]):
    roger = PLAYERS["roger"]

    assert msgspec.structs.replace(roger, **change).fingerprint != roger.fingerprint


def test_fingerprint_covers_no_words():
    roger = PLAYERS["roger"]

    assert msgspec.structs.replace(roger, name="Rog", styles={"en": "x", "fr": "y"}).fingerprint == roger.fingerprint


# Logs


def recorded(path: Path, setup: Setup, seed: int = 3) -> Path:
    table = Table(Worldwide(setup), SeededLuck(seed))
    table.open()
    play_out(table, at_random(seed))
    write_log(path, header_of(setup, seed, ("human", "solo" if setup.solo else "human")), table.entries)
    return path


SEATS = (seat_of("Ann", OWN["roger"]), seat_of("Bob", OWN["rafael"]))


@pytest.mark.parametrize("solo", [None, *SOLO_LEVELS.values()], ids=str)
@pytest.mark.parametrize("seats", [SEATS, (SeatSetup("Ann"), SEATS[1]), (SeatSetup("Ann"), SeatSetup("Bob"))])
def test_log_keeps_player_cards_and_solo_level_and_checks(tmp_path: Path, solo: Any, seats: Any):
    path = recorded(tmp_path / "match.jsonl", Setup(DECK, seats=seats, solo=solo))

    recording = read_log(path)

    assert recording.setup == Setup(DECK, seats=seats, solo=solo)
    assert check(recording.game, recording.entries, 3).finished


PINNED = (seat_of("Ann", PLAYERS["roger"]), seat_of("Bob", PLAYERS["rafael"]))


def box(players: dict[str, PlayerCard]) -> Material:
    """The own deck, with these player cards."""
    material = Material(Folder(GAME), {})
    material.players = players  # in place of those that would be read
    return material


def header(**changes: Any) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(header_of(Setup(DECK, seats=PINNED), 3, ("human", "human")))
    return found | changes


def seat(**changes: Any) -> dict[str, Any]:
    one, other = header()["seats"]
    return header(seats=[{**one, **changes}, other])


OTHER = {"id": "roger", "fingerprint": "0" * 16}
BAD_HEADERS = [
    (seat(player={"id": "ivan", "fingerprint": "0" * 16}), 'the player card "ivan", and there is none of that name'),
    (seat(player=OTHER), 'played with another player card "roger": its fingerprint is 0000000000000000'),
    (seat(hand=13), 'seat "Ann" has .*"hand":13.*, and with this player card it has .*"hand":12'),
    (seat(removed=[1]), 'seat "Ann" has .*"removed":.1.*, and with this player card it has'),
    (seat(player=None), 'seat "Ann" has .*, and without a player card it has .*"removed":..'),
    (seat(player={"id": "\x1b[31m", "fingerprint": "0"}), "`player` must be 1 to 60 printable characters"),
    (header(level="warmup", challenges=False), "a seat has a player card, and a warm-up has none"),
    (header(solo="legend"), '`solo` is "legend", and its levels are book'),
]


@pytest.mark.parametrize(("found", "sentence"), BAD_HEADERS, ids=[sentence[:40] for _, sentence in BAD_HEADERS])
def test_header_that_cannot_be_is_told_in_one_sentence(found: dict[str, Any], sentence: str):
    with pytest.raises(BadFile, match=sentence):
        setup_of(found)


def setup_of(found: dict[str, Any]) -> Setup:
    read = read_header(found, Header)
    KIND.check(read)
    return setup_from(read, box(PLAYERS))


def test_log_is_refused_where_its_player_card_has_changed(tmp_path: Path):
    # Of neither is there a copy.
    strong, stronger = (msgspec.structs.replace(OWN["roger"], hand=hand) for hand in (19, 20))
    seats = (seat_of("Ann", strong), SEATS[1])
    path = recorded(tmp_path / "match.jsonl", Setup(DECK, seats=seats))

    with pytest.raises(BadFile, match='another player card "roger"'):
        read_log(path, lambda _game: box(OWN | {"roger": stronger}))


def test_warm_up_against_the_solo_opponent_is_kept_too(tmp_path: Path):
    setup = Setup(DECK, level=Level.WARMUP, solo=SOLO_LEVELS["book"])

    recording = read_log(recorded(tmp_path / "match.jsonl", setup))

    assert recording.setup.solo is SOLO_LEVELS["book"]
    assert not recording.setup.challenges_on
