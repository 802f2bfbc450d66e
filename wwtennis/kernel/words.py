"""Every text a person reads passes through here, so that it can be said in another language.

Translations are compiled gettext catalogues in a folder that the outermost layer names with `speak`.
Until then, and where a sentence has no translation, the English text in the code is what is shown.
"""

from __future__ import annotations

import gettext as _gettext
import os
from collections.abc import Mapping

_catalogue: _gettext.NullTranslations = _gettext.NullTranslations()


def speak(language: str | None, folder: os.PathLike[str]) -> None:
    """Use `language` (such as "fr"), or what the environment asks for, from the catalogues in `folder`."""
    global _catalogue
    wanted = [language] if language else None
    _catalogue = _gettext.translation("wwtennis", localedir=os.fspath(folder), languages=wanted, fallback=True)


def _(text: str) -> str:
    """This text in the language in use."""
    return _catalogue.gettext(text)


def plural(one: str, many: str, count: int) -> str:
    """The form of a text that fits `count`, in the language in use."""
    return _catalogue.ngettext(one, many, count)


def later(text: str) -> str:
    """Mark a text for translation where it is defined; say it with `_` where it is shown."""
    return text


def language_in_use() -> str:
    """Its code, such as "fr"."""
    return _catalogue.info().get("language", "en")


def pick(texts: Mapping[str, str]) -> str:
    """Of a text that is kept in several languages, the one in use; English where it is missing."""
    return texts.get(language_in_use(), texts["en"])
