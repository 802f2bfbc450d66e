"""Log lines: a recording as JSON Lines, one header and then one numbered entry a line.

{"format": "wwtennis-log", "version": 2, ...}            the header
{"n": 1, "event": "CoinTossed", "server": 0}             what happened
{"n": 2, "seat": 0, "answer": "Serve", "card": 62, ...}  what a seat answered
{"n": 3, "undo": 1}                                      back to where it stood after entry 1
{"n": 4, "reseed": 48151, "why": "recovery"}             from here on chance comes from this seed
{"n": 5, "closed": "1f0c..."}                            the match is over: the digest of all lines before this one
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.game import Event, Game
from wwtennis.kernel.luck import LARGEST_SEED
from wwtennis.kernel.plain import brief, quoted
from wwtennis.kernel.table import Answer, Entry, Origin, Reseeded, Undone, Why
from wwtennis.kernel.words import _

FORMAT = "wwtennis-log"
VERSION = 2
JUDGING = 2  # the version from which on undos and new seeds are judged, and the end is sealed
HUMAN, SOLO = "human", "solo"  # who plays a seat, as headers say it: a person, or nobody but the rules
LONGEST_ORIGIN = 255  # characters: what a file name has at most

T = TypeVar("T")

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


class Lines:
    """The lines of a log that is being written: they are numbered, and the last one says what all others were."""

    def __init__(self) -> None:
        self.is_closed = False
        self._number = 0  # of the last entry
        self._digest = hashlib.sha256()

    def go_on_after(self, data: bytes, entries: int) -> None:
        """The log has this in it already, with so many entries."""
        self._digest = hashlib.sha256(data)
        self._number = entries

    def first(self, header: dict[str, Any]) -> bytes:
        return self.as_it_is(header_line(header))

    def next(self, entry: Entry) -> bytes:
        self._number += 1
        return self.as_it_is(entry_line(self._number, entry))

    def last(self) -> bytes:
        """The match is over: whatever is changed above this line from now on will be noticed."""
        self.is_closed = True
        return b'{"n":%d,"closed":"%b"}\n' % (self._number + 1, self._digest.hexdigest().encode())

    def as_it_is(self, data: bytes) -> bytes:
        self._digest.update(data)
        return data


def closing_digest(line: bytes, number: int) -> str | None:
    """What the last line of a log says of those before it; None where it is an entry like the others."""
    if b'"closed"' not in line:
        return None
    found = read_object(line)
    if found.keys() != {"n", "closed"} or found["n"] != number or not isinstance(found["closed"], str):
        return None
    return found["closed"]


Line = dict[str, Any]


def read_object(line: bytes) -> Line:
    """A line as a JSON object; a sentence (without the line's place) where it is none."""
    try:
        found = _decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as why:
        raise BadFile(_("not a line of JSON ({why})").format(why=brief(why))) from None
    if not isinstance(found, dict):
        raise BadFile(_("a JSON object is expected, and this is something else"))
    return found


class EntryReader:
    """Reads the entries of one game's log, and trusts nothing in them. Logs of older versions are first `said_now`."""

    def __init__(self, game: Game[Any], said_now: Callable[[Line, int], Line] | None = None) -> None:
        # By name: for a single struct msgspec keeps what it learnt, for a union it would learn it anew at each line.
        self._events = {kind.__name__: kind for kind in game.events}
        self._choices = {kind.__name__: kind for kind in game.choices}
        self._seats = range(game.seats)
        self._said_now = said_now

    def read(self, line: bytes, number: int) -> Entry:
        """The entry on this line, which must carry this number."""
        found = read_object(line)
        if self._said_now is not None:
            found = self._said_now(found, number)
        said = found.pop("n", None)
        if type(said) is not int or said != number:
            why = _("entry number {number} is expected, and this says {said}")
            raise BadFile(why.format(number=number, said=quoted(said)))
        try:
            return self._entry(found, number)
        except msgspec.ValidationError as fault:
            raise BadFile(_("not an entry of this game ({why})").format(why=brief(fault))) from None

    def _entry(self, found: Line, number: int) -> Entry:
        if "event" in found:
            event: Event = msgspec.convert(found, _known(self._events, found["event"]))
            return event
        if "answer" in found:
            return self._answer(found)
        if found.keys() == {"undo"}:
            to = found["undo"]
            if type(to) is not int or not 0 <= to < number:
                raise BadFile(_("an undo goes back to an earlier entry, and this says {to}").format(to=quoted(to)))
            return Undone(to)
        if "reseed" in found:
            return self._reseeded(found)
        if "closed" in found:
            raise BadFile(_("a closing line stands at the end of a log, with a digest and nothing else"))
        raise BadFile(_('an entry says "event", "answer", "undo" or "reseed", and this says none of them'))

    def _answer(self, found: Line) -> Answer:
        seat = found.pop("seat", None)
        if type(seat) is not int or seat not in self._seats:
            why = _("a seat from 0 to {last} is expected, and this says {seat}")
            raise BadFile(why.format(last=self._seats[-1], seat=quoted(seat)))
        return Answer(seat, msgspec.convert(found, _known(self._choices, found["answer"])))

    def _reseeded(self, found: Line) -> Reseeded:
        """A new seed with its reason; a branch says what it is a branch of."""
        seed = found["reseed"]
        if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
            why = _("seeds go from 0 to {most}, and this says {seed}")
            raise BadFile(why.format(most=LARGEST_SEED, seed=quoted(seed)))
        new = msgspec.convert(found, Reseeded)
        if (new.of is not None) != (new.why is Why.BRANCH):
            raise BadFile(_("a new seed says `of` where it is a branch, and only there"))
        if new.of is not None:
            self._check_origin(new.of)
        return new

    def _check_origin(self, of: Origin) -> None:
        """Texts go to screens: no control characters, no endless names."""
        if len(of.by) != len(self._seats):
            raise BadFile(
                _("`by` has {count} names, and there are {seats} seats").format(
                    count=len(of.by), seats=len(self._seats)
                )
            )
        for text in (*of.by, of.log):
            if not text.isprintable() or len(text) > LONGEST_ORIGIN:
                why = _("a branch names its origin in up to {most} printable characters, and this says {text}")
                raise BadFile(why.format(most=LONGEST_ORIGIN, text=quoted(text[: LONGEST_ORIGIN + 1])))


def _known(kinds: dict[str, type[T]], name: object) -> type[T]:
    if isinstance(name, str) and name in kinds:
        return kinds[name]
    raise BadFile(_("this game knows no entry {name}").format(name=quoted(name)))
