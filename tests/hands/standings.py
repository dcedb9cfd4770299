"""The standings of an arena, made up."""

from __future__ import annotations

from functools import cache

from ai.arena.standings import Standings, standings
from ai.arena.tournament import Pairing, Plan, Record

NAMES = ("random", "additive", "quartermaster", "captain-treasure-hunter")


@cache
def found(names: tuple[str, ...] = NAMES) -> Standings:
    """Standings in which everybody loses three games in four to whoever is later in `names`."""
    plan = Plan("tortuga2014", names, (2, 3), 40, "KRAKEN-4711-PARROT", stop=True)
    pairings = tuple(
        Pairing(seats, one, other, (0.0, 0.5) * 10, (200.0, 400.0), 180.0, one == "random")
        for seats, one, other in plan.pairs()
    )
    return standings(Record(plan, pairings, {"2": "", "3": ""}))
