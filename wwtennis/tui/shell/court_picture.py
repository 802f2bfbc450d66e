"""A tennis court in perspective, as television shows it: the picture of the title.

Two pixels a cell (half blocks) in the colours of the surface; lines of plain characters where colours or half blocks
are not to be had. Everything is computed from the size, so that it fills any terminal.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from rich.color import Color as RichColor
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.strip import Strip

from wwtennis.tui.shell.themes import PALETTES, CourtColours, Palette

RGB = tuple[int, int, int]

# A court, in metres.
LENGTH, SINGLES, DOUBLES, SERVICE = 23.77, 4.115, 5.485, 6.4
STRIPE = 2.742  # two tones lie side by side, as after mowing
SMALL = 40  # below so many cells the alleys, the crowd and the ball's trail would only be a blur
NET_HIGH, NET_OUT = 1.07, 0.914
SHRINK = 1.9  # how much narrower the far baseline is than the near one

# The ball comes over the net: (metres to the right, from the near baseline, above the ground) at each moment.
FLIGHT = tuple((-2.6 + 5 * t, 20.5 - 15.2 * t, 0.9 + 6.4 * t * (1 - t) + 0.6 * t) for t in (i / 13 for i in range(14)))
HERE = len(FLIGHT) - 1  # the step at which it is nearest to us; after it, it flies back
STEPS = 2 * HERE  # there and back


class Camera(NamedTuple):
    """Where a point of the court is seen. Half pixels matter: lines are smoothed."""

    middle: float
    near: float  # the row of the near baseline
    far: float
    sides: tuple[float, ...] = (SINGLES, DOUBLES)  # the lines along the court, in metres from its middle

    @property
    def scale_near(self) -> float:
        """Pixels a metre at the near baseline; chosen so that court and surround fill the width."""
        return self.middle * 0.83 / self.sides[-1]

    def row(self, away: float) -> float:
        """The row of the ground so many metres behind the near baseline."""
        return self.horizon + (self.near - self.horizon) / self._farther(away)

    def scale(self, row: float) -> float:
        """Pixels a metre on the ground at this row."""
        return self.scale_near * (row - self.horizon) / (self.near - self.horizon)

    def at(self, right: float, away: float, above: float) -> tuple[float, float, float]:
        """Column and row of a point in space, and pixels a metre there."""
        row = self.row(away)
        scale = self.scale(row)
        return self.middle + right * scale, row - above * scale * 0.9, scale

    @property
    def horizon(self) -> float:
        return (SHRINK * self.far - self.near) / (SHRINK - 1)

    @staticmethod
    def _farther(away: float) -> float:
        return 1 + away / LENGTH * (SHRINK - 1)


def camera_for(wide: int, high: int) -> Camera:
    """Lines that run straight across or away lie on whole pixels."""
    middle, near = wide // 2 + 0.5, max(1, int(high * 0.9)) + 0.5
    if wide < SMALL:
        return Camera(middle, near, int(high * 0.1) + 0.5, (SINGLES,))
    return Camera(middle, near, int(high * 0.27) + 0.5)


def flown(step: int) -> tuple[tuple[float, float, float], ...]:
    """Where the ball has been on its way, the last of it being where it is."""
    if step <= HERE:
        return FLIGHT[: step + 1]
    return FLIGHT[::-1][: step - HERE + 1]


@lru_cache(maxsize=STEPS)
def court_picture(wide: int, high: int, theme: str, surface: str, step: int = HERE) -> tuple[Strip, ...]:
    """The picture as lines of `wide` cells, `high` of them, two pixels each. Lines without the ball are made once."""
    court = _court(wide, high, theme, surface)
    rows = [row[:] for row in court.rows]
    _draw_ball(court.camera, court.painter, rows, flown(step))
    return tuple(court.strip(y, *rows[2 * y : 2 * y + 2]) for y in range(high))


class _Court(NamedTuple):
    """A picture without a ball."""

    camera: Camera
    painter: _Smooth
    rows: list[list[RGB]]
    strips: dict[int, Strip]  # the lines that were needed so far

    def strip(self, y: int, upper: list[RGB], lower: list[RGB]) -> Strip:
        """A line of these pixels."""
        if [upper, lower] != self.rows[2 * y : 2 * y + 2]:
            return _half_blocks(self.painter, upper, lower)
        if y not in self.strips:
            self.strips[y] = _half_blocks(self.painter, upper, lower)
        return self.strips[y]


@lru_cache(maxsize=4)
def _court(wide: int, high: int, theme: str, surface: str) -> _Court:
    palette = PALETTES[theme]
    paint = palette.courts[surface]
    painter = _Flat(palette, paint) if palette.ansi else _Smooth(palette, paint)
    camera = camera_for(wide, high * 2)
    rows = _painted(camera, painter, wide, high * 2)
    return _Court(camera, painter, rows, {})


def _half_blocks(painter: _Smooth, upper: list[RGB], lower: list[RGB]) -> Strip:
    """Two rows of pixels as one line of text."""
    segments: list[Segment] = []
    for pair, run in groupby(zip(upper, lower, strict=True)):
        above, below = pair
        letters = (" " if above == below else "▀") * sum(1 for _cell in run)
        segments.append(Segment(letters, painter.style(above, below)))
    return Strip(segments, len(upper))


def _painted(camera: Camera, painter: _Smooth, wide: int, high: int) -> list[list[RGB]]:
    """Every pixel's colour, but for the ball."""
    rows = [_ground_row(camera, painter, y + 0.5, wide) for y in range(high)]
    _draw_net(camera, painter, rows)
    if wide >= SMALL:
        painter.fade(rows)
    return rows


