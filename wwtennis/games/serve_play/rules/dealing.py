"""The Play deck: when it is shuffled, and who is dealt what."""

from __future__ import annotations

from collections.abc import Iterator

from wwtennis.games.serve_play.events import CardsDealt, PlayDeckShuffled
from wwtennis.games.serve_play.rules.doubles import is_shuffle_due
from wwtennis.games.serve_play.state import Match
from wwtennis.kernel.game import Event
from wwtennis.kernel.luck import Luck
from wwtennis.tennis.score import is_tiebreak, side_of

TIEBREAK_REFILL = 6  # points: as long as a game lasts, and where ends are changed


def refill(m: Match, luck: Luck) -> Iterator[Event]:
    """SP-7, SP-19, SP-21: every hand is filled up; SP-25: in doubles after a shuffle, every second time."""
    yield from deal(m, luck, m.setup.hand, shuffle=is_shuffle_due(m))


def deal_within_a_game(m: Match, luck: Luck) -> Iterator[Event]:
    """SP-16: no card is drawn during a game.

    But in a tie-break, which has no end in sight, hands are filled up every six points; and with the variant of the
    fresh card every hand that is not full draws one.
    """
    if is_tiebreak(m.setup.played, m.score) and sum(m.score.points) % TIEBREAK_REFILL == 0:
        yield from deal(m, luck, m.setup.hand)
    elif m.setup.fresh_card:
        yield from deal(m, luck, 1)


def deal(m: Match, luck: Luck, most: int, *, shuffle: bool = False) -> Iterator[Event]:
    """S15: counted before dealing; S9, SP-19: where the draw pile is too short, it and the discards are shuffled."""
    wanted = {seat: min(most, m.setup.hand - len(m.hands[seat])) for seat in dealing_order(m)}
    if shuffle or sum(wanted.values()) > len(m.draw):
        yield PlayDeckShuffled(luck.shuffled(m.draw + m.discard))
    for seat, count in wanted.items():
        if count:
            yield CardsDealt(seat, tuple(m.draw[-count:][::-1]))


def dealing_order(m: Match) -> list[int]:
    """S15: receivers first, the server last."""
    server = m.score.server
    seats = range(m.setup.seats)
    return sorted(seats, key=lambda seat: (side_of(seat) == side_of(server), seat == server, seat))
