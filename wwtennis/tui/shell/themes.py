"""Colours: four themes, each with the court of every surface.

CSS reads them as variables (`$clay-court`, `$risk-low`, `$muted`), widgets that draw their own lines by their inks
(`ink.py`) and by `colour(app.theme, "risk-low")`. Values are what Textual's `Color.parse` takes.
Colour is never alone: with NO_COLOR none of this reaches the screen, and every picture must still be readable.
"""

from __future__ import annotations

from typing import NamedTuple

from textual.theme import BUILTIN_THEMES, Theme

# Surfaces go by their words here: the title is painted without a thought of the game.
CLAY, HARD, GRASS, INDOOR = "clay", "hard", "grass", "indoor"


class CourtColours(NamedTuple):
    """How a court is painted."""

    court: str
    court_alt: str  # the second tone, for mowing stripes and the far end
    surround: str
    line: str
    text: str  # words written on the court
    target: str  # a zone that the ball may be sent to


class Palette(NamedTuple):
    """A theme in our own terms."""

    dark: bool
    ansi: bool
    background: str
    surface: str  # a card, a panel
    panel: str  # what stands out from a panel: bars, borders
    foreground: str
    muted: str  # what may be overlooked
    accent: str  # what is chosen
    on_accent: str  # words on it
    risk_low: str
    risk_medium: str
    risk_high: str
    star: str
    ball: str
    good: str
    bad: str
    home: str  # seat A
    away: str  # seat B
    courts: dict[str, CourtColours]  # by surface


DARK = Palette(
    dark=True, ansi=False,
    background="#101820", surface="#17222d", panel="#22313f", foreground="#e4e9e6", muted="#8b9bA8",
    accent="#d3e04f", on_accent="#141b10",
    risk_low="#6cb2f2", risk_medium="#f0a04b", risk_high="#f2696b", star="#f5cd55", ball="#dff04a",
    good="#7fcf8d", bad="#f2696b", home="#7cc0ff", away="#ffb070",
    courts={
        CLAY: CourtColours("#a8502a", "#b65a31", "#7d3a1e", "#f6e6d8", "#fdf3ea", "#cf7443"),
        HARD: CourtColours("#28578f", "#2f639f", "#1f6a5c", "#eef4fa", "#f3f7fb", "#3f7fc4"),
        GRASS: CourtColours("#33692f", "#3c7637", "#244c22", "#f2f7ea", "#f4f9ee", "#549a4b"),
        INDOOR: CourtColours("#4a3a86", "#55449a", "#16626c", "#efeafa", "#f4f0fc", "#6f5cc0"),
    },
)  # fmt: skip

LIGHT = Palette(
    dark=False, ansi=False,
    background="#f6f4ee", surface="#ffffff", panel="#e3e0d6", foreground="#1d2730", muted="#5f6b75",
    accent="#28563a", on_accent="#ffffff",
    risk_low="#1660a8", risk_medium="#9a5200", risk_high="#b3242b", star="#8a6100", ball="#dff04a",
    good="#1f6e38", bad="#b3242b", home="#145a9e", away="#9c4a00",
    courts={
        CLAY: CourtColours("#b75f36", "#c26a40", "#d99a78", "#fffaf4", "#ffffff", "#94451f"),
        HARD: CourtColours("#356fb0", "#3f7abb", "#7fb5a6", "#ffffff", "#ffffff", "#1f5290"),
        GRASS: CourtColours("#3f7f3a", "#498a43", "#9cc48f", "#ffffff", "#ffffff", "#2a6027"),
        INDOOR: CourtColours("#6250a8", "#6d5bb4", "#7fb9bf", "#ffffff", "#ffffff", "#463588"),
    },
)  # fmt: skip

