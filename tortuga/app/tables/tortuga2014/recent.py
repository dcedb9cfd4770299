"""What the others did since the own last choice: places they touched, and acts to be shown again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from tortuga.app.tables.tortuga2014.motions import Act, DiePiece, Steps, Travel
from tortuga.app.tables.tortuga2014.spots import Spot
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.state import View

_MOST = 40
"""Acts that are shown again at most: about one phase."""


class Recent:
    """The acts of others, until the person in front of the screen has chosen again."""

    def __init__(self) -> None:
        self._acts: list[Act] = []
        self.traces: frozenset[Spot] = frozenset()
        """Places on which something of theirs arrived."""

    def __bool__(self) -> bool:
        return bool(self._acts)

    def forget(self) -> None:
        """The person has chosen: what comes from now on is news."""
        self._acts.clear()
        self.traces = frozenset()

    def add(self, event: ev.Event, act: Act) -> None:
        """An act of anybody happened."""
        if getattr(event, "seat", None) == act.me:
            return
        if isinstance(event, ev.ChestsMoved | ev.RoundEnded):  # everything lies elsewhere now
            self.traces = frozenset()
        elif isinstance(event, ev.ChestsDealt | ev.Rolled):
            return
        else:
            self.traces |= frozenset(_touched(act))
        if act.motions:
            self._acts = [*self._acts, act][-_MOST:]

    def again(self, now: View) -> Iterable[Act]:
        """The acts without their sentences, and at the end the table as it is now."""
        shown = [replace(act, lines=()) for act in self._acts]
        return (*shown, Act(now, now, now.seat)) if shown else ()


def _touched(act: Act) -> Iterable[Spot]:
    for motion in act.motions:
        match motion:
            case Travel(piece=DiePiece(seat=seat)) if seat == act.me:
                continue
            case Travel(end=end, sink=False):
                yield end
            case Steps(seat=seat, token=token):
                yield Spot(token, seat)
