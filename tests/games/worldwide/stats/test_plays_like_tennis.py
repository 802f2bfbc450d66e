"""The deck that ships plays like tennis: a few tie-breaks on each surface, and no figure far outside its band.

A deck that is only a little off passes: `wwtennis lab --matches 2500` tells what this cannot.
"""

from itertools import pairwise
from pathlib import Path

from wwtennis.files.material import material_of
from wwtennis.files.shipped import assets_folder
from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.stats.measures import MEASURES, ORDERS
from wwtennis.games.worldwide.stats.shape import Shape
from wwtennis.lab.study import Plan, Sums, run

MATCHES = 120
SAFE = 4  # standard errors: a figure of a good deck is so far off once in ten thousand times
FIRST_DECK = assets_folder() / "worldwide" / "decks" / "cd632924eb263879.yaml"
ASKED = {"mode": "tiebreak", "surface": "all", "rules": "advanced", "no_challenges": False}
UNASKED = dict.fromkeys(("best_of", "solo", "player_a", "player_b"))


def shapes_with(deck: Path | None) -> dict[Surface, Shape]:
    plan = Plan("worldwide", (None, None), MATCHES, 11, ASKED | UNASKED, deck)
    sums = Sums(plan)
    for watched in run(plan):
        sums.add(watched)
    return {part.setup.surface: part.tally for part in sums.parts}


def off(shapes: dict[Surface, Shape]) -> set[tuple[str, Surface]]:
    """The figures that lie outside of their bands beyond all chance."""
    tour, found = material_of("worldwide").tour, set()
    for surface, shape in shapes.items():
        for measure in MEASURES:
            low, high = measure.allowed(tour[surface].get(measure.id)) or (None, None)
            ratio = shape.ratios[measure.id]
            value, doubt = ratio.value * measure.scale, SAFE * ratio.error * measure.scale
            if (low is not None and value + doubt < low) or (high is not None and value - doubt > high):
                found.add((measure.id, surface))
    return found


def out_of_order(shapes: dict[Surface, Shape]) -> set[str]:
    """The figures that order the surfaces otherwise than the tour does, beyond all chance."""
    found = set()
    for name, order in ORDERS.items():
        for less, more in pairwise(order):
            for one, other in ((shapes[a].ratios[name], shapes[b].ratios[name]) for a in less for b in more):
                if one.value - other.value > SAFE * (one.error**2 + other.error**2) ** 0.5:
                    found.add(name)
    return found


def test_no_figure_of_the_deck_lies_far_outside_of_its_band_and_the_surfaces_are_in_their_order():
    shapes = shapes_with(None)
    assert off(shapes) == set()
    assert out_of_order(shapes) == set()


def test_a_deck_that_does_not_play_like_tennis_is_caught():
    """As the first one did not: hardly any ball was a winner, and hands were mostly full; on grass above all."""
    found = off(shapes_with(FIRST_DECK))
    assert found >= {("winners", Surface.GRASS), ("full", Surface.GRASS)}
