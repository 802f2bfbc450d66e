"""Chapter 13: drop shots and winners."""

import pytest

from tests.table_talk import (
    BACKHAND,
    BACKHAND_DEFENSE,
    BACKHAND_DROP_SHOT,
    BACKHAND_PASSING,
    DECK,
    DROP_SHOT,
    DROP_VOLLEY,
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
    REAL_DECK,
    ROGER,
    SLICE,
    SLICED_DEFENSE,
    SMASH,
    VOLLEY,
    VOLLEY_4,
    WINNER,
    Shot,
    asked,
    deck_with,
    every,
    given,
    needed,
    only,
    options,
    play,
    playable,
    side,
)
from wwtennis.games.worldwide.cards import Zone
from wwtennis.games.worldwide.choices import Ask, GiveUp, PlayStroke, Refuse, Run, Stay
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
    TableCleared,
)
from wwtennis.games.worldwide.rules.rally import hindrance, stroke_number
from wwtennis.games.worldwide.state import Phase
from wwtennis.tennis.score import Score

LOW_BALL = Shot(FOREHAND_DEFENSE, to=NEUTRAL)


def answering(
    hand: list[int], ball: Shot = LOW_BALL, *, at: Zone | None = None, stars: int = 4, built: int = 0, **more
):
    """Roger must answer Rafael's ball."""
    roger = side(hand=hand, at=at, stars=stars, built=built)
    return given(Phase.STROKE, ROGER, ball=ball, roger=roger, server=RAFAEL, **more)


def drawn_in(hand: list[int], **more):
    """Roger has run to the net for Rafael's drop shot."""
    return answering(hand, Shot(DROP_SHOT, to=VOLLEY), at=VOLLEY, **more)


# Drop shots


@pytest.mark.rule("WT-13.1")
@pytest.mark.parametrize("card", [DROP_SHOT, BACKHAND_DROP_SHOT])
@pytest.mark.parametrize("rafael", [BACKHAND, NEUTRAL, FOREHAND, VOLLEY])
def test_drop_shot_needs_the_opponent_on_the_baseline(card: int, rafael: Zone):
    table = answering([card], rafael=side(at=rafael))

    assert playable(table) == (set() if rafael is VOLLEY else {card})
    reason = Hindrance.OPPONENT_AT_NET if rafael is VOLLEY else None
    assert hindrance(table.state, ROGER, DECK.strokes[card]) is reason


@pytest.mark.rule("WT-13.1")
@pytest.mark.parametrize(("stars", "offered"), [(0, False), (1, True)])
def test_drop_shot_needs_its_star(stars: int, offered: bool):
    table = answering([DROP_SHOT], stars=stars)

    assert playable(table) == ({DROP_SHOT} if offered else set())
    assert hindrance(table.state, ROGER, DECK.strokes[DROP_SHOT]) is (None if offered else Hindrance.NO_STAR)


@pytest.mark.rule("WT-13.1")
@pytest.mark.parametrize("face", [3, 20])
def test_drop_shot_costs_a_star_whether_it_succeeds_or_not(face: int):
    table = answering([DROP_SHOT], stars=3, dice=[face])

    events = table.answer(PlayStroke(DROP_SHOT, VOLLEY))

    assert events[0] == StrokePlayed(ROGER, DROP_SHOT, VOLLEY, stars=0, cost=1, tested=True)
    assert table.state.sides[ROGER].stars == 2


@pytest.mark.rule("WT-13.2", "WT-9.2")
def test_drop_shot_sends_the_ball_to_the_volley_zone_and_reaching_it_costs_a_card():
    table = answering([DROP_SHOT], dice=[20], rafael=side(at=NEUTRAL, hand=[VOLLEY_4, FOREHAND_DEFENSE]))
    table.answer(PlayStroke(DROP_SHOT, VOLLEY))
    table.answer(Stay())
    assert asked(table) == (RAFAEL, Ask.CHASE)
    assert options(table) == [Run(VOLLEY_4), Run(FOREHAND_DEFENSE), Refuse()]

    events = table.answer(Run(VOLLEY_4))

    assert events == [PlayerMoved(RAFAEL, VOLLEY, Going.CHASE, paid=VOLLEY_4)]
    assert table.state.sides[RAFAEL].zone is VOLLEY


