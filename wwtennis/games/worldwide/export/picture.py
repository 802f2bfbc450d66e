"""How a match stands as a picture (SVG): the score, the court with both players and the ball, and what was said."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from xml.sax.saxutils import escape

from wwtennis.games.worldwide.cards import Surface, Zone
from wwtennis.games.worldwide.court import spot
from wwtennis.games.worldwide.export.page import LETTERS, score_table
from wwtennis.games.worldwide.setup import SEATS
from wwtennis.games.worldwide.state import Match

WIDTH, HEIGHT = 720, 860
LEFT, TOP, COURT_WIDTH, COURT_HEIGHT = 110, 140, 500, 560
COURTS = {Surface.CLAY: "#c1663a", Surface.HARD: "#2f6fa8", Surface.GRASS: "#4f8a3c", Surface.INDOOR: "#6a5a8c"}
AROUND, INK, FAINT, PLAYERS, BALL = "#16212b", "#f4f4ec", "#f4f4ec99", ("#f2b134", "#e8e8e8"), "#dbf04a"
ROOM, MOST_ROWS = 76, 4  # letters on a line, and lines, of what was said


def picture(state: Match, names: Sequence[str], title: str, said: Sequence[str]) -> str:
    """The whole SVG file."""
    parts = [*_scoreboard(state, names, title), *_court(state), *_people(state, names), *_lines(said)]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{AROUND}"/>'
    return "\n".join([head, f"<title>{escape(title)}</title>", ground, *parts, "</svg>", ""])


def _text(x: float, y: float, text: str, size: int = 18, fill: str = INK, anchor: str = "start") -> str:
    style = f'font-family="monospace" font-size="{size}" fill="{fill}" text-anchor="{anchor}" xml:space="preserve"'
    return f'<text x="{x:g}" y="{y:g}" {style}>{escape(text)}</text>'


def _scoreboard(state: Match, names: Sequence[str], title: str) -> list[str]:
    first, second = (line.rstrip() for line in score_table(state, names))
    return [_text(30, 44, title, 16, FAINT), _text(30, 80, first, 22), _text(30, 110, second, 22)]


def _court(state: Match) -> list[str]:
    box = f'x="{LEFT}" y="{TOP}" width="{COURT_WIDTH}" height="{COURT_HEIGHT}"'
    middle, right = TOP + COURT_HEIGHT / 2, LEFT + COURT_WIDTH
    service = [TOP + COURT_HEIGHT * share for share in (0.25, 0.75)]
    line, centre = f'stroke="{INK}" stroke-width="3"', f"{LEFT + COURT_WIDTH / 2:g}"
    return [
        f'<rect {box} fill="{COURTS[state.setup.surface]}" {line}/>',
        *(f'<line x1="{LEFT}" y1="{y:g}" x2="{right}" y2="{y:g}" {line}/>' for y in service),
        f'<line x1="{centre}" y1="{service[0]:g}" x2="{centre}" y2="{service[1]:g}" {line}/>',
        f'<line x1="{LEFT - 20}" y1="{middle:g}" x2="{right + 20}" y2="{middle:g}" stroke="{INK}" stroke-width="6"/>',
        *(_label(seat, zone) for seat in SEATS for zone in Zone),
    ]


def _label(seat: int, zone: Zone) -> str:
    x, y = _place(seat, zone)
    beside_the_line = 16 if zone is Zone.VOLLEY else 0
    return _text(x + beside_the_line, y, zone.value, 16, FAINT, "middle")


def _place(seat: int, zone: Zone) -> tuple[float, float]:
    across, down = spot(seat, zone)
    return LEFT + COURT_WIDTH * across, TOP + COURT_HEIGHT * down


def _people(state: Match, names: Sequence[str]) -> list[str]:
    parts = []
    for seat in SEATS:
        x, y = _place(seat, state.sides[seat].zone)
        parts.append(f'<circle cx="{x:g}" cy="{y - 6:g}" r="22" fill="{PLAYERS[seat]}"/>')
        parts.append(_text(x, y, names[seat][:1].upper() or LETTERS[seat], 20, AROUND, "middle"))
    if state.ball is not None:
        x, y = _place(1 - state.ball.by, state.ball.zone)
        parts.append(f'<circle cx="{x + 38:g}" cy="{y - 6:g}" r="10" fill="{BALL}"/>')
    return parts


def _lines(said: Sequence[str]) -> list[str]:
    rows = [row for line in said for row in textwrap.wrap(line, ROOM)][-MOST_ROWS:]
    return [_text(WIDTH / 2, 740 + 26 * number, row, 15, INK, "middle") for number, row in enumerate(rows)]
