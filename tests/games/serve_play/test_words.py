"""The game in words: every event, question and answer, for people."""

import pytest

from tests.games.serve_play.court_talk import (
    ACE,
    ANN,
    BACK_LEFT,
    BOB,
    CY,
    DECKS,
    DOUBLES,
    FAULT,
    FORE_RIGHT,
    IN,
    REAL_DECKS,
    SINGLES,
    card,
    discard,
    give,
    given,
    given_won,
    play,
    serve_card,
    take,
)  # fmt: skip
from tests.helpers import at_random, steps
from wwtennis.games.serve_play.choices import DONE, LEAVE, PASS, Ask
from wwtennis.games.serve_play.events import (
    CardOffered,
    CardsDealt,
    CardsExchanged,
    ExchangeEnded,
    ExchangeOpened,
    Hindrance,
    How,
    LotDealt,
    OutPlayed,
    Passed,
    PlayDeckShuffled,
    PointWon,
    ServeDeckShuffled,
    ServeTurned,
    ShotPlayed,
)  # fmt: skip
from wwtennis.games.serve_play.game import ServePlay
from wwtennis.games.serve_play.setup import Setup
from wwtennis.games.serve_play.words.commentary import Commentator
from wwtennis.games.serve_play.words.questions import option_text, question_text
from wwtennis.games.serve_play.words.terms import hindrance_text, short_hindrance, way_text
from wwtennis.kernel.commentary import Tone
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
from wwtennis.tennis.score import Score

SILENT = {
    ServeDeckShuffled,
    LotDealt,
    PlayDeckShuffled,
    CardsDealt,
    CardOffered,
    CardsExchanged,
    ExchangeOpened,
    ExchangeEnded,
}


def said(event, table, cards_of=()):
    comment = Commentator(table.game.setup.names).comment(event, table.state, cards_of)
    return comment.text if comment else None


def at(names=SINGLES, hands=(["br>br"], ["fr>bl"]), **more):
    table = given(names, hands, serves=[IN], **more)
    table.open()
    return table


@pytest.mark.parametrize("names", [SINGLES, DOUBLES])
def test_every_event_of_a_match_is_a_sentence_or_meant_to_be_silent(names):
    table = Table(ServePlay(Setup(REAL_DECKS, names, tiebreak=True)), SeededLuck(3))
    commentator, silent = Commentator(names), set()

    def hear(event):
        comment = commentator.comment(event, table.state)
        if comment is None:
            silent.add(type(event))
        else:
            assert comment.text.isprintable()
            assert comment.text[0].isupper()
            assert comment.text[-1] in ".!)"

    table.subscribe(hear)
    table.open()
    for _ in steps(table, at_random(3)):
        pass

    assert silent <= SILENT


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (LotDealt(BOB, serve_card(ACE), True), "Bob is dealt the first ace, and serves."),
        (LotDealt(BOB, serve_card(IN), False), None),
        (ShotPlayed(BOB, card("fr>bl"), BACK_LEFT, ANN), "Bob: A card to the left back-court."),
        (Passed(BOB, None), "Bob passes."),
        (Passed(BOB, card("fr>bl")), "Bob passes and discards A card."),
        (PointWon(0, How.PASSED, Score(ANN, (2, 1))), "Point Ann: no answer from Bob. Ann 30-15 Bob."),
        (PointWon(1, How.DOUBLE_FAULT, Score(BOB, (0, 0), (0, 1))), "Point Bob: double fault by Ann."),
    ],
)
def test_what_happened_is_said_in_a_sentence(event, text):
    assert said(event, at()) == text


@pytest.mark.parametrize(
    ("event", "ways"),
    [
        (ServeTurned(ANN, serve_card(ACE), 1), {"Ace!", "An ace!"}),
        (ServeTurned(ANN, serve_card(FAULT), 1), {"Fault.", "A fault."}),
        (ServeTurned(ANN, serve_card(FAULT), 2), {"Fault again.", "And again a fault."}),
        (ServeTurned(ANN, serve_card(IN), 2), {"The second ball is in.", "The second one is in."}),
        (OutPlayed(BOB, card("out")), {"Bob hits it out.", "Bob misses: out."}),
    ],
)
def test_what_happens_often_is_said_in_several_ways_that_mean_the_same(event, ways):
    table, heard = at(), set()
    for number in range(20):
        table.state.events = number
        heard.add(said(event, table))

    assert heard == ways


@pytest.mark.rule("S21")
@pytest.mark.parametrize("hand", [["bl>bl"], ["fr>bl", "kill"]])
def test_a_pass_sounds_the_same_whatever_is_in_the_hand(hand):
    table = at(hands=[["br>br"], hand])

    assert said(table.answer(PASS)[0], table) == "Bob passes."


