"""Words and signs, each explained in one place. A game has its own table of them, `glossary.py` in its folder.

Whatever is painted can be asked about where it stands: a sign or a number is painted with the id of its term, and
words are found by themselves, in whatever language they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import NamedTuple

import msgspec

from wwtennis.kernel.words import _, later
from wwtennis.tui.shell.symbols import symbols

NUMBER_BEFORE = r"(?:\d+%? )?"  # "2 Stars" and "malus +6" are asked about with their numbers
NUMBER_AFTER = r"(?: [+−-]?\d+(?:[-/]\d+)?%?)?"


JOINT = "|"  # between the pieces of a sign that is made of letters, which other languages have others for


class Term(NamedTuple):
    """A word or a sign. Texts are marked with `later`; those of a match (names, cards) are said as they are."""

    id: str
    word: str
    says: str  # a sentence
    rules: tuple[str, ...] = ()  # where the rulebook has more
    sign: str = ""  # how it is drawn: "{star}", with the names of the symbols
    ink: str = "foreground"
    forms: tuple[str, ...] = ()  # other words for it that stand on the screen
    is_found: bool = True  # wherever its word stands; a sign may have a word that means other things too

    def drawn(self, ascii_only: bool) -> str:
        said = "".join(_(piece) for piece in self.sign.split(JOINT))
        return said.format(**msgspec.structs.asdict(symbols(ascii_only)))


class Found(NamedTuple):
    """A term, and where in a text it stands."""

    start: int
    end: int
    term: Term


class Glossary:
    """The terms of a game, and of what is shown of it."""

    def __init__(self, terms: Iterable[Term]) -> None:
        self.terms = tuple(terms)
        self._by_id = {term.id: term for term in self.terms}

    def term(self, name: str) -> Term:
        return self._by_id[name]

    def found_in(self, text: str) -> Iterator[Found]:
        """The words that are explained here, the longest first: a "Forehand attack" is no "Forehand"."""
        for match in self._pattern.finditer(text):
            yield Found(match.start(), match.end(), self._by_word[match["word"].casefold()])

    @cached_property
    def _by_word(self) -> dict[str, Term]:
        found = [(form, term) for term in self.terms if term.is_found for form in (term.word, *term.forms)]
        return {_(form).casefold(): term for form, term in reversed(found)}

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        words = "|".join(re.escape(word) for word in sorted(self._by_word, key=len, reverse=True))
        return re.compile(rf"{NUMBER_BEFORE}(?<!\w)(?P<word>{words})(?!\w){NUMBER_AFTER}", re.IGNORECASE)


# What stands on the screens of every game
OF_EVERY_GAME = (
    Term("player", later("player"), later("A player; the triangle points at the net, the colour is the side's."),
         sign="{near} {far}", is_found=False),
    Term("question", later("question"), later("What is asked now, and of whom; or what is going on."), is_found=False),
    Term("commentary", later("commentary"), later("What happened, the newest at the bottom; w shows all of it."),
         is_found=False),
    Term("key", later("key"), later("Press this key, or click here."), is_found=False),
    Term("cursor", later("cursor"), later("The card that is chosen: Enter plays it."), sign="{cursor}", ink="accent",
         is_found=False),
    Term("more", later("more"), later("The list goes on in this direction."), sign="{up} {down}", ink="accent",
         is_found=False),
    Term("coach", later("coach"), later("c asks what the best answers are worth, and why; not between two people.")),
    Term("mark", later("mark"), later("A moment worth seeing; above the bar the first name's, below the other's."),
         is_found=False),
    Term("bar", later("timeline"), later("The whole match from left to right, and where you stand in it."),
         is_found=False),
    Term("entry", later("entry"), later("A line of the match's log: something that happened, or an answer.")),
    Term("win probability", later("chance to win"),
         later("As the match went on, as far as whoever decided could know: upwards the first name is the favourite."),
         is_found=False),
    Term("accuracy", later("accuracy"),
         later("Of what could be lost by a decision, how much was kept, on average; equals of the best count as it.")),
    Term("speed", later("pace"), later("How fast the replay plays; + and - change it."), is_found=False),
)  # fmt: skip
