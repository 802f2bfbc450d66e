"""The one registry of what a person can do, and with which keys.

Key bindings, the key line at the bottom, the help screen and the command palette are all made from `ACTIONS`.
To add a key: add an `Action` to the section of its screen and an `action_<id>` method to that screen.
"""

from __future__ import annotations

from typing import NamedTuple

from textual.binding import Binding, BindingType

from wwtennis.kernel.words import _, later

EVERYWHERE = "app"  # the section of actions that work on every screen


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

    def call(self, key: str | None = None) -> str:
        """What Textual is asked to run."""
        return f"{self.id}({key or self.keys[0]!r})" if self.takes_key else self.id


def _move(name: str, keys: tuple[str, ...], label: str, sentence: str, beside: str = "") -> Action:
    """Moving about: no command for the palette."""
    return Action(name, keys, label, sentence, in_palette=False, beside=beside)


def _move_too(name: str, keys: tuple[str, ...], label: str, sentence: str) -> Action:
    """The other half of a pair, which the key line shows beside the first."""
    return Action(name, keys, label, sentence, in_footer=False, in_palette=False)


def _quiet(name: str, keys: tuple[str, ...], label: str, sentence: str) -> Action:
    """In the help and the palette; the key line has no room for everything."""
    return Action(name, keys, label, sentence, in_footer=False)


_BACK = _move("back", ("escape",), later("back"), later("Go back to where you came from."))
_LINES = (
    _move("previous", ("up",), later("line"), later("Go to the line above."), beside="next"),
    _move_too("next", ("down", "tab"), later("line"), later("Go to the line below.")),
    _move("change_back", ("left",), later("change"), later("Take the choice before."), beside="change"),
    _move_too("words_up", ("pageup",), later("words"), later("Scroll the words on the right up.")),
    _move_too("words_down", ("pagedown",), later("words"), later("Scroll the words on the right down.")),
)

