"""Whoever asks for a match on the command line sees it at once, and as anybody else does."""

from pathlib import Path

from tests.tui.looking import make_app, text_of
from wwtennis.files.autosave import Autosave
from wwtennis.games import kind_of
from wwtennis.tui.shell.app import WWTennisApp
from wwtennis.tui.shell.screens.title import TitleScreen
from wwtennis.tui.worldwide.set_up import MatchChoice, new_match


async def test_it_lies_on_the_screen_like_one_that_was_begun_on_the_title(tmp_path: Path):
    choice, names = MatchChoice(opponent="bot:greedy"), ("Anna", "Rafael")
    app = make_app(tmp_path / "title")
    async with app.run_test(size=(80, 24)) as pilot:
        app.play(new_match(choice, names, seed=3))
        await pilot.pause()
        begun = [(type(each), each.region) for each in app.screen.children]

    session, settings = new_match(choice, names, seed=3), make_app(tmp_path / "straight").settings_file
    autosave = Autosave(tmp_path / "matches")
    autosave.start(session.header, session.table)
    straight = WWTennisApp(settings, autosave, straight_to_the_match=True, session=session)
    async with straight.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert [(type(each), each.region) for each in straight.screen.children] == begun
        assert straight.match is session
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(straight.screen, TitleScreen)


async def test_without_a_match_that_is_asked_for_it_is_as_the_last_one_was_set_up(tmp_path: Path):
    settings = make_app(tmp_path, game="serve-play").settings_file
    app = WWTennisApp(settings, Autosave(tmp_path / "matches"), straight_to_the_match=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert app.match is not None
        assert app.match.kind is kind_of("serve-play")
        assert "Anna" in text_of(app)
