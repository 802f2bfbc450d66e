"""Chapter 10: at the net, and the Lob."""

import pytest

from tests.table_talk import (
    AT_BASELINE,
    AT_NET,
    BACKHAND,
    BACKHAND_ATTACK,
    BACKHAND_DEFENSE,
    BACKHAND_DROP_SHOT,
    BACKHAND_PASSING,
    DECK,
    DROP_SHOT,
    DROP_VOLLEY,
    EASY_SERVE,
    FOREHAND,
    FOREHAND_ATTACK,
    FOREHAND_DEFENSE,
    FOREHAND_PASSING,
    LOB,
    NEUTRAL,
    RAFAEL,
    ROGER,
    SMASH,
    VOLLEY,
    VOLLEY_4,
    VOLLEY_8,
    WINNER,
    Shot,
    asked,
    deck_with,
    given,
    needed,
    only,
    options,
    play,
    playable,
    side,
)
from wwtennis.games.worldwide.cards import Stands, Zone
from wwtennis.games.worldwide.choices import Ask, GiveUp, GoToNet, MoveBack, PlayStroke, Refuse, Retreat, Run, Stay
from wwtennis.games.worldwide.events import Going, Hindrance, How, PlayerMoved, PointWon, StrokePlayed, TurnPassed
from wwtennis.games.worldwide.rules.rally import hindrance, run_costs_a_card
from wwtennis.games.worldwide.state import Phase
from wwtennis.tennis.score import Score

LOBBED = Shot(LOB, to=BACKHAND)


def lobbed(hand: list[int], **situation):
    """Rafael has lobbed Roger, who is at the net."""
    return given(Phase.CHASE, ROGER, ball=LOBBED, roger=side(at=VOLLEY, hand=hand), server=RAFAEL, **situation)


def at_net(ball: Shot, hand: list[int], *, rafael: Zone = NEUTRAL, phase: Phase = Phase.STROKE, **situation):
    """Rafael has hit a ball to Roger, who is at the net."""
    return given(phase, ROGER, ball=ball, roger=side(at=VOLLEY, hand=hand), rafael=side(at=rafael), **situation)


def on_baseline(hand: list[int], *, rafael: Zone, **situation):
    """Roger must answer from the baseline; Rafael stands where he is said to."""
    ball = Shot(FOREHAND_DEFENSE, to=NEUTRAL)
    return given(Phase.STROKE, ROGER, ball=ball, roger=side(hand=hand), rafael=side(at=rafael), **situation)


# No move, net cards only


@pytest.mark.rule("WT-10.1")
@pytest.mark.parametrize("zone", [BACKHAND, NEUTRAL, FOREHAND])
def test_player_at_the_net_does_not_move_wherever_the_ball_is_sent(zone: Zone):
    table = at_net(Shot(EASY_SERVE, to=zone), [VOLLEY_4], phase=Phase.CHASE)
    assert options(table) == [Run()]
    assert not run_costs_a_card(VOLLEY, zone)

    events = table.answer(Run())

    assert events[0] == PlayerMoved(ROGER, VOLLEY, Going.CHASE)
    assert table.state.sides[ROGER].zone is VOLLEY


@pytest.mark.rule("WT-10.2", "R22")
@pytest.mark.parametrize("zone", [BACKHAND, NEUTRAL, FOREHAND])
def test_at_the_net_only_cards_that_start_from_the_volley_zone_are_played(zone: Zone):
    hand = [VOLLEY_4, VOLLEY_8, DROP_VOLLEY, FOREHAND_DEFENSE, BACKHAND_DEFENSE, FOREHAND_ATTACK, WINNER, DROP_SHOT]

    assert playable(at_net(Shot(EASY_SERVE, to=zone), hand)) == {VOLLEY_4, VOLLEY_8, DROP_VOLLEY}


