"""Bots that think ahead do it in a process of their own, and no longer than a person likes to wait.

A thread would not do: it takes the processor from the screen; and the process stands back where both want the same one.
What is asked is sent as it is, and the set-up is kept there, with all that was found out about its cards. Nothing else
is kept, so that another process can go on when one is gone; where there can be none, the bot thinks here.
"""

from __future__ import annotations

import io
import pickle
import time
from concurrent.futures import BrokenExecutor, Executor
from functools import cache, lru_cache
from typing import Any, NamedTuple

from wwtennis.games import kind_of
from wwtennis.kernel.bots import Bot, everybody, make_bot
from wwtennis.kernel.game import Choice, Question
from wwtennis.kernel.kind import Kind
from wwtennis.kernel.luck import seeds
from wwtennis.kernel.search import Searcher
from wwtennis.lab.spread import processes

SECONDS = 1.0  # for an answer, at most
SET_UP = "set-up"  # stands for it, in what is sent


def seated(kind: Kind, who: str, seed: int) -> Bot:
    """The bot of this name, as it plays in the app."""
    bot = make_bot(everybody(kind), who, seed)
    return Thinker(kind.id, who, seed) if isinstance(bot, Searcher) else bot


class Asked(NamedTuple):
    """What is sent: who is asked, with which luck, and what it sees."""

    game: str
    who: str
    seed: int
    seconds: float
    setup: bytes
    question: bytes


class Thinker:
    """A bot that thinks elsewhere. With enough time the same seed gives the same answers."""

    def __init__(self, game: str, who: str, seed: int, seconds: float = SECONDS) -> None:
        self._game, self._who, self._seeds, self._seconds = game, who, iter(seeds(seed)), seconds

    def choose(self, view: Any, question: Question) -> Choice:
        sent = pickle.dumps(view.setup), _packed((view, question), view.setup)
        asked = Asked(self._game, self._who, next(self._seeds), self._seconds, *sent)
        for _attempt in range(2):
            try:
                return helper().submit(think, asked).result()
            except (BrokenExecutor, OSError):
                helper.cache_clear()  # it is gone: another one may live longer
        return think(asked)


@cache
def helper() -> Executor:
    """The process; it is started when it is first asked something, and ends with the app."""
    return processes(1, gently=True)


# There


def think(asked: Asked) -> Choice:
    """The answer."""
    view, question = _unpacked(asked.question, _setup(asked.setup))
    bot = make_bot(everybody(kind_of(asked.game)), asked.who, asked.seed)
    until = time.monotonic() + asked.seconds
    if isinstance(bot, Searcher):
        bot.stop = lambda: time.monotonic() > until
    return bot.choose(view, question)


@lru_cache(maxsize=4)
def _setup(packed: bytes) -> Any:
    return pickle.loads(packed)


# A set-up is whoever has its cards, and what is known of cards is kept by card: it must be the same one every time.


def _packed(what: Any, setup: Any) -> bytes:
    class Pickler(pickle.Pickler):
        def persistent_id(self, each: Any) -> str | None:
            return SET_UP if each is setup else None

    packed = io.BytesIO()
    Pickler(packed).dump(what)
    return packed.getvalue()


def _unpacked(packed: bytes, setup: Any) -> Any:
    class Unpickler(pickle.Unpickler):
        def persistent_load(self, each: Any) -> Any:
            return setup

    return Unpickler(io.BytesIO(packed)).load()
