"""Answers in words, and which of them somebody means who types a number, or a few letters of its words.

"7" is the seventh; "fh attack b 2" is whatever has words like these in this order, with two more spent on it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.game import Choice
from wwtennis.kernel.words import _

MOST_DIGITS = 3
MOST_LETTERS = 80  # of what is typed
WORDS = re.compile(r"\w+")
FEW = 4  # answers that are named where any of them could be meant


class Said(NamedTuple):
    """An answer in words. Of its `ways` the first spends nothing, the next ones more and more (Stars, say)."""

    name: str
    more: str  # what is to be known of it: its odds, its price
    ways: tuple[Choice, ...]

    @property
    def text(self) -> str:
        return _("{name}: {more}").format(name=self.name, more=self.more) if self.more else self.name


def meant(typed: str, answers: Sequence[Said]) -> Choice:
    """The one that is meant; a UsageError says why it cannot be told, or cannot be."""
    words = _words(typed[:MOST_LETTERS])
    numbers = [word for word in words if word.isdecimal()]
    if not words or any(len(number) > MOST_DIGITS for number in numbers):
        raise _unclear(answers)
    spent = 0
    if numbers == words and len(words) <= 2:
        found = [_numbered(int(words[0]), answers)]
        spent = int(words[1]) if len(words) == 2 else 0
    else:
        found = _like(words, answers)
        if not found and words[-1].isdecimal():  # it is no word of an answer
            spent = int(words.pop())
            found = _like(words, answers)
    if not found:
        raise UsageError(_("no answer is like that: type its number, words of it, or ? for help"))
    if len({each.name for each in found}) > 1:  # of those that are called alike any will do
        told = "; ".join(f"{answers.index(each) + 1} {each.name}" for each in found[:FEW])
        raise UsageError(_("that could be several: {answers}").format(answers=told))
    return _spending(found[0], spent)


def _unclear(answers: Sequence[Said]) -> UsageError:
    return UsageError(_("type a number from 1 to {last}, words of an answer, or ? for help").format(last=len(answers)))


def _numbered(number: int, answers: Sequence[Said]) -> Said:
    if not 1 <= number <= len(answers):
        raise _unclear(answers)
    return answers[number - 1]


def _spending(answer: Said, spent: int) -> Choice:
    if spent >= len(answer.ways):
        why = _("{answer}: at most {most} can be spent on it")
        raise UsageError(why.format(answer=answer.name, most=len(answer.ways) - 1))
    return answer.ways[spent]


def _like(words: list[str], answers: Sequence[Said]) -> list[Said]:
    """Those that fit best: few abbreviations, then few words that were left out."""
    fits = {number: fit for number, each in enumerate(answers) if (fit := _fit(tuple(words), _key(each.name)))}
    best = min(fits.values(), default=None)
    return [answers[number] for number, fit in fits.items() if fit == best]


def _words(text: str) -> list[str]:
    """In small letters without accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return WORDS.findall("".join(letter for letter in letters if not unicodedata.combining(letter)))


@cache
def _key(name: str) -> tuple[str, ...]:
    return tuple(_words(name))


def _fit(typed: tuple[str, ...], words: tuple[str, ...]) -> tuple[int, int] | None:
    """How many abbreviations and left out words it takes to read the one as the other, in order; None: it cannot be."""
    if not typed:
        return 0, len(words)
    if not words:
        return None
    ways = [_plus(_fit(typed, words[1:]), 0, 1)]
    first, rest = typed[0], typed[1:]
    if words[0].startswith(first):
        ways.append(_plus(_fit(rest, words[1:]), 0, 0))
    elif len(first) > 1 and _is_short_for(first, words[0]):
        ways.append(_plus(_fit(rest, words[1:]), 1, 0))
    if 1 < len(first) <= len(words) and all(word[0] == letter for word, letter in zip(words, first, strict=False)):
        ways.append(_plus(_fit(rest, words[len(first) :]), 1, 0))  # "dtl": down the line
    return min((way for way in ways if way is not None), default=None)


def _plus(fit: tuple[int, int] | None, abbreviations: int, left_out: int) -> tuple[int, int] | None:
    return None if fit is None else (fit[0] + abbreviations, fit[1] + left_out)


def _is_short_for(letters: str, word: str) -> bool:
    """ "fh" for "forehand": its first letter, and others of it in order."""
    left = iter(word)
    return word[0] == letters[0] and all(letter in left for letter in letters)
