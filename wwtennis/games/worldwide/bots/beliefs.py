"""What the bots believe: of balls, places, cards and positions.

Made by `tests.bench.fit_beliefs` from matches of greedy against itself: change that script.

How well it foretells who wins, at the beginning of every point of matches that it was not fitted to:
tie-breaks, score and server alone: log loss 0.5591, Brier score 0.1913
tie-breaks, and with what both have: log loss 0.5009, Brier score 0.1682
best of 3 sets, score and server alone: log loss 0.5603, Brier score 0.1917
best of 3 sets, and with what both have: log loss 0.5365, Brier score 0.1825
"""

# The ball that the opponent must answer, as log-odds of winning the point: of low risk, where it is wide,
# a sliced stroke, a sliced serve; of higher risk, each point of its malus, a serve; topspin
EASY = -0.0027
EASY_WIDE = -0.0392
EASY_SLICED = 0.3870
SERVED_SLICED = 0.1724
HARD = -0.3993
HARD_WIDE = 0.1135
HARD_SLICED = 0.3379
HARD_MALUS = 0.1790
SERVED_HARD = -0.2603
TOPSPIN = -0.0286

# ... for each point of malus of the attacks that may wait where a ball of low risk goes: free ones, or,
# where it is sliced, tested ones
FREE_ATTACK = -0.2975
TESTED_ATTACK = -0.1328

# ... a drop shot, and each point of its malus
DROP_SHOT = -1.6322
DROP_SHOT_MALUS = 0.2927

# ... at the net, where every answer is rolled
AT_THEM = -1.1625
AT_THEM_MALUS = 0.0779
LOB = -0.9524
LOB_MALUS = 0.1300

# Where I wait: on Forehand or Backhand; on the baseline, for each safe card and each attack; at the net,
# for each point of malus that volleys have here on average, for each passing shot or lob that the other
# may have, and by my volleys (none, one, two, ...)
OFF_CENTRE = -0.0562
SAFE_CARD = -0.0237
ATTACK = 0.1400
VOLLEY_MALUS = 0.0330
PASSING = -0.7000
AT_THE_NET = (-1.7202, -0.3652, 0.4790, 1.2520, 1.8464)

# What going to the net costs besides, in cards
PRICE_OF_THE_NET = 0.6000

# What each of us has: Stars, and points that ease the Winner
MY_STAR = 0.0803
THEIR_STAR = -0.1245
MY_BUILT = 0.1024
THEIR_BUILT = -0.1332

# What the surface adds to all of it
ON_SURFACE = {
    "clay": 0.0000,
    "hard": 0.0627,
    "grass": -0.0662,
    "indoor": 0.1605,
}

# The share of points that the server wins, by surface
ON_SERVE = {
    "clay": 0.6261,
    "hard": 0.6531,
    "grass": 0.6613,
    "indoor": 0.6387,
}

# What is worth how many points: a Star more, a card more of each kind, for each wing that it starts from,
# and for each card of a large hand
STAR = 0.0748
CARDS = {
    "defense": 0.1536,
    "line": 0.1974,
    "cross": 0.2529,
    "attack": 0.2058,
    "passing": 0.0862,
    "volley": 0.1777,
    "dropshot": 0.0988,
    "dropvolley": 0.1476,
    "lob": 0.0816,
    "smash": 0.2285,
    "winner": 0.1522,
}
FROM = {
    "B": 0.0769,
    "F": 0.0797,
}
BEYOND_ENOUGH = -0.0695

# How a position is read, as log-odds of whoever must answer: always, for each of those of the best answer,
# for each point apart, at the net, with the other at the net, and for each volley that the other has there
ANSWER = (0.2405, 1.0875, 0.5904, -0.0912, 0.7490, -0.4100)
