"""Moving: running for the ball, answering a lob, phase C, and where to receive."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from wwtennis.games.worldwide.bots.greedy import worth
from wwtennis.games.worldwide.bots.greedy.outlook import means, odds, place, trouble
from wwtennis.games.worldwide.bots.greedy.strokes import best_stroke, plain_strokes
from wwtennis.games.worldwide.cards import NET, Zone
from wwtennis.games.worldwide.choices import GiveUp, GoToNet, MoveBack, ReceiveOn, Refuse, Retreat, Run
from wwtennis.games.worldwide.rules.player_powers import move_back_stars
from wwtennis.games.worldwide.rules.rally import MOVE_BACK_STARS
from wwtennis.games.worldwide.view import View
from wwtennis.kernel.game import Choice


def best_run(view: View, options: Sequence[Choice]) -> Choice:
    """Pay with the card that is missed least and is not the answer; stay put only where nothing could be played."""
    assert view.ball is not None
    _, pay = _after_paying(view, view.ball.zone)
    runs = [option for option in options if isinstance(option, Run) and option.pay == pay]
    return runs[0] if runs else next(option for option in options if isinstance(option, Refuse))


def best_lob_answer(view: View, options: Sequence[Choice]) -> Choice:
    """Smash it, or go back for it."""
    assert view.ball is not None
    smash_value, smash = best_stroke(view, options)
    retreat_value, pay = _after_paying(view, view.ball.zone)
    if smash is not None and smash_value >= retreat_value:
        return smash
    retreats = [option for option in options if isinstance(option, Retreat) and option.pay == pay]
    return retreats[0] if retreats else next(option for option in options if isinstance(option, GiveUp))


def _after_paying(view: View, zone: Zone) -> tuple[float, int | None]:
    """The prospect of playing from this zone once a card is paid, and that card; None where it is not worth it."""
    there = _standing_at(view, zone)
    value, answer = best_stroke(there, plain_strokes(there))
    if answer is None or len(view.me.hand) < 2:
        return 0.0, None
    missed = worth.to_keep(view, view.me.hand)
    pay = min((card for card in missed if card != answer.card), key=missed.__getitem__)
    return value - missed[pay], pay


def _standing_at(view: View, zone: Zone) -> View:
    sides = list(view.sides)
    sides[view.seat] = attrs.evolve(view.me, zone=zone)
    return attrs.evolve(view, sides=(sides[0], sides[1]))


def best_position(view: View, options: Sequence[Choice]) -> Choice:
    """Phase C: stay, go to the net or back to Neutral, whatever its price."""
    assert view.ball is not None
    before = trouble(view.ball, view.opponent) + means(view)
    places = {zone: odds(before + place(view, zone)) for zone in (view.me.zone, NET, Zone.NEUTRAL)}
    missed: dict[int, float] = {}

    def prospect(option: Choice) -> float:
        if not isinstance(option, GoToNet | MoveBack):
            return places[view.me.zone]
        if option.pay is not None and not missed:
            missed.update(worth.to_keep(view, view.me.hand))
        price = 0.0 if option.pay is None else missed[option.pay]
        if isinstance(option, GoToNet):
            return places[NET] - price
        return places[Zone.NEUTRAL] - price - worth.of_stars(view.me.stars, move_back_stars(view.me, MOVE_BACK_STARS))

    return max(options, key=prospect)


def best_side(view: View, options: Sequence[ReceiveOn]) -> ReceiveOn:
    """Where more of my cards can answer."""
    strokes = view.setup.deck.strokes
    return max(options, key=lambda side: sum([side.zone in strokes[card].starts for card in view.me.hand]))
