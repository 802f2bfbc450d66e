"""Searches for numbers on the cards with which matches of Worldwide Tennis have the shape of the tour's.

    python -m tests.bench.calibrate [--deck FILE] [--rounds 10] [--candidates 400] --out deck.yaml

What is varied are single numbers: difficulties, draws, Stars and maluses of each card (`GROUPS`), what a spin costs on
a serve and from where it is an ace, whether a flat ball, an attack, a drop shot or a passing shot may start from a
second zone (`WINGS`), and how dear going to the net seems to the bots. What the books say of the cards is kept. Spins
of strokes, other zones, targets and the starting hand are set by hand.

What is wanted is a list of claims (`claims`): that each figure of the lab that has a band lies inside of it, on every
surface, for greedy and for the search alike; that the surfaces are in their order; that rallies in a match of sets are
hardly shorter than in a tie-break; that each serve is hit somewhere, and none always with the same spin; that each
stroke of low risk is chosen now and then on every surface; that each kind of strokes is missed on some surface by a
player who lacks it; that it costs points on grass never to go to the net; and that nobody wins by thinking more of
volleys than all do, or less: a deck that is set for bots who do not know its cards is set for nobody else.
Each will be judged by so many matches (`JUDGED`), so even what is true may come out wrong: the doubt in a claim is how
unlikely it is to hold, as the logarithm of that chance, and the sum of all doubts is to be least.

A round plays candidates around a centre, some of the numbers moved up or down at random. Each figure gets a linear
model in all numbers that can be felt where it is counted (a malus on clay is not on grass), from all the candidates
that were ever played (`--pool` keeps them for another search): every match says something of every number. The changes
that by the models take away most doubt, of a number or of a whole group of cards, are played carefully, each alone,
and those that kept their word together, the best few and more of them. The best of all that is the next centre. An
optimiser that sees nothing but the sum of all doubts would need many times the matches: it would learn one number
where this learns a few hundred.

The search plays too slowly for all that. With each centre it plays a while, and is taken to stay as far from greedy as
it was in the last rounds (`MEMORY`).

All the while the bots believe of the cards what they do now. Every figure answers smoothly then; with beliefs fitted to
each candidate the net would be a tipping point, for the more people come to the net, the better it is to come first.
What volleys are worth tips it: so that they stay in balance is wanted, too.

The matches are played by the twin (`tests.bench.twin`). It needs numpy and scipy (`pip install -e .[calibrate]`). The
best deck so far is written after each round, and what is doubted most is told. `wwtennis lab --deck` and
`tests.bench.choice --deck` have the last word on it, and once it ships, the bots learn it well with
`tests.bench.fit_beliefs`.

The deck that ships came of some forty such rounds, begun anew whenever this search or the bots had changed, the last
ones with `--seed 6101 --candidates 120 --search 1000` and the candidates of eleven rounds before. Once no single change
was worth more than the noise, a dozen numbers were set by hand: maluses of volleys and attacks on grass, of passing
shots and two attacks on hard courts, the Star of #24; and before that, from where #36 may be played. It is from before
the balance of volleys was wanted, and before a group could change as a whole: that claim it does not hold.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from itertools import pairwise, product
from math import hypot, log, sqrt
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import numpy as np
import yaml
from numpy.typing import NDArray
from scipy.special import log_ndtr

from tests.bench import twin
from tests.bench.choice import NET_COSTS, SERVE_LEAST, SPIN_MOST, STROKE_LEAST, TAKEN
from tests.known_cards import breaches
from tests.material import load_deck
from wwtennis.files.material import material_of
from wwtennis.files.shipped import assets_folder
from wwtennis.games.worldwide.bots import beliefs
from wwtennis.games.worldwide.cards import SERVES, Deck, Kind, Surface
from wwtennis.games.worldwide.deck import read_deck
from wwtennis.games.worldwide.header import GAME
from wwtennis.games.worldwide.stats.measures import MEASURES, ORDERS, Band
from wwtennis.kernel.estimates import Ratio, Z
from wwtennis.lab.spread import Crew, crew, spread

Row = dict[str, Any]  # a card of the file
Cards = dict[str, list[Row]]  # the file, by piles
Numbers = NDArray[np.float64]


# What is varied

PRICE, PRICE_STEP = "PRICE_OF_THE_NET", 0.02
WING, ACE, NO_ACE = "wing", "ace", 21
# From where a card starts: with less, and with more
FOREHANDS, BACKHANDS = (["N"], ["N", "F"]), (["N"], ["B", "N"])
WINGS = {
    10: (["F"], ["N", "F"]), 22: (["B"], ["B", "N"]), 42: (["F"], ["N", "F"]), 43: (["B"], ["B", "N"]),
    26: FOREHANDS, 27: FOREHANDS, 28: FOREHANDS, 33: FOREHANDS,
    30: BACKHANDS, 31: BACKHANDS, 32: BACKHANDS, 34: BACKHANDS,
}  # fmt: skip


class Lever(NamedTuple):
    """A number on a card, and the least and most that it may be; of no card: how dear the net is, in steps."""

    card: int
    field: str  # or a surface: the malus there
    least: int
    most: int


# Which numbers of which cards. The books show the malus and the Star of the defense (#1, and #13 is like it), the draw
# and the Star of the forehand crosscourt (#11), the difficulty of the forehand attack (#25), and the malus of the
# backhand attack (#29) on clay; and most of the serves.
MALUS = "malus"
GROUPS: Sequence[tuple[Sequence[int], Mapping[str, tuple[int, int]]]] = (
    ((*range(2, 13), *range(14, 25), 35, 46, 47), {MALUS: (0, 2)}),
    ((*range(2, 11), 12, *range(14, 25), 35, 46, 47), {"draw": (0, 3), "star": (0, 1)}),
    ((1, 13), {"draw": (0, 2)}),
    ((*range(9, 13), *range(21, 25)), {"difficulty": (0, 8)}),
    (range(25, 33), {"draw": (0, 2), "star": (0, 1), MALUS: (0, 12)}),
    ((29,), {"difficulty": (3, 9)}),
    ((26, 27, 28, 30, 31, 32), {"difficulty": (6, 19), WING: (0, 1)}),
    ((10, 22), {WING: (0, 1)}),
    ((42, 43), {WING: (0, 1)}),
    ((33, 34), {"difficulty": (5, 16), "draw": (0, 3), WING: (0, 1), MALUS: (0, 20)}),
    ((36,), {"draw": (0, 3)}),
    ((37,), {"draw": (0, 1)}),
    (range(38, 44), {"difficulty": (0, 14), "draw": (0, 3), "star": (0, 1), MALUS: (0, 20)}),
    ((44, 45), {"difficulty": (0, 14), "draw": (0, 4), "star": (0, 1), MALUS: (0, 18)}),
    (range(48, 58), {"difficulty": (0, 14), "draw": (0, 2), "star": (0, 1), MALUS: (0, 20)}),
    ((58, 59), {"difficulty": (0, 14), "draw": (0, 3), "star": (0, 1), MALUS: (0, 20)}),
    ((60,), {"draw": (0, 6), "star": (0, 3), MALUS: (0, 20)}),
    ((61,), {"difficulty": (1, 3), "slice": (1, 2), "topspin": (1, 2), MALUS: (0, 8)}),
    ((62,), {"slice": (1, 2), "topspin": (1, 2), ACE: (17, NO_ACE), MALUS: (0, 10)}),
    ((63,), {"difficulty": (5, 9), "slice": (1, 2), "topspin": (1, 2), ACE: (19, NO_ACE), MALUS: (0, 14)}),
    ((64,), {"topspin": (1, 2), ACE: (17, NO_ACE), MALUS: (0, 14)}),
    ((65,), {"slice": (1, 2), "topspin": (1, 2), MALUS: (0, 14)}),
)
LEVERS = [
    Lever(number, name, *limits)
    for numbers, fields in GROUPS
    for number in numbers
    for field, limits in fields.items()
    for name in (Surface if field == MALUS else [field])
    if (number, name) != (29, Surface.CLAY)
] + [Lever(0, PRICE, 0, 75)]
# What cards of a group have in common: one column for each
TOGETHER = np.array(
    [
        [lever.card in numbers and lever.field == name for lever in LEVERS]
        for numbers, fields in GROUPS
        for field in fields
        for name in (Surface if field == MALUS else [field])
        if len(numbers) > 1
    ],
    dtype=float,
).T
ALIKE = 0.7  # how much of what a number does it is thought to do as those of its group do
WAYS = np.hstack([np.eye(len(LEVERS)), TOGETHER])  # a step may go: a number by one, or all of a group
COLUMNS = [f"#{lever.card} {lever.field}" for lever in LEVERS]
LEAST, MOST = (np.array([getattr(lever, end) for lever in LEVERS]) for end in ("least", "most"))
# What may break what the books say of serves and of drop shots
DELICATE = [place for place, lever in enumerate(LEVERS) if lever.card in (33, 34, *SERVES)]


def rows_of(cards: Cards) -> dict[int, Row]:
    return {row["number"]: row for pile in cards.values() for row in pile}


def numbers_on(cards: Cards, price: float) -> Numbers:
    rows = rows_of(cards)
    return np.array(
        [number_on(rows[lever.card], lever) if lever.card else round(price / PRICE_STEP) for lever in LEVERS]
    )


def number_on(row: Row, lever: Lever) -> int:
    if lever.field == WING:
        return WINGS[lever.card].index(row["starts"])
    if lever.field == ACE:
        return int(row["ace"][0]) if "ace" in row else NO_ACE
    return int(row[MALUS].get(lever.field, row.get(lever.field, 0)))


def cards_with(cards: Cards, numbers: Numbers) -> Cards:
    """The deck with these numbers on it."""
    changed = deepcopy(cards)
    rows = rows_of(changed)
    for lever, value in zip(LEVERS, numbers, strict=True):
        if lever.card and number_on(rows[lever.card], lever) != value:
            put_on(rows[lever.card], lever, int(value))
    return changed


def put_on(row: Row, lever: Lever, value: int) -> None:
    if lever.field == WING:
        row["starts"] = WINGS[lever.card][value]
    elif lever.field == ACE:
        row.pop("ace", None)
        if value < NO_ACE:
            row["ace"] = [value, 20]
    elif lever.field in row[MALUS]:
        row[MALUS][lever.field] = value
    else:
        row[lever.field] = value


CARD = re.compile(r"^  - \{number: (\d+),.*\n(?:     .*\n)*", re.MULTILINE)


def written(text: str, cards: Cards) -> str:
    """The file of the deck with these numbers in it, and everything else as it was. It is laid out as ours is."""
    rows = rows_of(cards)

    def card(found: re.Match[str]) -> str:
        row = rows[int(found[1])]
        gains = "".join(f", {name}: {row[name]}" for name in ("draw", "star") if row.get(name))
        malus = ", ".join(f"{surface}: {malus}" for surface, malus in row[MALUS].items())
        lines = re.sub(r", (draw|star|ace): (\d+|\[\d+, \d+\])", "", found[0])
        if starts := row.get("starts"):
            lines = re.sub(r"starts: \[[^]]*\]", f"starts: [{', '.join(starts)}]", lines)
        for name in {"topspin", "slice"} & set(row):
            lines = re.sub(rf"{name}: \d", f"{name}: {row[name]}", lines)
        if ace := row.get("ace"):
            lines = re.sub(r"\}(?=\n$)", f", ace: [{ace[0]}, {ace[1]}]}}", lines)
        lines = re.sub(r"malus: \{[^}]*\}", f"malus: {{{malus}}}{gains}", lines)
        return re.sub(r"difficulty: \d+", f"difficulty: {row['difficulty']}", lines)

    return CARD.sub(card, text)


# What is measured

GREEDY, SEARCH, WITHOUT, THE_NET, SETS = "greedy", "search", "without", "the net", "best of three"
BELIEVING = "believing otherwise"
SERVED, CHOSEN = "served", "chosen"
BOTS, ROLLOUTS = (GREEDY, SEARCH), 100
# Where each kind of strokes, and the net, should be missed: one surface is enough
WHERE = {
    "winners": Surface.CLAY, "drop shots": Surface.CLAY, "lobs": Surface.HARD, "smash": Surface.GRASS,
    "passing shots": Surface.GRASS, "topspin": Surface.CLAY, "slice": Surface.CLAY, THE_NET: Surface.GRASS,
}  # fmt: skip
# How many points more somebody might think that volleys are worth, each
OTHERWISE = {"more of volleys": 0.04, "less of volleys": -0.04}
VOLLEYS = (Kind.VOLLEY, Kind.DROP_VOLLEY)
NEARLY_NEVER = 0.1  # percent
RARE = (*range(1, 25), 35, 46, 47)  # strokes that might never be the best: those of low risk
MOST_HIT = {61: Surface.INDOOR, 62: Surface.CLAY, 63: Surface.CLAY, 64: Surface.GRASS, 65: Surface.INDOOR}


class Figure(NamedTuple):
    """One of those of the lab, in matches of a bot against itself; what a lack costs, in points of a hundred, or in
    matches what it costs to believe otherwise; how often a serve is hit, and with which spin, in percent; or the
    logarithm of how often a stroke is chosen where it is playable, for what makes a stroke better makes it so many
    times as frequent."""

    of: str
    name: str
    surface: Surface | None = None  # None: all of them together

    def __str__(self) -> str:
        return f"{self.of} {self.name}" + (f" on {self.surface}" if self.surface else "")


class Value(NamedTuple):
    """Of a figure, with what its standard error would be if a single match had been played."""

    value: float
    spread: float


Figures = Mapping[Figure, Value]


class Trial(NamedTuple):
    """What to play with, and how much: greedy and the search on each surface, two with one luck for each lack, sets."""

    cards: Cards
    price: float
    seed: int
    greedy: int = 0
    search: int = 0
    pairs: int = 0
    sets: int = 0
    lacks: Sequence[str] = tuple(WHERE)


def tried(trial: Trial) -> Figures:
    deck, mind = read_deck(trial.cards, "candidate"), twin.believed() | {PRICE: trial.price}
    told = twin.told(deck, mind)
    figures: dict[Figure, Value] = {}
    if trial.greedy:
        greedy = everywhere(told, twin.Plan(trial.greedy, trial.seed))
        figures |= shape_of(GREEDY, greedy) | of_serves(greedy) | of_strokes(greedy)
    if trial.search:
        figures |= shape_of(SEARCH, everywhere(told, twin.Plan(trial.search, trial.seed, (ROLLOUTS, ROLLOUTS))))
    if trial.sets:
        for surface, played in everywhere(told, twin.Plan(trial.sets, trial.seed, best_of=3)).items():
            figures[Figure(SETS, "shots", surface)] = valued(played.figures["shots"])
    if trial.pairs:
        figures |= of_lacks(deck, told, trial) | of_minds(deck, mind, trial)
    return figures


def everywhere(told: str, plan: twin.Plan) -> dict[Surface, twin.Played]:
    return {surface: twin.play(told, surface, plan) for surface in Surface}


def valued(ratio: Ratio, scale: float = 1.0) -> Value:
    return Value(scale * ratio.value, scale * ratio.error * sqrt(ratio.matches))


def shape_of(bot: str, played: Mapping[Surface, twin.Played]) -> dict[Figure, Value]:
    return {
        Figure(bot, measure.id, surface): valued(here.figures[measure.id], measure.scale)
        for surface, here in played.items()
        for measure in MEASURES
        if measure.id not in NOT_JUDGED
    }


def of_serves(played: Mapping[Surface, twin.Played]) -> dict[Figure, Value]:
    figures, matches = {}, sum([next(iter(here.figures.values())).matches for here in played.values()])
    for serve in SERVES:
        uses = [here.cards[serve] for here in played.values()]
        spins = [sum(each) for each in zip(*[use.spins for use in uses], strict=True)]
        for name, count in zip(("plain", "topspin", "slice"), spins, strict=True):
            figures[Figure(SERVED, f"#{serve} {name}")] = share(count, sum(spins), matches)
        here = played[MOST_HIT[serve]]
        balls = sum([here.cards[each].chosen for each in SERVES])
        hit = share(here.cards[serve].chosen, balls, matches // len(played))
        figures[Figure(SERVED, f"#{serve}", MOST_HIT[serve])] = hit
    return figures


def of_strokes(played: Mapping[Surface, twin.Played]) -> dict[Figure, Value]:
    return {
        Figure(CHOSEN, f"#{number}", surface): logarithm(share(use.chosen, use.playable, matches))
        for surface, here in played.items()
        for matches in [next(iter(here.figures.values())).matches]
        for number, use in here.cards.items()
        if number in RARE
    }


def share(part: int, whole: int, matches: int) -> Value:
    """In percent, as if each ball were by itself."""
    value = part / max(1, whole)
    return Value(100 * value, 100 * sqrt(max(value * (1 - value), 1 / max(1, whole)) / max(1, whole) * matches))


def logarithm(shared: Value) -> Value:
    value = max(shared.value, NEARLY_NEVER)
    return Value(log(value), shared.spread / value)


def of_lacks(deck: Deck, told: str, trial: Trial) -> dict[Figure, Value]:
    """Points of a hundred that a lack costs."""
    pairs, figures = twin.Plan(trial.pairs, trial.seed, swapped=True), {}
    for name in trial.lacks:
        if name == THE_NET:
            plan = pairs._replace(stays_back=True)
        else:
            plan = pairs._replace(removed=tuple([card.number for card in deck.strokes.values() if TAKEN[name](card)]))
        won = valued(twin.play(told, WHERE[name], plan).figures["points"], 100)
        figures[Figure(WITHOUT, name, WHERE[name])] = Value(50 - won.value, won.spread)
    return figures


def of_minds(deck: Deck, mind: twin.Beliefs, trial: Trial) -> dict[Figure, Value]:
    """Matches of a hundred that it costs to think more of volleys, or less, on all surfaces together."""
    figures, plan = {}, twin.Plan(trial.pairs // len(Surface), trial.seed, swapped=True)
    for name, more in OTHERWISE.items():
        worths = [worth + more * (kind in VOLLEYS) for worth, kind in zip(mind["CARDS"], Kind, strict=True)]
        played = everywhere(twin.told(deck, {**mind, "CARDS": worths}, mind), plan).values()
        won = [valued(here.figures["matches"], 100) for here in played]
        spread = sqrt(fmean([each.spread**2 for each in won]))
        figures[Figure(BELIEVING, name)] = Value(50 - fmean([each.value for each in won]), spread)
    return figures


# What is wanted

NOT_JUDGED = ("first_won", "second_won", "lobs", "seat_a", "first_server")
# By so many matches of each
JUDGED = {GREEDY: 2500, SEARCH: 250, WITHOUT: 20000, BELIEVING: 20000, SETS: 500, SERVED: 2500, CHOSEN: 500}
SHORTER = 1.0  # shots that rallies of sets may be shorter by
BANDS: dict[tuple[str, Surface], Band] = {
    (measure.id, surface): measure.allowed(tour.get(measure.id)) or (None, None)
    for surface, tour in material_of(GAME).tour.items()
    for measure in MEASURES
}


class Claim(NamedTuple):
    """That the sum of these figures, each so many times, is at least so much."""

    parts: Mapping[Figure, int]
    least: float
    surely: bool = False  # with its interval

    def __str__(self) -> str:
        words = " ".join([f"{'+-'[times < 0]}{figure}" for figure, times in self.parts.items()])
        return f"{words} >= {self.least:g}"

    def unit(self, figures: Figures) -> float:
        """The standard error with which it will be judged."""
        return hypot(*[figures[figure].spread / sqrt(JUDGED[figure.of]) for figure in self.parts]) or 1e-9


def claims() -> list[Claim]:
    wanted = []
    for bot, ((name, surface), (low, high)) in product(BOTS, BANDS.items()):
        figure = Figure(bot, name, surface)
        if name not in NOT_JUDGED and low is not None:
            wanted.append(Claim({figure: 1}, low))
        if name not in NOT_JUDGED and high is not None:
            wanted.append(Claim({figure: -1}, -high))
    for bot, (name, order) in product(BOTS, ORDERS.items()):
        for less, more in pairwise(order):
            for one, other in product(less, more):
                wanted.append(Claim({Figure(bot, name, other): 1, Figure(bot, name, one): -1}, 0.0))
    for name, surface in WHERE.items():
        lack = Figure(WITHOUT, name, surface)
        wanted.append(Claim({lack: 1}, NET_COSTS) if name == THE_NET else Claim({lack: 1}, 0.0, surely=True))
    wanted += [Claim({Figure(BELIEVING, name): 1}, 0.0) for name in OTHERWISE]
    of_sets = [{Figure(SETS, "shots", surface): 1, Figure(GREEDY, "shots", surface): -1} for surface in Surface]
    wanted += [Claim(parts, -SHORTER) for parts in of_sets]
    for serve in SERVES:
        wanted.append(Claim({Figure(SERVED, f"#{serve}", MOST_HIT[serve]): 1}, SERVE_LEAST))
        wanted += [
            Claim({Figure(SERVED, f"#{serve} {spin}"): -1}, -SPIN_MOST) for spin in ("plain", "topspin", "slice")
        ]
    for number, surface in product(RARE, Surface):
        wanted.append(Claim({Figure(CHOSEN, f"#{number}", surface): 1}, log(STROKE_LEAST)))
    return wanted


WANTED = claims()


def doubts(gaps: Numbers) -> Numbers:
    """Of claims that are met by so many standard errors."""
    found: Numbers = -log_ndtr(gaps)
    return found


def units_of(figures: Figures) -> Numbers:
    return np.array([claim.unit(figures) for claim in WANTED])


def gaps_of(values: Mapping[Figure, float], units: Numbers) -> Numbers:
    """By how many standard errors each claim is met."""
    sums = [sum([times * values[figure] for figure, times in claim.parts.items()]) - claim.least for claim in WANTED]
    gaps: Numbers = np.array(sums) / units - np.array([Z * claim.surely for claim in WANTED])
    return gaps


class Found(NamedTuple):
    """A deck, and what came of it."""

    numbers: Numbers
    figures: Figures

    @property
    def gaps(self) -> Numbers:
        return gaps_of({figure: value.value for figure, value in self.figures.items()}, units_of(self.figures))

    @property
    def doubt(self) -> float:
        return float(doubts(self.gaps).sum())

    def __str__(self) -> str:
        """The doubt in all, and the worst of it."""
        each = doubts(self.gaps)
        worst = [f"{WANTED[place]}: {self.gaps[place]:+.1f}" for place in np.argsort(-each)[:WORST]]
        return f"{each.sum():.2f}\n    " + "\n    ".join(worst)


WORST = 14  # that are told


# What the candidates say


class Pool:
    """All candidates that were played, with what came of them; kept in a file, if there is one, for the next time."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._numbers: list[Numbers] = []
        self._values: list[list[float]] = []
        self._rounds: list[int] = []
        self.figures: list[Figure] = []
        if path and path.exists():
            with np.load(path) as kept:
                if list(kept["levers"]) == COLUMNS and list(kept["wanted"]) == [*map(str, WANTED)]:
                    self._numbers, self._values = [*kept["numbers"]], kept["values"].tolist()
                    self._rounds = kept["rounds"].tolist()

    def __len__(self) -> int:
        return len(self._numbers)

    def add(self, candidates: Sequence[Numbers], played: Iterable[Figures]) -> None:
        """Those of a round."""
        round_ = max(self._rounds, default=0) + 1
        for numbers, figures in zip(candidates, played, strict=True):
            self.figures = [*figures]
            self._numbers.append(numbers)
            self._values.append([value.value for value in figures.values()])
            self._rounds.append(round_)
        if self._path:
            claimed, values = [*map(str, WANTED)], self._values
            np.savez_compressed(
                self._path, levers=COLUMNS, wanted=claimed, numbers=self._numbers, values=values, rounds=self._rounds
            )

    def _apart(self, table: Sequence[Any]) -> Numbers:
        """From the mean of their round: the bots may have changed since."""
        found, rounds = np.array(table, dtype=float), np.array(self._rounds)
        for round_ in set(self._rounds):
            found[rounds == round_] -= found[rounds == round_].mean(axis=0)
        return found

    def slopes(self) -> Mapping[Figure, Numbers]:
        """By how much each figure goes up with each number; of the search, as of greedy."""
        numbers, values, slopes = self._apart(self._numbers), self._apart(self._values), {}
        for surface in (*Surface, None):
            here = [place for place, figure in enumerate(self.figures) if figure.surface == surface]
            felt = [place for place, lever in enumerate(LEVERS) if is_felt(lever, surface)]
            together = TOGETHER[felt][:, TOGETHER[felt].any(axis=0)]
            table = ridge(np.hstack([numbers[:, felt], ALIKE * numbers[:, felt] @ together]), values[:, here])
            own, common = table[: len(felt)], table[len(felt) :]
            for place, slope in zip(here, (own + ALIKE * together @ common).T, strict=True):
                slopes[self.figures[place]] = np.zeros(len(LEVERS))
                slopes[self.figures[place]][felt] = slope
        return slopes | {figure._replace(of=SEARCH): slope for figure, slope in slopes.items() if figure.of == GREEDY}


