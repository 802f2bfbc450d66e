"""What may take long, such as reading from a slow disk, is done in a thread of its own: the screen stays awake.

Nobody waits for such a thread when the game is left: a disk that never answers keeps nobody in. That is why these are
no Textual workers, whose threads are waited for.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures import TimeoutError as NotYet
from threading import Thread
from typing import Any, TypeVar

from textual.message_pump import MessagePump

from wwtennis.files.disk import reason_with_file
from wwtennis.kernel.errors import WWTennisError

T = TypeVar("T")

PATIENCE = 0.05  # seconds that a screen waits: what is there at once is shown at once


def in_background(
    pump: MessagePump,
    work: Callable[[], T],
    then: Callable[[T], object],
    trouble: Callable[[str], object],
    slow: Callable[[], object] = lambda: None,
    *,
    is_long: bool = False,
) -> None:
    """Do this, and `then` go on with what came of it, or tell the `trouble`; `slow` says that it takes a moment.

    What is known to be long is not waited for at all.
    Nothing is gone on with where the screen (or the app) is gone by then.
    """
    future: Future[T] = Future()
    Thread(target=_work, args=(work, future), daemon=True).start()
    try:
        future.exception(0 if is_long else PATIENCE)
    except NotYet:
        slow()
        future.add_done_callback(lambda done: _pass_on(pump, done, then, trouble))
    else:
        _go_on(future, then, trouble)


def _work(work: Callable[[], T], future: Future[T]) -> None:
    try:
        future.set_result(work())
    except BaseException as why:  # noqa: BLE001  it is raised again where it can be shown
        future.set_exception(why)


def _pass_on(pump: MessagePump, *what: Any) -> None:
    """From the thread to the screen."""
    with contextlib.suppress(RuntimeError):  # the game is being left
        pump.call_later(_go_on, *what)


def _go_on(done: Future[Any], then: Callable[[Any], object], trouble: Callable[[str], object]) -> None:
    try:
        result = done.result()
    except WWTennisError as why:
        trouble(str(why))
    except OSError as why:  # a disk with a fault that nobody thought of
        trouble(reason_with_file(why))
    else:
        then(result)
