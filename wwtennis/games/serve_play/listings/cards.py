"""Both decks as tables, or the cards that are meant."""

from __future__ import annotations

from typing import Any

from wwtennis.games.serve_play.cards import Decks, Face, ServeFace
from wwtennis.games.serve_play.material import Material
from wwtennis.games.serve_play.words.diagram import diagram
from wwtennis.games.serve_play.words.terms import kind_text, place_name, way_text
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.tables import table
from wwtennis.kernel.words import _, plural


def lines(material: Material, wanted: str | None, *, ascii_only: bool) -> list[str]:
    """A line a face: what it is called, where it goes, and how many cards have it. A single one is drawn."""
    serves, plays = find_faces(material.decks, wanted)
    if len(plays) == 1 and not serves:
        return drawn(plays[0], ascii_only=ascii_only)
    said: list[str] = []
    if serves:
        rows = [[face.name, str(face.copies)] for face in serves]
        said += [*table([[_("serve deck"), _("cards")], *rows]), ""]
    if plays:
        rows = [[face.name, *_places(face), str(face.copies)] for face in plays]
        said += [*table([[_("play deck"), _("from"), _("to"), _("cards")], *rows], left=(0, 1, 2)), ""]
    return said[:-1]


def drawn(face: Face, *, ascii_only: bool) -> list[str]:
    """A card as it lies on the table, with its diagram."""
    cards = plural("{count} card", "{count} cards", face.copies).format(count=face.copies)
    head = [face.name, way_text(face), kind_text(face.kind), _("{cards} in the deck").format(cards=cards)]
    picture = diagram(face, ascii_only=ascii_only)
    return [line for line in head if line] + (["", *picture] if picture else [])


def data(material: Material, wanted: str | None) -> Any:
    serves, plays = find_faces(material.decks, wanted)
    return {
        "serve": [{"kind": face.kind.value, "name": face.names, "copies": face.copies} for face in serves],
        "play": [
            {
                "kind": face.kind.value, "name": face.names, "copies": face.copies,
                "from": face.start and face.start.value, "to": face.end and face.end.value,
            }
            for face in plays
        ],
    }  # fmt: skip


def find_faces(decks: Decks, wanted: str | None) -> tuple[list[ServeFace], list[Face]]:
    """The faces that are meant: all of them, or those with this in their name."""
    text = (wanted or "").casefold()
    serves = [face for face in dict.fromkeys(decks.serves.values()) if text in face.name.casefold()]
    plays = [face for face in dict.fromkeys(decks.plays.values()) if text in face.name.casefold()]
    if not serves and not plays:
        why = _("there is no card {told!r}: `wwtennis cards --game serve-play` prints their names")
        raise UsageError(why.format(told=(wanted or "")[:40]))
    return serves, plays


def _places(face: Face) -> list[str]:
    return [place_name(place) if place is not None else "" for place in (face.start, face.end)]
