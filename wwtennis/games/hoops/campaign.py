"""Above matches: the campaign against machine coaches (HO-6.6) and the tournament (HO-6.7). No match is played here.

campaign --next_match--> Setup --(a match)--> won or lost --after--> campaign
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import attrs

from wwtennis.games.hoops.cards import BASICS, PLAYERS, POSITIONS, STARTERS, SUBSTITUTES, TACTICS, Cards, Roster
from wwtennis.games.hoops.reading import wrong_roster
from wwtennis.games.hoops.setup import EASIEST, Machine, SeatSetup, Setup
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.words import _

KNOCK_OUTS = (4, 8)  # HO-6.7: how many coaches there may be
THRESHOLD = 2  # HO-6.7: what may be kept costs so much, and the number of the round more

# What is carried over


@attrs.frozen
class Kept:
    """HO-6.6: a card that was in the team at the end, and the starting card that it replaces."""

    card: int
    instead: int


def may_keep(cards: Cards, owned: Iterable[int], most: int) -> tuple[list[int], list[int]]:
    """HO-6.6, HO-6.7: the players and the tactics of the market that were in the team, and cost no more than this."""
    team = sorted(owned)
    players = [card for card in team if card in PLAYERS and cards.players[card].cost <= most]
    tactics = [card for card in team if card in TACTICS and cards.tactics[card].cost <= most]
    return players, tactics


def may_replace(cards: Cards, roster: Roster, card: int) -> list[int]:
    """HO-6.6: the starting cards that this one may replace: on the court only at a position of its own."""
    if card in TACTICS:
        return [each for each in roster.deck if each in BASICS]
    positions = cards.players[card].positions
    court = [
        each
        for each, position in zip(roster.court, POSITIONS, strict=True)
        if each in STARTERS and position in positions
    ]
    return court + [each for each in roster.deck if each in SUBSTITUTES]


def carried_over(cards: Cards, roster: Roster, owned: Iterable[int], most: int, kept: Sequence[Kept]) -> Roster:
    """HO-6.6, HO-6.7: one player and one tactic at most take the places of starting cards; the deck stays 12."""
    allowed = may_keep(cards, owned, most)
    for kind in allowed:
        if sum(each.card in kind for each in kept) > 1:
            raise UsageError(_("one player and one tactic may be kept, and no more"))
    for each in kept:
        if not any(each.card in kind for kind in allowed):
            told = _("{name} cannot be kept: what may be kept was in the team at the end, and costs {most} at most")
            raise UsageError(told.format(name=cards.name(each.card), most=most))
        if each.instead not in may_replace(cards, roster, each.card):
            told = _("{name} cannot take the place of {other}")
            raise UsageError(told.format(name=cards.name(each.card), other=cards.name(each.instead)))
        roster = _with(roster, each)
    return roster


def _with(roster: Roster, kept: Kept) -> Roster:
    def changed(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(kept.card if card == kept.instead else card for card in cards)

    return Roster(changed(roster.court), changed(roster.deck))


# The campaign


@attrs.frozen
class Campaign:
    """HO-6.6: how far a coach has come, and with which team the next match begins.

    The first machine coach is of level 1; what its counter starts at is agreed, and 1 higher at each level.
    """

    roster: Roster
    counter: int = EASIEST
    level: int = 1
    is_over: bool = False

    @property
    def won(self) -> int:
        return self.level - 1


def begin_campaign(cards: Cards, counter: int = EASIEST) -> Campaign:
    return Campaign(cards.beginners, counter)


def next_match(campaign: Campaign, cards: Cards, name: str, profile: str, **agreed: Any) -> Setup:
    """HO-6.6: the next machine coach; its start counter is 1 higher each match."""
    if campaign.is_over:
        raise UsageError(_("this campaign is over: the last match was lost"))
    seats = (SeatSetup(name, campaign.roster), SeatSetup(_("The machine")))
    return Setup(cards, seats, machine=Machine(profile, campaign.counter), **agreed)


def after_win(campaign: Campaign, cards: Cards, owned: Iterable[int], kept: Sequence[Kept] = ()) -> Campaign:
    """HO-6.6: the next level, and what is kept costs no more than it."""
    level = campaign.level + 1
    roster = carried_over(cards, campaign.roster, owned, level, kept)
    return Campaign(roster, campaign.counter + 1, level)


def after_loss(campaign: Campaign) -> Campaign:
    """HO-6.6: until one is lost."""
    return attrs.evolve(campaign, is_over=True)


# The tournament


@attrs.frozen
class Entrant:
    """HO-6.7: a person or a bot, with the team that it has by now."""

    name: str
    by: str
    roster: Roster


@attrs.frozen
class Tournament:
    """HO-6.7: a knock-out. Who is still in it, in the order of the draw; neighbours play each other."""

    entrants: tuple[Entrant, ...]
    round: int = 1

    @property
    def threshold(self) -> int:
        """HO-6.7: what a card that is kept may cost."""
        return THRESHOLD + self.round

    @property
    def pairings(self) -> tuple[tuple[Entrant, Entrant], ...]:
        return tuple(zip(self.entrants[::2], self.entrants[1::2], strict=True)) if len(self.entrants) > 1 else ()

    @property
    def champion(self) -> Entrant | None:
        return self.entrants[0] if len(self.entrants) == 1 else None


def begin_tournament(cards: Cards, coaches: Sequence[tuple[str, str]]) -> Tournament:
    """HO-6.7: 4 or 8 coaches (name, and who plays), each with the beginner's team."""
    if len(coaches) not in KNOCK_OUTS:
        told = _("a tournament is for {allowed} coaches, and these are {count}")
        raise UsageError(told.format(allowed=_(" or ").join(map(str, KNOCK_OUTS)), count=len(coaches)))
    return Tournament(tuple(Entrant(name, by, cards.beginners) for name, by in coaches))


def match_of(cards: Cards, pairing: tuple[Entrant, Entrant], **agreed: Any) -> Setup:
    return Setup(cards, tuple(SeatSetup(entrant.name, entrant.roster) for entrant in pairing), **agreed)


def after_round(tournament: Tournament, winners: Sequence[int]) -> Tournament:
    """HO-6.7: who of each pair goes on: seat 0 or 1. A match that ended in a draw is played again before this."""
    pairings = tournament.pairings
    if len(winners) != len(pairings):
        told = _("this round has {count} matches, and {found} results were given")
        raise UsageError(told.format(count=len(pairings), found=len(winners)))
    through = tuple(pair[winner] for pair, winner in zip(pairings, winners, strict=True))
    return Tournament(through, tournament.round + 1)


def with_roster(tournament: Tournament, place: int, roster: Roster) -> Tournament:
    """HO-6.7: a coach who goes on, by the place in the draw, has kept cards of the last match."""
    entrants = list(tournament.entrants)
    entrants[place] = attrs.evolve(entrants[place], roster=roster)
    return attrs.evolve(tournament, entrants=tuple(entrants))


def check_roster(cards: Cards, roster: Roster) -> None:
    """HO-5.1, HO-6.6: a team that somebody else wrote down."""
    if fault := wrong_roster(roster, cards.players, cards.tactics):
        raise UsageError(_("this team cannot play: {fault}").format(fault=fault))
