"""What computer captains say of what everybody has seen: who speaks, how often, and which line.

A game tells for each step which situations have come about (`Situation`); everything else is here. What is
said follows from the public log alone, and from the commitment that stands at its head: a game that is loaded
speaks as if it had never been left, and two games that differ in secrets speak alike.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Final

from tortuga.app.captains import ask
from tortuga.kernel.players import SeatSpec

ONCE: Final = 1_000_000
"""Rest of a situation that comes about once a game."""
_NEUTRAL: Final = ("1", "2", "3")
"""Ends of the ids of the lines that anybody may say."""
_APART: Final = 3
"""Of so many actions at most one is spoken of."""
_ODDS: Final = {1: 1, 2: 2, 3: 4}
"""By priority, a line is said in one of so many cases."""


@dataclass(frozen=True, slots=True)
class Situation:
    """Something that a captain may speak of."""

    id: str
    seat: int
    """Who would speak."""
    priority: int
    """1 = always said, 2 = every other time, 3 = every fourth."""
    rest: int
    """Rounds for which nobody speaks of it again."""
    name: int | None = None
    """The seat whose name the line tells."""
    mine: frozenset[int] = frozenset()
    """Seats that have a part in it, beside the speaker."""
    final: bool = False
    """Whether the game ends with it: then somebody speaks, whatever was said before."""


@dataclass(frozen=True, slots=True)
class Remark:
    """A line that is said."""

    seat: int
    message: str
    """The id of its text."""
    name: str
    """What the text takes as `$name`, "" if it takes none."""
    mine: frozenset[int]
    """Seats that have a part in what it is about."""


@dataclass
class Speech:
    """Chooses the lines of one game, step by step.

    Args:
        seats: who plays.
        beginning: a public word that tells games apart: the commitment.
        has: whether there is a text of an id.
    """

    seats: Sequence[SeatSpec]
    beginning: str
    has: Callable[[str], bool]
    _actions: int = 0
    _action: Hashable = None
    _spoken_at: int = -_APART
    _last: tuple[int, str] = (-1, "")
    _rests: dict[tuple[int, str], int] = field(default_factory=dict)
    """By speaker and situation (-1: anybody), the first round in which it may be spoken of again."""
    _said: defaultdict[str, list[str]] = field(default_factory=lambda: defaultdict(list))

    def hear(
        self, number: int, round: int, action: Hashable, situations: Sequence[Situation]
    ) -> Remark | None:
        """What is said after a step; None for nothing.

        Args:
            number: of the step in the public log.
            action: the action that the step belongs to; steps of one action are spoken of once.
            situations: the weightiest first.
        """
        if action != self._action:
            self._action, self._actions = action, self._actions + 1
        for situation in situations:
            if self._may(situation, round):
                return self._say(situation, number, round)
        return None

    def _may(self, situation: Situation, round: int) -> bool:
        if self.seats[situation.seat].is_human:
            return False
        if situation.final:
            return True
        if self._actions - self._spoken_at < _APART:
            return False
        alone = sum(not spec.is_human for spec in self.seats) == 1
        speaker, before = self._last
        if situation.id == before if alone else situation.seat == speaker:
            return False
        keys = ((-1, situation.id), (situation.seat, situation.id))
        return all(self._rests.get(key, 0) <= round for key in keys)

    def _say(self, situation: Situation, number: int, round: int) -> Remark | None:
        chance = self._chance(number, situation)
        if not situation.final and chance % _ODDS[situation.priority]:
            return None
        seat, rest = situation.seat, situation.rest
        self._spoken_at, self._last = self._actions, (seat, situation.id)
        self._rests[-1, situation.id] = round + rest
        self._rests[seat, situation.id] = round + 2 * rest
        name = "" if situation.name is None else self.seats[situation.name].name
        return Remark(seat, self._line(situation, chance), name, situation.mine)

    def _line(self, situation: Situation, chance: int) -> str:
        """A captain's own line comes first; no line comes again before all others have been said."""
        said = self._said[situation.id]
        character = ask.character(self.seats[situation.seat].player)
        own = f"line-{situation.id}-{character}"
        if character and own not in said and self.has(own):
            said.append(own)
            return own
        lines = [f"line-{situation.id}-{end}" for end in _NEUTRAL]
        fresh = [line for line in lines if line not in said]
        if not fresh:
            said[:] = [line for line in said if line not in lines]
            fresh = lines
        line = fresh[chance // 8 % len(fresh)]
        said.append(line)
        return line

    def _chance(self, number: int, situation: Situation) -> int:
        words = f"{self.beginning}/{number}/{situation.seat}/{situation.id}"
        return int.from_bytes(hashlib.blake2b(words.encode(), digest_size=8).digest(), "little")
