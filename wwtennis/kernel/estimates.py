"""Figures from many matches, and how sure they are.

A figure is a ratio of two counts (aces to service points). Points of one match are not drawn independently of each
other, so its error is that of a ratio of sums over matches.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from math import sqrt

import msgspec

from wwtennis.kernel.words import _, decimal

Z = 1.96  # standard errors to either side, for 95 of 100


class Ratio(msgspec.Struct):
    """So much of this to so much of that, over matches: `count` each of them."""

    matches: int = 0
    part: float = 0.0
    whole: float = 0.0
    _parts: float = 0.0  # sums of products, for the error
    _both: float = 0.0
    _wholes: float = 0.0

    def count(self, part: float, whole: float) -> None:
        """One match."""
        self.matches += 1
        self.part += part
        self.whole += whole
        self._parts += part * part
        self._both += part * whole
        self._wholes += whole * whole

    def add(self, other: Ratio) -> None:
        for name in Ratio.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    @property
    def value(self) -> float:
        return self.part / self.whole if self.whole else 0.0

    @property
    def error(self) -> float:
        """The standard error of the value. With less than two matches nothing is sure."""
        if self.matches < 2 or not self.whole:
            return float("inf")
        value = self.value
        squares = max(0.0, self._parts - 2 * value * self._both + value * value * self._wholes)
        return sqrt(squares * self.matches / (self.matches - 1)) / self.whole

    def interval(self, scale: float = 1.0) -> tuple[float, float]:
        """Where it lies in 95 of 100 cases."""
        value, half = self.value, Z * self.error
        return scale * (value - half), scale * (value + half)


def difference(one: Ratio, other: Ratio) -> tuple[float, float]:
    """How much more the other is, and by how much that may be off in 95 of 100 cases."""
    return other.value - one.value, Z * sqrt(one.error**2 + other.error**2)


def not_rising(shares: Mapping[str, float]) -> list[str]:
    """What is said to be harder, and wins no more, in percent, than what comes before it."""
    text = _("{harder} wins {more} %, and {easier}, which is easier, {less}")
    return [
        text.format(harder=harder, more=decimal(shares[harder]), easier=easier, less=decimal(shares[easier]))
        for easier, harder in pairwise(shares)
        if shares[harder] <= shares[easier]
    ]
