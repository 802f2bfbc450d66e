"""The first line of a Hoops log: what was agreed before the match, and what is needed to check it.

Folding the events needs the set-up and the cards; playing them again needs the seed as well.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wwtennis.games.hoops.cards import Cards, Roster
from wwtennis.games.hoops.material import Material
from wwtennis.games.hoops.reading import wrong_roster
from wwtennis.games.hoops.series import Campaign, Entrant, Series, Tournament
from wwtennis.games.hoops.setup import (
    HIGHEST_LEVEL,
    LOWEST_LEVEL,
    MACHINE_SEAT,
    MOST_COACHES,
    Compensation,
    Length,
    Machine,
    Profiles,
    SeatSetup,
    Setup,
)  # fmt: skip
from wwtennis.kernel import header as kernel
from wwtennis.kernel.errors import BadFile, UsageError
from wwtennis.kernel.header import HeaderSeat, check_header, envelope, wrong_text
from wwtennis.kernel.log import SOLO
from wwtennis.kernel.plain import plain, quoted
from wwtennis.kernel.words import _

GAME = "hoops"


class HeaderTeam(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """HO-6.6: a team that does not begin with the usual cards: on the court by position, and the deck."""

    court: tuple[int, ...]
    deck: tuple[int, ...]


class Seat(HeaderSeat, frozen=True, kw_only=True):
    """What a coach has besides."""

    team: HeaderTeam | None = None


class HeaderMachine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """HO-6.1: which machine coach, and what its counter starts at."""

    profile: str
    level: int


class HeaderCampaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """HO-6.6: which campaign, and the so manyth match of it."""

    id: str
    level: int


class HeaderEntrant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """HO-6.7: a coach of the draw, as seats have them."""

    name: str
    by: str
    team: HeaderTeam


class HeaderTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """HO-6.7: which tournament, who plays in this round, and who of them is through."""

    id: str
    round: int
    entrants: tuple[HeaderEntrant, ...]
    through: tuple[HeaderEntrant, ...]


class Header(kernel.Header, frozen=True, kw_only=True):
    """What is agreed on for Hoops. A variant is left out where it is not played."""

    seats: tuple[Seat, ...]
    cards: str  # their fingerprint
    length: Length = Length.NORMAL  # HO-5.4
    own_team: bool = False  # HO-5.1
    draft: bool = False  # HO-5.2
    money_time: bool = False  # HO-5.3
    decisive: bool = False  # HO-5.5
    mismatches: int = 0  # HO-5.6
    profiles: Profiles = Profiles.NONE  # HO-5.7
    compensation: Compensation = Compensation.NONE  # H20
    machine: HeaderMachine | None = None  # HO-6
    campaign: HeaderCampaign | None = None  # HO-6.6
    tournament: HeaderTournament | None = None  # HO-6.7


def header_of(setup: Setup, seed: int, by: Sequence[str], date: str | None = None, practice: bool = False) -> Header:
    """What the log of this match says first. The machine coach is played by the rules, and that is said of it."""
    machine = setup.machine
    who = [SOLO if machine is not None and seat == MACHINE_SEAT else each for seat, each in enumerate(by)]
    header = Header(
        **envelope(GAME, seed, date, practice),
        seats=tuple(_seat(seat, each) for seat, each in zip(setup.seats, who, strict=True)),
        cards=setup.cards.fingerprint,
        length=setup.length,
        own_team=setup.own_team,
        draft=setup.draft,
        money_time=setup.money_time,
        decisive=setup.decisive,
        mismatches=setup.mismatches,
        profiles=setup.profiles,
        compensation=setup.compensation,
        machine=None if machine is None else HeaderMachine(machine.profile, machine.level),
        campaign=_campaign(setup.series),
        tournament=_tournament(setup.series),
    )
    check(header)
    return header


def _seat(seat: SeatSetup, by: str) -> Seat:
    return Seat(name=seat.name, by=by, team=None if seat.team is None else _team(seat.team))


def _team(roster: Roster) -> HeaderTeam:
    return HeaderTeam(roster.court, roster.deck)


def _campaign(series: Series | None) -> HeaderCampaign | None:
    return HeaderCampaign(series.id, series.level) if isinstance(series, Campaign) else None


def _tournament(series: Series | None) -> HeaderTournament | None:
    if not isinstance(series, Tournament):
        return None
    entrants, through = (
        tuple(HeaderEntrant(each.name, each.by, _team(each.roster)) for each in some)
        for some in (series.entrants, series.through)
    )
    return HeaderTournament(series.id, series.round, entrants, through)


def setup_from(header: Header, material: Material) -> Setup:
    """The set-up that a log was played with. Its cards must be those at hand."""
    cards = material.cards_played_with(header.cards)
    if header.cards != cards.fingerprint:
        raise BadFile(
            _("played with other cards: their fingerprint is {theirs}, and that of the cards at hand is {ours}").format(
                theirs=header.cards, ours=cards.fingerprint
            )
        )
    machine = None if header.machine is None else Machine(header.machine.profile, header.machine.level)
    try:
        return Setup(
            cards, tuple(_seat_setup(seat, cards) for seat in header.seats), header.length, header.own_team,
            header.draft, header.money_time, header.decisive, header.mismatches, header.profiles, header.compensation,
            machine, _series(header, cards),
        )  # fmt: skip
    except UsageError as why:
        raise BadFile(str(why)) from None


def _seat_setup(seat: Seat, cards: Cards) -> SeatSetup:
    if seat.team is None:
        return SeatSetup(plain(seat.name))
    return SeatSetup(plain(seat.name), _roster(seat.name, seat.team, cards))


def _roster(name: str, team: HeaderTeam, cards: Cards) -> Roster:
    roster = Roster(team.court, team.deck)
    if fault := wrong_roster(roster, cards.players, cards.tactics):
        raise BadFile(_("`team` of {name}: {fault}").format(name=quoted(name), fault=fault))
    return roster


def _series(header: Header, cards: Cards) -> Series | None:
    """HO-6.6, HO-6.7: what the match is a part of."""
    if header.campaign is not None:
        return Campaign(header.campaign.id, header.campaign.level)
    if header.tournament is None:
        return None
    found = header.tournament
    entrants, through = (
        tuple(Entrant(plain(each.name), plain(each.by), _roster(each.name, each.team, cards)) for each in some)
        for some in (found.entrants, found.through)
    )
    return Tournament(found.id, entrants, through, found.round)


def check(header: Header) -> None:
    """What the types do not say: the first thing that cannot be, as a sentence."""
    check_header(
        header,
        GAME,
        wrong_text("cards", header.cards),
        _wrong_seats(header),
        _wrong_machine(header),
        _wrong_series(header),
    )


def _wrong_seats(header: Header) -> str | None:
    if 2 <= len(header.seats) <= MOST_COACHES:
        return None
    return _("`seats` has {count}, and 2 to {most} coaches can play").format(count=len(header.seats), most=MOST_COACHES)


def _wrong_series(header: Header) -> str | None:
    """Their texts go to screens; what else cannot be is told when the match is set up."""
    if header.campaign is not None and header.tournament is not None:
        return _("`campaign` and `tournament` exclude each other")
    if header.tournament is None:
        return None
    coaches = (*header.tournament.entrants, *header.tournament.through)
    texts = [(field, getattr(coach, field)) for coach in coaches for field in ("name", "by")]
    return next((fault for field, text in texts if (fault := wrong_text(field, text))), None)


def _wrong_machine(header: Header) -> str | None:
    """HO-6.1: the rules play the machine coach's seat, and no other."""
    machine = header.machine
    if machine is not None and (fault := wrong_text("profile", machine.profile)):
        return fault
    if machine is not None and not LOWEST_LEVEL <= machine.level <= HIGHEST_LEVEL:
        why = _("`level` is {told}, and the machine coach has levels from {least} to {most}")
        return why.format(told=quoted(machine.level), least=LOWEST_LEVEL, most=HIGHEST_LEVEL)
    expected = [machine is not None and seat == MACHINE_SEAT for seat in range(len(header.seats))]
    if [who == SOLO for who in header.by] == expected:
        return None
    why = _("the seats are played by {by}: seat B says {solo} against a machine coach, and only there")
    return why.format(by=quoted(header.by), solo=quoted(SOLO))