def test_in_doubles_sides_win_and_seats_play():
    table = at(DOUBLES, [["br>br"]] * 4)

    assert said(PointWon(1, How.OUT, Score(ANN, (0, 1))), table) == (
        "Point Bob & Dee: out by Ann & Cy. Ann & Cy 0-15 Bob & Dee."
    )
    assert Commentator(DOUBLES).score(table.state) == "0 all, Ann to serve."


@pytest.mark.rule("S19")
def test_exchanged_cards_are_named_to_those_who_may_see_them_and_counted_for_the_others():
    full = [["fl>fl"] * 3 + ["br>br"] * 4, ["out"] * 3, ["fr>bl"] * 3 + ["bl>br"] * 4, ["kill"]]
    table = given_won(DOUBLES, full, score=Score(BOB, (0, 0), (1, 0)))
    table.open()
    table.answer(give("fl>fl"))
    exchanged = table.answer(take("fr>bl"))[0]

    assert said(exchanged, table) is None
    assert said(exchanged, table, cards_of=(ANN, CY)) == "Ann gives Cy A card for A card."
    assert said(table.answer(DONE)[0], table) == "Ann has exchanged 1 card with Cy."
    assert said(table.answer(DONE)[0], table) is None


def test_dealt_cards_are_named_for_those_who_see_them():
    table = at()
    deal = CardsDealt(BOB, (card("fr>bl"), card("smash")))

    assert said(deal, table) == "Bob gets 2 cards."
    assert said(deal, table, cards_of=(BOB,)) == f"Bob gets 2 cards. (#{card('fr>bl')} A card, #{card('smash')} A card)"
    assert Commentator(SINGLES).hand(table.state, BOB) == f"Bob holds: #{card('fr>bl')} A card."
    assert Commentator(SINGLES).hand(at(hands=[[], ["kill"]]).state, ANN) == "Ann holds: no cards."


def test_a_point_has_another_tone_than_a_shot():
    table = at()

    assert Commentator(SINGLES).comment(PointWon(0, How.ACE, Score(ANN, (1, 0))), table.state).tone is Tone.POINT
    assert Commentator(SINGLES).comment(Passed(BOB, None), table.state).tone is Tone.PLAY


# Questions


def view(table):
    return table.game.view(table.state, table.pending.seat)


@pytest.mark.parametrize(
    ("table", "ask", "text"),
    [
        (at(), Ask.BALL, "The ball is in your right forecourt: what do you play?"),
        (at(rally=[(BOB, "smash")]), Ask.SMASHED, "Bob smashes: only a Kill answers it."),
        (
            at(DOUBLES, [["br>br"]] * 4, rally=[(BOB, "leave")]), Ask.COVER,
            "Bob leaves you the ball in the right forecourt: play or pass?",
        ),
    ],
)  # fmt: skip
def test_questions_are_asked_in_plain_words(table, ask, text):
    assert table.pending.kind is ask
    assert question_text(ask, view(table)) == text


def test_exchange_is_asked_in_two_steps():
    full = [["fl>fl"] * 3 + ["br>br"] * 4, ["out"] * 3, ["fr>bl"] * 3 + ["bl>br"] * 4, ["kill"]]
    table = given_won(DOUBLES, full, score=Score(BOB, (0, 0), (1, 0)))
    table.open()

    assert question_text(Ask.GIVE, view(table)) == "Exchange with Cy: which card do you give?"
    assert option_text(DONE, view(table)) == "No more exchanges"
    assert option_text(give("fl>fl"), view(table)) == "Give A card"
    table.answer(give("fl>fl"))
    assert question_text(Ask.TAKE, view(table)) == "Take which card for A card?"
    assert option_text(take("fr>bl"), view(table)) == "Take A card"


def test_answers_are_called_by_what_they_do():
    table = at(DOUBLES, [["br>br"], ["fr>bl", "smash"], ["br>br"], ["br>br"]])
    shown = {option: option_text(option, view(table)) for option in table.pending.options}

    assert shown[play("fr>bl")] == "A card, to the left back-court"
    assert shown[play("smash")] == "A card"
    assert shown[discard("fr>bl")] == "Pass, discarding A card"
    assert (shown[PASS], shown[LEAVE]) == ("Pass", "Leave it to Dee")


def test_a_card_says_where_it_goes_and_why_it_cannot():
    face = DECKS.plays[card("br>fl")]

    assert way_text(face) == "right back-court to left forecourt, down the line"
    assert way_text(DECKS.plays[card("br>fr")]) == "right back-court to right forecourt, cross-court"
    assert way_text(DECKS.plays[card("kill")]) == ""
    assert hindrance_text(Hindrance.ELSEWHERE, face, FORE_RIGHT) == (
        "It starts in the right back-court, and the ball is in the right forecourt."
    )
    assert all(len(short_hindrance(hindrance)) <= 9 for hindrance in Hindrance)
