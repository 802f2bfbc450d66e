"""What the greedy bot believes, in one place.

The outlook weights are log-odds of winning the point when the opponent must answer my ball. They were fitted to the
outcomes of some hundred thousand such moments of the bot playing itself on all surfaces; what the net is worth, to the
outcomes of going there or staying at random. The worths are in points: what a Star or a card is good for later in the
match, found by playing bots that believe in different ones against each other.
"""

from __future__ import annotations

from wwtennis.games.worldwide.cards import Kind

# The ball that the opponent must answer
EASY = -0.65  # low risk: it may be answered without a roll
EASY_WIDE = 0.43  # to Forehand or Backhand, where fewer cards start
EASY_SLICED = 0.5
HARD = -0.42  # it must be rolled
HARD_WIDE = 0.28
HARD_SLICED = 0.08
HARD_MALUS = 0.134  # for each point of malus
DROP_SHOT = -0.72
DROP_SHOT_MALUS = 0.155
TOPSPIN = 0.07
# ... at the net, where every answer is rolled
AT_THEM = -0.04
AT_THEM_MALUS = 0.072
LOB = 0.0
LOB_MALUS = 0.035

# Where I stand, with what in my hand
OFF_CENTRE = -0.12  # on Forehand or Backhand
SAFE_CARD = 0.037  # on the baseline, for each low-risk card, up to SAFE_CARDS
SAFE_CARDS = 4
ATTACK = 0.153  # on the baseline, for each attack, up to ATTACKS
ATTACKS = 3
AT_THE_NET = (-2.2, -1.8, -1.0, -0.57, -0.17)  # by volleys: none, one, two, three, more
VOLLEY_MALUS = 0.073  # for each point of malus that volleys have here, on average

# What each of us has
MY_STAR = 0.172
THEIR_STAR = -0.274
MY_BUILT = 0.083  # for each point that eases my Winner
THEIR_BUILT = -0.053

# Worths, in points
STARS_HELD = (0.0, 0.075, 0.15, 0.215, 0.272, 0.325, 0.36, 0.39, 0.41, 0.43, 0.45)  # none, one, two, ...
# One more card, unseen, to a hand of none, one, two, ...
DRAWN_CARD = (0.4, 0.36, 0.32, 0.28, 0.25, 0.22, 0.19, 0.16, 0.13, 0.1, 0.065, 0.025, 0.0)
KEPT_CARD = {
    Kind.DEFENSE: 0.05,
    Kind.LINE: 0.06,
    Kind.CROSS: 0.06,
    Kind.ATTACK: 0.055,
    Kind.PASSING: 0.0,
    Kind.VOLLEY: 0.005,
    Kind.DROP_SHOT: 0.03,
    Kind.DROP_VOLLEY: 0.0,
    Kind.LOB: -0.01,
    Kind.SMASH: 0.03,
    Kind.WINNER: 0.05,
}
ONLY_FROM_ZONE = 0.1  # more for a card, shared among those that start from the same zone
CLOSE_CALL = 0.0125  # a twentieth of all rolls, half of them upheld, and the point to play again
