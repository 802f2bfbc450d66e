"""What Hoops is like between its own bots: the figures that its cards are calibrated to, with how many matches each.

    python -m tests.bench.hoops_figures --matches 1000 --seed 1

The same seed gives the same matches. `--only` names the studies to run.
"""

from __future__ import annotations

import argparse
import math
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import attrs

from wwtennis.files.assets import read_yaml
from wwtennis.files.shipped import assets_folder
from wwtennis.games.hoops.bots.greedy import Greedy
from wwtennis.games.hoops.bots.greedy.weights import WEIGHTS
from wwtennis.games.hoops.cards import TACTICS, Cards, Skill
from wwtennis.games.hoops.events import (
    AttackScored,
    CardBought,
    CardRemoved,
    FatigueTaken,
    OvertimeStarted,
    TacticActivated,
    TurnStarted,
)
from wwtennis.games.hoops.game import Hoops
from wwtennis.games.hoops.profiles import MACHINES
from wwtennis.games.hoops.reading import read_cards
from wwtennis.games.hoops.setup import Compensation, Machine, Setup
from wwtennis.games.hoops.state import Match
from wwtennis.kernel.bots import RandomPlay
from wwtennis.kernel.game import Event
from wwtennis.kernel.luck import SeededLuck, seeds
from wwtennis.kernel.table import Table

DEAR = 4  # a tactic that costs so much


@attrs.define
class Tally:
    """One match, as it went."""

    table: Table[Match]
    questions: int = 0
    half: tuple[int, int] = (0, 0)
    bought: Counter[str] = attrs.Factory(Counter)
    activated: Counter[str] = attrs.Factory(Counter)  # models
    dear: list[bool] = attrs.Factory(list)  # activations of the second half
    fatigue: int = 0
    removed: int = 0
    attacks: list[int] = attrs.Factory(list)
    overtime: bool = False
    courts: dict[int, list[tuple[int, ...]]] = attrs.Factory(dict)  # sums of the coach's court, by turn

    def hear(self, event: Event) -> None:
        m = self.table.state
        if isinstance(event, TurnStarted):
            court = [m.setup.deck.players[card] for card in m.teams[event.seat].court]
            sums = [sum(card.intelligence for card in court), sum(card.rebounds for card in court)]
            sums += [sum(card.skills[skill] for card in court) for skill in Skill]
            self.courts.setdefault(event.number, []).append(tuple(sums))
        if isinstance(event, TurnStarted) and event.number == m.setup.turns // 2 + 1 and not m.overtimes:
            self.half = points(m)
        elif isinstance(event, CardBought):
            self.bought["tactics" if event.card in TACTICS else "players"] += 1
        elif isinstance(event, TacticActivated):
            card = m.setup.deck.tactics[event.card]
            self.activated[card.model] += 1
            if m.number > m.setup.turns // 2:
                self.dear.append(card.cost >= DEAR)
        elif isinstance(event, FatigueTaken):
            self.fatigue += len(event.cards)
        elif isinstance(event, CardRemoved):
            self.removed += 1
        elif isinstance(event, AttackScored):
            self.attacks.append(event.scored[0].points)
        elif isinstance(event, OvertimeStarted):
            self.overtime = True


def points(m: Match) -> tuple[int, int]:
    return m.teams[0].points[1], m.teams[1].points[0]


def played(setup: Setup, bots: Sequence[Any], seed: int) -> Tally:
    table: Table[Match] = Table(Hoops(setup), SeededLuck(seed), record=False)
    tally = Tally(table)
    table.subscribe(tally.hear)
    table.open()
    while (question := table.pending) is not None:
        tally.questions += 1
        table.answer(bots[question.seat].choose(table.game.view(table.state, question.seat), question))
    return tally


def share(won: float, matches: int) -> str:
    """A share in per cent, with the half-width of its 95 % interval and its n."""
    p = won / max(1, matches)
    return f"{100 * p:5.1f} % +- {196 * math.sqrt(p * (1 - p) / max(1, matches)):.1f} (n = {matches})"


