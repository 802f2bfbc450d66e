"""Chapter 9: move, stroke, reposition."""

import pytest

from tests.table_talk import (
    BACKHAND,
    BACKHAND_ATTACK,
    BACKHAND_DEFENSE,
    BIG_SERVE,
    CLAY,
    DECK,
    DROP_SHOT,
    EASY_SERVE,
    FAST_SERVE,
    FOREHAND,
    FOREHAND_ATTACK,
    FOREHAND_DEFENSE,
    FOREHAND_WINNER,
    GRASS,
    HARD,
    INDOOR,
    NEUTRAL,
    RAFAEL,
    ROGER,
    SAFEST_SERVE,
    TOPSPIN_CROSSCOURT,
    VOLLEY,
    VOLLEY_4,
    VOLLEY_8,
    WINNER,
    Shot,
    asked,
    deck_with,
    every,
    given,
    kinds,
    needed,
    only,
    opened,
    options,
    playable,
    side,
)
from wwtennis.games.worldwide.cards import Deck, Risk, Zone
from wwtennis.games.worldwide.choices import (
    Ask,
    GiveUp,
    GoToNet,
    MoveBack,
    PlayStroke,
    Refuse,
    Run,
    ServeBall,
    Stay,
)
from wwtennis.games.worldwide.events import (
    DieRolled,
    Going,
    Hindrance,
    How,
    PlayerMoved,
    PointWon,
    StrokeLanded,
    StrokeMissed,
    StrokePlayed,
    TurnPassed,
)
from wwtennis.games.worldwide.rules.rally import (
    hindrance,
    may_move_back,
    needs_test,
    run_costs_a_card,
    stroke_number,
)
from wwtennis.games.worldwide.state import Phase
from wwtennis.kernel.errors import IllegalChoice
from wwtennis.tennis.score import BEST_OF_3, Score

LOW_BALL = Shot(FOREHAND_DEFENSE, to=NEUTRAL)  # low risk, no malus


def answering(ball: Shot, hand: list[int], *, stars: int = 4, at: Zone | None = None, **situation):
    """Roger must answer Rafael's ball."""
    roger = side(hand=hand, stars=stars, at=at)
    return given(Phase.STROKE, ROGER, ball=ball, roger=roger, server=RAFAEL, **situation)


def repositioning(at: Zone, *, stars: int = 4, hand: list[int] | None = None, rafael: Zone = NEUTRAL, **situation):
    """Roger has just hit a ball that is in."""
    roger = side(at=at, stars=stars, hand=hand or [])
    ball = Shot(FOREHAND_DEFENSE, to=NEUTRAL)
    return given(Phase.REPOSITION, ROGER, ball=ball, roger=roger, rafael=side(at=rafael), **situation)


# The books' example


def starting_with(*hand: int) -> Deck:
    """The tests' deck, with these six as the starting hand, whichever six the deck of the day starts with."""
    return deck_with({number: {"starting_hand": number in hand} for number in DECK.strokes})


@pytest.mark.rule("WT-9.1", "WT-9.4", "WT-9.5", "WT-9.6", "WT-9.7", "WT-9.8", "R1")
def test_example_rafael_attacks_without_a_roll_and_roger_defends_3_with_a_14_for_a_star():
    deck = starting_with(
        FOREHAND_DEFENSE, BACKHAND_DEFENSE, TOPSPIN_CROSSCOURT, FOREHAND_ATTACK, BACKHAND_ATTACK, WINNER
    )
    table = opened(deck=deck, dice=[19, 8, 12, 14], played=BEST_OF_3, surface=CLAY)
    table.answer(ServeBall(BIG_SERVE))
    table.answer(ServeBall(BIG_SERVE))
    table.answer(ServeBall(EASY_SERVE))
    rafael, roger = table.state.sides[RAFAEL], table.state.sides[ROGER]

    arrives = table.answer(Stay())
    attack = table.answer(PlayStroke(BACKHAND_ATTACK, FOREHAND))

    assert arrives == [TurnPassed(RAFAEL), PlayerMoved(RAFAEL, BACKHAND, Going.CHASE)]
    assert attack == [
        StrokePlayed(RAFAEL, BACKHAND_ATTACK, FOREHAND, stars=0, cost=0, tested=False),
        StrokeLanded(RAFAEL, BACKHAND_ATTACK, FOREHAND, None, star=0),
    ]
    assert rafael.zone is BACKHAND

    table.answer(Stay())
    assert roger.zone is FOREHAND
    defense = table.answer(PlayStroke(FOREHAND_DEFENSE, NEUTRAL))

    assert defense == [
        StrokePlayed(ROGER, FOREHAND_DEFENSE, NEUTRAL, stars=0, cost=0, tested=True),
        DieRolled(ROGER, 14, 3, (("difficulty", 0), ("malus", 3))),
        StrokeLanded(ROGER, FOREHAND_DEFENSE, NEUTRAL, None, star=1),
    ]
    assert table.state.ball.zone is NEUTRAL
    assert roger.stars == 5


