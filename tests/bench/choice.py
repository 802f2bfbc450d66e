"""Whether there is something to choose in Worldwide Tennis: every card, every style, every kind of stroke and the net.

    python -m tests.bench.choice [cards] [styles] [without] [net] [--matches 2500] [--deck FILE] [--jobs 2]

- `cards`: every stroke is chosen now and then on each surface where it can be played; every serve is hit somewhere, and
  with more than one spin.
- `styles`: a round robin of the four styles; none is far ahead or behind, and each is among the best on some surface.
- `without`: one player's deck lacks a kind of cards, the other's is whole. Each kind is missed on some surface.
- `net`: one player never goes to the net. It costs points, on grass above all.

All play tie-breaks on each surface. Where two differ, each match is played both ways round with the same luck; what is
lost is how many points fewer than half of a hundred one has. Intervals are those of 95 of 100; of four surfaces one may
pass by luck, which more matches tell. A line says `too few` where fewer positions or balls came up than can be judged.

Unless parts are named, all of them are played; by greedy, or whom `--bot` names, but styles are who they are. Nobody is
told what they lack: who never goes to the net weighs strokes as if it were open after them.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from tests.material import load_deck
from wwtennis.games.worldwide.bots.personas import STYLES
from wwtennis.games.worldwide.cards import SERVES, Deck, Kind, Spin, Stroke, Surface
from wwtennis.games.worldwide.choices import Ask, GoToNet
from wwtennis.games.worldwide.events import PointWon
from wwtennis.games.worldwide.game import Worldwide
from wwtennis.games.worldwide.header import GAME
from wwtennis.games.worldwide.kind import KIND
from wwtennis.games.worldwide.options import ALL, options
from wwtennis.games.worldwide.setup import SEATS, SeatSetup, Setup
from wwtennis.games.worldwide.stats.card_use import NO_SPIN, CardUse
from wwtennis.kernel.bots import Bot
from wwtennis.kernel.estimates import Ratio
from wwtennis.kernel.game import Choice, Event, Question
from wwtennis.kernel.luck import SeededLuck
from wwtennis.kernel.table import Table
from wwtennis.kernel.tables import table
from wwtennis.lab import arena, study
from wwtennis.lab.match import play_out, seated, seeds_of_matches
from wwtennis.lab.spread import Crew, crew, spread
from wwtennis.lab.tally import NONE, Tally, total

STROKE_LEAST, POSITIONS = 2.0, 200  # percent, of so many positions at least
SERVE_LEAST = 3.0
SPIN_MOST = 80.0
STYLE_LEAST, STYLE_MOST, AMONG = 42.0, 58.0, 2
NET_COSTS = 2.0  # points of a hundred

SPIN_WORDS = {NO_SPIN: "plain", Spin.TOPSPIN.value: "topspin", Spin.SLICE.value: "slice"}
TAKEN: dict[str, Callable[[Stroke], bool]] = {
    "winners": lambda card: card.winner,
    "drop shots": lambda card: card.kind is Kind.DROP_SHOT,
    "lobs": lambda card: card.kind is Kind.LOB,
    "smash": lambda card: card.kind is Kind.SMASH,
    "passing shots": lambda card: card.kind is Kind.PASSING,
    "topspin": lambda card: card.spin is Spin.TOPSPIN,
    "slice": lambda card: card.spin is Spin.SLICE,
}


class Terms(NamedTuple):
    """Who plays, and how much, with which cards."""

    bot: str
    matches: int  # on each surface, of each two; an even number
    seed: int
    deck: Path | None


class Found(NamedTuple):
    """A table: a line for each thing that was asked, which ends in whether it is so."""

    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]


OK, MISSED, TOO_FEW = "ok", "missed", "too few"


def verdict(is_so: bool) -> str:
    return OK if is_so else MISSED


def told(tally: Tally) -> str:
    """In percent, with its interval."""
    if not tally.played:
        return "-"
    low, high = arena.interval(tally)
    return f"{tally.share:.1f} ({low:.1f}-{high:.1f})"


def share(tally: Tally) -> float:
    """In percent; of nothing, nothing."""
    return tally.share if tally.played else 0.0


def agreed(surface: str) -> dict[str, Any]:
    """Tie-breaks by the usual rules there, in the words of a simulation."""
    usual = {option.name.removeprefix("--").replace("-", "_"): option.default for option in options()}
    return {**usual, "surface": surface}


@cache
def deck_of(path: Path | None) -> Deck:
    return load_deck(path)


# Cards


def cards(terms: Terms, helpers: Crew) -> list[Found]:
    bots = (terms.bot, terms.bot)
    plan = study.Plan(GAME, bots, terms.matches, terms.seed, agreed(ALL), terms.deck)
    sums, deck = study.Sums(plan), deck_of(terms.deck)
    for watched in study.run(plan, helpers):
        sums.add(watched)
    uses: dict[Surface, CardUse] = {part.setup.surface: part.tally.cards for part in sums.parts}
    serves = [f"#{number} {deck.name(number)}" for number in SERVES]
    return [
        Found(
            "Strokes: % of the positions in which each is playable",
            ["", "least on", "positions", "chosen", "everywhere", "chosen", "bar", ""],
            [stroke_row(card, uses) for card in deck.strokes.values()],
        ),
        Found(
            "Serves: % of the balls",
            ["", "best on", "chosen", "of first balls", "of second balls", "everywhere", "bar", ""],
            [[name, *serve_row(number, uses)] for name, number in zip(serves, SERVES, strict=True)],
        ),
        Found(
            "Spins: the most frequent, % of the balls with that serve",
            ["", *uses, "everywhere", "bar", ""],
            [[name, *spin_row(number, uses)] for name, number in zip(serves, SERVES, strict=True)],
        ),
    ]


def stroke_row(card: Stroke, uses: Mapping[Surface, CardUse]) -> list[str]:
    """Judged where it is chosen least, of the surfaces on which it is playable often enough; the smash, everywhere."""
    found = {where: use.of(card.number) for where, use in uses.items()}
    tallies = {where: Tally(use.chosen, use.playable) for where, use in found.items()}
    everywhere = total(tallies.values())
    often = {where: tally for where, tally in tallies.items() if tally.played >= POSITIONS}
    least = min(often or tallies, key=lambda where: share(tallies[where]))
    judged = everywhere if card.kind is Kind.SMASH else tallies[least]
    is_so = verdict(share(judged) >= STROKE_LEAST) if judged.played >= POSITIONS else TOO_FEW
    counts = [cell for tally in (tallies[least], everywhere) for cell in (f"{tally.played:,}", told(tally))]
    return [f"#{card.number} {card.name}", least.value, *counts, f">= {STROKE_LEAST:.0f}", is_so]


def serve_row(number: int, uses: Mapping[Surface, CardUse]) -> list[str]:
    tallies = {where: _served(number, use, _all_balls) for where, use in uses.items()}
    best = max(tallies, key=lambda where: share(tallies[where]))
    apart = [_served(number, uses[best], balls) for balls in (_first_balls, _second_balls)]
    shares = map(told, (tallies[best], *apart, total(tallies.values())))
    return [best.value, *shares, f">= {SERVE_LEAST:.0f}", verdict(share(tallies[best]) >= SERVE_LEAST)]


def _served(number: int, use: CardUse, balls: Callable[[CardUse, int], int]) -> Tally:
    """How many of these balls were hit with this serve."""
    return Tally(balls(use, number), sum(balls(use, each) for each in SERVES))


def _all_balls(use: CardUse, number: int) -> int:
    return use.of(number).chosen


def _first_balls(use: CardUse, number: int) -> int:
    return use.of(number).chosen - use.seconds[number]


def _second_balls(use: CardUse, number: int) -> int:
    return use.seconds[number]


def spin_row(number: int, uses: Mapping[Surface, CardUse]) -> list[str]:
    """Judged on all surfaces together: where a serve is rare, its spin says little."""
    everywhere = CardUse()
    for use in uses.values():
        everywhere.add(use)
    word, tally = _usual_spin(number, everywhere)
    is_so = verdict(share(tally) <= SPIN_MOST) if tally.played >= POSITIONS else TOO_FEW
    by_surface = [_usual_spin(number, use) for use in uses.values()]
    there = [f"{each} {of.share:.0f}" if of.played else "-" for each, of in by_surface]
    return [*there, f"{word} {told(tally)}".strip(), f"<= {SPIN_MOST:.0f}", is_so]


def _usual_spin(number: int, use: CardUse) -> tuple[str, Tally]:
    spins = use.spins.get(number)
    if not spins:
        return "", NONE
    [(spin, count)] = spins.most_common(1)
    return SPIN_WORDS[spin], Tally(count, spins.total())


# Styles


def styles(terms: Terms, helpers: Crew) -> list[Found]:
    won = {surface: _round_robin(terms, surface, helpers) for surface in Surface}
    bar = f"{STYLE_LEAST:.0f}-{STYLE_MOST:.0f}, among {AMONG} best"
    rows = []
    for style in STYLES:
        overall = total(each[style] for each in won.values())
        places = {surface: _place(style, each) for surface, each in won.items()}
        best = min(places, key=lambda where: (places[where], -won[where][style].share))
        is_so = STYLE_LEAST <= overall.share <= STYLE_MOST and places[best] <= AMONG
        there = [f"{each[style].share:.1f}" for each in won.values()]
        rows.append([style, *there, told(overall), f"{places[best]} on {best}", bar, verdict(is_so)])
    return [Found("Styles: % of tie-breaks won", ["", *won, "everywhere", "best place", "bar", ""], rows)]


def _round_robin(terms: Terms, surface: Surface, helpers: Crew) -> dict[str, Tally]:
    """What each style has won against all others."""
    plan = arena.Plan(GAME, tuple(STYLES), terms.matches, terms.seed, agreed(surface.value), terms.deck)
    standings = arena.Standings(plan)
    for pair, found in arena.run(plan, helpers):
        standings.add(pair, found)
    return {style: standings.of(style).matches for style in STYLES}


def _place(style: str, won: Mapping[str, Tally]) -> int:
    return 1 + sum(tally.share > won[style].share for tally in won.values())


# What one of two players has to do without


class Lack(NamedTuple):
    """Cards, or the net."""

    cards: tuple[int, ...] = ()
    net: bool = False


class StaysBack:
    """Somebody who never answers that they go to the net. A drop shot still takes them there."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, view: Any, question: Question) -> Choice:
        if question.kind is not Ask.REPOSITION:
            return self._bot.choose(view, question)
        left = tuple([each for each in question.options if not isinstance(each, GoToNet)])
        return self._bot.choose(view, Question(question.seat, question.kind, left))


