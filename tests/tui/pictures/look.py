"""Paints every picture as PNG, for looking: `python -m tests.tui.pictures.look FOLDER [NAME...]` (needs cairosvg).

`python -m tests.tui.pictures.look --readme` paints the one at the top of the README anew, as SVG.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from pathlib import Path

from tests.tui.looking import make_app
from tests.tui.pictures.situations import SIZES, Situation, all_situations
from wwtennis.tui.shell.picture import FONTS, at_home

LARGE = ((160, 45), (200, 60))
README_PICTURE = Path("assets/screenshots/match.svg"), "match_stroke_clay", (120, 36)


async def svg_of(situation: Situation, size: tuple[int, int]) -> str:
    with tempfile.TemporaryDirectory() as home:
        app = make_app(Path(home))
        async with app.run_test(size=size) as pilot:
            await situation(pilot)
            await pilot.pause()
            svg = app.export_screenshot(title=" ")
    return at_home(svg)


async def paint(name: str, situation: Situation, size: tuple[int, int], folder: Path) -> None:
    import cairosvg

    svg = (await svg_of(situation, size)).replace(FONTS, "DejaVu Sans Mono")  # cairosvg takes one name
    cairosvg.svg2png(svg.encode(), write_to=str(folder / f"{name}-{size[0]}x{size[1]}.png"))


def paint_readme() -> None:
    path, name, size = README_PICTURE
    path.parent.mkdir(exist_ok=True)
    path.write_text(asyncio.run(svg_of(all_situations()[name], size)), encoding="utf-8")


def main(folder: str, *names: str) -> None:
    Path(folder).mkdir(parents=True, exist_ok=True)
    for name, situation in all_situations().items():
        if not names or name in names:
            for size in (*SIZES, *LARGE):
                asyncio.run(paint(name, situation, size, Path(folder)))
                print(f"{name}-{size[0]}x{size[1]}.png")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    os.environ.update(TERM="xterm-256color", COLORTERM="truecolor")  # whatever this is run in
    if sys.argv[1] == "--readme":
        paint_readme()
    else:
        main(*sys.argv[1:])
