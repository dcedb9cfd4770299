"""How the results unfold: sheets are laid down, letters turn over one by one, graphs are drawn."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tortuga.app.games.tortuga1667.acts.sounds import named
from tortuga.app.games.tortuga1667.results.tale import Tale
from tortuga.app.table.acts.motion import ease_in_out, share
from tortuga.app.table.acts.motions import Cue
from tortuga.games.tortuga1667.pieces import Loyalty

LAID: Final = 0.15
"""Seconds, at normal speed like all here, in which a sheet is laid down."""
FIRST: Final = 0.05
"""Seconds before the first sheet."""
AFTER: Final = 0.1
"""Seconds from one sheet to the next."""
LEAD: Final = 0.5
"""Seconds before the first letter turns."""
TURN: Final = 0.3
"""Seconds in which a letter turns over."""
APART: Final = 0.15
"""Seconds from one letter to the next."""
DRAWN: Final = 0.8
"""Seconds in which the graphs are drawn."""
FRONT: Final = 0.5
"""How far a letter has turned when its front comes into sight, 0..1."""


@dataclass(frozen=True)
class Reveal:
    """When each letter of a game turns over: those of the beaten first, those of the winners last."""

    tale: Tale

    @cached_property
    def order(self) -> tuple[int, ...]:
        """All seats, in the order in which their letters turn."""
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
        """The sounds: seals break, and a fanfare sounds with the last letter of the winners."""
        seals = [Cue(self._begins(seat), named("seal-break"), 0.0) for seat in self.order]
        fanfare = Cue(self._begins(self.order[-1]) + TURN, "fanfare", 0.0)
        return (*seals, fanfare)

    def _begins(self, seat: int) -> float:
        return LEAD + self.order.index(seat) * (TURN + APART)

    def turned(self, seat: int, time: float) -> float:
        """How far a letter has turned over, 0..1; from `FRONT` on its front is in sight."""
        return share(time, self._begins(seat), TURN)

    def opened(self, side: Loyalty, time: float) -> bool:
        """Whether the fronts of all letters of a team are in sight: its side and result may be shown."""
        members = dict(self.tale.teams).get(side, ())
        return all(self.turned(seat, time) >= FRONT for seat in members)

    def laid(self, sheet: int, time: float) -> float:
        """How far a sheet (0 = treasure, 1 = beliefs, 2 = turning points) is laid down, 0..1."""
        return share(time, FIRST + sheet * AFTER, LAID)

    def drawn(self, time: float) -> float:
        """How much of the graphs is drawn, from the left, 0..1."""
        return ease_in_out(share(time, self.turned_by, DRAWN))

    def points(self, time: float) -> bool:
        """Whether the turning points are shown."""
        return time >= self.length
