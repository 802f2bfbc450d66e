"""Made by `tests.bench.fit_value` from 3,000 matches of greedy against itself: change that script.

How well it foretells who wins, at the beginning of every point of the other half of the matches:
score and server alone: log loss 0.5527, Brier score 0.1889
and with what both have: log loss 0.5439, Brier score 0.1854
"""

# The share of points that the server wins, by surface
ON_SERVE = {
    "clay": 0.6097,
    "hard": 0.6305,
    "grass": 0.6809,
    "indoor": 0.6525,
}

# What is worth how many points: a Star more, a card more of each kind
STAR = 0.0738
CARDS = {
    "defense": 0.0822,
    "line": 0.1185,
    "cross": 0.1185,
    "attack": 0.0675,
    "passing": 0.0524,
    "volley": 0.0177,
    "dropshot": 0.0472,
    "dropvolley": 0.0337,
    "lob": -0.0107,
    "smash": -0.0205,
    "winner": 0.0478,
}

# How the chance of the best answer is read, as log-odds: always, for each of its own, for each other feature
ANSWER = (-0.1345, 1.0158, 0.0360, 0.0248)
