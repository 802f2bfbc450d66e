"""Where everything stands on the match screen, at any size from 80x24 up. Knows no widget: names and rectangles."""

from __future__ import annotations

from textual.geometry import Region

ROOMY = (110, 34)  # a taller court, a score table, cards with a second line
GRAND = (150, 44)  # the statistics beside the panel
NUMBERS = 52, 17  # columns and rows
KEYS = 1  # the key line at the bottom, which keeps its own place
TIMELINE = 4  # rows, of a replay
PANEL = 4  # rows, where room is short
HANDS = 16  # rows of a replay: four hands of seven cards, or two of fifteen

Plan = dict[str, Region]


def arrange(width: int, height: int) -> Plan:
    """A rectangle for each of score, far, court, near, decks, hand, commentary, question and panel.

    Where there is room for them, one for the numbers too.
    """
    if width >= GRAND[0] and height >= GRAND[1]:
        return _grand(width, height - KEYS)
    return _roomy(width, height - KEYS) if _is_roomy(width, height) else _compact(width, height - KEYS)


def arrange_replay(width: int, height: int) -> Plan:
    """The same with the numbers for a panel, and with the hands for a hand; the timeline lies below everything.

    Where room is short, hands and numbers share a place.
    """
    bottom = height - KEYS - TIMELINE
    if _is_roomy(width, height):
        plan = _roomy(width, bottom)
        column = plan["hand"]
        x, wide, high = column.x + 1, column.width - 1, HANDS + max(0, bottom - 40) // 2
        plan["hands"] = Region(x, 0, wide, high)
        plan["decks"] = Region(column.x, high, column.width, 1)
        plan["question"] = Region(column.x, high + 1, column.width, 1)
        plan["numbers"] = Region(x, high + 2, wide, bottom - high - 2)
    else:
        plan = _compact(width, bottom + PANEL)
        plan["hands"] = plan["numbers"] = plan["hand"]
    del plan["panel"], plan["hand"]
    plan["timeline"] = Region(0, bottom, width, TIMELINE)
    return plan


def _is_roomy(width: int, height: int) -> bool:
    return width >= ROOMY[0] and height >= ROOMY[1]


def _compact(width: int, height: int) -> Plan:
    """Court and hand side by side; what happened, what is asked and what to answer below, over the whole width."""
    spare = height - 23
    court_high = 13 + 2 * min(6, spare // 3)
    court_wide = 38 + min(20, (width - 80) // 2)
    upper = court_high + 2
    words = height - 1 - upper - 1 - PANEL
    x = court_wide + 1
    return {
        "score": Region(0, 0, width, 1),
        "far": Region(0, 1, court_wide, 1),
        "court": Region(0, 2, court_wide, court_high),
        "near": Region(0, 2 + court_high, court_wide, 1),
        "hand": Region(x, 1, width - x, upper - 1),
        "decks": Region(x, upper, width - x, 1),
        "commentary": Region(0, 1 + upper, width, words),
        "question": Region(0, 1 + upper + words, width, 1),
        "panel": Region(0, 2 + upper + words, width, PANEL),
    }


def _grand(width: int, height: int) -> Plan:
    """The panel is as high as the numbers beside it, and the hand gives them its rows."""
    wide, high = NUMBERS
    plan = _roomy(width, height, panel=high)
    where = plan["panel"]
    plan["panel"] = Region(where.x, where.y, where.width - wide - 1, high)
    plan["numbers"] = Region(width - wide, where.y, wide, high)
    return plan


def _roomy(width: int, height: int, panel: int = 9) -> Plan:
    """A column for the court and what happened, one for the cards and what is asked."""
    left = 52 + min(30, max(0, width - 120) // 3)
    score, words = 4, max(6, (height - 6) // 4)
    court_high = height - score - 2 - words
    court_high -= 1 - court_high % 2
    x, right = left + 1, width - left - 1
    return {
        "score": Region(0, 0, left, score),
        "far": Region(0, score, left, 1),
        "court": Region(0, score + 1, left, court_high),
        "near": Region(0, score + 1 + court_high, left, 1),
        "commentary": Region(0, score + 2 + court_high, left, height - score - 2 - court_high),
        "hand": Region(x, 0, right, height - panel - 2),
        "decks": Region(x, height - panel - 2, right, 1),
        "question": Region(x, height - panel - 1, right, 1),
        "panel": Region(x, height - panel, right, panel),
    }
