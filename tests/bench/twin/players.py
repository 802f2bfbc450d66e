"""Whether the player cards are fair, and at home where they say: everybody against everybody, on each surface.

    python -m tests.bench.twin.players [--matches 400] [--deck FILE] [--players FILE] [--seed 1] [--jobs 2]

The duels are those of `python -m wwtennis.lab.balance players`, in tie-breaks between two who are greedy, but the twin
plays them: each luck twice, seats changed. Told is how many of a hundred tie-breaks each player wins, on each surface
and everywhere, with the interval of 95 of 100; `*` stands at the surface that the card names. The bars: everywhere from
44 to 56; and where the card names a surface, more than 50 there, and more than on the next best one by more than the
error. The strongest stand first.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.bench import twin
from tests.bench.choice import MISSED, OK, Found, pooled, show
from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.header import GAME
from wwtennis.games.worldwide.player_cards import PlayerCard
from wwtennis.games.worldwide.rules.player_powers import HOME
from wwtennis.games.worldwide.trials import SOMEWHERE, STRONGEST, WEAKEST
from wwtennis.kernel.estimates import Ratio, difference
from wwtennis.kernel.kind import Duel
from wwtennis.lab import balance

Table = dict[str, dict[Surface, Ratio]]  # tie-breaks won, of those played


def wins(duel: Duel, matches: int, seed: int) -> Ratio:
    """Of the one who is named first, each luck from either seat."""
    setup, _seat = duel.places[0]
    one, other = (seat.player for seat in setup.seats)
    plan = twin.Plan(matches // len(duel.places), seed, swapped=True, players=(one, other))
    return twin.play(twin.told(setup.deck, twin.believed()), setup.surface, plan).figures["matches"]


def turned(won: Ratio) -> Ratio:
    """The same, for the other."""
    lost = Ratio()
    lost.add(won)
    lost.part, lost._parts = won.whole - won.part, won._wholes - 2 * won._both + won._parts
    lost._both = won._wholes - won._both
    return lost


def table_of(duels: Sequence[Duel], matches: int, seed: int, jobs: int) -> Table:
    """Every duel with a seed of its own, as in `lab.balance`."""
    found: Table = {}
    with ThreadPoolExecutor(jobs) as pool:
        played = pool.map(lambda each: wins(each[1], matches, seed + each[0]), enumerate(duels))
        for duel, won in zip(duels, played, strict=True):
            for who, ratio in ((duel.one, won), (duel.other, turned(won))):
                if who is not None:
                    found.setdefault(who, {}).setdefault(Surface(duel.column), Ratio()).add(ratio)
    return found


def home_of(card: PlayerCard) -> Surface | None:
    """The surface that the card names."""
    return next((HOME[power] for power, _number in card.powers if power in HOME), None)


def told(ratio: Ratio) -> str:
    low, high = ratio.interval(100)
    return f"{100 * ratio.value:.1f} ±{(high - low) / 2:.1f}"


def row(name: str, won: Mapping[Surface, Ratio], home: Surface | None) -> list[str]:
    everywhere, missed, by = pooled(won.values()), [], "-"
    if not WEAKEST <= 100 * everywhere.value <= STRONGEST:
        missed.append("everywhere")
    if home is not None:
        next_best = max([ratio for surface, ratio in won.items() if surface is not home], key=lambda each: each.value)
        more, error = difference(next_best, won[home])
        by = f"{100 * more:+.1f} ±{100 * error:.1f}"
        if 100 * won[home].value <= SOMEWHERE:
            missed.append("at home")
        if more <= error:
            missed.append("best at home")
    there = [told(won[surface]) + (" *" if surface is home else "  ") for surface in Surface]
    says = f"{MISSED}: {', '.join(missed)}" if missed else OK
    return [name, *there, told(everywhere), f"{everywhere.whole:,.0f}", by, "" if home is None else home.value, says]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=400, help="on each surface, of each two (default: 400)")
    parser.add_argument("--deck", type=Path, help="a file of one's own")
    parser.add_argument("--players", type=Path, help="a file of one's own")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="how many play at a time (default: 2)")
    asked = parser.parse_args()
    duels = balance.duels(GAME, "players", asked.deck, asked.players)
    cards = {seat.name: seat.player for duel in duels for seat in duel.places[0][0].seats}
    won = table_of(duels, asked.matches, asked.seed, asked.jobs)
    strongest = sorted(won, key=lambda who: -pooled(won[who].values()).value)
    head = ["", *[f"{surface}  " for surface in Surface], "everywhere", "n", "best at home by", "home", ""]
    rows = [row(who, won[who], home_of(cards[who])) for who in strongest]
    show(Found(f"Player cards: % of tie-breaks won, {len(won) - 1} x {asked.matches} on each surface", head, rows))


if __name__ == "__main__":
    main()
