"""The settings file: what the player chose, and the last match that was set up. Never a reason not to start."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from threading import Lock
from typing import Any, Literal

import msgspec

from wwtennis.files.disk import read_start, reason, write_whole
from wwtennis.files.folders import config_folder
from wwtennis.files.languages import AUTO
from wwtennis.games import FIRST
from wwtennis.kernel.errors import WWTennisError
from wwtennis.kernel.plain import plain
from wwtennis.kernel.words import _

LONGEST_NAME = 14  # what a scoreboard at 80 columns has room for
LARGEST = 2**16  # bytes; the file we write has about five hundred

Theme = Literal["dark", "light", "ansi", "contrast"]
Symbols = Literal["auto", "unicode", "ascii"]
Motion = Literal["off", "slow", "normal", "fast"]
Hints = Literal["off", "on"]
Bell = Literal["off", "turn"]
Questions = Literal["few", "all"]  # whether what nearly always has the same answer is asked too


class Settings(msgspec.Struct, frozen=True):
    """Everything that is remembered."""

    theme: Theme = "dark"
    symbols: Symbols = "auto"
    motion: Motion = "normal"
    language: str = AUTO
    questions: Questions = "few"
    bell: Bell = "off"  # or rung when it is one's turn
    names: tuple[str, ...] = ("Alex", "Sam", "Kim", "Robin")  # as many as anything is played with
    game: str = FIRST  # the last one that was set up
    setups: dict[str, dict[str, Any]] = {}
    hints: Hints = "off"  # a sentence at each thing that is new
    hints_seen: tuple[str, ...] = ()  # never twice, unless asked for
    lessons_done: tuple[str, ...] = ()  # and puzzles solved, by their ids


class _Stored(Settings, frozen=True):
    """As the file has them. `match` is from before there was a set-up for each game."""

    match: dict[str, Any] = {}

    def settings(self) -> Settings:
        setups = {FIRST: self.match, **self.setups} if self.match else self.setups
        found = {field: getattr(self, field) for field in Settings.__struct_fields__}
        return Settings(**{**found, "names": full_names(self.names), "setups": setups})


def clean_name(text: str) -> str:
    """A name that can go on a scoreboard: nothing that acts, no more than its cells, no blanks around."""
    return plain("".join(letter for letter in text if letter.isprintable()), LONGEST_NAME)


def full_names(typed: Sequence[str]) -> tuple[str, ...]:
    """A name for everybody: what was typed, and the default where that is none."""
    fit = [clean_name(name) for name in typed]
    by_default = Settings().names
    return tuple((fit[seat] if seat < len(fit) else "") or name for seat, name in enumerate(by_default))


class SettingsFile:
    """Reads and writes the settings. `complaint` is the sentence to show when what was there could not be read."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or config_folder() / "settings.json"
        self.complaint: str | None = None
        self.is_new = False  # nothing was ever saved: a first start
        self._latest: Settings | None = None  # to be saved
        self._saving = Lock()

    def load(self) -> Settings:
        """The settings; the defaults where there are none, or none that can be read."""
        try:
            data = read_start(self.path, LARGEST + 1)
            if len(data) > LARGEST:
                raise ValueError(_("it is far too long"))
            found = msgspec.json.decode(data, type=_Stored)
        except FileNotFoundError:
            self.is_new = True
            return Settings()
        except (OSError, ValueError, RecursionError) as why:  # msgspec's errors are ValueErrors
            self.complaint = _("{path}: these settings cannot be read ({why}), so the defaults are used.").format(
                path=self.path, why=reason(why)
            )
            return Settings()
        return found.settings()

    def save(self, settings: Settings) -> None:
        """Write them whole or not at all. A file that could not be read is set aside, not lost.

        A disk may be slow: of those that are to be saved meanwhile, the last ones are.
        """
        self._latest, self.is_new = settings, False
        with self._saving:
            if self._latest is settings:
                self._save(settings)

    def _save(self, settings: Settings) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.complaint is not None and self.path.exists():
                self.path.replace(self.path.with_name(f"{self.path.name}.unreadable"))
            write_whole(self.path, msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n")
            self.complaint = None
        except OSError as why:
            raise WWTennisError(
                _("{path}: the settings cannot be saved ({why}).").format(path=self.path, why=why.strerror)
            ) from None
