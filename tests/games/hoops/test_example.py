"""The rulebook's worked example: Fred and Sophie, two turns each, every number. H6 says where the rules depart."""

from typing import Any

import pytest

from tests.games.hoops.courtside import (
    BOX,
    DRIVE,
    FRED,
    INSIDE,
    LOW_POST,
    PF,
    SF,
    SG,
    SLASHING,
    SOPHIE,
    STARTER_C1,
    STARTER_PF1,
    STARTER_PG1,
    STARTER_SF1,
    STARTER_SG1,
    SUB_C1,
    SUB_PF1,
    SUB_PF2,
    SUB_PG1,
    SUB_SF1,
    SUB_SG1,
    SUB_SG2,
    SWITCH,
    THREE,
    THREE_POINTS,
    TIRED,
    TRAP,
    Courtside,
    beige,
    blue,
    brown,
    grey,
    luck_of,
    only,
    play,
    red,
    yellow,
)
from tests.games.hoops.courtside import QUICK_DRIVE as VIRGINIA_TECH
from tests.games.hoops.courtside import QUICK_THREE as KENTUCKY
from wwtennis.games.hoops.choices import (
    ADJUSTED,
    KEEP_BEST,
    KEEP_REST,
    LAY_ALL,
    REROLL,
    Activate,
    BringOn,
    BuyCard,
    LayTactic,
    MarkDie,
    MarkTactic,
    PayCard,
    RemoveCard,
)
from wwtennis.games.hoops.events import AttackScored, DiceKept, DiceRerolled, Scored
from wwtennis.games.hoops.game import Hoops
from wwtennis.games.hoops.rules.court import intelligence, rebounds, skill_sum
from wwtennis.games.hoops.rules.resolving import attack_rerolls
from wwtennis.games.hoops.setup import SeatSetup, Setup
from wwtennis.kernel.game import FACE_DOWN
from wwtennis.kernel.table import Table

SHARPSHOOTER, BIG_MAN, GUARD = 1, 2, 3  # the players that Fred and Sophie buy: they cost 3, 3 and 4
FREDS_DECK = [SUB_SF1, SUB_PG1, LOW_POST, TRAP, SUB_PF2, SUB_PF1]  # below his first hand; the last card is on top
FREDS_HAND = [SUB_SG1, SUB_SG2, SUB_C1, THREE_POINTS, SWITCH, SLASHING]
SOPHIES_DECK = [SUB_C1, SUB_PF2, SUB_SG1, LOW_POST, THREE_POINTS, SUB_PG1]
SOPHIES_HAND = [SUB_SG2, SUB_SF1, SUB_PF1, SLASHING, SWITCH, TRAP]

# The market as the example needs it: the cheapest players first, and six tactics of which Fred keeps one.
PILE = [60, 61, GUARD, 50, BIG_MAN, SHARPSHOOTER]
SHOWN = [VIRGINIA_TECH, 150, 151, 152, 153, 154]
NEXT_TACTICS = [160, 161, 162, 163, 164, 165, 166, 167, 155, 156, 157, 158, KENTUCKY]


def example() -> Table[Any]:
    """The table before Fred's first turn: shuffles give what the example shows."""
    players = [number for number in range(1, 101) if number not in PILE]
    tactics = [number for number in range(101, 171) if number not in [*SHOWN, *NEXT_TACTICS]]
    luck = Courtside(
        coins=[False],
        shuffles=[
            (*PILE[::-1], *players),
            (*tactics, *NEXT_TACTICS, *SHOWN[::-1]),
            (*FREDS_DECK, *FREDS_HAND[::-1]),
            (*SOPHIES_DECK, *SOPHIES_HAND[::-1]),
        ],
    )
    table = Table(Hoops(Setup(BOX, (SeatSetup("Fred"), SeatSetup("Sophie")))), luck)
    table.open()
    _lay_market(table)
    return table


def _lay_market(table: Table[Any]) -> None:
    """The players that the example's market shows; by the rules any twenty could lie there."""
    market = table.state.market
    market.pile[-4:] = [60, 61, GUARD, 50]
    market.track[:2] = [BIG_MAN, SHARPSHOOTER]


def sums(table: Table[Any], seat: int, *skills: Any) -> tuple[int, ...]:
    team = table.state.teams[seat]
    return intelligence(BOX, team), rebounds(BOX, team), *[skill_sum(BOX, team, skill) for skill in skills]


