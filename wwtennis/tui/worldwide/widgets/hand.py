"""The cards to choose from."""

from __future__ import annotations

from msgspec.structs import replace

from wwtennis.games.worldwide.view import View
from wwtennis.kernel.words import _
from wwtennis.tui.shell.canvas import Canvas
from wwtennis.tui.shell.painted import Painted
from wwtennis.tui.worldwide.answers import SERVE, TAKE_BACK
from wwtennis.tui.worldwide.cards_shown import card_lines
from wwtennis.tui.worldwide.draft import Draft
from wwtennis.tui.worldwide.shown import Shown
from wwtennis.tui.worldwide.widgets.hand_brush import HandShown, Laid, paint_hand


def hand(shown: Shown) -> HandShown:
    """The near hand, or what the answer is chosen from; where nobody is to see it, how many cards there are."""
    view, draft = shown.view, shown.draft
    if shown.near not in shown.eyes:
        return HandShown(_("Hand hidden"), view.setup.surface, is_hidden=True, hidden_count=view.me.hand_count)
    lines = tuple(card_lines(draft, view, shown.opponent, shown.scene.fresh[shown.near]))
    found = HandShown(_("Your hand"), view.setup.surface, _counts(view), lines)
    if draft is None:
        return replace(found, serves=tuple(view.setup.deck.serves.values()))
    return _with_draft(found, view, draft)


def _with_draft(found: HandShown, view: View, draft: Draft) -> HandShown:
    """The list that the draft chooses from has a title of its own."""
    me, deck = view.me, view.setup.deck
    if draft.way is SERVE:
        also = tuple(deck.strokes[card] for card in sorted(me.hand))
        return replace(
            found, title=_("Your serves"), counts="", also_title=found.title, also_counts=found.counts, also=also
        )
    if draft.way is TAKE_BACK:
        return replace(found, title=_("Your discard pile"), counts=str(len(me.discard)))
    title = draft.way.hand if draft.needs_card else ""
    return replace(found, title=_(title) if title else found.title, serves=tuple(deck.serves.values()))


def _counts(view: View) -> str:
    return _("{count} of {limit}").format(count=view.me.hand_count, limit=view.me.limit)


class Hand(Painted[Shown, HandShown]):
    """Shows cards; a click chooses one, a double click plays it."""

    wheel_up, wheel_down = "screen.answer('previous')", "screen.answer('next')"

    _laid = Laid()

    @property
    def columns(self) -> int:
        """How many cards stand side by side."""
        return self._laid.columns

    def value(self, shown: Shown) -> HandShown:
        return hand(shown)

    def paint(self, canvas: Canvas, value: HandShown) -> None:
        plain = not self.symbols.half or self.app.no_color
        self._laid = paint_hand(canvas, value, self.symbols, plain, self._laid)
