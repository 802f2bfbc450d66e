"""The words in which the rule tests of Hoops are written.

    table = given(fred=team(hand=[SHOOTER], offence=[SLASHING]), rolls=[red(4), red(2), red(2)])

    events = table.answer(Activate(SLASHING))

    assert only(DiceRolled, events).dice == (red(4), red(2), red(2))

Fred sits in seat 0 and Sophie in seat 1, as in the rulebook's example. The cards are those of the game; but the numbers
of the cards that have a name here are pinned, so that calibrating the market breaks no proof of a rule.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, TypeVar

import msgspec

from wwtennis.files.assets import read_yaml
from wwtennis.files.shipped import assets_folder
from wwtennis.games.hoops.cards import (
    DIE_NAMES,
    FACES,
    FATIGUE,
    SIDES_OF_A_DIE,
    Cards,
    Die,
    Player,
    Position,
    Side,
    Skill,
    Tactic,
)
from wwtennis.games.hoops.events import (
    AttackScored,
    CardsDiscarded,
    CardsDrawn,
    DeckShuffled,
    DiceKept,
    DiceRolled,
    FatigueTaken,
    FirstChosen,
    OvertimeStarted,
    Phase,
    PhaseBegan,
    PlayerMarketMade,
    PlayerShown,
    PlayersShuffled,
    ProfileTaken,
    Scored,
    TacticActivated,
    TacticLaid,
    TacticsShown,
    TacticsShuffled,
    TeamTaken,
    TurnStarted,
)
from wwtennis.games.hoops.game import FOLLOWS, Hoops
from wwtennis.games.hoops.reading import read_cards
from wwtennis.games.hoops.setup import SeatSetup, Setup
from wwtennis.games.hoops.state import Match
from wwtennis.kernel.game import Choice, Event
from wwtennis.kernel.table import Table, fold

FRED, SOPHIE = 0, 1
CARDS = read_cards(lambda name: read_yaml(assets_folder() / "hoops" / name))
COACHES = tuple(SeatSetup(name) for name in ("Fred", "Sophie", "Awa", "Jun"))
PG, SG, SF, PF, C = Position
THREE, INSIDE, DRIVE, STEAL, BLOCK, STOP = Skill

# The starting cards.
STARTER_PG1, STARTER_SG1, STARTER_SF1, STARTER_PF1, STARTER_C1 = 201, 203, 205, 207, 209
STARTERS_ONE = (STARTER_PG1, STARTER_SG1, STARTER_SF1, STARTER_PF1, STARTER_C1)
SUB_PG1, SUB_SG1, SUB_SG2, SUB_SF1, SUB_PF1, SUB_PF2, SUB_C1 = 211, 213, 214, 215, 217, 218, 219
THREE_POINTS, SLASHING, LOW_POST, SWITCH, TRAP = 221, 222, 223, 226, 227
PLAYED_ATTACK, PLAYED_DEFENCE = 224, 228  # basic tactics whose dice wait: they lie in the discard pile
TIRED = tuple(FATIGUE)

# Market cards that tests name: their numbers are pinned.
SHOOTER, BIG_MAN, GUARD, SWING, STAR, WALL, TWO_WAY = 1, 2, 3, 4, 5, 6, 7
QUICK_THREE, QUICK_DRIVE, HARD_PLAY, WIDE_PLAY, ZONE, FULL_PRESS = 101, 105, 109, 113, 140, 144


def _player(number: int, positions: Sequence[Position], cost: int, mind: int, boards: int, *skills: int) -> Player:
    """What is pinned on a player card."""
    value = (cost + 3) // 2
    numbers = dict(zip(Skill, skills, strict=True))
    return Player(number, {"en": f"Player {number}"}, tuple(positions), value, cost, mind, boards, numbers)


def _tactic(number: int, side: Side, cost: int, complexity: int, keeps: dict[Skill, int]) -> Tactic:
    return Tactic(number, f"model {number}", {"en": f"Tactic {number}"}, 1 + cost // 2, cost, side, complexity, keeps)


PINNED_PLAYERS = (
    _player(SHOOTER, [SG], 3, 1, 1, 2, 0, 0, 0, 0, 0),
    _player(BIG_MAN, [C], 3, 1, 3, 0, 3, 0, 0, 2, 1),
    _player(GUARD, [PG], 4, 2, 0, 1, 0, 3, 2, 0, 1),
    _player(SWING, [SG, SF], 4, 1, 1, 2, 0, 2, 1, 1, 1),
    _player(STAR, [SF, PF], 8, 3, 2, 3, 2, 3, 1, 1, 1),
    _player(WALL, [PF], 5, 1, 2, 0, 2, 0, 0, 2, 4),
    _player(TWO_WAY, [PF, C], 6, 2, 3, 0, 4, 0, 0, 3, 2),
)
PINNED_TACTICS = (
    _tactic(QUICK_THREE, Side.OFFENCE, 2, 5, {THREE: 3}),
    _tactic(QUICK_DRIVE, Side.OFFENCE, 2, 5, {DRIVE: 3}),
    _tactic(HARD_PLAY, Side.OFFENCE, 4, 7, {THREE: 2, DRIVE: 2}),
    _tactic(WIDE_PLAY, Side.OFFENCE, 3, 4, {THREE: 1, INSIDE: 1, DRIVE: 1}),
    _tactic(ZONE, Side.DEFENCE, 3, 3, {BLOCK: 2, STOP: 1}),
    _tactic(FULL_PRESS, Side.DEFENCE, 4, 5, {STEAL: 3, BLOCK: 1, STOP: 2}),
)


def pinned(cards: Cards) -> Cards:
    players = {**cards.players, **{card.number: card for card in PINNED_PLAYERS}}
    tactics = {**cards.tactics, **{card.number: card for card in PINNED_TACTICS}}
    return msgspec.structs.replace(cards, players=players, tactics=tactics, fingerprint="of the tests")


BOX = pinned(CARDS)

# Dice


def die(skill: Skill, points: int, stops: Skill | None = None) -> Die:
    """A die of this kind that shows so many points; a defence die, against this kind of attack."""
    faces = [face for face in range(1, SIDES_OF_A_DIE + 1) if FACES[skill][face - 1][:2] == (points, stops)]
    return Die(skill, faces[0])


def blue(points: int) -> Die:
    return die(THREE, points)


def yellow(points: int) -> Die:
    return die(INSIDE, points)


def red(points: int) -> Die:
    return die(DRIVE, points)


def beige(points: int, stops: Skill | None = None) -> Die:
    return die(STEAL, points, stops)


def grey(points: int, stops: Skill | None = None) -> Die:
    return die(BLOCK, points, stops)


def brown(points: int, stops: Skill | None = None) -> Die:
    return die(STOP, points, stops)


class Courtside:
    """Luck that says what it was told: dice in their order, coins, other dice; untold, a shuffle leaves cards alone."""

    def __init__(
        self,
        rolls: Sequence[Die] = (),
        coins: Sequence[bool] = (),
        shuffles: Sequence[tuple[int, ...]] = (),
        faces: Sequence[int] = (),
    ) -> None:
        self.rolls, self.coins, self.shuffles, self.faces = list(rolls), list(coins), list(shuffles), list(faces)

    def die(self, sides: int, name: str = "") -> int:
        if not name:
            return self.faces.pop(0)
        assert self.rolls, f"the rules asked for a {name} that this test does not expect"
        rolled = self.rolls.pop(0)
        assert name == DIE_NAMES[rolled.skill]
        return rolled.face

    def coin(self) -> bool:
        return self.coins.pop(0)

    def shuffled(self, cards: Sequence[int]) -> tuple[int, ...]:
        if not self.shuffles:
            return tuple(cards)
        order = self.shuffles.pop(0)
        assert sorted(order) == sorted(cards)
        return order


# Given


class GivenTeam(msgspec.Struct, frozen=True):
    """One coach, as a test wants it. The last card of the deck is on top."""

    court: Sequence[int]
    hand: Sequence[int]
    deck: Sequence[int]
    discard: Sequence[int]
    offence: Sequence[int]
    defence: Sequence[int]
    attack: Sequence[Die]
    guard: Sequence[Die]
    points: Sequence[int]
    profile: str | None


def team(
    *,
    court: Sequence[int] = STARTERS_ONE,
    hand: Sequence[int] = (),
    deck: Sequence[int] = (),
    discard: Sequence[int] = (),
    offence: Sequence[int] = (),
    defence: Sequence[int] = (),
    attack: Sequence[Die] = (),
    guard: Sequence[Die] = (),
    points: Sequence[int] = (),
    profile: str | None = None,
) -> GivenTeam:
    """One coach. What is not said is not there, but for the court, which is the beginner's."""
    return GivenTeam(court, hand, deck, discard, offence, defence, attack, guard, points, profile)


