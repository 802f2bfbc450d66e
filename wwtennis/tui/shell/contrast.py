"""Whether words can be read on what lies behind them: the contrast of two colours, as WCAG 2.1 reckons it."""

from __future__ import annotations

from functools import cache

from textual.color import Color

WORDS = 4.5  # WCAG AA, for text of any size
STEPS = 20  # from a colour to black or white
BLACK, WHITE = Color(0, 0, 0), Color(255, 255, 255)


@cache
def brightness(colour: Color) -> float:
    """The relative luminance: 0 is black, 1 is white."""
    red, green, blue = (_linear(part / 255) for part in colour.rgb)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.03928 else float(((part + 0.055) / 1.055) ** 2.4)


def contrast(one: Color, other: Color) -> float:
    """From 1, for the same colour, to 21, for black and white."""
    light, dark = sorted((brightness(one), brightness(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@cache
def legible(ink: Color, ground: Color, least: float = WORDS) -> Color:
    """This ink, or as little lighter or darker as it must be to be read on this ground."""
    end = WHITE if contrast(WHITE, ground) > contrast(BLACK, ground) else BLACK
    tried = (ink.blend(end, step / STEPS) for step in range(STEPS + 1))
    return next((colour for colour in tried if contrast(colour, ground) >= least), end)
