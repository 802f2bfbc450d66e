"""A match as far as it has been shown: its state, the last flight of the ball, the last roll, what was said of it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

import msgspec
from msgspec.structs import replace

from wwtennis.games.worldwide.cards import NET, Kind, Spin, Zone
from wwtennis.games.worldwide.events import (
    CardsDrawn,
    DieRolled,
    How,
    MatchWon,
    PointStarted,
    PointWon,
    ServeIn,
    ServeMissed,
    ServeStruck,
    StrokeLanded,
    StrokeMissed,
    StrokePlayed,
)
from wwtennis.games.worldwide.state import Match, Phase
from wwtennis.games.worldwide.words.commentary import Commentator
from wwtennis.games.worldwide.words.points import is_in_the_net, last_point
from wwtennis.kernel.commentary import Comment, Tone, add_comment
from wwtennis.kernel.game import Event, Game
from wwtennis.tennis.calling import call_score
from wwtennis.tennis.stakes import Stakes, stakes
from wwtennis.tui.shell.shown import Headline

LINES_KEPT = 400  # of the commentary


class Fate(Enum):
    """What became of the ball."""

    FLYING = "flying"  # struck, the die has not spoken
    IN = "in"
    OUT = "out"
    NET = "net"
    WON = "won"  # nobody reaches it


class Flight(msgspec.Struct, frozen=True):
    """The last stroke: who hit it from where, and where it went."""

    by: int
    start: Zone
    target: Zone | None
    fate: Fate = Fate.FLYING
    spin: Spin | None = None
    lob: bool = False

    def is_volleyed(self, receiver: Zone) -> bool:
        """Whether somebody who stands there takes it at the net: a lob goes over the head, a winner past."""
        return receiver is NET and not self.lob and self.fate is not Fate.WON


class Roll(msgspec.Struct, frozen=True):
    """The last roll, for the die to show."""

    seat: int
    face: int
    needed: int
    why: tuple[tuple[str, int], ...]

    @property
    def is_in(self) -> bool:
        return self.face >= self.needed


def roll_of(event: DieRolled) -> Roll:
    return Roll(event.seat, event.face, event.needed, event.why)


class Scene:
    """Begins before the first event, or at a `state` that the events `before` it have led to."""

    def __init__(
        self, game: Game[Match], names: tuple[str, ...], state: Match | None = None, before: Sequence[Event] = ()
    ) -> None:
        self._game = game
        self._names = names
        self._commentator = Commentator(names, before)
        self.state = game.new_state() if state is None else state
        self.happened = list(before)
        self.points = [event.seat for event in before if isinstance(event, PointWon)]  # who won each
        self.lines: list[Comment] = []
        self.headline = Headline()
        self.flight: Flight | None = None
        self.roll: Roll | None = None
        self.fresh: tuple[set[int], set[int]] = (set(), set())  # cards just drawn, by seat
        self.strokes = 0  # in this rally, the serve included
        self.struck: int | None = None  # the card of the last stroke or serve of the rally
        self.won: PointWon | None = None  # the point that is over, until the next begins
        self.stakes: Stakes | None = None  # of the point being played
        self.last_point: Sequence[str] = last_point(self.happened, self.state.setup.deck, names)

    @property
    def stands(self) -> str:
        return call_score(self.state.setup.played, self.state.score, self._names)

    def advance(self, event: Event) -> None:
        """Show one event more."""
        self.flight = self.flight_after(event)
        self._count_strokes(event)
        self._game.advance(self.state, event)
        self.happened.append(event)
        self._remember(event)
        self._comment(event)

    def say(self, comment: Comment) -> None:
        """A line of the commentary that no event has."""
        add_comment(self.lines, comment)
        del self.lines[:-LINES_KEPT]

    def _comment(self, event: Event) -> None:
        comment = self._commentator.comment(event, self.state)
        if comment is not None and comment.text:
            self.say(comment)
            if comment.tone is not Tone.NOTE and not isinstance(event, ServeStruck | StrokePlayed | DieRolled):
                self.headline = Headline(comment.seat, comment.text)
        if isinstance(event, ServeStruck | StrokePlayed):
            self.headline = Headline(event.seat, self.state.setup.deck.name(event.card))

    def _remember(self, event: Event) -> None:
        if isinstance(event, PointWon):
            self.points.append(event.seat)
            self.won, self.stakes = event, None
            self.last_point = last_point(self.happened, self.state.setup.deck, self._names)
        elif isinstance(event, DieRolled):
            self.roll = roll_of(event)
        elif isinstance(event, CardsDrawn) and self.state.phase is not Phase.SET_UP:
            self.fresh[event.seat].update(event.cards)
        elif isinstance(event, StrokePlayed):
            self.fresh[event.seat].clear()
        elif isinstance(event, MatchWon):
            self.roll = None

    def _count_strokes(self, event: Event) -> None:
        if isinstance(event, PointStarted):
            self.roll = self.struck = self.won = None
            self.strokes = 0
            self.stakes = stakes(self.state.setup.played, self.state.score)
        elif isinstance(event, ServeStruck | StrokePlayed):
            self.roll = None
            self.struck = event.card
            self.strokes = 1 if isinstance(event, ServeStruck) else self.strokes + 1

    def flight_after(self, event: Event) -> Flight | None:
        """The flight of the ball as this event will leave it, told with the state before it."""
        m = self.state
        if isinstance(event, PointStarted):
            return None
        if isinstance(event, ServeStruck):
            return Flight(event.seat, Zone.NEUTRAL, m.zone, spin=event.spin)
        if isinstance(event, StrokePlayed):
            card = m.setup.deck.strokes[event.card]
            start = m.sides[event.seat].zone
            return Flight(event.seat, start, event.target, spin=card.spin, lob=card.kind is Kind.LOB)
        return _after(self.flight, event, self.roll) if self.flight is not None else None


def _after(flight: Flight, event: Event, roll: Roll | None) -> Flight:
    if isinstance(event, ServeIn):
        return replace(flight, fate=Fate.IN)
    if isinstance(event, StrokeLanded):
        return replace(flight, target=event.target, fate=Fate.WON if event.winner else Fate.IN, spin=event.spin)
    if isinstance(event, ServeMissed | StrokeMissed):
        in_the_net = roll is not None and is_in_the_net(roll.face, event.close)
        return replace(flight, fate=Fate.NET if in_the_net else Fate.OUT)
    if isinstance(event, PointWon) and event.how is How.ACE:
        return replace(flight, fate=Fate.WON)
    return flight
