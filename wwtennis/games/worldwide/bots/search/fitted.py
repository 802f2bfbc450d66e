"""Made by `fit.py` from 400 matches of greedy against itself: change that, not this."""

# The share of points that the server wins, by surface
ON_SERVE = {
    "clay": 0.6088,
    "hard": 0.6392,
    "grass": 0.6795,
    "indoor": 0.6329,
}

# What is worth how many points: a Star more, a card more of each kind
STAR = 0.0949
CARDS = {
    "defense": 0.1157,
    "line": 0.1864,
    "cross": 0.1561,
    "attack": 0.0878,
    "passing": 0.0668,
    "volley": 0.0374,
    "dropshot": 0.0106,
    "dropvolley": 0.0486,
    "lob": -0.0325,
    "smash": 0.0206,
    "winner": 0.1171,
}

# How the chance of the best answer is read, as log-odds: always, for each of its own, for each other feature
ANSWER = (-0.1530, 1.0471, 0.0913, 0.0741)
