"""How long captains think: the clock and the output of each game's `python -m ai speed NAME`."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TypeVar

from tortuga.kernel.players import Player

View = TypeVar("View")
Command = TypeVar("Command")


def timed(captain: Player[View, Command], view: View) -> tuple[Command, float]:
    """A captain's command, and the processor time of this process that choosing it took, in milliseconds."""
    begun = time.process_time()
    decision = captain.choose(view)
    return decision.command, 1000 * (time.process_time() - begun)


def summary(times: Iterable[float]) -> str:
    """Median, p99, maximum and number of some times in milliseconds, as text."""
    ordered = sorted(times)
    median, late = ordered[len(ordered) // 2], ordered[int(0.99 * len(ordered))]
    figures = f"median {median:.2f} ms, p99 {late:.2f} ms, slowest {ordered[-1]:.1f} ms"
    return f"{figures}, {len(ordered)} decisions"
