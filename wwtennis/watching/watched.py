"""A recording made ready to be watched: read, checked, with its moments and its timeline."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from wwtennis import __version__
from wwtennis.files.logs import Recording, is_the_end, read_log
from wwtennis.kernel.errors import BadFile, UsageError
from wwtennis.kernel.kind import Kind
from wwtennis.kernel.log import HUMAN, SOLO
from wwtennis.kernel.replay import Replay
from wwtennis.kernel.table import in_force
from wwtennis.kernel.words import _

ALL, NONE = "all", "none"  # views, as the command line calls them
LETTERS = "abcdefgh"  # of the seats


class Watched(msgspec.Struct, frozen=True):
    """A match to watch. `notes` are sentences to show: what is missing of it, or what is strange."""

    recording: Recording
    replay: Replay[Any]
    line: Any  # its timeline, as its game has it
    notes: tuple[str, ...] = ()

    @property
    def kind(self) -> Kind:
        return self.recording.kind

    @property
    def names(self) -> tuple[str, ...]:
        return self.recording.names

    @property
    def has_secrets(self) -> bool:
        """Whether people still play it, who must not know all about it: hands, piles, and the seed they come from."""
        is_over = any(is_the_end(self.kind, entry) for entry in in_force(self.replay.entries))
        return not is_over and HUMAN in self.recording.header.by

    @property
    def open_hands(self) -> tuple[int, ...]:
        """The seats whose cards may be shown unasked: all; while people play, those of one side if all are on it."""
        by, sharing = self.recording.header.by, self.replay.game.sharing
        people = [seat for seat, who in enumerate(by) if who == HUMAN]
        own = sharing(people[0]) if people and {*people} <= {*sharing(people[0])} else ()
        return tuple(seat for seat, who in enumerate(by) if not self.has_secrets or who == SOLO or seat in own)

    @property
    def views(self) -> dict[str, tuple[int, ...]]:
        """Through whose eyes it can be watched, by a word for it: all, none, or those who share what a seat sees."""
        seats = range(self.replay.game.seats)
        found = {ALL: tuple(seats), NONE: ()}
        for seat in seats:
            shared = tuple(sorted(self.replay.game.sharing(seat)))
            if shared[0] == seat:
                found[LETTERS[seat]] = shared
        return found

    def view_named(self, word: str) -> str:
        """The one of `views` that this word of the command line means: a partner's is that of both."""
        eyes = {LETTERS[seat]: view for view, seats in self.views.items() if view not in (ALL, NONE) for seat in seats}
        eyes |= {ALL: ALL, NONE: NONE}
        if word not in eyes:
            why = _("there is no seat {word} in this match, there are {known}")
            raise UsageError(why.format(word=word, known=", ".join(eyes)))
        return eyes[word]

    def moment_of_point(self, number: int) -> int:
        """When the point (turn, round ...) with this number begins, from 1 on."""
        starts = self.line.stops()[self.kind.step]
        if not 1 <= number <= len(starts):
            why = _("there is no {step} {number} in this match, they go from 1 to {most}")
            raise UsageError(why.format(step=_(self.kind.step), number=number, most=len(starts)))
        moment: int = starts[number - 1]
        return moment

    def moment(self, number: int) -> int:
        """This entry, if the recording has it."""
        if not 0 <= number <= self.replay.end:
            why = _("there is no entry {number} in this match, they go from 0 to {most}")
            raise UsageError(why.format(number=number, most=self.replay.end))
        return number


def watch(path: Path) -> Watched:
    """Open a log to watch it. A torn end is told; what this very version cannot have written is refused."""
    recording = read_log(path, torn_ok=True)
    notes = [_("{torn}: the end was cut off.").format(torn=recording.torn)] if recording.torn else []
    notes += [recording.unsealed()] if recording.unsealed() else []
    try:
        recording.checked(sworn=False)
    except BadFile as fault:
        if recording.header.program == __version__:
            raise
        notes.append(_("{fault}: it was played by other rules.").format(fault=fault))
    try:
        return watched(recording, tuple(notes))
    except BadFile as why:
        raise BadFile(f"{path}: {why}") from None


def watched(recording: Recording, notes: tuple[str, ...] = ()) -> Watched:
    """A recording that is known to hold."""
    line = recording.kind.timeline(recording.entries)
    return Watched(recording, Replay(recording.game, recording.entries, line.stops()), line, notes)
