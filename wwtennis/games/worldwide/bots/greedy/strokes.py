"""Phase B: which card, where to, with how many Stars; take a sure success, or roll."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from wwtennis.games.worldwide.bots.greedy import weights as w
from wwtennis.games.worldwide.bots.greedy import worth
from wwtennis.games.worldwide.bots.greedy.outlook import best_place, chance, means, odds, trouble
from wwtennis.games.worldwide.cards import THE_WINNER, Stroke, Zone
from wwtennis.games.worldwide.choices import PlayStroke, strokes_with
from wwtennis.games.worldwide.rules.player_powers import star_price, winner_from
from wwtennis.games.worldwide.rules.rally import hindrance, needs_test, stroke_number
from wwtennis.games.worldwide.rules.stars_and_spin import STROKE_BONUS, spin_in_force, star_gain
from wwtennis.games.worldwide.state import struck
from wwtennis.games.worldwide.view import View
from wwtennis.kernel.game import Choice

NOTHING = -1.0  # the prospect of having no stroke: worse than any


def best_stroke(view: View, options: Iterable[Choice]) -> tuple[float, PlayStroke | None]:
    """The stroke with the best prospect, and that prospect."""
    best, found = NOTHING, None
    standing = means(view) + best_place(view)
    strokes = view.setup.deck.strokes
    ways = (option for option in options if isinstance(option, PlayStroke))
    for number, group in groupby(ways, key=lambda way: way.card):
        weighed = _Weighed(view, strokes[number], standing)
        for way in group:
            value = weighed.prospect(way)
            if value > best:
                best, found = value, way
    return best, found


def plain_strokes(view: View) -> list[Choice]:
    """Every card that could be played from here, without Stars: to look ahead before a question is asked."""
    strokes = view.setup.deck.strokes
    playable = [card for card in view.me.hand if hindrance(view, view.seat, strokes[card]) is None]
    return [way for card in playable for way in strokes_with(card, strokes[card].targets, 0)]


class _Weighed:
    """A card on the scales: what is the same for all ways to play it is found once."""

    def __init__(self, view: View, card: Stroke, standing: float) -> None:
        assert view.ball is not None
        me = view.me
        self._view = view
        self._card = card
        self._standing = standing + (w.MY_BUILT * card.difficulty if THE_WINNER in me.hand else 0.0)
        self._tested = needs_test(card, view.ball, me.zone)
        self._is_powered = bool(me.powers or view.opponent.powers)
        self._winner_from = winner_from(me, card, view.ball) if me.powers else None
        self._held = me.stars - star_price(me, card)
        self._aside, self._on_success = _economy(view, card, me.stars - self._held)
        self._landed: dict[Zone | None, float] = {}
        self._needed: dict[int, int] = {}

    def prospect(self, way: PlayStroke) -> float:
        """The odds of winning the point this way, with what it costs and earns beyond the point."""
        value = self._aside - worth.of_stars(self._held, way.stars)
        landed = self._landed.get(way.target)
        if landed is None:
            landed = self._landed[way.target] = self._lands(way.target)
        if not (self._tested or way.roll):
            return value + landed
        needed = self._number(way.stars)
        value += chance(needed) * landed + _second_chance(self._view, needed)
        if self._winner_from is not None:  # WT-18.4
            value += chance(max(needed, self._winner_from)) * (1 - landed)
        return value

    def _number(self, stars: int) -> int:
        """What the die must reach. Without player cards a Star's bonus is all that changes: the sum is made once."""
        known = stars if self._is_powered else 0
        if known not in self._needed:
            reasons = stroke_number(self._view, self._view.seat, self._card, known)
            self._needed[known] = sum([part for _, part in reasons])
        return self._needed[known] if self._is_powered else self._needed[0] - STROKE_BONUS[stars]

    def _lands(self, target: Zone | None) -> float:
        card, view = self._card, self._view
        if target is None:
            return 1.0 + self._on_success
        ball = struck(view.setup, view.seat, card, spin_in_force(view.setup, card.spin), target)
        return odds(trouble(ball, view.opponent) + self._standing) + self._on_success


def _economy(view: View, card: Stroke, price: int) -> tuple[float, float]:
    """What a card earns and costs beyond the point: anyhow, and if it lands."""
    me = view.me
    anyhow = w.DRAWN_CARD * card.draw - worth.of_stars(me.stars, price)
    if not card.reusable:
        anyhow -= w.KEPT_CARD[card.kind]
    gained = star_gain(view.setup, card.star, me.stars, me.tokens)
    return anyhow, worth.of_stars(me.stars + gained, gained)


def _second_chance(view: View, needed: int) -> float:
    """A miss by 1 may be challenged: half of them are played again."""
    return w.CLOSE_CALL if view.me.challenges and 2 <= needed <= 21 else 0.0
