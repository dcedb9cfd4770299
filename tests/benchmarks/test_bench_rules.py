"""The rules engine in random play, beside Python engines of the field where they are installed.

Run: `pytest tests/benchmarks --benchmark-enable -s`; for the peers first `pip install open_spiel catanatron`.
"""

from __future__ import annotations

import pytest

from tests.hands.rates import (
    catanatron_decisions,
    decisions_of,
    house_decisions,
    open_spiel_decisions,
    rate,
    rate_once,
)

pytestmark = pytest.mark.slow

GAMES = 40


@pytest.mark.parametrize("sealed", [False, True], ids=["events", "sealed-lines"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bench_random_play(benchmark, seats: int, sealed: bool) -> None:
    made = benchmark(decisions_of, seats, GAMES, sealed)
    assert made > 50 * GAMES
    per_second = made / benchmark.stats.stats.median
    print(f"\n{seats} seats, {'sealed lines' if sealed else 'events'}: {per_second:,.0f} decisions/s")


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("peer", ["python_kuhn_poker", "python_block_dominoes", "catanatron"])
def test_bench_beside_peers(benchmark, peer: str) -> None:
    games = 3 if peer == "catanatron" else 300
    theirs = rate(
        (lambda: catanatron_decisions(games))
        if peer == "catanatron"
        else (lambda: open_spiel_decisions(peer, games))
    )
    ours = rate(lambda: decisions_of(4, GAMES, False))
    print(f"\n{ours:,.0f} decisions/s beside {theirs:,.0f} of {peer}: ratio {ours / theirs:.2f}")
    benchmark.pedantic(lambda: None)
    assert theirs > 0


RUNS = 12


@pytest.mark.parametrize("seats", [4, 9])
def test_bench_the_card_game_beside_the_dice_game(benchmark, seats: int) -> None:
    """One after the other, so that both meet the same machine; of each the best run counts."""
    theirs, ours = 0.0, 0.0
    for _ in range(RUNS):
        theirs = max(theirs, rate_once(lambda: house_decisions("tortuga2014", 4, GAMES)))
        ours = max(ours, rate_once(lambda: house_decisions("tortuga1667", seats, 2 * GAMES)))
    print(f"\n{ours:,.0f} decisions/s at {seats} seats beside {theirs:,.0f}: ratio {ours / theirs:.2f}")
    benchmark.pedantic(lambda: None)
    assert ours > theirs
