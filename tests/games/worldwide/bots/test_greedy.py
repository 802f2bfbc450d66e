"""The greedy bot makes the choices that a competent player makes, each in a position where they are plain."""

from typing import Any

import msgspec
import pytest

from tests.material import load_players
from tests.table_talk import (
    BACKHAND,
    BACKHAND_ATTACK,
    BACKHAND_DEFENSE,
    BACKHAND_PASSING,
    BIG_SERVE,
    DECK,
    EASY_SERVE,
    FAST_SERVE,
    FOREHAND,
    FOREHAND_ATTACK,
    FOREHAND_DEFENSE,
    FOREHAND_PASSING,
    FOREHAND_WINNER,
    LOB,
    NEUTRAL,
    RAFAEL,
    ROGER,
    SAFEST_SERVE,
    SMASH,
    VOLLEY,
    VOLLEY_4,
    WINNER,
    Shot,
    deck_with,
    given,
    malus,
    side,
)  # fmt: skip
from wwtennis.games.worldwide.bots import BOTS
from wwtennis.games.worldwide.bots.greedy.worth import of_cards
from wwtennis.games.worldwide.choices import (
    Challenge,
    DiscardCard,
    Focus,
    GiveUp,
    GoToNet,
    MoveBack,
    NoPlan,
    PlayStroke,
    ReceiveOn,
    Recover,
    Refuse,
    Retreat,
    Run,
    ServeBall,
    Stay,
    TakeBack,
)  # fmt: skip
from wwtennis.games.worldwide.events import StrokeMissed
from wwtennis.games.worldwide.player_cards import PlayerCard
from wwtennis.games.worldwide.setup import SeatSetup, seat_of
from wwtennis.games.worldwide.state import Phase
from wwtennis.kernel.bots import make_bot
from wwtennis.kernel.table import Table

VOLLEYS = range(49, 57)
ANSWERS = [FOREHAND_DEFENSE, BACKHAND_DEFENSE, FOREHAND_ATTACK, BACKHAND_ATTACK, 26, 27, FOREHAND_PASSING]


def answer(table: Table[Any]) -> Any:
    question = table.pending
    assert question is not None
    return make_bot(BOTS, "greedy", 1).choose(table.game.view(table.state, question.seat), question)


def worth_least(hand: list[int]) -> int:
    """The card that greedy would discard first."""
    return min(hand, key=lambda card: of_cards(DECK)[card])


def at_stroke(ball: Shot, hand: list[int], **more: Any) -> Any:
    """Rafael's answer with this hand, and volleys beside it: who has few cards left thinks of drawing more.

    Roger has an answer to everything, unless something else is said of him.
    """
    hand = [*hand, *VOLLEYS]
    rafael = side(hand=hand, **{key: more.pop(key) for key in ("stars", "built", "at", "challenges") if key in more})
    roger = more.pop("roger", side(hand=ANSWERS))
    return answer(given(Phase.STROKE, RAFAEL, ball=ball, rafael=rafael, roger=roger, **more))


def test_second_ball_is_safer_than_the_first():
    first = answer(given(Phase.SERVE, ROGER))
    second = answer(given(Phase.SERVE, ROGER, fault=first.card))

    deck = given(Phase.SERVE, ROGER).state.setup.deck
    assert isinstance(first, ServeBall)
    assert deck.serves[first.card].difficulty >= 9
    assert second.card in (SAFEST_SERVE, EASY_SERVE)


def test_star_is_not_spent_on_a_roll_that_cannot_fail():
    choice = at_stroke(Shot(BIG_SERVE, NEUTRAL), [FOREHAND_DEFENSE], surface="clay", stars=5)
    assert choice == PlayStroke(FOREHAND_DEFENSE, NEUTRAL)


def test_stars_are_spent_where_the_point_hangs_on_the_roll():
    choice = at_stroke(Shot(FOREHAND_DEFENSE, NEUTRAL), [FOREHAND_WINNER], stars=4)
    assert choice.stars > 0


