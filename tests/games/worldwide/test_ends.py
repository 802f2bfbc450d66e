"""Chapter 12: the change of ends."""

import pytest

from tests.table_talk import (
    EASY_SERVE,
    NEUTRAL,
    RAFAEL,
    ROGER,
    SAFEST_SERVE,
    Shot,
    asked,
    every,
    given,
    kinds,
    only,
    options,
    side,
    what_follows,
)
from wwtennis.games.worldwide.choices import (
    Ask,
    Challenge,
    DiscardCard,
    Focus,
    GiveUp,
    NoPlan,
    Recover,
    ServeBall,
    TakeBack,
)
from wwtennis.games.worldwide.events import CardsDrawn, EndsChanged, Planned, PointStarted, Rest, Rested
from wwtennis.games.worldwide.state import Phase
from wwtennis.tennis.score import BEST_OF_3, BEST_OF_5, Score


def giving_up(score: Score, **situation):
    """Roger is about to lose the point."""
    return given(Phase.STROKE, ROGER, ball=Shot(EASY_SERVE, to=NEUTRAL), score=score, server=score.server, **situation)


def changes_ends(table) -> bool:
    return bool(every(EndsChanged, table.answer(GiveUp())))


def resting(**situation):
    """Ends have just been changed; Rafael serves next."""
    table = given(Phase.BETWEEN, ROGER, score=Score(RAFAEL, (3, 3)), **situation)
    what_follows(table)
    return table


# When