def is_felt(lever: Lever, surface: Surface | None) -> bool:
    """A malus of another surface is not."""
    return surface is None or lever.field == surface or lever.field not in [*Surface]


RIDGES = np.geomspace(1, 1e5, 16)


def ridge(numbers: Numbers, values: Numbers) -> Numbers:
    """Ridge regression, each figure with the strength that would foretell best what was left out (by generalised
    cross-validation): where there is little but noise, nothing is learnt."""
    apart, off = numbers - numbers.mean(axis=0), values - values.mean(axis=0)
    left, sizes, right = np.linalg.svd(apart, full_matrices=False)
    told = left.T @ off
    kept = sizes[:, None] ** 2 / (sizes[:, None] ** 2 + RIDGES)
    free = len(off) - 1 - kept.sum(axis=0)
    rest = (off**2).sum(axis=0) - (told**2).sum(axis=0)
    missed = np.array([rest + ((1 - kept[:, [place]]) ** 2 * told**2).sum(axis=0) for place in range(len(RIDGES))])
    best = (missed / free[:, None] ** 2).argmin(axis=0)
    slopes: Numbers = right.T @ (kept[:, best] / sizes[:, None] * told)
    return slopes


MOST_CHANGES = 14
LEAST_GAIN = 0.06  # in doubt: less is not worth a change


