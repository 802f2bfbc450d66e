"""What an answer brings, in a few signs beside it: costs, what changes on the court, what dice are likely to keep."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wwtennis.games.hoops.cards import PLACE, Player, Skill, Tactic
from wwtennis.games.hoops.choices import (
    Activate,
    BringOn,
    BuyCard,
    DraftOwn,
    LayTactic,
    MakeRoom,
    MarkTactic,
    PayCard,
    PutBack,
    TakeCard,
)  # fmt: skip
from wwtennis.games.hoops.view import View
from wwtennis.games.hoops.words.expected import expected
from wwtennis.games.hoops.words.questions import option_text
from wwtennis.games.hoops.words.terms import POSITION_LETTERS, SKILL_LETTERS
from wwtennis.kernel.game import Choice
from wwtennis.kernel.words import _
from wwtennis.tui.hoops.widgets.inks import names_for


def note_of(choice: Choice, view: View) -> str:
    found = NOTES.get(type(choice))
    return found(choice, view) if found else ""


def brief(choice: Choice, view: View) -> str:
    """An answer as a line of the list: what its note says is left out."""
    deck = view.setup.deck
    if isinstance(choice, Activate):
        return _("Play {card}").format(card=deck.name(choice.card))
    if isinstance(choice, BuyCard):
        return _("Buy {card}").format(card=deck.name(choice.card))
    if isinstance(choice, BringOn):
        replaced = deck.name(view.me.court[PLACE[choice.position]])
        text = _("{position}: {card} for {replaced}")
        place = _(POSITION_LETTERS[choice.position])
        return text.format(position=place, card=deck.name(choice.card), replaced=replaced)
    return option_text(choice, view)


def briefly(choice: Choice, view: View) -> tuple[str, ...]:
    """The same as it is, and with the names that cards have where there is little room."""
    deck, text = view.setup.deck, brief(choice, view)
    cards = [getattr(choice, "card", 0)]
    if isinstance(choice, BringOn):
        cards.append(view.me.court[PLACE[choice.position]])
    shorter = text
    for card in filter(None, cards):
        shorter = shorter.replace(_(deck.name(card)), names_for(deck, card)[-1])
    if isinstance(choice, BringOn):
        place, name = _(POSITION_LETTERS[choice.position]), names_for(deck, choice.card)[-1]
        return text, shorter, _("{position}: {card}").format(position=place, card=name)
    return text, shorter


def player_signs(player: Player) -> str:
    """ "PG/SG IQ2 R1 3:1 D:2"."""
    where = "/".join([_(POSITION_LETTERS[position]) for position in player.positions])
    skills = [f"{_(SKILL_LETTERS[skill])}:{player.skills[skill]}" for skill in Skill if player.skills[skill]]
    rebounds = [f"{_('R')}{player.rebounds}"] if player.rebounds else []
    return " ".join([where, f"{_('IQ')}{player.intelligence}", *rebounds, *skills])


def tactic_signs(tactic: Tactic) -> str:
    """ "IQ5 33DD": what it asks for, and a letter for each die that it keeps."""
    return f"{_('IQ')}{tactic.complexity} {keep_letters(tactic)}"


def keep_letters(tactic: Tactic) -> str:
    return "".join([_(SKILL_LETTERS[skill]) * count for skill, count in tactic.keeps.items()])


def _offer(choice: BuyCard, view: View) -> str:
    """What it costs, and what it is."""
    deck = view.setup.deck
    card = deck.tactics.get(choice.card) or deck.players[choice.card]
    return _("cost {cost}: {signs}").format(cost=card.cost, signs=_card(choice, view))


def _card(choice: Any, view: View) -> str:
    deck = view.setup.deck
    if choice.card in deck.players:
        return player_signs(deck.players[choice.card])
    return tactic_signs(deck.tactics[choice.card]) if choice.card in deck.tactics else ""


def _worth(choice: Any, view: View) -> str:
    deck = view.setup.deck
    card = deck.tactics.get(choice.card) or deck.players[choice.card]
    return _("worth {value}").format(value=card.value)


def _bring_on(choice: BringOn, view: View) -> str:
    """How the sums of the court change."""
    players = view.setup.deck.players
    new, old = players[choice.card], players[view.me.court[PLACE[choice.position]]]
    changes = {_("IQ"): new.intelligence - old.intelligence, _("R"): new.rebounds - old.rebounds}
    changes |= {_(SKILL_LETTERS[skill]): new.skills[skill] - old.skills[skill] for skill in Skill}
    told = [f"{sign}{change:+d}" for sign, change in changes.items() if change]
    return " ".join(told) or "="


NOTES: dict[type[Choice], Callable[[Any, View], str]] = {
    Activate: expected,
    BringOn: _bring_on,
    BuyCard: _offer,
    DraftOwn: _card,
    LayTactic: _card,
    MakeRoom: _card,
    MarkTactic: _card,
    PayCard: _worth,
    PutBack: _card,
    TakeCard: _card,
}
