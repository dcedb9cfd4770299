"""What can be pressed on the table: the targets of a decision, the buttons with their keys, menu, tabs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from tortuga.app.draw.brush import SetLine
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import LEAST, fitted, words
from tortuga.app.draw.theme import ICON, PALETTE, mix
from tortuga.app.draw.units import Box, Point
from tortuga.app.input.focus import Focus, Focusable
from tortuga.app.scene.context import Context
from tortuga.app.settings import Speed
from tortuga.app.table.chooser import Chooser, Target
from tortuga.app.table.layers import Region
from tortuga.app.table.ui import AnyView, Picture

PRIMARY: Final[Box] = (1540, 760, 346, 74)
SECONDARY: Final[tuple[Box, ...]] = ((1540, 846, 109, 56), (1658.5, 846, 109, 56), (1777, 846, 109, 56))
_BUTTONS: Final[Box] = (PRIMARY[0] - 14, PRIMARY[1] - 14, PRIMARY[2] + 28, 170)
_MENU_RIGHT: Final[Point] = (1884, 28)
_MENU_STEP, _MENU_SIZE = 50, 40
_SUNK = 2.0


@dataclass(frozen=True, slots=True)
class TrayButton:
    """A button as it stands; frozen, so it can be part of a picture's key."""

    id: str
    box: Box
    label: str
    icon: str
    kind: Literal["primary", "secondary"] = "secondary"
    key: str = ""
    """Its key, worded."""
    enabled: bool = True
    hover: bool = False
    pressed: bool = False
    focused: bool = False
    row: tuple[str, ...] = ()
    """The words of the buttons beside it, its own among them: they are of one size."""


def with_focus(button: TrayButton, focus: Focus) -> TrayButton:
    """The button as the pointer and the keyboard see it."""
    return replace(
        button,
        hover=focus.hovered == button.id,
        pressed=focus.pressed == button.id,
        focused=focus.shows(button.id),
    )


def tray_button(canvas: Canvas, button: TrayButton) -> None:
    """Draw it: enabled, hover, pressed, focused or disabled."""
    x, y, w, h = button.box
    big = button.kind == "primary"
    down = button.enabled and button.pressed
    plate = "disabled"
    if button.enabled:
        plate = button.kind + ("_down" if down else "_hover" if button.hover or button.focused else "")
    canvas.plate(plate, button.box)
    if button.focused:
        canvas.plate("frame_focus", (x - 4, y - 4, w + 8, h + 8))
    y += _SUNK if down else 0
    ink = "button_ink" if button.enabled else "disabled_ink"
    size = canvas.sized("sc", 29.0) if big else min(23.0, canvas.sized("sc", 21.0))
    glyph = (29.0 if big else 21.0) * 1.22
    room = w - glyph - (44 if big else 20)
    middle = y + h / 2 - (0 if big or not button.key else 4)
    least = 21.0 if big else LEAST
    rows, bare = [button.label], w - 10
    if button.row:
        rooms = [
            (word, room if canvas.width(word, "sc", least, True) <= room else bare) for word in button.row
        ]
        size = min(size, canvas.alike(rooms, "sc", 21.0))
    if canvas.width(button.label, "sc", least, True) > room:
        if big:  # a long word of another language: two lines
            size = least
            rows = canvas.lines(button.label, "sc", size, room)
            rows = [rows[0], " ".join(rows[1:])] if len(rows) > 1 else rows
        else:  # a small button does without its icon
            glyph, room = -8.0, bare
    told = [fitted(canvas, row, "sc", size, room) for row in rows]
    total = max(canvas.width(row, role, fit, True) for row, role, fit in told) + glyph + 8
    left = x + (w - total) / 2
    if glyph > 0:
        canvas.icon(button.icon, (left + glyph / 2, middle), glyph, ink, shadow=120)
    for i, (row, role, fit) in enumerate(told):
        spot = (left + glyph + 8, middle - 1 + (i - (len(told) - 1) / 2) * 25)
        canvas.text(row, role, fit, ink, spot, shade="shade")
    if button.key:
        tone = mix(PALETTE[ink], PALETTE["primary" if big else "secondary"], 0.30)
        words(
            canvas,
            SetLine(button.key),
            "bold",
            16.5,
            tone,
            (x + w - 10, y + h - 12),
            "midright",
            max_w=w - 16,
        )


