"""Remarks on games and sets."""

from __future__ import annotations

from wwtennis.kernel.remarks import Facts, Form
from wwtennis.kernel.words import counted, later
from wwtennis.tennis.remarks.moment import GAME, SET, Moment, in_points, worst
from wwtennis.tennis.score import is_tiebreak, side_of, winner
from wwtennis.tennis.stakes import Stake
from wwtennis.tennis.story import is_break_point, with_the_game

# After a game


def _break(m: Moment) -> Facts | None:
    return m.named(m.game.side) if m.game.is_break else None


def _break_back(m: Moment) -> Facts | None:
    games = m.story.this_set
    back = len(games) > 1 and games[-2].is_break and m.game.is_break  # serves take turns: the other's was first
    return m.named(m.game.side) if back else None


def _serves_for(stake: Stake, m: Moment) -> Facts | None:
    """Who serves next wins the set, or the match, with this game."""
    side = side_of(m.score.server)
    return {"name": m.names[m.score.server]} if _wins(m, side) is stake else None


def _must_hold(stake: Stake, m: Moment) -> Facts | None:
    """Whoever serves next loses the set, or the match, with this game."""
    side = 1 - side_of(m.score.server)
    return {"name": m.names[m.score.server]} if _wins(m, side) is stake else None


def _wins(m: Moment, side: int) -> Stake | None:
    """What this side wins with the next game."""
    if is_tiebreak(m.played, m.score):
        return None
    after = with_the_game(m.played, m.score, side)
    if winner(m.played, after) is not None:
        return Stake.MATCH
    return Stake.SET if len(after.sets) > len(m.score.sets) else None


def _held_under_fire(m: Moment) -> Facts | None:
    if m.game.is_break:
        return None
    points = m.story.points[m.game.first : m.game.end]
    count = sum(is_break_point(m.played, point.before) for point in points)
    return {**m.named(m.game.side), "count": count} if count else None


def _games_in_a_row(m: Moment) -> Facts | None:
    games, count = m.story.games, 0
    while count < len(games) and games[-1 - count].side == m.game.side:
        count += 1
    return {**m.named(m.game.side), "count": count} if count >= 3 else None


def _without_a_point(m: Moment) -> Facts | None:
    points = m.story.points[m.game.first : m.game.end]
    return m.named(m.game.side) if all(point.side == m.game.side for point in points) else None


def _no_break_yet(m: Moment) -> Facts | None:
    games = m.story.this_set
    return {"count": len(games)} if len(games) in (6, 8, 10) and not any(game.is_break for game in games) else None


# After a set


def _came_back_in_the_set(m: Moment) -> Facts | None:
    low, high = worst([game.games for game in m.story.last_set], m.game.side)
    return {**m.named(m.game.side), "low": low, "high": high} if high - low >= 2 else None


def _saved_set_points(m: Moment) -> Facts | None:
    count = m.saved(m.story.points_of(m.story.last_set), m.game.side, Stake.SET)
    return {**m.named(m.game.side), "count": count} if count else None


def _set_in_points(m: Moment) -> Facts | None:
    return in_points(m, m.story.points_of(m.story.last_set), m.game.side, fewer=False)


def _set_with_fewer_points(m: Moment) -> Facts | None:
    return in_points(m, m.story.points_of(m.story.last_set), m.game.side, fewer=True)


def _not_a_game(m: Moment) -> Facts | None:
    lost = [game for game in m.story.last_set if game.side != m.game.side]
    return m.named(m.game.side) if not lost else None


ON_GAMES: tuple[Form[Moment], ...] = (
    Form("serves for the match", GAME, 90, lambda m: _serves_for(Stake.MATCH, m),
         (later("{name} serves for the match."), later("One game more, and it is {name}'s match.")),
         later("{name} serves for the match.")),
    Form("must hold for the match", GAME, 88, lambda m: _must_hold(Stake.MATCH, m),
         (later("{name} must hold to stay in the match."), later("{name} serves to stay in the match.")),
         later("{name} must hold.")),
    Form("break back", GAME, 85, _break_back,
         (later("Straight back: now a break for {name}."), later("Break and break back.")),
         later("Straight back.")),
    Form("serves for the set", GAME, 80, lambda m: _serves_for(Stake.SET, m),
         (later("{name} serves for the set."), later("{name} has the set on the racket.")),
         later("{name} serves for the set.")),
    Form("must hold for the set", GAME, 60, lambda m: _must_hold(Stake.SET, m),
         (later("{name} must hold to stay in the set."), later("{name} serves to stay in the set.")),
         later("{name} must hold.")),
    Form("games in a row", GAME, 75, _games_in_a_row,
         (later("{count} games in a row for {name}."), later("The last {count} games all went to {name}.")),
         later("{count} games in a row.")),
    Form("break", GAME, 70, _break,
         (later("A break for {name}."), later("The serve is lost for {other}.")), later("Break.")),
    Form("held under fire", GAME, 65, _held_under_fire,
         (counted("Held after a break point.", "Held after {count} break points."),
          counted("There was a break point in it.", "There were {count} break points in it.")),
         counted("After a break point.", "After {count} break points.")),
    Form("no break yet", GAME, 40, _no_break_yet,
         (later("No break in this set so far."), later("{count} games, and nobody has lost the serve.")),
         later("No break so far.")),
    Form("game without a point lost", GAME, 20, _without_a_point,
         (later("Not a point for {other} in it."), later("Without losing a point.")), later("To love."), one_in=3),
    Form("set points saved in it", SET, 80, _saved_set_points,
         (counted("After a set point for {other}.", "After {count} set points for {other}."),
          counted("There was a set point against {name}.", "There were {count} set points against {name}.")),
         counted("A set point saved.", "{count} set points saved.")),
    Form("set won from behind", SET, 70, _came_back_in_the_set,
         (later("It had been {low}-{high} against {name}."), later("From {low}-{high} down.")),
         later("From {low}-{high} down.")),
    Form("set with fewer points", SET, 60, _set_with_fewer_points,
         (later("More points in it for {other}: {theirs} to {mine}."),
          later("With {mine} points to {theirs}: it matters which.")), later("{mine} points to {theirs}.")),
    Form("not a game lost", SET, 50, _not_a_game,
         (later("Not one game for {other}."), later("Without losing a game.")), later("Not a game lost.")),
    Form("set in points", SET, 10, _set_in_points,
         (later("In points: {mine} to {theirs}."), later("{mine} points to {theirs} in this set.")),
         later("{mine} points to {theirs}.")),
)  # fmt: skip
