"""What a simulation found: a column for each coach."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from wwtennis.games.hoops.setup import Setup
from wwtennis.games.hoops.stats.box import BoxScore
from wwtennis.games.hoops.stats.figures import FIGURES, MISMATCHES, share
from wwtennis.games.hoops.words.terms import about
from wwtennis.kernel.kind import Part, Report
from wwtennis.kernel.log import SOLO
from wwtennis.kernel.words import _, plural

LETTERS = "ABCD"


def report(parts: Sequence[Part], bots: Sequence[str]) -> Report:
    [part] = parts
    return Report(headline(part, bots), _rows(part), _data(part, bots))


def headline(part: Part, bots: Sequence[str]) -> str:
    """What was played, in a line."""
    matches = plural("{count} match", "{count} matches", part.matches).format(count=part.matches)
    seats = [f"{letter}: {who}" for letter, who in zip(LETTERS, _who(part.setup, bots), strict=False)]
    return ", ".join([matches, *about(part.setup), *seats])


def _who(setup: Setup, bots: Sequence[str]) -> list[str]:
    return [bots[0], SOLO] if setup.machine is not None else list(bots)


def _rows(part: Part) -> list[list[str]]:
    box: BoxScore = part.tally
    seats = box.seats[: part.setup.coaches]
    figures = FIGURES | (MISMATCHES if part.setup.mismatches else {})
    blank = [""] * (len(seats) - 1)
    return [
        ["", *LETTERS[: len(seats)]],
        [_("matches won, %"), *(share(seat.matches, part.matches) for seat in seats)],
        *[[_(name), *(figure(seat, part.matches) for seat in seats)] for name, figure in figures.items()],
        *[[name, figure, *blank] for name, figure in _of_all(box, part.matches)],
    ]


def _of_all(box: BoxScore, matches: int) -> list[tuple[str, str]]:
    return [
        (_("won by the first coach, %"), share(box.first, matches)),
        (_("draws, %"), share(box.draws, matches)),
        (_("overtime, %"), share(box.overtimes, matches)),
        (_("comebacks from behind at half-time, %"), share(box.comebacks, box.decided)),
    ]


def _data(part: Part, bots: Sequence[str]) -> dict[str, Any]:
    """For programs."""
    setup: Setup = part.setup
    box: BoxScore = part.tally
    return {
        **agreed(setup),
        "seats": [
            {"name": seat.name, "by": by} for seat, by in zip(setup.seats, _who(setup, bots), strict=True)
        ],
        "cards": setup.cards.fingerprint,
        "decisions": part.decisions,
        "turns": box.turns,
        "first": box.first,
        "draws": box.draws,
        "overtimes": box.overtimes,
        "decided_at_half": box.decided,
        "comebacks": box.comebacks,
        "coaches": [msgspec.structs.asdict(seat) for seat in box.seats[: setup.coaches]],
    }  # fmt: skip


def agreed(setup: Setup) -> dict[str, Any]:
    machine = setup.machine
    return {
        "length": setup.length.value,
        "own_team": setup.own_team,
        "draft": setup.draft,
        "money_time": setup.money_time,
        "decisive": setup.decisive,
        "mismatches": setup.mismatches,
        "profiles": setup.profiles.value,
        "compensation": setup.compensation.value,
        "machine": None if machine is None else {"profile": machine.profile, "level": machine.level},
    }