SPEED_ICON: dict[Speed, str] = {
    "slow": "hourglass",
    "normal": "play-button",
    "fast": "fast-forward-button",
    "off": "anchor",
}


@dataclass(frozen=True, slots=True)
class MenuItem:
    """One icon of the menu at the right of the top bar; `id` is what is done with it."""

    id: str
    icon: str
    enabled: bool = True


def menu_boxes(items: Sequence[MenuItem]) -> tuple[Box, ...]:
    """Where the icons are, the first one rightmost."""
    (x, y), half = _MENU_RIGHT, _MENU_SIZE / 2
    return tuple((x - i * _MENU_STEP - half, y - half, _MENU_SIZE, _MENU_SIZE) for i in range(len(items)))


def menu_region(items: Sequence[MenuItem], hot: str | None) -> Region:
    """The icons over the top bar; `hot` is the one under the pointer or in focus."""
    boxes = menu_boxes(items)

    def paint(canvas: Canvas) -> None:
        for item, box in zip(items, boxes, strict=True):
            lit = item.enabled and item.id == hot
            canvas.plate("menu_hover" if lit else "menu", box)
            ink = "button_ink" if lit else "#f6e3b4" if item.enabled else "disabled_ink"
            canvas.icon(item.icon, (box[0] + box[2] / 2, box[1] + box[3] / 2), 25, ink, shadow=140)

    x, y, w, h = boxes[-1]
    box = (x - 8, y - 8, boxes[0][0] + w - x + 16, h + 16)
    lit = hot if any(item.id == hot for item in items) else None
    return Region("menu", box, (tuple(items), lit), paint)


def buttons_region(buttons: tuple[TrayButton, ...]) -> Region:
    """The buttons beside the tray."""

    def paint(canvas: Canvas) -> None:
        for button in buttons:
            tray_button(canvas, button)

    return Region("buttons", _BUTTONS, buttons, paint)


