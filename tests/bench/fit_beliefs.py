"""Makes `beliefs.py`, what the bots believe of balls, places and cards, from matches of the greedy bot against itself.

    python -m tests.bench.fit_beliefs [--matches 8000] [--rounds 3] [--all] > beliefs.py
    mv beliefs.py wwtennis/games/worldwide/bots/beliefs.py

It needs numpy, which comes with the extra `calibrate`.

Three things are fitted, each by logistic regression:

- What a ball means to whoever must answer it, and where and with what one waits for the answer: on who won the point.
  Once in most points chance says what to serve, what to play or where to wait, or greedy would never see what it does
  not believe in; from then on it plays as always, and only what came from then on is looked at.
- What a Star or a card more is worth at the beginning of a point, in points: on who won the match, where the score is
  folded exactly (`tennis.chances`). Every other match begins with hands and Stars that chance has thinned out, since
  greedy itself hardly ever lets them differ.
- How the chance of greedy's best answer is to be read in a rally, and what it means that somebody is at the net.

What going to the net costs in cards is measured, where chance decided whether to go. As greedy plays by what it
believes, this is done in rounds, each of which goes half of the way from the old beliefs to what was fitted.

Places and cards are worth what they are, unless `--all` is said: the more the other comes to the net, the better it is
to come first, so that the net is fitted to ever more, until nobody stays back; then passing shots are kept, and nobody
comes. Round by round this swings for long. What waits at the net was found by duels of greedy with itself instead
(`tests.bench.twin.duel`): with fewer fears of passing shots, and more trust in many volleys, it wins more matches. An
attack in hand counts for less than was fitted, and cards are saved less (`worth.THRIFT`): greedy wins as many matches
so (49.9 ± 0.4 %), and its points are nearer to the tour's.

What is held has its price. With Stars and cards worth what is fitted to the deck that ships, greedy wins 62 % of
tie-breaks against itself as it is, and two of that kind come to the net 42 to 52 times in 100 points: the cards were
calibrated for bots that hold back. The worth of the Winner alone (0.60 for 0.15) wins 55 %.

It is the volleys of that deck. With all of them harder by 4, drawing a card less and with 5 less of a malus on grass,
with 3 more of a malus on passing shots, and going to the net for 0.40, what is fitted stands still: with such worths
two come to the net 24 to 27 times in 100 points. Who thinks volleys and the smash worth 0.06 more, and wings 0.02 less,
wins 46 %, who errs the other way by 0.04 and 0.02, 49 %.

Of the matches half are kept apart, and there the result is judged beside what the score and the server alone say; and
so it is in matches of sets, of which nothing was fitted.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from math import log
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

import numpy as np

from tests.material import load_deck
from wwtennis.games.worldwide.bots import beliefs
from wwtennis.games.worldwide.bots.greedy import reply, worth
from wwtennis.games.worldwide.bots.greedy.outlook import (
    MOST_ATTACKS,
    MOST_SAFE,
    MOST_VOLLEYS,
    volley_malus,
    waiting,
)
from wwtennis.games.worldwide.bots.search.value import answer_features, by_score, means_apart, standing, volleys_of
from wwtennis.games.worldwide.cards import NET, SERVES, THE_WINNER, Deck, Kind, Risk, Spin, Surface, Zone
from wwtennis.games.worldwide.choices import GIVE_UP, GoToNet, MoveBack, PlayStroke, ServeBall
from wwtennis.games.worldwide.events import PointReplayed, PointStarted, PointWon
from wwtennis.games.worldwide.game import Worldwide, pending
from wwtennis.games.worldwide.rules.rally import may_go_to_net
from wwtennis.games.worldwide.rules.stars_and_spin import topspin_on
from wwtennis.games.worldwide.setup import Setup
from wwtennis.games.worldwide.state import Match, Phase, Side
from wwtennis.kernel.game import Choice
from wwtennis.kernel.luck import SeededLuck
from wwtennis.tennis.score import BEST_OF_3, Score

BY_CHANCE = 0.8  # of the points have a decision that is left to chance
AMONG = 9  # decisions it may be, the first to the ninth
DECISIONS = (Phase.SERVE, Phase.STROKE, Phase.REPOSITION)
MOST_GONE = 7  # cards of a hand that is thinned out
LONGER = 20  # tie-breaks for each match of sets: that is about how many points it has
STEEPEST = 4  # log-odds for each point, where both win alike
KINDS = tuple(Kind)
Row = list[float]


class Point(NamedTuple):
    """The beginning of a point, for seat A."""

    setup: Setup
    score: Score
    features: Row


class Moment(NamedTuple):
    """In a rally: whose it is, and what is known then."""

    seat: int
    features: Row


class Way(NamedTuple):
    """Whether somebody went to the net or stayed, by chance, and what they had then beyond the other."""

    seat: int
    went: bool
    apart: float


class Seen:
    """What a match had."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.points: list[Point] = []
        self.waiting: list[list[Moment]] = []  # of each point: somebody waits for the answer
        self.answering: list[list[Moment]] = []  # ... must answer
        self.winners: list[int] = []  # of the points
        self.winner = 0
        self.costs: dict[bool, list[float]] = {True: [], False: []}  # of going to the net and of staying, in points
        self._ways: list[Way] = []

    def take(self, event: object, state: Match) -> None:
        if isinstance(event, PointStarted):
            if not event.replayed:
                self.points.append(Point(state.setup, state.score, means_features(state)))
                self.waiting.append([])
                self.answering.append([])
        elif isinstance(event, PointReplayed):
            self.waiting[-1], self.answering[-1], self._ways = [], [], []
        elif isinstance(event, PointWon):
            self.winners.append(event.seat)
            for way in self._ways:
                self.costs[way.went].append(apart_for(state, way.seat) - way.apart)
            self._ways = []

    def left_to_chance(self, state: Match, choice: Choice) -> None:
        """What was before says nothing: greedy would not have gone on like this."""
        self.waiting[-1] = []
        seat, is_position = state.turn, state.phase is Phase.REPOSITION
        if is_position and not isinstance(choice, MoveBack) and _is_free_to_go(state):
            self._ways.append(Way(seat, isinstance(choice, GoToNet), apart_for(state, seat)))


