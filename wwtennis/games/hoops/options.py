"""What can be agreed on for a simulation, on the command line."""

from __future__ import annotations

from wwtennis.games.hoops.profiles import MACHINES
from wwtennis.games.hoops.setup import EVEN, TOKENS, Compensation, Length, Profiles
from wwtennis.kernel.kind import Option
from wwtennis.kernel.words import _

EXAMPLES = (
    "wwtennis simulate --game hoops --matches 50",
    "wwtennis simulate --game hoops --coaches 3 --length short --a greedy --b random",
    "wwtennis simulate --game hoops --machine wall --level -4",
    "wwtennis simulate --game hoops --draft --money-time --decisive --mismatches 3 --profiles drawn",
)
COMPENSATIONS = {"none": Compensation.NONE, "more": Compensation.MORE, "fewer": Compensation.FEWER}


def options() -> tuple[Option, ...]:
    lengths, profiles = tuple(length.value for length in Length), tuple(each.value for each in Profiles)
    return (
        Option("--coaches", _("2 (default), 3 or 4"), ("2", "3", "4"), "2"),
        Option("--length", _("of the game (default: normal)"), lengths, Length.NORMAL.value),
        Option("--own-team", _("everybody chooses a starting team"), is_flag=True),
        Option("--draft", _("the player market is drafted"), is_flag=True),
        Option("--money-time", _("in the last six turns what is bought can be used at once"), is_flag=True),
        Option("--decisive", _("players with a medal give rerolls at the end"), is_flag=True),
        Option("--mismatches", _("how many each coach may call (default: 0)"), tuple(map(str, TOKENS)), "0"),
        Option("--profiles", _("of the coaches (default: none)"), profiles, Profiles.NONE.value),
        Option(
            "--compensation", _("for not being first: 7 cards for the others (more, default), 5 for the first, none"),
            tuple(COMPENSATIONS),
        ),
        Option("--machine", _("the machine coach sits in seat B, with this profile"), tuple(MACHINES)),
        Option(
            "--level", _("what the machine coach's counter starts at (default: {level})").format(level=EVEN), takes="N"
        ),
    )  # fmt: skip
