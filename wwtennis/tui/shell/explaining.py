"""What can be asked about on a screen: every sign, number and word that is explained, and where it stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from textual.geometry import Region

from wwtennis.tui.shell.glossary import Glossary, Term
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.painted import Painted

if TYPE_CHECKING:
    from wwtennis.tui.shell.page import Page


class Explained(NamedTuple):
    """A term where it stands on the screen, and the letters that stand there."""

    where: Region
    term: Term
    letters: tuple[str, ...]
    part: str  # the id of the widget


def explained(page: Page[Any]) -> list[Explained]:
    """From the top down, and from left to right."""
    glossary = page.glossary()
    found: list[Explained] = []
    for widget in page.query(Painted):
        if widget.display and widget.region.area:
            found += _painted(widget, glossary)
    for line in page.query(KeyLine):
        found += _keys(line)
    return sorted(found, key=lambda each: (each.where.y, each.where.x))


def terms_on(page: Page[Any]) -> list[Term]:
    """Those that are to be seen, in the order of the glossary; cards and keys speak for themselves."""
    seen = {each.term.id for each in explained(page)}
    return [term for term in page.glossary().terms if term.id in seen]


def _painted(widget: Painted[Any, Any], glossary: Glossary) -> Iterator[Explained]:
    """What was painted with its term, and the words that are found beside it."""
    canvas, corner, part = widget.canvas(), widget.region.offset, widget.id or ""
    rows = ["".join(letter or " " for letter in row) for row in canvas.letters]  # a letter of two cells has a blank
    taken: set[tuple[int, int]] = set()
    for note in canvas.notes:
        where = note.where
        taken |= {(x, y) for y in range(where.y, where.bottom) for x in range(where.x, where.right)}
        letters = tuple(rows[y][where.x : where.right] for y in range(where.y, where.bottom))
        yield Explained(where.translate(corner), glossary.term(note.about), letters, part)
    for y, row in enumerate(rows):
        for start, end, term in glossary.found_in(row):
            if not any((x, y) in taken for x in range(start, end)):
                yield Explained(Region(start, y, end - start, 1).translate(corner), term, (row[start:end],), part)


def _keys(line: KeyLine) -> Iterator[Explained]:
    corner = line.content_region.offset
    for cells, action, text in line.pieces:
        term = Term(f"key {action.id}", action.label, action.help)
        yield Explained(Region(cells.start, 0, len(cells), 1).translate(corner), term, (text,), "keys")


def nearest(all_of_them: Sequence[Explained], at: int, across: int, down: int) -> int:
    """The one that lies next in this direction: on the same row, or on the next rows and near; else the same."""
    here = all_of_them[at].where
    ahead = [
        (distance, number)
        for number, each in enumerate(all_of_them)
        if (distance := _across(here, each.where, across) if across else _down(here, each.where, down)) is not None
    ]
    return min(ahead)[1] if ahead else at


def _across(here: Region, there: Region, way: int) -> float | None:
    """Columns to the left or right, on a row that both have."""
    if there.y >= here.bottom or here.y >= there.bottom or (there.x - here.x) * way <= 0:
        return None
    return abs(there.x - here.x)


def _down(here: Region, there: Region, way: int) -> float | None:
    """Rows up or down, and how far aside."""
    rows = there.y - here.bottom + 1 if way > 0 else here.y - there.bottom + 1
    if rows <= 0:
        return None
    aside = max(0, there.x - here.right + 1, here.x - there.right + 1)
    return 4 * rows + aside
