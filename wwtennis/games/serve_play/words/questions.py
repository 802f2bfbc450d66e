"""What is being asked, in plain words, and what each answer is called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wwtennis.games.serve_play.choices import Ask, Done, Give, Leave, Pass, PlayCard, Take
from wwtennis.games.serve_play.setup import partner_of
from wwtennis.games.serve_play.view import View
from wwtennis.games.serve_play.words.terms import place_name
from wwtennis.kernel.game import FACE_DOWN, Choice
from wwtennis.kernel.words import _


def question_text(ask: Ask, view: View) -> str:
    """The question in plain words, to the seat whose view it is."""
    return _QUESTIONS[ask](view)


def _give(view: View) -> str:
    return _("Exchange with {partner}: which card do you give?").format(partner=_partner(view))


def _take(view: View) -> str:
    assert view.offered is not None
    if view.offered == FACE_DOWN:  # as others hear it
        return _("Take which card in exchange?")
    return _("Take which card for {card}?").format(card=view.setup.decks.name(view.offered))


def _ball(view: View) -> str:
    assert view.ball is not None
    return _("The ball is in your {place}: what do you play?").format(place=place_name(view.ball.place))


def _cover(view: View) -> str:
    assert view.ball is not None
    text = _("{partner} leaves you the ball in the {place}: play or pass?")
    return text.format(partner=_partner(view), place=place_name(view.ball.place))


def _smashed(view: View) -> str:
    assert view.ball is not None
    return _("{name} smashes: only a Kill answers it.").format(name=view.setup.names[view.ball.by])


_QUESTIONS: dict[Ask, Callable[[View], str]] = {
    Ask.GIVE: _give,
    Ask.TAKE: _take,
    Ask.BALL: _ball,
    Ask.COVER: _cover,
    Ask.SMASHED: _smashed,
}


def option_text(choice: Choice, view: View) -> str:
    """An answer, as a line of a list."""
    return _OPTIONS[type(choice)](choice, view)


def _play_card(choice: PlayCard, view: View) -> str:
    face = view.setup.decks.plays[choice.card]
    if face.end is None:
        return face.name
    return _("{card}, to the {place}").format(card=face.name, place=place_name(face.end))


def _pass(choice: Pass, view: View) -> str:
    if choice.discard is None:
        return _("Pass")
    return _("Pass, discarding {card}").format(card=view.setup.decks.name(choice.discard))


_OPTIONS: dict[type[Choice], Callable[[Any, View], str]] = {
    PlayCard: _play_card,
    Pass: _pass,
    Leave: lambda choice, view: _("Leave it to {partner}").format(partner=_partner(view)),
    Give: lambda choice, view: _("Give {card}").format(card=view.setup.decks.name(choice.card)),
    Take: lambda choice, view: _("Take {card}").format(card=view.setup.decks.name(choice.card)),
    Done: lambda choice, view: _("No more exchanges"),
}


def _partner(view: View) -> str:
    return view.setup.names[partner_of(view.seat)]