@pytest.mark.rule("WT-10.2")
@pytest.mark.parametrize("card", [EASY_SERVE, FOREHAND_DEFENSE, FOREHAND_ATTACK, FOREHAND_PASSING])
def test_volleys_answer_anything_but_a_lob(card: int):
    assert playable(at_net(Shot(card, to=FOREHAND), [VOLLEY_4])) == {VOLLEY_4}
    assert playable(lobbed([VOLLEY_4])) == set()


# The Lob


@pytest.mark.rule("WT-10.3", "R42")
def test_lob_is_answered_by_a_smash_a_retreat_for_any_card_or_not_at_all():
    table = lobbed([SMASH, FOREHAND_DEFENSE])
    smashes = [PlayStroke(SMASH, zone, stars) for zone in (FOREHAND, BACKHAND) for stars in range(4)]

    assert asked(table) == (ROGER, Ask.LOB)
    assert options(table) == [*smashes, Retreat(SMASH), Retreat(FOREHAND_DEFENSE), GiveUp()]


@pytest.mark.rule("WT-10.3")
def test_smash_is_played_from_the_net_and_tested_with_the_lobs_malus():
    table = lobbed([SMASH, FOREHAND_DEFENSE], dice=[20])

    events = table.answer(PlayStroke(SMASH, FOREHAND))

    assert needed(events) == 3 + 3
    assert only(StrokePlayed, events).tested
    assert table.state.sides[ROGER].zone is VOLLEY
    assert table.state.ball.card == SMASH


@pytest.mark.rule("WT-10.3")
def test_retreat_goes_to_the_lobs_target_zone_for_one_card():
    table = lobbed([VOLLEY_4, BACKHAND_DEFENSE])

    events = table.answer(Retreat(VOLLEY_4))

    roger = table.state.sides[ROGER]
    assert events == [PlayerMoved(ROGER, BACKHAND, Going.RETREAT, paid=VOLLEY_4)]
    assert (roger.zone, roger.hand, roger.discard) == (BACKHAND, [BACKHAND_DEFENSE], [VOLLEY_4])
    assert asked(table) == (ROGER, Ask.STROKE)
    assert playable(table) == {BACKHAND_DEFENSE}


@pytest.mark.rule("WT-10.3", "WT-11.1")
@pytest.mark.parametrize("hand", [[SMASH], [FOREHAND_DEFENSE]])
def test_giving_up_against_a_lob_loses_the_point(hand: list[int]):
    events = lobbed(hand).answer(GiveUp())

    assert events[0] == PointWon(RAFAEL, How.GAVE_UP, Score(ROGER, (0, 1)))


@pytest.mark.rule("WT-10.3", "WT-11.1")
def test_lobbed_without_a_card_the_point_is_lost():
    table = given(Phase.REPOSITION, RAFAEL, ball=LOBBED, roger=side(at=VOLLEY))

    events = table.answer(Stay())

    assert events[:2] == [TurnPassed(ROGER), PointWon(RAFAEL, How.NO_CARD, Score(RAFAEL, (0, 1)))]


@pytest.mark.rule("WT-10.3")
def test_lob_question_comes_by_itself_and_no_other_card_answers_it():
    table = given(Phase.REPOSITION, RAFAEL, ball=LOBBED, roger=side(at=VOLLEY, hand=[VOLLEY_4]))

    table.answer(Stay())

    assert asked(table) == (ROGER, Ask.LOB)
    assert options(table) == [Retreat(VOLLEY_4), GiveUp()]
    assert hindrance(table.state, ROGER, DECK.strokes[VOLLEY_4]) is Hindrance.ONLY_A_SMASH
    assert hindrance(table.state, ROGER, DECK.strokes[SMASH]) is None


@pytest.mark.rule("WT-10.4")
def test_first_stroke_after_a_retreat_may_not_go_to_the_net():
    table = lobbed([VOLLEY_4, BACKHAND_DEFENSE], dice=[20])
    table.answer(Retreat(VOLLEY_4))
    table.answer(PlayStroke(BACKHAND_DEFENSE, NEUTRAL))

    assert asked(table) == (ROGER, Ask.REPOSITION)
    assert options(table) == [Stay(), MoveBack()]


