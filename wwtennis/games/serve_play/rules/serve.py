"""Play: the serve."""

from __future__ import annotations

from collections.abc import Iterator

from wwtennis.games.serve_play.cards import FORECOURT, ServeKind
from wwtennis.games.serve_play.events import How, ServeDeckRenewed, ServeIn, ServeTurned
from wwtennis.games.serve_play.rules.doubles import offered_to
from wwtennis.games.serve_play.rules.scoring import won
from wwtennis.games.serve_play.state import Match
from wwtennis.kernel.game import Event
from wwtennis.kernel.luck import Luck
from wwtennis.tennis.score import side_of


def serve(m: Match, luck: Luck) -> Iterator[Event]:
    """SP-9: the top Serve card; after a FAULT a second one, and after two the point is the receiver's."""
    serving = side_of(m.server)
    for ball in (1, 2):
        card = m.serve_draw[-1]
        yield ServeTurned(m.server, card, ball)
        yield from renew(m, luck)
        kind = m.setup.decks.serves[card].kind
        if kind is ServeKind.ACE:
            yield won(m, serving, How.ACE)
            return
        if kind is ServeKind.IN:
            place = FORECOURT[m.half]  # S12: cross-court
            yield ServeIn(m.server, place, offered_to(m.setup, 1 - serving, place))
            return
    yield won(m, 1 - serving, How.DOUBLE_FAULT)


def renew(m: Match, luck: Luck) -> Iterator[Event]:
    """SP-17, S11: the moment one card is left, even between two faults; the card just turned is among the used ones."""
    if len(m.serve_draw) == 1:
        yield ServeDeckRenewed(luck.shuffled(m.serve_used))
