"""What speaks for an answer or against it, in a few words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wwtennis.games.serve_play.cards import Kind, Place
from wwtennis.games.serve_play.choices import Leave, Pass, PlayCard
from wwtennis.games.serve_play.setup import partner_of
from wwtennis.games.serve_play.view import View
from wwtennis.games.serve_play.words.terms import cards_text
from wwtennis.kernel.game import Choice
from wwtennis.kernel.words import _, later, plural

CARDS = {
    Kind.SHOT: later("keeps the ball in play"),
    Kind.SMASH: later("only a Kill answers it"),
    Kind.KILL: later("wins the point at once"),
    Kind.OUT: later("loses the point, and rids you of it"),
}


def reason(view: View, choice: Choice) -> str:
    return _REASONS[type(choice)](choice, view) if type(choice) in _REASONS else ""


def _play(choice: PlayCard, view: View) -> str:
    says = _(CARDS[view.setup.decks.plays[choice.card].kind])
    return f"{says}, {_places(view, view.seat, choice.card)}"


def _places(view: View, seat: int, gone: int | None) -> str:
    """From how many of the four places this seat could still play a shot."""
    plays = view.setup.decks.plays
    hand = list(view.hands[seat])
    if gone is not None:
        hand.remove(gone)
    count = len({plays[card].start for card in hand} & {*Place})
    said = plural("leaves shots from {count} place", "leaves shots from {count} places", count)
    return said.format(count=count)


def _pass(choice: Pass, view: View) -> str:
    left = len(view.hand) - (choice.discard is not None)
    return _("the point is lost, {cards} left").format(cards=cards_text(left))


_REASONS: dict[type[Choice], Callable[[Any, View], str]] = {
    PlayCard: _play,
    Pass: _pass,
    Leave: lambda choice, view: _places(view, partner_of(view.seat), None),
}
