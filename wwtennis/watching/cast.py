"""A match as a terminal recording (asciinema, version 2), to be played anywhere."""

from __future__ import annotations

import calendar
import contextlib
import json
import time
from collections import deque
from collections.abc import Iterator

from wwtennis.kernel.commentary import Comment, Tone
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.tables import fit
from wwtennis.kernel.words import _
from wwtennis.watching.page import HEIGHT, LINES_SAID, WIDTH, page
from wwtennis.watching.text import moments, that_fits
from wwtennis.watching.watched import Watched

# How long a page stays, in seconds.
STAYS = {Tone.PLAY: 0.9, Tone.POINT: 1.8, Tone.SCORE: 1.5, Tone.NOTE: 0.5}
AT_THE_END = 4.0

LONGEST = 20_000  # moments: some five times as many as the longest match of five sets


def cast(watched: Watched, start: int = 0) -> Iterator[str]:
    """The lines of the recording: its header, then only what changes from page to page."""
    if watched.replay.end - start > LONGEST:
        why = _("{path}: a recording shows up to {most} entries, and here are {count}: begin later in the match")
        count = watched.replay.end - start
        raise UsageError(why.format(path=watched.recording.path, most=LONGEST, count=count))
    yield _line(_header(watched))
    shown, at = [""] * HEIGHT, 0.0
    lines: deque[str] = deque(maxlen=LINES_SAID)
    for said in moments(watched, start):
        if said.comment is None and said.moment != watched.replay.end:
            continue
        if said.comment is not None:
            _say(lines, said.comment)
        with that_fits(watched, said.moment):
            now = page(watched, said.moment, said.state, list(lines))
        changed = "".join(f"\x1b[{row};1H{line}" for row, line in enumerate(now, 1) if line != shown[row - 1])
        yield _line([round(at, 2), "o", ("" if at else "\x1b[?25l\x1b[2J") + changed])
        shown = now
        at += STAYS[said.comment.tone] if said.comment is not None else 0.2
    yield _line([round(at + AT_THE_END, 2), "o", f"\x1b[{HEIGHT};{WIDTH}H\x1b[?25h\r\n"])


def _say(lines: deque[str], comment: Comment) -> None:
    """A comment joins the line before it where there is room on it."""
    if comment.joins and lines:
        joined = f"{lines[-1].rstrip()} {comment.text}"
        if len(joined) <= WIDTH - 4:
            lines[-1] = joined
            return
    lines.append(fit(comment.text, WIDTH - 4).rstrip())


def _header(watched: Watched) -> dict[str, object]:
    title = watched.kind.versus(watched.names)
    header: dict[str, object] = {"version": 2, "width": WIDTH, "height": HEIGHT, "title": title}
    if date := watched.recording.header.date:
        with contextlib.suppress(ValueError):  # the 31st of February
            header["timestamp"] = calendar.timegm(time.strptime(date, "%Y-%m-%dT%H:%M:%SZ"))
    return header


def _line(content: object) -> str:
    return json.dumps(content, ensure_ascii=False)
