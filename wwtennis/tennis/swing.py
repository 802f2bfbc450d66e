"""How much a point was worth: the chance of winning the match before and after it, between equals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from wwtennis.tennis.score import GAMES_FOR_A_SET, Format, Score, after_point, is_tiebreak, sets_won, winner

EVEN = 0.5  # every point is as likely to go one way as the other


@cache
def chance(played: Format, score: Score) -> float:
    """That side A wins the match. Who serves makes no difference between equals."""
    won = winner(played, score)
    if won is not None:
        return 1.0 if won == 0 else 0.0
    if _goes_round(played, score):
        return _between(played, _won_by(played, score, 0), _won_by(played, score, 1))
    return _between(played, after_point(played, score, 0), after_point(played, score, 1))


def _between(played: Format, first: Score, second: Score) -> float:
    return EVEN * (chance(played, _plain(first)) + chance(played, _plain(second)))


def _plain(score: Score) -> Score:
    """What counts of it: not who serves, nor how a set was won."""
    sets = (*[(1, 0)] * sets_won(score, 0), *[(0, 1)] * sets_won(score, 1))
    return Score(0, score.points, score.games, sets)


def _goes_round(played: Format, score: Score) -> bool:
    """All square where one must be two ahead: it may come back to that for ever, so it is decided by symmetry."""
    if score.points[0] != score.points[1]:
        return False
    if is_tiebreak(played, score):
        return score.points[0] >= max(0, played.tiebreak - 1)
    if played.game.lead > 1 and score.points[0] >= played.game.points - 1:
        return True
    even_games = score.games[0] == score.games[1] >= GAMES_FOR_A_SET - 1
    return even_games and not played.tiebreak and score.points == (0, 0)


def _won_by(played: Format, score: Score, side: int) -> Score:
    """When the same side has won as many points as it takes to be through."""
    games, sets = score.games, score.sets
    by_sets = score.points == (0, 0) and not is_tiebreak(played, score) and not played.tiebreak
    while winner(played, score) is None:
        score = after_point(played, score, side)
        if score.sets != sets or (score.games != games and not by_sets):
            break
    return score


def swings(played: Format, scores: Sequence[Score]) -> list[float]:
    """What each point moved, of the whole match: `scores` are those after each point."""
    before = [Score(0), *scores[:-1]]
    chances = [
        (chance(played, _plain(old)), chance(played, _plain(new))) for old, new in zip(before, scores, strict=True)
    ]
    return [abs(new - old) for old, new in chances]
