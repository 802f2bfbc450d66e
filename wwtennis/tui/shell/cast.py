"""A match as a terminal recording (asciinema, version 2): the app as it plays the replay, with all that moves."""

from __future__ import annotations

import asyncio
import calendar
import contextlib
import io
import json
import time
from collections.abc import Iterator, Sequence
from itertools import takewhile

from rich.cells import cell_len
from rich.console import Console
from rich.style import Style
from textual.strip import Strip

from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.words import _
from wwtennis.tui.shell.exhibit import exhibited
from wwtennis.tui.shell.exports import Wanted

FIRST_STAYS, LAST_STAYS = 1.0, 4.0  # seconds
LONGEST = 6_000  # moments: half as many again as the longest match of five sets

Cell = tuple[str, Style | None]


def cast(wanted: Wanted) -> list[str]:
    """The lines of the recording, from the moment that is wanted to the end."""
    start = wanted.moment or 0
    count = wanted.watched.replay.end - start
    if count > LONGEST:
        why = _("{log}: a recording shows up to {most} entries, and here are {count}: begin later in the match")
        raise UsageError(why.format(log=wanted.watched.recording.path.name, most=LONGEST, count=count))
    return asyncio.run(_filmed(wanted, start))


async def _filmed(wanted: Wanted, start: int) -> list[str]:
    film, done = Film(), start
    async with exhibited(wanted, start) as app:
        watching = app.page.watching
        watching.shown.is_playing = True
        watching.shown.changed()
        film.take(app.strips(), FIRST_STAYS)
        for seconds in watching.pictures():
            watching.shown.is_playing = watching.replay.at < watching.replay.end
            watching.shown.changed()
            film.take(app.strips(), seconds)
            for _entry in range(done, watching.replay.at):
                wanted.step()
            done = watching.replay.at
    return [_line(_header(wanted)), *film.lines()]


class Film:
    """Picture after picture: of each, only what is new on the screen."""

    def __init__(self) -> None:
        self._console = Console(color_system="truecolor", force_terminal=True, file=io.StringIO(), legacy_windows=False)
        self._shown: list[Strip] = []
        self._pictures: list[tuple[float, str]] = []
        self._clock = 0.0

    def take(self, strips: Sequence[Strip], seconds: float) -> None:
        """A picture that stays for so long."""
        if not self._shown:
            self._say("\x1b[?25l\x1b[2J")
            self._shown = [Strip([]) for _strip in strips]
        self._say("".join(self._changes(strips)))
        self._shown = list(strips)
        self._clock += seconds

    def _say(self, output: str) -> None:
        if output:
            self._pictures.append((self._clock, output))

    def _changes(self, strips: Sequence[Strip]) -> Iterator[str]:
        for row, (before, now) in enumerate(zip(self._shown, strips, strict=True), start=1):
            if before != now:
                start, end = _difference(before, now)
                yield f"\x1b[{row};{start + 1}H{now.crop(start, end).render(self._console)}"

    def lines(self) -> list[str]:
        end = (self._clock + LAST_STAYS, f"\x1b[{len(self._shown)};1H\x1b[?25h\r\n")
        return [_line([round(at, 2), "o", output]) for at, output in [*self._pictures, end]]


def _difference(before: Strip, now: Strip) -> tuple[int, int]:
    """From which cell to which a line has changed."""
    old, new = _cells(before), _cells(now)
    if len(old) != len(new):
        return 0, now.cell_length
    same = [one == other for one, other in zip(old, new, strict=True)]
    start = sum(1 for _same in takewhile(bool, same))
    end = len(same) - sum(1 for _same in takewhile(bool, reversed(same)))
    return start, max(start, end)


def _cells(strip: Strip) -> list[Cell]:
    """Cell by cell; the second one of a wide letter is empty, and an accent is in the cell of its letter."""
    cells: list[Cell] = []
    for text, style, _control in strip:
        for letter in text:
            wide = cell_len(letter)
            if wide or not cells:
                cells += [(letter, style), ("", style)][: max(1, wide)]
            else:
                cells[-1] = (cells[-1][0] + letter, style)
    return cells


def _header(wanted: Wanted) -> dict[str, object]:
    watched = wanted.watched
    name = watched.kind.versus(watched.names)
    width, height = wanted.size
    header: dict[str, object] = {"version": 2, "width": width, "height": height, "title": name}
    if date := watched.recording.header.date:
        with contextlib.suppress(ValueError):  # the 31st of February
            header["timestamp"] = calendar.timegm(time.strptime(date, "%Y-%m-%dT%H:%M:%SZ"))
    return header


def _line(content: object) -> str:
    return json.dumps(content, ensure_ascii=False)
