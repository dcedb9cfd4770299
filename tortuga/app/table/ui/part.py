"""A thing on the table, told in one place: where it is, how it looks, and what is said about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeAlias

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box, Point
from tortuga.app.table.layers import TOPBAR, Region
from tortuga.app.table.marks import Shown, Spot

Place: TypeAlias = Box | Callable[[int], Box]
"""Where the spots of a kind are: one box, or a box by the spot's index."""


class Hit(NamedTuple):
    """What lies under a point."""

    spot: Spot
    box: Box


class Part:
    """A thing on the table. It remembers nothing: the same part is asked about different views.

    A game derives from it and overrides what differs from these defaults. A decoration overrides `paint`
    alone; something that can be pointed at has `places`, `points`, `pages` and `tip`.
    """

    places: Mapping[str, Place] = {}
    """By kind of spot, where it is; kinds whose place depends on the view are told by `box`."""
    kinds: tuple[str, ...] = ()
    """Further kinds that `box` knows."""
    points: tuple[str, ...] = ()
    """Kinds with one box each that the pointer can rest on, the lowest first; see `areas`."""
    pages: Mapping[str, str] = {}
    """By kind, the page of the rules."""
    rings: Mapping[str, float] = {}
    """By kind, the radius of the corners of the focus ring, units."""
    keys: Mapping[str, str] = {}
    """By kind, the bound action that does something with it."""

    def paint(self, canvas: Canvas, shown: Any) -> None:
        """Draw it, if it is there at all."""

    def box(self, spot: Spot, view: Any, me: int) -> Box | None:  # noqa: ARG002
        """Where a spot is; None if it is not a spot of this part."""
        place = self.places.get(spot.kind)
        return place(spot.index) if callable(place) else place

    def areas(self, shown: Any) -> Iterable[Hit]:  # noqa: ARG002
        """Everything the pointer can rest on, the lowest first."""
        for kind in self.points:
            place = self.places[kind]
            assert not callable(place), f"{kind} has several places: override areas"
            yield Hit(Spot(kind), place)

    def hit(self, shown: Any, pos: Point) -> Hit | None:
        """Its topmost area below a point."""
        found = None
        for hit in self.areas(shown):
            if hit.box.has(pos):
                found = hit
        return found

    def tip(self, shown: Any, spot: Spot) -> str:  # noqa: ARG002
        """The tooltip of a spot; "" for none."""
        return ""

    def page(self, spot: Spot) -> str:
        """The page of the rules about a spot; "" if it is not a spot of this part."""
        return self.pages.get(spot.kind, "")


class Parts:
    """All things on the table of a game.

    Args:
        every: in drawing order; what is drawn last lies on top.
    """

    def __init__(self, *every: Part) -> None:
        self.every = every
        self._owners: dict[str, list[Part]] = {}
        for part in every:
            for kind in (*part.places, *part.kinds):
                self._owners.setdefault(kind, []).append(part)

    def box(self, spot: Spot, view: Any, me: int) -> Box:
        """Where a thing is, in units.

        Raises:
            KeyError: no part has such a spot.
        """
        for part in self._owners[spot.kind]:
            box = part.box(spot, view, me)
            if box is not None:
                return box
        raise KeyError(spot)

    def hit(self, shown: Any, pos: Point) -> Hit | None:
        """The topmost thing below a point; None over open sea."""
        hits = (part.hit(shown, pos) for part in reversed(self.every))
        return next((hit for hit in hits if hit is not None), None)

    def tip(self, shown: Any, spot: Spot) -> str:
        """The tooltip of a spot, "" for none."""
        for part in self._owners.get(spot.kind, ()):
            if part.box(spot, shown.view, shown.me) is not None:
                return part.tip(shown, spot)
        return ""

    def page(self, spot: Spot) -> str:
        """The page of the rules about a spot, "" for none."""
        pages = (part.page(spot) for part in self._owners.get(spot.kind, ()))
        return next(filter(None, pages), "")

    def key(self, spot: Spot) -> str:
        """The bound action that does something with a spot, "" for none."""
        return next(filter(None, (part.keys.get(spot.kind) for part in self._owners.get(spot.kind, ()))), "")

    def ring(self, spot: Spot, usual: float = 8.0) -> float:
        """Radius of the corners of its focus ring, units."""
        radii = (part.rings.get(spot.kind) for part in self._owners.get(spot.kind, ()))
        return next((radius for radius in radii if radius is not None), usual)


def region(part: Part, shown: Shown[Any], keyed: bool = False) -> Region:
    """A part as a piece of the picture; `keyed`: it lies over pieces of the house."""
    key = (shown.view, shown.me, shown.marks, tuple(shown.seats), shown.text.language) if keyed else None
    return Region(f"{type(part).__name__} {id(part)}", TOPBAR, key, lambda canvas: part.paint(canvas, shown))
