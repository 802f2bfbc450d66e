"""What the search bot of Serve & Play believes of a position, and how far it looks."""

import pytest

from tests.games.serve_play.court_talk import REAL_DECKS
from wwtennis.games.serve_play.bots import THINKERS
from wwtennis.games.serve_play.bots.greedy import Greedy
from wwtennis.games.serve_play.bots.search import Thought, think, think_of_shots
from wwtennis.games.serve_play.bots.value import at_stake, value
from wwtennis.games.serve_play.cards import Kind
from wwtennis.games.serve_play.choices import PlayCard
from wwtennis.games.serve_play.events import PointWon
from wwtennis.games.serve_play.game import ServePlay
from wwtennis.games.serve_play.setup import Setup
from wwtennis.games.serve_play.state import Match
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
