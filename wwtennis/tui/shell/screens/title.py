"""The title: a court, the name of the game, and what can be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Thread
from typing import TYPE_CHECKING

from rich.segment import Segment
from textual import events
from textual.app import ComposeResult, RenderResult
from textual.containers import Horizontal
from textual.content import Content
from textual.geometry import Region
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from wwtennis import __version__
from wwtennis.kernel.words import _
from wwtennis.tui.shell.actions import EVERYWHERE, TITLE, Action, bindings_for, from_a_screen
from wwtennis.tui.shell.background import in_background
from wwtennis.tui.shell.court_picture import HERE, STEPS, court_drawing, court_picture
from wwtennis.tui.shell.game_screens import known, screens_of
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.logo import OVER, logo
from wwtennis.tui.shell.page import Page, page_of

if TYPE_CHECKING:
    from wwtennis.files.matches import Kept

LOOK_AHEAD = 0.3  # seconds: well after the first picture, well before anybody has set up a match
FRAME = 0.08  # seconds that a picture of the ball stays ...
RESTS = {HERE: 2.5, 0: 0.6}  # ... and where it rests
MENU = ("new_match", "continue_match", "matches", "first_match", "academy", "rules", "settings", "quit")


class CourtPicture(Widget):
    """The picture on the right. Where anything may move, the ball goes there and back."""

    step: reactive[int] = reactive(HERE, repaint=False)

    def watch_step(self, before: int, step: int) -> None:
        """Only the lines are sent that the ball is on, or was."""
        if not self.size.area:  # not to be seen yet
            return
        pairs = zip(self._lines(before), self._lines(step), strict=True)
        for row in [row for row, (old, new) in enumerate(pairs) if old is not new and old != new]:
            self.refresh(Region(0, row, self.size.width, 1))

    def on_mount(self) -> None:
        self.set_timer(LOOK_AHEAD, self._move)

    def _move(self) -> None:
        """The next picture of the ball, which rests at either end; nothing moves that nobody sees."""
        speed = page_of(self).shell.speed
        if self.app.screen is self.screen:
            self.step = (self.step + 1) % STEPS if speed else HERE
        self.set_timer(RESTS.get(self.step, FRAME) / (speed or 1.0), self._move)

    def render_line(self, y: int) -> Strip:
        line = self._lines(self.step)[y]
        return line if isinstance(line, Strip) else Strip([Segment(line, self.rich_style)], self.size.width)

    def _lines(self, step: int) -> Sequence[Strip | str]:
        shell = page_of(self).shell
        wide, high = self.size
        if shell.ascii_only or shell.no_color:
            return court_drawing(wide, high, step)
        return court_picture(wide, high, shell.theme, shell.court, step)


class TitleMenu(Widget):
    """The name of the game, and the menu below it."""

    chosen: reactive[int] = reactive(0)

    def __init__(self) -> None:
        super().__init__()
        self.entries: list[Action] = []
        self.notes: dict[str, Sequence[str]] = {}  # ways to say what stands behind an entry, by action id
        self.is_chosen = False  # by whoever sits there, so that it stays
        self._first = 0  # the line of the first entry

    def choose(self, number: int) -> None:
        self.chosen, self.is_chosen = number, True

    def render(self) -> RenderResult:
        head = self._head()
        self._first = len(head)
        lines = [*head, *(self._entry(number) for number in range(len(self.entries)))]
        lines += [Content()] * (self.size.height - len(lines) - 1)
        return Content("\n").join([*lines, Content.styled(f"wwtennis {__version__}", "$muted")])

    def _head(self) -> list[Content]:
        """The name, a little above the middle."""
        ascii_only = page_of(self).shell.ascii_only
        name = [Content.styled(line, "bold $accent") for line in logo(self.size.width, ascii_only)]
        motto = Content.styled(_("A card game with topspin."), "$muted")
        block = [Content.styled(OVER, "bold"), Content(), *name, Content(), motto, Content()]
        spare = self.size.height - len(block) - len(self.entries) - 2
        above = max(1, min(spare * 2 // 5, 12))
        return [Content()] * above + block + [Content()] * (1 + (spare > 8))

    def _entry(self, number: int) -> Content:
        action = self.entries[number]
        chosen = number == self.chosen
        label = _(action.label)
        label = label[0].upper() + label[1:]
        mark = (">" if page_of(self).shell.ascii_only else "▸") if chosen else " "
        key, said = ("bold", "bold") if chosen else ("bold $accent", "")
        line = Content.assemble(f" {mark} ", (action.keys[0], key), "  ", (label, said))
        if ways := self.notes.get(action.id):
            from wwtennis.tui.shell.canvas import fitting  # not needed for the first picture

            note = fitting(ways, self.size.width - line.cell_length - 2)
            line += Content.styled("  " + note, "" if chosen else "$muted")
        if not chosen:
            return line
        style = "reverse" if self.app.no_color else "$on-accent on $accent"
        return line.pad_right(max(0, self.size.width - line.cell_length)).stylize(style)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        number = event.y - self._first
        if 0 <= number < len(self.entries):
            self.choose(number)

    async def on_click(self, event: events.Click) -> None:
        number = event.y - self._first
        if 0 <= number < len(self.entries):
            self.choose(number)
            await self.screen.run_action("open")


class TitleScreen(Page[None]):
    """Where everything begins, and what one comes back to."""

    section = TITLE
    BINDINGS = bindings_for(TITLE)
    AUTO_FOCUS = ""

    unfinished: Kept | None = None
    seems_unfinished = False  # what is known of unfinished matches until one has been looked up
    is_looked_up = False
    was_left = False  # for another screen

    def compose(self) -> ComposeResult:
        with Horizontal():
            yield TitleMenu()
            yield CourtPicture()
        yield KeyLine()

    def on_mount(self) -> None:
        in_background(self, self.shell.autosave.seems_unfinished, self._glanced, self.shell.warn)
        self._fill_menu()
        self.set_timer(LOOK_AHEAD, self._look_ahead)

    def on_screen_resume(self) -> None:
        """Back from a match: there may be one to continue now, or none any more."""
        if self.was_left:
            self.query_one(TitleMenu).is_chosen = False
            self._look_up()
            self.query_one(CourtPicture).refresh()  # the last match may have been on another surface

    def on_screen_suspend(self) -> None:
        self.was_left = True

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "continue_match":
            return self.unfinished is not None if self.is_looked_up else self.seems_unfinished
        return True

    def action_previous(self) -> None:
        self._move(-1)

    def action_next(self) -> None:
        self._move(1)

    async def action_open(self) -> None:
        menu = self.query_one(TitleMenu)
        await self.run_action(from_a_screen(menu.entries[menu.chosen]))

    def action_new_match(self) -> None:
        from wwtennis.tui.shell.screens.setup import SetupScreen

        self.app.push_screen(SetupScreen())

    def action_first_match(self) -> None:
        self.shell.first_match()

    def action_academy(self) -> None:
        self.shell.learning.show_academy()

    def action_continue_match(self) -> None:
        if not self.is_looked_up:
            self._look_up(self._continue)
        else:
            self._continue()

    def _continue(self) -> None:
        if self.unfinished is not None:
            self.shell.taking_up.go_on_with(self.unfinished)

    def action_settings(self) -> None:
        from wwtennis.tui.shell.screens.settings import SettingsScreen

        self.app.push_screen(SettingsScreen())

    def action_matches(self) -> None:
        from wwtennis.tui.shell.screens.matches import MatchesScreen

        self.app.push_screen(MatchesScreen())

    def action_quit(self) -> None:
        self.shell.action_leave_game()

    def _fill_menu(self) -> None:
        """What can be done now."""
        menu = self.query_one(TitleMenu)
        chosen = menu.entries[menu.chosen] if menu.entries else None
        possible = [name for name in self._order() if self.check_action(name, ())]
        found = [self.section.action(name) or EVERYWHERE.action(name) for name in possible]
        menu.entries = [action for action in found if action is not None]
        proposed = self.section.action("continue_match")
        if proposed in menu.entries and not menu.is_chosen:
            chosen = proposed
        # The line that is chosen stays so, wherever it stands now: somebody may be about to open it.
        menu.chosen = menu.entries.index(chosen) if chosen in menu.entries else min(menu.chosen, len(menu.entries) - 1)
        menu.notes["first_match"] = (_("new here?"),) if self.shell.settings_file.is_new else ()
        if self.unfinished is not None:
            from wwtennis.tui.shell.match_list import describe

            menu.notes["continue_match"] = describe(self.unfinished)
        menu.refresh()

    def _order(self) -> Sequence[str]:
        """At a first start the first match is offered first, and stands under the cursor."""
        is_first_start = self.shell.settings_file.is_new
        return tuple(dict.fromkeys(("first_match", *MENU))) if is_first_start else MENU

    def _glanced(self, seems_unfinished: bool) -> None:
        self.seems_unfinished = seems_unfinished
        self._fill_menu()

    def _look_up(self, then: Callable[[], object] = lambda: None) -> None:
        """Whether there is a match to continue, and which."""

        def found(unfinished: Kept | None) -> None:
            self.unfinished, self.is_looked_up = unfinished, True
            self._fill_menu()
            then()

        def trouble(sentence: str) -> None:
            self.shell.warn(sentence)
            found(None)

        in_background(self, self.shell.autosave.unfinished, found, trouble)

    def _move(self, by: int) -> None:
        menu = self.query_one(TitleMenu)
        menu.choose((menu.chosen + by) % len(menu.entries))

    def _look_ahead(self) -> None:
        """With the first picture shown, get ready what a match needs."""
        Thread(target=self._get_ready, args=(known(self.shell.settings.game),), daemon=True).start()

    def _get_ready(self, game: str) -> None:
        """In a thread, which may outlive the app: cards are YAML."""
        from wwtennis.files import matches

        assert matches  # loaded, for what comes next
        if self.is_attached and not self.is_looked_up:  # not left meanwhile
            self.call_later(self._look_up)
        screens_of(game).get_ready()
