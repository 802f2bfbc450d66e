"""The box, from plain data such as YAML files give. All of it is checked: cards that are read can be played.

A file that cannot be played with is a BadFile of one sentence: where, what was found, what was expected.
To give the cards a field: add it to `cards.py`, and its reader to a table here.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from wwtennis.games.hoops.cards import (
    BASIC_VALUE,
    BASICS,
    DECK_SIZE,
    MODELS,
    PLAYERS,
    POSITIONS,
    SKILLS_OF,
    STARTER_VALUE,
    STARTERS,
    SUBSTITUTE_VALUE,
    SUBSTITUTES,
    TACTICS,
    Cards,
    Interest,
    Player,
    Position,
    Roster,
    Side,
    Skill,
    Tactic,
)  # fmt: skip
from wwtennis.games.hoops.profiles import MACHINES
from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.reading import NAME, Reader, bad, flag, listed, one_of, record, shown, text, whole
from wwtennis.kernel.words import _

MOST_POSITIONS = 2  # so that no question has more answers than fit on a screen
MOST_SKILLS = 3  # HO-1.4
FILES = ("players.yaml", "tactics.yaml", "teams.yaml")

# Reading a value


def positions(value: object, place: str) -> tuple[Position, ...]:
    """HO-1.3: one or two, kept in the court's own order."""
    words = [position.value for position in Position]
    fits = isinstance(value, list) and 1 <= len(value) <= MOST_POSITIONS
    if isinstance(value, list) and fits and all(value.count(each) == 1 and each in words for each in value):
        return tuple(position for position in Position if position.value in value)
    expected = _("one or two different positions out of {words}").format(words=", ".join(words))
    raise bad(place, shown(value), expected)


def written_as(kind: type[Position | Skill]) -> Reader:
    """One of these, as logs write it."""

    def read(value: object, place: str) -> Position | Skill:
        words = [each.value for each in kind]
        if value not in words:
            raise bad(place, shown(value), _("one of {words}").format(words=", ".join(words)))
        return kind(value)

    return read


def country(value: object, place: str) -> str:
    if isinstance(value, str) and len(value) == 2 and value.isascii() and value.isupper():
        return value
    raise bad(place, shown(value), _("two capital letters"))


def by_key(of: Reader) -> Reader:
    """A mapping from ids to such things."""

    def read(value: object, place: str) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise bad(place, shown(value), _("ids, each with its fields"))
        return {text(key, place): of(each, f"{place}: {key}") for key, each in value.items()}

    return read


# The fields of a card

NUMBERS: Mapping[str, Reader] = {
    "positions": positions,
    "intelligence": whole(0, 5),
    "rebounds": whole(0, 6),
    **{skill.value: whole(0, 9) for skill in Skill},
}
MARKET_PLAYER = record(
    {
        "number": whole(PLAYERS[0], PLAYERS[-1]),
        "name": text,
        "country": country,
        "cost": whole(1, 12),
        "value": whole(1, 12),
        "look": NAME,
        "habit": NAME,
        **NUMBERS,
    },
    {"medal": flag},
)
STARTING_PLAYER = record({"name": NAME, **NUMBERS})
KEEPS = record({}, {skill.value: whole(1, 9) for skill in Skill})
TACTIC: Mapping[str, Reader] = {
    "name": NAME,
    "side": one_of(Side),
    "complexity": whole(0, 20),
    "keeps": KEEPS,
}
MODEL = record({"copies": whole(1, 9), "cost": whole(1, 12), "value": whole(1, 12), **TACTIC}, {"short": NAME})
BASIC = record({"model": text, **TACTIC}, {"short": NAME})
ROSTER = record({"court": listed(whole(1, BASICS[-1])), "deck": listed(whole(1, BASICS[-1]))})
TEAMS = record(
    {
        "starters": listed(STARTING_PLAYER),
        "substitutes": listed(STARTING_PLAYER),
        "basics": listed(BASIC),
        "beginners": ROSTER,
    },
    {"machines": by_key(record({"positions": listed(written_as(Position)), "skills": listed(written_as(Skill))}))},
)

