"""Chapter 18: player cards, and every power and penalty that one can have."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.helpers import at_random, books, play_out
from tests.material import load_players
from tests.table_talk import (
    BACKHAND,
    BACKHAND_ATTACK,
    BACKHAND_DEFENSE,
    BACKHAND_PASSING,
    BIG_SERVE,
    CLAY,
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
    GRASS,
    HARD,
    INDOOR,
    KICK_SERVE,
    LOB,
    NEUTRAL,
    RAFAEL,
    REAL_DECK,
    ROGER,
    SAFEST_SERVE,
    SLICED_DEFENSE,
    SMASH,
    TOPSPIN,
    TOPSPIN_CROSSCOURT,
    VOLLEY,
    VOLLEY_4,
    WINNER,
    Shot,
    agreed,
    asked,
    deck_with,
    every,
    given,
    only,
    opened,
    options,
    side,
)
from wwtennis.games.worldwide.cards import Surface, Zone
from wwtennis.games.worldwide.choices import (
    REFUSE,
    RUN,
    AcceptCall,
    Ask,
    Challenge,
    Focus,
    GoToNet,
    MoveBack,
    PlayStroke,
    Recover,
    Run,
    ServeBall,
    Stay,
)
from wwtennis.games.worldwide.events import (
    CardsDrawn,
    DieRolled,
    Hindrance,
    How,
    PlayerMoved,
    PointReplayed,
    PointWon,
    Rested,
    ServeIn,
    StrokeLanded,
    StrokeMissed,
    StrokePlayed,
)
from wwtennis.games.worldwide.game import Worldwide
from wwtennis.games.worldwide.player_cards import PlayerCard, find_player, solo_note
from wwtennis.games.worldwide.powers import POWERS
from wwtennis.games.worldwide.rules.player_powers import topspin_costs
from wwtennis.games.worldwide.rules.rally import hindrance, may_move_back, pays_to_run, stroke_number
from wwtennis.games.worldwide.rules.serve import serve_number
from wwtennis.games.worldwide.setup import Level, SeatSetup, Setup, seat_of
from wwtennis.games.worldwide.solo_levels import BY_THE_BOOK
from wwtennis.games.worldwide.state import Phase
from wwtennis.games.worldwide.view import view_of
from wwtennis.games.worldwide.words.questions import question_text
from wwtennis.games.worldwide.words.terms import hindrance_text
from wwtennis.kernel.check import check
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table, fold
from wwtennis.tennis.score import BEST_OF_3, TIEBREAK_MODE

NOBODY = SeatSetup("Rafael")


def player(powers: dict[str, int] | None = None, **numbers: Any) -> PlayerCard:
    """A player card with these powers, and otherwise the usual numbers."""
    usual: dict[str, Any] = {"hand": 12, "stars_up": 4, "stars_down": 1, "removed": ()}
    held = tuple((powers or {}).items())
    return PlayerCard(
        "someone", "Someone", {"en": "Anything", "fr": "Tout"}, **usual | numbers, powers=held, penalties=()
    )


def with_powers(*, roger: dict[str, int] | None = None, rafael: dict[str, int] | None = None) -> dict[str, Any]:
    """What was agreed, where the players have these powers."""
    cards = [None if powers is None else player(powers) for powers in (roger, rafael)]
    return {"seats": (seat_of("Roger", cards[0]), seat_of("Rafael", cards[1]))}


def stroke(powers: dict[str, int], card: int, ball: Shot, *, at: Zone | None = None, stars: int = 0, **more: Any):
    """The number of a stroke of Roger's, who has these powers, as the sum that it is."""
    table = given(Phase.STROKE, ROGER, ball=ball, roger=side(at=at, hand=[card], **more), **with_powers(roger=powers))
    return dict(stroke_number(table.state, ROGER, DECK.strokes[card], stars))


def answer(powers: dict[str, int], card: int, ball: Shot, *, at: Zone | None = None, **more: Any):
    """The number of a stroke of Roger's that answers Rafael, who has these powers."""
    setup = with_powers(rafael=powers)
    table = given(Phase.STROKE, ROGER, ball=ball, roger=side(at=at, hand=[card]), **more, **setup)
    return dict(stroke_number(table.state, ROGER, DECK.strokes[card], 0))


TO_FOREHAND = Shot(FAST_SERVE, to=FOREHAND)
A_STROKE = Shot(FOREHAND_ATTACK, to=FOREHAND)


# The card


@pytest.mark.rule("WT-18.1", "R18")
def test_player_card_sets_the_hand_its_limit_and_the_stars():
    card = player(hand=10, stars_up=3, stars_down=3)

    table = opened(seats=(seat_of("Roger", card), NOBODY))

    roger, rafael = table.state.sides
    assert (len(roger.hand), roger.limit, roger.stars, roger.tokens) == (10, 10, 3, 6)
    assert (len(rafael.hand), rafael.limit, rafael.stars, rafael.tokens) == (12, 12, 4, 5)


