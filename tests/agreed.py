"""What players may agree on, in every game: for tests that are held against all of them. A new game adds its lines."""

from pathlib import Path
from typing import Any

import msgspec

from tests.games.hoops.courtside import CARDS, COACHES
from tests.games.serve_play.court_talk import REAL_DECKS
from tests.material import load_deck, load_players
from tests.recordings import play_on
from wwtennis.files.journal import Journal, now
from wwtennis.games import kind_of
from wwtennis.games.hoops import setup as hoops
from wwtennis.games.hoops.campaign import begin_tournament
from wwtennis.games.hoops.series import Campaign, Tournament
from wwtennis.games.serve_play import setup as serve_play
from wwtennis.games.worldwide import setup as worldwide
from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.setup import Level, seat_of
from wwtennis.games.worldwide.solo_levels import BY_THE_BOOK, SOLO_LEVELS
from wwtennis.kernel.header import Header
from wwtennis.kernel.log import HUMAN
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
from wwtennis.tennis.score import BEST_OF_3, BEST_OF_5


class Agreed(msgspec.Struct, frozen=True):
    """A match that can be played."""

    name: str
    game: str  # its id
    setup: Any
    is_short: bool = True

    def table(self, seed: int) -> Table[Any]:
        return Table(kind_of(self.game).game(self.setup), SeededLuck(seed))

    def header(self, seed: int, practice: bool = False) -> Header:
        """Between people, or in practice against bots."""
        others = "greedy" if practice else HUMAN
        seats = kind_of(self.game).game(self.setup).seats
        return kind_of(self.game).header_of(self.setup, seed, [HUMAN, *[others] * (seats - 1)], now(), practice)

    def start(self, folder: Path, seed: int, practice: bool = False) -> tuple[Journal, Table[Any]]:
        """At its first question, in a journal of its own."""
        journal, table = Journal.create(self.header(seed, practice), folder), self.table(seed)
        journal.follow(table)
        table.open()
        return journal, table

    def kept(self, folder: Path, seed: int, answers: int | None = None, undo_every: int = 0) -> Path:
        """Played to its end, or for so many answers, and left. Whoever takes something back practises."""
        journal, table = self.start(folder, seed, practice=bool(undo_every))
        play_on(table, seed, answers, undo_every)
        assert journal.close() is None
        return journal.path


def _worldwide(name: str, is_short: bool = True, **agreed: Any) -> Agreed:
    return Agreed(f"worldwide, {name}", "worldwide", worldwide.Setup(load_deck(), **agreed), is_short)


def _serve_play(name: str, names: str, is_short: bool = True, **agreed: Any) -> Agreed:
    setup = serve_play.Setup(REAL_DECKS, tuple(names.split()), **agreed)
    return Agreed(f"serve-play, {name}", "serve-play", setup, is_short)


def _hoops(name: str, coaches: int = 2, is_short: bool = True, **agreed: Any) -> Agreed:
    setup = hoops.Setup(CARDS, COACHES[:coaches], hoops.Length.SHORT, **agreed)
    return Agreed(f"hoops, {name}", "hoops", setup, is_short)


def _tournament() -> Tournament:
    drawn = [(coach.name, HUMAN) for coach in COACHES]
    return begin_tournament(CARDS, "0123abcd", drawn)


def _cards() -> tuple[worldwide.SeatSetup, worldwide.SeatSetup]:
    cards = load_players()
    return seat_of("Roger", cards["roger"]), seat_of("Rafael", cards["rafael"])


AGREED = [
    _worldwide("tie-break"),
    _worldwide("warm-up on clay", surface=Surface.CLAY, level=Level.WARMUP),
    _worldwide("grass, no challenges", surface=Surface.GRASS, challenges=False),
    _worldwide("best of 3 indoor", is_short=False, played=BEST_OF_3, surface=Surface.INDOOR),
    _worldwide("best of 5", is_short=False, played=BEST_OF_5),
    _worldwide("solo", solo=BY_THE_BOOK),
    _worldwide("champion", solo=SOLO_LEVELS["champion"]),
    _worldwide("player cards", seats=_cards()),
    _serve_play("singles", "Ann Bob"),
    _serve_play("doubles", "Ann Bob Cy Dee", tiebreak=True),
    _serve_play(
        "every variant", "Ann Bob", is_short=False, best_of=3, tiebreak=True, advantage=True, fresh_card=True
    ),
    _hoops("two"),
    _hoops("three", 3, is_short=False, mismatches=5, profiles=hoops.Profiles.DRAWN),
    _hoops("four drafting", 4, is_short=False, own_team=True, draft=True, decisive=True),
    _hoops("machine", money_time=True, machine=hoops.Machine("wall", -3)),
    _hoops("campaign", is_short=False, machine=hoops.Machine("wall", -3), series=Campaign("0123abcd", 2)),
    _hoops("tournament", is_short=False, series=_tournament()),
]  # fmt: skip
SHORT = [agreed for agreed in AGREED if agreed.is_short]
