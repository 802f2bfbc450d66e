"""What the events of resolving a tactic change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wwtennis.games.hoops.advance.taking import lying, take_all
from wwtennis.games.hoops.cards import Side
from wwtennis.games.hoops.events import (
    DiceKept,
    DiceRerolled,
    DiceRolled,
    DieKept,
    DieMarked,
    FatigueTaken,
    Phase,
    RollStands,
    TacticActivated,
)  # fmt: skip
from wwtennis.games.hoops.state import Match
from wwtennis.kernel.game import Event


def _tactic_activated(m: Match, e: TacticActivated) -> None:
    m.turn.active = e.card
    if m.setup.deck.tactics[e.card].side is Side.OFFENCE:
        m.turn.attacked = True
    else:
        m.turn.defended = True


def _dice_rolled(m: Match, e: DiceRolled) -> None:
    m.turn.dice = list(e.dice)
    m.phase = Phase.REROLL if e.rerolls else Phase.KEEP


def _die_marked(m: Match, e: DieMarked) -> None:
    m.turn.rerolling.append(e.die)


def _fatigue_taken(m: Match, e: FatigueTaken) -> None:
    team = m.teams[e.seat]
    take_all(m.market.fatigue, e.cards)
    team.owned.extend(e.cards)
    team.deck.extend(e.cards)


def _dice_rerolled(m: Match, e: DiceRerolled) -> None:
    for die in e.old:
        m.turn.dice.remove(die)
    m.turn.dice.extend(e.new)
    m.turn.rerolling = []
    m.phase = Phase.KEEP


def _roll_stands(m: Match, e: RollStands) -> None:
    m.phase = Phase.KEEP


def _die_kept(m: Match, e: DieKept) -> None:
    m.turn.keeping.append(e.die)


def _dice_kept(m: Match, e: DiceKept) -> None:
    """H17: the tactics of the machine coach stay lying."""
    team, active = m.teams[e.seat], m.turn.active
    if m.setup.deck.tactics[active].side is Side.OFFENCE:
        team.attack = list(e.dice)
    else:
        team.guard = list(e.dice)
    if team.machine is None:
        lying(m, team, active).remove(active)
        team.discard.append(active)
    m.turn.active = 0
    m.turn.dice, m.turn.keeping = [], []
    m.phase = Phase.ACT


ENTRIES: dict[type[Event], Callable[[Match, Any], None]] = {
    TacticActivated: _tactic_activated,
    DiceRolled: _dice_rolled,
    DieMarked: _die_marked,
    FatigueTaken: _fatigue_taken,
    DiceRerolled: _dice_rerolled,
    RollStands: _roll_stands,
    DieKept: _die_kept,
    DiceKept: _dice_kept,
}
