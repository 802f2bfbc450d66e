"""How much a YAML file would be, with every alias (*this) in place of what it stands for.

A few lines of aliases of aliases, or of mappings that are merged into each other (<<), can be more than all memory. So
a file is weighed event by event, before anything is made of it.
"""

from __future__ import annotations

from yaml import AliasEvent, CollectionEndEvent, CollectionStartEvent, Event, ScalarEvent

from wwtennis.kernel.words import _

DEEPEST = 50  # lists in lists; the C loader crashes somewhere beyond 10,000
MOST_VALUES = 100_000  # the largest file that ships with the game has some 4,000


class Weight:
    """Of one value: what it is called, how many values it is with those in it, and how deep they lie."""

    def __init__(self, anchor: str | None = None) -> None:
        self.anchor = anchor
        self.values, self.depth = 1, 0

    def take_in(self, other: Weight) -> None:
        self.values += other.values
        self.depth = max(self.depth, other.depth + 1)


class Weighing:
    """The values that are open, the innermost last, and the weight of all that an alias can stand for."""

    def __init__(self) -> None:
        self._open = [Weight()]  # all of them stand in one that is not there
        self._known: dict[str | None, Weight] = {}

    def too_much(self, event: Event) -> str:
        """What is too much about the file with this event, in words; empty where nothing is."""
        if isinstance(event, CollectionStartEvent):
            self._open.append(Weight(event.anchor))
        elif isinstance(event, CollectionEndEvent):
            self._close(self._open.pop())
        elif isinstance(event, ScalarEvent):
            self._close(Weight(event.anchor))
        elif isinstance(event, AliasEvent):
            if event.anchor in [each.anchor for each in self._open]:
                return _("this contains itself")
            self._open[-1].take_in(self._known.get(event.anchor, Weight()))
        if self._open[-1].values > MOST_VALUES:
            return _("this is too much: more than {most} values").format(most=MOST_VALUES)
        return _("this is nested too deep") if len(self._open) + self._open[-1].depth > DEEPEST else ""

    def _close(self, value: Weight) -> None:
        if value.anchor is not None:
            self._known[value.anchor] = value
        self._open[-1].take_in(value)
