"""All that one game brings to the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from tortuga.app.settings import Asking
from tortuga.app.table.acts.motions import Recap
from tortuga.app.table.chooser import Chooser, Desk
from tortuga.app.table.ui.anygame import AnyObservedStep, Say
from tortuga.app.table.ui.panels import AdvicePanel, SidePanel
from tortuga.app.table.ui.picture import Picture
from tortuga.app.table.ui.sheets import NoteAction, Peeks, Sheet
from tortuga.app.table.ui.telling import Director, Narrative, Topics
from tortuga.app.text import Text
from tortuga.kernel.players import SeatSpec

View = TypeVar("View")
Command = TypeVar("Command")


class TableUI(ABC, Generic[View, Command]):
    """What one game brings to the table; what it leaves out is as told here."""

    # ------------------------------------------------------------------ made anew for each table
    narrative: Callable[[Text, Sequence[SeatSpec]], Narrative[Any, Any]]
    """Its words; made of the text and the seats."""
    director: Callable[[Say], Director[Any, Any]]
    """What makes the acts of one table; made of what words a message."""
    picture: Callable[[], Picture[Any]]
    """The picture of one table."""

    # ------------------------------------------------------------------ alike at all tables
    advice: AdvicePanel[Any]
    """How advice looks."""
    topics: Topics[Any]
    """What can be asked about besides the things on the table."""
    sheets: Mapping[str, Sheet] = {}
    """By bound action."""
    note_actions: Mapping[str, NoteAction] = {}
    """What is noted down, by bound action."""
    peeks: Peeks[Any] | None = None
    """Secrets that each person looks at under a cover; None: behind the curtain all of one's own lie open."""
    keys: tuple[tuple[tuple[str, ...], str], ...] = ()
    """Bound actions of this table alone, and what is told of them in the list of keys."""
    stop = ""
    """The bound action by which a person wants to be asked out of turn; "": nobody is."""

    # ------------------------------------------------------------------ decisions
    @abstractmethod
    def chooser(self, desk: Desk[View, Command]) -> Chooser[Command]:
        """The decision that the seat of the desk has to make now.

        Raises:
            ValueError: it has none.
        """

    def idle(self, desk: Desk[View, Command]) -> Command | None:  # noqa: ARG002
        """The command of a person who need not be called to the screen for it; None: call."""
        return None

    def waived(self, desk: Desk[View, Command], asking: Asking) -> Command | None:  # noqa: ARG002
        """The command of a person who does not want to be asked out of turn for it; None: ask.

        Args:
            asking: the setting; "key" means that he asks for it himself.
        """
        return None

    def clock(self, desk: Desk[View, Command]) -> tuple[float, tuple[Command, ...]] | None:  # noqa: ARG002
        """Seconds for this decision, and what is given when they are over, one after the other.

        None: all the time there is.
        """
        return None

    # ------------------------------------------------------------------ beside the table
    def side(self, picture: Picture[View]) -> tuple[SidePanel[View], ...]:  # noqa: ARG002
        """What lies beside the log of one table; `picture` of the same."""
        return ()

    def tab(self, view: View) -> tuple[Hashable, str]:  # noqa: ARG002
        """The part of a round, and the tab that is open in it unless another is chosen."""
        return 0, "log"

    def recap(
        self,
        text: Text,  # noqa: ARG002
        seats: Sequence[SeatSpec],  # noqa: ARG002
        past: Sequence[AnyObservedStep],  # noqa: ARG002
        me: int,  # noqa: ARG002
    ) -> Recap | None:
        """What has happened since the last turn of a seat, in a few lines; None: it is shown again instead.

        Args:
            past: all steps, as the eyes that look saw them.
            me: that seat.
        """
        return None

    def ahead(self, colours: Sequence[str]) -> Iterable[str]:  # noqa: ARG002
        """Pictures that will be needed, first things first; `colours` of the seats, one's own first."""
        return ()


AnyTableUI: TypeAlias = TableUI[Any, Any]
