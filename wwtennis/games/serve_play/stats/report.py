"""What a simulation found: a column for each side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from wwtennis.games.serve_play.setup import Setup
from wwtennis.games.serve_play.stats.box import BoxScore
from wwtennis.games.serve_play.stats.figures import FIGURES, Sides, share
from wwtennis.games.serve_play.words.terms import about
from wwtennis.kernel.kind import Part, Report
from wwtennis.kernel.words import _, decimal, plural, thousands


def report(parts: Sequence[Part], bots: Sequence[str]) -> Report:
    [part] = parts
    return Report(headline(part, bots), _rows(part), _data(part, bots))


def headline(part: Part, bots: Sequence[str]) -> str:
    """What was played, in a line."""
    matches = plural("{count} match", "{count} matches", part.matches).format(count=part.matches)
    seats = [f"{letter}: {bot}" for letter, bot in zip("ABCD", bots, strict=False)]
    return ", ".join([matches, *about(part.setup), *seats])


def _rows(part: Part) -> list[list[str]]:
    box: BoxScore = part.tally
    first, second = box.sides
    columns: list[Sides] = [[first], [second], [first, second]]
    return [
        ["", "A", "B", _("both")],
        [_("matches won, %"), *(share(side.matches, part.matches) for side in box.sides), ""],
        *[[_(name), *(figure(box, sides) for sides in columns)] for name, figure in FIGURES.items()],
        *[[name, "", "", figure] for name, figure in _of_all(box)],
    ]


def _of_all(box: BoxScore) -> list[tuple[str, str]]:
    sets = box.sets.total()
    long = sum(count for games, count in box.sets.items() if games > 12)
    return [
        (_("shots a point"), decimal(box.mean_shots, ".2f")),
        (_("longest rally"), f"{box.longest_rally}"),
        (_("games a set"), decimal(box.games / sets) if sets else "-"),
        (_("sets of more than 12 games, %"), share(long, sets)),
        (_("longest set, games"), f"{max(box.sets, default=0)}"),
        (_("points"), thousands(box.points)),
    ]


def _data(part: Part, bots: Sequence[str]) -> dict[str, Any]:
    """For programs."""
    setup, box = part.setup, part.tally
    return {
        **agreed(setup),
        "seats": [{"name": name, "by": by} for name, by in zip(setup.names, bots, strict=True)],
        "decks": setup.decks.fingerprint,
        "decisions": part.decisions,
        "points": box.points,
        "games": box.games,
        "mean_shots": round(box.mean_shots, 3),
        "longest_rally": box.longest_rally,
        "rallies": {str(shots): box.rallies[shots] for shots in sorted(box.rallies)},
        "sets": {str(games): box.sets[games] for games in sorted(box.sets)},
        "sides": [msgspec.structs.asdict(side) for side in box.sides],
    }


def agreed(setup: Setup) -> dict[str, Any]:
    return {
        "doubles": setup.is_doubles,
        "best_of": setup.best_of,
        "tiebreak": setup.tiebreak,
        "advantage": setup.advantage,
        "fresh_card": setup.fresh_card,
    }
