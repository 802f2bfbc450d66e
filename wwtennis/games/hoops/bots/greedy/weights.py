"""What the greedy coach believes, in one place. All worths are in expected points a turn.

They were found by letting coaches who believe in different ones play each other; but for one: whoever removes weak
players from the start wins three of four matches against this coach. That is left to the one who thinks.
"""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """Beliefs: a coach may have others."""

    # A court
    best_tactic: float = 0.6  # what the best tactic of a side counts, and the second best the rest
    defence: float = 0.8  # a point stopped, against a point scored
    intelligence: float = 0.35  # what a point of it opens up
    rebounds: float = 0.3
    skill: float = 0.12  # a point of any skill, whatever the tactics use now
    # Buying
    cycle: float = 2.6  # turns until a tactic comes round again
    lead: float = 1.0  # turns before a player bought now stands on the court
    money: float = 0.12  # what a point of a card's value is good for, a turn
    least_gain: float = 1.0  # in points over the rest of the match
    too_complex: float = 0.45  # what a tactic keeps of its worth for each point of intelligence that is missing
    # Substitutions
    least_change: float = 0.15
    fatigue_off: float = 0.5  # getting rid of a Fatigue card
    # Rolling
    fatigue: float = 1.5  # what a Fatigue card costs, in points a turn that is left
    foresight: float = 0.0  # how much of the defence to come is reckoned with when an attack is chosen
    # The end of a turn
    thin_after: float = 0.45  # of the match: from then on weak players are removed
    takes_fatigue: bool = True
    likes: tuple[float, float, float] = (1.0, 1.0, 1.05)  # what a point of each kind of attack counts
    mismatch: float = 3.0  # expected points for which one is called


WEIGHTS = Weights()
