"""The decks, from plain data such as a YAML file gives. All of it is checked: decks that are read can be played with.

A file that cannot be played with is a BadFile of one sentence: where, what was found, what was expected.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, TypeVar

from wwtennis.games.serve_play.cards import Decks, Face, Kind, Place, ServeFace, ServeKind
from wwtennis.games.serve_play.setup import HAND
from wwtennis.kernel.reading import NAME, bad, entry_at, listed, one_of, record, shown, whole
from wwtennis.kernel.words import _, plural

MOST_COPIES = 99
LEAST_SERVES = 3  # SP-17: the deck is renewed when one card is left, and two may be turned for a point
LEAST_PLAYS = max(seats * cards for seats, cards in HAND.items())  # S15: every hand can be filled up

COPIES = whole(0, MOST_COPIES)
SERVE = record({"kind": one_of(ServeKind), "name": NAME, "copies": COPIES})
ENTRY = record(
    {"kind": one_of(Kind), "name": NAME, "copies": COPIES},
    {"from": one_of(Place), "to": one_of(Place), "short": NAME},
)
FILE = record({"serve": listed(SERVE), "play": listed(ENTRY)})


F = TypeVar("F", ServeFace, Face)


def read_decks(data: object, where: str) -> Decks:
    """The decks that `data` describes; `where` is the file to name when it does not."""
    found = FILE(data, where)
    for number, entry in enumerate(found["play"], start=1):
        check_places(entry, entry_at(f"{where}: play", number))
    serves = [ServeFace(entry["kind"], entry["name"], entry["copies"]) for entry in found["serve"]]
    plays = [face_of(entry) for entry in found["play"]]
    check_each_once([face.kind for face in serves], f"{where}: serve")
    check_each_once([(face.kind, face.start, face.end) for face in plays], f"{where}: play")
    check_serves(serves, f"{where}: serve")
    check_size(serves, LEAST_SERVES, f"{where}: serve")
    check_size(plays, LEAST_PLAYS, f"{where}: play")
    return Decks(numbered(serves), numbered(plays), fingerprint(serves, plays))


def face_of(entry: dict[str, Any]) -> Face:
    return Face(
        entry["kind"], entry["name"], entry["copies"], entry.get("from"), entry.get("to"), entry.get("short", {})
    )


def numbered(faces: list[F]) -> dict[int, F]:
    """Every card of a deck: each face as often as it has copies, in the order of the file."""
    return dict(enumerate([face for face in faces for _ in range(face.copies)], start=1))


def check_places(entry: dict[str, Any], place: str) -> None:
    """SP-4, S1: a shot starts somewhere and lands somewhere; nothing else does."""
    for field in ("from", "to"):
        if entry["kind"] is Kind.SHOT and field not in entry:
            raise bad(f"{place}: {field}", shown(None), _("a place, as on every shot"))
        if entry["kind"] is not Kind.SHOT and field in entry:
            raise bad(f"{place}: {field}", shown(entry[field]), _("nothing: only a shot has places"))


def check_each_once(faces: list[Any], place: str) -> None:
    """Cards that play alike stand in one entry: else they would be told apart where nothing can."""
    for number, face in enumerate(faces, start=1):
        if face in faces[: number - 1]:
            first = faces.index(face) + 1
            raise bad(entry_at(place, number), _("the same cards as in entry {first}").format(first=first), _("others"))


def check_serves(serves: list[ServeFace], place: str) -> None:
    """SP-6 needs an ACE, SP-9 a ball that is in: else no match ever begins, or ends."""
    for kind in (ServeKind.ACE, ServeKind.IN):
        if not any(face.kind is kind and face.copies for face in serves):
            raise bad(place, _("no card of kind {kind}").format(kind=shown(kind)), _("one at least"))


def check_size(faces: list[F], least: int, place: str) -> None:
    count = sum(face.copies for face in faces)
    if count < least:
        found = plural("{count} card", "{count} cards", count).format(count=count)
        raise bad(place, found, _("{least} at least").format(least=least))


def fingerprint(serves: list[ServeFace], plays: list[Face]) -> str:
    """Two pairs of decks with the same one play alike: it covers all that the rules read, and no names."""
    read = [
        [[face.kind, face.copies] for face in serves],
        [[face.kind, face.start, face.end, face.copies] for face in plays],
    ]
    return hashlib.sha256(json.dumps(read).encode()).hexdigest()[:16]
