"""Where everything stands on the match screen, at any size from 80x24 up. Knows no widget: names and rectangles."""

from __future__ import annotations

from textual.geometry import Region

ROOMY = (110, 34)  # tiles, a taller court, a score table
GRAND = (150, 44)  # taller tiles, and the statistics beside the panel
TALL = 54  # rows from which on the court takes the whole height, and the commentary stands under the panel
SIX_TILES = 102  # columns
KEYS = 1  # the key line at the bottom, which keeps its own place

Plan = dict[str, Region]


def arrange(width: int, height: int) -> Plan:
    """A rectangle for each of score, far, court, near, incoming, hand, commentary, question and panel.

    Where there is room for them, one for the numbers too.
    """
    if width >= GRAND[0] and height >= GRAND[1]:
        return _grand(width, height - KEYS)
    if width >= ROOMY[0] and height >= ROOMY[1]:
        return _roomy(width, height - KEYS)
    return _compact(width, height - KEYS)


def _compact(width: int, height: int) -> Plan:
    """Court and hand side by side; what happened, what is asked and what to answer below, over the whole width."""
    spare = height - 23
    court_high = 11 + 2 * min(6, spare // 3)
    court_wide = 34 + min(20, (width - 80) // 2)
    upper = court_high + 4
    panel = 4
    words = height - 1 - upper - 1 - panel
    x = court_wide + 1
    return {
        "score": Region(0, 0, width, 1),
        "far": Region(0, 1, court_wide, 2),
        "court": Region(0, 3, court_wide, court_high),
        "near": Region(0, 3 + court_high, court_wide, 1),
        "incoming": Region(0, 4 + court_high, court_wide, 1),
        "hand": Region(x, 1, width - x, upper),
        "commentary": Region(0, 1 + upper, width, words),
        "question": Region(0, 1 + upper + words, width, 1),
        "panel": Region(0, 2 + upper + words, width, panel),
    }


def _left_column(width: int, height: int, words: int) -> Plan:
    """Score, court between the two plates, and what is left over for the commentary (`words` rows at least)."""
    score = 4
    room = height - score - 4 - words
    court_high = min(room, int(width * 0.75))
    court_high -= 1 - court_high % 2
    top = score + 1
    bottom = top + 1 + court_high
    return {
        "score": Region(0, 0, width, score),
        "far": Region(0, score, width, 2),
        "court": Region(0, top + 1, width, court_high),
        "near": Region(0, bottom, width, 1),
        "incoming": Region(0, bottom + 1, width, 1),
        "commentary": Region(0, bottom + 3, width, height - bottom - 3),
    }


def _right_column(x: int, width: int, height: int, hand: int) -> Plan:
    return {
        "hand": Region(x, 0, width, hand),
        "question": Region(x, hand, width, 1),
        "panel": Region(x, hand + 1, width, height - hand - 1),
    }


def _roomy(width: int, height: int) -> Plan:
    left = 46 + min(24, max(0, width - 120) // 3)
    plan = _left_column(left, height, words=7)
    plan.update(_right_column(left + 1, width - left - 1, height, hand=19))
    return plan


def _grand(width: int, height: int) -> Plan:
    """The panel shares its rows with the numbers, and where the court is tall, its column with the commentary."""
    left = 59 + min(24, (width - 150) // 3)
    x, right = left + 1, width - left - 1
    is_tall = height >= TALL
    hand = 17 if right >= SIX_TILES else 25  # two rows of tiles, or three
    panel = 18 if is_tall else height - hand - 1
    numbers = max(38, right * 2 // 5)
    plan = _left_column(left, height, words=0 if is_tall else 7)
    plan["hand"] = Region(x, 0, right, hand)
    plan["question"] = Region(x, hand, right, 1)
    plan["panel"] = Region(x, hand + 1, right - numbers - 1, panel)
    plan["numbers"] = Region(width - numbers, hand + 2, numbers, panel - 1)
    if is_tall:
        top = hand + panel + 2
        plan["commentary"] = Region(x, top, right, height - top)
    return plan