@pytest.mark.rule("R18", "WT-18.2")
def test_starting_hand_cards_that_are_not_removed_come_first_and_the_rest_is_drawn():
    starting = DECK.starting_hand
    card = player(hand=9, removed=starting[:2])

    table = opened(seats=(seat_of("Roger", card), NOBODY))

    hand = table.state.sides[ROGER].hand
    assert hand[:4] == list(starting[2:])
    assert len(hand) == 9


@pytest.mark.rule("R18", "WT-11.5")
def test_hand_above_the_number_on_the_card_is_brought_down_to_it():
    small = (seat_of("Roger", player(hand=7)), NOBODY)

    table = given(Phase.BETWEEN, ROGER, roger=side(hand=range(1, 9)), seats=small)
    table.open()

    assert asked(table) == (ROGER, Ask.TRIM)


@pytest.mark.rule("WT-18.2")
def test_removed_cards_are_nowhere_in_the_deck():
    card = player(removed=(1, 30, 52))

    table = opened(seats=(seat_of("Roger", card), NOBODY))

    roger, rafael = table.state.sides
    assert not {1, 30, 52} & {*roger.hand, *roger.draw}
    assert len(roger.hand + roger.draw) == 57
    assert len(rafael.hand + rafael.draw) == 60


@pytest.mark.rule("WT-14.1")
def test_warm_up_has_no_player_cards():
    with pytest.raises(UsageError, match="warm-up is played without player cards"):
        agreed(level=Level.WARMUP, seats=(seat_of("Roger", player()), NOBODY))


def test_player_is_found_by_name_and_an_unknown_one_is_told_with_those_there_are():
    players = load_players()

    assert find_player(players, " Roger ").name == "Roger"
    with pytest.raises(UsageError, match="no player 'Ivan': choose one of roger, rafael"):
        find_player(players, "Ivan")


# Winner on a roll

ROGERS_POWER = {"forehand_attack_winner": 18}


def roger_attacks(*, dice: list[int], ball: Shot | None = None, **more: Any):
    ball = ball or Shot(BACKHAND_DEFENSE, to=FOREHAND)
    roger = more.pop("roger", side(hand=[FOREHAND_ATTACK, BACKHAND_ATTACK]))
    powers = ROGERS_POWER | more.pop("powers", {})
    return given(Phase.STROKE, ROGER, ball=ball, roger=roger, dice=dice, **with_powers(roger=powers), **more)


@pytest.mark.rule("WT-18.5")
def test_example_roger_may_take_the_success_of_his_forehand_attack_or_roll_for_a_winner():
    table = roger_attacks(dice=[])

    assert PlayStroke(FOREHAND_ATTACK, BACKHAND) in options(table)
    assert PlayStroke(FOREHAND_ATTACK, BACKHAND, roll=True) in options(table)


@pytest.mark.rule("WT-18.5", "WT-9.6")
def test_example_roger_needs_4_rolls_2_and_it_is_a_fault():
    table = roger_attacks(dice=[2])

    events = table.answer(PlayStroke(FOREHAND_ATTACK, BACKHAND, roll=True))

    assert events[:3] == [
        StrokePlayed(ROGER, FOREHAND_ATTACK, BACKHAND, stars=0, cost=0, tested=True),
        DieRolled(ROGER, 2, 4, (("difficulty", 4),)),
        StrokeMissed(ROGER, FOREHAND_ATTACK, close=False),
    ]
    assert (only(PointWon, events).seat, only(PointWon, events).how) == (RAFAEL, How.FAULT)


@pytest.mark.rule("WT-18.4", "WT-18.3")
@pytest.mark.parametrize(("face", "winner"), [(17, False), (18, True), (19, True), (20, True)])
def test_forehand_attack_of_rogers_is_a_winner_on_18_to_20(face: int, winner: bool):
    table = roger_attacks(dice=[face])

    events = table.answer(PlayStroke(FOREHAND_ATTACK, BACKHAND, roll=True))

    assert every(StrokeLanded, events)[0].winner is winner
    assert [event.how for event in every(PointWon, events)] == ([How.WINNER] if winner else [])


@pytest.mark.rule("WT-18.5")
def test_success_that_is_taken_is_no_winner_and_no_roll():
    table = roger_attacks(dice=[])

    events = table.answer(PlayStroke(FOREHAND_ATTACK, BACKHAND))

    assert not every(DieRolled, events)
    assert only(StrokeLanded, events).winner is False


@pytest.mark.rule("WT-18.4")
def test_roll_in_the_range_must_be_in_as_well():
    roger = side(hand=[FOREHAND_ATTACK])
    table = roger_attacks(dice=[18], ball=Shot(LOB, to=FOREHAND), powers={"shaky_attacks": 12}, roger=roger)

    events = table.answer(PlayStroke(FOREHAND_ATTACK, BACKHAND))

    assert only(DieRolled, events).needed == 4 + 3 + 12
    assert only(StrokeMissed, events)


