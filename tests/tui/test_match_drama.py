"""A point ends with a bang, its reason stays, and what matters is announced."""

from pathlib import Path

import pytest

from tests.table_talk import (
    BACKHAND,
    DECK,
    EASY_SERVE,
    FAST_SERVE,
    FOREHAND,
    FOREHAND_ATTACK,
    FOREHAND_DEFENSE,
    NEUTRAL,
    ROGER,
    VOLLEY,
    VOLLEY_4,
    WINNER,
    Shot,
    given,
    opened,
    side,
)
from tests.tui.at_the_table import Seat, at, record_frames, seated
from wwtennis.games.worldwide.choices import Ask, PlayStroke
from wwtennis.games.worldwide.events import (
    ChallengeDecided,
    DieRolled,
    How,
    PointWon,
    ServeStruck,
    StrokeMissed,
    StrokePlayed,
)
from wwtennis.games.worldwide.state import Match, Phase
from wwtennis.games.worldwide.words.points import STAMPS, last_point
from wwtennis.kernel.table import Table
from wwtennis.tennis.score import Score
from wwtennis.tui.shell.canvas import Canvas
from wwtennis.tui.shell.screens.handover import HandOver
from wwtennis.tui.shell.symbols import symbols
from wwtennis.tui.tennis.drama import Flash, Stamp, paint_beside
from wwtennis.tui.worldwide.pacing import flashes_after
from wwtennis.tui.worldwide.scene import Scene
from wwtennis.tui.worldwide.widgets.court_brush import paint_court
from wwtennis.tui.worldwide.widgets.court_path import CourtPath, CourtShown
from wwtennis.tui.worldwide.widgets.court_plan import court_plan

HAND = [FOREHAND_DEFENSE, FOREHAND_ATTACK, VOLLEY_4, WINNER]


def stroke(face: int) -> Table[Match]:
    roger, rafael = side(hand=HAND, challenges=0), side(hand=HAND)
    ball = Shot(FAST_SERVE, FOREHAND)
    return given(Phase.STROKE, ROGER, ball=ball, roger=roger, rafael=rafael, dice=[face] + [20] * 9)


async def sees_flashing(seat: Seat, stamp: str, *keys: str) -> None:
    """These keys lead to a stamp that stays for some pictures: it flashes."""
    frames = record_frames(seat.app)
    await seat.press(*keys)
    await seat.wait_for(lambda: sum(f"  {stamp}  " in text for _kind, text in frames) > 3)


# The stamp


@pytest.mark.parametrize(
    ("face", "keys", "stamp"),
    [(2, ("2", "enter"), "OUT"), (1, ("2", "enter"), "NET")],
)
async def test_the_end_of_a_point_is_stamped_on_the_court(tmp_path: Path, face: int, keys: tuple[str, ...], stamp: str):
    async with seated(at(stroke(face), other="random"), tmp_path, motion="fast") as seat:
        await sees_flashing(seat, stamp, *keys)


async def test_an_ace_too(tmp_path: Path):
    async with seated(at(opened(dice=[20] * 9), other="random"), tmp_path, motion="fast") as seat:
        await sees_flashing(seat, "ACE", "5", "enter")


async def test_where_nothing_moves_nothing_flashes_and_the_reason_tells(tmp_path: Path):
    async with seated(at(stroke(1)), tmp_path, motion="off") as seat:
        frames = record_frames(seat.app)
        await seat.press("2", "enter")
        assert not any("  NET  " in text for _kind, text in frames)
        await seat.press("enter")  # the other sits down
        assert "Last point Rafael: " in seat.part("commentary")
        assert "Forehand attack needed 10, rolled 1." in seat.part("commentary")


def test_a_miss_lies_where_it_went_and_its_word_beside_it():
    for face, wanted in ((2, "OUT"), (1, "NET")):
        table = stroke(face)
        scene = scene_of(table, until=StrokeMissed)
        assert scene.flight is not None
        plan = court_plan(34, 11)
        shown = CourtShown(ROGER, ("Roger", "Rafael"), flight=scene.flight, stamp=Stamp(wanted, 1))
        where = CourtPath(plan, symbols(False), shown).ball_now()
        assert where is not None
        assert (round(where[1]) == plan.net) is (wanted == "NET")
        canvas = Canvas(34, 11)
        paint_court(canvas, shown, symbols(False))
        rows = [row for row, line in enumerate(canvas.text()) if f"  {wanted}  " in line]
        assert abs(rows[0] - round(where[1])) == 1


