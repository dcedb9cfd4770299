"""Whose talk a person wants to hear: everybody's, what is about him, nobody's."""

from __future__ import annotations

from collections.abc import MutableMapping, Sequence
from typing import Any, Final, Literal, TypeAlias, get_args

Heard: TypeAlias = Literal["all", "mine", "none"]
HEARD: Final[tuple[Heard, ...]] = get_args(Heard)


Person: TypeAlias = tuple[str, str]
"""Name and colour: the same one at the next table, wherever the seat is."""


class Hearing:
    """The choice of one table, and of the next one for the same persons; one always hears oneself."""

    def __init__(self) -> None:
        self.heard: Heard = "all"
        self.muted: frozenset[int] = frozenset()
        """Seats whose lines are not heard."""
        self._persons: Sequence[Person] = ()
        self._evening: MutableMapping[Any, Any] = {}

    def sit(self, persons: Sequence[Person], evening: MutableMapping[Any, Any]) -> None:
        """These sit at the table, by seat: what was chosen when they last sat together holds again.

        Args:
            evening: by such a company what was chosen; kept from table to table.
        """
        self._persons, self._evening = tuple(persons), evening
        kept = evening.get(frozenset(persons))
        if kept is not None:
            self.heard, muted = kept
            self.muted = frozenset(seat for seat, person in enumerate(persons) if person in muted)

    def _keep(self) -> None:
        muted = frozenset(self._persons[seat] for seat in self.muted if seat < len(self._persons))
        self._evening[frozenset(self._persons)] = (self.heard, muted)

    def hears(self, seat: int, target: int, me: int) -> bool:
        """Whether a line is heard.

        Args:
            seat: who says it.
            target: whom it is about, -1 = nobody.
            me: the seat at the bottom.
        """
        if seat == me:
            return True
        if seat in self.muted or self.heard == "none":
            return False
        return self.heard == "all" or target == me

    def turn(self) -> None:
        """The next choice."""
        self.heard = HEARD[(HEARD.index(self.heard) + 1) % len(HEARD)]
        self._keep()

    def mute(self, seat: int) -> None:
        """Hear somebody no more, or again."""
        self.muted ^= {seat}
        self._keep()
