"""The shape of matches is counted as the tour counts, from events and decisions."""

import pickle
from typing import Any

import pytest

from tests.recordings import table_for
from tests.table_talk import DECK
from wwtennis.games.worldwide.cards import Kind, Spin, Zone
from wwtennis.games.worldwide.choices import GIVE_UP, Ask, PlayStroke, ServeBall
from wwtennis.games.worldwide.events import (
    CoinTossed,
    Going,
    How,
    MatchWon,
    PlayerMoved,
    PointReplayed,
    PointStarted,
    PointWon,
    ServeIn,
    ServeStruck,
    StrokeLanded,
    StrokeMissed,
    StrokePlayed,
)  # fmt: skip
from wwtennis.games.worldwide.setup import Setup
from wwtennis.games.worldwide.stats.measures import MEASURES
from wwtennis.games.worldwide.stats.shape import Ending, Pace, Shape, ending, shape_for
from wwtennis.kernel.game import Event, Question
from wwtennis.tennis.score import Score

ANN, BOB = 0, 1
DEFENSE, SLICED, DROP, LOB, SMASH, VOLLEY, ATTACK = 1, 14, 33, 44, 60, 48, 25
STRUCK = (PointStarted(ANN, Zone.FOREHAND), ServeStruck(ANN, 63, None, 0, 1))
SERVED = (*STRUCK, ServeIn(ANN, 63, Zone.FOREHAND, None))


def hit(seat: int, card: int) -> tuple[Event, ...]:
    return StrokePlayed(seat, card, Zone.NEUTRAL, 0, 0, tested=False), StrokeLanded(seat, card, Zone.NEUTRAL, None, 0)


def missed(seat: int, card: int) -> tuple[Event, ...]:
    return StrokePlayed(seat, card, Zone.NEUTRAL, 0, 0, tested=True), StrokeMissed(seat, card, close=False)


def won(seat: int, how: How = How.FAULT) -> PointWon:
    return PointWon(seat, how, Score(ANN))


def told(*events: Event) -> Shape:
    shape = shape_for(DECK)
    for event in (CoinTossed(ANN), *events):
        shape.hear(event)
    return shape


def test_strokes_are_counted_by_kind_whether_they_landed_or_not():
    shape = told(*SERVED, *hit(BOB, SLICED), *hit(ANN, DROP), *missed(BOB, DEFENSE), won(ANN))

    assert shape.strokes == {Kind.DEFENSE: 2, Kind.DROP_SHOT: 1}
    assert shape.sliced == 1
    assert shape.endings == {Ending.ERROR: 1}


def test_net_point_is_one_in_which_somebody_chose_to_go_there():
    chosen, chased = PlayerMoved(ANN, Zone.VOLLEY, Going.NET), PlayerMoved(BOB, Zone.VOLLEY, Going.CHASE)
    shape = told(*SERVED, chosen, *hit(BOB, DEFENSE), *hit(ANN, 58), chased, *missed(BOB, DEFENSE), won(ANN))

    assert (shape.approaches, shape.approaches_won) == (1, 1)
    assert told(*SERVED, chosen, *hit(BOB, 38), *missed(ANN, VOLLEY), won(BOB)).approaches_won == 0


def test_a_replayed_point_counts_for_nothing():
    net = PlayerMoved(ANN, Zone.VOLLEY, Going.NET)
    shape = told(*SERVED, net, *hit(BOB, LOB), *missed(ANN, SMASH), PointReplayed(), *STRUCK, won(ANN, How.ACE))

    assert (shape.strokes.total(), shape.approaches, shape.endings) == (0, 0, {Ending.ACE: 1})


@pytest.mark.parametrize(
    ("shots", "how", "called"),
    [
        (0, How.ACE, Ending.ACE),
        (0, How.DOUBLE_FAULT, Ending.DOUBLE_FAULT),
        (1, How.FAULT, Ending.UNRETURNED),
        (1, How.NO_CARD, Ending.UNRETURNED),
        (2, How.WINNER, Ending.WINNER),
        (2, How.FAULT, Ending.ERROR),
        (3, How.OUT_OF_REACH, Ending.WINNER),
    ],
)
def test_endings_in_the_words_of_the_tour(shots: int, how: How, called: Ending):
    assert ending(shots, how) is called


