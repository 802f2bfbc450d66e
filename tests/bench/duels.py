"""Bots of Worldwide Tennis against another, with the luck of the dice taken out of the result.

    python -m tests.bench.duels search:30 search:100 search:300 search:1000 open:300 greedy --kept found.jsonl

A tie-break says little: dice decide most of it. But what a roll could have brought is known, and so, roughly, is what
each of that is worth. What a roll brought beyond its mean is luck; taken off, the result has the same mean, whatever
the worths are, and varies much less. A pair is one match played both ways round with the same luck, on each surface in
turn. Told are tie-breaks and points of each bot against the last one, as they fell and without luck, in percent with
the intervals of 95 of 100. `open:N` is a search that sees all cards: so much could be won by knowing.

What is kept in a file is not played again, so that a run goes on where the last one ended. Runs elsewhere begin at
another pair (`--first`), and their files are put together by `cat`. Pairs of another deck do not count; where the bots
have changed, take another file.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple

import msgspec

from tests.material import load_deck
from wwtennis.games.worldwide.bots.search import Thought, think
from wwtennis.games.worldwide.bots.search.outcomes import outcomes
from wwtennis.games.worldwide.bots.search.value import wins_the_rally
from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.events import PointWon
from wwtennis.games.worldwide.game import Worldwide
from wwtennis.games.worldwide.kind import KIND
from wwtennis.games.worldwide.setup import Setup
from wwtennis.games.worldwide.state import Match, Phase
from wwtennis.kernel.bots import Bot
from wwtennis.kernel.estimates import Ratio
from wwtennis.kernel.game import Choice, Question
from wwtennis.kernel.luck import SeededLuck, SharedLuck, shared_numbers
from wwtennis.kernel.search import Search, Searcher
from wwtennis.lab.entrants import maker_of

OPEN = "open"
FINE = 10_000
NUMBERS = 2**14  # for the luck of a match
TOLD = 10  # pairs on, it is told how it stands


class OfTheMatch(Thought):
    """What a roll is worth to a seat: the chance to win the match, judged when somebody stands at the ball."""

    def __init__(self, view: Any, question: Question, seat: int) -> None:
        super().__init__(view, question)
        self._seat, self._last_shot = seat, 0


class OfThePoint(OfTheMatch):
    """The same, in points."""

    def value(self, state: Match) -> float:
        if state.phase is not Phase.STROKE:
            return 0.5 if state.replaying else float(state.point_winner == self._seat)
        wins = wins_the_rally(state)
        return wins if state.turn == self._seat else 1 - wins


class Result(NamedTuple):
    """Of one match, or of several on average, for the first bot: tie-breaks, and points out of those played."""

    won: float
    without_luck: float
    points: float
    points_without_luck: float
    played: float


class OpenCards(Worldwide):
    """The game to one who sees all cards: a match as it may be is the match as it is."""

    def __init__(self, state: Match) -> None:
        super().__init__(state.setup)
        self._state = state

    def determinise(self, view: Any, luck: Any) -> Match:
        return self._state


class Duel:
    """One match; `seat` is that of the first bot."""

    def __init__(self, game: Worldwide, makers: Sequence[Callable[[Match], Bot]], seat: int, seed: int) -> None:
        self._game, self._seat = game, seat
        self._luck = SharedLuck(shared_numbers(seed, NUMBERS), 0)
        self._state = game.new_state()
        self._bots = [make(self._state) for make in makers]
        self._points, self._played, self._by_luck, self._points_by_luck = 0, 0, 0.0, 0.0
        self._take(game.opening(self._state, self._luck))

    def run(self) -> Result:
        while (question := self._game.pending(self._state)) is not None:
            choice = question.options[0]
            if len(question.options) > 1:
                choice = self._bots[question.seat].choose(self._game.view(self._state, question.seat), question)
            self._answer(question, choice)
        won = float(self._seat in self._game.winners(self._state))
        points = float(self._points)
        return Result(won, won - self._by_luck, points, points - self._points_by_luck, self._played)

    def _answer(self, question: Question, choice: Choice) -> None:
        found = outcomes(self._state, choice)
        if len(found) > 1:
            came, left = 0, self._luck.die(FINE) / FINE
            while left > found[came][0] + 1e-9 and came < len(found) - 1:
                left -= found[came][0]
                came += 1
            self._by_luck += self._beyond(OfTheMatch, question, choice, came)
            self._points_by_luck += self._beyond(OfThePoint, question, choice, came)
            self._luck = self._luck.after(found[came][1])
        self._take(self._game.play(self._state, choice, self._luck))

    def _beyond(self, kind: type[OfTheMatch], question: Question, choice: Choice, came: int) -> float:
        """What the outcome that came is worth beyond the mean of all of them."""
        thought = kind(self._game.view(self._state, question.seat), question, self._seat)
        worths = Search(self._game, thought, None, 0).worths(self._state, choice)
        return worths[came][1] - sum(chance * worth for chance, worth in worths)

    def _take(self, events: Any) -> None:
        for event in events:
            self._game.advance(self._state, event)
            if isinstance(event, PointWon):
                self._points += event.seat == self._seat
                self._played += 1


def maker(name: str, seed: int) -> Callable[[Match], Bot]:
    """How the bot of this name comes to a match; `open:N` looks at all of it."""
    word, _, rollouts = name.partition(":")
    if word != OPEN:
        bot = maker_of(KIND, name)(seed)
        return lambda state: bot
    return lambda state: Searcher(lambda view: OpenCards(state), think, int(rollouts), SeededLuck(seed))


def pair(game: Worldwide, names: Sequence[str], number: int) -> Result:
    """Both ways round."""
    found = []
    for seat in (0, 1):
        makers = [maker(name, number * 2 + at) for at, name in enumerate(names)]
        found.append(Duel(game, makers[::-1] if seat else makers, seat, number).run())
    return Result(*[mean(each) for each in zip(*found, strict=True)])


# Results that are kept


class Kept(msgspec.Struct, frozen=True):
    """A pair that was played: which bots with which deck, by which number."""

    bot: str
    against: str
    deck: str
    number: int
    result: Result


class Book:
    """Pairs that were played, each once: in this run, and in those before that were kept in the same file."""

    def __init__(self, file: Path | None, deck: str) -> None:
        self._file, self._deck = file, deck
        lines = file.read_bytes().splitlines() if file is not None and file.exists() else []
        kept = [msgspec.json.decode(line, type=Kept) for line in lines]
        self._found = {(each.bot, each.against, each.number): each.result for each in kept if each.deck == deck}

    def has(self, names: Sequence[str], number: int) -> bool:
        return (*names, number) in self._found

    def enter(self, names: tuple[str, str], number: int, result: Result) -> None:
        self._found[(*names, number)] = result
        if self._file is not None:
            with self._file.open("ab") as lines:
                lines.write(msgspec.json.encode(Kept(*names, self._deck, number, result)) + b"\n")

    def told(self, names: tuple[str, str]) -> str:
        found = [result for (*who, _number), result in self._found.items() if tuple(who) == names]
        return (
            f"{names[0]} against {names[1]}, {2 * len(found)} tie-breaks: {share(found, 'won', 1)}, without luck "
            f"{share(found, 'without_luck', 1)}; points {share(found, 'points')}, without luck "
            f"{share(found, 'points_without_luck')}"
        )


def share(found: Sequence[Result], what: str, of: float | None = None) -> str:
    """In percent, with the interval of 95 of 100; of the points that were played, unless told otherwise."""
    ratio = Ratio()
    for each in found:
        ratio.count(getattr(each, what), each.played if of is None else of)
    low, high = ratio.interval(100)
    return f"{100 * ratio.value:.1f} % ({low:.1f}-{high:.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="+", help="each of them plays the last one; search:N, open:N, greedy, ...")
    parser.add_argument("--pairs", type=int, default=50, help="of tie-breaks, for each of the bots (default: 50)")
    parser.add_argument("--first", type=int, default=1, help="the number of the first pair: its luck and its surface")
    parser.add_argument("--kept", type=Path, help="a file that results are added to; what it has is not played again")
    asked = parser.parse_args()
    *bots, against = asked.bots
    deck = load_deck()
    games, book = [Worldwide(Setup(deck, surface=surface)) for surface in Surface], Book(asked.kept, deck.fingerprint)
    for number in range(asked.first, asked.first + asked.pairs):
        for names in [(bot, against) for bot in bots]:
            if not book.has(names, number):
                book.enter(names, number, pair(games[number % len(games)], names, number))
        if number % TOLD == 0 or number == asked.first + asked.pairs - 1:
            print(*[book.told((bot, against)) for bot in bots], "", sep="\n", flush=True)


if __name__ == "__main__":
    main()
