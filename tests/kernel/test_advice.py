"""Answers judged: the best is found, what cannot be told apart is as good, and nothing hidden is used."""

from random import Random

import pytest

from tests.contract.contenders import Contender, hoops, serve_and_play, worldwide
from tests.kernel.test_search import Door, Doors, Thought, some_questions
from wwtennis.games import kind_of
from wwtennis.games.hoops.setup import Length
from wwtennis.kernel.advice import Tried, Verdict, judge
from wwtennis.kernel.game import Choice, Question

PLAYED = [
    ("worldwide", worldwide("hard")),
    ("serve-play", serve_and_play("singles", "AB")),
    ("hoops", hoops("short", length=Length.SHORT)),
]


def doors(*numbers: int, given: int | None = None, rollouts: int = 200, seed: int = 3) -> tuple[Verdict, Question]:
    """Behind door N one wins with N and more of a d20."""
    question = Question(0, "door", tuple(map(Door, numbers)))
    chosen = None if given is None else Door(given)
    thought = Thought(doors=[number for number in numbers if number != 20])
    return judge(Doors(), thought, None, question, chosen, rollouts, seed), question  # type: ignore[arg-type]


def test_best_answer_comes_first_with_its_chance():
    verdict, question = doors(5, 10, 15)

    assert question.options[verdict.best.option] == Door(5)
    assert verdict.best.value == pytest.approx(0.8, abs=0.15)
    assert 0 < verdict.best.error < 0.15


def test_what_was_given_is_looked_at_though_nobody_thought_of_it():
    verdict, question = doors(5, 10, 15, 20, given=20)

    given = verdict.of(question.options.index(Door(20)))
    assert given is not None
    assert given.value == pytest.approx(0.05, abs=0.1)
    assert not verdict.is_as_good(given)


def test_answers_within_two_standard_errors_of_the_best_are_as_good():
    best, near, far = Tried(0, 0.60, 0.03, 50), Tried(1, 0.51, 0.04, 20), Tried(2, 0.49, 0.04, 20)
    verdict = Verdict(0, (best, near, far))

    assert [verdict.is_as_good(each) for each in verdict.tried] == [True, True, False]


def test_the_same_seed_and_roll_outs_give_the_same_verdict():
    assert doors(5, 10, 15) == doors(5, 10, 15)
    assert doors(5, 10, 15) != doors(5, 10, 15, seed=4)


@pytest.mark.parametrize(("name", "contender"), PLAYED, ids=["worldwide", "serve-play", "hoops"])
def test_two_worlds_with_the_same_view_get_the_same_verdict_and_the_same_words(name: str, contender: Contender):
    game, coach, judged = contender.game, kind_of(name).coach, 0
    for state, question in some_questions(contender):
        other = game.copy(state)
        contender.rearrange(other, question.seat, Random(7))
        views = [game.view(each, question.seat) for each in (state, other)]
        thoughts = [coach.think(view, question) for view in views]
        if any(isinstance(thought, Choice) for thought in thoughts):
            assert thoughts[0] == thoughts[1]
            continue
        given, judged = question.options[-1], judged + 1
        here, there = (
            judge(game, thought, view, question, given, 24, 5)  # type: ignore[arg-type]
            for thought, view in zip(thoughts, views, strict=True)
        )
        assert here == there
        for option in question.options:
            assert coach.reason(views[0], option) == coach.reason(views[1], option)
            assert coach.answer(views[0], option)
    assert judged