# A: move


@pytest.mark.rule("WT-9.1")
@pytest.mark.parametrize("zone", [BACKHAND, NEUTRAL, FOREHAND])
def test_player_moves_to_the_zone_of_the_ball(zone: Zone):
    table = given(Phase.CHASE, ROGER, ball=Shot(EASY_SERVE, to=zone), roger=side(at=NEUTRAL, hand=[35]))

    events = table.answer(Run())

    assert events[0] == PlayerMoved(ROGER, zone, Going.CHASE)
    assert table.state.sides[ROGER].zone is zone


FREE, DEAR = False, True


@pytest.mark.rule("WT-9.2", "WT-4.1")
@pytest.mark.parametrize(
    ("start", "ball", "price"),
    [
        (BACKHAND, BACKHAND, FREE), (BACKHAND, NEUTRAL, FREE), (BACKHAND, FOREHAND, DEAR), (BACKHAND, VOLLEY, DEAR),
        (NEUTRAL, BACKHAND, FREE), (NEUTRAL, NEUTRAL, FREE), (NEUTRAL, FOREHAND, FREE), (NEUTRAL, VOLLEY, DEAR),
        (FOREHAND, BACKHAND, DEAR), (FOREHAND, NEUTRAL, FREE), (FOREHAND, FOREHAND, FREE), (FOREHAND, VOLLEY, DEAR),
    ],
)  # fmt: skip
def test_one_zone_sideways_is_free_two_or_a_vertical_move_cost_a_card(start: Zone, ball: Zone, price: bool):
    table = given(Phase.CHASE, ROGER, ball=Shot(DROP_SHOT, to=ball), roger=side(at=start, hand=[1, 2]))

    assert run_costs_a_card(start, ball) is price
    assert options(table) == ([Run(1), Run(2), Refuse()] if price is DEAR else [Run()])


@pytest.mark.rule("WT-9.2")
def test_card_of_choice_pays_for_the_run_and_goes_to_the_discard_pile():
    hand = [BACKHAND_DEFENSE, FOREHAND_DEFENSE, BACKHAND_ATTACK]
    table = given(Phase.CHASE, ROGER, ball=Shot(EASY_SERVE, to=BACKHAND), roger=side(at=FOREHAND, hand=hand))

    events = table.answer(Run(FOREHAND_DEFENSE))

    roger = table.state.sides[ROGER]
    assert events == [PlayerMoved(ROGER, BACKHAND, Going.CHASE, paid=FOREHAND_DEFENSE)]
    assert roger.hand == [BACKHAND_DEFENSE, BACKHAND_ATTACK]
    assert roger.discard == [FOREHAND_DEFENSE]
    assert asked(table) == (ROGER, Ask.STROKE)


@pytest.mark.rule("WT-9.3", "R21", "WT-11.1")
@pytest.mark.parametrize("seat", [ROGER, RAFAEL])
def test_refusing_to_run_loses_the_point(seat: int):
    far = side(at=FOREHAND, hand=[FOREHAND_DEFENSE])
    table = given(Phase.CHASE, seat, ball=Shot(EASY_SERVE, to=BACKHAND), roger=far, rafael=far)

    events = table.answer(Refuse())

    points = (0, 1) if seat == ROGER else (1, 0)
    assert events[0] == PointWon(1 - seat, How.REFUSED, Score(RAFAEL, points))


