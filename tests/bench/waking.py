"""From a key to its paint while an opponent thinks ahead, and while nobody does: `python -m tests.bench.waking [KEYS]`.

The app runs without a terminal at a question of a match; a key that moves the cursor in the hand is posted, and the
clock stops when a new frame is handed out. Three ways in turns, key by key: nobody thinks, somebody thinks in a process
of its own as in the app, and, to compare, in a thread of this one.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from threading import Event, Thread
from typing import Any

from textual import events

from tests.tui.looking import make_app
from wwtennis.games.worldwide.choices import Ask
from wwtennis.games.worldwide.kind import KIND
from wwtennis.kernel.bots import Bot, everybody, make_bot
from wwtennis.kernel.game import Question
from wwtennis.tui.shell.app import WWTennisApp
from wwtennis.tui.shell.session import MatchSession
from wwtennis.tui.shell.thinking import seated
from wwtennis.tui.worldwide.set_up import MatchChoice, new_match

WAYS = ("nobody thinks", "in a process", "in a thread")
THINKER = "number-one"
SETTLED = 0.05  # seconds without a frame between two keys


def at_a_stroke() -> MatchSession:
    """A match between people, at a question with a hand to choose from."""
    session = new_match(MatchChoice(opponent="bot:greedy"), ("Anna", "Rafael"), seed=3)
    session.open()
    while (question := session.pending) is not None:
        if question.seat == 0 and question.kind is Ask.STROKE and len(question.options) > 4:
            return session
        session.answer(session.bot(1).choose(session.view(question.seat), question))
    raise SystemExit("this match has no such question")


class Opponent:
    """Somebody who thinks without a pause, in a thread that only waits, or in one that works."""

    def __init__(self, way: str, view: Any, question: Question) -> None:
        self._ends = Event()
        self._bot: Bot | None = None
        if way == WAYS[1]:
            self._bot = seated(KIND, THINKER, 1)
        elif way == WAYS[2]:
            self._bot = make_bot(everybody(KIND), THINKER, 1)
        self._thread = Thread(target=self._think, args=(view, question), daemon=True)

    def _think(self, view: Any, question: Question) -> None:
        while self._bot is not None and not self._ends.is_set():
            self._bot.choose(view, question)

    def __enter__(self) -> None:
        self._thread.start()

    def __exit__(self, *why: object) -> None:
        self._ends.set()
        self._thread.join()


async def pressed(app: WWTennisApp, key: str) -> float:
    """Seconds from a key to the first frame after it."""
    loop, painted, show = asyncio.get_running_loop(), asyncio.Event(), app._display

    def display(screen: Any, frame: Any) -> None:
        show(screen, frame)
        loop.call_soon_threadsafe(painted.set)

    app._display = display  # type: ignore[method-assign, assignment]
    begin = time.perf_counter()
    app.post_message(events.Key(key, None))
    await asyncio.wait_for(painted.wait(), 10)
    took = time.perf_counter() - begin
    app._display = show  # type: ignore[method-assign]
    await asyncio.sleep(SETTLED)
    return took


async def measured(keys: int) -> dict[str, list[float]]:
    session, found = at_a_stroke(), {way: list[float]() for way in WAYS}
    question = session.pending
    assert question is not None
    view = session.view(question.seat)
    with tempfile.TemporaryDirectory() as home:
        app = make_app(Path(home))
        async with app.run_test(size=(120, 36)):
            app.show_match(session)
            await asyncio.sleep(1)
            for _round in range(keys // 10):
                for way in WAYS:
                    with Opponent(way, view, question):
                        await asyncio.sleep(0.3)
                        found[way] += [await pressed(app, "down") for _ in range(10)]
    return found


def main(keys: int) -> None:
    for way, seconds in asyncio.run(measured(keys)).items():
        ms = [1000 * each for each in seconds]
        most = quantiles(ms, n=10)[-1]
        print(f"{way:15} {len(ms)} keys: median {median(ms):.1f} ms, nine in ten below {most:.1f} ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
