"""Components: the court, the cards, and the sizes of the decks."""

from collections import Counter

import pytest

from tests.games.serve_play.court_talk import (
    BACK_LEFT,
    BACK_RIGHT,
    DOUBLES,
    FORE_LEFT,
    FORE_RIGHT,
    LEFT,
    REAL_DECKS,
    RIGHT,
    opened,
)  # fmt: skip
from wwtennis.games.serve_play.cards import Kind, Place, ServeKind


@pytest.mark.rule("SP-1")
def test_everybody_plays_from_one_serve_deck_and_one_play_deck():
    table = opened(DOUBLES)
    m = table.state

    assert sorted([card for hand in m.hands for card in hand] + m.draw) == sorted(m.setup.decks.plays)
    assert sorted(m.serve_draw + m.serve_used) == sorted(m.setup.decks.serves)


@pytest.mark.rule("SP-2", "S8")
def test_an_end_has_a_left_and_a_right_forecourt_and_a_left_and_a_right_back_court():
    assert [*Place] == [FORE_LEFT, FORE_RIGHT, BACK_LEFT, BACK_RIGHT]
    assert [place.half for place in Place] == [LEFT, RIGHT, LEFT, RIGHT]
    assert [place.is_fore for place in Place] == [True, True, False, False]


@pytest.mark.rule("SP-3")
def test_serve_cards_are_aces_faults_and_balls_that_are_in():
    assert {face.kind for face in REAL_DECKS.serves.values()} == {ServeKind.ACE, ServeKind.FAULT, ServeKind.IN}


@pytest.mark.rule("SP-4", "S1")
def test_play_cards_are_shots_from_place_to_place_smashes_kills_and_outs():
    ways = {(face.start, face.end) for face in REAL_DECKS.plays.values() if face.kind is Kind.SHOT}

    assert {face.kind for face in REAL_DECKS.plays.values()} == {*Kind}
    assert ways == {(start, end) for start in Place for end in Place}
    assert {face.start for face in REAL_DECKS.plays.values() if face.kind is not Kind.SHOT} == {None}


@pytest.mark.rule("S12")
def test_the_same_name_is_cross_court_and_the_other_one_down_the_line():
    cross = {(face.start, face.end): face.is_cross for face in REAL_DECKS.plays.values()}

    assert cross[BACK_LEFT, FORE_LEFT]
    assert cross[FORE_RIGHT, BACK_RIGHT]
    assert not cross[BACK_LEFT, FORE_RIGHT]
    assert not cross[FORE_RIGHT, BACK_LEFT]


@pytest.mark.rule("SP-5")
def test_real_decks_are_the_same_for_both_halves():
    copies = Counter((face.start, face.end) for face in REAL_DECKS.plays.values() if face.kind is Kind.SHOT)
    pairs = ((FORE_LEFT, FORE_RIGHT), (BACK_LEFT, BACK_RIGHT))
    other: dict[Place | None, Place] = {one: two for pair in pairs for one, two in (pair, pair[::-1])}

    assert all(count == copies[other[start], other[end]] for (start, end), count in copies.items())
    assert (len(REAL_DECKS.serves), len(REAL_DECKS.plays)) == (40, 80)
