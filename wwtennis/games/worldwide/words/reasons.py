"""What speaks for an answer or against it, in a few words: "needs 15, and they are at the net"."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from wwtennis.games.worldwide.cards import NET, Risk, Zone
from wwtennis.games.worldwide.choices import (
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
from wwtennis.games.worldwide.rules.rally import pays_to_run
from wwtennis.games.worldwide.view import View
from wwtennis.games.worldwide.words.odds import Odds, serve_odds, stroke_odds
from wwtennis.games.worldwide.words.terms import stars_text, zone_name
from wwtennis.kernel.game import Choice
from wwtennis.kernel.words import _, plural

SURE = 1  # WT-9.9: what the die always reaches


def reason(view: View, choice: Choice) -> str:
    return _REASONS[type(choice)](choice, view) if type(choice) in _REASONS else ""


def _joined(*parts: str) -> str:
    return ", ".join(part for part in parts if part)


# Rolls


def _serve(choice: ServeBall, view: View) -> str:
    odds = serve_odds(view, view.seat, view.setup.deck.serves[choice.card], choice.spin, choice.stars)
    ace = _("an ace in {percent} %").format(percent=odds.special) if odds.special else ""
    again = "" if view.fault is None else _("a miss is a double fault")
    return _joined(_needs(odds, choice.stars), ace, again)


def _stroke(choice: PlayStroke, view: View) -> str:
    card = view.setup.deck.strokes[choice.card]
    odds = stroke_odds(view, view.seat, card, choice.stars, roll=choice.roll)
    left = [] if card.reusable else [choice.card]
    return _joined(_needs(odds, choice.stars), _does(choice, view), _safe_cards(view, left))


def _needs(odds: Odds, stars: int) -> str:
    if not odds.tested or odds.needed <= SURE:
        return _("it cannot miss with {stars}").format(stars=stars_text(stars)) if stars else _("it cannot miss")
    if stars:
        return _("needs {needed} with {stars}").format(needed=odds.needed, stars=stars_text(stars))
    return _("needs {needed}").format(needed=odds.needed)


def _does(choice: PlayStroke, view: View) -> str:
    """What the ball means to whoever must answer it."""
    them = view.opponent
    if choice.target is None:
        return _("and wins the point")
    if them.zone is NET:
        return _("and they are at the net")
    return _("and they pay a card to run") if pays_to_run(them, choice.target) else ""


# Cards


def _safe_cards(view: View, gone: Iterable[int | None]) -> str:
    """How many cards that are low in risk stay in the hand."""
    strokes, lost = view.setup.deck.strokes, list(gone)
    safe = sum(strokes[card].risk is Risk.LOW for card in view.me.hand if card not in lost)
    if not safe:
        return _("leaves no safe card")
    return plural("leaves {count} safe card", "leaves {count} safe cards", safe).format(count=safe)


def _from(view: View, zone: Zone, gone: int | None = None) -> int:
    """How many cards start there."""
    strokes = view.setup.deck.strokes
    return sum(zone in strokes[card].starts for card in view.me.hand if card != gone)


def _at_the_net(view: View, gone: int | None) -> str:
    count = _from(view, NET, gone)
    if not count:
        return _("no card for the net")
    return plural("{count} card for the net", "{count} cards for the net", count).format(count=count)


def _stay(choice: Stay, view: View) -> str:
    if view.me.zone is NET:
        return _at_the_net(view, None)
    return _("costs nothing, from {zone}").format(zone=zone_name(view.me.zone))


def _starts_there(choice: ReceiveOn, view: View) -> str:
    count = _from(view, choice.zone)
    return plural("{count} of your cards starts there", "{count} of your cards start there", count).format(count=count)


_REASONS: dict[type[Choice], Callable[[Any, View], str]] = {
    ReceiveOn: _starts_there,
    ServeBall: _serve,
    PlayStroke: _stroke,
    Challenge: lambda choice, view: _("an even chance to play the point again"),
    Run: lambda choice, view: _safe_cards(view, [choice.pay]),
    Refuse: lambda choice, view: _joined(_("the point is lost"), _safe_cards(view, [])),
    GiveUp: lambda choice, view: _joined(_("the point is lost"), _safe_cards(view, [])),
    Retreat: lambda choice, view: _safe_cards(view, [choice.pay]),
    Stay: _stay,
    GoToNet: lambda choice, view: _at_the_net(view, choice.pay),
    MoveBack: lambda choice, view: _joined(_("nothing is far from there"), _safe_cards(view, [choice.pay])),
    DiscardCard: lambda choice, view: _safe_cards(view, [choice.card]),
    Recover: lambda choice, view: _("a card more"),
    Focus: lambda choice, view: _("more Stars (you have {count})").format(count=view.me.stars),
    TakeBack: lambda choice, view: _("it is worth a Star"),
    NoPlan: lambda choice, view: _("nothing there is worth a Star"),
}
