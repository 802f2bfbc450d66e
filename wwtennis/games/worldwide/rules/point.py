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
NOTHING_TO_CLEAR = [TableCleared(seat, (), ()) for seat in SEATS]
SIDES = (ReceiveOn(Zone.FOREHAND), ReceiveOn(Zone.BACKHAND))


def set_up(m: Match, luck: Luck) -> Iterator[Event]:
    """WT-7.5, WT-7.6, R18: the marked cards, a shuffle, draws up to the hand's size; then the toss."""
    for seat in SEATS:
        side = m.sides[seat]
        if side.solo is not None:
            yield from set_up_piles(m, luck)
            continue
        there = set(side.draw)
        yield StartingHandTaken(seat, tuple([card for card in m.setup.deck.starting_hand if card in there]))
        yield PileShuffled(seat, luck.shuffled(side.draw))
        yield from draw(m, seat, side.limit - len(side.hand), luck)
    yield CoinTossed(server=int(luck.coin()))


def begin_point(m: Match) -> PointStarted | SideOffered:
    """WT-6.2, WT-6.3, WT-8.1; WT-17.5: a replayed point has the same server and zone."""
    if m.replaying:
        return PointStarted(m.server, m.zone, replayed=True)
    if is_decisive_point(m.setup.played, m.score):
        return SideOffered(1 - m.score.server)
    return PointStarted(m.score.server, ZONE_OF[court_served_to(m.score)])


def choose_side(m: Match, choice: ReceiveOn, luck: Luck) -> Iterator[Event]:
    """WT-6.3: at 40-40 the receiver chooses the zone."""
    yield PointStarted(m.score.server, choice.zone)


def end_point(m: Match, luck: Luck) -> Iterator[Event]:
    """WT-11.2: score, draws, discards. R6: a replayed point has no score; R30: nothing that it gained goes back."""
    played, score = m.setup.played, m.score
    is_over = not m.replaying and winner(played, score) is not None
    if is_over or (not m.replaying and is_new_game(played, score)):
        yield from announce(m)
    if is_over:
        return
    seats = next_server_first(m)
    for seat in seats:
        earned = draws_earned(m, seat)
        if earned:
            yield from draw(m, seat, earned, luck)
    for seat in seats:
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
    if not played:
        return NOTHING_TO_CLEAR[seat]
    if m.sides[seat].solo is not None:
        return TableCleared(seat, tuple(played), ())
    kept = [card for card in played if strokes[card].reusable]
    discarded = [card for card in played if card not in kept] if kept else played
    return TableCleared(seat, tuple(discarded), tuple(kept))


def between_points(m: Match, luck: Luck) -> Iterator[Event]:
    """WT-11.2, WT-11.5, WT-12.5, R46: hands to their limit, then a change of ends, or the next point."""
    for seat in next_server_first(m):
        side = m.sides[seat]
        excess = len(side.hand) - side.limit
        if excess > 0:
            yield HandOverfull(seat, excess)
            return
    if ends_are_due(m):
        yield EndsChanged(order=resting(m))
    else:
        yield begin_point(m)


def trim_options(m: Match) -> list[DiscardCard]:
    """WT-11.5: a card of choice."""
    return [discard(card) for card in m.sides[m.turn].hand]


def trim(m: Match, choice: DiscardCard, luck: Luck) -> Iterator[Event]:
    yield CardDiscarded(m.turn, choice.card)