class _Smooth:
    """Mixes true colours."""

    def __init__(self, palette: Palette, paint: CourtColours) -> None:
        self._styles: dict[tuple[RGB, RGB], Style] = {}
        self.background = _rgb(palette.background)
        self.stand = _mix(self.background, _rgb(palette.panel), 0.5)
        people = (palette.muted, palette.home, palette.away, palette.star)
        self.crowd = [_mix(self.stand, _rgb(colour), 0.22) for colour in people]
        self.court, self.stripe = _rgb(paint.court), _rgb(paint.court_alt)
        self.surround, self.line = _rgb(paint.surround), _rgb(paint.line)
        self.ball, self.shadow = _rgb(palette.ball), (0, 0, 0)
        self.trail = 0.55

    def over(self, below: RGB, above: RGB, cover: float) -> RGB:
        return _mix(below, above, cover) if cover < 1 else above

    def fade(self, rows: list[list[RGB]]) -> None:
        """The left edge comes out of the dark."""
        across = max(6, len(rows[0]) // 8)
        for row in rows:
            for x in range(across):
                row[x] = _mix(self.background, row[x], (x + 1) / (across + 1))

    def style(self, above: RGB, below: RGB) -> Style:
        """Of a cell with these two pixels. One object a pair: making a style, and its escape code, takes its time."""
        found = self._styles.get((above, below))
        if found is None:
            found = self._styles[above, below] = Style.from_color(self.colour(above), self.colour(below))
        return found

    def colour(self, pixel: RGB) -> RichColor:
        return RichColor.from_rgb(*pixel)


class _Flat(_Smooth):
    """Sixteen colours: a pixel is one thing or the other. Colours go by number, so that the same code paints."""

    def __init__(self, palette: Palette, paint: CourtColours) -> None:
        self._styles = {}
        self._names = [palette.background, paint.court, paint.court_alt, paint.surround, paint.line, palette.ball]
        self.background = self.stand = (0, 0, 0)
        self.court, self.stripe, self.surround, self.line = (1, 0, 0), (2, 0, 0), (3, 0, 0), (4, 0, 0)
        self.ball, self.crowd = (5, 0, 0), [self.stand]  # sixteen colours are too loud for a crowd
        self.shadow = (0, 0, 0)
        self.trail = 0.51

    def over(self, below: RGB, above: RGB, cover: float) -> RGB:
        return above if cover > 0.5 else below

    def fade(self, rows: list[list[RGB]]) -> None:
        """There is nothing between two of sixteen colours."""

    def colour(self, pixel: RGB) -> RichColor:
        return Color.parse(self._names[pixel[0]]).rich_color


def _ground_row(camera: Camera, p: _Smooth, row: float, wide: int) -> list[RGB]:
    """The ground, and the stand behind it. Whole runs of a colour at a time: this is on the way to the first frame."""
    if wide >= SMALL and row < camera.row(LENGTH + 7):
        return _stand_row(p, int(row), wide, edge=row + 1 >= camera.row(LENGTH + 7))
    pixels = [p.surround] * wide
    far, near, scale = camera.far, camera.near, camera.scale(row)
    if far - 0.5 <= row <= near + 0.5:
        outer, half = camera.sides[-1], max(0.5, 0.06 * scale)
        for number in range(int(2 * outer / STRIPE) + 1):  # from the left
            left = -outer + (outer % STRIPE) + (number - 1) * STRIPE
            colour = p.stripe if number % 2 else p.court
            ends = (camera.middle + max(left, -outer) * scale, camera.middle + min(left + STRIPE, outer) * scale)
            _run(pixels, *ends, colour)
        for side in camera.sides:
            _along(p, pixels, camera.middle - side * scale, half)
            _along(p, pixels, camera.middle + side * scale, half)
    _lines_across(camera, p, row, pixels)
    return pixels


def _run(pixels: list[RGB], left: float, right: float, colour: RGB) -> None:
    """All pixels whose middle lies between the two."""
    first, last = max(0, round(left)), min(len(pixels), round(right))
    if last > first:
        pixels[first:last] = [colour] * (last - first)


def _along(p: _Smooth, pixels: list[RGB], x: float, half: float) -> None:
    """A line that runs away from us, where it crosses this row."""
    for column in range(max(0, int(x - half - 1)), min(len(pixels), int(x + half + 2))):
        cover = _smooth(half, column + 0.5 - x)
        if cover:
            pixels[column] = p.over(pixels[column], p.line, cover)


def _lines_across(camera: Camera, p: _Smooth, row: float, pixels: list[RGB]) -> None:
    """The baselines, the service lines, and the line between the service boxes."""
    scale = camera.scale(row)
    baselines, services = _across_cover(camera, row, scale)
    for side, cover in ((camera.sides[-1], baselines), (SINGLES, services)):
        if cover:
            first, last = round(camera.middle - side * scale), round(camera.middle + side * scale)
            for column in range(max(0, first), min(len(pixels), last)):
                pixels[column] = p.over(pixels[column], p.line, cover)
    if camera.row(LENGTH / 2 + SERVICE) <= row <= camera.row(LENGTH / 2 - SERVICE):
        _along(p, pixels, camera.middle, max(0.5, 0.06 * scale))


def _stand_row(p: _Smooth, row: int, wide: int, edge: bool) -> list[RGB]:
    """The crowd: a dot here and there, always the same ones."""
    if edge:
        return [p.over(p.surround, p.shadow, 0.45)] * wide
    colours = [p.stand] * 9 + p.crowd
    return [colours[(x * 7919 + row * 104729 + x * row * 31) % 211 % len(colours)] for x in range(wide)]


def _across_cover(camera: Camera, row: float, scale: float) -> tuple[float, float]:
    """How much of this row the baselines cover, and the service lines."""
    half = max(0.5, 0.07 * scale)

    def cover(*lines: float) -> float:
        return max(_smooth(half, row - int(camera.row(away)) - 0.5) for away in lines)

    return cover(0, LENGTH), cover(LENGTH / 2 - SERVICE, LENGTH / 2 + SERVICE)


def _smooth(half: float, distance: float) -> float:
    """How much of a pixel a line of this half width covers at this distance, in quarters: few shades are enough."""
    return min(4, max(0, round((half + 0.5 - abs(distance)) * 4))) / 4


def _draw_net(camera: Camera, p: _Smooth, rows: list[list[RGB]]) -> None:
    reach = camera.sides[-1] + NET_OUT
    left, foot, _scale = camera.at(-reach, LENGTH / 2, 0)
    right, head, _scale = camera.at(reach, LENGTH / 2, NET_HIGH)
    top, bottom = round(head), round(foot)
    for y in range(top, bottom + 1):
        for x in range(max(0, round(left)), min(len(rows[0]), round(right) + 1)):
            tape = y == top or x in (round(left), round(right))
            rows[y][x] = p.line if tape else p.over(rows[y][x], p.shadow, 0.42 if (x + y) % 2 else 0.28)


def _draw_ball(camera: Camera, p: _Smooth, rows: list[list[RGB]], way: tuple[tuple[float, float, float], ...]) -> None:
    """The ball, its shadow, and where it came from."""
    *trail, here = way
    for number, (right, away, above) in enumerate(trail if len(rows[0]) >= SMALL else ()):
        x, y, _scale = camera.at(right, away, above)
        _disc(p, rows, x, y, 0.45 + 0.03 * number, p.ball, p.trail * (0.35 + 0.65 * number / len(trail)))
    x, y, scale = camera.at(here[0], here[1], 0)
    _disc(p, rows, x, y, 0.3 * scale, p.shadow, 0.4, squashed=2.2)
    x, y, scale = camera.at(*here)
    _disc(p, rows, x, y, max(1.4, 0.34 * scale), p.ball, 1.0)


def _disc(
    p: _Smooth, rows: list[list[RGB]], x: float, y: float, radius: float, colour: RGB, strength: float,
    squashed: float = 1.0,
) -> None:  # fmt: skip
    reach = int(radius) + 2
    for row in range(max(0, int(y) - reach), min(len(rows), int(y) + reach + 1)):
        for column in range(max(0, int(x) - reach), min(len(rows[0]), int(x) + reach + 1)):
            away = ((column + 0.5 - x) ** 2 + ((row + 0.5 - y) * squashed) ** 2) ** 0.5
            cover = min(1.0, max(0.0, radius + 0.5 - away)) * strength
            if cover:
                rows[row][column] = p.over(rows[row][column], colour, cover)


def _rgb(text: str) -> RGB:
    return Color.parse(text).rgb


def _mix(below: RGB, above: RGB, cover: float) -> RGB:
    (r, g, b), (rr, gg, bb) = below, above
    return int(r + (rr - r) * cover), int(g + (gg - g) * cover), int(b + (bb - b) * cover)


def court_drawing(wide: int, high: int, step: int = HERE) -> list[str]:
    """The same court in plain characters."""
    camera = camera_for(wide, high)
    canvas = [[" "] * wide for _row in range(high)]
    for away in (0.0, LENGTH / 2 - SERVICE, LENGTH / 2 + SERVICE, LENGTH):
        side = camera.sides[-1] if away in (0.0, LENGTH) else SINGLES
        _across(canvas, camera, away, side, "_")
    for y in range(int(camera.row(LENGTH)) + 1, int(camera.row(0)) + 1):
        scale = camera.scale(y)
        for side in camera.sides:
            _put(canvas, camera.middle - side * scale, y, "/")
            _put(canvas, camera.middle + side * scale, y, "\\")
        if camera.row(LENGTH / 2 + SERVICE) < y <= camera.row(LENGTH / 2 - SERVICE):
            _put(canvas, camera.middle, y, "|")
    _across(canvas, camera, LENGTH / 2, camera.sides[-1] + NET_OUT, "#")
    *trail, here = flown(step)
    for right, away, above in trail[1::2] if wide >= SMALL else ():
        x, row, _scale = camera.at(right, away, above)
        _put(canvas, x, row, ".")
    x, row, _scale = camera.at(*here)
    _put(canvas, x, row, "O")
    return ["".join(line) for line in canvas]


def _across(canvas: list[list[str]], camera: Camera, away: float, side: float, letter: str) -> None:
    row = int(camera.row(away))  # the whole row, as the sidelines are drawn: so they meet
    reach = side * camera.scale(row)
    for x in range(int(camera.middle - reach), int(camera.middle + reach) + 1):
        _put(canvas, x, row, letter)


def _put(canvas: list[list[str]], x: float, row: float, letter: str) -> None:
    if 0 <= int(row) < len(canvas) and 0 <= int(x) < len(canvas[0]):
        canvas[int(row)][int(x)] = letter
