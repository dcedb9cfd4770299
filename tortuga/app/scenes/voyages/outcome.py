"""What a try has won: shown beat by beat, then looked back on, until another island is chosen."""

from __future__ import annotations

from tortuga.app.captains.ask import captains_of
from tortuga.app.records import GameAnalysis
from tortuga.app.scene.context import Context
from tortuga.app.scenes.results import DELAY_S
from tortuga.app.scenes.voyages.beats import Beats, Told
from tortuga.app.scenes.voyages.isle import IN_ROW
from tortuga.app.scenes.voyages.sea import Ship, berth, sailing
from tortuga.app.voyages import Ended
from tortuga.kernel.errors import UserError
from tortuga.kernel.library.library import Library


class Lookback:
    """What a try says about choices and luck: analysed in the background once all else has been shown."""

    def __init__(self, library: Library, ended: Ended) -> None:
        self._library, self._ended = library, ended
        self._age = 0.0
        self._analysis: GameAnalysis | None = None
        self._begun = not captains_of(ended.passage.game).analyses
        self.points: tuple[float, float, float] | None = None
        """What choices, luck and the others changed; None until that is known, or if it cannot be known."""

    @property
    def waiting(self) -> bool:
        """Whether the analysis is being made."""
        return self._analysis is not None

    def update(self, dt: float) -> None:
        """Let time pass after everything has been shown.

        Raises:
            UserError: the analysis could not be stored; it is given up.
        """
        self._age += dt
        if not self._begun and self._age >= DELAY_S:
            self._begun = True
            self._analysis = GameAnalysis(self._library, self._ended.whole.log, since=self._ended.began)
        if self._analysis is None:
            return
        try:
            found = self._analysis.found
        except UserError:
            self._analysis = None
            raise
        if not self._analysis.waiting:
            self._analysis = None
            self.points = None if found is None else self._ended.own(found)

    def pause(self) -> None:
        """Stop the analysis; it begins again when the chart is next shown."""
        if self._analysis is not None:
            self._analysis.close()
            self._analysis, self._begun, self._age = None, False, 0.0


class Outcome:
    """What a try has won.

    Args:
        library: where the analysis of the try is stored.
        had: stars that its island had before.
        lit: islands that it opened.
        fresh: number of stars that are new.
    """

    def __init__(
        self, context: Context, library: Library, ended: Ended, had: int, lit: tuple[int, ...], fresh: int
    ) -> None:
        self.ended, self.had, self.lit, self.fresh = ended, had, lit, fresh
        self._at = ended.passage.island.number - 1
        self._beats = Beats(context, ended.stars, opened=bool(lit))
        self._lookback = Lookback(library, ended)

    @property
    def told(self) -> Told:
        """How far it has been shown."""
        return self._beats.told

    @property
    def covered(self) -> int:
        """The row of islands that its banner covers: one that it does not concern."""
        concerned = {at // IN_ROW for at in (self._at, *self.lit)}
        return next((row for row in range(3) if row not in concerned), 0)

    @property
    def ship(self) -> Ship | None:
        """The ship beside its island, or on the way to one that was opened; None below the banner."""
        end = self.lit[0] if self.lit else self._at
        if self.told.whole:
            return None if self.covered == end // IN_ROW else Ship(berth(end))
        return None if self.covered == self._at // IN_ROW else sailing(self._at, end, self.told.sailing)

    @property
    def own(self) -> tuple[float, float, float] | None:
        """What own choices, luck and the others changed; None if that is not known."""
        return self._lookback.points

    @property
    def waiting(self) -> bool:
        """Whether more of it is to come."""
        return not self.told.whole or self._lookback.waiting

    def update(self, dt: float) -> None:
        """Let time pass.

        Raises:
            UserError: the analysis could not be stored.
        """
        self._beats.update(dt)
        if self.told.whole:
            self._lookback.update(dt)

    def finish(self) -> None:
        """Show all of it at once."""
        self._beats.finish()

    def pause(self) -> None:
        """Put off the look back until later, if it comes at all."""
        self._lookback.pause()
