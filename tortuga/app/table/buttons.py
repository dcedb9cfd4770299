"""The controls of the table: buttons beside the tray, menu in the top bar, targets of a decision, tabs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from msgspec import structs

from tortuga.app.draw.canvas import MIN_TEXT, Canvas, Style, legible
from tortuga.app.draw.theme import ICON, PALETTE, mix
from tortuga.app.draw.units import Box, Point
from tortuga.app.input.focus import Focus, Focusable, id_parts, in_focus
from tortuga.app.settings import Speed
from tortuga.app.table.chooser import Chooser, Target
from tortuga.app.table.course import TableCourse
from tortuga.app.table.layers import Extra, Furniture, rung_boxes
from tortuga.app.table.side.panels import own_control

_MENU_RIGHT: Final[Point] = (1884, 28)
_MENU_STEP, _MENU_SIZE = 50, 40
_PRESSED_OFFSET = 2.0
_KEY, _MAX_KEY = 16.5, 22.0
"""Size of a key's name: the default, and the largest with larger text, so that it stays below the label."""
_KEY_EDGE = 3.75  # units between the key's name and the lower edge


@dataclass(frozen=True, slots=True)
class TrayButton:
    """A button's state; frozen, so that it can be part of a picture's key."""

    id: str
    box: Box
    label: str
    icon: str
    kind: Literal["primary", "secondary"] = "secondary"
    key: str = ""
    """Name of its key."""
    enabled: bool = True
    hover: bool = False
    pressed: bool = False
    row: tuple[str, ...] = ()
    """Labels of all buttons in its row, set at one size."""


_LOW_HEIGHT = 70.0
"""Below this height a large button has no separate line for its key."""


def draw_tray_button(canvas: Canvas, button: TrayButton) -> None:
    """Draw a button: enabled, hover, pressed or disabled; the stage draws the focus ring."""
    x, y, w, h = button.box
    big = button.kind == "primary"
    down = button.enabled and button.pressed
    plate = "disabled"
    if button.enabled:
        plate = button.kind + ("_down" if down else "_hover" if button.hover else "")
    canvas.plate(plate, button.box)
    y += _PRESSED_OFFSET if down else 0
    ink = "button_ink" if button.enabled else "disabled_ink"
    size = canvas.sized("sc", 29.0) if big else min(23.0, canvas.sized("sc", 21.0))
    glyph = (29.0 if big else 21.0) * 1.22
    room = w - glyph - (44 if big else 20)
    # a large label moves up where its key would touch it
    low = size > 29.0 and h < _LOW_HEIGHT
    middle = y + h / 2 - (0 if not button.key else 7 if big and low else 0 if big else canvas.numeral(4, 7))
    least = 21.0 if big else MIN_TEXT
    rows, bare = [button.label], w - 10
    if button.row:
        rooms = [
            (word, room if canvas.width(word, "sc", least, True) <= room else bare) for word in button.row
        ]
        size = min(size, canvas.alike(rooms, Style("sc", 21.0)).size)
    if canvas.width(button.label, "sc", least, True) > room:
        if big:  # a long label is set in two lines
            size = least
            rows = canvas.lines(button.label, "sc", size, room)
            rows = [rows[0], " ".join(rows[1:])] if len(rows) > 1 else rows
        else:  # a small button drops its icon
            glyph, room = -8.0, bare
    lines = [canvas.fitted(row, "sc", size, room) for row in rows]
    total = max(canvas.width(row, role, fit, True) for row, role, fit in lines) + glyph + 8
    left = x + (w - total) / 2
    if big and button.key and not low:  # a long label moves up, too
        wide = canvas.width(button.key, "bold", canvas.numeral(_KEY, _MAX_KEY), True)
        middle -= 7 if left + total > x + w - 16 - wide else 0
    if glyph > 0:
        canvas.icon(button.icon, (left + glyph / 2, middle), glyph, ink, shadow=120)
    for i, (row, role, fit) in enumerate(lines):
        spot = (left + glyph + 8, middle - 1 + (i - (len(lines) - 1) / 2) * 25)
        canvas.write(row, Style(role, fit, ink, "shade"), spot)
    if button.key:
        tone = mix(PALETTE[ink], PALETTE["primary" if big else "secondary"], 0.30)
        # lower end of the last line's letters
        ends = middle + (len(lines) - 1) / 2 * 25 + 0.34 * lines[-1][2] + (3 if big else 5)
        size = canvas.numeral(_KEY, min((y + h - _KEY_EDGE - ends) / 0.85, _MAX_KEY))
        spot = (x + w - 10, y + h - _KEY_EDGE - size / 2)
        canvas.write(button.key, legible("bold", size, tone, grows=False), spot, w - 16, "midright")


SPEED_ICON: dict[Speed, str] = {
    "slow": "sea-turtle",
    "normal": "play-button",
    "fast": "seagull",
    "off": "anchor",
}


@dataclass(frozen=True, slots=True)
class MenuItem:
    """One icon of the menu at the right of the top bar; `id` is its action."""

    id: str
    icon: str
    enabled: bool = True


