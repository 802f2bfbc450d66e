"""What a study of Hoops has found: is it what it is meant to be, and what becomes of cards and courts?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from wwtennis.games.hoops.cards import ATTACK, DEFENCE, PLAYERS, TACTICS, Cards
from wwtennis.games.hoops.setup import Length, Setup
from wwtennis.games.hoops.stats.figures import share
from wwtennis.games.hoops.stats.measures import MEASURES, Measure
from wwtennis.games.hoops.stats.shape import Shape
from wwtennis.games.hoops.words.terms import LENGTHS, skill_name
from wwtennis.kernel.findings import Bars, Findings, Gauge, Gauges, Lines, Rows, Section, how_many_inside, told_apart
from wwtennis.kernel.kind import Part
from wwtennis.kernel.words import _, plural, thousands


def findings(headline: str, part: Part) -> Findings:
    setup: Setup = part.setup
    sections = [_figures(part), _over_time(part.tally), _tactics(setup.deck, part.tally), _players(setup, part.tally)]
    return Findings(headline, sections, _data(part))


# Figures


def gauge(measure: Measure, part: Part) -> Gauge:
    """One figure. What we want is said of normal games alone."""
    ratio = part.tally.ratios[measure.id]
    least, most = ratio.interval(measure.scale)
    band = measure.band if part.setup.length is Length.NORMAL else None
    return Gauge(measure.scale * ratio.value, least, most, None, band)


def _figures(part: Part) -> Section:
    rows = {_(measure.name): [gauge(measure, part)] for measure in MEASURES}
    said = how_many_inside(each for [each] in rows.values())
    return Section(_("What is wanted, and what there is"), said, [Gauges([_("ours")], rows, "")])


# Courts and points, turn by turn


def _over_time(shape: Shape) -> Section:
    paces = [shape.pace[number] for number in sorted(shape.pace)]
    along = _("turns begun, of both coaches")

    def sums(*names: str) -> list[list[float]]:
        return [[pace.court[name] / pace.coaches for pace in paces] for name in names]

    court = dict(zip((_("game intelligence"), _("rebounds")), sums("intelligence", "rebounds"), strict=True))
    charts = [
        Lines(_("points of the coach whose turn it is"), along,
              {_("points"): [pace.points / pace.coaches for pace in paces]}),
        Lines(_("game intelligence and rebounds on the court"), along, court),
        Lines(_("attack dice of the court"), along, dict(zip(map(skill_name, ATTACK), sums(*ATTACK), strict=True))),
        Lines(_("defence dice of the court"), along, dict(zip(map(skill_name, DEFENCE), sums(*DEFENCE), strict=True))),
    ]  # fmt: skip
    return Section(_("How courts grow"), [], charts)


# Cards


def _tactics(deck: Cards, shape: Shape) -> Section:
    cards = {card.model: card for card in deck.tactics.values()}
    bought = Counter[str]()
    for card in TACTICS:
        bought[deck.tactics[card].model] += shape.bought[card]
    of_the_market = dict.fromkeys([deck.tactics[card].model for card in TACTICS])
    unused = [cards[model].name for model in of_the_market if not shape.activated[model]]
    whole = shape.activated.total()
    head = ["", _("cost"), _("bought"), _("activated"), _("% of all")]
    rows = [
        [
            cards[model].name,
            str(cards[model].cost or "-"),
            thousands(bought[model]),
            thousands(count),
            share(count, whole),
        ]
        for model, count in shape.activated.most_common()
    ]
    return Section(_("What becomes of the tactics"), [_used(unused, len(of_the_market))], [Rows("", [head, *rows])])


def _used(unused: Sequence[str], models: int) -> str:
    if not unused:
        return _("Each of the {models} models of the market was activated.").format(models=models)
    return _("Never activated: {names}.").format(names=", ".join(unused))


def _players(setup: Setup, shape: Shape) -> Section:
    costs = Counter[int]()
    for card in PLAYERS:
        costs[setup.deck.players[card].cost] += shape.bought[card]
    whole = max(1, costs.total())
    told = sorted(costs)
    bars = Bars(
        _("what the players that were bought cost, % of them"),
        [str(cost) for cost in told],
        {_("ours"): [100 * costs[cost] / whole for cost in told]},
    )
    unused = sum(shape.bought[card] == 0 for card in PLAYERS)
    says = plural("{count} player of 100 was never bought.", "{count} players of 100 were never bought.", unused)
    return Section(_("What becomes of the players"), [says.format(count=unused)], [bars])


# For programs


def _data(part: Part) -> dict[str, Any]:
    figures = {}
    for measure in MEASURES:
        each = gauge(measure, part)
        figures[measure.id] = {
            "value": each.value, "interval": [each.least, each.most], "band": each.band, "inside": each.is_inside,
        }  # fmt: skip
    shape: Shape = part.tally
    return {
        "matches": part.matches,
        "turns": shape.box.turns,
        "figures": figures,
        "activated": dict(shape.activated.most_common()),
        "bought": {str(card): count for card, count in sorted(shape.bought.items())},
    }


# Two boxes of cards


def compared(headline: str, names: Sequence[str], one: Part, other: Part) -> Findings:
    section, data = told_apart(_(LENGTHS[one.setup.length]), names, MEASURES, one.tally.ratios, other.tally.ratios)
    return Findings(headline, [section], data)
