"""A choice that was weighed: what everybody's chances are after it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tortuga.games.tortuga2014.commands import Command, Forfeit, Perform
from tortuga.kernel.seats import Reason


class Weighed(msgspec.Struct, frozen=True):
    """One choice and what it leads to."""

    command: Command
    value: float
    """Own win chance, 0..1, as this captain sees it."""
    chances: tuple[float, ...]
    """Everybody's win chance, by seat; they add up to 1."""
    reason: Reason | None = None


def ranking(weighed: Sequence[Weighed]) -> list[int]:
    """Places in the list, best first.

    A step on a track or a hunt can only bring points (R47-R49), so to let it go comes last. The value is
    learned, too coarse for such a difference, and now and then sees it the wrong way round.
    """
    free = any(isinstance(each.command, Perform) for each in weighed)
    return sorted(
        range(len(weighed)),
        key=lambda place: (free and isinstance(weighed[place].command, Forfeit), -weighed[place].value),
    )


def spread_over(value: float, shares: tuple[float, ...], seat: int) -> tuple[float, ...]:
    """Everybody's chances when one's own is known exactly and the others' only in proportion."""
    rest = sum(share for other, share in enumerate(shares) if other != seat)
    own = min(1.0, max(0.0, value))
    scale = (1 - own) / rest if rest > 0 else 0.0
    return tuple(own if other == seat else share * scale for other, share in enumerate(shares))