@pytest.mark.rule("R21")
def test_free_run_is_not_asked_and_cannot_be_refused():
    table = given(Phase.REPOSITION, RAFAEL, ball=Shot(EASY_SERVE, to=NEUTRAL), roger=side(at=FOREHAND, hand=[1]))

    events = table.answer(Stay())

    assert events == [TurnPassed(ROGER), PlayerMoved(ROGER, NEUTRAL, Going.CHASE)]
    assert asked(table) == (ROGER, Ask.STROKE)


@pytest.mark.rule("WT-9.3", "WT-11.1")
def test_without_a_card_to_pay_the_run_is_impossible_and_the_point_lost():
    table = given(Phase.REPOSITION, RAFAEL, ball=Shot(EASY_SERVE, to=BACKHAND), roger=side(at=FOREHAND))

    events = table.answer(Stay())

    assert events[:2] == [TurnPassed(ROGER), PointWon(RAFAEL, How.OUT_OF_REACH, Score(RAFAEL, (0, 1)))]


# B: stroke


@pytest.mark.rule("WT-9.4")
@pytest.mark.parametrize(
    ("zone", "cards"),
    [
        (BACKHAND, {BACKHAND_DEFENSE, BACKHAND_ATTACK}),
        (NEUTRAL, {BACKHAND_DEFENSE, BACKHAND_ATTACK, FOREHAND_DEFENSE, FOREHAND_ATTACK}),
        (FOREHAND, {FOREHAND_DEFENSE, FOREHAND_ATTACK}),
    ],
)
def test_only_cards_that_start_from_the_zone_of_the_ball_may_be_played(zone: Zone, cards: set[int]):
    hand = [BACKHAND_DEFENSE, BACKHAND_ATTACK, FOREHAND_DEFENSE, FOREHAND_ATTACK, VOLLEY_4]

    assert playable(answering(Shot(EASY_SERVE, to=zone), hand)) == cards


@pytest.mark.rule("WT-9.4")
def test_card_that_does_not_start_here_is_refused_and_says_why():
    table = answering(Shot(EASY_SERVE, to=BACKHAND), [FOREHAND_DEFENSE, BACKHAND_DEFENSE])

    assert hindrance(table.state, ROGER, DECK.strokes[FOREHAND_DEFENSE]) is Hindrance.START_ZONE
    assert hindrance(table.state, ROGER, DECK.strokes[BACKHAND_DEFENSE]) is None
    with pytest.raises(IllegalChoice):
        table.answer(PlayStroke(FOREHAND_DEFENSE, NEUTRAL))


@pytest.mark.rule("WT-9.5", "WT-9.6")
@pytest.mark.parametrize("ball", list(Risk))
@pytest.mark.parametrize("answer", list(Risk))
def test_low_or_medium_risk_in_answer_to_low_risk_needs_no_roll_and_all_else_does(ball: Risk, answer: Risk):
    deck = deck_with({EASY_SERVE: {"risk": ball}, FOREHAND_ATTACK: {"risk": answer}})
    automatic = ball is Risk.LOW and answer is not Risk.HIGH
    table = answering(Shot(EASY_SERVE, to=NEUTRAL), [FOREHAND_ATTACK], deck=deck, dice=[] if automatic else [20])

    events = table.answer(PlayStroke(FOREHAND_ATTACK, BACKHAND))

    assert only(StrokePlayed, events).tested is not automatic
    assert len(every(DieRolled, events)) == (0 if automatic else 1)
    assert only(StrokeLanded, events).target is BACKHAND


@pytest.mark.rule("WT-9.5")
def test_serve_counts_as_the_opponents_last_stroke():
    easy = answering(Shot(SAFEST_SERVE, to=FOREHAND), [FOREHAND_ATTACK]).state.ball
    fast = answering(Shot(FAST_SERVE, to=FOREHAND), [FOREHAND_ATTACK]).state.ball

    assert not needs_test(DECK.strokes[FOREHAND_ATTACK], easy, FOREHAND)
    assert needs_test(DECK.strokes[FOREHAND_ATTACK], fast, FOREHAND)


