"""Chapters 6 and 11: where a point begins, what follows its end."""

import pytest

from tests.table_talk import (
    BACKHAND,
    BACKHAND_DEFENSE,
    BIG_SERVE,
    EASY_SERVE,
    FAST_SERVE,
    FOREHAND,
    FOREHAND_ATTACK,
    FOREHAND_DEFENSE,
    NEUTRAL,
    RAFAEL,
    ROGER,
    SLICED_DEFENSE,
    TOPSPIN_CROSSCOURT,
    WINNER,
    Shot,
    asked,
    deck_with,
    every,
    given,
    kinds,
    only,
    options,
    side,
    what_follows,
)
from wwtennis.games.worldwide.choices import Ask, DiscardCard, GiveUp, PlayStroke, ReceiveOn, ServeBall
from wwtennis.games.worldwide.events import (
    CardDiscarded,
    CardsDrawn,
    GameWon,
    HandOverfull,
    How,
    MatchWon,
    PileShuffled,
    PointStarted,
    PointWon,
    SetWon,
    SideOffered,
    TableCleared,
)
from wwtennis.games.worldwide.state import Phase
from wwtennis.kernel.errors import IllegalChoice
from wwtennis.tennis.score import BEST_OF_3, BEST_OF_5, Score


def giving_up(**situation):
    """Rafael serves; Roger is about to give up the point."""
    return given(Phase.STROKE, ROGER, ball=Shot(EASY_SERVE, to=NEUTRAL), server=RAFAEL, **situation)


def between(score: Score, **situation):
    return given(Phase.BETWEEN, ROGER, score=score, **situation)


# Where the point begins (chapter 6)


@pytest.mark.rule("WT-6.2")
@pytest.mark.parametrize(
    ("points", "server", "zone"),
    [((0, 0), ROGER, FOREHAND), ((1, 0), RAFAEL, BACKHAND), ((1, 1), RAFAEL, FOREHAND), ((1, 2), ROGER, BACKHAND)],
)
def test_tiebreak_points_go_to_the_forehand_and_backhand_in_turn(points, server: int, zone):
    assert what_follows(between(Score(server, points))) == [PointStarted(server, zone)]


@pytest.mark.rule("WT-6.3")
@pytest.mark.parametrize(("points", "zone"), [((0, 0), FOREHAND), ((1, 0), BACKHAND), ((0, 1), BACKHAND)])
def test_first_point_of_a_game_goes_to_the_forehand_second_to_the_backhand(points, zone):
    assert what_follows(between(Score(ROGER, points), played=BEST_OF_3)) == [PointStarted(ROGER, zone)]


@pytest.mark.rule("WT-6.3")
@pytest.mark.parametrize("zone", [FOREHAND, BACKHAND])
def test_at_forty_all_the_receiver_chooses_the_zone(zone):
    table = between(Score(ROGER, (1, 1)), played=BEST_OF_3)

    assert what_follows(table) == [SideOffered(RAFAEL)]
    assert asked(table) == (RAFAEL, Ask.SIDE)
    assert options(table) == [ReceiveOn(FOREHAND), ReceiveOn(BACKHAND)]
    assert table.answer(ReceiveOn(zone)) == [PointStarted(ROGER, zone)]
    assert asked(table) == (ROGER, Ask.SERVE)
    assert table.state.sides[RAFAEL].zone is zone


@pytest.mark.rule("WT-6.3", "WT-6.4")
def test_winning_the_game_is_told_and_the_other_player_serves():
    table = giving_up(played=BEST_OF_3, score=Score(RAFAEL, (1, 1), (3, 0)))

    events = table.answer(GiveUp())

    assert events[:2] == [PointWon(RAFAEL, How.NO_CARD, Score(ROGER, (0, 0), (3, 1))), GameWon(RAFAEL, (3, 1))]
    assert not every(SetWon, events)
    assert only(PointStarted, events) == PointStarted(ROGER, FOREHAND)


def test_point_within_a_game_or_tiebreak_wins_nothing_besides_itself():
    in_game = giving_up(played=BEST_OF_3, score=Score(RAFAEL)).answer(GiveUp())
    in_tiebreak = giving_up(score=Score(RAFAEL)).answer(GiveUp())
    at_six_all = giving_up(played=BEST_OF_3, score=Score(RAFAEL, (0, 0), (6, 6))).answer(GiveUp())

    for events in (in_game, in_tiebreak, at_six_all):
        assert not every(GameWon, events)
        assert not every(SetWon, events)
        assert not every(MatchWon, events)


