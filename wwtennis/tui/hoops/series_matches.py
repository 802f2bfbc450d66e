"""The matches of a campaign or a tournament: those at this keyboard, and those that bots play among themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wwtennis.games import kind_of
from wwtennis.games.hoops.campaign import after_match, match_of
from wwtennis.games.hoops.game import Hoops
from wwtennis.games.hoops.series import Tournament
from wwtennis.games.hoops.setup import Setup
from wwtennis.games.hoops.state import Match
from wwtennis.kernel.bots import make_bot
from wwtennis.kernel.log import HUMAN
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
from wwtennis.tui.hoops.set_up import GAME
from wwtennis.tui.shell.session import MatchSession, SeatPlan

AGREED = ("length", "draft", "money_time", "decisive", "mismatches", "profiles", "compensation")


def session_of(setup: Setup, by: Sequence[str]) -> MatchSession:
    plans = [SeatPlan(who, seat.name) for who, seat in zip(by, setup.seats, strict=True)]
    return MatchSession(kind_of(GAME), setup, plans)


def agreed_in(setup: Setup) -> Mapping[str, Any]:
    """What holds for all matches of a series."""
    return {field: getattr(setup, field) for field in AGREED}


def to_the_next_person(tournament: Tournament, like: Setup) -> Tournament:
    """HO-6.7: bots play among themselves, to the next match of a person or to the end.

    Their luck comes of the tournament's own number: found again, everything is as it was.
    """
    while tournament.champion is None and all(entrant.by != HUMAN for entrant in tournament.pairing):
        tournament = after_match(tournament, like.cards, _played(tournament, like))
    return tournament


def _played(tournament: Tournament, like: Setup) -> Match:
    seed = (int(tournament.id, 16) * 8 + tournament.round) * 8 + len(tournament.through)
    setup = match_of(like.cards, tournament, **agreed_in(like))
    table: Table[Match] = Table(Hoops(setup), SeededLuck(seed), record=False)
    bots = [make_bot(kind_of(GAME).bots, entrant.by, seed) for entrant in tournament.pairing]
    table.open()
    while (question := table.pending) is not None:
        table.answer(bots[question.seat].choose(table.game.view(table.state, question.seat), question))
    return table.state
