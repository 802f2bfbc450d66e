"""The first line of a Worldwide Tennis log: what was agreed before the match, and what is needed to check it.

Folding the events needs the set-up and the deck; playing them again needs the seed as well.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wwtennis.games.worldwide.cards import Deck, Surface
from wwtennis.games.worldwide.material import Material
from wwtennis.games.worldwide.player_cards import PlayerCard
from wwtennis.games.worldwide.setup import FORMATS, Level, SeatSetup, Setup, seat_of
from wwtennis.games.worldwide.solo_levels import SOLO_LEVELS
from wwtennis.kernel import header as kernel
from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.header import LONGEST_NAME, check_header, envelope, wrong_text
from wwtennis.kernel.log import SOLO
from wwtennis.kernel.plain import plain, quoted
from wwtennis.kernel.words import _
from wwtennis.tennis.score import Mode

GAME = "worldwide"


class CardIdentity(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player card: which, and the fingerprint of all that the rules read on it."""

    id: str
    fingerprint: str


class Seat(kernel.HeaderSeat, frozen=True, kw_only=True):
    """What a seat has besides: its numbers at the start."""

    hand: int  # WT-7.5: the starting hand and the hand limit
    stars_up: int  # WT-7.2
    stars_down: int
    removed: tuple[int, ...]  # cards taken out of the deck
    player: CardIdentity | None = None  # WT-18.1: the player card that the numbers are of


class Header(kernel.Header, frozen=True, kw_only=True):
    """What is agreed on for Worldwide Tennis."""

    seats: tuple[Seat, Seat]
    mode: Mode
    best_of: int | None  # sets, in match mode
    surface: Surface
    level: Level
    challenges: bool
    deck: str  # its fingerprint
    solo: str | None = None  # WT-19.1: seat B is the solo opponent, at the level with this id


def header_of(setup: Setup, seed: int, by: Sequence[str], date: str | None = None, practice: bool = False) -> Header:
    """What the log of this match says first. Where the rules play a seat, that is said in place of its bot."""
    who = (by[0], SOLO if setup.solo is not None else by[1])
    header = Header(
        **envelope(GAME, seed, date, practice),
        seats=(_seat(setup.seats[0], who[0]), _seat(setup.seats[1], who[1])),
        mode=setup.played.mode,
        best_of=setup.played.best_of,
        surface=setup.surface,
        level=setup.level,
        challenges=setup.challenges_on,
        deck=setup.deck.fingerprint,
        solo=None if setup.solo is None else setup.solo.id,
    )
    check(header)
    return header


def setup_from(header: Header, material: Material) -> Setup:
    """The set-up that a log was played with. Its deck and its player cards must be those at hand."""
    deck = material.deck_played_with(header.deck)
    if header.deck != deck.fingerprint:
        raise BadFile(
            _("played with another deck: its fingerprint is {theirs}, and that of the deck at hand is {ours}").format(
                theirs=header.deck, ours=deck.fingerprint
            )
        )
    seats = (_seat_setup(header.seats[0], material, deck), _seat_setup(header.seats[1], material, deck))
    solo = None if header.solo is None else SOLO_LEVELS[header.solo]
    return Setup(deck, FORMATS[header.best_of], header.surface, header.level, header.challenges, seats, solo)


def _seat(seat: SeatSetup, by: str) -> Seat:
    card = None if seat.player is None else CardIdentity(seat.player.id, seat.player.fingerprint)
    return Seat(
        name=seat.name, by=by, hand=seat.hand, stars_up=seat.stars_up, stars_down=seat.stars_down,
        removed=seat.removed, player=card,
    )  # fmt: skip


def _seat_setup(seat: Seat, material: Material, deck: Deck) -> SeatSetup:
    """WT-7.2, WT-7.5, WT-18.1: the numbers of the player card; without one they are the same for everybody."""
    card = None if seat.player is None else _card_at_hand(seat.player, material, deck)
    said = SeatSetup(plain(seat.name), seat.hand, seat.stars_up, seat.stars_down, seat.removed, card)
    agreed = seat_of(plain(seat.name), card)
    if said == agreed:
        return agreed
    why = _("seat {name} has {told}, and with this player card it has {agreed}")
    if card is None:
        why = _("seat {name} has {told}, and without a player card it has {agreed}")
    raise BadFile(why.format(name=quoted(seat.name), told=_numbers(said), agreed=_numbers(agreed)))


def _card_at_hand(wanted: CardIdentity, material: Material, deck: Deck) -> PlayerCard:
    card = material.player_played_with(wanted.id, wanted.fingerprint, deck)
    if card is None:
        why = _("played with the player card {id}, and there is none of that name at hand")
        raise BadFile(why.format(id=quoted(wanted.id)))
    if card.fingerprint != wanted.fingerprint:
        why = _("played with another player card {id}: its fingerprint is {theirs}, and that of ours is {ours}")
        raise BadFile(why.format(id=quoted(wanted.id), theirs=plain(wanted.fingerprint), ours=card.fingerprint))
    return card


def check(header: Header) -> None:
    """What the types do not say: the first thing that cannot be, as a sentence."""
    cards = (_wrong_card(seat.player) for seat in header.seats)
    check_header(
        header, GAME, wrong_text("deck", header.deck), _wrong_rules(header), *cards, _wrong_players(header)
    )  # fmt: skip


def _wrong_rules(header: Header) -> str | None:
    """WT-6.7, WT-14.1."""
    allowed = [sets for sets, played in FORMATS.items() if played.mode is header.mode]
    if header.best_of not in allowed:
        return _("`best_of` is {told}, and in mode {mode} it is {allowed}").format(
            told=quoted(header.best_of), mode=header.mode.value, allowed=_(" or ").join(map(quoted, allowed))
        )
    if header.challenges and header.level is Level.WARMUP:
        return _("`challenges` is true, and a warm-up has no challenges")
    if header.level is Level.WARMUP and any(seat.player for seat in header.seats):
        return _("a seat has a player card, and a warm-up has none")
    if header.solo is not None and header.solo not in SOLO_LEVELS:
        return _("`solo` is {told}, and its levels are {known}").format(
            told=quoted(header.solo[:LONGEST_NAME]), known=", ".join(SOLO_LEVELS)
        )
    return None


def _wrong_players(header: Header) -> str | None:
    """WT-19.1: the solo opponent plays seat B of a solo match, and nothing else. A bot need not be known here."""
    if [who == SOLO for who in header.by] == [False, header.solo is not None]:
        return None
    why = _("`solo` is {told}, and the seats are played by {by}: seat B says {solo} in a solo match, and only there")
    return why.format(told=quoted(header.solo), by=quoted(header.by), solo=quoted(SOLO))


def _wrong_card(card: CardIdentity | None) -> str | None:
    return None if card is None else wrong_text("player", card.id) or wrong_text("fingerprint", card.fingerprint)


def _numbers(seat: SeatSetup) -> str:
    """A seat's numbers, as the header has them."""
    numbers = {"hand": seat.hand, "stars_up": seat.stars_up, "stars_down": seat.stars_down, "removed": seat.removed}
    return quoted(numbers)
