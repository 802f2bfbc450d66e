"""Chapters 19 and 20: the solo opponent. Roger plays against it; it sits where Rafael would."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.helpers import Told, at_random, books, play_out, steps
from tests.table_talk import (
    BACKHAND,
    BACKHAND_ATTACK,
    BACKHAND_DEFENSE,
    BACKHAND_PASSING,
    BIG_SERVE,
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
    REAL_DECK,
    ROGER,
    SLICE,
    SLICED_DEFENSE,
    SMASH,
    TOPSPIN,
    TOPSPIN_CROSSCOURT,
    VOLLEY,
    VOLLEY_4,
    VOLLEY_8,
    WINNER,
    Shot,
    agreed,
    asked,
    deck_with,
    every,
    given,
    kinds,
    needed,
    only,
    side,
)
from wwtennis.games.worldwide.cards import PILES, Pile, Stands, Zone
from wwtennis.games.worldwide.choices import AcceptCall, Ask, Challenge, Focus, NoPlan, PlayStroke, ServeBall, Stay
from wwtennis.games.worldwide.events import (
    CardsDrawn,
    ChallengeRegained,
    DieRolled,
    EndsChanged,
    Going,
    Hindrance,
    How,
    PileReason,
    PlayerMoved,
    PointReplayed,
    PointStarted,
    PointWon,
    ServeIn,
    ServeMissed,
    ServeStruck,
    SmashSetAside,
    SmashTakenUp,
    SoloCardDrawn,
    SoloCardRejected,
    SoloPileShuffled,
    SoloTired,
    SpinRolled,
    StrokeLanded,
    StrokeMissed,
    StrokePlayed,
    TableCleared,
    TurnPassed,
    ZoneRolled,
)
from wwtennis.games.worldwide.game import Worldwide
from wwtennis.games.worldwide.rules.rally import stroke_number
from wwtennis.games.worldwide.rules.serve import serve_number
from wwtennis.games.worldwide.rules.solo import spin_of
from wwtennis.games.worldwide.setup import SOLO_SEAT, Level, Setup
from wwtennis.games.worldwide.solo_levels import BY_THE_BOOK, SOLO_LEVELS, SoloLevel
from wwtennis.games.worldwide.state import Match, Phase
from wwtennis.kernel.check import check
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table, fold
from wwtennis.tennis.score import BEST_OF_3, TIEBREAK_MODE, Score

SOLO = SOLO_SEAT


def facing(
    phase: Phase,
    *,
    at: Zone = NEUTRAL,
    you_at: Zone = NEUTRAL,
    you: Any = None,
    draws: Sequence[int] = (),
    empty: Sequence[Pile] = (),
    discard: Sequence[int] = (),
    smash: int | None = None,
    fatigue: int = 0,
    level: SoloLevel = BY_THE_BOOK,
    rules: Level = Level.ADVANCED,
    **situation: Any,
) -> Table[Match]:
    """A table where it is the solo opponent's turn. `draws` lie on top of their piles, the first to be drawn on top."""
    you = you or side(at=you_at, hand=[FOREHAND_DEFENSE, BACKHAND_DEFENSE, VOLLEY_4])
    situation.setdefault("score", Score(SOLO))  # after which Roger serves, and so is asked
    elsewhere = {*draws, *discard, smash}
    piles = {pile: [number for number in PILES[pile] if number not in elsewhere] for pile in Pile}
    for pile in empty:
        piles[pile] = []
    for number in reversed(draws):
        pile = next(pile for pile in Pile if number in PILES[pile])
        piles[pile].append(number)
    it = side(at=at, stars=0, draw=[], discard=discard, piles=piles, smash=smash, fatigue=fatigue)
    return given(phase, SOLO, roger=you, rafael=it, solo=level, level=rules, **situation)


def its_turn(phase: Phase, **situation: Any) -> list[Any]:
    """What it does, up to the next question for Roger."""
    return facing(phase, **situation).open()


def its_stroke(card: int, *, to: Zone = NEUTRAL, **situation: Any) -> list[Any]:
    """What it does with the ball that Roger hit with this card."""
    return its_turn(Phase.CHASE, ball=Shot(card, to=to), **situation)


def its_end(table: Table[Match]) -> Any:
    return table.state.sides[SOLO]


def opened_solo(*, dice: Sequence[int] = (), sixes: Sequence[int] = (), server: int = ROGER, **agreement: Any):
    table = Table(Worldwide(agreed(solo=BY_THE_BOOK, **agreement)), Told(dice, sixes, coins=[bool(server)]))
    events = table.open()
    return table, events


# Set-up


@pytest.mark.rule("WT-19.1")
def test_solo_opponent_has_no_hand_no_stars_and_no_challenges_and_the_player_has_them_as_ever():
    table, _ = opened_solo()

    it, you = its_end(table), table.state.sides[ROGER]
    assert (it.hand, it.draw, it.stars, it.tokens, it.challenges) == ([], [], 0, 0, 0)
    assert (len(you.hand), len(you.draw), you.stars, you.tokens, you.challenges) == (12, 48, 4, 5, 2)
    assert asked(table) == (ROGER, Ask.SERVE)


