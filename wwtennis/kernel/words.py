"""Every text a person reads passes through here, so that it can be said in another language.

Translations come from a compiled gettext catalogue that the outer layers hand to `speak`. Until then, and where a text
has no translation, the English text in the code is what is shown.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gettext import NullTranslations

ENGLISH = "en"  # what the texts in the code are
OF = "\x04"  # how gettext writes what a text is a text of

_catalogue: NullTranslations | None = None  # English needs none
_language = ENGLISH


def speak(language: str, catalogue: bytes = b"") -> None:
    """Use `language` (such as "fr") from now on, out of what its `.mo` file says; if that is broken, a ValueError."""
    global _catalogue, _language
    _catalogue, _language = None, ENGLISH
    if language != ENGLISH:
        _catalogue, _language = _read(catalogue), language


def _read(catalogue: bytes) -> NullTranslations:
    from gettext import GNUTranslations  # here, not above: nearly everybody speaks English

    try:
        return GNUTranslations(io.BytesIO(catalogue))
    except (OSError, LookupError, ArithmeticError, RecursionError, struct.error) as error:
        raise ValueError(str(error) or type(error).__name__) from error


def _(text: str) -> str:
    """This text in the language in use."""
    said = _catalogue.gettext(text) if text and _catalogue is not None else text  # of "" it would tell about itself
    return said.rpartition(OF)[2] if OF in said else said


def plural(one: str, many: str, count: int) -> str:
    """The form of a text that fits `count`, in the language in use."""
    if _catalogue is not None:
        return _catalogue.ngettext(one, many, count)
    return one if count == 1 else many


def later(text: str) -> str:
    """Mark a text for translation where it is defined; say it with `_` where it is shown."""
    return text


def counted(one: str, many: str) -> tuple[str, str]:
    """The same for two forms of a text; say it with `plural`, and how many there are, where it is shown."""
    return one, many


def sense(of: str, text: str) -> str:
    """The same for a text that means several things, which other languages have several words for."""
    return of + OF + text


POINT = sense("between the digits of a number", ".")
# L10N: what you write between the 1 and the zeros stands in all large numbers; it may be a no-break space, or nothing.
THOUSAND = sense("how a thousand is written", "1,000")


def decimal(number: float, form: str = ".1f") -> str:
    """A number for people. `form` is Python's; untold, there is one digit after the point."""
    return written(f"{number:{form}}")


def thousands(count: float) -> str:
    """A large count for people, whole."""
    return written(f"{count:,.0f}")


def written(number: str) -> str:
    """A number that Python wrote, with what this language has between its digits. Programs get what Python wrote."""
    return number.translate({ord("."): _(POINT), ord(","): _(THOUSAND)[1:-3]})


def language_in_use() -> str:
    """Its code, such as "fr"."""
    return _language


def pick(texts: Mapping[str, str]) -> str:
    """Of a text that is kept in several languages, the one in use; where it is missing, what becomes of the English."""
    return texts[_language] if _language in texts else _(texts[ENGLISH])
