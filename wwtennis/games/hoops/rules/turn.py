"""Chapter 3: how a turn begins, adjusts the markets, and ends."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from wwtennis.games.hoops.cards import FATIGUE, total
from wwtennis.games.hoops.choices import (
    ADJUSTED,
    DISCARD_REST,
    KEEP_REST,
    REPLACE_ALL,
    Adjusted,
    DiscardCard,
    DiscardRest,
    KeepCard,
    KeepRest,
    MarkTactic,
    PutBack,
    RemoveCard,
    ReplaceAll,
    with_card,
)  # fmt: skip
from wwtennis.games.hoops.events import (
    AttackScored,
    CardKept,
    CardPutBack,
    CardRemoved,
    CardsDiscarded,
    Phase,
    PhaseBegan,
    PlayerShown,
    Points,
    Scored,
    TacticMarked,
    TacticsReplaced,
    TrackMoved,
    TurnEnded,
)  # fmt: skip
from wwtennis.games.hoops.rules.drawing import draw, fill_hand, fill_tactics
from wwtennis.games.hoops.rules.profiles import has_seventh_card
from wwtennis.games.hoops.state import GAP, Match
from wwtennis.kernel.game import Choice, Event
from wwtennis.kernel.luck import Luck

# Score


def start(m: Match, luck: Luck) -> Iterator[Event]:
    """HO-3.1, HO-3.2: what waits is scored, the player market moves on; HO-4.2: a special turn only scores.

    HO-4.4: in overtime the track counts the turns; nothing is bought, so there is nothing to adjust.
    """
    yield from score(m, m.who)
    if m.turn.special:
        yield PhaseBegan(m.who, Phase.ACT)
        return
    if not m.overtimes:
        yield from move_market(m)
    if has_seventh_card(m.teams[m.who]):
        yield from draw(m, m.who, 1, luck)
        yield PhaseBegan(m.who, Phase.PUT_BACK)
    else:
        yield PhaseBegan(m.who, first_phase(m))


def first_phase(m: Match) -> Phase:
    """HO-4.4: in overtime there is nothing to adjust."""
    return Phase.ACT if m.overtimes else Phase.ADJUST


def put_back_options(m: Match) -> Sequence[Choice]:
    return [with_card(PutBack, card) for card in m.teams[m.who].hand]


def put_back(m: Match, choice: PutBack, luck: Luck) -> Iterator[Event]:
    """HO-5.7: one more card was drawn; one of the hand goes on the deck."""
    yield CardPutBack(m.who, (choice.card,))
    yield PhaseBegan(m.who, first_phase(m))


def score(m: Match, seat: int) -> Iterator[Event]:
    """HO-3.1, H2: the waiting attack minus the opponent's defence, never below 0; HO-5.8: against each one apart."""
    attack = total(m.teams[seat].attack)
    if not m.teams[seat].attack:
        return
    scored = []
    for other, team in enumerate(m.teams):
        if other != seat:
            stopped = total(team.guard)
            scored.append(Scored(other, stopped, max(0, attack - stopped)))
    more = {each.against: each.points for each in scored}
    yield AttackScored(seat, attack, tuple(scored), points_after(m, seat, more))


def points_after(m: Match, seat: int, more: Mapping[int, int]) -> Points:
    """Everybody's points, once this seat has scored so much more against these opponents."""
    rows = [list(team.points) for team in m.teams]
    for against, points in more.items():
        rows[seat][against] += points
    return tuple([tuple(row) for row in rows])


# Adjust


def move_market(m: Match) -> Iterator[Event]:
    """HO-3.2; HO-6.2: against the machine, two players at the human's turn and none at its own."""
    for _ in range(1 if m.setup.machine is None else 2):
        yield next_player(m)


def next_player(m: Match) -> Event:
    """HO-3.2: the top card on place 1, the others as far as the first gap; H9: with the pile empty all move on."""
    track = m.market.track
    if not m.market.pile:
        return TrackMoved(track[-1])
    return PlayerShown(m.market.pile[-1], GAP if GAP in track else track[-1])


def adjust_options(m: Match) -> Sequence[Choice]:
    """HO-3.3: any of the shown tactics, once."""
    shown = [card for card in m.market.shown if card and card not in m.turn.marked]
    marks = [with_card(MarkTactic, card) for card in shown]
    return [ADJUSTED, *marks, REPLACE_ALL] if marks else [ADJUSTED]


def mark(m: Match, choice: MarkTactic, luck: Luck) -> Iterator[Event]:
    yield TacticMarked(m.who, choice.card)


def adjusted(m: Match, choice: Adjusted, luck: Luck) -> Iterator[Event]:
    """HO-3.3: those marked are discarded, and others shown in their places."""
    yield from replace(m, m.turn.marked, luck)
    yield PhaseBegan(m.who, Phase.ACT)


def replace_all(m: Match, choice: ReplaceAll, luck: Luck) -> Iterator[Event]:
    yield from replace(m, [card for card in m.market.shown if card], luck)
    yield PhaseBegan(m.who, Phase.ACT)


def replace(m: Match, cards: Sequence[int], luck: Luck) -> Iterator[Event]:
    if cards:
        yield TacticsReplaced(m.who, tuple(cards))
        yield from fill_tactics(m, luck)


# End


def hand_options(m: Match) -> Sequence[Choice]:
    """HO-3.15: each card left is kept, discarded or removed; Fatigue cannot be removed so."""
    left = undecided(m)
    if not left:
        return [DISCARD_REST]
    options: list[Choice] = [DISCARD_REST, KEEP_REST]
    if len(left) > 1:
        options += [with_card(KeepCard, card) for card in left]
        options += [with_card(DiscardCard, card) for card in left]
    return options + [with_card(RemoveCard, card) for card in left if card not in FATIGUE]


def undecided(m: Match) -> list[int]:
    return [card for card in m.teams[m.who].hand if card not in m.turn.kept]


def keep_card(m: Match, choice: KeepCard, luck: Luck) -> Iterator[Event]:
    yield CardKept(m.who, (choice.card,))


def discard_card(m: Match, choice: DiscardCard, luck: Luck) -> Iterator[Event]:
    yield CardsDiscarded(m.who, (choice.card,))


def remove_card(m: Match, choice: RemoveCard, luck: Luck) -> Iterator[Event]:
    yield CardRemoved(m.who, choice.card)


def discard_rest(m: Match, choice: DiscardRest, luck: Luck) -> Iterator[Event]:
    if left := undecided(m):
        yield CardsDiscarded(m.who, tuple(left))
    yield from end(m, luck)


def keep_rest(m: Match, choice: KeepRest, luck: Luck) -> Iterator[Event]:
    return end(m, luck)


def end(m: Match, luck: Luck) -> Iterator[Event]:
    """HO-3.15: draw to 6; then the tactic market is filled, the player market is not."""
    yield from fill_hand(m, m.who, luck)
    yield from fill_tactics(m, luck)
    yield TurnEnded(m.who)
