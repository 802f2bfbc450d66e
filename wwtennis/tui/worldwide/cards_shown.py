"""The cards as a list to choose from: which can be chosen, at which odds, and why the others cannot."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from msgspec.structs import replace

from wwtennis.games.worldwide.cards import Serve, Stroke
from wwtennis.games.worldwide.rules.rally import hindrance
from wwtennis.games.worldwide.view import View
from wwtennis.games.worldwide.words.odds import Odds, serve_odds, stroke_odds
from wwtennis.games.worldwide.words.terms import hindrance_text, short_hindrance
from wwtennis.tui.worldwide.answers import PLAY, RETREAT, RUN
from wwtennis.tui.worldwide.draft import Draft
from wwtennis.tui.worldwide.proposals import there


def card_id(number: int) -> str:
    """The term of a card in the glossary."""
    return f"card {number}"


class CardLine(msgspec.Struct, frozen=True):
    """One card of the list."""

    card: Stroke | Serve
    key: str
    is_open: bool = True  # it can be chosen
    is_chosen: bool = False
    is_fresh: bool = False  # it has just come to the hand
    odds: Odds | None = None
    why_not: str = ""  # a word or two
    why_not_at_length: str = ""

    @property
    def number(self) -> int:
        return self.card.number


def card_lines(draft: Draft | None, view: View, opponent: str, fresh: Collection[int] = ()) -> list[CardLine]:
    """The list that the draft chooses from; without one, the hand."""
    if draft is None:
        return [_plain(view, card, number, fresh) for number, card in enumerate(sorted(view.me.hand), start=1)]
    return [_line(draft, card, number, opponent, fresh) for number, card in enumerate(draft.cards, start=1)]


def _plain(view: View, card: int, number: int, fresh: Collection[int]) -> CardLine:
    return CardLine(view.setup.deck.strokes[card], str(number), is_fresh=card in fresh)


def _line(draft: Draft, number: int, place: int, opponent: str, fresh: Collection[int]) -> CardLine:
    view = draft.view
    card = view.setup.deck.strokes.get(number) or view.setup.deck.serves[number]
    line = CardLine(card, str(place), is_fresh=number in fresh)
    if not draft.needs_card:
        return line
    line = replace(line, is_open=number in draft.open_cards, is_chosen=number == draft.card)
    if isinstance(card, Serve):
        return replace(line, odds=serve_odds(view, view.seat, card, draft.spin, 0))
    if draft.way is PLAY:
        return _with_odds(line, card, view, opponent)
    if draft.way in (RUN, RETREAT):
        return replace(_with_odds(line, card, there(view), opponent), is_open=line.is_open)
    return line


def _with_odds(line: CardLine, card: Stroke, view: View, opponent: str) -> CardLine:
    hindered = hindrance(view, view.seat, card)
    if hindered is None:
        return replace(line, odds=stroke_odds(view, view.seat, card))
    at_length = hindrance_text(hindered, card.starts, view.me.zone, opponent)
    return replace(line, is_open=False, why_not=short_hindrance(hindered), why_not_at_length=at_length)
