"""Games on a real Dask scheduler on loopback: the same as here, whatever becomes of its workers."""

from __future__ import annotations

import json
import os
import signal
import socket
import threading
import time

import pytest
from distributed import LocalCluster

from ai.arena.executors import NoCluster, each_done, workers
from ai.arena.play import simulate
from ai.arena.tournament import Plan, begin, tournament
from tortuga.cli import main

SEATS = ["greedy", "random"]

pytestmark = [pytest.mark.filterwarnings("ignore"), pytest.mark.slow]  # of the cluster's own parts


@pytest.fixture(scope="module")
def cluster():
    """Three workers, each a process; a fourth one comes late."""
    with LocalCluster(n_workers=3, threads_per_worker=1, dashboard_address=None) as made:
        yield made


@pytest.fixture(scope="module")
def address(cluster):
    return cluster.scheduler_address


def where(_number):
    """The process in which this runs; long enough for others to take their share."""
    time.sleep(0.05)
    return os.getpid()


def test_a_killed_worker_loses_nothing_and_late_ones_join(cluster, address):
    """A simulation during which a worker dies and another one comes; then four have their share."""
    first = {nanny.pid for nanny in cluster.workers.values()}
    counted = []

    def interfere(done):
        if not counted:
            os.kill(cluster.workers[0].pid, signal.SIGKILL)
            cluster.scale(4)
        counted.append(done)

    with workers(dask=address) as executor:
        there = simulate("tortuga2014", SEATS, 48, seed="cluster", executor=executor, progress=interfere)
        limit = time.monotonic() + 60
        while len(cluster.scheduler_info["workers"]) < 4:
            assert time.monotonic() < limit, "nobody came in place of the dead one, or beside it"
            time.sleep(0.05)
        busy = set(each_done(executor, where, range(40)))
    here = simulate("tortuga2014", SEATS, 48, seed="cluster")
    assert counted[-1] == 48
    assert [(p.score_mean, p.ci95) for p in there.players] == [(p.score_mean, p.ci95) for p in here.players]
    assert len(busy) == 4
    assert len(busy - first) == 2, "one in place of the dead one, one late"


def test_a_tournament_on_a_cluster_is_the_same(address):
    plan = Plan("tortuga2014", ("random", "greedy"), (2, 3), 12, "cluster", stop=True)
    with workers(dask=address) as cluster:
        there = tournament(begin(plan), executor=cluster)
    assert there.pairings == tournament(begin(plan)).pairings


@pytest.mark.parametrize(
    "line",
    [
        "arena --players random,greedy --tables 2 --games 4",
        "simulate --seats random,greedy --games 4",
    ],
)
def test_the_command_line(address, line, capsys):
    asked = [*line.split(), "--seed", "s", "--json"]
    found = []
    for where in (["--dask", address], []):
        assert main([*asked, *where]) == 0
        told = json.loads(capsys.readouterr().out)
        found.append(told["tables"] if "tables" in told else [p["ci95"] for p in told["players"]])
    assert found[0] == found[1]


@pytest.mark.parametrize("silent", ["tcp://127.0.0.1:1", "no address at all"])
def test_nobody_answers(silent, monkeypatch):
    monkeypatch.setattr("ai.arena.executors.DASK_TIMEOUT", "1s")
    with pytest.raises(NoCluster, match="silent"), workers(dask=silent):
        pass


@pytest.mark.parametrize("said", [b"HTTP/1.0 400 Bad Request\r\n", b"short", b""])
def test_somebody_else_who_answers_is_no_scheduler(said: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Dask itself would wait for long, and complain at length; one who says nothing kept it for ever."""
    monkeypatch.setattr("ai.arena.executors.KNOCK_SECONDS", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as door:

        def answer() -> None:
            caller, _ = door.accept()
            with caller:
                caller.sendall(said)
                caller.recv(1)

        other = threading.Thread(target=answer)
        other.start()
        with pytest.raises(NoCluster) as told, workers(dask=f"tcp://127.0.0.1:{door.getsockname()[1]}"):
            pass
        other.join()
    assert told.value.id == "error-dask-silent"
