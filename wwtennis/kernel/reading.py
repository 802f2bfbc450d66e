"""Reading plain data such as a YAML file gives, and trusting nothing in it.

A reader takes what is written and the place where, and gives what it means. Whatever it cannot use is a BadFile of one
sentence: where, what was found, what was expected.
"""

from __future__ import annotations

import reprlib
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, NamedTuple, Protocol

from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.plain import printable
from wwtennis.kernel.words import _

Reader = Callable[[object, str], Any]  # from what is written, and the place where, to what it means


class Sheet(NamedTuple):
    """A file of a game's data, read; `where` is how a sentence about it begins."""

    data: object
    where: str


class Shelf(Protocol):
    """The data files that ship with a game."""

    def sheet(self, name: str) -> Sheet | None:
        """The file of this name; None where there is none."""


# Saying what is wrong


def bad(place: str, found: str, expected: str) -> BadFile:
    return BadFile(_("{place}: found {found}, expected {expected}").format(place=place, found=found, expected=expected))


def entry_at(place: str, number: int) -> str:
    """The place of an entry of a list, counted from 1."""
    return _("{place}: entry {number}").format(place=place, number=number)


def shown(value: object) -> str:
    """A value as the file would have it."""
    if value is None:
        return _("nothing")
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Enum):
        return repr(word(value))
    if isinstance(value, tuple):
        return "[" + ", ".join(str(word(each) if isinstance(each, Enum) else each) for each in value) + "]"
    return _clipped.repr(value)


def word(member: Enum) -> str:
    """The word for it in a file: its own, where it has one, else its name."""
    own: str | None = getattr(member, "word", None)
    return member.name.lower().replace("_", " ") if own is None else own


class _Clipped(reprlib.Repr):
    """On one line, and short however long the value is."""

    def repr_int(self, x: int, level: int) -> str:
        return str(x) if abs(x) < 10**20 else _("a very large number")


_clipped = _Clipped()

# Reading a value


def whole(low: int, high: int) -> Reader:
    def read(value: object, place: str) -> int:
        if type(value) is int and low <= value <= high:
            return value
        raise bad(place, shown(value), _("a whole number from {low} to {high}").format(low=low, high=high))

    return read


def flag(value: object, place: str) -> bool:
    if isinstance(value, bool):
        return value
    raise bad(place, shown(value), _("true or false"))


def text(value: object, place: str) -> str:
    if isinstance(value, str) and value.strip() and printable(value) == value:
        return value
    raise bad(place, shown(value), _("a text on one line"))


def one_of(members: type[Enum]) -> Reader:
    words = {word(member): member for member in members}

    def read(value: object, place: str) -> Enum:
        if isinstance(value, str) and value in words:
            return words[value]
        raise bad(place, shown(value), _("one of {words}").format(words=", ".join(words)))

    return read


def listed(of: Reader) -> Reader:
    """A list whose every entry is such a thing."""

    def read(value: object, place: str) -> list[Any]:
        if not isinstance(value, list):
            raise bad(place, shown(value), _("a list"))
        return [of(each, entry_at(place, number)) for number, each in enumerate(value, start=1)]

    return read


def record(required: Mapping[str, Reader], optional: Mapping[str, Reader] | None = None) -> Reader:
    """A mapping that has all the required fields and no unknown one. A field left out stays out."""
    fields = {**required, **(optional or {})}

    def read(value: object, place: str) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise bad(place, shown(value), _("the fields {fields}").format(fields=", ".join(required)))
        for name in value:
            if name not in fields:
                expected = _("one of the fields {fields}").format(fields=", ".join(fields))
                raise bad(place, _("an unknown field {name}").format(name=shown(name)), expected)
        due = [name for name in fields if name in required or name in value]
        return {name: fields[name](value.get(name), f"{place}: {name}") for name in due}

    return read


NAME = record({"en": text, "fr": text})  # a text in every language