def court(table: Table[Any], seat: int) -> list[int]:
    return list(table.state.teams[seat].court)


@pytest.mark.rule("H6", "HO-3.8", "HO-3.9", "HO-3.10", "HO-3.11", "HO-3.12", "HO-3.13")
def test_two_turns_each():
    table = example()
    freds_first_turn(table)
    sophies_first_turn(table)
    freds_second_turn(table)
    sophies_second_turn(table)

    # Fred's third turn has begun: 13 - 5 = 8 more.
    assert [team.points for team in table.state.teams] == [[0, 3 + 8], [10, 0]]


def freds_first_turn(table: Table[Any]) -> None:
    fred = table.state.teams[FRED]
    assert fred.hand == FREDS_HAND
    play(table, *[MarkTactic(card) for card in SHOWN[1:]], ADJUSTED)
    assert table.state.market.shown == [VIRGINIA_TECH, KENTUCKY, 158, 157, 156, 155]

    play(table, BuyCard(SHARPSHOOTER))  # all three substitutes, for 3
    play(table, BuyCard(KENTUCKY), PayCard(THREE_POINTS), PayCard(SWITCH))
    assert fred.deck[-2:] == [SHARPSHOOTER, KENTUCKY]
    play(table, LayTactic(SLASHING))
    assert sums(table, FRED, DRIVE) == (6, 4, 3)

    luck_of(table).rolls = [red(4), red(2), red(2)]
    table.answer(Activate(SLASHING))
    assert attack_rerolls(table.state, FRED) == 0  # four rebounds each
    events = table.answer(KEEP_BEST)

    assert only(DiceKept, events).dice == (red(4), red(2))
    assert fred.hand == [KENTUCKY, SHARPSHOOTER, SUB_PF1, SUB_PF2, TRAP, LOW_POST]
    assert table.state.market.shown[1] == NEXT_TACTICS[-6]


def sophies_first_turn(table: Table[Any]) -> None:
    sophie = table.state.teams[SOPHIE]
    assert table.state.market.track[:3] == [50, BIG_MAN, FACE_DOWN]  # the first place was free: nobody moved
    play(table, *[MarkTactic(card) for card in table.state.market.shown[3:]], ADJUSTED)
    table.state.market.shown[0] = VIRGINIA_TECH

    play(table, BringOn(SUB_SG2, SG), BringOn(SUB_SF1, SF), BringOn(SUB_PF1, PF))
    assert court(table, SOPHIE) == [STARTER_PG1, SUB_SG2, SUB_SF1, SUB_PF1, STARTER_C1]
    assert sophie.hand == [SLASHING, SWITCH, TRAP, SUB_PG1, THREE_POINTS, LOW_POST]
    play(table, BuyCard(VIRGINIA_TECH), PayCard(THREE_POINTS), PayCard(SLASHING))
    play(table, LAY_ALL)
    assert (sophie.offence, sophie.defence) == ([LOW_POST], [SWITCH, TRAP])

    assert sums(table, SOPHIE)[0] == 4
    luck_of(table).rolls = [grey(3, DRIVE), brown(3, INSIDE), brown(2, INSIDE)]
    play(table, Activate(TRAP), MarkDie(brown(3, INSIDE)), REROLL)
    events = table.answer(KEEP_BEST)
    assert only(DiceKept, events).dice == (grey(3, DRIVE),)

    assert sums(table, SOPHIE, INSIDE) == (4, 3, 4)
    luck_of(table).rolls = [yellow(6), yellow(6), yellow(4), yellow(2)]
    events = play(table, Activate(LOW_POST), KEEP_BEST)
    assert only(DiceKept, events).dice == (yellow(6), yellow(6))

    # H6: by the rules the Fatigue card and the bought tactic lie on the deck, and no shuffle is needed.
    table.answer(KEEP_REST)
    assert sophie.hand == [SUB_PG1, TIRED[0], VIRGINIA_TECH, SUB_SG1, SUB_PF2, SUB_C1]
    assert sophie.deck == []


