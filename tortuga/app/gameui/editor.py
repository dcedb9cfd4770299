"""A game's own editors on the New game screen, for options that `Option` cannot fully describe."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.kernel.players import SeatSpec


@dataclass(frozen=True)
class Asked:
    """The choices made so far."""

    context: Context
    chosen: Mapping[str, Any]
    """Values of all fields of `Game.options`."""
    seats: tuple[SeatSpec, ...]
    change: Callable[[Mapping[str, Any]], Any]
    """Chooses other values of some fields."""


class SeatCountInfo(Protocol):
    """Information beside a number of seats on the New game screen: its sides, and rules that differ."""

    def in_words(self, context: Context, seats: int) -> str:
        """The information in words, "" for none."""

    def draw(self, canvas: Canvas, context: Context, seats: int, box: Box) -> None:
        """Paint it in one line at the right of the box."""


class OptionEditor(ABC):
    """Edits one field of the options, and further fields that only it knows.

    The New game screen draws the name of the field and one choice out of `values`, worded as those of any
    option: `option-<field>-<value>` and `option-<field>-<value>-note`.
    """

    id: str
    """Id of the choice; no other option's field."""
    values: tuple[str, ...]
    """The values to choose from."""
    icons: Mapping[str, str] = {}
    """Icons of some values."""
    room: float = 0.0
    """Height of `more` below a row of House rules, in units; on the board it has its own place."""

    @abstractmethod
    def value(self, chosen: Mapping[str, Any]) -> str:
        """The chosen value."""

    @abstractmethod
    def choose(self, chosen: Mapping[str, Any], value: str) -> Mapping[str, Any]:
        """A value was pressed: the fields it changes."""

    def more(self, asked: Asked, box: Box) -> Sequence[Control]:  # noqa: ARG002
        """Further controls in this box; () when there is nothing more to choose."""
        return ()

    def seated(self, chosen: Mapping[str, Any], seats: int) -> Mapping[str, Any]:  # noqa: ARG002
        """The fields that no longer fit the new number of seats."""
        return {}

    def mark(self, canvas: Canvas, spot: tuple[float, float]) -> None:  # noqa: B027 - optional
        """Paint a piece beside the name of the field; `spot` is the middle of its left edge."""