@pytest.mark.rule("WT-19.1", "WT-20.13")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("played", [TIEBREAK_MODE, BEST_OF_3])
def test_solo_opponent_is_never_asked_anything(seed: int, played):
    table = Table(Worldwide(Setup(REAL_DECK, played, solo=BY_THE_BOOK)), SeededLuck(seed))
    table.open()

    assert {question.seat for question, _, _ in steps(table, at_random(seed))} == {ROGER}
    assert table.is_over


@pytest.mark.rule("WT-19.2")
def test_deck_b_without_its_serves_makes_five_shuffled_piles():
    table, events = opened_solo()

    piles = {event.pile: event for event in every(SoloPileShuffled, events)}
    assert {pile: (min(e.order), max(e.order), len(e.order)) for pile, e in piles.items()} == {
        Pile.FOREHAND: (1, 12, 12),
        Pile.BACKHAND: (13, 24, 12),
        Pile.ATTACK: (25, 37, 13),
        Pile.DEFENSE: (38, 47, 10),
        Pile.VOLLEY: (48, 60, 13),
    }
    assert its_end(table).solo.piles == {pile: list(event.order) for pile, event in piles.items()}
    assert [drawn.what for event in piles.values() for drawn in table.game.drawn(event)] == ["shuffle"] * 5


# The serve


@pytest.mark.rule("WT-20.2")
def test_example_5_on_the_d6_and_10_on_the_d20_is_slice_12_and_a_fault():
    table, events = opened_solo(server=SOLO, sixes=[5, 1], dice=[10, 12])

    struck = events.index(ServeStruck(SOLO, FAST_SERVE, SLICE, stars=0, ball=1))
    assert events[struck - 1 : struck + 5] == [
        SpinRolled(SOLO, 5, SLICE),
        ServeStruck(SOLO, FAST_SERVE, SLICE, stars=0, ball=1),
        DieRolled(SOLO, 10, 12, (("difficulty", 10), ("slice", 2))),
        ServeMissed(SOLO, FAST_SERVE, ball=1, close=False),
        SpinRolled(SOLO, 1, None),
        ServeStruck(SOLO, EASY_SERVE, None, stars=0, ball=2),
    ]
    assert asked(table) == (ROGER, Ask.STROKE)


@pytest.mark.rule("WT-20.2")
def test_d6_gives_the_spin():
    assert [spin_of(face) for face in range(1, 7)] == [None, None, TOPSPIN, TOPSPIN, SLICE, SLICE]


@pytest.mark.rule("WT-20.2")
def test_solo_serves_difficulty_10_first_and_4_second_each_with_a_d6():
    events = its_turn(Phase.SERVE, server=SOLO, sixes=[3, 6], dice=[10, 4])

    assert [(event.card, event.spin, event.ball) for event in every(ServeStruck, events)] == [
        (FAST_SERVE, TOPSPIN, 1),
        (EASY_SERVE, SLICE, 2),
    ]
    assert [event.needed for event in every(DieRolled, events)] == [11, 5]
    assert only(PointWon, events).how is How.DOUBLE_FAULT


@pytest.mark.rule("WT-20.2", "WT-20.1")
@pytest.mark.parametrize(("face", "ace"), [(18, False), (19, True), (20, True)])
def test_solo_has_the_aces_of_its_card(face: int, ace: bool):
    events = its_turn(Phase.SERVE, server=SOLO, sixes=[1, 1], dice=[face, 10])

    assert bool(every(PointWon, events)) is ace
    assert (FAST_SERVE in [event.card for event in every(ServeIn, events)]) is not ace


@pytest.mark.rule("R40")
def test_in_a_warm_up_the_solo_serve_has_no_spin_and_no_d6():
    events = its_turn(Phase.SERVE, server=SOLO, dice=[12], rules=Level.WARMUP)

    assert not every(SpinRolled, events)
    assert only(ServeIn, events).spin is None
    assert needed(events) == 10


@pytest.mark.rule("WT-20.3")
@pytest.mark.parametrize(("face", "zone"), [(14, NEUTRAL), (15, VOLLEY), (16, VOLLEY), (17, NEUTRAL)])
@pytest.mark.parametrize("fault", [None, FAST_SERVE])
def test_serve_rolled_15_or_16_takes_it_to_the_net(face: int, zone: Zone, fault: int | None):
    table = facing(Phase.SERVE, server=SOLO, sixes=[1], dice=[face], fault=fault)

    events = table.open()

    assert its_end(table).zone is zone
    assert (PlayerMoved(SOLO, VOLLEY, Going.NET) in events) is (zone is VOLLEY)
    assert asked(table)[0] == ROGER


@pytest.mark.rule("WT-20.3")
def test_serve_rolled_15_that_is_a_fault_takes_it_nowhere():
    hard = deck_with({FAST_SERVE: {"slice": 6}})

    events = its_turn(Phase.SERVE, server=SOLO, sixes=[6, 1], dice=[15, 10], deck=hard)

    assert kinds(events)[:4] == ["SpinRolled", "ServeStruck", "DieRolled", "ServeMissed"]
    assert not [event for event in every(PlayerMoved, events) if event.going is Going.NET]


