"""The match as it is being shown: advanced event by event, so that the picture always fits what is being told."""

from __future__ import annotations

from collections import deque

import attrs
import msgspec
from msgspec.structs import replace

from wwtennis.games.worldwide.cards import Zone
from wwtennis.games.worldwide.events import (
    CardsDrawn,
    CoinTossed,
    DieRolled,
    EndsChanged,
    GameWon,
    Going,
    How,
    MatchWon,
    Planned,
    PlayerMoved,
    PointReplayed,
    PointStarted,
    PointWon,
    Rested,
    ServeIn,
    ServeMissed,
    ServeStruck,
    SetWon,
    SoloCardDrawn,
    SpinRolled,
    StrokeLanded,
    StrokeMissed,
    StrokePlayed,
)
from wwtennis.games.worldwide.state import Match, Phase
from wwtennis.games.worldwide.view import View
from wwtennis.games.worldwide.words.commentary import Commentator
from wwtennis.kernel.commentary import Comment, Tone
from wwtennis.kernel.game import Event, Game
from wwtennis.kernel.table import in_force
from wwtennis.tui.shell.session import MatchSession
from wwtennis.tui.worldwide.widgets.court import Fate, Flight

LINES_KEPT = 400  # of the commentary

# How long a picture stays before the next one, in seconds at normal speed: after what anybody does ...
PAUSES: dict[type[Event], float] = {
    DieRolled: 0.8,
    PointWon: 1.3,
    PointReplayed: 0.9,
    GameWon: 0.7,
    SetWon: 0.9,
    CoinTossed: 0.9,
    EndsChanged: 0.6,
}
# ... and after what somebody else does, so that one can follow it.
THEIR_PAUSES: dict[type[Event], float] = {
    ServeStruck: 0.5,
    StrokePlayed: 0.6,
    ServeIn: 0.3,
    ServeMissed: 0.5,
    StrokeLanded: 0.3,
    SoloCardDrawn: 0.6,
    SpinRolled: 0.4,
    Rested: 0.6,
    Planned: 0.4,
}
THEIR_MOVE = 0.4
FLIGHT_TIME = 0.35


def pause_after(event: Event, watching: int) -> float:
    """How long the picture should stay, for somebody on the seat `watching`."""
    if isinstance(event, PlayerMoved):
        return THEIR_MOVE if event.seat != watching and event.going is not Going.CHASE else 0.0
    pause = PAUSES.get(type(event), 0.0)
    if getattr(event, "seat", watching) != watching:
        pause = max(pause, THEIR_PAUSES.get(type(event), 0.0))
    return pause


class Roll(msgspec.Struct, frozen=True):
    """The last roll, for the die to show."""

    seat: int
    face: int
    needed: int
    why: tuple[tuple[str, int], ...]

    @property
    def is_in(self) -> bool:
        return self.face >= self.needed


class Tale:
    """A match as far as it has been told."""

    def __init__(self, game: Game[Match], names: tuple[str, str]) -> None:
        self._game = game
        self._teller = Commentator(names)
        self.begin()

    def begin(self, state: Match | None = None) -> None:
        """From here on, with nothing told yet; without a state, before the first event."""
        self.state = self._game.new_state() if state is None else state
        self.lines: list[Comment] = []
        self.points: list[int] = []  # who won each
        self.flight: Flight | None = None
        self.roll: Roll | None = None
        self.fresh: tuple[set[int], set[int]] = (set(), set())  # cards just drawn, by seat
        self.strokes = 0  # in this rally, the serve included
        self.struck: int | None = None  # the card of the last stroke or serve of the rally
        self.headline: tuple[int | None, str] = (None, "")  # what is going on, in a few words

    def view(self, seat: int) -> View:
        """What this seat may see of the match as it is shown."""
        view: View = self._game.view(self.state, seat)
        return view

    def show(self, event: Event) -> None:
        """Tell one event more."""
        self._follow_ball(event)
        self._game.advance(self.state, event)
        self._remember(event)
        telling = self._teller.tell(event, self.state)
        if telling is not None and telling.text:
            self.say(telling)
            if telling.tone is not Tone.NOTE and not isinstance(event, ServeStruck | StrokePlayed | DieRolled):
                self.headline = (telling.seat, telling.text)
        if isinstance(event, ServeStruck | StrokePlayed):
            self.headline = (event.seat, self.state.setup.deck.name(event.card))

    def say(self, telling: Comment) -> None:
        """A line of the commentary that no event has."""
        if telling.joins and self.lines:
            before = self.lines[-1]
            self.lines[-1] = attrs.evolve(before, text=f"{before.text} {telling.text}")
        else:
            self.lines.append(telling)
            del self.lines[:-LINES_KEPT]

    def _remember(self, event: Event) -> None:
        if isinstance(event, PointWon):
            self.points.append(event.seat)
        elif isinstance(event, DieRolled):
            self.roll = Roll(event.seat, event.face, event.needed, event.why)
        elif isinstance(event, CardsDrawn) and self.state.phase is not Phase.SET_UP:
            self.fresh[event.seat].update(event.cards)
        elif isinstance(event, StrokePlayed):
            self.fresh[event.seat].clear()
        elif isinstance(event, MatchWon):
            self.roll = None

    def _follow_ball(self, event: Event) -> None:
        """The flight of the ball, told with the state before the event."""
        m = self.state
        if isinstance(event, PointStarted):
            self.flight = self.roll = self.struck = None
            self.strokes = 0
        elif isinstance(event, ServeStruck):
            self.roll = None
            self.struck = event.card
            self.strokes = 1
            self.flight = Flight(event.seat, Zone.NEUTRAL, m.zone, spin=event.spin)
        elif isinstance(event, StrokePlayed):
            self.roll = None
            self.struck = event.card
            self.strokes += 1
            spin = m.setup.deck.strokes[event.card].spin
            self.flight = Flight(event.seat, m.sides[event.seat].zone, event.target, spin=spin)
        elif self.flight is not None:
            self.flight = _after(self.flight, event)


class Story(Tale):
    """What has been shown of the match being played, and what waits to be shown."""

    def __init__(self, session: MatchSession) -> None:
        super().__init__(session.table.game, session.names)
        self._session = session
        self.waiting: deque[Event] = deque()
        session.subscribe(self.waiting.append)

    @property
    def is_told(self) -> bool:
        return not self.waiting

    def catch_up(self) -> None:
        """Show where the match stands: after an undo, or when it is taken up again."""
        self.waiting.clear()
        self.begin()
        for entry in in_force(self._session.entries):
            if isinstance(entry, Event):
                self.show(entry)

    def next(self) -> Event:
        """Show one event more."""
        event = self.waiting.popleft()
        self.show(event)
        return event


def _after(flight: Flight, event: Event) -> Flight:
    if isinstance(event, ServeIn):
        return replace(flight, fate=Fate.IN)
    if isinstance(event, StrokeLanded):
        return replace(flight, target=event.target, fate=Fate.WON if event.winner else Fate.IN, spin=event.spin)
    if isinstance(event, ServeMissed | StrokeMissed):
        return replace(flight, fate=Fate.OUT)
    if isinstance(event, PointWon) and event.how is How.ACE:
        return replace(flight, fate=Fate.WON)
    return flight
