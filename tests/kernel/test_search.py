"""Thinking ahead: from views alone, the same for the same seed, and right where right and wrong are plain."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tests.contract.contenders import Contender, serve_and_play, worldwide
from tests.helpers import at_random, steps
from wwtennis.games.serve_play.bots import THINKERS as SERVE_PLAY
from wwtennis.games.worldwide.bots import THINKERS as WORLDWIDE
from wwtennis.kernel.bots import Bot
from wwtennis.kernel.game import Choice, Event, Question
from wwtennis.kernel.luck import Drawn, Luck, SeededLuck
from wwtennis.kernel.search import SURE, Outcome, Search
from wwtennis.kernel.table import Table

PLAYED = [(worldwide("hard"), WORLDWIDE), (serve_and_play("singles", "AB"), SERVE_PLAY)]
ROLLOUTS = 12


def thinker(thinkers: Any, seed: int = 1) -> Bot:
    bot: Bot = thinkers["search"].make(SeededLuck(seed), ROLLOUTS)
    return bot


def some_questions(contender: Contender, every: int = 12) -> list[tuple[Any, Question]]:
    """States of a match, and what was asked there."""
    table: Table[Any] = Table(contender.game, SeededLuck(5), record=False)
    table.open()
    found = []
    for number, _ in enumerate(steps(table, at_random(5))):
        if number % every == 0 and table.pending is not None:
            found.append((contender.game.copy(table.state), table.pending))
    return found[:12]


@pytest.mark.parametrize(("contender", "thinkers"), PLAYED, ids=["worldwide", "serve-play"])
def test_two_worlds_with_the_same_view_and_seed_get_the_same_choice(contender: Contender, thinkers: Any):
    game, changed = contender.game, 0
    for state, question in some_questions(contender):
        other = game.copy(state)
        contender.rearrange(other, question.seat, Random(7))
        changed += game.view(other, 1 - question.seat) != game.view(state, 1 - question.seat)
        here, there = (thinker(thinkers).choose(game.view(each, question.seat), question) for each in (state, other))
        assert here == there
        assert here in question.options
    assert changed


@pytest.mark.parametrize(("contender", "thinkers"), PLAYED, ids=["worldwide", "serve-play"])
def test_thinking_touches_nothing_that_it_is_handed(contender: Contender, thinkers: Any):
    game = contender.game
    state, question = some_questions(contender)[-1]
    view, again = game.view(state, question.seat), game.view(state, question.seat)
    thinker(thinkers).choose(view, question)
    assert view == again


# A game of one question: three doors, of which the die says what is behind


class Door(Choice, frozen=True):
    number: int


class Opened(Event, frozen=True):
    number: int
    face: int


class State:
    def __init__(self) -> None:
        self.opened: Opened | None = None


class Doors:
    """As much of a game as a search asks for."""

    def __init__(self) -> None:
        self.worlds = 0
        self.asked: list[tuple[int, int]] = []

    def determinise(self, view: object, luck: Luck) -> State:
        self.worlds += 1
        return State()

    def copy(self, state: State) -> State:
        return State()

    def play(self, state: State, choice: Door, luck: Luck) -> list[Event]:
        face = luck.die(20)
        self.asked.append((choice.number, face))
        return [Opened(choice.number, face)]

    def advance(self, state: State, event: Opened) -> None:
        state.opened = event


class Thought:
    """Behind door N one wins with N and more of a d20; the first impression is the other way round."""

    ends = ()

    def __init__(self, forced: bool = False, doors: Sequence[int] = (5, 10, 15)) -> None:
        self._forced, self._doors = forced, doors

    def first_impression(self) -> list[tuple[float, Choice]]:
        return [(number / 1000, Door(number)) for number in self._doors]

    def doubt(self) -> float:
        return 0.2

    def outcomes(self, state: State, choice: Door, steps: int) -> Sequence[Outcome]:
        won = (21 - choice.number) / 20
        return ((won, (Drawn("d20", 20),)), (1 - won, (Drawn("d20", 1),))) if self._forced else SURE

    def reply(self, state: State, steps: int) -> None:
        return None

    def value(self, state: State) -> float:
        assert state.opened is not None
        return float(state.opened.face >= state.opened.number)


def searched(rollouts: int, **kind: Any) -> tuple[list[Any], Doors]:
    game = Doors()
    return Search(game, Thought(**kind), None, seed=3).run(rollouts), game  # type: ignore[arg-type]


def test_the_best_answer_is_found_against_the_first_impression():
    judged, game = searched(300)

    assert judged[0].choice == Door(5)
    assert judged[0].value == pytest.approx(0.8, abs=0.15)
    assert 0 < judged[0].error < 0.15
    assert len(game.asked) < 300  # it was plain before


def test_outcomes_are_weighed_by_their_exact_chances():
    judged, game = searched(30, forced=True)

    assert {each.choice.number: each.value for each in judged} == pytest.approx({5: 0.8, 10: 0.55, 15: 0.3})
    assert {face for _, face in game.asked} == {1, 20}


def test_answers_share_their_worlds_and_their_luck():
    _, game = searched(60)

    faces = [[face for door, face in game.asked if door == number] for number in (5, 10, 15)]
    fewest = min(map(len, faces))
    assert faces[0][:fewest] == faces[1][:fewest] == faces[2][:fewest]
    assert game.worlds == max(map(len, faces))


def test_no_more_roll_outs_than_were_asked_for_and_few_answers_are_tried():
    judged, game = searched(100, doors=range(1, 15))

    assert len(game.asked) <= 100
    assert {door for door, _ in game.asked} == set(range(9, 15))  # those that seemed best
    assert sum(each.rollouts for each in judged) == len(game.asked)


def test_whoever_asks_may_say_stop_and_has_an_answer():
    game = Doors()
    judged = Search(game, Thought(), None, seed=3).run(10_000, stop=lambda: len(game.asked) >= 9)  # type: ignore[arg-type]

    assert len(game.asked) == 9
    assert len(judged) == 3


def test_one_answer_needs_no_roll_out():
    judged, game = searched(50, doors=[7])

    assert [each.choice for each in judged] == [Door(7)]
    assert game.asked == []


class Answering(Thought):
    """The other seat opens door 15 in reply, and of that as well both outcomes are weighed."""

    def __init__(self) -> None:
        super().__init__(forced=True)

    def reply(self, state: State, steps: int) -> Any:
        return Door(15) if steps == 1 else None


def test_what_chance_makes_of_replies_is_weighed_as_well():
    game = Doors()
    judged = Search(game, Answering(), None, seed=3).run(36)  # type: ignore[arg-type]

    assert [each.value for each in judged] == pytest.approx([0.3] * 3)
    assert all(each.error == pytest.approx(0) for each in judged)
    assert {face for door, face in game.asked if door == 15} == {1, 20}


class Ending(Answering):
    """... but an open door is judged at once."""

    ends = (Opened,)  # type: ignore[assignment]


def test_what_ends_a_roll_out_is_judged_before_anybody_replies():
    judged = Search(Doors(), Ending(), None, seed=3).run(6)  # type: ignore[arg-type]

    assert {each.choice.number: each.value for each in judged} == pytest.approx({5: 0.8, 10: 0.55, 15: 0.3})


def test_whoever_wants_to_know_what_answers_are_worth_has_each_tried_as_often():
    game = Doors()
    judged = Search(game, Thought(), None, seed=3).weigh(90)  # type: ignore[arg-type]

    assert [each.rollouts for each in judged] == [30, 30, 30]
    assert judged[0].choice == Door(5)
