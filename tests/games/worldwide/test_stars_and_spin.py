"""Chapters 15 and 16: Stars that ease a roll, topspin and slice."""

import pytest

from tests.table_talk import (
    BACKHAND,
    BACKHAND_ATTACK,
    BACKHAND_DEFENSE,
    BIG_SERVE,
    DECK,
    DROP_SHOT,
    EASY_SERVE,
    FAST_SERVE,
    FOREHAND,
    FOREHAND_ATTACK,
    FOREHAND_DEFENSE,
    FOREHAND_WINNER,
    KICK_SERVE,
    LOB,
    NEUTRAL,
    RAFAEL,
    ROGER,
    SAFEST_SERVE,
    SLICE,
    SLICED_DEFENSE,
    TOPSPIN,
    TOPSPIN_CROSSCOURT,
    VOLLEY,
    VOLLEY_4,
    Shot,
    asked,
    deck_with,
    every,
    given,
    needed,
    only,
    options,
    play,
    side,
)
from wwtennis.games.worldwide.choices import Ask, GiveUp, GoToNet, PlayStroke, Refuse, Run, ServeBall, Stay
from wwtennis.games.worldwide.events import DieRolled, Going, PlayerMoved, ServeIn, ServeStruck, StrokeLanded
from wwtennis.games.worldwide.rules.rally import needs_test, stroke_number
from wwtennis.games.worldwide.state import Phase

SLICED_BALL = Shot(SLICED_DEFENSE, to=NEUTRAL)  # low risk, no malus


def serving(stars: int = 4, **situation):
    return given(Phase.SERVE, ROGER, roger=side(stars=stars), **situation)


def answering(ball: Shot, hand: list[int], *, at=None, stars: int = 4, **situation):
    return given(Phase.STROKE, ROGER, ball=ball, roger=side(hand=hand, stars=stars, at=at), **situation)


# Stars


@pytest.mark.rule("WT-15.1")
@pytest.mark.parametrize(("stars", "bonus"), [(0, 0), (1, 2), (2, 4)])
def test_stars_ease_a_serve_by_2_and_4(stars: int, bonus: int):
    table = serving(stars=3, dice=[15])

    events = table.answer(ServeBall(BIG_SERVE, stars=stars))

    assert needed(events) == 13 - bonus
    assert only(ServeStruck, events).stars == stars
    assert table.state.sides[ROGER].stars == 3 - stars


