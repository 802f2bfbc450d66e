"""The hints of a first match of Worldwide Tennis: the first that fits a question and was not seen yet is shown."""

from __future__ import annotations

from wwtennis.games.worldwide.cards import NET
from wwtennis.games.worldwide.choices import Ask
from wwtennis.games.worldwide.words.odds import Odds, stroke_odds
from wwtennis.kernel.words import later
from wwtennis.tui.shell.hints import Hint
from wwtennis.tui.worldwide.answers import PLAY, TO_NET
from wwtennis.tui.worldwide.draft import Draft
from wwtennis.tui.worldwide.waiting import ways_to_go

DOUBTFUL = 70  # percent: a chance that a Star is worth spending on


def _odds(draft: Draft) -> Odds | None:
    """Of the stroke that is chosen."""
    if draft.ask is not Ask.STROKE or draft.way is not PLAY or draft.choice is None or draft.card is None:
        return None
    return stroke_odds(draft.view, draft.view.seat, draft.view.setup.deck.strokes[draft.card])


def _is_sure(draft: Draft) -> bool:
    odds = _odds(draft)
    return odds is not None and not odds.tested


def _is_rolled(draft: Draft) -> bool:
    odds = _odds(draft)
    return odds is not None and odds.tested


def _wants_a_star(draft: Draft) -> bool:
    odds = _odds(draft)
    return odds is not None and odds.percent < DOUBTFUL and len(draft.star_counts) > 1


HINTS = (
    Hint(
        "worldwide second ball",
        later("That was a fault: you have a second ball, with another card. Take a surer one; a second fault loses the"
              " point."),
        lambda draft: draft.ask is Ask.SERVE and draft.view.fault is not None,
    ),
    Hint(
        "worldwide serve",
        later("You serve: up and down choose, Enter serves. A harder serve is out more often, but more trouble to"
              " answer: its malus."),
        lambda draft: draft.ask is Ask.SERVE,
    ),
    Hint(
        "worldwide volley",
        later("You are at the net: you reach every ball, but can play only cards that start from Volley."),
        lambda draft: draft.ask is Ask.STROKE and draft.view.me.zone is NET and not draft.view.ball.drop,
    ),
    Hint(
        "worldwide sure",
        later("This ball is low risk, so the cards marked sure need no roll. Make them run: t takes another target."),
        _is_sure,
    ),
    Hint(
        "worldwide roll",
        later("This stroke is rolled: a die of twenty must show the number that it needs. The percentage is your"
              " chance."),
        _is_rolled,
    ),
    Hint(
        "worldwide Star",
        later("A doubtful roll: press + to spend a Star, and it needs 3 less. Some cards win Stars back."),
        _wants_a_star,
        followed=lambda draft: draft.stars > 0,
    ),
    Hint(
        "worldwide net",
        later("n instead of Enter plays the card and goes to the net: there you need not run, but a Lob may pass you."),
        lambda draft: draft.ask is Ask.STROKE and TO_NET in ways_to_go(draft),
    ),
    Hint(
        "worldwide wait",
        later("Where do you wait for the answer? To leave the net, or to pass topspin on the way there, costs a card."),
        lambda draft: draft.ask is Ask.REPOSITION,
    ),
    Hint(
        "worldwide run",
        later("The ball is far away: to reach it costs a card of your hand. Choose the one that you need least."),
        lambda draft: draft.ask is Ask.CHASE,
    ),
    Hint(
        "worldwide lob",
        later("A Lob goes over your head: smash it, or pay a card to run back for it."),
        lambda draft: draft.ask is Ask.LOB,
    ),
    Hint(
        "worldwide challenge",
        later("You missed by 1, so you may challenge the call: a coin decides, and if it is against you the token is"
              " gone."),
        lambda draft: draft.ask is Ask.CHALLENGE,
    ),
    Hint(
        "worldwide limit",
        later("You drew more cards than you may hold: discard those that you need least."),
        lambda draft: draft.ask is Ask.TRIM,
    ),
    Hint(
        "worldwide ends",
        later("At a change of ends you get a card or Stars, and may buy back a card that is gone for a Star."),
        lambda draft: draft.ask is Ask.REST,
    ),
    Hint(
        "worldwide explain",
        later("x tells what any sign, number or word on the screen is, ? has all keys and words."),
        lambda draft: draft.ask is Ask.STROKE,
    ),
)  # fmt: skip
