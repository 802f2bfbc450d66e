"""Every match of the app is written to its own log while it is played, so that leaving or crashing loses nothing.

Matches lie in the platform's data folder, one file each; the newest one that is not over can be continued.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

import attrs
import msgspec

from wwtennis.files.folders import data_folder
from wwtennis.files.logs import Recording, read_log
from wwtennis.games.worldwide.cards import Deck
from wwtennis.games.worldwide.header import Header
from wwtennis.kernel.errors import BadFile, WWTennisError
from wwtennis.kernel.log import entry_line, header_line
from wwtennis.kernel.table import Entry
from wwtennis.kernel.words import _

OVER = b'"event":"MatchWon"'
TAIL = 8192  # bytes at the end of a log in which a finished match says that it is over
PRACTICE = "-practice"  # the header knows no practice, the file's name does


@attrs.frozen
class Unfinished:
    """A match that can be taken up again."""

    path: Path

    @property
    def practice(self) -> bool:
        return self.path.stem.endswith(PRACTICE)


class Autosave:
    """Keeps the match being played. What goes wrong is told once, and the match goes on."""

    def __init__(self, folder: Path | None = None, tell: Callable[[str], None] = lambda _sentence: None) -> None:
        self.folder = folder or data_folder() / "matches"
        self.tell = tell
        self.path: Path | None = None
        self._file: BinaryIO | None = None
        self._number = 0

    def start(self, header: Header, practice: bool) -> None:
        """A new match, in a new file."""
        self.close()
        self.path = self.folder / f"{time.strftime('%Y%m%d-%H%M%S')}-{header.seed}{PRACTICE if practice else ''}.jsonl"
        self._number = 0
        self._open("xb")
        self._write(header_line(msgspec.to_builtins(header)))

    def keep(self, entry: Entry) -> None:
        """One more entry; it is with the operating system when this returns."""
        self._number += 1
        self._write(entry_line(self._number, entry))

    def unfinished(self) -> Unfinished | None:
        """The newest match that is not over."""
        try:
            found = sorted(self.folder.glob("*.jsonl"), key=lambda path: path.stat().st_mtime, reverse=True)
        except OSError:
            return None
        return next((Unfinished(path) for path in found if not _is_over(path)), None)

    def read(self, unfinished: Unfinished, deck: Deck) -> Recording:
        """The match as far as it went. A last line that was cut off is set aside first."""
        _set_torn_line_aside(unfinished.path)
        return read_log(unfinished.path, deck)

    def take_up(self, unfinished: Unfinished, entries: int) -> None:
        """Go on writing to the file of a match that has so many entries."""
        self.close()
        self.path = unfinished.path
        self._number = entries
        self._open("ab")

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
        self._file = None

    def _open(self, mode: str) -> None:
        assert self.path is not None
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open(mode, buffering=0)  # type: ignore[assignment]  # a mode with b, unbuffered
        except OSError as why:
            self._give_up(why)

    def _write(self, line: bytes) -> None:
        if self._file is None:
            return
        try:
            self._file.write(line)
        except OSError as why:
            self._give_up(why)

    def _give_up(self, why: OSError) -> None:
        sentence = _("{path}: this match cannot be kept ({why}); you can play it to its end.")
        self.tell(sentence.format(path=self.path, why=why.strerror))
        self.path = self._file = None


def _is_over(path: Path) -> bool:
    """Whether a log says so near its end; one that cannot be read cannot be continued either."""
    try:
        with path.open("rb") as file:
            file.seek(max(0, path.stat().st_size - TAIL))
            return OVER in file.read(TAIL)
    except OSError:
        return True


def _set_torn_line_aside(path: Path) -> None:
    """A line without its end was being written when everything stopped: keep it in a file of its own."""
    try:
        data = path.read_bytes()
        whole = data.rfind(b"\n") + 1
        if whole == len(data):
            return
        if not whole:
            raise BadFile(_("{path}: the match had not begun to be kept").format(path=path))
        path.with_suffix(".torn").write_bytes(data[whole:])
        with path.open("r+b") as file:
            file.truncate(whole)
    except OSError as why:
        raise WWTennisError(_("{path}: cannot be continued ({why})").format(path=path, why=why.strerror)) from None
