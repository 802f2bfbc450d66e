"""The games, found by their ids. One is imported when it is first needed, and not before."""

from __future__ import annotations

from importlib import import_module

from wwtennis.kernel.errors import UsageError
from wwtennis.kernel.words import _

TYPE_CHECKING = False  # `typing` is not loaded: naming the games costs nothing
if TYPE_CHECKING:
    from wwtennis.kernel.kind import Kind

GAMES = {
    "worldwide": "wwtennis.games.worldwide.kind",
    "serve-play": "wwtennis.games.serve_play.kind",
    "hoops": "wwtennis.games.hoops.kind",
}
FIRST = "worldwide"  # the game that is meant where none is named


def kind_of(game: str) -> Kind:
    """What the program may know of the game with this id."""
    if game not in GAMES:
        why = _("there is no game '{game}': there are {known}")
        raise UsageError(why.format(game=game[:40], known=", ".join(GAMES)))
    kind: Kind = import_module(GAMES[game]).KIND
    return kind