@pytest.mark.rule("R36", "WT-6.3")
@pytest.mark.parametrize(("face", "zone"), [(1, BACKHAND), (2, FOREHAND), (19, BACKHAND), (20, FOREHAND)])
def test_at_40_40_the_side_of_the_solo_receiver_is_rolled(face: int, zone: Zone):
    table = facing(Phase.BETWEEN, played=BEST_OF_3, score=Score(ROGER, (1, 1)), dice=[face])

    events = table.open()

    assert events[1:] == [ZoneRolled(SOLO, face, zone, own_roll=True), PointStarted(ROGER, zone)]
    assert asked(table) == (ROGER, Ask.SERVE)


# Which pile


@pytest.mark.rule("WT-20.4", "R11")
@pytest.mark.parametrize(
    ("at", "you_at", "hit", "pile", "why"),
    [
        (NEUTRAL, NEUTRAL, FOREHAND, Pile.FOREHAND, PileReason.ZONE_HIT),
        (NEUTRAL, NEUTRAL, BACKHAND, Pile.BACKHAND, PileReason.ZONE_HIT),
        (NEUTRAL, NEUTRAL, NEUTRAL, Pile.ATTACK, PileReason.ZONE_HIT),
        (FOREHAND, FOREHAND, BACKHAND, Pile.BACKHAND, PileReason.ZONE_HIT),
        (NEUTRAL, VOLLEY, FOREHAND, Pile.DEFENSE, PileReason.YOU_AT_NET),
        (NEUTRAL, VOLLEY, NEUTRAL, Pile.DEFENSE, PileReason.YOU_AT_NET),
        (VOLLEY, NEUTRAL, BACKHAND, Pile.VOLLEY, PileReason.AT_NET),
    ],
)
def test_pile_is_chosen_by_who_is_at_the_net_and_by_the_zone_hit(at, you_at, hit, pile, why):
    events = its_stroke(EASY_SERVE, to=hit, at=at, you_at=you_at, dice=[20, 20, 20])

    drawn = every(SoloCardDrawn, events)[0]
    assert (drawn.pile, drawn.why) == (pile, why)
    assert drawn.card in PILES[pile]


@pytest.mark.rule("WT-20.4")
def test_example_both_at_the_net_draws_from_the_volley_pile():
    events = its_stroke(VOLLEY_4, to=NEUTRAL, at=VOLLEY, you_at=VOLLEY, draws=[VOLLEY_8], dice=[20])

    assert events[:3] == [
        PlayerMoved(SOLO, VOLLEY, Going.CHASE),
        SoloCardDrawn(SOLO, Pile.VOLLEY, VOLLEY_8, PileReason.AT_NET),
        StrokePlayed(SOLO, VOLLEY_8, None, stars=0, cost=0, tested=True),
    ]


@pytest.mark.rule("WT-20.4", "WT-20.9")
def test_drop_shot_draws_it_to_the_net_and_so_to_the_volley_pile():
    events = its_stroke(DROP_SHOT, to=VOLLEY, at=FOREHAND, draws=[VOLLEY_4], dice=[20])

    assert events[:3] == [
        PlayerMoved(SOLO, VOLLEY, Going.CHASE),
        SoloTired(SOLO, fatigue=1),
        SoloCardDrawn(SOLO, Pile.VOLLEY, VOLLEY_4, PileReason.AT_NET),
    ]


@pytest.mark.rule("WT-20.5")
def test_empty_pile_is_rebuilt_from_its_own_discards():
    discard = [25, 27, 1, 48]

    events = its_stroke(EASY_SERVE, empty=[Pile.ATTACK], discard=discard, shuffles=[(27, 25)], dice=[20])

    assert only(SoloPileShuffled, events) == SoloPileShuffled(SOLO, Pile.ATTACK, (27, 25))
    assert events.index(only(SoloPileShuffled, events)) + 1 == events.index(every(SoloCardDrawn, events)[0])
    assert every(SoloCardDrawn, events)[0].card == 25


@pytest.mark.rule("WT-20.5")
def test_rebuilt_pile_takes_its_cards_from_the_discard_pile_and_leaves_the_others_there():
    table = facing(
        Phase.CHASE, ball=Shot(EASY_SERVE, to=NEUTRAL), empty=[Pile.ATTACK], discard=[25, 27, 1, 48], dice=[20]
    )

    table.open()

    assert its_end(table).discard == [1, 48]
    assert its_end(table).solo.piles[Pile.ATTACK] == [25]


@pytest.mark.rule("WT-20.5", "WT-20.8")
def test_pile_without_cards_or_discards_leaves_nothing_to_play():
    events = its_stroke(EASY_SERVE, empty=[Pile.ATTACK], discard=[1])

    assert not every(SoloCardDrawn, events)
    assert only(PointWon, events).how is How.DIRECT_FAULT


# Its stroke


@pytest.mark.rule("WT-20.1")
def test_solo_stroke_is_tested_where_a_players_would_be_with_the_same_number():
    events = its_stroke(FOREHAND_ATTACK, to=BACKHAND, draws=[BACKHAND_DEFENSE], dice=[7], surface="hard")

    assert events[1:] == [
        SoloCardDrawn(SOLO, Pile.BACKHAND, BACKHAND_DEFENSE, PileReason.ZONE_HIT),
        StrokePlayed(SOLO, BACKHAND_DEFENSE, NEUTRAL, stars=0, cost=0, tested=True),
        DieRolled(SOLO, 7, 5, (("difficulty", 0), ("malus", 5))),
        StrokeLanded(SOLO, BACKHAND_DEFENSE, NEUTRAL, None, star=0),
        TurnPassed(ROGER),
        PlayerMoved(ROGER, NEUTRAL, Going.CHASE),
    ]


