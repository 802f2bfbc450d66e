"""R41: what a seat may see, and no more."""

import pytest

from tests.table_talk import (
    DECK,
    FOREHAND,
    FOREHAND_ATTACK,
    FOREHAND_DEFENSE,
    NEUTRAL,
    RAFAEL,
    ROGER,
    TOPSPIN_CROSSCOURT,
    WINNER,
    Shot,
    agreed,
    given,
    side,
)
from wwtennis.games.worldwide.advance import advance
from wwtennis.games.worldwide.cards import Pile
from wwtennis.games.worldwide.events import (
    CardsDrawn,
    Going,
    PileShuffled,
    Planned,
    PlayerMoved,
    SoloPileShuffled,
    StartingHandTaken,
    StrokePlayed,
    TableCleared,
)  # fmt: skip
from wwtennis.games.worldwide.face_down import heard
from wwtennis.games.worldwide.rules.rally import hindrance, stroke_number
from wwtennis.games.worldwide.state import Match, Phase
from wwtennis.games.worldwide.view import view_of
from wwtennis.kernel.game import Event
from wwtennis.tennis.score import Score


def a_match() -> Match:
    roger = side(hand=[1, 2, 3], discard=[9, 5], played=[20], stars=2, challenges=1, built=4, at=FOREHAND)
    rafael = side(hand=[11, 12], discard=[7], played=[21, 22], stars=3)
    return given(
        Phase.STROKE, ROGER, ball=Shot(TOPSPIN_CROSSCOURT, to=FOREHAND), answered=Shot(FOREHAND_ATTACK, to=NEUTRAL),
        roger=roger, rafael=rafael, score=Score(RAFAEL, (2, 3)), server=RAFAEL, fault=61, retreated=True,
    ).state  # fmt: skip


@pytest.mark.rule("R41")
@pytest.mark.parametrize("seat", [ROGER, RAFAEL])
def test_seat_sees_its_own_hand_and_only_the_size_of_the_other(seat: int):
    view = view_of(a_match(), seat)

    hands = ((1, 2, 3), (11, 12))
    assert view.me.hand == hands[seat]
    assert view.opponent.hand == ()
    assert [end.hand_count for end in view.sides] == [3, 2]


@pytest.mark.rule("R41")
@pytest.mark.parametrize("seat", [ROGER, RAFAEL])
def test_draw_piles_are_counted_and_never_shown(seat: int):
    m = a_match()
    view = view_of(m, seat)
    before = [len(end.draw) for end in m.sides]
    for end in m.sides:
        end.draw.reverse()

    assert [end.draw_count for end in view.sides] == before == [60 - 3 - 2 - 1, 60 - 2 - 1 - 2]
    assert view_of(m, seat) == view


@pytest.mark.rule("R41")
@pytest.mark.parametrize("seat", [ROGER, RAFAEL])
def test_all_else_is_open_to_both(seat: int):
    m = a_match()
    view = view_of(m, seat)

    for name in (
        "setup",
        "phase",
        "turn",
        "score",
        "server",
        "zone",
        "fault",
        "ball",
        "answered",
        "retreated",
        "called",
        "rolled",
        "replaying",
        "point_winner",
        "ends_changed",
        "resting",
    ):
        assert getattr(view, name) == getattr(m, name), name
    for shown, end in zip(view.sides, m.sides, strict=True):
        for name in ("zone", "stars", "tokens", "challenges", "limit", "built"):
            assert getattr(shown, name) == getattr(end, name), name
        assert shown.discard == tuple(end.discard)
        assert shown.played == tuple(end.played)


STARTING = (2, 14, 38)


def seen_by_the_other(*happened: Event) -> tuple[int, ...]:
    """What both know of Roger's hand, after this."""
    m = Match(agreed())
    for event in happened:
        advance(m, heard(event, RAFAEL))
    assert view_of(m, RAFAEL).opponent.known == view_of(m, ROGER).me.known
    return view_of(m, RAFAEL).opponent.known


