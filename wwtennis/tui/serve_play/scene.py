"""A match as far as it has been shown: its state, the way of the ball through the rally, what was said of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from wwtennis.games.serve_play.cards import Half, Place, ServeKind
from wwtennis.games.serve_play.events import (
    KillPlayed,
    OutPlayed,
    PointStarted,
    PointWon,
    ServeIn,
    ServeTurned,
    ShotPlayed,
    SmashPlayed,
)  # fmt: skip
from wwtennis.games.serve_play.state import Match
from wwtennis.games.serve_play.words.commentary import Commentator, last_point
from wwtennis.kernel.commentary import Comment, Tone, add_comment
from wwtennis.kernel.game import Event, Game
from wwtennis.tennis.calling import call_score
from wwtennis.tennis.score import side_of
from wwtennis.tennis.stakes import Stakes, stakes
from wwtennis.tui.shell.shown import Headline

LINES_KEPT = 400  # of the commentary
BACK_COURT = {Half.LEFT: Place.BACK_LEFT, Half.RIGHT: Place.BACK_RIGHT}
OTHER = {Half.LEFT: Half.RIGHT, Half.RIGHT: Half.LEFT}


class Spot(NamedTuple):
    """A place of one of the ends."""

    side: int
    place: Place


class Leg(NamedTuple):
    """The ball's way from one stroke to the next."""

    start: Spot
    end: Spot
    is_smashed: bool = False


class Scene:
    """Begins before the first event, or at a `state` that the events `before` it have led to."""

    def __init__(
        self, game: Game[Match], names: Sequence[str], state: Match | None = None, before: Sequence[Event] = ()
    ) -> None:
        self._game = game
        self._names = tuple(names)
        self._commentator = Commentator(self._names, before)
        self.state = game.new_state() if state is None else state
        self.happened = list(before)
        self.points = [event.side for event in before if isinstance(event, PointWon)]  # the side that won each
        self.lines: list[Comment] = []
        self.headline = Headline()
        self.legs: tuple[Leg, ...] = ()  # of this rally
        self.turned: tuple[ServeKind, ...] = ()  # the Serve cards of this point
        self.played: int | None = None  # the last Play card of the rally
        self.won: PointWon | None = None  # the point that is over, until the next begins
        self.stakes: Stakes | None = None  # of the point being played
        self.last_point: Sequence[str] = (last_point(self.happened, self._names),)

    @property
    def stands(self) -> str:
        return call_score(self.state.setup.played, self.state.score, self._names)

    @property
    def strokes(self) -> int:
        """In this rally, the serve included."""
        return len(self.legs)

    def advance(self, event: Event) -> None:
        """Show one event more."""
        leg = self.leg_of(event)
        self._game.advance(self.state, event)
        self.happened.append(event)
        self._remember(event, leg)
        comment = self._commentator.comment(event, self.state)
        if comment is not None:
            self.say(comment)
            if comment.tone is not Tone.NOTE:
                self.headline = Headline(comment.seat, comment.text)

    def say(self, comment: Comment) -> None:
        """A line of the commentary that no event has."""
        add_comment(self.lines, comment)
        del self.lines[:-LINES_KEPT]

    def leg_of(self, event: Event) -> Leg | None:
        """The way that the ball takes in this event, told with the state before it."""
        m = self.state
        if isinstance(event, ServeIn):
            return Leg(Spot(side_of(event.seat), BACK_COURT[m.half]), Spot(side_of(event.to), event.place))
        if m.ball is None:
            return None
        here = Spot(m.ball.side, m.ball.place)
        if isinstance(event, ShotPlayed):
            return Leg(here, Spot(side_of(event.to), event.place))
        if isinstance(event, SmashPlayed):
            return Leg(here, Spot(side_of(event.to), m.ball.place), is_smashed=True)
        if isinstance(event, KillPlayed):  # where nobody is
            return Leg(here, Spot(1 - here.side, BACK_COURT[OTHER[here.place.half]]), is_smashed=True)
        return None

    def _remember(self, event: Event, leg: Leg | None) -> None:
        if isinstance(event, PointStarted):
            self.legs, self.turned, self.played, self.won = (), (), None, None
            self.stakes = stakes(self.state.setup.played, self.state.score)
        elif isinstance(event, ServeTurned):
            self.turned += (self.state.setup.decks.serves[event.card].kind,)
        elif isinstance(event, ShotPlayed | SmashPlayed | KillPlayed | OutPlayed):
            self.played = event.card
        elif isinstance(event, PointWon):
            self.points.append(event.side)
            self.won, self.stakes = event, None
            self.last_point = (last_point(self.happened, self._names),)
        if leg is not None:
            self.legs += (leg,)