@pytest.mark.rule("WT-9.6", "WT-7.1")
@pytest.mark.parametrize(("surface", "number"), [(CLAY, 4 + 2), (HARD, 4 + 6), (GRASS, 4 + 9), (INDOOR, 4 + 8)])
def test_number_is_difficulty_plus_the_surface_malus_of_the_opponents_last_card(surface, number: int):
    table = answering(Shot(FAST_SERVE, to=FOREHAND), [FOREHAND_ATTACK], surface=surface, dice=[20])

    assert needed(table.answer(PlayStroke(FOREHAND_ATTACK, BACKHAND))) == number


@pytest.mark.rule("WT-9.6")
@pytest.mark.parametrize(("face", "lands"), [(1, False), (8, False), (10, True), (20, True)])
def test_stroke_lands_from_its_number_up(face: int, lands: bool):
    table = answering(Shot(FAST_SERVE, to=FOREHAND), [FOREHAND_ATTACK], dice=[face])

    events = table.answer(PlayStroke(FOREHAND_ATTACK, BACKHAND))

    assert bool(every(StrokeLanded, events)) is lands
    assert bool(every(StrokeMissed, events)) is not lands


@pytest.mark.rule("WT-9.6", "WT-11.1")
def test_missed_stroke_is_a_fault_and_the_opponents_point():
    table = answering(Shot(FAST_SERVE, to=FOREHAND), [FOREHAND_ATTACK], dice=[8])

    events = table.answer(PlayStroke(FOREHAND_ATTACK, BACKHAND))

    assert events[2:4] == [
        StrokeMissed(ROGER, FOREHAND_ATTACK, close=False),
        PointWon(RAFAEL, How.FAULT, Score(ROGER, (0, 1))),
    ]


@pytest.mark.rule("WT-9.6")
def test_malus_is_that_of_the_ball_on_the_table_and_not_of_an_earlier_one():
    table = given(
        Phase.STROKE, RAFAEL, ball=Shot(BIG_SERVE, to=FOREHAND), dice=[20, 20],
        roger=side(hand=[FOREHAND_DEFENSE]), rafael=side(hand=[FOREHAND_ATTACK]),
    )  # fmt: skip
    table.answer(PlayStroke(FOREHAND_ATTACK, NEUTRAL))
    table.answer(Stay())

    assert needed(table.answer(PlayStroke(FOREHAND_DEFENSE, NEUTRAL))) == 0 + 5


@pytest.mark.rule("WT-9.6", "WT-9.9")
def test_number_is_told_as_the_sum_that_it_is():
    table = answering(Shot(FAST_SERVE, to=FOREHAND), [FOREHAND_ATTACK])

    attack = DECK.strokes[FOREHAND_ATTACK]
    assert stroke_number(table.state, ROGER, attack, 1) == (("difficulty", 4), ("malus", 6), ("stars", -3))
    assert stroke_number(answering(LOW_BALL, []).state, ROGER, attack, 0) == (("difficulty", 4),)


@pytest.mark.rule("WT-9.7", "R20")
def test_target_is_chosen_with_the_card_among_the_cards_own():
    table = answering(Shot(FAST_SERVE, to=FOREHAND), [FOREHAND_ATTACK], stars=0)

    assert options(table) == [PlayStroke(FOREHAND_ATTACK, BACKHAND), PlayStroke(FOREHAND_ATTACK, NEUTRAL), GiveUp()]


@pytest.mark.rule("WT-9.7")
@pytest.mark.parametrize("target", [BACKHAND, NEUTRAL])
def test_ball_goes_to_the_chosen_target(target: Zone):
    table = answering(LOW_BALL, [FOREHAND_ATTACK])

    table.answer(PlayStroke(FOREHAND_ATTACK, target))

    ball = table.state.ball
    assert (ball.zone, ball.by, ball.card, ball.risk, ball.malus) == (target, ROGER, FOREHAND_ATTACK, Risk.MEDIUM, 5)


@pytest.mark.rule("WT-9.8", "R1")
@pytest.mark.parametrize(("face", "stars"), [(2, 2), (20, 3)])
def test_star_comes_with_success_and_only_with_it(face: int, stars: int):
    table = answering(Shot(FAST_SERVE, to=FOREHAND), [FOREHAND_DEFENSE], stars=2, dice=[face])

    table.answer(PlayStroke(FOREHAND_DEFENSE, NEUTRAL))

    assert table.state.sides[ROGER].stars == stars


