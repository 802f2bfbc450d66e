"""What a person can do in a match of Serve & Play, and with which keys."""

from __future__ import annotations

from wwtennis.kernel.words import later
from wwtennis.tui.shell.actions import (
    ASK_TO_LEAVE,
    COACH,
    LEAVE_MATCH,
    TYPE,
    UNDO,
    WHAT_HAPPENED,
    Action,
    Section,
    done_by,
    move,
    move_too,
)  # fmt: skip

_ANSWERS = (
    move("previous", ("up", "k"), later("choose"), later("Go to the card above."), beside="next"),
    move_too("next", ("down", "j"), later("choose"), later("Go to the card below.")),
    move_too("left", ("left", "h"), later("choose"), later("Go to the card before.")),
    move_too("right", ("right", "l"), later("choose"), later("Go to the next card.")),
    move_too("next_open", ("tab",), later("next"), later("Go to the next card that can be played.")),
    move_too("previous_open", ("shift+tab",), later("before"), later("Go to the card before that can be played.")),
    move("play", ("enter", "space"), later("play"), later("Play the chosen card, or give the chosen answer.")),
    Action(
        "pick", ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0"), later("pick"),
        later("Pick the card of that number; 0 is the tenth."), in_footer=False, takes_key=True, in_palette=False,
    ),
    Action(
        "pass_point", ("p",), later("pass"),
        later("Let the ball pass and lose the point: a card may be discarded with it, or with the key again, none."),
    ),
    Action("leave_it", ("y",), later("yours!"), later("Doubles: leave the ball to your partner.")),
    Action("done", ("d", "n"), later("done"), later("Doubles: exchange no more cards.")),
)  # fmt: skip

MATCH = Section(
    "serve-play match",
    later("Serve & Play"),
    (
        *done_by("answer", *_ANSWERS),
        TYPE,
        COACH,
        UNDO,
        *done_by("answer", move("cancel", ("escape",), later("cancel"), later("Back to where the question began."))),
        WHAT_HAPPENED,
        LEAVE_MATCH,
        ASK_TO_LEAVE,
    ),
)
