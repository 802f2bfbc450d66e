"""What a person can do on each screen, and with which keys.

Key bindings, the key line at the bottom, the help screen and the command palette are all made from these sections.
To add a key: add an `Action` to the section of its screen, and an `action_<id>` method to that screen. A game's own
screens have their sections in the game's folder.
"""

from __future__ import annotations

from typing import NamedTuple

from textual.binding import Binding, BindingType

from wwtennis.kernel.words import _, later


class Action(NamedTuple):
    """Something a person can do on a screen. Texts are marked with `later` and said with `_` where they are shown."""

    id: str  # the screen has a method `action_<id>`
    keys: tuple[str, ...]  # Textual's names of the keys, the one to show first
    label: str  # a word or two, for the key line
    help: str  # a sentence, for the help screen and the palette
    in_footer: bool = True
    takes_key: bool = False  # the method is told which key was pressed: `action_pick("3")`
    priority: bool = False  # before whatever has the focus
    in_palette: bool = True  # moving about is no command
    beside: str = ""  # the action whose key the key line shows together with this one: "↑↓ choose"
    if_room: bool = False  # on the key line where that has room left, before what always has its place
    by: str = ""  # the method that does it and others like it, `action_<by>(id)`; none: it has one of its own

    def call(self, key: str | None = None) -> str:
        """What Textual is asked to run."""
        parameters = [repr(self.id)] if self.by else []
        parameters += [repr(key or self.keys[0])] if self.takes_key else []
        name = self.by or self.id
        return f"{name}({', '.join(parameters)})" if parameters else name


class Section(NamedTuple):
    """The actions of one kind of screen, most important first."""

    id: str
    title: str
    actions: tuple[Action, ...]

    def action(self, name: str) -> Action | None:
        """The action of this id, if there is one."""
        return next((action for action in self.actions if action.id == name), None)


def done_by(method: str, *actions: Action) -> tuple[Action, ...]:
    """These actions, all of them done by one method of their screen: `action_<method>(id)`."""
    return tuple(action._replace(by=method) for action in actions)


def move(name: str, keys: tuple[str, ...], label: str, sentence: str, beside: str = "") -> Action:
    """Moving about: no command for the palette."""
    return Action(name, keys, label, sentence, in_palette=False, beside=beside)


def move_too(name: str, keys: tuple[str, ...], label: str, sentence: str) -> Action:
    """The other half of a pair, which the key line shows beside the first."""
    return Action(name, keys, label, sentence, in_footer=False, in_palette=False)


def quiet(name: str, keys: tuple[str, ...], label: str, sentence: str) -> Action:
    """In the help and the palette; the key line has no room for everything."""
    return Action(name, keys, label, sentence, in_footer=False)


BACK = move("back", ("escape",), later("back"), later("Go back to where you came from."))
UNDO = Action("undo", ("u",), later("undo"), later("Take your last decision back."))
# Where `c` is part of an answer, it is that; the other key always asks.
COACH = Action(
    "coach", ("c", "C"), later("coach"), later("Ask the coach: the best answers, and why. Not between two people.")
)
WHAT_HAPPENED = Action(
    "what_happened", ("w",), later("what happened"), later("Read all that happened."), in_footer=False
)
TYPE = quiet("type", ("colon",), later("type"), later("Type the answer: its number, or words of it."))
LEAVE_MATCH = Action("leave", ("q",), later("leave"), later("Leave the match; it is kept, and you can continue it."))
RULES = quiet("rules", ("R", "f3"), later("rules"), later("The rulebook: what matters here, or any word you look for."))
ASK_FOR_REVIEW = Action(
    "review", ("a",), later("review"), later("Who decided how well, and which decisions cost most.")
)
NEXT_MISTAKE = Action(
    "mistake", ("m",), later("next mistake"), later("To the next decision that cost something (reviewed).")
)
PREVIOUS_MISTAKE = quiet("mistake_back", ("M",), later("previous mistake"), later("To the mistake before."))
# After "cancel" where a screen has that: the first of them that can be done is done.
ASK_TO_LEAVE = move_too("ask_to_leave", ("escape",), later("leave"), later("Leave the match? You are asked."))
_LINES = (
    move("previous", ("up",), later("line"), later("Go to the line above."), beside="next"),
    move_too("next", ("down", "tab"), later("line"), later("Go to the line below.")),
    move("change_back", ("left",), later("change"), later("Take the choice before."), beside="change"),
    move_too("words_up", ("pageup",), later("words"), later("Scroll the words on the right up.")),
    move_too("words_down", ("pagedown",), later("words"), later("Scroll the words on the right down.")),
)