@pytest.mark.rule("WT-20.1")
def test_solo_stroke_that_fails_its_test_is_a_fault():
    events = its_stroke(FOREHAND_ATTACK, to=BACKHAND, draws=[BACKHAND_DEFENSE], dice=[4])

    assert only(StrokeMissed, events) == StrokeMissed(SOLO, BACKHAND_DEFENSE, close=False)
    assert (only(PointWon, events).seat, only(PointWon, events).how) == (ROGER, How.FAULT)


@pytest.mark.rule("WT-20.1")
def test_solo_stroke_that_needs_no_test_has_no_roll():
    events = its_stroke(BACKHAND_DEFENSE, to=BACKHAND, draws=[BACKHAND_DEFENSE])

    assert not every(DieRolled, events)
    assert only(StrokeLanded, events).target is NEUTRAL


@pytest.mark.rule("WT-20.1", "WT-16.3")
def test_slice_makes_the_solo_opponent_test_an_attack_at_2_more():
    events = its_stroke(SLICED_DEFENSE, to=NEUTRAL, draws=[FOREHAND_ATTACK], dice=[6])

    assert only(DieRolled, events).why == (("difficulty", 4), ("slice", 2))


@pytest.mark.rule("WT-20.6")
@pytest.mark.parametrize(("face", "zone"), [(19, BACKHAND), (20, FOREHAND)])
def test_roll_of_the_test_aims_even_to_the_forehand_and_odd_to_the_backhand(face: int, zone: Zone):
    events = its_stroke(FOREHAND_ATTACK, to=FOREHAND, you_at=VOLLEY, draws=[FOREHAND_PASSING], dice=[face])

    rolled = only(ZoneRolled, events)
    assert rolled == ZoneRolled(SOLO, face, zone, own_roll=False)
    assert only(StrokePlayed, events).target is None
    assert only(StrokeLanded, events).target is zone
    assert Worldwide(agreed()).drawn(rolled) == ()


@pytest.mark.rule("WT-20.6")
@pytest.mark.parametrize(("face", "zone"), [(1, BACKHAND), (2, FOREHAND)])
def test_without_a_test_a_die_is_rolled_just_for_the_target(face: int, zone: Zone):
    events = its_stroke(BACKHAND_DEFENSE, to=FOREHAND, you_at=VOLLEY, draws=[FOREHAND_PASSING], dice=[face])

    rolled = only(ZoneRolled, events)
    assert rolled == ZoneRolled(SOLO, face, zone, own_roll=True)
    assert only(StrokeLanded, events).target is zone
    assert [drawn.what for drawn in Worldwide(agreed()).drawn(rolled)] == ["d20"]


@pytest.mark.rule("R37")
@pytest.mark.parametrize(("face", "zone"), [(20, NEUTRAL), (19, BACKHAND)])
def test_card_with_other_targets_goes_by_its_own_marks(face: int, zone: Zone):
    marked = deck_with({FOREHAND_ATTACK: {"even": NEUTRAL, "odd": BACKHAND}})

    events = its_stroke(FAST_SERVE, to=NEUTRAL, draws=[FOREHAND_ATTACK], dice=[face], deck=marked)

    assert only(StrokeLanded, events).target is zone


@pytest.mark.rule("WT-20.6")
def test_card_with_one_target_goes_there_whatever_the_die_says():
    events = its_stroke(FAST_SERVE, to=FOREHAND, draws=[TOPSPIN_CROSSCOURT], dice=[19])

    assert not every(ZoneRolled, events)
    assert only(StrokePlayed, events).target is only(StrokeLanded, events).target is FOREHAND


@pytest.mark.rule("WT-20.7")
def test_winner_37_wins_the_point_with_no_roll():
    events = its_stroke(FAST_SERVE, to=NEUTRAL, draws=[WINNER])

    assert events[1:5] == [
        SoloCardDrawn(SOLO, Pile.ATTACK, WINNER, PileReason.ZONE_HIT),
        StrokePlayed(SOLO, WINNER, None, stars=0, cost=0, tested=False),
        StrokeLanded(SOLO, WINNER, None, None, star=0, winner=True),
        PointWon(SOLO, How.WINNER, Score(ROGER, (0, 1))),
    ]


@pytest.mark.rule("WT-20.7")
def test_winner_37_goes_to_the_discards_and_not_to_a_hand():
    table = facing(Phase.CHASE, ball=Shot(FAST_SERVE, to=NEUTRAL), draws=[WINNER])

    events = table.open()

    assert TableCleared(SOLO, (WINNER,), ()) in events
    assert WINNER in its_end(table).discard
    assert its_end(table).hand == []


@pytest.mark.rule("WT-20.7", "WT-13.8")
@pytest.mark.parametrize(("face", "winner"), [(17, False), (18, True)])
def test_other_winner_is_tested_like_any_stroke(face: int, winner: bool):
    events = its_stroke(FAST_SERVE, to=NEUTRAL, draws=[FOREHAND_WINNER], dice=[face])

    assert every(DieRolled, events)[0].why == (("difficulty", 12), ("malus", 6))
    assert (only(PointWon, events).seat == SOLO) is winner