def waiting() -> GivenTeam:
    """A coach of whom nothing is said has something to decide, so that the match stops there."""
    return team(hand=[SUB_C1, SWITCH])


def agreed(**agreement: Any) -> Setup:
    """What was agreed before the match: two coaches, a normal game."""
    return Setup(**{"cards": BOX, "seats": COACHES[:2], **agreement})


def given(
    phase: Phase = Phase.ACT,
    who: int = FRED,
    *,
    fred: GivenTeam | None = None,
    sophie: GivenTeam | None = None,
    others: Sequence[GivenTeam] = (),
    number: int = 5,
    special: bool = False,
    overtime: bool = False,
    first: int = FRED,
    track: Sequence[int] = (),
    pile: Sequence[int] = (60, 61, 62, 63),
    unused: Sequence[int] = (),
    shown: Sequence[int] = (),
    tactics: Sequence[int] = (),
    taken: int = 0,
    rolls: Sequence[Die] = (),
    coins: Sequence[bool] = (),
    shuffles: Sequence[tuple[int, ...]] = (),
    **agreement: Any,
) -> Table[Match]:
    """A table at this phase of a coach's turn, made by events. `taken`: Fatigue cards that are in no pile any more.

    Of piles the last card is on top; of the track the first card is on place 1.
    """
    setup, teams = agreed(**agreement), [fred or waiting(), sophie or waiting(), *others]
    happened: list[Event] = [*_market(track, pile, unused, shown, tactics), FirstChosen(first), *_points(teams)]
    if overtime:
        happened.append(OvertimeStarted(first, 6))
    for seat, wanted in enumerate(teams):
        happened += _laid_out(setup, seat, wanted)
    if taken:
        happened.append(FatigueTaken(1 - who, TIRED[-taken:]))
    happened += [TurnStarted(who, number, special), PhaseBegan(who, phase)]
    luck = Courtside(rolls, coins, shuffles)
    if phase in FOLLOWS:
        return Table(Underway(setup, happened), luck)
    table = Table(Hoops(setup), luck)
    table.resume(list(happened))
    return table


