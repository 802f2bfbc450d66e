"""What speaks for an answer or against it, in a few words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from wwtennis.games.hoops.bots.greedy.mind import Mind
from wwtennis.games.hoops.bots.search import BELIEFS
from wwtennis.games.hoops.cards import Die, Side, Skill
from wwtennis.games.hoops.chances import Outlook, outlook
from wwtennis.games.hoops.choices import (
    Activate,
    BringOn,
    BuyCard,
    KeepCard,
    MarkDie,
    RemoveCard,
    ReplaceAll,
    Settle,
    Stand,
)  # fmt: skip
from wwtennis.games.hoops.view import View
from wwtennis.games.hoops.words.expected import expected
from wwtennis.kernel.game import Choice
from wwtennis.kernel.words import _, decimal


def reason(view: View, choice: Choice) -> str:
    return _REASONS[type(choice)](choice, view) if type(choice) in _REASONS else ""


# Dice


def _again(view: View, dice: Sequence[Die]) -> Outlook:
    tactic = view.setup.deck.tactics[view.turn.active]
    colours = view.colours_waiting if tactic.side is Side.DEFENCE else frozenset[Skill]()
    return outlook(tactic, view.turn.dice, [*view.turn.rerolling, *dice], colours)


def _mark(choice: MarkDie, view: View) -> str:
    found = _again(view, [choice.die])
    return _("better in {chance:.0f} %, from {now} to {mean} on average").format(
        chance=100 * found.better, now=found.now, mean=decimal(found.mean)
    )


def _stand(choice: Stand, view: View) -> str:
    return _("as they lie: {now}").format(now=_again(view, []).now)


# Cards


def _points(gain: float) -> str:
    """What a court is worth is a belief of the greedy bot's: in points a turn."""
    return _("{points} points a turn, by rule of thumb").format(
        points=f"{'+' if gain >= 0 else '-'}{decimal(abs(gain))}"
    )


def _bring_on(choice: BringOn, view: View) -> str:
    return _points(Mind(view, BELIEFS).entry_gain(choice.card, choice.position))


def _buy(choice: BuyCard, view: View) -> str:
    mind = Mind(view, BELIEFS)
    if choice.card in mind.players:
        return _points(mind.player_gain(choice.card))
    usual = [mind.worth_now(each.number) for each in mind.owned[mind.tactics[choice.card].side]]
    return _points(mind.worth_now(choice.card) - max(usual, default=0.0))


def _keep_card(choice: KeepCard, view: View) -> str:
    mind = Mind(view, BELIEFS)
    return _points(mind.player_gain(choice.card)) if choice.card in mind.players else ""


_REASONS: dict[type[Choice], Callable[[Any, View], str]] = {
    Activate: expected,
    MarkDie: _mark,
    Stand: _stand,
    BringOn: _bring_on,
    BuyCard: _buy,
    KeepCard: _keep_card,
    RemoveCard: lambda choice, view: _("a thinner deck: the good cards come round sooner"),
    ReplaceAll: lambda choice, view: _("others may suit your court better"),
    Settle: lambda choice, view: _("Fatigue is of no use at all") if choice.fatigue else "",
}
