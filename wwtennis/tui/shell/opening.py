"""Opening the app: what the command line calls, and what a person is told when it has been left."""

from __future__ import annotations

import gc
import traceback
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wwtennis.files.autosave import Autosave
    from wwtennis.tui.shell.session import MatchSession
    from wwtennis.watching.watched import Watched

BEGUN = 1.0  # seconds after which the first frame is there, anywhere


def run(
    language: str | None = None,
    *,
    straight_to_the_match: bool = False,
    autosave: Autosave | None = None,
    session: MatchSession | None = None,
    replay: Watched | None = None,
    moment: int | None = None,
    view: str | None = None,
) -> int:
    """Play, or watch a replay. Returns the exit status; what a person must be told is a WWTennisError, or printed."""
    gc.disable()  # for a moment: what is loaded now stays, and to look for litter among it takes a tenth of the time
    from wwtennis.kernel.voice import complain
    from wwtennis.tui.shell.app import WWTennisApp
    from wwtennis.tui.shell.endings import Endings
    from wwtennis.tui.shell.leaving import crash_sentence, save_the_rest
    from wwtennis.tui.shell.terminal import check_terminal

    check_terminal()
    app = WWTennisApp(
        autosave=autosave, language=language, straight_to_the_match=straight_to_the_match, session=session
    )
    app.call_later(app.set_timer, BEGUN, _collect_from_now_on)
    if replay is not None:
        app.call_later(app.show_replay, replay, moment, view, alone=True)
    with Endings(app) as endings:
        try:
            app.run()
        except Exception:  # noqa: BLE001  whatever it is, the player gets a sentence and the developer the traceback
            app.crash = app.crash or traceback.format_exc()
    kept = app.autosave.path
    app.autosave.tell_nobody()
    is_saved = save_the_rest(app.autosave)
    if endings.status is not None:
        return endings.status
    if app.crash is not None:
        complain(crash_sentence(app.crash, kept))
        return 1
    return app.return_code or int(not is_saved)


def _collect_from_now_on() -> None:
    gc.freeze()
    gc.enable()
