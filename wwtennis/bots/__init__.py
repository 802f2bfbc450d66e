"""Players made of code. A bot answers a question from a view: it sees what its seat may see, and no more."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from wwtennis.bots.greedy import Greedy
from wwtennis.bots.random_play import RandomPlay
from wwtennis.games.worldwide.view import View
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.game import Choice, Question
from wwtennis.kernel.luck import Luck, SeededLuck
from wwtennis.kernel.words import _, later


class Bot(Protocol):
    """Who answers for a seat."""

    def choose(self, view: View, question: Question) -> Choice:
        """One of the question's options."""


class Kind(NamedTuple):
    """A bot that can be asked for by name: how it is made, from luck of its own, and what it is."""

    make: Callable[[Luck], Bot]
    says: str


BOTS: dict[str, Kind] = {
    "random": Kind(RandomPlay, later("plays anything, but never gives up a point while it has another option")),
    "greedy": Kind(lambda luck: Greedy(), later("looks one stroke ahead and weighs odds, cards and Stars")),
}


def make_bot(name: str, seed: int) -> Bot:
    """The bot of this name. The seed decides whatever it leaves to chance."""
    kind = BOTS.get(name)
    if kind is None:
        raise UsageError(_("there is no bot '{name}': there are {known}").format(name=name, known=", ".join(BOTS)))
    return kind.make(SeededLuck(seed))
