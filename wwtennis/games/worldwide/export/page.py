"""How a match stands as text: the score, the court, and what both ends have."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.worldwide.cards import Zone
from wwtennis.games.worldwide.court import spot
from wwtennis.games.worldwide.setup import SEATS
from wwtennis.games.worldwide.state import Match, Side
from wwtennis.games.worldwide.words.terms import about
from wwtennis.kernel.words import _, plural
from wwtennis.tennis.scoreboard import score_table

WIDTH, HEIGHT = 42, 7  # of the court, inside
LETTERS = "AB"


def page(state: Match, names: Sequence[str]) -> list[str]:
    """Its lines: the far end is seat B's."""
    board = score_table(state.setup.played, state.score, names)
    played = about(state.setup.surface, state.setup.played.best_of)
    lines = [f"{row}   {word}" for row, word in zip(board, played, strict=True)]
    ends = [*_end(state, names, 1), "", "", "", *_end(state, names, 0)]
    return [*lines, "", *(f"{row}  {text}" for row, text in zip(_court(state), ends, strict=True))]


def _court(state: Match) -> list[str]:
    """Both ends, whoever stands where, and the ball."""
    rows = [[" "] * WIDTH for _row in range(HEIGHT)]
    rows[HEIGHT // 2] = ["-"] * WIDTH
    for seat in SEATS:
        for zone in Zone:
            row, column = _cell(seat, zone)
            rows[row][column] = zone.value
        row, column = _cell(seat, state.sides[seat].zone)
        rows[row][column - 2 : column + 1] = ["(", LETTERS[seat], ")"]
    if state.ball is not None:
        row, column = _cell(1 - state.ball.by, state.ball.zone)
        rows[row][column + 2] = "o"
    edge = "+" + "-" * WIDTH + "+"
    return [edge, *(f"|{''.join(row)}|" for row in rows), edge]


def _cell(seat: int, zone: Zone) -> tuple[int, int]:
    across, down = spot(seat, zone)
    return int(HEIGHT * down), int(WIDTH * across)


def _end(state: Match, names: Sequence[str], seat: int) -> list[str]:
    """What a player has, in three lines."""
    side, name = state.sides[seat], f"{LETTERS[seat]} {names[seat]}"
    if side.solo is not None:
        return [name, _("the solo opponent"), ""]
    cards = plural("{count} card", "{count} cards", len(side.hand)).format(count=len(side.hand))
    piles = _("draw {draw}, discard {discard}").format(draw=len(side.draw), discard=len(side.discard))
    return [name, f"{_stars(side)}  {cards}", piles]


def _stars(side: Side) -> str:
    tokens = _row("★", side.stars) + _row("☆", side.tokens - side.stars)
    return tokens + ("  " + _row("✓", side.challenges) if side.challenges else "")


def _row(token: str, count: int) -> str:
    """So many of them; a recording by other rules may say any number."""
    return token * min(count, 9)
