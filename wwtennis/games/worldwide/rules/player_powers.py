"""Chapter 18: what the powers and penalties on player cards do.

Each question here is asked by the one rule that it can change; the table under it says which powers answer, by id.
The sentence that a person reads stands under the same id in `powers.py`. A player without a card has no powers, and
rules ask only those who have.
"""

from __future__ import annotations

from collections.abc import Callable

from wwtennis.games.worldwide.cards import (
    DROPS,
    NET,
    SERVES,
    THE_WINNER,
    Kind,
    Risk,
    Spin,
    Stroke,
    Surface,
    Wing,
    Zone,
)  # fmt: skip
from wwtennis.games.worldwide.events import Reasons
from wwtennis.games.worldwide.position import Position, SidePosition
from wwtennis.games.worldwide.rules.stars_and_spin import slice_forces_test
from wwtennis.games.worldwide.state import Ball

Strokes = Callable[[Stroke, Ball], bool]  # which strokes are meant: the one to be played, and the ball it answers

# Which strokes the powers speak of


def is_forehand_attack(card: Stroke, ball: Ball) -> bool:
    return card.kind is Kind.ATTACK and card.wing is Wing.FOREHAND


def is_backhand_attack(card: Stroke, ball: Ball) -> bool:
    return card.kind is Kind.ATTACK and card.wing is Wing.BACKHAND


def is_attack(card: Stroke, ball: Ball) -> bool:
    return card.kind is Kind.ATTACK


def is_low_risk(card: Stroke, ball: Ball) -> bool:
    return card.risk is Risk.LOW


def is_passing_or_lob(card: Stroke, ball: Ball) -> bool:
    return card.kind is Kind.PASSING or card.kind is Kind.LOB


def is_passing(card: Stroke, ball: Ball) -> bool:
    return card.kind is Kind.PASSING


def is_volley(card: Stroke, ball: Ball) -> bool:
    return card.kind is Kind.VOLLEY


def is_drop(card: Stroke, ball: Ball) -> bool:
    return card.kind in DROPS


def is_winner_card(card: Stroke, ball: Ball) -> bool:
    return card.kind is Kind.WINNER


def is_backhand(card: Stroke, ball: Ball) -> bool:
    return card.wing is Wing.BACKHAND


def is_forehand(card: Stroke, ball: Ball) -> bool:
    return card.wing is Wing.FOREHAND


def is_return(card: Stroke, ball: Ball) -> bool:
    return ball.card in SERVES


# Winner on a roll

WINNER_ON: dict[str, Strokes] = {
    "forehand_attack_winner": is_forehand_attack,
    "backhand_attack_winner": is_backhand_attack,
    "volley_winner": is_volley,
    "passing_winner": is_passing,
    "return_winner": is_return,
}


def winner_from(side: SidePosition, card: Stroke, ball: Ball) -> int | None:
    """WT-18.4: the first face of the d20 that makes this stroke a winner, if it is in and any does."""
    faces = [n for power, n in side.powers if power in WINNER_ON and WINNER_ON[power](card, ball)]
    return min(faces) if faces else None


def is_winner_roll(m: Position, seat: int, card: Stroke) -> bool:
    """WT-18.4: whether the roll just made is in the range that makes this stroke a winner."""
    side = m.sides[seat]
    if not side.powers:
        return False
    assert m.ball is not None
    first = winner_from(side, card, m.ball)
    return first is not None and m.rolled >= first


# What the die must reach

OWN_STROKES: dict[str, tuple[Strokes, int]] = {
    "sure_attacks": (is_attack, -1),
    "sure_defense": (is_low_risk, -1),
    "sure_passing": (is_passing_or_lob, -1),
    "sure_volleys": (is_volley, -1),
    "sure_drops": (is_drop, -1),
    "sure_returns": (is_return, -1),
    "sure_winners": (is_winner_card, -1),
    "shaky_backhands": (is_backhand, +1),
    "shaky_forehands": (is_forehand, +1),
    "shaky_attacks": (is_attack, +1),
    "shaky_volleys": (is_volley, +1),
    "shaky_passing": (is_passing_or_lob, +1),
    "shaky_returns": (is_return, +1),
    "shaky_winners": (is_winner_card, +1),
}
HOME = {
    "at_home_on_clay": Surface.CLAY,
    "at_home_on_hard": Surface.HARD,
    "at_home_on_grass": Surface.GRASS,
    "at_home_indoors": Surface.INDOOR,
}
NERVES = {"iron_nerves": -1, "brittle_nerves": +1}


def stroke_reasons(m: Position, seat: int, card: Stroke, stars: int) -> Reasons:
    """WT-18.3: what both player cards add to the number of a stroke, each under the id of its power."""
    own = [(power, own_stroke(power, n, m, seat, card, stars)) for power, n in m.sides[seat].powers]
    theirs = [(power, their_ball(power, n, m, seat, card)) for power, n in m.sides[1 - seat].powers]
    return tuple([reason for reason in own + theirs if reason[1]])