ACTIONS: dict[str, tuple[Action, ...]] = {
    EVERYWHERE: (
        Action("help", ("question_mark", "f1"), later("help"), later("Show the keys of this screen, and the symbols.")),
        Action(
            "command_palette", ("ctrl+p",), later("commands"), later("Find any command by its name."),
            in_footer=False, priority=True, in_palette=False,
        ),
        Action(
            "leave_game", ("ctrl+c", "ctrl+q"), later("leave the game"),
            later("Leave at once; a match being played is kept."), in_footer=False, priority=True,
        ),
    ),
    "title": (
        _move("previous", ("up", "k"), later("choose"), later("Go to the line above."), beside="next"),
        _move_too("next", ("down", "j"), later("choose"), later("Go to the line below.")),
        _move("open", ("enter", "space"), later("open"), later("Open what is chosen.")),
        Action("new_match", ("n",), later("new match"), later("Set up a new match."), in_footer=False),
        Action("continue_match", ("c",), later("continue"), later("Take up the match you left."), in_footer=False),
        Action(
            "matches", ("m", "r"), later("matches"), later("Every match you played: go on with it, or watch it again."),
            in_footer=False,
        ),
        Action("settings", ("s",), later("settings"), later("Colours, symbols, motion, language."), in_footer=False),
        Action("quit", ("q",), later("quit"), later("Leave the game.")),
    ),
    "setup": (
        *_LINES,
        _move_too("change", ("right",), later("change"), later("Take the next choice.")),
        Action("start", ("enter",), later("start"), later("Start the match as it is set up.")),
        Action("defaults", ("ctrl+r",), later("defaults"), later("Set everything back to how it first was.")),
        _BACK,
    ),
    "settings": (
        *_LINES,
        _move_too("change", ("right", "enter"), later("change"), later("Take the next choice.")),
        Action("defaults", ("ctrl+r",), later("defaults"), later("Set everything back to how it first was.")),
        _BACK,
    ),
    "match": (
        _move("previous", ("up", "k"), later("choose"), later("Go to the card above."), beside="next"),
        _move_too("next", ("down", "j"), later("choose"), later("Go to the card below.")),
        _move("left", ("left", "h"), later("answer"), later("Go to the card or answer on the left."), beside="right"),
        _move_too("right", ("right", "l"), later("right"), later("Go to the card or answer on the right.")),
        _move_too("next_open", ("tab",), later("next"), later("Go to the next card that can be played.")),
        _move_too("previous_open", ("shift+tab",), later("before"), later("Go to the card before that can be played.")),
        _move("play", ("enter", "space"), later("play"), later("Play the chosen card, or give the chosen answer.")),
        Action(
            "pick", ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0"), later("pick"),
            later("Pick the card of that number; 0 is the tenth, 1 and then 2 the twelfth."),
            in_footer=False, takes_key=True, in_palette=False,
        ),
        Action(
            "more_stars", ("plus", "equals_sign"), later("Stars"), later("Spend one Star more on the roll."),
            beside="fewer_stars",
        ),
        _quiet("fewer_stars", ("minus",), later("fewer Stars"), later("Spend one Star less on the roll.")),
        Action("target", ("t",), later("target"), later("Aim at the next zone that the card can reach.")),
        Action("spin", ("s",), later("spin"), later("Serve flat, with topspin or with slice.")),
        Action("roll", ("r",), later("roll or take"), later("Take the success, or roll for a winner.")),
        # The ways to answer: each works while it is among the answers.
        Action("stay", ("s",), later("stay"), later("Wait where you are."), in_footer=False),
        Action("net", ("n",), later("net"), later("Go to the net."), in_footer=False),
        Action("back", ("b",), later("move back"), later("Move back to the Neutral zone."), in_footer=False),
        Action("smash", ("s",), later("smash"), later("Smash the lob."), in_footer=False),
        Action("retreat", ("r",), later("retreat"), later("Run back for the lob."), in_footer=False),
        Action("run", ("r",), later("run"), later("Run for the ball."), in_footer=False),
        Action("challenge", ("c",), later("challenge"), later("Challenge the call."), in_footer=False),
        Action("accept", ("a",), later("accept"), later("Let the call stand."), in_footer=False),
        Action("recover", ("r",), later("recovery"), later("Draw a card at the change of ends."), in_footer=False),
        Action("take_focus", ("f",), later("focus"), later("Gain Stars at the change of ends."), in_footer=False),
        Action("no_plan", ("n",), later("no plan"), later("Take no card back."), in_footer=False),
        Action("take_back", ("t",), later("take back"), later("Take a card back from your discards."), in_footer=False),
        Action("backhand", ("b",), later("Backhand"), later("Receive on your Backhand."), in_footer=False),
        Action("forehand", ("f",), later("Forehand"), later("Receive on your Forehand."), in_footer=False),
        Action("yes", ("y",), later("yes"), later("Yes, lose the point."), in_footer=False, in_palette=False),
        Action("give_up", ("g",), later("give up"), later("Give up the point; you are asked once more.")),
        Action("coach", ("c",), later("coach"), later("Ask what a good player would do here (practice only).")),
        Action("undo", ("u",), later("undo"), later("Take your last decision back.")),
        _move("cancel", ("escape",), later("cancel"), later("Back to where the question began.")),
        Action("what_happened", ("w",), later("what happened"), later("Read all that happened."), in_footer=False),
        Action("players", ("i",), later("players"), later("Read what both player cards say."), in_footer=False),
        Action("leave", ("q",), later("leave"), later("Leave the match; it is kept, and you can continue it.")),
    ),
    "handover": (
        _move("ready", ("enter", "space"), later("ready"), later("Show your hand: you sit at the keyboard now.")),
        Action("undo", ("u",), later("undo"), later("Take your last decision back.")),
        Action("leave", ("q",), later("leave"), later("Leave the match; it is kept, and you can continue it.")),
    ),
    "notes": (
        _move("scroll_up", ("up", "k"), later("scroll"), later("Scroll up."), beside="scroll_down"),
        _move_too("scroll_down", ("down", "j"), later("scroll"), later("Scroll down.")),
        _move_too("page_up", ("pageup",), later("page"), later("One page up.")),
        _move_too("page_down", ("pagedown", "space"), later("page"), later("One page down.")),
        _move("back", ("escape", "q", "enter", "i", "w"), later("close"), later("Close this.")),
    ),
    "match_end": (
        Action("rematch", ("r",), later("rematch"), later("Play again, set up the same way.")),
        Action("watch", ("w",), later("watch"), later("Watch the match again.")),
        Action("save", ("s",), later("save"), later("Save the match to a file of your choice.")),
        # Not enter: whoever plays fast would sweep the numbers away with the last stroke.
        Action("leave", ("q", "escape"), later("leave"), later("Go back to the title.")),
    ),
    "matches": (
        _move("open", ("enter", "space"), later("open"), later("Go on with the match, or watch it if it is over.")),
        Action("watch", ("w",), later("watch"), later("Watch the match from its beginning.")),
        Action("filter", ("slash", "f"), later("filter"), later("Type letters of the matches to be shown.")),
        Action("sort", ("s",), later("sort"), later("Sort by date, players, surface or score.")),
        Action("rename", ("r",), later("rename"), later("Give the match a title.")),
        Action("delete", ("d", "delete"), later("delete"), later("Delete the match; you are asked once more.")),
        _move("back", ("escape", "q"), later("back"), later("Go back to the title.")),
        Action("which", ("tab",), later("which"), later("Show all matches, the unfinished or the finished ones.")),
        _quiet("new_match", ("n",), later("new match"), later("Set up a new match.")),
        _move_too("previous", ("up", "k"), later("choose"), later("Go to the match above.")),
        _move_too("next", ("down", "j"), later("choose"), later("Go to the match below.")),
        _move_too("page_up", ("pageup",), later("page"), later("Go up a page.")),
        _move_too("page_down", ("pagedown",), later("page"), later("Go down a page.")),
        _move_too("first", ("home", "g"), later("first"), later("Go to the first match.")),
        _move_too("last", ("end", "G"), later("last"), later("Go to the last match.")),
    ),
    "replay": (
        _move("back", ("left", "h"), later("step"), later("One event back."), beside="forward"),
        _move_too("forward", ("right", "l"), later("step"), later("One event forward.")),
        _move("point_back", ("up", "k"), later("point"), later("To the point before."), beside="point"),
        _move_too("point", ("down", "j"), later("point"), later("To the next point.")),
        Action("play", ("space", "enter"), later("play"), later("Play, or pause.")),
        Action("view", ("v",), later("view"), later("See both hands, or what one player saw.")),
        Action("pane", ("tab",), later("stats"), later("Turn from the hands to the numbers, and back.")),
        Action("play_on", ("o",), later("play on"), later("Play on from here, in a new match of your own.")),
        Action("leave", ("q",), later("back"), later("Leave the replay.")),
        _move("faster", ("plus", "equals_sign"), later("speed"), later("Play faster, up to 8 times."), beside="slower"),
        _move_too("slower", ("minus",), later("speed"), later("Play slower, down to half the speed.")),
        Action("jump", ("colon", "t"), later("go to"), later("Go to an entry or a point by its number.")),
        Action(
            "jump_to", ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0"), later("go to"),
            later("The same: just type the number."), in_footer=False, takes_key=True, in_palette=False,
        ),
        _quiet("mark", ("n",), later("next mark"), later("To the next ace, break of serve, long rally or set.")),
        _quiet("mark_back", ("N",), later("previous mark"), later("To the mark before.")),
        _quiet("decision", ("d", "full_stop"), later("next decision"), later("To the next decision.")),
        _quiet("decision_back", ("D", "comma"), later("previous decision"), later("To the decision before.")),
        _quiet("game", ("g", "pagedown"), later("next game"), later("To the beginning of the next game.")),
        _quiet("game_back", ("G", "pageup"), later("previous game"), later("To the beginning of the game before.")),
        _quiet("set", ("s",), later("next set"), later("To the beginning of the next set.")),
        _quiet("set_back", ("S",), later("previous set"), later("To the beginning of the set before.")),
        _quiet("start", ("home",), later("start"), later("To the start of the match.")),
        _quiet("end", ("end",), later("end"), later("To the end of the match.")),
        _move_too("escape", ("escape",), later("back"), later("Go back to where you came from.")),
    ),
    "play_on": (
        *_LINES,
        _move_too("change", ("right",), later("change"), later("Take the next choice.")),
        Action("start", ("enter",), later("play on"), later("Play on from this moment.")),
        _BACK,
    ),
    "prompt": (
        Action("submit", ("enter",), later("ok"), later("Take what was typed."), in_palette=False),
        _move("back", ("escape",), later("cancel"), later("Change nothing.")),
    ),
    "confirm": (
        Action("yes", ("y",), later("yes"), later("Yes, do it."), in_palette=False),
        Action("no", ("n", "escape", "q", "enter"), later("no"), later("No, change nothing."), in_palette=False),
    ),
    "save": (
        Action(
            "save", ("enter",), later("save"), later("Save the match under this name."), in_palette=False
        ),
        _BACK,
    ),
    "help": (
        _move("back", ("escape", "question_mark", "f1", "q", "enter"), later("close"), later("Close the help.")),
        _move("scroll_up", ("up", "k", "pageup"), later("scroll"), later("Scroll up."), beside="scroll_down"),
        _move_too("scroll_down", ("down", "j", "pagedown"), later("scroll"), later("Scroll down.")),
    ),
}  # fmt: skip