def test_free_attack_is_taken():
    choice = at_stroke(Shot(FOREHAND_DEFENSE, NEUTRAL), [FOREHAND_ATTACK, FOREHAND_DEFENSE])
    assert (choice.card, choice.target) == (FOREHAND_ATTACK, BACKHAND)


def test_winner_is_played_when_it_is_built_and_not_before():
    ball = Shot(FOREHAND_DEFENSE, NEUTRAL)
    assert at_stroke(ball, [WINNER, FOREHAND_DEFENSE], built=20).card == WINNER
    assert at_stroke(ball, [WINNER, FOREHAND_DEFENSE], built=0).card == FOREHAND_DEFENSE


def test_passing_shot_beats_a_defense_against_a_net_rusher():
    hand, at_net = [FOREHAND_PASSING, FOREHAND_DEFENSE], side(at=VOLLEY)
    deck = deck_with({FOREHAND_PASSING: {"malus": malus(10, 10, 10, 10)}})
    choice = at_stroke(Shot(FOREHAND_DEFENSE, NEUTRAL), hand, roger=at_net, stars=4, deck=deck)
    assert choice.card == FOREHAND_PASSING


def test_hopeless_stroke_is_tried_rather_than_given_up():
    assert isinstance(at_stroke(Shot(FAST_SERVE, FOREHAND), [WINNER], stars=0, built=0), PlayStroke)


def test_nothing_to_play_is_given_up():
    table = given(Phase.STROKE, RAFAEL, ball=Shot(FAST_SERVE, FOREHAND), rafael=side(hand=[VOLLEY_4]))
    assert answer(table) == GiveUp()


def test_run_is_paid_with_the_card_that_helps_least():
    rafael = side(at=BACKHAND, hand=[FOREHAND_DEFENSE, FOREHAND_ATTACK, BACKHAND_ATTACK, FOREHAND_PASSING])
    table = given(Phase.CHASE, RAFAEL, ball=Shot(FOREHAND_ATTACK, FOREHAND), rafael=rafael)
    assert answer(table) == Run(FOREHAND_PASSING)


def test_run_is_never_paid_with_the_only_answer_even_if_it_is_the_lesser_card():
    hand = [FOREHAND_DEFENSE, BACKHAND_ATTACK]
    assert worth_least(hand) == FOREHAND_DEFENSE
    table = given(Phase.CHASE, RAFAEL, ball=Shot(FOREHAND_ATTACK, FOREHAND), rafael=side(at=BACKHAND, hand=hand))
    assert answer(table) == Run(BACKHAND_ATTACK)


def test_run_is_refused_only_where_nothing_could_be_played():
    rafael = side(at=BACKHAND, hand=[BACKHAND_DEFENSE, BACKHAND_ATTACK])
    table = given(Phase.CHASE, RAFAEL, ball=Shot(FOREHAND_ATTACK, FOREHAND), rafael=rafael)
    assert answer(table) == Refuse()


def test_lob_is_smashed_with_the_smash_and_run_down_without():
    lob = Shot(LOB, FOREHAND)
    smash = given(Phase.CHASE, RAFAEL, ball=lob, rafael=side(at=VOLLEY, hand=[SMASH, 1, *VOLLEYS]))
    without = given(Phase.CHASE, RAFAEL, ball=lob, rafael=side(at=VOLLEY, hand=[FOREHAND_DEFENSE, VOLLEY_4]))
    nothing = given(Phase.CHASE, RAFAEL, ball=lob, rafael=side(at=VOLLEY, hand=[VOLLEY_4]))

    assert answer(smash).card == SMASH
    assert answer(without) == Retreat(VOLLEY_4)
    assert answer(nothing) == GiveUp()


def test_net_is_left_to_those_who_hold_volleys():
    ball = Shot(FOREHAND_ATTACK, BACKHAND)
    baseliner = given(Phase.REPOSITION, ROGER, ball=ball, roger=side(hand=[FOREHAND_DEFENSE, BACKHAND_DEFENSE]))
    volleyer = given(Phase.REPOSITION, ROGER, ball=ball, roger=side(hand=[48, 50, 52, 53, 55], at=FOREHAND))

    assert answer(baseliner) == Stay()
    assert answer(volleyer) == GoToNet()


