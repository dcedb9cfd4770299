"""How New game asks for an option that `Option` cannot say whole: a game's own editor of one field."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Protocol

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.kernel.players import SeatSpec


@dataclass(frozen=True)
class Asked:
    """What is chosen up to now."""

    context: Context
    chosen: Mapping[str, Any]
    """By field of `Game.options`; none is missing."""
    seats: tuple[SeatSpec, ...]
    change: Callable[[Mapping[str, Any]], Any]
    """Chooses other values of some fields."""


class SeatCountInfo(Protocol):
    """What New game tells of a number of seats, beside it: who will sit there, which rules differ."""

    def told(self, context: Context, seats: int) -> str:
        """It in words, "" where there is nothing to tell."""
        ...

    def draw(self, canvas: Canvas, context: Context, seats: int, box: Box) -> None:
        """Paint it in a line, at the right of the box."""
        ...


class OptionEditor(Protocol):
    """Asks for one field, and for others that only it knows.

    The house draws the name of the field and one choice out of `values`, worded as those of any option:
    `option-<field>-<value>` and `option-<field>-<value>-note`.
    """

    @property
    def id(self) -> str:
        """Id of the choice; no other option's field."""
        ...

    @property
    def values(self) -> tuple[str, ...]:
        """What stands to choose."""
        ...

    @property
    def icons(self) -> Mapping[str, str]:
        """Icons of some values."""
        ...

    @property
    def room(self) -> float:
        """Units that `more` takes below a row of House rules; on the board it has its place."""
        ...

    def value(self, chosen: Mapping[str, Any]) -> str:
        """Which of the values is chosen."""
        ...

    def choose(self, chosen: Mapping[str, Any], value: str) -> Mapping[str, Any]:
        """A value was pressed: the fields it changes."""
        ...

    def more(self, asked: Asked, box: Box) -> Sequence[Control]:
        """Further controls in this box; () when there is nothing more to choose."""
        ...

    def seated(self, chosen: Mapping[str, Any], seats: int) -> Mapping[str, Any]:
        """There are so many seats now: the fields that no longer fit."""
        ...

    def mark(self, canvas: Canvas, spot: tuple[float, float]) -> None:
        """Paint a piece beside the name of the field, its middle left at this spot."""
        ...


class PlainEditor(OptionEditor):
    """What most `OptionEditor`s have in common: one choice out of values, and nothing beside it."""

    icons: Mapping[str, str] = MappingProxyType({})
    room = 0.0

    @override
    def more(self, asked: Asked, box: Box) -> Sequence[Control]:
        return ()

    @override
    def seated(self, chosen: Mapping[str, Any], seats: int) -> Mapping[str, Any]:
        return {}

    @override
    def mark(self, canvas: Canvas, spot: tuple[float, float]) -> None:
        pass
