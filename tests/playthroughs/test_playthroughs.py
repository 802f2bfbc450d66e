"""Whole matches, kept as logs: whatever changes in the rules or the deck shows here as a diff of what happened.

Each is the shortest match, of those with a small seed, in which everything happens that it is kept for.
"""

from collections.abc import Callable
from difflib import unified_diff
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.games.hoops.courtside import CARDS, COACHES
from tests.games.serve_play.court_talk import REAL_DECKS
from tests.helpers import at_random, play_out
from tests.table_talk import CLAY, GRASS, HARD, INDOOR, REAL_DECK
from wwtennis.cli.verify import verified
from wwtennis.files.logs import lines_of
from wwtennis.games import kind_of
from wwtennis.games.hoops import events as ho
from wwtennis.games.hoops import setup as hoops
from wwtennis.games.hoops.game import Hoops
from wwtennis.games.serve_play import events as sp
from wwtennis.games.serve_play import setup as serve_play
from wwtennis.games.serve_play.game import ServePlay
from wwtennis.games.worldwide.cards import Kind
from wwtennis.games.worldwide.events import (
    ChallengeDecided,
    ChallengeRegained,
    EndsChanged,
    Going,
    How,
    PileShuffled,
    Planned,
    PlayerMoved,
    PointWon,
    SideOffered,
    SmashSetAside,
    SoloTired,
    StrokeLanded,
)
from wwtennis.games.worldwide.game import Worldwide
from wwtennis.games.worldwide.setup import Level, Setup
from wwtennis.games.worldwide.solo_levels import BY_THE_BOOK
from wwtennis.kernel.game import Event, Game
from wwtennis.kernel.log import VERSION, read_object
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
from wwtennis.tennis.score import BEST_OF_3

HERE = Path(__file__).parent

Happening = Callable[[Event], bool]


def ended(how: How) -> Happening:
    return lambda event: isinstance(event, PointWon) and event.how is how


def went(going: Going) -> Happening:
    return lambda event: isinstance(event, PlayerMoved) and event.going is going


def landed(kind: Kind) -> Happening:
    return lambda event: isinstance(event, StrokeLanded) and REAL_DECK.strokes[event.card].kind is kind


def decided(upheld: bool) -> Happening:
    return lambda event: isinstance(event, ChallengeDecided) and event.upheld is upheld


def took_back(event: Event) -> bool:
    return isinstance(event, Planned) and event.card is not None


def told(kind: type[Event]) -> Happening:
    return lambda event: isinstance(event, kind)


def won_by(how: sp.How) -> Happening:
    return lambda event: isinstance(event, sp.PointWon) and event.how is how


def shuffled_during_play(event: Event) -> bool:
    return isinstance(event, sp.PlayDeckShuffled) and len(event.order) < len(REAL_DECKS.plays)


def bought_to_hand(event: Event) -> bool:
    return isinstance(event, ho.CardBought) and event.to_hand


def reached_six_all(event: Event) -> bool:
    return isinstance(event, PointWon) and event.score.games == (6, 6)


class Playthrough(msgspec.Struct, frozen=True):
    name: str
    game: Game[Any]
    kept_for: tuple[Happening, ...]
    seeds: int = 300

    @property
    def path(self) -> Path:
        return HERE / f"{self.name}.jsonl"


