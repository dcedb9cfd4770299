"""The random source of a decision: the same seed and moment give the same numbers."""

from __future__ import annotations

import hashlib
import math
import random
from collections.abc import Sequence
from typing import TypeVar

from tortuga.games.tortuga1667.commands import Command, RunOut, Say
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import View

Item = TypeVar("Item")


def chance_of(view: View, seat_seed: str) -> random.Random:
    """The random source for a seat's next decision; apart from the seed it depends on public facts alone."""
    table = view.table
    moment = f"{view.seat}/{table.turn}/{table.action}/{table.stage}/{len(table.history)}"
    drawn = hashlib.blake2b(moment.encode(), key=seat_seed.encode()[:64], digest_size=8).digest()
    return random.Random(int.from_bytes(drawn, "little"))


def gumbel(rng: random.Random, scale: float) -> float:
    """An error in the worth of a choice, Gumbel-distributed."""
    return -scale * math.log(max(1e-300, rng.expovariate(1.0)))


def decisions(view: View) -> list[Command]:
    """The commands that a seat can choose from, apart from lines of talk."""
    legal = RULES.legal(view.table, view.seat)
    options = view.table.options
    if options.talk == "off" and not options.timer:
        return list(legal)
    return [command for command in legal if not isinstance(command, Say | RunOut)]


def best(rng: random.Random, valued: Sequence[tuple[float, Item]]) -> Item:
    """The item with the greatest number; ties are broken at random."""
    most = max(value for value, _ in valued)
    return rng.choice([item for value, item in valued if value >= most - 1e-12])
