"""The act menu: what to substitute, buy, lay, activate, in an order that makes the most of a hand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, TypeVar

from wwtennis.games.hoops.bots.greedy.mind import Mind
from wwtennis.games.hoops.bots.greedy.odds import best_of
from wwtennis.games.hoops.cards import ATTACK, DEFENCE, PLACE, Side
from wwtennis.games.hoops.choices import (
    END_ACTS,
    GO_OFF,
    LAY_ALL,
    PAY_BEST,
    Activate,
    Against,
    BringOn,
    BuyCard,
    CallMismatch,
    LayTactic,
    MakeRoom,
    PayCard,
    Settle,
    ShiftTo,
)  # fmt: skip
from wwtennis.kernel.game import Choice

OUT_OF_REACH = 99.0

C = TypeVar("C", bound=Choice)


def of(kind: type[C], options: Sequence[Choice]) -> list[C]:
    return [option for option in options if isinstance(option, kind)]


def act(mind: Mind, options: Sequence[Choice]) -> Choice:
    """Tactics are bought before substitutions, which may draw them; players after them, with what they drew."""
    if mind.view.turn.attacked or mind.view.turn.defended:
        return activate(mind, options) or END_ACTS
    for step in (buy_tactic, bring, buy_player, mismatch, lay, activate):
        choice = step(mind, options)
        if choice is not None:
            return choice
    return END_ACTS


# Substitutions


def bring(mind: Mind, options: Sequence[Choice]) -> Choice | None:
    """Whoever improves the court most; anybody who does not harm it, where Fatigue is in the hand."""
    entries = of(BringOn, options)
    if not entries:
        return None
    best = max(entries, key=lambda entry: mind.entry_gain(entry.card, entry.position))
    gain = mind.entry_gain(best.card, best.position)
    tired = sum([card not in mind.players and card not in mind.tactics for card in mind.me.hand])
    relief = mind.weights.fatigue_off if tired > mind.view.turn.came else 0.0
    return best if gain + relief > mind.weights.least_change else None


def substitute(mind: Mind, options: Sequence[Choice]) -> Choice:
    return bring(mind, options) or of(Settle, options)[0]


def shift(mind: Mind, options: Sequence[Choice]) -> Choice:
    """To another place if that makes a better court than going off."""
    air = mind.view.turn.air
    best: Choice = GO_OFF
    worth = mind.court_worth(mind.court)
    for option in of(ShiftTo, options):
        shifted = mind.court_worth(mind.with_player(air, option.position))
        if shifted > worth:
            best, worth = option, shifted
    return best


# Buying


def reserved(mind: Mind) -> set[int]:
    """The tactics that are to be activated now: the best of each side; a defence only if there is an attack."""
    found = [playable(mind, Side.OFFENCE), playable(mind, Side.DEFENCE) if mind.attack_waiting else []]
    return {max(cards, key=mind.worth_now) for cards in found if cards}


def buy_tactic(mind: Mind, options: Sequence[Choice]) -> Choice | None:
    """Whatever adds most over the rest of the match, after what paying for it takes out of this turn."""
    offers = [offer for offer in of(BuyCard, options) if offer.card in mind.tactics]
    if not offers:
        return None
    lost = losses(mind)
    net = {offer: tactic_gain(mind, offer.card) - price(mind, offer.card, lost) for offer in offers}
    best = max(offers, key=lambda offer: net[offer])
    return best if net[best] > mind.weights.least_gain else None


def losses(mind: Mind) -> dict[int, float]:
    """What this turn loses with each tactic of the hand: nothing with a spare one, else what it is better by."""
    found = dict.fromkeys([card for card in mind.me.hand if card in mind.tactics], 0.0)
    for card in reserved(mind) & set(found):
        others = [other for other in playable(mind, mind.tactics[card].side) if other != card]
        found[card] = mind.worth_now(card) - max([mind.worth_now(other) for other in others], default=0.0)
    return found


def playable(mind: Mind, side: Side) -> list[int]:
    """The tactics of this side that could be activated in this turn, lying or in the hand."""
    ready = [*mind.me.offence, *mind.me.defence, *[card for card in mind.me.hand if card in mind.tactics]]
    cards = [(card, mind.tactics[card]) for card in ready]
    return [card for card, tactic in cards if tactic.side is side and tactic.complexity <= mind.intelligence]


def price(mind: Mind, card: int, lost: dict[int, float]) -> float:
    """What the cheapest way to pay for it takes out of this turn."""
    plans = payments(mind, list(lost), cost(mind, card))
    return min([sum([lost[each] for each in plan]) for plan in plans], default=OUT_OF_REACH)


def payments(mind: Mind, cards: Sequence[int], due: int) -> list[tuple[int, ...]]:
    kind: Any = mind.tactics if cards and cards[0] in mind.tactics else mind.players
    plans = [plan for count in range(1, len(cards) + 1) for plan in combinations(cards, count)]
    return [plan for plan in plans if sum([kind[card].value for card in plan]) >= due]


def cost(mind: Mind, card: int) -> int:
    return mind.tactics[card].cost + mind.view.turn.bought_tactics


def tactic_gain(mind: Mind, card: int) -> float:
    """What it adds over the rest of the match to what this side's tactics do now."""
    w, tactic = mind.weights, mind.tactics[card]
    worth = mind.worth_now(card)
    own = sorted([mind.worth_now(each.number) for each in mind.owned[tactic.side]], reverse=True)
    usual = sum(own[:3]) / max(1, len(own[:3]))
    return (worth - usual) * mind.turns_left / w.cycle + w.money * tactic.value * min(4, mind.turns_left)


