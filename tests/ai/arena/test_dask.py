"""Games on a Dask cluster: the same as here. Needs the extra `dask`; skipped without it."""

from __future__ import annotations

import json

import pytest

from ai.arena.executors import NoCluster, workers
from ai.arena.record import Plan, begin
from ai.arena.simulate import simulate
from ai.arena.tournament import tournament
from tortuga.cli import main

distributed = pytest.importorskip("distributed", exc_type=ImportError)

pytestmark = pytest.mark.filterwarnings("ignore")  # of the cluster's own parts


@pytest.fixture(scope="module")
def address():
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        yield cluster.scheduler_address


def test_a_tournament_on_a_cluster_is_the_same(address):
    plan = Plan("tortuga2014", ("random", "greedy"), (2, 3), 12, "cluster", stop=True)
    with workers(dask=address) as cluster:
        there = tournament(begin(plan), executor=cluster)
    assert there.pairings == tournament(begin(plan)).pairings


def test_a_simulation_on_a_cluster_is_the_same(address):
    with workers(dask=address) as cluster:
        there = simulate("tortuga2014", ["greedy", "random"], 12, seed="cluster", executor=cluster)
    here = simulate("tortuga2014", ["greedy", "random"], 12, seed="cluster")
    assert [p.score_mean for p in there.players] == [p.score_mean for p in here.players]
    assert [p.ci95 for p in there.players] == [p.ci95 for p in here.players]


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