def promising(centre: Found, slopes: Mapping[Figure, Numbers], deck: Cards) -> list[Numbers]:
    """Changes that by the slopes leave least doubt, the best one first: of a number, or of a whole group."""
    units = units_of(centre.figures)
    still = np.zeros(len(LEVERS))
    table = np.array([sum([n * slopes.get(each, still) for each, n in claim.parts.items()]) for claim in WANTED])
    by = table / units[:, None]
    gaps, numbers = centre.gaps, centre.numbers.copy()
    steps: list[Numbers] = []
    while len(steps) < MOST_CHANGES:
        step = best_step(gaps, by, numbers, centre.numbers, deck)
        if step is None:
            break
        numbers, gaps = numbers + step, gaps + by @ step
        steps.append(step)
    tell(f"foretold: {doubts(gaps).sum():.2f}, with {len(steps)} changes")
    return steps


def together(alone: Sequence[Found]) -> list[Numbers]:
    """Of changes that were tried alone, beside the first, where nothing is changed, those that kept their word: the
    best, the best two, three, four, six and so on."""
    start = alone[0]
    kept = [each.numbers - start.numbers for each in sorted(alone, key=doubt_of) if each.doubt < start.doubt]
    sums = [start.numbers + sum(kept[:count]) for count in range(1, len(kept) + 1)]
    return [numbers for count, numbers in enumerate(sums, 1) if count <= 4 or count % 2 == 0 or count == len(sums)]


