"""Speed is measured only on request: `pytest tests/benchmarks --benchmark-enable -s`."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _only_when_asked(request: pytest.FixtureRequest) -> None:
    if "benchmark" in request.fixturenames and not request.config.getoption("benchmark_enable"):
        pytest.skip("takes its time, only with --benchmark-enable")


@pytest.fixture(autouse=True)
def _frames_are_whole() -> None:
    """Overrides the general fixture: here a frame is measured as it is in the game."""
