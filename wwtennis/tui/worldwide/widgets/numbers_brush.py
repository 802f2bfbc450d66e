"""The box score and the momentum of a match, as television shows them: seat A on the left, seat B on the right."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wwtennis.games.worldwide.course import COURSE
from wwtennis.games.worldwide.stats.box import BoxScore, SeatScore
from wwtennis.kernel.words import _
from wwtennis.tennis.momentum import AfterPoint, Momentum
from wwtennis.tennis.score import Mode
from wwtennis.tui.shell.canvas import Canvas, shorten
from wwtennis.tui.shell.symbols import Symbols
from wwtennis.tui.tennis.momentum_chart import LEAST_CHART, paint_momentum
from wwtennis.tui.worldwide.shown import Shown
from wwtennis.tui.worldwide.widgets.inks import SEAT_INKS

LABEL, NUMBER = 20, 8  # columns between the two sides, and of a number ...
NARROW, LABEL_NARROW, NUMBER_NARROW = 56, 16, 6  # ... and where there are fewer columns than that
MOST_BAR = 22


class NumbersShown(msgspec.Struct, frozen=True):
    """All that the numbers are made of."""

    names: tuple[str, ...]
    box: BoxScore
    series: tuple[AfterPoint, ...] = ()
    with_games: bool = True  # not in a tie-break alone: nobody can be broken
    with_challenges: bool = True


class Row(msgspec.Struct, frozen=True):
    """One line of the box score: what it counts, how it is written, and how long the bars are."""

    label: str
    said: tuple[str, str]
    sizes: tuple[float, float]
    about: str  # its term in the glossary


def numbers(shown: Shown) -> NumbersShown:
    """Of all that has been shown."""
    box, series = BoxScore(), Momentum(COURSE)
    for event in shown.scene.happened:
        box.hear(event)
        series.hear(event)
    with_games = shown.setup.played.mode is Mode.MATCH
    return NumbersShown(shown.names, box, tuple(series.moments), with_games, shown.setup.challenges_on)


def paint_numbers(canvas: Canvas, shown: NumbersShown, symbols: Symbols) -> None:
    """The box score, and below it the momentum."""
    rows = box_rows(shown)
    roomy = canvas.height >= len(rows) + 2 + LEAST_CHART + 2
    row = paint_box(canvas, 0, shown, rows[: canvas.height - 1 - LEAST_CHART], symbols)
    row += roomy
    paint_momentum(canvas, row, canvas.height - row, shown.series, shown.names, symbols)


# The box score


def box_rows(shown: NumbersShown) -> list[Row]:
    """Every line that there is something to say about."""
    first, second = seats = shown.box.seats
    rows = [
        _counts("point", _("points won"), first.points, second.points),
        _counts("ace", _("aces"), first.aces, second.aces),
        _counts("double fault", _("double faults"), first.double_faults, second.double_faults),
        _shares("first serves", _("first serves in"), *(_first_serves(seat) for seat in seats)),
        _shares("won on serve", _("won on serve"), *((s.service_points_won, s.service_points) for s in seats)),
        _counts("winner", _("winners"), first.winners, second.winners),
        _counts("error", _("errors"), first.errors, second.errors),
        _shares("net points", _("net points won"), *((s.net_points_won, s.net_points) for s in seats)),
        _counts("stars spent", _("Stars spent"), first.stars_spent, second.stars_spent),
    ]
    if shown.with_games:
        rows.insert(5, _counts("break", _("breaks of serve"), first.breaks, second.breaks))
    if shown.with_challenges:
        won = ((s.challenges_won, s.challenges) for s in seats)
        rows.append(_shares("challenges won", _("challenges won"), *won))
    return rows


def _first_serves(seat: SeatScore) -> tuple[int, int]:
    return seat.first_serves_in, seat.service_points


def _counts(about: str, label: str, first: int, second: int) -> Row:
    most = max(first, second, 1)
    return Row(label, (str(first), str(second)), (first / most, second / most), about)


def _shares(about: str, label: str, first: tuple[int, int], second: tuple[int, int]) -> Row:
    sizes = (_share(*first), _share(*second))
    return Row(label, (_fraction(*first), _fraction(*second)), sizes, about)


def _share(part: int, whole: int) -> float:
    return part / whole if whole else 0.0


def _fraction(part: int, whole: int) -> str:
    return f"{part}/{whole}"


def paint_box(canvas: Canvas, y: int, shown: NumbersShown, rows: Sequence[Row], symbols: Symbols) -> int:
    """The names, the lines and the longest rally. Returns the row below."""
    label = LABEL if canvas.width >= NARROW else LABEL_NARROW
    width = min(canvas.width - 1, label + 2 * NUMBER + 2 * MOST_BAR)
    left = (canvas.width - width) // 2
    half = (width - label) // 2
    right = left + half + label
    longest = shown.box.longest_rally
    between = _("longest rally {count}").format(count=longest) if longest else ""
    room = half + (label - len(between)) // 2 - 1
    canvas.put(left, y, shorten(shown.names[0], room, symbols.ellipsis), "bold home", about="player")
    name = shorten(shown.names[1], room, symbols.ellipsis)
    canvas.put_right(right + half, y, name, "bold away", about="player")
    canvas.put_middle(left + half, label, y, between, "faint")
    for number, row in enumerate(rows, start=y + 1):
        canvas.note(left, number, width, 1, row.about)
        canvas.put_middle(left + half, label, number, row.label, "muted")
        _paint_side(canvas, left, number, half, row, 0, symbols)
        _paint_side(canvas, right, number, half, row, 1, symbols)
    return y + 1 + len(rows)


def _paint_side(canvas: Canvas, x: int, y: int, width: int, row: Row, seat: int, symbols: Symbols) -> None:
    """A number on the outside, its bar growing outwards from the label."""
    ahead = row.sizes[seat] > row.sizes[1 - seat]
    ink = f"bold {SEAT_INKS[seat]}" if ahead else "foreground"
    room = width - (NUMBER if canvas.width >= NARROW else NUMBER_NARROW)
    bar = symbols.bar_full * (round(row.sizes[seat] * room) or (row.sizes[seat] > 0))
    if seat == 0:
        canvas.put(x, y, row.said[0], ink)
        canvas.put_right(x + width, y, bar, SEAT_INKS[0])
    else:
        canvas.put_right(x + width, y, row.said[1], ink)
        canvas.put(x, y, bar, SEAT_INKS[1])
