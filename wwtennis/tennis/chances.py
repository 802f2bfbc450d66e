"""The chance to win a match from its score, folded exactly: each side wins so many of the points that it serves."""

from __future__ import annotations

from functools import lru_cache

from wwtennis.tennis.score import (
    GAMES_FOR_A_SET,
    Format,
    Mode,
    Score,
    after_point,
    is_tiebreak,
    sets_won,
    side_of,
    winner,
)  # fmt: skip

OnServe = tuple[float, float]  # the share of points that each side wins on its own serve


def win_chance(played: Format, score: Score, on_serve: OnServe) -> float:
    """That side A wins the match."""
    return _fold(played, _shortest(played, score), on_serve)


def _shortest(played: Format, score: Score) -> Score:
    """Of finished sets only the number matters, and of a long set or game only who leads, and by how much."""
    won = sets_won(score, 0), sets_won(score, 1)
    sets = ((GAMES_FOR_A_SET, 0),) * won[0] + ((0, GAMES_FOR_A_SET),) * won[1]
    too_many = min(score.games) - GAMES_FOR_A_SET if played.mode is Mode.MATCH and not played.tiebreak else 0
    games = (score.games[0] - too_many, score.games[1] - too_many) if too_many > 0 else score.games
    return Score(score.server, score.points, games, sets)


@lru_cache(maxsize=200_000)
def _fold(played: Format, score: Score, on_serve: OnServe) -> float:
    won = winner(played, score)
    if won is not None:
        return float(won == 0)
    wins, ahead = _point(score.server, on_serve), after_point(played, score, 0)
    if _goes_on_by_two(played, score):
        return _by_two(played, score, on_serve)
    behind = after_point(played, score, 1)
    return wins * win_chance(played, ahead, on_serve) + (1 - wins) * win_chance(played, behind, on_serve)


def _point(server: int, on_serve: OnServe) -> float:
    """The chance of side A to win a point that this seat serves."""
    return on_serve[0] if side_of(server) == 0 else 1 - on_serve[1]


def _goes_on_by_two(played: Format, score: Score) -> bool:
    """Level, and only two points in a row (or two games) decide: it can come back to this for ever."""
    if score.points[0] != score.points[1]:
        return False
    if is_tiebreak(played, score):
        return score.points[0] >= played.tiebreak - 2 and sum(score.points) % 2 == 0
    if played.game.lead == 2 and score.points[0] >= played.game.points - 1:
        return True
    level = score.points == (0, 0) and score.games[0] == score.games[1] >= GAMES_FOR_A_SET
    return level and not played.tiebreak


def _by_two(played: Format, score: Score, on_serve: OnServe) -> float:
    """Of two steps, both are won or both lost; with one each, all begins again."""
    steps = _steps(played, score, on_serve)
    both, none = steps[0] * steps[1], (1 - steps[0]) * (1 - steps[1])
    ahead, behind = (_two_up(played, score, side) for side in (0, 1))
    share = both / (both + none)
    return share * win_chance(played, ahead, on_serve) + (1 - share) * win_chance(played, behind, on_serve)


def _steps(played: Format, score: Score, on_serve: OnServe) -> tuple[float, float]:
    """The chances of side A in the next two points; or games, where it is those that count."""
    if score.points != (0, 0) or is_tiebreak(played, score):
        other = after_point(played, score, 0).server
        return _point(score.server, on_serve), _point(other, on_serve)
    first = _game(played, _point(score.server, on_serve))
    return first, _game(played, _point(score.server + 1, on_serve))


def _game(played: Format, point: float, mine: int = 0, theirs: int = 0) -> float:
    """The chance to win a game, from the chance to win a point of it."""
    rule = played.game
    if max(mine, theirs) >= rule.points and abs(mine - theirs) >= rule.lead:
        return float(mine > theirs)
    if rule.lead == 2 and mine == theirs >= rule.points - 1:
        return point**2 / (point**2 + (1 - point) ** 2)
    return point * _game(played, point, mine + 1, theirs) + (1 - point) * _game(played, point, mine, theirs + 1)


def _two_up(played: Format, score: Score, side: int) -> Score:
    """The score when this side has won two in a row."""
    points = 2
    if score.points == (0, 0) and not is_tiebreak(played, score):
        points = 2 * played.game.points
    for _ in range(points):
        score = after_point(played, score, side)
    return score
