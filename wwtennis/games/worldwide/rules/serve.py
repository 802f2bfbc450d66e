"""Chapter 8: the serve."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from wwtennis.games.worldwide.cards import Deck, Serve, Spin
from wwtennis.games.worldwide.choices import ServeBall, serves_with
from wwtennis.games.worldwide.events import DieRolled, How, Reasons, ServeIn, ServeMissed, ServeStruck, total
from wwtennis.games.worldwide.position import Position, SidePosition
from wwtennis.games.worldwide.rules.challenge import may_challenge
from wwtennis.games.worldwide.rules.fatigue import solo_serve_reasons
from wwtennis.games.worldwide.rules.player_powers import early_aces, serve_reasons
from wwtennis.games.worldwide.rules.scoring import won
from wwtennis.games.worldwide.rules.stars_and_spin import SERVE_BONUS, most_stars
from wwtennis.games.worldwide.state import Match
from wwtennis.kernel.game import Event
from wwtennis.kernel.luck import Luck

NO_SPIN: tuple[Spin | None, ...] = (None,)
ANY_SPIN: tuple[Spin | None, ...] = (None, Spin.TOPSPIN, Spin.SLICE)  # WT-16.5: one at most


def serve_options(m: Match) -> tuple[ServeBall, ...]:
    """WT-8.2, WT-8.4 (R4), WT-8.7: any serve card but the one that missed the first ball."""
    stars = most_stars(m.setup, SERVE_BONUS, m.sides[m.turn].stars)
    return _ways_to_serve(m.setup.deck, m.fault, ANY_SPIN if m.setup.advanced else NO_SPIN, stars)


@lru_cache(maxsize=500)
def _ways_to_serve(deck: Deck, fault: int | None, spins: tuple[Spin | None, ...], stars: int) -> tuple[ServeBall, ...]:
    return tuple([way for card in deck.serves if card != fault for way in serves_with(card, spins, stars)])


def serve_number(m: Position, seat: int, card: Serve, spin: Spin | None, stars: int) -> Reasons:
    """WT-8.2, WT-18.3: what the die must reach, as the sum that it is."""
    reasons = bare_serve_number(card, spin, stars)
    side = m.sides[seat]
    if side.powers:
        reasons += serve_reasons(m, seat, stars)
    if side.solo is not None:
        reasons += solo_serve_reasons(m.setup.solo)
    return reasons


@lru_cache(maxsize=500)
def bare_serve_number(card: Serve, spin: Spin | None, stars: int) -> Reasons:
    """WT-8.2, WT-15.1, WT-16.5: what the die must reach where no player card has a say."""
    reasons: tuple[tuple[str, int], ...] = (("difficulty", card.difficulty),)
    if spin is not None:
        reasons += ((spin.name.lower(), card.spin_cost(spin)),)
    if stars:
        reasons += (("stars", -SERVE_BONUS[stars]),)
    return reasons


def is_ace(side: SidePosition, card: Serve, face: int) -> bool:
    """WT-8.3, WT-18.3: for a serve that is in."""
    return card.ace is not None and card.ace[0] - early_aces(side) <= face <= card.ace[1]


def serve(m: Match, choice: ServeBall, luck: Luck) -> Iterator[Event]:
    """WT-8.2 to WT-8.6, R3: in, it is a stroke like any other, and phase C follows."""
    seat, card, ball = m.turn, m.setup.deck.serves[choice.card], 2 if m.fault else 1
    yield ServeStruck(seat, card.number, choice.spin, choice.stars, ball)
    why = serve_number(m, seat, card, choice.spin, choice.stars)
    needed = total(why)
    face = luck.die(20)
    yield DieRolled(seat, face, needed, why)
    if face < needed:
        yield ServeMissed(seat, card.number, ball, may_challenge(m, seat, face, needed))
    elif is_ace(m.sides[seat], card, face):
        yield won(m, seat, How.ACE)
    else:
        yield ServeIn(seat, card.number, m.zone, choice.spin)