@pytest.mark.rule("WT-18.5")
def test_choice_to_roll_is_offered_only_where_a_roll_may_bring_a_winner():
    rolls = [option for option in options(roger_attacks(dice=[])) if getattr(option, "roll", False)]
    assert {option.card for option in rolls} == {FOREHAND_ATTACK}

    tested = roger_attacks(dice=[], ball=TO_FOREHAND)
    assert not [option for option in options(tested) if getattr(option, "roll", False)]


@pytest.mark.rule("WT-18.4", "WT-18.5", "WT-16.3")
@pytest.mark.parametrize(("face", "winner"), [(17, False), (18, True)])
def test_against_slice_the_roll_is_no_choice_and_still_may_bring_a_winner(face: int, winner: bool):
    table = roger_attacks(dice=[face], ball=Shot(SLICED_DEFENSE, to=FOREHAND))
    assert not [option for option in options(table) if getattr(option, "roll", False)]

    events = table.answer(PlayStroke(FOREHAND_ATTACK, BACKHAND))

    assert ("slice", 2) in only(DieRolled, events).why
    assert only(StrokeLanded, events).winner is winner


@pytest.mark.rule("WT-18.5", "WT-15.3")
def test_stars_may_ease_a_roll_that_is_a_choice_and_only_the_roll():
    ways = [option for option in options(roger_attacks(dice=[])) if isinstance(option, PlayStroke)]

    assert {way.stars for way in ways if way.roll} == {0, 1, 2, 3}
    assert {way.stars for way in ways if not way.roll} == {0}


@pytest.mark.rule("WT-17.2", "WT-18.4", "R45")
@pytest.mark.parametrize(("shaky", "face", "wins"), [(12, 18, True), (10, 16, False)])
def test_upheld_challenge_of_a_roll_in_the_range_wins_the_point(shaky: int, face: int, wins: bool):
    ball, roger = Shot(LOB, to=FOREHAND), side(hand=[FOREHAND_ATTACK])
    table = roger_attacks(dice=[face], ball=ball, coins=[True], powers={"shaky_attacks": shaky}, roger=roger)
    table.answer(PlayStroke(FOREHAND_ATTACK, BACKHAND))

    events = table.answer(Challenge())

    assert [event.how for event in every(PointWon, events)] == ([How.WINNER] if wins else [])
    assert bool(every(PointReplayed, events)) is not wins


# Every power and penalty, one by one. Each test says its id; the last one sees that none is missing.


HARD_BALL = Shot(FOREHAND_ATTACK, to=NEUTRAL)  # whatever answers it is rolled
WINNERS = [
    ("forehand_attack_winner", FOREHAND_ATTACK, BACKHAND_ATTACK),
    ("forehand_attack_winner", FOREHAND_ATTACK, FOREHAND_DEFENSE),
    ("backhand_attack_winner", BACKHAND_ATTACK, FOREHAND_ATTACK),
    ("backhand_attack_winner", BACKHAND_ATTACK, BACKHAND_DEFENSE),
    ("volley_winner", VOLLEY_4, DROP_VOLLEY),
    ("passing_winner", FOREHAND_PASSING, LOB),
]


@pytest.mark.rule("WT-18.3", "WT-18.4")
@pytest.mark.parametrize(("power", "named", "other"), WINNERS)
@pytest.mark.parametrize(("face", "in_range"), [(14, False), (15, True)])
def test_winner_on_names_its_stroke_and_no_other(power, named, other, face, in_range):
    rafael = side(at=VOLLEY if power == "passing_winner" else NEUTRAL)
    for card in (named, other):
        at = VOLLEY if VOLLEY in DECK.strokes[card].starts else NEUTRAL
        table = given(
            Phase.STROKE, ROGER, ball=HARD_BALL, roger=side(hand=[card], at=at), rafael=rafael, dice=[face],
            **with_powers(roger={power: 15}),
        )  # fmt: skip

        events = table.answer(PlayStroke(card, DECK.strokes[card].targets[0]))

        assert every(StrokeLanded, events)[0].winner is (in_range and card == named)


@pytest.mark.rule("WT-18.3", "WT-18.4")
@pytest.mark.parametrize(("ball", "winner"), [(TO_FOREHAND, True), (A_STROKE, False)])
def test_return_winner_names_the_strokes_that_answer_a_serve(ball: Shot, winner: bool):
    table = given(
        Phase.STROKE, ROGER, ball=ball, roger=side(hand=[FOREHAND_DEFENSE]), dice=[19],
        **with_powers(roger={"return_winner": 19}),
    )  # fmt: skip

    events = table.answer(PlayStroke(FOREHAND_DEFENSE, NEUTRAL))

    assert every(StrokeLanded, events)[0].winner is winner


