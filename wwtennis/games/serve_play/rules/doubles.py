"""Doubles: whose ball it is, the exchange before a game, and the shuffle every second game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wwtennis.games.serve_play.cards import Half, Place
from wwtennis.games.serve_play.choices import DONE, Done, Give, Take, give, take
from wwtennis.games.serve_play.events import CardOffered, CardsExchanged, ExchangeEnded, ExchangeOpened
from wwtennis.games.serve_play.setup import Setup, partner_of, seat_in
from wwtennis.games.serve_play.state import Match
from wwtennis.kernel.game import Choice, Event
from wwtennis.kernel.luck import Luck
from wwtennis.tennis.score import games_played, side_of


def offered_to(setup: Setup, side: int, place: Place) -> int:
    """S2: in singles a player covers the whole end; SP-23, S5: in doubles the partner of that half is asked first."""
    return seat_in(side, place.half) if setup.is_doubles else side


def is_shuffle_due(m: Match) -> bool:
    """SP-25: in doubles after games 2, 4, 6, ..., of the match."""
    played = games_played(m.score)
    return m.setup.is_doubles and played > 0 and played % 2 == 0


# SP-22, S19: the exchange


def open_exchange(m: Match) -> ExchangeOpened:
    """S19: receivers first, the right partner, then the left."""
    serving = side_of(m.score.server)
    return ExchangeOpened(tuple(seat_in(side, half) for side in (1 - serving, serving) for half in Half))


def give_options(m: Match) -> tuple[Choice, ...]:
    """S19: a card that has not moved yet, where the partner has another one for it; or no more."""
    mine = m.setup.decks.one_of_each(_unmoved(m, m.turn))
    return (*[give(card) for card in mine if takeable(m, card)], DONE)


def take_options(m: Match) -> tuple[Take, ...]:
    assert m.offered is not None
    return tuple([take(card) for card in takeable(m, m.offered)])


def takeable(m: Match, given: int) -> list[int]:
    """S19: what the partner has for this card: each card moves once, and not for its like."""
    plays = m.setup.decks.plays
    theirs = m.setup.decks.one_of_each(_unmoved(m, partner_of(m.turn)))
    return [card for card in theirs if plays[card] is not plays[given]]


def _unmoved(m: Match, seat: int) -> Sequence[int]:
    return [card for card in m.hands[seat] if card not in m.moved]


def offer(m: Match, choice: Give, luck: Luck) -> Iterator[Event]:
    yield CardOffered(m.turn, choice.card)


def exchange(m: Match, choice: Take, luck: Luck) -> Iterator[Event]:
    """S19: one card for one, and the partner is not asked."""
    assert m.offered is not None
    yield CardsExchanged(m.turn, m.offered, choice.card)


def end_exchange(m: Match, choice: Done, luck: Luck) -> Iterator[Event]:
    yield ExchangeEnded(m.turn)
