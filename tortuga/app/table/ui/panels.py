"""What a game lays beside the table and over the log: side panels and the advice of a captain."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focusable
from tortuga.app.table.acts.motions import Act
from tortuga.app.table.marks import Shown
from tortuga.app.table.ui.anygame import AnyView
from tortuga.app.text import Text
from tortuga.kernel.players import Advice, SeatSpec

View = TypeVar("View")


@dataclass(frozen=True, slots=True)
class Look:
    """How a side panel is looked at."""

    offset: int = 0
    """How many lines it is scrolled back."""
    hot: str | None = None
    """Which of its own controls is under the pointer or in focus."""
    own_notes: str = ""
    """What the person has noted down, where nobody else looks."""


class SidePanel(ABC, Generic[View]):
    """A parchment beside the log, or a tab over it; one for each table. Its texts: `pic-tab-<name>`."""

    name: str
    """Its tab is `tab-<name>`."""
    roomy = False
    """Whether it is there only where there is a place of its own for it."""

    def region_key(self, view: View, me: int, act: Act | None) -> object:  # noqa: ARG002
        """Everything it is drawn from beside view and language; compared with ==."""
        return None

    def offered(self, view: View) -> bool:  # noqa: ARG002
        """Whether it is there at all in this game."""
        return True

    @abstractmethod
    def draw(self, canvas: Canvas, shown: Shown[View], key: Any, box: Box, look: Look) -> None:
        """Paint it; `key` is what `region_key` returned."""

    def focusables(self, shown: Shown[View], box: Box) -> Iterable[Focusable]:  # noqa: ARG002
        """What can be pressed on it while it is open."""
        return ()

    def press(self, id: str) -> None:
        """One of `focusables` was pressed."""


@dataclass(frozen=True, slots=True)
class OpenAdvice:
    """Advice that lies open.

    Args:
        view: of the person who asked.
        page: 0 gives one plain reason, further ones the numbers.
        chosen: index of the choice that is looked at.
        key: the key that turns the page, worded.
        picked: index of the choice that is picked at the table now, whatever is looked at; None if none is.
    """

    advice: Advice[Any]
    view: AnyView
    page: int
    chosen: int
    key: str
    picked: int | None = None


class AdvicePanel(ABC, Generic[View]):
    """How the advice of a captain is drawn and spoken."""

    @abstractmethod
    def draw(self, canvas: Canvas, shown: Shown[View], opened: OpenAdvice, box: Box) -> None:
        """Paint the page that lies open."""

    def pages(self, advice: Advice[Any]) -> int:  # noqa: ARG002
        """How many there are."""
        return 1

    def choice(self, page: int) -> int:  # noqa: ARG002
        """Index of the choice that a page is about; the best one's is 0."""
        return 0

    @abstractmethod
    def spoken(self, text: Text, seats: Sequence[SeatSpec], advice: Advice[Any], page: int) -> str:
        """The page that lies open, for screen readers."""
