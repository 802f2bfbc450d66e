"""Searches for numbers on the cards with which matches of Worldwide Tennis have the shape of the tour's.

    python -m tests.bench.calibrate [--deck FILE] [--rounds 4] [--candidates 120] [--matches 800] [--jobs 2] > deck.yaml

What is varied are difficulties, draws, Stars and maluses, in groups of cards (`GROUPS`): half a step of a group moves
half of its cards by one. What the books say of the cards is kept. Spins, zones and the starting hand are set by hand.

What is wanted is that each figure of the lab that has a band lies well inside of it, on every surface, for greedy and
for the search alike; that each kind of strokes is missed on some surface by a player who lacks it; and that it costs
points on grass never to go to the net. The sum of the squares of what is missed is to be least (`misses`).

A round tries candidates around a centre, each lever moved at random. Bots play by what they believe of the cards, so
for each deck that is fitted first, quickly. Then each figure gets a linear model in the levers, and the step that these
models like best is solved for. It is tried carefully, whole, half and a quarter; the best is the next centre, or where
none is better than the old one, the next candidates lie closer. Why so: each figure is known by itself and is nearly
linear in the levers, so every match that is played says something of every lever. An optimiser that sees nothing but
the sum of what is missed would need many times the matches.

On one core a tie-break of greedy takes about 1/400 s, one of search with 100 roll-outs 1.5 s. A candidate of the usual
size takes two minutes, a round five hours.

It needs numpy and scipy (`pip install -e .[calibrate]`). The best deck is printed, what is missed after each round goes
to stderr. `wwtennis lab --deck` and `tests.bench.choice --deck` have the last word on it, and once it ships, the bots
learn it well with `tests.bench.fit_beliefs`.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Mapping, Sequence
from copy import deepcopy
from itertools import cycle, islice
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import numpy as np
import yaml
from numpy.typing import NDArray
from scipy.optimize import least_squares

from tests.bench.choice import NET_COSTS, TAKEN, Lack, Terms, agreed, losses
from tests.bench.fit_beliefs import Beliefs, believe, half_way, held, learnt
from tests.known_cards import breaches
from tests.material import load_deck
from wwtennis.files.material import material_of
from wwtennis.files.shipped import assets_folder
from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.deck import read_deck
from wwtennis.games.worldwide.header import GAME
from wwtennis.games.worldwide.options import ALL
from wwtennis.games.worldwide.setup import Setup
from wwtennis.games.worldwide.stats.measures import FASTER, MEASURES, Band
from wwtennis.lab import study
from wwtennis.lab.spread import ALONE, Crew, crew, spread

Row = dict[str, Any]  # a card of the file
Cards = dict[str, list[Row]]  # the file, by piles
Steps = NDArray[np.float64]  # of each lever, in widths


# What is varied


class Lever(NamedTuple):
    """Cards of which a number goes up or down together."""

    field: str
    numbers: Sequence[int]
    surfaces: tuple[Surface, ...]  # of a malus
    width: float  # how far is far
    least: int
    most: int

    def numbers_of(self, row: Row) -> tuple[dict[str, int], Sequence[str]]:
        """Where they are on a card, and by which names."""
        return (row["malus"], self.surfaces) if self.surfaces else (row, (self.field,))


# Of each group of cards what is varied: width, least and most. The books show the malus and the Star of the defense
# (#1, and #13 is like it), the draw and the Star of the forehand crosscourt (#11), the difficulty of the forehand
# attack (#25) and the malus of the backhand attack (#29).
GROUPS: dict[str, tuple[Sequence[int], dict[str, tuple[float, int, int]]]] = {
    "low-risk strokes": ((*range(2, 13), *range(14, 25), 35, 46, 47), {"malus": (0.4, 0, 2)}),
    "blocked, deep and stretched defenses": ((3, 5, 15, 17, 46, 47), {"draw": (0.4, 0, 3)}),
    "sliced, heavy, running and inside-out defenses": ((2, 7, 8, 14, 19, 20, 35), {"draw": (0.4, 0, 3)}),
    "looped, chipped and floated defenses": ((4, 6, 16, 18), {"draw": (0.4, 0, 2)}),
    "the same, and crosscourt but #11": ((4, 6, 16, 18, 12, 23, 24), {"star": (0.4, 0, 1)}),
    "down the line and crosscourt": ((*range(9, 13), *range(21, 25)), {"difficulty": (0.6, 0, 8)}),
    "the same but #11": ((9, 10, 12, *range(21, 25)), {"draw": (0.4, 0, 3)}),
    "attacks but #25": (range(26, 33), {"difficulty": (0.6, 3, 14)}),
    "attacks but #29": (
        (*range(25, 29), *range(30, 33)),
        {"draw": (0.4, 0, 3), "star": (0.4, 0, 1), "malus": (0.8, 0, 12)},
    ),
    "drop shots": ((33, 34), {"difficulty": (0.8, 3, 14), "draw": (0.7, 0, 3), "malus": (1.2, 0, 12)}),
    "forehand winner": ((36,), {"draw": (1.0, 0, 3)}),
    "passing shots": (
        range(38, 44),
        {"difficulty": (1.0, 1, 14), "draw": (0.6, 0, 4), "star": (0.4, 0, 1), "malus": (1.6, 0, 18)},
    ),
    "lobs": ((44, 45), {"difficulty": (1.0, 0, 14), "draw": (0.7, 0, 4), "malus": (1.4, 0, 16)}),
    "volleys": (range(48, 58), {"difficulty": (0.8, 0, 14), "draw": (0.25, 0, 1), "malus": (1.4, 0, 18)}),
    "drop volleys": ((58, 59), {"difficulty": (1.5, 0, 14), "draw": (1.0, 0, 3)}),
    "smash": ((60,), {"difficulty": (1.5, 0, 14), "draw": (1.0, 0, 4), "malus": (2.0, 0, 20)}),
    "heavy serve": ((63,), {"malus": (0.7, 0, 12)}),
    "big serve and cannonball": ((64, 65), {"malus": (0.7, 0, 14)}),
}
DROP_SHOTS, _ = GROUPS["drop shots"]
LEVERS = [
    Lever(field, numbers, surfaces, *limits)
    for numbers, fields in GROUPS.values()
    for field, limits in fields.items()
    for surfaces in (FASTER if field == "malus" else [()])
]


def rows_of(cards: Cards) -> dict[int, Row]:
    return {row["number"]: row for pile in cards.values() for row in pile}


def moved(cards: Cards, steps: Steps) -> tuple[Cards, Steps]:
    """The deck with each lever so many steps up or down, and these: none of what would break what the books say."""
    made = steps.copy()
    for place, lever in enumerate(LEVERS):
        changed = pulled(cards, lever, steps[place] * lever.width)
        if breaches(read_deck(changed, "candidate")):
            made[place] = 0
        else:
            cards = changed
    return cards, made


def pulled(cards: Cards, lever: Lever, by: float) -> Cards:
    """The deck with this lever so far up or down: its cards take turns to move by one, forehands among backhands."""
    changed, up = deepcopy(cards), 1 if by > 0 else -1
    rows, order = rows_of(changed), sorted(lever.numbers, key=lambda number: number * 7919 % 61)
    for number in islice(cycle(order), round(abs(by) * len(order))):
        fields, names = lever.numbers_of(rows[number])
        for name in names:
            new = fields.get(name, 0) + up
            if lever.least <= new <= lever.most:
                fields[name] = new
    for malus in [rows[number]["malus"] for number in DROP_SHOTS]:  # which are best on clay
        malus.update({on: min(there, max(0, malus["clay"] - 1)) for on, there in malus.items() if on != "clay"})
    return changed


def room(cards: Cards, far: float) -> tuple[Steps, Steps]:
    """How far each lever can go down and up, in widths, and no further than this: beyond it no card moves."""
    rows, ends = rows_of(cards), []
    for lever in LEVERS:
        found = [lever.numbers_of(rows[number]) for number in lever.numbers]
        now = [fields.get(name, 0) for fields, names in found for name in names]
        down, up = max(now) - lever.least, lever.most - min(now)
        ends.append([-min(far, max(0, down) / lever.width), min(far, max(0, up) / lever.width)])
    low, high = np.array(ends).T
    return low, high


CARD = re.compile(r"^  - \{number: (\d+),.*\n(?:     .*\n)*", re.MULTILINE)


def written(text: str, cards: Cards) -> str:
    """The file of the deck with these numbers in it, and everything else as it was. It is laid out as ours is."""
    rows = rows_of(cards)

    def card(found: re.Match[str]) -> str:
        row = rows[int(found[1])]
        gains = "".join(f", {name}: {row[name]}" for name in ("draw", "star") if row.get(name))
        malus = ", ".join(f"{surface}: {malus}" for surface, malus in row["malus"].items())
        lines = re.sub(r", (draw|star): \d+", "", found[0])
        lines = re.sub(r"malus: \{[^}]*\}", f"malus: {{{malus}}}{gains}", lines)
        return re.sub(r"difficulty: \d+", f"difficulty: {row['difficulty']}", lines)

    return CARD.sub(card, text)


# What is measured

GREEDY, SEARCH, WITHOUT, THE_NET = "greedy", "search:100", "without", "the net"
LEARNT, LEAST_LEARNT = 2, 100  # matches to learn from, for each match on a surface
OF_SEARCH = 60  # matches of greedy for each of search, which takes as long as hundreds
OF_LACKS = 3  # ... for each with a lack, of which there are many


class Figure(NamedTuple):
    """One of those of the lab, in matches of a bot against itself; or what a lack costs, in points of a hundred."""

    of: str
    name: str
    surface: Surface

    def __str__(self) -> str:
        return f"{self.of} {self.name} on {self.surface}"


Figures = Mapping[Figure, float]


class Trial(NamedTuple):
    """A deck to play with, and how much; by bots that believed this, and learn in so many rounds."""

    text: str  # of a file that the deck is written into
    cards: Cards
    beliefs: Beliefs
    rounds: int
    matches: int  # of greedy, on each surface
    seed: int


class Tried(NamedTuple):
    """A deck, what the bots believe of it now, and what came of it."""

    cards: Cards
    beliefs: Beliefs
    figures: Figures

    @property
    def missed(self) -> float:
        return sum([miss * miss for miss in misses(self.figures).values()])

    def __str__(self) -> str:
        """What is missed in all, and the worst of it."""
        found = misses(self.figures)
        worst = sorted([name for name in found if found[name]], key=lambda name: -found[name])[:WORST]
        return f"{self.missed:.1f} ({', '.join([f'{name} {found[name]:.1f}' for name in worst])})"


def tried(trial: Trial) -> Tried:
    """Afterwards the same is believed here as before."""
    before, matches, seed = held(), trial.matches, trial.seed
    with TemporaryDirectory() as folder:
        path = Path(folder) / "deck.yaml"
        path.write_text(written(trial.text, trial.cards), encoding="utf-8")
        try:
            learn(path, trial)
            figures = {
                **shape_of(GREEDY, path, matches, seed),
                **shape_of(SEARCH, path, max(1, matches // OF_SEARCH), seed),
                **costs_of_lacks(path, max(2, matches // OF_LACKS), seed),
            }
            return Tried(trial.cards, held(), figures)
        finally:
            believe(before)


def learn(path: Path, trial: Trial) -> None:
    setups = [Setup(load_deck(path), surface=surface) for surface in Surface]
    matches, seed = max(LEAST_LEARNT, LEARNT * trial.matches), trial.seed * 1_000_003
    believe(trial.beliefs)
    for number in range(trial.rounds):
        believe(half_way(held(), learnt(setups, matches, seed + 2 * matches * number)))


def shape_of(bot: str, path: Path, matches: int, seed: int) -> Figures:
    plan = study.Plan(GAME, (bot, bot), matches, seed, agreed(ALL), path)
    sums = study.Sums(plan)
    for watched in study.run(plan):
        sums.add(watched)
    return {
        Figure(bot, measure.id, part.setup.surface): part.tally.ratios[measure.id].value * measure.scale
        for part in sums.parts
        for measure in MEASURES
        if measure.id in UNITS
    }


def costs_of_lacks(path: Path, matches: int, seed: int) -> Figures:
    strokes, terms = load_deck(path).strokes.values(), Terms(GREEDY, matches, seed, path)
    lacks = {name: Lack(tuple([card.number for card in strokes if is_it(card)])) for name, is_it in TAKEN.items()}
    return {
        Figure(WITHOUT, name, surface): 100 * cost.value
        for name, lack in {**lacks, THE_NET: Lack(net=True)}.items()
        for surface, cost in losses(terms, lack, ALONE).items()
    }


# What is missed

# How far off is bad. Not here: who wins, which needs thousands of matches and is no matter of numbers on cards.
UNITS = {
    "aces": 2.0, "double_faults": 1.6, "first_in": 5.0, "serve_won": 1.5, "shots": 0.15, "short": 3.0, "net": 2.0,
    "net_won": 3.0, "winners": 2.0, "drops": 1.5, "smashes": 0.4, "slice": 1.0, "length": 0.5, "stars": 0.3,
    "full": 3.0, "empty": 1.0,
}  # fmt: skip
MARGIN, AIM = 0.35, 0.5  # so many units inside of a band it is safe, and so many are aimed for
LACK_COSTS, LACK_UNIT = 0.45, 0.8  # points of a hundred, on some surface
NET_MARGIN = 0.4
WORST = 12  # that are told
BANDS: dict[tuple[str, Surface], Band] = {
    (measure.id, surface): measure.allowed(tour.get(measure.id)) or (None, None)
    for surface, tour in material_of(GAME).tour.items()
    for measure in MEASURES
}


def misses(figures: Figures, margin: float = MARGIN) -> dict[str, float]:
    """How far off each figure is, in units; of those that are as they should be, 0."""
    found = {}
    for figure, value in figures.items():
        if figure.of != WITHOUT:
            (low, high), unit = BANDS[figure.name, figure.surface], UNITS[figure.name]
            below, above = (-inf if low is None else low - value), (-inf if high is None else value - high)
            found[str(figure)] = max(0.0, max(below, above) / unit + margin)
    for name in TAKEN:
        dearest = max([figures[Figure(WITHOUT, name, surface)] for surface in Surface])
        found[f"{WITHOUT} {name}"] = max(0.0, LACK_COSTS - dearest) / LACK_UNIT
    on_grass = Figure(WITHOUT, THE_NET, Surface.GRASS)
    found[str(on_grass)] = max(0.0, NET_COSTS + NET_MARGIN - figures[on_grass]) / LACK_UNIT
    return found


# What the candidates say

RIDGE, OWN_RIDGE = 1.0, 12.0  # the search plays few matches: its own slopes must be plain to be believed
PULL = 0.5  # units for each width: no lever goes far for little
Slopes = Mapping[Figure, Steps]  # by how much a width of each lever changes a figure


def slopes_of(steps: Sequence[Steps], found: Sequence[Figures]) -> Slopes:
    """The search shares greedy's slopes, corrected by its own."""
    apart = np.array(steps) - np.mean(steps, axis=0)
    seen = {figure: np.array([each[figure] for each in found]) for figure in found[0]}
    slopes = {figure: ridge(apart, values, RIDGE) for figure, values in seen.items() if figure.of != SEARCH}
    for figure, values in seen.items():
        if figure.of == SEARCH:
            shared = slopes[figure._replace(of=GREEDY)]
            slopes[figure] = shared + ridge(apart, values - apart @ shared, OWN_RIDGE)
    return slopes


