"""Errors that carry one sentence for a person, and the one that is a caller's bug."""

from __future__ import annotations

from wwtennis.kernel.plain import printable


class WWTennisError(Exception):
    """Something a person can mend. Its text is one sentence that names the thing and where to mend it.

    File names and what files say may be quoted in it: nothing of them can act on a terminal.
    """

    exit_code = 1

    def __init__(self, sentence: str) -> None:
        super().__init__(printable(sentence))


class UsageError(WWTennisError):
    """The command line asked for something that does not exist or cannot be."""

    exit_code = 2


class BadFile(WWTennisError):
    """A file (deck, players, log) that does not say what it should."""


class IllegalChoice(ValueError):
    """An answer that was not among the options: a bug of the caller. The state is untouched."""


class NotRecorded(Exception):
    """The engine asked for luck that the recording does not have at this place."""


# What the books raise at an event that cannot follow what was before it. Only events that somebody else wrote do that.
CANNOT_FOLLOW = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
