"""Remarks of computer captains on what everybody has seen: who speaks, how often, and which line.

For each step, a game says which situations have come about (`Situation`); everything else is here. What is
said follows only from the public log and the commitment at its head: a loaded game speaks as if it had never
been left, and two games that differ only in secrets speak alike.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tortuga.app.captains import ask
from tortuga.app.settings import Talk
from tortuga.app.text import Text
from tortuga.kernel.log.format import Header
from tortuga.kernel.observer import ObservedStep
from tortuga.kernel.players import character_of

ONCE: Final = 1_000_000
"""Rest of a situation that occurs once a game."""
_NEUTRAL: Final = ("1", "2", "3")
"""Suffixes of the ids of lines that anybody may say."""
_REMARK_SPACING: Final = 3
"""At most one in this many actions gets a remark."""
_ODDS: Final = {1: 1, 2: 2, 3: 4}
"""By priority: a line is said in one out of this many cases."""
_MIN_SECONDS, _SECONDS_PER_LETTER = 1.0, 0.04
"""Seconds for which a remark can be read: at least, and more for each letter."""


@dataclass(frozen=True, slots=True)
class Situation:
    """Something that a captain may remark on."""

    id: str
    seat: int
    """The seat that would speak."""
    priority: int
    """1 = always said, 2 = every other time, 3 = every fourth."""
    rest: int
    """Rounds (in 1667 turns) for which nobody mentions it again."""
    name: int | None = None
    """The seat whose name the line mentions."""
    mine: frozenset[int] = frozenset()
    """Seats that have a part in it, besides the speaker."""
    final: bool = False
    """Whether the game ends with it: then somebody speaks, whatever was said before."""


@dataclass(frozen=True, slots=True)
class Remark:
    """A line that is said."""

    seat: int
    message: str
    """The id of its text."""
    name: str
    """The value of `$name` in the text, "" if it has none."""
    mine: frozenset[int]
    """Seats that have a part in what it is about."""
    final: bool = False
    """Whether the game ends with it, so that it can be read to its end."""

    def shown(self, talk: Talk, me: int) -> bool:
        """Whether the settings show it to somebody at the seat `me` (negative: at none)."""
        return talk == "all" or (talk == "mine" and me in self.mine)


def seconds(words: str) -> float:
    """Seconds for which the remark can be read."""
    return _MIN_SECONDS + _SECONDS_PER_LETTER * len(words)


class Speech(ABC):
    """Chooses the lines of one game, step by step.

    Args:
        header: that of the game.
        text: has the lines.
    """

    order: Sequence[str] = ()
    """Situations of one priority in the order in which they are considered; all others come after these."""

    def __init__(self, header: Header, text: Text) -> None:
        self._seats, self._beginning, self._has = header.seats, header.commitment, text.has
        self.people = ask.people(header.seats)
        """Seats of people."""
        self._steps = 0
        self._actions = 0
        self._action: Hashable = None
        self._spoken_at = -_REMARK_SPACING
        self._last = (-1, "")
        self._rests: dict[tuple[int, str], int] = {}
        """By speaker and situation (-1: anybody), the first round in which it may be mentioned again."""
        self._said = defaultdict[str, list[str]](list)

    @abstractmethod
    def moment(self, seen: ObservedStep[Any, Any]) -> tuple[int, Hashable]:
        """The round, and the action that a step belongs to; an action gets at most one remark."""

    @abstractmethod
    def situations(self, seen: ObservedStep[Any, Any]) -> Iterable[Situation]:
        """The occasions for a remark in a step, by public facts alone."""

    @property
    def you(self) -> int | None:
        """The only person at the table; None if there are several or none."""
        return self.people[0] if len(self.people) == 1 else None

    def captain(self, seats: Sequence[int]) -> int:
        """The first computer among some seats, else the first of them."""
        return next((seat for seat in seats if seat not in self.people), seats[0])

    def hear(self, seen: ObservedStep[Any, Any]) -> Remark | None:
        """What is said after a step; None for nothing. Every step has to be heard, in order."""
        self._steps += 1
        round, action = self.moment(seen)
        if action != self._action:
            self._action, self._actions = action, self._actions + 1
        for situation in sorted(self.situations(seen), key=self._weight):
            if self._may(situation, round):
                return self._say(situation, round)
        return None

    def _weight(self, situation: Situation) -> tuple[int, int]:
        order = self.order.index(situation.id) if situation.id in self.order else len(self.order)
        return situation.priority, order

    def _may(self, situation: Situation, round: int) -> bool:
        if situation.seat in self.people:
            return False
        if situation.final:
            return True
        if self._actions - self._spoken_at < _REMARK_SPACING:
            return False
        alone = len(self._seats) - len(self.people) == 1
        speaker, before = self._last
        if situation.id == before if alone else situation.seat == speaker:
            return False
        keys = ((-1, situation.id), (situation.seat, situation.id))
        return all(self._rests.get(key, 0) <= round for key in keys)

    def _say(self, situation: Situation, round: int) -> Remark | None:
        chance = self._chance(situation)
        if not situation.final and chance % _ODDS[situation.priority]:
            return None
        seat, rest = situation.seat, situation.rest
        self._spoken_at, self._last = self._actions, (seat, situation.id)
        self._rests[-1, situation.id] = round + rest
        self._rests[seat, situation.id] = round + 2 * rest
        name = "" if situation.name is None else self._seats[situation.name].name
        return Remark(seat, self._line(situation, chance), name, situation.mine, situation.final)

    def _line(self, situation: Situation, chance: int) -> str:
        """A captain's own line comes first; no line comes again before all others have been said."""
        said = self._said[situation.id]
        character = character_of(self._seats[situation.seat].player)
        own = f"line-{situation.id}-{character}"
        if character and own not in said and self._has(own):
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

    def _chance(self, situation: Situation) -> int:
        words = f"{self._beginning}/{self._steps}/{situation.seat}/{situation.id}"
        return int.from_bytes(hashlib.blake2b(words.encode(), digest_size=8).digest(), "little")