OWN = [
    ("sure_attacks", -2, FOREHAND_ATTACK, FOREHAND_DEFENSE),
    ("sure_defense", -2, FOREHAND_DEFENSE, FOREHAND_ATTACK),
    ("sure_passing", -2, FOREHAND_PASSING, FOREHAND_ATTACK),
    ("sure_passing", -2, LOB, FOREHAND_ATTACK),
    ("sure_volleys", -2, VOLLEY_4, SMASH),
    ("sure_volleys", -2, VOLLEY_4, DROP_VOLLEY),
    ("sure_drops", -2, DROP_SHOT, FOREHAND_ATTACK),
    ("sure_drops", -2, DROP_VOLLEY, VOLLEY_4),
    ("sure_winners", -2, FOREHAND_WINNER, FOREHAND_ATTACK),
    ("sure_winners", -2, WINNER, FOREHAND_ATTACK),
    ("shaky_backhands", 2, BACKHAND_ATTACK, FOREHAND_ATTACK),
    ("shaky_forehands", 2, FOREHAND_ATTACK, BACKHAND_ATTACK),
    ("shaky_attacks", 2, FOREHAND_ATTACK, FOREHAND_PASSING),
    ("shaky_volleys", 2, VOLLEY_4, SMASH),
    ("shaky_passing", 2, LOB, FOREHAND_ATTACK),
    ("shaky_winners", 2, WINNER, FOREHAND_ATTACK),
]


@pytest.mark.rule("WT-18.3")
@pytest.mark.parametrize(("power", "adds", "named", "other"), OWN)
def test_power_over_its_own_strokes_changes_the_number_of_those_it_names(power, adds, named, other):
    assert stroke({power: 2}, named, A_STROKE)[power] == adds
    assert power not in stroke({power: 2}, other, A_STROKE)


@pytest.mark.rule("WT-18.3")
@pytest.mark.parametrize(("power", "adds"), [("sure_returns", -2), ("shaky_returns", 2)])
def test_power_over_returns_counts_against_a_serve_only(power: str, adds: int):
    assert stroke({power: 2}, FOREHAND_ATTACK, TO_FOREHAND)[power] == adds
    assert power not in stroke({power: 2}, FOREHAND_ATTACK, A_STROKE)


HOMES = [("at_home_on_clay", CLAY), ("at_home_on_hard", HARD), ("at_home_on_grass", GRASS), ("at_home_indoors", INDOOR)]


@pytest.mark.rule("WT-18.3", "WT-7.1")
@pytest.mark.parametrize(("power", "home"), HOMES)
def test_at_home_eases_low_risk_strokes_on_one_surface(power: str, home: Surface):
    for surface in Surface:
        table = given(Phase.STROKE, ROGER, ball=A_STROKE, surface=surface, **with_powers(roger={power: 2}))
        numbers = [
            dict(stroke_number(table.state, ROGER, DECK.strokes[card], 0))
            for card in (FOREHAND_DEFENSE, FOREHAND_ATTACK)
        ]
        assert [number.get(power) for number in numbers] == [-2 if surface is home else None, None]


@pytest.mark.rule("WT-18.3", "WT-13.5")
def test_patient_builder_eases_the_winner_by_each_stroke_landed():
    played = [FOREHAND_DEFENSE, TOPSPIN_CROSSCOURT, FOREHAND_ATTACK]

    assert stroke({"patient_builder": 1}, WINNER, A_STROKE, played=played)["patient_builder"] == -3
    assert stroke({"patient_builder": 2}, WINNER, A_STROKE, played=played)["patient_builder"] == -6
    assert "patient_builder" not in stroke({"patient_builder": 1}, FOREHAND_WINNER, A_STROKE, played=played)
    assert "patient_builder" not in stroke({"patient_builder": 1}, WINNER, A_STROKE)


@pytest.mark.rule("WT-18.3", "WT-15.2")
@pytest.mark.parametrize(("power", "adds"), [("iron_nerves", -2), ("brittle_nerves", 2)])
def test_nerves_count_on_strokes_and_serves_when_stars_are_spent(power: str, adds: int):
    for stars in (1, 3):
        assert stroke({power: 2}, FOREHAND_ATTACK, A_STROKE, stars=stars)[power] == adds
    assert power not in stroke({power: 2}, FOREHAND_ATTACK, A_STROKE)
    table = given(Phase.SERVE, ROGER, **with_powers(roger={power: 2}))
    assert dict(serve_number(table.state, ROGER, DECK.serves[BIG_SERVE], None, 2))[power] == adds
    assert power not in dict(serve_number(table.state, ROGER, DECK.serves[BIG_SERVE], None, 0))


