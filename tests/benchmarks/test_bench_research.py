"""The games as environments, beside those that come with PettingZoo and OpenSpiel: steps a second at random.

Run: `pytest tests/benchmarks/test_bench_research.py --benchmark-enable -s`.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.hands.rates import open_spiel_decisions, rate_once
from tests.research.conftest import display

pytest.importorskip("pyspiel", reason="no OpenSpiel for this machine", exc_type=ImportError)

from tortuga.research.aec import TableEnv
from tortuga.research.openspiel import register

__all__ = ["display"]
pytestmark = pytest.mark.filterwarnings("ignore")  # of the frameworks' own parts
RUNS = 5
HOUSE = (("tortuga2014", 4), ("tortuga1667", 5), ("tortuga1667", 9))
PETTINGZOO = ("tictactoe_v3", "connect_four_v3")
"""Those that need nothing else to be installed."""
OPEN_SPIEL = ("python_kuhn_poker", "python_block_dominoes")
"""Those that are written in Python."""


def aec_steps(env: Any, games: int) -> int:
    """Play an AEC environment at random, looking at every observation."""
    rng, made = np.random.default_rng(1), 0
    for game in range(games):
        env.reset(seed=game)
        for agent in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            assert env.agent_selection == agent
            env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            made += 1
    return made


def side_by_side(ours: Callable[[], int], peers: dict[str, Callable[[], int]], told: str) -> float:
    """Print ours beside each of theirs, in turns, of each the best run; our steps a second."""
    best = dict.fromkeys(["", *peers], 0.0)
    for _ in range(RUNS):
        for name, play in {"": ours, **peers}.items():
            best[name] = max(best[name], rate_once(play))
    for name in peers:
        ratio = best[""] / best[name]
        print(f"\n{told}: {best['']:,.0f} steps/s beside {best[name]:,.0f} of {name}: {ratio:.2f}")
    return best[""]


@pytest.mark.parametrize(("game", "seats"), HOUSE)
def test_bench_beside_pettingzoo(benchmark: Any, game: str, seats: int) -> None:
    env = TableEnv(game, seats)
    peers = {}
    for name in PETTINGZOO:
        theirs = importlib.import_module(f"pettingzoo.classic.{name}").env()
        peers[name] = lambda theirs=theirs: aec_steps(theirs, 20)
    assert side_by_side(lambda: aec_steps(env, 4), peers, f"{game}, {seats} seats, PettingZoo") > 0
    benchmark.pedantic(lambda: None)


@pytest.mark.parametrize(("game", "seats"), HOUSE)
def test_bench_beside_open_spiel(benchmark: Any, game: str, seats: int) -> None:
    register()
    name = f"python_{game}(players={seats})"
    random.seed(1)
    peers = {peer: lambda peer=peer: open_spiel_decisions(peer, 50) for peer in OPEN_SPIEL}
    assert side_by_side(lambda: open_spiel_decisions(name, 2), peers, f"{game}, {seats} seats, OpenSpiel") > 0
    benchmark.pedantic(lambda: None)