@pytest.mark.rule("WT-10.4")
def test_stroke_after_that_may_go_to_the_net_again():
    table = lobbed(
        [VOLLEY_4, BACKHAND_DEFENSE, FOREHAND_DEFENSE], dice=[20], rafael=side(at=NEUTRAL, hand=[FOREHAND_DEFENSE])
    )  # fmt: skip
    table.answer(Retreat(VOLLEY_4))
    table.answer(PlayStroke(BACKHAND_DEFENSE, NEUTRAL))
    table.answer(Stay())
    table.answer(PlayStroke(FOREHAND_DEFENSE, NEUTRAL))
    assert options(table) == [Stay(), GoToNet()]  # Rafael is not bound by Roger's retreat
    table.answer(Stay())
    table.answer(PlayStroke(FOREHAND_DEFENSE, NEUTRAL))

    assert GoToNet() in options(table)


@pytest.mark.rule("WT-10.4")
def test_retreat_is_over_with_the_turn():
    rafael = side(at=FOREHAND, hand=[FOREHAND_DEFENSE])
    table = lobbed([VOLLEY_4, BACKHAND_DROP_SHOT, BACKHAND_DEFENSE], dice=[20], rafael=rafael)
    table.answer(Retreat(VOLLEY_4))
    assert table.state.retreated

    play(table, PlayStroke(BACKHAND_DROP_SHOT, VOLLEY), Stay())

    assert asked(table) == (RAFAEL, Ask.CHASE)
    assert not table.state.retreated


@pytest.mark.rule("R24")
def test_stroke_after_a_retreat_is_tested_with_the_lobs_malus():
    table = lobbed([VOLLEY_4, BACKHAND_ATTACK, BACKHAND_DEFENSE], dice=[20])
    table.answer(Retreat(VOLLEY_4))

    events = table.answer(PlayStroke(BACKHAND_DEFENSE, NEUTRAL))

    assert needed(events) == 0 + 3


@pytest.mark.rule("WT-10.6")
def test_after_a_retreat_the_smash_is_no_answer_any_more():
    table = lobbed([VOLLEY_4, SMASH, BACKHAND_DEFENSE])

    table.answer(Retreat(VOLLEY_4))

    assert playable(table) == {BACKHAND_DEFENSE}


# Who may play what against whom


@pytest.mark.rule("WT-10.5", "WT-9.4")
@pytest.mark.parametrize("card", [LOB, FOREHAND_PASSING, BACKHAND_PASSING])
@pytest.mark.parametrize("rafael", [BACKHAND, NEUTRAL, FOREHAND, VOLLEY])
def test_lob_and_passing_shot_need_the_opponent_at_the_net(card: int, rafael: Zone):
    table = on_baseline([card], rafael=rafael)

    assert playable(table) == ({card} if rafael is VOLLEY else set())
    reason = None if rafael is VOLLEY else Hindrance.OPPONENT_NOT_AT_NET
    assert hindrance(table.state, ROGER, DECK.strokes[card]) is reason


@pytest.mark.rule("WT-10.6")
@pytest.mark.parametrize("at", [BACKHAND, NEUTRAL, FOREHAND, VOLLEY])
def test_smash_answers_nothing_but_a_lob(at: Zone):
    table = given(Phase.STROKE, ROGER, ball=Shot(FOREHAND_DEFENSE, to=NEUTRAL), roger=side(at=at, hand=[SMASH]))

    assert playable(table) == set()
    assert hindrance(table.state, ROGER, DECK.strokes[SMASH]) is Hindrance.NO_LOB


