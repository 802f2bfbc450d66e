"""What the rest of the program may know of Serve & Play: headers, simulations, numbers, listings."""

from typing import Any

import msgspec
import pytest

from tests.games.serve_play.court_talk import DOUBLES, REAL_DECKS, SINGLES
from tests.helpers import at_random, play_out
from wwtennis.files.material import material_of
from wwtennis.games import kind_of
from wwtennis.games.serve_play.header import Header, check, setup_from
from wwtennis.games.serve_play.setup import Setup
from wwtennis.kernel.errors import BadFile, UsageError
from wwtennis.kernel.header import read_header
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
from wwtennis.tennis.timeline import MarkKind

KIND = kind_of("serve-play")
MATERIAL = material_of("serve-play")
VARIANTS: dict[str, Any] = {"tiebreak": True, "best_of": 3, "advantage": True, "fresh_card": True}


def played(names=SINGLES, seed: int = 2, **variants: Any) -> Table[Any]:
    table = Table(KIND.game(Setup(REAL_DECKS, names, **variants)), SeededLuck(seed))
    table.open()
    return play_out(table, at_random(seed))


# The header


@pytest.mark.parametrize("names", [SINGLES, DOUBLES])
@pytest.mark.parametrize("variants", [{}, VARIANTS])
def test_header_and_decks_give_the_set_up_again(names, variants):
    setup = Setup(REAL_DECKS, names, **variants)
    header = KIND.header_of(setup, 7, ["greedy"] * len(names), "2026-07-03T14:15:30Z", practice=True)

    again = read_header(msgspec.to_builtins(header), Header)

    assert again == header
    check(again)
    material = material_of(KIND.id)
    assert setup_from(again, material) == msgspec.structs.replace(setup, decks=material.decks)


def test_variants_that_are_not_played_are_left_out_of_the_header():
    plain = msgspec.to_builtins(KIND.header_of(Setup(REAL_DECKS), 7, ("human", "greedy")))

    assert list(plain) == ["format", "version", "game", "seats", "seed", "program", "decks"]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "worldwide"}, "not the log of a serve-play match"),
        ({"seats": []}, "`seats` has 0, and two play singles, four play doubles"),
        ({"seats": [{"name": "A", "by": "human"}] * 3}, "`seats` has 3, and two play singles, four play doubles"),
        ({"seats": [{"name": "", "by": "human"}] * 2}, "`name` must be 1 to 60 printable characters"),
        ({"seats": [{"name": "A", "by": "\x1b"}] * 2}, "`by` must be 1 to 60 printable characters"),
        ({"best_of": 5}, "`best_of` is 5, and it is 1 or 3"),
        ({"seed": -1}, "`seed` is -1"),
        ({"date": "yesterday"}, "`date` is"),
        ({"surface": "clay"}, "not a header of this game"),
        ({"tiebreak": "yes"}, "not a header of this game"),
        ({"decks": "x" * 61}, "`decks` must be 1 to 60"),
    ],
)
def test_header_that_cannot_be_is_one_sentence(change: dict[str, Any], sentence: str):
    found = msgspec.to_builtins(KIND.header_of(Setup(REAL_DECKS), 7, ("human", "greedy"))) | change

    with pytest.raises(BadFile, match=sentence):
        check(read_header(found, Header))


def test_other_decks_are_refused():
    header = KIND.header_of(Setup(REAL_DECKS), 7, ("human", "greedy"))
    assert isinstance(header, Header)

    with pytest.raises(BadFile, match="played with other decks"):
        setup_from(msgspec.structs.replace(header, decks="0123456789abcdef"), material_of(KIND.id))


# Many matches


def asked(**more: Any) -> dict[str, Any]:
    return {"doubles": False, "best_of": "1", "tiebreak": False, "advantage": False, "fresh_card": False} | more


def test_options_of_a_simulation_are_what_is_agreed_on():
    arranged = KIND.arrange(MATERIAL, asked(doubles=True, best_of="3", tiebreak=True), ["greedy", "random", None, None])

    [setup] = arranged.setups
    assert (setup.seats, setup.best_of, setup.tiebreak, setup.advantage, setup.fresh_card) == (4, 3, True, False, False)
    assert arranged.bots == ("greedy", "random", "greedy", "random")
    assert setup.names == ("greedy A", "random B", "greedy C", "random D")