@dataclass(frozen=True)
class TableControls:
    """The buttons of one frame.

    Args:
        picture: tells where the targets of the decision are.
        tabs: where the tabs of the side panel are, by name.
        chooser: the decision that is made, None while others act.
        undo: whether something can be taken back.
        moving: whether something moves that can be skipped.
        rushing: whether everything goes fast until the next choice.
        again: whether there is something of the others to be shown again.
    """

    context: Context
    picture: Picture[Any]
    tabs: Mapping[str, Box]
    view: AnyView
    me: int
    chooser: Chooser[Any] | None
    undo: bool
    moving: bool
    speed: Speed
    rushing: bool = False
    again: bool = False

    # ------------------------------------------------------------------ the parts
    def buttons(self, focus: Focus) -> tuple[TrayButton, ...]:
        """Primary and secondary buttons, as pointer and keyboard see them."""
        say, key = self.context.say, self.context.key_label
        chooser = self.chooser
        if chooser is None:
            primary = (
                ("skip", PRIMARY, say("table-skip"), ICON["fast"], "secondary", key("skip"), True)
                if self.moving
                else ("primary", PRIMARY, say("table-waiting"), ICON["wait"], "primary", "", False)
            )
        else:
            told = chooser.button()
            primary = ("primary", PRIMARY, told.label, told.icon, "primary", key("confirm"), told.ready)
        forfeits = chooser is not None and chooser.may_forfeit
        clear_id = "table-forfeit" if forfeits else chooser.clear_id if chooser is not None else "table-clear"
        second = "forfeit" if forfeits else "clear"
        rows = (
            primary,
            ("undo", SECONDARY[0], say("table-undo"), ICON["undo"], "secondary", key("undo"), self.undo),
            (
                second,
                SECONDARY[1],
                say(clear_id),
                ICON["cancel"],
                "secondary",
                key(second),
                chooser is not None,
            ),
            (
                "hint",
                SECONDARY[2],
                say("table-hint"),
                ICON["hint"],
                "secondary",
                key("hint"),
                chooser is not None and self.context.settings.now.hints,
            ),
        )
        beside = tuple(label for _, _, label, _, kind, _, _ in rows if kind == "secondary")
        return tuple(
            TrayButton(
                id,
                box,
                label,
                icon,
                "primary" if kind == "primary" else "secondary",
                shown,
                enabled,
                hover=focus.hovered == id,
                pressed=focus.pressed == id,
                row=beside if kind == "secondary" else (),
            )
            for id, box, label, icon, kind, shown, enabled in rows
        )

    def menu(self) -> tuple[MenuItem, ...]:
        """The icons of the top bar, rightmost first."""
        return (
            MenuItem("menu", ICON["exit"]),
            MenuItem("speed", SPEED_ICON[self.speed]),
            MenuItem("rush", ICON["done"] if self.rushing else ICON["clock"], self.speed != "off"),
            MenuItem("help", ICON["help"]),
            MenuItem("panel", ICON["log"]),
            MenuItem("menu-undo", ICON["undo"], self.undo),
            MenuItem("again", ICON["replay"], self.again),
        )

    # ------------------------------------------------------------------ pressing
    def focusables(self) -> list[Focusable]:
        """Targets first, then buttons, tabs and menu: the order of Tab."""
        targets = self.chooser.targets() if self.chooser is not None else ()
        found = [replace(self._target(target), zone="targets") for target in targets]
        found += [replace(button, zone="buttons") for button in self._buttons()]
        for tab, box in self.tabs.items():
            label = self.context.say(f"pic-tab-{tab}")
            found.append(Focusable(f"tab-{tab}", box, label, "", True, None, 10, sound="page", zone="tabs"))
        found += [replace(item, zone="menu") for item in self._menu()]
        return found

    def _target(self, target: Target) -> Focusable:
        box = target.box
        radius = 12.0
        if target.spot is not None:
            box = self.picture.box(target.spot, self.view, self.me)
            radius = self.picture.ring(target.spot)
        assert box is not None, "a target has a spot or a box"
        heard = self.picture.pressed(target.spot)
        return Focusable(target.id, box, target.label, target.tip, True, target.key, radius, sound=heard)

    def _buttons(self) -> list[Focusable]:
        say = self.context.say
        tips = {
            "primary": "table-confirm-tip" if self.chooser is not None else "",
            "skip": "help-skip",
            "undo": "table-undo-tip" if self.undo else "table-undo-never",
            "clear": "table-clear-tip",
            "forfeit": "table-forfeit-tip",
            "hint": "table-hint-tip",
        }
        keys = {"primary": "confirm"}
        return [
            Focusable(
                button.id,
                button.box,
                button.label,
                say(tips[button.id]) if tips[button.id] else "",
                # the primary button of a decision is never dead: it tells what is missing
                button.enabled or (button.id == "primary" and self.chooser is not None),
                keys.get(button.id, button.id),
                14,
            )
            for button in self.buttons(Focus())
        ]

    def _menu(self) -> list[Focusable]:
        say = self.context.say
        tips = {
            "menu": say("table-menu-exit"),
            "speed": say("table-menu-speed", speed=self.speed),
            "rush": say("table-menu-rush"),
            "help": say("tip-rules"),
            "panel": say("table-menu-log"),
            "menu-undo": say("table-undo-tip"),
            "again": say("action-again"),
        }
        keys = {"menu": "back", "help": "rules"}
        keys |= {name: name for name in ("speed", "rush", "panel", "again")}
        items = self.menu()
        boxes: Sequence[Box] = menu_boxes(items)
        return [
            Focusable(item.id, box, tips[item.id], tips[item.id], item.enabled, keys.get(item.id), 10)
            for item, box in zip(items, boxes, strict=True)
        ]