def menu_boxes(items: Sequence[MenuItem], aside: float = 0.0) -> tuple[Box, ...]:
    """Boxes of the icons, the first one rightmost.

    Args:
        aside: how far beyond the stage the bar is used.
    """
    (x, y), half = _MENU_RIGHT, _MENU_SIZE / 2
    x += aside - half
    return tuple(Box(x - i * _MENU_STEP, y - half, _MENU_SIZE, _MENU_SIZE) for i in range(len(items)))


def menu_region(items: Sequence[MenuItem], hot: str | None, aside: float = 0.0) -> Extra:
    """The icons over the top bar; `hot` is the one under the pointer or in focus."""
    boxes = menu_boxes(items, aside)

    def paint(canvas: Canvas) -> None:
        for item, box in zip(items, boxes, strict=True):
            lit = item.enabled and item.id == hot
            canvas.plate("menu_hover" if lit else "menu", box)
            ink = "button_ink" if lit else "#f6e3b4" if item.enabled else "disabled_ink"
            canvas.icon(item.icon, box.center, 25, ink, shadow=140)

    lit = hot if any(item.id == hot for item in items) else None
    return Extra("menu", (tuple(items), lit, aside), paint)


def buttons_region(buttons: tuple[TrayButton, ...]) -> Extra:
    """The buttons beside the tray."""

    def paint(canvas: Canvas) -> None:
        for button in buttons:
            draw_tray_button(canvas, button)

    return Extra("buttons", buttons, paint)


_MENU: Final = {
    "menu": ("table-menu-exit", "back"),
    "speed": ("table-menu-speed", "speed"),
    "rush": ("table-menu-rush", "rush"),
    "help": ("tip-rules", "rules"),
    "panel": ("table-menu-log", "panel"),
    "menu-undo": ("table-undo-tip", "undo"),
    "again": ("action-again", "again"),
}
"""Text and key of each icon of the menu."""
_RADIUS, _TARGET_RADIUS, _BUTTON_RADIUS = 10, 12.0, 14
"""Corners of the focus ring: around tabs and icons, targets in the tray, and buttons."""