def _is_free_to_go(state: Match) -> bool:
    return may_go_to_net(state, state.turn) and not topspin_on(state.answered)


class Chance:
    """Which decision of a point is left to chance."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._which = self._count = 0

    def decides(self, state: Match) -> bool:
        if state.phase not in DECISIONS:
            return False
        if state.phase is Phase.SERVE and state.fault is None:
            self._count = 0
            self._which = self._random.randint(1, AMONG) if self._random.random() < BY_CHANCE else 0
        self._count += 1
        return self._count == self._which


def apart_for(state: Match, seat: int) -> float:
    apart = means_apart(state)
    return -apart if seat else apart


def watch(setup: Setup, seed: int, *, exploring: bool = False, thinning: bool = False) -> Seen:
    """A match of greedy against greedy."""
    game, luck, seen, random = Worldwide(setup), SeededLuck(seed), Seen(setup), Random(seed)
    chance, state = Chance(random), game.new_state()
    _take(game.opening(state, luck), game, state, seen)
    if thinning and seed % 4 > 1:
        _thin_out(state, random)
        seen.points[0] = Point(setup, state.score, means_features(state))
    while state.phase is not Phase.OVER:
        if state.phase is Phase.STROKE:
            seen.answering[-1].append(Moment(state.turn, [*answer_features(state, means_apart(state))]))
        choice = reply(state)
        if exploring and chance.decides(state):
            choice = _any_answer(state, random)
            seen.left_to_chance(state, choice)
        if state.phase is Phase.REPOSITION:
            seen.waiting[-1].append(Moment(state.turn, waiting_features(state, choice)))
        _take(game.play(state, choice, luck), game, state, seen)
    (seen.winner,) = game.winners(state)
    return seen


def _any_answer(state: Match, random: Random) -> Choice:
    """One that costs no Star for the roll and does not give up, if there is any."""
    question = pending(state)
    assert question is not None
    plain = [each for each in question.options if each != GIVE_UP and not _costs_stars(each)]
    return random.choice(plain) if plain else reply(state)


def _costs_stars(choice: Choice) -> bool:
    return isinstance(choice, PlayStroke | ServeBall) and choice.stars > 0


def _thin_out(state: Match, random: Random) -> None:
    for side in state.sides:
        side.stars = random.randint(0, side.tokens)
        for card in random.sample(side.hand, random.randint(0, MOST_GONE)):
            side.hand.remove(card)
            side.discard.append(card)
        side.known = [card for card in side.known if card in side.hand]


def _take(events: Iterator[Any], game: Worldwide, state: Match, seen: Seen) -> None:
    for event in events:
        game.advance(state, event)
        seen.take(event, state)


# What is looked at

BALL = (
    "EASY", "EASY_WIDE", "EASY_SLICED", "SERVED_SLICED", "HARD", "HARD_WIDE", "HARD_SLICED", "HARD_MALUS",
    "SERVED_HARD", "TOPSPIN", "FREE_ATTACK", "TESTED_ATTACK", "DROP_SHOT", "DROP_SHOT_MALUS",
    "AT_THEM", "AT_THEM_MALUS", "LOB", "LOB_MALUS",
)  # fmt: skip
PLACE = ("OFF_CENTRE", "SAFE_CARD", "ATTACK", "VOLLEY_MALUS", "PASSING")
MEANS = ("MY_STAR", "THEIR_STAR", "MY_BUILT", "THEIR_BUILT")
NET_BY_VOLLEYS = tuple([f"AT_THE_NET {count}" for count in range(MOST_VOLLEYS + 1)])
SURFACES = tuple(Surface)[1:]  # beside the first
WAITING = (*BALL, *PLACE, *MEANS, *NET_BY_VOLLEYS, *SURFACES)


def waiting_features(m: Match, choice: Choice) -> Row:
    """When the opponent must answer: by the names of what is believed."""
    found = dict.fromkeys(WAITING, 0.0)
    me, opponent = m.sides[m.turn], m.sides[1 - m.turn]
    hand = [card for card in me.hand if card != getattr(choice, "pay", None)]
    zone = NET if isinstance(choice, GoToNet) else Zone.NEUTRAL if isinstance(choice, MoveBack) else me.zone
    _ball(found, m, opponent.zone is NET)
    _place(found, m, zone, hand)
    found["MY_STAR"] = me.stars - isinstance(choice, MoveBack)
    found["THEIR_STAR"], found["THEIR_BUILT"] = opponent.stars, opponent.built
    found["MY_BUILT"] = me.built if THE_WINNER in hand else 0
    if m.setup.surface in found:
        found[m.setup.surface] = 1
    return [*found.values()]


def _ball(found: dict[str, float], m: Match, at_net: bool) -> None:
    ball = m.ball
    assert ball is not None
    if at_net or ball.drop:
        kind = "LOB" if at_net and ball.lob else "AT_THEM" if at_net else "DROP_SHOT"
        found[kind], found[f"{kind}_MALUS"] = 1, ball.malus
        return
    kind = "EASY" if ball.risk is Risk.LOW else "HARD"
    found[kind], found[f"{kind}_WIDE"] = 1, ball.zone is not Zone.NEUTRAL
    found["TOPSPIN"], is_served = ball.spin is Spin.TOPSPIN, ball.card in SERVES
    if kind == "HARD":
        found["HARD_MALUS"], found["SERVED_HARD"] = ball.malus, is_served
    if ball.spin is Spin.SLICE:
        found["SERVED_SLICED" if is_served else f"{kind}_SLICED"] = 1
    if kind == "EASY":
        found["TESTED_ATTACK" if ball.spin is Spin.SLICE else "FREE_ATTACK"] = waiting(m, m.turn).attacks[ball.zone]


def _place(found: dict[str, float], m: Match, zone: Zone, hand: Sequence[int]) -> None:
    deck = m.setup.deck
    cards = [deck.strokes[card] for card in hand]
    if zone is NET:
        found[NET_BY_VOLLEYS[min(MOST_VOLLEYS, volleys_of(deck, hand))]] = 1
        found["VOLLEY_MALUS"], found["PASSING"] = volley_malus(deck, m.setup.surface), waiting(m, m.turn).passes
        return
    found["OFF_CENTRE"] = zone is not Zone.NEUTRAL
    found["SAFE_CARD"] = min(MOST_SAFE, sum(card.risk is Risk.LOW for card in cards))
    found["ATTACK"] = min(MOST_ATTACKS, sum(card.kind is Kind.ATTACK for card in cards))


def means_features(m: Match) -> Row:
    """What seat A has more than seat B: Stars, cards of each kind, from the wings, and beyond what is enough."""
    one, other = (_counted(m.setup.deck, side) for side in m.sides)
    return [float(a - b) for a, b in zip(one, other, strict=True)]


def _counted(deck: Deck, side: Side) -> list[int]:
    cards = [deck.strokes[card] for card in side.hand]
    kinds, starts = [card.kind for card in cards], [zone for card in cards for zone in card.starts]
    beyond = max(0, len(cards) - worth.ENOUGH)
    return [side.stars, *[kinds.count(kind) for kind in KINDS], *[starts.count(zone) for zone in worth.WINGS], beyond]


# What is fitted


def on_serve(matches: Sequence[Seen]) -> dict[str, float]:
    """The share of points that the server wins, by surface."""
    shares = {}
    for surface in Surface:
        won = [
            winner == point.score.server
            for seen in matches
            if seen.setup.surface is surface
            for point, winner in zip(seen.points, seen.winners, strict=True)
        ]
        shares[surface.value] = fmean(won)
    return shares


def worths(matches: Sequence[Seen], shares: dict[str, float]) -> Row:
    """What a Star and each kind of card are worth, in points, to whoever wins the match in the end."""
    rows, hits, known = [], [], []
    for seen in matches:
        for point in seen.points:
            stands = standing(point.setup, point.score, shares[point.setup.surface.value])
            rows.append([stands.slope * feature for feature in point.features])
            hits.append(float(seen.winner == 0))
            known.append(stands.log_odds)
    return logistic(rows, hits, known)


def moments(matches: Sequence[Seen], which: Callable[[Seen], list[list[Moment]]]) -> Row:
    """What such moments mean for who wins the point."""
    rows, hits = [], []
    for seen in matches:
        for found, winner in zip(which(seen), seen.winners, strict=True):
            for moment in found:
                rows.append(moment.features)
                hits.append(float(moment.seat == winner))
    return logistic(rows, hits, [0.0] * len(rows))


def price_of_the_net(matches: Sequence[Seen]) -> float:
    """As log-odds, what going there costs besides: the cards that are played there, and of which few are drawn anew."""
    went, stayed = (fmean(cost for seen in matches for cost in seen.costs[way]) for way in (True, False))
    return STEEPEST * (stayed - went)


# Regression


def dot(one: Row, other: Row) -> float:
    return sum([a * b for a, b in zip(one, other, strict=True)])


def logistic(rows: Sequence[Row], hits: Row, known: Row, rounds: int = 6) -> Row:
    """By Newton's method, with a light ridge; `known`: the log-odds that are certain before."""
    table, won, certain = np.array(rows), np.array(hits), np.array(known)
    found, ridge = np.zeros(table.shape[1]), 2.0 * np.eye(table.shape[1])
    for _ in range(rounds):
        chance = 1 / (1 + np.exp(-certain - table @ found))
        curve = (table * (chance * (1 - chance))[:, None]).T @ table + ridge
        found = found + np.linalg.solve(curve, table.T @ (won - chance) - ridge @ found)
    return [float(each) for each in found]


