"""The rulebooks that ship with the games: a YAML file for each game and language, `GAME/rulebook.LANGUAGE.yaml`.

The English one has what is the same in every language; a translation has the same chapters and rules in the same order.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec

from wwtennis.files.assets import read_yaml
from wwtennis.files.shipped import assets_folder
from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.plain import brief
from wwtennis.kernel.rulebook import Chapter, Rule, Rulebook
from wwtennis.kernel.words import _

FIRST = "en"  # the language that the others follow
AN_ID = re.compile(r"[A-Z]{1,2}(-?\d+(\.\d+)?|-[IVX]+)")
PATH = re.compile(r"chapters\[(\d+)\](?:\.rules\[(\d+)\])?(.*)`")  # in what msgspec says of a place

Text = Annotated[str, msgspec.Meta(min_length=1)]


class RuleText(msgspec.Struct, forbid_unknown_fields=True):
    """A rule as a file has it. The last three are in the first language only."""

    id: str
    says: Text
    example: str = ""
    see: tuple[str, ...] = ()
    nothing_to_do: str = msgspec.field(name="nothing to do", default="")
    check: tuple[dict[str, Any], ...] = ()


class ChapterText(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    title: Text
    rules: list[RuleText]


class BookText(msgspec.Struct, forbid_unknown_fields=True):
    title: Text
    about: Text
    example: Text
    see: Text
    chapters: list[ChapterText]

    def rules(self) -> Iterator[RuleText]:
        for chapter in self.chapters:
            yield from chapter.rules

    def ids(self) -> Iterator[str]:
        """Of chapters and rules, as they come."""
        for chapter in self.chapters:
            yield chapter.id
            yield from (rule.id for rule in chapter.rules)


def written_in() -> dict[str, list[str]]:
    """The games that have a rulebook, and its languages, by the files that are there."""
    found: dict[str, list[str]] = {}
    for path in sorted(assets_folder().glob("*/rulebook.*.yaml")):
        found.setdefault(path.parent.name, []).append(_language(path))
    return found


def _language(path: Path) -> str:
    return path.name.split(".")[1]


def load_rulebook(game: str) -> Rulebook:
    return read_rulebook(assets_folder() / game)


def read_rulebook(folder: Path) -> Rulebook:
    """The rulebook in a game's folder, in all of its languages. Whatever is wrong with it is one sentence."""
    path = folder / f"rulebook.{FIRST}.yaml"
    first = _read(path)
    _check_ids(first, path)
    books = {FIRST: first}
    for path in sorted(folder.glob("rulebook.*.yaml")):
        if _language(path) != FIRST:
            books[_language(path)] = _read(path)
            _check_same(books[_language(path)], first, path)
    return _bound(folder.name, books)


# Reading a file


def _read(path: Path) -> BookText:
    data = read_yaml(path)
    try:
        return msgspec.convert(data, BookText)
    except msgspec.ValidationError as why:
        said, _at, place = str(why).partition(" - at ")
        sentence = _("{file}: {place}not what a rulebook has there ({why})")
        raise BadFile(sentence.format(file=path, place=_named(place, data), why=brief(said))) from None


def _named(place: str, data: Any) -> str:
    """Where in the file, by id and field where they have one, with a colon after each."""
    found = PATH.search(place)
    if found is None:
        return ""
    chapter, rule, field = found.groups()
    names = [_("chapter {number}").format(number=int(chapter) + 1)]
    within = data["chapters"][int(chapter)]
    if rule is not None:
        within = within["rules"][int(rule)]
        names.append(_("rule {number}").format(number=int(rule) + 1))
    said = within.get("id") if isinstance(within, dict) else None
    if isinstance(said, str):
        names = [brief(said, 20)]
    return "".join(f"{name}: " for name in [*names, field.lstrip(".")] if name)


# What must hold


def _check_ids(book: BookText, file: Path) -> None:
    """Every id is one, is there once, and leads somewhere."""
    known: set[str] = set()
    for each in book.ids():
        if not AN_ID.fullmatch(each):
            sentence = _("{file}: '{id}' is not an id, such as WT-9.5 or R15")
            raise BadFile(sentence.format(file=file, id=brief(each, 20)))
        if each in known:
            raise BadFile(_("{file}: {id} is there twice").format(file=file, id=each))
        known.add(each)
    for rule in book.rules():
        for other in rule.see:
            if other not in known:
                sentence = _("{file}: {id}: see: there is no rule {other}")
                raise BadFile(sentence.format(file=file, id=rule.id, other=brief(other, 20)))


def _check_same(book: BookText, first: BookText, file: Path) -> None:
    """A translation has the same chapters and rules in the same order, examples in the same places, and no more."""
    found, expected = list(book.ids()), list(first.ids())
    for at in range(max(len(found), len(expected))):
        if found[at : at + 1] != expected[at : at + 1]:
            raise _differs(file, _entry(found, at), _entry(expected, at))
    for rule, same in zip(book.rules(), first.rules(), strict=True):
        if bool(rule.example) != bool(same.example):
            has = {True: _("{id} with an example"), False: _("{id} without an example")}
            raise _differs(file, *(has[bool(each.example)].format(id=each.id) for each in (rule, same)))
        if rule.see or rule.nothing_to_do or rule.check:
            sentence = _("{file}: {id}: see, nothing to do and check belong to rulebook.{first}.yaml alone")
            raise BadFile(sentence.format(file=file, id=rule.id, first=FIRST))


def _entry(ids: Sequence[str], at: int) -> str:
    return brief(ids[at], 20) if at < len(ids) else _("the end")


def _differs(file: Path, found: str, expected: str) -> BadFile:
    sentence = _("{file}: found {found}, expected {expected} as in rulebook.{first}.yaml")
    return BadFile(sentence.format(file=file, found=found, expected=expected, first=FIRST))


# Binding the languages together


def _bound(game: str, books: Mapping[str, BookText]) -> Rulebook:
    head = {
        name: {language: getattr(book, name) for language, book in books.items()}
        for name in ("title", "about", "example", "see")
    }
    chapters = zip(*(book.chapters for book in books.values()), strict=True)
    return Rulebook(game, **head, chapters=tuple(_chapter(tuple(books), same) for same in chapters))


def _chapter(languages: Sequence[str], same: Sequence[ChapterText]) -> Chapter:
    titles = {language: chapter.title for language, chapter in zip(languages, same, strict=True)}
    rules = zip(*(chapter.rules for chapter in same), strict=True)
    return Chapter(same[0].id, titles, tuple(_rule(languages, texts) for texts in rules))


def _rule(languages: Sequence[str], same: Sequence[RuleText]) -> Rule:
    first = same[0]
    says = {language: rule.says for language, rule in zip(languages, same, strict=True)}
    example = {language: rule.example for language, rule in zip(languages, same, strict=True) if rule.example}
    return Rule(first.id, says, example, first.see, first.nothing_to_do, first.check)
