"""Every question of a match, as somebody at the keyboard meets it."""

from pathlib import Path
from typing import Any

import pytest

from tests.table_talk import (
    BACKHAND,
    BACKHAND_ATTACK,
    BACKHAND_DEFENSE,
    DROP_SHOT,
    EASY_SERVE,
    FAST_SERVE,
    FOREHAND,
    FOREHAND_ATTACK,
    FOREHAND_DEFENSE,
    KICK_SERVE,
    LOB,
    NEUTRAL,
    RAFAEL,
    ROGER,
    SMASH,
    TOPSPIN_CROSSCOURT,
    VOLLEY,
    VOLLEY_4,
    WINNER,
    Shot,
    deck_with,
    given,
    side,
)  # fmt: skip
from tests.tui.at_the_table import at, seated
from wwtennis.games.worldwide.cards import Kind, Spin
from wwtennis.games.worldwide.choices import (
    AcceptCall,
    Challenge,
    DiscardCard,
    Focus,
    GiveUp,
    GoToNet,
    MoveBack,
    NoPlan,
    PlayStroke,
    ReceiveOn,
    Recover,
    Refuse,
    Retreat,
    Run,
    ServeBall,
    Stay,
    TakeBack,
)  # fmt: skip
from wwtennis.games.worldwide.events import ServeMissed
from wwtennis.games.worldwide.player_cards import PlayerCard
from wwtennis.games.worldwide.setup import seat_of
from wwtennis.games.worldwide.state import Match, Phase
from wwtennis.kernel.table import Answer, Table
from wwtennis.tennis.score import BEST_OF_3, Score

HAND = [FOREHAND_DEFENSE, FOREHAND_ATTACK, VOLLEY_4, WINNER]


def answers(table: Table[Match]) -> list[object]:
    return [entry.choice for entry in table.entries if isinstance(entry, Answer) and entry.seat == ROGER]


# The serve


async def test_a_serve_is_chosen_with_its_spin_and_stars(tmp_path: Path):
    table = given(Phase.SERVE, ROGER, roger=side(hand=HAND), dice=[20] * 20)
    async with seated(at(table), tmp_path) as seat:
        await seat.press("4", "s", "+", "+", "+")
        assert "needs 7 = difficulty 10 + topspin 1" in seat.part("panel")
        await seat.press("enter")
    assert answers(table)[0] == ServeBall(FAST_SERVE, Spin.TOPSPIN, 2)


async def test_the_card_that_missed_the_first_ball_says_why_it_cannot_be_chosen(tmp_path: Path):
    table = given(Phase.SERVE, ROGER, fault=KICK_SERVE, roger=side(hand=HAND))
    async with seated(at(table), tmp_path) as seat:
        await seat.press("3", "enter")
        assert "Second ball" in seat.part("question")
        assert "missed the first ball" in seat.part("panel")
    assert answers(table) == []


# The stroke


async def test_a_card_shows_its_text_its_sum_and_its_chance_with_every_number_of_stars(tmp_path: Path):
    table = given(Phase.STROKE, ROGER, ball=Shot(FAST_SERVE, FOREHAND), roger=side(hand=HAND, stars=2))
    async with seated(at(table), tmp_path) as seat:
        await seat.press("2")
        panel = seat.part("panel")
    assert "needs 10 = difficulty 4 + malus 6" in panel
    assert all(text in panel for text in ("no Star 55%", " ★ 70% ", " ★★ 80% ", "(★★★ 90%)"))  # two Stars, not three
    assert "malus +5" in panel


async def test_stars_that_one_has_not_cannot_be_spent(tmp_path: Path):
    table = given(Phase.STROKE, ROGER, ball=Shot(FAST_SERVE, FOREHAND), roger=side(hand=HAND, stars=1), dice=[20])
    async with seated(at(table), tmp_path) as seat:
        await seat.press("2", "+", "+", "t", "enter")
        assert answers(table)[0] == PlayStroke(FOREHAND_ATTACK, NEUTRAL, 1)


