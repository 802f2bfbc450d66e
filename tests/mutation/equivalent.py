"""Mutants that are no breakage: (module, what it defines, change) -> why nothing can tell them from the real thing."""

FALSE = "None is as false as False to those who ask"
NOTHING_ADDED = "a power that adds nothing is left out of the sum, and so is None"
UNREAD = "without Stars nothing is looked up here"

EQUIVALENT: dict[tuple[str, str, str], str] = {
    ("doubles", "is_shuffle_due", "constant: played > 0 -> played > 1"): "a single game is no second one",
    ("drawing", "draws_earned", "constant: 0 -> -1"): "to draw less than nothing is to draw nothing",
    ("ends", "ends_are_due", "return: return False -> return None"): FALSE,
    ("ends", "ends_are_due", "constant: total > 0 -> total > 1"): "a total of 1 is no multiple of 6",
    ("ends", "ends_are_due", "constant: games > 1 -> games > 2"): "an odd number above 1 is above 2",
    ("player_powers", "own_stroke", "return: return 0 -> return None"): NOTHING_ADDED,
    ("player_powers", "their_ball", "return: return 0 -> return None"): NOTHING_ADDED,
    ("rally", "strike", "return: return False -> return None"): FALSE,
    ("solo", "play", "constant: card.targets[0] -> card.targets[-1]"): "of one target the first is the last",
    ("solo", "goes_to_net", "return: return False -> return None"): FALSE,
    ("stars_and_spin", "SERVE_BONUS", "constant: (0, 2, 4) -> (1, 2, 4)"): UNREAD,
    ("stars_and_spin", "SERVE_BONUS", "constant: (0, 2, 4) -> (-1, 2, 4)"): UNREAD,
    ("stars_and_spin", "STROKE_BONUS", "constant: (0, 3, 5, 7) -> (1, 3, 5, 7)"): UNREAD,
    ("stars_and_spin", "STROKE_BONUS", "constant: (0, 3, 5, 7) -> (-1, 3, 5, 7)"): UNREAD,
    ("advance", "_planned", "constant: m.resting[0] -> m.resting[-1]"): "of two who rest one is left: first and last",
    (
        "score",
        "sets_won",
        "comparison: games[side] > games[1 - side] -> games[side] >= games[1 - side]",
    ): "no finished set is level",
    ("score", "BEST_OF_3", "constant: 2 -> 1"): "whoever leads by two has two",
    ("score", "BEST_OF_5", "constant: 2 -> 1"): "whoever leads by two has two",
}