@pytest.mark.rule("WT-15.1")
@pytest.mark.parametrize(("held", "most"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_serve_takes_two_stars_at_most_and_no_more_than_are_held(held: int, most: int):
    offered = {option.stars for option in options(serving(stars=held))}

    assert offered == set(range(most + 1))


@pytest.mark.rule("WT-15.2")
@pytest.mark.parametrize(("stars", "bonus"), [(0, 0), (1, 3), (2, 5), (3, 7)])
def test_stars_ease_a_stroke_by_3_5_and_7(stars: int, bonus: int):
    table = answering(Shot(FAST_SERVE, to=FOREHAND), [FOREHAND_ATTACK], dice=[18])

    events = table.answer(PlayStroke(FOREHAND_ATTACK, BACKHAND, stars))

    assert needed(events) == 4 + 6 - bonus
    assert table.state.sides[ROGER].stars == 4 - stars


@pytest.mark.rule("WT-15.2")
@pytest.mark.parametrize(("held", "most"), [(0, 0), (1, 1), (2, 2), (3, 3), (5, 3)])
def test_stroke_takes_three_stars_at_most_and_no_more_than_are_held(held: int, most: int):
    table = answering(Shot(FAST_SERVE, to=FOREHAND), [FOREHAND_DEFENSE], stars=held)

    assert options(table) == [*[PlayStroke(FOREHAND_DEFENSE, NEUTRAL, stars) for stars in range(most + 1)], GiveUp()]


@pytest.mark.rule("WT-15.3")
@pytest.mark.parametrize("face", [1, 20])
def test_stars_are_spent_whatever_the_roll_shows(face: int):
    table = answering(Shot(FAST_SERVE, to=FOREHAND), [FOREHAND_ATTACK], dice=[face])
    table.answer(PlayStroke(FOREHAND_ATTACK, BACKHAND, 3))
    serve = serving(dice=[face])
    serve.answer(ServeBall(BIG_SERVE, stars=2))

    assert table.state.sides[ROGER].stars == 1
    assert serve.state.sides[ROGER].stars == 2


@pytest.mark.rule("WT-15.3")
def test_stars_are_taken_only_where_there_is_a_roll():
    table = answering(Shot(EASY_SERVE, to=FOREHAND), [FOREHAND_DEFENSE, FOREHAND_ATTACK, FOREHAND_WINNER])

    assert [option for option in options(table) if isinstance(option, PlayStroke)] == [
        PlayStroke(FOREHAND_DEFENSE, NEUTRAL),
        PlayStroke(FOREHAND_ATTACK, BACKHAND),
        PlayStroke(FOREHAND_ATTACK, NEUTRAL),
        *[PlayStroke(FOREHAND_WINNER, None, stars) for stars in range(4)],
    ]


@pytest.mark.rule("R27")
@pytest.mark.parametrize(("held", "most"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 3)])
def test_star_cost_and_bonus_stars_together_fit_the_stars_held(held: int, most: int):
    table = answering(Shot(EASY_SERVE, to=FOREHAND), [DROP_SHOT], stars=held)

    assert options(table) == [*[PlayStroke(DROP_SHOT, VOLLEY, stars) for stars in range(most + 1)], GiveUp()]


@pytest.mark.rule("R27")
def test_star_cost_and_bonus_stars_are_both_paid():
    table = answering(Shot(EASY_SERVE, to=FOREHAND), [DROP_SHOT], stars=3, dice=[20])

    table.answer(PlayStroke(DROP_SHOT, VOLLEY, 2))

    assert table.state.sides[ROGER].stars == 0


# Topspin


@pytest.mark.rule("WT-16.1", "WT-16.2")
def test_against_topspin_the_way_to_the_net_costs_a_card():
    ball, rafael = Shot(TOPSPIN_CROSSCOURT, to=FOREHAND), side(hand=[FOREHAND_DEFENSE])
    table = answering(ball, [FOREHAND_DEFENSE, LOB, VOLLEY_4], rafael=rafael)
    table.answer(PlayStroke(FOREHAND_DEFENSE, NEUTRAL))
    assert options(table)[:3] == [Stay(), GoToNet(LOB), GoToNet(VOLLEY_4)]
    assert GoToNet() not in options(table)

    events = table.answer(GoToNet(LOB))

    roger = table.state.sides[ROGER]
    assert events[0] == PlayerMoved(ROGER, VOLLEY, Going.NET, paid=LOB)
    assert (roger.hand, roger.discard) == ([VOLLEY_4], [LOB])


@pytest.mark.rule("WT-16.2", "R33")
def test_without_a_card_topspin_closes_the_way_to_the_net():
    table = answering(Shot(TOPSPIN_CROSSCOURT, to=FOREHAND), [FOREHAND_DEFENSE])

    table.answer(PlayStroke(FOREHAND_DEFENSE, NEUTRAL))

    assert not [option for option in options(table) if isinstance(option, GoToNet)]


@pytest.mark.rule("WT-16.1")
def test_topspin_counts_in_the_next_turn_only():
    rafael = side(hand=[TOPSPIN_CROSSCOURT, BACKHAND_DEFENSE])
    roger = side(hand=[FOREHAND_DEFENSE, BACKHAND_DEFENSE, VOLLEY_4])
    table = given(Phase.STROKE, RAFAEL, ball=Shot(EASY_SERVE, to=FOREHAND), roger=roger, rafael=rafael)
    play(table, PlayStroke(TOPSPIN_CROSSCOURT, FOREHAND))
    assert GoToNet() in options(table)  # the one who hit it is free to go
    play(table, Stay(), PlayStroke(FOREHAND_DEFENSE, NEUTRAL))
    assert GoToNet() not in options(table)
    play(table, Stay(), PlayStroke(BACKHAND_DEFENSE, NEUTRAL))
    assert GoToNet() in options(table)
    play(table, Stay(), PlayStroke(BACKHAND_DEFENSE, NEUTRAL))

    assert GoToNet() in options(table)


@pytest.mark.rule("WT-16.2")
def test_topspin_changes_no_roll():
    table = answering(Shot(TOPSPIN_CROSSCOURT, to=FOREHAND), [FOREHAND_ATTACK])

    assert not every(DieRolled, table.answer(PlayStroke(FOREHAND_ATTACK, NEUTRAL)))


@pytest.mark.rule("WT-16.2")
def test_slice_does_not_bar_the_way_to_the_net():
    table = answering(Shot(SLICED_DEFENSE, to=FOREHAND), [FOREHAND_DEFENSE, VOLLEY_4])

    table.answer(PlayStroke(FOREHAND_DEFENSE, NEUTRAL))

    assert GoToNet() in options(table)


# Slice


@pytest.mark.rule("WT-16.3")
def test_slice_makes_a_medium_risk_stroke_be_tested_at_plus_two():
    table = answering(SLICED_BALL, [FOREHAND_ATTACK], dice=[5])

    events = table.answer(PlayStroke(FOREHAND_ATTACK, BACKHAND))

    assert only(DieRolled, events).why == (("difficulty", 4), ("slice", 2))
    assert needed(events) == 6


@pytest.mark.rule("WT-16.3")
def test_slice_adds_two_to_a_high_risk_stroke():
    table = answering(SLICED_BALL, [FOREHAND_WINNER], dice=[20])

    assert needed(table.answer(PlayStroke(FOREHAND_WINNER))) == 12 + 2


@pytest.mark.rule("WT-16.3", "R43")
def test_slice_leaves_low_risk_strokes_alone():
    untested = answering(SLICED_BALL, [FOREHAND_DEFENSE])
    assert not every(DieRolled, untested.answer(PlayStroke(FOREHAND_DEFENSE, NEUTRAL)))

    tested = answering(Shot(FAST_SERVE, to=FOREHAND, spin=SLICE), [FOREHAND_DEFENSE], dice=[20])
    assert needed(tested.answer(PlayStroke(FOREHAND_DEFENSE, NEUTRAL))) == 0 + 6


@pytest.mark.rule("WT-16.3", "WT-15.3")
def test_forced_test_may_be_eased_by_stars():
    table = answering(SLICED_BALL, [FOREHAND_ATTACK], stars=1)

    assert PlayStroke(FOREHAND_ATTACK, BACKHAND, 1) in options(table)


@pytest.mark.rule("WT-16.1", "WT-16.3")
def test_slice_counts_in_the_next_turn_only():
    roger = side(hand=[BACKHAND_DEFENSE, BACKHAND_ATTACK])
    rafael = side(hand=[SLICED_DEFENSE, FOREHAND_ATTACK])
    table = given(Phase.STROKE, RAFAEL, ball=Shot(EASY_SERVE, to=NEUTRAL), roger=roger, rafael=rafael)
    assert only(StrokeLanded, table.answer(PlayStroke(SLICED_DEFENSE, NEUTRAL))).spin is SLICE
    play(table, Stay(), PlayStroke(BACKHAND_DEFENSE, NEUTRAL), Stay())

    events = table.answer(PlayStroke(FOREHAND_ATTACK, BACKHAND))

    assert not every(DieRolled, events)


@pytest.mark.rule("WT-16.4")
def test_slice_does_nothing_to_a_player_at_the_net():
    ball = Shot(FAST_SERVE, to=FOREHAND, spin=SLICE)
    table = answering(ball, [VOLLEY_4], at=VOLLEY)

    assert stroke_number(table.state, ROGER, DECK.strokes[VOLLEY_4], 0) == (("difficulty", 4), ("malus", 6))
    medium = deck_with({VOLLEY_4: {"risk": DECK.strokes[FOREHAND_ATTACK].risk}}).strokes[VOLLEY_4]
    sliced = answering(SLICED_BALL, []).state.ball
    assert not needs_test(medium, sliced, VOLLEY)
    assert needs_test(medium, sliced, NEUTRAL)


# Spin on serve


@pytest.mark.rule("WT-16.5")
@pytest.mark.parametrize(
    ("card", "spin", "number"),
    [
        (SAFEST_SERVE, None, 2), (SAFEST_SERVE, TOPSPIN, 2 + 2), (SAFEST_SERVE, SLICE, 2 + 1),
        (FAST_SERVE, TOPSPIN, 10 + 1), (FAST_SERVE, SLICE, 10 + 2), (BIG_SERVE, SLICE, 13 + 2),
    ],
)  # fmt: skip
def test_spin_announced_on_a_serve_adds_the_cards_own_number(card: int, spin, number: int):
    table = serving(dice=[17])

    events = table.answer(ServeBall(card, spin))

    assert needed(events) == number
    assert only(ServeIn, events).spin is spin
    assert table.state.ball.spin is spin


@pytest.mark.rule("WT-16.5")
def test_one_spin_at_most_is_announced_and_none_need_be():
    spins = [option.spin for option in options(serving(stars=0)) if option.card == KICK_SERVE]

    assert spins == [None, TOPSPIN, SLICE]


@pytest.mark.rule("WT-16.5")
def test_spin_makes_the_difference_between_in_and_fault():
    plain, sliced = serving(dice=[10]), serving(dice=[10], challenges=False)

    assert every(ServeIn, plain.answer(ServeBall(FAST_SERVE)))
    assert not every(ServeIn, sliced.answer(ServeBall(FAST_SERVE, SLICE)))


@pytest.mark.rule("WT-16.5", "WT-16.2")
def test_topspin_serve_makes_the_receivers_way_to_the_net_cost_a_card_and_not_the_servers():
    table = serving(dice=[15], rafael=side(hand=[FOREHAND_DEFENSE, VOLLEY_4, LOB]))
    table.answer(ServeBall(SAFEST_SERVE, TOPSPIN))
    assert GoToNet() in options(table)
    play(table, Stay(), PlayStroke(FOREHAND_DEFENSE, NEUTRAL))

    assert asked(table) == (RAFAEL, Ask.REPOSITION)
    assert [option for option in options(table) if isinstance(option, GoToNet)] == [GoToNet(VOLLEY_4), GoToNet(LOB)]


@pytest.mark.rule("WT-16.5", "WT-16.3")
def test_sliced_serve_forces_the_receivers_attack_to_be_tested():
    table = serving(dice=[15, 20], rafael=side(hand=[FOREHAND_ATTACK]))
    play(table, ServeBall(SAFEST_SERVE, SLICE), Stay())

    assert needed(table.answer(PlayStroke(FOREHAND_ATTACK, NEUTRAL))) == 4 + 2 + 2


@pytest.mark.rule("WT-16.1")
def test_missed_stroke_spins_nothing_and_a_new_point_starts_plain():
    table = answering(Shot(TOPSPIN_CROSSCOURT, to=FOREHAND), [FOREHAND_DEFENSE], server=ROGER, dice=[15])
    table.answer(GiveUp())
    play(table, ServeBall(SAFEST_SERVE))

    assert GoToNet() in options(table)
    assert Run() not in options(table)
    assert Refuse() not in options(table)