# The box


def read_cards(load: Callable[[str], object], where: Callable[[str], str] = str) -> Cards:
    """HO-1.8: the box. `load` gives the data of each of FILES; `where` says what to call it in a sentence."""
    players_file, tactics_file, teams_file = (where(name) for name in FILES)
    rows = listed(MARKET_PLAYER)(load(FILES[0]), players_file)
    models = by_key(MODEL)(load(FILES[1]), tactics_file)
    teams = TEAMS(load(FILES[2]), teams_file)
    players = market_players(rows, players_file)
    players |= starting_players(teams["starters"], STARTERS, STARTER_VALUE, f"{teams_file}: starters")
    players |= starting_players(teams["substitutes"], SUBSTITUTES, SUBSTITUTE_VALUE, f"{teams_file}: substitutes")
    tactics = market_tactics(models, tactics_file) | basic_tactics(teams["basics"], f"{teams_file}: basics")
    beginners = roster(teams["beginners"], players, tactics, f"{teams_file}: beginners")
    looked_for = interests(teams.get("machines", {}), f"{teams_file}: machines")
    return Cards(players, tactics, beginners, fingerprint(players, tactics, beginners, looked_for), looked_for)


def market_players(rows: list[dict[str, Any]], place: str) -> dict[int, Player]:
    """HO-1.8: each number from 1 to 100, once."""
    found: dict[int, Player] = {}
    for row in rows:
        card = player_of(row, row["number"], {"en": row["name"]}, row["cost"], row["value"])
        card = msgspec.structs.replace(
            card, medal=row.get("medal", False), country=row["country"], looks=row["look"], habits=row["habit"]
        )
        if card.number in found:
            raise bad(f"{place}: #{card.number}: number", _("a second card with it"), _("each number once"))
        found[card.number] = card
    for number in PLAYERS:
        if number not in found:
            raise bad(f"{place}: #{number}", _("no such card"), _("each number from 1 to 100"))
    return dict(sorted(found.items()))


def starting_players(rows: list[dict[str, Any]], numbers: range, value: int, place: str) -> dict[int, Player]:
    """HO-1.8: ten, two of each a position."""
    check_count(rows, numbers, place)
    found = {number: player_of(row, number, row["name"], 0, value) for number, row in zip(numbers, rows, strict=True)}
    for position in POSITIONS:
        there = [card for card in found.values() if card.positions == (position,)]
        if len(there) != 2:
            told = _("{count} cards for {position} alone").format(count=len(there), position=position.value)
            raise bad(place, told, _("two for each position"))
    return found


def player_of(row: dict[str, Any], number: int, names: dict[str, str], cost: int, value: int) -> Player:
    skills = {skill: row[skill.value] for skill in Skill}
    return Player(number, names, row["positions"], value, cost, row["intelligence"], row["rebounds"], skills)


def market_tactics(models: dict[str, Any], place: str) -> dict[int, Tactic]:
    """HO-1.8: seventy cards of twenty models."""
    if len(models) != MODELS:
        raise bad(place, _("{count} models").format(count=len(models)), str(MODELS))
    copies = sum(row["copies"] for row in models.values())
    if copies != len(TACTICS):
        raise bad(f"{place}: copies", _("{count} cards in all").format(count=copies), str(len(TACTICS)))
    cards = [(name, row) for name, row in models.items() for _copy in range(row["copies"])]
    return {
        number: tactic_of(row, number, name, row["cost"], row["value"], f"{place}: {name}")
        for number, (name, row) in zip(TACTICS, cards, strict=True)
    }


