"""The rulebook in the app: of any game, by chapter, searched while typing, and opened at what matters."""

from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.catalogues import compiled, needs_babel
from tests.table_talk import (
    BACKHAND,
    BACKHAND_ATTACK,
    FOREHAND,
    FOREHAND_ATTACK,
    FOREHAND_DEFENSE,
    LOB,
    NEUTRAL,
    RAFAEL,
    ROGER,
    SMASH,
    VOLLEY,
    VOLLEY_8,
    Shot,
    given,
    side,
)
from tests.tui.at_the_table import at, seated
from tests.tui.looking import make_app, on_top, said, until
from tests.tui.pictures.learning_situations import is_open
from tests.tui.test_every_game import asked
from wwtennis.files import rulebooks
from wwtennis.files.rulebooks import load_rulebook, written_in
from wwtennis.games.worldwide.events import DieRolled
from wwtennis.games.worldwide.rules.cited import made
from wwtennis.games.worldwide.state import Phase
from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.rulebook import Rulebook
from wwtennis.tui.shell.game_screens import playable
from wwtennis.tui.shell.screens.explain import ExplainScreen
from wwtennis.tui.shell.screens.help import HelpScreen
from wwtennis.tui.shell.screens.rulebook import Contents, RulebookScreen, SearchField
from wwtennis.tui.shell.screens.title import TitleMenu, TitleScreen
from wwtennis.tui.worldwide.pacing import Tumbling
from wwtennis.tui.worldwide.scene import Roll


def ids_in(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for each in value.values():
            yield from ids_in(each)
    elif isinstance(value, tuple):
        yield from (each for each in value if isinstance(each, str))


@pytest.mark.parametrize("game", written_in())
def test_what_a_game_cites_is_in_its_book(game: str):
    cited = import_module(f"wwtennis.games.{game.replace('-', '_')}.rules.cited")
    known = {rule.id for rule in load_rulebook(game).rules()}
    assert {rule for name, table in vars(cited).items() if name.isupper() for rule in ids_in(table)} <= known


@pytest.mark.parametrize("game", written_in())
def test_every_question_and_every_reason_to_refuse_a_card_has_its_rules(game: str):
    folder = f"wwtennis.games.{game.replace('-', '_')}"
    cited, choices, events = (import_module(f"{folder}.{name}") for name in ("rules.cited", "choices", "events"))
    assert {*cited.QUESTIONS} == {*choices.Ask}
    assert {*getattr(cited, "HINDRANCES", ())} == {*getattr(events, "Hindrance", ())}


def test_a_sum_has_the_rules_of_its_parts():
    why = (("difficulty", 4), ("malus", 6), ("slice", 2), ("stars", -3), ("heavy_topspin", 1))
    assert made(why, is_serve=False) == ("WT-9.6", "WT-16.3", "WT-15.2", "WT-18.3")
    assert made((("difficulty", 9), ("slice", 1)), is_serve=True) == ("WT-8.2", "WT-16.5")


# Reading


async def opened(pilot: Pilot[Any]) -> RulebookScreen:
    await pilot.press("R")
    await is_open(pilot)
    return on_top(pilot.app, RulebookScreen)


def is_another(page: RulebookScreen, book: Rulebook) -> bool:
    return page.book is not book


def ids_of(page: RulebookScreen) -> list[str]:
    return [rule.id for chapter in page.found for rule in chapter.rules]


async def test_the_book_is_searched_with_every_letter(tmp_path: Path):
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await opened(pilot)
        whole = len(ids_of(page))
        await pilot.press(*"sma")
        assert "WT-10.6" in ids_of(page)
        assert len(ids_of(page)) < whole
        await pilot.press(*"xq")
        await until(pilot, lambda: "No rule speaks of that." in said(app))
        await pilot.press("escape")
        assert len(ids_of(page)) == whole
        await pilot.press("escape")
        assert isinstance(app.screen, TitleScreen)


async def test_a_rule_is_found_by_its_number_and_read_where_it_stands(tmp_path: Path):
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await opened(pilot)
        await pilot.press(*"r24")
        assert ids_of(page) == ["R24"]
        await pilot.press("enter")
        contents = page.query_one(Contents)
        await until(pilot, lambda: contents.chapters[contents.at].id == "WT-10")
        assert page.query_one(SearchField).value == ""
        await pilot.press("tab")
        await until(pilot, lambda: contents.chapters[contents.at].id == "WT-11")
        await until(pilot, lambda: "When the point is over" in said(app))


async def test_a_line_is_as_long_whether_much_is_found_or_little(tmp_path: Path):
    """Else chapters would move when the scroll bar comes, after one of them was gone to."""
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await opened(pilot)
        await until(pilot, lambda: page.scroll.show_vertical_scrollbar)
        whole = page.scroll.scrollable_content_region.width
        await pilot.press(*"r24")
        await until(pilot, lambda: not page.scroll.show_vertical_scrollbar)
        assert page.scroll.scrollable_content_region.width == whole


async def test_the_books_of_all_games_are_at_hand(tmp_path: Path):
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await opened(pilot)
        seen = []
        for _game in written_in():
            book = page.book
            seen.append(book.game)
            await pilot.press("ctrl+b")
            await until(pilot, partial(is_another, page, book))
        assert seen == [*written_in()]


@needs_babel
async def test_the_book_says_itself_in_the_language_of_the_moment(tmp_path: Path):
    compiled()
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot)
        await until(pilot, lambda: "The court" in said(app))
        app.change(language="fr")
        await until(pilot, lambda: "Le court" in said(app))


