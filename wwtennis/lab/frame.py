"""A moment of a match as a page of text, 80 by 24: score, court, both ends, what was said, and the timeline."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from wwtennis.games.worldwide.cards import Zone
from wwtennis.games.worldwide.state import Match, Side
from wwtennis.games.worldwide.stats.timeline import MarkKind
from wwtennis.games.worldwide.words.terms import surface_name
from wwtennis.kernel.words import _, plural
from wwtennis.lab.watch import Watched
from wwtennis.tennis.calling import points_by_side
from wwtennis.tennis.score import Mode, winner

WIDTH, HEIGHT = 80, 24
COURT_WIDTH = 44
LINES_SAID = 7

# Where each zone of the near end is on the page of the court; the far end is turned round. Right-handed, as the book.
ROWS = {Zone.BACKHAND: 2, Zone.NEUTRAL: 2, Zone.FOREHAND: 2, Zone.VOLLEY: 0}
COLUMNS = {Zone.BACKHAND: 7, Zone.NEUTRAL: 21, Zone.FOREHAND: 35, Zone.VOLLEY: 21}
NEAR, FAR = 0, 1  # seat A is near

# The last one wins.
MARKS = {MarkKind.UNDO: "u", MarkKind.LONG_RALLY: "r", MarkKind.ACE: "a", MarkKind.BREAK: "b", MarkKind.SET: "S"}


def frame(watched: Watched, moment: int, state: Match, said: Sequence[str]) -> list[str]:
    """Its lines, each as wide as the page."""
    lines = [f"{row}   {word}" for row, word in zip(score_table(watched, state), about(state), strict=True)] + [""]
    ends = [*end(watched, state, FAR), "", "", "", *end(watched, state, NEAR)]
    lines += [f"{row}  {text}" for row, text in zip(court(state), ends, strict=True)]
    lines += ["", *[f"  {line}" for line in said[-LINES_SAID:]]]
    lines += [""] * (HEIGHT - 2 - len(lines))
    lines += [bar(watched, moment), foot(watched, moment)]
    return [fit(line, WIDTH) for line in lines]


def about(state: Match) -> list[str]:
    """The surface, and what is played."""
    played = state.setup.played
    sets = _("best of {sets} sets").format(sets=played.best_of)
    return [surface_name(state.setup.surface), sets if played.mode is Mode.MATCH else _("tie-break")]


def score_table(watched: Watched, state: Match) -> list[str]:
    """Sets, games and points; a ball for the server, a star for who has won."""
    score, played = state.score, state.setup.played
    won, counted = winner(played, score), points_by_side(played, score)
    lines = []
    for seat in (0, 1):
        sets = "".join(f"{games[seat]:>3}" for games in score.sets)
        games = f"{score.games[seat]:>3}" if played.mode is Mode.MATCH and won is None else ""
        points = "" if won is not None and played.mode is Mode.MATCH else f"{counted[seat]:>5}"
        mark = "★" if won == seat else "●" if won is None and score.server == seat else " "
        lines.append(f" {mark} {fit(watched.names[seat], 20)}{sets}{games}{points}")
    return lines


def court(state: Match) -> list[str]:
    """Both ends, whoever stands where, and the ball."""
    inside = COURT_WIDTH - 2
    rows = [[" "] * inside for _row in range(7)]
    rows[3] = ["-"] * inside
    for seat in (0, 1):
        for zone in Zone:
            row, column = _spot(seat, zone)
            rows[row][column] = zone.value
        row, column = _spot(seat, state.sides[seat].zone)
        rows[row][column - 2 : column + 1] = ["(", "AB"[seat], ")"]
    if state.ball is not None:
        row, column = _spot(1 - state.ball.by, state.ball.zone)
        rows[row][column + 2] = "o"
    edge = "+" + "-" * inside + "+"
    return [edge, *(f"|{''.join(row)}|" for row in rows), edge]


def _spot(seat: int, zone: Zone) -> tuple[int, int]:
    row, column = ROWS[zone], COLUMNS[zone]
    return (4 + row, column) if seat == NEAR else (2 - row, 42 - column)


def end(watched: Watched, state: Match, seat: int) -> list[str]:
    """What a player has, in three lines."""
    side = state.sides[seat]
    if side.solo is not None:
        return [f"{'AB'[seat]} {watched.names[seat]}", _("the solo opponent"), ""]
    cards = plural("{count} card", "{count} cards", len(side.hand)).format(count=len(side.hand))
    piles = _("draw {draw}, discard {discard}").format(draw=len(side.draw), discard=len(side.discard))
    return [f"{'AB'[seat]} {watched.names[seat]}", f"{_stars(side)}  {cards}", piles]


def _stars(side: Side) -> str:
    tokens = _row("★", side.stars) + _row("☆", side.tokens - side.stars)
    return tokens + ("  " + _row("✓", side.challenges) if side.challenges else "")


def _row(token: str, count: int) -> str:
    """So many of them; a recording by other rules may say any number."""
    return token * min(count, 9)


def bar(watched: Watched, moment: int) -> str:
    """The timeline: what is behind, what is to come, and the marks."""
    width, whole = WIDTH - 4, max(1, watched.replay.end)
    cells = ["=" if cell * whole <= moment * width else "." for cell in range(width)]
    for kind, letter in MARKS.items():
        for mark in watched.line.marks:
            if mark.kind is kind:
                cells[min(width - 1, mark.moment * width // whole)] = letter
    return " [" + "".join(cells) + "]"


def foot(watched: Watched, moment: int) -> str:
    point, points = watched.line.point_at(moment), len(watched.line.stops()["point"])
    text = _("entry {moment}/{end}, point {point}/{points}: a ace, b break, r long rally, S set, u undo")
    return "  " + text.format(moment=moment, end=watched.replay.end, point=point, points=points)


def cells(text: str) -> int:
    """How many columns a text takes in a terminal."""
    return sum(_width(letter) for letter in text)


def _width(letter: str) -> int:
    if unicodedata.combining(letter):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def fit(text: str, width: int) -> str:
    """The text in exactly so many columns."""
    if text.isascii():
        return text[:width].ljust(width)
    taken = 0
    for number, letter in enumerate(text):
        taken += _width(letter)
        if taken > width:
            return text[:number] + " " * (width - taken + _width(letter))
    return text + " " * (width - taken)
