"""The settings file: what the player chose, and the last match that was set up. Never a reason not to start."""

from __future__ import annotations

from pathlib import Path
from threading import Lock
from typing import Literal

import msgspec

from wwtennis.files.disk import read_start, reason, write_whole
from wwtennis.files.folders import config_folder
from wwtennis.kernel.errors import WWTennisError
from wwtennis.kernel.plain import plain
from wwtennis.kernel.words import _

LONGEST_NAME = 14  # what a scoreboard at 80 columns has room for
LARGEST = 2**16  # bytes; the file we write has about five hundred

Theme = Literal["dark", "light", "ansi", "contrast"]
Symbols = Literal["auto", "unicode", "ascii"]
Motion = Literal["off", "slow", "normal", "fast"]
Language = Literal["auto", "en", "fr"]
Played = Literal["tiebreak", "best-of-3", "best-of-5"]
# The words of `Surface` and `Level`: the title is shown without loading the game.
Ground = Literal["clay", "hard", "grass", "indoor"]
Rules = Literal["warmup", "advanced"]


class MatchChoice(msgspec.Struct, frozen=True):
    """A match as it is set up on the screen. Opponent: "human", "solo:LEVEL" or "bot:NAME"; cards: ids, or empty."""

    played: Played = "tiebreak"
    surface: Ground = "hard"
    level: Rules = "advanced"
    challenges: bool = True
    opponent: str = "solo:book"
    cards: tuple[str, str] = ("", "")
    practice: bool = False


class Settings(msgspec.Struct, frozen=True):
    """Everything that is remembered."""

    theme: Theme = "dark"
    symbols: Symbols = "auto"
    motion: Motion = "normal"
    language: Language = "auto"
    names: tuple[str, str] = ("Alex", "Sam")
    match: MatchChoice = MatchChoice()


def clean_name(text: str) -> str:
    """A name that can go on a scoreboard: nothing that acts, no more than its cells, no blanks around."""
    return plain("".join(letter for letter in text if letter.isprintable()), LONGEST_NAME)


class SettingsFile:
    """Reads and writes the settings. `complaint` is the sentence to show when what was there could not be read."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or config_folder() / "settings.json"
        self.complaint: str | None = None
        self._latest: Settings | None = None  # to be saved
        self._saving = Lock()

    def load(self) -> Settings:
        """The settings; the defaults where there are none, or none that can be read."""
        try:
            data = read_start(self.path, LARGEST + 1)
            if len(data) > LARGEST:
                raise ValueError(_("it is far too long"))
            found = msgspec.json.decode(data, type=Settings)
        except FileNotFoundError:
            return Settings()
        except (OSError, ValueError, RecursionError) as why:  # msgspec's errors are ValueErrors
            self.complaint = _("{path}: these settings cannot be read ({why}), so the defaults are used.").format(
                path=self.path, why=reason(why)
            )
            return Settings()
        first, second = (clean_name(name) for name in found.names)
        names = (first or Settings().names[0], second or Settings().names[1])
        return msgspec.structs.replace(found, names=names)

    def save(self, settings: Settings) -> None:
        """Write them whole or not at all. A file that could not be read is set aside, not lost.

        A disk may be slow: of those that are to be saved meanwhile, the last ones are.
        """
        self._latest = settings
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
