"""How a game draws its table: what lies where, what flies, what is announced."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping, Sequence
from typing import Any, Protocol, TypeVar

import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.table.acts.motion import Flying
from tortuga.app.table.acts.motions import Act
from tortuga.app.table.chooser import Chooser
from tortuga.app.table.layers import Furniture, Region
from tortuga.app.table.marks import Banner, Marks, Note, Shown, Spot, Status
from tortuga.app.table.ui.anygame import Say
from tortuga.kernel.players import SeatSpec

View = TypeVar("View")


class Picture(Flying, Protocol[View]):
    """What lies on the table and how it is drawn; one for each table, so that it may remember things."""

    @property
    def backdrop(self) -> str:
        """Name of the picture behind everything."""
        ...

    @property
    def furniture(self) -> Furniture:
        """Where the house puts banner and buttons."""
        ...

    @property
    def told(self) -> bool:
        """Whether what a choice means is a tab beside the log, for want of room in the tray."""
        ...

    def announces(self, shown: Shown[View]) -> bool:
        """Whether the banner lies on the table; else something of the game is in its place."""
        ...

    def regions(self, shown: Shown[View]) -> Sequence[Region]:
        """The table in drawing order; the house adds banner, side panels, buttons and menu."""
        ...

    def tray(
        self, shown: Shown[View], chooser: Chooser[Any] | None, hot: str | None, carried: str | None
    ) -> Region:
        """Where decisions are made.

        Args:
            chooser: None while nobody before the screen decides.
            hot: the target under the pointer or in focus.
            carried: the target that is dragged.
        """
        ...

    def box(self, spot: Spot, view: View, me: int) -> Box:
        """Where a thing is, in units. Every game has a `board` of each seat."""
        ...

    def ring(self, spot: Spot) -> float:
        """Radius of the corners of its focus ring, units."""
        ...

    def pressed(self, spot: Spot | None) -> str:
        """The sound of picking it; of a target without a place for None."""
        ...

    def laid(self) -> str:
        """The sound of what was dragged to where it may lie."""
        ...

    def fit(self, canvas: Canvas) -> None:
        """The window is of another size now: there may be room beside the stage."""
        ...

    def sit(self, seats: Sequence[SeatSpec], evening: MutableMapping[Any, Any]) -> None:
        """Who sits at the table that it shows, before anything is drawn; a replay has nobody sit.

        Args:
            evening: what the tables of this game keep for each other until the program ends.
        """
        ...

    def places(self, seats: int, count: int) -> tuple[Box, ...]:
        """Where there is room for the log (first) and the side panels; tabs share the last place.

        Args:
            count: of the log and the panels; fewer places are given where there is no room for all.
        """
        ...

    def playing(self, act: Act, time: float, still: bool) -> Marks:
        """What is marked while an act plays; `still`: nothing moves."""
        ...

    def ambience(self, canvas: Canvas, view: View, time: float) -> Sequence[pygame.Rect]:
        """Paint what always moves a little (light on the water); left out with reduced motion.

        Returns:
            Where it painted, in pixels: nothing else is painted while nobody does anything.
        """
        ...

    def statuses(self, view: View, say: Say) -> Mapping[int, Status]:
        """By seat, the words on its ribbon."""
        ...

    def notes(self, view: View, say: Say) -> Mapping[int, Note]:
        """By seat, a plate on its board."""
        ...

    def over(self, shown: Shown[View]) -> Sequence[Region]:
        """What lies over side panels and tray for a moment; () for nothing."""
        ...

    def covers(self, view: View) -> Box | None:
        """What of the side panels something of the game lies over while a view stands; None for nothing."""
        ...

    def opened(self, shown: Shown[View]) -> Sequence[Region]:
        """What lies hidden on the table, over it, for eyes that see everything; () for all others."""
        ...

    def awaited(self, view: View) -> tuple[int, ...]:
        """Whose decision the table as it is drawn waits for."""
        ...

    def waiting(self, view: View, say: Say, names: str) -> Banner:
        """What is announced while others act; `names` of those who are waited for, "" for nobody."""
        ...
