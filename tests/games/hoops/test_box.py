"""The box score and the course of a match: counts that add up, and mean what they say."""

from typing import Any

import pytest

from tests.games.hoops.courtside import CARDS, COACHES, FRED, SOPHIE, blue, red
from tests.helpers import at_random, play_out
from wwtennis.games.hoops.events import (
    AttackScored,
    CardBought,
    CardRemoved,
    DiceKept,
    DiceRerolled,
    FatigueTaken,
    FirstChosen,
    MatchEnded,
    OvertimeStarted,
    Scored,
    TurnStarted,
)
from wwtennis.games.hoops.game import Hoops
from wwtennis.games.hoops.setup import Length, Machine, Setup
from wwtennis.games.hoops.stats.box import BoxScore, box_score
from wwtennis.games.hoops.stats.course import MarkKind, run_of_play, timeline
from wwtennis.kernel.game import Event
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table


def counted(*events: Event) -> BoxScore:
    box = BoxScore()
    for event in events:
        box.hear(event)
    return box


def attack(seat: int, brought: int, points: tuple[int, int], stopped: int = 0) -> AttackScored:
    standing = ((0, points[0]), (points[1], 0))
    return AttackScored(seat, brought + stopped, (Scored(1 - seat, stopped, brought),), standing)


def match_of(*scores: tuple[int, int], winner: int | None) -> list[Event]:
    """A match of so many turns, with the points after each."""
    told: list[Event] = [FirstChosen(FRED)]
    for number, points in enumerate(scores, start=1):
        told += [TurnStarted((number - 1) % 2, number), attack((number - 1) % 2, 0, points)]
    return [*told, MatchEnded(winner)]


def played(**agreed: Any) -> Table[Any]:
    setup = Setup(CARDS, **{"seats": COACHES[:2], "length": Length.SHORT, **agreed})
    table = Table(Hoops(setup), SeededLuck(3))
    table.open()
    return play_out(table, at_random(3))


def test_attacks_are_counted_for_the_one_and_against_the_other():
    box = counted(attack(FRED, 13, (13, 0), stopped=5), attack(FRED, 0, (13, 0), stopped=4))
    fred, sophie = box.seats[:2]

    assert (fred.points, fred.attacks, fred.held, fred.best) == (13, 2, 1, 13)
    assert (sophie.conceded, sophie.stopped) == (13, 9)


def test_dice_cards_and_fatigue_are_counted():
    box = counted(
        DiceRerolled(FRED, (blue(0),), (blue(9),)), DiceKept(FRED, (blue(9), blue(2), red(4))),
        FatigueTaken(SOPHIE, (171, 172)), CardBought(FRED, 5), CardBought(FRED, 101), CardRemoved(SOPHIE, 211),
    )  # fmt: skip
    fred, sophie = box.seats[:2]

    assert (fred.rerolled, fred.three, fred.inside, fred.drive) == (1, 11, 0, 4)
    assert (fred.players, fred.tactics) == (1, 1)
    assert (sophie.fatigue, sophie.removed) == (2, 1)


@pytest.mark.parametrize(
    ("scores", "winner", "decided", "comebacks"),
    [
        ([(0, 0), (5, 0), (5, 9), (5, 9)], SOPHIE, 1, 1),
        ([(0, 0), (5, 0), (9, 0), (9, 0)], FRED, 1, 0),
        ([(0, 0), (0, 0), (9, 0), (9, 0)], FRED, 0, 0),
    ],
)
def test_a_comeback_is_a_win_from_behind_at_half_time(scores, winner, decided, comebacks):
    box = counted(*match_of(*scores, winner=winner))

    assert (box.decided, box.comebacks, box.first) == (decided, comebacks, winner == FRED)


def test_overtime_is_counted_once_a_match_and_a_draw_is_nobodys():
    box = counted(FirstChosen(FRED), OvertimeStarted(1, 6), OvertimeStarted(0, 6), MatchEnded(None))

    assert (box.overtimes, box.draws, box.first) == (1, 1, 0)


def test_several_matches_add_up():
    one, other = counted(attack(FRED, 13, (13, 0))), counted(attack(FRED, 9, (9, 0)), attack(SOPHIE, 20, (9, 20)))

    one.add(other)

    assert (one.seats[0].points, one.seats[0].attacks, one.seats[0].best, one.seats[1].best) == (22, 2, 13, 20)


@pytest.mark.parametrize("agreed", [{}, {"seats": COACHES, "mismatches": 5}, {"machine": Machine("wall", 0)}])
def test_points_are_those_of_the_match(agreed: dict[str, Any]):
    table = played(**agreed)
    box, state = box_score(table.entries or []), table.state

    points = [sum(team.points) for team in state.teams]
    assert [seat.points for seat in box.seats[: len(points)]] == points
    assert sum(seat.conceded for seat in box.seats) == sum(points)
    assert [run[-1] for run in run_of_play(table.entries or [])] == points


def test_timeline_has_every_turn_and_both_halves():
    table = played()
    line = timeline(table.entries or [])

    regular = [turn for turn in line.turns if not turn.overtime and not turn.special]
    assert len(regular) == table.state.setup.turns
    assert line.stops()["turn"] == [turn.start for turn in line.turns]
    assert line.stops()["half"][:2] == [regular[0].start, regular[len(regular) // 2].start]
    assert all(turn.start <= turn.end for turn in line.turns)
    assert {mark.kind for mark in line.marks} <= {*MarkKind}


def test_the_moments_when_the_lead_changes_are_marked():
    events = match_of((5, 0), (5, 9), (20, 9), (20, 9), winner=FRED)

    leads = [(mark.moment, mark.seat) for mark in timeline(events).marks if mark.kind == "lead"]

    assert leads == [(5, SOPHIE), (7, FRED)]
