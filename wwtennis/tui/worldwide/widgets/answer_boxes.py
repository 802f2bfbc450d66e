"""The ways to answer the question, as boxes."""

from __future__ import annotations

from wwtennis.games.worldwide.choices import Ask
from wwtennis.games.worldwide.words.odds import stroke_odds
from wwtennis.games.worldwide.words.terms import stars_text
from wwtennis.kernel.words import _
from wwtennis.tui.shell.widgets.answer_boxes import AnswerBox
from wwtennis.tui.worldwide.answers import PLAY, TAKE_BACK, Way
from wwtennis.tui.worldwide.draft import Draft, card_of

ONE_CARD = (Ask.STROKE, Ask.SERVE, Ask.TRIM)  # questions that are answered by choosing a card


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
    cost, gives, in_short = words.cost, words.gives, ""
    chosen = way is draft.way
    if chosen and with_card and draft.card is not None and way is not TAKE_BACK:
        card = draft.view.setup.deck.strokes[draft.card]
        cost, in_short = (words.cost.replace(_("a card"), name) for name in (card.name, card.short))
    if chosen and way is TAKE_BACK and draft.card is not None:
        gives = draft.view.setup.deck.name(draft.card)
    if way is PLAY:
        cost, gives = _smash_words(draft)
    return AnswerBox(way.keys[0], words.label, cost, gives, way.action, chosen, bool(way.sure), in_short)


def _smash_words(draft: Draft) -> tuple[str, str]:
    """A Smash among the answers to a Lob: its chance as it would be played."""
    smashes = [number for option in draft.options[PLAY] if (number := card_of(option)) is not None]
    card = draft.view.setup.deck.strokes[smashes[0]]
    chosen = draft.way is PLAY
    odds = stroke_odds(draft.view, draft.view.seat, card, draft.stars if chosen else 0)
    text = _("needs {needed}: {percent}%").format(needed=odds.needed, percent=odds.percent)
    return stars_text(draft.stars) if chosen and draft.stars else "", text
