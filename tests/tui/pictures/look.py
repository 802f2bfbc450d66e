"""Paints every picture as PNG, for looking: `python -m tests.tui.pictures.look FOLDER [NAME...]` (needs cairosvg)."""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from pathlib import Path

from tests.tui.looking import make_app
from tests.tui.pictures.situations import SIZES, Situation, all_situations

LARGE = (200, 60)


async def paint(name: str, situation: Situation, size: tuple[int, int], folder: Path) -> None:
    import cairosvg

    with tempfile.TemporaryDirectory() as home:
        app = make_app(Path(home))
        async with app.run_test(size=size) as pilot:
            await situation(pilot)
            await pilot.pause()
            svg = app.export_screenshot(title=" ")
    # The font that Rich asks for comes from the web; one that is here keeps the columns straight.
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL).replace("Fira Code, monospace", "DejaVu Sans Mono")
    cairosvg.svg2png(svg.encode(), write_to=str(folder / f"{name}-{size[0]}x{size[1]}.png"))


def main(folder: str, *names: str) -> None:
    Path(folder).mkdir(parents=True, exist_ok=True)
    for name, situation in all_situations().items():
        if not names or name in names:
            for size in (*SIZES, LARGE):
                asyncio.run(paint(name, situation, size, Path(folder)))
                print(f"{name}-{size[0]}x{size[1]}.png")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])
