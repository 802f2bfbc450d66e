"""A moment of a match as a picture (SVG): the app's own screen."""

from __future__ import annotations

import asyncio
import re

from wwtennis.tui.shell.exhibit import exhibited
from wwtennis.tui.shell.exports import Wanted
from wwtennis.watching.text import title

# The font that Rich asks for comes from the web; these are at home, and keep the columns straight.
FONTS = "DejaVu Sans Mono, Menlo, Consolas, monospace"


def picture(wanted: Wanted) -> str:
    """The whole SVG file."""
    return at_home(asyncio.run(_painted(wanted)))


async def _painted(wanted: Wanted) -> str:
    moment = wanted.watched.replay.end if wanted.moment is None else wanted.moment
    async with exhibited(wanted, moment) as app:
        app.strips()  # or why there is none
        return app.export_screenshot(title=title(wanted.watched))


def at_home(svg: str) -> str:
    """A picture that needs nothing from the web, and is the same whenever it is made."""
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL).replace("Fira Code, monospace", FONTS)
    # Rich names everything after a number of its own, new each time.
    return re.sub(r"terminal-\d+", "court", svg)
