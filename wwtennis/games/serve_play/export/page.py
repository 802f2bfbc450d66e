"""How a match stands as text: the score, the court with the ball on it, and how many cards everybody has."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.serve_play.cards import Place
from wwtennis.games.serve_play.court import server_spot, spot
from wwtennis.games.serve_play.state import Match
from wwtennis.games.serve_play.words.terms import about, cards_text, place_letters
from wwtennis.kernel.words import _
from wwtennis.tennis.score import side_of
from wwtennis.tennis.scoreboard import score_table

WIDTH, HEIGHT = 42, 9  # of the court, inside
LETTERS = "ABCD"


def page(state: Match, names: Sequence[str]) -> list[str]:
    """Its lines: the far end is side B's."""
    board = score_table(state.setup.played, state.score, names)
    piles = _("draw {draw}, discard {discard}, serve {serve}").format(
        draw=len(state.draw), discard=len(state.discard), serve=len(state.serve_draw)
    )
    notes = [*_end(state, names, 1), "", "", "", piles, "", "", "", *_end(state, names, 0)]
    lines = [f"{board[0]}   {', '.join(about(state.setup))}", board[1], ""]
    return [*lines, *(f"{row}  {text}" for row, text in zip(_court(state), notes, strict=True))]


def _court(state: Match) -> list[str]:
    """Both ends with their places, who serves, and the ball."""
    rows = [[" "] * WIDTH for _row in range(HEIGHT)]
    rows[HEIGHT // 2] = ["-"] * WIDTH
    for side in (0, 1):
        for place in Place:
            _put(rows, spot(side, place), place_letters(place))
    _put(rows, server_spot(side_of(state.server), state.half), f"({LETTERS[state.server]})")
    if state.ball is not None:
        across, down = spot(state.ball.side, state.ball.place)
        _put(rows, (across + 0.09, down), "*" if state.ball.is_smashed else "o")
    edge = "+" + "-" * WIDTH + "+"
    return [edge, *(f"|{''.join(row)}|" for row in rows), edge]


def _put(rows: list[list[str]], where: tuple[float, float], text: str) -> None:
    """A text with its middle there."""
    across, down = where
    row, column = min(HEIGHT - 1, int(HEIGHT * down)), int(WIDTH * across) - len(text) // 2
    rows[row][column : column + len(text)] = text


def _end(state: Match, names: Sequence[str], side: int) -> list[str]:
    """Who plays there, and how many cards they have: two lines in any case."""
    seats = range(side, state.setup.seats, 2)
    lines = [f"{LETTERS[seat]} {names[seat]}: {cards_text(len(state.hands[seat]))}" for seat in seats]
    return [*lines, ""][:2]
