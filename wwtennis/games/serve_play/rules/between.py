"""Play and score: what is done between two points, and between two games."""

from __future__ import annotations

from collections.abc import Iterator

from wwtennis.games.serve_play.cards import Half
from wwtennis.games.serve_play.events import PointStarted
from wwtennis.games.serve_play.rules.dealing import deal_within_a_game, refill
from wwtennis.games.serve_play.rules.doubles import open_exchange
from wwtennis.games.serve_play.rules.scoring import announce
from wwtennis.games.serve_play.state import Match, Phase
from wwtennis.kernel.game import Event
from wwtennis.kernel.luck import Luck
from wwtennis.tennis.score import Court, court_served_to, is_new_game

HALF_OF = {Court.DEUCE: Half.RIGHT, Court.AD: Half.LEFT}


def end_point(m: Match, luck: Luck) -> Iterator[Event]:
    """SP-19: after a game hands are filled up, and the next one begins; SP-16: within one no card is drawn."""
    yield from announce(m)
    if m.phase is Phase.OVER:
        return
    if is_new_game(m.setup.played, m.score):
        yield from refill(m, luck)
        yield from begin_game(m, luck)
    else:
        yield from deal_within_a_game(m, luck)
        yield from begin_point(m, luck)


def begin_game(m: Match, luck: Luck) -> Iterator[Event]:
    """SP-22: in doubles partners may exchange cards first."""
    if m.setup.is_doubles:
        yield open_exchange(m)
    else:
        yield from begin_point(m, luck)


def begin_point(m: Match, luck: Luck) -> Iterator[Event]:
    """SP-8, SP-24: whose game it is serves, from the right first, then left and right in turn."""
    yield PointStarted(m.score.server, HALF_OF[court_served_to(m.score)])
