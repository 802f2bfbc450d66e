"""Player cards (WT-18), from plain data such as a YAML file gives. All of it is checked, as the deck is."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping

from wwtennis.games.worldwide.cards import STROKES, Deck
from wwtennis.games.worldwide.powers import POWERS, RIVALS, Power
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.printed import Printed
from wwtennis.kernel.reading import NAME, Reader, bad, record, shown, text, whole
from wwtennis.kernel.words import _, pick

MOST_REMOVED = 6  # WT-18.2
MOST_STARS = 8  # tokens, face up and face down together
Powers = tuple[tuple[str, int], ...]  # the id of each power, and its number


class PlayerCard(Printed, frozen=True, eq=True):
    """WT-18.1 to WT-18.3: somebody to be."""

    id: str
    name: str
    styles: Mapping[str, str]
    hand: int  # the starting hand and the hand limit (R18)
    stars_up: int
    stars_down: int
    removed: tuple[int, ...]
    powers: Powers
    penalties: Powers

    @property
    def style(self) -> str:
        return pick(self.styles)

    @property
    def fingerprint(self) -> str:
        """Two cards with the same one play alike: it covers all that the rules read, and no words."""
        read = [self.hand, self.stars_up, self.stars_down, self.removed, self.powers, self.penalties]
        return hashlib.sha256(json.dumps(read).encode()).hexdigest()[:16]

    def sentences(self) -> list[str]:
        """WT-18.3: everything that it can and cannot do, powers first."""
        return [POWERS[power].sentence(number) for power, number in self.powers + self.penalties]


def solo_note(card: PlayerCard) -> str:
    """WT-18.2, WT-19.1: what to tell whoever gives the solo opponent a player card."""
    note = _("the solo opponent plays without the cards that {name} removes, and takes nothing else of {name}'s card")
    return note.format(name=card.name)


# Reading them


def read_players(data: object, where: str, deck: Deck) -> dict[str, PlayerCard]:
    """The player cards that `data` describes, for this deck; `where` is the file to name when it does not."""
    if not isinstance(data, dict) or not data:
        raise bad(where, shown(data), _("players, each with its fields"))
    fields = fields_for(deck)
    return {key: read_player(fields, player_id(key, where), data[key], where) for key in data}


def player_id(key: object, where: str) -> str:
    """What a player is called by on the command line and in logs."""
    if isinstance(key, str) and re.fullmatch("[a-z][a-z0-9-]{0,19}", key):
        return key
    raise bad(where, shown(key), _("a player's id of up to 20 letters from a to z, digits and hyphens"))


def read_player(fields: Reader, player: str, data: object, where: str) -> PlayerCard:
    place = _("{file}: player '{player}'").format(file=where, player=player)
    found = fields(data, place)
    card = PlayerCard(
        player, found["name"], found["style"], found["hand"], found["stars"]["up"], found["stars"]["down"],
        found.get("removes", ()), found.get("powers", ()), found.get("penalties", ()),
    )  # fmt: skip
    check_player(card, place)
    return card


def fields_for(deck: Deck) -> Reader:
    return record(
        required={
            "name": text,
            "style": NAME,
            "hand": whole(len(deck.starting_hand), 20),  # R18
            "stars": record({"up": whole(0, MOST_STARS), "down": whole(0, MOST_STARS)}),
        },
        optional={"removes": strokes_of(deck), "powers": powers(penalty=False), "penalties": powers(penalty=True)},
    )


def strokes_of(deck: Deck) -> Reader:
    """WT-18.2: up to 6 strokes of the deck, each once."""

    def read(value: object, place: str) -> tuple[int, ...]:
        if not isinstance(value, list) or len(value) > MOST_REMOVED:
            raise bad(place, shown(value), _("a list of up to {most} card numbers").format(most=MOST_REMOVED))
        for number in value:
            if type(number) is not int or number not in deck.strokes:
                expected = _("strokes from #{first} to #{last}").format(first=STROKES[0], last=STROKES[-1])
                raise bad(place, shown(number), expected)
            if value.count(number) > 1:
                raise bad(place, _("#{number} more than once").format(number=number), _("each card once"))
        return tuple(sorted(value))

    return read


def powers(*, penalty: bool) -> Reader:
    """WT-18.3: each power (or penalty) by its id, with its number."""
    known = {power: told for power, told in POWERS.items() if told.is_penalty is penalty}

    def read(value: object, place: str) -> Powers:
        if not isinstance(value, dict):
            raise bad(place, shown(value), _("ids with a number each, such as {example}: 2").format(example=min(known)))
        for power in value:
            if power not in known:
                raise bad(place, shown(power), _("one of {words}").format(words=", ".join(known)))
        return tuple((power, number(known[power])(value[power], f"{place}: {power}")) for power in value)

    def number(power: Power) -> Reader:
        return whole(power.numbers[0], power.numbers[-1])

    return read


def check_player(card: PlayerCard, place: str) -> None:
    """What holds between two fields."""
    if not 1 <= card.stars_up + card.stars_down <= MOST_STARS:
        found = _("{up} up and {down} down").format(up=card.stars_up, down=card.stars_down)
        raise bad(f"{place}: stars", found, _("1 to {most} of them").format(most=MOST_STARS))
    held = {power for power, _number in card.powers + card.penalties}
    for one, other in RIVALS:
        if {one, other} <= held:
            raise bad(f"{place}: penalties", shown(other), _("no such thing beside {power}").format(power=shown(one)))


# Finding them


def find_player(players: Mapping[str, PlayerCard], wanted: str) -> PlayerCard:
    """The player that somebody asked for by name."""
    card = players.get(wanted.strip().lower())
    if card is None:
        why = _("there is no player '{wanted}': choose one of {known}")
        raise UsageError(why.format(wanted=wanted[:40], known=", ".join(players)))
    return card
