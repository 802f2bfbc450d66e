"""Made by `tests.bench.fit_serve_play` from 1,200 matches of greedy against itself.

How well it foretells who wins a game, at the beginning of every point of matches that it was not fitted to:
score and server alone: log loss 0.4585, Brier score 0.1484
and with both hands: log loss 0.3623, Brier score 0.1129
"""

# The share of points that the server wins
ON_SERVE = 0.6357

# What is worth how many points: a SMASH more, a KILL, an OUT, a shot, a place that can be answered from
WORTHS = (0.3944, 0.7436, 0.0169, 0.0881, 0.1814)

# And when a game is over and hands are filled up, in the next one: a SMASH more, a KILL, an OUT
KEPT = (0.1496, 0.6124, -0.2605)
STAYS = 0.5838  # of them, from the beginning of a point to the end of its game
