"""The languages that the game speaks, and which it is to be: the one asked for, that of the settings, or the system's.

A language is there when `locale/` of the assets has a folder for it. English needs none.
"""

from __future__ import annotations

import os

from wwtennis.kernel import words
from wwtennis.kernel.errors import BadFile, UsageError
from wwtennis.kernel.words import ENGLISH, _

AUTO = "auto"  # in the settings: the language of the system
LOCALE_SAYS = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # where that is told: the first one that is set
LARGEST = 4 * 2**20  # bytes; a catalogue has about a twentieth of that


def languages() -> tuple[str, ...]:
    """Their codes, English first."""
    from wwtennis.files.shipped import assets_folder  # here, not above: nearly everybody speaks English

    found = (assets_folder() / "locale").glob("*/LC_MESSAGES")
    return (ENGLISH, *sorted(folder.parent.name for folder in found))


def speak(language: str) -> None:
    """This one from now on; "auto" is that of the system. Whatever is wrong is one sentence, and English is spoken."""
    words.speak(ENGLISH)
    if language == AUTO:
        language = of_the_system()
    if language == ENGLISH:
        return
    if language not in (known := languages()):
        why = _("there is no language {told!r}, there are {known}")
        raise UsageError(why.format(told=language[:40], known=", ".join(known)))
    _load(language)


def _load(language: str) -> None:
    from wwtennis.files.disk import read_start, reason
    from wwtennis.files.shipped import assets_folder

    path = assets_folder() / "locale" / language / "LC_MESSAGES" / "wwtennis.mo"
    try:
        words.speak(language, read_start(path, LARGEST))
    except (OSError, ValueError) as error:
        unmade = isinstance(error, FileNotFoundError)
        why = _("it was not made, `pip install -e .` does that") if unmade else reason(error)
        sentence = _("{file}: this catalogue cannot be read ({why}), so English is spoken")
        raise BadFile(sentence.format(file=path, why=why)) from None


def of_the_system() -> str:
    """The first of those that the environment wants and the game speaks."""
    told = next(filter(None, map(os.environ.get, LOCALE_SAYS)), "")
    for each in told.split(":"):
        whole = each.partition(".")[0].partition("@")[0]
        for code in (whole, whole.partition("_")[0]):
            if code == ENGLISH or (code not in ("", "C", "POSIX") and code in languages()):
                return code
    return ENGLISH


def of_the_settings() -> str:
    """What is remembered; where nothing is, or nothing that can be read, "auto"."""
    from wwtennis.files.folders import config_folder
    from wwtennis.kernel.errors import WWTennisError

    try:
        path = config_folder() / "settings.json"
        if not path.exists():  # nearly nothing was loaded to find that out
            return AUTO
    except (OSError, ValueError, WWTennisError):
        return AUTO
    from wwtennis.files.settings import SettingsFile

    return SettingsFile(path).load().language
