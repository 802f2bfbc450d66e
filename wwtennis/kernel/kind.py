"""A game's kind: all that files, the lab, the command line and the shell of the screens may know of a game.

A game has one description of itself, `KIND` in its `kind.py`; `wwtennis.games` finds it by its id. Describing costs
nothing: what a game is made of is imported where it is first needed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

if TYPE_CHECKING:
    from wwtennis.kernel.advice import Coach
    from wwtennis.kernel.bots import Bots, Personas, Thinkers
    from wwtennis.kernel.commentary import Commentator
    from wwtennis.kernel.findings import Findings
    from wwtennis.kernel.game import Choice, Event, Game, Question
    from wwtennis.kernel.header import Header
    from wwtennis.kernel.reading import Sheet, Shelf
    from wwtennis.kernel.table import Entry
    from wwtennis.kernel.timeline import Timeline
    from wwtennis.kernel.typed import Said

Asked = Mapping[str, Any]  # what the command line said, by the names of the options without their dashes


class Option(NamedTuple):
    """An option of the command line."""

    name: str  # "--surface"
    says: str
    words: Sequence[str] = ()  # that it takes; none: any text
    default: str | None = None
    alone: str | None = None  # what it means without a value; None: it needs one
    is_flag: bool = False  # it never has a value
    takes: str = ""  # what its value is called where it is explained; unless told a word, or a number


class Numbers(NamedTuple):
    """A match in numbers: what was agreed and how it stands, and all that was counted."""

    match: dict[str, Any]
    counted: dict[str, Any]


class Arranged(NamedTuple):
    """What a simulation is to play: a set-up for each of its parts, and the bot of each seat."""

    setups: tuple[Any, ...]
    bots: tuple[str, ...]
    notes: tuple[str, ...] = ()  # sentences to show beside it


class Tally(Protocol):
    """What is counted of matches as their events come."""

    def hear(self, event: Event) -> None: ...

    def add(self, other: Any) -> None:
        """Take another one in."""


class Part(NamedTuple):
    """The matches of a simulation that were played with one set-up, added up."""

    setup: Any
    matches: int
    decisions: int
    tally: Any


class Report(NamedTuple):
    """What a simulation found."""

    headline: str
    rows: list[list[str]]  # the first is the head
    data: dict[str, Any]  # counts, not shares: whoever reads them can divide


class Duel(NamedTuple):
    """A pairing whose fairness is tried: `one` against `other`, or against whatever there is."""

    one: str
    other: str | None
    column: str
    places: tuple[tuple[Any, int], ...]  # set-ups, and the seat of `one` in each


class Trial(Protocol):
    """A question of fairness that many matches answer."""

    def duels(self, material: Any) -> Sequence[Duel]: ...

    def complaints(self, shares: Mapping[str, Sequence[float]], overall: Mapping[str, float]) -> list[str]:
        """What is not fair, given who has won how much, in percent: in each column, and over all of them."""


class Listing(Protocol):
    """Something of a game that can be printed: its cards, say. All of it, or what is wanted."""

    wanted: str  # what can be asked for, in a few words
    own: tuple[str, str]  # the option that names a file of one's own, and what is in it
    examples: Sequence[str]

    @property
    def options(self) -> Sequence[Option]: ...

    def lines(self, material: Any, wanted: str | None, asked: Asked, *, ascii_only: bool, width: int) -> list[str]: ...

    def data(self, material: Any, wanted: str | None) -> Any:
        """The same for programs."""


class Kind(Protocol):
    """A game, as the program sees it. A `setup` is what its players agreed on, and `material` its cards and numbers."""

    id: str  # in headers, and after --game
    name: str  # for people; to be translated
    says: str  # what it is like, in a sentence; to be translated
    most_seats: int
    step: str  # the milestone by which people count: "point"

    # Cards and numbers

    def material(self, shelf: Shelf, own: Mapping[str, Sheet]) -> Any:
        """What comes in the box; `own` are somebody's own files, by what is in them: "deck"."""

    # A match

    bot_names: tuple[str, ...]  # of `bots`, for who need not load them

    @property
    def bots(self) -> Bots: ...

    thinker_names: tuple[str, ...]  # of `thinkers`

    @property
    def thinkers(self) -> Thinkers:
        """Bots that take their time: for simulations."""

    persona_names: tuple[str, ...]  # of `personas`

    @property
    def personas(self) -> Personas:
        """Bots with a face: levels, the weakest first, and styles."""

    @property
    def coach(self) -> Coach:
        """Who judges answers by thinking ahead."""

    def game(self, setup: Any) -> Game[Any]: ...

    # Its log

    @property
    def header(self) -> type[Header]: ...

    def header_of(
        self, setup: Any, seed: int, by: Sequence[str], date: str | None = None, practice: bool = False
    ) -> Header:
        """The first line of its log. `by` says who plays each seat; where the rules play one, that is said instead."""

    def check(self, header: Any) -> None:
        """What its types do not say: BadFile with a sentence, where a header says what cannot be."""

    def setup_from(self, header: Any, material: Any) -> Any:
        """The set-up that a log was played with; BadFile where that is not at hand."""

    # In a list of matches

    def agreed(self, header: Mapping[str, Any]) -> dict[str, Any]:
        """What was agreed on, as plain data, from a header that nobody has checked; BadFile where it is none."""

    def about(self, agreed: Mapping[str, Any]) -> Sequence[str]:
        """The same for people, in a few words each: the surface, the length."""

    @property
    def milestones(self) -> Mapping[type[Event], str]: ...

    def standing(self, agreed: Mapping[str, Any], scored: Mapping[str, Any], winners: Sequence[int]) -> str:
        """How it stands, in figures, by an event that is a SCORE, as plain data; the winner's figures first."""

    def score(self, agreed: Mapping[str, Any], scored: Mapping[str, Any], names: Sequence[str]) -> str:
        """The same as a sentence."""

    def ink(self, agreed: Mapping[str, Any]) -> str:
        """The colour that stands for it, by its name in the themes; empty where there is none."""

    def winners(self, agreed: Mapping[str, Any], event: Any) -> Sequence[int]:
        """The seats that have won by this event, which is the END."""

    # In words and pictures

    def versus(self, names: Sequence[str]) -> str:
        """Who plays whom."""

    def commentator(self, names: Sequence[str], before: Iterable[Event] = ()) -> Commentator:
        """Who tells a match between these, of which so much has happened already."""

    def asked(self, question: Question, view: Any, names: Sequence[str]) -> str:
        """A question in words, to the seat whose view it is."""

    def answers(self, question: Question, view: Any, names: Sequence[str]) -> Sequence[Said]:
        """Every answer to it in words, with its odds."""

    def timeline(self, entries: Sequence[Entry]) -> Timeline: ...

    def numbers(self, entries: Sequence[Entry], state: Any) -> Numbers:
        """The match in numbers, for programs."""

    # Many matches

    @property
    def options(self) -> Sequence[Option]:
        """What can be agreed on for a simulation."""

    @property
    def examples(self) -> Sequence[str]:
        """Of simulations."""

    def arrange(self, material: Any, asked: Asked, bots: Sequence[str | None]) -> Arranged:
        """What the options ask for; `bots` are those that were named for the seats."""

    def tally(self) -> Tally: ...

    def scored(self, event: Event) -> int | None:
        """The side that won a point in this event, where one did. A seat's side is its number modulo two."""

    def report(self, parts: Sequence[Part], bots: Sequence[str]) -> Report: ...

    @property
    def trials(self) -> Mapping[str, Trial]: ...

    @property
    def listings(self) -> Mapping[str, Listing]: ...


class Watch(Tally, Protocol):
    """What is counted of a match in the lab: decisions as well as events."""

    def decided(self, view: Any, question: Question, choice: Choice) -> None:
        """A seat that sees this was asked this and says that. Nothing has come of it yet."""


class Study(Protocol):
    """What a game wants to know of many matches: is it what it is meant to be?"""

    trial: str  # the one of its trials whose pairs make the matrix

    @property
    def options(self) -> Sequence[Option]:
        """What can be agreed on for the matches."""

    def arrange(self, material: Any, asked: Asked, bots: Sequence[str | None]) -> Arranged: ...

    def watch(self, setup: Any) -> Watch: ...

    def findings(self, material: Any, parts: Sequence[Part], bots: Sequence[str]) -> Findings: ...

    def compared(self, names: Sequence[str], parts: Sequence[Sequence[Part]], bots: Sequence[str]) -> Findings:
        """What is different between two decks, by these names."""


@runtime_checkable
class Studied(Protocol):
    """What a game has besides that the lab can tell something about."""

    @property
    def study(self) -> Study: ...


def names_of_all(kind: Kind) -> tuple[str, ...]:
    """The ids of all who can be asked to play a game."""
    return (*kind.bot_names, *kind.thinker_names, *kind.persona_names)
