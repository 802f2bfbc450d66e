"""The deck, from plain data such as a YAML file gives. All of it is checked: a deck that is read can be played.

A file that cannot be played with is a BadFile of one sentence: where, what was found, what was expected.
To give the cards a field: add it to `cards.py`, and its reader to a table here.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from wwtennis.games.worldwide.cards import (
    BASELINE,
    DROPS,
    PILES,
    SERVES,
    STROKES,
    THE_WINNER,
    Deck,
    Kind,
    Pile,
    Risk,
    Serve,
    Spin,
    Stands,
    Stroke,
    Surface,
    Wing,
    Zone,
)
from wwtennis.kernel.reading import NAME, bad, flag, one_of, record, shown, whole, word
from wwtennis.kernel.words import _, later


def card_at(where: str, number: int) -> str:
    return _("{file}: card #{number}").format(file=where, number=number)


ZONES = tuple(Zone)
LETTERS = [zone.value for zone in ZONES]


def zones(value: object, place: str) -> tuple[Zone, ...]:
    """A list of zone letters in any order; kept in the court's own order."""
    if isinstance(value, list) and all(value.count(each) == 1 and each in LETTERS for each in value):
        return tuple([zone for zone in ZONES if zone in value])
    raise bad(place, shown(value), _("a list of different zones out of {zones}").format(zones=", ".join(LETTERS)))


def faces(value: object, place: str) -> tuple[int, int]:
    """A range of the d20."""
    if isinstance(value, list) and len(value) == 2 and all(type(face) is int for face in value):
        first, last = value
        if 1 <= first <= last <= 20:
            return first, last
    raise bad(place, shown(value), _("the first and the last face of a range from 1 to 20, such as [19, 20]"))


# WT-5.1, WT-5.2: the fields of a card

SURFACES = {word(surface): surface for surface in Surface}
MALUS = record(dict.fromkeys(SURFACES, whole(0, 20)))

STROKE = record(
    required={
        "number": whole(STROKES[0], STROKES[-1]),
        "name": NAME,
        "kind": one_of(Kind),
        "risk": one_of(Risk),
        "difficulty": whole(0, 22),
        "starts": zones,
        "targets": zones,
        "malus": MALUS,
    },
    optional={
        "short": NAME,
        "wing": one_of(Wing),
        "draw": whole(0, 12),
        "star": whole(0, 5),
        "spin": one_of(Spin),
        "opponent": one_of(Stands),
        "star_cost": whole(0, 5),
        "starting_hand": flag,
        "net_approach": flag,
        "even": one_of(Zone),
        "odd": one_of(Zone),
        "winner": flag,
        "reusable": flag,
    },
)
SERVE = record(
    required={
        "number": whole(SERVES[0], SERVES[-1]),
        "name": NAME,
        "risk": one_of(Risk),
        "difficulty": whole(1, 20),
        "malus": MALUS,
        "topspin": whole(1, 2),
        "slice": whole(1, 2),
    },
    optional={"ace": faces, "short": NAME},
)


def read_stroke(data: object, place: str) -> Stroke:
    fields = STROKE(data, place)
    return Stroke(**marks(fields["targets"]) | {"wing": None} | as_printed(fields))


def read_serve(data: object, place: str) -> Serve:
    return Serve(**as_printed(SERVE(data, place)))


PRINTED = {"name": "names", "short": "shorts"}  # as fields of a card: in every language


def as_printed(fields: dict[str, Any]) -> dict[str, Any]:
    malus = {surface: fields["malus"][name] for name, surface in SURFACES.items()}
    return {PRINTED.get(name) or name: value for name, value in (fields | {"malus": malus}).items()}


def marks(targets: tuple[Zone, ...]) -> dict[str, Zone]:
    """WT-20.6: Forehand on an even roll, Backhand on an odd one. R37: other cards carry their own marks."""
    if targets == (Zone.BACKHAND, Zone.FOREHAND):
        return {"even": Zone.FOREHAND, "odd": Zone.BACKHAND}
    return {"even": targets[0], "odd": targets[0]} if len(targets) == 1 else {}


# What is known of the deck

SECTIONS = {**{str(pile): numbers for pile, numbers in PILES.items()}, "serve": SERVES}  # of the file

COMPOSITION: dict[tuple[Pile, ...], dict[Kind, int]] = {
    (Pile.FOREHAND, Pile.BACKHAND): {Kind.DEFENSE: 16, Kind.LINE: 4, Kind.CROSS: 4},
    (Pile.ATTACK,): {Kind.ATTACK: 8, Kind.DROP_SHOT: 2, Kind.WINNER: 2, Kind.DEFENSE: 1},
    (Pile.DEFENSE,): {Kind.PASSING: 6, Kind.LOB: 2, Kind.DEFENSE: 2},
    (Pile.VOLLEY,): {Kind.VOLLEY: 10, Kind.DROP_VOLLEY: 2, Kind.SMASH: 1},
}

