"""The beats of a voyage's result, and of setting sail: what appears when, and which sounds play."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from tortuga.app.scene.context import Context
from tortuga.app.table.acts.motion import PACE, share
from tortuga.app.table.acts.motions import Cue
from tortuga.kernel.voyage import STARS

_BANNER, _STAR, _POINTS, _BAR, _OPENING, _SAILING = 0.3, 0.35, 0.6, 0.5, 0.8, 0.9
"""Length of each beat in seconds at normal speed."""
_SAIL: Final = 1.2
"""The same for the way from the Sail button to the table."""
_SAIL_BRISK: Final = 1.5
"""Factor on the speed of setting sail at the fast setting."""
_DARKENS: Final = 0.35
"""Share of setting sail that has passed when the screen begins to darken."""
LANDED: Final = 0.7
"""Share of its beat in which a star falls; then it stays in place."""
_BRISK: Final = 1.25
"""Factor on the speed at the fast setting, as results are seen often."""


class Told(NamedTuple):
    """How far each part of a result has come, 0..1."""

    banner: float = 1.0
    stars: tuple[float, ...] = (1.0,) * STARS
    points: float = 1.0
    bar: float = 1.0
    opening: float = 1.0
    sailing: float = 1.0

    @property
    def counted(self) -> bool:
        """Whether all stars have dropped in, so that they may be shown elsewhere, too."""
        return self.points > 0

    @property
    def whole(self) -> bool:
        """Whether all of it has been shown."""
        return self.sailing == 1.0


WHOLE: Final = Told()


class Beats:
    """A result that is shown beat by beat.

    Args:
        stars: number of stars won.
        opened: whether it opened an island, to which the ship sails.
    """

    def __init__(self, context: Context, stars: int, *, opened: bool) -> None:
        self._context = context
        lengths = [_BANNER, *[_STAR] * stars, _POINTS, _BAR, *((_OPENING, _SAILING) if opened else ())]
        begins = [sum(lengths[:at]) for at in range(len(lengths))]
        self._spans = list(zip(begins, lengths, strict=True))
        self._stars = stars
        self._length: float = sum(lengths)
        self._time = 0.0
        self.cues = [Cue(begins[1 + star] + LANDED * _STAR, "drum", 0.0) for star in range(stars)]
        self.cues.append(Cue(begins[1 + stars], "fanfare" if stars else "click", 0.0))
        if opened:
            self.cues.append(Cue(begins[3 + stars], "page", 0.0))

    @property
    def over(self) -> bool:
        """Whether everything has been shown."""
        return self._time >= self._length

    @property
    def told(self) -> Told:
        """How far each part has come."""
        if self.over:
            return WHOLE
        parts = [share(self._time, *span) for span in self._spans]
        after = 1 + self._stars
        stars = (*parts[1:after], *[0.0] * (STARS - self._stars))
        return Told(parts[0], stars, *parts[after:])

    def update(self, dt: float) -> None:
        """Let time pass at the chosen speed; go to the end at once where nothing may move."""
        now = self._context.settings.now
        if now.still:
            self.finish()
            return
        brisk = _BRISK if now.speed == "fast" else 1.0
        self._reach(self._time + dt * PACE[now.speed] * brisk)

    def finish(self) -> None:
        """Show all of it at once; only the last sound that matters is played."""
        if not self.over:
            self.cues = [cue for cue in self.cues if cue.name != "drum"]
            self._reach(math.inf)

    def _reach(self, time: float) -> None:
        before, self._time = self._time, time
        for cue in self.cues:
            if before <= cue.at < time:
                self._context.sound.play(cue.name, pan=cue.pan)


class Departure:
    """The ship setting sail: it moves off, and the screen darkens."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._time = 0.0
        context.sound.play("page")

    def update(self, dt: float) -> bool:
        """Let time pass; returns whether it is over."""
        speed = self._context.settings.now.speed
        self._time += dt * PACE[speed] * (_SAIL_BRISK if speed == "fast" else 1.0)
        return self._time >= _SAIL

    def finish(self) -> None:
        """End it at once."""
        self._time = _SAIL

    @property
    def part(self) -> float:
        """How far it has come, 0..1."""
        return share(self._time, 0.0, _SAIL)

    @property
    def dark(self) -> int:
        """How dark the screen is, 0..255."""
        return round(255 * share(self._time, _DARKENS * _SAIL, (1 - _DARKENS) * _SAIL))
