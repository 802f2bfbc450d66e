"""What can be agreed on for a simulation, on the command line."""

from __future__ import annotations

from wwtennis.kernel.kind import Option
from wwtennis.kernel.words import _

EXAMPLES = (
    "wwtennis simulate --game serve-play --matches 500",
    "wwtennis simulate --game serve-play --doubles --a greedy --b random",
    "wwtennis simulate --game serve-play --best-of 3 --tiebreak --advantage --fresh-card",
)


def options() -> tuple[Option, ...]:
    return (
        Option("--doubles", _("four seats, A and C against B and D"), is_flag=True),
        Option("--best-of", _("sets: 1 (default) or 3"), ("1", "3"), "1"),
        Option("--tiebreak", _("play one at 6-6"), is_flag=True),
        Option("--advantage", _("after 40-40 the lead must be two points"), is_flag=True),
        Option("--fresh-card", _("everybody draws a card after each point"), is_flag=True),
    )
