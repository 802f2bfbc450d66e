"""`wwtennis rules`: what a rule says, a chapter of the rulebook, or the rules that speak of something."""

from __future__ import annotations

import textwrap
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from wwtennis.cli.parsing import add_language, one_of, width
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.voice import say
from wwtennis.kernel.words import ENGLISH, _, language_in_use

if TYPE_CHECKING:
    from wwtennis.kernel.rulebook import Rule, Rulebook

EXAMPLES = (
    "wwtennis rules",
    "wwtennis rules WT-9",
    "wwtennis rules 9.5 R15",
    "wwtennis rules lob net",
    "wwtennis rules --lang fr amorti",
)
NARROWEST, WIDEST = 40, 100  # lines that can be read
MARGIN = 10  # an id, and a gap


def add_arguments(parser: ArgumentParser) -> None:
    from wwtennis.files.rulebooks import written_in

    books = written_in()
    wanted = _("the id of a rule or a chapter, such as WT-9.5, R15 or WT-9; or words, in any language")
    parser.add_argument("wanted", nargs="*", metavar=_("ID|WORD"), help=wanted)
    told = _("only the rulebook of this game: {games} (default: all of them)").format(games=", ".join(books))
    parser.add_argument("--game", type=one_of(*books), metavar=_("GAME"), help=told)
    add_language(parser)


def run(arguments: Namespace) -> int:
    from wwtennis.files.rulebooks import load_rulebook, written_in

    books = [load_rulebook(game) for game in ([arguments.game] if arguments.game else written_in())]
    if arguments.wanted:
        check_found(books, arguments.wanted)
    lines: list[str] = []
    for book in books:
        language = spoken(book, arguments.lang)
        lines += found(book, arguments.wanted, language) if arguments.wanted else contents(book, language)
    say(*lines[:-1])
    return 0


def spoken(book: Rulebook, asked: str | None) -> str:
    """The language to print it in: the one that was asked for, or the one in use, if the book is written in it."""
    wanted = asked or language_in_use()
    return wanted if wanted in book.languages else ENGLISH


def contents(book: Rulebook, language: str) -> list[str]:
    """The table of chapters."""
    chapters = [f"  {chapter.id:{MARGIN - 2}}{chapter.title[language]}" for chapter in book.chapters]
    return [book.title[language], "", *_folded("", book.about[language]), "", *chapters, ""]


def check_found(books: Sequence[Rulebook], wanted: Sequence[str]) -> None:
    """Every id is there, and some rule has all the words; or a sentence with what may have been meant."""
    from wwtennis.kernel.rulebook import is_id

    for each in wanted:
        if not any(book.find([each]) for book in books):
            near = ", ".join(dict.fromkeys(like for book in books for like in book.near(each)))
            why = _("there is no rule {told!r}") if is_id(each) else _("no rule speaks of {told!r}")
            hint = _("; near it: {near}").format(near=near) if near else ""
            raise UsageError(why.format(told=each[:40]) + hint + _(" (`wwtennis rules` lists the chapters)"))
    words = [each for each in wanted if not is_id(each)]
    if words and not any(book.find(words) for book in books):
        told = ", ".join(repr(each[:40]) for each in words)
        raise UsageError(_("no rule speaks of all of these: {told}").format(told=told))


def found(book: Rulebook, wanted: Sequence[str], language: str) -> Iterator[str]:
    """What was asked for, with the title of each chapter above its rules."""
    for chapter in book.find(wanted):
        yield from _folded("", f"{book.title[language]} / {chapter.title[language]}")
        yield ""
        for rule in chapter.rules:
            yield from as_text(book, rule, language)
            yield ""


def as_text(book: Rulebook, rule: Rule, language: str) -> Iterator[str]:
    yield from _folded(f"{rule.id:{MARGIN}}", rule.says[language])
    margin = " " * MARGIN
    if rule.example:
        yield from _folded(margin, f"{book.example[language]} {rule.example[language]}")
    if rule.see:
        yield from _folded(margin, f"{book.see[language]} {', '.join(rule.see)}")


def _folded(mark: str, text: str) -> list[str]:
    room = min(max(width(), NARROWEST), WIDEST)
    return textwrap.wrap(  # ids stay whole
        text, room, initial_indent=mark, subsequent_indent=" " * len(mark), break_on_hyphens=False
    )
