"""What a folder with thousands of matches costs: `python -m tests.bench.many_matches [MATCHES] [ROUNDS]`.

The list is read by opening every log, as it must be where there is no summary, and by the summary, in turn; and an
arrow key is pressed in the app, beside one in a list of a single page. Medians of several rounds, and their ratio. What
is counted is the processor's time: whatever else runs on the machine is not our doing.
"""

import asyncio
import os
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.journals import kept
from wwtennis.files.autosave import Autosave
from wwtennis.files.matches import kept_matches, rename
from wwtennis.files.settings import SettingsFile
from wwtennis.tennis.score import BEST_OF_3
from wwtennis.tui.shell.app import WWTennisApp
from wwtennis.tui.shell.match_list import MatchList

LONG_AGO = 1_700_000_000
FRAME = 1 / 60
PAGE = 40


def many(folder: Path, count: int) -> None:
    """So many matches: half of them unfinished, each fiftieth with a title."""
    ended, left = kept(folder, played=BEST_OF_3), kept(folder, played=BEST_OF_3, answers=150)
    for number in range(count - 2):
        path = folder / f"m{number:05}.jsonl"
        shutil.copyfile(ended if number % 2 else left, path)
        if number % 50 == 0:
            rename(path, f"Final {number}")
    for number, found in enumerate(sorted(folder.iterdir())):
        os.utime(found, (LONG_AGO + number, LONG_AGO + number))


def seconds(work: Callable[[], Any]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


def without_summary(home: Path) -> None:
    for summary in (home / "cache").glob("matches-*"):
        summary.unlink()


def listing(folder: Path, home: Path, rounds: int) -> tuple[float, float]:
    """Seconds to list them, by opening every log and by the summary."""
    times: tuple[list[float], list[float]] = ([], [])
    for _round in range(rounds):
        without_summary(home)
        for each in times:
            each.append(seconds(lambda: kept_matches(folder)))
    return statistics.median(times[0]), statistics.median(times[1])


async def arrow_key(folder: Path, rounds: int) -> float:
    """Seconds from an arrow key to the picture that shows it, in the app."""
    app = WWTennisApp(SettingsFile(folder.parent / "settings.json"), Autosave(folder))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("m")
        while not getattr(app.screen, "shown", None):
            await pilot.pause(0.05)
        await pilot.pause(0.2)
        times = [seconds(lambda: press_and_draw(app)) for _key in range(rounds * 5)]
    return statistics.median(times)


def press_and_draw(app: WWTennisApp) -> None:
    app.screen.action_next()  # type: ignore[attr-defined]
    for widget in (MatchList, "MatchAbout"):
        app.screen.query_one(widget).render()


def main(count: int, rounds: int) -> None:
    with tempfile.TemporaryDirectory() as place:
        home = Path(place) / "home"
        os.environ["WWTENNIS_HOME"] = str(home)
        few, lots = Path(place) / "few" / "matches", Path(place) / "lots" / "matches"
        many(few, PAGE)
        many(lots, count)
        opened, summed = listing(lots, home, rounds)
        ratio = f"{opened / summed:.1f} times as fast"
        print(f"{count} matches listed: {opened:.3f} s by their logs, {summed:.3f} s by the summary, {ratio}")
        short, long = (1000 * asyncio.run(arrow_key(folder, rounds)) for folder in (few, lots))
        frame = f"a frame is {1000 * FRAME:.1f} ms"
        print(f"an arrow key: {long:.2f} ms among {count}, {short:.2f} ms among {PAGE}; {frame}")


if __name__ == "__main__":
    arguments = [int(argument) for argument in sys.argv[1:]]
    main(*(arguments + [5000, 7][len(arguments) :]))
