"""What a position of Serve & Play is worth between two points: the chance to win the match.

The score is folded exactly. Within a game (or a tie-break) the cards that are left to both count as so many points
(`fitted`), and a point as what it changes. After a game hands are filled up: then only what was kept counts, such as a
SMASH, and of that something stays to the end of the game that is being played.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import NamedTuple

from wwtennis.games.serve_play.bots import fitted
from wwtennis.games.serve_play.cards import Kind
from wwtennis.games.serve_play.state import Match
from wwtennis.tennis.chances import win_chance
from wwtennis.tennis.score import Format, Score, after_point, games_played, is_new_game, side_of, winner

ON_SERVE = (fitted.ON_SERVE, fitted.ON_SERVE)
LEAST = 0.001  # nothing is surer than that while it is played
KEPT = (Kind.SMASH, Kind.KILL, Kind.OUT)
KINDS = (*KEPT, Kind.SHOT)


class Standing(NamedTuple):
    """What the score alone says of side A."""

    won: float  # the chance to win the match, with this game
    lost: float  # and without it
    log_odds: float  # of winning this game
    slope: float  # of these, for each point more
    a_point: float  # what one more is worth, of the match
    later: float  # and what it will be when this game is over


@lru_cache(maxsize=20_000)
def standing(played: Format, score: Score) -> Standing:
    ends = [_won_by(played, score, side) for side in (0, 1)]
    won, lost = (win_chance(played, end, ON_SERVE) for end in ends)

    def game(reached: Score) -> float:
        return (win_chance(played, reached, ON_SERVE) - lost) / (won - lost)

    chance = min(1 - LEAST, max(LEAST, game(score)))
    of_a_point = game(after_point(played, score, 0)) - game(after_point(played, score, 1))
    later = chance * _a_point(played, ends[0]) + (1 - chance) * _a_point(played, ends[1])
    log_odds, slope = log(chance / (1 - chance)), of_a_point / (chance * (1 - chance))
    return Standing(won, lost, log_odds, slope, of_a_point * (won - lost), later)


def _won_by(played: Format, score: Score, side: int) -> Score:
    """The score when this side has won the game."""
    after = score
    while games_played(after) == games_played(score) and winner(played, after) is None:
        after = after_point(played, after, side)
    return after


def _a_point(played: Format, score: Score) -> float:
    """What the next point is worth, of the match."""
    if winner(played, score) is not None:
        return 0.0
    ahead, behind = (win_chance(played, after_point(played, score, side), ON_SERVE) for side in (0, 1))
    return ahead - behind


def at_stake(played: Format, score: Score) -> float:
    """By how much the game being played changes the chance to win the match."""
    if winner(played, score) is not None:
        return 0.0
    stands = standing(played, score)
    return stands.won - stands.lost


def value(m: Match, side: int) -> float:
    """For this side, between two points."""
    chance = _of_side_a(m)
    return chance if side == 0 else 1 - chance


def _of_side_a(m: Match) -> float:
    played, score = m.setup.played, m.score
    if winner(played, score) is not None:
        return win_chance(played, score, ON_SERVE)
    more, stands = features(m), standing(played, score)
    kept = sum([worth * each for worth, each in zip(fitted.KEPT, more, strict=False)])
    if is_new_game(played, score):
        chance = win_chance(played, score, ON_SERVE) + stands.a_point * kept
    else:
        apart = sum([worth * each for worth, each in zip(fitted.WORTHS, more, strict=True)])
        game = 1 / (1 + exp(-stands.log_odds - stands.slope * apart))
        chance = stands.lost + (stands.won - stands.lost) * game + stands.later * fitted.STAYS * kept
    return min(1.0, max(0.0, chance))


def features(m: Match) -> list[int]:
    """What side A has more than side B: SMASH, KILL, OUT, shots, and places that it can answer from."""
    one, other = (_counted(m, side) for side in (0, 1))
    return [a - b for a, b in zip(one, other, strict=True)]


def _counted(m: Match, side: int) -> list[int]:
    plays = m.setup.decks.plays
    faces = [plays[card] for seat, hand in enumerate(m.hands) if side_of(seat) == side for card in hand]
    kinds = [face.kind for face in faces]
    places = {face.start for face in faces if face.start is not None}
    return [*[kinds.count(kind) for kind in KINDS], len(places)]