@pytest.mark.rule("WT-20.8")
def test_card_that_cannot_be_played_is_discarded_and_one_more_drawn():
    events = its_stroke(EASY_SERVE, to=BACKHAND, you_at=VOLLEY, draws=[FOREHAND_PASSING, BACKHAND_PASSING], dice=[20])

    assert events[1:4] == [
        SoloCardDrawn(SOLO, Pile.DEFENSE, FOREHAND_PASSING, PileReason.YOU_AT_NET),
        SoloCardRejected(SOLO, FOREHAND_PASSING, Hindrance.START_ZONE),
        SoloCardDrawn(SOLO, Pile.DEFENSE, BACKHAND_PASSING, PileReason.YOU_AT_NET),
    ]
    assert only(StrokePlayed, events).card == BACKHAND_PASSING


@pytest.mark.rule("WT-20.8")
def test_second_card_that_cannot_be_played_is_a_direct_fault():
    table = facing(
        Phase.CHASE, ball=Shot(EASY_SERVE, to=BACKHAND), you_at=VOLLEY, draws=[FOREHAND_PASSING, 40, BACKHAND_PASSING]
    )

    events = table.open()

    assert [event.card for event in every(SoloCardRejected, events)] == [FOREHAND_PASSING, 40]
    assert (only(PointWon, events).seat, only(PointWon, events).how) == (ROGER, How.DIRECT_FAULT)
    assert its_end(table).discard == [FOREHAND_PASSING, 40]


@pytest.mark.rule("R12")
def test_redraw_holds_for_the_volley_pile_too():
    events = its_stroke(VOLLEY_4, at=VOLLEY, you_at=VOLLEY, draws=[DROP_VOLLEY, VOLLEY_8], dice=[20])

    assert only(SoloCardRejected, events) == SoloCardRejected(SOLO, DROP_VOLLEY, Hindrance.OPPONENT_AT_NET)
    assert only(StrokePlayed, events).card == VOLLEY_8


# Its legs


@pytest.mark.rule("WT-20.9")
@pytest.mark.parametrize(
    ("at", "hit", "tired"),
    [(NEUTRAL, FOREHAND, False), (FOREHAND, FOREHAND, False), (FOREHAND, BACKHAND, True), (BACKHAND, FOREHAND, True)],
)
def test_run_that_would_have_cost_a_card_adds_1_to_its_strokes(at: Zone, hit: Zone, tired: bool):
    card = BACKHAND_DEFENSE if hit is BACKHAND else FOREHAND_DEFENSE

    events = its_stroke(FOREHAND_ATTACK, to=hit, at=at, draws=[card], dice=[20])

    assert every(SoloTired, events) == ([SoloTired(SOLO, 1)] if tired else [])
    fatigue = (("fatigue", 1),) if tired else ()
    assert only(DieRolled, events).why == (("difficulty", 0), ("malus", 5), *fatigue)


@pytest.mark.rule("WT-20.9")
def test_fatigue_adds_up_within_the_rally():
    events = its_stroke(FOREHAND_ATTACK, to=BACKHAND, at=FOREHAND, draws=[BACKHAND_DEFENSE], fatigue=2, dice=[20])

    assert only(SoloTired, events).fatigue == 3
    assert needed(events) == 0 + 5 + 3


@pytest.mark.rule("WT-20.9")
def test_fatigue_is_gone_at_the_next_point():
    table = facing(Phase.BETWEEN, fatigue=3, score=Score(ROGER))

    table.open()

    assert its_end(table).solo.fatigue == 0


@pytest.mark.rule("R38")
def test_fatigue_never_turns_an_automatic_success_into_a_test():
    events = its_stroke(BACKHAND_DEFENSE, to=BACKHAND, draws=[BACKHAND_DEFENSE], fatigue=9)

    assert not every(DieRolled, events)
    assert only(StrokePlayed, events).tested is False


# To the net, or not


@pytest.mark.rule("WT-20.10")
@pytest.mark.parametrize(("mark", "zone"), [(True, VOLLEY), (False, FOREHAND)])
def test_net_approach_mark_takes_it_to_the_net_and_otherwise_it_stays(mark: bool, zone: Zone):
    deck = deck_with({FOREHAND_DEFENSE: {"net_approach": mark}})
    table = facing(Phase.CHASE, ball=Shot(EASY_SERVE, to=FOREHAND), draws=[FOREHAND_DEFENSE], dice=[20], deck=deck)

    events = table.open()

    assert its_end(table).zone is zone
    assert (PlayerMoved(SOLO, VOLLEY, Going.NET) in events) is mark


@pytest.mark.rule("WT-20.10", "WT-9.11")
def test_net_approach_mark_means_nothing_while_the_player_is_at_the_net():
    deck = deck_with({FOREHAND_PASSING: {"net_approach": True}})
    table = facing(
        Phase.CHASE, ball=Shot(EASY_SERVE, to=FOREHAND), you_at=VOLLEY, draws=[FOREHAND_PASSING], dice=[20], deck=deck
    )

    table.open()

    assert its_end(table).zone is FOREHAND


