"""From the options of a simulation to what is to be played."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.serve_play.material import Material
from wwtennis.games.serve_play.setup import DOUBLES, SINGLES, Setup
from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.kind import Arranged, Asked
from wwtennis.kernel.words import _

USUAL_BOT = "greedy"


def arrange(material: Material, asked: Asked, bots: Sequence[str | None]) -> Arranged:
    """What is to be played, if it can be. In doubles C plays as A does, and D as B, unless somebody else is named."""
    seats = DOUBLES if asked["doubles"] else SINGLES
    if any(bots[seats:]):
        raise UsageError(_("--c and --d are for --doubles: in singles there are two seats"))
    by = [bot or (bots[seat % 2] if seat >= 2 else None) or USUAL_BOT for seat, bot in enumerate(bots[:seats])]
    names = [f"{name} {letter}" if by.count(name) > 1 else name for name, letter in zip(by, "ABCD", strict=False)]
    setup = Setup(
        material.decks, tuple(names), tiebreak=asked["tiebreak"], best_of=int(asked["best_of"]),
        advantage=asked["advantage"], fresh_card=asked["fresh_card"],
    )  # fmt: skip
    return Arranged((setup,), tuple(by))
