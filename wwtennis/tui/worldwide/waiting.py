"""Where to wait for the answer. It is nearly always where one is, so it is decided with the stroke.

Enter plays a stroke and stays; another key plays it and goes. What costs a card is asked by itself, after the stroke.
"""

from __future__ import annotations

from msgspec.structs import replace

from wwtennis.games.worldwide.cards import NET
from wwtennis.games.worldwide.choices import Ask
from wwtennis.games.worldwide.rules.player_powers import star_price, topspin_costs
from wwtennis.games.worldwide.rules.rally import may_go_to_net, may_move_back
from wwtennis.games.worldwide.rules.stars_and_spin import topspin_on
from wwtennis.games.worldwide.view import View
from wwtennis.kernel.game import Question
from wwtennis.tui.worldwide.answers import BACK, PLAY, SERVE, TO_NET, Way
from wwtennis.tui.worldwide.draft import Draft, card_of
from wwtennis.tui.worldwide.proposals import seen_as

# Beside enter: the key of a stroke or serve, and the way to wait that goes with it
GOING = {"play_to_net": TO_NET, "play_and_back": BACK}


def is_decided_before(question: Question) -> bool:
    """Whether the stroke says where one waits. At the net, and past topspin, going costs a card: that is asked."""
    return question.kind is Ask.REPOSITION and all(card_of(option) is None for option in question.options)


def ways_to_go(draft: Draft) -> tuple[Way, ...]:
    """Where one could go with the stroke or serve that is being chosen, without a card to pay."""
    after = _when_it_lands(draft) if draft.says_where and draft.choice is not None else None
    if after is None:
        return ()
    ways = [TO_NET] if may_go_to_net(after, after.seat) and not _costs_a_card(after) else []
    return (*ways, BACK) if may_move_back(after, after.seat) and after.me.zone is not NET else tuple(ways)


def _costs_a_card(after: View) -> bool:
    return topspin_on(after.answered) and topspin_costs(after.me)


def _when_it_lands(draft: Draft) -> View | None:
    """The view as it will be when the stroke or serve is in; None where it is none, or wins the point with that."""
    view, me = draft.view, draft.view.me
    if draft.way is SERVE:
        return view
    if draft.way is not PLAY or draft.card is None:
        return None
    card = view.setup.deck.strokes[draft.card]
    if card.winner:
        return None
    price = star_price(me, card) if card.star_cost else 0
    stars = min(me.tokens, me.stars - draft.stars - price + card.star)
    return replace(seen_as(view, stars=stars, hand_count=me.hand_count - 1), answered=view.ball)