# Believing it

# What is left as it is, unless all of it is to be fitted
KEPT = (*PLACE, "AT_THE_NET", "PRICE_OF_THE_NET", "STAR", "CARDS", "FROM", "BEYOND_ENOUGH")

Beliefs = dict[str, Any]  # by name: a number, several, or several by name


def held() -> Beliefs:
    """What is believed now."""
    return {name: getattr(beliefs, name) for name in dir(beliefs) if name.isupper()}


def half_way(old: Any, new: Any) -> Any:
    if isinstance(new, dict):
        return {name: half_way(old[name], each) for name, each in new.items()}
    if isinstance(new, tuple):
        return tuple([half_way(one, other) for one, other in zip(old, new, strict=True)])
    return (old + new) / 2


def believe(found: Beliefs) -> None:
    """What is played from now on is played by this: whatever was worked out before is forgotten."""
    for name, each in found.items():
        setattr(beliefs, name, each)
    for name, module in list(sys.modules.items()):
        if name.startswith("wwtennis.games.worldwide.bots"):
            for thing in vars(module).values():
                if hasattr(thing, "cache_clear"):
                    thing.cache_clear()


def learnt(setups: Sequence[Setup], matches: int, seed: int) -> Beliefs:
    """What so many matches teach."""
    explored = _played(setups, matches, seed, exploring=True)
    thinned = _played(setups, matches, seed + matches, thinning=True)
    outlook = dict(zip(WAITING, moments(explored, lambda seen: seen.waiting), strict=True))
    shares = on_serve(thinned)
    means = worths(thinned, shares)
    return {
        **{name: outlook[name] for name in (*BALL, *PLACE, *MEANS)},
        "AT_THE_NET": tuple([outlook[name] for name in NET_BY_VOLLEYS]),
        "ON_SURFACE": {surface.value: outlook.get(surface, 0.0) for surface in Surface},
        "PRICE_OF_THE_NET": price_of_the_net(explored),
        "ON_SERVE": shares,
        "STAR": means[0],
        "CARDS": dict(zip([kind.value for kind in KINDS], means[1:], strict=False)),
        "FROM": dict(zip([wing.value for wing in worth.WINGS], means[1 + len(KINDS) :], strict=False)),
        "BEYOND_ENOUGH": means[-1],
        "ANSWER": tuple(moments(thinned, lambda seen: seen.answering)),
    }


