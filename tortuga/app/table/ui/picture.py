"""How a game draws its table: what lies where, what flies, what is announced."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, MutableMapping, Sequence
from typing import Any, Generic, TypeVar

import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.table.acts.motion import Flying
from tortuga.app.table.acts.motions import Act
from tortuga.app.table.chooser import Chooser
from tortuga.app.table.layers import HOUSE, Extra, Furniture
from tortuga.app.table.marks import Banner, Marks, Note, Shown, Spot, Status
from tortuga.app.table.part import Parts
from tortuga.app.table.ui.anygame import Say
from tortuga.kernel.players import SeatSpec

View = TypeVar("View")


class Picture(Flying, Generic[View]):
    """What lies on the table and how it is drawn; one for each table, so that it may remember things."""

    backdrop: str
    """Name of the picture behind everything."""
    parts: Parts
    """Everything on the table; the house adds banner, side panels, buttons and menu."""
    furniture: Furniture = HOUSE
    """Where the house puts banner and buttons."""
    choice_tab = False
    """Whether what a choice means is a tab beside the log, for want of room in the tray."""

    # ------------------------------------------------------------------ what is drawn
    def announces(self, shown: Shown[View]) -> bool:  # noqa: ARG002
        """Whether the banner lies on the table; else something of the game is in its place."""
        return True

    @abstractmethod
    def tray(
        self, shown: Shown[View], chooser: Chooser[Any] | None, hot: str | None, carried: str | None
    ) -> Extra:
        """Where decisions are made.

        Args:
            chooser: None while nobody before the screen decides.
            hot: the target under the pointer or in focus.
            carried: the target that is dragged.
        """

    @abstractmethod
    def places(self, seats: int, count: int) -> tuple[Box, ...]:
        """Where there is room for the log (first) and the side panels; tabs share the last place.

        Args:
            count: of the log and the panels; fewer places are given where there is no room for all.
        """

    def covers(self, view: View) -> Box | None:  # noqa: ARG002
        """What of the side panels a covering part lies over while a view stands; None for nothing."""
        return None

    def playing(self, act: Act, time: float, still: bool) -> Marks:  # noqa: ARG002
        """What is marked while an act plays; `still`: nothing moves."""
        return act.marks

    def ambience(self, canvas: Canvas, view: View, time: float) -> Sequence[pygame.Rect]:  # noqa: ARG002
        """Paint what always moves a little (light on the water); left out with reduced motion.

        Returns:
            Where it painted, in pixels: nothing else is painted while nobody does anything.
        """
        return ()

    # ------------------------------------------------------------------ what is heard and said
    def pressed(self, spot: Spot | None) -> str:  # noqa: ARG002
        """The sound of picking something; of a target without a place for None."""
        return "click"

    def laid(self) -> str:
        """The sound of what was dragged to where it may lie."""
        return "click"

    def statuses(self, view: View, say: Say) -> Mapping[int, Status]:  # noqa: ARG002
        """By seat, the words on its ribbon."""
        return {}

    def notes(self, view: View, say: Say) -> Mapping[int, Note]:  # noqa: ARG002
        """By seat, a plate on its board."""
        return {}

    @abstractmethod
    def awaited(self, view: View) -> tuple[int, ...]:
        """Whose decision the table as it is drawn waits for."""

    @abstractmethod
    def waiting(self, view: View, say: Say, names: str) -> Banner:
        """What is announced while others act; `names` of those who are waited for, "" for nobody."""

    # ------------------------------------------------------------------ where it stands
    def fit(self, canvas: Canvas) -> None:
        """The window is of another size now: there may be room beside the stage."""

    def sit(self, seats: Sequence[SeatSpec], session_memory: MutableMapping[Any, Any]) -> None:
        """Who sits at the table that it shows, before anything is drawn; a replay has nobody sit.

        Args:
            session_memory: what the tables of this game keep for each other until the program ends.
        """
