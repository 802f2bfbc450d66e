"""Chapters 6, 7 and 11: set-up, how a point begins, how it ends, and what is done before the next one."""

from __future__ import annotations

from collections.abc import Iterator

from wwtennis.games.worldwide.cards import Zone
from wwtennis.games.worldwide.choices import DiscardCard, ReceiveOn, discard
from wwtennis.games.worldwide.events import (
    CardDiscarded,
    ChallengeRegained,
    CoinTossed,
    EndsChanged,
    GameWon,
    HandOverfull,
    MatchWon,
    PileShuffled,
    PointStarted,
    SetWon,
    SideOffered,
    StartingHandTaken,
    TableCleared,
)  # fmt: skip
from wwtennis.games.worldwide.rules.challenge import regains_token
from wwtennis.games.worldwide.rules.drawing import draw, draws_earned
from wwtennis.games.worldwide.rules.ends import ends_are_due
from wwtennis.games.worldwide.rules.solo import set_up_piles
from wwtennis.games.worldwide.setup import SEATS
from wwtennis.games.worldwide.state import Match
from wwtennis.kernel.game import Event
from wwtennis.kernel.luck import Luck
from wwtennis.tennis.score import Court, court_served_to, is_decisive_point, is_new_game, is_new_set, winner

ZONE_OF = {Court.DEUCE: Zone.FOREHAND, Court.AD: Zone.BACKHAND}  # WT-6.2, WT-6.3
SIDES = (ReceiveOn(Zone.FOREHAND), ReceiveOn(Zone.BACKHAND))


def set_up(m: Match, luck: Luck) -> Iterator[Event]:
    """WT-7.5, WT-7.6, R18: the marked cards, a shuffle, draws up to the hand's size; then the toss."""
    for seat in SEATS:
        side = m.sides[seat]
        if side.solo is not None:
            yield from set_up_piles(m, luck)
            continue
        yield StartingHandTaken(seat, tuple(card for card in m.setup.deck.starting_hand() if card in side.draw))
        yield PileShuffled(seat, luck.shuffled(side.draw))
        yield from draw(m, seat, side.limit - len(side.hand), luck)
    yield CoinTossed(server=int(luck.coin()))


def begin_point(m: Match) -> Iterator[Event]:
    """WT-6.2, WT-6.3, WT-8.1; WT-17.5: a replayed point has the same server and zone."""
    if m.replaying:
        yield PointStarted(m.server, m.zone, replayed=True)
        return
    if is_decisive_point(m.setup.played, m.score):
        yield SideOffered(1 - m.score.server)
    else:
        yield PointStarted(m.score.server, ZONE_OF[court_served_to(m.score)])


def choose_side(m: Match, choice: ReceiveOn, luck: Luck) -> Iterator[Event]:
    """WT-6.3: at 40-40 the receiver chooses the zone."""
    yield PointStarted(m.score.server, choice.zone)


def end_point(m: Match, luck: Luck) -> Iterator[Event]:
    """WT-11.2: score, draws, discards. R6: a replayed point has no score; R30: nothing that it gained goes back."""
    if not m.replaying:
        yield from announce(m)
        if winner(m.setup.played, m.score) is not None:
            return
    for seat in next_server_first(m):
        yield from draw(m, seat, draws_earned(m, seat), luck)
    for seat in next_server_first(m):
        yield clear(m, seat)


def announce(m: Match) -> Iterator[Event]:
    """WT-6: what the point won besides itself."""
    score, seat, played = m.score, m.point_winner, m.setup.played
    set_over = is_new_set(played, score)
    if is_new_game(played, score):
        yield GameWon(seat, score.sets[-1] if set_over else score.games)
    if set_over:
        yield SetWon(seat, score.sets[-1])
    if winner(played, score) is not None:
        yield MatchWon(seat)
    elif set_over:
        for each in SEATS:
            if regains_token(m, each):
                yield ChallengeRegained(each)


def next_server_first(m: Match) -> tuple[int, int]:
    """R31: where both players act at the same time, the next server goes first."""
    server = m.server if m.replaying else m.score.server
    return server, 1 - server


def resting(m: Match) -> tuple[int, ...]:
    """R10; WT-20.13: at a change of ends the solo opponent does nothing."""
    return tuple([seat for seat in next_server_first(m) if m.sides[seat].solo is None])


def clear(m: Match, seat: int) -> TableCleared:
    """WT-11.6, WT-13.7, R7, R34: played cards to the discard pile, the reusable Winner to the hand, if there is one."""
    strokes, played = m.setup.deck.strokes, m.sides[seat].played
    if m.sides[seat].solo is not None:
        return TableCleared(seat, tuple(played), ())
    kept = tuple([card for card in played if strokes[card].reusable])
    discarded = tuple([card for card in played if not strokes[card].reusable])
    return TableCleared(seat, discarded, kept)


def between_points(m: Match, luck: Luck) -> Iterator[Event]:
    """WT-11.2, WT-11.5, WT-12.5, R46: hands to their limit, then a change of ends, or the next point."""
    for seat in next_server_first(m):
        excess = len(m.sides[seat].hand) - m.sides[seat].limit
        if excess > 0:
            yield HandOverfull(seat, excess)
            return
    if ends_are_due(m):
        yield EndsChanged(order=resting(m))
    else:
        yield from begin_point(m)


def trim_options(m: Match) -> list[DiscardCard]:
    """WT-11.5: a card of choice."""
    return [discard(card) for card in m.sides[m.turn].hand]


def trim(m: Match, choice: DiscardCard, luck: Luck) -> Iterator[Event]:
    yield CardDiscarded(m.turn, choice.card)
