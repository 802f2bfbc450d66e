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
    BringOn,
    BuyCard,
    KeepCard,
    MarkDie,
    RemoveCard,
    Settle,
)  # fmt: skip
from wwtennis.kernel.game import Choice

Weighed = list[tuple[float, Choice]]
THINNER = 0.3  # points a turn for a weak card that leaves the deck
LEAST_LEFT_OUT = 3.0  # what greedy would rather do is worth so much more than doing the next thing instead


def act(mind: Mind, options: Sequence[Choice]) -> Weighed:
    """What greedy would do now, the others of its kind, and what it would do if it left that out."""
    best = acting.act(mind, options)
    if isinstance(best, BuyCard):
        weighed = _offers(mind, options, is_tactic=best.card in mind.tactics)
    elif isinstance(best, BringOn):
        weighed = _entries(mind, options)
    elif isinstance(best, Activate):
        weighed = _activations(mind, options, mind.tactics[best.card].side)
    else:
        return []
    others = [option for option in options if type(option) is not type(best)]
    if isinstance(best, BuyCard):
        kind = mind.tactics if best.card in mind.tactics else mind.players
        others = [option for option in options if not (isinstance(option, BuyCard) and option.card in kind)]
    instead = acting.act(mind, others)
    return [*weighed, (weighed_most(weighed) - LEAST_LEFT_OUT, instead)]


def weighed_most(weighed: Weighed) -> float:
    return max([worth for worth, _ in weighed])


def _offers(mind: Mind, options: Sequence[Choice], *, is_tactic: bool) -> Weighed:
    offers = [offer for offer in of(BuyCard, options) if (offer.card in mind.tactics) == is_tactic]
    if not is_tactic:
        return [(acting.player_gain(mind, offer.card), offer) for offer in offers]
    lost = acting.losses(mind)
    return [(acting.tactic_gain(mind, each.card) - acting.price(mind, each.card, lost), each) for each in offers]


def _entries(mind: Mind, options: Sequence[Choice]) -> Weighed:
    entries = of(BringOn, options)
    return [(mind.entry_gain(entry.card, entry.position) * 2, entry) for entry in entries]


def _activations(mind: Mind, options: Sequence[Choice], side: Side) -> Weighed:
    found = [option for option in of(Activate, options) if mind.tactics[option.card].side is side]
    if side is Side.OFFENCE:
        return [(mind.attack_now(mind.tactics[option.card], mind.sums), option) for option in found]
    return [(mind.stops_now(mind.tactics[option.card], mind.sums), option) for option in found]


def substitute(mind: Mind, options: Sequence[Choice]) -> Weighed:
    """More of them, or that was it."""
    return [*_entries(mind, options), (0.0, of(Settle, options)[0])]


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
    Ask.SUBSTITUTE: substitute,
    Ask.REROLL: reroll,
    Ask.HAND: hand,
}
