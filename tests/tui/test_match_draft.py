"""An answer being put together: only the question's own options can come out."""

from collections.abc import Iterator

import pytest

from tests.helpers import at_random
from tests.table_talk import (
    BACKHAND,
    FAST_SERVE,
    FOREHAND,
    FOREHAND_ATTACK,
    FOREHAND_DEFENSE,
    LOB,
    NEUTRAL,
    RAFAEL,
    ROGER,
    SMASH,
    VOLLEY,
    VOLLEY_4,
    WINNER,
    Shot,
    given,
    opened,
    side,
)  # fmt: skip
from wwtennis.games.worldwide.choices import CHOICES, Ask, GiveUp, PlayStroke, ServeBall
from wwtennis.games.worldwide.state import Match, Phase
from wwtennis.kernel.game import Question
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
from wwtennis.tui.worldwide.answers import PLAY, RETREAT, RUN, WAYS, way_of
from wwtennis.tui.worldwide.cards_shown import card_lines
from wwtennis.tui.worldwide.draft import Draft

HAND = [FOREHAND_DEFENSE, FOREHAND_ATTACK, VOLLEY_4, WINNER]


def draft_of(table: Table[Match]) -> Draft:
    question = table.pending
    assert question is not None
    view = table.game.view(table.state, question.seat)
    return Draft(question, view)


@pytest.mark.parametrize("seed", range(4))
def test_every_option_can_be_put_together_and_nothing_else(seed: int):
    table = opened()
    table.luck = SeededLuck(seed)
    seen = set()
    for question in questions_of(table, seed):
        view = table.game.view(table.state, question.seat)
        draft = Draft(question, view)
        assert draft.choice in question.options
        seen.add(question.kind)
        for option in question.options[:40]:
            draft.adopt(option)
            assert draft.choice == option
    assert {Ask.SERVE, Ask.STROKE, Ask.REPOSITION} <= seen


def questions_of(table: Table[Match], seed: int) -> Iterator[Question]:
    """The questions of a match, each before it is answered at random."""
    choose = at_random(seed)
    for _ in range(300):
        question = table.pending
        if question is None:
            return
        yield question
        table.answer(choose(question))


def test_stars_are_never_carried_over_to_another_card():
    draft = draft_of(given(Phase.STROKE, ROGER, ball=Shot(FAST_SERVE, FOREHAND), roger=side(hand=HAND)))
    draft.pick(FOREHAND_ATTACK)
    draft.add_stars(2)
    draft.pick(FOREHAND_DEFENSE)
    assert draft.choice == PlayStroke(FOREHAND_DEFENSE, NEUTRAL, 0)


def test_a_spin_stays_while_serves_are_compared():
    draft = draft_of(given(Phase.SERVE, ROGER))
    draft.next_spin()
    spin = draft.spin
    draft.step(1)
    assert isinstance(draft.choice, ServeBall)
    assert draft.choice.spin is spin is not None


def test_the_proposed_target_is_the_one_that_is_farther_away():
    ball = Shot(FAST_SERVE, FOREHAND)
    near, far = side(at=BACKHAND), side(at=FOREHAND)
    for rafael, expected in ((near, NEUTRAL), (far, BACKHAND)):
        draft = draft_of(given(Phase.STROKE, ROGER, ball=ball, roger=side(hand=[FOREHAND_ATTACK]), rafael=rafael))
        assert draft.target is expected


def test_a_card_that_cannot_be_played_is_no_answer():
    draft = draft_of(given(Phase.STROKE, ROGER, ball=Shot(FAST_SERVE, FOREHAND), roger=side(hand=HAND)))
    draft.pick(VOLLEY_4)
    assert draft.choice is None


def test_a_smash_is_not_what_pays_for_the_retreat():
    table = given(Phase.CHASE, ROGER, ball=Shot(LOB, BACKHAND), roger=side(at=VOLLEY, hand=[*HAND, SMASH]))
    draft = draft_of(table)
    assert (draft.way, draft.card) == (PLAY, SMASH)
    draft.take(RETREAT)
    assert draft.card == VOLLEY_4


def test_tab_goes_through_the_cards_that_can_be_played():
    draft = draft_of(given(Phase.STROKE, ROGER, ball=Shot(FAST_SERVE, FOREHAND), roger=side(hand=HAND)))
    visited = set()
    for _ in range(6):
        draft.step(1, only_open=True)
        visited.add(draft.card)
    assert visited == {FOREHAND_DEFENSE, FOREHAND_ATTACK, WINNER}


def test_what_loses_the_point_needs_a_yes():
    draft = draft_of(given(Phase.STROKE, ROGER, ball=Shot(FAST_SERVE, FOREHAND), roger=side(hand=HAND)))
    draft.take(way_of(GiveUp()))
    draft.confirm()
    assert draft.is_drastic
    assert not draft.says_yes
    draft.cancel()
    assert draft.way is PLAY


def test_whoever_does_not_give_up_after_all_finds_the_card_as_it_was():
    draft = draft_of(given(Phase.STROKE, ROGER, ball=Shot(FAST_SERVE, FOREHAND), roger=side(hand=HAND)))
    other = next(card for card in (FOREHAND_ATTACK, FOREHAND_DEFENSE) if card != draft.card)
    draft.pick(other)
    draft.next_target()
    draft.add_stars(1)
    meant = draft.choice
    assert meant is not None
    draft.give_up()
    assert draft.is_drastic
    draft.cancel()
    assert draft.choice == meant


def test_the_cards_say_at_which_odds_or_why_not():
    table = given(Phase.STROKE, ROGER, ball=Shot(FAST_SERVE, FOREHAND), roger=side(hand=HAND))
    lines = {line.number: line for line in card_lines(draft_of(table), table.game.view(table.state, ROGER), "Rafael")}
    assert lines[FOREHAND_DEFENSE].odds is not None
    assert lines[FOREHAND_DEFENSE].odds.percent == 75
    assert lines[VOLLEY_4].odds is None
    assert lines[VOLLEY_4].why_not == "not here"


def test_the_least_useful_card_is_proposed_for_a_run():
    table = given(Phase.CHASE, RAFAEL, ball=Shot(FOREHAND_ATTACK, BACKHAND), rafael=side(at=FOREHAND, hand=HAND))
    draft = draft_of(table)
    assert draft.way is RUN
    assert draft.card == VOLLEY_4


def test_every_kind_of_answer_has_its_row():
    assert {way.choice for way in WAYS} == set(CHOICES)
