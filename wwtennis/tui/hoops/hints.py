"""The hints of a first match of Hoops: the first that fits a question and was not seen yet is shown."""

from __future__ import annotations

from wwtennis.games.hoops.cards import Side
from wwtennis.games.hoops.choices import LAY_ALL, Activate, Ask, BringOn, BuyCard
from wwtennis.kernel.words import later
from wwtennis.tui.hoops.draft import Draft
from wwtennis.tui.shell.hints import Hint


def _can(draft: Draft, *groups: str) -> bool:
    return draft.ask is Ask.ACT and all(draft.has_group(group) for group in groups)


def _lies(draft: Draft, side: Side) -> bool:
    """Whether a tactic of this side can be played now."""
    tactics = draft.view.setup.deck.tactics
    return any(isinstance(option, Activate) and tactics[option.card].side is side for option in draft.options)


def _defends(draft: Draft) -> bool:
    return draft.ask is Ask.REROLL and draft.view.setup.deck.tactics[draft.view.turn.active].side is Side.DEFENCE


HINTS = (
    Hint(
        "hoops market",
        later("Each turn a player comes to the market, the dearer ones later. Tactics you do not like: replace them."),
        lambda draft: draft.ask is Ask.ADJUST,
    ),
    Hint(
        "hoops buy",
        later("b: players of your hand pay for a player of the market, who lies on top of your deck then."),
        lambda draft: _can(draft, "buy"),
        lambda draft: isinstance(draft.choice, BuyCard),
    ),
    Hint(
        "hoops substitute",
        later("s: a player of your hand takes a place; beside the name stands what that changes. Then you draw."),
        lambda draft: _can(draft, "substitute"),
        lambda draft: isinstance(draft.choice, BringOn),
    ),
    Hint(
        "hoops prepare",
        later("p prepares tactics: then they can be played. What lies prepared pays for no new one (t) any more."),
        lambda draft: _can(draft, "prepare"),
    ),
    Hint(
        "hoops attack",
        later("Attack (a) comes last: after it nothing is bought or prepared. IQ is what a tactic asks of your five."),
        lambda draft: draft.ask is Ask.ACT and _lies(draft, Side.OFFENCE) and LAY_ALL not in draft.options,
    ),
    Hint(
        "hoops keep",
        later("The dice that you keep wait. When your next turn begins they score, less what the other stops by then."),
        lambda draft: draft.ask is Ask.KEEP,
    ),
    Hint(
        "hoops defend",
        later("An attack waits for you: a defence stops what has its colours. One attack and one defence a turn."),
        lambda draft: draft.ask is Ask.ACT and _lies(draft, Side.DEFENCE) and bool(draft.view.colours_waiting),
    ),
    Hint(
        "hoops fatigue",
        later("In defence a die rolled again costs a Fatigue card, useless in your deck. Who comes in takes one away."),
        _defends,
    ),
    Hint(
        "hoops rebounds",
        later("More rebounds (R) than the other: some attack dice may be rolled again, for nothing."),
        lambda draft: draft.ask is Ask.REROLL,
    ),
    Hint(
        "hoops hand",
        later("Discarded cards come round again. Weak ones are better out of the game (r): good ones come sooner."),
        lambda draft: draft.ask is Ask.HAND,
    ),
    Hint(
        "hoops explain",
        later("x tells what any sign, number or word on the screen is, ? has all keys and words."),
        lambda draft: draft.ask is Ask.ADJUST,
    ),
)