def test_a_match_is_one_observation_of_every_measure():
    shape = told(*SERVED, *missed(BOB, DEFENSE), won(ANN), *STRUCK, won(ANN, How.ACE), MatchWon(ANN))
    figures: dict[str, Any] = {name: (ratio.part, ratio.whole) for name, ratio in shape.ratios.items()}

    assert set(figures) == {measure.id for measure in MEASURES}
    assert figures["aces"] == (1, 2)
    assert figures["first_in"] == (2, 2)
    assert figures["shots"] == (2, 2)
    assert figures["short"] == (2, 2)
    assert figures["slice"] == (0, 1)
    assert figures["length"] == (2, 1)
    assert figures["seat_a"] == figures["first_server"] == (1, 1)
    assert all(ratio.matches == 1 for ratio in shape.ratios.values())


def test_the_first_server_is_whom_the_coin_named():
    lost = told(CoinTossed(BOB), MatchWon(ANN))
    assert (lost.ratios["first_server"].value, lost.ratios["seat_a"].value) == (0, 1)


def watched(seed: int) -> Shape:
    """A whole match of two who take what comes first."""
    table, shape = table_for(Setup(DECK), seed, record=False), shape_for(DECK)
    table.subscribe(shape.hear)
    table.open()
    while (question := table.pending) is not None:
        choice = question.options[0]
        shape.decided(table.game.view(table.state, question.seat), question, choice)
        table.answer(choice)
    return shape


def test_numbers_of_whole_matches_hang_together():
    one, other = watched(1), watched(2)
    points = one.box.points
    assert one.endings.total() == points
    assert one.endings[Ending.ACE] == sum(seat.aces for seat in one.box.seats)
    assert sum(pace.players for pace in one.pace.values()) >= 2 * points
    for card, use in one.cards.uses.items():
        held = use.held if card <= 60 else use.playable
        assert held >= use.playable >= use.chosen >= use.points >= use.won

    both = shape_for(DECK)
    both.add(one)
    both.add(other)
    assert both.box.points == points + other.box.points
    assert both.endings == one.endings + other.endings
    assert both.ratios["aces"].matches == 2
    assert both.cards.of(37).held == one.cards.of(37).held + other.cards.of(37).held
    assert both.cards.seconds == one.cards.seconds + other.cards.seconds
    assert pickle.loads(pickle.dumps(both)) == both  # it comes from another process


def question(kind: Ask, *options: Any, seat: int = ANN) -> Question:
    return Question(seat, kind, options)


def seen(hand: tuple[int, ...], fault: int | None = None) -> Any:
    """As much of a view as is looked at."""
    return Seen(hand, fault)


class Seen:
    def __init__(self, hand: tuple[int, ...], fault: int | None) -> None:
        self.me, self.fault = Held(hand), fault
        self.sides = (self.me, Held(tuple(range(1, 13))))


class Held:
    def __init__(self, hand: tuple[int, ...]) -> None:
        self.hand, self.hand_count, self.limit, self.stars = hand, len(hand), 12, 3


def test_a_card_is_held_playable_chosen_and_has_won():
    shape = told(*SERVED)
    stroke = question(Ask.STROKE, PlayStroke(ATTACK, Zone.NEUTRAL), PlayStroke(ATTACK, Zone.BACKHAND),
                      PlayStroke(DEFENSE, Zone.NEUTRAL), GIVE_UP)  # fmt: skip
    shape.decided(seen((ATTACK, DEFENSE, VOLLEY)), stroke, PlayStroke(ATTACK, Zone.NEUTRAL))
    shape.hear(won(ANN))

    use = shape.cards.of(ATTACK)
    assert (use.held, use.playable, use.chosen, use.points, use.won) == (1, 1, 1, 1, 1)
    assert (shape.cards.of(DEFENSE).playable, shape.cards.of(DEFENSE).chosen) == (1, 0)
    assert (shape.cards.of(VOLLEY).held, shape.cards.of(VOLLEY).playable) == (1, 0)


def test_serves_are_counted_with_their_spins_and_points_with_what_both_have():
    shape, sliced = told(), ServeBall(63, Spin.SLICE)
    shape.decided(seen((1, 2)), question(Ask.SERVE, ServeBall(63), sliced), sliced)
    shape.decided(seen((1, 2), fault=63), question(Ask.SERVE, ServeBall(61), ServeBall(62)), ServeBall(61))

    assert shape.cards.spins == {63: {"S": 1}, 61: {"": 1}}
    assert shape.cards.seconds == {61: 1}
    assert shape.cards.of(62).playable == 1
    assert shape.pace == {0: Pace(players=2, stars=6, cards=14, full=1, empty=0)}
