"""Nothing on the screen is unexplained: signs and numbers can be asked about, and words are in the help."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.geometry import Region
from textual.pilot import Pilot

from tests.table_talk import EASY_SERVE, FOREHAND, FOREHAND_ATTACK, FOREHAND_DEFENSE, ROGER, WINNER, Shot, given, side
from tests.tui.at_the_table import at
from tests.tui.looking import make_app, said
from tests.tui.pictures.situations import all_situations
from wwtennis.files.rulebooks import load_rulebook
from wwtennis.games.worldwide.state import Phase
from wwtennis.tui.shell.app import WWTennisApp
from wwtennis.tui.shell.explaining import Explained, explained, nearest
from wwtennis.tui.shell.game_screens import SCREENS, screens_of
from wwtennis.tui.shell.glossary import Glossary, Term
from wwtennis.tui.shell.page import Page
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.shell.screens.explain import ExplainScreen
from wwtennis.tui.shell.screens.help import HelpScreen
from wwtennis.tui.shell.symbols import ASCII, UNICODE
from wwtennis.tui.worldwide.glossary import GLOSSARY as OF_WORLDWIDE
from wwtennis.tui.worldwide.match import MatchScreen

HAND = [FOREHAND_DEFENSE, FOREHAND_ATTACK, WINNER]
DRAWN = {*UNICODE.lines, *UNICODE.heavy, *UNICODE.card, *UNICODE.net, UNICODE.divider, UNICODE.trail, "█"}
STOPS = set(" .,:;!?()'\"=/[]…–‹›&-")
TEXT = ("commentary", "question", "panel", "review")  # sentences, whose words are found
ELSEWHERE = ("help", "happened", "players", "handover", "ascii", "explain", "jump", "play_on", "setup", "under_way")
STARTS = ("match_", "serve_play_", "hoops_", "replay", "review", "end_")
ASKED = [name for name in all_situations() if name.startswith(STARTS) and not any(word in name for word in ELSEWHERE)]


def unexplained(widget: Painted[Any, Any], told: set[tuple[int, int]]) -> str:
    """Signs, and numbers outside sentences, that nobody tells anything about."""
    corner, found = widget.region.offset, ""
    for y, row in enumerate(widget.canvas().letters):
        for x, letter in enumerate(row):
            is_plain = letter.isalpha() or letter in STOPS or letter in DRAWN or "⠀" <= letter <= "⣿" or not letter
            if is_plain or ((letter.isdigit() or letter == "%") and widget.id in TEXT):
                continue
            if (corner.x + x, corner.y + y) not in told and letter not in "·+−│":
                found += letter
    return found


@pytest.mark.parametrize("name", ASKED)
@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
async def test_every_sign_and_number_of_a_match_can_be_asked_about(name: str, size: tuple[int, int], tmp_path: Path):
    app = make_app(tmp_path)
    async with app.run_test(size=size) as pilot:
        await all_situations()[name](pilot)
        await pilot.pause()
        assert isinstance(app.screen, Page)
        places = [each.where for each in explained(app.screen)]
        told = {(x, y) for where in places for x in range(where.x, where.right) for y in range(where.y, where.bottom)}
        left_over = {widget.id: unexplained(widget, told) for widget in app.screen.query(Painted) if widget.display}
        assert {part: signs for part, signs in left_over.items() if signs} == {}


@pytest.mark.parametrize("game", SCREENS)
def test_a_glossary_has_one_place_for_each_word_and_names_rules_that_there_are(game: str):
    terms = screens_of(game).terms()
    assert len({term.id for term in terms}) == len(terms)
    found = [form for term in terms if term.is_found for form in (term.word, *term.forms)]
    assert len({*found}) == len(found)
    rules = {rule.id for rule in load_rulebook(game).rules()}
    assert {rule for term in terms for rule in term.rules} <= rules
    for term in terms:
        assert term.says.endswith(".")
        assert term.drawn(ascii_only=True).isascii()


@pytest.mark.parametrize(
    "word",
    ["malus", "piles", "tired", "rally built", "is even", "sure", "topspin", "slice", "Star", "Challenge", "needs"],
)
def test_the_words_that_newcomers_stumble_over_are_in_the_glossary(word: str):
    [found] = Glossary(OF_WORLDWIDE).found_in(f"Well, {word}.")
    assert found.term.word == word


def test_a_word_is_found_with_its_number_and_the_longest_first():
    glossary = Glossary(
        [Term("zone", "Forehand", "."), Term("card", "Forehand attack", "."), Term("malus", "malus", ".")]
    )
    text = "Forehand attack to Forehand: malus +6."
    assert [(text[start:end], term.id) for start, end, term in glossary.found_in(text)] == [
        ("Forehand attack", "card"), ("Forehand", "zone"), ("malus +6", "malus"),
    ]  # fmt: skip


# The key


@asynccontextmanager
async def at_a_stroke(home: Path) -> AsyncIterator[Pilot[Any]]:
    table = given(Phase.STROKE, ROGER, ball=Shot(EASY_SERVE, FOREHAND), roger=side(hand=HAND))
    app = make_app(home)
    async with app.run_test(size=(80, 24)) as pilot:
        app.show_match(at(table, other="random"))
        await pilot.pause()
        yield pilot


async def test_a_key_names_what_is_under_the_cursor(tmp_path: Path):
    async with at_a_stroke(tmp_path) as pilot:
        await pilot.press("x")
        screen = pilot.app.screen
        assert isinstance(screen, ExplainScreen)
        first = screen.now.term
        assert first.says in said(pilot.app)
        await pilot.press("right")
        assert screen.now.term != first
        while screen.now.term.id != "malus":
            await pilot.press("tab")
        assert "What a ball adds to the number that its answer needs" in said(pilot.app)
        assert "WT-9.6" in said(pilot.app)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, MatchScreen)


async def test_the_mouse_asks_by_pointing(tmp_path: Path):
    async with at_a_stroke(tmp_path) as pilot:
        await pilot.press("x")
        screen = pilot.app.screen
        assert isinstance(screen, ExplainScreen)
        star = next(each for each in screen.all_of_them if each.term.id == "Star")
        await pilot.hover(offset=(star.where.x, star.where.y))
        assert screen.now.term.id == "Star"


async def test_there_is_nothing_to_ask_about_on_the_title(app: WWTennisApp):
    async with app.run_test() as pilot:
        await pilot.press("x")
        assert not isinstance(app.screen, ExplainScreen)


def test_the_cursor_stays_on_its_row_or_goes_to_the_next_one():
    def there(x: int, y: int) -> Explained:
        return Explained(Region(x, y, 3, 1), Term("", "", ""), ("abc",), "")

    places = [there(0, 0), there(10, 0), there(0, 1), there(11, 3)]
    assert nearest(places, 0, across=1, down=0) == 1
    assert nearest(places, 1, across=0, down=1) == 2 or nearest(places, 1, across=0, down=1) == 3
    assert nearest(places, 2, across=0, down=-1) == 0
    assert nearest(places, 0, across=-1, down=0) == 0


# The help


async def test_the_help_begins_with_the_keys_of_the_screen_and_its_parts_can_be_jumped_to(tmp_path: Path):
    async with at_a_stroke(tmp_path) as pilot:
        await pilot.press("question_mark")
        screen = pilot.app.screen
        assert isinstance(screen, HelpScreen)
        assert [part.title for part in screen.parts] == ["Keys", "On this screen", "Everywhere", "All words"]
        assert "Play the chosen card" in said(pilot.app)
        await pilot.press("2")
        assert "low risk. Easy" in said(pilot.app)
        await pilot.press("tab")
        assert screen.at == 2
        assert "Leave at once" in said(pilot.app)
        await pilot.press("4")
        assert "ace on" in said(pilot.app)


async def test_the_help_is_read_by_pages(tmp_path: Path):
    app = make_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("question_mark")
        screen = app.screen
        assert isinstance(screen, HelpScreen)
        height = screen.scroll.size.height
        await pilot.press("pagedown")
        assert screen.scroll.scroll_y == height
        await pilot.press("space")
        assert screen.scroll.scroll_y == 2 * height
        await pilot.press("pageup")
        assert screen.scroll.scroll_y == height
        await pilot.press("end")
        assert screen.scroll.scroll_y == screen.scroll.max_scroll_y
        await pilot.press("home")
        assert screen.scroll.scroll_y == 0


def test_plain_letters_have_their_signs_too():
    for term in [term for game in SCREENS for term in screens_of(game).terms()]:
        assert term.sign == "" or term.sign.format(**{name: getattr(ASCII, name) for name in ASCII.__struct_fields__})
