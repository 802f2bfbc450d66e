"""Made by `tests.bench.fit_value` from 6,000 matches of greedy against itself: change that script.

How well it foretells who wins, at the beginning of every point of the other half of the matches:
score and server alone: log loss 0.5610, Brier score 0.1921
and with what both have: log loss 0.5236, Brier score 0.1773
"""

# The share of points that the server wins, by surface
ON_SERVE = {
    "clay": 0.6256,
    "hard": 0.6326,
    "grass": 0.6790,
    "indoor": 0.6721,
}

# What is worth how many points: a Star more, a card more of each kind, and for each wing that it starts from
STAR = 0.0617
CARDS = {
    "defense": -0.0613,
    "line": -0.0666,
    "cross": -0.0043,
    "attack": 0.0635,
    "passing": -0.1450,
    "volley": 0.0827,
    "dropshot": -0.1130,
    "dropvolley": 0.0835,
    "lob": -0.3247,
    "smash": 0.1341,
    "winner": -0.0919,
}
FROM = {
    "B": 0.2788,
    "F": 0.1537,
}

# How the chance of the best answer is read, as log-odds: always, for each of its own, for each point apart
ANSWER = (-0.1073, 0.9496, 0.6275)
