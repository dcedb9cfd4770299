"""Reading ahead: pictures that fly and light up on a table later are read while it stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from tortuga.app.draw.art import Art
from tortuga.kernel.players import SeatSpec

_SETTLED = 0.4
"""Seconds until the table stands: before, every core has enough to do."""


class Ahead:
    """Has the pictures of one table read in good time.

    Args:
        pictures: tells which these are, by the colours of the seats.
    """

    def __init__(self, pictures: Callable[[Sequence[str]], Iterable[str]]) -> None:
        self._pictures = pictures
        self._time = 0.0
        self._art: Art | None = None
        """Where they are still to be read."""
        self._last: Art | None = None
        """The same of what comes after the game."""

    def fit(self, art: Art) -> None:
        """The window has a size: pictures of another one are needed."""
        self._art = self._last = art

    def update(self, dt: float, seats: Sequence[SeatSpec], me: int) -> None:
        """Time passes; once the table stands, the reading begins, with what is one's own."""
        self._time += dt
        if self._art is None or self._time <= _SETTLED:
            return
        own = seats[me].colour
        self._art.ahead(self._pictures((own, *(spec.colour for spec in seats if spec.colour != own))))
        self._art = None

    def ends(self, game: str) -> None:
        """The game is over: while its last act plays, the ground of its results is read."""
        if self._last is not None:
            self._last.backdrop_ahead(self._last.ground(game))
            self._last = None
