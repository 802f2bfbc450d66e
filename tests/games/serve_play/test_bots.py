"""The greedy bot: stronger than chance, and it plays by what it may see."""

import pytest

from tests.games.serve_play.court_talk import (
    ANN,
    BOB,
    CY,
    DOUBLES,
    IN,
    REAL_DECKS,
    SINGLES,
    card,
    discard,
    give,
    given,
    given_won,
    play,
    take,
)  # fmt: skip
from wwtennis.games.serve_play.bots import BOTS
from wwtennis.games.serve_play.bots.chances import Unseen, importance
from wwtennis.games.serve_play.bots.greedy import Greedy
from wwtennis.games.serve_play.choices import DONE, LEAVE, PASS
from wwtennis.games.serve_play.game import ServePlay
from wwtennis.games.serve_play.setup import Setup
from wwtennis.games.serve_play.state import Match
from wwtennis.kernel.bots import make_bot
from wwtennis.kernel.game import Choice
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
from wwtennis.tennis.score import Score, side_of, winner


def answer(table: Table[Match]) -> Choice:
    table.open()
    assert table.pending is not None
    return Greedy().choose(table.game.view(table.state, table.pending.seat), table.pending)


ANNS = ["fl>fl", "fl>fl", "fl>fr", "fl>fr", "fl>bl", "fl>bl", "fl>br", "fl>br", "br>bl", "br>bl"]


def to_bob(hand, points=(0, 0), **more):
    """What Bob answers to Ann's serve to his right forecourt."""
    return answer(given(hands=[ANNS, hand], score=Score(ANN, points), serves=[IN], **more))


def test_a_shot_is_played_and_smash_and_kill_are_kept_for_later():
    assert to_bob(["smash", "kill", "fr>bl"]) == play("fr>bl")


@pytest.mark.parametrize("points", [(3, 3), (3, 2)])
def test_at_a_point_that_counts_the_best_card_is_played(points):
    assert to_bob(["kill", "fr>bl", "br>br"], points) == play("kill")


def test_where_nothing_else_answers_the_ball_a_smash_is_worth_a_point_that_counts():
    assert to_bob(["smash", "bl>bl"], (2, 2)) == play("smash")
    assert to_bob(["smash", "bl>bl"], (3, 0)) != play("smash")


def test_an_out_goes_with_a_point_that_is_lost():
    assert to_bob(["out", "bl>bl"]) == play("out")


def test_a_card_too_many_goes_where_a_new_hand_follows():
    hand = ["bl>bl", "bl>br", "bl>fl", "bl>fr", "br>br"]

    assert to_bob(hand, (3, 0)) in [discard(each) for each in hand[:4]]
    assert to_bob(hand, (0, 0)) == PASS


def test_a_kill_answers_a_smash_where_the_point_counts():
    smashed = given(hands=[["kill", "br>br"], []], score=Score(ANN, (3, 3)), rally=[(BOB, "smash")], serves=[IN])

    assert answer(smashed) == play("kill")


def test_the_ball_goes_where_an_answer_is_least_likely():
    gone = [f"br>{end}" for end in ("fl", "fr") for _ in range(3)]

    assert to_bob(["fr>bl", "fr>br"], discards=gone) == play("fr>br")


def test_importance_is_how_much_the_point_changes_the_game():
    def at(points):
        table = given(hands=[["br>br"], ["br>br"]], score=Score(ANN, points))
        return importance(table.game.view(table.state, ANN))

    assert at((3, 3)) == 1
    assert at((0, 0)) < at((2, 2)) < at((3, 3))
    assert at((3, 0)) < 0.1


def test_unseen_cards_are_those_in_no_open_place():
    table = given(hands=[["kill", "kill"], ["br>br"]], discards=["kill"])

    assert Unseen(table.game.view(table.state, ANN)).chance_of_no_kill() == 1
    assert Unseen(table.game.view(table.state, BOB)).chance_of_no_kill() < 1


# Doubles


SOME = ["br>br"]


def test_the_ball_is_left_to_the_partner_who_has_the_better_answer():
    hands = [SOME, ["fl>fl", "br>br"], SOME, ["smash", "br>br"]]
    assert answer(given(DOUBLES, hands, score=Score(ANN, (3, 3)), serves=[IN])) == LEAVE
    hands = [SOME, ["fl>fl", "br>br"], SOME, ["fl>fr", "br>br"]]
    assert answer(given(DOUBLES, hands, score=Score(ANN, (1, 1)), serves=[IN])) == PASS  # neither has anything
    hands = [SOME, ["fr>fl", "br>br"], SOME, ["br>br"]]
    assert answer(given(DOUBLES, hands, score=Score(ANN, (3, 3)), serves=[IN])) == play("fr>fl")


def test_forecourt_shots_go_to_the_partner_of_their_half():
    """Ann has the right half and Cy the left one."""
    full = [
        ["fl>fl", "fr>fr", "br>br", "br>br", "bl>bl", "smash", "kill"],
        ["br>br"] * 2 + ["bl>br"] * 4 + ["smash"],
        ["fr>bl", "fl>bl", "br>fl", "br>fl", "bl>bl", "smash", "out"],
        ["bl>fr"] * 4 + ["bl>fl"] * 2 + ["smash"],
    ]
    table = given_won(DOUBLES, full, score=Score(BOB, (0, 0), (1, 0)))
    table.open()
    said = []
    while (question := table.pending) is not None and question.seat in (ANN, CY):
        said.append(Greedy().choose(table.game.view(table.state, question.seat), question))
        table.answer(said[-1])

    assert said == [give("fl>fl"), take("fr>bl"), DONE, DONE]
    assert card("fl>fl") in table.state.hands[CY]


# How strong it is


def sets_won(names, matches) -> int:
    """By greedy against random play; each is on either side as often, with the same luck."""
    won = 0
    for number in range(matches):
        mine = number % 2
        table = Table(ServePlay(Setup(REAL_DECKS, names, tiebreak=True)), SeededLuck(number // 2), record=False)
        table.open()
        bots = [make_bot(BOTS, "greedy" if side_of(seat) == mine else "random", number) for seat in range(len(names))]
        while (question := table.pending) is not None:
            table.answer(bots[question.seat].choose(table.game.view(table.state, question.seat), question))
        won += winner(table.state.setup.played, table.state.score) == mine
    return won


def test_greedy_beats_random_play_in_singles():
    assert sets_won(SINGLES, 40) >= 26  # of 40: chance alone gets there once in forty times


def test_greedy_beats_random_play_in_doubles():
    assert sets_won(DOUBLES, 20) >= 16
