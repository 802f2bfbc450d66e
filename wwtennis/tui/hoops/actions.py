"""What a person can do in a match of Hoops and in its replay, and with which keys."""

from __future__ import annotations

from wwtennis.kernel.words import later
from wwtennis.tui.shell.actions import (
    ASK_FOR_REVIEW,
    COACH,
    LEAVE_MATCH,
    MATCH_END,
    NEXT_MISTAKE,
    PLAY_ON,
    PREVIOUS_MISTAKE,
    UNDO,
    WHAT_HAPPENED,
    Action,
    Section,
    done_by,
    move,
    move_too,
    quiet,
)  # fmt: skip

_ANSWERS = (
    move("previous", ("up", "k", "left", "h"), later("choose"), later("Go to the answer above."), beside="next"),
    move_too("next", ("down", "j", "right", "l"), later("choose"), later("Go to the answer below.")),
    move("play", ("enter", "space"), later("do it"), later("Give the chosen answer.")),
    Action(
        "pick", ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0"), later("pick"),
        later("Give the answer of that number at once; 0 is the tenth."), in_footer=False, takes_key=True,
        in_palette=False,
    ),
    Action("buy", ("b",), later("buy"), later("Go to the next player who can be bought.")),
    Action("buy_tactic", ("t",), later("tactic"), later("Go to the next tactic that can be bought.")),
    Action("substitute", ("s",), later("sub"), later("Go to the next player who can come in.")),
    Action("prepare", ("p",), later("prepare"), later("Go to the next tactic that can be prepared.")),
    Action("attack", ("a",), later("activate"), later("Go to the next tactic that can be activated.")),
    Action("end", ("e",), later("end"), later("Go to the end of this: the turn, the substitutions.")),
    quiet("mismatch", ("m",), later("mismatch"), later("Go to the next mismatch.")),
    Action("keep", ("f",), later("keep"), later("Go to the next card that can stay in the hand.")),
    Action("remove", ("r",), later("remove"), later("Go to the next card that can leave the game.")),
    quiet(
        "step_by_step", ("o",), later("step by step"),
        later("Do it, and be asked what usually follows by itself: which cards pay, who shifts to another place."),
    ),
    move_too("page_up", ("pageup",), later("choose"), later("Go up by five answers.")),
    move_too("page_down", ("pagedown",), later("choose"), later("Go down by five answers.")),
    move_too("first", ("home",), later("choose"), later("Go to the first answer.")),
    move_too("last", ("end",), later("choose"), later("Go to the last answer.")),
)  # fmt: skip

MATCH = Section(
    "hoops match",
    later("Hoops"),
    (*done_by("answer", *_ANSWERS), COACH, UNDO, WHAT_HAPPENED, LEAVE_MATCH),
)

_STEPS = (
    move("back", ("left", "h"), later("step"), later("One event back."), beside="forward"),
    move_too("forward", ("right", "l"), later("step"), later("One event forward.")),
    move("turn_back", ("up", "k"), later("turn"), later("To the turn before."), beside="turn"),
    move_too("turn", ("down", "j"), later("turn"), later("To the next turn.")),
    Action("play", ("space", "enter"), later("play"), later("Play, or pause.")),
)
_SPEED = (
    move("faster", ("plus", "equals_sign"), later("speed"), later("Play faster, up to 8 times."), beside="slower"),
    move_too("slower", ("minus",), later("speed"), later("Play slower, down to half the speed.")),
)
_FAR_STEPS = (
    quiet("mark", ("n",), later("next mark"), later("To the next big attack, or change of the lead.")),
    quiet("mark_back", ("N",), later("previous mark"), later("To the mark before.")),
    quiet("decision", ("d", "full_stop"), later("next decision"), later("To the next decision.")),
    quiet("decision_back", ("D", "comma"), later("previous decision"), later("To the decision before.")),
    quiet("half", ("g", "pagedown"), later("next half"), later("To the beginning of the next half.")),
    quiet("half_back", ("G", "pageup"), later("previous half"), later("To the beginning of the half before.")),
    quiet("start", ("home",), later("start"), later("To the start of the match.")),
    quiet("end", ("end",), later("end"), later("To the end of the match.")),
)

REPLAY = Section(
    "hoops replay",
    later("Replay"),
    (
        *done_by("go", *_STEPS),
        NEXT_MISTAKE,
        Action("view", ("v",), later("view"), later("See all hands, or what one coach saw.")),
        ASK_FOR_REVIEW,
        Action("play_on", ("o",), later("play on"), later("Play on from here, in a new match of your own.")),
        Action("leave", ("q",), later("back"), later("Leave the replay.")),
        *done_by("go", *_SPEED),
        Action("jump", ("colon", "t"), later("go to"), later("Go to an entry or a turn by its number.")),
        Action(
            "jump_to", ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0"), later("go to"),
            later("The same: just type the number."), in_footer=False, takes_key=True, in_palette=False,
        ),
        *done_by("go", *_FAR_STEPS),
        PREVIOUS_MISTAKE,
        move_too("escape", ("escape",), later("back"), later("Go back to where you came from.")),
    ),
)  # fmt: skip

SERIES = Section(
    "hoops series",
    later("Campaign and tournament"),
    tuple(
        Action("start", ("enter",), later("go on"), later("Go on: to the next match, or to what comes before it."))
        if action.id == "start"
        else action
        for action in PLAY_ON.actions
    ),
)
SERIES_END = Section(
    "hoops series end",
    later("End of the match"),
    (
        Action("go_on", ("n",), later("go on"), later("Go on with the campaign or the tournament.")),
        *[action for action in MATCH_END.actions if action.id != "rematch"],
    ),
)  # fmt: skip
