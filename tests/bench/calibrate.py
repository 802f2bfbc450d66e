"""Searches for numbers on the cards with which matches of Worldwide Tennis have the shape of the tour's.

    python -m tests.bench.calibrate [--deck FILE] [--rounds 4] [--candidates 350] [--steps 500] --out deck.yaml

What is varied are difficulties, draws, Stars and maluses, in groups of cards (`GROUPS`): half a step of a group moves
half of its cards by one; and, by small steps, which attacks may start from their wing. What the books say of the cards
is kept. Spins, other zones, the starting hand, and how hard serves are and when they are aces, are set by hand. Varied
as well is how dear going to the net seems to the bots.

What is wanted is that each figure of the lab that has a band lies well inside of it, on every surface, for greedy and
for the search alike; that the surfaces are in their order; that rallies in a match of sets are hardly shorter than in a
tie-break; that each serve is hit somewhere, and none always with the same spin; that each kind of strokes is missed on
some surface by a player who lacks it; and that it costs points on grass never to go to the net. The sum of the squares
of what is missed is to be least (`misses`).

A round tries candidates around a centre, each lever moved at random. Each figure of greedy's gets a linear model in the
levers, and the step that these models like best is solved for; the search, which plays little with each candidate, is
taken to answer as greedy does, as far as all of them together do not say otherwise. The step is tried carefully, far
and near, and by both. The best is the next centre, or where none is better than the old one,
the next candidates lie closer. Why so: each figure is known by itself and is nearly linear in the levers, so every
match that is played says something of every lever. An optimiser that sees nothing but the sum of what is missed would
need many times the matches. Near the best the models foretell more than comes true: from there on single numbers are
changed by one, with the same luck, and what is better is kept. Now and then the luck is another and the search plays
again, lest a deck be good for one luck alone.

All the while the bots believe of the cards what they do now. Every figure answers smoothly then; with beliefs fitted to
each candidate the net would be a tipping point, for the more people come to the net, the better it is to come first.

The matches are played by the twin (`tests.bench.twin`), which takes a few seconds for a candidate of the usual size and
one minute or two for a careful trial.

It needs numpy and scipy (`pip install -e .[calibrate]`). The best deck so far is written after each round, and what
it misses is told. `wwtennis lab --deck` and `tests.bench.choice --deck` have the last word on it, and once it ships,
the bots learn it well with `tests.bench.fit_beliefs`.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from itertools import cycle, islice, pairwise, product
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import yaml
from numpy.typing import NDArray
from scipy.optimize import least_squares

from tests.bench import twin
from tests.bench.choice import NET_COSTS, SERVE_LEAST, SPIN_MOST, TAKEN
from tests.known_cards import breaches
from tests.material import load_deck
from wwtennis.files.material import material_of
from wwtennis.files.shipped import assets_folder
from wwtennis.games.worldwide.bots import beliefs
from wwtennis.games.worldwide.cards import SERVES, Deck, Surface
from wwtennis.games.worldwide.deck import read_deck
from wwtennis.games.worldwide.header import GAME
from wwtennis.games.worldwide.stats.measures import MEASURES, ORDERS, Band
from wwtennis.lab.spread import Crew, crew, spread

Row = dict[str, Any]  # a card of the file
Cards = dict[str, list[Row]]  # the file, by piles
Steps = NDArray[np.float64]  # of each lever, in widths


# What is varied


class Candidate(NamedTuple):
    """What may come to be: a deck, and what going to the net costs by the bots' belief."""

    cards: Cards
    price: float


class Lever(NamedTuple):
    """Cards of which a number goes up or down together."""

    field: str
    numbers: Sequence[int]
    surface: Surface | None  # of a malus
    width: float  # how far is far
    least: int
    most: int

    def number_of(self, row: Row) -> tuple[dict[str, int], str]:
        """Where it is on a card, and by which name."""
        return (row["malus"], self.surface) if self.surface else (row, self.field)