@pytest.mark.rule("WT-20.10", "WT-10.4")
def test_net_approach_mark_means_nothing_right_after_a_retreat():
    deck = deck_with({FOREHAND_DEFENSE: {"net_approach": True}})
    table = facing(
        Phase.CHASE, ball=Shot(LOB, to=FOREHAND), at=VOLLEY, draws=[VOLLEY_4, FOREHAND_DEFENSE], dice=[20], deck=deck
    )

    table.open()

    assert its_end(table).zone is FOREHAND


@pytest.mark.rule("R14", "WT-16.2")
@pytest.mark.parametrize(("card", "tired"), [(TOPSPIN_CROSSCOURT, [SoloTired(SOLO, 1)]), (FOREHAND_DEFENSE, [])])
def test_topspin_makes_its_trip_to_the_net_a_dear_move(card: int, tired: list[Any]):
    deck = deck_with({FOREHAND_DEFENSE: {"net_approach": True}})

    events = its_stroke(card, to=FOREHAND, draws=[FOREHAND_DEFENSE], deck=deck)

    assert every(SoloTired, events) == tired
    assert PlayerMoved(SOLO, VOLLEY, Going.NET) in events


# Smash and Lob


@pytest.mark.rule("WT-20.11", "R39")
def test_smash_drawn_without_a_lob_is_set_aside_and_does_not_use_up_the_redraw():
    table = facing(
        Phase.CHASE, ball=Shot(VOLLEY_4, to=NEUTRAL), at=VOLLEY, you_at=VOLLEY,
        draws=[SMASH, DROP_VOLLEY, VOLLEY_8], dice=[20],
    )  # fmt: skip

    events = table.open()

    assert kinds(events)[1:6] == [
        "SoloCardDrawn", "SmashSetAside", "SoloCardDrawn", "SoloCardRejected", "SoloCardDrawn",
    ]  # fmt: skip
    assert only(SmashSetAside, events) == SmashSetAside(SOLO, SMASH)
    assert its_end(table).solo.smash == SMASH
    assert only(StrokePlayed, events).card == VOLLEY_8


@pytest.mark.rule("R13")
def test_active_smash_stays_active_across_points():
    table = facing(Phase.CHASE, ball=Shot(FAST_SERVE, to=NEUTRAL), draws=[WINNER], smash=SMASH)

    events = table.open()

    assert every(PointStarted, events)
    assert its_end(table).solo.smash == SMASH


@pytest.mark.rule("WT-20.12")
@pytest.mark.parametrize(("face", "lands"), [(5, False), (6, True)])
def test_active_smash_answers_a_lob_and_is_tested_like_any_stroke(face: int, lands: bool):
    table = facing(Phase.CHASE, ball=Shot(LOB, to=BACKHAND), at=VOLLEY, smash=SMASH, dice=[face])

    events = table.open()

    assert events[:3] == [
        SmashTakenUp(SOLO, SMASH),
        StrokePlayed(SOLO, SMASH, None, stars=0, cost=0, tested=True),
        DieRolled(SOLO, face, 6, (("difficulty", 3), ("malus", 3))),
    ]
    assert bool(every(StrokeLanded, events)) is lands
    assert its_end(table).solo.smash is None


@pytest.mark.rule("WT-20.12")
def test_smash_drawn_against_a_lob_is_played():
    events = its_stroke(LOB, to=BACKHAND, at=VOLLEY, draws=[SMASH], dice=[20])

    assert events[0] == SoloCardDrawn(SOLO, Pile.VOLLEY, SMASH, PileReason.LOBBED)
    assert only(StrokePlayed, events).card == SMASH
    assert not every(SmashSetAside, events)


@pytest.mark.rule("WT-20.12", "R39", "WT-20.9")
@pytest.mark.parametrize("volley", [VOLLEY_4, DROP_VOLLEY])
def test_volley_drawn_against_a_lob_is_discarded_and_it_goes_back_and_plays_on(volley: int):
    table = facing(Phase.CHASE, ball=Shot(LOB, to=BACKHAND), at=VOLLEY, draws=[volley, BACKHAND_DEFENSE], dice=[20])

    events = table.open()

    assert events[:5] == [
        SoloCardDrawn(SOLO, Pile.VOLLEY, volley, PileReason.LOBBED),
        SoloCardRejected(SOLO, volley, Hindrance.ONLY_A_SMASH),
        PlayerMoved(SOLO, BACKHAND, Going.RETREAT),
        SoloTired(SOLO, 1),
        SoloCardDrawn(SOLO, Pile.BACKHAND, BACKHAND_DEFENSE, PileReason.ZONE_HIT),
    ]
    assert only(DieRolled, events).why == (("difficulty", 0), ("malus", 3), ("fatigue", 1))
    assert its_end(table).discard == [volley]


@pytest.mark.rule("WT-20.12")
def test_lob_to_an_opponent_with_no_volley_left_sends_it_back_as_well():
    events = its_stroke(LOB, to=BACKHAND, at=VOLLEY, empty=[Pile.VOLLEY], draws=[BACKHAND_DEFENSE], dice=[20])

    assert events[:2] == [PlayerMoved(SOLO, BACKHAND, Going.RETREAT), SoloTired(SOLO, 1)]


