"""The words in which the rule tests of Worldwide Tennis are written.

    table = given(Phase.STROKE, RAFAEL, ball=Shot(EASY_SERVE, to=BACKHAND), rafael=side(hand=[BACKHAND_ATTACK]))

    events = table.answer(PlayStroke(BACKHAND_ATTACK, FOREHAND))

    assert only(StrokeLanded, events).target is FOREHAND

Roger sits in seat A and Rafael in seat B, as in the rulebook's examples. The cards are those of the deck; but the
numbers of the cards that have a name here are pinned, so that calibrating the deck breaks no proof of a rule.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from tests.helpers import Told
from tests.histories import GivenSide, Situation, history
from tests.histories import Shot as Shot  # a word of the tests too
from tests.material import load_deck
from wwtennis.games.worldwide.cards import Deck, Kind, Risk, Serve, Spin, Stands, Stroke, Surface, Zone
from wwtennis.games.worldwide.choices import PlayStroke
from wwtennis.games.worldwide.events import DieRolled, ServeMissed, StrokeMissed
from wwtennis.games.worldwide.game import FOLLOWS, Worldwide
from wwtennis.games.worldwide.setup import Level, SeatSetup, Setup
from wwtennis.games.worldwide.solo_levels import SoloLevel
from wwtennis.games.worldwide.state import Match, Phase
from wwtennis.kernel.game import Choice, Event
from wwtennis.kernel.table import Table, fold
from wwtennis.tennis.score import TIEBREAK_MODE, Format, Score

ROGER, RAFAEL = 0, 1
BACKHAND, NEUTRAL, FOREHAND, VOLLEY = Zone.BACKHAND, Zone.NEUTRAL, Zone.FOREHAND, Zone.VOLLEY
CLAY, HARD, GRASS, INDOOR = Surface
TOPSPIN, SLICE = Spin.TOPSPIN, Spin.SLICE

# The cards that tests name.
FOREHAND_DEFENSE, TOPSPIN_CROSSCOURT, BACKHAND_DEFENSE, SLICED_DEFENSE = 1, 11, 13, 14
FOREHAND_ATTACK, BACKHAND_ATTACK = 25, 29
DROP_SHOT, BACKHAND_DROP_SHOT = 33, 34
FOREHAND_WINNER, WINNER = 36, 37
FOREHAND_PASSING, BACKHAND_PASSING, LOB = 38, 39, 44
VOLLEY_4, VOLLEY_8, DROP_VOLLEY, SMASH = 48, 56, 58, 60
SAFEST_SERVE, EASY_SERVE, KICK_SERVE, FAST_SERVE, BIG_SERVE = 61, 62, 63, 64, 65


def malus(clay: int, hard: int, grass: int, indoor: int) -> dict[Surface, int]:
    return {CLAY: clay, HARD: hard, GRASS: grass, INDOOR: indoor}


def _card(kind: Kind, risk: Risk, number: int, way: str, trouble: dict[Surface, int], **more: Any) -> dict[str, Any]:
    """What is pinned on a card. `way`: where it starts and where it goes, "FN>B"."""
    starts, targets = (tuple(map(Zone, zones)) for zones in way.split(">"))
    plain: dict[str, Any] = {"draw": 1, "star": 0, "spin": None, "opponent": None, "star_cost": 0}
    return {
        "kind": kind, "risk": risk, "difficulty": number, "starts": starts, "targets": targets, "malus": trouble,
        **plain, **more,
    }  # fmt: skip


def _serve(risk: Risk, number: int, trouble: dict[Surface, int], topspin: int, slice_: int, ace: Any) -> dict[str, Any]:
    return {"risk": risk, "difficulty": number, "malus": trouble, "topspin": topspin, "slice": slice_, "ace": ace}


LOW, MEDIUM, HIGH = Risk
AT_NET, AT_BASELINE = Stands
NO_TROUBLE = malus(0, 0, 0, 0)
PINNED: dict[int, dict[str, Any]] = {
    FOREHAND_DEFENSE: _card(Kind.DEFENSE, LOW, 0, "FN>N", NO_TROUBLE, draw=2, star=1),
    BACKHAND_DEFENSE: _card(Kind.DEFENSE, LOW, 0, "BN>N", NO_TROUBLE, draw=2, star=1),
    TOPSPIN_CROSSCOURT: _card(Kind.CROSS, LOW, 2, "FN>F", malus(2, 1, 1, 1), star=1, spin=TOPSPIN),
    SLICED_DEFENSE: _card(Kind.DEFENSE, LOW, 1, "BN>N", NO_TROUBLE, draw=0, spin=SLICE),
    FOREHAND_ATTACK: _card(Kind.ATTACK, MEDIUM, 4, "NF>BN", malus(3, 5, 7, 5)),
    BACKHAND_ATTACK: _card(Kind.ATTACK, MEDIUM, 4, "BN>FN", malus(3, 4, 7, 5)),
    DROP_SHOT: _card(Kind.DROP_SHOT, HIGH, 5, "NF>V", malus(6, 4, 4, 3), opponent=AT_BASELINE, star_cost=1),
    BACKHAND_DROP_SHOT: _card(Kind.DROP_SHOT, HIGH, 6, "BN>V", malus(7, 5, 5, 4), opponent=AT_BASELINE, star_cost=1),
    FOREHAND_WINNER: _card(Kind.WINNER, HIGH, 12, "NF>", NO_TROUBLE, star=1, winner=True),
    WINNER: _card(Kind.WINNER, HIGH, 22, "BNF>", NO_TROUBLE, draw=0, star=1, winner=True, reusable=True),
    FOREHAND_PASSING: _card(Kind.PASSING, MEDIUM, 2, "FN>FB", malus(7, 6, 5, 6), opponent=AT_NET),
    BACKHAND_PASSING: _card(Kind.PASSING, MEDIUM, 2, "BN>FB", malus(7, 6, 5, 6), opponent=AT_NET),
    LOB: _card(Kind.LOB, HIGH, 3, "BNF>BF", malus(4, 3, 3, 3), opponent=AT_NET),
    VOLLEY_4: _card(Kind.VOLLEY, HIGH, 4, "V>NF", malus(0, 1, 2, 1)),
    VOLLEY_8: _card(Kind.VOLLEY, HIGH, 8, "V>FB", malus(4, 5, 6, 5), star=1),
    DROP_VOLLEY: _card(Kind.DROP_VOLLEY, HIGH, 5, "V>V", malus(6, 5, 5, 4), opponent=AT_BASELINE, star_cost=1),
    SMASH: _card(Kind.SMASH, HIGH, 3, "V>FB", malus(8, 9, 10, 10), star=1),
    SAFEST_SERVE: _serve(LOW, 2, malus(1, 2, 2, 2), topspin=2, slice_=1, ace=None),
    EASY_SERVE: _serve(LOW, 4, malus(3, 3, 3, 3), topspin=1, slice_=1, ace=(20, 20)),
    KICK_SERVE: _serve(MEDIUM, 9, malus(6, 7, 7, 7), topspin=1, slice_=2, ace=None),
    FAST_SERVE: _serve(MEDIUM, 10, malus(2, 6, 9, 8), topspin=1, slice_=2, ace=(19, 20)),
    BIG_SERVE: _serve(HIGH, 13, malus(1, 5, 7, 5), topspin=2, slice_=2, ace=(18, 20)),
}
REAL_DECK: Deck = load_deck()

side = GivenSide
AnyCard = TypeVar("AnyCard", Stroke, Serve)


def deck_with(changes: dict[int, dict[str, Any]], deck: Deck | None = None) -> Deck:
    """The tests' deck, with other numbers on some of its cards."""
    deck = deck or DECK

    def changed(found: Mapping[int, AnyCard]) -> dict[int, AnyCard]:
        return {number: msgspec.structs.replace(card, **changes.get(number, {})) for number, card in found.items()}

    return Deck(changed(deck.strokes), changed(deck.serves), "of the tests")