# Whatever the terminal's background is, light or dark: so nothing bright where words stand on it.
ANSI = Palette(
    dark=True, ansi=True,
    background="ansi_default", surface="ansi_default", panel="ansi_bright_black", foreground="ansi_default",
    muted="ansi_bright_black", accent="ansi_green", on_accent="ansi_black",
    risk_low="ansi_bright_blue", risk_medium="ansi_yellow", risk_high="ansi_red", star="ansi_yellow",
    ball="ansi_bright_yellow", good="ansi_green", bad="ansi_red", home="ansi_cyan", away="ansi_magenta",
    courts={
        CLAY: CourtColours(
            "ansi_red", "ansi_red", "ansi_bright_black", "ansi_bright_white", "ansi_bright_white", "ansi_yellow"
        ),
        HARD: CourtColours(
            "ansi_blue", "ansi_blue", "ansi_green", "ansi_bright_white", "ansi_bright_white", "ansi_cyan"
        ),
        GRASS: CourtColours(
            "ansi_green", "ansi_green", "ansi_bright_black", "ansi_bright_white", "ansi_bright_white", "ansi_yellow"
        ),
        INDOOR: CourtColours(
            "ansi_magenta", "ansi_magenta", "ansi_blue", "ansi_bright_white", "ansi_bright_white", "ansi_cyan"
        ),
    },
)  # fmt: skip

CONTRAST = Palette(
    dark=True, ansi=False,
    background="#000000", surface="#000000", panel="#262626", foreground="#ffffff", muted="#c8c8c8",
    accent="#ffff00", on_accent="#000000",
    risk_low="#66ccff", risk_medium="#ffb347", risk_high="#ff8080", star="#ffe14d", ball="#ffff00",
    good="#66ff8c", bad="#ff8080", home="#66ccff", away="#ffb347",
    courts={
        CLAY: CourtColours("#3d1400", "#3d1400", "#000000", "#ffd9c2", "#ffffff", "#8a3300"),
        HARD: CourtColours("#00214d", "#00214d", "#000000", "#cfe6ff", "#ffffff", "#0052b3"),
        GRASS: CourtColours("#062b06", "#062b06", "#000000", "#d2ffd2", "#ffffff", "#146614"),
        INDOOR: CourtColours("#220a4d", "#220a4d", "#000000", "#e6d9ff", "#ffffff", "#5a2bb3"),
    },
)  # fmt: skip

PALETTES = {"dark": DARK, "light": LIGHT, "ansi": ANSI, "contrast": CONTRAST}


def colour(theme: str, name: str) -> str:
    """A colour by the name that CSS knows it by: "risk-low", "star", "muted", "accent"..."""
    found: str = getattr(PALETTES.get(theme, DARK), name.replace("-", "_"))
    return found


def textual_theme(name: str) -> Theme:
    """A palette as Textual wants it."""
    p = PALETTES[name]
    return Theme(
        name, dark=p.dark, ansi=p.ansi, primary=p.accent, secondary=p.home, accent=p.accent, foreground=p.foreground,
        background=p.background, surface=p.surface, panel=p.panel, boost=p.panel, success=p.good, error=p.bad,
        warning=p.risk_medium, variables=_variables(p),
    )  # fmt: skip


_IN_CSS = (
    "muted", "on_accent", "risk_low", "risk_medium", "risk_high", "star", "ball", "good", "bad", "home", "away",
)  # fmt: skip


def _variables(p: Palette) -> dict[str, str]:
    """What CSS can read beside Textual's own variables."""
    ours = {name.replace("_", "-"): getattr(p, name) for name in _IN_CSS}
    courts = {
        f"{surface}-{part.replace('_', '-')}": value
        for surface, paint in p.courts.items()
        for part, value in paint._asdict().items()
    }
    cursor = {"block-cursor-background": p.accent, "block-cursor-foreground": p.on_accent}
    base = BUILTIN_THEMES["ansi-dark"].variables if p.ansi else {}  # what Textual cannot work out of sixteen colours
    return {**base, **ours, **courts, **cursor}
