"""The box score: counts that add up, and mean what they say."""

import pytest

from tests.games.serve_play.court_talk import ANN, BOB, CY, DOUBLES, FORE_RIGHT, IN, REAL_DECKS, SINGLES, given, play
from tests.helpers import at_random, play_out
from wwtennis.games.serve_play.bots.greedy import Greedy
from wwtennis.games.serve_play.cards import Half
from wwtennis.games.serve_play.choices import PASS
from wwtennis.games.serve_play.events import (
    CardsDealt,
    GameWon,
    How,
    KillPlayed,
    PointStarted,
    PointWon,
    ServeIn,
    ServeTurned,
    ShotPlayed,
)  # fmt: skip
from wwtennis.games.serve_play.game import ServePlay
from wwtennis.games.serve_play.setup import Setup
from wwtennis.games.serve_play.stats.box import BoxScore, box_score
from wwtennis.games.serve_play.stats.figures import FIGURES
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
from wwtennis.tennis.score import Score


def counted(*events) -> BoxScore:
    box = BoxScore()
    for event in events:
        box.hear(event)
    return box


def a_point(server, side, how, ball=1, shots=0):
    """A point of which only what is counted is told."""
    served = [ServeIn(server, FORE_RIGHT, 1 - server % 2)] if how not in (How.ACE, How.DOUBLE_FAULT) else []
    hits = [ShotPlayed(seat % 2, 1, FORE_RIGHT, 1 - seat % 2) for seat in range(1, shots + 1)]
    return [
        PointStarted(server, Half.RIGHT),
        ServeTurned(server, 1, ball),
        *served,
        *hits,
        PointWon(side, how, Score(server)),
    ]


def test_serves_are_the_servers_and_how_a_point_ends_is_counted_for_the_one_who_did_it():
    box = counted(
        *a_point(ANN, 0, How.ACE), *a_point(ANN, 1, How.DOUBLE_FAULT, ball=2), *a_point(CY, 1, How.SMASH),
        *a_point(BOB, 0, How.KILL), *a_point(BOB, 0, How.OUT), *a_point(BOB, 1, How.PASSED, ball=2),
    )  # fmt: skip
    ann, bob = box.sides

    assert (ann.points, bob.points, box.points) == (3, 3, 6)
    assert (ann.service_points, ann.service_points_won, ann.first_serves_in) == (3, 1, 2)
    assert (bob.service_points, bob.service_points_won, bob.first_serves_in) == (3, 1, 2)
    assert (ann.aces, ann.double_faults, ann.kills, ann.passes) == (1, 1, 1, 1)
    assert (bob.smashes, bob.outs, bob.aces) == (1, 1, 0)


@pytest.mark.parametrize(
    ("how", "shots", "counts"), [(How.DOUBLE_FAULT, 0, 0), (How.ACE, 0, 1), (How.PASSED, 0, 1), (How.PASSED, 3, 4)]
)
def test_a_rally_has_its_serve_and_every_shot_after_it(how, shots, counts):
    dealt = [CardsDealt(seat, (1, 2, 3, 4)) for seat in (ANN, BOB)]

    assert counted(*dealt, *a_point(ANN, 0, how, shots=shots)).rallies == {counts: 1}


def test_a_break_is_a_game_against_the_serve_and_a_tiebreak_is_none():
    held = counted(*a_point(ANN, 0, How.ACE), GameWon(0, (1, 0)))
    broken = counted(*a_point(ANN, 1, How.PASSED), GameWon(1, (6, 7)))
    tiebreak = counted(*a_point(ANN, 1, How.PASSED), *a_point(BOB, 1, How.PASSED), GameWon(1, (6, 7)))

    assert [(box.sides[0].service_games, box.sides[1].breaks) for box in (held, broken, tiebreak)] == [
        (1, 0),
        (1, 1),
        (0, 0),
    ]


def test_a_game_is_dry_when_a_side_has_no_card_left():
    two_each = [CardsDealt(seat, (1, 2)) for seat in range(4)]
    box = counted(*two_each, *a_point(ANN, 0, How.PASSED), KillPlayed(ANN, 1), KillPlayed(ANN, 2), GameWon(0, (1, 0)))
    assert box.sides[0].dry_games == 0  # Cy has two

    box = counted(
        *two_each,
        *a_point(ANN, 0, How.PASSED),
        *[KillPlayed(seat, 1) for seat in (ANN, ANN, CY, CY)],
        GameWon(0, (1, 0)),
    )
    assert (box.sides[0].dry_games, box.sides[1].dry_games) == (1, 0)


@pytest.mark.parametrize("names", [SINGLES, DOUBLES])
def test_what_is_counted_adds_up(names):
    table = Table(ServePlay(Setup(REAL_DECKS, names, tiebreak=True, best_of=3)), SeededLuck(5))
    table.open()
    play_out(table, at_random(5))

    box, score = box_score(table.entries), table.state.score

    assert sum(side.matches for side in box.sides) == 1
    assert box.sets.total() == len(score.sets)
    assert box.games == sum(map(sum, score.sets))
    assert sum(side.points for side in box.sides) == box.points
    assert sum(side.service_points for side in box.sides) == box.points
    ended = sum(
        getattr(side, name)
        for side in box.sides
        for name in ("aces", "double_faults", "kills", "smashes", "outs", "passes")
    )
    assert ended == box.points
    assert all(figure(box, box.sides) for figure in FIGURES.values())


def test_what_was_undone_does_not_count():
    table = given(hands=[["br>br"], ["fr>bl", "smash"]], serves=[IN])
    table.open()
    stood = len(table.entries)
    table.answer(play("smash"))
    table.go_back(stood)
    table.answer(PASS)

    assert box_score(table.entries).sides[1].smashes == 0


def test_two_matches_are_added_up():
    one, other = counted(*a_point(ANN, 0, How.ACE), GameWon(0, (1, 0))), counted(*a_point(BOB, 1, How.ACE))

    one.add(other)

    assert (one.points, one.games, one.sides[0].aces, one.sides[1].aces) == (2, 1, 1, 1)


# The decks


def simulated(names, matches) -> BoxScore:
    """Greedy against greedy."""
    total = BoxScore()
    for seed in range(matches):
        table = Table(ServePlay(Setup(REAL_DECKS, names)), SeededLuck(seed), record=False)
        box = BoxScore()
        table.subscribe(box.hear)
        table.open()
        while (question := table.pending) is not None:
            table.answer(Greedy().choose(table.game.view(table.state, question.seat), question))
        total.add(box)
    return total


@pytest.mark.rule("SP-5")
@pytest.mark.parametrize("names", [SINGLES, DOUBLES])
def test_the_server_wins_clearly_more_than_half_of_the_points_and_hands_run_dry_at_times(names):
    box = simulated(names, 20)

    won = sum(side.service_points_won for side in box.sides) / box.points
    assert 0.55 < won < 0.68
    assert 2.4 < box.mean_shots < 4
    assert 0 < sum(side.dry_games for side in box.sides) < box.games / 2
