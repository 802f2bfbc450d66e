"""Set-up: who serves first, and the first hands."""

from __future__ import annotations

from collections.abc import Iterator

from wwtennis.games.serve_play.cards import ServeKind
from wwtennis.games.serve_play.events import LotDealt, PlayDeckShuffled, ServeDeckShuffled
from wwtennis.games.serve_play.rules.between import begin_game
from wwtennis.games.serve_play.rules.dealing import refill
from wwtennis.games.serve_play.state import Match
from wwtennis.kernel.game import Event
from wwtennis.kernel.luck import Luck


def set_up(m: Match, luck: Luck) -> Iterator[Event]:
    """SP-6, SP-7, S3: the lots, both decks shuffled, a hand for everybody."""
    yield ServeDeckShuffled(luck.shuffled(m.serve_draw))
    yield from draw_lots(m)
    yield ServeDeckShuffled(luck.shuffled(m.serve_draw + m.serve_used))
    yield PlayDeckShuffled(luck.shuffled(m.draw))
    yield from refill(m, luck)
    yield from begin_game(m, luck)


def draw_lots(m: Match) -> Iterator[Event]:
    """SP-6: one card each in turn, face up; the first ACE serves."""
    seat, found = 0, False
    while not found:
        card = m.serve_draw[-1]
        found = m.setup.decks.serves[card].kind is ServeKind.ACE
        yield LotDealt(seat, card, found)
        seat = (seat + 1) % m.setup.seats
