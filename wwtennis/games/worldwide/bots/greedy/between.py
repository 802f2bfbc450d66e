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
    """The card that is missed least."""
    missed = worth.to_keep(m.setup.deck, m.sides[seat].hand)
    return [(-missed[option.card], option) for option in options]


def weigh_rests(m: Position, seat: int, options: Sequence[Choice]) -> Weighed:
    """Stars, or a card: whichever is worth more to what I hold; Stars, where it is the same."""
    me = m.sides[seat]
    gained = min(focus_stars(me, FOCUS_STARS), me.tokens - me.stars)
    focus = worth.of_stars(me.stars + gained, gained)
    recovery = worth.of_drawing(recovery_cards(me, RECOVERY_CARDS), me.hand_count)
    worths = [(focus if isinstance(option, Focus) else recovery, option) for option in options]
    return worths[::-1] if isinstance(options[-1], Focus) else worths


def weigh_plans(m: Position, seat: int, options: Sequence[NoPlan | TakeBack]) -> Weighed:
    """A card for a Star, where it is worth it; with a full hand it takes the place of another."""
    me = m.sides[seat]
    missed = worth.to_keep(m.setup.deck, (*me.hand, *me.discard))
    price = worth.of_stars(me.stars, PLAN_COST) - worth.of_drawing(1, me.hand_count)
    if len(me.hand) >= me.limit:
        price += min([missed[card] for card in me.hand])
    return [(missed[option.card] - price if isinstance(option, TakeBack) else 0.0, option) for option in options]
