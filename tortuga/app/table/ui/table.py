"""Everything a game brings to the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Scene
from tortuga.app.settings import Asking
from tortuga.app.table.acts.motions import Recap
from tortuga.app.table.chooser import Chooser, Desk
from tortuga.app.table.speech import Speech
from tortuga.app.table.ui.anygame import AnyObservedStep, AnyObserver, Say
from tortuga.app.table.ui.panels import AdvicePanel
from tortuga.app.table.ui.picture import Picture
from tortuga.app.table.ui.sheets import NoteAction, Peeks, Sheet
from tortuga.app.table.ui.telling import Director, Narrative, Topics
from tortuga.app.text import Text
from tortuga.kernel.log.format import Header
from tortuga.kernel.players import SeatSpec

View = TypeVar("View")
Command = TypeVar("Command")


class TableUI(ABC, Generic[View, Command]):
    """Everything a game brings to the table, with defaults."""

    # ------------------------------------------------------------------ one for each table
    narrative: Callable[[Text, Sequence[SeatSpec]], Narrative[Any, Any]]
    """Makes the narrative from text and seats."""
    director: Callable[[Say, Sequence[SeatSpec]], Director[Any, Any]]
    """Makes the director from a function that words messages, and from who plays."""
    picture: Callable[[], Picture[Any]]
    """Makes the picture."""
    remarks: Callable[[Header, Text], Speech] | None = None
    """Makes what captains say of public events from header and text; None if they say nothing."""

    # ------------------------------------------------------------------ shared by all tables
    advice: AdvicePanel[Any]
    """Draws advice."""
    topics: Topics[Any]
    """Help on controls and panels."""
    sheets: Mapping[str, Sheet] = {}
    """Sheets by bound action."""
    opening: Callable[[Context, AnyObserver], Scene] | None = None
    """What the only person at the screen reads first in a new game."""
    note_actions: Mapping[str, NoteAction] = {}
    """Ways to write a note, by bound action."""
    peeks: Peeks[Any] | None = None
    """Secrets shown under a cover; None: behind the curtain all of a person's secrets are open."""
    keys: tuple[tuple[tuple[str, ...], str], ...] = ()
    """Bound actions of this table only, with their texts in the list of keys."""
    stop = ""
    """Key that makes the table ask at the next opportunity; "" for none."""

    # ------------------------------------------------------------------ decisions
    @abstractmethod
    def chooser(self, desk: Desk[View, Command]) -> Chooser[Command]:
        """The decision the seat has to make now.

        Raises:
            ValueError: it has none.
        """

    def idle(self, desk: Desk[View, Command]) -> Command | None:  # noqa: ARG002
        """The command of a person who need not be called to the screen; None: call."""
        return None

    def waived(self, desk: Desk[View, Command], asking: Asking) -> Command | None:  # noqa: ARG002
        """The command of a person who does not want to be asked out of turn; None: ask.

        Args:
            asking: the setting; "key" means only after pressing a key.
        """
        return None

    def clock(self, desk: Desk[View, Command]) -> tuple[float, tuple[Command, ...]] | None:  # noqa: ARG002
        """Time limit of this decision in seconds, and the commands given when it is up; None: no limit."""
        return None

    # ------------------------------------------------------------------ beside the table
    def tab(self, view: View) -> tuple[Hashable, str]:  # noqa: ARG002
        """The part of a round, and its default tab."""
        return 0, "log"

    def finale(self, view: View) -> bool:  # noqa: ARG002
        """Whether this may be the last round, which has a tune of its own."""
        return False

    def recap(
        self,
        text: Text,  # noqa: ARG002
        seats: Sequence[SeatSpec],  # noqa: ARG002
        past: Sequence[AnyObservedStep],  # noqa: ARG002
        me: int,  # noqa: ARG002
    ) -> Recap | None:
        """The events since a seat's last turn in a few lines; None: they are replayed instead.

        Args:
            past: all steps, as the observer saw them.
            me: that seat.
        """
        return None

    def ahead(self, colours: Sequence[str]) -> Iterable[str]:  # noqa: ARG002
        """Pictures to preload, most urgent first; `colours` of the seats, the player's own first."""
        return ()


AnyTableUI: TypeAlias = TableUI[Any, Any]
