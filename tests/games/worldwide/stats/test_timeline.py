"""The timeline: every point that counts, and the marks that make one look."""

from collections import Counter
from itertools import pairwise
from typing import Any, TypeVar

import pytest

from tests.recordings import match, play_on
from tests.table_talk import NO_TROUBLE, REAL_DECK, deck_with
from wwtennis.games.worldwide.events import GameWon, How, PointStarted, PointWon, SetWon
from wwtennis.games.worldwide.game import Worldwide
from wwtennis.games.worldwide.setup import Setup
from wwtennis.games.worldwide.stats.box import box_score
from wwtennis.games.worldwide.stats.course import timeline
from wwtennis.kernel.game import Event
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.replay import Replay
from wwtennis.kernel.table import Table, Undone, in_force
from wwtennis.kernel.timeline import MOST_UNDOS, number_at
from wwtennis.tennis.score import BEST_OF_5
from wwtennis.tennis.timeline import LONG, MarkKind

E = TypeVar("E", bound=Event)
SAFE_STROKES = deck_with({number: {"difficulty": 0, "malus": NO_TROUBLE} for number in REAL_DECK.strokes}, REAL_DECK)


@pytest.fixture(scope="module", params=[0, 40])
def played(request: pytest.FixtureRequest) -> Table[Any]:
    """At random, with strokes that hardly ever miss: there are more long rallies than are marked."""
    table = Table(Worldwide(Setup(SAFE_STROKES, BEST_OF_5)), SeededLuck(5))
    table.open()
    play_on(table, 5, undo_every=request.param)
    return table


def counting(table: Table[Any], kind: type[E]) -> list[E]:
    return [entry for entry in in_force(table.entries) if isinstance(entry, kind)]


def test_it_has_every_point_that_counts(played: Table[Any]):
    line = timeline(played.entries)
    won = counting(played, PointWon)
    assert [(point.winner, point.how, point.score) for point in line.points] == [(e.seat, e.how, e.score) for e in won]
    for point in line.points:
        assert isinstance(played.entries[point.start - 1], PointStarted)
        assert isinstance(played.entries[point.end - 1], PointWon)
        assert played.entries[point.start - 1].server == point.server
    assert line.open_point is None


def test_games_and_sets_are_on_the_points_that_won_them(played: Table[Any]):
    line = timeline(played.entries)
    assert sum(point.game for point in line.points) == len(counting(played, GameWon))
    assert sum(point.set for point in line.points) == len(counting(played, SetWon))


def test_a_break_is_a_game_won_against_the_serve_and_no_tiebreak_is_one():
    for seed in range(6):
        line = timeline(match(seed, played=BEST_OF_5).entries)
        before = (0, 0)
        for point in line.points:
            if point.game:
                tiebreak = before == (6, 6)
                assert point.broke == (point.winner != point.server and not tiebreak)
            else:
                assert not point.broke
            before = point.score.games


def test_the_marks_are_aces_breaks_sets_undos_and_the_longest_rallies(played: Table[Any]):
    line = timeline(played.entries)
    at = {kind: [mark.moment for mark in line.marks if mark.kind == kind] for kind in MarkKind}
    assert at[MarkKind.ACE] == [point.end for point in line.points if point.how is How.ACE]
    assert at[MarkKind.BREAK] == [point.end for point in line.points if point.broke]
    assert at[MarkKind.SET] == [point.end for point in line.points if point.set]
    assert at[MarkKind.UNDO] == [n for n, entry in enumerate(played.entries, 1) if isinstance(entry, Undone)]
    lengths = {point.end: point.shots for point in line.points}
    assert sum(shots >= LONG for shots in lengths.values()) > 3
    assert len(at[MarkKind.LONG_RALLY]) == 3
    assert sorted(lengths[moment] for moment in at[MarkKind.LONG_RALLY]) == sorted(lengths.values())[-3:]
    assert [mark.moment for mark in line.marks] == sorted(mark.moment for mark in line.marks)


def test_the_length_of_a_rally_counts_the_serve_and_every_stroke_that_landed(played: Table[Any]):
    points = timeline(played.entries).points
    box = box_score(played.entries)
    assert Counter(point.shots for point in points) == box.rallies
    assert sum(point.broke for point in points) == sum(seat.breaks for seat in box.seats)


def test_a_replay_steps_by_points_games_and_sets(played: Table[Any]):
    line = timeline(played.entries)
    replay = Replay(played.game, played.entries, line.stops())
    for step, count in (
        ("point", len(line.points)),
        ("game", sum(point.game for point in line.points)),
        ("set", sum(point.set for point in line.points)),
    ):
        replay.start()
        stops = 0
        replay.forward(step)
        while replay.at < replay.end:
            stops += 1
            assert isinstance(replay.entry, PointStarted)
            replay.forward(step)
        assert stops == count


def test_the_point_of_any_moment_is_known():
    entries = match(3).entries
    fifth = [number for number, entry in enumerate(entries, 1) if isinstance(entry, PointStarted)][4]
    line = timeline(entries[: fifth + 3])
    assert line.open_point == fifth
    assert number_at(line, "point", 0) == 0
    assert number_at(line, "point", line.points[0].start) == 1
    assert number_at(line, "point", line.points[0].end) == 1
    assert number_at(line, "point", line.points[1].start) == 2
    assert number_at(line, "point", 10**6) == len(line.points) + 1


def test_nothing_played_is_an_empty_timeline():
    line = timeline([])
    assert (line.points, line.marks, line.stops()["set"]) == ((), (), [])


def test_of_very_many_undos_some_are_marked_over_all_of_the_match():
    entries = [Undone(0)] * (10 * MOST_UNDOS)
    marks = [mark.moment for mark in timeline(entries).marks]
    assert len(marks) == MOST_UNDOS
    assert marks[0] == 1
    assert {later - mark for mark, later in pairwise(marks)} == {10}
