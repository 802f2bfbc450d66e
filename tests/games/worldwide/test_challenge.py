"""Chapter 17: challenging a close call."""

import pytest

from tests.table_talk import (
    BACKHAND,
    BACKHAND_ATTACK,
    BACKHAND_DEFENSE,
    BIG_SERVE,
    EASY_SERVE,
    FAST_SERVE,
    FOREHAND,
    FOREHAND_ATTACK,
    FOREHAND_DEFENSE,
    FOREHAND_WINNER,
    NEUTRAL,
    RAFAEL,
    ROGER,
    TOPSPIN_CROSSCOURT,
    VOLLEY,
    WINNER,
    Shot,
    asked,
    every,
    given,
    kinds,
    needed,
    only,
    options,
    play,
    side,
)
from wwtennis.games.worldwide.cards import SERVES
from wwtennis.games.worldwide.choices import (
    AcceptCall,
    Ask,
    Challenge,
    DiscardCard,
    GiveUp,
    PlayStroke,
    ServeBall,
    Stay,
)
from wwtennis.games.worldwide.events import (
    CallAccepted,
    CardsDrawn,
    ChallengeDecided,
    ChallengeRegained,
    GameWon,
    How,
    PointReplayed,
    PointStarted,
    PointWon,
    ServeMissed,
    StrokeLanded,
    StrokeMissed,
    TableCleared,
)
from wwtennis.games.worldwide.rules.challenge import may_challenge
from wwtennis.games.worldwide.state import Phase
from wwtennis.tennis.score import BEST_OF_3, Score

UPHELD, REJECTED = True, False


def serving(*, fault: int | None = None, challenges: int | None = None, **situation):
    return given(Phase.SERVE, ROGER, roger=side(challenges=challenges), fault=fault, **situation)


def striking(*, face: int, card: int = FOREHAND_ATTACK, challenges: int | None = None, stars: int = 4, **situation):
    """Roger needs a 10 for his attack on Rafael's fast serve."""
    roger = side(hand=[card], challenges=challenges, stars=stars)
    ball = Shot(FAST_SERVE, to=FOREHAND)
    return given(Phase.STROKE, ROGER, ball=ball, roger=roger, server=RAFAEL, dice=[face], **situation)


ATTACK = PlayStroke(FOREHAND_ATTACK, NEUTRAL)


# When


@pytest.mark.rule("WT-17.1")
@pytest.mark.parametrize("face", range(1, 21))
def test_stroke_missed_by_exactly_one_may_be_challenged(face: int):
    table = striking(face=face)

    events = table.answer(ATTACK)

    close = face == 9
    assert needed(events) == 10
    assert every(StrokeMissed, events) == ([StrokeMissed(ROGER, FOREHAND_ATTACK, close)] if face < 10 else [])
    assert (asked(table) == (ROGER, Ask.CHALLENGE)) is close


@pytest.mark.rule("WT-17.1")
@pytest.mark.parametrize(("face", "close"), [(11, False), (12, True)])
def test_serve_missed_by_exactly_one_may_be_challenged(face: int, close: bool):
    table = serving(dice=[face])

    events = table.answer(ServeBall(BIG_SERVE))

    assert only(ServeMissed, events).close is close
    assert asked(table) == (ROGER, Ask.CHALLENGE if close else Ask.SERVE)


@pytest.mark.rule("WT-17.1")
def test_challenger_may_also_accept_the_call():
    table = striking(face=9)
    table.answer(ATTACK)
    assert options(table) == [Challenge(), AcceptCall()]

    events = table.answer(AcceptCall())

    assert events[:2] == [CallAccepted(ROGER), PointWon(RAFAEL, How.FAULT, Score(ROGER, (0, 1)))]
    assert table.state.sides[ROGER].challenges == 2


@pytest.mark.rule("WT-17.1")
@pytest.mark.parametrize(("tokens", "may"), [(0, False), (1, True), (2, True)])
def test_challenge_needs_a_token(tokens: int, may: bool):
    table = striking(face=9, challenges=tokens)

    events = table.answer(ATTACK)

    assert only(StrokeMissed, events).close is may
    assert bool(every(PointWon, events)) is not may


