"""Calling the score, as an umpire would: the server's points first."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.kernel.words import _
from wwtennis.tennis.score import Format, Mode, Score, is_decisive_point, is_tiebreak, side_of, winner


def side_name(names: Sequence[str], side: int) -> str:
    """Who plays on this side, of the names of all seats: in doubles both partners."""
    return " & ".join(names[side::2])


def points_by_side(played: Format, score: Score) -> tuple[str, str]:
    """The points of the game or tie-break, side A first: ("40", "0"), ("5", "3")."""
    mine, theirs = score.points
    if is_tiebreak(played, score):
        return str(mine), str(theirs)
    return _game_points(played, mine, theirs), _game_points(played, theirs, mine)


def call_points(played: Format, score: Score) -> str:
    """The same points, server first: "40-0", "5-3"."""
    points, serving = points_by_side(played, score), side_of(score.server)
    return f"{points[serving]}-{points[1 - serving]}"


def call_sets(score: Score, side: int = 0) -> str:
    """Finished sets, and the games of the one being played, from this side's point of view: "6-4 3-2"."""
    sets = [*score.sets] + ([score.games] if score.games != (0, 0) or not score.sets else [])
    return " ".join(f"{games[side]}-{games[1 - side]}" for games in sets)


def call_standing(played: Format, score: Score, side: int | None = None) -> str:
    """Where the match stands, in figures only: "5-3", "6-4 3-2".

    From this side's point of view; unless told, from the winner's when it is over and from side A's before.
    """
    if side is None:
        side = winner(played, score) or 0
    if played.mode is Mode.TIEBREAK:
        return f"{score.points[side]}-{score.points[1 - side]}"
    return call_sets(score, side)


def call_score(played: Format, score: Score, names: Sequence[str]) -> str:
    """One sentence for where the match stands. `names`: of the seats."""
    won = winner(played, score)
    if won is not None:
        text = _("Game, set and match, {name}: {score}.")
        return text.format(name=side_name(names, won), score=call_standing(played, score))
    server = names[score.server]
    if is_decisive_point(played, score):
        return _("40-40: the next point wins the game. {server} to serve.").format(server=server)
    ahead = has_advantage(played, score)
    if ahead is not None:
        return _("Advantage {name}. {server} to serve.").format(name=side_name(names, ahead), server=server)
    points = call_points(played, score)
    if score.points[0] == score.points[1]:
        points = _("{points} all").format(points=points.partition("-")[0])
    return _("{points}, {server} to serve.").format(points=points, server=server)


def has_advantage(played: Format, score: Score) -> int | None:
    """The side that leads after 40-40, where the game is not over with that."""
    mine, theirs = score.points
    if is_tiebreak(played, score) or min(mine, theirs) < played.game.points - 1 or mine == theirs:
        return None
    return 0 if mine > theirs else 1


def _game_points(played: Format, mine: int, theirs: int) -> str:
    """WT-6.3: 0, 40, game; SP-18: 0, 15, 30, 40, game. Beyond: "Ad" for the advantage, else 40."""
    calls = played.game.calls
    if mine >= len(calls) and mine > theirs:
        return _("Ad")
    return calls[min(mine, len(calls) - 1)]
