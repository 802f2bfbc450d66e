"""The greedy bot before a game of doubles: forecourt shots go to the partner of their half (SP-22, S19)."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.serve_play.choices import DONE, Give, Take
from wwtennis.games.serve_play.setup import half_of, partner_of
from wwtennis.games.serve_play.view import View
from wwtennis.kernel.game import Choice


def best_gift(view: View, options: Sequence[Choice]) -> Choice:
    """A card that only the partner can use, for one that is not; or one for either, for one that only this seat can."""
    partner = partner_of(view.seat)
    theirs = [card for card in view.hands[partner] if card not in view.moved]
    wanted = any(is_misplaced(view, card, partner) for card in theirs)
    loose = wanted or any(is_for_either(view, card) for card in theirs)
    for gift in options:
        if isinstance(gift, Give) and is_misplaced(view, gift.card, view.seat) and loose:
            return gift
    for gift in options:
        if isinstance(gift, Give) and is_for_either(view, gift.card) and wanted:
            return gift
    return DONE


def best_return(view: View, options: Sequence[Choice]) -> Choice:
    """The card that the partner cannot use, or one that both can."""
    partner = partner_of(view.seat)
    takes = [option for option in options if isinstance(option, Take)]

    def worth(option: Take) -> int:
        return 2 * is_misplaced(view, option.card, partner) + is_for_either(view, option.card)

    return max(takes, key=worth)


def is_misplaced(view: View, card: int, seat: int) -> bool:
    """SP-23: a forecourt shot from the other half is of no use to this seat."""
    start = view.setup.decks.plays[card].start
    return start is not None and start.is_fore and start.half is not half_of(seat)


def is_for_either(view: View, card: int) -> bool:
    """SP-23: SMASH, KILL, OUT and shots from the back-court can be played by either."""
    start = view.setup.decks.plays[card].start
    return start is None or not start.is_fore