@pytest.mark.rule("WT-13.3", "R9")
def test_any_stroke_answers_a_drop_shot_but_a_smash():
    hand = [FOREHAND_DEFENSE, BACKHAND_DEFENSE, FOREHAND_ATTACK, VOLLEY_4, DROP_SHOT, WINNER, SMASH]
    table = drawn_in(hand)

    assert playable(table) == set(hand) - {SMASH}
    assert hindrance(table.state, ROGER, DECK.strokes[SMASH]) is Hindrance.NO_LOB


@pytest.mark.rule("WT-13.3", "R19")
@pytest.mark.parametrize("rafael", [NEUTRAL, VOLLEY])
def test_other_conditions_of_the_answer_still_hold(rafael: Zone):
    table = drawn_in([FOREHAND_PASSING, BACKHAND_PASSING, LOB, DROP_SHOT, DROP_VOLLEY], rafael=side(at=rafael))

    against_net = {FOREHAND_PASSING, BACKHAND_PASSING, LOB}
    assert playable(table) == (against_net if rafael is VOLLEY else {DROP_SHOT, DROP_VOLLEY})


@pytest.mark.rule("WT-13.3")
def test_start_zones_count_again_after_the_answer_to_a_drop_shot():
    rafael = side(hand=[FOREHAND_DEFENSE, SLICED_DEFENSE])
    table = drawn_in([FOREHAND_DEFENSE, BACKHAND_DEFENSE, VOLLEY_4], dice=[20], rafael=rafael)

    play(table, PlayStroke(FOREHAND_DEFENSE, NEUTRAL), Stay(), PlayStroke(FOREHAND_DEFENSE, NEUTRAL))

    assert playable(table) == {VOLLEY_4}


@pytest.mark.rule("WT-13.4")
@pytest.mark.parametrize("rafael", [BACKHAND, NEUTRAL, FOREHAND, VOLLEY])
def test_drop_volley_is_the_same_from_the_volley_zone(rafael: Zone):
    from_net = answering([DROP_VOLLEY], at=VOLLEY, rafael=side(at=rafael))
    from_baseline = answering([DROP_VOLLEY], at=NEUTRAL, rafael=side(at=rafael))

    assert playable(from_net) == (set() if rafael is VOLLEY else {DROP_VOLLEY})
    assert playable(from_baseline) == set()


@pytest.mark.rule("WT-13.4")
def test_drop_volley_costs_its_star_and_draws_the_opponent_in():
    rafael = side(at=NEUTRAL, hand=[FOREHAND_DEFENSE])
    table = answering([DROP_VOLLEY, VOLLEY_4], at=VOLLEY, stars=1, dice=[20], rafael=rafael)

    table.answer(PlayStroke(DROP_VOLLEY, VOLLEY))

    assert table.state.sides[ROGER].stars == 0
    assert (table.state.ball.zone, table.state.ball.drop) == (VOLLEY, True)
    assert asked(table) == (RAFAEL, Ask.CHASE)
    assert options(table) == [Run(FOREHAND_DEFENSE), Refuse()]


@pytest.mark.rule("WT-13.4")
@pytest.mark.parametrize("stars", [0, 1])
def test_drop_volley_needs_its_star(stars: int):
    assert playable(answering([DROP_VOLLEY], at=VOLLEY, stars=stars)) == ({DROP_VOLLEY} if stars else set())


@pytest.mark.rule("R25")
def test_slice_on_a_drop_shot_does_nothing_to_the_player_drawn_in():
    deck = deck_with({DROP_SHOT: {"spin": SLICE}})
    table = drawn_in([FOREHAND_ATTACK], deck=deck, dice=[20])

    events = table.answer(PlayStroke(FOREHAND_ATTACK, NEUTRAL))

    assert only(DieRolled, events).why == (("difficulty", 4), ("malus", 4))


