"""Work spread: the same whoever does it, few jobs waiting, and a sentence where the helpers are gone."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from wwtennis.kernel.errors import WWTennisError
from wwtennis.lab.spread import ALONE, WAITING, Crew, crew, spread


def doubled(number: int) -> int:
    return 2 * number


def killed(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def lacking(number: int) -> int:
    raise ModuleNotFoundError("No module named 'elsewhere'", name="elsewhere")


def test_results_come_in_the_order_of_the_jobs():
    wanted = [2 * number for number in range(500)]
    assert list(spread(doubled, range(500))) == wanted
    with ThreadPoolExecutor(2) as threads:
        assert list(spread(doubled, range(500), Crew(threads, 2))) == wanted
    with crew(2) as processes:
        assert processes.workers == 2
        assert list(spread(doubled, range(500), processes)) == wanted


def test_jobs_are_made_when_their_turn_comes():
    made = 0

    def endless() -> Iterator[int]:
        nonlocal made
        while True:
            made += 1
            yield made

    with ThreadPoolExecutor(2) as threads:
        found = spread(doubled, endless(), Crew(threads, 2))
        assert [next(found) for _ in range(3)] == [2, 4, 6]
        assert made <= 3 + (WAITING * 2 + 1) * 256
        found.close()  # type: ignore[attr-defined]


def test_one_worker_is_this_process():
    with crew(1) as alone, crew(most=1) as few, crew(most=0) as none:
        assert alone == few == none == ALONE


def test_a_process_that_is_killed_is_told_in_a_sentence():
    with crew(2) as processes, pytest.raises(WWTennisError, match="somebody who was helping is gone"):
        list(spread(killed, range(5), processes))


def test_a_worker_that_lacks_a_module_is_told_in_a_sentence():
    with ThreadPoolExecutor(1) as threads, pytest.raises(WWTennisError, match="a worker has no elsewhere"):
        list(spread(lacking, range(5), Crew(threads, 1)))


IN_AN_APP = """
import io, sys
from tests.lab.test_spread import doubled
from wwtennis.lab.spread import crew, spread

class Held(io.StringIO):
    def fileno(self):  # as Textual has it
        return -1

if __name__ == "__main__":
    sys.stderr = Held()
    with crew(1, apart=True) as process:
        print(list(spread(doubled, range(5), process)))
"""


def test_processes_start_where_an_app_holds_the_terminal(tmp_path: Path):
    script = tmp_path / "app.py"
    script.write_text(IN_AN_APP)
    here = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    done = subprocess.run([sys.executable, script], env=here, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "[0, 2, 4, 6, 8]\n")
