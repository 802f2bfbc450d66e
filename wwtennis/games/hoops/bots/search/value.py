"""What a position is worth: the chance to win, by the points and by what the teams will make of the turns left.

The numbers are those that `python -m tests.bench.hoops_value` fits to how matches ended, told at the start of a turn,
when the own attack has been scored.
"""

from __future__ import annotations

from math import erf, exp, pi, sqrt

from wwtennis.games.hoops.bots.greedy.mind import Mind, all_cards
from wwtennis.games.hoops.bots.greedy.weights import WEIGHTS
from wwtennis.games.hoops.cards import FATIGUE, total
from wwtennis.games.hoops.events import Phase
from wwtennis.games.hoops.game import Hoops
from wwtennis.games.hoops.state import Match
from wwtennis.games.hoops.view import View

ON_THE_MOVE = 7.7  # what whoever begins a turn is ahead by
WAITING = 0.77  # of an attack that waits, what will be scored
# A turn, for as many as are left:
COURT = 0.49  # of what greedy thinks a court is worth
BENCH = 0.28  # of what the three best of those who are not on it would add
TIRED = -0.69  # a Fatigue card
CARD = -0.07  # any card of the deck: the good ones come round less often
BENCH_COUNTED = 3
SPREAD = 11.9  # points a turn that nobody foresees


def value(game: Hoops, m: Match, seat: int) -> float:
    """The chance of this seat to win; with more coaches, of its matches."""
    if m.phase is Phase.OVER:
        return 0.5 if m.winner is None else float(m.winner == seat)
    left = turns_left(m)
    worths = [_worth(game, m, each) * left for each in range(len(m.teams))]
    chances = []
    for other in range(len(m.teams)):
        if other != seat:
            ahead = m.teams[seat].points[other] - m.teams[other].points[seat] + worths[seat] - worths[other]
            ahead += _on_the_move(m, seat, other)
            chances.append(_normal(ahead / (SPREAD * sqrt(left))))
    return sum(chances) / len(chances)


def turns_left(m: View | Match) -> int:
    """Of each coach, the one that begins now too."""
    return max(0, m.turns - m.number) // len(m.teams) + 1


def _on_the_move(m: Match, seat: int, other: int) -> float:
    """What waits will be scored; whoever is to play is ahead of what is on the board."""
    waiting = WAITING * (total(m.teams[seat].attack) - total(m.teams[other].attack))
    return waiting + ON_THE_MOVE * ((m.who == seat) - (m.who == other))


def _worth(game: Hoops, m: Match, seat: int) -> float:
    """Points a turn, against a team that is worth nothing."""
    court, bench, tired, cards = parts_of(game, m, seat)
    return COURT * court + BENCH * bench + TIRED * tired + CARD * cards


def parts_of(game: Hoops, m: Match, seat: int) -> tuple[float, float, int, int]:
    """What a team is worth by: its court, its bench, its Fatigue cards, all cards of its deck."""
    mind = Mind(game.view(m, seat), WEIGHTS)
    cards = list(all_cards(mind.me))
    bench = sorted([mind.player_gain(card) for card in cards if card in mind.players], reverse=True)
    gains = sum([max(0.0, gain) for gain in bench[:BENCH_COUNTED]])
    return mind.court_worth(mind.court), gains, sum([card in FATIGUE for card in cards]), len(cards)


def _normal(deviations: float) -> float:
    return (1 + erf(deviations / sqrt(2))) / 2


def leverage(view: View) -> float:
    """By how much a point changes the chance to win, as it stands."""
    left, me = turns_left(view), view.me
    ahead = min(
        [me.points[seat] - team.points[view.seat] for seat, team in enumerate(view.teams) if team is not me], key=abs
    )
    spread = SPREAD * sqrt(left)
    return exp(-((ahead / spread) ** 2) / 2) / (spread * sqrt(2 * pi))
