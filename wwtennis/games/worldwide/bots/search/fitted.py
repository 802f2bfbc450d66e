"""Made by `tests.bench.fit_value` from 6,000 matches of greedy against itself: change that script.

How well it foretells who wins, at the beginning of every point of matches that it was not fitted to:
tie-breaks, score and server alone: log loss 0.5619, Brier score 0.1929
tie-breaks, and with what both have: log loss 0.4921, Brier score 0.1657
best of 3 sets, score and server alone: log loss 0.5816, Brier score 0.1984
best of 3 sets, and with what both have: log loss 0.5707, Brier score 0.1943
"""

# The share of points that the server wins, by surface
ON_SERVE = {
    "clay": 0.6281,
    "hard": 0.6402,
    "grass": 0.6818,
    "indoor": 0.6498,
}

# What is worth how many points: a Star more, a card more of each kind, and for each wing that it starts from
STAR = 0.0490
CARDS = {
    "defense": 0.1305,
    "line": 0.0864,
    "cross": 0.1193,
    "attack": 0.1863,
    "passing": 0.0200,
    "volley": 0.1981,
    "dropshot": -0.0237,
    "dropvolley": 0.1159,
    "lob": -0.1381,
    "smash": 0.2589,
    "winner": 0.0521,
}
FROM = {
    "B": 0.1232,
    "F": 0.0732,
}

# How the chance of the best answer is read, as log-odds: always, for each of its own, for each point apart
ANSWER = (-0.0837, 0.8901, 0.5773)
