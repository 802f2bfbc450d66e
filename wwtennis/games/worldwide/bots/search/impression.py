"""First impressions: greedy's prospects, with cards priced at what they were found to be worth (`fitted`)."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.worldwide.bots.greedy import weigh, worth
from wwtennis.games.worldwide.bots.greedy import weights as greedy
from wwtennis.games.worldwide.bots.search import fitted
from wwtennis.games.worldwide.bots.search.value import card_worth, worths_of
from wwtennis.games.worldwide.choices import Ask, GoToNet, MoveBack, PlayStroke, Retreat, Run, TakeBack
from wwtennis.games.worldwide.position import Position
from wwtennis.games.worldwide.rules.ends import PLAN_COST
from wwtennis.kernel.game import Choice, Question

# What these decide comes true points later: nobody rolls that out, and the worth of cards says it all.
NOT_SEARCHED = (Ask.CHALLENGE, Ask.TRIM, Ask.REST, Ask.PLAN)


def impression(m: Position, question: Question) -> Sequence[tuple[float, Choice]]:
    """Every answer with its worth in points."""
    if question.kind is Ask.TRIM:
        return [(-worths_of(m.setup.deck)[option.card], option) for option in question.options]
    if question.kind is Ask.PLAN:
        return [(_plan(m, question.seat, option), option) for option in question.options]
    missed = worth.to_keep(m.setup.deck, m.sides[question.seat].hand)
    return [(seems + _dearer(m, question.seat, missed, option), option) for seems, option in weigh(m, question)]


def _plan(m: Position, seat: int, option: Choice) -> float:
    """A card for a Star; with a full hand it takes the place of another."""
    if not isinstance(option, TakeBack):
        return 0.0
    me, deck, held = m.sides[seat], m.setup.deck, len(m.sides[seat].hand)
    if held < me.limit:
        gained = card_worth(deck, option.card, held + 1)
    else:
        gained = worths_of(deck)[option.card] - max(0.0, min([worths_of(deck)[card] for card in me.hand]))
    return gained - fitted.STAR * PLAN_COST


def _dearer(m: Position, seat: int, missed: dict[int, float], choice: Choice) -> float:
    """By how much greedy thinks the card dearer that leaves the hand than it is."""
    deck, held = m.setup.deck, len(m.sides[seat].hand)
    if isinstance(choice, PlayStroke):
        card = deck.strokes[choice.card]
        return 0.0 if card.reusable else greedy.KEPT_CARD[card.kind] - card_worth(deck, choice.card, held)
    if isinstance(choice, Run | Retreat | GoToNet | MoveBack) and choice.pay is not None:
        return missed[choice.pay] - card_worth(deck, choice.pay, held)
    return 0.0