async def test_help_is_a_key_there_too_and_the_book_opens_from_the_menu_the_palette_and_by_a_click(tmp_path: Path):
    app = make_app(tmp_path)
    async with app.run_test(size=(120, 36)) as pilot:
        await opened(pilot)
        await pilot.press("question_mark")
        assert isinstance(app.screen, HelpScreen)
        await pilot.press("escape")
        assert on_top(app, RulebookScreen).query_one(SearchField).value == ""
        await pilot.press("escape")
        entries = [action.id for action in app.screen.query_one(TitleMenu).entries]
        await pilot.press(*["down"] * entries.index("rules"), "enter")
        await is_open(pilot)
        await pilot.press("escape", "ctrl+p", *"rules")
        await app.workers.wait_for_complete()
        await until(pilot, lambda: "The rulebook" in said(app))
        await pilot.press("enter")
        await is_open(pilot)
        await pilot.press("escape")
        row = said(app).rfind("R rules")
        assert row > 0
        await pilot.click("KeyLine", offset=(app.screen.query_one("KeyLine").pieces[3][0].start + 1, 0))  # type: ignore[attr-defined]
        await is_open(pilot)


async def test_a_broken_book_is_one_sentence_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def broken(game: str) -> Any:
        raise BadFile("rulebook.en.yaml: WT-9.4: says: found nothing, expected a text on one line")

    monkeypatch.setattr(rulebooks, "load_rulebook", broken)
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("R")
        await until(pilot, lambda: any("WT-9.4: says" in each.message for each in app._notifications))
        assert isinstance(app.screen, TitleScreen)


# What matters here


@pytest.mark.rule("WT-9.4", "WT-10.6")
async def test_a_refused_card_opens_the_rule_that_refuses_it(tmp_path: Path):
    ball = Shot(BACKHAND_ATTACK, to=BACKHAND)
    table = given(Phase.STROKE, ROGER, ball=ball, roger=side(hand=[FOREHAND_ATTACK, BACKHAND_ATTACK, SMASH]))
    async with seated(at(table), tmp_path) as seat:
        await seat.press("1")
        assert "opens the rule" in seat.part("panel")
        assert seat.screen.rules_here() == ("WT-9.4", "WT-10.2")
        await seat.press("3")
        assert seat.screen.rules_here() == ("WT-10.6",)


