"""A Dask cluster as a crew: the same results, though a worker is killed on the way."""

import os
import signal
import sys
from typing import Any

import pytest

from tests.material import load_deck
from wwtennis.games.worldwide.kind import KIND
from wwtennis.games.worldwide.setup import Setup
from wwtennis.kernel.errors import UsageError
from wwtennis.lab.simulate import Plan, simulate
from wwtennis.lab.spread import crew

PLAN = Plan(KIND, (Setup(load_deck()),), ("greedy", "random"), 60, seed=11)


@pytest.fixture
def cluster() -> Any:
    """Two workers on this machine, each a process of its own."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50) as here:
        yield here


def test_result_is_the_same_though_a_worker_is_killed_on_the_way(cluster: Any):
    alone = [(each.tally, each.decisions) for each in simulate(PLAN)]
    one, other = (worker.pid for worker in cluster.workers.values())

    found = []
    with crew(scheduler=cluster.scheduler_address) as helpers:
        assert helpers.workers == 2
        for each in simulate(PLAN, helpers):
            found.append((each.tally, each.decisions))
            if len(found) == 1:
                os.kill(one, signal.SIGKILL)

    assert one != other
    assert found == alone


def test_where_nobody_answers_it_is_told(monkeypatch: pytest.MonkeyPatch):
    pytest.importorskip("distributed")
    monkeypatch.setattr("wwtennis.lab.spread.PATIENCE", 0.2)
    with (
        pytest.raises(UsageError, match="no Dask scheduler answers there"),
        crew(scheduler="tcp://127.0.0.1:9"),
    ):
        pass


@pytest.mark.parametrize("address", ["/dev/null", "tcp://", "here:there:8786", "carrier-pigeon://here:1"])
def test_what_is_no_address_is_not_tried(address: str):
    pytest.importorskip("distributed")
    with pytest.raises(UsageError, match="not the address of a Dask scheduler"), crew(scheduler=address):
        pass


def test_without_dask_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(UsageError, match=r"pip install 'wwtennis\[cluster\]'"), crew(scheduler="tcp://here:1"):
        pass
