"""Remarks on points: what the next one is for, what the last one has changed, and runs of them."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.kernel.remarks import TRUE, Facts, Form, worth_a_word
from wwtennis.kernel.words import _, counted, later
from wwtennis.tennis.course import ACE, DOUBLE_FAULT
from wwtennis.tennis.remarks.moment import POINT, START, Moment, worst
from wwtennis.tennis.score import is_tiebreak, side_of
from wwtennis.tennis.stakes import Stake, Stakes, stakes
from wwtennis.tennis.story import Point, at_stake, in_hand, is_break_point, run_of

# Before a point: what it is for


def _points_in_hand(m: Moment) -> Facts | None:
    found, count = stakes(m.played, m.score), in_hand(m.played, m.score)
    return {**m.named(found.side), "count": count} if found is not None and count > 1 else None


def _not_the_first_chance(m: Moment) -> Facts | None:
    """Break points are counted in a game, set points in a set, match points in the match."""
    found = stakes(m.played, m.score)
    if found is None:
        return None
    since = {Stake.BREAK: m.story.game_begins, Stake.SET: m.story.set_begins, Stake.MATCH: 0}
    before = sum(at_stake(m.played, point) == found for point in m.story.points[since[found.stake] :])
    return {**m.named(found.side), "count": before + 1} if before else None


def _first_break_point(m: Moment) -> Facts | None:
    earlier = any(is_break_point(m.played, p.before) for p in m.story.points)
    is_one = stakes(m.played, m.score) == Stakes(Stake.BREAK, 1 - side_of(m.score.server))
    return TRUE if is_one and m.story.games and not earlier else None


# After a point that decides nothing yet


def _saves_match_point(m: Moment) -> Facts | None:
    return _saves(m, m.story.points, Stake.MATCH)


def _saves_set_point(m: Moment) -> Facts | None:
    return _saves(m, m.story.points[m.story.set_begins :], Stake.SET)


def _saves_break_point(m: Moment) -> Facts | None:
    return _saves(m, m.this_game, Stake.BREAK)


def _saves(m: Moment, since: Sequence[Point], stake: Stake) -> Facts | None:
    """Whether the last point was one of those that were saved, and how many there have been."""
    side = m.last.side
    if not m.saved([m.last], side, stake):
        return None
    return {**m.named(side), "count": max(1, m.saved(since, side, stake))}


def _double_fault_gives(m: Moment) -> Facts | None:
    found = stakes(m.played, m.score)
    if m.last.how != DOUBLE_FAULT or found is None or found.side != m.last.side:
        return None
    return {**m.named(m.last.side), "chance": _(CHANCES[found.stake])}


CHANCES = {Stake.BREAK: later("a break point"), Stake.SET: later("a set point"), Stake.MATCH: later("a match point")}


def _run(m: Moment) -> Facts | None:
    count = run_of(m.story.points)
    return {**m.named(m.last.side), "count": count} if count >= 4 and count % 2 == 0 else None


def _run_ended(m: Moment) -> Facts | None:
    count = run_of(m.story.points[:-1])
    if run_of(m.story.points) > 1 or count < 4:
        return None
    return {**m.named(m.last.side), "count": count}


def _level_again(m: Moment) -> Facts | None:
    """A tie-break that had all but gone."""
    side, (mine, theirs) = m.last.side, m.score.points
    if mine != theirs or not is_tiebreak(m.played, m.score):
        return None
    low, high = worst([point.score.points for point in m.this_game], side)
    return {**m.named(side), "low": low, "high": high} if high - low >= 3 else None


def _longest_rally(m: Moment) -> Facts | None:
    count, points = m.last.shots, m.story.points
    if len(points) < 8 or count < 6 or count <= max(point.shots for point in points[:-1]):
        return None
    return {"count": count}


def _aces_in_a_row(m: Moment) -> Facts | None:
    return _in_a_row(m, ACE)


def _double_faults_in_a_row(m: Moment) -> Facts | None:
    return _in_a_row(m, DOUBLE_FAULT)


def _in_a_row(m: Moment, how: str) -> Facts | None:
    count = 0
    for point in reversed(m.story.points):
        if (point.how, point.server) != (how, m.last.server):
            break
        count += 1
    return {"name": m.names[m.last.server], "count": count} if count > 1 else None


def _aces(m: Moment) -> Facts | None:
    return _how_often(m, ACE)


def _double_faults(m: Moment) -> Facts | None:
    return _how_often(m, DOUBLE_FAULT)


def _how_often(m: Moment, how: str) -> Facts | None:
    count = sum((point.how, point.server) == (how, m.last.server) for point in m.story.points)
    told = m.last.how == how and worth_a_word(count)
    return {"name": m.names[m.last.server], "count": count} if told else None


def _sure_on_serve(m: Moment) -> Facts | None:
    count = 0
    for point in reversed([point for point in m.story.points if point.server == m.last.server]):
        if point.side != side_of(point.server):
            break
        count += 1
    return {"name": m.names[m.last.server], "count": count} if count in (6, 9, 12, 15, 20) else None


ON_POINTS: tuple[Form[Moment], ...] = (
    Form("points in hand", START, 30, _points_in_hand,
         (later("{count} of them for {name}."), later("{count} of them, one after the other.")),
         later("{count} of them.")),
    Form("another chance", START, 20, _not_the_first_chance,
         (later("It is number {count}."), later("That makes {count}.")), later("Number {count}.")),
    Form("first break point", START, 40, _first_break_point,
         (later("The first break point of the match."), later("Nobody has had one before in this match.")),
         later("The first of the match.")),
    Form("match point saved", POINT, 90, _saves_match_point,
         (counted("Match point saved by {name}.", "{count} match points saved by {name} now."),
          counted("It is not over: match point saved.", "It is still not over: {count} match points saved.")),
         counted("Match point saved.", "{count} match points saved.")),
    Form("set point saved", POINT, 80, _saves_set_point,
         (counted("Set point saved by {name}.", "{count} set points saved by {name} now."),
          counted("The set is not over: set point saved.", "The set is not over: {count} set points saved.")),
         counted("Set point saved.", "{count} set points saved.")),
    Form("break point saved", POINT, 70, _saves_break_point,
         (counted("Break point saved by {name}.", "{count} break points saved by {name} in this game."),
          counted("That one is saved.", "Saved, and that makes {count} in this game.")),
         counted("Break point saved.", "{count} break points saved.")),
    Form("double fault gives a chance", POINT, 75, _double_fault_gives,
         (later("It gives {name} {chance}."), later("A gift: {chance} for {name}.")), later("It gives {chance}.")),
    Form("level again", POINT, 65, _level_again,
         (later("It was {low}-{high} against {name}, and is level."), later("From {low}-{high} back to level.")),
         later("Level from {low}-{high}.")),
    Form("run of points", POINT, 60, _run,
         (later("All of the last {count} points went to {name}."), later("{count} points in a row for {name}."),
          later("Not one of the last {count} points went to {other}.")), later("{count} points in a row.")),
    Form("double faults in a row", POINT, 58, _double_faults_in_a_row,
         (later("{count} double faults in a row."), later("{name} cannot find the box: {count} in a row.")),
         later("{count} in a row.")),
    Form("aces in a row", POINT, 57, _aces_in_a_row,
         (later("{count} aces in a row."), later("{name} again: {count} aces one after the other.")),
         later("{count} in a row.")),
    Form("run ended", POINT, 50, _run_ended,
         (later("Before it were {count} points in a row for {other}."), later("That ends a run of {count} points.")),
         later("Ends a run of {count}.")),
    Form("aces", POINT, 45, _aces,
         (later("{name} has served {count} aces."), later("Ace number {count} of the match for {name}.")),
         later("{count} aces.")),
    Form("double faults", POINT, 45, _double_faults,
         (later("{count} double faults by {name} by now."), later("Double fault number {count} for {name}.")),
         later("{count} double faults.")),
    Form("longest rally", POINT, 40, _longest_rally,
         (later("{count} shots: the longest rally so far."), later("No rally was longer yet: {count} shots.")),
         later("{count} shots, the most so far.")),
    Form("sure on serve", POINT, 35, _sure_on_serve,
         (later("{name} has won the last {count} points on serve."),
          later("{count} points on serve in a row for {name}.")), later("{count} in a row on serve.")),
)  # fmt: skip