# The zones that every card of a pile starts from, those that it may start from, and that in words.
STARTS: dict[Pile, tuple[set[Zone], set[Zone], str]] = {
    Pile.FOREHAND: ({Zone.FOREHAND}, {Zone.FOREHAND, Zone.NEUTRAL}, later("F, alone or with N")),
    Pile.BACKHAND: ({Zone.BACKHAND}, {Zone.BACKHAND, Zone.NEUTRAL}, later("B, alone or with N")),
    Pile.ATTACK: ({Zone.NEUTRAL}, {*BASELINE}, later("N, alone or with B and F")),
    Pile.DEFENSE: (set(), {*BASELINE}, later("one or more of B, N and F")),
    Pile.VOLLEY: ({Zone.VOLLEY}, {Zone.VOLLEY}, later("V alone")),
}

STARTING_HAND = 6  # WT-7.5

# What goes with a kind (WT-10.5, WT-13.1, WT-13.4) ...
BY_KIND: dict[Kind, dict[str, object]] = {
    Kind.DEFENSE: {"risk": Risk.LOW},
    Kind.LINE: {"risk": Risk.LOW},
    Kind.CROSS: {"risk": Risk.LOW},
    Kind.ATTACK: {"risk": Risk.MEDIUM},
    Kind.PASSING: {"risk": Risk.MEDIUM, "opponent": Stands.NET},
    Kind.VOLLEY: {"risk": Risk.HIGH},
    Kind.DROP_SHOT: {"risk": Risk.HIGH, "opponent": Stands.BASELINE, "star_cost": 1},
    Kind.DROP_VOLLEY: {"risk": Risk.HIGH, "opponent": Stands.BASELINE, "star_cost": 1},
    Kind.LOB: {"risk": Risk.HIGH, "opponent": Stands.NET},
    Kind.SMASH: {"risk": Risk.HIGH},
    Kind.WINNER: {"risk": Risk.HIGH, "winner": True},
}
# ... with a card (WT-13.5 to WT-13.7, R35) ...
BY_NUMBER: dict[int, dict[str, object]] = {
    THE_WINNER: {
        "kind": Kind.WINNER, "difficulty": 22, "starts": BASELINE, "star": 1, "starting_hand": True, "reusable": True,
    },
}  # fmt: skip
# ... and with the serves that the books know by their difficulty (WT-20.2 needs the 4 and the 10).
BY_DIFFICULTY: dict[int, dict[str, object]] = {
    4: {"risk": Risk.LOW},
    10: {"slice": 2},
    13: {"ace": (18, 20)},
}

WINGED = (Kind.DEFENSE, Kind.LINE, Kind.CROSS, Kind.ATTACK, Kind.PASSING, Kind.VOLLEY)


def aims_where_it_may(card: Stroke) -> bool:
    """WT-13.2, WT-13.4: a drop goes to the Volley zone, and nothing else does."""
    return card.targets == (Zone.VOLLEY,) if card.kind in DROPS else Zone.VOLLEY not in card.targets


def mark_fits(card: Stroke, mark: str) -> bool:
    """WT-20.6, R37."""
    fixed = marks(card.targets).get(mark)
    return getattr(card, mark) in ((fixed,) if fixed else card.targets or (None,))


# What else holds for each stroke: the field to mend, the law, and the law in words.
STROKE_LAWS: tuple[tuple[str, Callable[[Stroke], bool], str], ...] = (
    ("winner", lambda card: card.winner == (card.kind is Kind.WINNER), later("true on cards of kind winner only")),
    ("targets", lambda card: card.winner == (not card.targets), later("none on a winner, one or more on other cards")),
    ("targets", aims_where_it_may, later("V alone on a drop shot or drop volley, no V on other cards")),
    ("even", lambda card: mark_fits(card, "even"), later("one of the card's targets, F where they are B and F")),
    ("odd", lambda card: mark_fits(card, "odd"), later("one of the card's targets, B where they are B and F")),
    ("wing", lambda card: card.wing is not None or card.kind not in WINGED, later("forehand or backhand")),
)

# Checking the deck


def read_deck(data: object, where: str) -> Deck:
    """The deck that `data` describes; `where` is the file to name when it does not."""
    piles = record(dict.fromkeys(SECTIONS, cards_of))(data, where)
    rows = {number: row for name, pile in piles.items() for number, row in by_number(name, pile, where).items()}
    strokes = {number: read_stroke(rows[number], card_at(where, number)) for number in STROKES}
    serves = {number: read_serve(rows[number], card_at(where, number)) for number in SERVES}
    for card in strokes.values():
        check_stroke(card, card_at(where, card.number))
    check_composition(strokes, where)
    check_starting_hand(strokes, where)
    check_serves(serves, where)
    return Deck(strokes, serves, fingerprint(strokes, serves))