async def test_choosing_another_card_takes_the_stars_back(tmp_path: Path):
    table = given(Phase.STROKE, ROGER, ball=Shot(FAST_SERVE, FOREHAND), roger=side(hand=HAND), dice=[20])
    async with seated(at(table), tmp_path) as seat:
        await seat.press("2", "+", "1", "enter")
    assert answers(table)[0] == PlayStroke(FOREHAND_DEFENSE, NEUTRAL, 0)


async def test_a_card_that_cannot_be_played_is_not_and_says_why(tmp_path: Path):
    table = given(Phase.STROKE, ROGER, ball=Shot(EASY_SERVE, FOREHAND), roger=side(hand=HAND))
    async with seated(at(table), tmp_path) as seat:
        assert "not here" in seat.part("hand")
        await seat.press("4", "enter")
        assert "It starts from Volley, and you stand on Forehand." in seat.part("panel")
    assert answers(table) == []


async def test_a_stroke_that_needs_no_roll_says_so_and_needs_one_key(tmp_path: Path):
    table = given(Phase.STROKE, ROGER, ball=Shot(EASY_SERVE, FOREHAND), roger=side(hand=HAND))
    async with seated(at(table), tmp_path) as seat:
        assert "sure" in seat.part("hand")
        assert "Sure: no roll against a low-risk ball." in seat.part("panel")
        await seat.press("enter")
    assert [type(answer) for answer in answers(table)] == [PlayStroke, Stay]


async def test_giving_up_is_asked_twice_and_no_is_what_enter_says(tmp_path: Path):
    table = given(Phase.STROKE, ROGER, ball=Shot(EASY_SERVE, FOREHAND), roger=side(hand=HAND))
    async with seated(at(table), tmp_path) as seat:
        await seat.press("g")
        assert "Give up the point? Rafael wins it." in seat.part("question")
        await seat.press("enter")
        assert answers(table) == []
        await seat.press("g", "escape", "g", "y")
    assert answers(table) == [GiveUp()]


async def test_a_player_who_may_roll_for_a_winner_chooses(tmp_path: Path):
    card = PlayerCard(
        id="roger", name="Roger", styles={"en": "all-court"}, hand=12, stars_up=4, stars_down=1, removed=(),
        powers=(("forehand_attack_winner", 18),), penalties=(),
    )  # fmt: skip
    seats = (seat_of("Roger", card), seat_of("Rafael", None))
    table = given(Phase.STROKE, ROGER, ball=Shot(EASY_SERVE, FOREHAND), roger=side(hand=HAND), seats=seats, dice=[20])
    async with seated(at(table), tmp_path) as seat:
        await seat.press("2")
        assert "take it ◂▸ r" in seat.part("panel")
        assert "Or roll for a winner: r." in seat.part("panel")
        await seat.press("r")
        assert "winner 15%" in seat.part("panel")
        assert "roll ◂▸ r" in seat.part("panel")
        await seat.press("enter")
    assert answers(table)[0] == PlayStroke(FOREHAND_ATTACK, BACKHAND, roll=True)


# Running


async def test_a_card_pays_for_a_long_run(tmp_path: Path):
    table = given(
        Phase.CHASE, ROGER, ball=Shot(BACKHAND_ATTACK, FOREHAND), roger=side(at=BACKHAND, hand=HAND), dice=[20] * 9
    )
    async with seated(at(table), tmp_path) as seat:
        assert "far away on Forehand" in seat.part("question")
        assert "costs Forehand volley" in seat.part("panel")  # of no use there: it is proposed
        await seat.press("2")
        assert "costs Forehand attack" in seat.part("panel")
        await seat.press("enter")
    assert answers(table) == [Run(FOREHAND_ATTACK)]


async def test_while_paying_the_cards_show_what_they_could_do_there(tmp_path: Path):
    table = given(Phase.CHASE, ROGER, ball=Shot(BACKHAND_ATTACK, FOREHAND), roger=side(at=BACKHAND, hand=HAND))
    async with seated(at(table), tmp_path) as seat:
        hand = seat.part("hand").splitlines()
    assert "85%" in hand[1]  # the defense against malus 4
    assert "not here" in hand[4]  # the volley