@pytest.mark.rule("WT-9.5", "WT-9.6", "WT-15.2")
async def test_a_number_opens_the_rules_that_made_it(tmp_path: Path):
    ball = Shot(BACKHAND_ATTACK, to=FOREHAND)
    table = given(Phase.STROKE, ROGER, ball=ball, roger=side(hand=[FOREHAND_ATTACK, FOREHAND_DEFENSE], stars=3))
    async with seated(at(table), tmp_path) as seat:
        assert seat.screen.rules_here() == ("WT-9.6",)
        await seat.press("plus")
        assert seat.screen.rules_here() == ("WT-9.6", "WT-15.2")
    easy = given(Phase.STROKE, ROGER, ball=Shot(FOREHAND_DEFENSE, to=NEUTRAL), roger=side(hand=[FOREHAND_ATTACK]))
    async with seated(at(easy), tmp_path) as seat:
        assert seat.screen.rules_here() == ("WT-9.5",)


async def test_a_roll_that_is_shown_opens_the_rules_that_made_its_number(tmp_path: Path):
    ball = Shot(BACKHAND_ATTACK, to=FOREHAND)
    table = given(Phase.STROKE, ROGER, ball=ball, roger=side(hand=[FOREHAND_ATTACK], stars=3), dice=[20])
    async with seated(at(table, other="random"), tmp_path) as seat:
        seat.screen.playing.put_down()
        seat.screen.shown.scene.advance(DieRolled(ROGER, 12, 9, (("difficulty", 4), ("malus", 5), ("slice", 2))))
        assert seat.screen.rules_here() == ("WT-9.6", "WT-16.3")
        tumbling = Roll(ROGER, 12, 9, (("difficulty", 4), ("stars", -3)))
        seat.screen.shown.motion = Tumbling(tumbling, 1)
        assert seat.screen.rules_here() == ("WT-9.6", "WT-15.2")


async def test_help_opens_the_rules_of_what_it_explains(tmp_path: Path):
    table = given(
        Phase.STROKE, ROGER, ball=Shot(BACKHAND_ATTACK, to=BACKHAND), roger=side(hand=[SMASH, BACKHAND_ATTACK])
    )
    async with seated(at(table), tmp_path) as seat:
        await seat.press("2", "?")
        assert on_top(seat.app, HelpScreen).rules_here() == ("WT-10.6",)
        await seat.press("R")
        await seat.wait_for(lambda: isinstance(seat.app.screen, RulebookScreen) and seat.app.screen.found)
        assert ids_of(on_top(seat.app, RulebookScreen)) == ["WT-10.6"]


async def test_where_a_card_is_to_be_paid_the_question_has_its_rules(tmp_path: Path):
    ball = Shot(LOB, to=FOREHAND)
    lobbed = given(Phase.CHASE, RAFAEL, ball=ball, rafael=side(at=VOLLEY, hand=[SMASH, VOLLEY_8]))
    async with seated(at(lobbed), tmp_path) as seat:
        await seat.press("r")
        assert "WT-10.3" in seat.screen.rules_here()


async def test_what_is_explained_opens_its_rules(tmp_path: Path):
    table = given(Phase.STROKE, ROGER, ball=Shot(BACKHAND_ATTACK, to=FOREHAND), roger=side(hand=[FOREHAND_ATTACK]))
    async with seated(at(table), tmp_path) as seat:
        await seat.press("x")
        page = on_top(seat.app, ExplainScreen)
        page.at = next(n for n, each in enumerate(page.all_of_them) if each.term.id == "needs")
        page._show()
        await seat.wait_for(lambda: "R opens them" in said(seat.app))
        wanted = page.rules_here()
        assert wanted
        await seat.press("R")
        await seat.wait_for(lambda: isinstance(seat.app.screen, RulebookScreen) and seat.app.screen.found)
        assert {*ids_of(on_top(seat.app, RulebookScreen))} == {*wanted}


@pytest.mark.parametrize("game", playable())
async def test_from_any_game_its_own_rules_open(game: str, tmp_path: Path):
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        app.start_match(game, {"opponent": "bot:random"}, seed=3)
        await until(pilot, lambda: asked(app))
        await pilot.press("R")
        await is_open(pilot)
        page = on_top(app, RulebookScreen)
        assert page.book.game == game
        assert ids_of(page)
        await pilot.press("escape")
        assert not isinstance(app.screen, RulebookScreen)
