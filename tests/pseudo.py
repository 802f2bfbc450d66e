"""A language that nobody speaks: every letter of a text is another one, so what does not go through gettext stands out.

Its letters (of Inuktitut) are as wide as ours and have no capitals, and none of them is in any name or file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from gettext import NullTranslations
from string import ascii_letters
from unittest.mock import patch

from wwtennis.files import languages
from wwtennis.games.hoops.bots import GREEDY_NAMES
from wwtennis.kernel import words

THEIRS = {ord(letter): chr(0x1403 + number) for number, letter in enumerate(ascii_letters)}
PLACEHOLDER = re.compile(r"(\{[^{}]*\}|%\(\w+\)[sr]|%[sr])")


def marked(text: str) -> str:
    """This text in that language; what is filled in later stays."""
    parts = PLACEHOLDER.split(text)
    return "".join(part if number % 2 else part.translate(THEIRS) for number, part in enumerate(parts))


class Marking(NullTranslations):
    def gettext(self, message: str) -> str:
        return marked(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return marked(msgid1 if n == 1 else msgid2)


@contextmanager
def pseudo_language(*, at_once: bool = True) -> Iterator[None]:
    """It is spoken at once, or when somebody wants "fr"; and nothing else is, whoever asks for it."""
    before = words._catalogue, words._language
    with patch.object(languages, "_load", lambda _asked: _speak()), patch.object(words, "speak", lambda *_asked: None):
        try:
            if at_once:
                _speak()
            yield
        finally:
            words._catalogue, words._language = before


def _speak() -> None:
    words._catalogue, words._language = Marking(), "qps"


WORD = re.compile(r"[A-Za-z\u00c0-\u024f]{2,}")  # a letter by itself is a key, or drawn

# Names, files, what the system or a person says, what languages call themselves, and the Challenges drawn in ASCII.
NAMES = {
    "WT", "SP", "HO",  # of rules
    "Anna", "Ann", "Rafael", "Chloé", "Chloe", "Björn", "Bjorn", "Zoë", "Zoe", "Ida", "Solo", "Greedy", "Random",
    "Lou", "Max", "Olga", "thinker", *GREEDY_NAMES, "þó",  # what is left of Steinþórsson
    "random", "greedy", "wwtennis", "jsonl", "home", "anna", "rafael", "matches", "The", "final", "the", "Great", "of",
    "Manacor", "theme", "solo", "No", "space", "left", "on", "device", "game", "in", "English", "Le", "jeu", "en",
    "Français", "français", "CC",
    "Ra", "Rafae",  # what a window leaves of Rafael, and the stamp of a ball in the net
    "AB", "BA",  # an ace and a break side by side, drawn in ASCII
}  # fmt: skip


def bare_words(shown: str) -> list[str]:
    """The words that do not come out of a catalogue, and are no names either."""
    return sorted(set(WORD.findall(shown)) - NAMES)
