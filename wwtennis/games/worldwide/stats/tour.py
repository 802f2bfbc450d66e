"""The tour's figures, from plain data such as a YAML file gives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.stats.measures import MEASURES
from wwtennis.kernel.reading import bad, listed, record, shown, word
from wwtennis.kernel.words import _

Tour = Mapping[Surface, Mapping[str, Any]]  # by the ids of the measures; `rallies` and `endings` are lists


def figure(value: object, place: str) -> float:
    if isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 100:
        return float(value)
    raise bad(place, shown(value), _("a number from 0 to 100"))


RALLIES = {"1-3": range(1, 4), "4-6": range(4, 7), "7-9": range(7, 10), "10+": range(10, 1000)}
SHAPES = {"rallies": listed(figure), "endings": listed(figure)}


def read_tour(data: object, where: str) -> Tour:
    figures = record(SHAPES, {measure.id: figure for measure in MEASURES})
    found = record({word(surface): figures for surface in Surface})(data, where)
    return {surface: found[word(surface)] for surface in Surface}
