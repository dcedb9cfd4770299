"""One thin focus layer for mouse, keyboard and later gamepad: what can be pressed, where focus goes next."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from tortuga.app.draw.units import Box

Direction: TypeAlias = Literal["left", "right", "up", "down"]

Action: TypeAlias = Callable[[], Any]
"""What a control does when it is pressed; returns the transition that follows, if any."""
_STEP: dict[Direction, tuple[int, int]] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
# a candidate straight ahead is preferred to a nearer one off the line by this factor
_SIDEWAYS = 4.0
_STEEP, _FAR = 4.0, 400.0
"""A control this much farther up or down than aside, and at least this far, is no neighbour sideways."""


class Focusable(msgspec.Struct, frozen=True):
    """Something that can be pressed: a button, a chest, a place on the table."""

    id: str
    """Unique within the scene; what `activate` is called with."""
    box: Box
    """Stage units: x, y, w, h."""
    label: str = ""
    """What it is, in the player's language (screen readers, tests)."""
    tooltip: str = ""
    """Shown after a moment's hover, or when it is focused by keyboard; also tells why it is disabled."""
    enabled: bool = True
    key: str | None = None
    """Name of the bound action (`bindings`) that presses it as well; its key is added to the tooltip."""
    radius: float = 12.0
    """Corner radius of the focus ring, units."""
    ring: bool = True
    """False when the scene draws its own sign of focus."""
    sound: str = "click"
    """The sound of pressing it (`sound.voices`)."""
    zone: str = ""
    """The part of the screen it belongs to (gamepad: shoulder buttons); "" = the control it is a part of."""
    checked: bool | None = None
    """Whether it is chosen, or on; None for a control without such a state (screen readers)."""
    held: str | None = None
    """Name of the bound action (`HELD`) that lasts while its key, or the mouse on this, is held."""
    listed: bool = False
    """Whether it is in a list of rows: up and down lead to the next row, however far aside its control is."""
    leaves_to: str = ""
    """Where Left leads out of the list of rows, whatever lies nearer; "" = to what lies nearest."""
    behind: str = ""
    """Where down and right lead instead of to this, however near it lies: where the eye goes on."""
    readable: Box | None = None
    """A box that its tooltip must not cover: that of the value it changes."""
    action: Action | None = None
    """What happens when it is pressed, where `Scene.activate` does not decide."""


class Focus(msgspec.Struct):
    """Where the attention of one scene is. Moved by the stage only."""

    focused: str | None = None
    hovered: str | None = None
    pressed: str | None = None
    visible: bool = False
    """True once the keyboard was used last: the ring is drawn, Enter presses what is focused."""
    hover_time: float = 0.0
    """Seconds the pointer rested on `hovered`."""

    def shows(self, name: str) -> bool:
        """True when `name` carries the keyboard focus visibly."""
        return self.visible and self.focused == name

    def hot(self, name: str) -> bool:
        """True when `name` is under the pointer or visibly focused."""
        return self.hovered == name or self.shows(name)


def id_parts(id: str | None) -> tuple[str, ...]:
    """The parts of a control's id: "die" and "3" for `die-3`. No other module takes ids apart."""
    return tuple(re.split("[-:.]", id or ""))


def rest_of(id: str | None, start: str) -> str | None:
    """What follows the start of an id; None for an id that begins otherwise."""
    return id.removeprefix(start) if id is not None and id.startswith(start) else None


def find(items: Sequence[Focusable], name: str | None) -> Focusable | None:
    """The focusable of that id."""
    return next((item for item in items if item.id == name), None)


def in_focus(items: Sequence[Focusable], focus: Focus) -> Focusable | None:
    """What carries the keyboard focus visibly: Enter presses it, whatever else is bound to that key."""
    return find(items, focus.focused) if focus.visible else None


def under(items: Sequence[Focusable], pos: tuple[float, float]) -> Focusable | None:
    """The topmost focusable below a point; later ones lie on top."""
    x, y = pos
    for item in reversed(items):
        left, top, width, height = item.box
        if left <= x < left + width and top <= y < top + height:
            return item
    return None