DECK = deck_with(PINNED, REAL_DECK)


def agreed(
    *,
    deck: Deck | None = None,
    played: Format = TIEBREAK_MODE,
    surface: Surface = HARD,
    level: Level = Level.ADVANCED,
    challenges: bool = True,
    seats: tuple[SeatSetup, SeatSetup] = (SeatSetup("Roger"), SeatSetup("Rafael")),
    solo: SoloLevel | None = None,
) -> Setup:
    """What Roger and Rafael agreed before the match."""
    return Setup(deck or DECK, played, surface, level, challenges, seats, solo)


def opened(*, dice: Sequence[int] = (), coins: Sequence[bool] = (False,), **agreement: Any) -> Table[Match]:
    """A match at its very first question. Shuffles leave the cards as they are, and the toss makes Roger serve."""
    table = Table(Worldwide(agreed(**agreement)), Told(dice=dice, coins=coins))
    table.open()
    return table


def given(
    phase: Phase,
    turn: int,
    *,
    roger: GivenSide | None = None,
    rafael: GivenSide | None = None,
    ball: Shot | None = None,
    answered: Shot | None = None,
    score: Score | None = None,
    server: int = ROGER,
    zone: Zone = FOREHAND,
    fault: int | None = None,
    retreated: bool = False,
    called: ServeMissed | StrokeMissed | None = None,
    dice: Sequence[int] = (),
    coins: Sequence[bool] = (),
    shuffles: Sequence[tuple[int, ...]] = (),
    sixes: Sequence[int] = (),
    **agreement: Any,
) -> Table[Match]:
    """A table at this question. `ball` was hit by the other player; `answered` is what that player answered with it.

    Whoever is not placed stands where the question needs it: the one in turn at the ball, the server on Neutral.
    """
    setup = agreed(**agreement)
    situation = Situation(
        setup=setup, phase=phase, turn=turn, sides=(roger or side(), rafael or side()), ball=ball, answered=answered,
        score=score, server=server, zone=zone, fault=fault, retreated=retreated, called=called,
    )  # fmt: skip
    luck = Told(dice=dice, sixes=sixes, coins=coins, shuffles=shuffles)
    if phase in FOLLOWS:
        return Table(Underway(setup, history(situation)), luck)
    table = Table(Worldwide(setup), luck)
    table.resume(list(history(situation)))
    return table


