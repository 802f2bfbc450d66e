"""A match for elsewhere: a recording of the app playing it, a picture of its screen, or numbers.

Textual is loaded where a screen is needed, and not before.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

import msgspec

from wwtennis.files.settings import SettingsFile
from wwtennis.watching.watched import Watched

SIZE = (120, 36)  # columns and rows: where everything has room
LEAST, MOST = (80, 24), (240, 80)


class Wanted(msgspec.Struct, frozen=True):
    """What is to be seen or told: which moment, or from which on; through whose eyes, how large, by whose settings."""

    watched: Watched
    moment: int | None = None
    view: str | None = None
    size: tuple[int, int] = SIZE
    with_seed: bool = False
    settings_file: SettingsFile | None = None
    step: Callable[[], object] = lambda: None  # called for every entry that has been worked through


def as_cast(wanted: Wanted) -> str:
    from wwtennis.tui.shell.cast import cast

    return "\n".join(cast(wanted))


def as_svg(wanted: Wanted) -> str:
    from wwtennis.tui.shell.picture import picture

    return picture(wanted)


def as_json(wanted: Wanted) -> str:
    from wwtennis.watching.numbers import numbers

    found = numbers(wanted.watched, wanted.moment, with_seed=wanted.with_seed)
    return json.dumps(found, ensure_ascii=False, indent=2)


FORMS: Mapping[str, Callable[[Wanted], str]] = {"cast": as_cast, "svg": as_svg, "json": as_json}