@pytest.mark.rule("WT-6.5", "WT-6.6")
def test_winning_the_set_is_told_with_its_games():
    table = giving_up(played=BEST_OF_3, score=Score(RAFAEL, (1, 2), (6, 6)))

    events = table.answer(GiveUp())

    assert events[1:3] == [GameWon(RAFAEL, (6, 7)), SetWon(RAFAEL, (6, 7))]
    assert not every(MatchWon, events)


@pytest.mark.rule("WT-6.5")
def test_set_that_is_told_is_the_one_just_won():
    table = giving_up(played=BEST_OF_5, score=Score(RAFAEL, (0, 1), (2, 5), ((6, 0),)))

    assert table.answer(GiveUp())[1:3] == [GameWon(RAFAEL, (2, 6)), SetWon(RAFAEL, (2, 6))]


@pytest.mark.rule("WT-6.1", "WT-11.2")
def test_match_is_over_when_the_tiebreak_is_won():
    table = giving_up(score=Score(RAFAEL, (5, 6)), roger=side(played=[FOREHAND_DEFENSE]))

    events = table.answer(GiveUp())

    assert events == [PointWon(RAFAEL, How.NO_CARD, Score(RAFAEL, (5, 7))), MatchWon(RAFAEL)]
    assert table.is_over
    with pytest.raises(IllegalChoice):
        table.answer(GiveUp())


@pytest.mark.rule("WT-6.7")
def test_match_is_over_with_the_last_set():
    table = giving_up(played=BEST_OF_3, score=Score(RAFAEL, (0, 1), (2, 5), ((4, 6),)))

    events = table.answer(GiveUp())

    assert kinds(events) == ["PointWon", "GameWon", "SetWon", "MatchWon"]
    assert table.is_over


@pytest.mark.rule("WT-6.7")
def test_two_sets_are_not_enough_in_the_best_of_five():
    table = giving_up(played=BEST_OF_5, score=Score(RAFAEL, (0, 1), (2, 5), ((4, 6),)))

    assert not every(MatchWon, table.answer(GiveUp()))
    assert not table.is_over


# How it ends


@pytest.mark.rule("WT-11.2")
def test_score_then_draws_then_discards_then_the_next_point():
    table = giving_up(
        roger=side(hand=[BACKHAND_DEFENSE], played=[FOREHAND_DEFENSE]), rafael=side(played=[FOREHAND_ATTACK])
    )  # fmt: skip

    events = table.answer(GiveUp())

    assert kinds(events) == ["PointWon", "CardsDrawn", "CardsDrawn", "TableCleared", "TableCleared", "PointStarted"]


@pytest.mark.rule("WT-11.2", "WT-12.5")
def test_hands_are_brought_down_before_ends_are_changed():
    table = giving_up(score=Score(RAFAEL, (2, 3)), roger=side(hand=list(range(1, 14))))

    events = table.answer(GiveUp())
    assert kinds(events) == ["PointWon", "TableCleared", "TableCleared", "HandOverfull"]
    events = table.answer(DiscardCard(1))

    assert kinds(events) == ["CardDiscarded", "EndsChanged"]


@pytest.mark.rule("WT-11.3", "R2")
def test_each_draws_what_the_strokes_they_played_say_the_failed_one_included():
    ball = Shot(FAST_SERVE, to=FOREHAND)
    roger = side(hand=[FOREHAND_ATTACK], played=[FOREHAND_DEFENSE, SLICED_DEFENSE], draw=[50, 51, 52, 53, 54])
    rafael = side(played=[TOPSPIN_CROSSCOURT], draw=[58, 59, 60])
    table = given(Phase.STROKE, ROGER, ball=ball, server=RAFAEL, roger=roger, rafael=rafael, dice=[2])

    events = table.answer(PlayStroke(FOREHAND_ATTACK, BACKHAND))

    assert every(CardsDrawn, events) == [CardsDrawn(ROGER, (54, 53, 52)), CardsDrawn(RAFAEL, (60,))]
    assert table.state.sides[ROGER].draw == [50, 51]
    assert table.state.sides[ROGER].hand == [54, 53, 52]


@pytest.mark.rule("WT-11.3")
def test_rally_without_strokes_draws_nothing():
    table = given(Phase.SERVE, ROGER, dice=[20])

    assert not every(CardsDrawn, table.answer(ServeBall(BIG_SERVE)))


@pytest.mark.rule("WT-11.4")
def test_empty_draw_pile_is_made_anew_from_the_discard_pile_but_not_from_what_lies_on_the_table():
    deck = deck_with({FOREHAND_DEFENSE: {"draw": 4}})
    roger = side(played=[FOREHAND_DEFENSE], draw=[50], discard=[2, 3, 4, 5])
    table = giving_up(deck=deck, roger=roger, shuffles=[(4, 2, 5, 3)])

    events = table.answer(GiveUp())

    assert events[1:4] == [CardsDrawn(ROGER, (50,)), PileShuffled(ROGER, (4, 2, 5, 3)), CardsDrawn(ROGER, (3, 5, 2))]
    end = table.state.sides[ROGER]
    assert (end.draw, end.discard, end.hand) == ([4], [FOREHAND_DEFENSE], [50, 3, 5, 2])


