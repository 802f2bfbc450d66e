"""What can be agreed on for a simulation, on the command line.

The words are told here as well as where they are at home, so that `--help` loads no game. A test holds them together.
"""

from __future__ import annotations

from wwtennis.kernel.kind import Option
from wwtennis.kernel.words import _

SURFACES = ("clay", "hard", "grass", "indoor")
RULES = ("advanced", "warmup")
MODES = ("tiebreak", "match")
SOLO_LEVELS = ("book", "club", "regional", "national", "champion")
ALL = "all"

EXAMPLES = (
    "wwtennis simulate --matches 500 --surface all --a greedy --b random --seed 7",
    "wwtennis simulate --mode match --best-of 5 --surface clay --json",
    "wwtennis simulate --player-a roger --player-b rafael --surface all",
    "wwtennis simulate --solo champion",
)


def options() -> tuple[Option, ...]:
    surfaces = _("{surfaces} or all (default: hard)").format(surfaces=", ".join(SURFACES))
    solo = _("seat B is the solo opponent: {levels} (default: book)").format(levels=", ".join(SOLO_LEVELS))
    return (
        Option("--mode", _("tiebreak (default) or match"), MODES, "tiebreak"),
        Option("--best-of", _("sets of a match: 3 (default) or 5"), ("3", "5")),
        Option("--surface", surfaces, (*SURFACES, ALL), "hard"),
        Option("--rules", _("advanced (default) or warmup"), RULES, "advanced"),
        Option("--no-challenges", _("play without challenges"), is_flag=True),
        Option("--solo", solo, SOLO_LEVELS, alone="book", takes=_("LEVEL")),
        Option("--player-a", _("the player card of seat A"), takes=_("PLAYER")),
        Option("--player-b", _("the player card of seat B"), takes=_("PLAYER")),
    )
