"""What each event changes in the state. No rule is decided here.

Folding the events that a seat heard (`face_down.heard`) gives the match with the cards face down that it cannot see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wwtennis.games.serve_play.events import (
    BallLeft,
    CardOffered,
    CardsDealt,
    CardsExchanged,
    ExchangeEnded,
    ExchangeOpened,
    GameWon,
    KillPlayed,
    LotDealt,
    MatchWon,
    OutPlayed,
    Passed,
    PlayDeckShuffled,
    PointStarted,
    PointWon,
    ServeDeckRenewed,
    ServeDeckShuffled,
    ServeIn,
    ServeTurned,
    SetWon,
    ShotPlayed,
    SmashPlayed,
)  # fmt: skip
from wwtennis.games.serve_play.setup import partner_of
from wwtennis.games.serve_play.state import Ball, Match, Phase
from wwtennis.kernel.game import FACE_DOWN, Event
from wwtennis.tennis.score import Score, side_of


def advance(m: Match, event: Event) -> None:
    ADVANCES[type(event)](m, event)
    m.events += 1


def _take_from(hand: list[int], card: int) -> None:
    """A card leaves a hand: where the hand is face down, one of its unseen ones."""
    hand.remove(card if card in hand else FACE_DOWN)


# Set-up, and the decks


def _serve_deck_shuffled(m: Match, e: ServeDeckShuffled) -> None:
    m.serve_draw = list(e.order)
    m.serve_used = []


def _lot_dealt(m: Match, e: LotDealt) -> None:
    _turn_serve_card(m, e.card)
    if e.serves:
        m.server = e.seat
        m.score = Score(e.seat)


def _turn_serve_card(m: Match, card: int) -> None:
    m.serve_draw.pop()
    m.serve_used.append(card)
    m.serve_next = None


def _serve_deck_renewed(m: Match, e: ServeDeckRenewed) -> None:
    """SP-17: all cards but the one that is left lay open, so that everybody knows which it is."""
    (m.serve_next,) = [card for card in m.setup.decks.serves if card not in m.serve_used]
    m.serve_draw = [*e.order, *m.serve_draw]
    m.serve_used = []


def _play_deck_shuffled(m: Match, e: PlayDeckShuffled) -> None:
    m.draw = list(e.order)
    m.discard = []


def _cards_dealt(m: Match, e: CardsDealt) -> None:
    del m.draw[len(m.draw) - len(e.cards) :]
    m.hands[e.seat].extend(e.cards)
    m.passed[e.seat] = ()


# Before a game of doubles


def _exchange_opened(m: Match, e: ExchangeOpened) -> None:
    m.exchanging = e.order
    m.turn = e.order[0]
    m.exchanged = [0] * len(m.hands)
    m.moved = []
    m.phase = Phase.GIVE


def _card_offered(m: Match, e: CardOffered) -> None:
    m.offered = e.card
    m.phase = Phase.TAKE


def _cards_exchanged(m: Match, e: CardsExchanged) -> None:
    mine, theirs = m.hands[e.seat], m.hands[partner_of(e.seat)]
    _take_from(mine, e.gave)
    _take_from(theirs, e.took)
    mine.append(e.took)
    theirs.append(e.gave)
    m.passed[e.seat] = m.passed[partner_of(e.seat)] = ()
    m.moved += [e.gave, e.took]
    m.exchanged[e.seat] += 1
    m.offered = None
    m.phase = Phase.GIVE


def _exchange_ended(m: Match, e: ExchangeEnded) -> None:
    m.exchanging = m.exchanging[1:]
    if not m.exchanging:
        m.phase = Phase.BETWEEN
    else:
        m.turn = m.exchanging[0]
        if m.turn != partner_of(e.seat):
            m.moved = []  # what one side has moved is nothing to the other


# The point


def _point_started(m: Match, e: PointStarted) -> None:
    m.server = e.server
    m.half = e.half
    m.turn = e.server
    m.fault = False
    m.ball = None
    m.path = []
    m.is_left = False
    m.phase = Phase.SERVE


def _serve_turned(m: Match, e: ServeTurned) -> None:
    m.fault = e.ball == 2
    _turn_serve_card(m, e.card)


def _serve_in(m: Match, e: ServeIn) -> None:
    _fly(m, Ball(e.seat, side_of(e.to), e.place), e.to)


def _shot_played(m: Match, e: ShotPlayed) -> None:
    _play(m, e.seat, e.card)
    _fly(m, Ball(e.seat, side_of(e.to), e.place), e.to)


def _smash_played(m: Match, e: SmashPlayed) -> None:
    """It may be answered from anywhere: the ball lies where it lay, only on the other end."""
    assert m.ball is not None
    _play(m, e.seat, e.card)
    _fly(m, Ball(e.seat, side_of(e.to), m.ball.place, is_smashed=True), e.to)


def _fly(m: Match, ball: Ball, to: int) -> None:
    m.ball = ball
    m.path.append(ball)
    m.turn = to
    m.is_left = False
    m.phase = Phase.BALL


def _last_card_played(m: Match, e: KillPlayed | OutPlayed) -> None:
    _play(m, e.seat, e.card)


def _play(m: Match, seat: int, card: int) -> None:
    _take_from(m.hands[seat], card)
    m.discard.append(card)


def _passed(m: Match, e: Passed) -> None:
    """S21: why is not told; but where is known to all. What only few cards could have answered does not count."""
    assert m.ball is not None
    if not m.ball.is_smashed and not (m.is_left and m.ball.place.is_fore):
        m.passed[e.seat] = (*m.passed[e.seat], m.ball.place)
    if e.discard is not None:
        _play(m, e.seat, e.discard)


def _ball_left(m: Match, e: BallLeft) -> None:
    m.turn = e.to
    m.is_left = True


# The score


def _point_won(m: Match, e: PointWon) -> None:
    m.point_winner = e.side
    m.score = e.score
    m.phase = Phase.POINT_OVER


def _game_or_set_won(m: Match, e: GameWon | SetWon) -> None:
    """Told for its own sake: the score has it."""


def _match_won(m: Match, e: MatchWon) -> None:
    m.phase = Phase.OVER


ADVANCES: dict[type[Event], Callable[[Match, Any], None]] = {
    ServeDeckShuffled: _serve_deck_shuffled,
    LotDealt: _lot_dealt,
    ServeDeckRenewed: _serve_deck_renewed,
    PlayDeckShuffled: _play_deck_shuffled,
    CardsDealt: _cards_dealt,
    ExchangeOpened: _exchange_opened,
    CardOffered: _card_offered,
    CardsExchanged: _cards_exchanged,
    ExchangeEnded: _exchange_ended,
    PointStarted: _point_started,
    ServeTurned: _serve_turned,
    ServeIn: _serve_in,
    ShotPlayed: _shot_played,
    SmashPlayed: _smash_played,
    KillPlayed: _last_card_played,
    OutPlayed: _last_card_played,
    Passed: _passed,
    BallLeft: _ball_left,
    PointWon: _point_won,
    GameWon: _game_or_set_won,
    SetWon: _game_or_set_won,
    MatchWon: _match_won,
}
