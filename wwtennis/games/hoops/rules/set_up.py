"""Chapter 2: set-up, to the first turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wwtennis.games.hoops.cards import Cards
from wwtennis.games.hoops.events import (
    DeckShuffled,
    FirstChosen,
    Phase,
    PhaseBegan,
    PlayerMarketMade,
    PlayerShown,
    PlayersShuffled,
    TacticsShuffled,
    TeamTaken,
)  # fmt: skip
from wwtennis.games.hoops.rules import draft, profiles
from wwtennis.games.hoops.rules.drawing import draw, fill_tactics
from wwtennis.games.hoops.setup import HAND, Compensation, Setup
from wwtennis.games.hoops.state import Match
from wwtennis.kernel.game import Event
from wwtennis.kernel.luck import Luck

MIDDLING = range(3, 6)  # HO-2.3: costs of which there must be some
FEWEST_MIDDLING = 4


def set_up(m: Match, luck: Luck) -> Iterator[Event]:
    """HO-2: as far as it goes without a question; after each answer it goes on from there."""
    for seat, team in enumerate(m.teams):
        if not team.court:
            if m.setup.own_team and team.machine is None:
                yield PhaseBegan(seat, Phase.TEAM)
                return
            yield take_team(m, seat)
    yield from draft.go_on(m, luck) if m.setup.draft else make_market(m, luck)
    if m.phase is Phase.SET_UP:
        yield from profiles.hand_out(m, luck)
    if m.phase is Phase.SET_UP:
        yield from deal(m, luck)


def take_team(m: Match, seat: int) -> TeamTaken:
    """HO-2.1: the beginner's team, or the one agreed; HO-6.1: the machine has its starters, and tactics only."""
    roster = m.setup.team_of(seat)
    if m.teams[seat].machine is None:
        return TeamTaken(seat, roster.court, roster.deck)
    return TeamTaken(seat, roster.court, tuple(card for card in roster.deck if card in m.setup.deck.tactics))


def make_market(m: Match, luck: Luck) -> Iterator[Event]:
    """HO-2.3: once."""
    if not m.market.pile:
        yield PlayersShuffled(luck.shuffled(m.setup.at_the_market))
        yield PlayerMarketMade(market_of(m.setup.deck, m.market.unused, m.setup.market))


def market_of(deck: Cards, shuffled: Sequence[int], size: int) -> tuple[int, ...]:
    """HO-2.3: so many from the top, with four of middling cost at least; sorted, the cheapest on top (the last one).

    The cards are in random order: the first that will do is any of them, and equal ones keep that order.
    """
    chosen, rest = list(shuffled[:size]), shuffled[size:]
    middling = [card for card in rest if deck.players[card].cost in MIDDLING]
    missing = FEWEST_MIDDLING - sum(deck.players[card].cost in MIDDLING for card in chosen)
    for added in middling[: max(0, missing)]:
        others = [card for card in chosen if deck.players[card].cost not in MIDDLING]
        chosen.remove(others[0])
        chosen.append(added)
    return tuple(sorted(chosen, key=lambda card: -deck.players[card].cost))


def deal(m: Match, luck: Luck) -> Iterator[Event]:
    """HO-2.1 to HO-2.4: tactics, the first player, a coin, hands."""
    yield TacticsShuffled(luck.shuffled(m.setup.tactics_at_the_market))
    yield from fill_tactics(m, luck)
    yield PlayerShown(m.market.pile[-1])
    yield FirstChosen(first_coach(m.setup, luck))
    for seat, team in enumerate(m.teams):
        if team.machine is None:
            yield DeckShuffled(seat, luck.shuffled(team.deck))
            yield from draw(m, seat, first_hand(m.setup, is_first=seat == m.first), luck)
    yield PhaseBegan(m.first, Phase.NEXT)


def first_coach(setup: Setup, luck: Luck) -> int:
    """HO-2.4: by a coin, or a die with a side for each coach; H18: against the machine the human begins."""
    if setup.machine is not None:
        return 0
    return int(luck.coin()) if setup.coaches == 2 else luck.die(setup.coaches) - 1


def first_hand(setup: Setup, *, is_first: bool) -> int:
    """HO-2.1: six cards; H20: one more or one less for who begins."""
    if setup.compensation is Compensation.MORE:
        return HAND if is_first else HAND + 1
    if setup.compensation is Compensation.FEWER:
        return HAND - 1 if is_first else HAND
    return HAND
