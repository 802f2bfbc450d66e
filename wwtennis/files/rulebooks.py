"""The rulebooks that ship with the games: a YAML file for each game and language, `GAME/rulebook.LANGUAGE.yaml`.

The English one has what is the same in every language; a translation has the same chapters and rules in the same order.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from wwtennis.files.assets import read_yaml
from wwtennis.files.sheets import read_sheet
from wwtennis.files.shipped import assets_folder
from wwtennis.games import GAMES
from wwtennis.kernel.reading import Reader, bad, entry_at, listed, record, shown, text
from wwtennis.kernel.rulebook import Chapter, Rule, Rulebook
from wwtennis.kernel.words import _

FIRST = "en"  # the language that the others follow
AN_ID = re.compile(r"[A-Z]{1,2}(-?\d+(\.\d+)?|-[IVX]+)")

Written = dict[str, Any]  # a book, a chapter or a rule, as a file has it


def written_in() -> dict[str, list[str]]:
    """The games that have a rulebook, and its languages, by the files that are there; games still being made last."""
    found: dict[str, list[str]] = {game: [] for game in GAMES}
    for path in sorted(assets_folder().glob("*/rulebook.*.yaml")):
        found.setdefault(_game(path.parent), []).append(_language(path))
    return {game: languages for game, languages in found.items() if languages}


def _game(folder: Path) -> str:
    return folder.name.replace("_", "-")


def _language(path: Path) -> str:
    return path.name.split(".")[1]


def load_rulebook(game: str) -> Rulebook:
    return read_rulebook(assets_folder() / game.replace("-", "_"), read_sheet)


def read_rulebook(folder: Path, read: Callable[[Path], object] = read_yaml) -> Rulebook:
    """The rulebook in a game's folder, in all of its languages. Whatever is wrong with it is one sentence."""
    path = folder / f"rulebook.{FIRST}.yaml"
    first = FIRST_BOOK(read(path), str(path))
    _check_ids(first, str(path))
    books = {FIRST: first}
    for path in sorted(folder.glob("rulebook.*.yaml")):
        if _language(path) != FIRST:
            books[_language(path)] = TRANSLATION(read(path), str(path))
            _check_same(books[_language(path)], first, str(path))
    return _bound(_game(folder), books)


# The fields of a file


def an_id(value: object, place: str) -> str:
    if isinstance(value, str) and AN_ID.fullmatch(value):
        return value
    raise bad(place, shown(value), _("an id, such as WT-9.5 or R15"))


def by_id(of: Reader) -> Reader:
    """A list of things with an id, which names the place of each."""

    def read(value: object, place: str) -> list[Written]:
        if not isinstance(value, list):
            raise bad(place, shown(value), _("a list"))
        return [of(each, named(each, place, number)) for number, each in enumerate(value, start=1)]

    def named(value: object, place: str, number: int) -> str:
        said = value.get("id") if isinstance(value, dict) else None
        return f"{place}: {said}" if isinstance(said, str) and AN_ID.fullmatch(said) else entry_at(place, number)

    return read


def mapping(value: object, place: str) -> Written:
    if isinstance(value, dict):
        return value
    raise bad(place, shown(value), _("names, each with a value"))


def book(rule: Reader) -> Reader:
    chapter = record({"id": an_id, "title": text, "rules": by_id(rule)})
    return record({"title": text, "about": text, "example": text, "see": text, "chapters": by_id(chapter)})


RULE: dict[str, Reader] = {"id": an_id, "says": text}
FIRST_BOOK = book(
    record(RULE, {"example": text, "see": listed(an_id), "nothing to do": text, "check": listed(mapping)})
)
TRANSLATION = book(record(RULE, {"example": text}))

# What must hold


def _rules(book: Written) -> Iterator[Written]:
    for chapter in book["chapters"]:
        yield from chapter["rules"]


def _ids(book: Written) -> list[str]:
    """Of chapters and rules, as they come."""
    return [each["id"] for chapter in book["chapters"] for each in (chapter, *chapter["rules"])]


def _check_ids(book: Written, place: str) -> None:
    """Every id is there once, and every rule to be seen is there."""
    ids = _ids(book)
    for each in ids:
        if ids.count(each) > 1:
            raise bad(place, _("{id} more than once").format(id=each), _("each id once"))
    for rule in _rules(book):
        for other in rule.get("see", ()):
            if other not in ids:
                raise bad(f"{place}: {rule['id']}: see", other, _("a rule of this book"))


def _check_same(book: Written, first: Written, place: str) -> None:
    """A translation has the same chapters and rules in the same order, and examples in the same places."""
    found, expected = [*_ids(book), _("the end")], [*_ids(first), _("the end")]
    for one, other in zip(found, expected, strict=False):
        if one != other:
            raise _differs(place, one, other)
    said = {True: _("an example"), False: _("no example")}
    for rule, same in zip(_rules(book), _rules(first), strict=True):
        if ("example" in rule) != ("example" in same):
            raise _differs(f"{place}: {rule['id']}", said["example" in rule], said["example" in same])


def _differs(place: str, found: str, expected: str) -> Exception:
    return bad(place, found, _("{it} as in rulebook.{first}.yaml").format(it=expected, first=FIRST))


# Binding the languages together


def _bound(game: str, books: Mapping[str, Written]) -> Rulebook:
    head = {
        name: {language: book[name] for language, book in books.items()}
        for name in ("title", "about", "example", "see")
    }
    chapters = zip(*(book["chapters"] for book in books.values()), strict=True)
    return Rulebook(game, **head, chapters=tuple(_chapter(tuple(books), same) for same in chapters))


def _chapter(languages: Sequence[str], same: Sequence[Written]) -> Chapter:
    titles = {language: chapter["title"] for language, chapter in zip(languages, same, strict=True)}
    rules = zip(*(chapter["rules"] for chapter in same), strict=True)
    return Chapter(same[0]["id"], titles, tuple(_rule(languages, each) for each in rules))


def _rule(languages: Sequence[str], same: Sequence[Written]) -> Rule:
    first = same[0]
    says = {language: rule["says"] for language, rule in zip(languages, same, strict=True)}
    example = {language: rule["example"] for language, rule in zip(languages, same, strict=True) if "example" in rule}
    see, checks = tuple(first.get("see", ())), tuple(first.get("check", ()))
    return Rule(first["id"], says, example, see, first.get("nothing to do", ""), checks)
