"""The games and set-ups that the contract is held against. A new game is one more line here."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from tests.games.hoops.courtside import CARDS, COACHES, hoops_hidden
from tests.games.serve_play.court_talk import REAL_DECKS
from tests.kernel.guessing import Guessing
from tests.kernel.race import Race
from tests.material import load_players
from tests.table_talk import CLAY, GRASS, INDOOR, REAL_DECK
from wwtennis.games.hoops.game import Hoops
from wwtennis.games.hoops.setup import Compensation, Length, Machine, Profiles
from wwtennis.games.hoops.setup import Setup as HoopsSetup
from wwtennis.games.serve_play import setup as serve_play_setup
from wwtennis.games.serve_play import state as serve_play
from wwtennis.games.serve_play.game import ServePlay
from wwtennis.games.worldwide.game import Worldwide
from wwtennis.games.worldwide.setup import Level, SeatSetup, Setup, seat_of
from wwtennis.games.worldwide.solo_levels import BY_THE_BOOK, SOLO_LEVELS
from wwtennis.games.worldwide.state import Match
from wwtennis.kernel.game import Game
from wwtennis.tennis.score import BEST_OF_3, side_of

# Changes, in a copy of a state, all that this seat may not see.
Rearrange = Callable[[Any, int, Random], None]


class Contender(msgspec.Struct, frozen=True):
    name: str
    game: Game[Any]
    rearrange: Rearrange


def worldwide_hidden(m: Match, seat: int, random: Random) -> None:
    """The other hand, but for the cards that were seen to go there, and the order of every pile."""
    own, other = m.sides[seat], m.sides[1 - seat]
    random.shuffle(own.draw)
    hidden = [card for card in other.hand if card not in other.known]
    unseen = hidden + other.draw
    random.shuffle(unseen)
    other.hand[:], other.draw[:] = unseen[: len(hidden)] + other.known, unseen[len(hidden) :]
    if other.solo is not None:
        for pile in other.solo.piles.values():
            random.shuffle(pile)


def guessing_hidden(state: Any, seat: int, random: Random) -> None:
    random.shuffle(state.deck)


def race_hidden(state: Any, seat: int, random: Random) -> None:
    """The other hands: cards change places with those of any other."""
    others = [hand for other, hand in enumerate(state.hands) if other != seat]
    cards = [card for hand in others for card in hand]
    random.shuffle(cards)
    for hand in others:
        hand[:], cards = cards[: len(hand)], cards[len(hand) :]


def serve_play_hidden(m: serve_play.Match, seat: int, random: Random) -> None:
    """The other side's hands, and the order of both decks."""
    under = m.serve_draw if m.serve_next is None else m.serve_draw[:-1]
    m.serve_draw[: len(under)] = random.sample(under, len(under))
    others = [hand for other, hand in enumerate(m.hands) if side_of(other) != side_of(seat)]
    unseen = [card for hand in others for card in hand] + m.draw
    random.shuffle(unseen)
    for hand in others:
        hand[:], unseen = unseen[: len(hand)], unseen[len(hand) :]
    m.draw[:] = unseen
    if m.offered is not None and side_of(m.turn) != side_of(seat):
        m.offered = m.hands[m.turn][0]


def serve_and_play(name: str, names: str, **agreed: Any) -> Contender:
    game = ServePlay(serve_play_setup.Setup(REAL_DECKS, tuple(names), **agreed))
    return Contender(f"serve-play-{name}", game, serve_play_hidden)


def worldwide(name: str, **agreed: Any) -> Contender:
    return Contender(f"worldwide-{name}", Worldwide(Setup(REAL_DECK, **agreed)), worldwide_hidden)


def hoops(name: str, **agreed: Any) -> Contender:
    return Contender(f"hoops-{name}", Hoops(HoopsSetup(CARDS, **agreed)), hoops_hidden)


def seats(one: str, other: str) -> tuple[SeatSetup, SeatSetup]:
    players = load_players()
    return seat_of(one, players[one]), seat_of(other, players[other])


CONTENDERS = [
    Contender("guessing", Guessing(), guessing_hidden),
    Contender("race", Race(), race_hidden),
    worldwide("hard"),
    worldwide("warmup-clay", level=Level.WARMUP, surface=CLAY),
    worldwide("grass-without-challenges", surface=GRASS, challenges=False),
    worldwide("indoor-best-of-3", surface=INDOOR, played=BEST_OF_3),
    worldwide("short-hands", seats=(SeatSetup("A", 6, 1, 3, (1, 2, 3)), SeatSetup("B", 9, 5, 1))),
    worldwide("solo", solo=BY_THE_BOOK),
    worldwide("champion-best-of-3", solo=SOLO_LEVELS["champion"], played=BEST_OF_3, seats=seats("rafael", "pete")),
    worldwide("player-cards", seats=seats("roger", "andy")),
    worldwide("player-cards-on-clay", surface=CLAY, seats=seats("serena", "ons")),
    serve_and_play("singles", "AB"),
    serve_and_play("singles-with-all-variants", "AB", tiebreak=True, best_of=3, advantage=True, fresh_card=True),
    serve_and_play("doubles", "ABCD", tiebreak=True),  # for a set without it can be long
    hoops("short", length=Length.SHORT),
    hoops(
        "every-variant-short",
        length=Length.SHORT,
        own_team=True,
        draft=True,
        money_time=True,
        decisive=True,
        mismatches=5,
        profiles=Profiles.CHOSEN,
        compensation=Compensation.MORE,
    ),
    hoops("three-coaches", seats=COACHES[:3], length=Length.SHORT, mismatches=3, profiles=Profiles.DRAWN),
    hoops("four-coaches-draft", seats=COACHES, length=Length.SHORT, draft=True, compensation=Compensation.FEWER),
    hoops("machine", length=Length.SHORT, machine=Machine("wall", 2), mismatches=2),
]
