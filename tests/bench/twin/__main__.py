"""Whether the twin plays as the game does: the same seeds here and there, on every surface.

    python -m tests.bench.twin [--matches 50] [--rollouts 0] [--players]

With `--players` everybody meets with player cards: those of the game, each with the next one of its file, and some that
are made up, which between them have every power that there is. Told is besides on which powers nothing hangs in these
matches: the twin plays them the same without, so that they are not tested by them.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from tests.bench.choice import agreed
from tests.bench.twin import Plan, Played, believed, play, told
from tests.material import load_deck, load_players
from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.header import GAME
from wwtennis.games.worldwide.options import ALL
from wwtennis.games.worldwide.player_cards import MOST_REMOVED, PlayerCard
from wwtennis.games.worldwide.powers import POWERS
from wwtennis.games.worldwide.stats.shape import Shape
from wwtennis.lab import study

SPINS = ("", "T", "S")
MADE_UP = 10  # so many cards share the powers: none has two that stand side by side, as rivals do

Who = tuple[str | None, str | None]  # whose player cards the seats have
Cards = tuple[PlayerCard | None, PlayerCard | None]


def differences(shape: Shape, played: Played) -> list[str]:
    """What the twin counted otherwise."""
    found = []
    for name, ratio in shape.ratios.items():
        twins = played.figures[name]
        if (ratio.part, ratio.whole) != (twins.part, twins.whole):
            found.append(f"{name}: {ratio.part} of {ratio.whole}, the twin {twins.part} of {twins.whole}")
    for number, use in played.cards.items():
        ours = shape.cards.of(number)
        announced = shape.cards.spins.get(number, Counter[str]())
        spins = tuple([announced[spin] for spin in SPINS])
        of_ours = (ours.held, ours.playable, ours.chosen, shape.cards.seconds[number], spins)
        if of_ours != tuple(use):
            found.append(f"#{number}: {of_ours}, the twin {tuple(use)}")
    return found


def compare(matches: int, rollouts: int, seed: int, who: Who = (None, None), players: Path | None = None) -> list[str]:
    """`players`: a file of player cards, for the game's own."""
    bot = f"search:{rollouts}" if rollouts else "greedy"
    asked = {**agreed(ALL), "player_a": who[0], "player_b": who[1]}
    sums = study.Sums(plan := study.Plan(GAME, (bot, bot), matches, seed, asked, players=players))
    for watched in study.run(plan):
        sums.add(watched)
    text, found = told(load_deck(), believed()), []
    twins_plan = Plan(matches, seed, (rollouts, rollouts), players=cards_of(who, players))
    names = "".join([f"{name}, " for name in who if name])
    for part in sums.parts:
        twins = play(text, part.setup.surface, twins_plan)
        found += [f"{names}{part.setup.surface}: {line}" for line in differences(part.tally, twins)]
    return found


# With player cards


def made_up(seed: int) -> dict[str, Any]:
    """Nobody's player cards, as a file has them: all powers, with any of their numbers, and anything else."""
    luck, deck = random.Random(seed), load_deck()

    def any_of(numbers: range) -> int:
        """Those in the middle more often: with one at the end a power may never come into play."""
        return numbers[(luck.randrange(len(numbers)) + luck.randrange(len(numbers))) // 2]

    def one(number: int) -> dict[str, Any]:
        held = {power: any_of(POWERS[power].numbers) for power in list(POWERS)[number::MADE_UP]}
        return {
            "name": f"Nobody {number}",
            "style": {"en": "Anything", "fr": "N'importe quoi"},
            "hand": luck.randint(len(deck.starting_hand), 16),
            "stars": {"up": luck.randint(1, 5), "down": luck.randint(0, 3)},
            "removes": luck.sample(list(deck.strokes), luck.randint(0, MOST_REMOVED)),
            "powers": {power: number for power, number in held.items() if not POWERS[power].is_penalty},
            "penalties": {power: number for power, number in held.items() if POWERS[power].is_penalty},
        }

    return {f"nobody-{number}": one(number) for number in range(MADE_UP)}


def made_up_in(folder: Path, seed: int) -> Path:
    path = folder / f"made-up-{seed}.yaml"
    path.write_text(json.dumps(made_up(seed)), encoding="utf-8")  # which is YAML too
    return path


def meetings(players: Path | None) -> list[Who]:
    """Each with the next one of the file, so that everybody has either seat; the ends meet somebody without a card."""
    names = list(load_players(players))
    return list(zip([None, *names], [*names, None], strict=True))


def cards_of(who: Who, players: Path | None) -> Cards:
    cards = load_players(players)
    one, other = (None if name is None else cards[name] for name in who)
    return one, other


def idle(matches: int, rollouts: int, seed: int, players: Path | None) -> set[str]:
    """The powers on these cards without which the twin plays the same matches."""
    text, found, held = told(load_deck(), believed()), set[str](), set[str]()

    def played(cards: Cards) -> list[Played]:
        plan = Plan(matches, seed, (rollouts, rollouts), players=cards)
        return [play(text, surface, plan) for surface in Surface]

    for who in meetings(players):
        cards = cards_of(who, players)
        with_all = played(cards)
        for power, less in one_less(cards):
            held.add(power)
            if power not in found and played(less) != with_all:
                found.add(power)
    return held - found


def one_less(cards: Cards) -> Iterator[tuple[str, Cards]]:
    """Each power that somebody has, and both cards without it."""
    for seat, card in enumerate(cards):
        if card is None:
            continue
        for power, _number in card.powers + card.penalties:
            left = [tuple([each for each in held if each[0] != power]) for held in (card.powers, card.penalties)]
            less = msgspec.structs.replace(card, powers=left[0], penalties=left[1])
            yield power, (less, cards[1]) if seat == 0 else (cards[0], less)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=50, help="on each surface, of each two (default: 50)")
    parser.add_argument("--rollouts", type=int, default=0, help="of a search; 0: greedy (default: 0)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", action="store_true", help="with player cards")
    asked = parser.parse_args()
    terms = asked.matches, asked.rollouts, asked.seed
    found = [] if asked.players else compare(*terms)
    with TemporaryDirectory() as folder:
        for players in (None, made_up_in(Path(folder), asked.seed)) if asked.players else ():
            for who in meetings(players):
                found += compare(*terms, who, players)
            unseen = ", ".join(sorted(idle(*terms, players)))
            whose = "the game's own cards" if players is None else "made up ones"
            print(f"{whose}: {f'nothing hangs on {unseen}' if unseen else 'every power changes something'}")
    print(*found, sep="\n") if found else print("the twin plays the same matches")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
