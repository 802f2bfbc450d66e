"""Chapter 3, HO-3.7: preparing tactics."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wwtennis.games.hoops.advance.taking import lying
from wwtennis.games.hoops.cards import Side
from wwtennis.games.hoops.choices import LAY_ALL, LayAll, LayTactic, MakeRoom, with_card
from wwtennis.games.hoops.events import RoomNeeded, TacticLaid
from wwtennis.games.hoops.state import Match
from wwtennis.kernel.game import Choice, Event
from wwtennis.kernel.luck import Luck

PLACES_A_SIDE = 3  # HO-1.1


def layable(m: Match) -> list[int]:
    """HO-3.7: the tactics of the hand; HO-4.2: in a special turn the defensive ones."""
    tactics = m.setup.deck.tactics
    found = [card for card in m.teams[m.who].hand if card in tactics]
    return [card for card in found if tactics[card].side is Side.DEFENCE] if m.turn.special else found


def lay_options(m: Match) -> list[Choice]:
    """HO-3.4, HO-3.7: until something else is done; all at once where there is room for them."""
    if m.turn.prepared:
        return []
    cards = layable(m)
    each = [with_card(LayTactic, card) for card in cards]
    return [LAY_ALL, *each] if len(cards) > 1 and have_room(m, cards) else each


def have_room(m: Match, cards: Sequence[int]) -> bool:
    """HO-3.7: three places a side."""
    team = m.teams[m.who]
    offences = sum([lying(m, team, card) is team.offence for card in cards])
    room = PLACES_A_SIDE - len(team.offence) >= offences
    return room and PLACES_A_SIDE - len(team.defence) >= len(cards) - offences


def lay(m: Match, choice: LayTactic, luck: Luck) -> Iterator[Event]:
    """HO-3.7: on a free place; where there is none, one of those lying must make room."""
    if have_room(m, [choice.card]):
        yield TacticLaid(m.who, choice.card)
    else:
        yield RoomNeeded(m.who, choice.card)


def lay_all(m: Match, choice: LayAll, luck: Luck) -> Iterator[Event]:
    for card in layable(m):
        yield TacticLaid(m.who, card)


def room_options(m: Match) -> Sequence[Choice]:
    return [with_card(MakeRoom, card) for card in lying(m, m.teams[m.who], m.turn.laying)]


def make_room(m: Match, choice: MakeRoom, luck: Luck) -> Iterator[Event]:
    """HO-3.7: one already lying there is discarded for it."""
    yield TacticLaid(m.who, m.turn.laying, instead=choice.card)
