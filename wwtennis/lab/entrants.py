"""Who plays, by name: a bot of the game, one that thinks with so many roll-outs, or somebody's own.

A bot of one's own is a class in a module that Python finds from here, `module:Class` by name:

    # mine.py, to be entered as mine:Mine
    class Mine:
        def __init__(self, luck):  # chance of its own: luck.die(20), luck.coin(), luck.shuffled(cards)
            self.luck = luck

        def choose(self, view, question):  # what this seat may see; the answers are question.options
            safe = [option for option in question.options if not option.gives_up]
            return safe[self.luck.die(len(safe)) - 1]
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import Any

from wwtennis.kernel.bots import Bot, make_bot
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.kind import Kind
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.words import _


def maker_of(kind: Kind, name: str) -> Callable[[int], Bot]:
    """How the bot of this name is made, from a seed of its own."""
    word, colon, more = name.partition(":")
    if word in kind.thinker_names:
        thinker = kind.thinkers[word]
        rollouts = int(more) if more else thinker.rollouts
        return lambda seed: thinker.make(SeededLuck(seed), rollouts)
    if name in kind.persona_names:
        return lambda seed: kind.personas[name].make(SeededLuck(seed))
    if colon and word not in kind.bot_names:
        own = own_bot(word, more)
        return lambda seed: own(SeededLuck(seed))
    return lambda seed: make_bot(kind.bots, name, seed)


@lru_cache(maxsize=32)
def own_bot(module: str, name: str) -> Any:
    """The class of this name in a module of somebody's own."""
    if "" not in sys.path:
        sys.path.insert(0, "")  # the folder that we are in
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as why:
        sentence = _("there is no bot '{module}:{name}': {why}")
        raise UsageError(sentence.format(module=module[:40], name=name[:40], why=why)) from None
    if not callable(getattr(found, "choose", None)):
        sentence = _("{module}:{name} is no bot: it has no method choose(view, question)")
        raise UsageError(sentence.format(module=module[:40], name=name[:40]))
    return found
