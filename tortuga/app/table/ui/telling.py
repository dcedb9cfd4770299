"""How a game tells what happens: sentences, acts to be seen and heard, tooltips and pages of the rules."""

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
    """Tells in words what happens; no screen behind it."""

    def lines(self, seen: ObservedStep[View_contra, Event_contra]) -> Sequence[Line]:
        """The sentences of one event; empty for what only prepares another event."""
        ...

    def decision(self, seen: ObservedStep[View_contra, Event_contra]) -> str:
        """What somebody decided, as a sentence, for eyes that may see it; "" for what nobody did."""
        ...

    def plain(self, line: Line) -> str:
        """A line with its sign in words."""
        ...

    def worded(self, id: str, args: Mapping[str, Argument]) -> str:
        """A reason of the rules or of a captain in words."""
        ...

    def advised(self, reason: Reason, best: bool = False) -> str:
        """Why a captain advises a choice; `best` of all there is."""
        ...


class Director(Protocol[View_contra, Event_contra]):
    """Makes of an event what is seen and heard of it."""

    def act(
        self, seen: ObservedStep[View_contra, Event_contra], me: int, sentences: Sequence[str] = ()
    ) -> Act:
        """What is to be seen of an event.

        Args:
            seen: as the person in front of the screen may see it.
            me: the seat at the bottom.
            sentences: of the log about it, signs in words.
        """
        ...

    def lifted(self, view: View_contra, me: int) -> Act | None:
        """What the person who lifts the curtain has missed and may see now; None for nothing."""
        ...


class Topics(ABC, Generic[View]):
    """The pages of the rules about what is no part, and the tooltips of panels."""

    pages: Mapping[str, str]
    """By button of the house or the game (`tab-<panel>` for a panel); what is no button is missing."""
    tips: Mapping[str, str]
    """By panel, the text of its tooltip; none where it is missing."""

    @abstractmethod
    def page_now(self, view: View, me: int) -> str:
        """The page about what is to be done now."""