@pytest.mark.rule("WT-18.3")
@pytest.mark.parametrize("ball", [Shot(TOPSPIN_CROSSCOURT, to=FOREHAND), Shot(FAST_SERVE, to=FOREHAND, spin=TOPSPIN)])
def test_heavy_topspin_burdens_the_answer_to_topspin_strokes_and_serves(ball: Shot):
    assert answer({"heavy_topspin": 2}, FOREHAND_DEFENSE, ball)["heavy_topspin"] == 2
    assert "heavy_topspin" not in answer({"heavy_topspin": 2}, FOREHAND_DEFENSE, A_STROKE)


@pytest.mark.rule("WT-18.3", "WT-16.3", "WT-16.4")
def test_biting_slice_adds_to_slice_where_slice_counts():
    sliced = Shot(SLICED_DEFENSE, to=NEUTRAL)

    assert answer({"biting_slice": 2}, FOREHAND_ATTACK, sliced)["biting_slice"] == 2
    assert "biting_slice" not in answer({"biting_slice": 2}, FOREHAND_DEFENSE, sliced)
    assert "biting_slice" not in answer({"biting_slice": 2}, VOLLEY_4, sliced, at=VOLLEY)
    assert "biting_slice" not in answer({"biting_slice": 2}, FOREHAND_ATTACK, A_STROKE)


@pytest.mark.rule("WT-18.3")
@pytest.mark.parametrize(("power", "adds"), [("heavy_attacks", 2), ("soft_attacks", -2)])
def test_power_over_attacks_burdens_or_eases_the_answer_to_an_attack(power: str, adds: int):
    assert answer({power: 2}, FOREHAND_DEFENSE, A_STROKE)[power] == adds
    assert power not in answer({power: 2}, FOREHAND_DEFENSE, TO_FOREHAND)
    assert power not in answer({power: 2}, FOREHAND_DEFENSE, Shot(VOLLEY_4, to=FOREHAND))


@pytest.mark.rule("WT-18.3")
def test_soft_second_serve_eases_the_answer_to_the_second_serve_alone():
    soft = {"soft_second_serve": 2}

    assert answer(soft, FOREHAND_DEFENSE, TO_FOREHAND, fault=BIG_SERVE)["soft_second_serve"] == -2
    assert "soft_second_serve" not in answer(soft, FOREHAND_DEFENSE, TO_FOREHAND)
    assert "soft_second_serve" not in answer(soft, FOREHAND_DEFENSE, A_STROKE, fault=BIG_SERVE)


@pytest.mark.rule("WT-18.3")
def test_power_of_the_one_means_nothing_to_the_strokes_of_the_other():
    own = {"sure_attacks": 2, "iron_nerves": 1, "sure_first_serve": 2}
    table = given(Phase.STROKE, ROGER, ball=A_STROKE, **with_powers(rafael=own))
    ball_of_his = given(Phase.STROKE, RAFAEL, ball=A_STROKE, **with_powers(rafael={"heavy_attacks": 2}))

    assert dict(stroke_number(table.state, ROGER, DECK.strokes[FOREHAND_ATTACK], 1)).keys() == {
        "difficulty", "malus", "stars",
    }  # fmt: skip
    assert serve_number(table.state, ROGER, DECK.serves[BIG_SERVE], None, 0) == (("difficulty", 13),)
    his = stroke_number(ball_of_his.state, RAFAEL, DECK.strokes[FOREHAND_ATTACK], 0)
    assert dict(his).keys() == {"difficulty", "malus"}


@pytest.mark.rule("WT-18.3")
@pytest.mark.parametrize(
    ("power", "adds", "fault", "other_fault"),
    [
        ("sure_first_serve", -2, None, FAST_SERVE),
        ("shaky_first_serve", 2, None, FAST_SERVE),
        ("sure_second_serve", -2, FAST_SERVE, None),
        ("shaky_second_serve", 2, FAST_SERVE, None),
    ],
)
def test_power_over_serves_counts_for_its_ball_alone(power, adds, fault, other_fault):
    for first, expected in ((fault, {"difficulty": 13, power: adds}), (other_fault, {"difficulty": 13})):
        table = given(Phase.SERVE, ROGER, fault=first, **with_powers(roger={power: 2}))
        assert dict(serve_number(table.state, ROGER, DECK.serves[BIG_SERVE], None, 0)) == expected


@pytest.mark.rule("WT-18.3", "WT-8.3")
@pytest.mark.parametrize(
    ("card", "face", "ace"),
    [
        (BIG_SERVE, 15, False),
        (BIG_SERVE, 16, True),
        (EASY_SERVE, 17, False),
        (EASY_SERVE, 18, True),
        (SAFEST_SERVE, 20, False),
        (KICK_SERVE, 20, False),
    ],
)
def test_early_aces_begin_lower_on_serves_that_have_an_ace_range(card: int, face: int, ace: bool):
    table = given(Phase.SERVE, ROGER, dice=[face], **with_powers(roger={"early_aces": 2}))

    events = table.answer(ServeBall(card))

    assert [event.how for event in every(PointWon, events)] == ([How.ACE] if ace else [])
    assert bool(every(ServeIn, events)) is not ace


