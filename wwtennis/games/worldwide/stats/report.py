"""What a simulation found: a column for each surface or, on one, for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from wwtennis.games.worldwide.setup import Level, Setup
from wwtennis.games.worldwide.stats.box import BoxScore
from wwtennis.games.worldwide.stats.figures import FIGURES, IN_SETS, Seats, share
from wwtennis.games.worldwide.words.terms import surface_name
from wwtennis.kernel.kind import Part, Report
from wwtennis.kernel.log import SOLO
from wwtennis.kernel.words import _, decimal, plural, thousands
from wwtennis.tennis.score import Mode


def report(parts: Sequence[Part], bots: Sequence[str]) -> Report:
    rows = _by_surface(parts) if len(parts) > 1 else _by_seat(parts[0])
    return Report(headline(parts, bots), rows, _data(parts, bots))


def headline(parts: Sequence[Part], bots: Sequence[str]) -> str:
    """What was played, in a line."""
    setup, count = parts[0].setup, sum(part.matches for part in parts)
    if setup.played.mode is Mode.TIEBREAK:
        matches = plural("{count} tie-break", "{count} tie-breaks", count).format(count=count)
    else:
        matches = plural("{count} match", "{count} matches", count).format(count=count)
        matches += " " + _("(best of {sets})").format(sets=setup.played.best_of)
    rules = _("warm-up rules") if setup.level is Level.WARMUP else _("advanced rules")
    where = surface_name(setup.surface) if len(parts) == 1 else _("all surfaces")
    text = _("{matches} on {where}, {rules}, A: {a}, B: {b}")
    return text.format(matches=matches, a=_who(setup, bots, 0), b=_who(setup, bots, 1), where=where, rules=rules)


def _who(setup: Setup, bots: Sequence[str], seat: int) -> str:
    card, by = setup.seats[seat].player, _by(setup, bots, seat)
    return by if card is None else _("{player} ({bot})").format(player=card.name, bot=by)


def _by(setup: Setup, bots: Sequence[str], seat: int) -> str:
    return SOLO if setup.is_solo(seat) else bots[seat]


# Tables


def _by_seat(part: Part) -> list[list[str]]:
    box = part.tally
    columns: list[tuple[BoxScore, Seats]] = [(box, [box.seats[0]]), (box, [box.seats[1]]), (box, box.seats)]
    won = [share(seat.matches, part.matches) for seat in box.seats]
    return [
        ["", "A", "B", _("both")],
        [_("matches won, %"), *won, ""],
        *_figures(part.setup, columns),
        *[[name, "", "", each] for name, each in _of_rallies(box)],
    ]


def _by_surface(parts: Sequence[Part]) -> list[list[str]]:
    total = BoxScore()
    for part in parts:
        total.add(part.tally)
    boxes: list[tuple[BoxScore, Seats]] = [(box, box.seats) for box in [*(part.tally for part in parts), total]]
    matches = [*(part.matches for part in parts), sum(part.matches for part in parts)]
    rallies = [dict(_of_rallies(box)) for box, _seats in boxes]
    won = [share(box.seats[0].matches, played) for (box, _seats), played in zip(boxes, matches, strict=True)]
    return [
        ["", *(surface_name(part.setup.surface) for part in parts), _("all")],
        [_("matches won by A, %"), *won],
        *_figures(parts[0].setup, boxes),
        *[[name, *(each[name] for each in rallies)] for name in rallies[0]],
    ]


def _figures(setup: Setup, columns: list[tuple[BoxScore, Seats]]) -> list[list[str]]:
    figures = FIGURES if setup.played.mode is Mode.TIEBREAK else FIGURES | IN_SETS
    return [[_(name), *(figure(box, seats) for box, seats in columns)] for name, figure in figures.items()]


def _of_rallies(box: BoxScore) -> list[tuple[str, str]]:
    return [
        (_("shots in a rally"), decimal(box.mean_shots, ".2f")),
        (_("longest rally"), f"{box.longest_rally}"),
        (_("points"), thousands(box.points)),
    ]


# For programs


def _data(parts: Sequence[Part], bots: Sequence[str]) -> dict[str, Any]:
    setup: Setup = parts[0].setup
    return {
        "mode": setup.played.mode.value,
        "best_of": setup.played.best_of,
        "rules": setup.level.value,
        "challenges": setup.challenges_on,
        "solo": setup.solo and setup.solo.id,
        "seats": [_seat(setup, bots, 0), _seat(setup, bots, 1)],
        "deck": setup.deck.fingerprint,
        "surfaces": {part.setup.surface.value: _part(part) for part in parts},
    }


def _seat(setup: Setup, bots: Sequence[str], seat: int) -> dict[str, object]:
    agreed = setup.seats[seat]
    return {"name": agreed.name, "by": _by(setup, bots, seat), "player": agreed.player and agreed.player.id}


def _part(part: Part) -> dict[str, object]:
    box = part.tally
    return {
        "matches": part.matches,
        "decisions": part.decisions,
        "points": box.points,
        "mean_shots": round(box.mean_shots, 3),
        "longest_rally": box.longest_rally,
        "rallies": {str(shots): box.rallies[shots] for shots in sorted(box.rallies)},
        "seats": [msgspec.structs.asdict(seat) for seat in box.seats],
    }
