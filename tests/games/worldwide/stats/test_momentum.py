"""Momentum: the match point by point, and which way it is going."""

import pytest

from tests.recordings import game, match
from wwtennis.games.worldwide.cards import Zone
from wwtennis.games.worldwide.course import COURSE
from wwtennis.games.worldwide.events import GameWon, How, PointStarted, PointWon, SetWon
from wwtennis.games.worldwide.stats.course import momentum
from wwtennis.kernel.game import Event
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
from wwtennis.tennis.momentum import Momentum
from wwtennis.tennis.score import BEST_OF_3, Score

ANN, BOB = 0, 1


def points(*winners: int, server: int = ANN) -> list[Event]:
    played: list[Event] = []
    for seat in winners:
        played += [PointStarted(server, Zone.FOREHAND), PointWon(seat, How.FAULT, Score(server))]
    return played


def test_series_has_every_point_with_its_lead():
    moments = momentum(points(ANN, ANN, BOB))

    assert [(each.number, each.side, each.lead) for each in moments] == [(1, ANN, 1), (2, ANN, 2), (3, BOB, 1)]


def test_momentum_swings_to_who_wins_the_last_points():
    moments = momentum(points(*[ANN] * 12, *[BOB] * 6))

    assert 0.9 < moments[11].momentum <= 1
    assert moments[17].momentum < 0 < moments[17].lead


def test_breaks_games_and_sets_are_marked():
    held, broken, tiebreak = points(ANN), points(BOB), points(BOB) + points(BOB, server=BOB)
    entries = [
        *held,
        GameWon(ANN, (1, 0)),
        *broken,
        GameWon(BOB, (1, 1)),
        *tiebreak,
        GameWon(BOB, (6, 7)),
        SetWon(BOB, (6, 7)),
    ]

    moments = momentum(entries)

    assert [each.game for each in moments] == [ANN, BOB, None, BOB]
    assert [each.is_break for each in moments] == [False, True, False, False]
    assert [each.set for each in moments] == [None, None, None, BOB]


@pytest.mark.parametrize("seed", range(3))
def test_series_of_a_match_ends_where_the_match_does(seed: int):
    table = match(seed, played=BEST_OF_3, undo_every=25)
    moments = momentum(table.entries)

    assert moments[-1].score == table.state.score
    assert sum(each.set is not None for each in moments) == len(table.state.score.sets)
    assert all(-1 <= each.momentum <= 1 for each in moments)


def test_live_series_is_that_of_the_recording():
    table, live = Table(game(), SeededLuck(2)), Momentum(COURSE)
    table.subscribe(live.hear)
    table.open()
    while table.pending is not None:
        table.answer(table.pending.options[0])
    assert live.moments == momentum(table.entries)