READING = (
    move("scroll_up", ("up", "k"), later("scroll"), later("Scroll up."), beside="scroll_down"),
    move_too("scroll_down", ("down", "j"), later("scroll"), later("Scroll down.")),
    move("page_down", ("pagedown", "space"), later("page"), later("One page down.")),
    move_too("page_up", ("pageup", "b"), later("page"), later("One page up.")),
    move_too("first", ("home", "g"), later("first"), later("To the beginning.")),
    move_too("last", ("end", "G"), later("last"), later("To the end.")),
)

EVERYWHERE = Section(
    "app",
    later("Everywhere"),
    (
        Action("explain", ("x", "f2"), later("explain"), later("Ask what a sign, a number or a word here is.")),
        Action("help", ("question_mark", "f1"), later("help"), later("Keys, signs and words of this screen.")),
        RULES._replace(if_room=True),
        Action(
            "command_palette", ("ctrl+p",), later("commands"), later("Find any command by its name."),
            in_footer=False, priority=True, in_palette=False,
        ),
        Action(
            "unsaved", ("ctrl+s",), later("not saved"),
            later("Something is not saved: try again, or save it elsewhere."), in_footer=False, in_palette=False,
        ),
        Action(
            "put_aside", ("ctrl+z",), later("put aside"),
            later("Put the game aside and go to the shell; `fg` brings it back."), in_footer=False, priority=True,
            in_palette=False,
        ),
        Action(
            "leave_game", ("ctrl+c", "ctrl+q"), later("leave the game"),
            later("Leave at once; a match being played is kept."), in_footer=False, priority=True,
        ),
    ),
)  # fmt: skip
UNSAVED = Section(
    "unsaved",
    later("Not saved"),
    (
        Action("try_again", ("r", "enter"), later("try again"), later("Try again to save it where it belongs.")),
        Action("elsewhere", ("s",), later("save elsewhere"), later("Save it in a file of your choice.")),
        Action("go", ("l",), later("leave anyway"), later("Go on without having saved it.")),
        move("back", ("escape", "q"), later("stay"), later("Go back to where you came from.")),
    ),
)  # fmt: skip
TITLE = Section(
    "title",
    later("Title"),
    (
        move("previous", ("up", "k"), later("choose"), later("Go to the line above."), beside="next"),
        move_too("next", ("down", "j"), later("choose"), later("Go to the line below.")),
        move("open", ("enter", "space"), later("open"), later("Open what is chosen.")),
        Action("new_match", ("n",), later("new match"), later("Set up a new match."), in_footer=False),
        Action(
            "first_match", ("f",), later("first match"), later("A short match that teaches: a hint at each new thing."),
            in_footer=False,
        ),
        Action(
            "academy", ("a",), later("academy"), later("Lessons, a few minutes each, and puzzles."), in_footer=False
        ),
        Action("continue_match", ("c",), later("continue"), later("Take up the match you left."), in_footer=False),
        Action(
            "matches", ("m", "r"), later("matches"), later("Every match you played: go on with it, or watch it again."),
            in_footer=False,
        ),
        Action("settings", ("s",), later("settings"), later("Colours, symbols, motion, language."), in_footer=False),
        Action("quit", ("q",), later("quit"), later("Leave the game.")),
    ),
)  # fmt: skip
SETUP = Section(
    "setup",
    later("New match"),
    (
        *_LINES,
        move_too("change", ("right",), later("change"), later("Take the next choice.")),
        Action("start", ("enter",), later("start"), later("Start the match as it is set up.")),
        Action("defaults", ("ctrl+r",), later("defaults"), later("Set everything back to how it first was.")),
        BACK,
    ),
)  # fmt: skip
SETTINGS = Section(
    "settings",
    later("Settings"),
    (
        *_LINES,
        move_too("change", ("right", "enter"), later("change"), later("Take the next choice.")),
        Action("defaults", ("ctrl+r",), later("defaults"), later("Set everything back to how it first was.")),
        BACK,
    ),
)  # fmt: skip
HANDOVER = Section(
    "handover",
    later("Handing over"),
    (
        move("ready", ("enter", "space"), later("ready"), later("Show your hand: you sit at the keyboard now.")),
        UNDO,
        LEAVE_MATCH,
        ASK_TO_LEAVE,
    ),
)  # fmt: skip
NOTES = Section(
    "notes",
    later("Reading"),
    (
        *READING,
        move("back", ("escape", "q", "enter", "i", "w"), later("close"), later("Close this.")),
    ),
)  # fmt: skip
MATCH_END = Section(
    "match_end",
    later("End of the match"),
    (
        Action("rematch", ("r",), later("rematch"), later("Play again, set up the same way.")),
        Action("watch", ("w",), later("watch"), later("Watch the match again.")),
        ASK_FOR_REVIEW,
        Action("save", ("s",), later("save"), later("Save the match to a file of your choice.")),
        # Not enter: whoever plays fast would sweep the numbers away with the last stroke.
        Action("leave", ("q", "escape"), later("leave"), later("Go back to the title.")),
    ),
)  # fmt: skip
REVIEW = Section(
    "review",
    later("Review"),
    (
        Action(
            "show", ("1", "2", "3", "4", "5", "6"), later("watch"),
            later("Watch it again: 1 to 3 are the dearest decisions, 4 to 6 the turning points."), takes_key=True,
            in_palette=False,
        ),
        move("back", ("escape", "q", "enter", "a"), later("close"), later("Go back to where you came from.")),
    ),
)  # fmt: skip
MATCHES = Section(
    "matches",
    later("Matches"),
    (
        move("open", ("enter", "space"), later("open"), later("Go on with the match, or watch it if it is over.")),
        Action("watch", ("w",), later("watch"), later("Watch the match from its beginning.")),
        quiet("filter", ("slash", "f"), later("filter"), later("Type letters of the matches to be shown.")),
        Action("save", ("s",), later("save"), later("Save the match to a file of your choice.")),
        Action("export", ("e",), later("export"), later("Make a recording, a picture or numbers of it, to be posted.")),
        Action("copy_path", ("c",), later("copy path"), later("Copy the path of its log to the clipboard.")),
        Action("rename", ("r",), later("title"), later("Give the match a title.")),
        Action("delete", ("d", "delete"), later("delete"), later("Delete the match; you are asked once more.")),
        move("back", ("escape", "q"), later("back"), later("Go back to the title.")),
        quiet("sort", ("o",), later("order"), later("Order by date, players, match or score.")),
        quiet("which", ("tab",), later("which"), later("Show all matches, the unfinished or the finished ones.")),
        quiet("new_match", ("n",), later("new match"), later("Set up a new match.")),
        move_too("previous", ("up", "k"), later("choose"), later("Go to the match above.")),
        move_too("next", ("down", "j"), later("choose"), later("Go to the match below.")),
        move_too("page_up", ("pageup",), later("page"), later("Go up a page.")),
        move_too("page_down", ("pagedown",), later("page"), later("Go down a page.")),
        move_too("first", ("home", "g"), later("first"), later("Go to the first match.")),
        move_too("last", ("end", "G"), later("last"), later("Go to the last match.")),
    ),
)  # fmt: skip
PLAY_ON = Section(
    "play_on",
    later("Play on from here"),
    (
        *_LINES,
        move_too("change", ("right",), later("change"), later("Take the next choice.")),
        Action("start", ("enter",), later("play on"), later("Play on from this moment.")),
        BACK,
    ),
)  # fmt: skip
PROMPT = Section(
    "prompt",
    later("Typing"),
    (
        Action("submit", ("enter",), later("ok"), later("Take what was typed."), in_palette=False),
        move("back", ("escape",), later("cancel"), later("Change nothing.")),
    ),
)  # fmt: skip
CONFIRM = Section(
    "confirm",
    later("Are you sure?"),
    (
        Action("yes", ("y",), later("yes"), later("Yes, do it."), in_palette=False),
        Action("no", ("n", "escape", "q", "enter"), later("no"), later("No, change nothing."), in_palette=False),
    ),
)  # fmt: skip
LEAVING = Section(
    "leaving",
    later("Leave the match?"),
    (
        Action("yes", ("enter", "y", "q"), later("leave"), later("Leave the match; it is kept."), in_palette=False),
        Action("no", ("escape", "n"), later("stay"), later("Stay in the match."), in_palette=False),
    ),
)  # fmt: skip
SAVE = Section(
    "save",
    later("Save the match"),
    (
        Action("save", ("enter",), later("save"), later("Save the match under this name."), in_palette=False),
        Action(
            "form", ("tab", "down"), later("as what"), later("Save it as a log, a recording, a picture or numbers."),
            priority=True, in_palette=False,
        ),
        BACK,
    ),
)  # fmt: skip
COACHING = Section(
    "coaching",
    later("Coach"),
    (
        move("up", ("up", "k"), later("choose"), later("Go to the answer above."), beside="down"),
        move_too("down", ("down", "j"), later("choose"), later("Go to the answer below.")),
        move("take", ("enter", "space"), later("take it"), later("Put the answer together that is chosen.")),
        move("back", ("escape", "c", "C", "q"), later("close"), later("Close this, and decide by yourself.")),
    ),
)  # fmt: skip
HELP = Section(
    "help",
    later("Help"),
    (
        move("back", ("escape", "question_mark", "f1", "q", "enter"), later("close"), later("Close the help.")),
        move("next_part", ("tab", "right", "l"), later("next part"), later("To the next part of the help.")),
        move_too("previous_part", ("shift+tab", "left", "h"), later("part before"), later("To the part before.")),
        Action(
            "part", ("1", "2", "3", "4"), later("part"), later("To the part of that number."),
            in_footer=False, takes_key=True, in_palette=False,
        ),
        *READING,
        RULES,  # a dialogue hears none of the keys that work everywhere
    ),
)  # fmt: skip
RULEBOOK = Section(
    "rulebook",
    later("Rulebook"),
    (
        move("scroll_up", ("up",), later("scroll"), later("Scroll up."), beside="scroll_down"),
        move_too("scroll_down", ("down",), later("scroll"), later("Scroll down.")),
        move("next_chapter", ("tab",), later("chapter"), later("To the next chapter.")),
        move_too("previous_chapter", ("shift+tab",), later("chapter before"), later("To the chapter before.")),
        move("whole", ("enter",), later("whole book"), later("All of the book, at the rule that stands on top.")),
        Action("other_book", ("ctrl+b",), later("other game"), later("The rulebook of the next game.")),
        move_too("page_down", ("pagedown",), later("page"), later("One page down.")),
        move_too("page_up", ("pageup",), later("page"), later("One page up.")),
        move("back", ("escape", "f3"), later("back"), later("Clear what was typed, or go back to the game.")),
    ),
)  # fmt: skip
ACADEMY = Section(
    "academy",
    later("Academy"),
    (
        move("previous", ("up", "k"), later("choose"), later("Go to the lesson above."), beside="next"),
        move_too("next", ("down", "j"), later("choose"), later("Go to the lesson below.")),
        move("begin", ("enter", "space"), later("begin"), later("Begin the chosen lesson.")),
        move_too("first", ("home", "g"), later("first"), later("Go to the first lesson.")),
        move_too("last", ("end", "G"), later("last"), later("Go to the last lesson.")),
        move("back", ("escape", "q"), later("back"), later("Go back to the title.")),
    ),
)  # fmt: skip
LESSON_OVER = Section(
    "lesson over",
    later("End of the lesson"),
    (
        Action("go_on", ("enter",), later("next lesson"), later("Go on with the next lesson."), in_palette=False),
        Action("again", ("r",), later("once more"), later("Take this lesson once more."), in_palette=False),
        move("back", ("escape", "q", "a"), later("academy"), later("Back to the list of lessons.")),
    ),
)  # fmt: skip
EXPLAIN = Section(
    "explain",
    later("What is this?"),
    (
        move("up", ("up", "k"), later("move"), later("To what stands above.")),
        move("down", ("down", "j"), later("move"), later("To what stands below.")),
        move("left", ("left", "h"), later("move"), later("To what stands on the left.")),
        move("right", ("right", "l"), later("move"), later("To what stands on the right.")),
        move("next", ("tab", "space"), later("next"), later("To the next one, line by line.")),
        move("previous", ("shift+tab",), later("before"), later("To the one before.")),
        move("back", ("escape", "x", "f2", "enter", "q"), later("close"), later("Back to the game.")),
        RULES,
    ),
)  # fmt: skip