def buy_player(mind: Mind, options: Sequence[Choice]) -> Choice | None:
    offers = [offer for offer in of(BuyCard, options) if offer.card in mind.players]
    if not offers:
        return None
    best = max(offers, key=lambda offer: player_gain(mind, offer.card))
    return best if player_gain(mind, best.card) > mind.weights.least_gain else None


def player_gain(mind: Mind, card: int) -> float:
    """What the court gains by this player over the rest of the match, and what the card is worth in the hand."""
    w, left = mind.weights, mind.turns_left
    gain = max(0.0, mind.player_gain(card)) * max(0.0, left - w.lead)
    return gain + w.money * mind.players[card].value * min(4, left)


def pay(mind: Mind, options: Sequence[Choice]) -> Choice:
    """With the cards that are missed least."""
    cards = [option.card for option in of(PayCard, options)]
    if not cards:
        return PAY_BEST
    turn = mind.view.turn
    lost = losses(mind) if turn.buying in mind.tactics else {}
    missed = {card: missing(mind, card) + lost.get(card, 0.0) for card in cards}
    plans = payments(mind, cards, turn.cost - turn.paid)
    best = min(plans, key=lambda plan: sum([missed[card] for card in plan]))
    return PayCard(best[0])


def missing(mind: Mind, card: int) -> float:
    """What is lost if this card of the hand goes to the discard pile, and comes back later."""
    if card in mind.tactics:
        return 0.3 + mind.worth_now(card) / 8
    return mind.players[card].value / 2 + max(0.0, mind.player_gain(card)) * 2


# Mismatches


def mismatch(mind: Mind, options: Sequence[Choice]) -> Choice | None:
    calls = of(CallMismatch, options)
    if not calls:
        return None
    best = max(calls, key=lambda call: margin(mind, call, mind.others[0].court))
    enough = mind.weights.mismatch if mind.turns_left > len(mind.me.tokens) else 0.5
    return best if margin(mind, best, mind.others[0].court) > enough else None


def margin(mind: Mind, call: CallMismatch, court: Sequence[int]) -> float:
    """Expected points of one against one."""
    mine = mind.players[mind.me.court[PLACE[call.position]]].skills
    theirs = mind.players[court[PLACE[call.position]]].skills
    colours = frozenset(skill for skill in ATTACK if mine[skill])
    attack = sum([best_of(skill, mine[skill], mine[skill]) for skill in ATTACK])
    return attack - sum([best_of(skill, theirs[skill], theirs[skill], colours) for skill in DEFENCE])


def opponent(mind: Mind, options: Sequence[Choice]) -> Choice:
    """The weakest at that position."""
    position = mind.view.turn.calling
    assert position is not None
    call = CallMismatch(position)
    return max(of(Against, options), key=lambda named: margin(mind, call, mind.view.teams[named.opponent].court))


# Preparing and activating


def lay(mind: Mind, options: Sequence[Choice]) -> Choice | None:
    """All that there is room for; past that, what is better than the weakest that lies there."""
    if LAY_ALL in options:
        return LAY_ALL
    found = of(LayTactic, options)
    if not found:
        return None
    worths = {option: mind.worth_now(option.card) for option in found}
    for option in sorted(found, key=lambda option: -worths[option]):
        places = lying(mind, option.card)
        if len(places) < 3 or worths[option] > min([mind.worth_now(card) for card in places]) + 0.5:
            return option
    return None


def lying(mind: Mind, card: int) -> Sequence[int]:
    return mind.me.offence if mind.tactics[card].side is Side.OFFENCE else mind.me.defence


def make_room(mind: Mind, options: Sequence[Choice]) -> Choice:
    return min(of(MakeRoom, options), key=lambda option: mind.worth_now(option.card))


def activate(mind: Mind, options: Sequence[Choice]) -> Choice | None:
    """The attack that scores most, then the defence that stops most; none against nothing."""
    sums = mind.sums
    found = of(Activate, options)
    attacks = [option for option in found if mind.tactics[option.card].side is Side.OFFENCE]
    if attacks:
        return max(attacks, key=lambda option: mind.attack_now(mind.tactics[option.card], sums))
    defences = [option for option in found if mind.tactics[option.card].side is Side.DEFENCE]
    if not defences or not mind.attack_waiting:
        return None
    return max(defences, key=lambda option: mind.stops_now(mind.tactics[option.card], sums))
