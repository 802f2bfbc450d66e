"""What the greedy bot believes. Every number was found by playing sets against the bot with other numbers."""

from __future__ import annotations

SERVER_WINS = 0.6  # of points, where nothing else is known
RALLY = 0.5  # the chance to win a rally that goes on
TIEBREAK = 0.3  # what a point of a tie-break is worth, as a share of it

# What a card is worth that is kept, as a share of a game.
SMASH_KEPT = 0.25
KILL_KEPT = 0.3
SHOT_KEPT = 0.02

RID_OF_OUT = 0.02  # what it is worth to be rid of an OUT
RID_OF_SURPLUS = 0.01  # and, where a new hand comes at once, of a card too many of its kind
LEAVING = 0.001  # the ball to a partner who can do no more: one might as well pass
PLENTY = 3  # shots from one place: one of them can go
