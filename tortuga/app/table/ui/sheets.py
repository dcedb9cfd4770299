"""What a game lays over its table for single eyes: sheets with a key of their own, looks at secrets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

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
    """What a key of its own lays over the table: a notebook, the discards."""

    def __call__(self, context: Context, eyes: AnyObserver, looking: bool = False) -> Scene | None:
        """A scene over the table; None where these eyes have nothing to see.

        Args:
            looking: in a replay: nothing is changed.
        """
        ...


class Jot(Protocol):
    """What a key notes down in the person's own notebook without opening it."""

    def __call__(self, text: Text, eyes: AnyObserver, pointed: Spot | None, line: int) -> str:
        """What was noted, worded; "" where there is nothing to note.

        Args:
            eyes: of the seat whose notebook it is.
            pointed: what is in focus or under the pointer.
            line: index of a sentence among those of events, below 0 for what stands before them.

        Raises:
            LibraryError: it could not be stored.
        """
        ...


class Peeks(Protocol[View]):
    """What a person sees of his own secrets under a cover while he holds a key, or the mouse on a chip."""

    def held(self, view: View) -> bool:
        """Whether behind a curtain, too, secrets lie open only while the person holds the key.

        Args:
            view: the person's own.
        """
        ...

    def chip(self, view: View, me: int, seat: int) -> Box | None:
        """Where the mouse is held, in units; None: that seat has nothing to look at now.

        Args:
            view: nobody's: that a chip is there gives nothing away.
            me: the seat at the bottom.
        """
        ...

    def fresh(self, view: View) -> View:
        """A person's view for one look: what he holds in an order that no look before had."""
        ...

    def unseen(self, view: View) -> Any | None:
        """The command of a person who does not care to look at what he chooses from; None: he has to look.

        Args:
            view: the person's own.
        """
        ...

    def told_before(self, view: View, say: Say) -> str:
        """What a curtain tells of how far the others are; "" for nothing.

        Args:
            view: nobody's.
        """
        ...

    def gathers(self, seen: ObservedStep[View, Any]) -> bool:
        """Whether all look at the table again before a step is shown that ends secret choices.

        Args:
            seen: as nobody's eyes saw it.
        """
        ...

    def draw(self, canvas: Canvas, shown: Shown[View], box: Box) -> None:
        """Paint the secrets of the seat `shown.me`, and nothing else of the table."""
        ...

    def told(self, shown: Shown[View]) -> Sequence[str]:
        """The same in words, for who cannot see it."""
        ...

    def owed(self, seen: ObservedStep[View, Any]) -> tuple[int, ...]:
        """Seats that learn a secret by a step, in the order in which they look before the game goes on.

        Args:
            seen: as nobody's eyes saw it; who looks does not depend on what there is to be seen.
        """
        ...
