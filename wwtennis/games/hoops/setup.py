"""What is agreed before a match: who coaches, how long, which variants (HO-5, HO-6)."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from wwtennis.games.hoops.cards import PLAYERS, TACTICS, Cards, Roster, with_medals
from wwtennis.games.hoops.profiles import MACHINES
from wwtennis.games.hoops.series import Campaign, Series, Tournament, wrong_series
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.words import _


class Length(StrEnum):
    """HO-5.4."""

    SHORT = "short"
    NORMAL = "normal"
    LONG = "long"
    EPIC = "epic"


class Profiles(StrEnum):
    """HO-5.7: whether coaches have profiles, and how they come by them."""

    NONE = "none"
    CHOSEN = "chosen"
    DRAWN = "drawn"


class Compensation(StrEnum):
    """H20: what is done about the first coach's edge."""

    NONE = "none"
    MORE = "7 cards for the others"
    FEWER = "5 cards for the first"


USUAL_COMPENSATION = Compensation.MORE  # unless something else is agreed; a machine coach has no hand, so none there
CARDS_A_COACH = {Length.SHORT: 6, Length.NORMAL: 10, Length.LONG: 16, Length.EPIC: 22}  # of the player market
TURNS_AFTER = 4  # H3: those after the market's last card but one was shown
HAND = 6
MOST_COACHES = 4
TOKENS = (0, 2, 3, 5)  # HO-5.6: how many mismatches a coach may call in a game
# HO-6.1: what the machine coach's counter may start at. It recruits for nothing: at EVEN it is a match for the greedy
# bot; below the ladder it hardly ever finds a card that it can afford.
LOWEST_LEVEL, EVEN, HIGHEST_LEVEL = -12, -1, 20
LADDER = range(-7, 1)  # the levels that are offered, from an easy one to one that wins a little more than half
EASIEST = LADDER[0]
DRAFT_ROUNDS, DRAFT_DEALT, DRAFT_COMMON = 5, 5, 2  # HO-5.2
MACHINE_SEAT = 1  # H18: the human begins


class Machine(msgspec.Struct, frozen=True):
    """HO-6.1: the machine coach: how it chooses, and what its counter starts at."""

    profile: str
    level: int


class SeatSetup(msgspec.Struct, frozen=True):
    """One coach. Without a team of his or her own it is the beginner's (HO-2.1)."""

    name: str
    team: Roster | None = None


class Setup(msgspec.Struct, frozen=True):
    """Everything agreed."""

    cards: Cards
    seats: tuple[SeatSetup, ...] = (SeatSetup("A"), SeatSetup("B"))
    length: Length = Length.NORMAL
    own_team: bool = False  # HO-5.1
    draft: bool = False  # HO-5.2
    money_time: bool = False  # HO-5.3
    decisive: bool = False  # HO-5.5
    mismatches: int = 0  # HO-5.6
    profiles: Profiles = Profiles.NONE  # HO-5.7
    compensation: Compensation = Compensation.NONE  # H20
    machine: Machine | None = None  # HO-6
    series: Series | None = None  # HO-6.6, HO-6.7: what the match is a part of

    def __post_init__(self) -> None:
        check(self)

    @property
    def deck(self) -> Cards:
        """The box as this match reads it."""
        return with_medals(self.cards) if self.decisive else self.cards

    @property
    def coaches(self) -> int:
        return len(self.seats)

    @property
    def campaign(self) -> Campaign | None:
        return self.series if isinstance(self.series, Campaign) else None

    @property
    def tournament(self) -> Tournament | None:
        return self.series if isinstance(self.series, Tournament) else None

    @property
    def market(self) -> int:
        """HO-5.4, HO-5.8: how many cards the player market has."""
        return CARDS_A_COACH[self.length] * self.coaches

    @property
    def turns(self) -> int:
        """HO-4.1, H3, H19: the market's cards + 4, and as many for each coach."""
        return (self.market + TURNS_AFTER) // self.coaches * self.coaches

    @property
    def at_the_market(self) -> tuple[int, ...]:
        """HO-1.8, HO-6.6: the unique players that are in nobody's team from the start."""
        taken = {card for seat in self.seats if seat.team for card in seat.team.court + seat.team.deck}
        return tuple(card for card in PLAYERS if card not in taken)

    @property
    def tactics_at_the_market(self) -> tuple[int, ...]:
        """HO-2.2, HO-6.6."""
        taken = {card for seat in self.seats if seat.team for card in seat.team.deck}
        return tuple(card for card in TACTICS if card not in taken)

    def team_of(self, seat: int) -> Roster:
        return self.seats[seat].team or self.cards.beginners


def check(setup: Setup) -> None:
    """What cannot be agreed: one sentence, for whoever agreed it."""
    for wrong in (_wrong_coaches, _wrong_machine, _wrong_tokens, _too_few_players, _wrong_series):
        if (fault := wrong(setup)) is not None:
            raise UsageError(fault)


def _wrong_coaches(setup: Setup) -> str | None:
    if 2 <= setup.coaches <= MOST_COACHES:
        return None
    return _("{count} coaches cannot play: 2 to {most} can").format(count=setup.coaches, most=MOST_COACHES)


def _wrong_machine(setup: Setup) -> str | None:
    """HO-5.8, HO-6: the machine coach plays against one human; it has no hand, so it cannot draft."""
    machine = setup.machine
    if machine is None:
        return None
    if machine.profile not in MACHINES:
        known = ", ".join(MACHINES)
        return _("there is no machine coach '{id}': there are {known}").format(id=machine.profile, known=known)
    if not LOWEST_LEVEL <= machine.level <= HIGHEST_LEVEL:
        told = _("the machine coach has levels from {least} to {most}, and this is {level}")
        return told.format(least=LOWEST_LEVEL, most=HIGHEST_LEVEL, level=machine.level)
    if setup.coaches > 2:
        return _("the machine coach plays against one coach: leave it out, or the others")
    if setup.draft:
        return _("the machine coach cannot draft: leave out the draft, or the machine")
    return None


def _wrong_tokens(setup: Setup) -> str | None:
    if setup.mismatches in TOKENS:
        return None
    allowed = ", ".join(map(str, TOKENS))
    return _("{count} mismatches cannot be agreed: {allowed} can").format(count=setup.mismatches, allowed=allowed)


def _too_few_players(setup: Setup) -> str | None:
    """HO-5.2: a draft deals 25 players to each coach, and what a longer game adds must be there too."""
    there = len(setup.at_the_market)
    needed = setup.market
    if setup.draft:
        needed = (DRAFT_ROUNDS * DRAFT_DEALT - DRAFT_ROUNDS * DRAFT_COMMON) * setup.coaches
        needed += max(setup.market, DRAFT_ROUNDS * DRAFT_COMMON * setup.coaches)
    if needed <= there:
        return None
    told = _("this needs {needed} players, and there are {there}: play a shorter game, or without the draft")
    return told.format(needed=needed, there=there)


def _wrong_series(setup: Setup) -> str | None:
    """HO-6.6: against machine coaches; HO-6.7: between two coaches; in both the team is what was kept."""
    series = setup.series
    if series is None:
        return None
    if setup.own_team:
        return _("the team of a campaign or a tournament is what was kept: leave out the own team")
    if isinstance(series, Campaign) and setup.machine is None:
        return _("a campaign is played against machine coaches, and there is none")
    if isinstance(series, Tournament) and (setup.machine is not None or setup.coaches > 2):
        return _("a match of a tournament is between two coaches: leave out the machine, or the others")
    return wrong_series(series)