def test_partners_may_be_different_bots():
    assert KIND.arrange(MATERIAL, asked(doubles=True), [None, None, "random", None]).bots == (
        "greedy", "greedy", "random", "greedy",
    )  # fmt: skip


def test_in_singles_nobody_sits_in_the_third_seat():
    with pytest.raises(UsageError, match="--c and --d are for --doubles"):
        KIND.arrange(MATERIAL, asked(), [None, None, "random", None])


def test_the_names_of_the_bots_need_not_load_them_and_are_right():
    assert KIND.bot_names == tuple(KIND.bots)


# In words and pictures


@pytest.mark.parametrize(
    ("names", "variants", "about"),
    [
        (SINGLES, {}, ["singles", "one set"]),
        (DOUBLES, VARIANTS, ["doubles", "best of 3", "tie-break", "advantage", "fresh cards"]),
    ],
)
def test_what_is_played_is_told_in_a_few_words(names, variants, about):
    header = KIND.header_of(Setup(REAL_DECKS, names, **variants), 7, ["human"] * len(names))

    assert KIND.about(KIND.agreed(msgspec.to_builtins(header))) == about


def test_partners_play_together():
    assert KIND.versus(SINGLES) == "Ann - Bob"
    assert KIND.versus(DOUBLES) == "Ann & Cy - Bob & Dee"


def test_a_match_in_numbers_has_everything_a_program_may_want():
    table = played(DOUBLES, tiebreak=True)

    numbers = KIND.numbers(table.entries or [], table.state)

    assert numbers.match["doubles"]
    assert numbers.match["winner"] in (0, 1)
    assert len(numbers.counted["points"]) == len(numbers.counted["momentum"])
    assert sum(side["points"] for side in numbers.counted["box"]) == len(numbers.counted["points"])


def test_timeline_has_points_games_and_the_set():
    table = played()
    line = KIND.timeline(table.entries)

    [games] = table.state.score.sets
    assert len(line.stops()["game"]) == sum(games)
    assert [mark.kind for mark in line.marks].count("set") == 1
    assert {mark.kind for mark in line.marks} <= {*MarkKind}


# Listings


def test_cards_are_listed_by_their_names():
    cards = KIND.listings["cards"]

    whole = cards.lines(MATERIAL, None, {}, ascii_only=False, width=80)
    assert "Smash" in "\n".join(whole)
    assert all(len(line) <= 80 for line in whole)
    volleys = cards.lines(MATERIAL, "VOLLEY", {}, ascii_only=False, width=80)
    assert len(volleys) == 5
    assert len(cards.data(MATERIAL, None)["play"]) == 19
    assert [face["to"] for face in cards.data(MATERIAL, "forehand drop shot")["play"]] == ["fl"]
    with pytest.raises(UsageError, match="there is no card 'lob'"):
        cards.lines(MATERIAL, "lob", {}, ascii_only=False, width=80)


def test_a_single_card_is_drawn_with_its_diagram():
    """From one's right back-court to the opponent's left forecourt, which is on the right as well: down the line."""
    drawn = KIND.listings["cards"].lines(MATERIAL, "forehand drop shot", {}, ascii_only=True, width=80)

    assert drawn == [
        "Forehand drop shot",
        "right back-court to left forecourt, down the line",
        "It is played where the ball is, and takes it to the other end.",
        "3 cards in the deck",
        "",
        "+-------+-------+",
        "|       |       |",
        "+-------+-------+",
        "|       |   x   |",
        "+=======+=======+",
        "|       |       |",
        "+-------+-------+",
        "|       |   o   |",
        "+-------+-------+",
    ]
    assert KIND.listings["cards"].lines(MATERIAL, "kill", {}, ascii_only=True, width=80) == [
        "Kill", "It wins the point, and answers a Smash.", "3 cards in the deck",
    ]  # fmt: skip
