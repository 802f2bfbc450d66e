"""The match as it is shown. It follows the engine's events at its own pace, and whatever paints subscribes to it.

    table --events--> playback --one at a time--> shown match --changed--> widgets

A match being played and a replay each drive one; their widgets are the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from wwtennis.kernel.commentary import Comment
from wwtennis.kernel.game import Event, Game


class Headline(NamedTuple):
    """What is going on, on one line: whose doing it is, and what."""

    seat: int | None = None
    text: str = ""


class Scene(Protocol):
    """A match as far as it has been shown: its state, and with it what a state forgets. Each game has its own."""

    state: Any
    lines: list[Comment]  # of the commentary
    headline: Headline
    last_point: Sequence[str]  # how the last part of it ended that scores, as all may hear it: at length, then briefly

    @property
    def stands(self) -> str:
        """How the match stands, in a sentence that everybody may hear."""

    def advance(self, event: Event) -> None:
        """Show one event more."""

    def say(self, comment: Comment) -> None:
        """A line of the commentary that no event has."""


S = TypeVar("S", bound=Scene)
D = TypeVar("D")


class ShownMatch(Generic[S, D]):
    """What is shown now, and to whom. Whoever changes it calls `changed` once, when all of the change is made."""

    hint = ""  # a few words beside the headline
    is_playing = False  # more is on its way, without a key being pressed
    motion: Any = None  # what is moving just now, in the game's own terms

    def __init__(self, game: Game[Any], names: Sequence[str], make_scene: Callable[[], S], court: str = "hard") -> None:
        self.game = game
        self.names = tuple(names)
        self._make_scene = make_scene
        self.scene = make_scene()
        self.near = 0  # whose end is the near one
        self.eyes: tuple[int, ...] = (0,)  # the seats that look: their hands are open
        self.court = court  # the one whose colours are painted with
        self.draft: D | None = None  # the answer that is being put together
        self.thinking: int | None = None  # the seat of a bot that is being asked
        self._ears: list[Callable[[], None]] = []
        self._view: Any = None

    @property
    def view(self) -> Any:
        """What the near seat may see."""
        if self._view is None:
            self._view = self.game.view(self.scene.state, self.near)
        return self._view

    def start_again(self) -> None:
        """Before the first event."""
        self.scene = self._make_scene()

    def subscribe(self, hear: Callable[[], None]) -> None:
        """`hear` is called after each change."""
        self._ears.append(hear)

    def unsubscribe(self, hear: Callable[[], None]) -> None:
        self._ears.remove(hear)

    def changed(self) -> None:
        """Let everybody look."""
        self._view = None
        for hear in tuple(self._ears):
            hear()


AnyShown = ShownMatch[Any, Any]