@pytest.mark.rule("R47", "WT-20.12", "WT-20.13")
@pytest.mark.parametrize(("you_at", "plays"), [(NEUTRAL, False), (VOLLEY, True)])
@pytest.mark.parametrize("active", [True, False])
def test_smash_that_asks_where_you_stand_is_asked_of_it_too_and_its_star_cost_is_not(
    you_at: Zone, plays: bool, active: bool
):
    deck = deck_with({SMASH: {"opponent": Stands.NET, "star_cost": 2}})
    draws = ([] if plays else [VOLLEY_4, BACKHAND_DEFENSE]) if active else [SMASH, BACKHAND_DEFENSE]
    table = facing(
        Phase.CHASE, ball=Shot(LOB, to=BACKHAND), at=VOLLEY, you_at=you_at, draws=draws, dice=[20, 20],
        deck=deck, smash=SMASH if active else None,
    )  # fmt: skip

    events = table.open()

    assert (only(StrokePlayed, events).card == SMASH) is plays
    assert (its_end(table).solo.smash == SMASH) is (active and not plays)
    assert (SoloCardRejected(SOLO, SMASH, Hindrance.OPPONENT_NOT_AT_NET) in events) is (not active and not plays)
    assert (PlayerMoved(SOLO, BACKHAND, Going.RETREAT) in events) is not plays


# Draws, Stars, ends and challenges


@pytest.mark.rule("WT-20.13")
def test_star_effects_and_star_costs_mean_nothing_to_it():
    table = facing(Phase.CHASE, ball=Shot(EASY_SERVE, to=NEUTRAL), draws=[DROP_SHOT], dice=[20])

    events = table.open()

    assert only(StrokePlayed, events) == StrokePlayed(SOLO, DROP_SHOT, VOLLEY, stars=0, cost=0, tested=True)
    assert its_end(table).stars == 0
    gaining = its_stroke(EASY_SERVE, to=FOREHAND, draws=[FOREHAND_DEFENSE], dice=[20])
    assert DECK.strokes[FOREHAND_DEFENSE].star == 1
    assert only(StrokeLanded, gaining).star == 0


@pytest.mark.rule("WT-20.13")
def test_draw_effects_mean_nothing_to_it_and_played_cards_are_discarded():
    table = facing(Phase.CHASE, ball=Shot(FAST_SERVE, to=FOREHAND), draws=[FOREHAND_DEFENSE], dice=[1])

    events = table.open()

    assert not [event for event in every(CardsDrawn, events) if event.seat == SOLO]
    assert TableCleared(SOLO, (FOREHAND_DEFENSE,), ()) in events
    assert FOREHAND_DEFENSE in its_end(table).discard


@pytest.mark.rule("WT-20.13")
@pytest.mark.parametrize("server", [ROGER, SOLO])
def test_at_a_change_of_ends_it_does_nothing(server: int):
    table = facing(Phase.BETWEEN, score=Score(server, (3, 3)), dice=[12], sixes=[1])

    events = table.open()

    assert events == [EndsChanged(order=(ROGER,))]
    assert asked(table) == (ROGER, Ask.REST)
    after = [*table.answer(Focus()), *(table.answer(NoPlan()) if asked(table)[1] is Ask.PLAN else [])]
    assert only(PointStarted, after).server == server


@pytest.mark.rule("WT-20.14")
def test_solo_opponent_never_challenges_and_regains_no_token():
    missed = its_stroke(FOREHAND_ATTACK, to=BACKHAND, draws=[BACKHAND_DEFENSE], dice=[4])
    assert only(StrokeMissed, missed).close is False

    one_set = Score(ROGER, (1, 0), (5, 0))
    table = facing(Phase.CHASE, ball=Shot(FAST_SERVE, to=FOREHAND), draws=[FOREHAND_DEFENSE], dice=[1],
                   played=BEST_OF_3, score=one_set, you=side(challenges=1))  # fmt: skip
    assert every(ChallengeRegained, table.open()) == [ChallengeRegained(ROGER)]


@pytest.mark.rule("WT-20.14", "WT-17.5")
def test_player_may_challenge_and_the_point_is_replayed_against_it():
    table = given(
        Phase.SERVE, ROGER, server=ROGER, roger=side(hand=[FOREHAND_ATTACK]), rafael=side(stars=0, draw=[]),
        solo=BY_THE_BOOK, dice=[12], coins=[True],
    )  # fmt: skip
    table.answer(ServeBall(BIG_SERVE))
    assert asked(table) == (ROGER, Ask.CHALLENGE)
    assert table.pending.options == (Challenge(), AcceptCall())

    events = table.answer(Challenge())

    assert PointReplayed() in events
    assert asked(table) == (ROGER, Ask.SERVE)


