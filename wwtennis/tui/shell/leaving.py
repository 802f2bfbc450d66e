"""When the app has ended: what is still unsaved, and what a person is told then."""

from __future__ import annotations

import contextlib
from pathlib import Path

from wwtennis.files.autosave import Autosave
from wwtennis.kernel.voice import complain, hand_over
from wwtennis.kernel.words import _


def save_the_rest(autosave: Autosave) -> bool:
    """A last try; then any folder that takes it; then the terminal. Whether all was saved where it belongs."""
    autosave.close()
    autosave.try_again()
    unsaved = autosave.unsaved
    if unsaved:
        from wwtennis.files.rescue import rescue

        for log in unsaved:
            why = log.why
            if told := rescue(log):
                complain(told)
            else:
                told = _(
                    "{log}: the match could be kept neither here nor elsewhere ({why}); this is all of it, to be copied"
                )
                complain(told.format(log=log.path, why=why))
                with contextlib.suppress(OSError):  # nobody is there
                    hand_over(log.data.decode("utf-8", "replace").rstrip("\n"))
    return not unsaved


def crash_sentence(trace: str, kept: Path | None) -> str:
    from wwtennis.files.crash import sorry

    sentence = sorry(trace)
    if kept is None:
        return sentence
    return sentence + ". " + _("Your match is kept in {log}: choose Continue next time.").format(log=kept)