@pytest.mark.rule("WT-18.3", "WT-13.1")
@pytest.mark.parametrize(("powers", "price"), [({"cheap_drops": 0}, 0), ({"dear_drops": 2}, 2), ({"sure_drops": 1}, 1)])
@pytest.mark.parametrize(("card", "at"), [(DROP_SHOT, FOREHAND), (DROP_VOLLEY, VOLLEY)])
def test_drop_shots_cost_what_the_card_says(powers: dict[str, int], price: int, card: int, at: Zone):
    def table(stars: int):
        end = side(hand=[card], at=at, stars=stars)
        return given(Phase.STROKE, ROGER, ball=TO_FOREHAND, roger=end, dice=[20], **with_powers(roger=powers))

    held = table(price + 1)
    assert {way.stars for way in options(held) if isinstance(way, PlayStroke)} == {0, 1}
    assert only(StrokePlayed, held.answer(PlayStroke(card, VOLLEY))).cost == price
    assert held.state.sides[ROGER].stars == 1
    if price:
        assert not [way for way in options(table(price - 1)) if isinstance(way, PlayStroke)]


@pytest.mark.rule("WT-18.3", "WT-5.1")
def test_power_over_drop_shots_leaves_other_star_costs_alone():
    dear = deck_with({FOREHAND_ATTACK: {"star_cost": 2}})
    end = side(hand=[FOREHAND_ATTACK])
    table = given(
        Phase.STROKE, ROGER, ball=TO_FOREHAND, roger=end, dice=[20], deck=dear, **with_powers(roger={"cheap_drops": 0})
    )

    events = table.answer(PlayStroke(FOREHAND_ATTACK, BACKHAND))

    assert only(StrokePlayed, events).cost == 2


@pytest.mark.rule("WT-18.3", "WT-9.12")
@pytest.mark.parametrize(("power", "price"), [("light_feet", 0), ("heavy_feet", 2)])
def test_moving_back_costs_what_the_card_says(power: str, price: int):
    def table(stars: int):
        end = side(at=FOREHAND, hand=[1], stars=stars)
        return given(
            Phase.REPOSITION, ROGER, ball=Shot(FOREHAND_ATTACK, to=BACKHAND), roger=end,
            **with_powers(roger={power: price}),
        )  # fmt: skip

    moved = only_moves(table(price).answer(MoveBack()))
    assert moved.stars == price
    if price:
        assert MoveBack() not in options(table(price - 1))


def only_moves(events: list[Any]) -> PlayerMoved:
    return next(event for event in events if isinstance(event, PlayerMoved))


@pytest.mark.rule("WT-18.3", "WT-12.3", "WT-7.2")
@pytest.mark.parametrize(("power", "gives"), [("deep_focus", 3), ("poor_focus", 1)])
def test_focus_gives_what_the_card_says_while_there_are_tokens(power: str, gives: int):
    def focus(stars: int) -> Rested:
        table = given(Phase.REST, ROGER, roger=side(stars=stars), **with_powers(roger={power: gives}))
        return only(Rested, table.answer(Focus()))

    assert focus(0).stars == gives
    assert focus(5).stars == 0


@pytest.mark.rule("WT-18.3", "WT-12.3")
def test_quick_recovery_draws_what_the_card_says():
    table = given(Phase.REST, ROGER, roger=side(stars=0), **with_powers(roger={"quick_recovery": 3}))

    events = table.answer(Recover())

    assert sum(len(event.cards) for event in every(CardsDrawn, events) if event.seat == ROGER) == 3


@pytest.mark.rule("WT-18.3", "WT-13.1")
def test_drop_shot_that_is_too_dear_says_so_to_a_player_with_a_star():
    end = side(hand=[DROP_SHOT], at=FOREHAND, stars=1)
    m = given(Phase.STROKE, ROGER, ball=TO_FOREHAND, roger=end, **with_powers(roger={"dear_drops": 2})).state

    hindered = hindrance(m, ROGER, DECK.strokes[DROP_SHOT])

    assert hindered is Hindrance.NO_STAR
    assert hindrance_text(hindered, (), FOREHAND, "Rafael") == "It costs more Stars than you have."


@pytest.mark.rule("WT-18.3", "WT-9.2")
@pytest.mark.parametrize(("at", "where"), [(NEUTRAL, "beside you on Forehand"), (BACKHAND, "far away on Forehand")])
def test_question_for_a_run_tells_a_short_one_from_a_long_one(at: Zone, where: str):
    end = side(hand=[1, 2, 3], at=at)
    ball = Shot(FOREHAND_ATTACK, to=FOREHAND)
    m = given(Phase.CHASE, ROGER, ball=ball, roger=end, **with_powers(roger={"slow_legs": 2})).state

    assert where in question_text(Ask.CHASE, view_of(m, ROGER), "Rafael")


