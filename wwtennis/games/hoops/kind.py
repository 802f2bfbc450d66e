"""What the rest of the program may know of Hoops. It names everything and imports nothing of it yet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from wwtennis.kernel.words import later

if TYPE_CHECKING:
    from wwtennis.games.hoops.coach import Coach
    from wwtennis.games.hoops.events import MatchEnded
    from wwtennis.games.hoops.game import Hoops
    from wwtennis.games.hoops.header import Header
    from wwtennis.games.hoops.material import Material
    from wwtennis.games.hoops.setup import Setup
    from wwtennis.games.hoops.state import Match
    from wwtennis.games.hoops.stats.course import Timeline
    from wwtennis.games.hoops.view import View
    from wwtennis.games.hoops.words.commentary import Commentator
    from wwtennis.kernel.bots import Bots, Personas, Thinkers
    from wwtennis.kernel.game import Event, Question
    from wwtennis.kernel.kind import Arranged, Asked, Kind, Listing, Numbers, Option, Part, Report, Study, Tally, Trial
    from wwtennis.kernel.reading import Sheet, Shelf
    from wwtennis.kernel.table import Entry
    from wwtennis.kernel.typed import Said


class HoopsKind:
    """See `wwtennis.kernel.kind.Kind`."""

    id = "hoops"
    name = later("Hoops")
    says = later("Basketball with a deck that grows: buy players and tactics, roll their dice, outscore the others.")
    most_seats = 4
    step = later("turn")

    # Cards and numbers

    def material(self, shelf: Shelf, own: Mapping[str, Sheet]) -> Material:
        from wwtennis.games.hoops.material import Material

        return Material(shelf, own)

    # A match

    bot_names: tuple[str, ...] = ("random", "greedy", "thinker")  # told here too: `bots` need not be loaded for it

    @property
    def bots(self) -> Bots:
        from wwtennis.games.hoops.bots import BOTS

        return BOTS

    thinker_names: tuple[str, ...] = ("search",)

    @property
    def thinkers(self) -> Thinkers:
        from wwtennis.games.hoops.bots import THINKERS

        return THINKERS

    persona_names: tuple[str, ...] = ()

    @property
    def personas(self) -> Personas:
        return {}

    @property
    def coach(self) -> Coach:
        from wwtennis.games.hoops.coach import Coach

        return Coach()

    def game(self, setup: Setup) -> Hoops:
        from wwtennis.games.hoops.game import Hoops

        return Hoops(setup)

    # Its log

    @property
    def header(self) -> type[Header]:
        from wwtennis.games.hoops.header import Header

        return Header

    def header_of(
        self, setup: Setup, seed: int, by: Sequence[str], date: str | None = None, practice: bool = False
    ) -> Header:
        from wwtennis.games.hoops.header import header_of

        return header_of(setup, seed, by, date, practice)

    def check(self, header: Header) -> None:
        from wwtennis.games.hoops.header import check

        check(header)

    def setup_from(self, header: Header, material: Material) -> Setup:
        from wwtennis.games.hoops.header import setup_from

        return setup_from(header, material)

    # In a list of matches

    def agreed(self, header: Mapping[str, Any]) -> dict[str, Any]:
        from wwtennis.games.hoops.listed import agreed

        return agreed(header)

    def about(self, agreed: Mapping[str, Any]) -> Sequence[str]:
        from wwtennis.games.hoops.listed import in_words

        return in_words(agreed)

    @property
    def milestones(self) -> Mapping[type[Event], str]:
        from wwtennis.games.hoops.events import MILESTONES

        return MILESTONES

    def standing(self, agreed: Mapping[str, Any], scored: Mapping[str, Any], winners: Sequence[int]) -> str:
        from wwtennis.games.hoops.listed import standing

        return standing(scored, winners)

    def score(self, agreed: Mapping[str, Any], scored: Mapping[str, Any], names: Sequence[str]) -> str:
        from wwtennis.games.hoops.listed import score

        return score(agreed, scored, names)

    def ink(self, agreed: Mapping[str, Any]) -> str:
        return ""

    def winners(self, agreed: Mapping[str, Any], event: MatchEnded) -> Sequence[int]:
        """HO-4.3: nobody in a draw."""
        return [seat for seat in range(agreed["coaches"]) if seat == event.winner]

    # In words and pictures

    def versus(self, names: Sequence[str]) -> str:
        return " - ".join(names)

    def commentator(self, names: Sequence[str], before: Iterable[Event] = ()) -> Commentator:
        from wwtennis.games.hoops.words.commentary import Commentator

        return Commentator(names, before)

    def asked(self, question: Question, view: View, names: Sequence[str]) -> str:
        from wwtennis.games.hoops.words.questions import question_text

        return question_text(question.kind, view)

    def answers(self, question: Question, view: View, names: Sequence[str]) -> Sequence[Said]:
        from wwtennis.games.hoops.words.questions import option_text
        from wwtennis.kernel.typed import Said

        return [Said(option_text(choice, view), "", (choice,)) for choice in question.options]

    def timeline(self, entries: Sequence[Entry]) -> Timeline:
        from wwtennis.games.hoops.stats.course import timeline

        return timeline(entries)

    def numbers(self, entries: Sequence[Entry], state: Match) -> Numbers:
        from wwtennis.games.hoops.export.numbers import numbers

        return numbers(entries, state)

    # Many matches

    @property
    def options(self) -> Sequence[Option]:
        from wwtennis.games.hoops.options import options

        return options()

    @property
    def examples(self) -> Sequence[str]:
        from wwtennis.games.hoops.options import EXAMPLES

        return EXAMPLES

    def arrange(self, material: Material, asked: Asked, bots: Sequence[str | None]) -> Arranged:
        from wwtennis.games.hoops.simulating import arrange

        return arrange(material, asked, bots)

    def tally(self) -> Tally:
        from wwtennis.games.hoops.stats.box import BoxScore

        return BoxScore()

    def scored(self, event: Event) -> int | None:
        """A basket is not a point that one wins and the other loses: coaches are compared by matches alone."""
        return None

    def report(self, parts: Sequence[Part], bots: Sequence[str]) -> Report:
        from wwtennis.games.hoops.stats.report import report

        return report(parts, bots)

    @property
    def trials(self) -> Mapping[str, Trial]:
        from wwtennis.games.hoops.trials import TRIALS

        return TRIALS

    @property
    def study(self) -> Study:
        from wwtennis.games.hoops.studying import HoopsStudy

        return HoopsStudy()

    @property
    def listings(self) -> Mapping[str, Listing]:
        return {"cards": Tactics(), "players": Players()}


class Tactics:
    """The tactics as a table."""

    wanted = later("a part of its name")
    own = ("--deck", "deck")
    examples: Sequence[str] = ("wwtennis cards --game hoops zone",)

    @property
    def options(self) -> Sequence[Option]:
        return ()

    def lines(self, material: Material, wanted: str | None, asked: Asked, *, ascii_only: bool, width: int) -> list[str]:
        from wwtennis.games.hoops.listings.cards import lines

        return lines(material, wanted)

    def data(self, material: Material, wanted: str | None) -> Any:
        from wwtennis.games.hoops.listings.cards import data

        return data(material, wanted)


class Players:
    """The players as a table."""

    wanted = later("a number, a position (PG) or a part of the name")
    own = ("--deck", "deck")
    examples: Sequence[str] = ("wwtennis players --game hoops PG",)

    @property
    def options(self) -> Sequence[Option]:
        return ()

    def lines(self, material: Material, wanted: str | None, asked: Asked, *, ascii_only: bool, width: int) -> list[str]:
        from wwtennis.games.hoops.listings.players import lines

        return lines(material, wanted, width)

    def data(self, material: Material, wanted: str | None) -> Any:
        from wwtennis.games.hoops.listings.players import data

        return data(material, wanted)


KIND: Kind = HoopsKind()