async def test_a_ball_is_let_go_after_a_second_question_only(tmp_path: Path):
    table = given(Phase.CHASE, ROGER, ball=Shot(DROP_SHOT, VOLLEY), roger=side(at=NEUTRAL, hand=HAND))
    async with seated(at(table), tmp_path) as seat:
        assert "Drop shot!" in seat.part("question")
        await seat.press("right", "enter")
        assert "Let the ball go?" in seat.part("question")
        assert answers(table) == []
        await seat.press("left", "enter")
    assert answers(table) == [Refuse()]


# The lob


LOBBED: dict[str, Any] = {"ball": Shot(LOB, BACKHAND), "roger": side(at=VOLLEY, hand=[*HAND, SMASH])}


async def test_a_lob_can_be_smashed(tmp_path: Path):
    table = given(Phase.CHASE, ROGER, **LOBBED, dice=[20] * 9)
    async with seated(at(table), tmp_path) as seat:
        panel = seat.part("panel")
        assert "Smash" in panel
        assert "needs 6: 75%" in panel
        await seat.press("+", "enter")
    assert answers(table)[0] == PlayStroke(SMASH, FOREHAND, 1)


async def test_a_lob_can_be_run_back_for(tmp_path: Path):
    table = given(Phase.CHASE, ROGER, **LOBBED, dice=[20] * 9)
    async with seated(at(table), tmp_path) as seat:
        await seat.press("r")
        assert "play it from Backhand" in seat.part("panel")
        await seat.press("1", "enter")
        assert answers(table) == [Retreat(FOREHAND_DEFENSE)]


async def test_a_lob_can_be_left(tmp_path: Path):
    table = given(Phase.CHASE, ROGER, **LOBBED)
    async with seated(at(table), tmp_path) as seat:
        await seat.press("g", "g")
    assert answers(table) == [GiveUp()]


# Phase C


REPOSITION: dict[str, Any] = {"ball": Shot(FOREHAND_ATTACK, BACKHAND), "roger": side(at=FOREHAND, hand=HAND)}


@pytest.mark.parametrize(("key", "choice"), [("enter", Stay()), ("s", Stay()), ("n", GoToNet()), ("b", MoveBack())])
async def test_where_to_wait_is_one_key(tmp_path: Path, key: str, choice: object):
    table = given(Phase.REPOSITION, ROGER, **REPOSITION, dice=[20] * 9)
    async with seated(at(table), tmp_path) as seat:
        assert "costs 1 Star" in seat.part("panel")
        await seat.press(key)
    assert answers(table)[0] == choice


async def test_the_key_line_says_how_to_choose_among_answers_and_only_then(tmp_path: Path):
    table = given(Phase.REPOSITION, ROGER, ball=Shot(FOREHAND_DEFENSE, NEUTRAL), roger=side(hand=HAND, at=FOREHAND))
    async with seated(at(table), tmp_path) as seat:
        assert "←→ answer" in seat.text
    table = given(Phase.STROKE, ROGER, ball=Shot(FAST_SERVE, FOREHAND), roger=side(hand=HAND))
    async with seated(at(table), tmp_path) as seat:
        assert "←→ answer" not in seat.text
        await seat.press("g")
        assert "←→ answer" in seat.text


async def test_past_topspin_a_card_pays_for_the_net(tmp_path: Path):
    table = given(Phase.REPOSITION, ROGER, answered=Shot(TOPSPIN_CROSSCOURT, FOREHAND), **REPOSITION, dice=[20] * 9)
    async with seated(at(table), tmp_path) as seat:
        assert "costs a card" in seat.part("panel")
        await seat.press("n", "4")
        assert "costs Forehand volley" in seat.part("panel")
        await seat.press("enter")
    assert answers(table)[0] == GoToNet(VOLLEY_4)