def scene_of(table: Table[Match], until: type) -> Scene:
    """The stroke of the second card of the hand, shown up to this event."""
    scene = Scene(table.game, ("Roger", "Rafael"))
    assert table.entries is not None
    for event in table.entries:
        scene.advance(event)  # type: ignore[arg-type]
    for event in table.answer(PlayStroke(FOREHAND_ATTACK, BACKHAND)):
        scene.advance(event)
        if isinstance(event, until):
            break
    return scene


@pytest.mark.parametrize("how", How)
def test_every_end_has_its_word_and_a_stamp_is_wholly_on_the_court(how: How):
    for x in (0, 33):
        for row in (0, 5, 10):
            canvas = Canvas(34, 11)
            paint_beside(canvas, x, row, Stamp(STAMPS[how], 0), 11)
            assert any(f"  {STAMPS[how]}  " in line for line in canvas.text())


# Flashing


def test_a_point_flashes_and_so_does_one_that_much_depends_on():
    scene = scene_of(stroke(2), until=PointWon)
    won = next(event for event in scene.happened if isinstance(event, PointWon))
    motions = [motion for motion, _seconds in flashes_after(scene, won)]
    assert {Flash(True), Flash(False)} == {*motions}
    assert not [*flashes_after(scene, DieRolled(0, 1, 2, ()))]


# The reason


async def test_the_reason_stays_until_the_next_point_is_over(tmp_path: Path):
    async with seated(at(stroke(2)), tmp_path) as seat:
        await seat.press("2", "enter")
        looked = 0
        while points(seat) < 2:
            if isinstance(seat.app.screen, HandOver):
                await seat.press("enter")
                continue
            looked += seat.part("commentary").startswith("Last point Rafael: error by Roger")
            await seat.press(*("g", "g") if seat.draft and seat.draft.ask is Ask.STROKE else ("enter",))
        assert looked
        if isinstance(seat.app.screen, HandOver):
            await seat.press("enter")
        assert not seat.part("commentary").startswith("Last point Rafael: error by Roger")


def points(seat: Seat) -> int:
    return sum(isinstance(entry, PointWon) for entry in seat.session.entries)


def test_the_reason_names_the_serve_and_what_a_challenge_has_done():
    struck = ServeStruck(ROGER, FAST_SERVE, None, 0, 1)
    rolled = DieRolled(ROGER, 18, 10, ())
    ace = PointWon(ROGER, How.ACE, Score(0, (1, 0)))
    names = ("Roger", "Rafael")
    assert last_point([], DECK, names) == ("",)
    assert last_point([struck, rolled, ace], DECK, names)[0] == (
        "Last point Roger: an ace, Big serve needed 10, rolled 18."
    )
    challenged = last_point([struck, rolled, ChallengeDecided(ROGER, True), ace], DECK, names)
    assert challenged[0].endswith("rolled 18, in after a challenge.")
    gave_up = [struck, rolled, StrokePlayed(1, FOREHAND_DEFENSE, NEUTRAL, 0, 0, False)]
    assert last_point([*gave_up, PointWon(1, How.GAVE_UP, Score(0))], DECK, names) == (
        "Last point Rafael: Roger gives it up.",
    )


# What matters


async def test_a_match_point_is_announced_before_it_is_played(tmp_path: Path):
    table = given(Phase.SERVE, ROGER, roger=side(hand=HAND), rafael=side(hand=HAND), score=Score(0, (6, 3)))
    async with seated(at(table), tmp_path) as seat:
        assert "MATCH POINT" in seat.part("score")
        assert "  MATCH POINT  " in seat.part("court")
        assert any(line.text.startswith("Match point, Roger. Roger serves") for line in seat.shown.scene.lines)


async def test_a_point_like_any_other_is_not(tmp_path: Path):
    table = given(Phase.SERVE, ROGER, roger=side(hand=HAND), rafael=side(hand=HAND), score=Score(0, (5, 3)))
    async with seated(at(table), tmp_path) as seat:
        assert "POINT" not in seat.text


# The ball is where it is played


async def test_at_the_net_one_volleys_in_front_of_oneself(tmp_path: Path):
    table = given(Phase.STROKE, ROGER, ball=Shot(EASY_SERVE, FOREHAND), roger=side(at=VOLLEY, hand=HAND))
    async with seated(at(table), tmp_path, size=(120, 36)) as seat:
        rows = seat.part("court").splitlines()
        ball = next(row for row, line in enumerate(rows) if "●" in line)
        pawn = next(row for row, line in enumerate(rows) if "▲ Roger" in line)
        assert ball == pawn - 1
