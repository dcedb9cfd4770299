"""What can be asked about on the table of a game: tooltips and pages of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, TypeVar

from tortuga.app.draw.units import Box, Point
from tortuga.app.table.marks import Shown, Spot

View = TypeVar("View")


@dataclass(frozen=True, slots=True)
class Element:
    """Something on the table that can be asked about: a `Spot`, or a part of the screen."""

    kind: str
    """The house's own: `panel-<name>`, a panel or a tab."""
    box: Box
    seat: int = -1
    index: int = 0


class Topics(Protocol[View]):
    """What can be asked about, its tooltip and its page in the rules."""

    def element_at(self, shown: Shown[View], pos: Point) -> Element | None:
        """The topmost element of the game below a point; None over open sea."""
        ...

    def tip(self, shown: Shown[View], element: Element) -> str:
        """What the tooltip of an element says, "" for none."""
        ...

    def key(self, element: Element, me: int) -> str:
        """The bound action that does something with an element, "" for none."""
        ...

    def page_of_element(self, kind: str, index: int = 0) -> str:
        """The page of the rules about an element."""
        ...

    def page_of_button(self, name: str) -> str | None:
        """The page about a button of the house or of the game; None for what is no button."""
        ...

    def page_of_spot(self, spot: Spot) -> str | None:
        """The page about a target in focus; None where the moment tells more."""
        ...

    def page_now(self, view: View, me: int) -> str:
        """The page about what is to be done now."""
        ...