@pytest.mark.rule("WT-9.8")
def test_star_comes_with_an_automatic_success_too():
    table = answering(LOW_BALL, [TOPSPIN_CROSSCOURT], stars=0)

    assert only(StrokeLanded, table.answer(PlayStroke(TOPSPIN_CROSSCOURT, FOREHAND))).star == 1
    assert table.state.sides[ROGER].stars == 1


@pytest.mark.rule("WT-9.9")
@pytest.mark.parametrize("difficulty", [1, 0, -5])
def test_number_of_one_or_less_always_succeeds_and_the_die_still_rolls(difficulty: int):
    deck = deck_with({VOLLEY_4: {"difficulty": difficulty}})
    table = answering(LOW_BALL, [VOLLEY_4], at=VOLLEY, deck=deck, dice=[1])

    events = table.answer(PlayStroke(VOLLEY_4, NEUTRAL))

    assert kinds(events)[:3] == ["StrokePlayed", "DieRolled", "StrokeLanded"]


@pytest.mark.rule("WT-9.9")
def test_number_above_twenty_always_fails_and_the_die_still_rolls():
    table = answering(LOW_BALL, [WINNER], dice=[20])

    events = table.answer(PlayStroke(WINNER))

    assert kinds(events)[:3] == ["StrokePlayed", "DieRolled", "StrokeMissed"]


@pytest.mark.rule("R15", "R21", "WT-11.1")
def test_giving_up_is_offered_at_every_stroke_and_loses_the_point():
    table = answering(LOW_BALL, [FOREHAND_DEFENSE])
    assert options(table)[-1] == GiveUp()

    events = table.answer(GiveUp())

    assert events[0] == PointWon(RAFAEL, How.GAVE_UP, Score(ROGER, (0, 1)))


@pytest.mark.rule("WT-11.1")
def test_without_a_playable_card_the_point_is_lost():
    table = given(
        Phase.CHASE, ROGER, ball=Shot(EASY_SERVE, to=BACKHAND), server=RAFAEL,
        roger=side(at=NEUTRAL, hand=[FOREHAND_DEFENSE, VOLLEY_4]),
    )  # fmt: skip

    events = table.answer(Run())

    assert events[1] == PointWon(RAFAEL, How.NO_CARD, Score(ROGER, (0, 1)))


@pytest.mark.rule("WT-9.4")
def test_played_card_leaves_the_hand_and_lies_on_the_table_until_the_point_ends():
    table = answering(LOW_BALL, [FOREHAND_DEFENSE, FOREHAND_ATTACK])

    table.answer(PlayStroke(FOREHAND_DEFENSE, NEUTRAL))

    roger = table.state.sides[ROGER]
    assert (roger.hand, roger.played, roger.discard) == ([FOREHAND_ATTACK], [FOREHAND_DEFENSE], [])


# C: reposition


@pytest.mark.rule("WT-9.10", "WT-9.12")
def test_after_a_stroke_one_may_stay_go_to_the_net_or_move_back():
    table = answering(Shot(FOREHAND_DEFENSE, to=FOREHAND), [FOREHAND_DEFENSE])

    table.answer(PlayStroke(FOREHAND_DEFENSE, NEUTRAL))

    assert asked(table) == (ROGER, Ask.REPOSITION)
    assert options(table) == [Stay(), GoToNet(), MoveBack()]


@pytest.mark.rule("WT-9.10", "WT-9.13")
def test_staying_moves_nobody_and_passes_the_turn():
    table = repositioning(FOREHAND)

    events = table.answer(Stay())

    assert events[:2] == [TurnPassed(RAFAEL), PlayerMoved(RAFAEL, NEUTRAL, Going.CHASE)]
    assert table.state.sides[ROGER].stars == 4


@pytest.mark.rule("WT-9.10", "WT-9.13")
def test_going_to_the_net_is_free_and_passes_the_turn():
    table = repositioning(FOREHAND, hand=[1])

    events = table.answer(GoToNet())

    assert events[:2] == [PlayerMoved(ROGER, VOLLEY, Going.NET), TurnPassed(RAFAEL)]