def bound(items: Sequence[Focusable], action: str) -> Focusable | None:
    """The first enabled focusable that a bound action presses."""
    return next((item for item in items if item.key == action and item.enabled), None)


def after(items: Sequence[Focusable], name: str | None, step: int) -> str | None:
    """The id `step` places further in Tab order, around the ends. None when nothing can be focused.

    Disabled ones are visited too: their tooltip tells why they cannot be pressed.
    """
    if not items:
        return None
    names = [item.id for item in items]
    if name not in names:
        return names[0 if step > 0 else -1]
    return names[(names.index(name) + step) % len(names)]


def zone(items: Sequence[Focusable], name: str | None, step: int) -> str | None:
    """The first id of the next (`step` 1) or previous (-1) part of the screen, around the ends."""
    zones: list[str] = []
    for item in items:
        if _zone(item) not in zones:
            zones.append(_zone(item))
    if not zones:
        return None
    here = find(items, name)
    goal = zones[0 if step > 0 else -1]
    if here is not None:
        goal = zones[(zones.index(_zone(here)) + step) % len(zones)]
    return next(item.id for item in items if _zone(item) == goal)


def _zone(item: Focusable) -> str:
    return item.zone or re.split("[:.]", item.id)[0]


def beside(items: Sequence[Focusable], name: str | None, direction: Direction) -> str | None:
    """The nearest id in a direction, None when nothing lies there.

    What lies straight ahead in the same part of the screen comes before what lies aside, unless that is in
    the same part too and less than half as far; a part of the same control comes first in any case. What
    lies left of a list of rows may be left for another goal (`Focusable.leaves_to`), and another may come
    before what it leads to (`Focusable.behind`).
    """
    origin = find(items, name)
    if origin is None:
        return items[0].id if items else None
    dx, dy = _STEP[direction]
    ahead: list[_Ahead] = []
    for item in items:
        if item.id == name:
            continue
        along, gap, off = _offset(origin.box, item.box, dx, dy)
        across = gap + 0.05 * off
        if dy and origin.listed and item.listed:
            across *= 0.001  # a small remainder decides between the controls of one row
        if along > 0 and not (dx and gap > max(_FAR, _STEEP * along)):
            ours = _zone(item) == _zone(origin)
            ahead.append(_Ahead(along + _SIDEWAYS * across, along, gap > 0, ours, item.id))
    best = min(ahead, default=None)
    straight = min((found for found in ahead if found.ours and not found.aside), default=None)
    if best is not None and straight is not None and best.aside:
        near = best.ours and best.along < straight.along / 2
        best = best if near and _control(straight.id) != _control(origin.id) else straight
    found = find(items, best.id) if best is not None else None
    beyond = best is None or found is None or best.aside or not found.listed
    if direction == "left" and origin.leaves_to and beyond:
        return origin.leaves_to
    if found is None:
        return None
    before = found.behind if direction in ("down", "right") else ""
    return found.id if before in ("", origin.id, origin.behind) else before


def _control(name: str) -> str:
    """The id of the control that an id is a part of; otherwise the id itself."""
    return name.partition(":")[0]


class _Ahead(NamedTuple):
    """Something in a direction."""

    cost: float
    along: float
    aside: bool
    ours: bool
    """Whether it is in the same part of the screen."""
    id: str


def _offset(origin: Box, other: Box, dx: int, dy: int) -> tuple[float, float, float]:
    """How far `other` lies along the direction, beside the beam of `origin` (gap), and off its middle."""
    ox, oy, ow, oh = origin
    x, y, w, h = other
    if dy:  # as if it were sideways
        (ox, oy, ow, oh), (x, y, w, h) = (oy, ox, oh, ow), (y, x, h, w)
    onward = dx + dy > 0
    # things that mostly overlap along the direction lie beside each other, not ahead
    if (x - (ox + ow) if onward else ox - (x + w)) < -min(w, ow) / 2:
        return 0.0, 0.0, 0.0
    along = (x + w / 2 - ox - ow / 2) * (1 if onward else -1)
    return along, max(0.0, y - (oy + oh), oy - (y + h)), abs(y + h / 2 - oy - oh / 2)