def ridge(apart: Steps, values: Steps, strength: float) -> Steps:
    """By how much the values go up with each column."""
    curve = apart.T @ apart + strength * np.eye(apart.shape[1])
    slopes: Steps = np.linalg.solve(curve, apart.T @ (values - values.mean()))
    return slopes


def best_steps(figures: Figures, slopes: Slopes, low: Steps, high: Steps) -> Steps:
    """Where, by the slopes, least would be missed."""
    here, table = np.array([*figures.values()]), np.array([slopes[figure] for figure in figures])

    def off(steps: Steps) -> list[float]:
        foretold = dict(zip(figures, here + table @ steps, strict=True))
        return [*misses(foretold, AIM).values(), *(PULL * steps)]

    little = 1e-9  # a lever that cannot move is no pair of bounds
    steps: Steps = least_squares(off, np.zeros(len(LEVERS)), bounds=(low - little, high + little), max_nfev=300).x
    return steps


# Round by round

SPREAD = 1.5  # widths that candidates lie around the centre
FARTHEST = 1.2  # ... that a step goes
PARTS = {"whole": 1.0, "half": 0.5, "a quarter": 0.25}
CLOSER = 0.6
CAREFUL, CAREFUL_ROUNDS = 8, 3  # times the matches, and rounds of learning, for what may be the next centre


