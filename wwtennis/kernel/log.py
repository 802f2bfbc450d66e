"""Log lines: a recording as JSON Lines, one header and then one numbered entry a line.

{"format": "wwtennis-log", "version": 1, ...}            the header
{"n": 1, "event": "CoinTossed", "server": 0}             what happened
{"n": 2, "seat": 0, "answer": "Serve", "card": 62, ...}  what a seat answered
{"n": 3, "undo": 1}                                      back to where it stood after entry 1
{"n": 4, "reseed": 48151}                                from here on chance comes from this seed
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.game import Event, Game
from wwtennis.kernel.luck import LARGEST_SEED
from wwtennis.kernel.plain import brief, told
from wwtennis.kernel.table import Answer, Entry, Reseeded, Undone
from wwtennis.kernel.words import _

FORMAT = "wwtennis-log"
VERSION = 1
HUMAN, SOLO = "human", "solo"  # who plays a seat, as headers say it: a person, or nobody but the rules

T = TypeVar("T")

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


def entry_line(number: int, entry: Entry) -> bytes:
    """One entry as a line, newline included."""
    if isinstance(entry, Answer):
        return b'{"n":%d,"seat":%d,%b\n' % (number, entry.seat, _encode(entry.choice)[1:])
    if isinstance(entry, Undone):
        return b'{"n":%d,"undo":%d}\n' % (number, entry.to)
    if isinstance(entry, Reseeded):
        return b'{"n":%d,"reseed":%d}\n' % (number, entry.seed)
    return b'{"n":%d,%b\n' % (number, _encode(entry)[1:])


def header_line(header: dict[str, Any]) -> bytes:
    """The first line: what was agreed before the match."""
    return _encode({"format": FORMAT, "version": VERSION, **header}) + b"\n"


def read_object(line: bytes) -> dict[str, Any]:
    """A line as a JSON object; a sentence (without the line's place) where it is none."""
    try:
        found = _decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as why:
        raise BadFile(_("not a line of JSON ({why})").format(why=brief(why))) from None
    if not isinstance(found, dict):
        raise BadFile(_("a JSON object is expected, and this is something else"))
    return found


class EntryReader:
    """Reads the entries of one game's log, and trusts nothing in them."""

    def __init__(self, game: Game[Any]) -> None:
        # By name: for a single struct msgspec keeps what it learnt, for a union it would learn it anew at each line.
        self._events = {kind.__name__: kind for kind in game.events}
        self._choices = {kind.__name__: kind for kind in game.choices}
        self._seats = range(game.seats)

    def read(self, line: bytes, number: int) -> Entry:
        """The entry on this line, which must carry this number."""
        found = read_object(line)
        said = found.pop("n", None)
        if type(said) is not int or said != number:
            why = _("entry number {number} is expected, and this says {said}")
            raise BadFile(why.format(number=number, said=told(said)))
        try:
            return self._entry(found, number)
        except msgspec.ValidationError as fault:
            raise BadFile(_("not an entry of this game ({why})").format(why=brief(fault))) from None

    def _entry(self, found: dict[str, Any], number: int) -> Entry:
        if "event" in found:
            event: Event = msgspec.convert(found, _known(self._events, found["event"]))
            return event
        if "answer" in found:
            seat = found.pop("seat", None)
            if type(seat) is not int or seat not in self._seats:
                why = _("a seat from 0 to {last} is expected, and this says {seat}")
                raise BadFile(why.format(last=self._seats[-1], seat=told(seat)))
            return Answer(seat, msgspec.convert(found, _known(self._choices, found["answer"])))
        if found.keys() == {"undo"}:
            to = found["undo"]
            if type(to) is not int or not 0 <= to < number:
                raise BadFile(_("an undo goes back to an earlier entry, and this says {to}").format(to=told(to)))
            return Undone(to)
        if found.keys() == {"reseed"}:
            seed = found["reseed"]
            if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
                why = _("seeds go from 0 to {most}, and this says {seed}")
                raise BadFile(why.format(most=LARGEST_SEED, seed=told(seed)))
            return Reseeded(seed)
        raise BadFile(_('an entry says "event", "answer", "undo" or "reseed", and this says none of them'))


def _known(kinds: dict[str, type[T]], name: object) -> type[T]:
    if isinstance(name, str) and name in kinds:
        return kinds[name]
    raise BadFile(_("this game knows no entry {name}").format(name=told(name)))
