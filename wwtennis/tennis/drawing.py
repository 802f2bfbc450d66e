"""A tennis match as a picture (SVG): the scoreboard, the court with what stands on it, and what was said.

Where something is on the court is told in shares of its width and its length, from the upper left corner.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from xml.sax.saxutils import escape

import attrs

WIDTH, HEIGHT = 720, 860
LEFT, TOP, COURT_WIDTH, COURT_HEIGHT = 110, 140, 500, 560
AROUND, INK, FAINT, BALL = "#16212b", "#f4f4ec", "#f4f4ec99", "#dbf04a"
SIDES = ("#f2b134", "#e8e8e8")
ROOM, MOST_ROWS = 76, 4  # letters on a line, and lines, of what was said
RAISED = 6  # by how much a round thing stands above the foot of a letter at the same place

Spot = tuple[float, float]  # across, down


@attrs.frozen
class Token:
    """Somebody on the court."""

    at: Spot
    letter: str
    side: int


@attrs.frozen
class Drawing:
    """What is to be seen."""

    title: str
    scores: Sequence[str]  # a line for each side
    court: str  # its colour
    labels: Sequence[tuple[Spot, str]] = ()
    tokens: Sequence[Token] = ()
    ball: Spot | None = None
    path: Sequence[Spot] = ()  # of the ball
    said: Sequence[str] = ()


def svg(drawing: Drawing) -> str:
    """The whole SVG file."""
    parts = [*_scoreboard(drawing), *_court(drawing), *_path(drawing.path), *_tokens(drawing), *_lines(drawing.said)]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{AROUND}"/>'
    return "\n".join([head, f"<title>{escape(drawing.title)}</title>", ground, *parts, "</svg>", ""])


def _text(x: float, y: float, text: str, size: int = 18, fill: str = INK, anchor: str = "start") -> str:
    style = f'font-family="monospace" font-size="{size}" fill="{fill}" text-anchor="{anchor}" xml:space="preserve"'
    return f'<text x="{x:g}" y="{y:g}" {style}>{escape(text)}</text>'


def _pixels(spot: Spot) -> tuple[float, float]:
    across, down = spot
    return LEFT + COURT_WIDTH * across, TOP + COURT_HEIGHT * down


def _scoreboard(drawing: Drawing) -> list[str]:
    first, second = (line.rstrip() for line in drawing.scores)
    return [_text(30, 44, drawing.title, 16, FAINT), _text(30, 80, first, 22), _text(30, 110, second, 22)]


def _court(drawing: Drawing) -> list[str]:
    box = f'x="{LEFT}" y="{TOP}" width="{COURT_WIDTH}" height="{COURT_HEIGHT}"'
    middle, right = TOP + COURT_HEIGHT / 2, LEFT + COURT_WIDTH
    service = [TOP + COURT_HEIGHT * share for share in (0.25, 0.75)]
    line, centre = f'stroke="{INK}" stroke-width="3"', f"{LEFT + COURT_WIDTH / 2:g}"
    return [
        f'<rect {box} fill="{drawing.court}" {line}/>',
        *(f'<line x1="{LEFT}" y1="{y:g}" x2="{right}" y2="{y:g}" {line}/>' for y in service),
        f'<line x1="{centre}" y1="{service[0]:g}" x2="{centre}" y2="{service[1]:g}" {line}/>',
        f'<line x1="{LEFT - 20}" y1="{middle:g}" x2="{right + 20}" y2="{middle:g}" stroke="{INK}" stroke-width="6"/>',
        *(_text(*_pixels(at), label, 16, FAINT, "middle") for at, label in drawing.labels),
    ]


def _path(path: Sequence[Spot]) -> list[str]:
    if len(path) < 2:
        return []
    points = " ".join(f"{x:g},{y - RAISED:g}" for x, y in map(_pixels, path))
    return [f'<polyline points="{points}" fill="none" stroke="{BALL}" stroke-width="3" stroke-dasharray="8 8"/>']


def _tokens(drawing: Drawing) -> list[str]:
    parts = []
    for token in drawing.tokens:
        x, y = _pixels(token.at)
        parts.append(f'<circle cx="{x:g}" cy="{y - RAISED:g}" r="22" fill="{SIDES[token.side]}"/>')
        parts.append(_text(x, y, token.letter, 20, AROUND, "middle"))
    if drawing.ball is not None:
        x, y = _pixels(drawing.ball)
        parts.append(f'<circle cx="{x:g}" cy="{y - RAISED:g}" r="10" fill="{BALL}"/>')
    return parts


def _lines(said: Sequence[str]) -> list[str]:
    rows = [row for line in said for row in textwrap.wrap(line, ROOM)][-MOST_ROWS:]
    return [_text(WIDTH / 2, 740 + 26 * number, row, 15, INK, "middle") for number, row in enumerate(rows)]
