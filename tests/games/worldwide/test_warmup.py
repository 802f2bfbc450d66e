"""Chapter 14: the warm-up match, by the basic rules only."""

import pytest

from tests.table_talk import (
    BACKHAND,
    BIG_SERVE,
    CLAY,
    DECK,
    DROP_SHOT,
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
    VOLLEY,
    WINNER,
    Shot,
    asked,
    every,
    given,
    needed,
    only,
    opened,
    options,
    side,
    what_follows,
)
from wwtennis.games.worldwide.cards import SERVES
from wwtennis.games.worldwide.choices import (
    Ask,
    Focus,
    GiveUp,
    GoToNet,
    MoveBack,
    PlayStroke,
    ServeBall,
    Stay,
    TakeBack,
)
from wwtennis.games.worldwide.events import ChallengeRegained, PointWon, Rested, StrokeLanded, StrokeMissed
from wwtennis.games.worldwide.setup import Level, Setup
from wwtennis.games.worldwide.state import Phase
from wwtennis.tennis.score import BEST_OF_3, Score

WARMUP = Level.WARMUP


def answering(ball: Shot, hand: list[int], *, built: int = 0, **situation):
    roger = side(hand=hand, stars=3, built=built)
    return given(Phase.STROKE, ROGER, ball=ball, roger=roger, level=WARMUP, **situation)


@pytest.mark.rule("WT-14.1")
@pytest.mark.parametrize("card", [FOREHAND_DEFENSE, TOPSPIN_CROSSCOURT])
def test_rallies_gain_no_stars(card: int):
    table = answering(Shot(EASY_SERVE, to=FOREHAND), [card])

    events = table.answer(PlayStroke(card, NEUTRAL if card == FOREHAND_DEFENSE else FOREHAND))

    assert only(StrokeLanded, events).star == 0
    assert table.state.sides[ROGER].stars == 3


@pytest.mark.rule("WT-14.1")
def test_not_even_a_winner_gains_one():
    table = answering(Shot(EASY_SERVE, to=FOREHAND), [WINNER], built=20, dice=[20])

    events = table.answer(PlayStroke(WINNER))

    assert only(PointWon, events).seat == ROGER
    assert table.state.sides[ROGER].stars == 3


@pytest.mark.rule("WT-14.1")
def test_no_star_eases_a_stroke():
    table = answering(Shot(FAST_SERVE, to=FOREHAND), [FOREHAND_ATTACK])

    assert options(table) == [PlayStroke(FOREHAND_ATTACK, BACKHAND), PlayStroke(FOREHAND_ATTACK, NEUTRAL), GiveUp()]


@pytest.mark.rule("WT-14.1")
def test_serves_have_neither_spin_nor_stars():
    assert options(opened(level=WARMUP)) == [ServeBall(card) for card in SERVES]


@pytest.mark.rule("WT-14.1")
def test_slice_forces_no_test():
    table = given(
        Phase.STROKE, RAFAEL, ball=Shot(EASY_SERVE, to=NEUTRAL), level=WARMUP,
        rafael=side(hand=[SLICED_DEFENSE]), roger=side(hand=[FOREHAND_ATTACK]),
    )  # fmt: skip
    landed = only(StrokeLanded, table.answer(PlayStroke(SLICED_DEFENSE, NEUTRAL)))
    table.answer(Stay())

    table.answer(PlayStroke(FOREHAND_ATTACK, BACKHAND))

    assert landed.spin is None
    assert table.state.ball.card == FOREHAND_ATTACK


@pytest.mark.rule("WT-14.1")
def test_topspin_costs_no_card_on_the_way_to_the_net():
    table = given(
        Phase.STROKE, RAFAEL, ball=Shot(EASY_SERVE, to=FOREHAND), level=WARMUP,
        rafael=side(hand=[TOPSPIN_CROSSCOURT]), roger=side(hand=[FOREHAND_DEFENSE, FOREHAND_ATTACK]),
    )  # fmt: skip
    table.answer(PlayStroke(TOPSPIN_CROSSCOURT, FOREHAND))
    table.answer(Stay())
    table.answer(PlayStroke(FOREHAND_DEFENSE, NEUTRAL))

    assert GoToNet() in options(table)


@pytest.mark.rule("WT-14.1")
def test_nothing_is_challenged():
    table = opened(level=WARMUP, dice=[12], challenges=True)
    assert [end.challenges for end in table.state.sides] == [0, 0]

    table.answer(ServeBall(BIG_SERVE))

    assert asked(table) == (ROGER, Ask.SERVE)


@pytest.mark.rule("WT-14.1")
def test_no_challenge_token_comes_with_a_set():
    table = given(
        Phase.STROKE, ROGER, ball=Shot(EASY_SERVE, to=NEUTRAL), played=BEST_OF_3, score=Score(ROGER, (0, 1), (0, 5)),
        level=WARMUP,
    )  # fmt: skip

    assert not every(ChallengeRegained, table.answer(GiveUp()))


@pytest.mark.rule("WT-14.1")
def test_challenges_are_on_in_advanced_play_only_and_only_if_agreed():
    def on(level: Level, agreed: bool) -> bool:
        return Setup(DECK, level=level, challenges=agreed).challenges_on

    assert [on(Level.ADVANCED, True), on(Level.ADVANCED, False), on(WARMUP, True)] == [True, False, False]


@pytest.mark.rule("WT-14.2")
def test_stars_still_pay_for_moving_back():
    table = given(
        Phase.REPOSITION, ROGER, ball=Shot(FOREHAND_DEFENSE, to=NEUTRAL), level=WARMUP, roger=side(at=FOREHAND, stars=3)
    )  # fmt: skip

    table.answer(MoveBack())

    assert table.state.sides[ROGER].stars == 2


@pytest.mark.rule("WT-14.2")
def test_stars_still_pay_for_drop_shots():
    table = answering(Shot(EASY_SERVE, to=FOREHAND), [DROP_SHOT], dice=[2], surface=CLAY)

    events = table.answer(PlayStroke(DROP_SHOT, VOLLEY))

    assert needed(events) == 5 + 3
    assert only(StrokeMissed, events)
    assert table.state.sides[ROGER].stars == 2


@pytest.mark.rule("WT-14.2")
def test_focus_still_gains_two_and_the_plan_still_costs_one():
    rafael = side(stars=1, discard=[FOREHAND_DEFENSE])
    table = given(Phase.BETWEEN, ROGER, score=Score(RAFAEL, (3, 3)), rafael=rafael, level=WARMUP)
    what_follows(table)

    assert only(Rested, table.answer(Focus())).stars == 2
    table.answer(TakeBack(FOREHAND_DEFENSE))

    assert table.state.sides[RAFAEL].stars == 1 + 2 - 1
