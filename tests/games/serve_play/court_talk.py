"""The words in which the rule tests of Serve & Play are written.

    table = given(hands=[[], ["fr>bl", "smash"]])

    events = table.answer(play("fr>bl"))

    assert only(ShotPlayed, events).place is BACK_LEFT

In singles Ann sits in seat 0 and Bob in seat 1. In doubles Ann and Cy (seats 0 and 2, right and left half) play against
Bob and Dee (seats 1 and 3). A card is called by its face: "fr>bl" is the shot from the right forecourt to the left
back-court. The decks are the tests' own, so that calibrating the real ones breaks no proof of a rule.

What is given is a history: events that fold to the situation. No state is poked at.
"""

from collections.abc import Sequence
from typing import Any

from tests.helpers import Told
from wwtennis.files.assets import read_yaml
from wwtennis.files.shipped import assets_folder
from wwtennis.games.serve_play.cards import FORECOURT, Decks, Half, Place, ServeKind
from wwtennis.games.serve_play.choices import Give, Pass, PlayCard, Take
from wwtennis.games.serve_play.decks import read_decks
from wwtennis.games.serve_play.events import (
    BallLeft,
    CardsDealt,
    How,
    KillPlayed,
    PlayDeckShuffled,
    PointStarted,
    PointWon,
    ServeDeckShuffled,
    ServeIn,
    ServeTurned,
    ShotPlayed,
    SmashPlayed,
)  # fmt: skip
from wwtennis.games.serve_play.game import ServePlay
from wwtennis.games.serve_play.rules.between import HALF_OF
from wwtennis.games.serve_play.rules.doubles import offered_to
from wwtennis.games.serve_play.setup import Setup, partner_of
from wwtennis.games.serve_play.state import Match
from wwtennis.kernel.game import Event
from wwtennis.kernel.table import Table, fold
from wwtennis.tennis.score import Score, court_served_to, side_of

ANN, BOB, CY, DEE = range(4)
SINGLES, DOUBLES = ("Ann", "Bob"), ("Ann", "Bob", "Cy", "Dee")
RIGHT, LEFT = Half.RIGHT, Half.LEFT
FORE_LEFT, FORE_RIGHT, BACK_LEFT, BACK_RIGHT = Place
ACE, FAULT, IN = ServeKind

SMASHES, KILLS, OUTS, SHOTS = 6, 3, 5, 4  # copies of each, in the tests' deck


def plain_decks() -> dict[str, Any]:
    """The tests' decks as a file would have them: 40 serves, 78 cards to play."""
    name = {"en": "A card", "fr": "Une carte"}
    serve = [{"kind": kind, "copies": copies, "name": name} for kind, copies in (("ace", 4), ("fault", 8), ("in", 28))]
    specials = [
        {"kind": kind, "copies": copies, "name": name}
        for kind, copies in (("smash", SMASHES), ("kill", KILLS), ("out", OUTS))
    ]
    shots = [
        {"kind": "shot", "from": start.word, "to": end.word, "copies": SHOTS, "name": name}
        for start in Place
        for end in Place
    ]
    return {"serve": serve, "play": specials + shots}


DECKS: Decks = read_decks(plain_decks(), "tests")
REAL_FILE = assets_folder() / "serve_play" / "decks.yaml"
REAL_DECKS: Decks = read_decks(read_yaml(REAL_FILE), REAL_FILE.name)


def card(called: str, copy: int = 1) -> int:
    """The number of a card: "smash", "fr>bl"; the second copy of a card has the next number."""
    return cards_called(called)[copy - 1]


def cards_called(called: str) -> list[int]:
    return [number for number in DECKS.plays if face_name(number) == called]


def face_name(number: int) -> str:
    face = DECKS.plays[number]
    return face.kind.value if face.start is None or face.end is None else f"{face.start.value}>{face.end.value}"


def serve_card(kind: ServeKind, copy: int = 1) -> int:
    return [number for number, face in DECKS.serves.items() if face.kind is kind][copy - 1]


def play(called: str) -> PlayCard:
    return PlayCard(card(called))


def discard(called: str) -> Pass:
    return Pass(card(called))


def give(called: str) -> Give:
    return Give(card(called))


def take(called: str) -> Take:
    return Take(card(called))


# Given


def setup(names: Sequence[str] = SINGLES, **variants: Any) -> Setup:
    return Setup(DECKS, tuple(names), **variants)


def opened(names: Sequence[str] = SINGLES, *, serves: Sequence[ServeKind] = (IN,), **variants: Any) -> Table[Match]:
    """A match at its first question, which has been opened by the rules.

    The first lot is an ace: Ann serves. `serves` are the next cards of the Serve deck; nothing else is shuffled.
    """
    luck = Told(shuffles=[serve_order([ACE]), serve_order(serves)])
    table = Table(ServePlay(setup(names, **variants)), luck)
    table.open()
    return table


Rally = Sequence[tuple[int, str]]  # who played what: "fr>bl", "smash"; or "leave"