def run_options(power: str, n: int, cards: int, *, at: Zone, to: Zone) -> list[Any]:
    card = DROP_SHOT if to is VOLLEY else FOREHAND_ATTACK
    table = given(
        Phase.CHASE, ROGER, ball=Shot(card, to=to), roger=side(at=at, hand=range(1, cards + 1)),
        **with_powers(roger={power: n}),
    )  # fmt: skip
    return options(table)


@pytest.mark.rule("WT-18.3", "WT-9.2", "WT-9.3")
@pytest.mark.parametrize("cards", [0, 1, 2])
@pytest.mark.parametrize("to", [BACKHAND, VOLLEY])
def test_player_with_other_powers_pays_for_long_runs_like_anybody(cards: int, to: Zone):
    assert run_options("iron_nerves", 1, cards, at=FOREHAND, to=to) == [*map(Run, range(1, cards + 1)), REFUSE]


@pytest.mark.rule("WT-18.3", "WT-9.2")
def test_tireless_legs_run_the_whole_baseline_for_nothing_with_few_cards():
    assert run_options("tireless", 5, 5, at=FOREHAND, to=BACKHAND) == [RUN]
    assert run_options("tireless", 5, 6, at=FOREHAND, to=BACKHAND) == [*map(Run, range(1, 7)), REFUSE]
    assert RUN not in run_options("tireless", 5, 5, at=FOREHAND, to=VOLLEY)


@pytest.mark.rule("WT-18.3", "R41")
@pytest.mark.parametrize(("cards", "pays"), [(5, False), (6, True)])
def test_what_hangs_on_the_size_of_a_hand_is_known_to_the_other_seat(cards: int, pays: bool):
    powers = with_powers(rafael={"tireless": 5, "early_ball": 5})
    rafael = side(at=VOLLEY, hand=range(1, cards + 1))
    m = given(Phase.REPOSITION, ROGER, ball=Shot(FOREHAND_ATTACK, to=BACKHAND), rafael=rafael, **powers).state
    seen = view_of(m, ROGER)

    assert may_move_back(seen, RAFAEL)
    assert topspin_costs(seen.opponent) is pays
    m.sides[RAFAEL].zone = FOREHAND
    assert pays_to_run(view_of(m, ROGER).opponent, BACKHAND) is pays


@pytest.mark.rule("WT-18.3", "WT-9.2", "WT-13.2")
def test_drop_chaser_runs_to_a_drop_shot_for_nothing_with_few_cards():
    assert run_options("drop_chaser", 5, 5, at=FOREHAND, to=VOLLEY) == [RUN]
    assert RUN not in run_options("drop_chaser", 5, 6, at=FOREHAND, to=VOLLEY)
    assert RUN not in run_options("drop_chaser", 5, 5, at=FOREHAND, to=BACKHAND)


@pytest.mark.rule("WT-18.3", "WT-9.2")
def test_slow_legs_pay_for_a_single_zone_with_many_cards():
    assert run_options("slow_legs", 5, 6, at=NEUTRAL, to=BACKHAND) == [*map(Run, range(1, 7)), REFUSE]
    assert run_options("slow_legs", 5, 6, at=FOREHAND, to=NEUTRAL)[-1] is REFUSE
    assert run_options("slow_legs", 5, 5, at=NEUTRAL, to=BACKHAND) == [RUN]
    assert run_options("slow_legs", 5, 6, at=BACKHAND, to=BACKHAND) == [RUN]
    assert run_options("slow_legs", 5, 6, at=VOLLEY, to=BACKHAND) == [RUN]
    assert run_options("slow_legs", 5, 5, at=FOREHAND, to=BACKHAND)[-1] is REFUSE


@pytest.mark.rule("WT-18.3", "WT-16.2", "R33")
def test_early_ball_goes_to_the_net_past_topspin_for_nothing_with_few_cards():
    def ways(cards: int) -> list[Any]:
        table = given(
            Phase.REPOSITION, ROGER, ball=Shot(FOREHAND_ATTACK, to=BACKHAND),
            answered=Shot(TOPSPIN_CROSSCOURT, to=NEUTRAL), roger=side(hand=range(1, cards + 1), stars=0),
            **with_powers(roger={"early_ball": 3}),
        )  # fmt: skip
        return options(table)

    assert ways(3) == [Stay(), GoToNet()]
    assert ways(0) == [Stay(), GoToNet()]
    assert ways(4) == [Stay(), *map(GoToNet, range(1, 5))]


@pytest.mark.rule("WT-18.3", "WT-11.3")
@pytest.mark.parametrize(("power", "more"), [("second_wind", 1), ("short_breath", -1)])
@pytest.mark.parametrize(("strokes", "long"), [(3, False), (4, True), (5, True)])
def test_long_point_draws_a_card_more_or_less(power: str, more: int, strokes: int, long: bool):
    played = [FOREHAND_ATTACK, BACKHAND_ATTACK, FOREHAND_PASSING, BACKHAND_PASSING, LOB][:strokes]
    table = given(Phase.POINT_OVER, ROGER, roger=side(played=played), **with_powers(roger={power: 4}))

    events = table.open()

    drawn = sum(len(event.cards) for event in every(CardsDrawn, events) if event.seat == ROGER)
    assert drawn == strokes + (more if long else 0)