class Underway(Hoops):
    """A match in the midst of what happens by itself: opening it lets that go on."""

    def __init__(self, setup: Setup, happened: Sequence[Event]) -> None:
        super().__init__(setup)
        self._happened = happened

    def new_state(self) -> Match:
        return fold(Hoops(self.setup), self._happened)


def _market(
    track: Sequence[int], pile: Sequence[int], unused: Sequence[int], shown: Sequence[int], tactics: Sequence[int]
) -> Iterator[Event]:
    coming = tuple(track)[::-1]
    yield PlayersShuffled((*unused, *pile, *coming))
    yield PlayerMarketMade((*pile, *coming[::-1]))
    for card in coming:
        yield PlayerShown(card)
    yield TacticsShuffled((*tactics, *shown[::-1]))
    yield TacticsShown(tuple(shown))


def _laid_out(setup: Setup, seat: int, wanted: GivenTeam) -> Iterator[Event]:
    """HO-1.1: all cards come from a deck, and go where the test wants them."""
    tired = [card for card in wanted.hand if card in FATIGUE]
    hand = tuple(card for card in wanted.hand if card not in FATIGUE)
    played = [(card, dice) for card, dice in ((PLAYED_ATTACK, wanted.attack), (PLAYED_DEFENCE, wanted.guard)) if dice]
    lying = (*wanted.offence, *wanted.defence)
    drawn = (*wanted.discard, *[card for card, _ in played], *lying, *hand)
    yield TeamTaken(seat, tuple(wanted.court), (*wanted.deck, *drawn))
    if setup.machine is not None and seat == 1:
        return
    yield DeckShuffled(seat, (*wanted.deck, *drawn[::-1]))
    if drawn:
        yield CardsDrawn(seat, drawn)
    if tired:
        yield FatigueTaken(seat, tuple(tired))
        yield CardsDrawn(seat, tuple(tired[::-1]))
    if wanted.discard:
        yield CardsDiscarded(seat, tuple(wanted.discard))
    for card, dice in played:
        yield from (TacticLaid(seat, card), TacticActivated(seat, card), DiceRolled(seat, tuple(dice), rerolls=False))
        yield DiceKept(seat, tuple(dice))
    for card in lying:
        yield TacticLaid(seat, card)
    if wanted.profile is not None:
        yield ProfileTaken(seat, wanted.profile)


