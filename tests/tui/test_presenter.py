"""A match in words: what happened and why, what is asked, what it costs and gives."""

import pytest

from tests.helpers import at_random
from tests.table_talk import (
    BACKHAND,
    BACKHAND_ATTACK,
    CLAY,
    DECK,
    EASY_SERVE,
    FAST_SERVE,
    FOREHAND,
    FOREHAND_ATTACK,
    FOREHAND_DEFENSE,
    LOB,
    NEUTRAL,
    RAFAEL,
    ROGER,
    SLICED_DEFENSE,
    SMASH,
    TOPSPIN_CROSSCOURT,
    VOLLEY,
    VOLLEY_4,
    WINNER,
    Shot,
    given,
    opened,
    play,
    side,
)
from wwtennis.games.worldwide.choices import Ask, GiveUp, GoToNet, MoveBack, PlayStroke, Run, ServeBall
from wwtennis.games.worldwide.events import (
    EVENTS,
    Hindrance,
    How,
    PileReason,
)
from wwtennis.games.worldwide.powers import POWERS
from wwtennis.games.worldwide.rules.rally import stroke_number
from wwtennis.games.worldwide.solo_levels import BY_THE_BOOK
from wwtennis.games.worldwide.state import Match, Phase
from wwtennis.games.worldwide.words.cards import serve_text, stroke_text
from wwtennis.games.worldwide.words.commentary import SENTENCES, Commentator
from wwtennis.games.worldwide.words.odds import chance, serve_odds, stroke_odds
from wwtennis.games.worldwide.words.questions import question_text
from wwtennis.games.worldwide.words.terms import (
    HINDRANCES,
    HOWS,
    PILE_REASONS,
    SHORT_HINDRANCES,
    hindrance_text,
    reason_name,
    sum_text,
    zone_letters,
    zone_list,
)
from wwtennis.kernel.commentary import Tone
from wwtennis.kernel.game import Event
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
from wwtennis.tennis.score import BEST_OF_3, Score
from wwtennis.tui.worldwide.answers import WAYS, Way, way_of

TELLER = Commentator(("Roger", "Rafael"))
NOTHING_TO_SAY = {"StartingHandTaken", "TurnPassed", "TableCleared", "HandOverfull"}


def told(table: Table[Match], events: list[Event]) -> str:
    """What is told of these events, in one line; the state they ended in is near enough for a few of them."""
    tellings = [TELLER.comment(event, table.state) for event in events]
    return " ".join(telling.text for telling in tellings if telling is not None)


# The commentary


def test_every_event_has_a_sentence_or_nothing_to_say():
    kinds = {kind.__name__ for kind in EVENTS}
    assert {kind.__name__ for kind in SENTENCES} == kinds - NOTHING_TO_SAY


def test_a_stroke_is_told_with_the_roll_and_the_sum_that_made_its_number():
    table = given(
        Phase.STROKE,
        ROGER,
        ball=Shot(FAST_SERVE, FOREHAND),
        roger=side(hand=[FOREHAND_ATTACK]),
        dice=[14],
        surface=CLAY,
    )
    line = told(table, play(table, PlayStroke(FOREHAND_ATTACK, BACKHAND, 1)))
    assert line == (
        "Roger: Forehand attack to Backhand (1 Star). "
        "Rolls 14, needs 3 (difficulty 4 + malus 2 - Stars 3). In: malus +3."
    )


def test_a_serve_is_told_with_its_spin():
    table = opened(dice=[14])
    line = told(table, play(table, ServeBall(FAST_SERVE, DECK.strokes[SLICED_DEFENSE].spin)))
    assert "(slice)" in line
    assert "Rolls 14, needs 12 (difficulty 10 + slice 2). In: malus +6, slice." in line


