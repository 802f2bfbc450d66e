"""The replay: every moment can be reached, backwards as well as forwards, and what is shown is what was."""

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.tui.kept_matches import keep, kept_to_watch
from tests.tui.looking import app_of, make_app, picture_of, text_of, until
from tests.tui.test_app_terminal import in_a_terminal
from wwtennis.games.worldwide.events import MatchWon, PointStarted
from wwtennis.games.worldwide.solo_levels import BY_THE_BOOK
from wwtennis.games.worldwide.stats.box import box_score
from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.kind import names_of_all
from wwtennis.kernel.table import Answer, Reseeded, Undone
from wwtennis.tennis.score import BEST_OF_3
from wwtennis.tui.shell.app import WWTennisApp
from wwtennis.tui.shell.moments import Moments
from wwtennis.tui.shell.page import Page
from wwtennis.tui.shell.screens.help import HelpScreen
from wwtennis.tui.shell.screens.play_on import PlayOnScreen
from wwtennis.tui.shell.screens.title import TitleScreen
from wwtennis.tui.shell.shown import Scene
from wwtennis.tui.shell.watching import SPEEDS, Watching
from wwtennis.tui.shell.widgets.timeline import TimelineBar
from wwtennis.tui.tennis.actions import REPLAY
from wwtennis.tui.worldwide.replay import ReplayScreen
from wwtennis.tui.worldwide.retelling import retelling
from wwtennis.tui.worldwide.set_up import MatchChoice, new_match
from wwtennis.tui.worldwide.shown import Shown
from wwtennis.tui.worldwide.widgets.hands import Hands
from wwtennis.watching.watched import Watched, watch


@pytest.fixture(scope="module")
def long_match(tmp_path_factory: pytest.TempPathFactory) -> Watched:
    return kept_to_watch(tmp_path_factory.mktemp("long"), seed=3, played=BEST_OF_3)


@pytest.fixture(scope="module")
def short_match(tmp_path_factory: pytest.TempPathFactory) -> Watched:
    return kept_to_watch(tmp_path_factory.mktemp("short"), seed=7)


async def opened(pilot: Pilot[Any], watched: Watched, moment: int = 0, view: str | None = "all") -> ReplayScreen:
    app_of(pilot).show_replay(watched, moment, view)
    await pilot.pause()
    screen = pilot.app.screen
    assert isinstance(screen, ReplayScreen)
    return screen


# Going somewhere


async def test_it_steps_by_event_decision_point_game_and_set_both_ways(app: WWTennisApp, long_match: Watched):
    replay, stops = long_match.replay, long_match.line.stops()
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, long_match)
        for key, back, step in (("s", "S", "set"), ("g", "G", "game"), ("down", "up", "point")):
            first, second = stops[step][:2]
            await pilot.press("home", key, key)
            assert replay.at == second
            await pilot.press(back)
            assert replay.at == first
        await pilot.press("home", "right", "right", "right", "left")
        assert replay.at == 2
        await pilot.press("home", "d", "d")
        assert isinstance(replay.entries[replay.at], Answer)
        later = replay.at
        await pilot.press("D")
        assert replay.at < later


async def test_the_end_is_the_last_event_and_the_start_is_before_the_first(app: WWTennisApp, short_match: Watched):
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, short_match)
        await pilot.press("end")
        assert isinstance(short_match.replay.entry, MatchWon)
        assert "Game, set and match" in text_of(app)
        await pilot.press("right")  # there is nothing behind it
        assert short_match.replay.at == short_match.replay.end
        await pilot.press("home", "left")
        assert short_match.replay.at == 0
        assert "Before the match." in text_of(app)


async def test_going_back_shows_the_very_same_picture_as_going_forward(app: WWTennisApp, short_match: Watched):
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, short_match)
        forward = {}
        for moment in range(60, 90):
            screen.watching.seek(moment)
            await pilot.pause(0)
            forward[moment] = picture_of(app)
        for moment in reversed(range(60, 90)):
            screen.watching.seek(moment)
            await pilot.pause(0)
            assert picture_of(app) == forward[moment], moment


async def test_a_number_leads_to_that_entry_and_p_with_a_number_to_that_point(app: WWTennisApp, short_match: Watched):
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, short_match)
        await pilot.press("4", "2", "enter")
        await pilot.pause()
        assert short_match.replay.at == 42
        await pilot.press("colon", "p", "5", "enter")
        await pilot.pause()
        assert short_match.replay.at == short_match.line.stops()["point"][4]


