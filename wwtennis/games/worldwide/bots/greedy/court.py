"""Moving: running for the ball, answering a lob, phase C, and where to receive."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter
from typing import cast

from wwtennis.games.worldwide.bots.greedy import worth
from wwtennis.games.worldwide.bots.greedy.outlook import (
    attacked,
    means,
    odds,
    places_for,
    trouble,
    waiting,
)
from wwtennis.games.worldwide.bots.greedy.strokes import best_stroke, way_of, weigh_strokes
from wwtennis.games.worldwide.cards import NET, Zone
from wwtennis.games.worldwide.choices import GoToNet, MoveBack, PlayStroke, ReceiveOn, Refuse, Retreat, Run, Stay
from wwtennis.games.worldwide.position import Position, SidePosition
from wwtennis.games.worldwide.rules.player_powers import move_back_stars
from wwtennis.games.worldwide.rules.rally import MOVE_BACK_STARS, reposition_options
from wwtennis.games.worldwide.state import Match
from wwtennis.kernel.game import Choice

MOVES = (GoToNet, MoveBack)
Weighed = list[tuple[float, Choice]]
HOPELESS = -2.0  # the prospect of giving up: worse than that of any stroke


def weigh_runs(m: Position, seat: int, options: Sequence[Run | Refuse]) -> Weighed:
    """Pay with the card that is missed least and is not the answer; stay put only where nothing could be played."""
    assert m.ball is not None
    after = after_paying(m, seat, m.ball.zone)
    return [(HOPELESS if isinstance(way, Refuse) else after.get(way.pay, HOPELESS - 1), way) for way in options]


def weigh_lob_answers(m: Position, seat: int, options: Sequence[Choice]) -> Weighed:
    """Smash it, or go back for it."""
    assert m.ball is not None
    after = after_paying(m, seat, m.ball.zone)
    smashes = {way_of(smash): smash[0] for smash in weigh_strokes(m, seat)}

    def prospect(way: Choice) -> float:
        if isinstance(way, PlayStroke):
            return smashes[way]
        return after.get(way.pay, HOPELESS - 1) if isinstance(way, Retreat) else HOPELESS

    return [(prospect(way), way) for way in options]


def after_paying(m: Position, seat: int, zone: Zone) -> dict[int | None, float]:
    """For each card that might be paid, the prospect of playing from this zone; nobody pays with the answer."""
    there = cast(Position, Moved(m, seat, zone))
    best = best_stroke(there, seat, with_stars=False)
    if best is None:
        return {}
    prospect, answer, *_ = best
    missed = worth.missed(m.setup.deck, m.sides[seat])
    return {card: prospect - less for card, less in missed.items() if card != answer.card.number}


class Moved:
    """A position in which this seat stands elsewhere."""

    __slots__ = ("answered", "ball", "fault", "retreated", "setup", "sides", "zone")

    def __init__(self, m: Position, seat: int, zone: Zone) -> None:
        self.setup, self.zone, self.ball, self.answered = m.setup, m.zone, m.ball, m.answered
        self.retreated, self.fault = m.retreated, m.fault
        moved, other = MovedSide(m.sides[seat], zone), m.sides[1 - seat]
        self.sides = (moved, other) if seat == 0 else (other, moved)


class MovedSide:
    """One's own end, standing elsewhere."""

    __slots__ = (
        "built", "challenges", "discard", "hand", "hand_count", "known", "limit", "played", "powers", "solo", "stars",
        "tokens", "zone",
    )  # fmt: skip

    def __init__(self, side: SidePosition, zone: Zone) -> None:
        self.zone = zone
        self.stars, self.tokens, self.challenges = side.stars, side.tokens, side.challenges
        self.limit, self.built, self.hand, self.hand_count = side.limit, side.built, side.hand, side.hand_count
        self.known, self.discard, self.played = side.known, side.discard, side.played
        self.powers, self.solo = side.powers, side.solo


def weigh_positions(m: Position, seat: int, options: Sequence[Choice]) -> Weighed:
    """Phase C: stay, go to the net or back to Neutral, whatever its price."""
    assert m.ball is not None
    me, at_net = m.sides[seat], m.sides[1 - seat].zone is NET
    before = trouble(m.ball, at_net) + _attack_on(m, seat, at_net) + means(m, seat)
    places = places_for(m, seat)
    here, net, middle = (odds(before + each) for each in (places.worth(me.zone), places.going_to_net, places.middle))
    chances = {Stay: here, GoToNet: net, MoveBack: middle}
    return [(chances[type(way)] - price, way) for price, way in _moves(m, me, options)]


def _attack_on(m: Position, seat: int, at_net: bool) -> float:
    """What the attacks that may wait for my ball mean."""
    assert m.ball is not None
    factor = attacked(m.ball, at_net)
    return factor * waiting(m, seat).attacks[m.ball.zone] if factor else 0.0


def _moves(m: Position, me: SidePosition, options: Sequence[Choice]) -> Weighed:
    """What each answer costs."""
    found: Weighed = []
    missed: dict[int, float] = {}
    for option in options:
        if not isinstance(option, MOVES):
            found.append((0.0, option))
            continue
        price = 0.0
        if option.pay is not None:
            missed = missed or worth.missed(m.setup.deck, me)
            price = missed[option.pay]
        if isinstance(option, MoveBack):
            price += worth.of_stars(move_back_stars(me, MOVE_BACK_STARS))
        found.append((price, option))
    return found


def best_position(m: Match) -> Choice:
    """The best of them, for the seat in turn.

    What is found is remembered, where no player card has a say: then nothing is read of the match but what is named.
    """
    me, opponent, setup = m.sides[m.turn], m.sides[1 - m.turn], m.setup
    if me.powers or opponent.powers:
        return _best_position(m)
    known = _situation(
        tuple(me.hand), worth.stock_of(setup.deck, me), m.ball, m.answered, me.zone, me.stars, me.built,
        opponent.stars, opponent.built, opponent.zone is NET, _attack_on(m, m.turn, opponent.zone is NET),
        waiting(m, m.turn).passes, m.retreated, setup.deck, setup.surface, setup.level,
    )  # fmt: skip
    if not known:
        known.append(_best_position(m))
    return known[0]


def _best_position(m: Match) -> Choice:
    options = reposition_options(m)
    return max(weigh_positions(m, m.turn, options), key=itemgetter(0))[1] if len(options) > 1 else options[0]


@lru_cache(maxsize=20_000)
def _situation(*named: object) -> list[Choice]:
    """What is known of a situation: where to go; nothing as yet."""
    return []


def weigh_sides(m: Position, seat: int, options: Sequence[ReceiveOn]) -> Weighed:
    """Where more of my cards can answer."""
    strokes = m.setup.deck.strokes
    return [(sum([side.zone in strokes[card].starts for card in m.sides[seat].hand]) / 100, side) for side in options]
