"""Chapter 5, HO-5.2: the draft."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from wwtennis.games.hoops.choices import DraftCommon, DraftOwn, with_card
from wwtennis.games.hoops.events import (
    CommonShuffled,
    MiniMarketShown,
    Phase,
    PhaseBegan,
    PlayersDealt,
    PlayerSetAside,
    PlayersLeftOut,
    PlayersShuffled,
    PlayersSplit,
)  # fmt: skip
from wwtennis.games.hoops.setup import DRAFT_COMMON, DRAFT_DEALT, DRAFT_ROUNDS
from wwtennis.games.hoops.state import Match
from wwtennis.kernel.game import Choice, Event
from wwtennis.kernel.luck import Luck


def go_on(m: Match, luck: Luck) -> Iterator[Event]:
    """HO-5.2: whoever has cards to choose from is asked; then the next round; after five of them, the markets."""
    if m.market.pile:
        return
    waiting = [seat for seat, team in enumerate(m.teams) if team.dealt]
    if not waiting and len(m.teams[0].mini) == DRAFT_ROUNDS:
        yield from end(m, luck)
        return
    if not waiting:
        if not m.teams[0].mini:
            yield PlayersShuffled(luck.shuffled(m.setup.at_the_market))
        for seat in range(len(m.teams)):
            yield PlayersDealt(seat, tuple(m.market.unused[-DRAFT_DEALT:][::-1]))
        waiting = [0]
    yield PhaseBegan(waiting[0], Phase.DRAFT_OWN)


def own_options(m: Match) -> Sequence[Choice]:
    return [with_card(DraftOwn, card) for card in m.teams[m.who].dealt]


def set_aside(m: Match, choice: DraftOwn, luck: Luck) -> Iterator[Event]:
    """HO-5.2: one for the own mini-market, face down until the draft is over."""
    yield PlayerSetAside(m.who, (choice.card,))


def common_options(m: Match) -> Sequence[Choice]:
    return [DraftCommon(cards) for cards in combinations(m.teams[m.who].dealt, DRAFT_COMMON)]


def split(m: Match, choice: DraftCommon, luck: Luck) -> Iterator[Event]:
    """HO-5.2: two for the common market, two out of the game."""
    out = tuple(card for card in m.teams[m.who].dealt if card not in choice.cards)
    yield PlayersSplit(m.who, choice.cards, out)


def end(m: Match, luck: Luck) -> Iterator[Event]:
    """HO-5.2: mini-markets are shown; the common cards are shuffled, not sorted; other lengths add or take away."""
    for seat, team in enumerate(m.teams):
        yield MiniMarketShown(seat, tuple(team.mini))
    market, wanted = m.market, m.setup.market
    missing = wanted - len(market.common)
    added = market.unused[-missing:] if missing > 0 else []
    yield CommonShuffled(luck.shuffled(market.common + added))
    if missing < 0:
        yield PlayersLeftOut(-missing)
