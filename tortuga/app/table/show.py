"""A replay as it is looked at: whose eyes, the log in words, and the way from one moment to the next."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tortuga.app.games.tortuga2014.acts.director import Director
from tortuga.app.games.tortuga2014.narrative import Narrative
from tortuga.app.table.acts.motion import Player
from tortuga.app.table.marks import Line
from tortuga.games.tortuga2014.events import Event
from tortuga.games.tortuga2014.observer import observe, redact
from tortuga.games.tortuga2014.state import Table, View
from tortuga.kernel.eyes import EVERYTHING
from tortuga.kernel.replay import Replay

if TYPE_CHECKING:
    from tortuga.app.settings import Speed
    from tortuga.app.text import Text


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence of the log and the moment after which it is true."""

    position: int
    line: Line


class ReplayShow:
    """One replay before one pair of eyes.

    Args:
        replay: moved by this.
        text: the language.
        eyes: a seat, `NOBODY` (only what is public), or `EVERYTHING`.
    """

    def __init__(self, replay: Replay, text: Text, eyes: int) -> None:
        self.replay = replay
        self.eyes = eyes
        self.me = max(0, eyes)
        """The seat at the bottom."""
        self.player = Player(replay.log.header.seats)
        self.decisions: Sequence[int] = replay.decisions()
        self.rounds: Sequence[int] = replay.changes(lambda table: table.round)
        """Positions at which a round begins, the first one of the game included."""
        self._narrative = Narrative(text, replay.log.header.seats)
        self._director = Director(text.say)
        self._told: dict[int, list[Told]] = {}

    # ---------------------------------------------------------------- what is seen
    def look(self, eyes: int) -> None:
        """See with other eyes; the table turns to a seat's side, and stays as it is for all others."""
        self.rest()
        self.eyes = eyes
        self.me = eyes if eyes >= 0 else self.me

    @property
    def view(self) -> View:
        """The table here, as these eyes see it."""
        act = self.player.act
        return act.after if act is not None else View(self.me, self._seen(self.replay.state))

    @property
    def told(self) -> Sequence[Told]:
        """The whole log in words, as these eyes may read it."""
        if self.eyes not in self._told:
            self._told[self.eyes] = list(self._tell())
        return self._told[self.eyes]

    def here(self) -> int:
        """Index of the last sentence that is true here, -1 at the beginning."""
        return bisect_right(self.told, self.replay.position, key=lambda told: told.position) - 1

    def _tell(self) -> list[Told]:
        found: list[Told] = []
        for position, step in enumerate(self.replay.steps, start=1):
            before, after = self._seen(step.before), self._seen(step.after)
            lines = self._narrative.lines(self._shown(step.event), before, after)
            found.extend(Told(position, line) for line in lines)
        return found

    def _seen(self, table: Table) -> Table:
        return table if self.eyes == EVERYTHING else observe(table, self.eyes).table

    def _shown(self, event: Event) -> Event:
        return event if self.eyes == EVERYTHING else redact(event, self.eyes)

    # ---------------------------------------------------------------- moving
    def rest(self) -> None:
        """Stop what moves."""
        self.player.drain()

    def seek(self, position: int) -> None:
        """Go to a moment at once."""
        self.rest()
        self.replay.seek(position)

    def play_on(self) -> bool:
        """Show the next event as it happened; False at the end."""
        self.rest()
        step = self.replay.forward()
        if step is None:
            return False
        before, after = View(self.me, self._seen(step.before)), View(self.me, self._seen(step.after))
        self.player.add(self._director.act(self._shown(step.event), before, after, self.me))
        self.player.update(0.0, "normal")
        return True

    def update(self, dt: float, speed: Speed) -> None:
        """Let time pass for what moves."""
        self.player.update(dt, speed)
