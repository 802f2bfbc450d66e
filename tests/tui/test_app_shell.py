"""The app around the match: screens, keys, mouse, leaving, and what happens when there is no room."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from textual.events import Key
from textual.pilot import Pilot
from textual.widgets import Input, Static

from tests.material import load_players
from tests.tui.looking import finished_match, make_app, picture_of, said, settled, text_of, until
from wwtennis.files.autosave import Autosave
from wwtennis.files.logs import read_log
from wwtennis.files.settings import Settings
from wwtennis.games.worldwide.cards import Surface
from wwtennis.kernel.kind import names_of_all
from wwtennis.tui.shell.actions import EVERYWHERE, Section, bindings_for
from wwtennis.tui.shell.app import WWTennisApp
from wwtennis.tui.shell.form import Form
from wwtennis.tui.shell.page import Page
from wwtennis.tui.shell.palette import Palette
from wwtennis.tui.shell.screens.asking import Confirm, Prompt
from wwtennis.tui.shell.screens.handover import HandOver
from wwtennis.tui.shell.screens.help import HelpScreen
from wwtennis.tui.shell.screens.matches import MatchesScreen
from wwtennis.tui.shell.screens.notes import NotesScreen
from wwtennis.tui.shell.screens.play_on import PlayOnScreen
from wwtennis.tui.shell.screens.save import SaveScreen
from wwtennis.tui.shell.screens.settings import SettingsScreen
from wwtennis.tui.shell.screens.setup import SetupScreen
from wwtennis.tui.shell.screens.title import TitleMenu, TitleScreen
from wwtennis.tui.worldwide.actions import MATCH
from wwtennis.tui.worldwide.answering import KEYS
from wwtennis.tui.worldwide.answers import WAYS
from wwtennis.tui.worldwide.match import MatchScreen
from wwtennis.tui.worldwide.match_end import MatchEndScreen
from wwtennis.tui.worldwide.replay import ReplayScreen
from wwtennis.tui.worldwide.set_up_lines import card_words


def section(app: WWTennisApp) -> str:
    assert isinstance(app.screen, Page)
    return app.screen.section.id


# From the title to a match


@pytest.mark.usefixtures("stand_in_match")
async def test_two_keys_lead_from_the_title_to_a_match_with_the_defaults(app: WWTennisApp):
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n", "enter")

        assert section(app) == "match"
        assert app.match is not None
        assert app.match.setup.surface is Surface.HARD
        assert app.match.setup.solo is not None
        assert app.match.names == ("Anna", "Solo")


@pytest.mark.usefixtures("stand_in_match")
async def test_whoever_goes_straight_to_the_match_leaves_to_the_title(tmp_path: Path):
    file = make_app(tmp_path).settings_file
    app = WWTennisApp(file, straight_to_the_match=True)
    async with app.run_test(size=(80, 24)) as pilot:
        assert section(app) == "match"
        await pilot.press("q")
        await pilot.pause()

        assert isinstance(app.screen, TitleScreen)
        assert "Continue" in text_of(app)


def menu_lines(app: WWTennisApp) -> list[str]:
    """What the title offers, as soon as it is there."""
    return [line.plain.rstrip() + "\n" for menu in app.screen.query(TitleMenu) for line in menu.render().split("\n")]


@pytest.mark.usefixtures("stand_in_match")
async def test_a_match_to_continue_is_named_as_far_as_there_is_room_for_whole_words(tmp_path: Path):
    """The solo opponent may have served an ace by then: for that there is room, for "begun" there is not."""
    for width, named in ((80, r"  Anna - Solo(, \d-\d)?\n$"), (120, r"  Anna - Solo, (begun|\d-\d)\n$")):
        app = make_app(tmp_path / f"{width}")
        async with app.run_test(size=(width, 24)) as pilot:
            await pilot.press("n", "enter", "q")
            await until(pilot, lambda: any(re.search(named, line) for line in menu_lines(app)))  # noqa: B023


@pytest.mark.usefixtures("stand_in_match")
async def test_keys_that_are_typed_ahead_wait_for_their_screen(app: WWTennisApp):
    async with app.run_test(size=(80, 24)) as pilot:
        for key in ("n", "enter", "q", "s", "right", "escape"):
            app.post_message(Key(key, None))
        await until(pilot, lambda: app.theme == "light" and isinstance(app.screen, TitleScreen))
        assert len(list(app.settings_file.path.parent.glob("matches/*.jsonl"))) == 1


@pytest.mark.usefixtures("stand_in_match")
async def test_the_last_choice_is_remembered(app: WWTennisApp, tmp_path: Path):
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n", "down", "right", "down", "left", "enter")
    again = WWTennisApp(app.settings_file, app.autosave)

    assert again.settings.game == "worldwide"
    assert again.settings.setups["worldwide"]["played"] == "best-of-3"
    assert again.court == "clay"


@pytest.mark.usefixtures("stand_in_match")
async def test_a_seed_gives_the_same_match(app: WWTennisApp):
    hands = []
    async with app.run_test(size=(80, 24)) as pilot:
        for _match in range(2):
            await pilot.press("n", "up", "4", "2", "x", "enter")  # x is no digit, and not taken
            assert app.match is not None
            assert app.match.seed == 42
            hands.append(app.match.table.state.sides[0].hand)
            await pilot.press("q")
    assert hands[0] == hands[1]


@pytest.mark.usefixtures("stand_in_match")
async def test_typing_a_name_replaces_the_one_that_is_there(app: WWTennisApp):
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n", *["down"] * 5, "left", "down", *"Bo")
        assert app.screen.query_one(Form).values["name_0"] == "Bo"
        await pilot.press("down", "backspace", "x")  # who deletes a letter wants to keep the others
        assert app.screen.query_one(Form).values["name_1"] == "Rafaex"
        await pilot.press("up", "y")  # and here one came anew
        assert app.screen.query_one(Form).values["name_0"] == "y"


async def test_each_game_says_what_it_is(app: WWTennisApp):
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n")
        assert "risks well chosen" in said(app)
        await pilot.press("right")
        assert "no dice; for two" in said(app)


async def test_with_a_match_to_continue_the_cursor_stands_on_it(app: WWTennisApp, tmp_path: Path):
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n", "enter")
        await pilot.press("q")
        await until(pilot, lambda: "▸ c  Continue" in text_of(app))
    again = WWTennisApp(app.settings_file, Autosave(app.autosave.folder))
    async with again.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: "▸ c  Continue" in text_of(again))
        await pilot.press("up")
        await until(pilot, lambda: isinstance(again.screen, TitleScreen) and again.screen.is_looked_up)
        assert "▸ n  New match" in text_of(again)  # who has chosen keeps to it


@pytest.mark.usefixtures("stand_in_match")
async def test_names_are_typed_right_on_their_line(app: WWTennisApp):
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n", *["down"] * 5, "left", "down")  # a person; the first name
        await pilot.press(*["backspace"] * 4, *"[b]q?")
        assert "[b]q?" in text_of(app)  # no markup, no quitting, no help
        await pilot.press("enter")

        assert app.match is not None
        assert app.match.names == ("(b)q?", "Rafael")  # so that no other screen can take it for markup either
        assert app.match.is_hot_seat


@pytest.mark.usefixtures("stand_in_match")
async def test_a_bot_with_a_player_card_plays_under_its_name(app: WWTennisApp):
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n", *["down"] * 5, "right", *["down"] * 5, "right", "enter")

        assert app.match is not None
        assert app.match.names == ("Anna", "Roger")
        assert app.match.seats[1].who in names_of_all(app.match.kind)


async def test_every_word_of_a_player_card_can_be_read_in_a_small_window(app: WWTennisApp):
    longest = max(load_players().values(), key=lambda card: len(card_words(card, solo=False)))
    turns = list(load_players()).index(longest.id) + 1
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n", *["up"] * 3, *["right"] * turns)
        last = card_words(longest, solo=False).split()[-1]
        assert longest.name in text_of(app)
        await pilot.press("pagedown")
        assert last in text_of(app)


async def test_a_warm_up_has_neither_challenges_nor_player_cards(app: WWTennisApp):
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n", *["down"] * 3, "left")

        values = app.screen.query_one(Form).values
        assert (values["challenges"], values["card_a"], values["card_b"]) == ("off", "", "")


async def test_practice_is_offered_against_the_game_and_not_against_a_person(app: WWTennisApp):
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n")
        assert "Practice" in text_of(app)
        await pilot.press(*["down"] * 5, "left")
        assert "Practice" not in text_of(app)


# Leaving and coming back


@pytest.mark.usefixtures("stand_in_match")
async def test_a_match_that_was_left_can_be_continued(app: WWTennisApp, tmp_path: Path):
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n", "enter")
        assert app.match is not None
        app.match.answer(app.match.table.pending.options[0])
        entries = list(app.match.entries)
        await pilot.press("q")
        assert isinstance(app.screen, TitleScreen)
        assert "Continue" in text_of(app)
        await pilot.press("c")

        assert app.match is not None
        assert app.match.entries == entries
        assert app.match.setup.solo is not None


@pytest.mark.usefixtures("stand_in_match")
async def test_a_match_left_before_the_title_looked_for_one_can_be_continued(
    app: WWTennisApp, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("wwtennis.tui.shell.screens.title.LOOK_AHEAD", 3600.0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n", "enter")
        app.match.answer(app.match.table.pending.options[0])
        await pilot.press("q")
        assert "Continue" in text_of(app)


@pytest.mark.usefixtures("stand_in_match")
async def test_ctrl_c_leaves_at_once_with_the_match_kept_and_so_does_a_second_one(app: WWTennisApp, tmp_path: Path):
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n", "enter", "ctrl+c", "ctrl+c")
    [log] = (tmp_path / "matches").glob("*.jsonl")

    assert app.return_code == 0
    assert log.read_bytes().endswith(b"\n")
    assert b"CoinTossed" in log.read_bytes()


async def test_a_decision_that_ctrl_c_has_overtaken_is_kept_too(app: WWTennisApp, tmp_path: Path):
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n", "enter")
        session = app.match
        assert session is not None
        app.action_leave_game()
        assert session.pending is not None
        session.answer(session.pending.options[0])  # by a key that was still on its way
        told = len(session.entries)
    [log] = (tmp_path / "matches").glob("*.jsonl")

    assert len(read_log(log).entries) == told


@pytest.mark.parametrize("key", ["n", "s", "question_mark", "ctrl+p", "m"])
async def test_ctrl_c_leaves_a_screen_that_is_still_being_made(app: WWTennisApp, key: str):
    async with app.run_test(size=(80, 24)) as pilot:
        for typed in (key, "ctrl+c", "ctrl+c"):
            app.post_message(Key(typed, None))
        await pilot.pause(0.1)

    assert app.return_code == 0
    assert app.crash is None


@pytest.mark.parametrize("keys", [(), ("n",), ("s",), ("question_mark",), ("ctrl+p",), ("n", "question_mark")])
async def test_escape_goes_back_and_never_quits(app: WWTennisApp, keys: tuple[str, ...]):
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*keys, "escape", "escape", "escape")

        assert isinstance(app.screen, TitleScreen)
        assert app.is_running


@pytest.mark.usefixtures("stand_in_match")
async def test_an_error_in_the_app_ends_in_a_sentence_and_keeps_the_match(app: WWTennisApp, tmp_path: Path):
    from wwtennis.tui.shell.leaving import crash_sentence

    with pytest.raises(ZeroDivisionError):
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("n", "enter", "x")
    assert app.crash is not None
    sentence = crash_sentence(app.crash, app.autosave.path)
    [log] = (tmp_path / "matches").glob("*.jsonl")
    [report] = (tmp_path / "home" / "state").glob("crash-*.txt")

    assert app.return_code == 1
    assert str(log) in sentence
    assert str(report) in sentence
    assert "Traceback" not in sentence
    assert "the net is down" in report.read_text(encoding="utf-8")


# The end of a match


@pytest.mark.usefixtures("stand_in_match")
async def test_the_end_shows_the_winner_the_score_and_the_numbers(app: WWTennisApp):
    async with app.run_test(size=(80, 24)) as pilot:
        await end_a_match(app, pilot)

        shown = text_of(app)
        score = finished_match("tiebreak").table.state.score.points
        assert ("Anna beats Max" if score[0] > score[1] else "Anna loses to Max") in shown
        assert f"clay · tie-break · {sum(score)} points · 1 min" in shown
        for figure in ("aces", "double faults", "winners", "errors", "won on serve", "net points", "Stars spent"):
            assert figure in shown


@pytest.mark.usefixtures("stand_in_match")
async def test_a_rematch_is_the_same_match_with_new_luck(app: WWTennisApp):
    async with app.run_test(size=(80, 24)) as pilot:
        await end_a_match(app, pilot)
        await pilot.press("r")

        before = finished_match("tiebreak")
        assert app.match is not None
        assert (app.match.setup, app.match.seats) == (before.setup, before.seats)
        assert app.match.seed != before.seed


@pytest.mark.usefixtures("stand_in_match")
async def test_a_match_is_saved_where_one_likes_and_over_no_other_file(app: WWTennisApp, tmp_path: Path):
    taken, free = tmp_path / "taken.jsonl", tmp_path / "free.jsonl"
    taken.write_text("precious", encoding="utf-8")
    async with app.run_test(size=(80, 24)) as pilot:
        await end_a_match(app, pilot)
        await pilot.press("s")
        field = app.screen.query_one(Input)
        field.value = str(taken)
        await pilot.press("enter")
        assert "choose another name" in str(app.screen.query_one("#told", Static).render())
        field.value = str(free)
        await pilot.press("enter")
        await pilot.pause()

        assert isinstance(app.screen, MatchEndScreen)
    assert taken.read_text(encoding="utf-8") == "precious"
    assert read_log(free).entries == finished_match("tiebreak").entries


@pytest.mark.parametrize("name", ["", "/", "~nobody-of-this-name/x", "no/such/folder/x"])
@pytest.mark.usefixtures("stand_in_match")
async def test_a_place_that_cannot_be_is_told_in_the_dialogue(app: WWTennisApp, name: str):
    async with app.run_test(size=(80, 24)) as pilot:
        await end_a_match(app, pilot)
        await pilot.press("s")
        app.screen.query_one(Input).value = name
        await pilot.press("enter")

        assert app.screen.query_one("#told", Static).render()
        await pilot.press("escape", "escape")
        assert isinstance(app.screen, TitleScreen)


async def end_a_match(app: WWTennisApp, pilot: Pilot[Any]) -> None:
    """As if the match had just been played here."""
    session = finished_match("tiebreak")
    app.show_match(session)
    await pilot.pause()
    await pilot.press("o")
    await pilot.pause()


# Settings


async def test_settings_are_applied_at_once_and_kept(app: WWTennisApp):
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("s", "right")
        assert app.theme == "light"
        await pilot.press("down", "right")
        assert app.ascii_only
        assert text_of(app).isascii()
        await pilot.press("down", "right", "escape")
    kept = json.loads(app.settings_file.path.read_text(encoding="utf-8"))

    assert (kept["theme"], kept["symbols"], kept["motion"]) == ("light", "ascii", "slow")


async def test_the_defaults_come_back_with_one_key(app: WWTennisApp):
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("s", "right", "ctrl+r")

        fresh = Settings()
        assert (app.theme, app.settings.motion) == (fresh.theme, fresh.motion)
        assert app.settings.names[:2] == ("Anna", "Rafael")


async def test_settings_that_cannot_be_read_are_told_and_the_game_starts(tmp_path: Path):
    app = make_app(tmp_path)
    app.settings_file.path.write_text("{", encoding="utf-8")
    app = WWTennisApp(app.settings_file, app.autosave)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        [told] = app._notifications

        assert "settings.json" in told.message
        assert app.settings == Settings()


# No room


@pytest.mark.parametrize("keys", [(), ("n",), ("s",), ("question_mark",), ("ctrl+p",)])
async def test_without_room_one_line_says_so_on_every_screen_and_it_recovers(app: WWTennisApp, keys: tuple[str, ...]):
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*keys)
        before = await settled(pilot)
        await resize(pilot, 79, 30)
        await until(pilot, lambda: said(app) == "Needs 80x24, has 79x30. Ctrl+C leaves.")
        await resize(pilot, 30, 5)
        await until(pilot, lambda: said(app) == "Needs 80x24, has 30x5. Ctrl+C leaves.")
        await resize(pilot, 80, 24)
        await until(pilot, lambda: text_of(app) == before)


async def test_what_cannot_be_seen_is_not_done(app: WWTennisApp):
    async with app.run_test(size=(80, 24)) as pilot:
        await resize(pilot, 79, 23)
        await pilot.press("n")
        await resize(pilot, 80, 24)

        assert isinstance(app.screen, TitleScreen)


async def test_a_screen_below_another_one_has_its_room_back_too(app: WWTennisApp):
    async with app.run_test(size=(80, 24)) as pilot:
        before = text_of(app)
        await pilot.press("n")
        await resize(pilot, 60, 20)
        await resize(pilot, 80, 24)
        await pilot.press("escape")
        await until(pilot, lambda: text_of(app) == before)


async def test_the_game_leaves_a_window_that_is_too_small(app: WWTennisApp):
    async with app.run_test(size=(40, 10)) as pilot:
        await pilot.press("ctrl+c")
    assert app.return_code == 0


async def resize(pilot: Pilot[Any], width: int, height: int) -> None:
    await pilot.resize_terminal(width, height)
    await pilot.pause(0.05)


# Help, palette, mouse


async def test_help_shows_the_keys_of_where_one_is(app: WWTennisApp):
    async with app.run_test(size=(80, 50)) as pilot:
        await pilot.press("n", "question_mark")

        assert isinstance(app.screen, HelpScreen)
        shown = text_of(app)
        assert "Start the match as it is set up." in shown
        assert "Set up a new match." not in shown
        assert "3 All words" in shown


async def test_the_palette_finds_what_can_be_done_and_does_it(app: WWTennisApp):
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("ctrl+p", *"new match")
        await app.workers.wait_for_complete()
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()

        assert isinstance(app.screen, SetupScreen)


async def test_the_palette_changes_settings(app: WWTennisApp):
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n", "ctrl+p", *"theme contrast")
        await app.workers.wait_for_complete()
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()

        assert app.theme == "contrast"
        assert isinstance(app.screen, SetupScreen)


async def test_the_palette_opens_once(app: WWTennisApp):
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("ctrl+p", "ctrl+p")

        assert [type(screen) for screen in app.screen_stack] == [TitleScreen, Palette]


async def test_the_menu_is_clickable(app: WWTennisApp):
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.click(TitleMenu, offset=place(app, "Settings"))

        assert isinstance(app.screen, SettingsScreen)


async def test_the_key_line_is_clickable(app: WWTennisApp):
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("s")
        await pilot.click(offset=place(app, "esc back"))
        await pilot.pause()

        assert isinstance(app.screen, TitleScreen)


@pytest.mark.usefixtures("stand_in_match")
async def test_a_match_can_be_set_up_and_started_with_the_mouse_alone(app: WWTennisApp):
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.click(offset=place(app, "New match"))
        await pilot.click(offset=place(app, "grass"))
        await pilot.click(offset=place(app, "computer"))
        await pilot.click(offset=place(app, "Start the match"))
        await pilot.pause()

        assert app.match is not None
        assert app.match.setup.surface is Surface.GRASS
        assert app.match.seats[1].who in names_of_all(app.match.kind)


def place(app: WWTennisApp, words: str) -> tuple[int, int]:
    """Where these words stand on the screen."""
    for y, line in enumerate(text_of(app).splitlines()):
        if words in line:
            return line.index(words) + 1, y
    raise AssertionError(f"{words!r} is not on the screen:\n{text_of(app)}")


# Terminals that can do less


@pytest.mark.parametrize("keys", [(), ("n",), ("s",), ("question_mark",), ("ctrl+p",)])
async def test_in_ascii_mode_everything_is_ascii(tmp_path: Path, keys: tuple[str, ...]):
    app = make_app(tmp_path, symbols="ascii")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*keys)

        assert text_of(app).isascii()


@pytest.mark.parametrize("keys", [(), ("n",), ("s",), ("question_mark",)])
async def test_with_no_color_there_is_none(tmp_path: Path, keys: tuple[str, ...], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("NO_COLOR", "1")
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*keys)
        codes = {code for run in picture_of(app).split("\x1b[")[1:] for code in run.partition("m")[0].split(";")}

        # 39 and 49 are the terminal's own colours; single digits are bold, dim, underlined, reversed
        assert all(code in ("39", "49") or len(code) == 1 for code in codes)
        assert "7" in codes or keys == ("question_mark",)  # what is chosen is reversed


async def test_without_motion_by_the_environment_nothing_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TEXTUAL_ANIMATIONS", "none")
    app = make_app(tmp_path, motion="fast")
    assert app.speed == 0


# The registry


def test_no_key_means_two_things_on_one_screen(every_section: list[Section]):
    for section in every_section:
        keys = [key for action in section.actions for key in action.keys]
        shared = {key for key in keys if keys.count(key) > 1} - {"escape"}  # cancels, and leaves where nothing is begun
        assert section is MATCH or not shared, section.id  # there it is what the question makes of it


@pytest.mark.parametrize(
    "screen",
    [TitleScreen, SetupScreen, SettingsScreen, HelpScreen, MatchScreen, MatchEndScreen, SaveScreen, ReplayScreen,
     MatchesScreen, PlayOnScreen, Prompt, Confirm, HandOver, NotesScreen],
    ids=lambda screen: screen.__name__,
)  # fmt: skip
def test_every_action_of_a_screen_can_be_run_there(screen: type[Page[Any]]):
    for action in screen.section.actions:
        assert hasattr(screen, f"action_{action.by or action.id}"), action.id


def test_what_works_everywhere_is_done_by_the_app():
    for action in EVERYWHERE.actions:
        assert hasattr(WWTennisApp, f"action_{action.id}"), action.id


def test_every_key_of_an_answer_changes_it_or_gives_it():
    for action in MATCH.actions:
        if action.by == "answer":
            assert action.id in KEYS or action.id in {way.action for way in WAYS}, action.id


def test_what_takes_its_key_is_told_which_one_it_was():
    calls = {binding.key: binding.action for binding in bindings_for(MATCH) if not isinstance(binding, tuple)}
    assert calls["3"] == "answer('pick', '3')"


def test_every_pair_on_the_key_line_has_its_other_half(every_section: list[Section]):
    for section in every_section:
        for action in section.actions:
            assert not action.beside or section.action(action.beside), f"{section.id}: {action.id}"
