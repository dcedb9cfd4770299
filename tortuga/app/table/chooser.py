"""The base of all decisions at the table: what can be picked, what is picked, and the resulting command."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
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
    """What a decision is made from: the deciding seat's view, and words for it."""

    @property
    def seat(self) -> int:
        """The deciding seat."""

    @property
    def view(self) -> View_co:
        """What the seat sees."""

    @property
    def seats(self) -> tuple[SeatSpec, ...]:
        """The players at the table."""

    @property
    def say(self) -> Callable[..., str]:
        """Words a message."""

    def legal(self) -> Sequence[Command]:
        """All commands the seat may give."""

    def refusal(self, command: Command) -> Notice | None:
        """Why the rules forbid a command; None if they do not."""


@dataclass(frozen=True, slots=True)
class Target:
    """A thing that can be picked by mouse, by Tab and Enter, or by its own key."""

    id: str
    label: str
    spot: Spot | None = None
    """Its spot on the table, if it has one."""
    box: Box | None = None
    """Its box in the tray, or one larger than its spot on the table; stage units."""
    key: str | None = None
    """Bound action that also picks it."""
    tip: str = ""
    """Tooltip: what the picture does not show, or why it cannot be picked."""
    heard: str = ""
    """What the picture shows beyond the label, for screen readers."""


@dataclass(frozen=True, slots=True)
class PrimaryButton:
    """Look of the primary button."""

    label: str
    icon: str
    ready: bool
    """If not, pressing it explains what is missing."""


class Chooser(ABC, Generic[Command]):
    """A decision being made. Holds the pending selection; the table draws and confirms it.

    Args:
        desk: what it is made from.
    """

    kind = ""
    clear_id = "table-clear"
    """Text of the second small button; its key is `clear`, or `forfeit` when `may_forfeit`."""
    lone = True
    """Whether a single choice may be picked and made automatically; False if even that is a secret."""
    calls = True
    """Whether the game waits for this choice; False if it is optional and others go on meanwhile."""
    closed = False
    """Whether the seat's secrets are hidden now, so that none of them may be drawn or said."""
    fields: tuple[str, ...] = ("chosen",)
    """Attributes that make up the pending selection; their values are immutable."""

    def __init__(self, desk: Desk[Any, Command]) -> None:
        self.desk = desk
        self.say = desk.say
        self.commands = desk.legal()
        self.forfeiting = False
        self.numerals: Mapping[str, str] = {}
        """By target the numbers of the tutor's candidates that need it, while these are shown."""

    # ------------------------------------------------------------------ what is shown
    @abstractmethod
    def banner(self) -> Banner:
        """The task, for the announcement below the island."""

    @abstractmethod
    def status(self) -> Status:
        """The text on the player's own ribbon."""

    @abstractmethod
    def button(self) -> PrimaryButton:
        """The primary button."""

    @property
    def means(self) -> Meaning | None:
        """The effect of the pending selection, for a tab at the side if the picture wants one."""
        return None

    def heard(self) -> Iterable[str]:
        """Sentences about choice and selection, for screen readers; while `closed` others listen, too."""
        return ()

    def marks(self) -> Marks:
        """What is legal and chosen on the table."""
        return Marks()

    @abstractmethod
    def targets(self) -> Sequence[Target]:
        """Everything that can be picked, in Tab order; also blocked targets, which explain why."""

    def meant(self, seat: int, kind: str = "", index: int = 0) -> str:  # noqa: ARG002
        """The target picked by a click elsewhere on a player's board; "" for none.

        Args:
            kind: kind and `index` of the clicked `Spot`.
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
        """The command of the pending selection, None while it is incomplete."""

    def then(self) -> Command | None:
        """A second command given right after the first one, if legal: a choice in two steps."""
        return None

    def leads(self, command: Command) -> bool:
        """Whether the pending selection can still become a command."""
        return self.command() in (None, command)

    def needs(self, command: Command) -> Iterable[str]:  # noqa: ARG002
        """The targets to be picked for a command that the tutor marks."""
        return ()

    def missing(self) -> Notice:
        """What is missing before the choice can be confirmed.

        The message may name keys as `$key-<action>`; an argument called `key-...` is the name of an action.
        """
        return Notice(f"missing-{self.kind}")

    @abstractmethod
    def clear(self) -> None:
        """Forget the pending selection."""

    @abstractmethod
    def propose(self, command: Command) -> None:
        """Make a command the pending selection."""

    def pending(self) -> tuple[object, ...]:
        """The pending selection, for `restore`."""
        return (self.forfeiting, *(getattr(self, name) for name in self.fields))

    def restore(self, pending: tuple[object, ...]) -> None:
        """Return to a pending selection."""
        self.forfeiting = bool(pending[0])
        for name, value in zip(self.fields, pending[1:], strict=True):
            setattr(self, name, value)

    # ------------------------------------------------------------------ the rest
    @property
    def may_forfeit(self) -> bool:
        """Whether the choice may be forfeited; the second small button then does that."""
        return False

    def forfeit(self) -> None:
        """Toggle forfeiting the choice; still to be confirmed."""
        self.forfeiting = not self.forfeiting

    @property
    def single(self) -> bool:
        """Whether one pick makes the whole choice, so that Enter may confirm right after it."""
        return True

    @property
    def instant(self) -> bool:
        """Whether a pick needs no confirmation, because it is only talk."""
        return False

    @property
    def advisable(self) -> bool:
        """Whether a captain can give advice on this choice."""
        return True

    @property
    def forced(self) -> bool:
        """Whether there is nothing to decide and nothing to learn, so that it confirms itself."""
        return False

    def carry(self, canvas: Canvas, source: str, pos: Point) -> None:
        """Paint the dragged target at the pointer; most targets cannot be dragged."""

    def drop(self, source: str, pos: Point) -> Notice | bool:  # noqa: ARG002
        """A target was dragged and dropped at `pos` (units).

        Returns:
            Whether that changed the selection, or why it is not possible.
        """
        return False
