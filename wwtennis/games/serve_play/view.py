"""What a seat may see (S10): all but the other side's hands and the order of the decks.

SP-26, S20: partners may consult at any time, so that they see each other's hands.
"""

from __future__ import annotations

import msgspec

from wwtennis.games.serve_play.cards import Half, Place
from wwtennis.games.serve_play.setup import Setup
from wwtennis.games.serve_play.state import Ball, Match, Phase
from wwtennis.tennis.score import Score, side_of


class View(msgspec.Struct, frozen=True):
    """A match, as one seat sees it. The names are those of the state."""

    seat: int
    setup: Setup
    phase: Phase
    turn: int
    score: Score
    server: int
    half: Half
    fault: bool
    ball: Ball | None
    path: tuple[Ball, ...]
    is_left: bool
    passed: tuple[tuple[Place, ...], ...]  # where each seat let a ball go with the cards that it has
    hands: tuple[tuple[int, ...], ...]  # empty where it is hidden; `hand_counts` never lie
    hand_counts: tuple[int, ...]
    draw_count: int
    discard: tuple[int, ...]
    serve_count: int
    serve_used: tuple[int, ...]
    serve_next: int | None  # the card on top, where all know it
    point_winner: int
    exchanging: tuple[int, ...]
    exchanged: tuple[int, ...]
    offered: int | None  # hidden, as the hands are
    moved: tuple[int, ...]

    @property
    def hand(self) -> tuple[int, ...]:
        return self.hands[self.seat]


def view_of(m: Match, seat: int) -> View:
    """What `seat` may see of the match."""
    mine = side_of(seat)
    exchanges = m.phase in (Phase.GIVE, Phase.TAKE) and side_of(m.turn) == mine
    return View(
        seat, m.setup, m.phase, m.turn, m.score, m.server, m.half, m.fault, m.ball, tuple(m.path), m.is_left,
        tuple(m.passed), tuple([tuple(hand) if side_of(other) == mine else () for other, hand in enumerate(m.hands)]),
        tuple([len(hand) for hand in m.hands]), len(m.draw), tuple(m.discard), len(m.serve_draw), tuple(m.serve_used),
        m.serve_next, m.point_winner, m.exchanging, tuple(m.exchanged),
        m.offered if exchanges else None, tuple(m.moved) if exchanges else (),
    )  # fmt: skip