@pytest.mark.rule("WT-17.1")
def test_test_that_was_not_missed_is_not_to_be_challenged():
    m = striking(face=9).state

    assert [may_challenge(m, ROGER, face, 10) for face in (8, 9, 10, 11)] == [False, True, False, False]


@pytest.mark.rule("WT-17.1", "WT-7.3")
def test_without_challenges_a_close_call_is_a_plain_fault():
    assert every(PointWon, striking(face=9, challenges=0).answer(ATTACK))


@pytest.mark.rule("R28")
def test_twenty_against_a_target_of_21_may_be_challenged():
    roger = side(hand=[WINNER], built=1)
    table = given(Phase.STROKE, ROGER, ball=Shot(FOREHAND_DEFENSE, to=NEUTRAL), roger=roger, dice=[20])

    events = table.answer(PlayStroke(WINNER))

    assert needed(events) == 21
    assert asked(table) == (ROGER, Ask.CHALLENGE)


# Upheld


@pytest.mark.rule("WT-17.2", "WT-17.5")
def test_upheld_challenge_keeps_the_token_and_replays_the_point():
    table = striking(face=9, coins=[UPHELD])
    table.answer(ATTACK)

    events = table.answer(Challenge())

    assert events[:2] == [ChallengeDecided(ROGER, upheld=True), PointReplayed()]
    assert events[-1] == PointStarted(RAFAEL, FOREHAND, replayed=True)
    assert not every(PointWon, events)
    assert table.state.sides[ROGER].challenges == 2
    assert asked(table) == (RAFAEL, Ask.SERVE)


@pytest.mark.rule("WT-17.2", "R29")
@pytest.mark.parametrize(("card", "face"), [(FOREHAND_WINNER, 17), (WINNER, 20)])
def test_winner_upheld_wins_the_point_and_gains_its_star(card: int, face: int):
    built = 7 if card == WINNER else 0
    roger = side(hand=[card], stars=2, built=built)
    ball = Shot(FAST_SERVE, to=FOREHAND)
    table = given(Phase.STROKE, ROGER, ball=ball, roger=roger, server=RAFAEL, dice=[face], coins=[UPHELD])
    table.answer(PlayStroke(card))
    assert asked(table) == (ROGER, Ask.CHALLENGE)

    events = table.answer(Challenge())

    assert events[:3] == [
        ChallengeDecided(ROGER, upheld=True),
        StrokeLanded(ROGER, card, None, None, star=1, winner=True),
        PointWon(ROGER, How.WINNER, Score(ROGER, (1, 0))),
    ]
    assert (table.state.sides[ROGER].stars, table.state.sides[ROGER].challenges) == (3, 2)


@pytest.mark.rule("WT-17.2")
@pytest.mark.parametrize("fault", [None, BIG_SERVE])
def test_serve_upheld_replays_the_point_with_a_first_ball(fault: int | None):
    table = serving(fault=fault, dice=[3, 20], coins=[UPHELD])
    table.answer(ServeBall(EASY_SERVE))

    events = table.answer(Challenge())

    assert kinds(events)[-1] == "PointStarted"
    assert {option.card for option in options(table)} == set(SERVES)
    assert table.answer(ServeBall(BIG_SERVE))[0].ball == 1


# Rejected


@pytest.mark.rule("WT-17.3")
def test_rejected_challenge_loses_the_token_and_the_point():
    table = striking(face=9, coins=[REJECTED])
    table.answer(ATTACK)

    events = table.answer(Challenge())

    assert events[:3] == [
        ChallengeDecided(ROGER, upheld=False),
        CallAccepted(ROGER),
        PointWon(RAFAEL, How.FAULT, Score(ROGER, (0, 1))),
    ]
    assert [end.challenges for end in table.state.sides] == [1, 2]