def cards_of(value: object, place: str) -> list[object]:
    if isinstance(value, list):
        return value
    raise bad(place, shown(value), _("a list of cards"))


def by_number(name: str, cards: list[object], where: str) -> dict[int, object]:
    """WT-3.1: each number of the pile, once."""
    numbers = SECTIONS[name]
    read_number = whole(numbers[0], numbers[-1])
    found: dict[int, object] = {}
    for position, card in enumerate(cards, start=1):
        place = _("{file}: {pile}: entry {position}").format(file=where, pile=name, position=position)
        if not isinstance(card, dict):
            raise bad(place, shown(card), _("a card with its fields"))
        number = read_number(card.get("number"), f"{place}: number")
        if number in found:
            raise bad(f"{card_at(where, number)}: number", _("a second card with it"), _("each number once"))
        found[number] = card
    for number in numbers:
        if number not in found:
            expected = _("it in the pile {pile}").format(pile=name)
            raise bad(f"{card_at(where, number)}: number", _("no such card"), expected)
    return found


def check_stroke(card: Stroke, place: str) -> None:
    check_known(card, BY_NUMBER.get(card.number, {}), place)
    for field, holds, law in STROKE_LAWS:
        if not holds(card):
            raise bad(f"{place}: {field}", shown(getattr(card, field)), _(law))
    check_known(card, BY_KIND[card.kind], place)
    needed, possible, law = STARTS[pile_of(card.number)]
    if not card.starts or not needed <= {*card.starts} <= possible:
        raise bad(f"{place}: starts", shown(card.starts), _(law))


def pile_of(number: int) -> Pile:
    return next(pile for pile, numbers in PILES.items() if number in numbers)


def check_known(card: Stroke | Serve, known: Mapping[str, object], place: str) -> None:
    for field, value in known.items():
        if getattr(card, field) != value:
            raise bad(f"{place}: {field}", shown(getattr(card, field)), shown(value))


def check_composition(strokes: dict[int, Stroke], where: str) -> None:
    for piles, kinds in COMPOSITION.items():
        counted = Counter(strokes[number].kind for pile in piles for number in PILES[pile])
        for kind in Kind:
            if counted[kind] != kinds.get(kind, 0):
                found = _("{count} cards of kind {kind}").format(count=counted[kind], kind=word(kind))
                raise bad(f"{where}: {', '.join(piles)}: kind", found, str(kinds.get(kind, 0)))


def check_starting_hand(strokes: dict[int, Stroke], where: str) -> None:
    marked = [f"#{number}" for number, card in strokes.items() if card.starting_hand]
    if len(marked) != STARTING_HAND:
        found = _("it on {count} cards ({cards})").format(count=len(marked), cards=", ".join(marked))
        raise bad(f"{where}: starting_hand", found, _("it on {count} cards").format(count=STARTING_HAND))


def check_serves(serves: dict[int, Serve], where: str) -> None:
    """WT-7.4: by ascending difficulty, no two alike; and the ones that the books name."""
    easier = 0
    for number, card in serves.items():
        if card.difficulty <= easier:
            expected = _("more than the {easier} of the serve before it").format(easier=easier)
            raise bad(f"{card_at(where, number)}: difficulty", shown(card.difficulty), expected)
        check_known(card, BY_DIFFICULTY.get(card.difficulty, {}), card_at(where, number))
        easier = card.difficulty
    for difficulty in BY_DIFFICULTY:
        if difficulty not in [card.difficulty for card in serves.values()]:
            found = ", ".join(str(card.difficulty) for card in serves.values())
            raise bad(f"{where}: serve: difficulty", found, _("{difficulty} among them").format(difficulty=difficulty))


def fingerprint(strokes: dict[int, Stroke], serves: dict[int, Serve]) -> str:
    """Two decks with the same one play alike: it covers all that the rules read, and no names."""
    cards: list[Stroke | Serve] = [*strokes.values(), *serves.values()]
    plain = [all_but_names(card) for card in cards]
    return hashlib.sha256(json.dumps(plain, sort_keys=True, default=dict).encode()).hexdigest()[:16]


def all_but_names(card: Stroke | Serve) -> dict[str, object]:
    """As JSON takes it: a word of the cards (`StrEnum`) is a string, and a table is made a dict on the way."""
    named = PRINTED.values()
    return {field: getattr(card, field) for field in card.__struct_fields__ if field not in named}
