"""Before the match, at the market, and at the end of a turn."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.hoops.bots.greedy.acting import cost, losses, of, price, tactic_gain
from wwtennis.games.hoops.bots.greedy.mind import Mind
from wwtennis.games.hoops.cards import FATIGUE, SUBSTITUTES
from wwtennis.games.hoops.choices import (
    ADJUSTED,
    DISCARD_REST,
    PLAY_ON,
    REPLACE_ALL,
    TAKE_BEGINNERS,
    DraftCommon,
    DraftOwn,
    KeepCard,
    PutBack,
    RemoveCard,
)  # fmt: skip
from wwtennis.kernel.game import Choice

CHEAPEST = 2  # no tactic costs less


def take_team(mind: Mind, options: Sequence[Choice]) -> Choice:
    return TAKE_BEGINNERS if TAKE_BEGINNERS in options else options[0]


def draft_own(mind: Mind, options: Sequence[Choice]) -> Choice:
    return max(of(DraftOwn, options), key=lambda pick: mind.plain_worth(mind.players[pick.card]))


def draft_common(mind: Mind, options: Sequence[Choice]) -> Choice:
    """The weaker ones: what is good and not one's own is better out of the game."""
    worth = {card: mind.plain_worth(mind.players[card]) for card in mind.me.dealt}
    return min(of(DraftCommon, options), key=lambda pick: sum([worth[card] for card in pick.cards]))


def take_profile(mind: Mind, options: Sequence[Choice]) -> Choice:
    return options[0]


def adjust(mind: Mind, options: Sequence[Choice]) -> Choice:
    """New tactics, where the hand could pay for one and none of those shown is worth it."""
    money = sum([mind.tactics[card].value for card in mind.me.hand if card in mind.tactics])
    if REPLACE_ALL not in options or not mind.turns_left or money < CHEAPEST:
        return ADJUSTED
    lost = losses(mind)
    wanted = [card for card in mind.view.market.shown if card and cost(mind, card) <= money]
    worthwhile = any(tactic_gain(mind, card) - price(mind, card, lost) > mind.weights.least_gain for card in wanted)
    return ADJUSTED if worthwhile else REPLACE_ALL


def put_back(mind: Mind, options: Sequence[Choice]) -> Choice:
    """Fatigue least of all: it would come straight back."""
    return min(of(PutBack, options), key=lambda option: _use(mind, option.card))


def _use(mind: Mind, card: int) -> float:
    if card in FATIGUE:
        return -1.0
    if card in mind.tactics:
        return mind.worth_now(card)
    return mind.players[card].value + max(0.0, mind.player_gain(card))


def hand(mind: Mind, options: Sequence[Choice]) -> Choice:
    """Whoever would improve the court stays in the hand; late in the match weak substitutes leave the game."""
    for option in of(KeepCard, options):
        if option.card in mind.players and mind.player_gain(option.card) > mind.weights.least_change:
            return option
    if mind.view.number > mind.weights.thin_after * mind.view.turns:
        for removal in of(RemoveCard, options):
            if removal.card in SUBSTITUTES:
                return removal
    return DISCARD_REST


def level(mind: Mind, options: Sequence[Choice]) -> Choice:
    return PLAY_ON
