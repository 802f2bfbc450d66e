"""A rulebook: chapters and rules, each in every language that the book is written in, and finding them.

An id has letters and a number, mostly two of them: WT-9.5, R15. Whoever asks for one need not be exact: `wt9.5` or
`9.5` will do. A chapter's id, the beginning of an id, or its letters in capitals stand for all the rules that have it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping

import msgspec

Texts = Mapping[str, str]  # a text by language: "en", "fr"

LOOKS_LIKE_AN_ID = re.compile(r"(?i:[a-z]{1,2}-.*|[a-z]{0,2}\d[\d.]*)|[A-Z]{1,2}")
NEAR = 4  # how many near matches are worth telling
AKIN = 0.7  # how much alike two words must be, of 1, to be near


class Rule(msgspec.Struct, frozen=True):
    """A rule, or a ruling that settles one."""

    id: str
    says: Texts
    example: Texts  # empty where there is none
    see: tuple[str, ...]
    nothing_to_do: str  # the reason, where neither code nor test can cite it
    checks: tuple[Mapping[str, object], ...]  # what of the example can be computed


class Chapter(msgspec.Struct, frozen=True):
    id: str
    title: Texts
    rules: tuple[Rule, ...]


class Rulebook(msgspec.Struct, frozen=True):
    """The book of one game. `example` and `see` are the words before an example and before other rules to read."""

    game: str
    title: Texts
    about: Texts
    example: Texts
    see: Texts
    chapters: tuple[Chapter, ...]

    @property
    def languages(self) -> tuple[str, ...]:
        return tuple(self.title)

    def rules(self) -> Iterator[Rule]:
        for chapter in self.chapters:
            yield from chapter.rules

    def find(self, wanted: Iterable[str]) -> list[Chapter]:
        """What is asked for, by chapter: the rules that an id stands for, and those that have all the other words."""
        asked = list(wanted)
        ids = {rule.id for each in asked if is_id(each) for rule in self.by_id(each)}
        words = [word for each in asked if not is_id(each) for word in words_of(each)]
        ids |= {rule.id for rule in self.with_words(words)} if words else set()
        found = [msgspec.structs.replace(chapter, rules=_only(chapter.rules, ids)) for chapter in self.chapters]
        return [chapter for chapter in found if chapter.rules]

    def by_id(self, wanted: str) -> list[Rule]:
        """The rule or the chapter of this id; else all rules whose id begins so."""
        for chapter in self.chapters:
            if _is(wanted, chapter.id):
                return list(chapter.rules)
        exact = [rule for rule in self.rules() if _is(wanted, rule.id)]
        return exact or [rule for rule in self.rules() if _begins(wanted, rule.id)]

    def with_words(self, words: Iterable[str]) -> list[Rule]:
        """The rules where words begin with all of these, in any language; a chapter's title stands in all its rules."""
        asked = list(words)
        return [rule for rule, held in self._vocabulary() if all(_any_begins(held, word) for word in asked)]

    def near(self, wanted: str) -> list[str]:
        """What may have been meant by an id, or by a word, that finds nothing."""
        from difflib import get_close_matches

        if is_id(wanted):
            known = {_key(rule.id): rule.id for rule in self.rules()}
            return [known[key] for key in get_close_matches(_key(wanted), known, NEAR, AKIN)]
        vocabulary = {word for _rule, held in self._vocabulary() for word in held if len(word) > 2}
        return get_close_matches(folded(wanted), sorted(vocabulary), NEAR, AKIN)

    def _vocabulary(self) -> Iterator[tuple[Rule, set[str]]]:
        for chapter in self.chapters:
            for rule in chapter.rules:
                texts = [*chapter.title.values(), *rule.says.values(), *rule.example.values()]
                yield rule, {word for text in texts for word in words_of(text)}


def is_id(wanted: str) -> bool:
    """Whether an id is asked for, be there one or not; all else is words."""
    return LOOKS_LIKE_AN_ID.fullmatch(wanted) is not None


def folded(text: str) -> str:
    """Without capitals and accents, so that `Etoile` finds `étoile`."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def words_of(text: str) -> list[str]:
    return re.findall(r"\w+", folded(text))


def _key(rule_id: str) -> str:
    return folded(rule_id).replace("-", "")


def _bare(key: str) -> str:
    """The number alone, as somebody may ask for it who knows the game."""
    return key.lstrip("abcdefghijklmnopqrstuvwxyz")


def _is(wanted: str, rule_id: str) -> bool:
    return _key(wanted) in (_key(rule_id), _bare(_key(rule_id)) if "-" in rule_id else None)


def _begins(wanted: str, rule_id: str) -> bool:
    key = _key(rule_id)
    if wanted.isalpha():
        return key.removesuffix(_bare(key)) == _key(wanted)
    return key.startswith(_key(wanted)) or ("-" in rule_id and _bare(key).startswith(_key(wanted)))


def _any_begins(held: set[str], word: str) -> bool:
    return any(each.startswith(word) for each in held)


def _only(rules: Iterable[Rule], ids: set[str]) -> tuple[Rule, ...]:
    return tuple(rule for rule in rules if rule.id in ids)
