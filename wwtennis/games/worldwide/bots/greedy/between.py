"""Between points: the hand's limit, and the change of ends. What each answer is worth, in points."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.worldwide.bots.greedy import worth
from wwtennis.games.worldwide.choices import DiscardCard, Focus, NoPlan, TakeBack
from wwtennis.games.worldwide.position import Position
from wwtennis.games.worldwide.rules.ends import FOCUS_STARS, PLAN_COST, RECOVERY_CARDS
from wwtennis.games.worldwide.rules.player_powers import focus_stars, recovery_cards
from wwtennis.kernel.game import Choice

Weighed = list[tuple[float, Choice]]


def weigh_discards(m: Position, seat: int, options: Sequence[DiscardCard]) -> Weighed:
    """The card that is worth least."""
    worths = worth.of_cards(m.setup.deck)
    return [(-worths[option.card], option) for option in options]


def weigh_rests(m: Position, seat: int, options: Sequence[Choice]) -> Weighed:
    """Stars, or a card: whichever is worth more to what I hold; Stars, where it is the same."""
    me, deck = m.sides[seat], m.setup.deck
    focus = worth.of_stars(min(focus_stars(me, FOCUS_STARS), me.tokens - me.stars))
    recovery = worth.of_drawing(deck, recovery_cards(me, RECOVERY_CARDS), worth.stock_of(deck, me))
    worths = [(focus if isinstance(option, Focus) else recovery, option) for option in options]
    return worths[::-1] if isinstance(options[-1], Focus) else worths


def weigh_plans(m: Position, seat: int, options: Sequence[NoPlan | TakeBack]) -> Weighed:
    """A card for a Star, where it is worth it; with a full hand it takes the place of another."""
    me, deck = m.sides[seat], m.setup.deck
    worths, stock = worth.of_cards(deck), worth.stock_of(deck, me)
    if stock.held < me.limit:
        more = worth.of_stock(deck, stock._replace(held=stock.held + 1)) - worth.of_stock(deck, stock)
    else:
        more = -max(0.0, min([worths[card] for card in me.hand]))
    price = worth.of_stars(PLAN_COST)
    return [
        (worth.THRIFT * (worths[option.card] + more) - price if isinstance(option, TakeBack) else 0.0, option)
        for option in options
    ]
