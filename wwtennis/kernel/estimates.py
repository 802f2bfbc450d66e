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
ROUNDING = 1e-12  # what is left of a difference between sums that are the same


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
        squares = self._parts - 2 * value * self._both + value * value * self._wholes
        if squares <= ROUNDING * self._parts:  # every match has the same share: none of it, say, or all
            return error_where_all_are_alike(self.whole)
        return sqrt(squares * self.matches / (self.matches - 1)) / self.whole

    def interval(self, scale: float = 1.0) -> tuple[float, float]:
        """Where it lies in 95 of 100 cases."""
        value, half = self.value, Z * self.error
        return scale * (value - half), scale * (value + half)


def error_where_all_are_alike(whole: float) -> float:
    """The standard error of what came out the same every time, of so many.

    What never differs has no spread to estimate an error from, and an error of 0 would claim that nothing else can ever
    come. So the interval reaches as far from a share of 0, or of all, as Wilson's does: Z²/(n + Z²), which is a little
    more than the rule of three has (3/n), and never more than all. For a ratio that is no share (lobs in 100 points) it
    would be Z²/n, nearly the same from a few dozen on. How much the counts of one match hang together is left out: as
    long as there are none, nobody can know.
    """
    return Z / (whole + Z * Z)


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
