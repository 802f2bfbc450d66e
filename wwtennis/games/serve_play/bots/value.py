"""What a position of Serve & Play is worth between two points: the chance to win the match.

The score is folded exactly. What both sides have left counts as greedy counts it, as so much of a game: hands last for
a game, and a SMASH that was kept is there in the next one.
"""

from __future__ import annotations

from functools import lru_cache

from wwtennis.games.serve_play.bots import weights
from wwtennis.games.serve_play.cards import Kind
from wwtennis.games.serve_play.state import Match
from wwtennis.tennis.chances import win_chance
from wwtennis.tennis.score import Format, Score, after_point, games_played, side_of, winner

ON_SERVE = (weights.SERVER_WINS, weights.SERVER_WINS)
WORTHS = {
    Kind.SHOT: weights.SHOT_KEPT,
    Kind.SMASH: weights.SMASH_KEPT,
    Kind.KILL: weights.KILL_KEPT,
    Kind.OUT: -weights.RID_OF_OUT,
}


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
    chance = win_chance(played, score, ON_SERVE) + at_stake(played, score) * (_hands(m, 0) - _hands(m, 1))
    return min(1.0, max(0.0, chance if side == 0 else 1 - chance))


def _hands(m: Match, side: int) -> float:
    """What this side holds, as a share of a game."""
    plays, hands = m.setup.decks.plays, [hand for seat, hand in enumerate(m.hands) if side_of(seat) == side]
    return sum([WORTHS[plays[card].kind] for hand in hands for card in hand])
