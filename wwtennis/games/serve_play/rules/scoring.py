"""Score: points, games, the set and the match."""

from __future__ import annotations

from collections.abc import Iterator

from wwtennis.games.serve_play.events import GameWon, How, MatchWon, PointWon, SetWon
from wwtennis.games.serve_play.state import Match
from wwtennis.kernel.game import Event
from wwtennis.tennis.score import after_point, is_new_game, is_new_set, winner


def won(m: Match, side: int, how: How) -> PointWon:
    """SP-18: the point, and the score that it makes."""
    return PointWon(side, how, after_point(m.setup.played, m.score, side))


def announce(m: Match) -> Iterator[Event]:
    """SP-18, SP-20: what the point won besides itself."""
    score, side, played = m.score, m.point_winner, m.setup.played
    set_over = is_new_set(played, score)
    if is_new_game(played, score):
        yield GameWon(side, score.sets[-1] if set_over else score.games)
    if set_over:
        yield SetWon(side, score.sets[-1])
    if winner(played, score) is not None:
        yield MatchWon(side)
