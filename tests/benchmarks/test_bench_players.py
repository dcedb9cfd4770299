"""Time of the panel's decisions. Run: `pytest tests/benchmarks --benchmark-enable -s`."""

import pytest

from ai.arena.play import play
from ai.captains import players
from ai.games.tortuga2014.captains import CAPTAINS
from tests.ai.games.tortuga2014.moments import moments
from tortuga.games.tortuga2014.pieces import BOARD
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options

pytestmark = pytest.mark.slow


def first_view(stage, action=0):
    """The first view of a stage, from round 3 of a game of `additive`."""
    for moment in moments(("additive",) * 4, Options(4), "bench"):
        table = moment.table
        rolling = not table.boards[moment.seat].finished
        if (
            table.round > 2
            and table.stage == stage
            and (rolling or stage != "select")
            and table.action >= action
        ):
            return RULES.observe(table, moment.seat)
    raise AssertionError(f"no stage {stage}")


@pytest.mark.parametrize("name", list(players(CAPTAINS)))
@pytest.mark.parametrize(("stage", "action"), [("select", 0), ("act", BOARD), ("move", 0)])
def test_bench_choose(benchmark, name, stage, action):
    captain = CAPTAINS.make(name, "bench")
    decision = benchmark(captain.choose, first_view(stage, action))
    assert decision.ranked


@pytest.mark.parametrize("name", list(players(CAPTAINS)))
def test_bench_game(benchmark, name):
    captains = [CAPTAINS.make(name, f"bench {seat}") for seat in range(3)]
    played = benchmark.pedantic(play, (captains, RULES, Options(3), "bench"), rounds=3)
    decisions = sum(map(len, played.times))
    rate = decisions / benchmark.stats.stats.median
    benchmark.extra_info["decisions_per_second"] = round(rate)
    print(f"\n{name}: {rate:,.0f} decisions a second, whole games with 3 seats")
