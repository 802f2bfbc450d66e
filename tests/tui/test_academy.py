"""The academy in the app: its list, lessons on the match screens of their games, and what is remembered of them."""

from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest
from textual.geometry import Region
from textual.pilot import Pilot

from tests.catalogues import compiled, needs_babel
from tests.files.test_lessons import ALL, LANGUAGES, LESSONS, PUZZLES, lessons, posed, taken, texts_of
from tests.tui.looking import app_of, make_app, on_top, said, until
from tests.tui.test_every_game import asked
from wwtennis.files.languages import speak
from wwtennis.files.settings import SettingsFile
from wwtennis.kernel.lesson import Lesson
from wwtennis.kernel.puzzle import percent
from wwtennis.kernel.words import speak as speak_plainly
from wwtennis.tui.shell.canvas import wrap
from wwtennis.tui.shell.lesson_session import LessonSession
from wwtennis.tui.shell.match_page import MatchPage
from wwtennis.tui.shell.screens.academy import AcademyScreen, LessonList, LessonOver
from wwtennis.tui.shell.screens.rulebook import RulebookScreen
from wwtennis.tui.shell.screens.title import TitleScreen
from wwtennis.tui.shell.widgets.lesson_box import MARGIN, LessonBox, field_in

FIRST = LESSONS[0]


async def is_listed(pilot: Pilot[Any]) -> AcademyScreen:
    await until(pilot, lambda: isinstance(pilot.app.screen, AcademyScreen) and bool(pilot.app.screen.query("#about")))
    await pilot.pause()
    return on_top(pilot.app, AcademyScreen)


async def begun(pilot: Pilot[Any], lesson: Lesson) -> MatchPage:
    app_of(pilot).learning.take(lesson)
    await until(pilot, lambda: asked(pilot.app))
    return on_top(pilot.app, MatchPage)


def session_of(page: MatchPage) -> LessonSession:
    assert isinstance(page.playing.session, LessonSession)
    return page.playing.session


def rules_read(app: Any) -> set[str]:
    return {rule.id for chapter in on_top(app, RulebookScreen).found for rule in chapter.rules}


def told_on(page: MatchPage) -> str:
    """What the lesson says, wherever its lines are broken."""
    return " ".join(" ".join(page.query_one(LessonBox).canvas().text()).split())


async def test_the_academy_is_on_the_title_and_lists_the_lessons_of_every_game(tmp_path: Path):
    app = make_app(tmp_path)
    async with app.run_test(size=(120, 36)) as pilot:
        await pilot.press("a")
        await is_listed(pilot)
        text = said(app)
        assert all(word in text for word in ("The court, and moving on it", "Serve & Play in one", "Hoops in one"))
        assert "Worldwide Tennis: puzzles" in text
        await pilot.press("end")
        await until(pilot, lambda: "Five players on the court" in said(app))
        await pilot.press("escape")
        assert isinstance(app.screen, TitleScreen)


async def test_a_lesson_is_taken_by_keys_and_a_wrong_move_is_explained_and_tried_again(tmp_path: Path):
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("a")
        await is_listed(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: asked(app))
        page = on_top(app, MatchPage)
        entries = len(session_of(page).entries)
        await until(pilot, lambda: "Rafael serves to your Forehand" in said(app))

        await pilot.press("enter")  # the attack, which the cursor begins at
        await until(pilot, lambda: "Not that one" in said(app))
        await until(pilot, lambda: "WT-9.1, WT-9.4" in said(app))
        assert len(session_of(page).entries) == entries
        assert {"WT-9.1", "WT-9.4"} <= {*page.rules_here()}

        await pilot.press("1", "enter")
        await until(pilot, lambda: asked(app) and session_of(page).heading == "2/4")
        await pilot.press("3", "enter")
        await until(pilot, lambda: asked(app) and session_of(page).heading == "3/4")
        await pilot.press("enter")
        await until(pilot, lambda: asked(app) and session_of(page).heading == "4/4")
        await pilot.press("b")
        await until(pilot, lambda: isinstance(app.screen, LessonOver))
        await until(pilot, lambda: "One zone sideways is free" in said(app))
        await pilot.press("enter")
        academy = await is_listed(pilot)
        assert academy.query_one(LessonList).chosen == 1
        await until(pilot, lambda: f"1 of {len(ALL)} done" in said(app))
    assert SettingsFile(tmp_path / "settings.json").load().lessons_done == (FIRST.id,)
    assert not [*(tmp_path / "matches").glob("*.jsonl")]


