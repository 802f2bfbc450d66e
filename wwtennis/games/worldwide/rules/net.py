"""Chapter 10: playing at the net, and the Lob."""

from __future__ import annotations

from collections.abc import Iterator

from wwtennis.games.worldwide.choices import GIVE_UP, Retreat, paid_with
from wwtennis.games.worldwide.events import Going, PlayerMoved
from wwtennis.games.worldwide.rules.rally import stroke_options
from wwtennis.games.worldwide.state import Match
from wwtennis.kernel.game import Choice, Event
from wwtennis.kernel.luck import Luck


def lob_options(m: Match) -> list[Choice]:
    """WT-10.3, R42: a Smash, a retreat for one card, or the point: the choice is free."""
    smashes = stroke_options(m)[:-1]
    retreats = [paid_with(Retreat, card) for card in m.sides[m.turn].hand]
    return [*smashes, *retreats, GIVE_UP]


def retreat(m: Match, choice: Retreat, luck: Luck) -> Iterator[Event]:
    """WT-10.3: back to the Lob's target zone."""
    assert m.ball is not None
    yield PlayerMoved(m.turn, m.ball.zone, Going.RETREAT, paid=choice.pay)
