"""Chapter 3, HO-3.4: what may be done now, and being done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wwtennis.games.hoops.choices import END_ACTS, EndActs
from wwtennis.games.hoops.events import Phase, PhaseBegan, TurnEnded
from wwtennis.games.hoops.rules.buying import buy_options
from wwtennis.games.hoops.rules.mismatch import mismatch_options
from wwtennis.games.hoops.rules.preparing import lay_options
from wwtennis.games.hoops.rules.resolving import activate_options
from wwtennis.games.hoops.rules.substitutions import entries
from wwtennis.games.hoops.state import Match
from wwtennis.kernel.game import Choice, Event
from wwtennis.kernel.luck import Luck


def act_options(m: Match) -> Sequence[Choice]:
    """HO-3.4, HO-3.9, H8: each act at most once, in any order; activating comes last, and nothing is forced."""
    options = activate_options(m)
    if m.turn.acting:
        options += lay_options(m)
        if not m.turn.substituted and not m.turn.special:
            options += entries(m)
        options += buy_options(m)
        options += mismatch_options(m)
    return [*options, END_ACTS]


def end_acts(m: Match, choice: EndActs, luck: Luck) -> Iterator[Event]:
    """H8: a coach who may do nothing more, or wants nothing more, says so; HO-4.2: a special turn is over then."""
    if m.turn.special:
        yield TurnEnded(m.who)
    else:
        yield PhaseBegan(m.who, Phase.HAND)
