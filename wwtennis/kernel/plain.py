"""Texts that somebody else wrote (names, titles, file names), made safe to show anywhere.

Nothing in them may move the cursor, change a colour, turn the writing direction or be read as markup: control
characters go, and square brackets, in which markup is written, become round ones.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

from wwtennis.kernel.words import _

JOINERS = "\u200c\u200d"  # some scripts cannot be written without them
FILLERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0")  # letters by name, and nothing to be seen
MOST_MARKS = 3  # on one letter; more than any script needs would grow over the lines around
BRACKETS = {"[": "(", "]": ")"}
UNREADABLE = "\ufffd"


def plain(text: str, most: int | None = None) -> str:
    """The text on one line, without anything but visible characters and single blanks; no longer than `most`."""
    kept: list[str] = []
    marks = 0
    for letter in text if most is None else text[: 16 * most]:
        shown = _shown(letter)
        if unicodedata.combining(letter):
            marks += 1
        elif shown and shown not in JOINERS:
            marks = 0
        if marks <= MOST_MARKS:
            kept.append(shown)
    words = " ".join("".join(kept).split())
    return words if most is None else words[:most].rstrip()


def printable(text: str) -> str:
    """The text for a terminal, wholly told and on one line: what acts or cannot be seen is written as Python would."""
    return _rewritten(text, lambda letter: ascii(letter)[1:-1])


def as_data(text: str) -> str:
    """A text for programs, which may yet come to a terminal: what acts or cannot be seen is written as in JSON."""
    import json  # here, not above: see `quoted`

    return "\n".join(_rewritten(line, lambda letter: json.dumps(letter)[1:-1]) for line in text.split("\n"))


def silenced(text: str) -> str:
    """The text without what acts or cannot be seen, where there is no room to tell it. Cells stay where they are."""
    return _rewritten(text, lambda letter: UNREADABLE if unicodedata.category(letter) == "Cs" else "")


def _rewritten(text: str, instead: Callable[[str], str]) -> str:
    if text.isprintable() and FILLERS.isdisjoint(text):
        return text
    around = zip(text, " " + text, text[1:] + " ", strict=False)
    return "".join(letter if _is_quiet(letter, *others) else instead(letter) for letter, *others in around)


def _is_quiet(letter: str, before: str, after: str) -> bool:
    """Whether a letter is only seen: it moves nothing, hides nothing, and changes nothing around it."""
    if letter in JOINERS:  # between letters of a script or signs that need it; elsewhere nobody would know of it
        return all(other.isprintable() and not other.isascii() for other in (before, after))
    return letter not in FILLERS and (letter.isprintable() or unicodedata.category(letter) == "Zs")


def brief(text: object, most: int = 120) -> str:
    """What somebody else wrote, or what was said about it, to be quoted in a sentence: printable, and not endless."""
    said = printable(str(text)[: most + 1])
    return said if len(said) <= most else said[:most] + "..."


def quoted(value: object) -> str:
    """A value out of a file, quoted as JSON has it."""
    import msgspec  # here, not above: errors need this module, and `--version` needs nothing else

    try:
        return brief(msgspec.json.encode(value).decode(), 100)
    except (ArithmeticError, RecursionError, TypeError, ValueError):
        return _("something that cannot be written")


def _shown(letter: str) -> str:
    kind = unicodedata.category(letter)
    if kind in ("Cc", "Zl", "Zp", "Zs"):
        return " "
    if kind == "Cs":
        return UNREADABLE  # a byte of a file name that is no text
    if kind in ("Cf", "Cn", "Co") or letter in FILLERS:
        return letter if letter in JOINERS else ""
    return BRACKETS.get(letter, letter)
