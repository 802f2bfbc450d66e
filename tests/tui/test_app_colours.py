"""Themes and the picture of the title: what is written can be read, and what is drawn fills its place."""

import pytest
from textual.color import Color

from wwtennis.games.worldwide.cards import Surface
from wwtennis.tui.shell.court_picture import court_drawing, court_picture
from wwtennis.tui.shell.logo import logo
from wwtennis.tui.shell.themes import PALETTES, colour, textual_theme

WORDS = ("foreground", "muted", "accent", "risk-low", "risk-medium", "risk-high", "star", "good", "bad", "home", "away")
LEAST = {"dark": 4.5, "light": 4.5, "contrast": 7.0}  # WCAG AA, and AAA


def brightness(name: str) -> float:
    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = Color.parse(name).rgb
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def contrast(one: str, other: str) -> float:
    light, dark = sorted((brightness(one), brightness(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", LEAST)
@pytest.mark.parametrize("name", WORDS)
def test_words_can_be_read_on_every_background(theme: str, name: str):
    for behind in ("background", "surface"):
        assert contrast(colour(theme, name), colour(theme, behind)) >= LEAST[theme]


@pytest.mark.parametrize("theme", LEAST)
@pytest.mark.parametrize("surface", Surface)
def test_lines_words_and_ball_stand_out_on_every_court(theme: str, surface: Surface):
    paint = PALETTES[theme].courts[surface]
    for ground in (paint.court, paint.court_alt):
        assert contrast(paint.line, ground) >= 3
        assert contrast(paint.text, ground) >= 3
        assert contrast(colour(theme, "ball"), ground) >= 3


@pytest.mark.parametrize("theme", PALETTES)
def test_css_can_read_every_court(theme: str):
    variables = textual_theme(theme).variables
    for surface in Surface:
        assert variables[f"{surface.value}-court"] == PALETTES[theme].courts[surface].court


@pytest.mark.parametrize("theme", PALETTES)
@pytest.mark.parametrize("size", [(1, 1), (7, 3), (29, 11), (46, 23), (80, 60)])
def test_the_picture_fills_its_place(theme: str, size: tuple[int, int]):
    wide, high = size
    strips = court_picture(wide, high, theme, Surface.CLAY)

    assert [strip.cell_length for strip in strips] == [wide] * high
    assert [len(line) for line in court_drawing(wide, high)] == [wide] * high


@pytest.mark.parametrize("size", [(42, 22), (46, 23), (28, 11), (60, 30), (61, 31)])
def test_the_lines_of_the_plain_court_meet(size: tuple[int, int]):
    """A line across the court ends at a sideline, and does not stick out."""
    for line in court_drawing(*size):
        assert "\\_ " not in line
        assert " _/" not in line


def test_without_colour_the_court_is_drawn_with_ascii():
    drawing = "\n".join(court_drawing(46, 23))

    assert drawing.isascii()
    assert all(letter in drawing for letter in "/\\_|#O")


@pytest.mark.parametrize("room", [30, 60])
@pytest.mark.parametrize("ascii_only", [False, True])
def test_the_name_fits_its_room(room: int, ascii_only: bool):
    lines = logo(room, ascii_only)

    assert max(map(len, lines)) <= room
    assert "".join(lines).isascii() is ascii_only
