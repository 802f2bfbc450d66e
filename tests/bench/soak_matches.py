"""The long run: random and greedy matches over all surfaces, modes, rules and options, watched at every event.

    python -m tests.bench.soak_matches [--random 2000] [--greedy 500] [--seed 1]

After each event the invariants hold; each match ends; its log is written, read and verified: as file, against the
rules and against its seed; and folding it gives the state that the match ended with.
"""

import argparse
import itertools
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.games.worldwide.test_invariants import is_legal
from tests.helpers import books
from tests.material import load_deck, load_players
from tests.recordings import table_for
from wwtennis.cli.verify import verified
from wwtennis.files.logs import write_log
from wwtennis.games.worldwide.bots import BOTS
from wwtennis.games.worldwide.cards import STROKES, Surface
from wwtennis.games.worldwide.events import PointReplayed, PointStarted, PointWon, StrokePlayed
from wwtennis.games.worldwide.header import header_of
from wwtennis.games.worldwide.setup import CHALLENGES, Level, Setup, seat_of
from wwtennis.games.worldwide.solo_levels import SOLO_LEVELS
from wwtennis.games.worldwide.state import Match
from wwtennis.kernel.bots import make_bot
from wwtennis.kernel.game import Event
from wwtennis.kernel.table import Table, fold
from wwtennis.lab.match import play_out
from wwtennis.tennis.score import BEST_OF_3, BEST_OF_5, TIEBREAK_MODE, winner

DECK = load_deck()
FORMATS = (TIEBREAK_MODE, TIEBREAK_MODE, BEST_OF_3, TIEBREAK_MODE, BEST_OF_5)  # a match of sets is as long as many


def setups() -> Iterator[Setup]:
    """Every surface, mode, rule level and option, round and round; every fifth or so with player cards or solo."""
    cards, levels = itertools.cycle(load_players().values()), itertools.cycle(SOLO_LEVELS.values())
    options = itertools.product(Level, (True, False), FORMATS, Surface)
    for number, (level, challenges, played, surface) in enumerate(itertools.cycle(options)):
        setup = Setup(DECK, played, surface, level, challenges)
        if number % 7 == 3:
            setup = Setup(DECK, played, surface, level, challenges, solo=next(levels))
        elif number % 5 == 1 and level is Level.ADVANCED:
            seats = seat_of("A", next(cards)), seat_of("B", next(cards))
            setup = Setup(DECK, played, surface, level, challenges, seats)
        yield setup


class Watch:
    """Looks at the state after each event."""

    def __init__(self, table: Table[Match]) -> None:
        self.table = table
        self.strokes = self.events = 0

    def hear(self, event: Event) -> None:
        m = self.table.state
        for seat, end in enumerate(m.sides):
            there = [*end.hand, *end.draw, *end.discard, *end.played]
            if end.solo is not None:
                there += itertools.chain(*end.solo.piles.values())
                there += [] if end.solo.smash is None else [end.solo.smash]
            removed = m.setup.seats[seat].removed
            assert sorted(there) == [card for card in STROKES if card not in removed], (event, there)
            assert 0 <= end.stars <= end.tokens, event
            assert 0 <= end.challenges <= (CHALLENGES if m.setup.challenges_on else 0), event
            if isinstance(event, PointStarted):
                assert len(end.hand) <= end.limit, event
                assert end.played == [], event
        assert is_legal(m.setup.played, m.score), m.score
        if isinstance(event, PointStarted | PointWon | PointReplayed):
            self.strokes = self.events = 0
        self.strokes += isinstance(event, StrokePlayed)
        self.events += 1
        assert self.strokes <= 80, "a point that does not end"
        assert self.events <= 600, "a point that does not end"


def soak(bot: str, matches: int, seed: int, folder: Path) -> Counter[str]:
    """Play, watch and verify so many matches; what they were, counted."""
    found: Counter[str] = Counter()
    for number, setup in enumerate(itertools.islice(setups(), matches)):
        table = table_for(setup, seed + number, record=True)
        table.subscribe(Watch(table).hear)
        decisions = play_out(table, [make_bot(BOTS, bot, seed + number + at) for at in (1, 2)])
        assert winner(setup.played, table.state.score) is not None
        path = folder / f"{bot}-{number}.jsonl"
        write_log(path, header_of(setup, seed + number, (bot, "solo" if setup.solo else bot)), table.entries)
        recording, checked = verified(path)
        assert (checked.finished, checked.decisions) == (True, decisions)
        assert books(fold(table.game, recording.entries)) == books(table.state)
        path.unlink()
        found += Counter(
            {"matches": 1, "decisions": decisions, "entries": len(table.entries), "solo": bool(setup.solo)}
        )
        found += Counter({setup.surface.value: 1, setup.level.value: 1, setup.played.mode.value: 1})
        found["with player cards"] += any(seat.player for seat in setup.seats)
        if number % 100 == 99:
            print(f"{bot}: {number + 1}", file=sys.stderr)
    return found


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m tests.bench.soak_matches", description=__doc__)
    asked.add_argument("--random", type=int, default=2000)
    asked.add_argument("--greedy", type=int, default=500)
    asked.add_argument("--seed", type=int, default=1)
    told = asked.parse_args()
    with TemporaryDirectory() as folder:
        for bot, matches in (("random", told.random), ("greedy", told.greedy)):
            start = time.perf_counter()
            found = soak(bot, matches, told.seed, Path(folder))
            print(f"{bot}: no invariant violated, all logs verified, {time.perf_counter() - start:.0f} s", dict(found))


if __name__ == "__main__":
    main()
