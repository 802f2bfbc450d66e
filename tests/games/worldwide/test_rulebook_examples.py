"""The numbers in the rulebook's examples are what the engine makes of them, with the deck that players have."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.material import load_players
from tests.table_talk import (
    BACKHAND,
    FOREHAND,
    NEUTRAL,
    RAFAEL,
    REAL_DECK,
    ROGER,
    Shot,
    every,
    given,
    needed,
    only,
    options,
    side,
)
from wwtennis.files.rulebooks import load_rulebook
from wwtennis.games.worldwide.cards import PILES, SERVES, Pile, Spin, Surface, Zone
from wwtennis.games.worldwide.choices import Focus, PlayStroke, Run, ServeBall
from wwtennis.games.worldwide.events import CardsDrawn, DieRolled, PointWon, Rested, ServeIn
from wwtennis.games.worldwide.setup import SeatSetup, seat_of
from wwtennis.games.worldwide.solo_levels import BY_THE_BOOK
from wwtennis.games.worldwide.state import Phase
from wwtennis.tennis.score import BEST_OF_3, TIEBREAK_MODE, Score, after_point, winner

BOOK = load_rulebook("worldwide")
CHECKS = [pytest.param(rule, check, id=f"{rule.id}-{check}") for rule in BOOK.rules() for check in rule.checks]
SURE = {"en": "sure", "fr": "sûre"}

Check = dict[str, Any]


@pytest.mark.parametrize(("rule", "check"), CHECKS)
def test_example_says_what_the_engine_works_out(rule, check: Check):
    *asked, (_name, answer) = check.items()

    assert WORKED_OUT[asked[0][0]](dict(asked)) == answer
    for language, text in rule.example.items():
        assert re.search(told(check, answer, language), text), f"{language}: {text}"


def told(check: Check, answer: object, language: str) -> str:
    """What the example must say."""
    if isinstance(answer, bool):
        [points] = [each for each in check.values() if isinstance(each, list)]
        return rf"\b{points[0]}-{points[1]}\b"
    if answer == "sure":
        return rf"\b{SURE[language]}\b"
    return rf"(?<![\d#]){answer}\b" if answer else ""


def test_many_examples_are_checked():
    assert len(CHECKS) >= 20


def stroke(asked: Check) -> int | str:
    """What it needs against this ball, sent to where it can be played from."""
    if "tired" in asked:
        return solo_stroke(asked)
    number, ball = asked["stroke"], asked["ball"]
    built = sum(REAL_DECK.strokes[card].difficulty for card in asked.get("after", ()))
    player = load_players()["roger"] if asked.get("roll") else None
    table = given(
        Phase.STROKE, ROGER, ball=shot(ball, number), roger=side(hand=[number], stars=5, built=built), dice=[1],
        surface=surface(asked), deck=REAL_DECK, challenges=False, seats=(seat_of("Roger", player), SeatSetup("Rafael")),
    )  # fmt: skip
    targets = REAL_DECK.strokes[number].targets or (None,)
    events = table.answer(PlayStroke(number, targets[0], asked.get("stars", 0), asked.get("roll", False)))
    return needed(events) if every(DieRolled, events) else "sure"


def solo_stroke(asked: Check) -> int:
    number = asked["stroke"]
    piles = {pile: [number] if number in PILES[pile] else [] for pile in Pile}
    it = side(at=NEUTRAL, stars=0, draw=[], piles=piles, fatigue=asked["tired"])
    table = given(
        Phase.CHASE, RAFAEL, ball=Shot(asked["ball"], to=FOREHAND), rafael=it, score=Score(RAFAEL), dice=[1],
        surface=surface(asked), solo=BY_THE_BOOK, deck=REAL_DECK,
    )  # fmt: skip
    return needed(table.open())


def shot(ball: int, answer: int) -> Shot:
    targets = (BACKHAND, FOREHAND) if ball in SERVES else REAL_DECK.strokes[ball].targets
    return Shot(ball, to=next(zone for zone in REAL_DECK.strokes[answer].starts if zone in targets))


def surface(asked: Check) -> Surface:
    return Surface(asked.get("surface", "hard"))


def serve(asked: Check) -> int:
    spin = Spin[asked["spin"].upper()] if "spin" in asked else None
    return needed(served(asked["serve"], 1, spin, asked.get("stars", 0)))


def served(card: int, roll: int, spin: Spin | None = None, stars: int = 0) -> list[Any]:
    table = given(Phase.SERVE, ROGER, roger=side(stars=5), dice=[roll], deck=REAL_DECK, challenges=False)
    return table.answer(ServeBall(card, spin, stars))


def first_ace(asked: Check) -> int:
    won = [roll for roll in range(1, 21) if every(PointWon, served(asked["ace"], roll))]
    assert every(ServeIn, served(asked["ace"], won[0] - 1))
    return won[0]


def run_cost(asked: Check) -> int:
    ball, roger = Shot(25, to=Zone(asked["to"])), side(at=Zone(asked["run"]), hand=[1, 13])
    table = given(Phase.CHASE, ROGER, ball=ball, roger=roger, deck=REAL_DECK)
    paid = [option.pay for option in options(table) if isinstance(option, Run)]
    return 0 if paid == [None] else 1


def draws(asked: Check) -> int:
    """After a point that ended with the last of these going out."""
    *landed, last = asked["draws"]
    roger = side(hand=[last], played=landed)
    table = given(Phase.STROKE, ROGER, ball=shot(29, last), roger=roger, dice=[1], deck=REAL_DECK, challenges=False)
    events = table.answer(PlayStroke(last, REAL_DECK.strokes[last].targets[0]))
    return sum(len(drawn.cards) for drawn in every(CardsDrawn, events) if drawn.seat == ROGER)


def ends_tiebreak(asked: Check) -> bool:
    return winner(TIEBREAK_MODE, Score(ROGER, points=tuple(asked["points"]))) is not None


def ends_set(asked: Check) -> bool:
    """Whether the first of these two has the set with the last of these points."""
    first, second = asked["points at 6-6"]
    before = Score(ROGER, points=(first - 1, second), games=(6, 6))
    return after_point(BEST_OF_3, before, ROGER).sets == ((7, 6),)


def focus(asked: Check) -> int:
    table = given(Phase.REST, ROGER, roger=side(stars=asked["focus"]), deck=REAL_DECK)
    return only(Rested, table.answer(Focus())).stars


def power(asked: Check) -> int:
    return dict(load_players()[asked["player"]].powers)[asked["power"]]


WORKED_OUT: dict[str, Callable[[Check], object]] = {
    "stroke": stroke,
    "serve": serve,
    "ace": first_ace,
    "run": run_cost,
    "draws": draws,
    "points": ends_tiebreak,
    "points at 6-6": ends_set,
    "focus": focus,
    "player": power,
}
