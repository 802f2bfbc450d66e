"""The words of places, cards and points."""

from __future__ import annotations

from typing import Protocol

from wwtennis.games.serve_play.cards import HALF_NAMES, PLACE_NAMES, Face, Half, Kind, Place
from wwtennis.games.serve_play.events import Hindrance, How
from wwtennis.kernel.words import _, later, plural, sense

# The two letters that stand for a place where there is no room for more.
PLACE_LETTERS = {
    Place.FORE_LEFT: later("FL"),
    Place.FORE_RIGHT: later("FR"),
    Place.BACK_LEFT: later("BL"),
    Place.BACK_RIGHT: later("BR"),
}

# On the court there is room for seventeen.
PLACES_ON_COURT = {
    Place.FORE_LEFT: sense("on the court", "left forecourt"),
    Place.FORE_RIGHT: sense("on the court", "right forecourt"),
    Place.BACK_LEFT: sense("on the court", "left back-court"),
    Place.BACK_RIGHT: sense("on the court", "right back-court"),
}
HALVES_BESIDE_NAMES = {Half.LEFT: sense("beside a name", "left"), Half.RIGHT: sense("beside a name", "right")}

HOWS = {
    How.ACE: later("an ace"),
    How.DOUBLE_FAULT: later("double fault by {loser}"),
    How.SMASH: later("nobody kills the smash"),
    How.KILL: later("a kill"),
    How.OUT: later("out by {loser}"),
    How.PASSED: later("no answer from {loser}"),
}

# What a card does, in a sentence.
KIND_TEXTS = {
    Kind.SHOT: later("It is played where the ball is, and takes it to the other end."),
    Kind.SMASH: later("It wins the point, unless a Kill answers it."),
    Kind.KILL: later("It wins the point, and answers a Smash."),
    Kind.OUT: later("It loses the point: a way to be rid of the card."),
}

HINDRANCES = {
    Hindrance.ELSEWHERE: later("It starts in the {start}, and the ball is in the {place}."),
    Hindrance.SMASHED: later("Only a Kill answers a Smash."),
    Hindrance.OTHER_HALF: later("A ball in a forecourt is for the partner of that half: only Smash, Kill or Out here."),
}

# The same in a word or two, where there is room for no more: nine letters.
SHORT_HINDRANCES = {
    Hindrance.ELSEWHERE: later("not here"),
    Hindrance.SMASHED: later("smashed"),
    Hindrance.OTHER_HALF: later("not yours"),
}


def place_name(place: Place) -> str:
    return _(PLACE_NAMES[place])


def place_on_court(place: Place) -> str:
    return _(PLACES_ON_COURT[place])


def place_letters(place: Place) -> str:
    return _(PLACE_LETTERS[place])


def half_name(half: Half) -> str:
    return _(HALF_NAMES[half])


def half_beside_name(half: Half) -> str:
    return _(HALVES_BESIDE_NAMES[half])


def kind_text(kind: Kind) -> str:
    return _(KIND_TEXTS[kind])


def way_text(face: Face) -> str:
    """Where a shot goes: "right forecourt to left back-court, down the line"; empty for other cards."""
    if face.start is None or face.end is None:
        return ""
    way = _("{start} to {end}, cross-court") if face.is_cross else _("{start} to {end}, down the line")
    return way.format(start=place_name(face.start), end=place_name(face.end))


def cards_text(count: int) -> str:
    return plural("{count} card", "{count} cards", count).format(count=count)


def short_hindrance(hindrance: Hindrance) -> str:
    return _(SHORT_HINDRANCES[hindrance])


def hindrance_text(hindrance: Hindrance, face: Face, place: Place) -> str:
    """Why a card cannot be played on a ball that lies there, as a sentence."""
    start = place_name(face.start) if face.start is not None else ""
    return _(HINDRANCES[hindrance]).format(start=start, place=place_name(place))


class Agreed(Protocol):
    """What was agreed on, be it in a set-up or in a list of matches."""

    @property
    def is_doubles(self) -> bool: ...
    @property
    def best_of(self) -> int: ...
    @property
    def tiebreak(self) -> bool: ...
    @property
    def advantage(self) -> bool: ...
    @property
    def fresh_card(self) -> bool: ...


def about(setup: Agreed) -> list[str]:
    """What is played, in a few words each; the variants only where they are agreed on."""
    said = [_("doubles") if setup.is_doubles else _("singles")]
    said.append(_("best of {sets}").format(sets=setup.best_of) if setup.best_of > 1 else _("one set"))
    variants = [
        (setup.tiebreak, _("tie-break")),
        (setup.advantage, _("advantage")),
        (setup.fresh_card, _("fresh cards")),
    ]
    return said + [name for agreed, name in variants if agreed]
