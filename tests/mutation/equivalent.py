"""Mutants that are no breakage: (module, line, change) -> why nothing can tell them from the real thing."""

FALSE = "None is as false as False to those who ask"
UNREAD = "without Stars nothing is looked up here"

EQUIVALENT: dict[tuple[str, str, str], str] = {
    ("drawing", "return 0", "constant: 0 -> -1"): "to draw less than nothing is to draw nothing",
    ("ends", "return False", "return: return False -> return None"): FALSE,
    (
        "ends",
        "return False  # within a game; and R17: within the tie-break at 6-6",
        "return: return False -> return None",
    ): FALSE,
    (
        "ends",
        "return total > 0 and total % POINTS_BETWEEN == 0",
        "constant: 0 -> 1",
    ): "a total of 1 is no multiple of 6",
    (
        "ends",
        "return games % 2 == 1 and games > 1 if games else bool(score.sets)",
        "constant: 1 -> 2",
    ): "an odd number above 1 is above 2",
    ("rally", "return False", "return: return False -> return None"): FALSE,
    ("stars_and_spin", "SERVE_BONUS = (0, 2, 4)  # WT-15.1, by Stars", "constant: 0 -> 1"): UNREAD,
    ("stars_and_spin", "SERVE_BONUS = (0, 2, 4)  # WT-15.1, by Stars", "constant: 0 -> -1"): UNREAD,
    ("stars_and_spin", "STROKE_BONUS = (0, 3, 5, 7)  # WT-15.2, by Stars", "constant: 0 -> 1"): UNREAD,
    ("stars_and_spin", "STROKE_BONUS = (0, 3, 5, 7)  # WT-15.2, by Stars", "constant: 0 -> -1"): UNREAD,
    ("books", "m.turn = m.resting[0]", "constant: 0 -> -1"): "of two who rest, one is left: the first is the last",
    (
        "score",
        "return sum(games[seat] > games[1 - seat] for games in score.sets)",
        "comparison: games[seat] > games[1 - seat] -> games[seat] >= games[1 - seat]",
    ): "no finished set is level",
    (
        "score",
        "if _has_won_tiebreak(points, seat, at_least=2):",
        "constant: 2 -> 1",
    ): "whoever leads by two has two",
}
