"""Log lines: a recording as JSON Lines, one header and then one numbered entry a line.

    {"format": "wwtennis-log", "version": 1, ...}            the header
    {"n": 1, "event": "CoinTossed", "server": 0}             what happened
    {"n": 2, "seat": 0, "answer": "Serve", "card": 62, ...}  what a seat answered
    {"n": 3, "undo": 1}                                      back to where it stood after entry 1
"""

from __future__ import annotations

from typing import Any

import msgspec

from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.game import Event, Game
from wwtennis.kernel.table import Answer, Entry, Undone
from wwtennis.kernel.words import _

FORMAT = "wwtennis-log"
VERSION = 1

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


def entry_line(number: int, entry: Entry) -> bytes:
    """One entry as a line, newline included."""
    if isinstance(entry, Answer):
        return b'{"n":%d,"seat":%d,%b\n' % (number, entry.seat, _encode(entry.choice)[1:])
    if isinstance(entry, Undone):
        return b'{"n":%d,"undo":%d}\n' % (number, entry.to)
    return b'{"n":%d,%b\n' % (number, _encode(entry)[1:])


def header_line(header: dict[str, Any]) -> bytes:
    """The first line: what was agreed before the match."""
    return _encode({"format": FORMAT, "version": VERSION, **header}) + b"\n"


def read_object(line: bytes) -> dict[str, Any]:
    """A line as a JSON object; a sentence (without the line's place) where it is none."""
    try:
        found = _decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as why:
        raise BadFile(_("not a line of JSON ({why})").format(why=why)) from None
    if not isinstance(found, dict):
        raise BadFile(_("a JSON object is expected, and this is something else"))
    return found


class EntryReader:
    """Reads the entries of one game's log, and trusts nothing in them."""

    def __init__(self, game: Game[Any]) -> None:
        self._events = game.events
        self._choices = game.choices

    def read(self, line: bytes, number: int) -> Entry:
        """The entry on this line, which must carry this number."""
        found = read_object(line)
        told = found.pop("n", None)
        if type(told) is not int or told != number:
            raise BadFile(_("entry number {number} is expected, and this says {told}").format(number=number, told=told))
        try:
            return self._entry(found, number)
        except msgspec.ValidationError as why:
            raise BadFile(_("not an entry of this game ({why})").format(why=why)) from None

    def _entry(self, found: dict[str, Any], number: int) -> Entry:
        if "event" in found:
            event: Event = msgspec.convert(found, self._events)
            return event
        if "answer" in found:
            seat = found.pop("seat", None)
            if type(seat) is not int or seat not in (0, 1):
                raise BadFile(_("seat 0 or 1 is expected, and this says {seat}").format(seat=seat))
            return Answer(seat, msgspec.convert(found, self._choices))
        if found.keys() == {"undo"}:
            to = found["undo"]
            if type(to) is not int or not 0 <= to < number:
                raise BadFile(_("an undo goes back to an earlier entry, and this says {to}").format(to=to))
            return Undone(to)
        raise BadFile(_("an entry says \"event\", \"answer\" or \"undo\", and this says none of them"))