def freds_second_turn(table: Table[Any]) -> None:
    fred = table.state.teams[FRED]
    scored = [entry for entry in table.entries if isinstance(entry, AttackScored)][-1]
    assert scored == AttackScored(FRED, 6, (Scored(SOPHIE, 3, 3),), ((0, 3), (0, 0)))
    assert table.state.market.track[:3] == [GUARD, 50, BIG_MAN]
    play(table, *[MarkTactic(card) for card in table.state.market.shown[:2]], ADJUSTED)

    play(table, BringOn(SHARPSHOOTER, SG), BringOn(SUB_PF1, PF))
    assert court(table, FRED) == [STARTER_PG1, SHARPSHOOTER, STARTER_SF1, SUB_PF1, STARTER_C1]
    assert fred.discard[-2:] == [STARTER_SG1, STARTER_PF1]
    assert fred.hand[-2:] == [SUB_PG1, SUB_SF1]
    play(table, BuyCard(BIG_MAN))  # with the two new cards and the one left, for 3
    assert fred.deck == [BIG_MAN]
    play(table, LAY_ALL)
    assert fred.hand == []

    assert sums(table, FRED, THREE) == (5, 5, 4)
    assert sums(table, SOPHIE)[1] == 3
    luck_of(table).rolls = [blue(9), blue(2), blue(0), blue(0), blue(2)]
    table.answer(Activate(KENTUCKY))
    assert attack_rerolls(table.state, FRED) == 1
    events = table.answer(MarkDie(blue(0)))
    assert only(DiceRerolled, events).new == (blue(2),)
    events = table.answer(KEEP_BEST)
    assert only(DiceKept, events).dice == (blue(9), blue(2), blue(2))

    luck_of(table).rolls = [grey(2, INSIDE), grey(1, DRIVE), brown(3, THREE), grey(1, DRIVE), brown(1, DRIVE)]
    play(table, Activate(TRAP), MarkDie(grey(1, DRIVE)), MarkDie(brown(3, THREE)))
    luck_of(table).shuffles = [tuple(sorted([*fred.discard, TRAP]))]
    events = play(table, REROLL)
    assert only(DiceRerolled, events).new == (grey(1, DRIVE), brown(1, DRIVE))
    events = table.answer(KEEP_BEST)
    assert only(DiceKept, events).dice == (grey(2, INSIDE),)
    # H6: two Fatigue cards lie on the player whom he bought.
    assert fred.hand[:3] == [TIRED[2], TIRED[1], BIG_MAN]


def sophies_second_turn(table: Table[Any]) -> None:
    sophie = table.state.teams[SOPHIE]
    scored = [entry for entry in table.entries if isinstance(entry, AttackScored)][-1]
    assert scored == AttackScored(SOPHIE, 12, (Scored(FRED, 2, 10),), ((0, 3), (10, 0)))
    # H6: the book's hand, laid by hand: a starter and Low Post in place of Fatigue and the substitute.
    sophie.discard.remove(STARTER_SF1)
    sophie.discard.remove(LOW_POST)
    sophie.discard += [SUB_PG1, TIRED[0]]
    sophie.hand[:] = [STARTER_SF1, LOW_POST, VIRGINIA_TECH, SUB_SG1, SUB_PF2, SUB_C1]
    table.state.market.track[:3] = [GUARD, 50, 61]

    play(table, ADJUSTED)
    play(table, BuyCard(GUARD), PayCard(STARTER_SF1), PayCard(SUB_C1), PayCard(SUB_SG1))
    assert sophie.deck == [GUARD]
    play(table, LAY_ALL)
    assert (sophie.offence, sophie.defence) == ([LOW_POST, VIRGINIA_TECH], [SWITCH])
    assert VIRGINIA_TECH not in [option.card for option in table.pending.options if isinstance(option, Activate)]

    luck_of(table).rolls = [yellow(4), yellow(2), yellow(0), yellow(0)]
    table.answer(Activate(LOW_POST))
    assert attack_rerolls(table.state, SOPHIE) == 0  # three rebounds against five
    events = table.answer(KEEP_BEST)
    assert only(DiceKept, events).dice == (yellow(4), yellow(2))

    # H6: no beige die has a yellow 3; it is read as a yellow 1.
    luck_of(table).rolls = [beige(2, THREE), beige(2, THREE), beige(1, INSIDE), brown(1, INSIDE), brown(3, THREE)]
    play(table, Activate(SWITCH), MarkDie(brown(1, INSIDE)), REROLL)
    events = table.answer(KEEP_BEST)
    assert set(only(DiceKept, events).dice) == {beige(2, THREE), brown(3, THREE)}

    play(table, RemoveCard(SUB_PF2))
    assert SUB_PF2 in table.state.market.out
    assert len(sophie.hand) == 6