@pytest.mark.parametrize("typed", ["99999", "p0", "p99", "x", "", "p", "99999999999999999999"])
async def test_a_number_that_is_not_there_is_told_and_can_be_mended(app: WWTennisApp, short_match: Watched, typed: str):
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, short_match, 3)
        await pilot.press("colon", *typed, "enter")
        await pilot.pause()
        assert app.screen.query("Input")  # still asking
        assert "number" in text_of(app) or "there is no" in text_of(app)
        await pilot.press("escape")
        await pilot.pause()
        assert short_match.replay.at == 3


async def test_a_click_on_the_timeline_goes_there(app: WWTennisApp, long_match: Watched):
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, long_match)
        bar = screen.query_one(TimelineBar)
        await pilot.click(TimelineBar, offset=(bar.size.width - 2, 1))
        assert long_match.replay.at == long_match.replay.end
        await pilot.click(TimelineBar, offset=(40, 1))
        assert bar.scale(80).cell(long_match.replay.at) == 39
        await pilot.click(TimelineBar, offset=(1, 1))
        assert long_match.replay.at == 0


async def test_the_marks_are_visited_one_by_one(app: WWTennisApp, long_match: Watched):
    marks = sorted({mark.moment for mark in long_match.line.marks})
    assert len(marks) > 3
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, long_match)
        await pilot.press("n", "n", "n")
        assert long_match.replay.at == marks[2]
        await pilot.press("N")
        assert long_match.replay.at == marks[1]


# Playing


async def test_it_plays_to_the_end_and_then_from_the_start(app: WWTennisApp, short_match: Watched):
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, short_match, short_match.replay.end - 3)

        def is_playing() -> bool:
            return screen.shown.is_playing

        screen.watching.speed = 1000.0
        await pilot.press("space")
        await until(pilot, lambda: short_match.replay.at == short_match.replay.end and not is_playing())
        screen.watching.speed = 0.01
        await pilot.press("space")
        assert is_playing()
        assert short_match.replay.at < 20
        await pilot.press("space")
        assert not is_playing()


async def test_a_step_pauses_and_the_speed_stays_within_its_bounds(app: WWTennisApp, short_match: Watched):
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, short_match, 10)
        await pilot.press("space", "right")
        assert not screen.shown.is_playing
        await pilot.press(*["plus"] * 6)
        assert screen.watching.speed == SPEEDS[-1]
        assert "8x" in text_of(app)
        await pilot.press(*["minus"] * 9)
        assert screen.watching.speed == SPEEDS[0]
        assert "0.5x" in text_of(app)


# What is shown


async def test_a_players_view_shows_that_hand_and_not_the_other(app: WWTennisApp, short_match: Watched):
    async with app.run_test(size=(120, 36)) as pilot:
        moment = short_match.line.stops()["point"][3]
        screen = await opened(pilot, short_match, moment, "a")

        def shown() -> str:  # beside the hands the commentary may name a card
            return "\n".join(screen.query_one(Hands).canvas().text())

        deck = short_match.recording.setup.deck
        hands = [{deck.name(card) for card in side.hand} for side in short_match.replay.state.sides]
        only_b = hands[1] - hands[0]
        assert not any(name in shown() for name in only_b)
        assert all(name in shown() for name in hands[0])
        await pilot.press("v")
        assert all(name in shown() for name in hands[1])
        await pilot.press("v")  # side by side there is less room: some go by their short names
        both = [deck.card(card) for side in short_match.replay.state.sides for card in side.hand]
        assert all(card.name in shown() or card.short in shown() for card in both)


def hands(watched: Watched) -> list[set[str]]:
    """The names of the cards that are in one hand only, and not a part of a name in the other."""
    deck = watched.recording.setup.deck
    first, second = ({deck.name(card) for card in side.hand} for side in watched.replay.state.sides)
    return [{name for name in one if name not in " ".join(other)} for one, other in ((first, second), (second, first))]


async def test_while_two_people_play_a_hand_is_shown_to_those_only_who_want_it(app: WWTennisApp, tmp_path: Path):
    watched = kept_to_watch(tmp_path, answers=30)
    async with app.run_test(size=(120, 36)) as pilot:
        screen = await opened(pilot, watched, watched.line.stops()["point"][1], None)
        only_a, only_b = hands(watched)

        async def turned(*keys: str) -> str:
            await pilot.press(*keys)
            await pilot.pause()
            return text_of(app)

        shown = text_of(app)
        assert "all hands face down" in shown
        assert not any(card in shown for card in only_a | only_b)
        assert "See the cards that Anna holds?" in await turned("v")
        assert "See the cards that Rafael holds?" in await turned("n")
        assert "all hands face down" in await turned("escape")
        shown = await turned("v", "n", "y")  # Rafael wants to see his own
        assert "as Rafael saw it" in shown
        assert all(card in shown for card in only_b)
        assert not any(card in shown for card in only_a)
        assert "all hands face down" in await turned("v")  # not all: Anna did not want that
        assert "as Anna saw it" in await turned("v", "y")
        assert "as Rafael saw it" in await turned("v")
        assert "all hands open" in await turned("v")
        assert app.screen is screen


