"""Logs of older versions: for each of them, how its header and its entries are said in the version after it.

A reader for a version that was once written stays for ever. To change the format: raise `VERSION` in kernel/log.py and
add the step from the version before to `STEPS`, with a log of that version under tests/files/.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from wwtennis.games import FIRST
from wwtennis.kernel.errors import BadFile
from wwtennis.kernel.log import VERSION, Line
from wwtennis.kernel.table import Why
from wwtennis.kernel.words import _


class Step(msgspec.Struct, frozen=True):
    """How one version is said in the next."""

    header: Callable[[Line], Line]
    entry: Callable[[Line, int], Line]  # with the entry's number


def _header_0(found: Line) -> Line:
    """Version 0, the first drafts: the header did not say which program wrote it."""
    return {**found, "program": "0"}


def _entry_0(found: Line, number: int) -> Line:
    """Version 0: entries had no numbers, they counted by their order; and an event was a "happened"."""
    if "n" in found or "event" in found:
        raise BadFile(_("not an entry of a version 0 log"))
    named = {"event" if field == "happened" else field: value for field, value in found.items()}
    return {"n": number, **named}


def _header_1(found: Line) -> Line:
    """Version 1 had nothing older to copy from, and there was one game only."""
    if "older" in found or found.get("game") != FIRST:
        raise BadFile(_("not the header of a version 1 log"))
    return found


def _entry_1(found: Line, number: int) -> Line:
    """Version 1: a new seed gave no reason, and nothing closed a log."""
    if "closed" in found or ("reseed" in found and len(found) != len(("n", "reseed"))):
        raise BadFile(_("not an entry of a version 1 log"))
    return {**found, "why": Why.UNTOLD} if "reseed" in found else found


STEPS = {0: Step(_header_0, _entry_0), 1: Step(_header_1, _entry_1)}
OLDEST = min(STEPS)


def header_now(found: Line) -> Line:
    """The header of any known version, as this version says it."""
    for version in range(found["version"], VERSION):
        found = {**STEPS[version].header(found), "version": version + 1}
    return found


def entry_now(version: int, found: Line, number: int) -> Line:
    """An entry of any known version, as this version says it."""
    for older in range(version, VERSION):
        found = STEPS[older].entry(found, number)
    return found
