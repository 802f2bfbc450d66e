"""Chapter 3, HO-3.5 and HO-3.6: substitutions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wwtennis.games.hoops.cards import FATIGUE, PLACE
from wwtennis.games.hoops.choices import GO_OFF, BringOn, GoOff, Settle, ShiftTo, bring_on
from wwtennis.games.hoops.events import PlayerCameIn, PlayerShifted, PlayerWentOff, SubstitutionsMade
from wwtennis.games.hoops.rules.drawing import draw
from wwtennis.games.hoops.state import Match
from wwtennis.kernel.game import Choice, Event
from wwtennis.kernel.luck import Luck


def entries(m: Match) -> list[Choice]:
    """HO-3.5, H15: every player of the hand, at each own position whose player may still make way."""
    players, fixed = m.setup.deck.players, m.turn.fixed
    return [
        bring_on(card, position)
        for card in m.teams[m.who].hand
        if card in players
        for position in players[card].positions
        if PLACE[position] not in fixed
    ]


def bring(m: Match, choice: BringOn, luck: Luck) -> Iterator[Event]:
    """HO-3.5: a player of the hand takes a place."""
    replaced = m.teams[m.who].court[PLACE[choice.position]]
    yield PlayerCameIn(m.who, choice.card, choice.position, replaced)


def shift_options(m: Match) -> Sequence[Choice]:
    """HO-3.5, H15: whoever makes way goes off, or to another own position whose player has not come in or shifted."""
    positions = m.setup.deck.players[m.turn.air].positions
    return [GO_OFF, *[ShiftTo(position) for position in positions if PLACE[position] not in m.turn.fixed]]


def shift(m: Match, choice: ShiftTo, luck: Luck) -> Iterator[Event]:
    """HO-3.5: to another place, whose player makes way in turn; H15: nothing is drawn for it."""
    replaced = m.teams[m.who].court[PLACE[choice.position]]
    yield PlayerShifted(m.who, m.turn.air, choice.position, replaced)


def go_off(m: Match, choice: GoOff, luck: Luck) -> Iterator[Event]:
    yield PlayerWentOff(m.who, m.turn.air)


def substitute_options(m: Match) -> Sequence[Choice]:
    """HO-3.5, HO-3.6: as many as one likes in the same breath; then each who came in may take a Fatigue card away."""
    most = min(m.turn.came, len(fatigue_in_hand(m)))
    return [*[Settle(count) for count in range(most, -1, -1)], *entries(m)]


def fatigue_in_hand(m: Match) -> list[int]:
    return [card for card in m.teams[m.who].hand if card in FATIGUE]


def settle(m: Match, choice: Settle, luck: Luck) -> Iterator[Event]:
    """HO-3.5, HO-3.6, H4: Fatigue goes back to its pile; then as many cards are drawn as players came in."""
    came = m.turn.came
    yield SubstitutionsMade(m.who, came, tuple(fatigue_in_hand(m)[: choice.fatigue]))
    yield from draw(m, m.who, came, luck)