@pytest.mark.rule("WT-18.3", "WT-17.1")
@pytest.mark.parametrize(("face", "close"), [(9, False), (10, True), (12, True)])
def test_eagle_eye_may_challenge_a_wider_miss(face: int, close: bool):
    table = given(Phase.SERVE, ROGER, dice=[face], **with_powers(roger={"eagle_eye": 3}))

    table.answer(ServeBall(BIG_SERVE))

    assert asked(table) == ((ROGER, Ask.CHALLENGE) if close else (ROGER, Ask.SERVE))
    if close:
        assert table.pending.options == (Challenge(), AcceptCall())


def test_every_power_is_tested_by_its_id():
    told = Path(__file__).read_text(encoding="utf-8")

    assert [power for power in POWERS if f'"{power}"' not in told] == []


# The roster


@pytest.mark.rule("WT-18.3")
def test_every_player_has_powers_and_penalties_and_says_them_in_both_languages():
    for card in load_players().values():
        assert card.powers, card.id
        assert card.penalties, card.id
        assert {"en", "fr"} <= card.styles.keys()
        assert len(card.sentences()) == len(card.powers + card.penalties)
    for told in POWERS.values():
        for text in (told.names, told.says):
            assert text["en"]
            assert text["fr"]
            assert text["en"] != text["fr"] or text is told.names
        number = told.numbers[-1]
        assert "{" not in told.sentence(number)
        if len(told.numbers) > 1:
            assert all(str(number) in text.format(n=number) for text in told.says.values())


def test_roster_has_twelve_players_and_eight_kinds_of_power():
    players = load_players().values()

    assert len(players) >= 12
    assert len({power for card in players for power, _ in card.powers}) >= 8


@pytest.mark.rule("WT-18.4")
def test_roger_has_the_power_of_the_books_and_gives_up_their_cards():
    roger = load_players()["roger"]

    assert ("forehand_attack_winner", 18) in roger.powers
    assert roger.removed == (30, 52, 54, 56, 58)


# The solo opponent


@pytest.mark.rule("WT-18.2", "WT-19.2")
def test_player_card_takes_its_removed_cards_out_of_the_solo_opponents_piles_and_nothing_else():
    card = player({"heavy_attacks": 3, "early_aces": 2}, removed=(1, 30, 52), hand=10, stars_up=5)

    table = opened(solo=BY_THE_BOOK, seats=(SeatSetup("Roger"), seat_of("Rafael", card)))

    it = table.state.sides[RAFAEL]
    piled = [number for pile in it.solo.piles.values() for number in pile]
    assert sorted(piled) == [number for number in range(1, 61) if number not in (1, 30, 52)]
    assert (it.powers, it.stars, it.hand) == ((), 0, [])
    assert "takes nothing else of Someone's card" in solo_note(card)


@pytest.mark.rule("WT-18.3", "WT-20.1")
def test_powers_of_the_player_count_against_the_solo_opponent():
    table = given(
        Phase.STROKE, RAFAEL, ball=A_STROKE, roger=side(at=NEUTRAL), rafael=side(draw=[], stars=0), solo=BY_THE_BOOK,
        **with_powers(roger={"heavy_attacks": 2}),
    )  # fmt: skip

    assert ("heavy_attacks", 2) in stroke_number(table.state, RAFAEL, DECK.strokes[FOREHAND_DEFENSE], 0)


# The whole


@pytest.mark.parametrize("seed", range(14))
def test_matches_with_player_cards_fold_to_their_state_and_check(seed: int):
    players = list(load_players().values())
    seats = (seat_of("A", players[seed]), seat_of("B", players[seed - 5]))
    played = BEST_OF_3 if seed % 7 == 0 else TIEBREAK_MODE
    table = Table(Worldwide(Setup(REAL_DECK, played, seats=seats)), SeededLuck(seed))
    table.open()

    play_out(table, at_random(seed))

    assert books(fold(table.game, table.entries)) == books(table.state)
    assert check(table.game, table.entries, seed).finished
    for seat, end in enumerate(table.state.sides):
        cards = sorted(end.hand + end.draw + end.discard + end.played)
        assert cards == [number for number in range(1, 61) if number not in seats[seat].removed]
        assert 0 <= end.stars <= end.tokens


def test_player_without_a_card_has_no_powers():
    assert [end.powers for end in opened().state.sides] == [(), ()]
    assert msgspec.structs.replace(agreed(), seats=(seat_of("Roger", None), NOBODY)) == agreed()
