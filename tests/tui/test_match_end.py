"""The end of a match: winning looks otherwise than losing, the chart has a scale, the best points can be watched."""

from pathlib import Path

import pytest

from tests.tui.looking import finished_match, make_app, text_of, until
from wwtennis.files.autosave import Autosave
from wwtennis.files.sittings import keep_seconds, seconds_before
from wwtennis.games.worldwide.events import MatchWon
from wwtennis.kernel.log import HUMAN
from wwtennis.tennis.momentum import AfterPoint
from wwtennis.tennis.score import TIEBREAK_MODE, Score
from wwtennis.tui.shell.bar_chart import GUTTER
from wwtennis.tui.shell.canvas import Canvas
from wwtennis.tui.shell.session import MatchSession, SeatPlan
from wwtennis.tui.shell.symbols import ASCII, UNICODE
from wwtennis.tui.tennis.match_end import Verdict, best_points, time_text, verdict
from wwtennis.tui.tennis.momentum_chart import paint_momentum
from wwtennis.tui.worldwide.match_end import MatchEndScreen
from wwtennis.tui.worldwide.replay import ReplayScreen


def tiebreak_of(winner: int) -> int:
    """The seed of a tie-break that this seat wins."""
    return next(seed for seed in range(50) if MatchWon(winner) in finished_match("tiebreak", seed).entries)


WON, LOST = tiebreak_of(0), tiebreak_of(1)  # by Anna


def with_people(session: MatchSession, *who: str) -> MatchSession:
    seats = [SeatPlan(each, plan.name) for each, plan in zip(who, session.seats, strict=True)]
    return MatchSession(session.kind, session.setup, seats, session.seed, table=session.table)


async def shown(home: Path, session: MatchSession, size: tuple[int, int] = (120, 36), **settings: str) -> str:
    app = make_app(home, **settings)
    async with app.run_test(size=size) as pilot:
        await app.push_screen(MatchEndScreen(session, 754))
        await pilot.pause()
        return text_of(app)


# Won and lost


async def test_won_and_lost_differ_in_words_signs_and_score(tmp_path: Path):
    won, lost = (
        await shown(tmp_path, finished_match("tiebreak", WON)),
        await shown(tmp_path, finished_match("tiebreak", LOST)),
    )
    assert "★ ★ ★   Anna beats Max   ★ ★ ★" in won
    assert "Anna loses to Max" in lost
    assert "★" not in lost


def test_between_people_nobody_is_told_that_they_lost():
    session = finished_match("tiebreak", LOST)
    assert verdict(session, won=0) is Verdict.WON
    assert verdict(session, won=1) is Verdict.LOST
    assert verdict(with_people(session, HUMAN, HUMAN), won=1) is Verdict.NEITHER
    assert verdict(with_people(session, "greedy", "random"), won=1) is Verdict.NEITHER


@pytest.mark.parametrize("size", [(80, 24), (120, 36), (200, 60)])
@pytest.mark.parametrize("played", ["tiebreak", "best-of-3", "best-of-5"])
async def test_all_of_it_fits(tmp_path: Path, size: tuple[int, int], played: str):
    text = await shown(tmp_path, finished_match(played), size)
    lines = text.splitlines()
    assert any("Longest rally: " in line for line in lines)
    assert any("Turning point: " in line for line in lines)
    assert any("points won" in line for line in lines)
    assert "q leave" in lines[-1]


# The best points


def test_the_longest_rally_and_the_point_that_moved_most():
    sessions = [finished_match("tiebreak", seed) for seed in range(20)]
    points = next(
        points for points in (each.watched().line.points for each in sessions) if min(points[-1].score.points) >= 5
    )
    best = best_points(TIEBREAK_MODE, points)
    assert best is not None
    assert best.longest.shots == max(point.shots for point in points)
    assert best.swing == 0.25  # a point at 6-5, 6-6 or 7-6
    assert min(best.turning.score.points) >= 5


@pytest.mark.parametrize(("key", "which"), [("l", "longest"), ("t", "turning")])
async def test_a_key_watches_it(tmp_path: Path, key: str, which: str):
    app = make_app(tmp_path, motion="fast")
    async with app.run_test(size=(80, 24)) as pilot:
        end = MatchEndScreen(finished_match("tiebreak"), 754)
        await app.push_screen(end)
        await pilot.press(key)
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        point = getattr(end.best, which)
        replay = app.screen.watching.replay  # type: ignore[attr-defined]
        assert point.start <= replay.at <= point.end
        await until(pilot, lambda: replay.at > point.start)  # it plays
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is end)


# The momentum


def series(count: int) -> list[AfterPoint]:
    return [AfterPoint(n + 1, n % 2, "ace", 0, Score(0), 0, 0.5 if n % 2 else -0.8) for n in range(count)]


@pytest.mark.parametrize("count", [1, 7, 40, 300])
@pytest.mark.parametrize("symbols", [UNICODE, ASCII])
def test_the_bars_use_the_width_and_have_a_scale(count: int, symbols):
    canvas = Canvas(100, 11)
    paint_momentum(canvas, 0, 11, series(count), ("Anna", "Rafael"), symbols)
    rows = canvas.text()
    middle = next(row for row in rows if row[:GUTTER].strip() == "0")
    bars = [x for x, letter in enumerate(middle) if letter in (symbols.won_near, symbols.won_far)]
    assert bars[0] == GUTTER
    assert bars[-1] >= 95
    assert sum("80 %" in row for row in rows) == 2
    assert "Anna" in rows[2]
    assert str(min(10, count)) in rows[-1]


# The time


def test_the_time_is_that_of_all_sittings(tmp_path: Path):
    session = finished_match("tiebreak")
    autosave = Autosave(tmp_path)
    autosave.start(session.header, session.rematch().table)
    log = autosave.path
    assert log is not None
    keep_seconds(log, 3600)
    autosave._before = seconds_before(log)
    assert 3600 <= autosave.seconds < 3700
    autosave.close()
    assert 3600 <= seconds_before(log) < 3700


@pytest.mark.parametrize("text", [b"", b"long", b"nan", b"-5", b"1e999", b"\xff\xfe"])
def test_a_time_that_makes_no_sense_is_none(tmp_path: Path, text: bytes):
    log = tmp_path / "match.jsonl"
    log.write_bytes(b"")
    (tmp_path / "match.jsonl.time").write_bytes(text)
    assert seconds_before(log) == 0.0


def test_it_is_said_in_minutes_and_hours():
    assert [time_text(seconds) for seconds in (5, 754, 4554)] == ["1 min", "13 min", "1 h 16 min"]
