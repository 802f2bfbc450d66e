"""Taking cards from where they lie, be it face down."""

from __future__ import annotations

from collections.abc import Iterable

from wwtennis.games.hoops.cards import Side
from wwtennis.games.hoops.state import MachineSide, Match, Team
from wwtennis.kernel.game import FACE_DOWN


def take(cards: list[int], card: int) -> None:
    """Take this card away. Where it lay face down, any of those is as good; where `card` is, any card."""
    if card in cards:
        cards.remove(card)
    elif FACE_DOWN in cards:
        cards.remove(FACE_DOWN)
    elif card == FACE_DOWN:
        cards.pop()
    else:
        raise ValueError(f"no card {card} lies there")


def take_all(cards: list[int], wanted: Iterable[int]) -> None:
    for card in wanted:
        take(cards, card)


def off_the_top(pile: list[int], count: int) -> None:
    if count > len(pile):
        raise ValueError(f"no {count} cards lie there")
    del pile[len(pile) - count :]


def lying(m: Match, team: Team, tactic: int) -> list[int]:
    """The places where this tactic lies, or would."""
    return team.offence if m.setup.deck.tactics[tactic].side is Side.OFFENCE else team.defence


def machine_of(m: Match, seat: int) -> MachineSide:
    machine = m.teams[seat].machine
    assert machine is not None
    return machine
