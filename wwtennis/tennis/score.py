"""The score: a value that a point turns into the next one. Worldwide Tennis, chapter 6."""

from __future__ import annotations

from enum import StrEnum

import msgspec

Pair = tuple[int, int]


class Mode(StrEnum):
    """WT-6: a single tie-break, or a match of sets."""

    TIEBREAK = "tiebreak"
    MATCH = "match"


class Format(msgspec.Struct, frozen=True):
    """What is played: a tie-break, or a match to so many sets."""

    mode: Mode
    sets_to_win: int = 1


TIEBREAK_MODE = Format(Mode.TIEBREAK)
BEST_OF_3 = Format(Mode.MATCH, 2)
BEST_OF_5 = Format(Mode.MATCH, 3)

GAMES_FOR_A_SET = 6
POINTS_FOR_A_GAME = 2
POINTS_FOR_A_TIEBREAK = 7


class Court(StrEnum):
    """Which half the serve goes to."""

    DEUCE = "deuce"  # the receiver's Forehand, in the books' right-handed view
    AD = "ad"  # the receiver's Backhand


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match stands. Pairs are (seat A, seat B)."""

    server: int  # of the point to be played
    points: Pair = (0, 0)
    games: Pair = (0, 0)
    sets: tuple[Pair, ...] = ()  # the finished ones, in games


def is_tiebreak(played: Format, score: Score) -> bool:
    """WT-6.1, WT-6.5: the whole of tie-break mode, and a set at 6-6."""
    return played.mode is Mode.TIEBREAK or score.games == (GAMES_FOR_A_SET, GAMES_FOR_A_SET)


def is_decisive_point(played: Format, score: Score) -> bool:
    """WT-6.3: 40-40."""
    return not is_tiebreak(played, score) and score.points == (1, 1)


def court_served_to(played: Format, score: Score) -> Court | None:
    """WT-6.2, WT-6.3: where the next serve goes; None where the receiver chooses."""
    if is_decisive_point(played, score):
        return None
    return Court.DEUCE if sum(score.points) % 2 == 0 else Court.AD


def sets_won(score: Score, seat: int) -> int:
    return sum(games[seat] > games[1 - seat] for games in score.sets)


def winner(played: Format, score: Score) -> int | None:
    """WT-6.1, WT-6.7: who has won the match, if anyone has."""
    for seat in (0, 1):
        if played.mode is Mode.TIEBREAK:
            if _has_won_tiebreak(score.points, seat, at_least=POINTS_FOR_A_TIEBREAK):
                return seat
        elif sets_won(score, seat) == played.sets_to_win:
            return seat
    return None


def after_point(played: Format, score: Score, seat: int) -> Score:
    """The score when `seat` has won the point."""
    points = _one_more(score.points, seat)
    if played.mode is Mode.TIEBREAK:
        return Score(_tiebreak_server(score.server, points), points, score.games, score.sets)
    if is_tiebreak(played, score):
        return _after_set_tiebreak_point(score, points, seat)
    if points[seat] < POINTS_FOR_A_GAME:
        return Score(score.server, points, score.games, score.sets)
    return _after_game(score, seat, next_server=1 - score.server)  # WT-6.4


def _after_set_tiebreak_point(score: Score, points: Pair, seat: int) -> Score:
    """WT-6.6: two points ahead win it, with no minimum."""
    if _has_won_tiebreak(points, seat, at_least=2):
        return _after_game(score, seat, next_server=1 - first_tiebreak_server(score))  # WT-6.8
    return Score(_tiebreak_server(score.server, points), points, score.games, score.sets)


def _after_game(score: Score, seat: int, next_server: int) -> Score:
    games = _one_more(score.games, seat)
    if _has_won_set(games, seat):
        return Score(next_server, (0, 0), (0, 0), (*score.sets, games))
    return Score(next_server, (0, 0), games, score.sets)


def _has_won_set(games: Pair, seat: int) -> bool:
    """WT-6.5: six games with a lead of two, or the tie-break as the seventh."""
    mine, theirs = games[seat], games[1 - seat]
    return (mine >= GAMES_FOR_A_SET and mine - theirs >= 2) or (mine, theirs) == (7, 6)


def _has_won_tiebreak(points: Pair, seat: int, at_least: int) -> bool:
    return points[seat] >= at_least and points[seat] - points[1 - seat] >= 2


def _tiebreak_server(server: int, points: Pair) -> int:
    """WT-6.2, WT-6.6: A, BB, AA, BB...: with an odd total the server changes."""
    return 1 - server if sum(points) % 2 == 1 else server


def first_tiebreak_server(score: Score) -> int:
    """Who served the first point of the tie-break being played."""
    served_by_first = (sum(score.points) + 1) // 2 % 2 == 0
    return score.server if served_by_first else 1 - score.server


def _one_more(pair: Pair, seat: int) -> Pair:
    return (pair[0] + 1, pair[1]) if seat == 0 else (pair[0], pair[1] + 1)
