"""The coach: the best answers to a question, what they are worth and why. Lies over the match."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from wwtennis.kernel.game import Choice
from wwtennis.kernel.words import _, decimal
from wwtennis.tui.shell.actions import COACHING, bindings_for
from wwtennis.tui.shell.canvas import wrap
from wwtennis.tui.shell.coaching import Advice, Advised, Adviser
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.page import Dialogue
from wwtennis.tui.shell.symbols import Symbols, symbols

WIDTH = 70  # of the words
NAME, BAR = 46, 10
APART = 2  # standard errors, as the judge has it


class CoachScreen(Dialogue[Choice | None]):
    """It is dismissed with the answer that is wanted; None: with none."""

    section = COACHING
    BINDINGS = bindings_for(COACHING)
    AUTO_FOCUS = ""
    DEFAULT_CSS = """
    CoachScreen { align: center middle; }
    CoachScreen > VerticalScroll {
        width: 78; height: auto; max-height: 90%; background: $surface; border: round $accent; padding: 0 2;
        border-title-color: $accent; border-title-style: bold; scrollbar-size-vertical: 1;
    }
    CoachScreen Static { height: auto; width: 1fr; }
    """

    def __init__(self, adviser: Adviser, advice: Advice | None = None) -> None:
        super().__init__()
        self._adviser = adviser
        self.advice = advice or Advice()
        self.at = 0

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=False) as box:
            box.border_title = _("Coach")
            yield Static()
        yield KeyLine()

    def on_mount(self) -> None:
        self._show()
        if not self.advice.is_final:
            self._adviser.begin(self, self._told, self._trouble)

    def on_unmount(self) -> None:
        self._adviser.stop()

    def _told(self, advice: Advice) -> None:
        """The chosen line stays with its answer while there is one."""
        chosen = self.advice.answers[self.at].choice if self.at else None
        self.advice = advice
        self.at = next((at for at, each in enumerate(advice.answers) if each.choice == chosen), 0)
        self._show()

    def _trouble(self, why: str) -> None:
        self.shell.warn(why)
        self.dismiss(None)

    # What it says

    def _show(self) -> None:
        signs = symbols(self.shell.ascii_only)
        self.query_one(Static).update(Content("\n").join(lines_of(self.advice, self.at, signs)))
        self.query_one(KeyLine).refresh()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action in ("up", "down"):
            return len(self.advice.answers) > 1
        return bool(self.advice.answers) if action == "take" else True

    def action_up(self) -> None:
        self._go_to(self.at - 1)

    def action_down(self) -> None:
        self._go_to(self.at + 1)

    def _go_to(self, at: int) -> None:
        self.at = at % len(self.advice.answers)
        self._show()

    def action_take(self) -> None:
        self.dismiss(self.advice.answers[self.at].choice)

    def action_back(self) -> None:
        self.dismiss(None)


def lines_of(advice: Advice, at: int, signs: Symbols) -> list[Content]:
    """The answers with their bars, and what the signs mean."""
    if not advice.answers:
        return [Content.styled(_("The coach is thinking") + signs.ellipsis, "$muted")]
    lines = [_head(advice, signs), Content()]
    for number, each in enumerate(advice.answers):
        lines += _answer(each, number == at, signs)
    equals = sum(each.is_best for each in advice.answers)
    if equals > 1:
        said = _("= marks those that cannot be told from the best (within {apart} standard errors)")
        lines += [Content(), *[Content.styled(line, "$muted") for line in wrap(said.format(apart=APART), WIDTH)]]
    return lines


def _head(advice: Advice, signs: Symbols) -> Content:
    if advice.answers[0].chance is None:
        return Content.styled(_("I would do this, by experience:"), "bold")
    said = _("Your chance to win the match, as far as you can know ({count} roll-outs)")
    more = "" if advice.is_final else signs.ellipsis
    return Content.styled(said.format(count=advice.rollouts) + more, "bold")


def _answer(each: Advised, is_chosen: bool, signs: Symbols) -> list[Content]:
    """A line with its chance as a bar, and the reason below it."""
    cursor = signs.cursor if is_chosen else " "
    weight = "bold $accent" if is_chosen else "bold" if each.is_best else ""
    name, *more = wrap(each.name, NAME)
    if each.chance is None:
        more = []
        first = Content.assemble((f"{cursor} {each.name}", weight))
    else:
        sign = "=" if each.is_best else " "
        chance = f"{decimal(100 * each.chance, '5.1f')} % ±{decimal(100 * each.error, '4.1f')}"
        if not signs.half:
            chance = chance.replace("±", "+-")
        full = round(BAR * each.chance)
        bar = "━" * full if signs.half else "#" * full
        rest = signs.bar_empty * (BAR - full)
        first = Content.assemble(
            (f"{cursor}{sign}{name:<{NAME}}", weight), (f"{chance} ", weight), (bar, "$accent"), (rest, "$muted")
        )
    reasons = [Content.styled(f"   {line}", "$muted") for line in wrap(each.reason, WIDTH - 3) if line]
    return [first, *[Content.styled(f"  {line}", weight) for line in more], *reasons]
