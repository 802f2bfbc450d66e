"""The glyphs of the screens: one set for terminals that know Unicode, one in plain ASCII.

Shapes come first and colours second: whatever a glyph says must be readable without its colour.
"""

from __future__ import annotations

import msgspec


class Symbols(msgspec.Struct, frozen=True):
    """One set of glyphs. Each is one cell wide unless its name says otherwise."""

    low: str
    medium: str
    high: str
    star: str
    star_down: str  # a Star token face down
    challenge: str
    challenge_down: str
    serving: str
    ball: str
    near: str  # a pawn at the near end
    far: str
    aim: str  # where the ball will be sent
    target: str  # where it could be sent
    out: str  # where a fault went
    cursor: str
    arrow: str
    left: str
    right: str
    up: str
    down: str
    dot: str  # between two words
    dash: str
    minus: str
    ellipsis: str
    new: str  # a card that has just come to the hand
    bar_full: str
    bar_empty: str
    bar_mark: str
    won_near: str  # a point of the momentum line
    won_far: str
    quiet: str
    tick: str
    cross: str
    half: bool  # half blocks can be drawn
    braille: bool
    lines: str  # ─ │ ┌ ┐ └ ┘ ├ ┤ ┬ ┴ ┼ of thin lines
    heavy: str  # the same, around what is chosen
    card: str  # the same, around a card
    net: str  # ═ and where it crosses a line: ╪ ╞ ╡
    divider: str  # between the zones of the baseline
    trail: str  # where the ball flew, without braille


UNICODE = Symbols(
    low="○", medium="◑", high="◆", star="★", star_down="☆", challenge="◈", challenge_down="◇", serving="●",
    ball="●", near="▲", far="▼", aim="◎", target="○", out="✕", cursor="▸", arrow="→", left="◂", right="▸",
    up="▴", down="▾", dot="·", dash="–", minus="−", ellipsis="…", new="•", bar_full="━", bar_empty="╌", bar_mark="▼",
    won_near="▀", won_far="▄", quiet=" ", tick="✓", cross="✗", half=True, braille=True,
    lines="─│┌┐└┘├┤┬┴┼", heavy="━┃┏┓┗┛┣┫┳┻╋", card="─│╭╮╰╯├┤┬┴┼", net="═╪╞╡", divider="┊", trail="∙",
)  # fmt: skip

ASCII = Symbols(
    low="o", medium="%", high="#", star="*", star_down="-", challenge="C", challenge_down="-", serving="@",
    ball="@", near="^", far="v", aim="X", target="x", out="x", cursor=">", arrow=">", left="<", right=">",
    up="^", down="v", dot="-", dash="-", minus="-", ellipsis="~", new="+", bar_full="#", bar_empty=".", bar_mark="v",
    won_near="'", won_far=",", quiet=" ", tick="+", cross="x", half=False, braille=False,
    lines="-|+++++++++", heavy="=#+++++++++", card="-|+++++++++", net="====", divider=":", trail=".",
)  # fmt: skip


def symbols(ascii_only: bool) -> Symbols:
    return ASCII if ascii_only else UNICODE
