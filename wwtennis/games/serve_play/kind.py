"""What the rest of the program may know of Serve & Play. It names everything and imports nothing of it yet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from wwtennis.kernel.words import _, later

if TYPE_CHECKING:
    from wwtennis.games.serve_play.coach import Coach
    from wwtennis.games.serve_play.events import MatchWon
    from wwtennis.games.serve_play.game import ServePlay
    from wwtennis.games.serve_play.header import Header
    from wwtennis.games.serve_play.material import Material
    from wwtennis.games.serve_play.setup import Setup
    from wwtennis.games.serve_play.state import Match
    from wwtennis.games.serve_play.view import View
    from wwtennis.games.serve_play.words.commentary import Commentator
    from wwtennis.kernel.bots import Bots, Personas, Thinkers
    from wwtennis.kernel.game import Event, Question
    from wwtennis.kernel.kind import Arranged, Asked, Kind, Listing, Numbers, Option, Part, Report, Tally, Trial
    from wwtennis.kernel.reading import Sheet, Shelf
    from wwtennis.kernel.table import Entry
    from wwtennis.kernel.typed import Said
    from wwtennis.tennis.timeline import Timeline


class ServePlayKind:
    """See `wwtennis.kernel.kind.Kind`."""

    id = "serve-play"
    name = later("Serve & Play")
    says = later("Light and quick: a card answers where the ball is. Two decks, no dice; for two, or four in doubles.")
    most_seats = 4
    step = later("point")

    # Cards and numbers

    def material(self, shelf: Shelf, own: Mapping[str, Sheet]) -> Material:
        from wwtennis.games.serve_play.material import Material

        return Material(shelf, own)

    # A match

    bot_names: tuple[str, ...] = ("random", "greedy")  # told here as well as in `bots`, which need not be loaded for it

    @property
    def bots(self) -> Bots:
        from wwtennis.games.serve_play.bots import BOTS

        return BOTS

    thinker_names: tuple[str, ...] = ("search",)

    @property
    def thinkers(self) -> Thinkers:
        from wwtennis.games.serve_play.bots import THINKERS

        return THINKERS

    persona_names: tuple[str, ...] = ()

    @property
    def personas(self) -> Personas:
        return {}

    @property
    def coach(self) -> Coach:
        from wwtennis.games.serve_play.coach import Coach

        return Coach()

    def game(self, setup: Setup) -> ServePlay:
        from wwtennis.games.serve_play.game import ServePlay

        return ServePlay(setup)

    # Its log

    @property
    def header(self) -> type[Header]:
        from wwtennis.games.serve_play.header import Header

        return Header

    def header_of(
        self, setup: Setup, seed: int, by: Sequence[str], date: str | None = None, practice: bool = False
    ) -> Header:
        from wwtennis.games.serve_play.header import header_of

        return header_of(setup, seed, by, date, practice)

    def check(self, header: Header) -> None:
        from wwtennis.games.serve_play.header import check

        check(header)

    def setup_from(self, header: Header, material: Material) -> Setup:
        from wwtennis.games.serve_play.header import setup_from

        return setup_from(header, material)

    # In a list of matches

    def agreed(self, header: Mapping[str, Any]) -> dict[str, Any]:
        from wwtennis.games.serve_play.listed import agreed

        return agreed(header)

    def about(self, agreed: Mapping[str, Any]) -> Sequence[str]:
        from wwtennis.games.serve_play.listed import in_words

        return in_words(agreed)

    @property
    def milestones(self) -> Mapping[type[Event], str]:
        from wwtennis.games.serve_play.events import MILESTONES

        return MILESTONES

    def standing(self, agreed: Mapping[str, Any], scored: Mapping[str, Any], winners: Sequence[int]) -> str:
        from wwtennis.games.serve_play.listed import standing

        return standing(agreed, scored)

    def score(self, agreed: Mapping[str, Any], scored: Mapping[str, Any], names: Sequence[str]) -> str:
        from wwtennis.games.serve_play.listed import score

        return score(agreed, scored, names)

    def ink(self, agreed: Mapping[str, Any]) -> str:
        return ""

    def winners(self, agreed: Mapping[str, Any], event: MatchWon) -> Sequence[int]:
        """The seats of a side; in doubles both partners."""
        return range(event.side, agreed["seats"], 2)

    # In words and pictures

    def versus(self, names: Sequence[str]) -> str:
        from wwtennis.tennis.calling import side_name

        return _("{first} - {second}").format(first=side_name(names, 0), second=side_name(names, 1))

    def commentator(self, names: Sequence[str], before: Iterable[Event] = ()) -> Commentator:
        from wwtennis.games.serve_play.words.commentary import Commentator

        return Commentator(names, before)

    def asked(self, question: Question, view: View, names: Sequence[str]) -> str:
        from wwtennis.games.serve_play.words.questions import question_text

        return question_text(question.kind, view)

    def answers(self, question: Question, view: View, names: Sequence[str]) -> Sequence[Said]:
        from wwtennis.games.serve_play.words.questions import option_text
        from wwtennis.kernel.typed import Said

        return [Said(option_text(choice, view), "", (choice,)) for choice in question.options]

    def timeline(self, entries: Sequence[Entry]) -> Timeline:
        from wwtennis.games.serve_play.stats.course import timeline

        return timeline(entries)

    def numbers(self, entries: Sequence[Entry], state: Match) -> Numbers:
        from wwtennis.games.serve_play.export.numbers import numbers

        return numbers(entries, state)

    # Many matches

    @property
    def options(self) -> Sequence[Option]:
        from wwtennis.games.serve_play.options import options

        return options()

    @property
    def examples(self) -> Sequence[str]:
        from wwtennis.games.serve_play.options import EXAMPLES

        return EXAMPLES

    def arrange(self, material: Material, asked: Asked, bots: Sequence[str | None]) -> Arranged:
        from wwtennis.games.serve_play.simulating import arrange

        return arrange(material, asked, bots)

    def tally(self) -> Tally:
        from wwtennis.games.serve_play.stats.box import BoxScore

        return BoxScore()

    def scored(self, event: Event) -> int | None:
        from wwtennis.games.serve_play.events import PointWon

        return event.side if isinstance(event, PointWon) else None

    def report(self, parts: Sequence[Part], bots: Sequence[str]) -> Report:
        from wwtennis.games.serve_play.stats.report import report

        return report(parts, bots)

    @property
    def trials(self) -> Mapping[str, Trial]:
        return {}

    @property
    def listings(self) -> Mapping[str, Listing]:
        return {"cards": Cards()}


class Cards:
    """Both decks as tables."""

    wanted = later("a part of its name")
    own = ("--deck", "deck")
    examples: Sequence[str] = ("wwtennis cards --game serve-play smash",)

    @property
    def options(self) -> Sequence[Option]:
        return ()

    def lines(self, material: Material, wanted: str | None, asked: Asked, *, ascii_only: bool, width: int) -> list[str]:
        from wwtennis.games.serve_play.listings.cards import lines

        return lines(material, wanted, ascii_only=ascii_only)

    def data(self, material: Material, wanted: str | None) -> Any:
        from wwtennis.games.serve_play.listings.cards import data

        return data(material, wanted)


KIND: Kind = ServePlayKind()