@pytest.mark.rule("WT-12.1")
@pytest.mark.parametrize("total", range(1, 24))
def test_in_a_tiebreak_ends_change_after_every_six_points(total: int):
    rafael = total - total // 2
    before = Score(ROGER, (total // 2, rafael - 1))

    assert changes_ends(giving_up(before)) is (total % 6 == 0)


@pytest.mark.rule("WT-12.1")
def test_ends_do_not_change_before_the_first_point():
    table = given(Phase.BETWEEN, ROGER, score=Score(ROGER))

    assert kinds(what_follows(table)) == ["PointStarted"]


@pytest.mark.rule("WT-12.1", "WT-12.2")
def test_ends_do_not_change_when_the_match_is_over():
    tiebreak = giving_up(Score(ROGER, (5, 6)))
    tiebreak_of_twelve = giving_up(Score(ROGER, (4, 6), (0, 0)))
    match = giving_up(Score(ROGER, (0, 1), (3, 5), ((4, 6),)), played=BEST_OF_3)

    for table in (tiebreak, tiebreak_of_twelve, match):
        assert not changes_ends(table)
        assert table.is_over


@pytest.mark.rule("WT-12.1", "WT-17.5")
def test_replayed_point_brings_no_second_change_of_ends():
    table = given(Phase.SERVE, RAFAEL, server=RAFAEL, score=Score(RAFAEL, (3, 3)), dice=[1], coins=[True])
    table.answer(ServeBall(SAFEST_SERVE))

    events = table.answer(Challenge())

    assert not every(EndsChanged, events)
    assert only(PointStarted, events).replayed


@pytest.mark.rule("WT-12.1")
def test_ends_change_once_and_the_next_point_is_played():
    table = resting()
    for answer in (Focus(), Focus()):
        table.answer(answer)
        while asked(table)[1] is Ask.PLAN:
            table.answer(NoPlan())

    assert asked(table) == (RAFAEL, Ask.SERVE)
    assert len(every(EndsChanged, table.entries)) == 1


GAMES_OF_A_SET = [(a, b) for a in range(6) for b in range(1, 6)] + [(5, 6), (6, 6)]


@pytest.mark.rule("WT-12.2", "R16")
@pytest.mark.parametrize("games", GAMES_OF_A_SET)
def test_in_a_match_ends_change_at_an_odd_number_of_games_except_the_first(games: tuple[int, int]):
    before = Score(ROGER, (0, 1), (games[0], games[1] - 1))
    total = sum(games)

    assert changes_ends(giving_up(before, played=BEST_OF_3)) is (total % 2 == 1 and total > 1)


@pytest.mark.rule("WT-12.2", "R16")
@pytest.mark.parametrize("sets", [(), ((4, 6),), ((6, 4), (4, 6))])
def test_ends_do_not_change_after_the_first_game_of_any_set(sets):
    assert not changes_ends(giving_up(Score(ROGER, (0, 1), (0, 0), sets), played=BEST_OF_5))


@pytest.mark.rule("WT-12.2")
@pytest.mark.parametrize("games", [(0, 5), (1, 5), (4, 5), (3, 5), (5, 6)])
def test_ends_change_once_at_the_end_of_a_set(games: tuple[int, int]):
    table = giving_up(Score(ROGER, (0, 1), games), played=BEST_OF_3)

    events = table.answer(GiveUp())

    assert len(every(EndsChanged, events)) == 1


@pytest.mark.rule("WT-12.2")
def test_ends_change_after_a_set_that_a_tiebreak_decided():
    assert changes_ends(giving_up(Score(ROGER, (0, 1), (6, 6)), played=BEST_OF_3))


@pytest.mark.rule("WT-12.2")
@pytest.mark.parametrize("points", [(0, 0), (1, 0)])
def test_ends_do_not_change_within_a_game(points: tuple[int, int]):
    assert not changes_ends(giving_up(Score(ROGER, points, (2, 1)), played=BEST_OF_3))
    assert not changes_ends(giving_up(Score(ROGER, points, (0, 0), ((4, 6),)), played=BEST_OF_3))


@pytest.mark.rule("R17")
@pytest.mark.parametrize("total", range(1, 14))
def test_within_the_tiebreak_at_six_all_ends_do_not_change(total: int):
    before = Score(ROGER, (total // 2, total - total // 2 - 1), (6, 6))

    assert not changes_ends(giving_up(before, played=BEST_OF_3))


# What


@pytest.mark.rule("WT-12.3", "R10", "R31")
def test_next_server_decides_first_and_rest_comes_before_the_plan():
    table = resting(roger=side(discard=[1]), rafael=side(discard=[2]))
    asked_in_order = []
    for answer in (Recover(), NoPlan(), Focus(), NoPlan()):
        asked_in_order.append(asked(table))
        table.answer(answer)

    assert asked_in_order == [(RAFAEL, Ask.REST), (RAFAEL, Ask.PLAN), (ROGER, Ask.REST), (ROGER, Ask.PLAN)]
    assert only(EndsChanged, table.entries).order == (RAFAEL, ROGER)
    assert asked(table) == (RAFAEL, Ask.SERVE)


@pytest.mark.rule("WT-12.3")
def test_recovery_draws_one_card():
    table = resting(rafael=side(draw=[50, 51], discard=[1], stars=2))
    assert options(table) == [Recover(), Focus()]

    events = table.answer(Recover())

    rafael = table.state.sides[RAFAEL]
    assert events == [Rested(RAFAEL, Rest.RECOVERY, stars=0), CardsDrawn(RAFAEL, (51,))]
    assert (rafael.hand, rafael.draw, rafael.stars) == ([51], [50], 2)


@pytest.mark.rule("WT-12.3", "WT-7.2")
@pytest.mark.parametrize(("stars", "gained"), [(0, 2), (3, 2), (4, 1), (5, 0)])
def test_focus_gains_two_stars_while_tokens_are_face_down(stars: int, gained: int):
    table = resting(rafael=side(stars=stars, discard=[1]))

    events = table.answer(Focus())

    assert events[0] == Rested(RAFAEL, Rest.FOCUS, stars=gained)
    assert table.state.sides[RAFAEL].stars == stars + gained


@pytest.mark.rule("WT-12.4")
def test_plan_takes_one_card_of_choice_back_for_a_star_once():
    table = resting(rafael=side(discard=[1, 2, 3], stars=2))
    table.answer(Focus())
    assert asked(table) == (RAFAEL, Ask.PLAN)
    assert options(table) == [NoPlan(), TakeBack(1), TakeBack(2), TakeBack(3)]

    events = table.answer(TakeBack(2))

    rafael = table.state.sides[RAFAEL]
    assert events[0] == Planned(RAFAEL, 2)
    assert (rafael.hand, rafael.discard, rafael.stars) == ([2], [1, 3], 3)
    assert asked(table) == (ROGER, Ask.REST)


@pytest.mark.rule("WT-12.4")
def test_plan_is_an_offer_and_not_a_duty():
    table = resting(rafael=side(discard=[1, 2], stars=2))
    table.answer(Focus())

    events = table.answer(NoPlan())

    rafael = table.state.sides[RAFAEL]
    assert events == [Planned(RAFAEL, None)]
    assert (rafael.hand, rafael.discard, rafael.stars) == ([], [1, 2], 4)


@pytest.mark.rule("WT-12.4")
@pytest.mark.parametrize(("stars", "offered"), [(0, False), (1, True)])
def test_plan_needs_a_star(stars: int, offered: bool):
    table = resting(rafael=side(discard=[1], stars=stars))

    events = table.answer(Recover())

    assert (asked(table) == (RAFAEL, Ask.PLAN)) is offered
    assert bool(every(Planned, events)) is not offered


@pytest.mark.rule("WT-12.4")
def test_without_a_discard_pile_there_is_nothing_to_plan():
    table = resting(rafael=side(discard=[]))

    assert Planned(RAFAEL, None) in table.answer(Focus())
    assert asked(table) == (ROGER, Ask.REST)


@pytest.mark.rule("WT-12.5", "R32")
def test_plan_with_a_full_hand_is_a_swap():
    hand = list(range(1, 13))
    table = resting(rafael=side(hand=hand, discard=[40]))
    table.answer(Focus())
    table.answer(TakeBack(40))

    events = table.answer(Focus())

    assert kinds(events) == ["Rested", "Planned", "HandOverfull"]
    assert asked(table) == (RAFAEL, Ask.TRIM)
    assert kinds(table.answer(DiscardCard(7))) == ["CardDiscarded", "PointStarted"]
    assert len(table.state.sides[RAFAEL].hand) == 12
    assert table.state.sides[RAFAEL].discard == [7]


@pytest.mark.rule("WT-12.5")
def test_limit_is_enforced_after_recovery_too():
    table = resting(rafael=side(hand=list(range(1, 13)), draw=[50], stars=0))

    table.answer(Recover())
    events = table.answer(Recover())

    assert kinds(events)[-1] == "HandOverfull"
    assert asked(table) == (RAFAEL, Ask.TRIM)


@pytest.mark.rule("R46")
def test_both_rest_and_plan_and_then_both_trim_the_next_server_first():
    full = list(range(1, 13))
    table = resting(roger=side(hand=full, discard=[40]), rafael=side(hand=full, draw=[50], discard=[41]))
    asked_in_order = []
    for answer in (Recover(), TakeBack(41), Focus(), TakeBack(40), DiscardCard(1), DiscardCard(2), DiscardCard(3)):
        asked_in_order.append(asked(table))
        table.answer(answer)

    rests = [(RAFAEL, Ask.REST), (RAFAEL, Ask.PLAN), (ROGER, Ask.REST), (ROGER, Ask.PLAN)]
    assert asked_in_order == [*rests, (RAFAEL, Ask.TRIM), (RAFAEL, Ask.TRIM), (ROGER, Ask.TRIM)]
    assert [len(end.hand) for end in table.state.sides] == [12, 12]
    assert asked(table) == (RAFAEL, Ask.SERVE)
