"""What a study of Worldwide Tennis has found: how it compares with the tour, and what becomes of cards and Stars."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from itertools import pairwise, product
from typing import Any

import msgspec

from wwtennis.games.worldwide.cards import SERVES, Deck, Spin, Surface
from wwtennis.games.worldwide.stats.card_use import NO_SPIN, CardUse
from wwtennis.games.worldwide.stats.figures import share
from wwtennis.games.worldwide.stats.measures import MEASURES, ORDERS, Measure
from wwtennis.games.worldwide.stats.shape import Ending, Shape
from wwtennis.games.worldwide.stats.tour import RALLIES, Tour
from wwtennis.games.worldwide.words.terms import surface_name
from wwtennis.kernel.estimates import difference
from wwtennis.kernel.findings import Bars, Findings, Gauge, Gauges, Lines, Rows, Section, how_many_inside, told_apart
from wwtennis.kernel.kind import Part
from wwtennis.kernel.words import _, later, thousands
from wwtennis.tennis.score import Mode

POINTS = 13  # of a tie-break, over which Stars and hands are shown: few are longer
SOURCE = "Jeff Sackmann / Tennis Abstract, The Tennis Abstract Match Charting Project (CC BY-NC-SA 4.0)"

ENDINGS = {
    Ending.ACE: later("ace"),
    Ending.UNRETURNED: later("serve not returned"),
    Ending.DOUBLE_FAULT: later("double fault"),
    Ending.WINNER: later("winner"),
    Ending.ERROR: later("error in a rally"),
}


def findings(headline: str, tour: Tour, parts: Sequence[Part]) -> Findings:
    deck: Deck = parts[0].setup.deck
    sections = [_figures(tour, parts), *_rallies(tour, parts), _cards(deck, parts), _over_time(parts)]
    return Findings(headline, sections, _data(tour, parts))


def surfaces_of(parts: Sequence[Part]) -> list[Surface]:
    return [part.setup.surface for part in parts]


# Figures


def gauge(measure: Measure, part: Part, tour: Tour) -> Gauge:
    """One figure on one surface. The tour plays no tie-breaks and has no Stars: what is ours has no model."""
    ratio, model = part.tally.ratios[measure.id], tour[part.setup.surface].get(measure.id)
    least, most = ratio.interval(measure.scale)
    is_asked = part.setup.played.mode is Mode.TIEBREAK or not measure.of_tiebreaks
    return Gauge(measure.scale * ratio.value, least, most, model, measure.allowed(model) if is_asked else None)


def _figures(tour: Tour, parts: Sequence[Part]) -> Section:
    rows = {_(measure.name): [gauge(measure, part, tour) for part in parts] for measure in MEASURES}
    said = how_many_inside(each for row in rows.values() for each in row)
    names = [surface_name(each) for each in surfaces_of(parts)]
    says = [*said, *out_of_order(parts), _("The tour's figures: {source}.").format(source=SOURCE)]
    return Section(_("The tour and ours"), says, [Gauges(names, rows, _("tour"))])


def out_of_order(parts: Sequence[Part]) -> list[str]:
    """Where a surface has more of something than one that should have more; what may be chance in one sentence."""
    shapes = {part.setup.surface: part.tally for part in parts}
    names = {measure.id: _(measure.name) for measure in MEASURES}
    said, by_chance = [], []
    for figure, low, high in _neighbours(shapes):
        apart, error = difference(shapes[low].ratios[figure], shapes[high].ratios[figure])
        if apart < -error:
            text = _("Out of order: {figure}: more on {low} than on {high}, and on the tour it is the other way round.")
            said.append(text.format(figure=names[figure], low=surface_name(low), high=surface_name(high)))
        elif apart <= 0:
            by_chance.append(names[figure])
    if by_chance:
        text = _("The surfaces are out of order here, but it may be chance: {figures}.")
        said.append(text.format(figures=" / ".join(dict.fromkeys(by_chance))))
    return said


def _neighbours(there: Container[Surface]) -> Iterator[tuple[str, Surface, Surface]]:
    """Of each figure that orders them, any surface and any that is to have more of it, if they were played on."""
    for figure, order in ORDERS.items():
        groups = [[each for each in group if each in there] for group in order]
        for fewer, more in pairwise([group for group in groups if group]):
            yield from ((figure, low, high) for low, high in product(fewer, more))


# Rallies and how points end


def _rallies(tour: Tour, parts: Sequence[Part]) -> list[Section]:
    lengths = [_lengths(part, tour) for part in parts]
    endings = [_endings(part, tour) for part in parts]
    return [Section(_("How long rallies are"), [], lengths), Section(_("How points end"), [], endings)]


def _lengths(part: Part, tour: Tour) -> Bars:
    rallies, surface = part.tally.box.rallies, part.setup.surface
    played = rallies.total() - rallies[0]
    ours = [100 * sum(rallies[shots] for shots in lengths) / max(1, played) for lengths in RALLIES.values()]
    title = _("{surface}: shots in a rally, % of points").format(surface=surface_name(surface))
    return Bars(title, [*RALLIES], {_("ours"): ours, _("tour"): tour[surface]["rallies"]})


def _endings(part: Part, tour: Tour) -> Bars:
    counted, surface = part.tally.endings, part.setup.surface
    ours = [100 * counted[each] / max(1, counted.total()) for each in Ending]
    title = _("{surface}: % of points").format(surface=surface_name(surface))
    return Bars(title, [_(ENDINGS[each]) for each in Ending], {_("ours"): ours, _("tour"): tour[surface]["endings"]})


# Cards


def _cards(deck: Deck, parts: Sequence[Part]) -> Section:
    summed = CardUse()
    for part in parts:
        summed.add(part.tally.cards)
    strokes = [_stroke_row(deck, number, summed) for number in deck.strokes]
    head = ["", "", _("held"), _("playable"), _("chosen"), _("chosen, %"), _("won, %")]
    serves = [_serve_row(deck, number, parts) for number in SERVES]
    names = [surface_name(surface) for surface in surfaces_of(parts)]
    return Section(
        _("What becomes of the cards"),
        [_("A card is held, or playable, as often as a stroke was asked for; it has won where its point was won.")],
        [
            Rows(_("Strokes, on all surfaces"), [head, *strokes]),
            Rows(_("Serves: % of the balls that each was hit with"), [["", "", *names, *_spin_names()], *serves]),
        ],
    )


def _stroke_row(deck: Deck, number: int, cards: CardUse) -> list[str]:
    use = cards.of(number)
    counts = map(thousands, (use.held, use.playable, use.chosen))
    return [f"#{number}", deck.name(number), *counts, share(use.chosen, use.playable), share(use.won, use.points)]


def _spin_names() -> list[str]:
    return [_("plain, %"), _("topspin, %"), _("slice, %")]


def _serve_row(deck: Deck, number: int, parts: Sequence[Part]) -> list[str]:
    shares, spins = [], dict.fromkeys((NO_SPIN, Spin.TOPSPIN.value, Spin.SLICE.value), 0)
    for part in parts:
        cards = part.tally.cards
        shares.append(share(cards.of(number).chosen, sum(cards.of(each).chosen for each in SERVES)))
        for spin, count in cards.spins.get(number, {}).items():
            spins[spin] += count
    return [f"#{number}", deck.name(number), *shares, *(share(each, sum(spins.values())) for each in spins.values())]


# Over time


def _over_time(parts: Sequence[Part]) -> Section:
    stars, cards, full = {}, {}, {}
    for part in parts:
        name, paces = surface_name(part.setup.surface), [part.tally.pace.get(at) for at in range(POINTS)]
        there = [pace for pace in paces if pace is not None]
        stars[name] = [pace.stars / pace.players for pace in there]
        cards[name] = [pace.cards / pace.players for pace in there]
        full[name] = [100 * pace.full / pace.players for pace in there]
    along = _("points played before")
    charts = [
        Lines(_("Stars, each player"), along, stars),
        Lines(_("cards in hand, each player"), along, cards),
        Lines(_("hands full, %"), along, full),
    ]
    return Section(_("Stars and hands over time"), [], charts)


# For programs


def _data(tour: Tour, parts: Sequence[Part]) -> dict[str, Any]:
    return {part.setup.surface.value: _part(part, tour) for part in parts}


def _part(part: Part, tour: Tour) -> dict[str, Any]:
    shape: Shape = part.tally
    figures = {}
    for measure in MEASURES:
        each = gauge(measure, part, tour)
        figures[measure.id] = {
            "value": each.value, "interval": [each.least, each.most], "tour": each.model, "band": each.band,
            "inside": each.is_inside,
        }  # fmt: skip
    cards = {
        number: {"held": use.held, "playable": use.playable, "chosen": use.chosen, "points": use.points, "won": use.won}
        for number, use in sorted(shape.cards.uses.items())
    }
    return {
        "matches": part.matches,
        "points": shape.box.points,
        "figures": figures,
        "rallies": dict(sorted(shape.box.rallies.items())),
        "endings": {each.value: shape.endings[each] for each in Ending},
        "cards": cards,
        "spins": {
            number: {spin or "plain": count for spin, count in spins.items()}
            for number, spins in sorted(shape.cards.spins.items())
        },
        "pace": {before: msgspec.to_builtins(pace) for before, pace in sorted(shape.pace.items())},
    }


# Two decks


def compared(headline: str, names: Sequence[str], parts: Sequence[Sequence[Part]]) -> Findings:
    sections, data = [], {}
    for one, other in zip(*parts, strict=True):
        surface = one.setup.surface
        section, counted = told_apart(surface_name(surface), names, MEASURES, one.tally.ratios, other.tally.ratios)
        sections.append(section)
        data[surface.value] = counted
    return Findings(headline, sections, data)
