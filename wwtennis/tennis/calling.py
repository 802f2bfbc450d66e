"""Calling the score, as an umpire would: the server's points first."""

from __future__ import annotations

from wwtennis.kernel.words import _
from wwtennis.tennis.score import Format, Mode, Score, is_decisive_point, is_tiebreak, winner


def call_points(played: Format, score: Score) -> str:
    """The points of the game or tie-break, server first: "40-0", "5-3"."""
    mine, theirs = score.points[score.server], score.points[1 - score.server]
    if is_tiebreak(played, score):
        return f"{mine}-{theirs}"
    return f"{_game_points(mine)}-{_game_points(theirs)}"


def points_by_seat(played: Format, score: Score) -> tuple[str, str]:
    """The same points, seat A first."""
    first, _dash, second = call_points(played, score).partition("-")
    return (first, second) if score.server == 0 else (second, first)


def call_sets(score: Score, seat: int = 0) -> str:
    """Finished sets, and the games of the one being played, from `seat`'s side: "6-4 3-2"."""
    sets = [*score.sets] + ([score.games] if score.games != (0, 0) or not score.sets else [])
    return " ".join(f"{games[seat]}-{games[1 - seat]}" for games in sets)


def call_score(played: Format, score: Score, names: tuple[str, str]) -> str:
    """One sentence for where the match stands."""
    won = winner(played, score)
    if won is not None:
        return _("Game, set and match, {name}: {score}.").format(name=names[won], score=final_score(played, score, won))
    points, server = call_points(played, score), names[score.server]
    if is_decisive_point(played, score):
        return _("40-40: the next point wins the game. {server} to serve.").format(server=server)
    if score.points[0] == score.points[1]:
        points = _("{points} all").format(points=points.partition("-")[0])
    return _("{points}, {server} to serve.").format(points=points, server=server)


def call_standing(played: Format, score: Score) -> str:
    """Where the match stands, in figures only: "5-3", "6-4 3-2"; the winner's first when it is over."""
    won = winner(played, score)
    if won is not None:
        return final_score(played, score, won)
    return "-".join(map(str, score.points)) if played.mode is Mode.TIEBREAK else call_sets(score)


def final_score(played: Format, score: Score, seat: int) -> str:
    """The result from `seat`'s side: "7-5", or set by set."""
    if played.mode is Mode.TIEBREAK:
        return f"{score.points[seat]}-{score.points[1 - seat]}"
    return " ".join(f"{games[seat]}-{games[1 - seat]}" for games in score.sets)


def _game_points(points: int) -> str:
    """WT-6.3: 0, 40, game."""
    return "40" if points else "0"