def calibrated(text: str, asked: argparse.Namespace, helpers: Crew) -> Cards:
    """The last centre."""
    random, reach = np.random.default_rng(asked.seed), 1.0
    careful = Trial(text, yaml.safe_load(text), held(), CAREFUL_ROUNDS, CAREFUL * asked.matches, asked.seed)
    (centre,) = played([careful], helpers)
    tell(f"missed at the start: {centre}")
    for number in range(1, asked.rounds + 1):
        quick = Trial(text, centre.cards, centre.beliefs, 1, asked.matches, asked.seed + number)
        around = room(centre.cards, SPREAD * reach)
        slopes = explored(quick, [random.uniform(*around) for _ in range(asked.candidates)], helpers)
        after = []
        for part in PARTS.values():
            steps = best_steps(centre.figures, slopes, *room(centre.cards, FARTHEST * reach * part))
            after.append(careful._replace(cards=moved(centre.cards, steps)[0], beliefs=centre.beliefs))
        found = played(after, helpers)
        for name, each in zip(PARTS, found, strict=True):
            tell(f"round {number}, {name}: {each}")
        best = min([centre, *found], key=lambda each: each.missed)
        if best is centre:
            reach *= CLOSER
        centre = best
        tell(f"missed after round {number}: {centre.missed:.1f}")
    return centre.cards


