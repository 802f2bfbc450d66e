"""Made by `tests.bench.fit_value` from 3,000 matches of greedy against itself: change that script.

How well it foretells who wins, at the beginning of every point of the other half of the matches:
score and server alone: log loss 0.5527, Brier score 0.1889
and with what both have: log loss 0.5439, Brier score 0.1854
"""

# The share of points that the server wins, by surface
ON_SERVE = {
    "clay": 0.6098,
    "hard": 0.6352,
    "grass": 0.6727,
    "indoor": 0.6624,
}

# What is worth how many points: a Star more, a card more of each kind, and one that starts from there
STAR = 0.059
CARDS = {
    "defense": -0.020,
    "line": -0.007,
    "cross": 0.015,
    "attack": 0.075,
    "passing": -0.102,
    "volley": 0.072,
    "dropshot": -0.041,
    "dropvolley": 0.068,
    "lob": -0.280,
    "smash": 0.065,
    "winner": -0.035,
}
FROM = {"B": 0.247, "F": 0.117}

# How the chance of the best answer is read, as log-odds: always, for each of its own, for each point that one has more
ANSWER = (-0.169, 0.955, 0.551)
