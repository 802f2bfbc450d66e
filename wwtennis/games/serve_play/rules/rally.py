"""Play: what whoever the ball has come to may do. SP-10: pass, SMASH, OUT, KILL, or a diagram shot."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from wwtennis.games.serve_play.cards import Face, Kind
from wwtennis.games.serve_play.choices import LEAVE, PASS, Ask, Leave, Pass, PlayCard, pass_with, play_card
from wwtennis.games.serve_play.events import (
    BallLeft,
    Hindrance,
    How,
    KillPlayed,
    OutPlayed,
    Passed,
    ShotPlayed,
    SmashPlayed,
)  # fmt: skip
from wwtennis.games.serve_play.rules.doubles import offered_to
from wwtennis.games.serve_play.rules.scoring import won
from wwtennis.games.serve_play.setup import partner_of
from wwtennis.games.serve_play.state import Ball, Match
from wwtennis.kernel.game import Choice, Event
from wwtennis.kernel.luck import Luck
from wwtennis.tennis.score import side_of


def hindrance(face: Face, ball: Ball, *, is_left: bool) -> Hindrance | None:
    """Why this card does not answer this ball; None where it does. `is_left`: by the partner whose ball it was."""
    if face.kind in (Kind.KILL, Kind.OUT):
        return None  # SP-12, SP-13, S6, S13
    if ball.is_smashed:
        return Hindrance.SMASHED  # SP-14
    if face.kind is Kind.SMASH:
        return None  # SP-14, S13
    if is_left and ball.place.is_fore:
        return Hindrance.OTHER_HALF  # SP-23, S5
    return None if face.start is ball.place else Hindrance.ELSEWHERE  # SP-15


def ask(m: Match) -> Ask:
    """What the seat in turn is asked about the ball."""
    assert m.ball is not None
    if m.ball.is_smashed:
        return Ask.SMASHED
    return Ask.COVER if m.is_left else Ask.BALL


def ball_options(m: Match) -> tuple[Choice, ...]:
    """SP-10, SP-11: what can be played, leaving it to the partner (S5, S17), passing with or without a card.

    S4: without cards only passing is left. S6: in answer to a SMASH too. S14: to discard an OUT is to play it.
    """
    assert m.ball is not None
    plays, ball = m.setup.decks.plays, m.ball
    cards = m.setup.decks.one_of_each(m.hands[m.turn])
    options: list[Choice] = [
        play_card(card) for card in cards if hindrance(plays[card], ball, is_left=m.is_left) is None
    ]
    if m.setup.is_doubles and not m.is_left:
        options.append(LEAVE)
    passes = [pass_with(card) for card in cards if plays[card].kind is not Kind.OUT]
    return (*options, *passes, PASS)


def play(m: Match, choice: PlayCard, luck: Luck) -> Iterator[Event]:
    return PLAYED[m.setup.decks.plays[choice.card].kind](m, choice.card)


def _shot(m: Match, card: int) -> Iterator[Event]:
    """SP-15, S1: to the place that the card points at."""
    place = m.setup.decks.plays[card].end
    assert place is not None
    yield ShotPlayed(m.turn, card, place, offered_to(m.setup, 1 - side_of(m.turn), place))


def _smash(m: Match, card: int) -> Iterator[Event]:
    """SP-14, S17: whoever struck the smashed ball is asked first."""
    assert m.ball is not None
    yield SmashPlayed(m.turn, card, m.ball.by)


def _kill(m: Match, card: int) -> Iterator[Event]:
    """SP-13, SP-14."""
    seat = m.turn
    yield KillPlayed(seat, card)
    yield won(m, side_of(seat), How.KILL)


def _out(m: Match, card: int) -> Iterator[Event]:
    """SP-12."""
    yield OutPlayed(m.turn, card)
    yield from _concede(m, How.OUT)


PLAYED: dict[Kind, Callable[[Match, int], Iterator[Event]]] = {
    Kind.SHOT: _shot,
    Kind.SMASH: _smash,
    Kind.KILL: _kill,
    Kind.OUT: _out,
}


def pass_(m: Match, choice: Pass, luck: Luck) -> Iterator[Event]:
    """SP-11, S7, S18: with at most one card. S21: whether there was anything to play stays untold."""
    yield Passed(m.turn, choice.discard)
    yield from _concede(m, How.PASSED)


def _concede(m: Match, how: How) -> Iterator[Event]:
    """S6: what is not a KILL does not answer a SMASH, and it is the SMASH that wins the point."""
    assert m.ball is not None
    yield won(m, 1 - side_of(m.turn), How.SMASH if m.ball.is_smashed else how)


def leave(m: Match, choice: Leave, luck: Luck) -> Iterator[Event]:
    """S5, S17: the partner must play or pass."""
    yield BallLeft(m.turn, partner_of(m.turn))