# Of each group of cards what is varied: width, least and most. The books show the malus and the Star of the defense
# (#1, and #13 is like it), the draw and the Star of the forehand crosscourt (#11), the difficulty of the forehand
# attack (#25) and the malus of the backhand attack (#29).
GROUPS: dict[str, tuple[Sequence[int], dict[str, tuple[float, int, int]]]] = {
    "low-risk strokes": ((*range(2, 13), *range(14, 25), 35, 46, 47), {"malus": (0.4, 0, 2)}),
    "plain defenses": ((1, 13), {"draw": (0.5, 0, 2)}),
    "blocked, deep and stretched defenses": ((3, 5, 15, 17, 46, 47), {"draw": (0.5, 0, 3)}),
    "sliced, heavy, running and inside-out defenses": ((2, 7, 8, 14, 19, 20, 35), {"draw": (0.5, 0, 3)}),
    "looped, chipped and floated defenses": ((4, 6, 16, 18), {"draw": (0.5, 0, 2)}),
    "the same and inside-out": ((4, 6, 16, 18, 35), {"star": (0.4, 0, 1)}),
    "crosscourt but #11": ((12, 23, 24), {"star": (0.5, 0, 1)}),
    "down the line and crosscourt": ((*range(9, 13), *range(21, 25)), {"difficulty": (0.8, 0, 8)}),
    "the same but #11": ((9, 10, 12, *range(21, 25)), {"draw": (0.5, 0, 2)}),
    "attacks": (range(25, 33), {"draw": (0.4, 0, 2)}),
    "forehand attack": ((25,), {"malus": (0.7, 0, 6)}),
    "backhand attack": ((29,), {"difficulty": (1.0, 3, 9), "malus": (0.7, 0, 6)}),
    "attacks but these two": (
        (26, 27, 28, 30, 31, 32),
        {"difficulty": (0.8, 6, 19), "star": (0.3, 0, 1), "malus": (0.8, 0, 12)},
    ),
    "drop shots": ((33, 34), {"difficulty": (1.0, 5, 16), "draw": (0.7, 0, 3), "malus": (1.5, 0, 20)}),
    "forehand winner": ((36,), {"draw": (1.0, 0, 3)}),
    "the Winner": ((37,), {"draw": (0.7, 0, 1)}),
    "passing shots": (
        range(38, 44),
        {"difficulty": (1.0, 0, 14), "draw": (0.5, 0, 3), "star": (0.3, 0, 1), "malus": (1.5, 0, 20)},
    ),
    "lobs": ((44, 45), {"difficulty": (1.0, 0, 14), "draw": (0.7, 0, 4), "malus": (1.5, 0, 18)}),
    "volleys": (
        range(48, 58),
        {"difficulty": (1.0, 0, 14), "draw": (0.35, 0, 1), "star": (0.3, 0, 1), "malus": (1.5, 0, 20)},
    ),
    "drop volleys": ((58, 59), {"difficulty": (1.5, 0, 14), "draw": (0.7, 0, 2)}),
    "smash": ((60,), {"draw": (1.0, 0, 6), "star": (0.7, 0, 3), "malus": (2.5, 0, 20)}),
    "safe serve": ((61,), {"malus": (0.6, 0, 8)}),
    "placed serve": ((62,), {"malus": (0.6, 0, 8)}),
    "heavy serve": ((63,), {"malus": (0.8, 0, 14)}),
    "big serve": ((64,), {"malus": (0.8, 0, 14)}),
    "cannonball": ((65,), {"malus": (0.8, 0, 14)}),
}
DROP_SHOTS, _ = GROUPS["drop shots"]
LEVERS = [
    Lever(field, numbers, surface, *limits)
    for numbers, fields in GROUPS.values()
    for field, limits in fields.items()
    for surface in (Surface if field == "malus" else [None])
]
# The attacks that start from Neutral alone or, as the others do, from their wing as well
WINGS = {26: ["N", "F"], 27: ["N", "F"], 28: ["N", "F"], 30: ["B", "N"], 31: ["B", "N"], 32: ["B", "N"]}
PRICE, PRICE_WIDTH, MOST_PRICE = "PRICE_OF_THE_NET", 0.1, 1.5


def rows_of(cards: Cards) -> dict[int, Row]:
    return {row["number"]: row for pile in cards.values() for row in pile}


def moved(here: Candidate, steps: Steps) -> tuple[Candidate, Steps]:
    """Each lever so many steps up or down, the price last; and these steps, but for what the books forbid."""
    price = min(MOST_PRICE, max(0.0, here.price + PRICE_WIDTH * steps[-1]))
    cards, made = here.cards, steps.copy()
    for place, lever in enumerate(LEVERS):
        changed = pulled(cards, lever, steps[place] * lever.width)
        if changed is not cards and breaches(read_deck(changed, "candidate")):
            made[place] = 0
        else:
            cards = changed
    return Candidate(cards, price), made


