"""Between points: the hand's limit, and the change of ends."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.worldwide.bots.greedy import weights as w
from wwtennis.games.worldwide.bots.greedy import worth
from wwtennis.games.worldwide.choices import DiscardCard, Focus, NoPlan, Recover, TakeBack
from wwtennis.games.worldwide.rules.ends import FOCUS_STARS, PLAN_COST, RECOVERY_CARDS
from wwtennis.games.worldwide.rules.player_powers import focus_stars, recovery_cards
from wwtennis.games.worldwide.view import View
from wwtennis.kernel.game import Choice


def best_discard(view: View, options: Sequence[DiscardCard]) -> DiscardCard:
    """The card that is missed least."""
    missed = worth.to_keep(view, view.me.hand)
    return min(options, key=lambda option: missed[option.card])


def best_rest(view: View, options: Sequence[Choice]) -> Choice:
    """Stars, or a card: whichever is worth more to what I hold."""
    me = view.me
    gained = min(focus_stars(me, FOCUS_STARS), me.tokens - me.stars)
    focus = worth.of_stars(me.stars + gained, gained)
    recovery = w.DRAWN_CARD * recovery_cards(me, RECOVERY_CARDS)
    wanted = Focus if focus >= recovery else Recover
    return next(option for option in options if isinstance(option, wanted))


def best_plan(view: View, options: Sequence[Choice]) -> Choice:
    """A card for a Star, where it is worth it; with a full hand it takes the place of another."""
    me = view.me
    nothing = next(option for option in options if isinstance(option, NoPlan))
    takes = [option for option in options if isinstance(option, TakeBack)]
    missed = worth.to_keep(view, (*me.hand, *me.discard))
    best = max(takes, key=lambda option: missed[option.card])
    gain = missed[best.card]
    if len(me.hand) >= me.limit:
        gain -= min(missed[card] for card in me.hand)
    return best if gain > worth.of_stars(me.stars, PLAN_COST) else nothing
