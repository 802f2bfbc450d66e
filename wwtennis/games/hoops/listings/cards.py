"""The tactics, basic ones and those of the market, as a table."""

from __future__ import annotations

from typing import Any

from wwtennis.games.hoops.cards import BASICS, SIDES_NAMES, Cards, Side, Skill, Tactic
from wwtennis.games.hoops.material import Material
from wwtennis.games.hoops.words.terms import SKILL_LETTERS, keeps_text, skill_name
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.tables import table
from wwtennis.kernel.words import _, plural


def lines(material: Material, wanted: str | None) -> list[str]:
    """A line a model: for what, what it asks of the court, the dice that it keeps. A single one is told in words."""
    found = find_models(material.cards, wanted)
    if len(found) == 1:
        return in_words(*found[0])
    head = [_("tactic"), "", _("cards"), _("cost"), _("value"), _("IQ"), *[_(SKILL_LETTERS[skill]) for skill in Skill]]
    legend = ", ".join([f"{_(SKILL_LETTERS[skill])} {skill_name(skill)}" for skill in Skill])
    return [
        *table([head, *[_row(*each) for each in found]], left=(0, 1)),
        "",
        _("Dice kept: {legend}").format(legend=legend),
    ]


def _row(card: Tactic, copies: int) -> list[str]:
    return [
        card.name, _(SIDES_NAMES[card.side]), str(copies), str(card.cost or "-"), str(card.value), str(card.complexity),
        *[str(card.keeps.get(skill, "")) for skill in Skill],
    ]  # fmt: skip


def in_words(card: Tactic, copies: int) -> list[str]:
    count = plural("{count} card", "{count} cards", copies).format(count=copies)
    where = _("every coach has one") if card.number in BASICS else _("{cards} in the market").format(cards=count)
    told = _("cost {cost}, worth {value}, asks for game intelligence {complexity}")
    numbers = told.format(cost=card.cost, value=card.value, complexity=card.complexity)
    if card.number in BASICS:
        numbers = _("worth {value}, asks for game intelligence {complexity}").format(
            value=card.value, complexity=card.complexity
        )
    return [f"{card.name} ({_(SIDES_NAMES[card.side])})", numbers, keeps_text(card), where]


def data(material: Material, wanted: str | None) -> Any:
    return [
        {
            "model": card.model, "name": dict(card.names), "side": card.side.value, "copies": copies,
            "cost": card.cost, "value": card.value, "complexity": card.complexity,
            "keeps": {skill.value: count for skill, count in card.keeps.items()},
        }
        for card, copies in find_models(material.cards, wanted)
    ]  # fmt: skip


def find_models(cards: Cards, wanted: str | None) -> list[tuple[Tactic, int]]:
    """The models that are meant, each with how many cards there are of it: offences first."""
    text = (wanted or "").casefold()
    copies: dict[str, list[Tactic]] = {}
    for card in cards.tactics.values():
        if text in card.name.casefold() or text == card.model:
            copies.setdefault(card.model, []).append(card)
    if not copies:
        why = _("there is no card {told!r}: `wwtennis cards --game hoops` prints their names")
        raise UsageError(why.format(told=(wanted or "")[:40]))
    found = [(group[0], len(group)) for group in copies.values()]
    return sorted(found, key=lambda each: (each[0].side is Side.DEFENCE, each[0].cost))