def pulled(cards: Cards, lever: Lever, by: float) -> Cards:
    """The deck with this lever so far up or down: its cards take turns to move by one, forehands among backhands."""
    moves = round(abs(by) * len(lever.numbers))
    if not moves:
        return cards
    changed, up = deepcopy(cards), 1 if by > 0 else -1
    rows, order = rows_of(changed), sorted(lever.numbers, key=lambda number: number * 7919 % 61)
    for number in islice(cycle(order), moves):
        fields, name = lever.number_of(rows[number])
        new = fields.get(name, 0) + up
        if lever.least <= new <= lever.most:
            fields[name] = new
    for malus in [rows[number]["malus"] for number in DROP_SHOTS]:  # which are best on clay
        malus.update({on: min(there, max(0, malus["clay"] - 1)) for on, there in malus.items() if on != "clay"})
    return changed


def room(here: Candidate, far: float) -> tuple[Steps, Steps]:
    """How far each lever can go down and up, in widths, and no further than this: beyond it nothing moves."""
    rows, ends = rows_of(here.cards), []
    for lever in LEVERS:
        found = [lever.number_of(rows[number]) for number in lever.numbers]
        now = [fields.get(name, 0) for fields, name in found]
        ends.append([max(now) - lever.least, lever.most - min(now), lever.width])
    ends.append([here.price, MOST_PRICE - here.price, PRICE_WIDTH])
    down, up, width = np.array(ends).T
    return -np.clip(down / width, 0, far), np.clip(up / width, 0, far)


CARD = re.compile(r"^  - \{number: (\d+),.*\n(?:     .*\n)*", re.MULTILINE)


def written(text: str, cards: Cards) -> str:
    """The file of the deck with these numbers in it, and everything else as it was. It is laid out as ours is."""
    rows = rows_of(cards)

    def card(found: re.Match[str]) -> str:
        row = rows[int(found[1])]
        gains = "".join(f", {name}: {row[name]}" for name in ("draw", "star") if row.get(name))
        malus = ", ".join(f"{surface}: {malus}" for surface, malus in row["malus"].items())
        lines = re.sub(r", (draw|star): \d+", "", found[0])
        if starts := row.get("starts"):
            lines = re.sub(r"starts: \[[^]]*\]", f"starts: [{', '.join(starts)}]", lines)
        lines = re.sub(r"malus: \{[^}]*\}", f"malus: {{{malus}}}{gains}", lines)
        return re.sub(r"difficulty: \d+", f"difficulty: {row['difficulty']}", lines)

    return CARD.sub(card, text)


# What is measured

GREEDY, SEARCH, WITHOUT, THE_NET, SETS = "greedy", "search", "without", "the net", "best of three"
SPIN, HIT = "commonest spin of", "where most is hit of"
BOTS, ROLLOUTS = (GREEDY, SEARCH), 100
OF_SEARCH, IF_CAREFUL = 100, 14  # matches of greedy for each of search, which takes as long as hundreds
OF_LACKS = 3  # ... for each two with a lack
OF_SETS = 25  # ... for each match of sets
# Where each kind of strokes, and the net, should be missed: one surface is enough
WHERE = {
    "winners": Surface.CLAY, "drop shots": Surface.CLAY, "lobs": Surface.GRASS, "smash": Surface.GRASS,
    "passing shots": Surface.GRASS, "topspin": Surface.CLAY, "slice": Surface.HARD, THE_NET: Surface.GRASS,
}  # fmt: skip


class Figure(NamedTuple):
    """One of those of the lab, in matches of a bot against itself; what a lack costs, in points of a hundred; or, in
    percent, of a serve the share of its commonest spin, or its own share on the surface where it is hit most."""

    of: str
    name: str
    surface: Surface | None = None  # None: all of them together

    def __str__(self) -> str:
        return f"{self.of} {self.name}" + (f" on {self.surface}" if self.surface else "")


Figures = Mapping[Figure, float]
ON_GRASS = Figure(WITHOUT, THE_NET, WHERE[THE_NET])


class Trial(NamedTuple):
    """What to play with, and how much."""

    candidate: Candidate
    matches: int  # of greedy, on each surface
    seed: int
    of_search: int = OF_SEARCH  # 0: the search does not play
    is_rough: bool = False  # nothing but tie-breaks of two who have all