PLAYTHROUGHS = [
    Playthrough(
        "warmup-tiebreak-clay",
        Worldwide(Setup(REAL_DECK, surface=CLAY, level=Level.WARMUP)),
        (ended(How.DOUBLE_FAULT), landed(Kind.DROP_SHOT), went(Going.NET), went(Going.BACK), took_back),
    ),
    Playthrough(
        "advanced-tiebreak-grass",
        Worldwide(Setup(REAL_DECK, surface=GRASS, challenges=False)),
        (ended(How.ACE), ended(How.WINNER), landed(Kind.LOB), went(Going.RETREAT), told(EndsChanged)),
    ),
    Playthrough(
        "challenges-tiebreak-hard",
        Worldwide(Setup(REAL_DECK, surface=HARD)),
        (decided(True), decided(False), landed(Kind.PASSING), landed(Kind.VOLLEY), ended(How.NO_CARD)),
    ),
    Playthrough(
        "match-best-of-3-indoor",
        Worldwide(Setup(REAL_DECK, surface=INDOOR, played=BEST_OF_3)),
        (reached_six_all, told(SideOffered), decided(False), told(ChallengeRegained), told(PileShuffled)),
    ),
    Playthrough(
        "solo-tiebreak-hard",
        Worldwide(Setup(REAL_DECK, surface=HARD, solo=BY_THE_BOOK)),
        (told(SmashSetAside), told(SoloTired), ended(How.DIRECT_FAULT), ended(How.WINNER), told(EndsChanged)),
    ),
    Playthrough(
        "serve-play-singles",
        ServePlay(serve_play.Setup(REAL_DECKS, ("Ann", "Bob"))),
        (*[won_by(how) for how in sp.How], told(sp.ServeDeckRenewed), shuffled_during_play),
    ),
    Playthrough(
        "serve-play-doubles",
        ServePlay(serve_play.Setup(REAL_DECKS, ("Ann", "Bob", "Cy", "Dee"), tiebreak=True)),
        (told(sp.CardsExchanged), told(sp.BallLeft), won_by(sp.How.SMASH), won_by(sp.How.KILL)),
    ),
    Playthrough(
        "hoops-short",
        Hoops(hoops.Setup(CARDS, COACHES[:2], hoops.Length.SHORT)),
        (told(ho.PlayerShifted), told(ho.FatigueTaken), told(ho.DiceRerolled), told(ho.TrackMoved)),
        seeds=60,
    ),
    Playthrough(
        "hoops-overtime",
        Hoops(hoops.Setup(CARDS, COACHES[:2], hoops.Length.SHORT)),
        (told(ho.OvertimeStarted), told(ho.CardRemoved)),
    ),
    Playthrough(
        "hoops-every-variant",
        Hoops(
            hoops.Setup(
                CARDS, COACHES[:2], hoops.Length.SHORT, own_team=True, draft=True, money_time=True, decisive=True,
                mismatches=5, profiles=hoops.Profiles.CHOSEN, compensation=hoops.Compensation.MORE,
            )
        ),
        (told(ho.TeamCardTaken), told(ho.MiniMarketShown), told(ho.MismatchPlayed), bought_to_hand),
        seeds=60,
    ),
    Playthrough(
        "hoops-four-coaches",
        Hoops(hoops.Setup(CARDS, COACHES, hoops.Length.SHORT, mismatches=2)),
        (told(ho.MismatchCalled), told(ho.DiceRerolled)),
        seeds=20,
    ),
    Playthrough(
        "hoops-machine",
        Hoops(hoops.Setup(CARDS, COACHES[:2], hoops.Length.SHORT, machine=hoops.Machine("wall", -3))),
        (told(ho.PlayerRecruited), told(ho.TacticTaken), told(ho.OfferDeclined)),
        seeds=40,
    ),
]  # fmt: skip


def play(game: Game[Any], seed: int) -> Table[Any]:
    table: Table[Any] = Table(game, SeededLuck(seed))
    table.open()
    return play_out(table, at_random(seed))


def holds(playthrough: Playthrough, table: Table[Any]) -> bool:
    events = [entry for entry in table.entries or () if isinstance(entry, Event)]
    return all(any(map(happened, events)) for happened in playthrough.kept_for)


def shortest(playthrough: Playthrough) -> int:
    """The seed of the shortest match that has it all."""
    lengths = {}
    for seed in range(playthrough.seeds):
        table = play(playthrough.game, seed)
        if holds(playthrough, table):
            lengths[seed] = len(table.entries or ())
    return min(lengths, key=lambda seed: lengths[seed])


def log_of(seed: int, table: Table[Any]) -> list[str]:
    """The whole log. It says a program of its own, so that a release changes nothing here."""
    game = table.game
    header = kind_of(game.name).header_of(table.state.setup, seed, ["random"] * game.seats)
    return [line.decode() for line in lines_of(replace(header, program="golden"), table.entries or [])]


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
def test_match_is_played_as_it_was_kept(playthrough: Playthrough, renew: bool):
    if renew:
        seed = shortest(playthrough)
        lines = log_of(seed, play(playthrough.game, seed))
        playthrough.path.write_text("".join(lines), encoding="utf-8")
    kept = playthrough.path.read_text(encoding="utf-8").splitlines(keepends=True)
    seed = read_object(kept[0].encode())["seed"]
    table = play(playthrough.game, seed)

    changed = list(unified_diff(kept, log_of(seed, table), "kept", "played", n=2))

    assert not changed, f"{playthrough.path.name}:\n{''.join(changed[:20])}"
    assert holds(playthrough, table), "it has lost what it was kept for: play it anew"


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
def test_what_is_kept_is_a_log_that_holds(playthrough: Playthrough):
    recording, checked = verified(playthrough.path)
    assert (checked.finished, recording.sealed, recording.version) == (True, True, VERSION)
