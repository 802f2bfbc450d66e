"""The match as it is shown: widgets subscribe to it, and paint when what they show has changed."""

from pathlib import Path
from typing import Any

import pytest

from tests.table_talk import FAST_SERVE, FOREHAND, FOREHAND_ATTACK, FOREHAND_DEFENSE, ROGER, Shot, given, side
from tests.tui.at_the_table import Seat, at, seated
from tests.tui.kept_matches import kept_to_watch
from tests.tui.looking import make_app
from wwtennis.games.worldwide.state import Phase
from wwtennis.kernel.game import FACE_DOWN
from wwtennis.tui.shell.moments import Moments
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.shell.widgets.commentary import abridged
from wwtennis.tui.worldwide.pacing import Tumbling
from wwtennis.tui.worldwide.retelling import retelling
from wwtennis.tui.worldwide.shown import Shown
from wwtennis.tui.worldwide.widgets.court import Court, court
from wwtennis.tui.worldwide.widgets.hand import Hand
from wwtennis.tui.worldwide.widgets.numbers import Numbers
from wwtennis.tui.worldwide.widgets.score import Score

STROKE: dict[str, Any] = {"ball": Shot(FAST_SERVE, FOREHAND), "roger": side(hand=[FOREHAND_DEFENSE, FOREHAND_ATTACK])}


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[type]:
    """Every widget that paints, as it does."""
    found: list[type] = []
    for kind in (Court, Hand, Score, Numbers):
        paint = kind.paint

        def counted(self: Any, canvas: Any, value: Any, paint: Any = paint) -> None:
            found.append(type(self))
            paint(self, canvas, value)

        monkeypatch.setattr(kind, "paint", counted)
    return found


def look(seat: Seat) -> None:
    """Let every widget paint that has something new to show."""
    for widget in seat.screen.query(Painted):
        widget.canvas()


@pytest.mark.parametrize(
    ("rows", "told"),
    [
        (1, ["Anna: Forehand attack to Backhand. In: malus +5."]),
        (2, ["Anna: Forehand attack to Backhand. Rolls 14, needs 9", "(difficulty 4 + malus 5). In: malus +5."]),
    ],
)
def test_a_comment_that_does_not_fit_says_who_did_what_and_how_it_came_out(rows: int, told: list[str]):
    said = "Anna: Forehand attack to Backhand. Rolls 14, needs 9 (difficulty 4 + malus 5). In: malus +5."
    assert abridged(said, 54, rows, "…") == told
    assert abridged("One sentence that is long.", 12, 1, "…") == ["One sentenc…"]


async def test_a_key_repaints_what_it_changes_and_nothing_else(tmp_path: Path, painted: list[type]):
    async with seated(at(given(Phase.STROKE, ROGER, **STROKE), other="random"), tmp_path) as seat:
        look(seat)
        painted.clear()
        await seat.press("down")
        look(seat)
        assert sorted(kind.__name__ for kind in painted) == ["Court", "Hand"]
        painted.clear()
        seat.shown.changed()  # but nothing has
        look(seat)
        assert painted == []


async def test_what_is_not_displayed_is_not_worked_out(tmp_path: Path, painted: list[type]):
    watched = kept_to_watch(tmp_path / "logs")
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        app.show_replay(watched, 40)
        await pilot.pause()
        await pilot.press("right", "right")
        assert Numbers not in painted
        await pilot.press("tab")
        assert painted.count(Numbers) == 1
        assert Numbers in {type(widget) for widget in app.screen.query(Painted)}


async def test_a_widget_that_is_gone_listens_no_more(tmp_path: Path):
    async with seated(at(given(Phase.STROKE, ROGER, **STROKE), other="random"), tmp_path) as seat:
        shown, ears = seat.shown, len(seat.shown._ears)
        await seat.screen.query_one(Court).remove()
        assert len(shown._ears) == ears - 1


async def test_while_the_die_tumbles_nothing_tells_what_it_will_show(tmp_path: Path):
    table = given(Phase.STROKE, ROGER, **STROKE, dice=[20])
    async with seated(at(table, other="random"), tmp_path, motion="normal") as seat:
        seat.playback.hurry()
        seat.playback._ended = 0.0
        await seat.press("2", "enter")
        await seat.wait_for(lambda: isinstance(seat.shown.motion, Tumbling))
        assert seat.shown.scene.roll is None
        assert "needs 10" in seat.part("panel")
        assert "Forehand attack" in seat.part("commentary")
        assert "20" not in seat.part("commentary")


def test_the_values_are_functions_of_the_shown_match_alone(tmp_path: Path):
    watched = kept_to_watch(tmp_path)
    game, names = watched.replay.game, watched.names
    watched.replay.seek(60)
    shown = Shown(game, watched.recording.setup, names)
    shown.scene = Moments(watched, retelling(game, names)).scene((0, 1))  # type: ignore[assignment]
    assert court(shown) == court(shown)
    shown.near = 1
    shown.changed()
    assert court(shown).near == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_through_one_seats_eyes_a_replay_holds_only_what_that_seat_heard(tmp_path: Path, seat: int):
    watched = kept_to_watch(tmp_path, undo_every=40)
    game = watched.replay.game
    moments = Moments(watched, retelling(game, watched.names))
    for moment in range(0, watched.replay.end, 7):
        watched.replay.seek(moment)
        scene = moments.scene((seat,))
        assert game.view(scene.state, seat) == game.view(watched.replay.state, seat)
    assert FACE_DOWN in scene.state.sides[1 - seat].hand
