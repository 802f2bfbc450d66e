"""A match as a terminal recording (asciinema, version 2), to be played anywhere."""

from __future__ import annotations

import calendar
import contextlib
import json
import time
from collections import deque
from collections.abc import Iterator

from wwtennis.kernel.commentary import Tone
from wwtennis.lab.frame import HEIGHT, LINES_SAID, WIDTH, fit, frame
from wwtennis.lab.narrate import Told, moments, that_fits
from wwtennis.lab.watch import Watched

# How long a page stays, in seconds.
STAYS = {Tone.PLAY: 0.9, Tone.POINT: 1.8, Tone.SCORE: 1.5, Tone.NOTE: 0.5}
AT_THE_END = 4.0


def cast(watched: Watched, start: int = 0) -> Iterator[str]:
    """The lines of the recording: its header, then only what changes from page to page."""
    yield _line(_header(watched))
    shown, at = [""] * HEIGHT, 0.0
    said: deque[str] = deque(maxlen=LINES_SAID)
    for told in moments(watched, start):
        if told.telling is None and told.moment != watched.replay.end:
            continue
        _say(said, told)
        with that_fits(watched, told.moment):
            page = frame(watched, told.moment, told.state, list(said))
        changed = "".join(f"\x1b[{row};1H{line}" for row, line in enumerate(page, 1) if line != shown[row - 1])
        yield _line([round(at, 2), "o", ("" if at else "\x1b[?25l\x1b[2J") + changed])
        shown = page
        at += STAYS[told.telling.tone] if told.telling is not None else 0.2
    yield _line([round(at + AT_THE_END, 2), "o", f"\x1b[{HEIGHT};{WIDTH}H\x1b[?25h\r\n"])


def _say(said: deque[str], told: Told) -> None:
    if told.telling is None:
        return
    if told.telling.joins and said:
        joined = f"{said[-1].rstrip()} {told.telling.text}"
        if len(joined) <= WIDTH - 4:
            said[-1] = joined
            return
    said.append(fit(told.telling.text, WIDTH - 4).rstrip())


def _header(watched: Watched) -> dict[str, object]:
    header: dict[str, object] = {"version": 2, "width": WIDTH, "height": HEIGHT, "title": " - ".join(watched.names)}
    if date := watched.recording.header.date:
        with contextlib.suppress(ValueError):  # the 31st of February
            header["timestamp"] = calendar.timegm(time.strptime(date, "%Y-%m-%dT%H:%M:%SZ"))
    return header


def _line(content: object) -> str:
    return json.dumps(content, ensure_ascii=False)
