"""How a match stands as a picture (SVG): half a court for each coach with the five on it, and the dice that wait."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

from wwtennis.games.hoops.cards import POSITIONS, Die, Position, Skill
from wwtennis.games.hoops.rules.court import intelligence, rebounds, skill_sum
from wwtennis.games.hoops.state import Match, Team
from wwtennis.games.hoops.words.terms import POSITION_LETTERS, SKILL_LETTERS
from wwtennis.kernel.words import _

WIDTH, HALF, TOP = 840, 420, 96  # a court is as wide as HALF
ROWS_HIGH = 560  # what a row of courts takes
AROUND, INK, FAINT, WOOD, LINE = "#16212b", "#f4f4ec", "#f4f4ec99", "#b9793f", "#f4f4ec"
COACHES = ("#f2b134", "#6fb7e8", "#9ccf7a", "#e58fb1")
COLOURS = {
    Skill.THREE: "#3f7fd0", Skill.INSIDE: "#e0b52e", Skill.DRIVE: "#cf4a3d",
    Skill.STEAL: "#d9c6a0", Skill.BLOCK: "#8d949b", Skill.STOP: "#7a5a3c",
}  # fmt: skip
# Where the five stand on their half, in shares of it; the basket is at the top.
SPOTS = {
    Position.POINT_GUARD: (0.50, 0.86), Position.SHOOTING_GUARD: (0.80, 0.66), Position.SMALL_FORWARD: (0.20, 0.66),
    Position.POWER_FORWARD: (0.72, 0.36), Position.CENTRE: (0.32, 0.36),
}  # fmt: skip
ROOM, MOST_ROWS = 92, 4  # letters on a line, and lines, of what was said


def picture(state: Match, names: Sequence[str], title: str, said: Sequence[str]) -> str:
    """The whole SVG file."""
    rows = -(-len(state.teams) // 2)
    height = TOP + rows * ROWS_HIGH + 130
    parts = [f'<rect width="{WIDTH}" height="{height}" fill="{AROUND}"/>', _text(30, 44, title, 16, FAINT)]
    parts.append(_text(30, 76, _clock(state), 18))
    for seat, team in enumerate(state.teams):
        x, y = HALF * (seat % 2), TOP + ROWS_HIGH * (seat // 2)
        parts += _half(state, team, names[seat], COACHES[seat], x, y)
    lines = [row for line in said for row in textwrap.wrap(line, ROOM)][-MOST_ROWS:]
    parts += [_text(30, height - 105 + 26 * number, row, 15) for number, row in enumerate(lines)]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}">'
    return "\n".join([head, f"<title>{escape(title)}</title>", *parts, "</svg>", ""])


def _clock(state: Match) -> str:
    text = _("Overtime, turn {number} of {turns}") if state.overtimes else _("Turn {number} of {turns}")
    return text.format(number=state.number, turns=state.turns)


def _half(state: Match, team: Team, name: str, colour: str, x: float, y: float) -> Iterator[str]:
    """One coach: name and points, the half with its five, the sums, the dice."""
    deck = state.setup.deck
    left, wide, high = x + 24, HALF - 48, 400.0
    yield _text(left, y + 22, name, 20, colour)
    yield _text(left + wide, y + 22, str(sum(team.points)), 26, colour, "end")
    yield f'<rect x="{left:g}" y="{y + 36:g}" width="{wide}" height="{high:g}" fill="{WOOD}" stroke="{LINE}"/>'
    yield from _lines(left, y + 36, wide, high)
    for position, card in zip(POSITIONS, team.court, strict=False):
        across, down = SPOTS[position]
        at_x, at_y = left + wide * across, y + 36 + high * down
        yield f'<circle cx="{at_x:g}" cy="{at_y:g}" r="22" fill="{colour}" stroke="{AROUND}" stroke-width="2"/>'
        yield _text(at_x, at_y + 6, _(POSITION_LETTERS[position]), 16, AROUND, "middle")
        yield _text(at_x, at_y + 42, deck.players[card].name, 13, INK, "middle")
    sums = "  ".join([f"{_(SKILL_LETTERS[skill])} {skill_sum(deck, team, skill)}" for skill in Skill])
    told = f"{_('IQ')} {intelligence(deck, team)}  {_('R')} {rebounds(deck, team)}  {sums}"
    yield _text(left, y + high + 62, told, 15)
    yield from _dice([*team.attack, *team.guard], left, y + high + 76)


def _lines(x: float, y: float, wide: float, high: float) -> Iterator[str]:
    """The lane, the arc and the basket."""
    line = f'fill="none" stroke="{LINE}" stroke-width="2"'
    middle = x + wide / 2
    yield f'<rect x="{middle - 60:g}" y="{y:g}" width="120" height="{high * 0.42:g}" {line}/>'
    yield f'<circle cx="{middle:g}" cy="{y + high * 0.42:g}" r="60" {line}/>'
    yield f'<path d="M {x + 22:g} {y:g} v 70 A 175 175 0 0 0 {x + wide - 22:g} {y + 70:g} v -70" {line}/>'
    yield f'<circle cx="{middle:g}" cy="{y + 30:g}" r="12" {line}/>'


def _dice(dice: Sequence[Die], x: float, y: float) -> Iterator[str]:
    for number, die in enumerate(dice):
        at = x + 34 * number
        yield f'<rect x="{at:g}" y="{y:g}" width="28" height="28" rx="5" fill="{COLOURS[die.skill]}"/>'
        yield _text(at + 14, y + 20, str(die.points), 16, AROUND, "middle")


def _text(x: float, y: float, text: str, size: int = 18, fill: str = INK, anchor: str = "start") -> str:
    style = f'font-family="monospace" font-size="{size}" fill="{fill}" text-anchor="{anchor}" xml:space="preserve"'
    return f'<text x="{x:g}" y="{y:g}" {style}>{escape(text)}</text>'
