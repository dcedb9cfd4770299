"""What a game shows to one person only: sheets opened by a key, notes, secrets at a shared screen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Scene
from tortuga.app.table.marks import Shown, Spot
from tortuga.app.table.ui.anygame import AnyObserver, Say
from tortuga.app.text import Text
from tortuga.kernel.observer import ObservedStep

View = TypeVar("View")


class Sheet(Protocol):
    """A scene that a key opens over the table: a notebook, the discards."""

    def __call__(self, context: Context, eyes: AnyObserver, looking: bool = False) -> Scene | None:
        """Open it; None if this observer has nothing to see.

        Args:
            looking: read-only, in a replay.
        """


class NoteAction(Protocol):
    """A key that writes a line into the person's notebook without opening it."""

    def __call__(self, text: Text, eyes: AnyObserver, pointed: Spot | None, line: int) -> str:
        """Write it and return a message about it; "" if there is nothing to note.

        Args:
            eyes: observer of the notebook's owner.
            pointed: the thing in focus or under the pointer.
            line: index of the log line pointed at, counted from the first event; negative before it.

        Raises:
            LibraryError: it could not be stored.
        """


class Peeks(ABC, Generic[View]):
    """How a game shows secrets at a shared screen while a key is held.

    Views are the person's own unless noted otherwise.
    """

    @abstractmethod
    def chip(self, view: View, me: int, seat: int) -> Box | None:
        """Where the mouse can be held to look at a seat's secrets; None if it has none now.

        Args:
            view: nobody's view, so that the chip's presence gives nothing away.
            me: the seat at the bottom.
        """

    @abstractmethod
    def draw(self, canvas: Canvas, shown: Shown[View], box: Box) -> None:
        """Paint the secrets of the seat `shown.me`, and nothing else of the table."""

    @abstractmethod
    def spoken(self, shown: Shown[View]) -> Sequence[str]:
        """The same in words, for screen readers."""

    def shuffled(self, view: View) -> View:
        """The view for one look; cards are shuffled each time, so that no place gives one away."""
        return view

    def must_hold(self, view: View) -> bool:  # noqa: ARG002
        """Whether a person behind the curtain sees the options only while holding the key."""
        return False

    def blind_choice(self, view: View) -> Any | None:  # noqa: ARG002
        """The command for choosing without looking; None if looking is required."""
        return None

    def progress(self, view: View, say: Say) -> str:  # noqa: ARG002
        """The others' progress, shown on the curtain; "" for nothing.

        Args:
            view: nobody's view.
        """
        return ""

    def reveals(self, step: ObservedStep[View, Any]) -> bool:  # noqa: ARG002
        """Whether a step reveals secret choices, so that everybody is called back to the screen first.

        Args:
            step: its public part.
        """
        return False

    def must_look(self, step: ObservedStep[View, Any]) -> tuple[int, ...]:  # noqa: ARG002
        """Seats that learn a secret by a step, in the order in which they must look before the game goes on.

        Args:
            step: its public part: who must look must not depend on the secret.
        """
        return ()