async def test_while_one_plays_alone_the_others_hand_is_asked_for(app: WWTennisApp, tmp_path: Path):
    watched = kept_to_watch(tmp_path, answers=30, by=("human", "greedy"))
    async with app.run_test(size=(120, 36)) as pilot:
        screen = await opened(pilot, watched, 0, None)
        assert screen.view == "a"
        await pilot.press("v")
        await pilot.pause()
        assert "See the cards that Rafael holds?" in text_of(app)
        await pilot.press("y", "v")
        await pilot.pause()
        assert screen.view == "all"


@pytest.mark.parametrize(
    ("how", "view"),
    [
        ({}, "all"),
        ({"answers": 30, "by": ("greedy", "random")}, "all"),
        ({"answers": 30, "by": ("human", "solo"), "solo": BY_THE_BOOK}, "all"),  # it holds no cards
        ({"answers": 30, "by": ("greedy", "human")}, "b"),
        ({"answers": 30}, "none"),
    ],
)
def test_only_what_may_be_seen_unasked_is_seen(tmp_path: Path, how: dict[str, Any], view: str):
    assert ReplayScreen(kept_to_watch(tmp_path, **how)).view == view


async def test_playing_on_in_a_match_of_others_is_asked_for(app: WWTennisApp, tmp_path: Path):
    watched = kept_to_watch(tmp_path, answers=30)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, watched, watched.replay.end, None)
        await pilot.press("o", "n")
        await pilot.pause()
        assert app.screen is screen
        await pilot.press("o", "y")
        await pilot.pause()
        assert isinstance(app.screen, PlayOnScreen)


async def test_the_numbers_are_those_up_to_the_moment(app: WWTennisApp, long_match: Watched):
    moment = long_match.line.stops()["point"][9]
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, long_match, moment)
        assert "points won" not in text_of(app)
        await pilot.press("tab")
        [line] = [line for line in text_of(app).splitlines() if "points won" in line and "net" not in line]
        box = box_score(long_match.replay.entries[:moment])
        first, second = (seat.points for seat in box.seats)

        assert first + second == 9
        assert line.rstrip().endswith(str(second))
        assert f" {first} " in line


async def test_with_more_room_hands_and_numbers_are_both_there(app: WWTennisApp, long_match: Watched):
    async with app.run_test(size=(120, 36)) as pilot:
        await opened(pilot, long_match, 200)
        shown = text_of(app)
        assert "points won" in shown
        assert "of 12" in shown
        assert "tab" not in shown.splitlines()[-1]
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "tab stats" in text_of(app)


async def test_what_was_taken_back_is_shown_as_it_happened(app: WWTennisApp, tmp_path: Path):
    watched = kept_to_watch(tmp_path, undo_every=25)
    entries = watched.replay.entries
    undo = next(number for number, entry in enumerate(entries, start=1) if isinstance(entry, Undone))
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, watched, undo - 1)
        assert "undone later" in text_of(app)
        await pilot.press("right")
        assert "Taken back" in text_of(app)
        undone = entries[undo - 1]
        assert isinstance(undone, Undone)
        assert watched.replay.state.sides[0].hand == watched.replay.state_at(undone.to).sides[0].hand
        await pilot.press("question_mark")
        assert isinstance(app.screen, HelpScreen)


def test_every_moment_can_be_looked_at(tmp_path: Path):
    watched = kept_to_watch(tmp_path, undo_every=30, seed=5)
    moments = Moments(watched, retelling(watched.replay.game, watched.names))
    counted = 0
    for moment in range(watched.replay.end + 1):
        watched.replay.seek(moment)
        scene = moments.scene((0, 1))
        counted = max(counted, len(scene.points))  # type: ignore[attr-defined]
        assert scene.state.score == watched.replay.state.score
        assert [side.hand for side in scene.state.sides] == [side.hand for side in watched.replay.state.sides]
    assert counted == len(watched.line.points)


async def test_a_match_against_the_solo_opponent_is_shown_from_both_sides(app: WWTennisApp, tmp_path: Path):
    watched = kept_to_watch(tmp_path, solo=BY_THE_BOOK, by=("human", "solo"))
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, watched, 60, "b")
        assert "holds no cards" in text_of(app)
        await pilot.press("v")
        assert "12" in text_of(app)