def own_stroke(power: str, n: int, m: Position, seat: int, card: Stroke, stars: int) -> int:
    """What this power of the player's own adds to the stroke."""
    assert m.ball is not None
    if power in OWN_STROKES:
        applies, sign = OWN_STROKES[power]
        return sign * n if applies(card, m.ball) else 0
    if power in HOME:
        return -n if card.risk is Risk.LOW and m.setup.surface is HOME[power] else 0
    if power in NERVES:
        return NERVES[power] * n if stars else 0
    if power == "patient_builder":
        return -n * len(m.sides[seat].played) if card.number == THE_WINNER else 0
    return 0


def has_topspin(m: Position, ball: Ball, card: Stroke, zone: Zone) -> bool:
    return ball.spin is Spin.TOPSPIN


def bites(m: Position, ball: Ball, card: Stroke, zone: Zone) -> bool:
    return slice_forces_test(card, ball, zone)


def was_an_attack(m: Position, ball: Ball, card: Stroke, zone: Zone) -> bool:
    hit = m.setup.deck.strokes.get(ball.card)
    return hit is not None and hit.kind is Kind.ATTACK


def was_a_second_serve(m: Position, ball: Ball, card: Stroke, zone: Zone) -> bool:
    return ball.card in SERVES and m.fault is not None


# What a ball does to whoever answers it
OWN_BALL: dict[str, tuple[Callable[[Position, Ball, Stroke, Zone], bool], int]] = {
    "heavy_topspin": (has_topspin, +1),
    "biting_slice": (bites, +1),
    "heavy_attacks": (was_an_attack, +1),
    "soft_attacks": (was_an_attack, -1),
    "soft_second_serve": (was_a_second_serve, -1),
}


def their_ball(power: str, n: int, m: Position, seat: int, card: Stroke) -> int:
    """What this power of the opponent's adds to the stroke that answers its ball."""
    if power not in OWN_BALL:
        return 0
    assert m.ball is not None
    applies, sign = OWN_BALL[power]
    return sign * n if applies(m, m.ball, card, m.sides[seat].zone) else 0


FIRST_SERVE = {"sure_first_serve": -1, "shaky_first_serve": +1}
SECOND_SERVE = {"sure_second_serve": -1, "shaky_second_serve": +1}


def serve_reasons(m: Position, seat: int, stars: int) -> Reasons:
    """WT-18.3: what a player's own card adds to the number of a serve."""
    powers = FIRST_SERVE if m.fault is None else SECOND_SERVE
    if stars:
        powers = powers | NERVES
    return tuple([(power, powers[power] * n) for power, n in m.sides[seat].powers if power in powers])


# One question each


def early_aces(side: SidePosition) -> int:
    """`early_aces`: how much lower the ACE range begins, where there is one (WT-8.3)."""
    return number_of(side, "early_aces", 0) if side.powers else 0


def star_price(side: SidePosition, card: Stroke) -> int:
    """`cheap_drops`, `dear_drops`: what a drop shot or drop volley costs (WT-13.1)."""
    if card.kind not in DROPS:
        return card.star_cost
    return number_of(side, "cheap_drops", number_of(side, "dear_drops", card.star_cost))


def move_back_stars(side: SidePosition, usual: int) -> int:
    """`light_feet`, `heavy_feet`: what moving back costs (WT-9.12)."""
    return number_of(side, "light_feet", number_of(side, "heavy_feet", usual)) if side.powers else usual


def focus_stars(side: SidePosition, usual: int) -> int:
    """`deep_focus`, `poor_focus`: what focus gives (WT-12.3)."""
    return number_of(side, "deep_focus", number_of(side, "poor_focus", usual))


def recovery_cards(side: SidePosition, usual: int) -> int:
    """`quick_recovery`: what recovery draws (WT-12.3)."""
    return number_of(side, "quick_recovery", usual)


def run_costs(side: SidePosition, ball: Zone, usual: bool) -> bool:
    """`tireless`, `drop_chaser`, `slow_legs`: whether this run costs a card (WT-9.2)."""
    cards = side.hand_count
    if usual:
        return not holds(side, "drop_chaser" if ball is NET else "tireless", lambda n: cards <= n)
    moves = side.zone is not NET and side.zone is not ball
    return moves and holds(side, "slow_legs", lambda n: cards > n)


def topspin_costs(side: SidePosition) -> bool:
    """`early_ball`: whether topspin costs a card on the way to the net (WT-16.2)."""
    return not side.powers or not holds(side, "early_ball", lambda n: side.hand_count <= n)


def extra_draws(side: SidePosition) -> int:
    """`second_wind`, `short_breath`: a card more or less after a long point (WT-11.3)."""
    played = len(side.played)
    more = holds(side, "second_wind", lambda n: played >= n)
    less = holds(side, "short_breath", lambda n: played >= n)
    return more - less


def close_miss(side: SidePosition, usual: int) -> int:
    """`eagle_eye`: by how much a test may be missed and still be challenged (WT-17.1)."""
    return number_of(side, "eagle_eye", usual)


def holds(side: SidePosition, power: str, so_that: Callable[[int], bool]) -> bool:
    """Whether this player's card has the power, with a number of which this is true."""
    return any(held == power and so_that(n) for held, n in side.powers)


def number_of(side: SidePosition, power: str, otherwise: int) -> int:
    """The number of a power on this player's card."""
    for held, n in side.powers:
        if held == power:
            return n
    return otherwise
