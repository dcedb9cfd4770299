"""A replay as it is looked at: whose eyes, the log in words, and the way from one moment to the next."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from tortuga.app.scene.protocol import Sentence
from tortuga.app.table.acts.motion import ActPlayer
from tortuga.app.table.marks import Line
from tortuga.app.table.ui.anygame import AnyView
from tortuga.app.table.ui.table import AnyTableUI
from tortuga.app.text import Text
from tortuga.kernel.replay import Replay


@dataclass(frozen=True, slots=True)
class ToldLine:
    """A sentence of the log and the moment after which it is true."""

    position: int
    line: Line


class ReplayShow:
    """One replay before one pair of eyes.

    Args:
        replay: moved by this.
        ui: the game's own part.
        text: the language.
        eyes: a seat, `NOBODY` (only what is public), or `EVERYTHING`.
    """

    def __init__(self, replay: Replay, ui: AnyTableUI, text: Text, eyes: int) -> None:
        self.replay = replay
        self.eyes = eyes
        self.me = max(0, eyes)
        """The seat at the bottom."""
        seats = replay.log.header.seats
        self.picture = ui.picture()
        self.player = ActPlayer(seats, self.picture)
        self.decisions: Sequence[int] = replay.decisions()
        self.rounds: Sequence[int] = replay.rounds()
        """Positions at which a round begins, the first one of the game included."""
        self._text = text
        self._narrative = ui.narrative(text, seats)
        self._director = ui.director(text.say, seats)
        self._told: dict[tuple[int, str], list[ToldLine]] = {}

    # ---------------------------------------------------------------- what is seen
    def look(self, eyes: int) -> None:
        """See with other eyes; the table turns to a seat's side, and stays as it is for all others."""
        self.player.drain()
        self.eyes = eyes
        self.me = eyes if eyes >= 0 else self.me

    @property
    def view(self) -> AnyView:
        """The table here, as these eyes see it."""
        act = self.player.act
        return act.after if act is not None else self.replay.observer(self.eyes).view

    @property
    def told(self) -> Sequence[ToldLine]:
        """The whole log in words, as these eyes may read it."""
        key = (self.eyes, self._text.language)
        if key not in self._told:
            self._told[key] = self._tell()
        return self._told[key]

    def here(self) -> int:
        """Index of the last sentence that is true here, -1 at the beginning.

        What is still being turned over is not yet told.
        """
        position = self.replay.position - self.player.untold
        return bisect_right(self.told, position, key=lambda told: told.position) - 1

    def said(self) -> tuple[Sentence, ...]:
        """The sentences that became true here, or at the last moment that has some."""
        told, here = self.told, self.here()
        first = here
        while first > 0 and told[first - 1].position == told[here].position:
            first -= 1
        now = range(max(0, first), here + 1)
        return tuple(Sentence(self._narrative.plain(told[at].line), (self.eyes, at)) for at in now)

    def _tell(self) -> list[ToldLine]:
        story = self.replay.observer(self.eyes).story()
        told = [ToldLine(seen.position, line) for seen in story for line in self._narrative.lines(seen)]
        inherited = self.replay.header.inherited
        if inherited:
            # what was taken over ends here, and whether its chance is proven is said, not left to be guessed
            secret = "-secret" if self.replay.log.underived else ""
            line = Line(None, self._text.say(f"replay-inherited{secret}", events=inherited))
            at = bisect_right(told, inherited, key=lambda each: each.position)
            told.insert(at, ToldLine(inherited, line))
        return told

    # ---------------------------------------------------------------- moving
    def seek(self, position: int) -> None:
        """Go to a moment at once."""
        self.player.drain()
        self.replay.seek(position)

    def play_on(self) -> bool:
        """Show the next event as it happened; False at the end."""
        self.player.drain()
        step = self.replay.forward()
        if step is None:
            return False
        seen = self.replay.observer(self.eyes).past()[-1]
        told = [self._narrative.plain(line) for line in self._narrative.lines(seen)]
        self.player.add(self._director.act(seen, self.me, told))
        self.player.update(0.0, "normal")
        return True