@pytest.mark.rule("R41")
def test_cards_that_were_seen_to_go_to_a_hand_are_known_until_they_leave_it():
    began = (StartingHandTaken(ROGER, STARTING), PileShuffled(ROGER, tuple(range(41, 61))), CardsDrawn(ROGER, (60, 59)))
    played = StrokePlayed(ROGER, 14, NEUTRAL, 0, 0, tested=False)
    paid = PlayerMoved(ROGER, FOREHAND, Going.CHASE, paid=60)
    returned = (StrokePlayed(ROGER, 59, None, 0, 0, tested=True), TableCleared(ROGER, (14,), (59,)))

    assert seen_by_the_other(*began) == STARTING
    assert seen_by_the_other(*began, played) == (2, 38)
    assert seen_by_the_other(*began, played, paid) == (2, 38)  # one that was never known
    assert seen_by_the_other(*began, played, *returned) == (2, 38, 59)
    assert seen_by_the_other(*began, played, *returned, Planned(ROGER, 14)) == (2, 14, 38, 59)


@pytest.mark.rule("R41")
def test_whoever_counts_knows_the_hand_when_the_draw_pile_is_empty():
    all_cards = tuple(DECK.strokes)
    began = (
        StartingHandTaken(ROGER, STARTING),
        PileShuffled(ROGER, all_cards[:2]),
        CardsDrawn(ROGER, all_cards[:2][::-1]),
    )
    paid = PlayerMoved(ROGER, FOREHAND, Going.CHASE, paid=all_cards[0])

    known = seen_by_the_other(*began, paid, PileShuffled(ROGER, (all_cards[0],)))

    assert set(known) == {*all_cards} - {all_cards[0]}


@pytest.mark.rule("R41")
def test_view_is_a_picture_that_later_play_does_not_touch():
    m = a_match()
    view, again = view_of(m, ROGER), view_of(m, ROGER)

    m.sides[ROGER].hand.append(40)
    m.sides[RAFAEL].discard.append(41)
    m.sides[RAFAEL].stars = 0

    assert view == again
    assert view != view_of(m, ROGER)


def test_rules_that_only_ask_take_a_view_as_well_as_the_match():
    m = a_match()
    view = view_of(m, ROGER)

    for card in (FOREHAND_DEFENSE, FOREHAND_ATTACK, WINNER):
        stroke = DECK.strokes[card]
        assert hindrance(view, ROGER, stroke) == hindrance(m, ROGER, stroke)
        assert stroke_number(view, ROGER, stroke, 1) == stroke_number(m, ROGER, stroke, 1)


@pytest.mark.rule("R41")
@pytest.mark.parametrize("seat", [ROGER, RAFAEL])
def test_cards_that_the_other_draws_are_heard_face_down(seat: int):
    mine, theirs = CardsDrawn(seat, (31, 7)), CardsDrawn(1 - seat, (31, 7))

    assert heard(mine, seat) == mine
    assert heard(theirs, seat) == CardsDrawn(1 - seat, (0, 0))


@pytest.mark.rule("R41")
@pytest.mark.parametrize("seat", [ROGER, RAFAEL])
@pytest.mark.parametrize("whose", [ROGER, RAFAEL])
def test_order_of_a_pile_is_heard_by_nobody(seat: int, whose: int):
    assert heard(PileShuffled(whose, (5, 3, 9)), seat) == PileShuffled(whose, (0, 0, 0))
    solo = SoloPileShuffled(whose, Pile.ATTACK, (5, 3, 9))
    assert heard(solo, seat) == SoloPileShuffled(whose, Pile.ATTACK, (3, 5, 9))


@pytest.mark.rule("R41")
def test_starting_hand_is_open():
    taken = StartingHandTaken(RAFAEL, (1, 2))

    assert heard(taken, ROGER) == taken