def basic_tactics(rows: list[dict[str, Any]], place: str) -> dict[int, Tactic]:
    """HO-1.8: five offensive and five defensive ones."""
    check_count(rows, BASICS, place)
    found = {
        number: tactic_of(row, number, row["model"], 0, BASIC_VALUE, f"{place}: {row['model']}")
        for number, row in zip(BASICS, rows, strict=True)
    }
    offences = sum(card.side is Side.OFFENCE for card in found.values())
    if 2 * offences != len(BASICS):
        raise bad(place, _("{count} offensive ones").format(count=offences), str(len(BASICS) // 2))
    return found


def tactic_of(row: dict[str, Any], number: int, model: str, cost: int, value: int, place: str) -> Tactic:
    """HO-1.4: one to three skills of its side."""
    side: Side = row["side"]
    keeps = {skill: row["keeps"][skill.value] for skill in Skill if skill.value in row["keeps"]}
    if not 1 <= len(keeps) <= MOST_SKILLS or not set(keeps) <= set(SKILLS_OF[side]):
        words = ", ".join(skill.value for skill in SKILLS_OF[side])
        raise bad(f"{place}: keeps", shown(row["keeps"]), _("one to three of {words}").format(words=words))
    return Tactic(number, model, row["name"], value, cost, side, row["complexity"], keeps, row.get("short", {}))


def check_count(rows: list[Any], numbers: range, place: str) -> None:
    if len(rows) != len(numbers):
        raise bad(place, _("{count} cards").format(count=len(rows)), str(len(numbers)))


def roster(row: dict[str, list[int]], players: dict[int, Player], tactics: dict[int, Tactic], place: str) -> Roster:
    """HO-2.1: five by position, twelve in the deck, each card once."""
    court, deck = tuple(row["court"]), tuple(row["deck"])
    if fault := wrong_roster(Roster(court, deck), players, tactics):
        raise BadFile(f"{place}: {fault}")
    return Roster(court, deck)


def wrong_roster(team: Roster, players: Mapping[int, Player], tactics: Mapping[int, Tactic]) -> str | None:
    """HO-2.1, HO-5.1, HO-6.6: why nobody can begin with this team, if nobody can."""
    if len(team.court) != len(POSITIONS) or len(team.deck) != DECK_SIZE:
        told = _("found {court} on the court and {deck} in the deck, expected 5 and {size}")
        return told.format(court=len(team.court), deck=len(team.deck), size=DECK_SIZE)
    for card, position in zip(team.court, POSITIONS, strict=True):
        if card not in players or position not in players[card].positions:
            return _("found card {card} as {position}, expected a player who can play there").format(
                card=card, position=position.value
            )
    if any(card not in players and card not in tactics for card in team.deck):
        return _("found a card in the deck that is in no box")
    if len({*team.court, *team.deck}) != len(POSITIONS) + DECK_SIZE:
        return _("found a card twice, expected each once")
    return None


def interests(rows: dict[str, Any], place: str) -> dict[str, Interest]:
    """HO-6.5: of profiles that there are; where nothing is said of one, it looks for anything."""
    for profile in rows:
        if profile not in MACHINES:
            raise bad(place, shown(profile), _("one of {words}").format(words=", ".join(MACHINES)))
    return {profile: Interest(tuple(row["positions"]), tuple(row["skills"])) for profile, row in rows.items()}


def fingerprint(
    players: dict[int, Player], tactics: dict[int, Tactic], beginners: Roster, machines: dict[str, Interest]
) -> str:
    """Two boxes with the same one play alike: it covers all that the rules read, and no words."""
    read: list[object] = [
        [card.number, card.positions, card.value, card.cost, card.intelligence, card.rebounds,
         list(card.skills.values()), card.medal]
        for card in players.values()
    ]  # fmt: skip
    read += [
        [card.number, card.model, card.value, card.cost, card.side, card.complexity, dict(card.keeps)]
        for card in tactics.values()
    ]
    read.append([beginners.court, beginners.deck])
    read += [[profile, each.positions, each.skills] for profile, each in machines.items()]
    return hashlib.sha256(json.dumps(read).encode()).hexdigest()[:16]
