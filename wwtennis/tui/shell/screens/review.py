"""The review of a match: who decided how well, how the chances went, and what cost most; each a key from the replay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from textual.app import ComposeResult

from wwtennis.kernel.review import Form
from wwtennis.kernel.words import _, plural
from wwtennis.tui.shell.actions import REVIEW, bindings_for
from wwtennis.tui.shell.bar_chart import paint_chances
from wwtennis.tui.shell.canvas import Canvas, shorten, wrap
from wwtennis.tui.shell.form import as_sentence
from wwtennis.tui.shell.ink import side_ink
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.page import Page
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.shell.reviewing import Reviewing
from wwtennis.watching.reviewed import Spoken

EVERY = 0.2  # seconds between two looks at how far it is
MARGIN = 2
LEAST_CHART, MOST_CHART = 6, 15  # rows
BAR = 40
KEY = 2  # columns of a key before its words
MOST_OF_A_NAME = 12


class ReviewShown(NamedTuple):
    """How far it is; and all that was found, when it is there."""

    done: int
    all: int
    spoken: Spoken | None


class Sheet(Painted[Reviewing, ReviewShown]):
    """All of it, on one sheet."""

    def value(self, shown: Reviewing) -> ReviewShown:
        return ReviewShown(shown.done, len(shown.moments), shown.spoken)

    def paint(self, canvas: Canvas, value: ReviewShown) -> None:
        if value.spoken is None:
            self._paint_progress(canvas, value)
        else:
            self._paint_review(canvas, value.spoken)

    def _paint_progress(self, canvas: Canvas, value: ReviewShown) -> None:
        middle = canvas.height // 2
        said = _("Judging the decisions: {done} of {all}").format(done=value.done, all=value.all)
        canvas.put_middle(0, canvas.width, middle - 1, said, "bold foreground")
        full = BAR * value.done // max(1, value.all)
        left = (canvas.width - BAR) // 2
        canvas.put(left, middle + 1, self.symbols.bar_full * full, "accent")
        canvas.put(left + full, middle + 1, self.symbols.bar_empty * (BAR - full), "faint")

    def _paint_review(self, canvas: Canvas, spoken: Spoken) -> None:
        head = _("Review: {players}").format(players=spoken.players)
        canvas.put(MARGIN, 0, shorten(head, canvas.width - 2 * MARGIN, self.symbols.ellipsis), "bold accent")
        row = self._paint_forms(canvas, 1, spoken)
        has_curve = len(spoken.review.stands) > 1
        turns = min(1, len(spoken.review.turns))
        room = canvas.height - row - turns - 1  # for the curve, and below its turns and a title for what was dear
        costly = costly_lines(spoken, canvas.width - 2 * MARGIN - KEY, room - LEAST_CHART)
        high = min(MOST_CHART, room - sum(map(len, costly)))
        if has_curve and high >= LEAST_CHART:
            row = self._paint_curve(canvas, row, high - (high % 2 == 0), spoken)
        self._paint_costly(canvas, row, costly)

    def _paint_forms(self, canvas: Canvas, row: int, spoken: Spoken) -> int:
        """A line for each player."""
        names = [shorten(name, MOST_OF_A_NAME, self.symbols.ellipsis) for name in spoken.names]
        for seat, (name, form) in enumerate(zip(names, spoken.review.forms, strict=True)):
            canvas.put(MARGIN, row + seat, name, f"bold {side_ink(seat)}")
            canvas.put(MARGIN + max(map(len, names)) + 2, row + seat, form_text(form))
        return row + len(names)

    def _paint_curve(self, canvas: Canvas, row: int, high: int, spoken: Spoken) -> int:
        stands, turns = spoken.review.stands, spoken.review.turns
        starts = [stand.moment for stand in stands]
        marks = {starts.index(turn.moment): key for turn, key in zip(turns, TURN_KEYS, strict=False)}
        chances = [stand.chance for stand in stands[1:]]
        paint_chances(canvas, row, high, chances, marks, spoken.sides, self.symbols)
        canvas.note(0, row, canvas.width, high, "win probability")
        self._paint_turns(canvas, row + high, spoken)
        return row + high + min(1, len(turns))

    def _paint_turns(self, canvas: Canvas, row: int, spoken: Spoken) -> None:
        """On one line; on the curve they are marked anyway."""
        x = MARGIN
        for turn, key in zip(spoken.review.turns, TURN_KEYS, strict=False):
            said = spoken.short_turn(turn)
            wide = KEY + len(said)
            if x + wide <= canvas.width:
                canvas.spot(x, row, wide, 1, f"screen.show('{key}')")
                canvas.put(x, row, key, "bold accent")
                x = canvas.put(x + KEY, row, said, "muted") + 2

    def _paint_costly(self, canvas: Canvas, row: int, costly: Sequence[Sequence[str]]) -> None:
        title = _("What cost most") if costly else _("No decision was clearly wrong.")
        canvas.put(MARGIN, row, title, "bold accent")
        row += 1
        airy = canvas.height - row >= sum(map(len, costly)) + len(costly) - 1
        for key, (head, *more) in zip(COSTLY_KEYS, costly, strict=False):
            canvas.put(MARGIN, row, key, "bold accent")
            canvas.put(MARGIN + KEY, row, head, "bold foreground")
            canvas.spot(MARGIN, row, canvas.width - 2 * MARGIN, 1 + len(more), f"screen.show('{key}')")
            for line in more:
                row += 1
                canvas.put(MARGIN + KEY, row, line, "foreground")
            row += 1 + airy


def costly_lines(spoken: Spoken, width: int, most: int) -> list[list[str]]:
    """The dearest decisions in lines of this width; in fewer words where they would be too many."""
    for briefly in (False, True):
        found = [
            [piece for line in spoken.costly(each, briefly=briefly) for piece in wrap(line, width)]
            for each in spoken.review.costly
        ]
        if sum(map(len, found)) <= most:
            break
    return found


COSTLY_KEYS, TURN_KEYS = ("1", "2", "3"), ("4", "5", "6")


def form_text(form: Form) -> str:
    """How well somebody decided."""
    if form.accuracy is None:
        return _("nothing to decide")
    mistakes = plural("{count} mistake", "{count} mistakes", form.mistakes).format(count=form.mistakes)
    said = _("accuracy {share} %, {mistakes} in {count} decisions, {lost} % of the match lost")
    share, lost = round(100 * form.accuracy), round(100 * form.lost)
    return said.format(share=share, mistakes=mistakes, count=form.counted, lost=lost)


class ReviewScreen(Page[int | None], inherit_bindings=False):
    """It is dismissed with the moment that somebody wants to see again; None: with none."""

    section = REVIEW
    BINDINGS = bindings_for(REVIEW)
    AUTO_FOCUS = ""
    DEFAULT_CSS = """
    ReviewScreen > Sheet { width: 1fr; height: 1fr; }
    """

    def __init__(self, reviewing: Reviewing) -> None:
        super().__init__()
        self.reviewing = reviewing
        self.game = reviewing.watched.kind.id  # type: ignore[misc]  # of the match, not of the class

    def compose(self) -> ComposeResult:
        yield Sheet(self.reviewing, id="review")
        yield KeyLine()

    def on_mount(self) -> None:
        self.reviewing.subscribe(self._found)
        self.reviewing.begin(self, self.shell.warn)
        self.set_interval(EVERY, self._look)

    def on_unmount(self) -> None:
        self.reviewing.unsubscribe(self._found)
        self.reviewing.stop()

    def _look(self) -> None:
        if self.reviewing.spoken is None:
            self.query_one(Sheet)._hear()

    def _found(self) -> None:
        self.query_one(KeyLine).refresh()

    def moments(self) -> dict[str, int]:
        """Where each key leads."""
        if self.reviewing.spoken is None:
            return {}
        review = self.reviewing.spoken.review
        costly = {key: each.moment for key, each in zip(COSTLY_KEYS, review.costly, strict=False)}
        return costly | {key: turn.moment for key, turn in zip(TURN_KEYS, review.turns, strict=False)}

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return bool(self.moments()) if action == "show" else True

    def action_show(self, key: str) -> None:
        if key in self.moments():
            self.dismiss(self.moments()[key])

    def action_back(self) -> None:
        self.dismiss(None)


def open_review(page: Page[Any], reviewing: Reviewing, show: Callable[[int], object]) -> None:
    """Over this page, with what shows a moment again; where there can be no review, a sentence says why."""

    def closed(moment: int | None) -> None:
        if moment is not None:
            show(moment)

    if reviewing.why_not:
        page.notify(as_sentence(reviewing.why_not))
    else:
        page.app.push_screen(ReviewScreen(reviewing), closed)
