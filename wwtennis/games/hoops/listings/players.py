"""The players: those of the market, starters and substitutes."""

from __future__ import annotations

import textwrap
from typing import Any

from wwtennis.games.hoops.cards import Cards, Player, Skill
from wwtennis.games.hoops.material import Material
from wwtennis.games.hoops.words.terms import POSITION_LETTERS, SKILL_LETTERS, position_name, skill_name
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.tables import table
from wwtennis.kernel.words import _

NARROWEST = 40  # characters


def lines(material: Material, wanted: str | None, width: int) -> list[str]:
    """A line each, the cheapest first; a single one in words, with look and habit."""
    found = find_players(material.cards, wanted)
    if len(found) == 1:
        return in_words(found[0], max(NARROWEST, width))
    letters = [_(SKILL_LETTERS[skill]) for skill in Skill]
    head = ["#", _("player"), "", "", _("cost"), _("value"), _("IQ"), _("R"), *letters]
    legend = ", ".join([f"{_(SKILL_LETTERS[skill])} {skill_name(skill)}" for skill in Skill])
    told = _("IQ game intelligence, R rebounds, {legend}; * a medal").format(legend=legend)
    return [*table([head, *map(_row, found)], left=(1, 2, 3)), "", *textwrap.wrap(told, max(NARROWEST, width))]


def _row(card: Player) -> list[str]:
    return [
        str(card.number), card.name + ("*" if card.medal else ""), card.country, letters(card), str(card.cost or "-"),
        str(card.value), str(card.intelligence), str(card.rebounds or ""),
        *[str(card.skills[skill] or "") for skill in Skill],
    ]  # fmt: skip


def letters(card: Player) -> str:
    return "/".join([_(POSITION_LETTERS[position]) for position in card.positions])


def in_words(card: Player, width: int) -> list[str]:
    head = f"#{card.number} {card.name}" + (f" ({card.country})" if card.country else "")
    where = _(" or ").join([position_name(position) for position in card.positions])
    told = _("cost {cost}, worth {value}") if card.cost else _("worth {value}")
    skills = ", ".join([f"{skill_name(skill)} {card.skills[skill]}" for skill in Skill if card.skills[skill]])
    numbers = _("game intelligence {iq}, rebounds {rebounds}; {skills}")
    said = [
        f"{where}, {told.format(cost=card.cost, value=card.value)}",
        numbers.format(iq=card.intelligence, rebounds=card.rebounds, skills=skills or "-"),
        *([_("A medal: decisive at the end, where that is played.")] if card.medal else []),
        *[text for text in (card.look, card.habit) if text],
    ]
    return [
        head,
        *[line for text in said for line in textwrap.wrap(text, width, initial_indent="  ", subsequent_indent="  ")],
    ]


def data(material: Material, wanted: str | None) -> Any:
    return [
        {
            "number": card.number, "name": card.name, "country": card.country,
            "positions": [position.value for position in card.positions], "cost": card.cost, "value": card.value,
            "intelligence": card.intelligence, "rebounds": card.rebounds, "medal": card.medal,
            **{skill.value: card.skills[skill] for skill in Skill},
            "look": dict(card.looks), "habit": dict(card.habits),
        }
        for card in find_players(material.cards, wanted)
    ]  # fmt: skip


def find_players(cards: Cards, wanted: str | None) -> list[Player]:
    """Those with this number, position or text in their name; all of them, the cheapest first."""
    text = (wanted or "").casefold()
    found = [card for card in cards.players.values() if _is_meant(card, text)]
    if not found:
        why = _("there is no player {told!r}: `wwtennis players --game hoops` prints their names")
        raise UsageError(why.format(told=(wanted or "")[:40]))
    return sorted(found, key=lambda card: (card.number > 200, card.cost, card.number))


def _is_meant(card: Player, text: str) -> bool:
    if text.removeprefix("#").isdecimal():
        return card.number == int(text.removeprefix("#")[:9])
    return text in card.name.casefold() or text in [position.value.casefold() for position in card.positions]
