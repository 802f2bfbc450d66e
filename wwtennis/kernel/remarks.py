"""Remarks beside what happened: forms as data, of which the match itself picks one.

A form says after what it may be said, when it is true, and in which words: at length, and briefly where there is little
room. Whether and how one is said depends on what has happened and on nothing else, so that a replay says the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar
from zlib import crc32

import msgspec

from wwtennis.kernel.commentary import Comment
from wwtennis.kernel.words import _, plural

Facts = Mapping[str, Any]  # what is filled in; where there is nothing to fill in, TRUE
Wording = str | tuple[str, str]  # two: one for a `count` of 1, one for more

TRUE: Facts = {}


class Remark(NamedTuple):
    """What is said, by which form, and of what."""

    form: str
    facts: Facts
    full: str
    brief: str


M = TypeVar("M", contravariant=True)


class Form(msgspec.Struct, Generic[M], frozen=True):
    """One thing that can be remarked. `when` has the facts; None where it is not true, or not worth a word."""

    name: str
    after: str  # the occasion, as its game calls it
    weight: int  # of several that are true the weightiest is said
    when: Callable[[M], Facts | None]
    full: tuple[Wording, ...]
    brief: Wording
    one_in: int = 1  # said on one of so many occasions: what is often true is not always news


class Remarks(Generic[M]):
    """The forms of a game, by occasion."""

    def __init__(self, forms: Iterable[Form[M]]) -> None:
        self.forms = tuple(forms)
        self._after: dict[str, list[Form[M]]] = {}
        for form in sorted(self.forms, key=lambda form: -form.weight):
            self._after.setdefault(form.after, []).append(form)

    def pick(self, after: str, moment: M, number: int) -> Remark | None:
        """What is remarked on this occasion, which has this number in the match; of what weighs the same, any."""
        found: list[tuple[Form[M], Facts]] = []
        for form in self._after.get(after, ()):
            if found and form.weight < found[0][0].weight:
                break
            if form.one_in > 1 and _lot(form.name, number) % form.one_in:
                continue
            facts = form.when(moment)
            if facts is not None:
                found.append((form, facts))
        return _said(*found[_lot(after, number) % len(found)], number) if found else None


def _said(form: Form[Any], facts: Facts, number: int) -> Remark:
    full = form.full[_lot(form.name, number) % len(form.full)]
    return Remark(form.name, facts, fill(full, facts), fill(form.brief, facts))


def fill(wording: Wording, facts: Facts) -> str:
    text = _(wording) if isinstance(wording, str) else plural(*wording, facts["count"])
    return text.format(**facts)


def vary(wordings: Sequence[str], number: int) -> str:
    """One of several ways to say the same, by the number of what happened."""
    return _(wordings[_lot(wordings[0], number) % len(wordings)])


def _lot(of: str, number: int) -> int:
    return crc32(f"{of} {number}".encode())


def worth_a_word(count: int) -> bool:
    """What is counted is not told each time: 3, 5, 7, 10, 15, 20 ..."""
    return count in (3, 5, 7) or (count >= 10 and count % 5 == 0)


def with_remark(said: Comment | None, remark: Remark | None) -> Comment | None:
    """A sentence with what is remarked on it."""
    if said is None or remark is None:
        return said
    return msgspec.structs.replace(said, full=f"{said.full} {remark.full}", brief=f"{said.brief} {remark.brief}")