@pytest.mark.rule("R19")
def test_drop_volley_brings_both_to_the_net_and_then_each_plays_net_cards():
    table = given(
        Phase.STROKE, ROGER, ball=Shot(FOREHAND_DEFENSE, to=NEUTRAL), dice=[20, 20],
        roger=side(at=VOLLEY, hand=[DROP_VOLLEY, VOLLEY_8, FOREHAND_DEFENSE, FOREHAND_PASSING, LOB]),
        rafael=side(at=NEUTRAL, hand=[VOLLEY_4, FOREHAND_DEFENSE, BACKHAND_DEFENSE]),
    )  # fmt: skip
    table.answer(PlayStroke(DROP_VOLLEY, VOLLEY))
    table.answer(Stay())
    assert options(table) == [Run(VOLLEY_4), Run(FOREHAND_DEFENSE), Run(BACKHAND_DEFENSE), Refuse()]

    table.answer(Run(FOREHAND_DEFENSE))
    table.answer(PlayStroke(VOLLEY_4, NEUTRAL))
    table.answer(Stay())

    assert [end.zone for end in table.state.sides] == [VOLLEY, VOLLEY]
    assert playable(table) == {VOLLEY_8}


@pytest.mark.rule("WT-10.1")
def test_net_player_reached_by_a_drop_stays_and_pays_nothing():
    assert not run_costs_a_card(VOLLEY, VOLLEY)


@pytest.mark.rule("R47")
@pytest.mark.parametrize(("stars", "bonus"), [(1, None), (2, 0), (4, 2)])
def test_smash_that_costs_stars_is_played_for_them_or_not_at_all(stars: int, bonus: int | None):
    roger = side(at=VOLLEY, hand=[SMASH], stars=stars)
    deck = deck_with({SMASH: {"star_cost": 2, "star": 0}})
    table = given(Phase.CHASE, ROGER, ball=LOBBED, roger=roger, server=RAFAEL, dice=[20], deck=deck)
    smashes = [option for option in options(table) if isinstance(option, PlayStroke)]
    if bonus is None:
        assert (smashes, hindrance(table.state, ROGER, deck.strokes[SMASH])) == ([], Hindrance.NO_STAR)
        return

    events = table.answer(PlayStroke(SMASH, FOREHAND))

    assert max(option.stars for option in smashes) == bonus
    assert only(StrokePlayed, events).cost == 2
    assert table.state.sides[ROGER].stars == stars - 2


@pytest.mark.rule("R47")
@pytest.mark.parametrize(
    ("asks", "rafael", "why"),
    [
        (AT_BASELINE, NEUTRAL, None),
        (AT_BASELINE, VOLLEY, Hindrance.OPPONENT_AT_NET),
        (AT_NET, VOLLEY, None),
        (AT_NET, NEUTRAL, Hindrance.OPPONENT_NOT_AT_NET),
    ],
)
def test_smash_that_asks_where_the_opponent_stands_is_played_only_there(
    asks: Stands, rafael: Zone, why: Hindrance | None
):
    deck = deck_with({SMASH: {"opponent": asks}})
    table = lobbed([SMASH, FOREHAND_DEFENSE], rafael=side(at=rafael), deck=deck)

    assert hindrance(table.state, ROGER, deck.strokes[SMASH]) is why
    assert playable(table) == ({SMASH} if why is None else set())


@pytest.mark.rule("R47", "WT-9.4", "WT-13.1")
@pytest.mark.parametrize("card", [FOREHAND_DEFENSE, VOLLEY_4, FOREHAND_ATTACK, WINNER])
@pytest.mark.parametrize("ball", [Shot(EASY_SERVE, to=FOREHAND), Shot(DROP_SHOT, to=VOLLEY)])
def test_what_any_card_asks_is_asked_whatever_it_answers(card: int, ball: Shot):
    at = VOLLEY if VOLLEY in DECK.strokes[card].starts else ball.to
    for asks, kept_back in (({"star_cost": 2}, 1), ({"opponent": AT_NET}, 4)):
        deck = deck_with({card: asks})
        roger = side(at=at, hand=[card], stars=kept_back)
        assert playable(given(Phase.STROKE, ROGER, ball=ball, roger=roger, deck=deck)) == set()
        roger, rafael = side(at=at, hand=[card]), side(at=VOLLEY)
        assert playable(given(Phase.STROKE, ROGER, ball=ball, roger=roger, rafael=rafael, deck=deck)) == {card}
