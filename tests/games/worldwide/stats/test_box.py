"""The box score counts what happened, point by point."""

from typing import Any

import msgspec
import pytest

from tests.recordings import match
from wwtennis.games.worldwide.cards import Zone
from wwtennis.games.worldwide.events import (
    ChallengeDecided,
    GameWon,
    Going,
    How,
    MatchWon,
    PlayerMoved,
    PointReplayed,
    PointStarted,
    PointWon,
    ServeIn,
    ServeMissed,
    ServeStruck,
    StrokeLanded,
    StrokeMissed,
    StrokePlayed,
)  # fmt: skip
from wwtennis.games.worldwide.setup import Level
from wwtennis.games.worldwide.solo_levels import BY_THE_BOOK
from wwtennis.games.worldwide.stats.box import NAMES, BoxScore, SeatScore, box_score, tally
from wwtennis.kernel.game import Event
from wwtennis.kernel.table import Undone, in_force
from wwtennis.tennis.score import BEST_OF_3, Score, sets_won, winner

ANN, BOB = 0, 1
START = PointStarted(ANN, Zone.FOREHAND)
SCORE = Score(ANN)


def serve(ball: int = 1, stars: int = 0) -> ServeStruck:
    return ServeStruck(ANN, 62, None, stars, ball)


FIRST_IN = (START, serve(), ServeIn(ANN, 62, Zone.FOREHAND, None))
FIRST_MISSED = (START, serve(), ServeMissed(ANN, 62, 1, close=False))


def stroke(seat: int, *, winner: bool = False) -> tuple[Event, ...]:
    target = None if winner else Zone.NEUTRAL
    return StrokePlayed(seat, 1, target, 0, 0, tested=False), StrokeLanded(seat, 1, target, None, 0, winner)


def miss(seat: int) -> tuple[Event, ...]:
    return StrokePlayed(seat, 25, Zone.NEUTRAL, 0, 0, tested=True), StrokeMissed(seat, 25, close=False)


def point(seat: int, how: How) -> PointWon:
    return PointWon(seat, how, SCORE)


def test_ace_is_a_rally_of_one_shot_won_on_a_first_serve():
    box = tally([START, serve(), point(ANN, How.ACE)])

    assert box.seats[ANN] == SeatScore(
        points=1, service_points=1, service_points_won=1, first_serves_in=1, first_serve_points_won=1, aces=1
    )
    assert box.seats[BOB] == SeatScore()
    assert box.rallies == {1: 1}


def test_double_fault_is_a_rally_of_none():
    box = tally([*FIRST_MISSED, serve(2), ServeMissed(ANN, 62, 2, close=False), point(BOB, How.DOUBLE_FAULT)])

    assert box.seats[ANN] == SeatScore(service_points=1, double_faults=1)
    assert box.rallies == {0: 1}
    assert box.mean_shots == 0


def test_missed_return_is_a_fault_after_a_rally_of_one():
    box = tally([*FIRST_IN, *miss(BOB), point(ANN, How.FAULT)])

    assert (box.seats[BOB].errors, box.seats[ANN].winners) == (1, 0)
    assert box.rallies == {1: 1}


def test_winner_on_a_second_serve_is_counted_for_who_hit_it():
    rally = [*stroke(BOB), *stroke(ANN), *stroke(BOB, winner=True)]
    box = tally([*FIRST_MISSED, serve(2), ServeIn(ANN, 61, Zone.FOREHAND, None), *rally, point(BOB, How.WINNER)])

    assert (box.seats[BOB].winners, box.seats[BOB].points) == (1, 1)
    assert (box.seats[ANN].first_serves_in, box.seats[ANN].second_serve_points_won) == (0, 0)
    assert (box.longest_rally, box.mean_shots) == (4, 4)


@pytest.mark.parametrize("how", [How.REFUSED, How.OUT_OF_REACH, How.NO_CARD, How.GAVE_UP, How.DIRECT_FAULT])
def test_point_lost_without_a_stroke_is_no_fault(how: How):
    box = tally([*FIRST_IN, point(ANN, how)])
    assert (box.seats[BOB].beaten, box.seats[BOB].errors) == (1, 0)


def test_net_point_is_counted_once_for_each_who_was_there():
    to_net = PlayerMoved(ANN, Zone.VOLLEY, Going.NET)
    box = tally([*FIRST_IN, to_net, *stroke(BOB), PlayerMoved(ANN, Zone.VOLLEY, Going.CHASE), point(ANN, How.FAULT)])

    assert (box.seats[ANN].net_points, box.seats[ANN].net_points_won) == (1, 1)
    assert box.seats[BOB].net_points == 0


