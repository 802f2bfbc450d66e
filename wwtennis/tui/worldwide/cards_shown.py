"""The cards as a list to choose from: which can be chosen, at which odds, and why the others cannot."""

from __future__ import annotations

from collections.abc import Collection

import attrs
import msgspec
from msgspec.structs import replace

from wwtennis.games.worldwide.cards import Serve, Stroke, Zone
from wwtennis.games.worldwide.rules.rally import hindrance, pays_to_run
from wwtennis.games.worldwide.view import View
from wwtennis.games.worldwide.words.odds import Odds, serve_odds, stroke_odds
from wwtennis.games.worldwide.words.questions import Act
from wwtennis.games.worldwide.words.terms import hindrance_text, short_hindrance
from wwtennis.tui.worldwide.draft import Draft

EVEN_CHANCE = 50


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
    if draft.act is Act.PLAY:
        return _with_odds(line, card, view, opponent)
    if draft.act in (Act.RUN, Act.RETREAT):
        return replace(_with_odds(line, card, there(view), opponent), is_open=line.is_open)
    return line


def _with_odds(line: CardLine, card: Stroke, view: View, opponent: str) -> CardLine:
    hindered = hindrance(view, view.seat, card)
    if hindered is None:
        return replace(line, odds=stroke_odds(view, view.seat, card))
    at_length = hindrance_text(hindered, card.starts, view.me.zone, opponent)
    return replace(line, is_open=False, why_not=short_hindrance(hindered), why_not_at_length=at_length)


def there(view: View) -> View:
    """The view as it would be where the ball is: what could be played after the run."""
    assert view.ball is not None
    me = attrs.evolve(view.me, zone=view.ball.zone)
    sides = (me, view.sides[1]) if view.seat == 0 else (view.sides[0], me)
    return attrs.evolve(view, sides=sides)


# What is proposed before anything is chosen: a sensible choice for a newcomer who only presses enter


def favourite(act: Act, cards: list[int], view: View) -> int | None:
    """The card to begin with, of those that go with this way to answer."""
    if act is Act.SERVE:
        return _favourite_serve(cards, view)
    strokes = view.setup.deck.strokes
    if act is Act.TAKE_BACK:
        return max(cards, key=lambda card: _worth(strokes[card], view))
    if act is Act.PLAY:
        return max(cards, key=lambda card: _promise(strokes[card], view))
    spot = there(view) if act in (Act.RUN, Act.RETREAT) else view
    return min(cards, key=lambda card: (_is_of_use(strokes[card], spot), _worth(strokes[card], view)))


def _favourite_serve(cards: list[int], view: View) -> int:
    """First ball: the hardest that is more likely in than out; second: the surest."""
    odds = {card: serve_odds(view, view.seat, view.setup.deck.serves[card], None, 0).percent for card in cards}
    if view.fault is None:
        bold = [card for card in cards if odds[card] >= EVEN_CHANCE]
        return min(bold or cards, key=lambda card: odds[card])
    return max(cards, key=lambda card: odds[card])


def _promise(card: Stroke, view: View) -> tuple[int, int, int]:
    return stroke_odds(view, view.seat, card).percent, card.malus[view.setup.surface], card.star


def _worth(card: Stroke, view: View) -> int:
    """Roughly what a card is worth keeping for."""
    return 40 * card.reusable + 2 * card.star + card.draw + card.malus[view.setup.surface] + 4 * card.winner


def _is_of_use(card: Stroke, view: View) -> bool:
    return view.ball is not None and hindrance(view, view.seat, card) is None


def best_target(targets: list[Zone], view: View) -> Zone | None:
    """The zone that the opponent has the longest way to."""
    if not targets:
        return None
    opponent = view.opponent
    return max(targets, key=lambda zone: (pays_to_run(opponent, zone), zone is not opponent.zone))
