"""What the rest of the program may know of Worldwide Tennis. It names everything and imports nothing of it yet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from wwtennis.kernel.words import _, later

if TYPE_CHECKING:
    from wwtennis.games.worldwide.coach import Coach
    from wwtennis.games.worldwide.events import MatchWon
    from wwtennis.games.worldwide.game import Worldwide
    from wwtennis.games.worldwide.header import Header
    from wwtennis.games.worldwide.material import Material
    from wwtennis.games.worldwide.setup import Setup
    from wwtennis.games.worldwide.state import Match
    from wwtennis.games.worldwide.view import View
    from wwtennis.games.worldwide.words.commentary import Commentator
    from wwtennis.kernel.bots import Bots, Personas, Thinkers
    from wwtennis.kernel.game import Choice, Event, Question
    from wwtennis.kernel.kind import Arranged, Asked, Kind, Listing, Numbers, Option, Part, Report, Study, Tally, Trial
    from wwtennis.kernel.reading import Sheet, Shelf
    from wwtennis.kernel.table import Entry
    from wwtennis.kernel.typed import Said
    from wwtennis.tennis.timeline import Timeline


class WorldwideKind:
    """See `wwtennis.kernel.kind.Kind`."""

    id = "worldwide"
    name = later("Worldwide Tennis")
    says = later("A hand of strokes, Stars to spend and a die with twenty faces: a match is won by risks well chosen.")
    most_seats = 2
    step = later("point")

    # Cards and numbers

    def material(self, shelf: Shelf, own: Mapping[str, Sheet]) -> Material:
        from wwtennis.games.worldwide.material import Material

        return Material(shelf, own)

    # A match

    bot_names: tuple[str, ...] = ("random", "greedy")  # told here as well as in `bots`, which need not be loaded for it

    @property
    def bots(self) -> Bots:
        from wwtennis.games.worldwide.bots import BOTS

        return BOTS

    thinker_names: tuple[str, ...] = ("search",)

    @property
    def thinkers(self) -> Thinkers:
        from wwtennis.games.worldwide.bots import THINKERS

        return THINKERS

    persona_names: tuple[str, ...] = (
        "lesson", "beginner", "weekend", "club", "regional", "league", "national", "tour", "top-ten", "number-one",
        "big-server", "baseliner", "net-rusher", "all-court",
    )  # fmt: skip

    @property
    def personas(self) -> Personas:
        from wwtennis.games.worldwide.bots.personas import PERSONAS

        return PERSONAS

    @property
    def coach(self) -> Coach:
        from wwtennis.games.worldwide.coach import Coach

        return Coach()

    def game(self, setup: Setup) -> Worldwide:
        from wwtennis.games.worldwide.game import Worldwide

        return Worldwide(setup)

    # Its log

    @property
    def header(self) -> type[Header]:
        from wwtennis.games.worldwide.header import Header

        return Header

    def header_of(
        self, setup: Setup, seed: int, by: Sequence[str], date: str | None = None, practice: bool = False
    ) -> Header:
        from wwtennis.games.worldwide.header import header_of

        return header_of(setup, seed, by, date, practice)

    def check(self, header: Header) -> None:
        from wwtennis.games.worldwide.header import check

        check(header)

    def setup_from(self, header: Header, material: Material) -> Setup:
        from wwtennis.games.worldwide.header import setup_from

        return setup_from(header, material)

    # In a list of matches

    def agreed(self, header: Mapping[str, Any]) -> dict[str, Any]:
        from wwtennis.games.worldwide.listed import agreed

        return agreed(header)

    def about(self, agreed: Mapping[str, Any]) -> Sequence[str]:
        from wwtennis.games.worldwide.listed import in_words

        return in_words(agreed)

    @property
    def milestones(self) -> Mapping[type[Event], str]:
        from wwtennis.games.worldwide.events import MILESTONES

        return MILESTONES

    def standing(self, agreed: Mapping[str, Any], scored: Mapping[str, Any], winners: Sequence[int]) -> str:
        from wwtennis.games.worldwide.listed import standing

        return standing(agreed, scored)

    def score(self, agreed: Mapping[str, Any], scored: Mapping[str, Any], names: Sequence[str]) -> str:
        from wwtennis.games.worldwide.listed import score

        return score(agreed, scored, names)

    def ink(self, agreed: Mapping[str, Any]) -> str:
        return str(agreed["surface"])

    def winners(self, agreed: Mapping[str, Any], event: MatchWon) -> Sequence[int]:
        return (event.seat,)

    # In words and pictures

    def versus(self, names: Sequence[str]) -> str:
        return _("{first} - {second}").format(first=names[0], second=names[1])

    def commentator(self, names: Sequence[str], before: Iterable[Event] = ()) -> Commentator:
        from wwtennis.games.worldwide.words.commentary import Commentator

        return Commentator(names, before)

    def asked(self, question: Question, view: View, names: Sequence[str]) -> str:
        from wwtennis.games.worldwide.words.questions import question_text

        return question_text(question.kind, view, names[1 - question.seat])

    def answers(self, question: Question, view: View, names: Sequence[str]) -> Sequence[Said]:
        from wwtennis.games.worldwide.words.answers import answers

        return answers(question.options, view)

    def facts(self, view: View, choice: Choice) -> Mapping[str, str]:
        from wwtennis.games.worldwide.words.answers import facts

        return facts(view, choice)

    def timeline(self, entries: Sequence[Entry]) -> Timeline:
        from wwtennis.games.worldwide.stats.course import timeline

        return timeline(entries)

    def numbers(self, entries: Sequence[Entry], state: Match) -> Numbers:
        from wwtennis.games.worldwide.export.numbers import numbers

        return numbers(entries, state)

    # Many matches

    @property
    def options(self) -> Sequence[Option]:
        from wwtennis.games.worldwide.options import options

        return options()

    @property
    def examples(self) -> Sequence[str]:
        from wwtennis.games.worldwide.options import EXAMPLES

        return EXAMPLES

    def arrange(self, material: Material, asked: Asked, bots: Sequence[str | None]) -> Arranged:
        from wwtennis.games.worldwide.simulating import arrange

        return arrange(material, asked, bots)

    def tally(self) -> Tally:
        from wwtennis.games.worldwide.stats.box import BoxScore

        return BoxScore()

    def scored(self, event: Event) -> int | None:
        from wwtennis.games.worldwide.events import PointWon

        return event.seat if isinstance(event, PointWon) else None

    def report(self, parts: Sequence[Part], bots: Sequence[str]) -> Report:
        from wwtennis.games.worldwide.stats.report import report

        return report(parts, bots)

    @property
    def study(self) -> Study:
        from wwtennis.games.worldwide.studying import WorldwideStudy

        return WorldwideStudy()

    @property
    def trials(self) -> Mapping[str, Trial]:
        from wwtennis.games.worldwide.trials import TRIALS

        return TRIALS

    @property
    def listings(self) -> Mapping[str, Listing]:
        return {"cards": Cards(), "players": Players()}


class Cards:
    """The deck as a table, or a card as it lies on the table."""

    wanted = later("its number, or a part of its name")
    own = ("--deck", "deck")
    examples: Sequence[str] = ("wwtennis cards lob --surface clay",)

    @property
    def options(self) -> Sequence[Option]:
        from wwtennis.games.worldwide.options import SURFACES
        from wwtennis.kernel.kind import Option

        says = _("tell the malus on this surface first: {surfaces} (default: hard)")
        return (Option("--surface", says.format(surfaces=", ".join(SURFACES)), SURFACES, "hard"),)

    def lines(self, material: Material, wanted: str | None, asked: Asked, *, ascii_only: bool, width: int) -> list[str]:
        from wwtennis.games.worldwide.listings.cards import lines

        return lines(material, wanted, asked, ascii_only=ascii_only)

    def data(self, material: Material, wanted: str | None) -> Any:
        from wwtennis.games.worldwide.listings.cards import data

        return data(material, wanted)


class Players:
    """The player cards, in words."""

    wanted = later("only this player, with the cards that go")
    own = ("--file", "players")
    examples: Sequence[str] = ("wwtennis players roger",)

    @property
    def options(self) -> Sequence[Option]:
        return ()

    def lines(self, material: Material, wanted: str | None, asked: Asked, *, ascii_only: bool, width: int) -> list[str]:
        from wwtennis.games.worldwide.listings.players import lines

        return lines(material, wanted, width)

    def data(self, material: Material, wanted: str | None) -> Any:
        from wwtennis.games.worldwide.listings.players import data

        return data(material, wanted)


KIND: Kind = WorldwideKind()
