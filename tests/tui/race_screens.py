"""The least that a game must bring to be played in the app: the screens of the race of the kernel's tests.

Four seats, two of which sit side by side. `tests/tui/test_any_game.py` plays it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from types import MappingProxyType
from typing import Any

from textual.app import ComposeResult
from textual.geometry import Region

from tests.kernel.race import Moved, Play, Played, Race, State
from wwtennis.kernel.bots import BotKind, RandomPlay
from wwtennis.kernel.commentary import Comment
from wwtennis.kernel.game import Choice, Event, Question
from wwtennis.kernel.words import later
from wwtennis.tui.shell.actions import LEAVE_MATCH, UNDO, Action, Section, bindings_for, done_by
from wwtennis.tui.shell.arranged import Plan
from wwtennis.tui.shell.canvas import Canvas
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.match_page import MatchPage
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.shell.playing import Playing
from wwtennis.tui.shell.session import MatchSession, SeatPlan
from wwtennis.tui.shell.shown import Headline, ShownMatch
from wwtennis.tui.shell.widgets.commentary import Commentary


class PairRace(Race):
    """Seats 0 and 1 look at one screen, and so do 2 and 3."""

    def sharing(self, seat: int) -> tuple[int, ...]:
        return seat, seat ^ 1


class Scene:
    def __init__(self, game: Race) -> None:
        self._game = game
        self.state = game.new_state()
        self.lines: list[Comment] = []
        self.headline = Headline()
        self.last_point: Sequence[str] = ("",)

    @property
    def stands(self) -> str:
        return self._game.standing(self.state)

    def advance(self, event: Event) -> None:
        self._game.advance(self.state, event)
        if isinstance(event, Played):
            self.say(Comment(f"{event.seat} plays {event.card}.", seat=event.seat))

    def say(self, comment: Comment) -> None:
        self.lines.append(comment)
        self.headline = Headline(comment.seat, comment.text)


class Draft:
    """Which card is chosen."""

    def __init__(self, question: Question) -> None:
        self.options: Sequence[Play] = question.options
        self.at = 0


class Answering:
    def __init__(self, question: Question, view: Any) -> None:
        self.draft = Draft(question)

    rules = ()

    def may(self, action: str) -> bool:
        return action in ("next", "play")

    def shows(self, action: str) -> bool:
        return True

    def press(self, action: str, *parameters: Any) -> Choice | None:
        draft = self.draft
        if action == "play":
            return draft.options[draft.at]
        draft.at = (draft.at + 1) % len(draft.options)
        return None

    def advise(self, choice: Choice) -> None:
        self.draft.at = list(self.draft.options).index(choice)  # type: ignore[arg-type]

    is_decided_before = False

    def also_answers(self, question: Question) -> None:
        """Every question is asked by itself."""


class Hands(Painted[ShownMatch[Scene, Draft], tuple[str, ...]]):
    """The hands of those who look."""

    def value(self, shown: ShownMatch[Scene, Draft]) -> tuple[str, ...]:
        hands = shown.scene.state.hands
        chosen = shown.draft.options[shown.draft.at].card if shown.draft is not None else None
        return (f"{shown.near} chooses {chosen}", *(f"hand of {seat}: {hands[seat]}" for seat in shown.eyes))

    def paint(self, canvas: Canvas, value: tuple[str, ...]) -> None:
        for row, line in enumerate(value):
            canvas.put(0, row, line)


class Pacing:
    def motions(self, scene: Scene, event: Event) -> Iterator[tuple[object, float]]:
        yield from ()

    def flashes_after(self, scene: Scene, event: Event) -> Iterator[tuple[object, float]]:
        yield from ()

    def pause_after(self, event: Event, watching: int) -> float:
        return 0.2 if isinstance(event, Moved) else 0.0


MATCH = Section(
    "match",
    later("Match"),
    (
        *done_by(
            "answer", Action("next", ("down",), "next", "The next card."), Action("play", ("enter",), "play", ".")
        ),
        UNDO,
        LEAVE_MATCH,
    ),
)


class RaceScreen(MatchPage, inherit_bindings=False):
    section = MATCH
    game = "race"
    BINDINGS = bindings_for(MATCH)

    def __init__(self, session: MatchSession) -> None:
        super().__init__()
        game = session.table.game
        self.shown: ShownMatch[Scene, Draft] = ShownMatch(game, session.names, lambda: Scene(game))  # type: ignore[arg-type]
        self.playing = Playing(self, session, self.shown, Pacing(), Answering)

    def compose(self) -> ComposeResult:
        yield Hands(self.shown, id="hands")
        yield Commentary(self.shown, id="commentary")
        yield KeyLine(self.shown)

    def plan(self, width: int, height: int) -> Plan:
        return {"hands": Region(0, 0, width, 6), "commentary": Region(0, 6, width, height - 7)}


class Kind:
    """As much of a kind as a match in the app asks for."""

    id = "race"
    name = "Race"
    bot_names = ("random",)
    bots = {"random": BotKind(RandomPlay, "any card")}  # noqa: RUF012
    thinker_names = persona_names = ()
    thinkers = personas = MappingProxyType[str, Any]({})

    def __init__(self, make: Callable[[], Race] = PairRace) -> None:
        self.game = lambda setup: make()


class RaceScreens:
    def match(self, session: MatchSession) -> RaceScreen:
        return RaceScreen(session)


SCREENS = RaceScreens()


def race(*who: str, seed: int = 5, practice: bool = False) -> MatchSession:
    plans = [SeatPlan(by, f"P{seat}") for seat, by in enumerate(who)]
    return MatchSession(Kind(), None, plans, seed, practice)  # type: ignore[arg-type]


def hand_of(session: MatchSession, seat: int) -> list[int]:
    state: State = session.table.state
    return state.hands[seat]
