"""Replay: a cursor over what counts of a log. It changes nothing; position 0 is before the first event."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tortuga.kernel.game import AnyRules, Games
from tortuga.kernel.log.reader import AnyLog, read
from tortuga.kernel.timeline import Step
from tortuga.kernel.verify import check


class Replay:
    """One log, looked at from any point of it.

    Args:
        log: checked against the rules at once, so that every state of it can be believed.

    Raises:
        LogError: the first line that the rules or the seed do not want.
    """

    def __init__(self, rules: AnyRules, log: AnyLog) -> None:
        self.rules = rules
        self.log = log
        self._timeline = check(log, rules)
        self.position = 0
        """How many steps have happened, 0 .. `length`."""

    @classmethod
    def open(cls, path: Path, games: Games) -> Replay:
        """The replay of a log file.

        Raises:
            LogError: not a good log of a known game.
        """
        log = read(path, games)
        return cls(games[log.header.game].rules, log)

    @property
    def steps(self) -> Sequence[Step[Any, Any]]:
        """All steps; undone ones are left out."""
        return self._timeline.steps

    @property
    def length(self) -> int:
        """Number of steps."""
        return len(self.steps)

    @property
    def state(self) -> Any:
        """The whole state here."""
        return self.steps[self.position - 1].after if self.position else self._timeline.start

    @property
    def finished(self) -> bool:
        """Whether the game is over here."""
        return self.rules.finished(self.state)

    def view(self, seat: int) -> Any:
        """What the seat saw here."""
        return self.rules.observe(self.state, seat)

    def seek(self, position: int) -> None:
        """Go to a position; beyond the ends is the end."""
        self.position = min(max(position, 0), self.length)

    def forward(self) -> Step[Any, Any] | None:
        """Go one step on; the step gone over, or None at the end."""
        if self.position == self.length:
            return None
        self.position += 1
        return self.steps[self.position - 1]

    def back(self) -> Step[Any, Any] | None:
        """Go one step back; the step gone over, or None at the beginning."""
        if not self.position:
            return None
        self.position -= 1
        return self.steps[self.position]

    def decisions(self) -> list[int]:
        """Positions at which a seat was about to decide what it then did."""
        return self._timeline.decisions()

    def changes(self, key: Callable[[Any], object]) -> list[int]:
        """Positions from which on a property of the state is another than before, as `round` is."""
        return [at for at, step in enumerate(self.steps, start=1) if key(step.before) != key(step.after)]

    def next_of(self, positions: Sequence[int]) -> int:
        """The first of rising positions after here; the end when there is none."""
        at = bisect_right(positions, self.position)
        return positions[at] if at < len(positions) else self.length

    def previous_of(self, positions: Sequence[int]) -> int:
        """The last of rising positions before here; the beginning when there is none."""
        at = bisect_left(positions, self.position)
        return positions[at - 1] if at else 0
