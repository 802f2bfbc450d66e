"""A history of a match that folds to a situation: what rule tests are given.

Nothing is poked into a state. Whatever a test says of hands, Stars, the ball and the question happens here as events,
and a table takes the match up after them, as it would take up a log.
"""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from wwtennis.games.worldwide.cards import PILES, SERVES, Deck, Pile, Spin, Zone
from wwtennis.games.worldwide.events import (
    CardDiscarded,
    ChallengeDecided,
    ChallengeRegained,
    CoinTossed,
    EndsChanged,
    Going,
    HandOverfull,
    How,
    PileReason,
    PileShuffled,
    PlayerMoved,
    PointStarted,
    PointWon,
    Rest,
    Rested,
    ServeIn,
    ServeMissed,
    ServeStruck,
    SideOffered,
    SmashSetAside,
    SoloCardDrawn,
    SoloPileShuffled,
    SoloTired,
    StartingHandTaken,
    StrokeLanded,
    StrokeMissed,
    StrokePlayed,
    TableCleared,
    TurnPassed,
)
from wwtennis.games.worldwide.setup import CHALLENGES, Setup
from wwtennis.games.worldwide.state import Phase
from wwtennis.kernel.game import Event
from wwtennis.tennis.score import Score

SEATS = (0, 1)
ANY_SERVE = 61


class Shot(msgspec.Struct, frozen=True):
    """A ball in play: the card that hit it, and where to. A stroke's own spin goes with it; a serve's is announced."""

    card: int
    to: Zone
    spin: Spin | None = None


class GivenSide(msgspec.Struct, frozen=True, kw_only=True):
    """One player's end. What is not said is as after set-up; the top card of a pile comes last."""

    at: Zone | None = None
    hand: Sequence[int] = ()
    stars: int = 4
    challenges: int | None = None
    discard: Sequence[int] = ()
    played: Sequence[int] = ()
    draw: Sequence[int] | None = None
    built: int = 0
    piles: Mapping[Pile, Sequence[int]] | None = None  # of the solo opponent ...
    smash: int | None = None
    fatigue: int = 0


class Situation(msgspec.Struct, frozen=True, kw_only=True):
    """What a test wants to be asked, of whom, and what it looks like then."""

    setup: Setup
    phase: Phase
    turn: int
    sides: tuple[GivenSide, GivenSide]
    ball: Shot | None
    answered: Shot | None
    score: Score | None
    server: int
    zone: Zone
    fault: int | None
    retreated: bool
    called: ServeMissed | StrokeMissed | None

    @property
    def striker(self) -> int:
        """Who hit the ball that is in play."""
        return self.turn if self.phase is Phase.REPOSITION else 1 - self.turn

    def place(self, seat: int) -> Zone:
        """Where it was put, or where the question needs it: the one in turn at the ball, the server on Neutral."""
        said = self.sides[seat].at
        if said is not None:
            return said
        if self.ball is None:
            return Zone.NEUTRAL if seat == self.server else self.zone
        return self.ball.to if seat == self.turn and self.phase is Phase.STROKE else Zone.NEUTRAL


def history(given: Situation) -> list[Event]:
    """From the first card to where the question stands."""
    return [*_before_the_point(given), *_the_point(given), *_the_question(given)]


def _before_the_point(given: Situation) -> Iterator[Event]:
    for seat in SEATS:
        yield from _cards(seat, given.sides[seat])
    yield CoinTossed(given.server)
    for seat in SEATS:
        yield from _tokens(given, seat)
    if given.score is not None:
        yield PointWon(0, How.WINNER, given.score)


def _cards(seat: int, wanted: GivenSide) -> Iterator[Event]:
    yield StartingHandTaken(seat, (*wanted.hand, *wanted.discard, *wanted.played))
    if wanted.draw is not None:
        yield PileShuffled(seat, tuple(wanted.draw))
    for card in wanted.discard:
        yield CardDiscarded(seat, card)
    for pile, cards in (wanted.piles or {}).items():
        yield SoloPileShuffled(seat, pile, tuple(cards))
    if wanted.smash is not None:
        yield SoloPileShuffled(seat, Pile.VOLLEY, (*(wanted.piles or PILES)[Pile.VOLLEY], wanted.smash))
        yield SoloCardDrawn(seat, Pile.VOLLEY, wanted.smash, PileReason.ZONE_HIT)
        yield SmashSetAside(seat, wanted.smash)


