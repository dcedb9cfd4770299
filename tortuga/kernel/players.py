"""Who sits at the table: the description of a seat, and what a computer captain answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, Protocol, TypeVar

import msgspec

from tortuga.kernel.errors import Argument

Command = TypeVar("Command")
Command_co = TypeVar("Command_co", covariant=True)
View_contra = TypeVar("View_contra", contravariant=True)

HUMAN = "human"


class SeatSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat as written in the header of a log."""

    player: str
    """`human`, or the name of a captain."""
    name: str
    """Shown at the table."""
    colour: str
    """Colour of board, dice and emblem."""

    @property
    def is_human(self) -> bool:
        """Whether a person plays this seat."""
        return self.player == HUMAN


class Reason(msgspec.Struct, frozen=True):
    """Why a choice is good or bad: the id of a text and its arguments."""

    id: str
    args: Mapping[str, Argument] = {}


class Ranked(msgspec.Struct, Generic[Command], frozen=True):
    """One choice with what the captain thinks of it."""

    command: Command
    value: float
    """On the captain's own scale; only differences within one decision mean something."""
    reason: Reason | None = None


class Decision(msgspec.Struct, Generic[Command], frozen=True):
    """A captain's answer: the command, and the choices it weighed, best first."""

    command: Command
    ranked: tuple[Ranked[Command], ...] = ()


class Player(Protocol[View_contra, Command]):
    """A computer captain. It is given a seat's view and nothing else."""

    def choose(self, view: View_contra) -> Decision[Command]:
        """Decide for the seat of the view; deterministic for the same view and seat seed."""
        ...
