"""What the greedy bot believes, in one place.

The outlook weights are log-odds of winning the point when the opponent must answer my ball. They were fitted to the
outcomes of some hundred thousand such moments of the bot playing itself on all surfaces; what the net is worth, to the
outcomes of going there or staying at random. The worths are in points: what a Star or a card is good for later in the
match, found by playing bots that believe in different ones against each other.
"""

from __future__ import annotations

from wwtennis.games.worldwide.cards import Kind

# The ball that the opponent must answer
EASY = -0.86  # low risk: it may be answered without a roll
EASY_WIDE = 0.45  # to Forehand or Backhand, where fewer cards start
EASY_SLICED = 0.32
HARD = -0.77  # it must be rolled
HARD_WIDE = 0.28
HARD_SLICED = 0.28
HARD_MALUS = 0.127  # for each point of malus
DROP_SHOT = -0.47
DROP_SHOT_MALUS = 0.165
TOPSPIN = 0.12
# ... at the net, where every answer is rolled
AT_THEM = -0.08
AT_THEM_MALUS = 0.113
LOB = -0.58
LOB_MALUS = 0.11

# Where I stand, with what in my hand
OFF_CENTRE = -0.08  # on Forehand or Backhand
SAFE_CARD = 0.12  # on the baseline, for each low-risk card, up to SAFE_CARDS
SAFE_CARDS = 4
ATTACK = 0.1  # on the baseline, for each attack, up to ATTACKS
ATTACKS = 3
AT_THE_NET = (-1.5, 0.1, 0.15, 0.28, 0.4)  # by volleys: none, one, two, three, more

# What each of us has
MY_STAR = 0.116
THEIR_STAR = -0.157
MY_BUILT = 0.056  # for each point that eases my Winner
THEIR_BUILT = -0.036

# Worths, in points
STARS_HELD = (0.0, 0.12, 0.23, 0.33, 0.41, 0.47, 0.52, 0.56, 0.60, 0.63, 0.66)  # none, one, two, ...
DRAWN_CARD = 0.07  # one more, unseen
KEPT_CARD = {
    Kind.DEFENSE: 0.18,
    Kind.LINE: 0.23,
    Kind.CROSS: 0.23,
    Kind.ATTACK: 0.2,
    Kind.PASSING: 0.0,
    Kind.VOLLEY: 0.02,
    Kind.DROP_SHOT: 0.11,
    Kind.DROP_VOLLEY: 0.0,
    Kind.LOB: -0.05,
    Kind.SMASH: 0.0,
    Kind.WINNER: 0.2,
}
ONLY_FROM_ZONE = 0.1  # more for a card, shared among those that start from the same zone
CLOSE_CALL = 0.0125  # a twentieth of all rolls, half of them upheld, and the point to play again
