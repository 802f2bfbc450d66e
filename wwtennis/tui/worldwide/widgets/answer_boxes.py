"""The ways to answer, side by side: each with its key, what it costs and what it gives."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wwtennis.games.worldwide.choices import Ask
from wwtennis.games.worldwide.words.odds import stroke_odds
from wwtennis.games.worldwide.words.terms import stars_text
from wwtennis.kernel.words import _
from wwtennis.tui.shell.actions import key_name
from wwtennis.tui.shell.canvas import Canvas, shorten, wrap
from wwtennis.tui.shell.symbols import Symbols
from wwtennis.tui.worldwide.answers import PLAY, TAKE_BACK, Way
from wwtennis.tui.worldwide.draft import Draft, card_of

MOST_WIDTH = 40
ONE_CARD = (Ask.STROKE, Ask.SERVE, Ask.TRIM)  # questions that are answered by choosing a card


class AnswerBox(msgspec.Struct, frozen=True):
    """One way to answer."""

    key: str
    label: str
    cost: str
    gives: str
    action: str  # what a click answers
    is_chosen: bool = False
    is_drastic: bool = False


def answer_boxes(draft: Draft, opponent: str) -> tuple[AnswerBox, ...]:
    """The boxes of a question that is not answered by a card alone."""
    if draft.is_confirming:
        return _yes_or_no(draft, opponent)
    if draft.ask in ONE_CARD:
        return ()
    return tuple(_box(draft, way, opponent) for way in draft.ways)


def _yes_or_no(draft: Draft, opponent: str) -> tuple[AnswerBox, ...]:
    wins = _("{name} wins it").format(name=opponent)
    yes = AnswerBox("y", _("Yes"), _("the point"), wins, "yes", is_chosen=draft.says_yes, is_drastic=True)
    no = AnswerBox("escape", _("No"), "", _("play on"), "cancel", is_chosen=not draft.says_yes)
    return yes, no


def _box(draft: Draft, way: Way, opponent: str) -> AnswerBox:
    with_card = way is not PLAY and draft.pays_with_card(way)
    words = way.words(draft.view, opponent, with_card=with_card)
    cost, gives = words.cost, words.gives
    chosen = way is draft.way
    if chosen and with_card and draft.card is not None and way is not TAKE_BACK:
        cost = cost.replace(_("a card"), draft.view.setup.deck.name(draft.card))
    if chosen and way is TAKE_BACK and draft.card is not None:
        gives = draft.view.setup.deck.name(draft.card)
    if way is PLAY:
        cost, gives = _smash_words(draft)
    return AnswerBox(way.keys[0], words.label, cost, gives, way.action, chosen, bool(way.sure))


def _smash_words(draft: Draft) -> tuple[str, str]:
    """A Smash among the answers to a Lob: its chance as it would be played."""
    smashes = [number for option in draft.options[PLAY] if (number := card_of(option)) is not None]
    card = draft.view.setup.deck.strokes[smashes[0]]
    chosen = draft.way is PLAY
    odds = stroke_odds(draft.view, draft.view.seat, card, draft.stars if chosen else 0)
    text = _("needs {needed}: {percent}%").format(needed=odds.needed, percent=odds.percent)
    return stars_text(draft.stars) if chosen and draft.stars else "", text


# How they are drawn


def paint_boxes(
    canvas: Canvas, x: int, y: int, width: int, height: int, boxes: Sequence[AnswerBox], symbols: Symbols
) -> None:
    """Boxes of the same size, in one row."""
    each = min(MOST_WIDTH, (width + 1) // len(boxes))
    for place, box in enumerate(boxes):
        _paint_box(canvas, x + place * each, y, each - 1, height, box, symbols)


def _paint_box(canvas: Canvas, x: int, y: int, width: int, height: int, box: AnswerBox, symbols: Symbols) -> None:
    ink = "frame" if not box.is_chosen else "bold bad" if box.is_drastic else "bold accent"
    canvas.fill(x, y, width, height, "chosen" if box.is_chosen else "surface")
    canvas.box(x, y, width, height, symbols.heavy if box.is_chosen else symbols.card, ink)
    at = canvas.put(x + 1, y, f" {key_name(box.key, not symbols.half)} ", "bold accent")
    label = shorten(box.label, x + width - 2 - at, symbols.ellipsis)
    canvas.put(at, y, f"{label} ", "bold foreground")
    room, row = width - 4, y + 1
    cost = wrap(_("costs {cost}").format(cost=box.cost), room) if box.cost else []
    for piece in cost:
        canvas.put(x + 2, row, piece, "bad" if box.is_drastic else "risk_medium")
        row += 1
    for piece in wrap(box.gives, room)[: y + height - 1 - row]:
        canvas.put(x + 2, row, piece, "foreground")
        row += 1
    canvas.spot(x, y, width, height, f"screen.answer({box.action!r})")
