"""Made by `tests.bench.fit_value` from 8,000 matches of greedy against itself: change that script.

How well it foretells who wins, at the beginning of every point of matches that it was not fitted to:
tie-breaks, score and server alone: log loss 0.5651, Brier score 0.1941
tie-breaks, and with what both have: log loss 0.4945, Brier score 0.1664
best of 3 sets, score and server alone: log loss 0.5799, Brier score 0.1980
best of 3 sets, and with what both have: log loss 0.5686, Brier score 0.1937
"""

# The share of points that the server wins, by surface
ON_SERVE = {
    "clay": 0.6279,
    "hard": 0.6400,
    "grass": 0.6815,
    "indoor": 0.6475,
}

# What is worth how many points: a Star more, a card more of each kind, and for each wing that it starts from
STAR = 0.0551
CARDS = {
    "defense": 0.2015,
    "line": 0.1815,
    "cross": 0.1909,
    "attack": 0.2620,
    "passing": 0.0795,
    "volley": 0.2747,
    "dropshot": 0.0569,
    "dropvolley": 0.2107,
    "lob": -0.0560,
    "smash": 0.3379,
    "winner": 0.1250,
}
FROM = {
    "B": 0.1257,
    "F": 0.0714,
}
BEYOND_ENOUGH = -0.1494  # for each card of a large hand

# How a position is read, as log-odds of whoever must answer: always, for each of those of the best answer,
# for each point apart, at the net, with the other at the net, and for each volley that the other has there
ANSWER = (0.0790, 0.9544, 0.5017, -0.2141, 0.9151, -0.4626)
