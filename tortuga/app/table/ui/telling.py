"""How a game tells what happens: sentences, acts to see and hear, tooltips and pages of the rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Generic, Protocol, TypeVar

from tortuga.app.table.acts.motions import Act
from tortuga.app.table.marks import Line
from tortuga.kernel.errors import Argument
from tortuga.kernel.observer import ObservedStep
from tortuga.kernel.players import Reason

View = TypeVar("View")
View_contra = TypeVar("View_contra", contravariant=True)
Event_contra = TypeVar("Event_contra", contravariant=True)


class Narrative(Protocol[View_contra, Event_contra]):
    """Puts events into words; needs no screen."""

    def lines(self, seen: ObservedStep[View_contra, Event_contra]) -> Sequence[Line]:
        """The sentences of one event; empty for what only prepares another event."""
        ...

    def decision(self, seen: ObservedStep[View_contra, Event_contra]) -> str:
        """A player's decision as a sentence, for an observer who may see it; "" if it was nobody's."""
        ...

    def chance(self, seen: ObservedStep[View_contra, Event_contra], seat: int) -> str:
        """What chance gave a seat, as a sentence; "" if the log lines say it."""
        ...

    def plain(self, line: Line) -> str:
        """A line with its picture in words."""
        ...

    def worded(self, id: str, args: Mapping[str, Argument]) -> str:
        """A reason of the rules or of a captain in words."""
        ...

    def advised(self, reason: Reason, best: bool = False) -> str:
        """Why a captain advises a choice; `best`: whether it is the best of all."""
        ...


class Director(Protocol[View_contra, Event_contra]):
    """Turns events into acts."""

    def act(
        self, seen: ObservedStep[View_contra, Event_contra], me: int, sentences: Sequence[str] = ()
    ) -> Act:
        """The act of an event.

        Args:
            seen: the event as the person at the screen may see it.
            me: the seat at the bottom.
            sentences: those of the log about it, with signs in words.
        """
        ...

    def lifted(self, view: View_contra, me: int) -> Act | None:
        """What a person has missed and may see after lifting the curtain; None for nothing."""
        ...


class Topics(ABC, Generic[View]):
    """Pages of the rules about controls and panels, and tooltips of panels."""

    pages: Mapping[str, str]
    """Pages by id of the control (`tab-<name>` for log and advice; a side panel names its own)."""
    tips: Mapping[str, str]
    """Texts of tooltips of the log and of advice."""

    @abstractmethod
    def page_now(self, view: View, me: int) -> str:
        """The page about the present task."""
