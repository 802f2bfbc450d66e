"""A campaign or a tournament found again: the logs of its matches say all that there is to know of it."""

from __future__ import annotations

from pathlib import Path

from wwtennis.files.logs import Recording, read_log
from wwtennis.files.matches import Kept as KeptMatch
from wwtennis.files.matches import kept_matches
from wwtennis.games.hoops.state import Match
from wwtennis.kernel.errors import WWTennisError
from wwtennis.kernel.game import Event
from wwtennis.kernel.table import Reseeded, in_force
from wwtennis.tui.hoops.series import Found, Stage, stage_of
from wwtennis.tui.hoops.set_up import GAME


def newest(folder: Path, which: str) -> Stage | None:
    """How far the newest campaign or tournament has come; None where there is none.

    Whoever plays on from the middle of a match plays for the fun of it: such a match is no part of a series.
    """
    for kept in kept_matches(folder):
        if kept.game == GAME and not kept.problem and kept.agreed.get(which):
            found = _read(kept)
            if found is not None:
                return stage_of(found)
    return None


def _read(kept: KeptMatch) -> Found | None:
    try:
        recording = read_log(kept.path, torn_ok=True)
    except WWTennisError:  # the list of matches says what is wrong with it
        return None
    if any(isinstance(entry, Reseeded) and entry.of for entry in recording.entries):
        return None
    return Found(recording.setup, _last(recording) if kept.finished else None, kept)


def _last(recording: Recording) -> Match:
    state: Match = recording.game.new_state()
    for entry in in_force(recording.entries):
        if isinstance(entry, Event):
            recording.game.advance(state, entry)
    return state
