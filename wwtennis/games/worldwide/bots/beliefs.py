"""What the bots believe: of balls, places, cards and positions.

Made by `tests.bench.fit_beliefs` from 1 times 16,000 matches of greedy against itself:
change that script.

How well it foretells who wins, at the beginning of every point of matches that it was not fitted to:
tie-breaks, score and server alone: log loss 0.5533, Brier score 0.1887
tie-breaks, and with what both have: log loss 0.4959, Brier score 0.1661
best of 3 sets, score and server alone: log loss 0.5781, Brier score 0.1985
best of 3 sets, and with what both have: log loss 0.5649, Brier score 0.1933
"""

# The ball that the opponent must answer, as log-odds of winning the point: of low risk, where it is wide,
# a sliced stroke, a sliced serve; of higher risk, each point of its malus, a serve; topspin; a drop shot
EASY = -0.7447
EASY_WIDE = 0.6185
EASY_SLICED = 0.8981
SERVED_SLICED = 0.5236
HARD = -0.2675
HARD_WIDE = 0.1440
HARD_SLICED = 0.1377
HARD_MALUS = 0.1884
SERVED_HARD = 0.1276
TOPSPIN = 0.0195
DROP_SHOT = -1.0722
DROP_SHOT_MALUS = 0.1715

# ... at the net, where every answer is rolled
AT_THEM = -0.8477
AT_THEM_MALUS = 0.1095
LOB = -0.3727
LOB_MALUS = 0.1356

# Where I wait: on Forehand or Backhand; on the baseline, for each safe card and each attack; at the net,
# for each point of malus that volleys have here on average, and by my volleys (none, one, two, ...)
OFF_CENTRE = -0.0904
SAFE_CARD = -0.0027
ATTACK = 0.1561
VOLLEY_MALUS = 0.0430
AT_THE_NET = (-1.7192, -0.8142, -0.4200, -0.0970, 0.0474)

# What going to the net costs besides, in cards
PRICE_OF_THE_NET = 0.2996

# What each of us has: Stars, and points that ease the Winner
MY_STAR = 0.0968
THEIR_STAR = -0.1604
MY_BUILT = 0.1040
THEIR_BUILT = -0.1059

# What the surface adds to all of it
ON_SURFACE = {
    "clay": 0.0000,
    "hard": -0.0467,
    "grass": -0.1839,
    "indoor": -0.0677,
}

# The share of points that the server wins, by surface
ON_SERVE = {
    "clay": 0.6215,
    "hard": 0.6325,
    "grass": 0.6690,
    "indoor": 0.6380,
}

# What is worth how many points: a Star more, a card more of each kind, for each wing that it starts from,
# and for each card of a large hand
STAR = 0.0741
CARDS = {
    "defense": 0.1963,
    "line": 0.2121,
    "cross": 0.3104,
    "attack": 0.2529,
    "passing": 0.1345,
    "volley": 0.1759,
    "dropshot": 0.1400,
    "dropvolley": 0.1591,
    "lob": 0.1405,
    "smash": 0.2374,
    "winner": 0.1902,
}
FROM = {
    "B": 0.0645,
    "F": 0.0296,
}
BEYOND_ENOUGH = -0.1145

# How a position is read, as log-odds of whoever must answer: always, for each of those of the best answer,
# for each point apart, at the net, with the other at the net, and for each volley that the other has there
ANSWER = (0.1336, 0.9887, 0.6217, -0.1039, 0.4487, -0.3215)