class Job(NamedTuple):
    """Two matches with the same luck. Set-ups stay at home: a process makes its own."""

    bot: str
    deck: Path | None
    surface: Surface
    lack: Lack
    seed: int
    of_bots: tuple[int, int]


def lost(job: Job) -> tuple[float, int]:
    """How many points less than half has who lacks something, both ways round; and how many were played."""
    won, played = (sum(each) for each in zip(*[_one_way(job, seat) for seat in SEATS], strict=True))
    return played / 2 - won, played


def _one_way(job: Job, seat: int) -> tuple[int, int]:
    """The points of who lacks something, in this seat, and those of both."""
    lacking, whole = SeatSetup("lacking", removed=job.lack.cards), SeatSetup("whole")
    seats, of_bots = ((lacking, whole), job.of_bots) if seat == 0 else ((whole, lacking), job.of_bots[::-1])
    bots = seated(KIND, (job.bot, job.bot), of_bots)
    if job.lack.net:
        bots[seat] = StaysBack(bots[seat])
    points, game = [0, 0], Worldwide(Setup(deck_of(job.deck), surface=job.surface, seats=seats))
    match = Table(game, SeededLuck(job.seed), record=False)

    def hear(event: Event) -> None:
        if isinstance(event, PointWon):
            points[event.seat] += 1

    match.subscribe(hear)
    play_out(match, bots)
    return points[seat], sum(points)


