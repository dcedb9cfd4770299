"""All that one game brings to the table."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from tortuga.app.settings import Asking
from tortuga.app.table.acts.recap import Recap
from tortuga.app.table.chooser import Chooser, Desk
from tortuga.app.table.ui.anygame import AnyObservedStep, Say
from tortuga.app.table.ui.panels import AdvicePanel, SidePanel
from tortuga.app.table.ui.picture import Picture
from tortuga.app.table.ui.sheets import Jot, Peeks, Sheet
from tortuga.app.table.ui.telling import Director, Narrative
from tortuga.app.table.ui.topics import Topics
from tortuga.app.text import Text
from tortuga.kernel.players import SeatSpec

View = TypeVar("View")
Command = TypeVar("Command")
Event_contra = TypeVar("Event_contra", contravariant=True)


class TableUI(Protocol[View, Command, Event_contra]):
    """What one game brings to the table."""

    def narrative(self, text: Text, seats: Sequence[SeatSpec]) -> Narrative[View, Event_contra]:
        """Its words."""
        ...

    def director(self, say: Say) -> Director[View, Event_contra]:
        """What makes the acts of one table."""
        ...

    def chooser(self, desk: Desk[View, Command]) -> Chooser[Command]:
        """The decision that the seat of the desk has to make now.

        Raises:
            ValueError: it has none.
        """
        ...

    def idle(self, desk: Desk[View, Command]) -> Command | None:
        """The command of a person who need not be called to the screen for it; None: call."""
        ...

    def waived(self, desk: Desk[View, Command], asking: Asking) -> Command | None:
        """The command of a person who does not want to be asked out of turn for it; None: ask.

        Args:
            asking: the setting; "key" means that he asks for it himself.
        """
        ...

    def stop(self) -> str:
        """The bound action that has a person asked at the next occasion; "": nobody is asked out of turn."""
        ...

    def clock(self, desk: Desk[View, Command]) -> tuple[float, tuple[Command, ...]] | None:
        """Seconds for this decision, and what is given when they are over, one after the other.

        None: all the time there is.
        """
        ...

    def picture(self) -> Picture[View]:
        """The picture of one table."""
        ...

    def side(self, picture: Picture[View]) -> tuple[SidePanel[View], ...]:
        """What lies beside the log of one table; `picture` of the same."""
        ...

    def tab(self, view: View) -> tuple[Hashable, str]:
        """The part of a round, and the tab that is open in it unless another is chosen."""
        ...

    def recap(
        self, text: Text, seats: Sequence[SeatSpec], past: Sequence[AnyObservedStep], me: int
    ) -> Recap | None:
        """What has happened since the last turn of a seat, in a few lines; None: the game has none.

        Args:
            past: all steps, as the eyes that look saw them.
            me: that seat.
        """
        ...

    def advice(self) -> AdvicePanel[View]:
        """How advice looks."""
        ...

    def topics(self) -> Topics[View]:
        """What can be asked about."""
        ...

    def sheets(self) -> Mapping[str, Sheet]:
        """By bound action."""
        ...

    def jots(self) -> Mapping[str, Jot]:
        """What is noted down, by bound action."""
        ...

    def peeks(self) -> Peeks[View] | None:
        """One's own secrets, to be looked at under a cover; None: all of them lie open behind the curtain."""
        ...

    def ahead(self, colours: Sequence[str]) -> Iterable[str]:
        """Pictures that will be needed, first things first; `colours` of the seats, one's own first."""
        ...

    def keys(self) -> tuple[tuple[tuple[str, ...], str], ...]:
        """Bound actions of this table alone, and what is told of them in the list of keys."""
        ...


AnyTableUI: TypeAlias = TableUI[Any, Any, Any]