class TableControls:
    """The buttons of a table, as they are at the moment."""

    def __init__(self, table: TableCourse) -> None:
        self._table = table
        self.context = table.context
        self.presenter = table.presenter

    @property
    def chooser(self) -> Chooser[Any] | None:
        """The open decision; None while others act or something moves."""
        decision = self._table.decision
        return decision.chooser if decision is not None and not self.presenter.busy else None

    @property
    def tabs(self) -> Mapping[str, Box]:
        """Boxes of the side panel's tabs, by name."""
        table = self._table
        return table.panels.tabs(len(table.session.seats), table.panel.over(table.decision), self.context.say)

    @property
    def _undo(self) -> bool:
        """Whether something can be taken back."""
        decision, presenter = self._table.decision, self.presenter
        picked = decision is not None and decision.can_undo and not presenter.busy
        return picked or self._table.session.can_undo(presenter.me)

    @property
    def _focus_elsewhere(self) -> bool:
        """Whether another control has the focus, so that Enter does not confirm."""
        table, name = self._table, self._table.focus.focused
        if name is None or not table.focus.visible:
            return False
        if id_parts(name)[0] == "recap":
            return table.panel.recap.open and not table.panel.advised(table.decision)
        return bool(own_control(name)) or any(chip.id == name for chip in table.covers.chips())

    @property
    def _furniture(self) -> Furniture:
        return self.presenter.picture.furnished(len(self._table.session.seats))

    # ------------------------------------------------------------------ the parts
    def buttons(self, focus: Focus) -> tuple[TrayButton, ...]:
        """Primary and secondary buttons, with hover and pressed state."""
        say, chooser, furniture = self.context.say, self.chooser, self._furniture
        hotseat, advising = self._table.hotseat, self._table.advising
        writes = (hotseat.holder or hotseat.presenter.eyes).seat >= 0
        if chooser is not None and chooser.may_forfeit:
            clear = ("forfeit", "table-forfeit")
        else:
            clear = ("clear", chooser.clear_id if chooser is not None else "table-clear")
        advised = chooser is not None and chooser.advisable and advising.allowed
        known = {
            "undo": ("undo", "table-undo", ICON["undo"], self._undo),
            "clear": (*clear, ICON["cancel"], chooser is not None),
            "skip": ("skip", "table-skip", ICON["fast"], True),
            "hint": ("hint", "table-hint", ICON["hint"], advised),
            "notes": ("notes", "table-notes", ICON["notes"], writes),
        }
        # not in the primary button's place: the second half of a double click would skip the result
        moves = {"clear": "skip"} if chooser is None and self.presenter.busy else {}
        small = [known[moves.get(name, name)] for name in furniture.small]
        row = tuple(say(text) for _, text, _, _ in small)
        buttons = [self._primary(focus)]
        for box, label, (id, _, icon, enabled) in zip(furniture.secondary, row, small, strict=True):
            key = self.context.key_label(id)
            buttons.append(TrayButton(id, box, label, icon, "secondary", key, enabled, row=row))
        return tuple(
            replace(button, hover=focus.hovered == button.id, pressed=focus.pressed == button.id)
            for button in buttons
        )

    def _primary(self, focus: Focus) -> TrayButton:
        """The large button; it names the Enter key only while Enter would press it."""
        box = self._furniture.primary
        if self.chooser is None:
            session = self._table.session  # it may be ahead of the picture
            over = session.finished and len(self.presenter.past) >= session.position
            waiting = self.context.say("table-over" if over else "table-waiting")
            return TrayButton("primary", box, waiting, ICON["wait"], "primary", enabled=False)
        button = self.chooser.button()
        other = in_focus(self.focusables(), focus) if focus.visible else None
        enters = not self._focus_elsewhere and (other is None or other.id == "primary")
        key = self.context.key_label("confirm") if enters else ""
        return TrayButton("primary", box, button.label, button.icon, "primary", key, button.ready)

    def menu(self) -> tuple[MenuItem, ...]:
        """The icons of the top bar, rightmost first."""
        speed, rushing = self.context.settings.now.speed, self._table.fast_forward.rushing
        again = bool(self.presenter.recent) or self._table.panel.recap.has_lines
        return (
            MenuItem("menu", ICON["menu"]),
            MenuItem("speed", SPEED_ICON[speed]),
            MenuItem("rush", ICON["done" if rushing else "fast"], speed != "off"),
            MenuItem("help", ICON["help"]),
            MenuItem("panel", ICON["log"]),
            MenuItem("menu-undo", ICON["undo"], self._undo),
            MenuItem("again", ICON["replay"], again and not self.presenter.busy),
        )

    # ------------------------------------------------------------------ pressing
    def focusables(self) -> list[Focusable]:
        """Targets first, then buttons, tabs and menu: the order of Tab."""
        targets = self.chooser.targets() if self.chooser is not None else ()
        items = [structs.replace(self._target(target), zone="targets") for target in targets]
        items += [structs.replace(button, zone="buttons") for button in (*self._buttons(), *self._rungs())]
        for tab, box in self.tabs.items():
            label = self.context.say(f"pic-tab-{tab}")
            items.append(
                Focusable(f"tab-{tab}", box, label, "", True, None, _RADIUS, sound="page", zone="tabs")
            )
        speed = self.context.settings.now.speed
        boxes = menu_boxes(self.menu(), self._furniture.bar)
        for icon, box in zip(self.menu(), boxes, strict=True):
            text, key = _MENU[icon.id]
            label = self.context.say(text, speed=speed)
            items.append(Focusable(icon.id, box, label, label, icon.enabled, key, _RADIUS, zone="menu"))
        return items

    def _target(self, target: Target) -> Focusable:
        box, radius = target.box and target.box.moved(self._furniture.tray), _TARGET_RADIUS
        presenter, picture = self.presenter, self.presenter.picture
        if box is None and target.spot is not None:
            box = picture.parts.box(target.spot, presenter.view, presenter.me)
            radius = picture.parts.ring(target.spot)
        assert box is not None, "a target has a spot or a box"
        heard = picture.pressed(target.spot)
        label = f"{target.label}; {target.heard}" if target.heard else target.label
        return Focusable(target.id, box, label, target.tip, True, target.key, radius, sound=heard)

    def _rungs(self) -> Iterator[Focusable]:
        """The tutor's rungs, while the announcement shows them."""
        decision, picture = self._table.decision, self.presenter.picture
        banner = decision.banner() if decision is not None and self.chooser is not None else None
        if banner is None or not banner.rungs or not picture.announces(self._table.shown()):
            return
        place = picture.furnished(len(self._table.session.seats)).banner
        for number, box in enumerate(rung_boxes(place, len(banner.rungs)), start=1):
            label = f"{number}: {banner.rungs[number - 1]}"
            yield Focusable(f"rung-{number}", box, label, "", True, None, _RADIUS)

    def _buttons(self) -> list[Focusable]:
        say, decision = self.context.say, self._table.decision
        asked = decision is not None and decision.advice is not None  # the advice names its key itself
        hint = "" if asked else "table-hint-tip" if self._table.advising.allowed else "table-hint-barred"
        if self._table.advising.tutoring:
            hint = "table-tutor-tip"
        tips = {
            "primary": "",  # its label says it all
            "skip": "help-skip",
            "undo": "table-undo-tip" if self._undo else "table-undo-never",
            "clear": "table-clear-tip",
            "forfeit": "table-forfeit-tip",
            "hint": hint,
            "notes": "action-notes",
        }
        named = self.context.key_variables("confirm")
        return [
            Focusable(
                button.id,
                button.box,
                button.label,
                say(tips[button.id], **named) if tips[button.id] else "",
                # during a decision the primary button always works: it says what is missing
                button.enabled or (button.id == "primary" and self.chooser is not None),
                "confirm" if button.id == "primary" else button.id,
                _BUTTON_RADIUS,
            )
            for button in self.buttons(Focus())
        ]
