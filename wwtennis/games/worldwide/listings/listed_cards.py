"""The deck, or some of its cards, as a table that fits a terminal of 80 characters."""

from __future__ import annotations

from collections.abc import Iterable

from wwtennis.games.worldwide.cards import Deck, Serve, Spin, Stands, Stroke, Surface
from wwtennis.games.worldwide.listings.glyphs import Glyphs, glyphs
from wwtennis.games.worldwide.words.terms import surface_name, zone_letters
from wwtennis.kernel.tables import table
from wwtennis.kernel.words import _


def listed(deck: Deck, numbers: Iterable[int], ascii_only: bool) -> list[str]:
    """Strokes first, then serves, then what the signs mean."""
    marks, wanted = glyphs(ascii_only), list(numbers)
    strokes = [_stroke(deck.strokes[number], marks) for number in wanted if number in deck.strokes]
    serves = [_serve(deck.serves[number], marks) for number in wanted if number in deck.serves]
    lines: list[str] = []
    if strokes:
        lines += [*table([_stroke_head(marks), *strokes], left=(1, 2, 4, 5, 9)), ""]
    if serves:
        lines += [*table([_serve_head(), *serves], left=(1, 2)), ""]
    return lines + _legend(marks)


def _stroke_head(marks: Glyphs) -> list[str]:
    return ["#", _("name"), "", _("dif"), _("from"), _("to"), _("malus"), _("draw"), marks.star, ""]


def _stroke(card: Stroke, marks: Glyphs) -> list[str]:
    stars = card.star - card.star_cost
    return [
        str(card.number), card.name, marks.risk(card.risk), str(card.difficulty),
        zone_letters(card.starts), zone_letters(card.targets), _malus(card) if card.targets else "",
        str(card.draw or ""), f"{stars:+}" if stars else "", _signs(card),
    ]  # fmt: skip


def _signs(card: Stroke) -> str:
    """What else there is to it, a letter each."""
    said = [
        ("T", card.spin is Spin.TOPSPIN),
        ("S", card.spin is Spin.SLICE),
        ("n", card.opponent is Stands.NET),
        ("b", card.opponent is Stands.BASELINE),
        ("W", card.winner),
        ("R", card.reusable),
        ("H", card.starting_hand),
    ]
    return "".join(letter for letter, holds in said if holds)


def _malus(card: Stroke | Serve) -> str:
    return "/".join(str(card.malus[surface]) for surface in Surface)


def _serve_head() -> list[str]:
    return ["#", _("serve"), "", _("dif"), _("malus"), _("ace"), _("topspin"), _("slice")]


def _serve(card: Serve, marks: Glyphs) -> list[str]:
    faces = [] if card.ace is None else sorted({*card.ace})
    return [
        str(card.number), card.name, marks.risk(card.risk), str(card.difficulty), _malus(card),
        "-".join(map(str, faces)), f"+{card.topspin}", f"+{card.slice}",
    ]  # fmt: skip


def _legend(marks: Glyphs) -> list[str]:
    low, medium, high = tuple(marks.risks)
    surfaces = "/".join(surface_name(surface) for surface in Surface)
    return [
        _("{low} low, {medium} medium, {high} high risk; B Backhand, N Neutral, F Forehand, V Volley").format(
            low=low, medium=medium, high=high
        ),
        _("malus: {surfaces}; draw: cards after the point; {star}: Stars gained or paid").format(
            surfaces=surfaces, star=marks.star
        ),
        _("T topspin, S slice, n: opponent at the net, b: on the baseline, W wins the point,"),
        _("R reusable, H in the starting hand"),
    ]