def explored(trial: Trial, steps: Sequence[Steps], helpers: Crew) -> Slopes:
    """What becomes of this deck with such steps."""
    decks, made = zip(*[moved(trial.cards, each) for each in steps], strict=True)
    found = played([trial._replace(cards=cards) for cards in decks], helpers)
    return slopes_of(made, [each.figures for each in found])


def played(trials: Sequence[Trial], helpers: Crew) -> list[Tried]:
    found = []
    for each in spread(tried, trials, helpers):
        found.append(each)
        tell(f"{len(found)} of {len(trials)} decks played", end="\r")
    return found


def tell(words: str, end: str = "\n") -> None:
    print(words, end=end, file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deck", type=Path, default=assets_folder() / GAME / "deck.yaml", help="where to start")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--candidates", type=int, default=120, help="of each round")
    parser.add_argument("--matches", type=int, default=800, help="of greedy, with each candidate on each surface")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    asked = parser.parse_args()
    if broken := breaches(load_deck(asked.deck)):
        parser.error(f"{asked.deck}: the books say otherwise: {', '.join(broken)}")
    text = asked.deck.read_text(encoding="utf-8")
    with crew(asked.jobs) as helpers:
        print(written(text, calibrated(text, asked, helpers)), end="")


if __name__ == "__main__":
    main()