# How keys are written for people; a key that is missing here is written as it is.
KEY_NAMES = {
    "up": "↑", "down": "↓", "left": "←", "right": "→", "enter": "⏎", "space": later("space"), "escape": later("esc"),
    "question_mark": "?", "plus": "+", "equals_sign": "=", "minus": "-", "pageup": later("PgUp"),
    "pagedown": later("PgDn"), "f1": "F1", "f2": "F2", "f3": "F3", "tab": later("tab"),
    "shift+tab": later("shift+tab"), "slash": "/",
    "colon": ":", "full_stop": ".", "comma": ",", "home": later("Home"), "end": later("End"), "delete": later("Del"),
}  # fmt: skip
ASCII_KEY_NAMES = {
    "up": later("up"), "down": later("down"), "left": later("left"), "right": later("right"), "enter": later("enter"),
}  # fmt: skip


def bindings_for(section: Section) -> list[BindingType]:
    """The bindings of a screen, for its BINDINGS."""
    return [
        Binding(key, action.call(key), action.label, show=action.in_footer, priority=action.priority)
        for action in section.actions
        for key in action.keys
    ]


def from_a_screen(action: Action) -> str:
    """What Textual is asked to run where a screen is asked first: what works everywhere is the app's."""
    return f"app.{action.call()}" if action in EVERYWHERE.actions else action.call()


def key_name(key: str, ascii_only: bool = False) -> str:
    """A key as it is written for people."""
    name = (ASCII_KEY_NAMES.get(key) if ascii_only else None) or KEY_NAMES.get(key)
    return _(name) if name else key.replace("ctrl+", "^").upper() if key.startswith("ctrl+") else key