@pytest.mark.rule("R26")
def test_drop_shot_answered_by_a_drop_shot_leaves_both_at_the_net():
    rafael = side(at=NEUTRAL, hand=[FOREHAND_DEFENSE, VOLLEY_4, DROP_SHOT, LOB])
    table = drawn_in([DROP_SHOT, VOLLEY_4], dice=[20], rafael=rafael)

    play(table, PlayStroke(DROP_SHOT, VOLLEY), Stay(), Run(VOLLEY_4))

    assert [end.zone for end in table.state.sides] == [VOLLEY, VOLLEY]
    assert playable(table) == {FOREHAND_DEFENSE, LOB}


# Winner #37


@pytest.mark.rule("WT-13.5")
def test_example_winner_after_strokes_of_5_and_3_needs_14():
    deck = deck_with({FOREHAND_ATTACK: {"difficulty": 5}, BACKHAND_DEFENSE: {"difficulty": 3}})
    rafael = side(hand=[FOREHAND_DEFENSE, SLICED_DEFENSE])
    table = answering([FOREHAND_ATTACK, BACKHAND_DEFENSE, WINNER], deck=deck, dice=[20, 13], rafael=rafael)
    play(table, PlayStroke(FOREHAND_ATTACK, NEUTRAL), Stay(), PlayStroke(SLICED_DEFENSE, NEUTRAL), Stay())
    play(table, PlayStroke(BACKHAND_DEFENSE, NEUTRAL), Stay(), PlayStroke(FOREHAND_DEFENSE, NEUTRAL), Stay())

    events = table.answer(PlayStroke(WINNER))

    assert needed(events) == 22 - 5 - 3 == 14
    assert only(DieRolled, events).why == (("difficulty", 22), ("built", -8))


@pytest.mark.rule("WT-13.5")
def test_winner_adds_the_malus_and_takes_the_stars_like_any_stroke():
    table = answering([WINNER], ball=Shot(FAST_SERVE, to=FOREHAND, spin=SLICE), built=9)

    number = stroke_number(table.state, ROGER, DECK.strokes[WINNER], 3)

    assert number == (("difficulty", 22), ("built", -9), ("malus", 6), ("slice", 2), ("stars", -7))


@pytest.mark.rule("WT-13.5")
def test_serve_is_not_counted_towards_the_winner_nor_are_faults_and_the_opponents_strokes():
    table = answering([FOREHAND_ATTACK, WINNER], ball=Shot(EASY_SERVE, to=FOREHAND), rafael=side(built=7))
    table.answer(PlayStroke(FOREHAND_ATTACK, NEUTRAL))

    assert [end.built for end in table.state.sides] == [4, 7]
    missed = answering([FOREHAND_ATTACK], ball=Shot(FAST_SERVE, to=FOREHAND), dice=[9])
    missed.answer(PlayStroke(FOREHAND_ATTACK, NEUTRAL))
    assert asked(missed)[1] is Ask.CHALLENGE
    assert missed.state.sides[ROGER].built == 0


@pytest.mark.rule("R8")
def test_winner_counts_printed_difficulties_and_no_other_winner():
    table = answering([FOREHAND_ATTACK], ball=Shot(FAST_SERVE, to=FOREHAND), dice=[20])
    table.answer(PlayStroke(FOREHAND_ATTACK, NEUTRAL, stars=2))
    assert table.state.sides[ROGER].built == 4

    table = answering([FOREHAND_WINNER], built=9, dice=[20])
    assert stroke_number(table.state, ROGER, DECK.strokes[FOREHAND_WINNER], 0) == (("difficulty", 12),)
    landed = only(StrokeLanded, table.answer(PlayStroke(FOREHAND_WINNER)))
    assert landed.winner


@pytest.mark.rule("WT-13.5")
def test_what_was_built_is_gone_with_the_point():
    table = answering([FOREHAND_DEFENSE], built=9, rafael=side(built=3))

    table.answer(GiveUp())

    assert [end.built for end in table.state.sides] == [0, 0]


