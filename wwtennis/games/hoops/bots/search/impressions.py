"""The answers that are worth trying, with what greedy thinks of them, in points over the rest of the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wwtennis.games.hoops.bots.greedy import acting, between, rolling
from wwtennis.games.hoops.bots.greedy.acting import of
from wwtennis.games.hoops.bots.greedy.mind import Mind
from wwtennis.games.hoops.bots.greedy.odds import gain_of_reroll
from wwtennis.games.hoops.cards import SUBSTITUTES, Side
from wwtennis.games.hoops.choices import (
    ADJUSTED,
    DISCARD_REST,
    KEEP_REST,
    REPLACE_ALL,
    REROLL,
    STAND,
    Activate,
    Ask,
    KeepCard,
    MarkDie,
    RemoveCard,
)  # fmt: skip
from wwtennis.kernel.game import Choice

Weighed = list[tuple[float, Choice]]
THINNER = 0.3  # points a turn for a weak card that leaves the deck


def act(mind: Mind, options: Sequence[Choice]) -> Weighed:
    """Which attack, and which defence. What to buy and who comes in pays off too late for a look ahead of a turn."""
    best = acting.act(mind, options)
    if not isinstance(best, Activate):
        return []
    side = mind.tactics[best.card].side
    found = [option for option in of(Activate, options) if mind.tactics[option.card].side is side]
    worth = mind.attack_now if side is Side.OFFENCE else mind.stops_now
    return [(worth(mind.tactics[option.card], mind.sums), option) for option in found]


def reroll(mind: Mind, options: Sequence[Choice]) -> Weighed:
    """What costs Fatigue is thought about; rebounds cost nothing."""
    turn = mind.view.turn
    tactic = mind.tactics[turn.active]
    if tactic.side is Side.OFFENCE:
        return []
    dice = list(turn.dice)
    for die in turn.rerolling:
        dice.remove(die)
    price = rolling.price_of_fatigue(mind)
    weighed: Weighed = [(0.0, STAND if STAND in options else REROLL)]
    for mark in of(MarkDie, options):
        gain = gain_of_reroll(mark.die, dice, tactic.keeps[mark.die.skill], mind.colours_waiting)
        weighed.append((min(gain, rolling.missing_stops(mind)) - price, mark))
    return weighed


def adjust(mind: Mind, options: Sequence[Choice]) -> Weighed:
    if REPLACE_ALL not in options:
        return []
    best = between.adjust(mind, options)
    return [(float(best is choice), choice) for choice in (ADJUSTED, REPLACE_ALL)]


def hand(mind: Mind, options: Sequence[Choice]) -> Weighed:
    """What to keep for the next turn, and who leaves the game."""
    weighed: Weighed = [(0.0, DISCARD_REST)]
    if KEEP_REST in options:
        weighed.append((-1.0, KEEP_REST))
    weighed += [(mind.player_gain(each.card), each) for each in of(KeepCard, options) if each.card in mind.players]
    weak = [each for each in of(RemoveCard, options) if each.card in SUBSTITUTES]
    return weighed + [(THINNER * mind.turns_left - 2.0, each) for each in weak]


IMPRESSIONS: dict[Ask, Callable[[Mind, Sequence[Choice]], Weighed]] = {
    Ask.ADJUST: adjust,
    Ask.ACT: act,
    Ask.REROLL: reroll,
    Ask.HAND: hand,
}
