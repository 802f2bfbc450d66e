"""The ways to answer: for each its kind of choice, its key and its words. A new one is a row of `WAYS`, and no more."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from wwtennis.games.worldwide.cards import NET, Zone
from wwtennis.games.worldwide.choices import (
    AcceptCall,
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
from wwtennis.games.worldwide.events import ServeMissed, StrokeMissed
from wwtennis.games.worldwide.rules.challenge import was_a_winner
from wwtennis.games.worldwide.rules.ends import FOCUS_STARS, PLAN_COST, RECOVERY_CARDS
from wwtennis.games.worldwide.rules.player_powers import focus_stars, move_back_stars, recovery_cards
from wwtennis.games.worldwide.rules.rally import MOVE_BACK_STARS
from wwtennis.games.worldwide.view import View
from wwtennis.games.worldwide.words.terms import cards_text, stars_text, zone_name
from wwtennis.kernel.game import Choice
from wwtennis.kernel.words import _, later, plural
from wwtennis.tui.shell.actions import Action


class Words(msgspec.Struct, frozen=True):
    """A way to answer, for people."""

    label: str
    cost: str = ""
    gives: str = ""


class Way(msgspec.Struct, frozen=True, eq=False):
    """A way to answer, whatever card goes with it."""

    choice: type[Choice]
    action: str  # the id of the action that takes it
    keys: tuple[str, ...]
    name: str  # of the action: a word or two
    help: str  # a sentence
    said: Callable[[View, str, str], Words]  # of a view, the opponent's name and what a card is called that pays for it
    zone: Zone | None = None  # that the choice names
    leads_to: Callable[[View], Zone | None] = lambda view: None  # where on one's own end
    hand: str = ""  # what stands above the hand while its card is chosen
    sure: str = ""  # asked once more: it throws the point away

    def words(self, view: View, opponent: str, *, with_card: bool) -> Words:
        """`with_card`: a card pays for it."""
        return self.said(view, opponent, _("a card") if with_card else "")


# What they are called, cost and give


def _back(view: View, opponent: str, card: str) -> Words:
    cost = stars_text(move_back_stars(view.me, MOVE_BACK_STARS))
    if card:
        cost = _("{stars} and a card").format(stars=cost)
    return Words(_("Back to Neutral"), cost, _("nearer to every ball"))


def _recover(view: View, opponent: str, card: str) -> Words:
    me = view.me
    drawn = min(recovery_cards(me, RECOVERY_CARDS), me.draw_count + len(me.discard))
    if not drawn:
        return Words(_("Recovery"), "", _("nothing: you have no card left to draw"))
    return Words(_("Recovery"), "", _("+{cards}").format(cards=cards_text(drawn)) + _if_full(view, drawn))


def _if_full(view: View, more: int) -> str:
    """WT-12.5: what a full hand does with a card more."""
    return _("; your hand is full, so one must go") if view.me.hand_count + more > view.me.limit else ""


def _focus(view: View, opponent: str, card: str) -> Words:
    gained = min(focus_stars(view.me, FOCUS_STARS), view.me.tokens - view.me.stars)
    if not gained:
        return Words(_("Focus"), "", _("nothing: all your Stars are up"))
    return Words(_("Focus"), "", _("+{stars}").format(stars=stars_text(gained)))


def _challenge(view: View, opponent: str, card: str) -> Words:
    """WT-17.1 to WT-17.3: an even coin, for a winner or for the point once more."""
    called = view.called
    wins = isinstance(called, StrokeMissed) and was_a_winner(view, called)
    gives = _("a coin, 50%: the point is yours") if wins else _("a coin, 50%: the point is replayed")
    return Words(_("Challenge"), _("a token if lost (you have {count})").format(count=view.me.challenges), gives)


def _accept(view: View, opponent: str, card: str) -> Words:
    called = view.called
    if isinstance(called, ServeMissed) and called.ball == 1:
        return Words(_("Accept"), "", _("a fault: you hit a second ball"))
    return Words(_("Accept"), "", _("{opponent} wins the point").format(opponent=opponent))


def _net(view: View, opponent: str, card: str) -> Words:
    """WT-16.2: topspin makes it cost a card."""
    return Words(_("To the net"), card, _("past their topspin") if card else _("to volley the answer"))


def _take_back(view: View, opponent: str, card: str) -> Words:
    return Words(_("Take a card back"), stars_text(PLAN_COST), _("it comes to your hand") + _if_full(view, 1))


def _retreat(view: View, opponent: str, card: str) -> Words:
    zone = zone_name(view.ball.zone) if view.ball is not None else ""
    return Words(_("Retreat"), card, _("play it from {zone}").format(zone=zone))


def _run(view: View, opponent: str, card: str) -> Words:
    zone = zone_name(view.ball.zone) if view.ball is not None else ""
    return Words(_("Run"), card, _("play from {zone}").format(zone=zone))


def _receive(view: View, zone: Zone) -> Words:
    count = sum(zone in view.setup.deck.strokes[card].starts for card in view.me.hand)
    text = plural("{count} card of yours starts there", "{count} cards of yours start there", count)
    return Words(zone_name(zone), "", text.format(count=count))


def _play(view: View, opponent: str, card: str) -> Words:
    return Words(_("Smash") if view.ball and view.ball.lob and view.me.zone is NET else _("Play"))


def _to_the_ball(view: View) -> Zone | None:
    return view.ball.zone if view.ball is not None else None


# Each of them, in the order in which they are offered; the first one is what enter does.
WAYS = (
    Way(ServeBall, "play", (), "", "", lambda v, o, c: Words(_("Serve"))),
    Way(PlayStroke, "smash", ("s",), later("smash"), later("Smash the lob."), _play),
    Way(
        Run, "run", ("r",), later("run"), later("Run for the ball."), _run,
        leads_to=_to_the_ball, hand=later("Pay for the run with ..."),
    ),
    Way(
        Retreat, "retreat", ("r",), later("retreat"), later("Run back for the lob."), _retreat,
        leads_to=_to_the_ball, hand=later("Pay for the retreat with ..."),
    ),
    Way(
        Stay, "stay", ("s",), later("stay"), later("Wait where you are."),
        lambda v, o, c: Words(_("Stay"), "", _("wait on {zone}").format(zone=zone_name(v.me.zone))),
        leads_to=lambda view: view.me.zone,
    ),
    Way(
        GoToNet, "net", ("n",), later("net"), later("Go to the net."),
        _net, leads_to=lambda view: NET, hand=later("Pay for the net with ..."),
    ),
    Way(
        MoveBack, "back", ("b",), later("move back"), later("Move back to the Neutral zone."), _back,
        leads_to=lambda view: Zone.NEUTRAL, hand=later("Pay for the way back with ..."),
    ),
    Way(Challenge, "challenge", ("c",), later("challenge"), later("Challenge the call."), _challenge),
    Way(AcceptCall, "accept", ("a",), later("accept"), later("Let the call stand."), _accept),
    Way(DiscardCard, "play", (), "", "", lambda v, o, c: Words(_("Discard")), hand=later("Discard ...")),
    Way(Recover, "recover", ("r",), later("recovery"), later("Draw a card at the change of ends."), _recover),
    Way(Focus, "take_focus", ("f",), later("focus"), later("Gain Stars at the change of ends."), _focus),
    Way(
        NoPlan, "no_plan", ("n",), later("no plan"), later("Take no card back."),
        lambda v, o, c: Words(_("No plan"), "", _("keep your Stars")),
    ),
    Way(
        TakeBack, "take_back", ("t",), later("take back"), later("Take a card back from your discards."), _take_back,
    ),
    Way(
        ReceiveOn, "backhand", ("b",), later("Backhand"), later("Receive on your Backhand."),
        lambda v, o, c: _receive(v, Zone.BACKHAND), Zone.BACKHAND, leads_to=lambda view: Zone.BACKHAND,
    ),
    Way(
        ReceiveOn, "forehand", ("f",), later("Forehand"), later("Receive on your Forehand."),
        lambda v, o, c: _receive(v, Zone.FOREHAND), Zone.FOREHAND, leads_to=lambda view: Zone.FOREHAND,
    ),
    Way(
        Refuse, "give_up", ("g",), later("give up"), later("Give up the point; you are asked once more."),
        lambda v, o, c: Words(_("Let it go"), _("the point")),
        sure=later("Let the ball go? {opponent} wins the point."),
    ),
    Way(
        GiveUp, "give_up", ("g",), later("give up"), later("Give up the point; you are asked once more."),
        lambda v, o, c: Words(_("Give up"), _("the point")),
        sure=later("Give up the point? {opponent} wins it."),
    ),
)  # fmt: skip

_BY_CHOICE = {(way.choice, way.zone): way for way in WAYS}

# Those that are more than a key and a few words
SERVE, PLAY, RUN, RETREAT, TAKE_BACK, STAY, TO_NET, BACK = (
    _BY_CHOICE[choice, None] for choice in (ServeBall, PlayStroke, Run, Retreat, TakeBack, Stay, GoToNet, MoveBack)
)


def way_of(choice: Choice) -> Way:
    return _BY_CHOICE[type(choice), getattr(choice, "zone", None)]


def answer_actions() -> tuple[Action, ...]:
    """An action for each way that has a key of its own; it works while it is among the answers."""
    actions = {
        way.action: Action(way.action, way.keys, way.name, way.help, in_footer=bool(way.sure))
        for way in WAYS
        if way.keys
    }
    return tuple(actions.values())
