"""The matches that are kept: go on with one, watch one, give it a title, delete it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input, Static

from wwtennis.files.matches import LONGEST_TITLE, Kept, Order, arranged, delete, kept_matches, rename
from wwtennis.kernel.errors import WWTennisError
from wwtennis.kernel.plain import printable
from wwtennis.kernel.words import _, later, plural
from wwtennis.tui.shell.actions import MATCHES, Action, bindings_for, key_name
from wwtennis.tui.shell.background import in_background
from wwtennis.tui.shell.key_line import KeyLine
from wwtennis.tui.shell.match_list import MatchAbout, MatchList, began, stands
from wwtennis.tui.shell.page import Page
from wwtennis.tui.shell.screens.asking import Confirm, Prompt
from wwtennis.tui.shell.screens.save import LOG, RECORDING, Form, SaveScreen
from wwtennis.watching.watched import Watched, watch

ORDERS: dict[Order, str] = {
    "date": later("newest first"),
    "names": later("by players"),
    "match": later("by match"),
    "score": later("by score"),
}
WHICH: dict[bool | None, str] = {None: later("all"), False: later("unfinished"), True: later("finished")}
NEED_A_MATCH = ("open", "watch", "save", "export", "copy_path", "rename", "delete")
NOT_WHILE_TYPING = (*NEED_A_MATCH, "filter", "sort", "new_match")


class MatchesScreen(Page[None]):
    """Every match, the newest first."""

    section = MATCHES
    CSS_PATH = "matches.tcss"
    BINDINGS = bindings_for(MATCHES)
    AUTO_FOCUS = ""

    def __init__(self) -> None:
        super().__init__()
        self.kept: list[Kept] = []
        self.shown: list[Kept] = []
        self.order: Order = "date"
        self.finished: bool | None = None
        self.is_reading = False

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(id="heading")
            yield Input(placeholder=_("letters of a name, a title or a surface"), select_on_focus=False)
            yield MatchList()
            yield Static(id="nothing")
            yield MatchAbout()
        yield KeyLine()

    def on_mount(self) -> None:
        self.query_one(Input).display = False
        self._load()

    def on_screen_resume(self) -> None:
        """Back from a match or a replay: what is kept may have changed."""
        if self.is_mounted:
            self._load()

    def say_anew(self) -> None:
        self._load()  # what is wrong with a log is a sentence too

    # What is shown

    @property
    def chosen(self) -> Kept | None:
        number = self.query_one(MatchList).chosen
        return self.shown[number] if number < len(self.shown) else None

    def _load(self) -> None:
        self._do(lambda: None)

    def _do(self, change: Callable[[], None]) -> None:
        """Change something, and read what is kept then. A slow disk keeps nobody waiting."""
        folder = self.shell.autosave.folder

        def work() -> tuple[list[Kept], str]:
            trouble = ""
            try:
                change()
            except WWTennisError as why:
                trouble = str(why)
            return kept_matches(folder), trouble

        in_background(self, work, self._loaded, self._not_loaded, self._wait)

    def _wait(self) -> None:
        self.is_reading = True
        self._show(self.chosen)

    def _loaded(self, found: tuple[list[Kept], str]) -> None:
        self.kept, trouble = found
        self.is_reading = False
        if trouble:
            self.shell.complain(trouble)
        self._show(self.chosen)

    def _not_loaded(self, trouble: str) -> None:
        self._loaded(([], ""))
        self.shell.warn(trouble)

    def _show(self, stay_with: Kept | None = None) -> None:
        """The list as it is to be seen; the same match stays chosen where it is still there."""
        self.shown = arranged(self.kept, self.order, self.query_one(Input).value.strip(), self.finished)
        matches = self.query_one(MatchList)
        names = [kept.name for kept in self.shown]
        stays = stay_with is not None and stay_with.name in names
        matches.show(self.shown, names.index(stay_with.name) if stay_with is not None and stays else matches.chosen)
        matches.display = bool(self.shown)
        self.query_one(MatchAbout).display = bool(self.shown)
        self.query_one(MatchAbout).show(self.chosen)
        nothing = self.query_one("#nothing", Static)
        nothing.display = not self.shown
        nothing.update(self._nothing())
        self.query_one("#heading", Static).update(self._heading())
        self.query_one(KeyLine).refresh()

    def _heading(self) -> Content:
        count = plural("{count} match", "{count} matches", len(self.shown)).format(count=len(self.shown))
        dot = " - " if self.shell.ascii_only else " · "
        order, which = _(ORDERS[self.order]), _(WHICH[self.finished])
        keyed = [("o", order), ("tab", which), ("slash", _("filter"))]
        facts = dot.join([count, *(f"{key_name(key)} {says}" for key, says in keyed)])
        if self.is_typing:
            enter = key_name("enter", self.shell.ascii_only)
            facts = dot.join([count, _("{key} done").format(key=enter), _("esc clears the filter")])
        return Content.assemble((_("Matches"), "bold $accent"), "   ", (facts if self.kept else "", "$muted"))

    def _nothing(self) -> Content:
        if self.is_reading and not self.kept:
            return Content(_("Reading ..."))
        if self.kept:
            return Content(_("None of your matches is like that."))
        key = key_name("n")
        return Content.assemble(
            (_("The stands are empty."), "bold $foreground"), "\n\n",
            _("Every match you play is kept here by itself,"), "\n",
            _("to go on with it or to watch it again."), "\n\n",
            (key, "bold $accent"), " ", _("new match"),
        )  # fmt: skip

    # Choosing

    def _choose(self, number: int) -> None:
        """Only what is chosen changes: the list may be long."""
        self.query_one(MatchList).choose(number)
        self.query_one(MatchAbout).show(self.chosen)
        self.query_one(KeyLine).refresh()

    def _move(self, by: int) -> None:
        self._choose(self.query_one(MatchList).chosen + by)

    @on(MatchList.Chosen)
    def _clicked(self, message: MatchList.Chosen) -> None:
        self._choose(message.number)
        if message.twice:
            self.action_open()

    def action_previous(self) -> None:
        self._move(-1)

    def action_next(self) -> None:
        self._move(1)

    def action_page_up(self) -> None:
        self._move(-self.query_one(MatchList).page)

    def action_page_down(self) -> None:
        self._move(self.query_one(MatchList).page)

    def action_first(self) -> None:
        self._choose(0)

    def action_last(self) -> None:
        self._choose(len(self.shown) - 1)

    # Which ones, and in which order

    @property
    def is_typing(self) -> bool:
        return self.query_one(Input).has_focus

    def action_filter(self) -> None:
        line = self.query_one(Input)
        line.display = True
        line.focus()
        self.call_after_refresh(self._show, self.chosen)

    @on(Input.Changed)
    def _filtered(self) -> None:
        self._show(self.chosen)

    @on(Input.Submitted)
    def _done_typing(self) -> None:
        line = self.query_one(Input)
        line.display = bool(line.value)
        self.set_focus(None)
        self._show(self.chosen)

    def action_sort(self) -> None:
        orders = list(ORDERS)
        self.order = orders[(orders.index(self.order) + 1) % len(orders)]
        self._show(self.chosen)

    def action_which(self) -> None:
        states = list(WHICH)
        self.finished = states[(states.index(self.finished) + 1) % len(states)]
        self._show(self.chosen)

    # Doing something with the chosen one

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if not self.is_mounted:
            return True
        if self.is_typing and action in NOT_WHILE_TYPING:
            return False
        if action in NEED_A_MATCH and self.chosen is None:
            return False
        if action in ("filter", "sort", "which"):
            return bool(self.kept)
        return True

    def shows_key(self, action: str) -> bool:
        """To watch a match that is over, Enter does."""
        return action != "watch" or self.chosen is None or self.chosen.can_go_on

    def label_of(self, action: Action) -> str:
        if action.id == "open" and self.chosen is not None:
            return _("go on") if self.chosen.can_go_on else _("watch")
        return super().label_of(action)

    def action_open(self) -> None:
        """Go on where it can go on; watch it where it is over."""
        kept = self.chosen
        if kept is None:
            return
        if not kept.can_go_on:
            self._watch(kept)
            return
        self.shell.taking_up.go_on_with(kept)

    def action_watch(self) -> None:
        if self.chosen is not None:
            self._watch(self.chosen)

    def _watch(self, kept: Kept) -> None:
        """Reading and checking a long match takes a moment: the screen stays awake."""
        if kept.problem:
            self.shell.complain(kept.problem)
            return
        in_background(self, lambda: watch(kept.path), self._show_replay, self.shell.complain)

    def _show_replay(self, watched: Watched) -> None:
        if self.is_current:
            self.shell.show_replay(watched)

    def action_save(self) -> None:
        self._save(LOG)

    def action_export(self) -> None:
        self._save(RECORDING)

    def _save(self, form: Form) -> None:
        kept = self.chosen
        if kept is not None and kept.problem:
            self.shell.complain(kept.problem)
        elif kept is not None:
            self.app.push_screen(SaveScreen(kept, form))

    def action_copy_path(self) -> None:
        kept = self.chosen
        if kept is not None:
            self.app.copy_to_clipboard(str(kept.path))
            self.notify(_("The path of {name} is copied, where the terminal lets one.").format(name=kept.name))

    def action_rename(self) -> None:
        kept = self.chosen
        if kept is not None:
            prompt = Prompt(_("A title for this match"), _("Empty: no title."), kept.title, LONGEST_TITLE)
            self.app.push_screen(prompt, partial(self._rename, kept.path))

    def _rename(self, path: Path, title: str | None) -> None:
        if title is not None:
            self._do(partial(rename, path, title))

    def action_delete(self) -> None:
        kept = self.chosen
        if kept is None:
            return
        about = f"{' - '.join(kept.names)}, {began(kept)}, {stands(kept)}"
        if kept.problem:
            about = printable(kept.name)
        about += "\n" + _("It cannot be brought back.")
        self.app.push_screen(Confirm(_("Delete this match?"), about), partial(self._delete, kept.path))

    def _delete(self, path: Path, sure: bool | None) -> None:
        if sure:
            self._do(partial(delete, path))

    def action_new_match(self) -> None:
        from wwtennis.tui.shell.screens.setup import SetupScreen

        self.app.push_screen(SetupScreen())

    def action_back(self) -> None:
        """Out of the filter first, and then out of here."""
        line = self.query_one(Input)
        if self.is_typing or line.value:
            line.value = ""
            self._done_typing()
        else:
            self.app.pop_screen()