def test_a_run_that_cost_a_card_names_it():
    table = given(
        Phase.CHASE, ROGER, ball=Shot(BACKHAND_ATTACK, FOREHAND), roger=side(at=BACKHAND, hand=[VOLLEY_4, WINNER])
    )
    assert told(table, play(table, Run(VOLLEY_4))).endswith(", paying Forehand volley.")


def test_a_point_is_told_with_how_it_was_won_and_the_score():
    table = given(Phase.STROKE, ROGER, ball=Shot(EASY_SERVE, FOREHAND), roger=side(hand=[FOREHAND_DEFENSE]))
    assert "Point Rafael: Roger gives it up. Roger 0-1 Rafael." in told(table, play(table, GiveUp()))


def test_a_game_is_told_with_its_score():
    score = Score(ROGER, (0, 1), (2, 3))
    table = given(
        Phase.STROKE, ROGER, ball=Shot(EASY_SERVE, FOREHAND), roger=side(hand=[FOREHAND_DEFENSE]), score=score,
        played=BEST_OF_3,
    )  # fmt: skip
    assert "Game Rafael: 4-2." in told(table, play(table, GiveUp()))


def test_what_is_drawn_is_counted_and_never_named():
    table = given(Phase.STROKE, ROGER, ball=Shot(EASY_SERVE, FOREHAND), roger=side(played=[1, 13], hand=[25]))
    events = play(table, GiveUp())
    line = told(table, events)
    drawn = table.state.sides[ROGER].hand[-1]
    assert "Roger draws" in line
    assert DECK.strokes[drawn].name not in line


@pytest.mark.parametrize("solo", [None, BY_THE_BOOK])
def test_a_whole_match_can_be_told(solo: object):
    table = opened(solo=solo)
    table.luck = SeededLuck(4)
    tones, choose = set(), at_random(2)
    table.subscribe(lambda event: tones.add(getattr(TELLER.comment(event, table.state), "tone", None)))
    while table.pending is not None:
        table.answer(choose(table.pending))
    assert tones == {None, *Tone}


# Questions and answers


def test_every_question_has_words():
    asked = set()
    for seed in range(6):
        table = opened(played=BEST_OF_3)
        table.luck, choose = SeededLuck(seed), at_random(seed)
        while table.pending is not None:
            question = table.pending
            assert question_text(question.kind, table.game.view(table.state, question.seat), "Rafael")
            asked.add(question.kind)
            table.answer(choose(question))
    assert asked == set(Ask)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.choice.__name__)
def test_every_way_to_answer_says_what_it_is(way: Way):
    table = given(Phase.STROKE, ROGER, ball=Shot(EASY_SERVE, FOREHAND), roger=side(hand=[FOREHAND_DEFENSE]))
    assert way.words(table.game.view(table.state, ROGER), "Rafael", with_card=False).label


def test_prices_are_named():
    table = given(Phase.REPOSITION, ROGER, ball=Shot(VOLLEY_4, FOREHAND), roger=side(at=VOLLEY, hand=[VOLLEY_4]))
    view = table.game.view(table.state, ROGER)
    assert way_of(MoveBack()).words(view, "Rafael", with_card=True).cost == "1 Star and a card"
    assert way_of(GoToNet()).words(view, "Rafael", with_card=True).cost == "a card"
    assert way_of(GiveUp()).words(view, "Rafael", with_card=False).cost == "the point"
    assert way_of(GiveUp()).sure.format(opponent="Rafael") == "Give up the point? Rafael wins it."


def test_topspin_is_what_makes_the_net_cost_a_card():
    answered = Shot(TOPSPIN_CROSSCOURT, FOREHAND)
    table = given(
        Phase.REPOSITION, ROGER, ball=Shot(FOREHAND_ATTACK, BACKHAND), answered=answered,
        roger=side(at=FOREHAND, hand=[VOLLEY_4]),
    )  # fmt: skip
    assert told(table, play(table, GoToNet(VOLLEY_4))).startswith("Roger comes to the net through the topspin, paying")


# Odds