def _points(teams: Sequence[GivenTeam]) -> Iterator[Event]:
    rows = [[0] * len(teams) for _ in teams]
    for seat, wanted in enumerate(teams):
        scored = [(other, points) for other, points in enumerate(wanted.points) if points]
        for other, points in scored:
            rows[seat][other] = points
        after = tuple(map(tuple, rows))
        yield AttackScored(seat, 0, tuple(Scored(other, 0, points) for other, points in scored), after)


def opened(**agreement: Any) -> Table[Match]:
    """A match at its very first question. Shuffles leave the cards as they are, and the coin makes Fred begin."""
    faces = agreement.pop("faces", ())
    table = Table(Hoops(agreed(**agreement)), Courtside(coins=[False], faces=faces))
    table.open()
    return table


def luck_of(table: Table[Any]) -> Courtside:
    """What the table is to be told by chance, for tests that tell it while they play."""
    assert isinstance(table.luck, Courtside)
    return table.luck


def play(table: Table[Match], *choices: Choice) -> list[Event]:
    """Give these answers, one after the other, and tell all that followed."""
    return [event for choice in choices for event in table.answer(choice)]


# Then: what to look at.

E = TypeVar("E", bound=Event)
X = TypeVar("X", bound=Choice)


def every(kind: type[E], events: Sequence[Any]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def only(kind: type[E], events: Sequence[Any]) -> E:
    """The one event of this kind."""
    found = every(kind, events)
    assert len(found) == 1, f"{len(found)} of {kind.__name__} in {events}"
    return found[0]


def offered(kind: type[X], table: Table[Any]) -> list[X]:
    """The options of this kind."""
    assert table.pending is not None
    return [option for option in table.pending.options if isinstance(option, kind)]


def asked(table: Table[Any]) -> tuple[int, Any]:
    """Of whom the table wants to know what."""
    assert table.pending is not None
    return table.pending.seat, table.pending.kind


def hoops_hidden(m: Match, seat: int, random: Random) -> None:
    """H7: the other hands, the order of the piles, and what is drafted and not yet shown."""
    market, drafting = m.market, m.setup.draft and not m.market.pile and not m.number
    random.shuffle(market.tactic_pile)
    mixed = [market.unused, market.pile, market.common]
    for other, team in enumerate(m.teams):
        if other != seat:
            _mix([team.hand, team.deck], random)
            mixed += [team.dealt, *([team.mini] if drafting else [])]
        else:
            random.shuffle(team.deck)
    _mix(mixed, random)


def _mix(piles: list[list[int]], random: Random) -> None:
    """Cards change places with those of any of the other piles."""
    cards = [card for pile in piles for card in pile]
    random.shuffle(cards)
    for pile in piles:
        pile[:], cards = cards[: len(pile)], cards[len(pile) :]
