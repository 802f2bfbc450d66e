"""Chapter 17: challenging a close call."""

from __future__ import annotations

from collections.abc import Iterator

from wwtennis.games.worldwide.choices import AcceptCall, Challenge
from wwtennis.games.worldwide.events import CallAccepted, ChallengeDecided, PointReplayed, StrokeMissed
from wwtennis.games.worldwide.position import Position, SidePosition
from wwtennis.games.worldwide.rules.player_powers import close_miss, is_winner_roll
from wwtennis.games.worldwide.rules.scoring import land
from wwtennis.games.worldwide.setup import CHALLENGES
from wwtennis.games.worldwide.state import Match
from wwtennis.kernel.game import Event
from wwtennis.kernel.luck import Luck

CLOSE = 1  # WT-17.1
ANSWERS = (Challenge(), AcceptCall())


def may_challenge(m: Match, seat: int, face: int, needed: int) -> bool:
    """WT-17.1, R28: one's own test missed by exactly 1, and a token to spend."""
    return challenged_from(m.sides[seat], needed) <= face < needed


def challenged_from(side: SidePosition, needed: int) -> int:
    """WT-17.1: the lowest face at which a missed test is close; the number itself without a token."""
    if side.challenges <= 0:
        return needed
    return needed - (close_miss(side, CLOSE) if side.powers else CLOSE)


def challenge(m: Match, choice: Challenge, luck: Luck) -> Iterator[Event]:
    """WT-17.1 to WT-17.3, R5: a coin decides; lost, the token is gone and the fault stands."""
    called = m.called
    assert called is not None
    upheld = luck.coin()
    yield ChallengeDecided(called.seat, upheld)
    if not upheld:
        yield CallAccepted(called.seat)
    elif isinstance(called, StrokeMissed) and was_a_winner(m, called):
        yield from land(m, called.seat, called.card, None, winner=True)  # R29
    else:
        yield PointReplayed()


def was_a_winner(m: Position, called: StrokeMissed) -> bool:
    """WT-17.2: a winner card; R45: or a stroke that its roll would have made a winner, had it been in."""
    card = m.setup.deck.strokes[called.card]
    return card.winner or is_winner_roll(m, called.seat, card)


def accept(m: Match, choice: AcceptCall, luck: Luck) -> Iterator[Event]:
    """Nobody has to challenge."""
    assert m.called is not None
    yield CallAccepted(m.called.seat)


def regains_token(m: Match, seat: int) -> bool:
    """WT-17.4: at the end of a set, to 2 at most. WT-20.14: the solo opponent has none."""
    side = m.sides[seat]
    return m.setup.challenges_on and side.solo is None and side.challenges < CHALLENGES
