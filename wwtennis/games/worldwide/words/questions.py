"""What is being asked, in plain words, and what each answer is called, costs and gives."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

import msgspec

from wwtennis.games.worldwide.cards import NET, Zone
from wwtennis.games.worldwide.choices import (
    AcceptCall,
    Ask,
    Challenge,
    DiscardCard,
    Focus,
    GiveUp,
    GoToNet,
    MoveBack,
    NoPlan,
    PlayStroke,
    ReceiveOn,
    Recover,
    Refuse,
    Retreat,
    Run,
    ServeBall,
    Stay,
    TakeBack,
)  # fmt: skip
from wwtennis.games.worldwide.rules.ends import FOCUS_STARS, PLAN_COST, RECOVERY_CARDS
from wwtennis.games.worldwide.rules.player_powers import focus_stars, move_back_stars, recovery_cards
from wwtennis.games.worldwide.rules.rally import MOVE_BACK_STARS, run_costs_a_card
from wwtennis.games.worldwide.view import View
from wwtennis.games.worldwide.words.terms import cards_text, stars_text, zone_name
from wwtennis.kernel.game import Choice
from wwtennis.kernel.words import _, later, plural


class Act(Enum):
    """The ways to answer, whatever card goes with them."""

    SERVE = "serve"
    PLAY = "play"
    RUN = "run"
    REFUSE = "refuse"
    RETREAT = "retreat"
    GIVE_UP = "give_up"
    STAY = "stay"
    NET = "net"
    BACK = "back"
    CHALLENGE = "challenge"
    ACCEPT = "accept"
    DISCARD = "discard"
    RECOVER = "recover"
    FOCUS = "focus"
    NO_PLAN = "no_plan"
    TAKE_BACK = "take_back"
    BACKHAND = "backhand"
    FOREHAND = "forehand"


ACT_OF: dict[type[Choice], Act] = {
    ServeBall: Act.SERVE,
    PlayStroke: Act.PLAY,
    Run: Act.RUN,
    Refuse: Act.REFUSE,
    Retreat: Act.RETREAT,
    GiveUp: Act.GIVE_UP,
    Stay: Act.STAY,
    GoToNet: Act.NET,
    MoveBack: Act.BACK,
    Challenge: Act.CHALLENGE,
    AcceptCall: Act.ACCEPT,
    DiscardCard: Act.DISCARD,
    Recover: Act.RECOVER,
    Focus: Act.FOCUS,
    NoPlan: Act.NO_PLAN,
    TakeBack: Act.TAKE_BACK,
}

LOSES_THE_POINT = (Act.REFUSE, Act.GIVE_UP)


def act_of(choice: Choice) -> Act:
    if isinstance(choice, ReceiveOn):
        return Act.FOREHAND if choice.zone is Zone.FOREHAND else Act.BACKHAND
    return ACT_OF[type(choice)]


class ActText(msgspec.Struct, frozen=True):
    """A way to answer, for people."""

    label: str
    cost: str = ""
    gives: str = ""


def act_text(act: Act, view: View, opponent: str, *, with_card: bool) -> ActText:
    """`with_card`: a card pays for it."""
    card = _("a card") if with_card else ""
    made = _TEXTS[act]
    return made(view, opponent, card)


def _back(view: View, opponent: str, card: str) -> ActText:
    cost = stars_text(move_back_stars(view.me, MOVE_BACK_STARS))
    if card:
        cost = _("{stars} and a card").format(stars=cost)
    return ActText(_("Back to Neutral"), cost, _("nearer to every ball"))


def _recover(view: View, opponent: str, card: str) -> ActText:
    return ActText(_("Recovery"), "", _("+{cards}").format(cards=cards_text(recovery_cards(view.me, RECOVERY_CARDS))))


def _focus(view: View, opponent: str, card: str) -> ActText:
    gained = min(focus_stars(view.me, FOCUS_STARS), view.me.tokens - view.me.stars)
    return ActText(_("Focus"), "", _("+{stars}").format(stars=stars_text(gained)))


def _challenge(view: View, opponent: str, card: str) -> ActText:
    left = plural("{count} token left", "{count} tokens left", view.me.challenges).format(count=view.me.challenges)
    return ActText(_("Challenge"), _("a token if it is lost"), left)


def _retreat(view: View, opponent: str, card: str) -> ActText:
    zone = zone_name(view.ball.zone) if view.ball is not None else ""
    return ActText(_("Retreat"), card, _("play it from {zone}").format(zone=zone))


def _run(view: View, opponent: str, card: str) -> ActText:
    zone = zone_name(view.ball.zone) if view.ball is not None else ""
    return ActText(_("Run"), card, _("play from {zone}").format(zone=zone))


def _receive(view: View, zone: Zone) -> ActText:
    count = sum(zone in view.setup.deck.strokes[card].starts for card in view.me.hand)
    text = plural("{count} card of yours starts there", "{count} cards of yours start there", count)
    return ActText(zone_name(zone), "", text.format(count=count))


_TEXTS: dict[Act, Callable[[View, str, str], ActText]] = {
    Act.SERVE: lambda v, o, c: ActText(_("Serve")),
    Act.PLAY: lambda v, o, c: ActText(_("Smash") if v.ball and v.ball.lob and v.me.zone is NET else _("Play")),
    Act.RUN: _run,
    Act.REFUSE: lambda v, o, c: ActText(_("Let it go"), _("the point")),
    Act.RETREAT: _retreat,
    Act.GIVE_UP: lambda v, o, c: ActText(_("Give up"), _("the point")),
    Act.STAY: lambda v, o, c: ActText(_("Stay"), "", _("wait on {zone}").format(zone=zone_name(v.me.zone))),
    Act.NET: lambda v, o, c: ActText(_("To the net"), c, _("to volley the answer")),
    Act.BACK: _back,
    Act.CHALLENGE: _challenge,
    Act.ACCEPT: lambda v, o, c: ActText(_("Accept"), "", _("the fault stands")),
    Act.DISCARD: lambda v, o, c: ActText(_("Discard")),
    Act.RECOVER: _recover,
    Act.FOCUS: _focus,
    Act.NO_PLAN: lambda v, o, c: ActText(_("No plan"), "", _("keep your Stars")),
    Act.TAKE_BACK: lambda v, o, c: ActText(_("Take a card back"), stars_text(PLAN_COST), _("it comes to your hand")),
    Act.BACKHAND: lambda v, o, c: _receive(v, Zone.BACKHAND),
    Act.FOREHAND: lambda v, o, c: _receive(v, Zone.FOREHAND),
}


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

LOSING_TEXTS = {
    Act.GIVE_UP: later("Give up the point? {opponent} wins it."),
    Act.REFUSE: later("Let the ball go? {opponent} wins the point."),
}


def are_you_sure(act: Act, opponent: str) -> str:
    return _(LOSING_TEXTS[act]).format(opponent=opponent)
