"""What is proposed before anything is chosen: a sensible answer for a newcomer who only presses enter."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from wwtennis.games.worldwide.cards import Stroke, Zone
from wwtennis.games.worldwide.rules.rally import hindrance, pays_to_run
from wwtennis.games.worldwide.view import View
from wwtennis.games.worldwide.words.odds import serve_odds, stroke_odds
from wwtennis.tui.worldwide.answers import PLAY, RETREAT, RUN, SERVE, TAKE_BACK, Way

EVEN_CHANCE = 50


def favourite(way: Way, cards: list[int], view: View) -> int | None:
    """The card to begin with, of those that go with this way to answer."""
    if way is SERVE:
        return _favourite_serve(cards, view)
    strokes = view.setup.deck.strokes
    if way is TAKE_BACK:
        return max(cards, key=lambda card: _worth(strokes[card], view))
    if way is PLAY:
        return max(cards, key=lambda card: _promise(strokes[card], view))
    spot = there(view) if way in (RUN, RETREAT) else view
    return min(cards, key=lambda card: (_is_of_use(strokes[card], spot), _worth(strokes[card], view)))


def _favourite_serve(cards: list[int], view: View) -> int:
    """First ball: the hardest that is more likely in than out; second: the surest."""
    odds = {card: serve_odds(view, view.seat, view.setup.deck.serves[card], None, 0).percent for card in cards}
    if view.fault is None:
        bold = [card for card in cards if odds[card] >= EVEN_CHANCE]
        return min(bold or cards, key=lambda card: odds[card])
    return max(cards, key=lambda card: odds[card])


def _promise(card: Stroke, view: View) -> tuple[int, int, int]:
    return stroke_odds(view, view.seat, card).percent, card.malus[view.setup.surface], card.star


def _worth(card: Stroke, view: View) -> int:
    """Roughly what a card is worth keeping for."""
    return 40 * card.reusable + 2 * card.star + card.draw + card.malus[view.setup.surface] + 4 * card.winner


def _is_of_use(card: Stroke, view: View) -> bool:
    return view.ball is not None and hindrance(view, view.seat, card) is None


def best_target(targets: list[Zone], view: View) -> Zone | None:
    """The zone that the opponent has the longest way to."""
    if not targets:
        return None
    opponent = view.opponent
    return max(targets, key=lambda zone: (pays_to_run(opponent, zone), zone is not opponent.zone))


def there(view: View) -> View:
    """The view as it would be where the ball is: what could be played after the run."""
    assert view.ball is not None
    return seen_as(view, zone=view.ball.zone)


def seen_as(view: View, **changes: Any) -> View:
    """The view with something else at one's own end."""
    me = replace(view.me, **changes)
    return replace(view, sides=(me, view.sides[1]) if view.seat == 0 else (view.sides[0], me))
