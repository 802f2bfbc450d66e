"""The score: a value that a point turns into the next one, by the format that is played.

Sides score, seats decide. Seats go round the table and sides take turns, so that a seat's side is its number modulo
two: with two seats they are the same, with four (doubles) seats 0 and 2 are partners, and so are 1 and 3.
"""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum

import msgspec

Pair = tuple[int, int]  # (side A's, side B's)


class Mode(StrEnum):
    """WT-6: a single tie-break, or a match of sets."""

    TIEBREAK = "tiebreak"
    MATCH = "match"


TIEBREAK, MATCH = Mode.TIEBREAK, Mode.MATCH  # asked for at every point: an enum takes its time to find a member


class GameRule(msgspec.Struct, frozen=True):
    """How a game is won: by so many points as there are calls, and by this lead."""

    calls: tuple[str, ...]
    lead: int = 1  # 1: at 40-40 the next point wins the game; 2: it wins the advantage

    @property
    def points(self) -> int:
        return len(self.calls)


SHORT_GAME = GameRule(("0", "40"))  # WT-6.3
LONG_GAME = GameRule(("0", "15", "30", "40"))  # SP-18
ADVANTAGE_GAME = GameRule(("0", "15", "30", "40"), lead=2)

GAMES_FOR_A_SET = 6


class Format(msgspec.Struct, frozen=True):
    """What is played: a tie-break, or a match to so many sets."""

    mode: Mode
    sets_to_win: int
    game: GameRule
    tiebreak: int  # points that win a tie-break, with a lead of two; 0: none is played at 6-6
    seats: int  # that serve in turn

    @property
    def best_of(self) -> int | None:
        """So many sets at most; None in a tie-break, which has none."""
        return None if self.mode is Mode.TIEBREAK else 2 * self.sets_to_win - 1


def best_of(sets: int, game: GameRule, tiebreak: int, seats: int = 2) -> Format:
    """A match of so many sets at most."""
    return Format(Mode.MATCH, (sets + 1) // 2, game, tiebreak, seats)


TIEBREAK_MODE = Format(Mode.TIEBREAK, 1, SHORT_GAME, tiebreak=7, seats=2)  # WT-6.1
BEST_OF_3 = best_of(3, SHORT_GAME, tiebreak=2)  # WT-6.6: two points ahead win the tie-break, with no minimum
BEST_OF_5 = best_of(5, SHORT_GAME, tiebreak=2)


class Court(StrEnum):
    """Which half the serve goes to."""

    DEUCE = "deuce"  # from the right
    AD = "ad"  # from the left


COURTS = tuple(Court)


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match stands. Pairs are (side A's, side B's)."""

    server: int  # the seat that serves the point to be played
    points: Pair = (0, 0)
    games: Pair = (0, 0)
    sets: tuple[Pair, ...] = ()  # the finished ones, in games


def side_of(seat: int) -> int:
    """The side that this seat plays for."""
    return seat % 2


def is_tiebreak(played: Format, score: Score) -> bool:
    """WT-6.1, WT-6.5: the whole of tie-break mode, and a set at 6-6 where one is played."""
    if played.mode is TIEBREAK:
        return True
    return played.tiebreak > 0 and score.games == (GAMES_FOR_A_SET, GAMES_FOR_A_SET)


def is_decisive_point(played: Format, score: Score) -> bool:
    """WT-6.3, SP-18: 40-40, and no advantage."""
    if played.mode is TIEBREAK or score.points[0] != score.points[1]:
        return False
    return score.points[0] == played.game.points - 1 and played.game.lead == 1 and not is_tiebreak(played, score)


def court_served_to(score: Score) -> Court:
    """WT-6.2, WT-6.3, SP-8: the halves take turns, and a game begins on the right."""
    return COURTS[(score.points[0] + score.points[1]) % 2]


def sets_won(score: Score, side: int) -> int:
    return sum(games[side] > games[1 - side] for games in score.sets)


def winner(played: Format, score: Score) -> int | None:
    """WT-6.1, WT-6.7, SP-20: the side that has won the match, if one has."""
    if played.mode is TIEBREAK:
        one, other = score.points
        if abs(one - other) < 2 or max(one, other) < played.tiebreak:
            return None
        return 0 if one > other else 1
    return next((side for side in (0, 1) if sets_won(score, side) == played.sets_to_win), None)


def after_point(played: Format, score: Score, side: int) -> Score:
    """The score when `side` has won the point."""
    points = _one_more(score.points, side)
    if is_tiebreak(played, score):
        return _after_tiebreak_point(played, score, points, side)
    if _leads(points, side, at_least=played.game.points, by=played.game.lead):
        games = _one_more(score.games, side)
        won = _leads(games, side, at_least=GAMES_FOR_A_SET, by=2)  # WT-6.5, SP-20
        return _after_game(score, games, _next_server(played, score.server), won=won)  # WT-6.4, SP-19, SP-24
    return Score(score.server, points, score.games, score.sets)


def _after_tiebreak_point(played: Format, score: Score, points: Pair, side: int) -> Score:
    """WT-6.1, WT-6.6: it wins the match in tie-break mode, else the seventh game."""
    if played.mode is MATCH and _leads(points, side, at_least=played.tiebreak, by=2):
        server = _next_server(played, first_tiebreak_server(played, score))  # WT-6.8
        return _after_game(score, _one_more(score.games, side), server, won=True)
    # WT-6.2, WT-6.6: A, BB, AA, BB...: with an odd total the server changes
    server = _next_server(played, score.server) if sum(points) % 2 == 1 else score.server
    return Score(server, points, score.games, score.sets)


def _after_game(score: Score, games: Pair, server: int, *, won: bool) -> Score:
    """A game is over; `won`: the set with it."""
    if won:
        return Score(server, (0, 0), (0, 0), (*score.sets, games))
    return Score(server, (0, 0), games, score.sets)


def first_tiebreak_server(played: Format, score: Score) -> int:
    """Who serves the first point of the tie-break being played: service has gone on every other point since."""
    return (score.server - (sum(score.points) + 1) // 2) % played.seats


def is_new_game(played: Format, score: Score) -> bool:
    """No point of this game is played: the last one, if there was any, won a game."""
    return played.mode is MATCH and score.points == (0, 0)


def is_new_set(played: Format, score: Score) -> bool:
    """No point of this set is played: the last one, if there was any, won a set."""
    return is_new_game(played, score) and score.games == (0, 0)


def games_played(score: Score) -> int:
    """In all sets so far."""
    return sum(score.games) + sum(map(sum, score.sets))


def is_break(side: int, servers: Collection[int]) -> bool:
    """Whether `side` won a game against the serve. In a tie-break seats of both sides serve, and nobody is broken."""
    return {side_of(server) for server in servers} == {1 - side}


def _next_server(played: Format, seat: int) -> int:
    return (seat + 1) % played.seats


def _leads(count: Pair, side: int, at_least: int, by: int) -> bool:
    return count[side] >= at_least and count[side] - count[1 - side] >= by


def _one_more(pair: Pair, side: int) -> Pair:
    return (pair[0] + 1, pair[1]) if side == 0 else (pair[0], pair[1] + 1)