async def test_names_are_never_read_as_markup(app: WWTennisApp, tmp_path: Path):
    watched = kept_to_watch(tmp_path, names=("[red]Eve[/]", "$accent"))
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, watched, 40)
        assert "(red)Eve" in text_of(app)
        assert "$accent" in text_of(app)


async def test_the_help_explains_the_marks(app: WWTennisApp, short_match: Watched):
    async with app.run_test(size=(80, 60)) as pilot:
        await opened(pilot, short_match)
        await pilot.press("question_mark")
        assert isinstance(app.screen, HelpScreen)
        told = " ".join(line.plain for part in app.screen.parts for line in part.lines)
        for words in ("One event back.", "a break of serve", "one of the longest rallies", "To the next decision."):
            assert words in told


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 36), (200, 60)])
async def test_in_ascii_mode_all_of_it_is_ascii(tmp_path: Path, long_match: Watched, size: tuple[int, int]):
    app = make_app(tmp_path, symbols="ascii")
    async with app.run_test(size=size) as pilot:
        await opened(pilot, long_match, 300)
        assert text_of(app).isascii()
        await pilot.press("tab", "colon")
        assert text_of(app).isascii()


async def test_without_colour_there_is_none(tmp_path: Path, long_match: Watched, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("NO_COLOR", "1")
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, long_match, 300)
        codes = {code for run in picture_of(app).split("\x1b[")[1:] for code in run.partition("m")[0].split(";")}
        assert all(code in ("39", "49") or len(code) == 1 for code in codes)


async def test_what_other_rules_have_played_and_cannot_be_told_is_passed_over(
    app: WWTennisApp, short_match: Watched, monkeypatch: pytest.MonkeyPatch
):
    scene = Moments.scene

    def only_the_beginning(moments: Moments, eyes: tuple[int, ...]) -> Scene:
        if short_match.replay.at > 20:
            raise BadFile("final.jsonl: entry 21 cannot be told")
        return scene(moments, eyes)

    monkeypatch.setattr(Moments, "scene", only_the_beginning)
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, short_match, 20)
        await pilot.press("right", "right", "left", "left", "left")

        assert [note.message for note in app._notifications] == ["final.jsonl: entry 21 cannot be told"]
        assert "entry 19/" in text_of(app)


async def test_a_torn_end_is_told_and_the_rest_is_shown(app: WWTennisApp, tmp_path: Path):
    path = keep(tmp_path / "logs")
    path.write_bytes(path.read_bytes()[:-9])
    watched = watch(path)
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, watched, watched.replay.end)
        assert any("the end was cut off" in note.message for note in app._notifications)
        assert "Last point" in text_of(app)


# Playing on


async def test_one_can_play_on_from_any_decision_against_a_bot(app: WWTennisApp, long_match: Watched):
    async with app.run_test(size=(80, 24)) as pilot:
        moment = long_match.line.stops()["point"][6] + 5
        await opened(pilot, long_match, moment)
        await pilot.press("o")
        await pilot.pause()
        assert isinstance(app.screen, PlayOnScreen)
        await pilot.press("down", "left", "enter")  # the last bot
        await pilot.pause()

        assert app.match is not None
        decision = long_match.replay.decision_at(moment)
        assert decision is not None
        assert app.match.entries[:decision] == long_match.replay.entries[:decision]
        assert isinstance(app.match.entries[decision], Reseeded)
        assert app.match.seats[0].is_person
        assert app.match.seats[1].who in names_of_all(app.match.kind)
        assert app.match.names == ("Anna", "Rafael")
    [log] = app.autosave.folder.glob("*.jsonl")  # the recording lies elsewhere
    assert len(log.read_bytes().splitlines()) >= decision + 2


async def test_the_other_seat_can_be_taken_over(app: WWTennisApp, short_match: Watched):
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, short_match, 80)
        await pilot.press("o", "right", "down", "right", "enter")
        await pilot.pause()

        assert app.match is not None
        assert app.match.people == (1,)


async def test_solo_goes_on_solo(app: WWTennisApp, tmp_path: Path):
    watched = kept_to_watch(tmp_path / "logs", solo=BY_THE_BOOK, by=("human", "solo"))
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, watched, 60)
        await pilot.press("o", "enter")
        await pilot.pause()

        assert app.match is not None
        assert [seat.who for seat in app.match.seats] == ["human", "solo"]


async def test_before_the_first_question_there_is_nothing_to_play_on_from(app: WWTennisApp, short_match: Watched):
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, short_match, 1)
        assert "play on" not in text_of(app)
        await pilot.press("o")
        assert app.screen is screen