@pytest.mark.rule("WT-17.3")
def test_rejected_winner_is_a_fault():
    table = striking(face=17, card=FOREHAND_WINNER, coins=[REJECTED], stars=2)
    table.answer(PlayStroke(FOREHAND_WINNER))

    events = table.answer(Challenge())

    assert only(PointWon, events).seat == RAFAEL
    assert table.state.sides[ROGER].stars == 2


@pytest.mark.rule("R5", "WT-17.3")
def test_rejected_challenge_of_a_first_serve_leaves_the_second_ball():
    table = serving(dice=[12, 20], coins=[REJECTED])
    table.answer(ServeBall(BIG_SERVE))

    events = table.answer(Challenge())

    assert events == [ChallengeDecided(ROGER, upheld=False), CallAccepted(ROGER)]
    assert asked(table) == (ROGER, Ask.SERVE)
    assert {option.card for option in options(table)} == set(SERVES) - {BIG_SERVE}
    assert table.answer(ServeBall(EASY_SERVE))[0].ball == 2


@pytest.mark.rule("R5")
def test_accepted_call_of_a_first_serve_leaves_the_second_ball():
    table = serving(dice=[12])
    table.answer(ServeBall(BIG_SERVE))

    assert table.answer(AcceptCall()) == [CallAccepted(ROGER)]
    assert asked(table) == (ROGER, Ask.SERVE)


@pytest.mark.rule("R5", "WT-8.4")
@pytest.mark.parametrize("answer", [Challenge(), AcceptCall()])
def test_second_serve_not_upheld_is_a_double_fault(answer):
    table = serving(fault=BIG_SERVE, dice=[3], coins=[REJECTED])
    table.answer(ServeBall(EASY_SERVE))

    events = table.answer(answer)

    assert only(PointWon, events) == PointWon(RAFAEL, How.DOUBLE_FAULT, Score(RAFAEL, (0, 1)))


# The tokens


def end_of_set(roger: int, rafael: int, **situation):
    return given(
        Phase.STROKE, ROGER, ball=Shot(EASY_SERVE, to=NEUTRAL), played=BEST_OF_3, score=Score(ROGER, (0, 1), (0, 5)),
        roger=side(challenges=roger), rafael=side(challenges=rafael), **situation,
    )  # fmt: skip


@pytest.mark.rule("WT-17.4")
@pytest.mark.parametrize(("before", "after"), [((0, 0), (1, 1)), ((1, 2), (2, 2)), ((2, 1), (2, 2)), ((2, 2), (2, 2))])
def test_one_token_comes_back_at_the_end_of_a_set_to_two_at_most(before: tuple[int, int], after: tuple[int, int]):
    table = end_of_set(*before)

    events = table.answer(GiveUp())

    assert tuple(end.challenges for end in table.state.sides) == after
    regained = [event.seat for event in every(ChallengeRegained, events)]
    assert regained == [seat for seat in (ROGER, RAFAEL) if after[seat] > before[seat]]


@pytest.mark.rule("WT-17.4")
def test_no_token_comes_back_with_a_game_nor_in_tiebreak_mode():
    ball, spent = Shot(EASY_SERVE, to=NEUTRAL), side(challenges=0)
    game = given(Phase.STROKE, ROGER, ball=ball, played=BEST_OF_3, score=Score(ROGER, (0, 1), (0, 4)), roger=spent)
    tiebreak = given(Phase.STROKE, ROGER, ball=ball, score=Score(ROGER, (0, 5)), roger=spent)

    assert every(GameWon, events := game.answer(GiveUp()))
    assert not every(ChallengeRegained, events)
    assert not every(ChallengeRegained, tiebreak.answer(GiveUp()))


@pytest.mark.rule("WT-17.4")
def test_without_challenges_no_token_appears():
    assert not every(ChallengeRegained, end_of_set(0, 0, challenges=False).answer(GiveUp()))


# The replayed point