class Tried(NamedTuple):
    """A candidate, and what came of it."""

    candidate: Candidate
    figures: Figures

    @property
    def missed(self) -> float:
        return sum([miss * miss for miss in misses(self.figures).values()])

    def __str__(self) -> str:
        """What is missed in all, and the worst of it."""
        found = misses(self.figures)
        worst = sorted([name for name in found if found[name]], key=lambda name: -found[name])[:WORST]
        told = ", ".join([f"{name} {found[name]:.1f}" for name in worst])
        return f"{self.missed:.1f}, with a price of the net of {self.candidate.price:.4f} ({told})"


def tried(trial: Trial) -> Tried:
    matches, deck = trial.matches, read_deck(trial.candidate.cards, "candidate")
    told = twin.told(deck, twin.believed() | {PRICE: trial.candidate.price})
    greedy = everywhere(told, twin.Plan(matches, trial.seed))
    figures = shape_of(GREEDY, greedy) | of_serves(greedy)
    if trial.of_search:
        plan = twin.Plan(max(2, matches // trial.of_search), trial.seed, (ROLLOUTS, ROLLOUTS))
        figures |= shape_of(SEARCH, everywhere(told, plan))
    if not trial.is_rough:
        sets = everywhere(told, twin.Plan(max(1, matches // OF_SETS), trial.seed, best_of=3))
        figures |= {Figure(SETS, "shots", surface): played.figures["shots"].value for surface, played in sets.items()}
        figures |= of_lacks(deck, told, twin.Plan(max(2, matches // OF_LACKS), trial.seed, swapped=True))
    return Tried(trial.candidate, figures)


def everywhere(told: str, plan: twin.Plan) -> dict[Surface, twin.Played]:
    return {surface: twin.play(told, surface, plan) for surface in Surface}


def shape_of(bot: str, played: Mapping[Surface, twin.Played]) -> dict[Figure, float]:
    return {
        Figure(bot, measure.id, surface): here.figures[measure.id].value * measure.scale
        for surface, here in played.items()
        for measure in MEASURES
        if measure.id in UNITS
    }


def of_serves(played: Mapping[Surface, twin.Played]) -> dict[Figure, float]:
    figures = {}
    for serve in SERVES:
        uses = [here.cards[serve] for here in played.values()]
        spins = [sum(each) for each in zip(*[use.spins for use in uses], strict=True)]
        figures[Figure(SPIN, f"#{serve}")] = 100 * max(spins) / max(1, sum(spins))
        balls = [sum([here.cards[each].chosen for each in SERVES]) for here in played.values()]
        figures[Figure(HIT, f"#{serve}")] = 100 * max([use.chosen / of for use, of in zip(uses, balls, strict=True)])
    return figures


def of_lacks(deck: Deck, told: str, pairs: twin.Plan) -> dict[Figure, float]:
    plans = {THE_NET: pairs._replace(stays_back=True)}
    for name, is_it in TAKEN.items():
        plans[name] = pairs._replace(removed=tuple([card.number for card in deck.strokes.values() if is_it(card)]))
    return {Figure(WITHOUT, name, WHERE[name]): cost(told, WHERE[name], plan) for name, plan in plans.items()}


def cost(cards: str, surface: Surface, plan: twin.Plan) -> float:
    """Points of a hundred that a lack costs."""
    return 50 - 100 * twin.play(cards, surface, plan).figures["points"].value


# What is missed

# How far off is bad. Not here: who wins, which needs thousands of matches and is no matter of numbers on cards.
UNITS = {
    "aces": 2.0, "double_faults": 1.6, "first_in": 5.0, "serve_won": 1.5, "shots": 0.15, "short": 3.0, "net": 1.5,
    "net_won": 3.0, "winners": 2.0, "drops": 1.5, "smashes": 0.4, "slice": 1.0, "length": 0.5, "stars": 0.3,
    "full": 3.0, "empty": 1.0,
}  # fmt: skip
FREE = {(SEARCH, name) for name in ("length", "stars", "full", "empty")}  # the pace of the game is set for greedy
MARGIN, AIM = 0.35, 0.5  # so many units inside of a band it is safe, and so many are aimed for
LACK_COSTS, LACK_UNIT = 0.5, 0.5  # points of a hundred
NET_MARGIN, NET_UNIT = 0.2, 0.4
SERVE_MARGIN, SERVE_UNIT = 1.0, 1.0  # percent
SHORTER, SHORTER_UNIT = 0.95, 0.12  # shots that rallies of sets may be shorter by: less than the one that is allowed
APART = 0.4  # units between two surfaces whose order matters
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
        off = 0.0
        if figure.surface and figure.of in BOTS and (figure.of, figure.name) not in FREE:
            (low, high), unit = BANDS[figure.name, figure.surface], UNITS[figure.name]
            below, above = (-inf if low is None else low - value), (-inf if high is None else value - high)
            off = max(below, above) / unit + margin
        elif figure == ON_GRASS:
            off = (NET_COSTS + NET_MARGIN - value) / NET_UNIT
        elif figure.of == WITHOUT:
            off = (LACK_COSTS - value) / LACK_UNIT
        elif figure.of == SETS:
            off = (figures[figure._replace(of=GREEDY)] - value - SHORTER) / SHORTER_UNIT
        elif figure.of == SPIN:
            off = (value + SERVE_MARGIN - SPIN_MOST) / SERVE_UNIT
        elif figure.of == HIT:
            off = (SERVE_LEAST + SERVE_MARGIN - value) / SERVE_UNIT
        found[str(figure)] = max(0.0, off)
    return found | disorder(figures)


def disorder(figures: Figures) -> dict[str, float]:
    """How far surfaces are from the tour's order, in units."""
    found = {}
    for bot in {figure.of for figure in figures if figure.of in BOTS}:
        for name, order in ORDERS.items():
            for less, more in pairwise(order):
                for one, other in product(less, more):
                    apart = figures[Figure(bot, name, other)] - figures[Figure(bot, name, one)]
                    found[f"{bot} {name}, {one} before {other}"] = max(0.0, APART - apart / UNITS[name])
    return found


# What the candidates say

RIDGE, IN_DOUBT = 2.0, 12.0
PULL = 0.35  # units for each width: no lever goes far for little
Slopes = Mapping[Figure, Steps]  # by how much a width of each lever changes a figure


def slopes_of(steps: Sequence[Steps], found: Sequence[Figures]) -> Slopes:
    """Of the search it is its distance from greedy that is looked at, and in doubt it has none."""
    apart = np.array(steps) - np.mean(steps, axis=0)
    values = {figure: np.array([each[figure] for each in found]) for figure in found[0]}
    slopes = {figure: ridge(apart, values[figure], RIDGE) for figure in values if figure.of != SEARCH}
    for figure in [figure for figure in values if figure.of == SEARCH]:
        greedy = figure._replace(of=GREEDY)
        slopes[figure] = slopes[greedy] + ridge(apart, values[figure] - values[greedy], IN_DOUBT)
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
    steps: Steps = least_squares(off, np.zeros(len(LEVERS) + 1), bounds=(low - little, high + little), max_nfev=300).x
    return steps


# Round by round

SPREAD = 1.3  # widths that candidates lie around the centre
MOVES = 0.45  # of the levers move in a candidate
PARTS = {"far": 1.6, "less far": 1.0, "near": 0.6, "nearer": 0.3}  # widths that a step goes
CLOSER = 0.65
CAREFUL = 2.5  # times the matches, for what may be the next centre


def calibrated(start: Candidate, asked: argparse.Namespace, helpers: Crew) -> Iterator[Tried]:
    """The centre at the start, and after each round."""
    random, reach = np.random.default_rng(asked.seed), asked.reach
    careful = Trial(start, int(CAREFUL * asked.matches), asked.seed, IF_CAREFUL)
    (centre,) = played([careful], helpers)
    tell(f"missed at the start: {centre}")
    yield centre
    for number in range(1, asked.rounds + 1):
        here, quick = centre.candidate, Trial(centre.candidate, asked.matches, asked.seed + number)
        low, high = room(here, SPREAD * reach)
        steps = [random.uniform(low, high) * (random.random(len(low)) < MOVES) for _ in range(asked.candidates)]
        slopes, after = explored(quick, steps, helpers), []
        for far in PARTS.values():
            best = best_steps(centre.figures, slopes, *room(here, far * reach))
            after.append(careful._replace(candidate=moved(here, best)[0]))
        found = played(after, helpers)
        for name, each in zip(PARTS, found, strict=True):
            tell(f"round {number}, {name}: {each}")
        least = min([centre, *found], key=lambda each: each.missed)
        if least is centre:
            reach *= CLOSER
        centre = least
        tell(f"missed after round {number}: {centre.missed:.1f}")
        yield centre


# Step by step

SMALL = (1, 1, 2, 3)  # numbers that a small step changes
TO_A_WING = 0.03  # of the small steps change where an attack may start
ROUGH, WORSE = 3, 1.2  # so much of the matches, and who is so much worse then than the best was is not looked at closer
ANEW = 150  # small steps between two lucks


def climbed(centre: Tried, asked: argparse.Namespace, helpers: Crew) -> Iterator[Tried]:
    """Small steps, with the same luck: each that is better than the last is kept. With each new luck, what came of it.

    The search plays once with each luck, and is taken to stay as far from greedy as it was, the last time most of all.
    """
    random, here = np.random.default_rng(asked.seed), centre.candidate
    apart = apart_from_greedy(centre)
    for luck in range(-(-asked.steps // ANEW)):
        careful = Trial(here, int(CAREFUL * asked.matches), asked.seed + luck, IF_CAREFUL)
        (found,) = played([careful], helpers)
        apart = {each: (far + apart[each]) / 2 for each, far in apart_from_greedy(found).items()}
        alone = careful._replace(of_search=0)
        rough = alone._replace(matches=careful.matches // ROUGH, is_rough=True)
        best, roughly = [with_search(each, apart) for each in played([alone, rough], helpers)]
        tell(f"luck {luck}: {best}")
        yield best
        for _ in range(min(ANEW, asked.steps - luck * ANEW)):
            here = nudged(random, best.candidate)
            first = with_search(tried(rough._replace(candidate=here)), apart)
            if first.missed > WORSE * roughly.missed:
                continue
            second = with_search(tried(alone._replace(candidate=here)), apart)
            if second.missed < best.missed:
                best, roughly = second, first
                yield best
        here = best.candidate


def apart_from_greedy(found: Tried) -> Figures:
    of = found.figures
    return {figure: of[figure] - of[figure._replace(of=GREEDY)] for figure in of if figure.of == SEARCH}


def with_search(found: Tried, apart: Figures) -> Tried:
    of_search = {figure: found.figures[figure._replace(of=GREEDY)] + far for figure, far in apart.items()}
    return found._replace(figures={**found.figures, **of_search})


def nudged(random: np.random.Generator, here: Candidate) -> Candidate:
    """One number changed by one, or a few; or where an attack may start."""
    if random.random() < TO_A_WING:
        cards, number = deepcopy(here.cards), random.choice([*WINGS])
        row = rows_of(cards)[number]
        row["starts"] = WINGS[number] if row["starts"] == ["N"] else ["N"]
        return here._replace(cards=cards)
    steps = np.zeros(len(LEVERS) + 1)
    for place in random.integers(len(steps), size=random.choice(SMALL)):
        is_price = place == len(LEVERS)
        far = random.random() if is_price else 1 / (len(LEVERS[place].numbers) * LEVERS[place].width)
        steps[place] = random.choice((-1, 1)) * far
    return moved(here, steps)[0]


def explored(trial: Trial, steps: Sequence[Steps], helpers: Crew) -> Slopes:
    """What such steps make of this candidate's figures."""
    candidates, made = zip(*[moved(trial.candidate, each) for each in steps], strict=True)
    found = played([trial._replace(candidate=each) for each in candidates], helpers)
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
    parser.add_argument("--candidates", type=int, default=350, help="of each round")
    parser.add_argument("--steps", type=int, default=500, help="small ones, after the last round")
    parser.add_argument("--reach", type=float, default=0.8, help="how far to go, of the width of each lever")
    parser.add_argument("--matches", type=int, default=2000, help="of greedy, with each candidate on each surface")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--out", type=Path, required=True, help="where to write the best deck, after each round")
    asked = parser.parse_args()
    if broken := breaches(load_deck(asked.deck)):
        parser.error(f"{asked.deck}: the books say otherwise: {', '.join(broken)}")
    text = asked.deck.read_text(encoding="utf-8")
    start = Candidate(yaml.safe_load(text), beliefs.PRICE_OF_THE_NET)
    with crew(asked.jobs) as helpers:
        for centre in calibrated(start, asked, helpers):
            asked.out.write_text(written(text, centre.candidate.cards), encoding="utf-8")
        for better in climbed(centre, asked, helpers):
            asked.out.write_text(written(text, better.candidate.cards), encoding="utf-8")


if __name__ == "__main__":
    main()
