"""What a person can do in a match of Worldwide Tennis, and with which keys."""

from __future__ import annotations

from wwtennis.kernel.words import later, sense
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
    quiet,
)
from wwtennis.tui.worldwide.answers import answer_actions

_ANSWERS = (
    move("previous", ("up", "k"), later("choose"), later("Go to the card above."), beside="next"),
    move_too("next", ("down", "j"), later("choose"), later("Go to the card below.")),
    move("left", ("left", "h"), later("answer"), later("Go to the card or answer on the left."), beside="right"),
    move_too("right", ("right", "l"), later("right"), later("Go to the card or answer on the right.")),
    move_too("next_open", ("tab",), later("next"), later("Go to the next card that can be played.")),
    move_too("previous_open", ("shift+tab",), later("before"), later("Go to the card before that can be played.")),
    move("play", ("enter", "space"), later("play"), later("Play the chosen card, or give the chosen answer.")),
    Action("play_to_net", ("n",), later("net"), later("Play the chosen card and go to the net.")),
    Action(
        "play_and_back", ("b",), sense("on the court", "back"), later("Play the chosen card and move back to Neutral.")
    ),
    Action(
        "pick", ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0"), later("pick"),
        later("Pick the card of that number; 0 is the tenth, 1 and then 2 the twelfth."),
        in_footer=False, takes_key=True, in_palette=False,
    ),
    Action(
        "more_stars", ("plus", "equals_sign"), later("Stars"), later("Spend one Star more on the roll."),
        beside="fewer_stars",
    ),
    quiet("fewer_stars", ("minus",), later("fewer Stars"), later("Spend one Star less on the roll.")),
    Action("target", ("t",), later("target"), later("Aim at the next zone that the card can reach.")),
    Action("spin", ("s",), later("spin"), later("Serve flat, with topspin or with slice.")),
    Action("roll", ("r",), later("roll or take"), later("Take the success, or roll for a winner.")),
    *answer_actions(),
    Action("yes", ("y",), later("yes"), later("Yes, lose the point."), in_footer=False, in_palette=False),
)  # fmt: skip

MATCH = Section(
    "match",
    later("Match"),
    (
        *done_by("answer", *_ANSWERS),
        TYPE,
        COACH,
        UNDO,
        *done_by("answer", move("cancel", ("escape",), later("cancel"), later("Back to where the question began."))),
        WHAT_HAPPENED,
        Action("players", ("i",), later("players"), later("Read what both player cards say."), in_footer=False),
        LEAVE_MATCH,
        ASK_TO_LEAVE,
    ),
)
