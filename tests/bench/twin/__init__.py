"""A twin of Worldwide Tennis for two bots, in C++: the same matches, number for number, hundreds of times as fast.

To set the numbers of a deck one has to see millions of points played with it, by greedy and by the search. The game
itself is made to be read, recorded and watched; the twin only plays, and only what calibration needs: two players,
with player cards or without, greedy or search, in the advanced rules. It has the rules a second time, so it is believed
only as far as it is checked: `python -m tests.bench.twin` plays the same seeds here and there, and every count must be
the same; with `--players` so does who has a player card, and each power there is. A test does so too.

It needs a C++ compiler (`c++`, or what CXX names).
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, NamedTuple

from wwtennis.games.worldwide.bots import beliefs, search
from wwtennis.games.worldwide.bots.greedy import serves, worth
from wwtennis.games.worldwide.cards import Deck, Kind, Risk, Serve, Spin, Stands, Stroke, Surface, Wing
from wwtennis.games.worldwide.player_cards import PlayerCard
from wwtennis.kernel.estimates import Ratio

FOLDER = Path(__file__).parent
FLAGS = ("-O2", "-std=c++17", "-Wall", "-Wextra")
NO_ACE = (99, 99)
NOT_BELIEVED = ("CARDS", "FROM")  # by themselves: the twin has them by their place, and by zone

Beliefs = Mapping[str, Any]  # by name: a number, or several


class Plan(NamedTuple):
    """What is to be played on a surface: so many matches, from this seed."""

    matches: int
    seed: int
    rollouts: tuple[int, int] = (0, 0)  # of each seat; 0: greedy
    best_of: int = 0  # 0: a tie-break
    stays_back: bool = False  # seat A never goes to the net
    swapped: bool = False  # every match a second time with its luck, seats changed
    removed: tuple[int, ...] = ()  # from the deck of seat A
    players: tuple[PlayerCard | None, PlayerCard | None] = (None, None)


class Use(NamedTuple):
    """Of a card: as in `stats/card_use.py`."""

    held: int
    playable: int
    chosen: int
    second: int
    spins: tuple[int, int, int]  # none, topspin, slice


class Played(NamedTuple):
    """What came of it: the figures by their ids, `points` and `matches` won by seat A's player; and the cards."""

    figures: dict[str, Ratio]
    cards: dict[int, Use]


def believed() -> dict[str, Any]:
    """What the bots believe now."""
    found = {name: value for name, value in vars(beliefs).items() if name.isupper() and name not in NOT_BELIEVED}
    found |= {name: list(value.values()) for name, value in found.items() if isinstance(value, dict)}
    found["CARDS"] = [beliefs.CARDS[kind] for kind in Kind]
    found |= {f"FROM_{zone}": value for zone, value in beliefs.FROM.items()}
    found |= {"THRIFT": worth.THRIFT, "A_RUN": worth.A_RUN, "TOO_MANY": worth.TOO_MANY, "A_HAIR": serves.A_HAIR}
    return found | {"DOUBT": search.DOUBT}


def told(deck: Deck, mind: Beliefs, other: Beliefs | None = None) -> str:
    """The cards and what is believed of them, as the twin reads it; `other`: what seat B believes otherwise."""
    lines = [_stroke(card) for card in deck.strokes.values()] + [_serve(card) for card in deck.serves.values()]
    lines += [f"belief {name} {_numbers(value)}" for name, value in mind.items()]
    lines += [f"other {name} {_numbers(value)}" for name, value in (other or {}).items()]
    return "\n".join(lines) + "\n"


def _numbers(value: float | Sequence[float]) -> str:
    return " ".join([repr(float(number)) for number in ([value] if isinstance(value, int | float) else value)])


def _place(member: Any, of: Any) -> int:
    """Of an enum's member, from 1; 0: none."""
    return 0 if member is None else 1 + list(of).index(member)


def _stroke(card: Stroke) -> str:
    zones = ["".join(zones) or "-" for zones in (card.starts, card.targets)]
    fields = [
        card.number, _place(card.kind, Kind) - 1, _place(card.risk, Risk) - 1, card.difficulty, *zones,
        *[card.malus[surface] for surface in Surface], card.draw, card.star, _place(card.spin, Spin),
        _place(card.opponent, Stands), card.star_cost, int(card.starting_hand), int(card.winner), int(card.reusable),
        _place(card.wing, Wing),
    ]  # fmt: skip
    return " ".join(["stroke", *map(str, fields)])


def _serve(card: Serve) -> str:
    maluses = [card.malus[surface] for surface in Surface]
    fields = [card.number, _place(card.risk, Risk) - 1, card.difficulty, *maluses, card.topspin, card.slice]
    return " ".join(["serve", *map(str, [*fields, *(card.ace or NO_ACE)])])


def _player(seat: int, card: PlayerCard) -> str:
    fields = [seat, card.hand, card.stars_up, card.stars_up + card.stars_down, len(card.removed), *card.removed]
    held = [f"{power} {number}" for power, number in card.powers + card.penalties]
    return " ".join(["player", *map(str, fields), *held])


@cache
def program() -> Path:
    """The twin, compiled once a process."""
    path = Path(mkdtemp()) / "twin"
    subprocess.run([os.environ.get("CXX", "c++"), *FLAGS, "-o", path, FOLDER / "twin.cpp"], check=True)
    return path


def play(told: str, surface: Surface, plan: Plan) -> Played:
    """Play it, with cards and beliefs as they were told."""
    place = list(Surface).index(surface)
    numbers = [place, plan.best_of, plan.seed, plan.matches, *plan.rollouts, int(plan.stays_back), int(plan.swapped)]
    words = [str(number) for number in [*numbers, *plan.removed]]
    seated = [_player(seat, card) for seat, card in enumerate(plan.players) if card is not None]
    lines = "\n".join([told, *seated])
    done = subprocess.run([program(), *words], input=lines, capture_output=True, text=True, check=True)
    figures, cards = {}, {}
    for line in done.stdout.splitlines():
        what, name, *rest = line.split()
        if what == "figure":
            matches, *sums = map(float, rest)
            figures[name] = Ratio(int(matches), *sums)
        else:
            held, playable, chosen, second, *spins = map(int, rest)
            cards[int(name)] = Use(held, playable, chosen, second, (spins[0], spins[1], spins[2]))
    return Played(figures, cards)
