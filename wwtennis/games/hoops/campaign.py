"""Above matches: the campaign against machine coaches (HO-6.6) and the tournament (HO-6.7). No match is played here.

Setup with a series --(a match)--> its last state --cards are kept--> Setup of the next match, or none
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from wwtennis.games.hoops.cards import BASICS, PLAYERS, POSITIONS, STARTERS, SUBSTITUTES, TACTICS, Cards, Roster
from wwtennis.games.hoops.profiles import MACHINES
from wwtennis.games.hoops.series import Campaign, Entrant, Tournament, check_knock_out
from wwtennis.games.hoops.setup import EASIEST, HIGHEST_LEVEL, Machine, SeatSetup, Setup
from wwtennis.games.hoops.state import Match
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.words import _

COACH = 0  # the seat of whoever plays a campaign (H18)

# What is carried over


class Kept(msgspec.Struct, frozen=True):
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


def best_kept(cards: Cards, roster: Roster, owned: Iterable[int], most: int) -> list[Kept]:
    """What a bot keeps: the dearest player and the dearest tactic, in the place of the weakest starting cards."""
    kept = []
    for found in may_keep(cards, owned, most):
        for card in sorted(found, key=lambda card: -_cost(cards, card)):
            places = may_replace(cards, roster, card)
            if places:
                kept.append(Kept(card, min(places, key=lambda place: _strength(cards, card, place))))
                break
    return kept


def _cost(cards: Cards, card: int) -> int:
    return (cards.tactics.get(card) or cards.players[card]).cost


def _strength(cards: Cards, card: int, instead: int) -> tuple[bool, int]:
    """A tactic of the same side first; a player who is worth little."""
    if card in TACTICS:
        return cards.tactics[instead].side is not cards.tactics[card].side, instead
    player = cards.players[instead]
    return False, player.intelligence + player.rebounds + sum(player.skills.values())


# The campaign


def begin_campaign(cards: Cards, id: str, name: str, profile: str, counter: int = EASIEST, **agreed: Any) -> Setup:  # noqa: A002
    """HO-6.6: the first machine coach. What its counter starts at is agreed, and 1 higher at each level."""
    seats = (SeatSetup(name, cards.beginners), _machine_seat(profile))
    return Setup(cards, seats, machine=Machine(profile, counter), series=Campaign(id), **agreed)


def _machine_seat(profile: str) -> SeatSetup:
    return SeatSetup(_(MACHINES[profile].title))


def most_after(campaign: Campaign) -> int:
    """HO-6.6: what is kept after a win costs no more than the next level."""
    return campaign.level + 1


def next_match(setup: Setup, last: Match, kept: Sequence[Kept], profile: str) -> Setup:
    """HO-6.6: after a win the next machine coach: its counter starts 1 higher, and what is kept is in the team."""
    campaign, machine = setup.series, setup.machine
    assert isinstance(campaign, Campaign)
    assert machine is not None
    if last.winner != COACH:
        raise UsageError(_("this campaign is over: the last match was lost"))
    owned, most = last.teams[COACH].owned, most_after(campaign)
    roster = carried_over(setup.cards, setup.team_of(COACH), owned, most, kept)
    return msgspec.structs.replace(
        setup,
        seats=(SeatSetup(setup.seats[COACH].name, roster), _machine_seat(profile)),
        machine=Machine(profile, min(HIGHEST_LEVEL, machine.level + 1)),
        series=Campaign(campaign.id, campaign.level + 1),
    )


# The tournament


def begin_tournament(cards: Cards, id: str, coaches: Sequence[tuple[str, str]]) -> Tournament:  # noqa: A002
    """HO-6.7: 4 or 8 coaches (name, and who plays), each with the beginner's team."""
    check_knock_out(len(coaches))
    return Tournament(id, tuple(Entrant(name, by, cards.beginners) for name, by in coaches))


def match_of(cards: Cards, tournament: Tournament, **agreed: Any) -> Setup:
    """HO-6.7: the match to come. Two coaches may have kept the same player: each match has a box of its own."""
    seats = tuple(SeatSetup(entrant.name, entrant.roster) for entrant in tournament.pairing)
    return Setup(cards, seats, series=tournament, **agreed)


def after_match(tournament: Tournament, cards: Cards, last: Match, kept: Sequence[Kept] | None = None) -> Tournament:
    """HO-6.7: the winner goes on, with what is kept (a bot knows what); after a draw the match is played again."""
    if last.winner is None:
        return tournament
    winner, owned = tournament.pairing[last.winner], last.teams[last.winner].owned
    if kept is None:
        kept = best_kept(cards, winner.roster, owned, tournament.threshold)
    roster = carried_over(cards, winner.roster, owned, tournament.threshold, kept)
    through = (*tournament.through, msgspec.structs.replace(winner, roster=roster))
    if len(through) < len(tournament.pairings):
        return msgspec.structs.replace(tournament, through=through)
    return Tournament(tournament.id, through, round=tournament.round + 1)
