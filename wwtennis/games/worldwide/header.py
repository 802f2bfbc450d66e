"""The first line of a Worldwide Tennis log: what was agreed before the match, and what is needed to check it.

Folding the events needs the set-up and the deck; playing them again needs the seed as well.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from wwtennis import __version__
from wwtennis.games.worldwide.cards import Deck, Surface
from wwtennis.games.worldwide.player_cards import PlayerCard
from wwtennis.games.worldwide.setup import FORMATS, Level, SeatSetup, Setup, seat_of
from wwtennis.games.worldwide.solo_levels import SOLO_LEVELS
from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.log import FORMAT, JUDGING, SOLO, VERSION
from wwtennis.kernel.luck import LARGEST_SEED
from wwtennis.kernel.plain import brief, plain, told
from wwtennis.kernel.table import Entry, Reseeded
from wwtennis.kernel.undo import Agreement, Terms
from wwtennis.kernel.words import _
from wwtennis.tennis.score import Mode

GAME = "worldwide"
LONGEST_NAME = 60
DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")


class CardIdentity(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player card: which, and the fingerprint of all that the rules read on it."""

    id: str
    fingerprint: str


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One seat: the name on the scoreboard, who plays (a bot's name, or "human"), and its numbers at the start."""

    name: str
    by: str
    hand: int  # WT-7.5: the starting hand and the hand limit
    stars_up: int  # WT-7.2
    stars_down: int
    removed: tuple[int, ...]  # cards taken out of the deck
    player: CardIdentity | None = None  # WT-18.1: the player card that the numbers are of


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Every field of the first line, in its order."""

    format: str
    version: int
    game: str
    mode: Mode
    best_of: int | None  # sets, in match mode
    surface: Surface
    level: Level
    challenges: bool
    seats: tuple[Seat, Seat]
    deck: str  # its fingerprint
    seed: int
    program: str  # the version that wrote it
    date: str | None = None  # when the match began: "2026-07-03T14:15:30Z"
    practice: bool = False  # undo was free
    solo: str | None = None  # WT-19.1: seat B is the solo opponent, at the level with this id
    older: int = 0  # so many entries at the start come from a log of version 1, which did not judge undos

    @property
    def by(self) -> tuple[str, str]:
        """Who plays."""
        return self.seats[0].by, self.seats[1].by


def header_of(setup: Setup, seed: int, by: tuple[str, str], date: str | None = None, practice: bool = False) -> Header:
    """What the log of this match says first."""
    header = Header(
        FORMAT, VERSION, GAME,
        setup.played.mode, setup.played.best_of, setup.surface, setup.level, setup.challenges_on,
        (_seat(setup.seats[0], by[0]), _seat(setup.seats[1], by[1])), setup.deck.fingerprint, seed, __version__,
        date, practice, None if setup.solo is None else setup.solo.id,
    )  # fmt: skip
    _check(header)
    return header


def with_others(header: Header, by: tuple[str, ...], practice: bool, date: str, older: int) -> Header:
    """The same match played on, by others or at another time."""
    first, second = header.seats
    seats = (replace(first, by=by[0]), replace(second, by=by[1]))
    new = replace(header, seats=seats, program=__version__, date=date, practice=practice, older=older)
    _check(new)
    return new


def agreed_in(header: Header, entries: Sequence[Entry], version: int) -> Agreement:
    """By which terms the undos of this recording are judged. `version`: that of the log."""
    terms = Terms.between(header.by, header.practice)
    branches = [(at, entry.of) for at, entry in enumerate(entries, start=1) if isinstance(entry, Reseeded) and entry.of]
    before = tuple((at, Terms.between(of.by, of.practice)) for at, of in branches)
    return Agreement(terms, before, told=header.older if version >= JUDGING else len(entries))


def read_header(found: dict[str, Any]) -> Header:
    """A header that somebody else may have written: every field there, known, of its type and possible."""
    try:
        header = msgspec.convert(found, Header)
    except msgspec.ValidationError as why:
        raise BadFile(_("not a header of this game ({why})").format(why=brief(why))) from None
    _check(header)
    return header


Players = Mapping[str, PlayerCard]
NO_PLAYERS: Players = {}


def setup_from(header: Header, deck: Deck, players: Players = NO_PLAYERS) -> Setup:
    """The set-up that a log was played with. Its deck and its player cards must be those at hand."""
    if header.deck != deck.fingerprint:
        raise BadFile(
            _("played with another deck: its fingerprint is {theirs}, and that of the deck at hand is {ours}").format(
                theirs=header.deck, ours=deck.fingerprint
            )
        )
    seats = (_seat_setup(header.seats[0], players), _seat_setup(header.seats[1], players))
    solo = None if header.solo is None else SOLO_LEVELS[header.solo]
    return Setup(deck, FORMATS[header.best_of], header.surface, header.level, header.challenges, seats, solo)


def _seat(seat: SeatSetup, by: str) -> Seat:
    card = None if seat.player is None else CardIdentity(seat.player.id, seat.player.fingerprint)
    return Seat(seat.name, by, seat.hand, seat.stars_up, seat.stars_down, seat.removed, card)


def _seat_setup(seat: Seat, players: Players) -> SeatSetup:
    """WT-7.2, WT-7.5, WT-18.1: the numbers of the player card; without one they are the same for everybody."""
    card = None if seat.player is None else _card_at_hand(seat.player, players)
    said = SeatSetup(plain(seat.name), seat.hand, seat.stars_up, seat.stars_down, seat.removed, card)
    agreed = seat_of(plain(seat.name), card)
    if said == agreed:
        return agreed
    why = _("seat {name} has {told}, and with this player card it has {agreed}")
    if card is None:
        why = _("seat {name} has {told}, and without a player card it has {agreed}")
    raise BadFile(why.format(name=told(seat.name), told=_numbers(said), agreed=_numbers(agreed)))


def _card_at_hand(wanted: CardIdentity, players: Players) -> PlayerCard:
    card = players.get(wanted.id)
    if card is None:
        why = _("played with the player card {id}, and there is none of that name at hand")
        raise BadFile(why.format(id=told(wanted.id)))
    if card.fingerprint != wanted.fingerprint:
        why = _("played with another player card {id}: its fingerprint is {theirs}, and that of ours is {ours}")
        raise BadFile(why.format(id=told(wanted.id), theirs=plain(wanted.fingerprint), ours=card.fingerprint))
    return card


def _check(header: Header) -> None:
    """What the types do not say: the first thing that cannot be, as a sentence."""
    seats = (_wrong_seat(seat) for seat in header.seats)
    for fault in (_wrong_identity(header), _wrong_rules(header), *seats, _wrong_players(header)):
        if fault is not None:
            raise BadFile(fault)


def _wrong_identity(header: Header) -> str | None:
    if (header.format, header.version, header.game) != (FORMAT, VERSION, GAME):
        return _("not the log of a {game} match, version {version}").format(game=GAME, version=VERSION)
    if not 0 <= header.seed <= LARGEST_SEED:
        return _("`seed` is {seed}, and seeds go from 0 to {most}").format(seed=header.seed, most=LARGEST_SEED)
    if header.date is not None and not DATE.fullmatch(header.date):
        return _("`date` is {told}, and dates look like 2026-07-03T14:15:30Z").format(told=told(header.date[:40]))
    if not 0 <= header.older <= LARGEST_SEED:
        return _("`older` is {told}, and it is a number of entries").format(told=told(header.older))
    return _wrong_text("deck", header.deck) or _wrong_text("program", header.program)


def _wrong_rules(header: Header) -> str | None:
    """WT-6.7, WT-14.1."""
    allowed = [sets for sets, played in FORMATS.items() if played.mode is header.mode]
    if header.best_of not in allowed:
        return _("`best_of` is {told}, and in mode {mode} it is {allowed}").format(
            told=told(header.best_of), mode=header.mode.value, allowed=_(" or ").join(map(told, allowed))
        )
    if header.challenges and header.level is Level.WARMUP:
        return _("`challenges` is true, and a warm-up has no challenges")
    if header.level is Level.WARMUP and any(seat.player for seat in header.seats):
        return _("a seat has a player card, and a warm-up has none")
    if header.solo is not None and header.solo not in SOLO_LEVELS:
        return _("`solo` is {told}, and its levels are {known}").format(
            told=told(header.solo[:LONGEST_NAME]), known=", ".join(SOLO_LEVELS)
        )
    return None


def _wrong_players(header: Header) -> str | None:
    """WT-19.1: the solo opponent plays seat B of a solo match, and nothing else. A bot need not be known here."""
    if [who == SOLO for who in header.by] == [False, header.solo is not None]:
        return None
    why = _("`solo` is {told}, and the seats are played by {by}: seat B says {solo} in a solo match, and only there")
    return why.format(told=told(header.solo), by=told(header.by), solo=told(SOLO))


def _wrong_seat(seat: Seat) -> str | None:
    card = seat.player
    wrong_card = card and (_wrong_text("player", card.id) or _wrong_text("fingerprint", card.fingerprint))
    return wrong_card or _wrong_text("name", seat.name) or _wrong_text("by", seat.by)


def _numbers(seat: SeatSetup) -> str:
    """A seat's numbers, as the header has them."""
    numbers = {"hand": seat.hand, "stars_up": seat.stars_up, "stars_down": seat.stars_down, "removed": seat.removed}
    return told(numbers)


def _wrong_text(field: str, text: str) -> str | None:
    """Texts go to screens: no control characters, no endless names."""
    if text.isprintable() and 0 < len(text) <= LONGEST_NAME:
        return None
    return _("`{field}` must be 1 to {most} printable characters, and is {told}").format(
        field=field, most=LONGEST_NAME, told=told(text[: LONGEST_NAME + 1])
    )