def _played(setups: Sequence[Setup], matches: int, seed: int, **how: bool) -> list[Seen]:
    return [watch(setups[each // 4 % len(setups)], each, **how) for each in range(seed, seed + matches)]


# How good it is


def judged(matches: Sequence[Seen], chance_of: Callable[[Point], float]) -> tuple[float, float]:
    """Log loss and Brier score of a chance that seat A wins, at the beginning of every point."""
    loss = brier = count = 0.0
    for seen in matches:
        for point in seen.points:
            chance = min(0.999, max(0.001, chance_of(point)))
            won = seen.winner == 0
            loss -= log(chance if won else 1 - chance)
            brier += (won - chance) ** 2
            count += 1
    return loss / count, brier / count


def calibration(matches: Sequence[Seen], chance_of: Callable[[Point], float]) -> list[str]:
    """Ten lines: what was foretold, how often, and what came of it."""
    told: list[list[tuple[float, bool]]] = [[] for _ in range(10)]
    for seen in matches:
        for point in seen.points:
            chance = chance_of(point)
            told[min(9, int(chance * 10))].append((chance, seen.winner == 0))
    lines = []
    for each in filter(None, told):
        foretold, came = (100 * sum(part) / len(each) for part in zip(*each, strict=True))
        lines.append(f"told {foretold:5.1f} %, came {came:5.1f} %, n = {len(each):6} |{'#' * round(came / 2.5)}")
    return lines


def examined(deck: Deck, matches: int, seed: int) -> list[str]:
    """What is believed now, by matches that nothing was fitted to."""
    setups = [Setup(deck, surface=surface) for surface in Surface]
    in_sets = [Setup(deck, BEST_OF_3, surface) for surface in Surface]
    means = [beliefs.STAR, *beliefs.CARDS.values(), *beliefs.FROM.values(), beliefs.BEYOND_ENOUGH]
    told = []
    for played, found in (
        ("tie-breaks", _played(setups, matches // 2, seed, thinning=True)),
        ("best of 3 sets", _played(in_sets, matches // LONGER, seed, thinning=True)),
    ):
        for name, by in (("score and server alone", [0.0] * len(means)), ("and with what both have", means)):

            def chance_of(point: Point, by: Row = by) -> float:
                share = beliefs.ON_SERVE[point.setup.surface]
                return by_score(point.setup, point.score, share, dot(by, point.features))

            loss, brier = judged(found, chance_of)
            told.append(f"{played}, {name}: log loss {loss:.4f}, Brier score {brier:.4f}")
        print(played, *calibration(found, chance_of), sep="\n", file=sys.stderr)
    return told


# The file

# What is said above each group of them, a line each
SECTIONS: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = (
    (
        (
            "The ball that the opponent must answer, as log-odds of winning the point: of low risk, where it is wide,",
            "a sliced stroke, a sliced serve; of higher risk, each point of its malus, a serve; topspin",
        ),
        BALL[:10],
    ),
    (
        (
            "... for each point of malus of the attacks that may wait where a ball of low risk goes: free ones, or,",
            "where it is sliced, tested ones",
        ),
        BALL[10:12],
    ),
    (("... a drop shot, and each point of its malus",), BALL[12:14]),
    (("... at the net, where every answer is rolled",), BALL[14:]),
    (
        (
            "Where I wait: on Forehand or Backhand; on the baseline, for each safe card and each attack; at the net,",
            "for each point of malus that volleys have here on average, for each passing shot or lob that the other",
            "may have, and by my volleys (none, one, two, ...)",
        ),
        (*PLACE, "AT_THE_NET"),
    ),
    (("What going to the net costs besides, in cards",), ("PRICE_OF_THE_NET",)),
    (("What each of us has: Stars, and points that ease the Winner",), MEANS),
    (("What the surface adds to all of it",), ("ON_SURFACE",)),
    (("The share of points that the server wins, by surface",), ("ON_SERVE",)),
    (
        (
            "What is worth how many points: a Star more, a card more of each kind, for each wing that it starts from,",
            "and for each card of a large hand",
        ),
        ("STAR", "CARDS", "FROM", "BEYOND_ENOUGH"),
    ),
    (
        (
            "How a position is read, as log-odds of whoever must answer: always, for each of those of the best answer,",
            "for each point apart, at the net, with the other at the net, and for each volley that the other has there",
        ),
        ("ANSWER",),
    ),
)


def written(found: Beliefs, told: Sequence[str]) -> str:
    lines = [
        '"""What the bots believe: of balls, places, cards and positions.',
        "",
        "Made by `tests.bench.fit_beliefs` from matches of greedy against itself: change that script.",
        "",
        "How well it foretells who wins, at the beginning of every point of matches that it was not fitted to:",
        *told,
        '"""',
    ]
    for words, names in SECTIONS:
        lines += ["", *[f"# {line}" for line in words], *[f"{name} = {_told(found[name])}" for name in names]]
    return "\n".join(lines)


def _told(each: Any) -> str:
    if isinstance(each, dict):
        return "{\n" + "".join(f'    "{name}": {number:.4f},\n' for name, number in each.items()) + "}"
    if isinstance(each, tuple):
        return f"({', '.join(f'{number:.4f}' for number in each)})"
    return f"{each:.4f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=8000, help="with chance in play, and as many thinned out")
    parser.add_argument("--rounds", type=int, default=3, help="0: only judge what is believed now (default: 3)")
    parser.add_argument("--all", action="store_true", help="what places and cards are worth, too")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    deck, seed = load_deck(), asked.seed
    setups = [Setup(deck, surface=surface) for surface in Surface]
    for _ in range(asked.rounds):
        found = learnt(setups, asked.matches, seed)
        believe(half_way(held(), {name: each for name, each in found.items() if asked.all or name not in KEPT}))
        seed += 2 * asked.matches
    print(written(held(), examined(deck, asked.matches, seed)))


if __name__ == "__main__":
    main()
