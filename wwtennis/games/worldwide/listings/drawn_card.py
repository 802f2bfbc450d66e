"""One card, drawn: its numbers, a small court with where it starts and where it goes, and all that it says."""

from __future__ import annotations

import textwrap

from wwtennis.games.worldwide.cards import KIND_NAMES, NET, Deck, Serve, Stroke, Surface, Zone
from wwtennis.games.worldwide.listings.glyphs import Glyphs, glyphs
from wwtennis.games.worldwide.words.cards import serve_text, stroke_text
from wwtennis.games.worldwide.words.terms import risk_name, zone_letters
from wwtennis.kernel.words import _

INNER = 48  # characters between the sides
CELL = 9
NEAR = (Zone.BACKHAND, Zone.NEUTRAL, Zone.FOREHAND)  # WT-4.1, as its owner sees it
FAR = NEAR[::-1]  # the opponent faces the other way


def drawn(deck: Deck, number: int, surface: Surface, ascii_only: bool) -> list[str]:
    """The card, line by line."""
    marks = glyphs(ascii_only)
    if number in deck.serves:
        serve = deck.serves[number]
        return _framed(marks, _heading(serve, _("Serve"), marks), [], serve_text(serve, surface))
    stroke = deck.strokes[number]
    said = stroke_text(stroke, surface, stroke.star_cost)
    if stroke.starting_hand:
        said = (*said, _("In the starting hand."))
    return _framed(marks, _heading(stroke, _(KIND_NAMES[stroke.kind]), marks), _court(stroke, marks), said)


def _heading(card: Stroke | Serve, kind: str, marks: Glyphs) -> list[str]:
    risk = f"{marks.risk(card.risk)} {risk_name(card.risk)}"
    name = f"#{card.number} {card.name}"
    difficulty = _("difficulty {difficulty}").format(difficulty=card.difficulty)
    return [_ends(name, risk), _ends(kind if kind != card.name else "", difficulty)]


def _ends(left: str, right: str) -> str:
    return left + right.rjust(INNER - len(left))


def _framed(marks: Glyphs, heading: list[str], picture: list[str], said: tuple[str, ...]) -> list[str]:
    across, side, *corners = tuple(marks.frame)
    edge = across * (INNER + 2)
    told = [line for sentence in said for line in textwrap.wrap(sentence, INNER)]
    parts = [heading, [line.center(INNER) for line in picture], told]
    divider = corners[4] + edge + corners[5]
    inside = [[f"{side} {line:{INNER}} {side}" for line in part] for part in parts if part]
    lines = [corners[0] + edge + corners[1], *inside[0]]
    for part in inside[1:]:
        lines += [divider, *part]
    return [*lines, corners[2] + edge + corners[3]]


def _court(card: Stroke, marks: Glyphs) -> list[str]:
    """The far end with the targets, the net, the near end with the starts."""
    flat, wall, top_left, top_right, low_left, low_right, left, right, down, up = tuple(marks.court)
    baseline = (CELL * 3 + 2) * flat
    cells = f"{flat * CELL}{{0}}{flat * CELL}{{0}}{flat * CELL}"
    net, net_left, net_right = tuple(marks.net)
    return [
        top_left + cells.format(down) + top_right,
        _row(FAR, card.targets, marks.target, wall),
        left + cells.format(up) + right,
        _net_row(card.targets, marks.target, wall),
        net_left + net * len(baseline) + net_right,
        _net_row(card.starts, marks.start, wall),
        left + cells.format(down) + right,
        _row(NEAR, card.starts, marks.start, wall),
        low_left + cells.format(up) + low_right,
    ]


def _row(order: tuple[Zone, ...], marked: tuple[Zone, ...], mark: str, wall: str) -> str:
    return wall + wall.join(_cell(zone, marked, mark).center(CELL) for zone in order) + wall


def _net_row(marked: tuple[Zone, ...], mark: str, wall: str) -> str:
    return wall + _cell(NET, marked, mark).center(CELL * 3 + 2) + wall


def _cell(zone: Zone, marked: tuple[Zone, ...], mark: str) -> str:
    letter = zone_letters((zone,))
    return f"{mark} {letter} {mark}" if zone in marked else letter
