"""A form for keys and mouse: lines with a few choices side by side, or with a text. It shows and tells, no more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from textual import events
from textual.app import RenderResult
from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from wwtennis.files.settings import LONGEST_NAME
from wwtennis.kernel.words import _
from wwtennis.tui.shell.game_screens import OFF, ON
from wwtennis.tui.shell.page import page_of
from wwtennis.tui.shell.symbols import symbols

LABEL = 15  # cells before the choices


class Option(NamedTuple):
    """One choice of a line. Texts are in the language in use."""

    value: str
    label: str
    says: str = ""


class Line(NamedTuple):
    """One line of a form: with options, or with a text where there are none. A `gap` comes before it."""

    id: str
    label: str
    options: Sequence[Option] = ()
    says: str = ""  # about the line; options have their own words
    gap: bool = False
    most: int = 0  # letters of a text
    empty: str = ""  # shown where the text is empty
    is_long: bool = False  # its words need the room of the picture
    accepts: Callable[[str], bool] = str.isprintable

    @property
    def is_text(self) -> bool:
        return not self.options


# Lines that many forms share


def name_line(seat: int, label: str, says: str = "", gap: bool = False) -> Line:
    """The name of whoever sits there."""
    says = says or _("Just type it.")
    return Line(f"name_{seat}", label, says=says, gap=gap, most=LONGEST_NAME, empty=_("type a name"))


def practice_line(more: str = "") -> Line:
    free = _("Anything can be taken back, whatever has been seen since.")
    fair = _("A decision can be taken back while nothing new has been seen since.")
    options = Option(OFF, _("off"), fair), Option(ON, _("on"), f"{free} {more}".strip())
    return Line("practice", _("Practice"), options)


def as_sentence(words: str) -> str:
    return words[:1].upper() + words[1:] + ("" if words.endswith(".") else ".")


def _hides(place: int, top: int, high: int, places: Sequence[int]) -> str:
    """In which direction there are lines that are not seen, on the last row towards them."""
    if place == top and top > 0:
        return "up"
    return "down" if place == top + high - 1 and places[-1] > place else ""


class Form(Widget):
    """Shows lines and what is chosen on them."""

    chosen: reactive[int] = reactive(0)

    def __init__(self, changed: Callable[[str, str], None], moved: Callable[[], None]) -> None:
        """`changed` is told a line and its new value, `moved` that another line is chosen.

        Told, not posted: a fast typist starts the match with the next key, and the choice must count by then.
        """
        super().__init__()
        self._changed = changed
        self._moved = moved
        self.lines: list[Line] = []
        self.values: dict[str, str] = {}
        self._is_marked = True  # the text of the chosen line: it came with the line, and typing replaces it
        self._rows: dict[int, int] = {}  # line number by row
        self._chips: dict[int, list[tuple[range, str]]] = {}  # clickable values by row

    # What is on it

    def show(self, lines: list[Line], values: dict[str, str]) -> None:
        """Put these lines on the form; the chosen one stays chosen where it is still there."""
        kept = self.line.id if self.lines else ""
        self.lines, self.values = lines, values
        numbers = [number for number, line in enumerate(lines) if line.id == kept]
        self.chosen = numbers[0] if numbers else min(self.chosen, len(lines) - 1)
        self.refresh()

    @property
    def line(self) -> Line:
        return self.lines[self.chosen]

    @property
    def option(self) -> Option | None:
        """The option that is chosen on the chosen line."""
        return next((option for option in self.line.options if option.value == self.values[self.line.id]), None)

    def watch_chosen(self) -> None:
        self._is_marked = True
        if self.lines:
            self._moved()

    def move(self, by: int) -> None:
        self.chosen = (self.chosen + by) % len(self.lines)

    def turn(self, by: int) -> None:
        """The next or the previous option of the chosen line."""
        values = [option.value for option in self.line.options]
        if values:
            at = values.index(self.values[self.line.id]) if self.values[self.line.id] in values else 0
            self._set(self.line.id, values[(at + by) % len(values)])

    def type(self, key: events.Key) -> bool:
        """Take a key into the chosen text; False where it has no use for it."""
        line = self.line
        if not line.is_text:
            return False
        if key.key in ("backspace", "delete"):
            self._write(self.values[line.id][:-1])
        elif key.character and line.accepts(key.character) and len(self._kept) < line.most:
            self._write(self._kept + key.character)
        else:
            return bool(key.character and key.character.isprintable())
        return True

    def paste(self, text: str) -> None:
        line = self.line
        if line.is_text:
            fitting = "".join(letter for letter in text if line.accepts(letter))
            self._write((self._kept + fitting)[: line.most])

    @property
    def _kept(self) -> str:
        """What stays of the text when something is typed."""
        return "" if self._is_marked else self.values[self.line.id]

    def _write(self, text: str) -> None:
        self._is_marked = False
        self._set(self.line.id, text)

    def _set(self, line: str, value: str) -> None:
        self.values[line] = value
        self._changed(line, value)
        self.refresh()

    # How it is drawn

    def render(self) -> RenderResult:
        """Where there is no room for all lines, those around the chosen one."""
        self._rows, self._chips = {}, {}
        places, high = self._places(), self.size.height
        top = max(0, min(places[self.chosen] - high // 2, places[-1] + 1 - high)) if places else 0
        drawn: list[Content] = []
        for number, (line, place) in enumerate(zip(self.lines, places, strict=True)):
            if top <= place < top + high:
                drawn += [Content()] * (place - top - len(drawn))
                self._rows[len(drawn)] = number
                drawn.append(self._drawn(line, number, len(drawn), hides=_hides(place, top, high, places)))
        return Content("\n").join(drawn)

    def _places(self) -> list[int]:
        """The row of each line: with air around it where there is room, and without gaps where there is little."""
        lines, high = self.lines, self.size.height
        roomy = len(lines) * 2 + 4 <= high
        gaps = sum(line.gap for line in lines) + len(lines) <= high
        places, row = [], 0
        for number, line in enumerate(lines):
            row += (line.gap and gaps) + (roomy and number > 0)
            places.append(row)
            row += 1
        return places

    def _drawn(self, line: Line, number: int, row: int, hides: str) -> Content:
        chosen = number == self.chosen
        signs = symbols(page_of(self).shell.ascii_only)
        mark = signs.cursor if chosen else {"up": signs.up, "down": signs.down}.get(hides, " ")
        label = line.label[: LABEL - 2]
        head = Content.styled(f"{mark} {label}".ljust(LABEL), "bold $accent" if chosen else "")
        return head + (self._text(line, chosen) if line.is_text else self._choices(line, chosen, row))

    def _text(self, line: Line, chosen: bool) -> Content:
        text = self.values[line.id]
        if not text and not chosen:
            return Content.styled(f" {line.empty}", "$muted")
        if chosen and text and self._is_marked:
            return Content.assemble(" ", (text, "bold reverse"))
        cursor = Content.styled(" ", "reverse") if chosen else Content()
        hint = Content.styled(f" {line.empty}", "$muted") if not text else Content()
        return Content.assemble(" ", (text, "bold" if chosen else ""), cursor, hint)

    def _choices(self, line: Line, chosen: bool, row: int) -> Content:
        """All options side by side where they fit, else the chosen one between two arrows."""
        wide = sum(len(option.label) + 2 for option in line.options)
        if wide > self.size.width - LABEL:
            return self._one_of_many(line, chosen, row)
        at, parts = LABEL, []
        self._chips[row] = []
        for option in line.options:
            parts.append(self._chip(option.label, option.value == self.values[line.id], chosen))
            self._chips[row].append((range(at, at + len(option.label) + 2), option.value))
            at += len(option.label) + 2
        return Content("").join(parts)

    def _chip(self, label: str, taken: bool, chosen: bool) -> Content:
        if not taken:
            return Content.styled(f" {label} ", "" if chosen else "$muted")
        if self.app.no_color or self.app.native_ansi_color:
            return Content.styled(f"[{label}]", "reverse" if chosen else "bold")
        return Content.styled(f" {label} ", "bold $on-accent on $accent" if chosen else "bold on $panel")

    def _one_of_many(self, line: Line, chosen: bool, row: int) -> Content:
        ascii_only = page_of(self).shell.ascii_only
        values = [option.value for option in line.options]
        at = values.index(self.values[line.id]) if self.values[line.id] in values else 0
        label = line.options[at].label
        back, on = ("<", ">") if ascii_only else ("‹", "›")
        self._chips[row] = [
            (range(LABEL, LABEL + 2), values[at - 1]),
            (range(LABEL + 2, LABEL + 6 + len(label)), values[(at + 1) % len(values)]),
        ]
        count = Content.styled(_("{number} of {all}").format(number=at + 1, all=len(values)), "$muted")
        arrows = "bold $accent" if chosen else "$muted"
        return Content.assemble((back, arrows), self._chip(label, True, chosen), (on, arrows), "  ", count)

    # The mouse

    def on_click(self, event: events.Click) -> None:
        number = self._rows.get(event.y)
        if number is None:
            return
        self.chosen = number
        for cells, value in self._chips.get(event.y, []):
            if event.x in cells:
                self._set(self.lines[number].id, value)