@pytest.mark.rule("WT-11.4")
def test_with_both_piles_empty_nothing_is_drawn():
    one_left = giving_up(roger=side(played=[FOREHAND_DEFENSE], draw=[50]))
    nothing_left = giving_up(roger=side(played=[FOREHAND_DEFENSE], draw=[]))

    assert every(CardsDrawn, one_left.answer(GiveUp())) == [CardsDrawn(ROGER, (50,))]
    events = nothing_left.answer(GiveUp())
    assert not every(CardsDrawn, events)
    assert not every(PileShuffled, events)


@pytest.mark.rule("WT-11.4")
def test_full_draw_pile_is_not_shuffled():
    table = giving_up(roger=side(played=[FOREHAND_DEFENSE], draw=[50, 51], discard=[2, 3]))

    assert not every(PileShuffled, table.answer(GiveUp()))
    assert table.state.sides[ROGER].draw == []


@pytest.mark.rule("WT-11.5")
def test_hand_above_its_limit_is_brought_down_by_cards_of_choice():
    hand = list(range(1, 15))
    table = giving_up(roger=side(hand=hand))

    events = table.answer(GiveUp())
    assert events[-1] == HandOverfull(ROGER, 2)
    assert asked(table) == (ROGER, Ask.TRIM)
    assert options(table) == [DiscardCard(card) for card in hand]

    assert table.answer(DiscardCard(5)) == [CardDiscarded(ROGER, 5), HandOverfull(ROGER, 1)]
    assert kinds(table.answer(DiscardCard(9))) == ["CardDiscarded", "PointStarted"]
    end = table.state.sides[ROGER]
    assert len(end.hand) == 12
    assert end.discard == [5, 9]


@pytest.mark.rule("WT-11.5")
def test_hand_at_its_limit_stays():
    table = giving_up(roger=side(hand=list(range(1, 13))))

    assert not every(HandOverfull, table.answer(GiveUp()))


@pytest.mark.rule("WT-11.6", "WT-13.7", "R7")
def test_played_strokes_are_discarded_after_the_draws_and_the_winner_returns_to_the_hand_before_the_limit():
    roger = side(hand=list(range(2, 14)), played=[FOREHAND_ATTACK, WINNER], draw=[60])
    table = giving_up(roger=roger)

    events = table.answer(GiveUp())

    assert events[1:] == [
        CardsDrawn(ROGER, (60,)),
        TableCleared(ROGER, discarded=(FOREHAND_ATTACK,), kept=(WINNER,)),
        TableCleared(RAFAEL, discarded=(), kept=()),
        HandOverfull(ROGER, 2),
    ]
    end = table.state.sides[ROGER]
    assert end.hand == [*range(2, 14), 60, WINNER]
    assert end.discard == [FOREHAND_ATTACK]
    assert end.played == []


@pytest.mark.rule("R31")
@pytest.mark.parametrize(("points", "next_server"), [((0, 0), ROGER), ((0, 1), RAFAEL)])
def test_where_both_act_the_next_server_goes_first(points, next_server: int):
    full = side(hand=list(range(1, 14)), played=[FOREHAND_ATTACK])
    table = giving_up(score=Score(RAFAEL, points), roger=full, rafael=full)

    events = table.answer(GiveUp())

    order = [next_server, 1 - next_server]
    assert table.state.score.server == next_server
    assert [event.seat for event in every(CardsDrawn, events)] == order
    assert [event.seat for event in every(TableCleared, events)] == order
    trimmed = []
    while asked(table)[1] is Ask.TRIM:
        trimmed.append(asked(table)[0])
        table.answer(options(table)[0])
    assert trimmed == [next_server] * 2 + [1 - next_server] * 2


@pytest.mark.rule("WT-11.2")
def test_next_point_starts_afresh():
    roger = side(at=BACKHAND, hand=[FOREHAND_DEFENSE], played=[FOREHAND_ATTACK], built=4)
    table = giving_up(roger=roger, rafael=side(built=9), answered=Shot(FOREHAND_ATTACK, to=NEUTRAL), fault=BIG_SERVE)

    table.answer(GiveUp())

    m = table.state
    assert (m.ball, m.answered, m.fault, m.retreated, m.called) == (None, None, None, False, None)
    assert [end.built for end in m.sides] == [0, 0]
    assert [end.zone for end in m.sides] == [NEUTRAL, BACKHAND]
    assert m.turn == m.server == ROGER
