"""What a seat may see (R41): everything but the other hand and the order of the draw piles."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from wwtennis.games.worldwide.cards import Pile, Zone
from wwtennis.games.worldwide.events import ServeMissed, StrokeMissed
from wwtennis.games.worldwide.player_cards import Powers
from wwtennis.games.worldwide.setup import Setup
from wwtennis.games.worldwide.state import Ball, Match, Phase, Side, Solo
from wwtennis.kernel.printed import printed
from wwtennis.tennis.score import Score


class SoloView(msgspec.Struct, frozen=True):
    """R41: all of the solo opponent is open but the order of its piles, which are given here by number."""

    piles: Mapping[Pile, tuple[int, ...]]
    smash: int | None
    fatigue: int


class SideView(msgspec.Struct, frozen=True):
    """One end, as the seat sees it. `hand` is empty where it is hidden; `hand_count` never lies.

    `known`: the cards of the hand of which both players know that they are there, by number.
    """

    zone: Zone
    stars: int
    tokens: int
    challenges: int
    limit: int
    built: int
    hand: tuple[int, ...]
    hand_count: int
    known: tuple[int, ...]
    draw_count: int
    discard: tuple[int, ...]
    played: tuple[int, ...]
    powers: Powers
    solo: SoloView | None


class View(msgspec.Struct, frozen=True):
    """A match, as one seat sees it. The names are those of the state, so that rules can be asked with a view."""

    seat: int
    setup: Setup
    phase: Phase
    turn: int
    score: Score
    server: int
    zone: Zone
    fault: int | None
    ball: Ball | None
    answered: Ball | None
    retreated: bool
    called: ServeMissed | StrokeMissed | None
    rolled: int
    replaying: bool
    point_winner: int
    ends_changed: bool
    resting: tuple[int, ...]
    sides: tuple[SideView, SideView]

    @property
    def me(self) -> SideView:
        return self.sides[self.seat]

    @property
    def opponent(self) -> SideView:
        return self.sides[1 - self.seat]


def view_of(m: Match, seat: int) -> View:
    """What `seat` may see of the match."""
    return View(
        seat, m.setup, m.phase, m.turn, m.score, m.server, m.zone, m.fault, m.ball, m.answered, m.retreated,
        m.called, m.rolled, m.replaying, m.point_winner, m.ends_changed, m.resting,
        (_side(m.sides[0], seat == 0), _side(m.sides[1], seat == 1)),
    )  # fmt: skip


def _side(side: Side, mine: bool) -> SideView:
    """The solo opponent has no hand to hide: what stands there is the card that it has just drawn."""
    return SideView(
        side.zone, side.stars, side.tokens, side.challenges, side.limit, side.built,
        tuple(side.hand) if mine or side.solo is not None else (), len(side.hand), tuple(sorted(side.known)),
        len(side.draw), tuple(side.discard), tuple(side.played),
        side.powers, None if side.solo is None else _solo(side.solo),
    )  # fmt: skip


def _solo(solo: Solo) -> SoloView:
    in_no_order = printed({pile: tuple(sorted(cards)) for pile, cards in solo.piles.items()})
    return SoloView(in_no_order, solo.smash, solo.fatigue)