@lessons
async def test_every_lesson_is_taken_on_the_screen_of_its_game(lesson: Lesson, tmp_path: Path):
    app = make_app(tmp_path, hints="on")
    async with app.run_test(size=(80, 24)) as pilot:
        page = await begun(pilot, lesson)
        session = session_of(page)
        while session.taking.step is not None:
            await until(pilot, lambda: asked(app) and page.query_one(LessonBox).display)
            at, wanted = session.taking.at, session.taking.wanted()
            others = [option for option in session.taking.question.options if option not in wanted]
            if others:
                page.playing.give(others[0])
                assert session.is_objected
                assert session.taking.at == at
                await pilot.pause()
                await until(pilot, lambda: "Not that one" in said(app))
            page.playing.give(wanted[0])
            assert session.taking.at > at
            await until(pilot, lambda: asked(app) or isinstance(app.screen, LessonOver))
        await until(pilot, lambda: isinstance(app.screen, LessonOver))
        assert app.settings.lessons_done == (lesson.id,)
        assert app.settings.hints_seen == ()


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
async def test_a_puzzle_is_tried_until_it_is_solved_and_tells_the_chances(puzzle: Lesson, tmp_path: Path):
    found = posed(puzzle)
    best, next_best = found.judged[:2]
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await begun(pilot, puzzle)
        await until(pilot, lambda: "Find the best chance" in told_on(page))
        page.playing.give(next_best.choice)
        await pilot.pause()
        await until(pilot, lambda: f"wins the point in {percent(next_best.chance)} of all cases" in told_on(page))
        assert app.settings.lessons_done == ()
        page.playing.give(best.choice)
        await until(pilot, lambda: isinstance(app.screen, LessonOver))
        ending = on_top(app, LessonOver).session.ending()
        assert f"wins the point in {percent(best.chance)} of all cases; the next best" in ending
        assert [*app.settings.lessons_done] == [puzzle.id]


async def test_a_lesson_is_left_for_the_list_and_nothing_is_taken_back(tmp_path: Path):
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await begun(pilot, LESSONS[3])
        await pilot.press("u")
        await until(pilot, lambda: any("nothing to take back" in note.message for note in app._notifications))
        await pilot.press("q")
        academy = await is_listed(pilot)
        assert academy.query_one(LessonList).chosen == 3
        assert app.settings.lessons_done == ()
        await pilot.press("enter")
        await until(pilot, lambda: asked(app))
        await pilot.press("escape")
        await is_listed(pilot)


async def test_the_rules_of_a_lesson_open_from_its_line_and_its_end(tmp_path: Path):
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("a")
        await is_listed(pilot)
        await pilot.press("R")
        await until(pilot, lambda: isinstance(app.screen, RulebookScreen) and bool(app.screen.found))
        assert rules_read(app) == {*FIRST.rules}
        await pilot.press("escape")
        await is_listed(pilot)
        await pilot.press("end", "R")
        await until(pilot, lambda: isinstance(app.screen, RulebookScreen) and bool(app.screen.found))
        assert rules_read(app) == {*LESSONS[-1].rules}  # of another game, in its own book


async def test_the_help_of_a_lesson_does_not_say_that_it_is_kept(tmp_path: Path):
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 40)) as pilot:
        await begun(pilot, FIRST)
        await pilot.press("question_mark")
        await until(pilot, lambda: "Leave the lesson, for the list of all." in said(app))


async def test_a_broken_lesson_is_one_sentence_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    step = msgspec.structs.replace(FIRST.steps[0], like={"answer": "Rain"})
    broken = msgspec.structs.replace(FIRST, steps=(step, *FIRST.steps[1:]))
    monkeypatch.setattr("wwtennis.files.lessons.all_lessons", lambda: ([broken], ["x.yaml: line 1: no"]))
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("a")
        await is_listed(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: len(app._notifications) == 2)
        told = [note.message for note in app._notifications]
        assert told[0] == "x.yaml: line 1: no"
        assert "step 1: nobody can answer that here" in told[1]
        assert isinstance(app.screen, AcademyScreen)


@needs_babel
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
def test_all_of_what_a_lesson_says_can_be_read(language: str, size: tuple[int, int]):
    compiled()
    speak(language)
    try:
        assert too_long(size) == []
    finally:
        speak_plainly("en")


def too_long(size: tuple[int, int]) -> list[str]:
    found: list[str] = []
    for lesson in LESSONS:
        field = field_in(import_module(f"wwtennis.tui.{lesson.game.replace('-', '_')}.layout").arrange(*size))
        for taking, _wanted in taken(lesson):
            assert taking.step is not None
            for text in texts_of(taking.step):
                told = "" if text is None else f"{taking.in_words(text)} ({', '.join(taking.step.rules)})"
                found += [told] if is_too_long(told, field) else []
    for puzzle in PUZZLES:
        field = field_in(import_module("wwtennis.tui.worldwide.layout").arrange(*size))
        told = posed(puzzle).taking.in_words(puzzle.about)
        found += [told] if is_too_long(told, field) else []
    return found


def is_too_long(told: str, field: Region) -> bool:
    return 1 + len(wrap(told, field.width - MARGIN)) > field.height


async def test_what_has_set_a_puzzle_up_is_not_told_as_if_it_had_happened(tmp_path: Path):
    app = make_app(tmp_path)
    async with app.run_test(size=(120, 36)) as pilot:
        scene = (await begun(pilot, PUZZLES[0])).playing.shown.scene
        assert (scene.lines, scene.last_point) == ([], ("",))
