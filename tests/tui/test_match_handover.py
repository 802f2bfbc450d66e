"""Two people on one keyboard: never a frame with the other's cards."""

from pathlib import Path

import msgspec
import pytest

from tests.material import load_deck
from tests.tui.at_the_table import Seat, record_frames, seated
from wwtennis.games.worldwide.cards import Deck
from wwtennis.games.worldwide.choices import Ask
from wwtennis.games.worldwide.events import CardDiscarded, PlayerMoved, StrokePlayed
from wwtennis.games.worldwide.kind import KIND
from wwtennis.games.worldwide.setup import SeatSetup, Setup
from wwtennis.kernel.log import HUMAN
from wwtennis.tui.shell.screens.handover import HandOver
from wwtennis.tui.shell.session import MatchSession, SeatPlan
from wwtennis.tui.worldwide.match import MatchScreen


def told_apart() -> Deck:
    """A deck whose names are all different, short enough for any list, and found nowhere else on a screen."""
    deck = load_deck()
    strokes = {
        number: msgspec.structs.replace(card, names={"en": f"Qx{number:02}z"}) for number, card in deck.strokes.items()
    }
    return Deck(strokes, deck.serves, "told apart")


def hot_seat(seed: int) -> MatchSession:
    setup = Setup(told_apart(), seats=(SeatSetup("Anna"), SeatSetup("Rafael")))
    return MatchSession(KIND, setup, (SeatPlan(HUMAN, "Anna"), SeatPlan(HUMAN, "Rafael")), seed)


def open_cards(session: MatchSession) -> set[int]:
    """All that both may know: what was played, paid or discarded so far."""
    found: set[int] = set()
    for event in session.entries:
        if isinstance(event, StrokePlayed | CardDiscarded):
            found.add(event.card)
        elif isinstance(event, PlayerMoved) and event.paid is not None:
            found.add(event.paid)
    return found


def sitting(seat: Seat) -> int | None:
    """Who may see their hand now."""
    return seat.shown.eyes[0] if seat.shown.eyes else None


async def test_no_frame_ever_shows_the_other_hand(tmp_path: Path):
    session = hot_seat(seed=5)
    async with seated(session, tmp_path, sit_down=False) as seat:
        frames = record_frames(seat.app)
        checked = 0
        for _ in range(120):
            sits = None if isinstance(seat.app.screen, HandOver) else sitting(seat)
            hands = [set(side.hand) for side in session.table.state.sides]
            await seat.press("enter")
            await seat.settle()
            hands = [before | set(side.hand) for before, side in zip(hands, session.table.state.sides, strict=True)]
            may_see = open_cards(session)
            now = None if isinstance(seat.app.screen, HandOver) else sitting(seat)
            assert None in (sits, now) or sits == now, "the seat changed hands without a word"
            for who in {who for who in (sits, now) if who is not None}:
                may_see |= hands[who]
            hidden = (hands[0] | hands[1]) - may_see
            for _screen, text in frames:
                assert not [card for card in hidden if f"Qx{card:02}z" in text], text
                checked += 1
            frames.clear()
    assert checked > 20  # how many frames are painted hangs on the machine; that many of them always are


async def test_the_next_player_sees_nothing_until_ready(tmp_path: Path):
    session = hot_seat(seed=5)
    async with seated(session, tmp_path, sit_down=False) as seat:
        assert isinstance(seat.app.screen, HandOver)
        assert "Qx" not in seat.text
        name = session.names[session.pending.seat]
        assert f"{name}, it is your turn" in seat.text
        await seat.press("x", "down", "1")
        assert isinstance(seat.app.screen, HandOver)
        await seat.press("space")
        assert "Qx" in seat.text


async def test_a_key_held_down_by_the_one_who_hands_over_shows_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    session = hot_seat(seed=5)
    async with seated(session, tmp_path) as seat:
        while not isinstance(seat.app.screen, HandOver):
            await seat.press("enter")
        monkeypatch.setattr("wwtennis.tui.shell.screens.handover.TOO_SOON", 60.0)
        await seat.press("enter", "enter", "space")
        assert isinstance(seat.app.screen, HandOver)
        monkeypatch.setattr("wwtennis.tui.shell.screens.handover.TOO_SOON", 0.0)
        await seat.press("enter")
        assert isinstance(seat.app.screen, MatchScreen)


async def test_the_near_end_is_always_that_of_whoever_sits_there(tmp_path: Path):
    session = hot_seat(seed=5)
    async with seated(session, tmp_path) as seat:
        for _ in range(12):
            if isinstance(seat.app.screen, HandOver):
                await seat.press("enter")
                assert seat.shown.near == sitting(seat) == session.pending.seat
            await seat.press("enter")


async def test_before_the_other_is_ready_a_decision_can_be_taken_back(tmp_path: Path):
    session = hot_seat(seed=5)
    async with seated(session, tmp_path) as seat:
        while session.pending.kind is not Ask.REPOSITION:
            await seat.press("enter")
        who = sitting(seat)
        await seat.press("enter")  # stays
        assert isinstance(seat.app.screen, HandOver)
        await seat.press("u")
        assert sitting(seat) == who
        assert seat.draft is not None
        assert seat.draft.ask is Ask.REPOSITION


@pytest.mark.parametrize("who", [HUMAN, "greedy"])
def test_a_person_s_answer_ends_the_undo_of_the_other_and_a_bot_s_does_not(who: str):
    plans = (SeatPlan(HUMAN, "Anna"), SeatPlan(who, "Rafael"))
    session = MatchSession(KIND, Setup(load_deck()), plans, seed=5, practice=True)
    session.open()
    order: list[int] = []
    while order[-2:] != [0, 1]:
        assert session.pending is not None
        order.append(session.pending.seat)
        session.answer(session.pending.options[0])
    assert session.may_undo(0) is (who != HUMAN)
    assert ("has answered" in session.why_no_undo(0)) is (who == HUMAN)


async def test_leaving_from_there_leaves_the_match(tmp_path: Path):
    session = hot_seat(seed=5)
    async with seated(session, tmp_path, sit_down=False) as seat:
        await seat.press("q")
        assert len(seat.app.screen_stack) == 1


async def test_it_shows_the_score_who_is_next_and_how_the_last_point_went(tmp_path: Path):
    session = hot_seat(seed=5)
    async with seated(session, tmp_path) as seat:
        while session.table.state.score.points == (0, 0) or not isinstance(seat.app.screen, HandOver):
            await seat.press("enter")
        lines = seat.text.splitlines()
        who = session.names[session.pending.seat]
        assert any(f"{who}, it is your turn" in line for line in lines)
        assert any("Last point " in line for line in lines)
        assert [any(name in line for line in lines[1:3]) for name in session.names] == [True, True]  # the score table
