"""The game in words: every event, question and answer, for people."""

from typing import Any

import pytest

from tests.games.hoops.courtside import (
    CARDS,
    COACHES,
    DRIVE,
    FRED,
    LOW_POST,
    SHOOTER,
    SLASHING,
    SOPHIE,
    STARTER_SG1,
    SWITCH,
    THREE,
    TRAP,
    beige,
    blue,
    brown,
    given,
    grey,
    red,
    team,
)
from tests.helpers import at_random, steps
from wwtennis.games.hoops.cards import Position
from wwtennis.games.hoops.choices import CHOICES, Activate, Ask, BringOn, Settle
from wwtennis.games.hoops.events import (
    EVENTS,
    AttackScored,
    CardKept,
    CardsDrawn,
    DieKept,
    DieMarked,
    FatigueTaken,
    MatchEnded,
    OfferDeclined,
    PhaseBegan,
    PlayerCameIn,
    PlayerMarketMade,
    PlayersLeftOut,
    PlayersShuffled,
    ProfilesShuffled,
    PurchaseBegan,
    RollStands,
    RoomNeeded,
    Scored,
    TeamTaken,
    TurnEnded,
)
from wwtennis.games.hoops.game import Hoops
from wwtennis.games.hoops.setup import Compensation, Length, Machine, Profiles, Setup
from wwtennis.games.hoops.words.commentary import SENTENCES, Commentator
from wwtennis.games.hoops.words.questions import option_text, question_text
from wwtennis.games.hoops.words.terms import dice_text, die_text
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table

NAMES = [coach.name for coach in COACHES]
VARIANTS: dict[str, dict[str, Any]] = {
    "plain": {},
    "all": {
        "own_team": True, "draft": True, "money_time": True, "decisive": True, "mismatches": 5,
        "profiles": Profiles.CHOSEN, "compensation": Compensation.MORE,
    },
    "four": {"seats": COACHES, "mismatches": 2, "profiles": Profiles.DRAWN},
    "machine": {"machine": Machine("shooters", 3)},
}  # fmt: skip
# Events that nobody needs to hear of: others tell the same, or it is the coach's own marking.
SILENT = {
    "TeamCardTaken", "CommonShuffled", "TacticMarked", "MismatchCalled",
    *[kind.__name__ for kind in (
        TeamTaken, PlayersShuffled, PlayerMarketMade, PlayersLeftOut, ProfilesShuffled, PhaseBegan, RoomNeeded,
        PurchaseBegan, DieMarked, RollStands, DieKept, CardKept, TurnEnded, OfferDeclined,
    )],
}  # fmt: skip


def test_every_event_has_a_sentence_or_is_silent_on_purpose():
    told = {kind.__name__ for kind in SENTENCES}

    assert told | SILENT == {kind.__name__ for kind in EVENTS}
    assert not told & SILENT


@pytest.mark.parametrize("variant", VARIANTS)
def test_whole_match_is_told_and_every_question_and_answer_has_words(variant: str):
    agreement = {"seats": COACHES[:2], "length": Length.SHORT, **VARIANTS[variant]}
    table = Table(Hoops(Setup(CARDS, **agreement)), SeededLuck(4))
    teller, told = Commentator(NAMES), []

    def hear(event: Any) -> None:
        comment = teller.comment(event, table.state, range(4))
        told.extend([comment.text] if comment else [])

    table.subscribe(hear)
    table.open()
    look_at_question(table)
    for _ in steps(table, at_random(4)):
        look_at_question(table)

    for line in told:
        assert line.isprintable()
        assert line[0].isupper() or line[0].isdigit()
        assert line.endswith(".")
        assert "{" not in line
    assert told[-1].endswith(f"{teller.score(table.state)}.")


def look_at_question(table: Table[Any]) -> None:
    question = table.pending
    if question is None:
        return
    view = table.game.view(table.state, question.seat)
    texts = [question_text(question.kind, view), *[option_text(option, view) for option in question.options]]
    for text in texts:
        assert text.strip() == text != ""
        assert text.isprintable()
        assert "{" not in text


def test_every_kind_of_answer_and_question_has_words():
    from wwtennis.games.hoops.words import questions

    assert set(questions._OPTIONS) == set(CHOICES)
    assert set(questions._QUESTIONS) == set(Ask)


def said(event: Any, state: Any, cards_of: Any = ()) -> str:
    comment = Commentator(NAMES).comment(event, state, cards_of)
    assert comment is not None
    return comment.text


def test_score_of_an_attack_is_told_with_its_sum():
    m = given(fred=team(points=[0, 13])).state

    told = said(AttackScored(FRED, 18, (Scored(SOPHIE, 5, 13),), ((0, 13), (0, 0))), m)

    assert told == "Fred scores 13 points: 18 against 5. Fred 13-0 Sophie."


def test_drawn_cards_are_counted_and_named_to_their_owner_only():
    m = given().state

    assert said(CardsDrawn(FRED, (SLASHING, TRAP)), m) == "Fred draws 2 cards."
    assert said(CardsDrawn(FRED, (SLASHING, TRAP)), m, [FRED]) == "Fred draws Slashing, Trap."


def test_substitution_is_told_with_the_position():
    m = given().state
    event = PlayerCameIn(FRED, SHOOTER, Position.SHOOTING_GUARD, STARTER_SG1)

    assert said(event, m) == "Player 1 comes in as shooting guard for Starter SG1."


def test_fatigue_and_the_end_are_told():
    m = given(fred=team(points=[0, 80]), sophie=team(points=[76, 0])).state

    assert said(FatigueTaken(SOPHIE, (171, 172)), m) == "Sophie takes 2 Fatigue cards."
    assert said(MatchEnded(FRED), m) == "Fred wins: Fred 80-76 Sophie."
    assert said(MatchEnded(None), m).startswith("A draw")


def test_dice_are_told_with_the_colours_that_they_stop():
    assert dice_text([blue(2), red(4), blue(9)]) == "three-point 9 2, drive 4"
    assert dice_text([grey(3, DRIVE), brown(0), beige(2, THREE)]) == "block 3 red, stop 0, steal 2 blue"
    assert die_text(grey(0)) == "nothing"
    assert die_text(brown(3, THREE)) == "3 blue"


def test_answers_say_what_they_do():
    table = given(fred=team(hand=[SHOOTER, SWITCH], offence=[LOW_POST]))
    view = table.game.view(table.state, FRED)

    assert option_text(BringOn(SHOOTER, Position.SHOOTING_GUARD), view) == (
        "Player 1 comes in as shooting guard for Starter SG1"
    )
    assert option_text(Activate(LOW_POST), view) == "Play Low Post: keeps 2 inside"
    assert option_text(Settle(2), view) == "No more: get rid of 2 Fatigue cards and draw"
