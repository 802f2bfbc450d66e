"""The review in the app: progress while it is made, kept beside the log, and a key from every place in the replay."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event as Signal
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.tui.kept_matches import keep
from tests.tui.looking import app_of, finished_match, make_app, on_top, text_of, until
from tests.tui.pictures.coach_situations import made_up_review
from tests.tui.pictures.hoops_situations import over
from wwtennis.files.analyses import SUFFIX
from wwtennis.kernel.review import Decision
from wwtennis.lab.analyse import analyse
from wwtennis.lab.spread import ALONE, Crew
from wwtennis.tui.shell import reviewing as module
from wwtennis.tui.shell.app import WWTennisApp
from wwtennis.tui.shell.end_page import EndPage
from wwtennis.tui.shell.game_screens import screens_of
from wwtennis.tui.shell.replay_page import ReplayPage
from wwtennis.tui.shell.reviewing import reviewing
from wwtennis.tui.shell.screens.review import ReviewScreen
from wwtennis.tui.shell.session import MatchSession
from wwtennis.watching.watched import Watched, watch


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few roll-outs, and no processes of their own."""

    @contextmanager
    def alone(*_workers: object, apart: bool = False) -> Iterator[Crew]:
        yield ALONE

    monkeypatch.setattr(module, "crew", alone)
    monkeypatch.setattr(module, "ROLLOUTS", 20)


@pytest.fixture(params=["worldwide", "hoops"])
def finished(request: pytest.FixtureRequest) -> MatchSession:
    """A match of a game, between two."""
    return finished_match("tiebreak") if request.param == "worldwide" else over()


async def at_the_end(pilot: Pilot[Any], session: MatchSession) -> EndPage:
    screen = screens_of(session.kind.id).end(session, 754)
    await pilot.app.push_screen(screen)
    assert isinstance(screen, EndPage)
    return screen


async def replayed(pilot: Pilot[Any], watched: Watched) -> ReplayPage:
    app_of(pilot).show_replay(watched, 0, "all")
    await pilot.pause()
    return on_top(pilot.app, ReplayPage)


async def test_from_the_end_of_a_match_into_the_replay_where_it_cost_most(tmp_path: Path, finished: MatchSession):
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        end = await at_the_end(pilot, finished)
        await pilot.press("a")
        found = reviewing(end.watched)
        await until(pilot, lambda: found.spoken is not None)
        await pilot.pause()
        assert "accuracy" in text_of(app)
        assert found.spoken is not None
        costly = found.spoken.review.costly
        assert costly
        await pilot.press("1")
        await pilot.pause()
        assert on_top(app, ReplayPage).watching.replay.at == costly[0].moment


async def test_every_key_of_the_review_leads_to_its_place(tmp_path: Path, finished: MatchSession):
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        watched = finished.watched()
        found = made_up_review(watched)
        assert found.spoken is not None
        replay, review = await replayed(pilot, watched), found.spoken.review
        wanted = [each.moment for each in review.costly] + [turn.moment for turn in review.turns]
        for key, moment in zip("123456", wanted, strict=True):
            await pilot.press("a", key)
            await pilot.pause()
            assert replay.watching.replay.at == moment


async def test_a_replay_steps_from_mistake_to_mistake_and_says_what_was_better(tmp_path: Path, finished: MatchSession):
    app = make_app(tmp_path)
    async with app.run_test(size=(120, 36)) as pilot:
        watched = finished.watched()
        found = made_up_review(watched)
        assert found.spoken is not None
        mistakes = found.spoken.review.mistakes
        replay = await replayed(pilot, watched)
        stops = []
        for key in ("m", "m", "m", "M"):
            await pilot.press(key)
            stops.append(replay.watching.replay.at)
        assert stops == [*mistakes[:3], mistakes[1]]
        assert "%; better:" in text_of(app)
        await pilot.press("v", "v")  # with other eyes: nothing is said of a hand that is face down
        seat = next(each.seat for each in found.spoken.review.decisions if each.moment == stops[-1])
        is_open = seat in replay.watching.shown.eyes
        assert ("%; better:" in text_of(app)) == is_open


async def test_before_there_is_a_review_a_mistake_is_looked_for_there(tmp_path: Path):
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        replay = await replayed(pilot, finished_match("tiebreak", seed=3).watched())
        await pilot.press("m")
        screen = on_top(app, ReviewScreen)
        await until(pilot, lambda: screen.reviewing.spoken is not None)
        await pilot.press("escape", "m")
        assert screen.reviewing.spoken is not None
        assert replay.watching.replay.at == screen.reviewing.spoken.review.mistakes[0]


async def test_progress_is_shown_and_leaving_stops_it_until_one_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    known, gate, asked = analyse, Signal(), []

    def slowly(log: bytes, moments: list[int], *how: Any) -> Iterator[Decision | None]:
        asked.append(len(moments))
        for number, each in enumerate(known(log, moments, *how)):
            if number == 5:
                gate.wait(60)
            yield each

    monkeypatch.setattr(module, "analyse", slowly)
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        end = await at_the_end(pilot, finished_match("tiebreak"))
        found = reviewing(end.watched)
        await pilot.press("a")
        await until(pilot, lambda: f"Judging the decisions: 5 of {len(found.moments)}" in text_of(app))
        await pilot.press("escape")  # the screen is awake
        assert app.screen is end
        gate.set()
        await pilot.press("a")
        await until(pilot, lambda: found.spoken is not None)
        assert asked == [len(found.moments), len(found.moments) - 5]


async def test_what_was_found_is_kept_beside_the_log_and_known_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = keep(tmp_path / "matches", seed=3)
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        for _time in range(2):
            watched = watch(path)
            await replayed(pilot, watched)
            await pilot.press("a")
            await until(pilot, lambda: reviewing(watched).spoken is not None)  # noqa: B023
            assert path.with_name(path.name + SUFFIX).exists()
            await pilot.press("escape", "q")
            monkeypatch.setattr(module, "analyse", None)  # nobody judges again


async def test_while_people_play_it_there_is_no_review(tmp_path: Path):
    path = keep(tmp_path / "matches", "1", 4, 30, by=("human", "greedy"))
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        replay = await replayed(pilot, watch(path))
        assert not replay.shows_key("review")
        for key in ("a", "m", "M"):
            await pilot.press(key)
            assert app.screen is replay
            assert notes_of(app) == ["The match is not over: it can be reviewed when it is."]


async def test_a_match_between_four_is_refused_at_its_end_and_in_its_replay(tmp_path: Path):
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        end = await at_the_end(pilot, over(4))
        await refuses(pilot, end)
        await refuses(pilot, await replayed(pilot, end.watched))


async def refuses(pilot: Pilot[Any], page: EndPage | ReplayPage) -> None:
    app = app_of(pilot)
    assert not page.shows_key("review")
    await pilot.press("a")
    assert app.screen is page
    assert notes_of(app) == ["Only a match between two can be reviewed."]


def notes_of(app: WWTennisApp) -> list[str]:
    """What has been said since this was last asked."""
    said = [note.message for note in app._notifications]
    app.clear_notifications()
    return said