@pytest.mark.parametrize("stars", [1, 5])
def test_star_is_not_paid_for_standing_on_neutral(stars: int):
    table = given(
        Phase.REPOSITION, ROGER, ball=Shot(FOREHAND_DEFENSE, NEUTRAL),
        roger=side(at=FOREHAND, hand=[FOREHAND_DEFENSE, BACKHAND_DEFENSE], stars=stars),
    )  # fmt: skip
    assert MoveBack() in table.pending.options
    assert answer(table) == Stay()


def test_close_call_is_always_challenged():
    called = StrokeMissed(ROGER, FOREHAND_ATTACK, close=True)
    table = given(Phase.CALL, ROGER, called=called, ball=Shot(FOREHAND_ATTACK, FOREHAND), roger=side(challenges=1))
    assert answer(table) == Challenge()


def test_overfull_hand_loses_the_card_that_helps_least():
    hand = [1, 2, 9, 11, 13, 14, 21, 23, 25, 26, 29, 37, FOREHAND_PASSING]
    assert answer(given(Phase.TRIM, RAFAEL, rafael=side(hand=hand))) == DiscardCard(FOREHAND_PASSING)


@pytest.mark.parametrize(("stars", "cards", "expected"), [(0, 10, Focus()), (5, 10, Recover()), (0, 1, Recover())])
def test_rest_gives_what_is_missing(stars: int, cards: int, expected: object):
    hand = list(range(1, 1 + cards))
    assert answer(given(Phase.REST, RAFAEL, rafael=side(stars=stars, hand=hand))) == expected


def test_plan_takes_back_an_attack_for_a_star():
    rafael = side(stars=5, hand=[FOREHAND_PASSING, LOB, SMASH], discard=[BACKHAND_PASSING, FOREHAND_ATTACK])
    assert answer(given(Phase.PLAN, RAFAEL, rafael=rafael)) == TakeBack(FOREHAND_ATTACK)


def test_plan_takes_nothing_back_that_would_find_the_hand_full_of_better_cards():
    hand = [9, 11, 12, 21, 23, 24, 25, 26, 29, 30, 35, WINNER]
    table = given(Phase.PLAN, RAFAEL, rafael=side(stars=5, hand=hand, discard=[FOREHAND_PASSING]))
    assert TakeBack(FOREHAND_PASSING) in table.pending.options
    assert answer(table) == NoPlan()


def test_decisive_point_is_received_where_more_cards_can_answer():
    hand = [BACKHAND_DEFENSE, BACKHAND_ATTACK, FOREHAND_DEFENSE]
    assert answer(given(Phase.SIDE, RAFAEL, rafael=side(hand=hand))) == ReceiveOn(BACKHAND)


@pytest.mark.rule("WT-18.5")
def test_sure_stroke_is_rolled_where_the_power_makes_it_worth_the_risk():
    roger = load_players()["roger"]
    ball = Shot(FOREHAND_DEFENSE, NEUTRAL)
    eager = msgspec.structs.replace(roger, powers=(("forehand_attack_winner", 2),))

    def with_card(card: PlayerCard) -> Any:
        seats = (SeatSetup("Roger"), seat_of("Rafael", card))
        return at_stroke(ball, [FOREHAND_ATTACK, FOREHAND_DEFENSE], seats=seats)

    assert with_card(eager).roll
    assert not with_card(msgspec.structs.replace(roger, powers=(("forehand_attack_winner", 20),))).roll


def test_a_point_is_not_given_up_for_the_sake_of_a_card():
    """An attack that lands four times in twenty, or the Winner, which cannot land and comes back to the hand."""
    deck = deck_with({FOREHAND_ATTACK: {"draw": 0, "difficulty": 15}})
    hand = [WINNER, FOREHAND_ATTACK]
    assert at_stroke(Shot(FAST_SERVE, FOREHAND), hand, stars=0, surface="clay", deck=deck).card == FOREHAND_ATTACK
