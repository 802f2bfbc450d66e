"""Work spread over processes, or over whatever else `concurrent.futures` knows."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from typing import TypeVar

Job = TypeVar("Job")
Found = TypeVar("Found")


def spread(
    work: Callable[[Job], Found], jobs: Iterable[Job], workers: int | None = None, over: Executor | None = None
) -> Iterator[Found]:
    """Each job's result, in the order of the jobs: over this executor, else with so many processes (a core each).

    With one worker nothing leaves this process.
    """
    workers = workers or os.cpu_count() or 1
    if over is not None:
        yield from over.map(work, jobs)
    elif workers == 1:
        yield from map(work, jobs)
    else:
        with ProcessPoolExecutor(workers) as pool:
            yield from pool.map(work, jobs)
