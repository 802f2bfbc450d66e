"""Dice: what to roll again, what to keep."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.hoops.bots.greedy.mind import Mind
from wwtennis.games.hoops.bots.greedy.odds import counts, gain_of_reroll
from wwtennis.games.hoops.cards import Side
from wwtennis.games.hoops.choices import KEEP_BEST, KEEP_NO_MORE, REROLL, STAND, MarkDie
from wwtennis.games.hoops.rules.money_time import is_money_time
from wwtennis.kernel.game import Choice


def reroll(mind: Mind, options: Sequence[Choice]) -> Choice:
    """The die that gains most, as long as it gains more than it costs; those marked are gone already."""
    turn = mind.view.turn
    tactic = mind.tactics[turn.active]
    colours = mind.colours_waiting
    dice = list(turn.dice)
    for die in turn.rerolling:
        dice.remove(die)
    price = 0.0 if tactic.side is Side.OFFENCE else price_of_fatigue(mind)
    best: Choice = STAND if STAND in options else REROLL
    gain = price
    for option in options:
        if isinstance(option, MarkDie):
            gained = gain_of_reroll(option.die, dice, tactic.keeps[option.die.skill], colours)
            if tactic.side is Side.DEFENCE:
                gained = min(gained, missing_stops(mind))
            if gained > gain:
                best, gain = option, gained
    return best


def missing_stops(mind: Mind) -> float:
    """What the attack that waits would still score."""
    turn = mind.view.turn
    kept = mind.tactics[turn.active].keeps
    stopped = 0
    for skill, keep in kept.items():
        values = [counts(die.skill, die.face, mind.colours_waiting) for die in turn.dice if die.skill is skill]
        stopped += sum(sorted(values, reverse=True)[:keep])
    return max(0.0, mind.attack_waiting - stopped)


def price_of_fatigue(mind: Mind) -> float:
    """What a Fatigue card does to the turns that are left: a card less in the hand, each time it comes round."""
    view, w = mind.view, mind.weights
    if view.setup.money_time and is_money_time(view):
        return 0.0
    if not w.takes_fatigue:
        return 99.0
    return w.fatigue * (mind.turns_left + mind.defends_last)


def keep(mind: Mind, options: Sequence[Choice]) -> Choice:
    return KEEP_BEST if KEEP_BEST in options else KEEP_NO_MORE
