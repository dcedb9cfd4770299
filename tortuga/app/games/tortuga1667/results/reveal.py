"""The end of a game over time: sheets are laid down, letters turn over one by one, graphs are drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tortuga.app.games.tortuga1667.results.tale import Tale
from tortuga.app.games.tortuga1667.voices import named
from tortuga.app.table.acts.motion import ease_in_out, share
from tortuga.app.table.acts.motions import Cue
from tortuga.games.tortuga1667.pieces import Loyalty

LAID: Final = 0.15
"""Seconds at normal speed in which a sheet is laid down."""
FIRST: Final = 0.05
"""Seconds before the first sheet."""
AFTER: Final = 0.1
"""Seconds from one sheet to the next."""
LEAD: Final = 0.5
"""Seconds in which all letters are seen closed."""
TURN: Final = 0.3
APART: Final = 0.15
DRAWN: Final = 0.8
FRONT: Final = 0.5
"""How far a letter is turned over when its front begins to be seen, 0..1."""


@dataclass(frozen=True)
class Reveal:
    """When each letter of a game turns over: those of the beaten first, those of the winners last."""

    tale: Tale

    @cached_property
    def order(self) -> tuple[int, ...]:
        """All seats, as their letters turn."""
        return tuple(seat for _, members in reversed(self.tale.teams) for seat in members)

    @property
    def turned_by(self) -> float:
        """When the last letter lies open."""
        return LEAD + len(self.order) * (TURN + APART)

    @property
    def length(self) -> float:
        """Seconds at normal speed until everything is there."""
        return self.turned_by + DRAWN

    @property
    def cues(self) -> tuple[Cue, ...]:
        """What is heard: seals break, and the winners are greeted with their last letter."""
        seals = [Cue(self._begins(seat), named("seal-break"), 0.0) for seat in self.order]
        last = self.order[-1]
        return tuple(sorted((*seals, Cue(self._begins(last) + TURN, "fanfare", 0.0)), key=lambda cue: cue.at))

    def _begins(self, seat: int) -> float:
        return LEAD + self.order.index(seat) * (TURN + APART)

    def turned(self, seat: int, time: float) -> float:
        """How far a letter is turned over, 0..1; from `FRONT` on its front is seen."""
        return share(time, self._begins(seat), TURN)

    def opened(self, side: Loyalty, time: float) -> bool:
        """Whether all letters of a team are open: its side and result may be shown."""
        return all(self.turned(seat, time) >= FRONT for seat in self._members(side))

    def _members(self, side: Loyalty) -> Iterator[int]:
        return (seat for seat, own in enumerate(self.tale.loyalties) if own == side)

    def laid(self, sheet: int, time: float) -> float:
        """How far a sheet lies there, 0..1: 0 = treasure, 1 = beliefs, 2 = turning points."""
        return share(time, FIRST + sheet * AFTER, LAID)

    def drawn(self, time: float) -> float:
        """How much of the graphs is drawn, from the left, 0..1."""
        return ease_in_out(share(time, self.turned_by, DRAWN))

    def points(self, time: float) -> bool:
        """Whether the turning points are shown."""
        return time >= self.length