def duel(cards: Cards, one: Callable[[int], Any], other: Callable[[int], Any], args: Any, **agreed: Any) -> str:
    """How often `one` wins: each deal is played from both seats, and a draw is half a win."""
    won, deals = 0.0, max(1, args.matches // 2)
    for _, seed in zip(range(deals), seeds(args.seed), strict=False):
        for mine in (0, 1):
            bots = [one(seed), other(seed)] if mine == 0 else [other(seed), one(seed)]
            winner = played(Setup(cards, **agreed), bots, seed).table.state.winner
            won += 0.5 if winner is None else float(winner == mine)
    return share(won, 2 * deals)


def greedy(**beliefs: Any) -> Callable[[int], Greedy]:
    return lambda seed: Greedy(attrs.evolve(WEIGHTS, **beliefs))


def mirror(cards: Cards, args: Any) -> None:
    """Greedy against itself."""
    tallies = []
    for _, seed in zip(range(args.matches), seeds(args.seed), strict=False):
        setup = Setup(cards, compensation=Compensation(args.compensation))
        tallies.append(played(setup, [Greedy(), Greedy()], seed))
    n = len(tallies)
    states = [tally.table.state for tally in tallies]
    scored = sorted(each for state in states for each in points(state))
    first = sum(state.winner == (state.first if not state.overtimes % 2 else 1 - state.first) for state in states)
    spread = f"{scored[n // 5]}-{scored[-n // 5]}"
    print(f"points a coach          {sum(scored) / len(scored):6.1f}, 10-90 %: {spread} (n = {n})")
    buys = Counter[str]()
    for tally in tallies:
        buys.update(tally.bought)
    print(f"purchases a coach       {sum(buys.values()) / 2 / n:6.1f}: {buys['players'] / 2 / n:.1f} players, "
          f"{buys['tactics'] / 2 / n:.1f} tactics")  # fmt: skip
    decided = [(tally.half, points(tally.table.state)) for tally in tallies if tally.half[0] != tally.half[1]]
    comebacks = sum((half[0] > half[1]) != (end[0] > end[1]) for half, end in decided if end[0] != end[1])
    print(f"comebacks from half     {share(comebacks, len(decided))}")
    print(f"overtime                {share(sum(tally.overtime for tally in tallies), n)}")
    print(f"first coach             {share(first, n)}")
    dear = [each for tally in tallies for each in tally.dear]
    print(f"dear tactics, 2nd half  {share(sum(dear), len(dear))} of activations")
    models = Counter[str]()
    for tally in tallies:
        models.update(tally.activated)
    whole = sum(models.values())
    used = {model: 100 * count / whole for model, count in models.most_common()}
    missing = {card.model for card in cards.tactics.values() if card.number in TACTICS} - set(used)
    print("models                  " + ", ".join(f"{model} {each:.1f}" for model, each in used.items()))
    print(f"models never used       {sorted(missing) or 'none'}")
    print(f"Fatigue taken a coach   {sum(tally.fatigue for tally in tallies) / 2 / n:6.1f}")
    print(f"cards removed a coach   {sum(tally.removed for tally in tallies) / 2 / n:6.1f}")
    for turn in (1, 7, 13, 19, 24):
        courts = [court for tally in tallies for court in tally.courts.get(turn, [])]
        means = [sum(column) / len(courts) for column in zip(*courts, strict=True)]
        print(f"court at turn {turn:2}        " + " ".join(f"{mean:4.1f}" for mean in means))
    print(f"questions a turn        {sum(tally.questions for tally in tallies) / n / Setup(cards).turns:6.1f}")


def likes(cards: Cards, args: Any) -> None:
    """A coach who counts one kind of attack for more, against one who does not."""
    for number, kind in enumerate(("three-point", "inside", "drive")):
        taste = tuple(like * (args.taste if number == each else 1.0) for each, like in enumerate(WEIGHTS.likes))
        print(f"prefers {kind:15} {duel(cards, greedy(likes=taste), greedy(), args)}")


def fatigue(cards: Cards, args: Any) -> None:
    print(f"never takes Fatigue     {duel(cards, greedy(takes_fatigue=False), greedy(), args)}")


def random(cards: Cards, args: Any) -> None:
    print(f"greedy against random   {duel(cards, greedy(), lambda seed: RandomPlay(SeededLuck(seed)), args)}")


def machine(cards: Cards, args: Any) -> None:
    """The ladder of the machine coach against greedy, which sits in seat 0."""
    for profile in MACHINES:
        for level in args.levels:
            won = 0
            for _, seed in zip(range(args.matches), seeds(args.seed), strict=False):
                setup = Setup(cards, machine=Machine(profile, level))
                won += played(setup, [Greedy(), None], seed).table.state.winner == 1
            print(f"machine {profile:9} level {level:2} {share(won, args.matches)}")


STUDIES = {"mirror": mirror, "likes": likes, "fatigue": fatigue, "random": random, "machine": machine}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--taste", type=float, default=1.3)
    parser.add_argument("--levels", type=int, nargs="+", default=[0, 2, 4, 6, 8])
    parser.add_argument("--compensation", default=Compensation.NONE.value)
    parser.add_argument("--only", nargs="+", choices=list(STUDIES), default=list(STUDIES))
    args = parser.parse_args()
    cards = read_cards(lambda name: read_yaml(assets_folder() / "hoops" / name))
    began = time.process_time()
    print(f"cards {cards.fingerprint}, seed {args.seed}")
    for name in args.only:
        STUDIES[name](cards, args)
    print(f"{time.process_time() - began:.0f} s of processor time")


if __name__ == "__main__":
    main()
