"""The academy: lessons by game, what each is about, and which are done; and the end of one."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events
from textual.app import ComposeResult, RenderResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from wwtennis.files.lessons import all_lessons
from wwtennis.games import kind_of
from wwtennis.kernel.lesson import Lesson
from wwtennis.kernel.words import _, pick
from wwtennis.tui.shell.actions import ACADEMY, LESSON_OVER, bindings_for
from wwtennis.tui.shell.canvas import shorten
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.lesson_session import LessonSession
from wwtennis.tui.shell.page import Dialogue, Page, page_of
from wwtennis.tui.shell.symbols import Symbols, symbols

MARKS = {True: "+", False: "✓"}  # of what is done: in ASCII, and where there is more


class LessonList(Widget):
    """As many lessons as there is room for, around the chosen one, under the names of their games."""

    class Clicked(Message):
        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    def __init__(self, lessons: Sequence[Lesson], chosen: int) -> None:
        super().__init__()
        self.lessons, self.chosen = lessons, chosen
        self._rows: list[int | None] = []  # the number of the lesson on each row that is shown

    def choose(self, number: int) -> None:
        self.chosen = number % len(self.lessons)
        self.refresh()

    def render(self) -> RenderResult:
        rows = [*self._all_rows()]
        at = next((row for row, (number, _line) in enumerate(rows) if number == self.chosen), 0)
        first = max(0, min(at - self.size.height // 2, len(rows) - self.size.height))
        shown = rows[first : first + self.size.height]
        self._rows = [number for number, _line in shown]
        return Content("\n").join(line for _number, line in shown)

    def _all_rows(self) -> Sequence[tuple[int | None, Content]]:
        found: list[tuple[int | None, Content]] = []
        for number, lesson in enumerate(self.lessons):
            if number == 0 or _heading(lesson) != _heading(self.lessons[number - 1]):
                found += [(None, Content())] if found else []
                found.append((None, Content.styled(_heading(lesson), "bold $accent")))
            found.append((number, self._line(number, lesson)))
        return found

    def _line(self, number: int, lesson: Lesson) -> Content:
        shell, is_chosen = page_of(self).shell, number == self.chosen
        signs: Symbols = symbols(shell.ascii_only)
        mark = MARKS[shell.ascii_only] if lesson.id in shell.settings.lessons_done else " "
        title = shorten(pick(lesson.title), self.size.width - 5, signs.ellipsis)
        line = Content.assemble(f"{signs.cursor if is_chosen else ' '} ", (mark, "bold $good"), f" {title}")
        if not is_chosen:
            return line
        style = "reverse" if self.app.no_color else "$on-accent on $accent"
        return line.pad_right(max(0, self.size.width - line.cell_length)).stylize(style)

    def on_click(self, event: events.Click) -> None:
        number = self._rows[event.y] if event.y < len(self._rows) else None
        if number is not None:
            self.post_message(self.Clicked(number))


def _first_words(lesson: Lesson) -> str:
    if lesson.is_puzzle:
        return _("Match point down, and one decision that saves the point most often: find it. All cards are open, and"
                 " the other side answers as well as can be.")  # fmt: skip
    return pick(lesson.about)


def _heading(lesson: Lesson) -> str:
    game = _(kind_of(lesson.game).name)
    return _("{game}: puzzles").format(game=game) if lesson.is_puzzle else game


class AcademyScreen(Page[None]):
    section = ACADEMY
    BINDINGS = bindings_for(ACADEMY)
    AUTO_FOCUS = ""
    DEFAULT_CSS = """
    AcademyScreen { align: center top; }
    AcademyScreen .sheet { max-width: 120; padding: 1 2 0 2; }
    AcademyScreen #heading { height: 2; }
    AcademyScreen LessonList { width: 40; height: 1fr; margin: 0 2 0 0; }
    AcademyScreen #about { width: 1fr; height: 1fr; padding: 0 1; }
    """

    def __init__(self, lessons: Sequence[Lesson], chosen: str = "") -> None:
        super().__init__()
        self.lessons, self._begins_at = lessons, chosen

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(id="heading")
            with Horizontal():
                yield LessonList(self.lessons, self._first())
                yield Static(id="about")
        yield KeyLine()

    def _first(self) -> int:
        """The one that was asked for, or the first that is not done."""
        ids, done = [lesson.id for lesson in self.lessons], self.shell.settings.lessons_done
        if self._begins_at in ids:
            return ids.index(self._begins_at)
        return next((number for number, each in enumerate(ids) if each not in done), 0)

    def on_mount(self) -> None:
        self._tell()

    def say_anew(self) -> None:
        self._tell()

    @property
    def chosen(self) -> Lesson | None:
        return self.lessons[self.query_one(LessonList).chosen] if self.lessons else None

    def _tell(self) -> None:
        done = sum(lesson.id in self.shell.settings.lessons_done for lesson in self.lessons)
        count = _("{done} of {all} done").format(done=done, all=len(self.lessons))
        heading = Content.assemble((_("Academy"), "bold $accent"), "   ", (count, "$muted"))
        self.query_one("#heading", Static).update(heading)
        self.query_one("#about", Static).update(self._about())

    def _about(self) -> Content:
        lesson = self.chosen
        if lesson is None:
            return Content(_("There are no lessons here."))
        rules = _("Rules: {ids}").format(ids=", ".join(lesson.rules))
        return Content.assemble(
            (pick(lesson.title), "bold"), "\n\n", _first_words(lesson), "\n\n", (rules, "$muted")
        )  # fmt: skip

    @property
    def game_here(self) -> str:
        return self.chosen.game if self.chosen is not None else ""

    def rules_here(self) -> Sequence[str]:
        return self.chosen.rules if self.chosen is not None else ()

    def _choose(self, number: int) -> None:
        if self.lessons:
            self.query_one(LessonList).choose(number)
            self._tell()

    def on_lesson_list_clicked(self, message: LessonList.Clicked) -> None:
        again = message.number == self.query_one(LessonList).chosen
        self._choose(message.number)
        if again:
            self.action_begin()

    def action_previous(self) -> None:
        self._choose(self.query_one(LessonList).chosen - 1)

    def action_next(self) -> None:
        self._choose(self.query_one(LessonList).chosen + 1)

    def action_first(self) -> None:
        self._choose(0)

    def action_last(self) -> None:
        self._choose(len(self.lessons) - 1)

    def action_begin(self) -> None:
        if self.chosen is not None:
            self.shell.learning.take(self.chosen)

    def action_back(self) -> None:
        self.dismiss()


class LessonOver(Dialogue[None]):
    """What was learnt, and where to go from here."""

    section = LESSON_OVER
    BINDINGS = bindings_for(LESSON_OVER)
    AUTO_FOCUS = ""
    DEFAULT_CSS = """
    LessonOver > Vertical {
        width: 70; height: auto; background: $surface; border: round $accent; padding: 1 2;
        border-title-color: $accent; border-title-style: bold;
    }
    LessonOver Static { height: auto; width: 1fr; margin: 0 0 1 0; }
    """

    def __init__(self, session: LessonSession) -> None:
        super().__init__()
        self.session = session

    def compose(self) -> ComposeResult:
        lesson = self.session.lesson
        with Vertical() as box:
            box.border_title = Content(pick(lesson.title))
            yield Static(Content(self.session.ending()))
        yield KeyLine()

    def rules_here(self) -> Sequence[str]:
        return self.session.lesson.rules

    def action_go_on(self) -> None:
        """To the lesson after this one, where its first words are read; after the last, to the first not done."""
        ids = [lesson.id for lesson in all_lessons()[0]]
        after = ids[ids.index(self.session.lesson.id) + 1 :] if self.session.lesson.id in ids else []
        self.shell.learning.show_academy(next(iter(after), ""))

    def action_again(self) -> None:
        self.shell.learning.take(self.session.lesson)

    def action_back(self) -> None:
        self.shell.learning.show_academy(self.session.lesson.id)
