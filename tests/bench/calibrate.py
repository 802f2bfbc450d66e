"""Searches for numbers on the cards with which matches of Worldwide Tennis have the shape of the tour's.

    python -m tests.bench.calibrate clay [--rounds 12] [--matches 300] [--seed 1] [--jobs 1] > deck-clay.yaml
    python -m tests.bench.calibrate everywhere ...

A surface by itself: what is varied is the malus of cards there, in groups (`MALUSES`). Everywhere: the difficulties
(`DIFFICULTIES`), which all surfaces share. Both start from the deck that ships, or from `--deck`, and keep what the
books say of the cards. Two greedy bots play tie-breaks by the advanced rules; every candidate of a round is played with
the same luck, and every round has its own. The objective is how far all figures of the lab that have a band lie outside
of it, with a light pull to its middle (`distance`). Zones, spins, draws and Stars are not varied: they are set by hand.

The optimiser is CMA-ES, which asks for no gradient and bears a noisy objective (`pip install -e .[calibrate]`).
The best deck is printed, with the distances of all rounds on stderr. `wwtennis lab --deck` has the last word on it.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import cma
import yaml

from tests.known_cards import breaches
from wwtennis.files.material import material_of
from wwtennis.files.shipped import assets_folder
from wwtennis.games.worldwide.bots.greedy import reply
from wwtennis.games.worldwide.cards import Deck, Surface
from wwtennis.games.worldwide.deck import read_deck
from wwtennis.games.worldwide.game import Worldwide
from wwtennis.games.worldwide.setup import Setup
from wwtennis.games.worldwide.state import Match, Phase
from wwtennis.games.worldwide.stats.measures import MEASURES, Band
from wwtennis.games.worldwide.stats.shape import Pace, Shape, shape_for
from wwtennis.kernel.luck import SeededLuck

Cards = dict[str, list[dict[str, Any]]]  # a file of cards, by piles


class Lever(NamedTuple):
    """Cards whose number goes up or down together."""

    name: str
    numbers: Sequence[int]
    most: int = 20


BACKHAND_ATTACK = 29  # the books show its malus on clay
FOREHAND_ATTACK = 25  # and its difficulty
MALUSES = (
    Lever("attacks", [number for number in range(25, 33) if number != BACKHAND_ATTACK]),
    Lever("passing shots", range(38, 44)),
    Lever("lobs", (44, 45)),
    Lever("volleys", range(48, 58)),
    Lever("the third serve", (63,)),
    Lever("the big serves", (64, 65)),
)
DIFFICULTIES = (
    Lever("down the line and crosscourt", (*range(9, 13), *range(21, 25)), 7),
    Lever("attacks", [number for number in range(25, 33) if number != FOREHAND_ATTACK], 12),
    Lever("drop shots", (33, 34), 12),
    Lever("passing shots", range(38, 44), 12),
    Lever("volleys", range(48, 58), 12),
    Lever("smash", (60,), 12),
)

# How far outside of a band with one end is as bad as half of one with two
UNITS = {"net_won": 5.0, "drops": 2.0, "smashes": 0.5, "full": 10.0, "empty": 5.0}
UNSURE = ("seat_a", "first_server")  # one observation in a match: they need thousands, and are no matter of numbers
MARGIN = 0.2  # of half a band: so far inside it is safe
PULL = 0.05
BROKEN = 10.0  # for what the books say and the deck does not


def levelled(cards: Cards, levers: Sequence[Lever], steps: Sequence[float], surface: Surface | None) -> Cards:
    """The deck with each lever so many steps up or down: maluses on a surface, or difficulties."""
    changed = deepcopy(cards)
    rows = {row["number"]: row for pile in changed.values() for row in pile}
    for lever, step in zip(levers, steps, strict=True):
        for number in lever.numbers:
            fields, name = (rows[number], "difficulty") if surface is None else (rows[number]["malus"], surface.value)
            fields[name] = min(lever.most, max(0, fields[name] + round(step)))
    return changed


def shape_on(deck: Deck, surface: Surface, matches: int, seed: int) -> Shape:
    """So many tie-breaks of greedy against itself."""
    summed, game = shape_for(deck), Worldwide(Setup(deck, surface=surface))
    for number in range(matches):
        shape, state, luck = shape_for(deck), game.new_state(), SeededLuck(seed * 1_000_003 + number)
        events = game.opening(state, luck)
        while True:
            for event in events:
                game.advance(state, event)
                shape.hear(event)
            if state.phase is Phase.OVER:
                break
            _count_hands(state, shape)
            events = game.play(state, reply(state), luck)
        summed.add(shape)
    return summed


def _count_hands(state: Match, shape: Shape) -> None:
    if state.phase is Phase.SERVE and state.fault is None:
        pace = shape.pace.setdefault(shape.box.points, Pace())
        for side in state.sides:
            held = len(side.hand)
            pace.add(Pace(1, side.stars, held, held >= side.limit, held == 0))


def distance(shape: Shape, tour: Mapping[str, Any]) -> float:
    """How far the figures lie outside of their bands, in halves of a band."""
    total = 0.0
    for measure in MEASURES:
        band = measure.allowed(tour.get(measure.id))
        if band is not None and measure.id not in UNSURE:
            total += outside(measure.id, shape.ratios[measure.id].value * measure.scale, band)
    return total


def outside(name: str, value: float, band: Band) -> float:
    low, high = band
    if low is not None and high is not None:
        middle, half = (low + high) / 2, (high - low) / 2
        off = abs(value - middle) / half
        return max(0.0, off - (1 - MARGIN)) + PULL * off * off
    beyond = low - value if low is not None else value - (high or 0.0)
    return max(0.0, beyond / UNITS[name] + MARGIN)


def judged(cards: Cards, surfaces: Sequence[Surface], matches: int, seed: int) -> float:
    deck, tour = read_deck(cards, "candidate"), material_of("worldwide").tour
    played = sum(distance(shape_on(deck, surface, matches, seed), tour[surface]) for surface in surfaces)
    return played / len(surfaces) + BROKEN * len(breaches(deck))


def searched(cards: Cards, where: Surface | None, asked: argparse.Namespace) -> Cards:
    """The best deck that was found: the mean of what the last round believes in."""
    levers = DIFFICULTIES if where is None else MALUSES
    surfaces = tuple(Surface) if where is None else (where,)
    options = {"seed": asked.seed, "verbose": -9, "maxiter": asked.rounds, "integer_variables": [*range(len(levers))]}
    search = cma.CMAEvolutionStrategy([0.0] * len(levers), asked.sigma, options)
    with ProcessPoolExecutor(asked.jobs) as pool:
        for number in range(asked.rounds):
            steps = search.ask()
            decks = [levelled(cards, levers, each, where) for each in steps]
            play = partial(judged, surfaces=surfaces, matches=asked.matches, seed=asked.seed + number)
            distances = list(pool.map(play, decks))
            search.tell(steps, distances)
            _tell(f"{where or 'everywhere'}, round {number + 1}: best {min(distances):.2f}, ", levers, search)
    return levelled(cards, levers, search.result.xfavorite, where)


def _tell(words: str, levers: Sequence[Lever], search: Any) -> None:
    favoured = [f"{lever.name} {step:+.1f}" for lever, step in zip(levers, search.result.xfavorite, strict=True)]
    print(words + ", ".join(favoured), file=sys.stderr, flush=True)


CARD = re.compile(r"^  - \{number: (\d+),.*\n(?:     .*\n)*", re.MULTILINE)


def written(text: str, cards: Cards) -> str:
    """The file of the deck with these numbers in it, and everything else as it was."""
    rows = {row["number"]: row for pile in cards.values() for row in pile}

    def card(found: re.Match[str]) -> str:
        row, lines = rows[int(found[1])], found[0]
        malus = ", ".join(f"{surface}: {malus}" for surface, malus in row["malus"].items())
        lines = re.sub(r"malus: \{[^}]*\}", f"malus: {{{malus}}}", lines)
        return re.sub(r"difficulty: \d+", f"difficulty: {row['difficulty']}", lines)

    return CARD.sub(card, text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("where", choices=[*(surface.value for surface in Surface), "everywhere"])
    parser.add_argument("--deck", type=Path, default=assets_folder() / "worldwide" / "deck.yaml")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--matches", type=int, default=300, help="of each candidate, on each surface")
    parser.add_argument("--sigma", type=float, default=0.8, help="how far the first candidates lie apart")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    text = asked.deck.read_text(encoding="utf-8")
    where = None if asked.where == "everywhere" else Surface(asked.where)
    print(written(text, searched(yaml.safe_load(text), where, asked)), end="")


if __name__ == "__main__":
    main()
