"""How fast it is: wwtennis beside other game engines, at random self-play and at thinking ahead, on one core.

    pip install -e '.[bench]' && python -m tests.bench.peers [--json] [--rounds 5] [--seconds 2]

A decision is a question with two or more options, answered: a forced move is played but not counted, for anybody.
All of them pick uniformly with the same function and play whole games. They take turns, round by round, since a
machine is now fast and now slow; the median round counts and the best is shown beside it. OpenSpiel's games are C++,
played from Python as their users do: its crazy eights and hearts, where chance deals card by card.

What each does for a decision is what its users get from it: rlcard's `env.step` encodes the next observation for
learning, its bare `game.step` makes the next raw state, python-chess generates the legal moves and pushes one,
wwtennis states the options, checks the answer, records events and advances the state by them.

Thinking ahead is counted in roll-outs a second of one decision: our search, which stops after a few shots and judges
what it finds, weighing every die; beside it OpenSpiel's information set search (`ismcts`), written in Python over its
C++ hearts, whose roll-outs are random and go to the end of the game.
"""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

SEED = 20
OURS = "wwtennis"
ROLLOUTS = 300  # for a decision

Pick = Callable[[Sequence[Any]], Any]


class Unavailable(Exception):
    """This contestant cannot run here; the message says why."""


def random_pick() -> Pick:
    random = Random(SEED).random
    return lambda options: options[int(random() * len(options))]


def self_play(play_a_game: Callable[[], int], seconds: float) -> tuple[int, float]:
    """Whole games until the time is up: decisions taken, seconds they really took."""
    decisions, start = 0, perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        decisions += play_a_game()
    return decisions, elapsed


def wwtennis_random_selfplay(seconds: float) -> tuple[int, float]:
    """Advanced rules, tie-breaks, challenges on, events kept."""
    from tests.material import load_deck
    from wwtennis.games.worldwide.game import Worldwide
    from wwtennis.games.worldwide.setup import Setup
    from wwtennis.kernel.luck import SeededLuck, seeds
    from wwtennis.kernel.table import Table

    game, pick, seed = Worldwide(Setup(load_deck())), random_pick(), iter(seeds(SEED))

    def play_a_game() -> int:
        decisions = 0
        table = Table(game, SeededLuck(next(seed)))
        table.open()
        while (question := table.pending) is not None:
            decisions += 1  # the table asks only where there are two options or more
            table.answer(pick(question.options))
        return decisions

    return self_play(play_a_game, seconds)


def rlcard_env(game: str, seconds: float) -> tuple[int, float]:
    env, pick = rlcard_make(game), random_pick()

    def play_a_game() -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            options = list(state["legal_actions"])
            decisions += len(options) > 1
            state, _ = env.step(pick(options))
        return decisions

    return self_play(play_a_game, seconds)


def rlcard_uno_bare(seconds: float) -> tuple[int, float]:
    game, pick = rlcard_make("uno").game, random_pick()

    def play_a_game() -> int:
        decisions = 0
        state, _ = game.init_game()
        while not game.is_over():
            options = state["legal_actions"]
            decisions += len(options) > 1
            state, _ = game.step(pick(options))
        return decisions

    return self_play(play_a_game, seconds)


def rlcard_make(game: str) -> Any:
    try:
        import rlcard
    except ImportError as error:
        raise Unavailable("needs rlcard") from error
    return rlcard.make(game, config={"seed": SEED})


def python_chess(seconds: float) -> tuple[int, float]:
    try:
        import chess
    except ImportError as error:
        raise Unavailable("needs chess") from error
    pick = random_pick()

    def play_a_game() -> int:
        decisions = 0
        board = chess.Board()
        # The 75-move rule is the cheapest of the draws to ask for, and enough to end any game.
        while board.halfmove_clock < 150 and (options := list(board.legal_moves)):
            decisions += len(options) > 1
            board.push(pick(options))
        return decisions

    return self_play(play_a_game, seconds)


def open_spiel(game: str) -> Any:
    try:
        import pyspiel
    except ImportError as error:
        raise Unavailable("needs open_spiel") from error
    return pyspiel.load_game(game)


def open_spiel_selfplay(name: str, seconds: float) -> tuple[int, float]:
    game, pick, random = open_spiel(name), random_pick(), Random(SEED)

    def play_a_game() -> int:
        decisions, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(dealt(state, random))
                continue
            options = state.legal_actions()
            decisions += len(options) > 1
            state.apply_action(pick(options))
        return decisions

    return self_play(play_a_game, seconds)


def dealt(state: Any, random: Random) -> Any:
    """What chance does, by its weights."""
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    return random.choices(outcomes, chances)[0]


# Thinking ahead


