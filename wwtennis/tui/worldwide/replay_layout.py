"""Where everything stands on the replay screen, at any size from 80x24 up. Knows no widget: names and rectangles."""

from __future__ import annotations

from textual.geometry import Region

from wwtennis.tui.worldwide.layout import KEYS, ROOMY, Plan

GRAND = (150, 46)  # the words go below the numbers, and the court takes the whole height
TIMELINE = 4
HANDS = 14  # a title, twelve cards, and air


def _has_room_for_all(width: int, height: int) -> bool:
    """Whether hands and numbers both have a place. Where they have not, they share one."""
    return width >= ROOMY[0] and height >= ROOMY[1]


def arrange_replay(width: int, height: int) -> Plan:
    """A rectangle for each of score, far, court, near, incoming, hands, numbers, commentary, question and timeline."""
    height -= KEYS
    if width >= GRAND[0] and height >= GRAND[1]:
        plan = _grand(width, height - TIMELINE)
    elif _has_room_for_all(width, height + KEYS):
        plan = _roomy(width, height - TIMELINE)
    else:
        plan = _compact(width, height - TIMELINE)
    plan["timeline"] = Region(0, height - TIMELINE, width, TIMELINE)
    return plan


def _compact(width: int, height: int) -> Plan:
    """The court, and beside it the hands or the numbers; the words below, over the whole width."""
    court_high = 11 + 2 * min(6, (height - 19) // 3)
    court_wide = 34 + min(20, (width - 80) // 2)
    upper = court_high + 4
    words = height - 2 - upper
    x = court_wide + 1
    beside = Region(x, 1, width - x - 1, upper)
    return {
        "score": Region(0, 0, width, 1),
        "far": Region(0, 1, court_wide, 2),
        "court": Region(0, 3, court_wide, court_high),
        "near": Region(0, 3 + court_high, court_wide, 1),
        "incoming": Region(0, 4 + court_high, court_wide, 1),
        "hands": beside,
        "numbers": beside,
        "commentary": Region(0, 1 + upper, width, words),
        "question": Region(0, height - 1, width, 1),
    }


def _left_column(width: int, height: int, words: int) -> Plan:
    """The score, the court between the two plates, and the words below; `words` rows of them at least."""
    score = 4
    court_high = min(height - score - 6 - words, int(width * 0.75))
    court_high -= 1 - court_high % 2
    top = score + 2
    bottom = top + court_high
    return {
        "score": Region(0, 0, width, score),
        "far": Region(0, score, width, 2),
        "court": Region(0, top, width, court_high),
        "near": Region(0, bottom, width, 1),
        "incoming": Region(0, bottom + 1, width, 1),
        "commentary": Region(0, bottom + 3, width, height - bottom - 3),
    }


def _roomy(width: int, height: int) -> Plan:
    left = 46 + min(24, max(0, width - 120) // 3)
    x, right = left + 2, width - left - 3
    plan = _left_column(left, height, words=6)
    plan["hands"] = Region(x, 0, right, HANDS)
    plan["question"] = Region(left + 1, HANDS, width - left - 1, 1)
    plan["numbers"] = Region(x, HANDS + 1, right, height - HANDS - 1)
    return plan


def _grand(width: int, height: int) -> Plan:
    """The court takes the whole height; the words go below the numbers."""
    left = 66 + min(24, (width - 150) // 3)
    x, right = left + 2, width - left - 3
    plan = _left_column(left, height, words=0)
    numbers = 19
    top = HANDS + 2 + numbers + 1
    plan["hands"] = Region(x, 0, right, HANDS)
    plan["question"] = Region(left + 1, HANDS, width - left - 1, 1)
    plan["numbers"] = Region(x, HANDS + 2, right, numbers)
    plan["commentary"] = Region(x, top, right, height - top)
    return plan
