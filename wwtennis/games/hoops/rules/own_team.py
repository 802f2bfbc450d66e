"""Chapter 5, HO-5.1: the own team: 17 cards, one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wwtennis.games.hoops.cards import BASICS, DECK_SIZE, POSITIONS, STARTERS, SUBSTITUTES
from wwtennis.games.hoops.choices import TAKE_BEGINNERS, TakeBeginners, TakeCard, with_card
from wwtennis.games.hoops.events import TeamCardTaken, TeamTaken
from wwtennis.games.hoops.state import Match
from wwtennis.kernel.game import Choice, Event
from wwtennis.kernel.luck import Luck

FEWEST_SUBSTITUTES = 5
FEWEST_BASICS = 3


def team_options(m: Match) -> Sequence[Choice]:
    """HO-5.1: a starter for each position in turn, then the deck; HO-2.1: or the beginner's team straight away."""
    picked = m.teams[m.who].picked
    if len(picked) < len(POSITIONS):
        position = POSITIONS[len(picked)]
        starters = [card for card in STARTERS if position in m.setup.deck.players[card].positions]
        return [with_card(TakeCard, card) for card in starters] + [TAKE_BEGINNERS] * (not picked)
    return [with_card(TakeCard, card) for card in deck_candidates(picked)]


def deck_candidates(picked: Sequence[int]) -> list[int]:
    """HO-5.1: at least 5 substitutes and 3 basic tactics; no starter is in the deck."""
    most_substitutes, most_basics = DECK_SIZE - FEWEST_BASICS, DECK_SIZE - FEWEST_SUBSTITUTES
    found: list[int] = []
    if sum(card in SUBSTITUTES for card in picked) < most_substitutes:
        found += [card for card in SUBSTITUTES if card not in picked]
    if sum(card in BASICS for card in picked) < most_basics:
        found += [card for card in BASICS if card not in picked]
    return found


def take_card(m: Match, choice: TakeCard, luck: Luck) -> Iterator[Event]:
    yield TeamCardTaken(m.who, choice.card)
    picked = m.teams[m.who].picked
    places = len(POSITIONS)
    if len(picked) == places + DECK_SIZE:
        yield TeamTaken(m.who, tuple(picked[:places]), tuple(picked[places:]))


def take_beginners(m: Match, choice: TakeBeginners, luck: Luck) -> Iterator[Event]:
    roster = m.setup.cards.beginners
    yield TeamTaken(m.who, roster.court, roster.deck)
