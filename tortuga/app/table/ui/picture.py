"""How a game draws its table: its parts, motions and announcements."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, MutableMapping, Sequence
from typing import Any, Generic, TypeVar

import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.table.acts.motion import Flying
from tortuga.app.table.acts.motions import Act, Motion
from tortuga.app.table.chooser import Chooser
from tortuga.app.table.layers import STANDARD, Extra, Furniture
from tortuga.app.table.marks import Banner, Marks, Note, Shown, Spot, Status
from tortuga.app.table.part import Parts
from tortuga.app.table.speech import Remark
from tortuga.app.table.ui.anygame import Say
from tortuga.app.table.ui.panels import SidePanel
from tortuga.kernel.players import SeatSpec

View = TypeVar("View")


class Picture(Flying, Generic[View]):
    """What is on the table and how it is drawn; one for each table, so it may keep state."""

    backdrop: str
    """Name of the picture behind everything."""
    parts: Parts
    """Everything on the table except banner, side panels, buttons and menu, which all tables have."""
    furniture: Furniture = STANDARD
    """Boxes of banner and buttons."""
    flies_at_once = False
    """Whether a frame in which something takes off or lands is painted whole, or it would appear twice."""
    pinned = False
    """Whether things stay where they usually are, however small or wide the window is."""
    choice_tab = False
    """Whether the effect of a choice is shown in a tab beside the log, as the tray has no room."""

    def furnished(self, seats: int) -> Furniture:  # noqa: ARG002
        """Its `furniture` at a table with this many seats."""
        return self.furniture

    # ------------------------------------------------------------------ what is drawn
    def side(self) -> tuple[SidePanel[View], ...]:
        """The panels beside the log; called once for each table."""
        return ()

    def announces(self, shown: Shown[View]) -> bool:  # noqa: ARG002
        """Whether the banner is shown; otherwise the game has something else in its place."""
        return True

    @abstractmethod
    def tray(
        self, shown: Shown[View], chooser: Chooser[Any] | None, hot: str | None, carried: str | None
    ) -> Extra:
        """The tray, in which decisions are made.

        Args:
            chooser: the open decision; None while nobody at the screen decides.
            hot: the target under the pointer or in focus.
            carried: the dragged target.
        """

    @abstractmethod
    def places(self, seats: int, count: int) -> tuple[Box, ...]:
        """Places of the log (first) and the side panels; panels without their own share the last one by tabs.

        Args:
            count: number of log and panels; fewer places are returned if there is no room for all.
        """

    def covers(self, view: View) -> Box | None:  # noqa: ARG002
        """The area of the side panels that a covering part hides in this view; None for none."""
        return None

    def playing(self, act: Act, time: float, still: bool) -> Marks:  # noqa: ARG002
        """The marks while an act plays; `still`: motion is reduced."""
        return act.marks

    def ambience(self, canvas: Canvas, view: View, time: float) -> Sequence[pygame.Rect]:  # noqa: ARG002
        """Paint what always moves a little (light on the water); not called with reduced motion.

        Returns:
            Where it painted, in pixels: without input nothing else is repainted.
        """
        return ()

    def bubble(self, remark: Remark, words: str, act: Act) -> Mapping[Spot, Motion]:  # noqa: ARG002
        """The speech bubble of a captain's remark on an act, by its spot; none if it is not shown."""
        return {}

    # ------------------------------------------------------------------ what is heard and said
    def pressed(self, spot: Spot | None) -> str:  # noqa: ARG002
        """The sound of picking a target; None: one without a spot."""
        return "click"

    def laid(self) -> str:
        """The sound of a successful drop."""
        return "click"

    def statuses(self, view: View, say: Say) -> Mapping[int, Status]:  # noqa: ARG002
        """The texts on ribbons, by seat."""
        return {}

    def notes(self, view: View, say: Say) -> Mapping[int, Note]:  # noqa: ARG002
        """Plates on boards, by seat."""
        return {}

    @abstractmethod
    def awaited(self, view: View) -> tuple[int, ...]:
        """The seats this view waits for."""

    @abstractmethod
    def waiting(self, view: View, say: Say, names: str) -> Banner:
        """The banner while others act; `names` of those waited for, "" for nobody."""

    # ------------------------------------------------------------------ window and players
    def fit(self, canvas: Canvas) -> None:
        """The window has a new size; there may be room beside the stage."""

    def sit(self, seats: Sequence[SeatSpec], session_memory: MutableMapping[Any, Any]) -> None:
        """Take the players of the table, before anything is drawn; not called in a replay.

        Args:
            session_memory: shared by all tables of this game until the program ends.
        """
