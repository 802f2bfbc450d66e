"""What a remark looks at, and on which occasions one is made."""

from __future__ import annotations

from wwtennis.games.worldwide.events import (
    CoinTossed,
    EndsChanged,
    GameWon,
    MatchWon,
    PlayerMoved,
    PointStarted,
    PointWon,
    ServeIn,
    ServeMissed,
    SetWon,
    StrokeLanded,
    StrokeMissed,
    StrokePlayed,
)  # fmt: skip
from wwtennis.games.worldwide.state import Ball, Match
from wwtennis.games.worldwide.words.story import Seat, Story
from wwtennis.kernel.game import Event
from wwtennis.tennis.remarks.moment import GAME, MATCH, POINT, SET, START
from wwtennis.tennis.remarks.moment import Moment as TennisMoment

# The occasions beside those of tennis
TOSS, STRUCK, IN, MISSED, MOVED, ENDS = "toss", "struck", "in", "missed", "moved", "ends"

OCCASIONS: dict[type[Event], str] = {
    CoinTossed: TOSS,
    PointStarted: START,
    StrokePlayed: STRUCK,
    ServeIn: IN,
    StrokeLanded: IN,
    ServeMissed: MISSED,
    StrokeMissed: MISSED,
    PlayerMoved: MOVED,
    PointWon: POINT,
    GameWon: GAME,
    SetWon: SET,
    MatchWon: MATCH,
    EndsChanged: ENDS,
}


class Moment(TennisMoment, frozen=True):
    """What a form looks at. `match` is how it stands after the event."""

    own: Story
    match: Match
    event: Event

    @property
    def seat(self) -> Seat:
        """What the player of this event has done."""
        return self.own.seats[self.by]

    @property
    def by(self) -> int:
        found: int = getattr(self.event, "seat", 0)
        return found

    @property
    def ball(self) -> Ball | None:
        """The one that must be answered now; a winner leaves none."""
        return None if isinstance(self.event, StrokeLanded) and self.event.winner else self.match.ball

    @property
    def short_by(self) -> int | None:
        """What the die missed its number by, 0 or less where it did not; None where none was rolled."""
        return None if self.own.roll is None else self.own.roll.needed - self.own.roll.face