def wwtennis_search(seconds: float) -> tuple[int, float]:
    """Roll-outs, at the questions of a match of greedy against itself."""
    from tests.material import load_deck
    from wwtennis.games.worldwide.bots.greedy import best_answer
    from wwtennis.games.worldwide.bots.search import NOT_SEARCHED, Thought
    from wwtennis.games.worldwide.game import Worldwide
    from wwtennis.games.worldwide.setup import Setup
    from wwtennis.kernel.luck import SeededLuck, seeds
    from wwtennis.kernel.search import Search
    from wwtennis.kernel.table import Table

    game, seed = Worldwide(Setup(load_deck())), iter(seeds(SEED))
    rollouts, spent = 0, 0.0
    while spent < seconds:
        table = Table(game, SeededLuck(next(seed)), record=False)
        table.open()
        while (question := table.pending) is not None and spent < seconds:
            view = game.view(table.state, question.seat)
            if question.kind not in NOT_SEARCHED:
                begin = perf_counter()
                judged = Search(game, Thought(view, question), view, SEED).run(ROLLOUTS)
                spent += perf_counter() - begin
                rollouts += sum(each.rollouts for each in judged)
            table.answer(best_answer(view, question))
    return rollouts, spent


def open_spiel_ismcts(seconds: float) -> tuple[int, float]:
    """Simulations, at the questions of random games of hearts."""
    game, pick, random = open_spiel("hearts"), random_pick(), Random(SEED)
    import numpy
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    luck = numpy.random.RandomState(SEED)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, luck), uct_c=1.4, max_simulations=ROLLOUTS, random_state=luck)
    simulations, spent = 0, 0.0
    while spent < seconds:
        state = game.new_initial_state()
        while not state.is_terminal() and spent < seconds:
            if state.is_chance_node():
                state.apply_action(dealt(state, random))
                continue
            options = state.legal_actions()
            if len(options) > 1:
                begin = perf_counter()
                bot.step(state)
                spent += perf_counter() - begin
                simulations += ROLLOUTS
            state.apply_action(pick(options))
    return simulations, spent


CONTESTANTS: dict[str, Callable[[float], tuple[int, float]]] = {
    OURS: wwtennis_random_selfplay,
    "rlcard uno, env.step": lambda seconds: rlcard_env("uno", seconds),
    "rlcard uno, bare game.step": rlcard_uno_bare,
    "rlcard gin-rummy, env.step": lambda seconds: rlcard_env("gin-rummy", seconds),
    "python-chess": python_chess,
    "OpenSpiel crazy eights (C++)": lambda seconds: open_spiel_selfplay("crazy_eights", seconds),
    "OpenSpiel hearts (C++)": lambda seconds: open_spiel_selfplay("hearts", seconds),
}
THINKERS: dict[str, Callable[[float], tuple[int, float]]] = {
    OURS: wwtennis_search,
    "OpenSpiel hearts, ismcts": open_spiel_ismcts,
}


def race(
    contestants: dict[str, Callable[[float], tuple[int, float]]], rounds: int, seconds: float
) -> tuple[dict[str, list[float]], dict[str, str]]:
    """So many a second of each contestant in each round, and why those who are absent are."""
    rates: dict[str, list[float]] = {}
    absent: dict[str, str] = {}
    for _ in range(rounds):
        for name, play in contestants.items():
            if name in absent:
                continue
            try:
                count, elapsed = play(seconds)
            except Unavailable as why:
                absent[name] = str(why)
            else:
                rates.setdefault(name, []).append(count / elapsed)
    return rates, absent


def result(rates: dict[str, list[float]]) -> dict[str, dict[str, float | None]]:
    ours = median(rates[OURS]) if OURS in rates else None
    return {
        name: {
            "median": round(median(of_rounds)),
            "best": round(max(of_rounds)),
            "wwtennis_ratio": ours and round(ours / median(of_rounds), 2),
        }
        for name, of_rounds in rates.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench.peers", description="Decisions and roll-outs per second."
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each contestant in each round")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()

    found = {}
    for what, contestants in (("decisions", CONTESTANTS), ("roll-outs", THINKERS)):
        rates, absent = race(contestants, options.rounds, options.seconds)
        for name, why in absent.items():
            print(f"{name}: {why}", file=sys.stderr)
        found[what] = result(rates)
    if options.json:
        print(json.dumps(found, indent=2))
        return
    for what, table in found.items():
        print(f"{what + ' per second':28} {'median':>9} {'best':>9} {'wwtennis/it':>12}")
        for name, row in table.items():
            ratio = row["wwtennis_ratio"]
            print(f"{name:28} {row['median']:9,} {row['best']:9,} {f'{ratio:.2f}' if ratio else '-':>12}")


if __name__ == "__main__":
    main()