# Coming and going


async def test_escape_and_q_go_back_to_where_one_came_from(app: WWTennisApp, short_match: Watched):
    async with app.run_test(size=(80, 24)) as pilot:
        for key in ("escape", "q"):
            await opened(pilot, short_match)
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, TitleScreen)


async def test_a_replay_that_was_opened_alone_is_left_with_the_game(app: WWTennisApp, short_match: Watched):
    async with app.run_test(size=(80, 24)) as pilot:
        app.show_replay(short_match, 12, "b", alone=True)
        await pilot.pause()
        assert short_match.replay.at == 12
        await pilot.press("escape")  # which never quits
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)
        app.show_replay(short_match, alone=True)
        await pilot.pause()
        await pilot.press("q")
    assert app.return_code == 0


async def test_watching_begins_with_the_first_point_and_plays(
    tmp_path: Path, short_match: Watched, monkeypatch: pytest.MonkeyPatch
):
    app = make_app(tmp_path, motion="fast")
    replay, first = short_match.replay, short_match.replay.stops("point")[0]
    seen: list[int] = []  # each place that it comes to
    seek = replay.seek

    def seek_and_tell(moment: int) -> None:
        seen.append(moment)
        seek(moment)

    monkeypatch.setattr(replay, "seek", seek_and_tell)
    async with app.run_test(size=(80, 24)) as pilot:
        app.show_replay(short_match)
        await until(pilot, lambda: replay.at > first)
        await pilot.press("space")
        at = replay.at
        await pilot.pause(0.1)
        assert replay.at == at
    assert seen[0] == first > 0


async def test_it_plays_no_farther_than_it_is_asked_to(tmp_path: Path, short_match: Watched):
    app = make_app(tmp_path, motion="fast")
    point = short_match.line.points[1]
    async with app.run_test(size=(80, 24)) as pilot:
        app.show_replay(short_match, point.start, until=point.end)
        await pilot.pause()
        app.screen.watching.speed = 8.0  # type: ignore[attr-defined]
        await until(pilot, lambda: short_match.replay.at == point.end)
        await until(pilot, lambda: not app.screen.shown.is_playing)  # type: ignore[attr-defined]


async def test_where_nothing_moves_it_waits_at_the_first_point(app: WWTennisApp, short_match: Watched):
    async with app.run_test(size=(80, 24)) as pilot:
        app.show_replay(short_match)
        await pilot.pause(0.1)
        assert short_match.replay.at == short_match.replay.stops("point")[0]
        assert not app.screen.shown.is_playing  # type: ignore[attr-defined]


async def test_a_match_that_was_just_played_can_be_watched(app: WWTennisApp):
    session = new_match(MatchChoice(), ("Anna", "Rafael"), seed=4)
    session.open()
    while session.pending is not None:
        session.answer(session.pending.options[0])
    async with app.run_test(size=(80, 24)) as pilot:
        app.show_replay(session.watched())
        await pilot.pause()
        await pilot.press("end")

        assert "Game, set and match" in text_of(app)


def test_the_command_opens_it_at_the_moment_that_is_asked_for(tmp_path: Path):
    log = keep(tmp_path, seed=7)
    words = ["replay", str(log), "--at", "42", "--view", "b"]
    code = f"from wwtennis.__main__ import main; raise SystemExit(main({words!r}))"
    status, written = in_a_terminal(code, tmp_path / "home", b"q", wait_for=b"entry 42/")

    assert status == 0
    assert b"as Rafael saw it" in written
    assert b"Traceback" not in written


def test_every_key_that_goes_somewhere_does(short_match: Watched):
    game, names = short_match.replay.game, short_match.names
    shown = Shown(game, short_match.recording.setup, names)
    watching = Watching(Page(), shown, short_match, retelling(game, names))
    for action in REPLAY.actions:
        if action.by == "go" and action.id != "play":
            short_match.replay.seek(100)
            watching.press(action.id)
            assert (short_match.replay.at != 100) == (action.id not in ("faster", "slower")), action.id


async def test_it_survives_every_size(app: WWTennisApp, long_match: Watched):
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, long_match, 400)
        before = text_of(app)
        for width, height in ((79, 24), (200, 60), (110, 34), (150, 47), (300, 24), (80, 100), (80, 24)):
            await pilot.resize_terminal(width, height)
            await pilot.pause(0.05)
        assert text_of(app) == before


def test_every_point_of_the_match_is_on_the_timeline(long_match: Watched):
    started = [entry for entry in long_match.replay.entries if isinstance(entry, PointStarted) and not entry.replayed]
    assert len(started) == len(long_match.line.points)