class Underway(Worldwide):
    """A match in the midst of what happens by itself: opening it lets that go on."""

    def __init__(self, setup: Setup, happened: Sequence[Event]) -> None:
        super().__init__(setup)
        self._happened = happened

    def new_state(self) -> Match:
        return fold(Worldwide(self.setup), self._happened)


def what_follows(table: Table[Match]) -> list[Event]:
    """What happens by itself, at a table where no question is open."""
    assert table.pending is None
    return table.open()


def play(table: Table[Match], *choices: Choice) -> list[Event]:
    """Give these answers, one after the other, and tell what followed from the last."""
    return [table.answer(choice) for choice in choices][-1]


# Then: what to look at.

E = TypeVar("E", bound=Event)


def every(kind: type[E], events: Sequence[Any]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def only(kind: type[E], events: Sequence[Any]) -> E:
    """The one event of this kind."""
    found = every(kind, events)
    assert len(found) == 1, f"{len(found)} of {kind.__name__} in {events}"
    return found[0]


def kinds(events: Sequence[Any]) -> list[str]:
    return [type(event).__name__ for event in events]


def needed(events: Sequence[Any]) -> int:
    """What the die had to show."""
    return only(DieRolled, events).needed


def options(table: Table[Any]) -> list[Any]:
    assert table.pending is not None
    return list(table.pending.options)


def playable(table: Table[Any]) -> set[int]:
    """The strokes that may be played now."""
    return {option.card for option in options(table) if isinstance(option, PlayStroke)}


def asked(table: Table[Any]) -> tuple[int, Any]:
    """Of whom the table wants to know what."""
    assert table.pending is not None
    return table.pending.seat, table.pending.kind
