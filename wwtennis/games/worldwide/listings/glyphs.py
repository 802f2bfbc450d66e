"""The few symbols that printed cards need, and what stands in for them in plain ASCII."""

from __future__ import annotations

import msgspec

from wwtennis.games.worldwide.cards import Risk


class Glyphs(msgspec.Struct, frozen=True):
    risks: str  # low, medium, high
    start: str
    target: str
    star: str
    frame: str  # ─ │ ╭ ╮ ╰ ╯ ├ ┤
    court: str  # ─ │ ┌ ┐ └ ┘ ├ ┤ ┬ ┴
    net: str  # ═ ╞ ╡

    def risk(self, risk: Risk) -> str:
        return self.risks[tuple(Risk).index(risk)]


UNICODE = Glyphs("○◑◆", "●", "◎", "★", "─│╭╮╰╯├┤", "─│┌┐└┘├┤┬┴", "═╞╡")
ASCII = Glyphs("o%#", "o", "x", "*", "-|++++++", "-|++++++++", "=++")


def glyphs(ascii_only: bool) -> Glyphs:
    return ASCII if ascii_only else UNICODE
