"""Inks by name: the palette's colours, the court's, and a few mixed from them."""

from __future__ import annotations

from functools import cache

import msgspec
from rich.style import Style
from textual.color import Color

from wwtennis.tui.shell.contrast import legible
from wwtennis.tui.shell.themes import DARK, PALETTES, Palette

WEIGHTS = ("bold", "dim", "italic", "underline", "reverse")
# Grounds that say something: without colours they are shown reversed.
SOLID = ("accent", "home", "away", "bad", "good", "surface_badge", "on_mark")

# Mixed colours: (of what, with what, how much of it); in sixteen colours, the plain one to take instead.
MIXED = {
    "divider": ("court", "line", 0.30, "line"),
    "label": ("court", "text", 0.55, "text"),
    "label_far": ("court_alt", "text", 0.55, "text"),
    "aimed": ("target", "line", 0.55, "line"),
    "on_target": ("text", "text", 0.0, "on_accent"),
    "net_shade": ("court", "background", 0.30, "court"),
    "chosen": ("surface", "accent", 0.16, "background"),
    "frame": ("surface", "muted", 0.45, "muted"),
    "faint": ("background", "muted", 0.60, "muted"),
    "trail": ("court", "ball", 0.80, "ball"),
    "mini_lit": ("surface", "muted", 0.80, "muted"),
    "mini_dim": ("surface", "muted", 0.30, "background"),
    "mini_court": ("surface", "court", 0.85, "court"),
    "start": ("foreground", "background", 0.0, "line"),
    "on_start": ("background", "foreground", 0.0, "on_accent"),
    "on_seat": ("background", "background", 0.0, "on_accent"),
    "surface_badge": ("court", "line", 0.0, "court"),
}


# Lines and shapes, which nobody has to read: they keep their colours whatever they are drawn on.
SHAPES = ("divider", "frame", "trail", "mini_lit", "mini_dim", "mini_court", "start", "line", "ball", "court")

# In sixteen colours these grounds would swallow the words on them.
NO_GROUND_IN_ANSI = ("panel", "surface")
ON_MARK = ("#101418", "ansi_black")  # dark letters on a bright mark, whatever the theme


def side_ink(seat: int) -> str:
    """The colour of a seat: every other seat is of the same side."""
    return ("home", "away")[seat % 2]


class Inks(msgspec.Struct, frozen=True):
    """The inks of one theme on one ground."""

    theme: str
    court: str  # the one whose colours they are
    no_colour: bool = False

    @property
    def palette(self) -> Palette:
        return PALETTES.get(self.theme, DARK)

    def colour(self, name: str) -> Color:
        """A colour of the palette or the court, or a mixed one."""
        if name in MIXED:
            first, second, part, plain = MIXED[name]
            if self.palette.ansi:
                return self.colour(plain)
            return self.colour(first).blend(self.colour(second), part)
        if name == "on_mark":
            return Color.parse(ON_MARK[self.palette.ansi])
        court = self.palette.courts[self.court]
        return Color.parse(getattr(court, name, None) or getattr(self.palette, name))

    def ground(self, name: str) -> Color:
        if not name or (self.palette.ansi and name in NO_GROUND_IN_ANSI):
            name = "background"
        return self.colour(name)

    def style(self, ink: str, ground: str) -> Style:
        return _style(self, ink, ground)


@cache
def _style(inks: Inks, ink: str, ground: str) -> Style:
    """An ink is a colour with weights, as in "bold star"; a ground is a colour, or nothing."""
    words = ink.split()
    weights = {word: True for word in words if word in WEIGHTS}
    colours = [word for word in words if word not in WEIGHTS]
    if inks.no_colour and ground in SOLID:
        weights["reverse"] = True
    name, behind = colours[-1] if colours else "foreground", inks.ground(ground)
    colour = inks.colour(name)
    if name not in SHAPES and not inks.palette.ansi:
        colour = legible(colour, behind)
    return Style(
        color=colour.rich_color,
        bgcolor=behind.rich_color,
        bold=weights.get("bold"),
        dim=weights.get("dim"),
        italic=weights.get("italic"),
        underline=weights.get("underline"),
        reverse=weights.get("reverse"),
    )