@pytest.mark.parametrize(("needed", "percent"), [(-3, 100), (1, 100), (2, 95), (11, 50), (20, 5), (21, 0), (30, 0)])
def test_the_chance_of_a_number(needed: int, percent: int):
    assert chance(needed) == percent


def test_the_odds_are_those_of_the_rule():
    table = given(Phase.STROKE, RAFAEL, ball=Shot(FAST_SERVE, FOREHAND), rafael=side(hand=[FOREHAND_ATTACK]))
    view, card = table.game.view(table.state, RAFAEL), DECK.strokes[FOREHAND_ATTACK]
    for stars in range(4):
        odds = stroke_odds(view, RAFAEL, card, stars)
        assert odds.why == stroke_number(table.state, RAFAEL, card, stars)
        assert odds.percent == chance(odds.needed)


def test_a_stroke_without_a_test_has_no_number():
    table = given(Phase.STROKE, RAFAEL, ball=Shot(EASY_SERVE, FOREHAND), rafael=side(hand=[FOREHAND_ATTACK]))
    odds = stroke_odds(table.game.view(table.state, RAFAEL), RAFAEL, DECK.strokes[FOREHAND_ATTACK])
    assert not odds.tested
    assert odds.percent == 100


def test_the_chance_of_an_ace_counts_only_faces_that_are_in():
    view = opened().game.view(opened().state, ROGER)
    assert serve_odds(view, ROGER, DECK.serves[65], None, 0).special == 15


# Words


def test_every_hindrance_way_to_win_and_pile_has_words():
    assert set(HINDRANCES) == set(SHORT_HINDRANCES) == set(Hindrance)
    assert all(len(text) <= 9 for text in SHORT_HINDRANCES.values())
    assert set(HOWS) == set(How)
    assert set(PILE_REASONS) == set(PileReason)


def test_why_not_is_a_sentence_that_names_what_is_missing():
    assert hindrance_text(Hindrance.START_ZONE, (NEUTRAL, FOREHAND), BACKHAND, "Rafael") == (
        "It starts from Neutral or Forehand, and you stand on Backhand."
    )
    assert "Rafael" in hindrance_text(Hindrance.OPPONENT_AT_NET, (), BACKHAND, "Rafael")


def test_a_sum_reads_like_one():
    assert sum_text((("difficulty", 22), ("built", -8), ("malus", 3))) == "difficulty 22 - rally built 8 + malus 3"


@pytest.mark.parametrize("power", POWERS)
def test_a_power_that_changes_a_number_has_a_name(power: str):
    assert reason_name(power) == POWERS[power].name


def test_zones_are_told_in_the_order_of_the_court():
    assert zone_letters((FOREHAND, BACKHAND)) == "BF"
    assert zone_list((FOREHAND, BACKHAND, NEUTRAL)) == "Backhand, Neutral or Forehand"


@pytest.mark.parametrize("number", [FOREHAND_ATTACK, LOB, SMASH, WINNER, SLICED_DEFENSE, TOPSPIN_CROSSCOURT])
def test_the_full_text_of_a_card_says_all_that_is_on_it(number: int):
    card = DECK.strokes[number]
    text = " ".join(stroke_text(card, CLAY, card.star_cost))
    assert ("Draw" in text) == bool(card.draw)
    assert ("Success gains" in text) == bool(card.star)
    assert ("opponent" in text) == (card.opponent is not None)
    assert ("Wins the point" in text) == card.winner
    assert (card.spin is not None) == ("Topspin" in text or "Slice" in text)


def test_the_text_of_a_serve_names_its_aces_and_spins():
    text = " ".join(serve_text(DECK.serves[FAST_SERVE], CLAY))
    assert "Malus +2 on clay" in text
    assert "Ace on 19-20." in text
    assert "With topspin it needs 1 more, and the answer pays a card for the net." in text
    assert "With slice it needs 2 more, and answers above low risk need 2 more." in text