@pytest.mark.rule("WT-17.5", "R6")
def test_replayed_point_has_the_same_server_zone_and_score_and_is_cleared_like_any():
    score = Score(RAFAEL, (1, 1), (2, 2))
    roger = side(hand=[FOREHAND_ATTACK], played=[BACKHAND_DEFENSE], draw=[50, 51, 52, 53])
    rafael = side(played=[TOPSPIN_CROSSCOURT, WINNER], draw=[60], at=VOLLEY)
    table = given(
        Phase.STROKE, ROGER, ball=Shot(FAST_SERVE, to=FOREHAND), server=RAFAEL, score=score, played=BEST_OF_3,
        zone=BACKHAND, roger=roger, rafael=rafael, dice=[9], coins=[UPHELD],
    )  # fmt: skip
    table.answer(ATTACK)

    events = table.answer(Challenge())

    assert events[2:] == [
        CardsDrawn(RAFAEL, (60,)),
        CardsDrawn(ROGER, (53, 52, 51)),
        TableCleared(RAFAEL, discarded=(TOPSPIN_CROSSCOURT,), kept=(WINNER,)),
        TableCleared(ROGER, discarded=(BACKHAND_DEFENSE, FOREHAND_ATTACK), kept=()),
        PointStarted(RAFAEL, BACKHAND, replayed=True),
    ]
    assert table.state.score == score
    assert [end.zone for end in table.state.sides] == [BACKHAND, NEUTRAL]


@pytest.mark.rule("WT-17.5", "R31")
def test_same_server_goes_first_when_a_replayed_point_overfills_both_hands():
    full = side(hand=[FOREHAND_ATTACK, *range(40, 53)])
    table = given(
        Phase.STROKE, ROGER, ball=Shot(FAST_SERVE, to=FOREHAND), server=RAFAEL, roger=full, rafael=full, dice=[9],
        coins=[UPHELD],
    )  # fmt: skip
    play(table, ATTACK, Challenge())

    assert asked(table) == (RAFAEL, Ask.TRIM)
    play(table, DiscardCard(40), DiscardCard(41))
    assert asked(table) == (ROGER, Ask.TRIM)


@pytest.mark.rule("WT-17.5")
def test_stars_spent_in_a_replayed_point_stay_spent():
    table = striking(face=6, stars=3, coins=[UPHELD])
    table.answer(PlayStroke(FOREHAND_ATTACK, NEUTRAL, 1))

    table.answer(Challenge())

    assert table.state.sides[ROGER].stars == 2


@pytest.mark.rule("R30")
def test_stars_gained_in_a_replayed_point_are_kept():
    roger, rafael = side(hand=[FOREHAND_DEFENSE, FOREHAND_ATTACK], stars=1), side(hand=[BACKHAND_ATTACK])
    ball = Shot(EASY_SERVE, to=NEUTRAL)
    table = given(Phase.STROKE, ROGER, ball=ball, roger=roger, rafael=rafael, dice=[7], coins=[UPHELD])
    play(table, PlayStroke(FOREHAND_DEFENSE, NEUTRAL), Stay(), PlayStroke(BACKHAND_ATTACK, NEUTRAL), Stay(), ATTACK)

    assert only(PointReplayed, table.answer(Challenge()))
    assert table.state.sides[ROGER].stars == 1 + 1


@pytest.mark.rule("WT-17.5")
def test_point_after_a_replayed_one_goes_on_from_the_score():
    ball, roger, score = Shot(FAST_SERVE, to=FOREHAND), side(hand=[FOREHAND_ATTACK]), Score(RAFAEL, (2, 4))
    table = given(
        Phase.STROKE, ROGER, ball=ball, roger=roger, server=RAFAEL, score=score, dice=[9, 20], coins=[UPHELD]
    )  # fmt: skip
    play(table, ATTACK, Challenge())

    events = table.answer(ServeBall(BIG_SERVE))

    assert only(PointWon, events) == PointWon(RAFAEL, How.ACE, Score(ROGER, (2, 5)))
    assert only(PointStarted, events) == PointStarted(ROGER, BACKHAND)