def test_stars_and_cards_are_counted_wherever_they_go():
    box = tally([
        START, serve(stars=2), ServeIn(ANN, 62, Zone.FOREHAND, None),
        PlayerMoved(BOB, Zone.FOREHAND, Going.CHASE, paid=7), StrokePlayed(BOB, 33, Zone.VOLLEY, 2, 1, tested=True),
        PlayerMoved(BOB, Zone.NEUTRAL, Going.BACK, paid=8, stars=1),
    ])  # fmt: skip
    assert (box.seats[ANN].stars_spent, box.seats[BOB].stars_spent, box.seats[BOB].cards_paid) == (2, 4, 2)


def test_replayed_point_counts_for_nothing_but_what_was_spent_in_it():
    net = PlayerMoved(ANN, Zone.VOLLEY, Going.NET, paid=5)
    replayed = [*FIRST_IN, net, *miss(BOB), ChallengeDecided(BOB, upheld=True), PointReplayed()]
    box = tally([*replayed, START, serve(), point(ANN, How.ACE)])

    assert box.points == box.seats[ANN].service_points == box.seats[ANN].first_serves_in == 1
    assert (box.seats[ANN].net_points, box.seats[ANN].cards_paid) == (0, 1)
    assert (box.seats[BOB].challenges, box.seats[BOB].challenges_won, box.seats[BOB].errors) == (1, 1, 0)


def test_game_won_against_the_serve_is_a_break_but_not_in_a_tie_break():
    held = tally([*FIRST_IN, point(ANN, How.FAULT), GameWon(ANN, (1, 0))])
    broken = tally([*FIRST_IN, point(BOB, How.FAULT), GameWon(BOB, (0, 1))])
    second = [PointStarted(BOB, Zone.BACKHAND), point(BOB, How.FAULT)]
    tiebreak = tally([*FIRST_IN, point(BOB, How.FAULT), *second, GameWon(BOB, (6, 7))])

    assert [box.seats[ANN].service_games for box in (held, broken, tiebreak)] == [1, 1, 0]
    assert [box.seats[BOB].breaks for box in (held, broken, tiebreak)] == [0, 1, 0]


def test_boxes_add_up():
    one, other = box_score(match(1).entries), box_score(match(2).entries)
    both = BoxScore()
    both.add(one)
    both.add(other)

    assert both.points == one.points + other.points
    for seat in (ANN, BOB):
        for name in NAMES:
            assert getattr(both.seats[seat], name) == getattr(one.seats[seat], name) + getattr(other.seats[seat], name)


AGREEMENTS: list[dict[str, Any]] = [
    {}, {"level": Level.WARMUP}, {"played": BEST_OF_3}, {"challenges": False}, {"solo": BY_THE_BOOK}
]  # fmt: skip


@pytest.mark.parametrize("agreed", AGREEMENTS)
@pytest.mark.parametrize("seed", range(3))
def test_numbers_of_a_whole_match_hang_together(agreed: dict[str, Any], seed: int):
    table = match(seed, **agreed)
    box, score, played = box_score(table.entries), table.state.score, table.state.setup.played
    a, b = box.seats

    assert a.points + b.points == a.service_points + b.service_points == box.points
    assert a.matches + b.matches == 1
    won = winner(played, score)
    assert won is not None
    assert box.seats[won].matches == 1
    for mine, theirs in ((a, b), (b, a)):
        assert mine.service_points_won + theirs.service_points - theirs.service_points_won == mine.points
        assert mine.first_serve_points_won + mine.second_serve_points_won == mine.service_points_won
        assert mine.aces <= mine.service_points_won
        assert mine.net_points_won <= mine.net_points
        assert mine.aces + mine.winners + theirs.double_faults + theirs.errors + theirs.beaten == mine.points
    if played is BEST_OF_3:
        games = [sum(games[seat] for games in score.sets) for seat in (ANN, BOB)]
        assert max(sets_won(score, ANN), sets_won(score, BOB)) == 2
        assert a.service_games + b.service_games == sum(games) - sum(sum(set_) == 13 for set_ in score.sets)
    else:
        assert (a.points, b.points) == score.points


def test_box_of_a_live_table_is_that_of_its_recording():
    table = match(4, answers=40)
    live = box_score(table.entries)
    table.subscribe(live.hear)
    while table.pending is not None:
        table.answer(table.pending.options[0])

    assert msgspec.structs.asdict(live) == msgspec.structs.asdict(box_score(table.entries))


def test_what_was_undone_does_not_count():
    table = match(3, undo_every=9)
    entries = table.entries
    assert any(isinstance(entry, Undone) for entry in entries)
    assert box_score(entries) == tally(entry for entry in in_force(entries) if isinstance(entry, Event))
    assert box_score(entries).seats[ANN].points == table.state.score.points[ANN]


def test_match_won_is_counted():
    assert tally([MatchWon(BOB)]).seats[BOB].matches == 1
