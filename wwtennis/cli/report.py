"""What a simulation found: as tables for people, as JSON for programs."""

from __future__ import annotations

import json

import attrs

from wwtennis.cli.tables import table
from wwtennis.games.worldwide.cards import Surface
from wwtennis.games.worldwide.setup import Level
from wwtennis.games.worldwide.stats.box import BoxScore
from wwtennis.games.worldwide.stats.figures import FIGURES, IN_SETS, Seats, share
from wwtennis.games.worldwide.words.terms import surface_name
from wwtennis.kernel.words import _, plural
from wwtennis.lab.simulate import SOLO, Plan, Sum
from wwtennis.tennis.score import Mode

Sums = dict[Surface, Sum]


def as_text(plan: Plan, sums: Sums, seconds: float) -> list[str]:
    """What was played, a column for each surface (or, on one, for each seat), and how long it took."""
    total = total_of(sums)
    rows = _by_surface(plan, sums, total) if len(sums) > 1 else _by_seat(plan, total)
    rate = _("{seconds:.1f} s: {matches:,.0f} matches and {decisions:,.0f} decisions a second")
    took = rate.format(seconds=seconds, matches=total.matches / seconds, decisions=total.decisions / seconds)
    return [headline(plan), "", *table(rows), "", took]


def headline(plan: Plan) -> str:
    """What was played, in a line."""
    setup = plan.setups[0]
    if setup.played.mode is Mode.TIEBREAK:
        matches = plural("{count} tie-break", "{count} tie-breaks", plan.total).format(count=plan.total)
    else:
        matches = plural("{count} match", "{count} matches", plan.total).format(count=plan.total)
        matches += " " + _("(best of {sets})").format(sets=setup.played.best_of)
    rules = _("warm-up rules") if setup.level is Level.WARMUP else _("advanced rules")
    where = surface_name(setup.surface) if len(plan.setups) == 1 else _("all surfaces")
    text = _("{matches} on {where}, {rules}, A: {a}, B: {b}, seed {seed}")
    return text.format(matches=matches, a=_who(plan, 0), b=_who(plan, 1), where=where, rules=rules, seed=plan.seed)


def _who(plan: Plan, seat: int) -> str:
    card = plan.setups[0].seats[seat].player
    return _by(plan, seat) if card is None else _("{player} ({bot})").format(player=card.name, bot=_by(plan, seat))


def _by(plan: Plan, seat: int) -> str:
    return SOLO if plan.setups[0].is_solo(seat) else plan.bots[seat]


def total_of(sums: Sums) -> Sum:
    total = Sum()
    for each in sums.values():
        total.matches += each.matches
        total.decisions += each.decisions
        total.box.add(each.box)
    return total


def _by_seat(plan: Plan, total: Sum) -> list[list[str]]:
    box = total.box
    columns: list[tuple[BoxScore, Seats]] = [(box, [box.seats[0]]), (box, [box.seats[1]]), (box, box.seats)]
    won = [share(seat.matches, total.matches) for seat in box.seats]
    return [
        ["", "A", "B", _("both")],
        [_("matches won, %"), *won, ""],
        *_figures(plan, columns),
        *[[name, "", "", each] for name, each in _of_rallies(box)],
    ]


def _by_surface(plan: Plan, sums: Sums, total: Sum) -> list[list[str]]:
    columns = [*sums.values(), total]
    boxes: list[tuple[BoxScore, Seats]] = [(each.box, each.box.seats) for each in columns]
    rallies = [dict(_of_rallies(box)) for box, _seats in boxes]
    return [
        ["", *map(surface_name, sums), _("all")],
        [_("matches won by A, %"), *(share(each.box.seats[0].matches, each.matches) for each in columns)],
        *_figures(plan, boxes),
        *[[name, *(each[name] for each in rallies)] for name in rallies[0]],
    ]


def _figures(plan: Plan, columns: list[tuple[BoxScore, Seats]]) -> list[list[str]]:
    figures = FIGURES if plan.setups[0].played.mode is Mode.TIEBREAK else FIGURES | IN_SETS
    return [[_(name), *(figure(box, seats) for box, seats in columns)] for name, figure in figures.items()]


def _of_rallies(box: BoxScore) -> list[tuple[str, str]]:
    return [
        (_("shots in a rally"), f"{box.mean_shots:.2f}"),
        (_("longest rally"), f"{box.longest_rally}"),
        (_("points"), f"{box.points:,}"),
    ]


def as_json(plan: Plan, sums: Sums, seconds: float) -> str:
    """Counts, not shares: whoever reads them can divide."""
    setup = plan.setups[0]
    found = {
        "mode": setup.played.mode.value,
        "best_of": setup.played.best_of,
        "rules": setup.level.value,
        "challenges": setup.challenges_on,
        "solo": setup.solo and setup.solo.id,
        "seats": [_seat(plan, 0), _seat(plan, 1)],
        "deck": setup.deck.fingerprint,
        "seed": plan.seed,
        "matches": plan.total,
        "seconds": round(seconds, 3),
        "surfaces": {surface.value: _sum(each) for surface, each in sums.items()},
    }
    return json.dumps(found, indent=2, ensure_ascii=False)


def _seat(plan: Plan, seat: int) -> dict[str, object]:
    agreed = plan.setups[0].seats[seat]
    return {"name": agreed.name, "by": _by(plan, seat), "player": agreed.player and agreed.player.id}


def _sum(found: Sum) -> dict[str, object]:
    box = found.box
    return {
        "matches": found.matches,
        "decisions": found.decisions,
        "points": box.points,
        "mean_shots": round(box.mean_shots, 3),
        "longest_rally": box.longest_rally,
        "rallies": {str(shots): box.rallies[shots] for shots in sorted(box.rallies)},
        "seats": [attrs.asdict(seat) for seat in box.seats],
    }
