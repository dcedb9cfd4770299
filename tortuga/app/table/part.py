"""A thing on the table, described in one place: where it is, how it looks, and its tooltip and rules page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeAlias

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box, Point
from tortuga.app.table.marks import Shown, Spot

Place: TypeAlias = Box | Callable[[int], Box]
"""Where the spots of a kind are: one box, or a box by the spot's index."""


class Hit(NamedTuple):
    """The thing at a point."""

    spot: Spot
    box: Box


class Silent(Hit):
    """A thing without a tooltip, as it already shows everything."""

    __slots__ = ()


class Part:
    """A thing on the table. It keeps no state: the same part draws different views.

    Games derive from it and override what differs from these defaults. A decoration overrides only `paint`; a
    part that can be pointed at has `places`, `points`, `pages` and `tip`.
    """

    places: Mapping[str, Place] = {}
    """Boxes by kind of spot; `box` knows those that depend on the view."""
    kinds: tuple[str, ...] = ()
    """Further kinds that `box` knows."""
    points: tuple[str, ...] = ()
    """Kinds with one box each that the pointer can rest on, the lowest first; see `areas`."""
    pages: Mapping[str, str] = {}
    """Pages of the rules by kind."""
    rings: Mapping[str, float] = {}
    """Corner radius of the focus ring by kind, units."""
    keys: Mapping[str, str] = {}
    """Bound action by kind."""
    covering = False
    """Whether it is drawn over tray and side panels."""

    def paint(self, canvas: Canvas, shown: Any) -> None:
        """Draw it, if it is present."""

    def drawn_from(self, shown: Any) -> object | None:  # noqa: ARG002
        """What it is drawn from, compared with ==; None: from everything, so that any change repaints it."""
        return None

    def box(self, spot: Spot, view: Any, me: int) -> Box | None:  # noqa: ARG002
        """The box of a spot; None if it is not this part's."""
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
        top = None
        for hit in self.areas(shown):
            if hit.box.has(pos):
                top = hit
        return top

    def tip(self, shown: Any, spot: Spot) -> str:  # noqa: ARG002
        """The tooltip of a spot; "" for none."""
        return ""

    def page(self, spot: Spot) -> str:
        """The page of the rules about a spot; "" if it is not this part's."""
        return self.pages.get(spot.kind, "")

    def key(self, spot: Spot, me: int) -> str:  # noqa: ARG002
        """The bound action of a spot, "" for none."""
        return self.keys.get(spot.kind, "")


class Parts:
    """All things on the table of a game.

    Args:
        every: in drawing order, the topmost last.
        of: turns `Shown` into what the parts of this game are drawn from.
    """

    def __init__(self, *every: Part, of: Callable[[Shown[Any]], Any] = lambda shown: shown) -> None:
        self.every, self.of = every, of
        self._owners: dict[str, list[Part]] = {}
        for part in every:
            for kind in (*part.places, *part.kinds):
                self._owners.setdefault(kind, []).append(part)

    @property
    def kinds(self) -> frozenset[str]:
        """All kinds of spots there are."""
        return frozenset(self._owners)

    def box(self, spot: Spot, view: Any, me: int) -> Box:
        """Where a thing is, in units.

        Raises:
            KeyError: no part has such a spot.
        """
        return self._owner(spot, view, me)[1]

    def owner(self, spot: Spot, view: Any, me: int) -> Part:
        """The part that a thing belongs to.

        Raises:
            KeyError: no part has such a spot.
        """
        return self._owner(spot, view, me)[0]

    def _owner(self, spot: Spot, view: Any, me: int) -> tuple[Part, Box]:
        for part in self._owners[spot.kind]:
            box = part.box(spot, view, me)
            if box is not None:
                return part, box
        raise KeyError(spot)

    def areas(self, shown: Shown[Any]) -> list[Hit]:
        """Everything the pointer can rest on, the lowest first."""
        given = self.of(shown)
        return [hit for part in self.every for hit in part.areas(given)]

    def hit(self, shown: Shown[Any], pos: Point) -> Hit | None:
        """The topmost thing below a point; None over open sea."""
        given = self.of(shown)
        hits = (part.hit(given, pos) for part in reversed(self.every))
        return next((hit for hit in hits if hit is not None), None)

    def tip(self, shown: Shown[Any], spot: Spot) -> str:
        """The tooltip of a spot, "" for none."""
        return self.owner(spot, shown.view, shown.me).tip(self.of(shown), spot)

    def page(self, spot: Spot) -> str:
        """The page of the rules about a spot, "" for none."""
        return self._first(spot.kind, lambda part: part.page(spot))

    def key(self, spot: Spot, me: int) -> str:
        """The bound action of a spot, "" for none."""
        return self._first(spot.kind, lambda part: part.key(spot, me))

    def ring(self, spot: Spot) -> float:
        """Radius of the corners of its focus ring, units."""
        radii = (part.rings.get(spot.kind) for part in self._owners.get(spot.kind, ()))
        return next((radius for radius in radii if radius is not None), 8.0)

    def _first(self, kind: str, ask: Callable[[Part], str]) -> str:
        return next(filter(None, map(ask, self._owners.get(kind, ()))), "")
