"""All text can be read: the contrast of every word with what lies behind it, as it reaches the terminal (WCAG AA)."""

from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.style import Style
from textual.color import Color
from textual.pilot import Pilot

from tests.tui.looking import make_app, text_of
from tests.tui.pictures.match_situations import found, stroke
from tests.tui.pictures.situations import all_situations
from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.choices import Ask
from wwtennis.tui.shell.contrast import WORDS, contrast, legible
from wwtennis.tui.shell.ink import Inks
from wwtennis.tui.shell.page import Dialogue
from wwtennis.tui.shell.palette import Palette
from wwtennis.tui.shell.themes import ANSI, PALETTES

THEMES = [name for name, palette in PALETTES.items() if not palette.ansi]
SITUATIONS = all_situations()
SCREENS = [
    "title", "setup", "settings", "help_on_the_title", "palette", "end_of_a_match", "saving_a_match", "not_saved",
    "matches", "matches_delete", "replay", "replay_numbers", "match_handover", "match_players", "match_what_happened",
    "match_help", "match_hint", "point_ends_out", "match_point", "academy", "lesson_wrong_answer", "rulebook_searched",
    "coach", "review", "replay_at_a_mistake", "serve_play_setup", "serve_play_ball", "serve_play_pass",
    "serve_play_doubles", "serve_play_give", "serve_play_end", "serve_play_replay", "hoops_act",
    "hoops_reroll_defence", "hoops_four_coaches", "hoops_end", "hoops_replay", "hoops_review",
    "hoops_replay_at_a_mistake", "hoops_setup",
]  # fmt: skip


def colours_of(style: Style) -> tuple[Color, Color]:
    ink, ground = style.color, style.bgcolor
    assert ink is not None
    assert ground is not None
    pair = Color.from_rich_color(ink), Color.from_rich_color(ground)
    return pair[::-1] if style.reverse else pair


def hard_to_read(app: Any, least: float = WORDS) -> dict[str, float]:
    """Words with too little contrast, and how much they have."""
    poor: dict[str, float] = {}
    for y, strip in enumerate(app.screen._compositor.render_strips()):
        x = 0
        for text, style, _control in strip:
            x += cell_len(text)
            if style is None or not any(letter.isalnum() for letter in text) or not is_on_top(app, x - 1, y):
                continue
            assert not style.dim, f"{text!r} is dim: nobody knows how dark a terminal makes it"
            ratio = contrast(*colours_of(style))
            if ratio < least:
                poor[f"{text.strip()} ({colours_of(style)[0].hex} on {colours_of(style)[1].hex})"] = round(ratio, 2)
    return poor


def is_on_top(app: Any, x: int, y: int) -> bool:
    """What lies behind a dialogue is faded, and not to be read."""
    parts = app.screen.query("CommandInput, CommandList") if isinstance(app.screen, Palette) else app.screen.children
    return not isinstance(app.screen, Dialogue | Palette) or any(part.region.contains(x, y) for part in parts)


async def themed(pilot: Pilot[Any], theme: str) -> None:
    pilot.app.change(theme=theme)  # type: ignore[attr-defined]
    await pilot.pause()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", SCREENS)
async def test_every_screen_can_be_read(name: str, theme: str, tmp_path: Path):
    app = make_app(tmp_path, theme=theme)
    async with app.run_test(size=(120, 36)) as pilot:
        await SITUATIONS[name](pilot)
        await themed(pilot, theme)
        assert hard_to_read(app) == {}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("surface", Surface)
@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
async def test_a_match_can_be_read_on_every_court(surface: Surface, theme: str, size: tuple[int, int], tmp_path: Path):
    """The zones that are marked included, and what cannot be chosen."""
    app = make_app(tmp_path, theme=theme)
    async with app.run_test(size=size) as pilot:
        for make in (stroke(surface), lambda: found(Ask.REPOSITION, surface=surface)):
            app.show_match(make())
            await pilot.pause()
            assert hard_to_read(app) == {}
        await pilot.press("x")
        assert hard_to_read(app) == {}


def test_contrast_is_reckoned_as_it_is_written():
    assert round(contrast(Color.parse("#000000"), Color.parse("#ffffff")), 2) == 21
    assert round(contrast(Color.parse("#777777"), Color.parse("#ffffff")), 2) == 4.48


def test_an_ink_changes_only_where_it_must_and_only_as_far():
    grey, night = Color.parse("#556677"), Color.parse("#101820")
    assert legible(Color.parse("#e4e9e6"), night) == Color.parse("#e4e9e6")
    assert contrast(grey, night) < WORDS <= contrast(legible(grey, night), night) < WORDS + 1


# Sixteen colours


@pytest.mark.parametrize(
    ("term", "colours", "theme"),
    [("xterm", "", "ansi"), ("linux", "", "ansi"), ("xterm", "truecolor", "light"), ("xterm-256color", "", "light")],
)
async def test_a_terminal_of_sixteen_colours_keeps_its_own(
    term: str, colours: str, theme: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("TERM", term)
    monkeypatch.setenv("COLORTERM", colours)
    app = make_app(tmp_path, theme="light")
    async with app.run_test(size=(80, 24)) as pilot:
        assert app.theme == theme
        await pilot.press("s")
        assert ("contrast" in text_of(app)) == (theme == "light")  # what cannot be shown is not offered
        assert app.settings.theme == "light"


@pytest.mark.parametrize("surface", Surface)
def test_in_sixteen_colours_what_means_something_else_has_another_colour(surface: Surface):
    risks = {ANSI.risk_low, ANSI.risk_medium, ANSI.risk_high}
    assert len({*risks, ANSI.good, ANSI.foreground}) == 5  # "sure" is none of the risks
    court = ANSI.courts[surface]
    assert len({court.court, court.surround, court.target, court.line, ANSI.background}) == 5
    inks = Inks("ansi", surface)
    assert inks.colour("aimed") != inks.colour("target")
    assert inks.colour("on_target") != inks.colour("target")