def doubt_of(found: Found) -> float:
    return found.doubt


def best_step(gaps: Numbers, by: Numbers, numbers: Numbers, start: Numbers, deck: Cards) -> Numbers | None:
    at = numbers[:, None]
    steps = np.clip(at + np.hstack([WAYS, -WAYS]), LEAST[:, None], MOST[:, None]) - at
    farther = np.abs(at + steps - start[:, None]) - np.abs(at - start[:, None])
    gains = doubts(gaps).sum() - doubts(gaps[:, None] + by @ steps).sum(axis=0) - LEAST_GAIN * farther.max(axis=0)
    for place in np.argsort(-gains):
        step: Numbers = steps[:, place]
        if gains[place] <= 0:
            return None
        if not step[DELICATE].any() or is_true(cards_with(deck, numbers + step)):
            return step
    return None


def is_true(cards: Cards) -> bool:
    """To the books."""
    return not breaches(read_deck(cards, "candidate"))


def true_ones(deck: Cards, found: Iterable[Numbers]) -> list[Numbers]:
    return [numbers for numbers in found if is_true(cards_with(deck, numbers))]


# Round by round

Apart = Mapping[Figure, Value]  # what the search has beyond greedy

MOVES = 0.3  # of the numbers move in a candidate, so that each candidate says something of many
REACH = np.maximum(1, (MOST - LEAST) // 10)  # by so much: a malus of 20 hardly notices one
IN_DOUBT = (THE_NET, "drop shots", "lobs", "smash", "slice")  # of the lacks
QUICK = {"greedy": 1000, "pairs": 300, "lacks": IN_DOUBT, "sets": 20}
CAREFUL = {"greedy": 25000, "pairs": 10000, "sets": 600}


def calibrated(start: Cards, price: float, asked: argparse.Namespace, helpers: Crew) -> Iterator[tuple[Cards, Found]]:
    random, pool = np.random.default_rng(asked.seed), Pool(asked.pool)
    apart: Apart = {}
    numbers = numbers_on(start, price)
    after = [numbers]
    for round_ in range(asked.rounds + 1):
        seed = asked.seed + 1000 * round_
        found = careful(start, after, apart, seed, helpers)
        best = min(found, key=doubt_of) if apart else found[0]
        apart = apart_at(start, best, apart, round_, asked.search, seed, helpers)
        centre = Found(best.numbers, with_search(best.figures, apart))
        tell(f"after round {round_}: {centre}")
        yield cards_with(start, centre.numbers), centre
        if round_ == asked.rounds:
            return
        many = asked.candidates * (1 if len(pool) else 2)  # nothing is known at first
        steps = [scattered(random, centre.numbers, start) for _ in range(many)]
        pool.add(steps, played(start, steps, seed, QUICK, helpers))
        alone = [centre.numbers + step for step in promising(centre, pool.slopes(), start)]
        tried_alone = careful(start, [centre.numbers, *true_ones(start, alone)], apart, seed, helpers)
        after = [centre.numbers, *true_ones(start, together(tried_alone))]


def scattered(random: np.random.Generator, numbers: Numbers, deck: Cards) -> Numbers:
    """A candidate around this one."""
    moves = REACH * random.choice([-1, 0, 1], size=len(LEVERS), p=[MOVES / 2, 1 - MOVES, MOVES / 2])
    moves[-1] = random.integers(-4, 5)
    while True:
        found: Numbers = np.clip(numbers + moves, LEAST, MOST)
        if is_true(cards_with(deck, found)):
            return found
        moved = [place for place in DELICATE if moves[place]]
        moves[random.choice(moved)] = 0


def careful(deck: Cards, after: Sequence[Numbers], apart: Apart, seed: int, helpers: Crew) -> list[Found]:
    found = []
    for numbers, figures in zip(after, played(deck, after, seed, CAREFUL, helpers), strict=True):
        found.append(Found(numbers, with_search(figures, apart) if apart else figures))
        if apart:
            tell(f"{changes(after[0], numbers)}: {found[-1].doubt:.2f}")
    return found


def changes(before: Numbers, now: Numbers) -> str:
    moved: dict[str, list[str]] = {}
    for place in np.flatnonzero(now != before):
        card, name, *_ = LEVERS[place]
        moved.setdefault(f"{name} {now[place] - before[place]:+.0f}", []).append(f"#{card}")
    return ", ".join([f"{' '.join(cards)} {change}" for change, cards in moved.items()]) or "as it was"


def played(
    deck: Cards, after: Sequence[Numbers], seed: int, matches: Mapping[str, Any], helpers: Crew
) -> Iterator[Figures]:
    """Who is compared has the same luck, who is learnt from another."""
    trials = [
        Trial(cards_with(deck, each), PRICE_STEP * each[-1], seed + place * (matches is QUICK), **matches)
        for place, each in enumerate(after)
    ]
    for place, figures in enumerate(spread(tried, trials, helpers), 1):
        tell(f"{place} of {len(trials)} decks played", end="\r")
        yield figures


MEMORY = 4  # rounds


def apart_at(deck: Cards, here: Found, before: Apart, round_: int, matches: int, seed: int, helpers: Crew) -> Apart:
    """How far from greedy the search is there, taken together with how far it was in the last rounds."""
    parts = 8  # so that all processes have work
    trial = Trial(cards_with(deck, here.numbers), PRICE_STEP * here.numbers[-1], 0, search=matches // parts)
    found = [*spread(tried, [trial._replace(seed=seed + 100 + part) for part in range(parts)], helpers)]
    now = {}
    for figure in found[0]:
        value = sum([each[figure].value for each in found]) / parts - here.figures[figure._replace(of=GREEDY)].value
        if before:
            value = before[figure].value + (value - before[figure].value) / min(round_ + 1, MEMORY)
        now[figure] = Value(value, sqrt(sum([each[figure].spread ** 2 for each in found]) / parts))
    return now


def with_search(figures: Figures, apart: Apart) -> Figures:
    of_search = {
        figure: far._replace(value=figures[figure._replace(of=GREEDY)].value + far.value)
        for figure, far in apart.items()
    }
    return {**figures, **of_search}


def tell(words: str, end: str = "\n") -> None:
    print(words, end=end, file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deck", type=Path, default=assets_folder() / GAME / "deck.yaml", help="where to start")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--candidates", type=int, default=400, help="of each round")
    parser.add_argument("--search", type=int, default=800, help="matches of the search on each surface, in each round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pool", type=Path, help="a file (.npz) that keeps the candidates for the next search")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--out", type=Path, required=True, help="where to write the best deck, after each round")
    asked = parser.parse_args()
    if broken := breaches(load_deck(asked.deck)):
        parser.error(f"{asked.deck}: the books say otherwise: {', '.join(broken)}")
    text = asked.deck.read_text(encoding="utf-8")
    with crew(asked.jobs) as helpers:
        for cards, centre in calibrated(yaml.safe_load(text), beliefs.PRICE_OF_THE_NET, asked, helpers):
            asked.out.write_text(written(text, cards), encoding="utf-8")
            tell(f"written, with a price of the net of {PRICE_STEP * centre.numbers[-1]:.2f}")


if __name__ == "__main__":
    main()
