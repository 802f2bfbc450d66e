"""Where everything stands on the match screen, at any size from 80x24 up. Knows no widget: names and rectangles."""

from __future__ import annotations

from textual.geometry import Region

ROOMY = (110, 34)  # markets and hand with a third line, a column for what happened
KEYS = 1  # the key line at the bottom, which keeps its own place
TIMELINE = 4  # rows, of a replay
COURTS = 8  # rows: a head, the five, their sums, the tactics

Plan = dict[str, Region]


def arrange(width: int, height: int) -> Plan:
    """A rectangle for each of score, courts, market, hand, question, choices, panel and commentary."""
    bottom = height - KEYS
    return _roomy(width, bottom) if width >= ROOMY[0] and height >= ROOMY[1] else _compact(width, bottom)


def arrange_replay(width: int, height: int) -> Plan:
    """The same without choices: words and dice beside each other; the timeline lies below everything."""
    bottom = height - KEYS - TIMELINE
    plan = _roomy(width, bottom) if width >= ROOMY[0] and height >= ROOMY[1] else _compact(width, bottom)
    choices = plan.pop("choices")
    left, high = choices.width, bottom - choices.y
    plan["commentary"] = Region(0, choices.y, left, high)
    plan["panel"] = Region(left + 1, choices.y, width - left - 1, high)
    plan["timeline"] = Region(0, bottom, width, TIMELINE)
    return plan


def _compact(width: int, height: int) -> Plan:
    """Everything below each other; what can be answered, and what is to be said of it, side by side."""
    spare = max(0, height - 23)
    market = 4 + (2 if spare >= 6 else 0)
    hand = 2 + (1 if spare >= 4 else 0)
    words = 2 + spare // 3
    y = 1 + COURTS
    question = y + market + hand
    below = height - question - 1 - words
    left = width * 11 // 20
    return {
        "score": Region(0, 0, width, 1),
        "courts": Region(0, 1, width, COURTS),
        "market": Region(0, y, width, market),
        "hand": Region(0, y + market, width, hand),
        "question": Region(0, question, width, 1),
        "choices": Region(0, question + 1, left, below),
        "panel": Region(left, question + 1, width - left, below),
        "commentary": Region(0, height - words, width, words),
    }


def _roomy(width: int, height: int) -> Plan:
    """Courts, markets and hand over the whole width, airy; below them answers, dice and what happened."""
    market, hand = 7, 4
    y = 1 + COURTS + 1
    question = y + market + hand
    below = height - question - 1
    left, middle = width * 4 // 10, width * 3 // 10
    return {
        "score": Region(0, 0, width, 1),
        "courts": Region(0, 1, width, COURTS + 1),
        "market": Region(0, y, width, market),
        "hand": Region(0, y + market, width, hand),
        "question": Region(0, question, width, 1),
        "choices": Region(0, question + 1, left, below),
        "panel": Region(left, question + 1, middle, below),
        "commentary": Region(left + middle + 1, question + 1, width - left - middle - 1, below),
    }
