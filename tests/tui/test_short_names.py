"""Cards have a name for where there is little room, in every language that they are printed in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from tests.material import load_deck
from wwtennis.files.material import material_of
from wwtennis.games.worldwide.cards import Serve, Stroke
from wwtennis.tui.shell.canvas import fitting
from wwtennis.tui.worldwide.widgets.hand_brush import TILE_LEAST_WIDTH, two_lines

ROOM = 17  # columns of a list at 80x24


def of_worldwide() -> Iterator[tuple[Mapping[str, str], Mapping[str, str]]]:
    deck = load_deck()
    cards: list[Stroke | Serve] = [*deck.strokes.values(), *deck.serves.values()]
    return ((card.names, card.shorts) for card in cards)


def of_serve_play() -> Iterator[tuple[Mapping[str, str], Mapping[str, str]]]:
    plays = material_of("serve-play").decks.plays.values()
    return ((face.names, face.shorts) for face in {id(face): face for face in plays}.values())


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("cards", [of_worldwide, of_serve_play])
def test_every_card_can_be_named_in_a_narrow_list_and_told_from_the_others(cards: Callable[[], Any], language: str):
    ways = [(names[language], (shorts or names)[language]) for names, shorts in cards()]
    told = [fitting(names, ROOM) for names in ways]
    assert [name for name in told if "…" in name] == []
    assert len({*told}) == len(ways)


def test_a_thing_is_said_at_length_where_there_is_room_and_briefly_where_there_is_not():
    ways = ("Forehand down the line", "FH down the line")
    assert [fitting(ways, room) for room in (22, 21, 16, 15)] == [*ways[:1], *ways[1:], ways[1], "FH down the li…"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_has_its_name_whole_on_its_tile(language: str):
    ways = [(names[language], (shorts or names)[language]) for names, shorts in of_worldwide()]
    told = [" ".join(two_lines(names, TILE_LEAST_WIDTH - 4, "…")) for names in ways]
    assert [name for name in told if "…" in name] == []
    assert len({*told}) == len(ways)


def test_a_name_that_stands_on_no_tile_is_shortened():
    assert two_lines(("Backhand down the line", "BH down the line"), 9, "…") == ["BH down", "the line"]
    assert two_lines(("Backhand down the line", "BH down the line"), 7, "…") == ("BH down", "the li…")
    assert two_lines(("Forehand", "Forehand"), 5, "…") == ("Fore…",)