def given(
    names: Sequence[str] = SINGLES,
    hands: Sequence[Sequence[str]] = (),
    *,
    score: Score | None = None,
    serves: Sequence[ServeKind] = (),
    are_the_last: bool = False,
    rally: Rally | None = (),
    top: Sequence[str] = (),
    discards: Sequence[str] = (),
    shuffles: Sequence[tuple[int, ...]] = (),
    **variants: Any,
) -> Table[Match]:
    """A point at this score: served in, and then what the rally says; with None the serve is still to come.

    `serves` are the next cards of the Serve deck (`are_the_last`: all others are used), `top` the next ones to be
    dealt, `discards` have been played before.
    """
    agreed = setup(names, **variants)
    score = score or Score(ANN)
    pile = Pile(hands, rally or (), top, discards)
    first = [IN] if rally is not None else []
    happened = [
        *(used_up_to(serves) if are_the_last else [ServeDeckShuffled(serve_order([*first, *serves]))]),
        *pile.dealt(),
        PointWon(ANN, How.PASSED, score),
        PointStarted(score.server, HALF_OF[court_served_to(score)]),
    ]
    if rally is not None:
        happened += rallied(agreed, score, pile.struck)
    return at_table(agreed, happened, shuffles)


def given_won(
    names: Sequence[str] = SINGLES,
    hands: Sequence[Sequence[str]] = (),
    *,
    score: Score,
    side: int = ANN,
    serves: Sequence[ServeKind] = (IN,),
    top: Sequence[str] = (),
    discards: Sequence[str] = (),
    shuffles: Sequence[tuple[int, ...]] = (),
    **variants: Any,
) -> Table[Match]:
    """A point that `side` has just won, and that makes this the score."""
    agreed = setup(names, **variants)
    happened = [ServeDeckShuffled(serve_order(serves)), *Pile(hands, (), top, discards).dealt()]
    return at_table(agreed, [*happened, PointWon(side, How.PASSED, score)], shuffles)


def at_table(agreed: Setup, happened: Sequence[Event], shuffles: Sequence[tuple[int, ...]] = ()) -> Table[Match]:
    """A table at which all this has happened. What follows by itself is still to come: `table.open()`."""
    return Table(Underway(agreed, happened), Told(shuffles=shuffles))


class Underway(ServePlay):
    """The game, from the middle of a match on."""

    def __init__(self, agreed: Setup, happened: Sequence[Event]) -> None:
        super().__init__(agreed)
        self._happened = happened

    def new_state(self) -> Match:
        return fold(ServePlay(self.setup), self._happened)


def serve_order(serves: Sequence[ServeKind]) -> tuple[int, ...]:
    """The Serve deck with these on top, the first one last; below them it is as the file has it."""
    wanted: list[int] = []
    for kind in serves:
        wanted.append(next(n for n, face in DECKS.serves.items() if face.kind is kind and n not in wanted))
    return (*[number for number in DECKS.serves if number not in wanted], *wanted[::-1])


def used_up_to(serves: Sequence[ServeKind]) -> list[Event]:
    """All serve cards but these have been turned."""
    left = serve_order(serves)[len(DECKS.serves) - len(serves) :]
    used = [number for number in DECKS.serves if number not in left]
    return [ServeDeckShuffled((*left, *used)), *[ServeTurned(ANN, number, 1) for number in used[::-1]]]


class Pile:
    """The Play deck, so that everybody gets the cards that they hold, play in the rally, or have discarded."""

    def __init__(
        self, hands: Sequence[Sequence[str]], rally: Rally, top: Sequence[str], discards: Sequence[str]
    ) -> None:
        self._used: list[int] = []
        self.held = [(seat, self._draw(called)) for seat, hand in enumerate(hands) for called in hand]
        self.struck = [(seat, None if called == "leave" else self._draw(called)) for seat, called in rally]
        self.discarded = [self._draw(called) for called in discards]
        self.top = [self._draw(called) for called in top]

    def _draw(self, called: str) -> int:
        self._used.append(next(number for number in cards_called(called) if number not in self._used))
        return self._used[-1]

    def dealt(self) -> list[Event]:
        played = [(seat, number) for seat, number in self.struck if number is not None]
        deals = [*self.held, *played, *[(ANN, number) for number in self.discarded]]
        rest = [number for number in DECKS.plays if number not in self._used]
        order = (*rest, *self.top[::-1], *[number for _, number in deals][::-1])
        gone = [KillPlayed(ANN, number) for number in self.discarded]
        return [PlayDeckShuffled(order), *[CardsDealt(seat, (number,)) for seat, number in deals], *gone]


def rallied(agreed: Setup, score: Score, struck: Sequence[tuple[int, int | None]]) -> list[Event]:
    """The serve, and what was played after it: None leaves the ball to the partner."""
    server, half = score.server, HALF_OF[court_served_to(score)]
    first = offered_to(agreed, 1 - side_of(server), FORECOURT[half])
    events: list[Event] = [ServeTurned(server, serve_card(IN), 1), ServeIn(server, FORECOURT[half], first)]
    striker = server
    for seat, number in struck:
        if number is None:
            events.append(BallLeft(seat, partner_of(seat)))
            continue
        place = DECKS.plays[number].end
        if place is None:
            events.append(SmashPlayed(seat, number, striker))
        else:
            events.append(ShotPlayed(seat, number, place, offered_to(agreed, 1 - side_of(seat), place)))
        striker = seat
    return events