def losses(terms: Terms, lack: Lack, helpers: Crew) -> dict[Surface, Ratio]:
    """Points that are lost, of those that are played. Every lack has the same luck, on every surface."""
    lucks = list(islice(seeds_of_matches(terms.seed, len(SEATS)), terms.matches // 2))
    jobs = [
        Job(terms.bot, terms.deck, surface, lack, seed, (one, other))
        for surface in Surface
        for seed, (one, other) in lucks
    ]
    found = {surface: Ratio() for surface in Surface}
    for job, each in zip(jobs, spread(lost, jobs, helpers), strict=True):
        found[job.surface].count(*each)
    return found


def in_a_hundred(ratio: Ratio) -> str:
    low, high = ratio.interval(100)
    return f"{100 * ratio.value:+.2f} ±{(high - low) / 2:.2f}"


def loss_row(name: str, found: Mapping[Surface, Ratio]) -> list[str]:
    return [name, *map(in_a_hundred, (*found.values(), pooled(found.values())))]


def pooled(ratios: Iterable[Ratio]) -> Ratio:
    summed = Ratio()
    for each in ratios:
        summed.add(each)
    return summed


LOSSES = ["", *Surface, "everywhere", "bar", ""]


def without(terms: Terms, helpers: Crew) -> list[Found]:
    rows = []
    for name, is_taken in TAKEN.items():
        taken = tuple([card.number for card in deck_of(terms.deck).strokes.values() if is_taken(card)])
        found = losses(terms, Lack(taken), helpers)
        is_missed = any(ratio.interval()[0] > 0 for ratio in found.values())
        rows.append([*loss_row(f"{name} ({len(taken)})", found), "surely > 0 somewhere", verdict(is_missed)])
    return [Found("Without these cards: points lost, in 100", LOSSES, rows)]


def net(terms: Terms, helpers: Crew) -> list[Found]:
    found = losses(terms, Lack(net=True), helpers)
    is_dear = 100 * found[Surface.GRASS].value >= NET_COSTS
    row = [*loss_row("never to the net", found), f">= {NET_COSTS:.0f} on grass", verdict(is_dear)]
    return [Found("Without the net: points lost, in 100", LOSSES, [row])]


PARTS: dict[str, Callable[[Terms, Crew], list[Found]]] = {
    "cards": cards,
    "styles": styles,
    "without": without,
    "net": net,
}


def show(found: Found) -> None:
    passed = sum(row[-1] == OK for row in found.rows)
    words = {0, len(found.head) - 2, len(found.head) - 1}
    lines = table([found.head, *found.rows], words)
    print(f"{found.title} ({passed} of {len(found.rows)} ok)", *lines, "", sep="\n", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", choices=PARTS, help="what is asked (default: all of it)")
    parser.add_argument("--bot", default="greedy", help="who plays, but for the styles: greedy, search:100, ...")
    parser.add_argument("--matches", type=int, default=2500, help="on each surface, of each two (default: 2500)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--deck", type=Path, help="a file of one's own")
    asked = parser.parse_args()
    terms = Terms(asked.bot, asked.matches + asked.matches % 2, asked.seed, asked.deck)
    with crew(asked.jobs) as helpers:
        for part in asked.parts or PARTS:
            for found in PARTS[part](terms, helpers):
                show(found)


if __name__ == "__main__":
    main()