SCREEN_NAMES = {
    "title": later("Title"),
    "setup": later("New match"),
    "settings": later("Settings"),
    "match": later("Match"),
    "handover": later("Handing over"),
    "notes": later("Reading"),
    "match_end": later("End of the match"),
    "matches": later("Matches"),
    "replay": later("Replay"),
    "play_on": later("Play on from here"),
    "prompt": later("Typing"),
    "confirm": later("Are you sure?"),
    "save": later("Save the match"),
    "help": later("Help"),
    EVERYWHERE: later("Everywhere"),
}

# How keys are written for people; a key that is missing here is written as it is.
KEY_NAMES = {
    "up": "↑", "down": "↓", "left": "←", "right": "→", "enter": "⏎", "space": later("space"), "escape": later("esc"),
    "question_mark": "?", "plus": "+", "equals_sign": "=", "minus": "-", "pageup": "PgUp", "pagedown": "PgDn",
    "f1": "F1", "tab": later("tab"), "slash": "/", "colon": ":", "full_stop": ".", "comma": ",", "home": later("Home"),
    "end": later("End"), "delete": later("Del"),
}  # fmt: skip
ASCII_KEY_NAMES = {
    "up": later("up"), "down": later("down"), "left": later("left"), "right": later("right"), "enter": later("enter"),
}  # fmt: skip


def bindings_for(screen: str) -> list[BindingType]:
    """The bindings of a screen, for its BINDINGS."""
    return [
        Binding(key, action.call(key), action.label, show=action.in_footer, priority=action.priority)
        for action in ACTIONS[screen]
        for key in action.keys
    ]


def action_named(screen: str, name: str) -> Action | None:
    """The action that a screen's section has under this id, if it has."""
    return next((action for action in ACTIONS[screen] if action.id == name), None)


def key_name(key: str, ascii_only: bool = False) -> str:
    """A key as it is written for people."""
    name = (ASCII_KEY_NAMES.get(key) if ascii_only else None) or KEY_NAMES.get(key)
    return _(name) if name else key.replace("ctrl+", "^").upper() if key.startswith("ctrl+") else key
