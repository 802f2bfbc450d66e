"""Remarks on a match that is over: how it was won, and what it turned on."""

from __future__ import annotations

from wwtennis.kernel.remarks import Facts, Form
from wwtennis.kernel.words import counted, later
from wwtennis.tennis.calling import call_sets, points_by_side
from wwtennis.tennis.chances import win_chance
from wwtennis.tennis.remarks.moment import MATCH, Moment, in_points, worst
from wwtennis.tennis.score import Format, Mode
from wwtennis.tennis.stakes import Stake
from wwtennis.tennis.story import Point

A_LOT = 0.15  # of the chance to win: what a point must have changed to be what a match turned on
EVEN = (0.6, 0.6)  # of the points on their serve two equal sides win so many, where it is asked what a point was worth

# After the match


def _saved_match_points(m: Moment) -> Facts | None:
    count = m.saved(m.story.points, m.last.side, Stake.MATCH)
    return {**m.named(m.last.side), "count": count} if count else None


def _won_from_sets_down(m: Moment) -> Facts | None:
    """The first sets were the other's, before the first of one's own."""
    count = 0
    while count < len(m.score.sets) and m.score.sets[count][m.last.side] < m.score.sets[count][1 - m.last.side]:
        count += 1
    return {**m.named(m.last.side), "count": count} if count else None


def _won_with_fewer_points(m: Moment) -> Facts | None:
    return in_points(m, m.story.points, m.last.side, fewer=True)


def _match_in_points(m: Moment) -> Facts | None:
    return in_points(m, m.story.points, m.last.side, fewer=False)


def _won_from_behind(m: Moment) -> Facts | None:
    """Of a match that is one tie-break."""
    if m.played.mode is not Mode.TIEBREAK:
        return None
    low, high = worst([point.score.points for point in m.story.points], m.last.side)
    return {**m.named(m.last.side), "low": low, "high": high} if high - low >= 3 else None


def _turned_on(m: Moment) -> Facts | None:
    """The point that brought the winner most, two equal players supposed."""
    won = [point for point in m.story.points if point.side == m.last.side]
    dearest = max(won, key=lambda point: abs(swing(m.played, point)))
    if abs(swing(m.played, dearest)) < A_LOT:
        return None
    points = points_by_side(m.played, dearest.before)
    at = f"{points[m.last.side]}-{points[1 - m.last.side]}"
    if m.played.mode is Mode.MATCH:
        at = f"{call_sets(dearest.before, m.last.side)}, {at}"
    return {**m.named(m.last.side), "score": at}


def swing(played: Format, point: Point) -> float:
    """What a point did to the chance of side A to win the match."""
    return win_chance(played, point.score, EVEN) - win_chance(played, point.before, EVEN)


ON_MATCHES: tuple[Form[Moment], ...] = (
    Form("won after match points", MATCH, 90, _saved_match_points,
         (counted("A match point was saved on the way.", "{count} match points were saved on the way."),
          counted("One point was missing for {other}.", "One point was missing for {other}, {count} times.")),
         counted("A match point saved.", "{count} match points saved.")),
    Form("won with fewer points", MATCH, 80, _won_with_fewer_points,
         (later("More points for {other}: {theirs} to {mine}."),
          later("Won with {mine} points to {theirs}: it matters which.")), later("{mine} points to {theirs}.")),
    Form("won from sets down", MATCH, 70, _won_from_sets_down,
         (counted("The first set had gone to {other}.", "The first {count} sets had gone to {other}."),
          counted("Turned round from a set down.", "Turned round from {count} sets down.")),
         counted("From a set down.", "From {count} sets down.")),
    Form("won from behind", MATCH, 60, _won_from_behind,
         (later("It had been {low}-{high} against {name}."), later("From {low}-{high} down.")),
         later("From {low}-{high} down.")),
    Form("turned on", MATCH, 20, _turned_on,
         (later("No point was worth more than the one at {score}."),
          later("The point that counted most came at {score}.")),
         later("It turned at {score}.")),
    Form("match in points", MATCH, 20, _match_in_points,
         (later("In points: {mine} to {theirs}."), later("Points: {name} {mine}, {other} {theirs}.")),
         later("{mine} points to {theirs}.")),
)  # fmt: skip
