"""What a person can do in the replay of a tennis match, and with which keys."""

from __future__ import annotations

from wwtennis.kernel.words import later, sense
from wwtennis.tui.shell.actions import (
    ASK_FOR_REVIEW,
    MATCH_END,
    NEXT_MISTAKE,
    PREVIOUS_MISTAKE,
    Action,
    Section,
    done_by,
    move,
    move_too,
    quiet,
)

_STEPS = (
    move("back", ("left", "h"), later("step"), later("One event back."), beside="forward"),
    move_too("forward", ("right", "l"), later("step"), later("One event forward.")),
    move("point_back", ("up", "k"), later("point"), later("To the point before."), beside="point"),
    move_too("point", ("down", "j"), later("point"), later("To the next point.")),
    Action("play", ("space", "enter"), later("play"), later("Play, or pause.")),
)
_SPEED = (
    move("faster", ("plus", "equals_sign"), later("speed"), later("Play faster, up to 8 times."), beside="slower"),
    move_too("slower", ("minus",), later("speed"), later("Play slower, down to half the speed.")),
)
_FAR_STEPS = (
    quiet("mark", ("n",), later("next mark"), later("To the next ace, break of serve, long rally or set.")),
    quiet("mark_back", ("N",), later("previous mark"), later("To the mark before.")),
    quiet("decision", ("d", "full_stop"), later("next decision"), later("To the next decision.")),
    quiet("decision_back", ("D", "comma"), later("previous decision"), later("To the decision before.")),
    quiet("game", ("g", "pagedown"), later("next game"), later("To the beginning of the next game.")),
    quiet("game_back", ("G", "pageup"), later("previous game"), later("To the beginning of the game before.")),
    quiet("set", ("s",), later("next set"), later("To the beginning of the next set.")),
    quiet("set_back", ("S",), later("previous set"), later("To the beginning of the set before.")),
    quiet("start", ("home",), sense("of a match", "start"), later("To the start of the match.")),
    quiet("end", ("end",), later("end"), later("To the end of the match.")),
)

REPLAY = Section(
    "replay",
    later("Replay"),
    (
        *done_by("go", *_STEPS),
        NEXT_MISTAKE,
        Action("view", ("v",), later("view"), later("See both hands, or what one player saw.")),
        Action("pane", ("tab",), later("stats"), later("Turn from the hands to the numbers, and back.")),
        ASK_FOR_REVIEW,
        Action("play_on", ("o",), later("play on"), later("Play on from here, in a new match of your own.")),
        Action("leave", ("q",), later("back"), later("Leave the replay.")),
        *done_by("go", *_SPEED),
        Action("jump", ("colon", "t"), later("go to"), later("Go to an entry or a point by its number.")),
        Action(
            "jump_to", ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0"), later("go to"),
            later("The same: just type the number."), in_footer=False, takes_key=True, in_palette=False,
        ),
        *done_by("go", *_FAR_STEPS),
        PREVIOUS_MISTAKE,
        move_too("escape", ("escape",), later("back"), later("Go back to where you came from.")),
    ),
)  # fmt: skip

_AFTERWARDS = (  # the keys of the best points stand beside their words
    quiet("longest", ("l",), later("longest"), later("Watch the longest rally again.")),
    quiet("turning", ("t",), later("turning"), later("Watch the point again that moved the match most.")),
)
END = MATCH_END._replace(actions=(*MATCH_END.actions[:3], *_AFTERWARDS, *MATCH_END.actions[3:]))
