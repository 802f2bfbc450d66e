"""A campaign or a tournament at this keyboard: found again in the kept logs, and taken from stage to stage.

kept logs --newest--> Found --stage_of--> stage --next--> a match to play, a match to go on with, or another stage
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from wwtennis.files.matches import Kept as KeptMatch
from wwtennis.games.hoops.campaign import COACH, Kept, after_match, begin_campaign, match_of, most_after, next_match
from wwtennis.games.hoops.cards import Roster
from wwtennis.games.hoops.series import Campaign, Entrant, Tournament
from wwtennis.games.hoops.setup import Setup
from wwtennis.games.hoops.state import Match
from wwtennis.kernel.log import HUMAN, SOLO
from wwtennis.kernel.luck import fresh_seed
from wwtennis.kernel.words import _, plural
from wwtennis.tui.hoops.series_matches import agreed_in, session_of, to_the_next_person
from wwtennis.tui.shell.session import MatchSession


def new_id() -> str:
    return f"{fresh_seed() & 0xFFFFFFFF:08x}"


# Stages


class Team(NamedTuple):
    """Whoever has won: with which team, with which cards at the end, and what may be kept of them costs so much."""

    roster: Roster
    owned: Sequence[int]
    most: int


class Stage:
    """How far it has come, and what is asked before it goes on."""

    @property
    def keeps(self) -> Team | None:
        """Whose cards may be kept, where somebody has won."""
        return None

    @property
    def opponents(self) -> int | None:
        """How many machine coaches were beaten, where the next one is to be chosen."""
        return None

    def told(self) -> str:
        """A line for whoever comes back to it; the lines of a draw come below."""
        raise NotImplementedError

    @property
    def draw(self) -> Tournament | None:
        """The pairs of this round, in a tournament."""
        return None

    def next(self, kept: Sequence[Kept], profile: str) -> Step:
        """May take a moment: bots play among themselves."""
        raise NotImplementedError


Step = MatchSession | KeptMatch | Stage


class UnderWay(msgspec.Struct, Stage, frozen=True):
    """A match that was left."""

    setup: Setup
    kept: KeptMatch

    def told(self) -> str:
        if self.setup.campaign is not None:
            return _("Match {number} is under way.").format(number=self.setup.campaign.level)
        return _("A match of it is under way.")

    @property
    def draw(self) -> Tournament | None:
        return self.setup.tournament

    def next(self, kept: Sequence[Kept], profile: str) -> Step:
        return self.kept


class NewCampaign(msgspec.Struct, Stage, frozen=True):
    """HO-6.6: the first machine coach."""

    like: Setup
    counter: int
    name: str

    @property
    def opponents(self) -> int | None:
        return 0

    def told(self) -> str:
        return _counter_text(1, self.counter)

    def next(self, kept: Sequence[Kept], profile: str) -> Step:
        agreed = {field: value for field, value in agreed_in(self.like).items() if field != "draft"}
        setup = begin_campaign(self.like.cards, new_id(), self.name, profile, self.counter, **agreed)
        return session_of(setup, (HUMAN, SOLO))


class Won(msgspec.Struct, Stage, frozen=True):
    """HO-6.6: the next machine coach."""

    setup: Setup
    last: Match

    @property
    def _campaign(self) -> Campaign:
        assert self.setup.campaign is not None
        return self.setup.campaign

    @property
    def keeps(self) -> Team | None:
        return Team(self.setup.team_of(COACH), self.last.teams[COACH].owned, most_after(self._campaign))

    @property
    def opponents(self) -> int | None:
        return self._campaign.level

    def told(self) -> str:
        assert self.setup.machine is not None
        won = self._campaign.level
        so_far = plural("{count} match won.", "{count} matches won.", won).format(count=won)
        return f"{so_far} {_counter_text(won + 1, self.setup.machine.level + 1)}"

    def next(self, kept: Sequence[Kept], profile: str) -> Step:
        return session_of(next_match(self.setup, self.last, kept, profile), (HUMAN, SOLO))


def _counter_text(number: int, level: int) -> str:
    return _("Match {number}: the counter of the machine coach starts at {level}.").format(number=number, level=level)


class Over(msgspec.Struct, Stage, frozen=True):
    """HO-6.6, HO-6.7: there is nothing to go on with."""

    said: str

    def told(self) -> str:
        return self.said


class ToPlay(msgspec.Struct, Stage, frozen=True):
    """HO-6.7: a new tournament, or one with a match to come."""

    tournament: Tournament
    like: Setup

    def told(self) -> str:
        return _("Round {number}").format(number=self.tournament.round)

    @property
    def draw(self) -> Tournament | None:
        return self.tournament

    def next(self, kept: Sequence[Kept], profile: str) -> Step:
        tournament = to_the_next_person(self.tournament, self.like)
        if tournament.champion is not None:
            return Over(_champion_text(tournament.champion))
        setup = match_of(self.like.cards, tournament, **agreed_in(self.like))
        return session_of(setup, [entrant.by for entrant in tournament.pairing])


class WonRound(msgspec.Struct, Stage, frozen=True):
    """HO-6.7: a person goes on, and may keep cards."""

    setup: Setup
    last: Match

    @property
    def _tournament(self) -> Tournament:
        assert self.setup.tournament is not None
        return self.setup.tournament

    @property
    def keeps(self) -> Team | None:
        assert self.last.winner is not None
        winner = self._tournament.pairing[self.last.winner]
        return Team(winner.roster, self.last.teams[self.last.winner].owned, self._tournament.threshold)

    def told(self) -> str:
        assert self.last.winner is not None
        name = self._tournament.pairing[self.last.winner].name
        return _("{name} goes on to round {number}.").format(name=name, number=self._tournament.round + 1)

    def next(self, kept: Sequence[Kept], profile: str) -> Step:
        after = after_match(self._tournament, self.setup.cards, self.last, kept)
        return _to_play(after, self.setup)


def _to_play(tournament: Tournament, like: Setup) -> Stage:
    """The match of the next person, or who has won it all."""
    tournament = to_the_next_person(tournament, like)
    return ToPlay(tournament, like) if tournament.champion is None else Over(_champion_text(tournament.champion))


def _champion_text(champion: Entrant) -> str:
    return _("{name} has won the tournament.").format(name=champion.name)


# After a match


class Found(NamedTuple):
    """The last match of a series: how it ended, or the log in which it goes on."""

    setup: Setup
    last: Match | None  # None: it goes on
    kept: KeptMatch | None = None


def stage_of(found: Found) -> Stage:
    """What comes after this match. May take a moment: bots play among themselves."""
    setup, last = found.setup, found.last
    if last is None:
        assert found.kept is not None
        return UnderWay(setup, found.kept)
    if setup.campaign is not None:
        if last.winner == COACH:
            return Won(setup, last)
        return Over(_("The campaign ended in match {number}.").format(number=setup.campaign.level))
    tournament = setup.tournament
    assert tournament is not None
    is_final = len(tournament.entrants) == 2  # nothing is kept after it
    if last.winner is not None and tournament.pairing[last.winner].by == HUMAN and not is_final:
        return WonRound(setup, last)
    return _to_play(after_match(tournament, setup.cards, last), setup)
