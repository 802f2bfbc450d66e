"""Texts that somebody else wrote (names, titles, file names), made safe to show anywhere.

Nothing in them may move the cursor, change a colour, turn the writing direction or be read as markup: control
characters go, and square brackets, in which markup is written, become round ones.
"""

from __future__ import annotations

import unicodedata

from wwtennis.kernel.words import _

JOINERS = "\u200c\u200d"  # some scripts cannot be written without them
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
    """The text for a terminal, wholly told: what cannot be printed is written as Python would write it."""
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)


def brief(text: object, most: int = 120) -> str:
    """What somebody else wrote, or what was said about it, to be quoted in a sentence: printable, and not endless."""
    said = printable(str(text)[: most + 1])
    return said if len(said) <= most else said[:most] + "..."


def told(value: object) -> str:
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
    if kind in ("Cf", "Cn", "Co"):
        return letter if letter in JOINERS else ""
    return BRACKETS.get(letter, letter)
