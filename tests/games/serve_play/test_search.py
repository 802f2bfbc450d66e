"""What the search bot of Serve & Play believes of a position, and how far it looks."""

from statistics import fmean

import msgspec
import pytest

from tests.games.serve_play.court_talk import ANN, BOB, DECKS, FORE_RIGHT, IN, REAL_DECKS, card, given, play
from wwtennis.games.serve_play.bots import THINKERS
from wwtennis.games.serve_play.bots.greedy import Greedy
from wwtennis.games.serve_play.bots.search import Thought, think, think_of_shots
from wwtennis.games.serve_play.bots.value import at_stake, value
from wwtennis.games.serve_play.cards import Kind
from wwtennis.games.serve_play.choices import PASS, PlayCard
from wwtennis.games.serve_play.determinise import determinise
from wwtennis.games.serve_play.events import CardsDealt, PointWon
from wwtennis.games.serve_play.game import ServePlay
from wwtennis.games.serve_play.setup import Setup
from wwtennis.games.serve_play.state import Match
from wwtennis.games.serve_play.view import View
from wwtennis.kernel.game import Choice
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.search import Search
from wwtennis.kernel.table import Table
from wwtennis.tennis.score import Score, after_point

SETUP = Setup(REAL_DECKS, ("Ann", "Bob"))


def opened(seed: int = 1) -> Table[Match]:
    table = Table(ServePlay(SETUP), SeededLuck(seed), record=False)
    table.open()
    return table


def test_what_one_side_may_win_the_other_may_lose_and_at_the_end_it_is_known():
    table, bot = opened(), THINKERS["search"].make(SeededLuck(1), 6)
    while (question := table.pending) is not None:
        assert value(table.state, 0) + value(table.state, 1) == pytest.approx(1)
        table.answer(bot.choose(table.game.view(table.state, question.seat), question))
    (winner,) = table.game.winners(table.state)
    assert value(table.state, winner) == 1
    assert at_stake(SETUP.played, table.state.score) == 0


@pytest.mark.parametrize("score", [Score(0, (1, 1)), Score(0, (0, 0), (3, 3))], ids=["within a game", "a new game"])
def test_a_smash_that_is_held_is_worth_more_than_a_shot(score: Score):
    state = opened().state
    state.score = score
    smash, shot = (
        next(n for n, face in REAL_DECKS.plays.items() if face.kind is kind) for kind in (Kind.SMASH, Kind.SHOT)
    )
    state.hands = [[smash], [shot]]
    assert value(state, 0) > value(state, 1)


def test_a_game_that_decides_the_match_has_more_at_stake_than_the_first():
    assert at_stake(SETUP.played, Score(0, games=(5, 5))) > 1.5 * at_stake(SETUP.played, Score(0))


def test_when_to_spend_what_is_greedys_affair_and_which_shot_is_searched():
    table, greedy, searched = opened(), Greedy(), 0
    while (question := table.pending) is not None:
        view = table.game.view(table.state, question.seat)
        best, thought = greedy.choose(view, question), think_of_shots(view, question)
        if isinstance(thought, Choice):
            assert thought == best
        else:
            searched += 1
            shots = [choice for _, choice in thought.first_impression()]
            assert best in shots
            assert {REAL_DECKS.plays[shot.card].kind for shot in shots if isinstance(shot, PlayCard)} == {Kind.SHOT}
        table.answer(best)
    assert searched > 10


def test_it_looks_to_the_end_of_the_point():
    table = opened()
    question = table.pending
    assert question is not None
    view = table.game.view(table.state, question.seat)
    thought = think(view, question)
    assert isinstance(thought, Thought)
    assert thought.ends == {PointWon}
    before = [value_after(view.score, side) for side in (0, 1)]
    for judged in Search(ServePlay(SETUP), thought, view, 1).run(60):
        assert before[1] - 0.2 < judged.value < before[0] + 0.2


def value_after(score: Score, side: int) -> float:
    """For side A, with empty hands, when this side has won the point."""
    state = opened().state
    state.score, state.hands = after_point(SETUP.played, score, side), [[], []]
    return value(state, 0)


# What passing gives away


def passed_on_the_right() -> Table[Match]:
    """Bob had no answer in the right forecourt; now Ann may send the ball there, or to the left back-court."""
    filler = ["br>bl"] * 2 + ["bl>br"] * 2
    table = given(hands=[["fl>bl", "fl>fr", *filler], ["fl>fl", *filler[:2]]], serves=(IN,))
    table.open()
    table.answer(PASS)
    table.answer(play("fl>fl"))
    return table


def test_where_somebody_passed_is_known_until_new_cards_come():
    table = passed_on_the_right()
    assert table.game.view(table.state, ANN).passed == ((), (FORE_RIGHT,))
    table.game.advance(table.state, CardsDealt(BOB, (card("smash"),)))
    assert table.game.view(table.state, ANN).passed == ((), ())


def test_who_passed_is_believed_to_have_no_answer_from_there_but_for_a_bluff():
    table = passed_on_the_right()
    view = table.game.view(table.state, ANN)
    without = [has_no_answer(view, number) for number in range(400)]
    assert 0.85 < fmean(without) < 1
    nobody_passed = msgspec.structs.replace(view, passed=((), ()))
    assert fmean(has_no_answer(nobody_passed, number) for number in range(400)) < 0.75


def has_no_answer(view: View, seed: int) -> bool:
    """Whether Bob has none in the right forecourt, in a match as it may be."""
    hand = determinise(view, SeededLuck(seed)).hands[BOB]
    return all(DECKS.plays[held].start is not FORE_RIGHT for held in hand)


def test_the_search_aims_where_somebody_passed_before():
    table = passed_on_the_right()
    question = table.pending
    assert question is not None
    view = table.game.view(table.state, ANN)
    for seed in range(5):
        assert THINKERS["search"].make(SeededLuck(seed), 100).choose(view, question) == play("fl>fr")
    nobody_passed = msgspec.structs.replace(view, passed=((), ()))
    assert THINKERS["search"].make(SeededLuck(1), 100).choose(nobody_passed, question) == play("fl>bl")
