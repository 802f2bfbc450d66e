"""What is being asked, in plain words."""

from __future__ import annotations

from collections.abc import Callable

from wwtennis.games.worldwide.cards import NET
from wwtennis.games.worldwide.choices import Ask
from wwtennis.games.worldwide.rules.rally import run_costs_a_card
from wwtennis.games.worldwide.view import View
from wwtennis.games.worldwide.words.terms import zone_name
from wwtennis.kernel.words import _, plural


def question_text(ask: Ask, view: View, opponent: str) -> str:
    """The question in plain words."""
    return _QUESTIONS[ask](view, opponent)


def _serve(view: View, opponent: str) -> str:
    zone = zone_name(view.zone)
    if view.fault is not None:
        return _("Second ball to {opponent}'s {zone}: another serve card.").format(opponent=opponent, zone=zone)
    return _("First ball to {opponent}'s {zone}: choose a serve.").format(opponent=opponent, zone=zone)


def _stroke(view: View, opponent: str) -> str:
    ball = view.ball
    assert ball is not None
    if ball.drop:
        return _("You reach the drop shot: any stroke may answer it.")
    if view.me.zone is NET:
        return _("At the net: volley it back.")
    return _("Your stroke from {zone}: which card?").format(zone=zone_name(view.me.zone))


def _chase(view: View, opponent: str) -> str:
    ball = view.ball
    assert ball is not None
    if ball.zone is NET:
        return _("Drop shot! Reaching it costs a card: which one, or let it go?")
    text = _("The ball is far away on {zone}: which card pays for the run?")
    if not run_costs_a_card(view.me.zone, ball.zone):  # WT-18.3: a short one that costs this player a card all the same
        text = _("The ball is beside you on {zone}: which card pays for the run?")
    return text.format(zone=zone_name(ball.zone))


def _trim(view: View, opponent: str) -> str:
    excess = view.me.hand_count - view.me.limit
    text = plural("Your hand is {count} over its limit: discard a card.",
                  "Your hand is {count} over its limit: discard cards.", excess)  # fmt: skip
    return text.format(count=excess)


_QUESTIONS: dict[Ask, Callable[[View, str], str]] = {
    Ask.SIDE: lambda v, o: _("40-40, the next point is the game: where do you receive?"),
    Ask.SERVE: _serve,
    Ask.CHALLENGE: lambda v, o: _("Out by a hair! Do you challenge the call?"),
    Ask.CHASE: _chase,
    Ask.LOB: lambda v, o: _("A lob over your head: smash it, run back for it, or let it go?"),
    Ask.STROKE: _stroke,
    Ask.REPOSITION: lambda v, o: _("Where do you wait for the answer?"),
    Ask.TRIM: _trim,
    Ask.REST: lambda v, o: _("Change of ends: a card or Stars?"),
    Ask.PLAN: lambda v, o: _("Tactical plan: a card back from your discards for a Star?"),
}
