"""Work spread over processes, over a cluster, or over whatever else `concurrent.futures` knows: the one way to do it.

Results come in the order of the jobs, so that the same jobs give the same result whoever does them. Jobs are handed out
in batches that take about a tenth of a second, and only a few batches wait at a time: there may be a billion jobs.
"""

from __future__ import annotations

import copyreg
import os
import signal
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager, redirect_stderr
from itertools import islice
from multiprocessing import get_context, parent_process, resource_tracker
from pathlib import Path
from threading import Thread
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from wwtennis.kernel.errors import UsageError, WWTennisError
from wwtennis.kernel.words import _

Job = TypeVar("Job")
Found = TypeVar("Found")

WAITING = 3  # batches for each worker that are under way or wait for it
A_WHILE = 0.1  # seconds: what a batch should take
LARGEST_BATCH = 256
GENTLY = 10  # how far back one stands who works gently
PATIENCE = 15  # seconds for a scheduler to answer


class Crew(NamedTuple):
    """Who works, and how many of them; without an executor nothing leaves this process."""

    executor: Executor | None = None
    workers: int = 1
    gone: tuple[type[BaseException], ...] = (BrokenExecutor, CancelledError)  # what is raised when they no longer can


ALONE = Crew()


def spread(work: Callable[[Job], Found], jobs: Iterable[Job], crew: Crew = ALONE) -> Iterator[Found]:
    """Each job's result, in the order of the jobs."""
    if crew.executor is None:
        yield from map(work, jobs)
        return
    waiting: deque[Future[tuple[list[Found], float]]] = deque()
    left, size = iter(jobs), 1
    try:
        while True:
            while len(waiting) < WAITING * crew.workers and (batch := list(islice(left, size))):
                waiting.append(crew.executor.submit(_do, work, batch))
            if not waiting:
                return
            found, seconds = _result(waiting.popleft(), crew)
            yield from found
            size = min(LARGEST_BATCH, max(1, int(len(found) * A_WHILE / max(seconds, 1e-6))))
    finally:
        for each in waiting:
            each.cancel()


def _do(work: Callable[[Job], Found], batch: list[Job]) -> tuple[list[Found], float]:
    """What came of a batch, and how long it took."""
    start = time.perf_counter()
    return [work(job) for job in batch], time.perf_counter() - start


def _result(future: Future[Found], crew: Crew) -> Found:
    try:
        return future.result()
    except crew.gone as why:
        sentence = _("somebody who was helping is gone ({why}): start again, perhaps with fewer --jobs")
        raise WWTennisError(sentence.format(why=str(why) or type(why).__name__)) from None
    except ModuleNotFoundError as why:
        sentence = _("a worker has no {module}: install the same there as here")
        raise WWTennisError(sentence.format(module=why.name)) from None


# Who works


@contextmanager
def crew(
    workers: int | None = None, scheduler: str | None = None, most: int | None = None, *, apart: bool = False
) -> Iterator[Crew]:
    """So many processes (unless told, one for each core, but at most so many); or a cluster, by its scheduler.

    A single worker is this process, unless it is to be one `apart`: who has a screen to paint has no time for it.
    """
    if scheduler is not None:
        yield from _cluster(scheduler)
        return
    cores = os.cpu_count() or 1
    count = workers or max(1, cores if most is None else min(cores, most))
    if count == 1 and not apart:
        yield ALONE
        return
    with processes(count) as pool:
        try:
            yield Crew(pool, count)
        finally:
            pool.shutdown(cancel_futures=True)


def processes(count: int, *, gently: bool = False) -> ProcessPoolExecutor:
    """So many, which start when they are needed; `gently`: they work when nobody else wants the processor.

    Spawned, not forked: threads of ours may be holding locks, and it is the same on every system.
    """
    _track()
    return ProcessPoolExecutor(count, get_context("spawn"), _begin, (gently,))


def _track() -> None:
    """Start what Python keeps beside processes. It wants an stderr that is a file, and an app has none."""
    if os.name == "posix":
        with Path(os.devnull).open("w", encoding="utf-8") as nowhere, redirect_stderr(nowhere):
            resource_tracker.ensure_running()


def _begin(gently: bool) -> None:
    """In a process of ours: Ctrl+C ends it without a word, and it outlives nobody."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if gently and os.name == "posix":
        os.nice(GENTLY)
    Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _cluster(address: str) -> Iterator[Crew]:
    try:
        from distributed import Client, KilledWorker  # an extra, and slow to load
    except ImportError:
        sentence = _("--scheduler needs Dask, which is not installed here: pip install 'wwtennis[cluster]'")
        raise UsageError(sentence) from None
    _check_address(address)
    try:
        client: Any = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, RuntimeError) as why:
        sentence = _("{address}: no Dask scheduler answers there ({why})")
        raise UsageError(sentence.format(address=address, why=why)) from None
    with client:
        gone = (BrokenExecutor, CancelledError, KilledWorker)
        yield Crew(_Workers(client), max(1, sum(client.ncores().values())), gone)


class _Workers(Executor):
    """The workers of a cluster.

    Dask has such an executor too, but that one takes a result for an error whose worker dies just after it was fetched.
    Its own futures, which are handed on here, do not.
    """

    def __init__(self, client: Any) -> None:
        self._client = client

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:
        return self._client.submit(fn, *args, **kwargs, pure=False)


def _check_address(address: str) -> None:
    """Before anybody tries: a client that was given nonsense takes half a minute to give up."""
    from distributed.comm.addressing import parse_address, parse_host_port
    from distributed.comm.registry import get_backend

    try:
        scheme, place = parse_address(address)
        get_backend(scheme)
        parse_host_port(place)
    except ValueError as why:
        sentence = _("{address}: not the address of a Dask scheduler, such as tcp://host:8786 ({why})")
        raise UsageError(sentence.format(address=address, why=why)) from None


# Cards and tables are read-only mappings, which Python cannot send by itself.


def _read_only(found: dict[Any, Any]) -> MappingProxyType[Any, Any]:
    return MappingProxyType(found)


copyreg.pickle(MappingProxyType, lambda shown: (_read_only, (dict(shown),)))
