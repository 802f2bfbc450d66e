"""The rules that a draft goes by: those that refuse its card, or made what its roll needs, or those of the question."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.worldwide.cards import SERVES
from wwtennis.games.worldwide.rules import cited
from wwtennis.games.worldwide.rules.rally import hindrance
from wwtennis.games.worldwide.words.odds import Odds, serve_odds, stroke_odds
from wwtennis.tui.worldwide.answers import PLAY, SERVE
from wwtennis.tui.worldwide.draft import Draft
from wwtennis.tui.worldwide.pacing import Tumbling
from wwtennis.tui.worldwide.shown import Shown


def rules_of(draft: Draft) -> Sequence[str]:
    of_the_card = _of_the_card(draft) if draft.way in (PLAY, SERVE) and draft.card is not None else ()
    return of_the_card or cited.QUESTIONS[draft.ask]


def _of_the_card(draft: Draft) -> Sequence[str]:
    assert draft.card is not None
    view, deck = draft.view, draft.view.setup.deck
    if draft.way is SERVE:
        if not draft.choices(draft.card):
            return cited.SAME_SERVE_AGAIN
        return _of_a_roll(serve_odds(view, view.seat, deck.serves[draft.card], draft.spin, draft.stars), is_serve=True)
    card = deck.strokes[draft.card]
    hindered = hindrance(view, view.seat, card)
    if hindered is not None:
        return cited.HINDRANCES[hindered]
    return _of_a_roll(stroke_odds(view, view.seat, card, draft.stars, roll=draft.roll), is_serve=False)


def _of_a_roll(odds: Odds, *, is_serve: bool) -> Sequence[str]:
    return cited.made(odds.why, is_serve=is_serve) if odds.tested else cited.SURE


def rules_of_the_roll(shown: Shown) -> Sequence[str]:
    """Those that made the number which the die must show, while it tumbles and after; none where nothing is rolled."""
    motion, scene = shown.motion, shown.scene
    roll = motion.roll if isinstance(motion, Tumbling) else scene.roll
    return () if roll is None else cited.made(roll.why, is_serve=scene.struck in SERVES)
