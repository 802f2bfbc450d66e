"""Players made of code. A bot answers a question from a view: it sees what its seat may see, and no more."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.game import Choice, Question
from wwtennis.kernel.luck import Luck, SeededLuck
from wwtennis.kernel.words import _

if TYPE_CHECKING:
    from wwtennis.kernel.kind import Kind


class Bot(Protocol):
    """Who answers for a seat."""

    def choose(self, view: Any, question: Question) -> Choice:
        """One of the question's options."""


class BotKind(NamedTuple):
    """A bot that can be asked for by its id: how it is made, from luck of its own; what it is, and who, for people."""

    make: Callable[[Luck], Bot]
    says: str
    style: str = ""  # in a word
    names: tuple[str, ...] = ()  # at the table, the usual one first; the others where several of its kind play


class ThinkerKind(NamedTuple):
    """A bot that thinks ahead: how it is made with so many roll-outs, what it is, and how many are usual."""

    make: Callable[[Luck, int], Bot]
    says: str
    rollouts: int
    style: str = ""  # in a word
    names: tuple[str, ...] = ()  # at the table


class Persona(NamedTuple):
    """A bot with a face: how it is made, its name, what it is, a sentence, and a portrait of three lines."""

    make: Callable[[Luck], Bot]
    name: str
    title: str
    says: str
    portrait: tuple[str, ...]


Bots = Mapping[str, BotKind]
Thinkers = Mapping[str, ThinkerKind]
Personas = Mapping[str, Persona]


def everybody(kind: Kind) -> Bots:
    """All who can be asked to play, by id: bots, those that think, for as long as is usual, and those with a face."""
    found = dict(kind.bots)
    for name, thinker in kind.thinkers.items():
        found[name] = BotKind(_as_usual(thinker), thinker.says, thinker.style, thinker.names)
    for name, persona in kind.personas.items():
        found[name] = BotKind(persona.make, persona.says, persona.title, (persona.name,))
    return found


def _as_usual(thinker: ThinkerKind) -> Callable[[Luck], Bot]:
    return lambda luck: thinker.make(luck, thinker.rollouts)


def make_bot(bots: Bots, name: str, seed: int) -> Bot:
    """The bot of this name. The seed decides whatever it leaves to chance."""
    kind = bots.get(name)
    if kind is None:
        raise UsageError(_("there is no bot '{name}': there are {known}").format(name=name, known=", ".join(bots)))
    return kind.make(SeededLuck(seed))


def name_of(bots: Bots, bot: str, taken: Collection[str] = ()) -> str:
    """What a bot is called at the table: the first of its names that nobody else has there."""
    names = (*(bots[bot].names if bot in bots else ()), bot.capitalize())
    return next((name for name in names if name not in taken), names[-1])


def style_of(bots: Bots, bot: str) -> str:
    """In a word; the id of a bot of which no more is known."""
    return _(bots[bot].style).lower() if bot in bots and bots[bot].style else bot


class RandomPlay:
    """Any option is as good as another, but for those that give up: the measure of the others, in every game.

    It finds what nobody would try.
    """

    def __init__(self, luck: Luck) -> None:
        self._luck = luck

    def choose(self, view: Any, question: Question) -> Choice:
        options = question.options
        last = len(options)
        while last and options[last - 1].gives_up:
            last -= 1
        options = options[:last] or options
        choice: Choice = options[self._luck.die(len(options)) - 1]
        return choice