@pytest.mark.rule("WT-9.11")
@pytest.mark.parametrize("start", [BACKHAND, NEUTRAL, FOREHAND])
@pytest.mark.parametrize("rafael", [BACKHAND, NEUTRAL, FOREHAND, VOLLEY])
def test_nobody_goes_to_the_net_while_the_opponent_is_there(start: Zone, rafael: Zone):
    assert (GoToNet() in options(repositioning(start, rafael=rafael))) is (rafael is not VOLLEY)


@pytest.mark.rule("WT-9.10")
def test_from_the_net_nobody_goes_to_the_net():
    assert not [option for option in options(repositioning(VOLLEY, hand=[1])) if isinstance(option, GoToNet)]


@pytest.mark.rule("WT-9.12", "WT-9.13")
@pytest.mark.parametrize("start", [BACKHAND, FOREHAND])
def test_moving_back_along_the_baseline_costs_a_star(start: Zone):
    table = repositioning(start, stars=1)

    events = table.answer(MoveBack())

    roger = table.state.sides[ROGER]
    assert events[:2] == [PlayerMoved(ROGER, NEUTRAL, Going.BACK, stars=1), TurnPassed(RAFAEL)]
    assert roger.stars == 0


@pytest.mark.rule("WT-9.12")
def test_moving_back_from_the_net_costs_a_card_of_choice_as_well():
    table = repositioning(VOLLEY, stars=2, hand=[1, 2])
    assert options(table) == [Stay(), MoveBack(1), MoveBack(2)]

    events = table.answer(MoveBack(2))

    roger = table.state.sides[ROGER]
    assert events[0] == PlayerMoved(ROGER, NEUTRAL, Going.BACK, paid=2, stars=1)
    assert (roger.stars, roger.hand, roger.discard) == (1, [1], [2])


@pytest.mark.rule("R23")
@pytest.mark.parametrize(
    ("at", "stars", "hand", "offered"),
    [
        (NEUTRAL, 5, [1], False), (FOREHAND, 0, [1], False), (BACKHAND, 0, [1], False), (FOREHAND, 1, [], True),
        (VOLLEY, 0, [1], False), (VOLLEY, 1, [], False), (VOLLEY, 1, [1], True),
    ],
)  # fmt: skip
def test_moving_back_is_not_offered_on_neutral_nor_without_its_price(at: Zone, stars: int, hand: list[int], offered):
    table = repositioning(at, stars=stars, hand=hand)

    assert may_move_back(table.state, ROGER) is offered
    assert any(isinstance(option, MoveBack) for option in options(table)) is offered


@pytest.mark.rule("WT-9.12")
def test_star_just_gained_may_pay_for_moving_back():
    table = answering(Shot(FOREHAND_DEFENSE, to=FOREHAND), [FOREHAND_DEFENSE], stars=0)

    table.answer(PlayStroke(FOREHAND_DEFENSE, NEUTRAL))

    assert MoveBack() in options(table)


@pytest.mark.rule("WT-9.13")
def test_turns_alternate_through_a_rally():
    table = given(
        Phase.STROKE, RAFAEL, ball=Shot(EASY_SERVE, to=FOREHAND),
        roger=side(hand=[FOREHAND_DEFENSE, BACKHAND_DEFENSE]), rafael=side(hand=[FOREHAND_DEFENSE, BACKHAND_DEFENSE]),
    )  # fmt: skip
    turns = []
    for card in [FOREHAND_DEFENSE, FOREHAND_DEFENSE, BACKHAND_DEFENSE, BACKHAND_DEFENSE]:
        turns.append(asked(table))
        table.answer(PlayStroke(card, NEUTRAL))
        turns.append(asked(table))
        table.answer(Stay())

    two_turns = [(RAFAEL, Ask.STROKE), (RAFAEL, Ask.REPOSITION), (ROGER, Ask.STROKE), (ROGER, Ask.REPOSITION)]
    assert turns == two_turns * 2


@pytest.mark.rule("WT-9.4")
def test_a_winner_asks_for_no_target():
    table = answering(LOW_BALL, [FOREHAND_WINNER], stars=0)

    assert options(table) == [PlayStroke(FOREHAND_WINNER, None), GiveUp()]
    assert VOLLEY_8 not in playable(table)