@pytest.mark.rule("WT-13.6", "WT-11.1")
def test_successful_winner_wins_the_point_and_gains_its_star():
    table = answering([WINNER], built=10, stars=2, dice=[12])

    events = table.answer(PlayStroke(WINNER))

    assert events[2:4] == [
        StrokeLanded(ROGER, WINNER, None, None, star=1, winner=True),
        PointWon(ROGER, How.WINNER, Score(ROGER, (1, 0))),
    ]
    assert table.state.sides[ROGER].stars == 3


@pytest.mark.rule("WT-13.6")
def test_missed_winner_is_a_fault_without_a_star():
    table = answering([WINNER], built=10, stars=2, dice=[10])

    events = table.answer(PlayStroke(WINNER))

    assert events[2:4] == [
        StrokeMissed(ROGER, WINNER, close=False),
        PointWon(RAFAEL, How.FAULT, Score(ROGER, (0, 1))),
    ]
    assert table.state.sides[ROGER].stars == 2


@pytest.mark.rule("WT-13.7")
@pytest.mark.parametrize("face", [2, 20])
def test_winner_returns_to_the_hand_at_the_end_of_the_point(face: int):
    table = answering([WINNER], built=10, dice=[face])

    events = table.answer(PlayStroke(WINNER))

    assert TableCleared(ROGER, discarded=(), kept=(WINNER,)) in events
    assert table.state.sides[ROGER].hand == [WINNER]


@pytest.mark.rule("R34")
def test_winner_discarded_as_payment_stays_discarded():
    roger = side(at=FOREHAND, hand=[WINNER, BACKHAND_DEFENSE])
    table = given(Phase.CHASE, ROGER, ball=Shot(EASY_SERVE, to=BACKHAND), roger=roger)
    table.answer(Run(WINNER))

    table.answer(GiveUp())

    assert table.state.sides[ROGER].discard == [WINNER]
    assert table.state.sides[ROGER].hand == [BACKHAND_DEFENSE]


@pytest.mark.rule("R35", "WT-13.5")
@pytest.mark.parametrize("zone", [BACKHAND, NEUTRAL, FOREHAND, VOLLEY])
def test_winner_starts_from_the_baseline_zones_and_has_no_target(zone: Zone):
    table = answering([WINNER], ball=Shot(EASY_SERVE, to=NEUTRAL), at=zone, stars=0, deck=REAL_DECK)

    assert options(table) == ([GiveUp()] if zone is VOLLEY else [PlayStroke(WINNER, None), GiveUp()])


# The printed winner


@pytest.mark.rule("WT-13.8", "WT-15.2", "WT-15.3")
def test_example_forehand_winner_12_with_two_stars_needs_7_and_a_9_wins_the_point():
    ball = Shot(FOREHAND_DEFENSE, to=NEUTRAL)  # Roger's defense, which had no malus
    table = given(Phase.STROKE, RAFAEL, ball=ball, rafael=side(hand=[FOREHAND_WINNER], stars=3), dice=[9])

    events = table.answer(PlayStroke(FOREHAND_WINNER, stars=2))

    assert events[:4] == [
        StrokePlayed(RAFAEL, FOREHAND_WINNER, None, stars=2, cost=0, tested=True),
        DieRolled(RAFAEL, 9, 7, (("difficulty", 12), ("stars", -5))),
        StrokeLanded(RAFAEL, FOREHAND_WINNER, None, None, star=1, winner=True),
        PointWon(RAFAEL, How.WINNER, Score(RAFAEL, (0, 1))),
    ]


@pytest.mark.rule("WT-13.8")
def test_printed_winner_is_no_reusable_one():
    table = answering([FOREHAND_WINNER], dice=[20])

    table.answer(PlayStroke(FOREHAND_WINNER))

    assert table.state.sides[ROGER].discard == [FOREHAND_WINNER]
    assert not every(StrokeMissed, table.entries)
