"""What a position of Serve & Play is worth between two points: the chance to win the match.

The score is folded exactly. What both sides have left counts as greedy counts it, as so much of a game. When a game is
over hands are filled up: then only what was kept on purpose counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from wwtennis.games.serve_play.bots import weights
from wwtennis.games.serve_play.cards import Kind
from wwtennis.games.serve_play.state import Match
from wwtennis.tennis.chances import win_chance
from wwtennis.tennis.score import Format, Score, after_point, games_played, is_new_game, side_of, winner

ON_SERVE = (weights.SERVER_WINS, weights.SERVER_WINS)
WORTHS = {
    Kind.SHOT: weights.SHOT_KEPT,
    Kind.SMASH: weights.SMASH_KEPT,
    Kind.KILL: weights.KILL_KEPT,
    Kind.OUT: -weights.RID_OF_OUT,
}
KEPT = {**WORTHS, Kind.SHOT: 0.0}


@lru_cache(maxsize=20_000)
def at_stake(played: Format, score: Score) -> float:
    """By how much the game being played changes the chance to win the match."""
    if winner(played, score) is not None:
        return 0.0
    chances = []
    for side in (0, 1):
        after = score
        while games_played(after) == games_played(score) and winner(played, after) is None:
            after = after_point(played, after, side)
        chances.append(win_chance(played, after, ON_SERVE))
    return chances[0] - chances[1]


def value(m: Match, side: int) -> float:
    """For this side."""
    played, score = m.setup.played, m.score
    worths = KEPT if is_new_game(played, score) else WORTHS
    apart = _hands(m, 0, worths) - _hands(m, 1, worths)
    chance = win_chance(played, score, ON_SERVE) + at_stake(played, score) * apart
    return min(1.0, max(0.0, chance if side == 0 else 1 - chance))


def _hands(m: Match, side: int, worths: Mapping[Kind, float]) -> float:
    """What this side holds, as a share of a game."""
    plays, hands = m.setup.decks.plays, [hand for seat, hand in enumerate(m.hands) if side_of(seat) == side]
    return sum([worths[plays[card].kind] for hand in hands for card in hand])