@pytest.mark.rule("WT-20.10", "WT-8.6")
def test_player_serves_it_returns_and_the_player_is_asked_again():
    piles = {**PILES, Pile.FOREHAND: [TOPSPIN_CROSSCOURT]}
    table = given(
        Phase.SERVE, ROGER, server=ROGER, roger=side(hand=[FOREHAND_ATTACK, FOREHAND_DEFENSE]),
        rafael=side(stars=0, draw=[], at=FOREHAND, piles=piles), solo=BY_THE_BOOK, dice=[12],
    )  # fmt: skip
    table.answer(ServeBall(EASY_SERVE))

    events = table.answer(Stay())

    assert StrokeLanded(SOLO, TOPSPIN_CROSSCOURT, FOREHAND, TOPSPIN, star=0) in events
    assert asked(table) == (ROGER, Ask.STROKE)
    assert PlayStroke(FOREHAND_ATTACK, BACKHAND) in table.pending.options


# Levels


def test_by_the_book_changes_nothing():
    assert (BY_THE_BOOK.ease, BY_THE_BOOK.serve_ease) == (0, 0)
    assert next(iter(SOLO_LEVELS.values())) is BY_THE_BOOK


def a_level(**numbers: Any) -> SoloLevel:
    return SoloLevel("test", "test", "test", **numbers)


def test_level_lowers_the_target_numbers_of_its_strokes_and_serves():
    eased = a_level(ease=3, serve_ease=2)

    stroke = its_stroke(FOREHAND_ATTACK, to=BACKHAND, draws=[BACKHAND_DEFENSE], dice=[2], level=eased)
    serves = its_turn(Phase.SERVE, server=SOLO, sixes=[1], dice=[8], level=eased)

    assert only(DieRolled, stroke).why == (("difficulty", 0), ("malus", 5), ("level", -3))
    assert only(StrokeLanded, stroke)
    assert only(DieRolled, serves).why == (("difficulty", 10), ("level", -2))
    assert only(ServeIn, serves)


def test_level_eases_no_stroke_of_the_players():
    table = facing(Phase.STROKE, ball=Shot(FOREHAND_ATTACK, to=BACKHAND), level=a_level(ease=3, serve_ease=2))

    assert stroke_number(table.state, ROGER, DECK.strokes[BACKHAND_DEFENSE], 0) == (("difficulty", 0), ("malus", 5))
    assert serve_number(table.state, ROGER, DECK.serves[FAST_SERVE], None, 0) == (("difficulty", 10),)


def test_levels_are_five_get_harder_and_say_their_numbers():
    levels = list(SOLO_LEVELS.values())

    assert [level.ease for level in levels] == [0, 1, 2, 3, 4]
    for level in levels[1:]:
        assert level.sentence.startswith(f"Its strokes need {level.ease} less, and its serves {level.serve_ease} less;")


# The whole


@pytest.mark.rule("R41")
def test_view_shows_the_contents_of_its_piles_and_not_their_order():
    table, _ = opened_solo()
    mind = its_end(table).solo
    mind.smash = mind.piles[Pile.VOLLEY].pop()
    before = table.game.view(table.state, ROGER)
    for cards in mind.piles.values():
        cards.reverse()

    assert table.game.view(table.state, ROGER) == before
    assert before.opponent.solo.smash == SMASH
    assert before.opponent.solo.piles[Pile.ATTACK] == tuple(PILES[Pile.ATTACK])


@pytest.mark.rule("R41")
def test_card_that_it_has_just_drawn_is_open_to_the_player():
    table = facing(Phase.STROKE, ball=Shot(EASY_SERVE, to=NEUTRAL), draws=[FOREHAND_ATTACK])

    table.game.advance(table.state, SoloCardDrawn(SOLO, Pile.ATTACK, FOREHAND_ATTACK, PileReason.ZONE_HIT))

    assert table.game.view(table.state, ROGER).opponent.hand == (FOREHAND_ATTACK,)


@pytest.mark.parametrize("level", SOLO_LEVELS.values(), ids=SOLO_LEVELS)
@pytest.mark.parametrize("rules", Level)
def test_solo_matches_keep_every_card_fold_to_their_state_and_check(level: SoloLevel, rules: Level):
    for seed in range(6):
        setup = Setup(REAL_DECK, BEST_OF_3 if seed == 0 else TIEBREAK_MODE, level=rules, solo=level)
        table = Table(Worldwide(setup), SeededLuck(seed))
        table.open()
        for _ in steps(table, at_random(seed)):
            it = table.state.sides[SOLO]
            piled = [card for pile in it.solo.piles.values() for card in pile]
            smash = [it.solo.smash] if it.solo.smash else []
            assert sorted([*it.hand, *it.draw, *it.discard, *it.played, *piled, *smash]) == list(range(1, 61))

        assert books(fold(table.game, table.entries)) == books(table.state)
        assert check(table.game, table.entries, seed).finished


def test_copied_solo_state_goes_its_own_way():
    table, _ = opened_solo()
    twin = Table(table.game, SeededLuck(1), record=False)
    twin.state = table.game.copy(table.state)
    twin.pending = table.pending
    before = books(table.state)

    play_out(twin, at_random(1))

    assert books(table.state) == before


def test_odds_of_the_solo_opponent_can_be_asked_with_a_view():
    table = facing(Phase.STROKE, ball=Shot(FOREHAND_ATTACK, to=BACKHAND), at=BACKHAND, fatigue=2)
    view = table.game.view(table.state, ROGER)

    assert stroke_number(view, SOLO, DECK.strokes[BACKHAND_ATTACK], 0) == (
        ("difficulty", 4),
        ("malus", 5),
        ("fatigue", 2),
    )