async def test_leaving_the_net_costs_a_star_and_a_card(tmp_path: Path):
    table = given(
        Phase.REPOSITION, ROGER, ball=Shot(VOLLEY_4, FOREHAND), roger=side(at=VOLLEY, hand=HAND), dice=[20] * 9
    )
    async with seated(at(table), tmp_path) as seat:
        assert "costs 1 Star and a card" in seat.part("panel")
        await seat.press("b", "1", "enter")
    assert answers(table)[0] == MoveBack(FOREHAND_DEFENSE)


# Challenges


@pytest.mark.parametrize(("key", "choice"), [("enter", Challenge()), ("c", Challenge()), ("a", AcceptCall())])
async def test_a_close_call_may_be_challenged(tmp_path: Path, key: str, choice: object):
    called = ServeMissed(ROGER, FAST_SERVE, 1, close=True)
    table = given(Phase.CALL, ROGER, called=called, roger=side(hand=HAND, challenges=1), coins=[False], dice=[20] * 9)
    async with seated(at(table), tmp_path) as seat:
        assert "costs a token if lost (you have 1)" in seat.part("panel")
        await seat.press(key)
    assert answers(table)[0] == choice


# Between points


async def test_a_hand_over_its_limit_is_trimmed(tmp_path: Path):
    hand = [*range(1, 13), 25, 37]
    table = given(Phase.TRIM, ROGER, roger=side(hand=hand))
    async with seated(at(table), tmp_path) as seat:
        assert "2 over its limit" in seat.part("question")
        assert "14" in seat.part("hand").splitlines()[-1]  # all of them are to be seen
        await seat.press("1", "4", "enter")  # number fourteen
        assert "1 over its limit" in seat.part("question")
        await seat.press("1", "enter")
    assert answers(table) == [DiscardCard(37), DiscardCard(1)]


async def test_a_change_of_ends_brings_cards_or_stars_and_a_plan(tmp_path: Path):
    table = given(Phase.REST, ROGER, roger=side(hand=HAND, stars=3, discard=[BACKHAND_DEFENSE, BACKHAND_ATTACK]))
    async with seated(at(table), tmp_path) as seat:
        panel = seat.part("panel")
        assert "+1 card" in panel
        assert "+2 Stars" in panel
        await seat.press("f")
        assert "Tactical plan" in seat.part("question")
        await seat.press("t")
        assert "Your discard pile" in seat.part("hand")
        await seat.press("2", "enter")
    assert answers(table)[:2] == [Focus(), TakeBack(BACKHAND_ATTACK)]


async def test_a_plan_is_an_offer(tmp_path: Path):
    table = given(Phase.REST, ROGER, roger=side(hand=HAND, discard=[BACKHAND_DEFENSE]))
    async with seated(at(table), tmp_path) as seat:
        await seat.press("r", "enter")
    assert answers(table)[:2] == [Recover(), NoPlan()]


async def test_at_40_all_the_receiver_chooses_the_side_by_key_or_on_the_court(tmp_path: Path):
    table = given(Phase.SIDE, ROGER, played=BEST_OF_3, score=Score(RAFAEL, (1, 1)), roger=side(hand=HAND))
    async with seated(at(table), tmp_path) as seat:
        assert "where do you receive" in seat.part("question")
        assert "3 cards of yours start there" in seat.part("panel")
        await seat.press("f")
    assert answers(table) == [ReceiveOn(FOREHAND)]


# The court shows what is meant


async def test_the_court_marks_where_the_chosen_card_can_go(tmp_path: Path):
    table = given(Phase.STROKE, ROGER, ball=Shot(EASY_SERVE, FOREHAND), roger=side(hand=HAND))
    async with seated(at(table), tmp_path) as seat:
        await seat.press("2")
        court = seat.part("court")
    assert court.count("◎") == 1
    assert court.count("○") == 1


def test_the_deck_of_these_tests_has_no_other_smash():
    assert [card.number for card in deck_with({}).strokes.values() if card.kind is Kind.SMASH] == [SMASH]