def _tokens(given: Situation, seat: int) -> Iterator[Event]:
    wanted, solo = given.sides[seat], given.setup.solo is not None and seat == 1
    more = wanted.stars - (0 if solo else given.setup.seats[seat].stars_up)
    if more > 0:
        yield Rested(seat, Rest.FOCUS, more)
    elif more < 0:
        yield ServeStruck(seat, ANY_SERVE, None, -more, 1)
    if wanted.challenges is not None:
        agreed = CHALLENGES if given.setup.challenges_on else 0
        for _ in range(wanted.challenges, agreed):
            yield ChallengeDecided(seat, upheld=False)
        for _ in range(agreed, wanted.challenges):
            yield ChallengeRegained(seat)


def _the_point(given: Situation) -> Iterator[Event]:
    yield PointStarted(given.server, given.zone)
    if given.fault is not None:
        yield ServeMissed(given.server, given.fault, 1, close=False)
    for seat in SEATS:
        yield from _rally_so_far(given, seat)
    if given.answered is not None:
        yield _struck(given, 1 - given.striker, given.answered)
    if given.ball is not None:
        if given.phase is Phase.REPOSITION and given.turn != given.server:
            yield TurnPassed(given.turn)
        yield _struck(given, given.striker, given.ball)
    for seat in SEATS:
        yield PlayerMoved(seat, given.place(seat), Going.BACK)


def _rally_so_far(given: Situation, seat: int) -> Iterator[Event]:
    wanted = given.sides[seat]
    for card in wanted.played:
        yield StrokePlayed(seat, card, Zone.NEUTRAL, stars=0, cost=0, tested=False)
    for card in _adding_up_to(given.setup.deck, wanted.built):
        yield StrokeLanded(seat, card, Zone.NEUTRAL, spin=None, star=0)
    if wanted.fatigue:
        yield SoloTired(seat, wanted.fatigue)


def _adding_up_to(deck: Deck, built: int) -> Iterator[int]:
    """Strokes that build a rally of so much difficulty."""
    hardest_first = sorted(deck.strokes.values(), key=lambda card: -card.difficulty)
    while built:
        card = next(card for card in hardest_first if 0 < card.difficulty <= built)
        built -= card.difficulty
        yield card.number


def _struck(given: Situation, seat: int, shot: Shot) -> Event:
    if shot.card in SERVES:
        return ServeIn(seat, shot.card, shot.to, shot.spin)
    spin = given.setup.deck.strokes[shot.card].spin if given.setup.advanced else None
    return StrokeLanded(seat, shot.card, shot.to, spin, star=0)


def _the_question(given: Situation) -> Iterator[Event]:
    turn, phase = given.turn, given.phase
    if phase in (Phase.CHASE, Phase.STROKE):
        yield TurnPassed(turn)
    if phase is Phase.STROKE:
        yield PlayerMoved(turn, given.place(turn), Going.RETREAT if given.retreated else Going.CHASE)
    elif phase is Phase.SIDE:
        yield SideOffered(turn)
    elif phase is Phase.CALL:
        assert given.called is not None, "a call needs the ball that was `called`"
        yield given.called
    elif phase is Phase.POINT_OVER:
        yield PointWon(turn, How.WINNER, given.score or Score(given.server))
    elif phase is Phase.BETWEEN:
        yield TableCleared(turn, (), ())
    elif phase is Phase.TRIM:
        yield HandOverfull(turn, len(given.sides[turn].hand) - given.setup.seats[turn].hand)
    elif phase in (Phase.REST, Phase.PLAN):
        yield EndsChanged((turn, 1 - turn))
    if phase is Phase.PLAN:
        yield Rested(turn, Rest.RECOVERY, 0)
