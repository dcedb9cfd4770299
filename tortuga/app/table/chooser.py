"""What every kind of decision offers to the table: what can be picked, what is, and the command it makes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box, Point
from tortuga.app.table.marks import Banner, Marks, Meaning, Spot, Status
from tortuga.kernel.errors import Notice
from tortuga.kernel.players import SeatSpec

View_co = TypeVar("View_co", covariant=True)
Command = TypeVar("Command")


class Desk(Protocol[View_co, Command]):
    """What a decision is made from: the view of the seat that decides, and how to speak of it."""

    @property
    def seat(self) -> int:
        """Who decides."""
        ...

    @property
    def view(self) -> View_co:
        """What the seat sees."""
        ...

    @property
    def seats(self) -> tuple[SeatSpec, ...]:
        """Who sits at the table."""
        ...

    @property
    def say(self) -> Callable[..., str]:
        """Words a message."""
        ...

    def legal(self) -> Sequence[Command]:
        """All commands the seat may give."""
        ...

    def refusal(self, command: Command) -> Notice | None:
        """Why the rules do not allow a command; None when they do."""
        ...


@dataclass(frozen=True, slots=True)
class Target:
    """Something that can be picked by mouse, by Tab and Enter, or by a key of its own."""

    id: str
    label: str
    spot: Spot | None = None
    """Where it is on the table, if it is there."""
    box: Box | None = None
    """In stage units: within the tray, or on the table where more may be clicked than what is at the spot."""
    key: str | None = None
    """Name of the bound action that picks it as well."""
    tip: str = ""
    """Shown after a moment's hover: what the picture alone does not tell, or why it cannot be picked."""
    heard: str = ""
    """What the picture tells of it beside the label, in words (screen readers)."""


@dataclass(frozen=True, slots=True)
class PrimaryButton:
    """How the primary button reads."""

    label: str
    icon: str
    ready: bool
    """False: pressing it tells what is missing."""


class Chooser(ABC, Generic[Command]):
    """A decision that is being made. Holds the pending selection; the table asks, draws and confirms.

    Args:
        desk: the view it is made from.
    """

    kind = ""
    clear_id = "table-clear"
    """Text of the second small button; its key is `clear`, or `forfeit` when `may_forfeit`."""
    lone = True
    """Whether a choice that is none is picked and made by itself; False where even that is a secret."""
    calls = True
    """Whether somebody is called upon to choose; False where he only may, and others go on meanwhile."""
    closed = False
    """Whether what only its seat may see lies face down now: then nothing of it is drawn or worded."""
    fields: tuple[str, ...] = ("chosen",)
    """Names of the attributes that make the pending selection; their values are immutable."""

    def __init__(self, desk: Desk[Any, Command]) -> None:
        self.desk = desk
        self.say = desk.say
        self.commands = desk.legal()
        self.forfeiting = False

    # ------------------------------------------------------------------ what is shown
    @abstractmethod
    def banner(self) -> Banner:
        """What is to be done, for the announcement below the island."""

    @abstractmethod
    def status(self) -> Status:
        """What stands on one's own ribbon."""

    @abstractmethod
    def button(self) -> PrimaryButton:
        """The primary button."""

    @property
    def means(self) -> Meaning | None:
        """What the pending selection does, for a tab at the side where the picture wants one."""
        return None

    def heard(self) -> Iterable[str]:
        """What the picture tells of the choice and of what is picked, in sentences (screen readers).

        While `closed` others listen, too.
        """
        return ()

    def marks(self) -> Marks:
        """What is legal and chosen on the table."""
        return Marks()

    @abstractmethod
    def targets(self) -> Sequence[Target]:
        """Everything that can be picked, in Tab order; what is blocked is there too and tells why."""

    def meant(self, seat: int, kind: str = "", index: int = 0) -> str:  # noqa: ARG002
        """The target that a click anywhere else on a player's board picks; "" where it means nothing.

        Args:
            kind: what is clicked there, and its `index`, see `Element`.
        """
        return ""

    @abstractmethod
    def tray(self, canvas: Canvas, hot: str | None) -> None:
        """Paint the inside of the tray; `hot` is the target under the pointer or in focus."""

    # ------------------------------------------------------------------ what is done
    @abstractmethod
    def pick(self, id: str) -> Notice | None:
        """Pick or unpick a target; the reason when that is not possible."""

    @abstractmethod
    def command(self) -> Command | None:
        """The command of the pending selection, None when it is not complete."""

    def then(self) -> Command | None:
        """What the same seat gives right after the command, if it may: a choice that takes two steps."""
        return None

    def leads(self, command: Command) -> bool:
        """Whether the pending selection can still become a command."""
        return self.command() in (None, command)

    def missing(self) -> Notice:
        """What to do before the choice can be confirmed.

        Its words may name keys as `$key-<action>`; an argument called `key-...` is the name of an action.
        """
        return Notice(f"missing-{self.kind}")

    @abstractmethod
    def clear(self) -> None:
        """Forget the pending selection."""

    @abstractmethod
    def propose(self, command: Command) -> None:
        """Show a command as the pending selection."""

    def pending(self) -> tuple[object, ...]:
        """The pending selection, to come back to it."""
        return (self.forfeiting, *(getattr(self, name) for name in self.fields))

    def restore(self, pending: tuple[object, ...]) -> None:
        """Come back to a pending selection."""
        self.forfeiting = bool(pending[0])
        for name, value in zip(self.fields, pending[1:], strict=True):
            setattr(self, name, value)

    # ------------------------------------------------------------------ the rest
    @property
    def may_forfeit(self) -> bool:
        """Whether the choice may be given away altogether: then the second small button does that."""
        return False

    def forfeit(self) -> None:
        """Choose to give it away, or not; still to be confirmed."""
        self.forfeiting = not self.forfeiting

    @property
    def single(self) -> bool:
        """Whether one pick makes the whole choice, so that Enter may confirm right after it."""
        return True

    @property
    def instant(self) -> bool:
        """Whether the pending selection needs no confirmation: what is only said, not decided."""
        return False

    @property
    def advisable(self) -> bool:
        """Whether there is a choice that a captain can be asked about."""
        return True

    @property
    def forced(self) -> bool:
        """Whether there is nothing to decide and nothing to learn: confirmed by itself after it was shown."""
        return False

    def carry(self, canvas: Canvas, source: str, pos: Point) -> None:
        """Paint what is dragged below the pointer; most targets cannot be dragged."""

    def drop(self, source: str, pos: Point) -> Notice | bool:  # noqa: ARG002
        """A target was dragged and dropped at `pos` (units).

        Returns:
            Whether that meant something, or why it cannot be done.
        """
        return False
