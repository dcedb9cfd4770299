"""The controls of the table: targets of a decision, buttons, menu and tabs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from tortuga.app.draw.theme import ICON
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focus, Focusable, in_focus
from tortuga.app.scene.context import Context
from tortuga.app.table.buttons import SPEED_ICON, MenuItem, TrayButton, menu_boxes
from tortuga.app.table.chooser import Chooser, Target
from tortuga.app.table.presenter import Presenter

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


@dataclass(frozen=True)
class TableControls:
    """The buttons of one frame.

    Args:
        tabs: boxes of the side panel's tabs, by name.
        chooser: the open decision; None while others act.
        undo: whether something can be taken back.
        rushing: whether everything goes fast until the next choice.
        again: whether recent actions of others can be replayed.
        over: whether the game has ended.
    """

    context: Context
    presenter: Presenter
    tabs: Mapping[str, Box]
    chooser: Chooser[Any] | None
    undo: bool = False
    rushing: bool = False
    again: bool = False
    over: bool = False
    hints: bool = True
    """Whether captains may be asked for advice."""
    advised: bool = False
    """Whether advice is shown; it names the key for its next page itself."""
    notes: bool = False
    """Whether the person at the screen has a notebook."""
    itself: bool = False
    """Whether the decision has no alternatives and will confirm itself in a moment."""
    beside: bool = False
    """Whether another control has the focus, so that Enter does not confirm."""

    # ------------------------------------------------------------------ the parts
    def buttons(self, focus: Focus) -> tuple[TrayButton, ...]:
        """Primary and secondary buttons, as pointer and keyboard see them."""
        say, chooser, furniture = self.context.say, self.chooser, self.presenter.picture.furniture
        if chooser is not None and chooser.may_forfeit:
            clear = ("forfeit", "table-forfeit")
        else:
            clear = ("clear", chooser.clear_id if chooser is not None else "table-clear")
        advised = chooser is not None and chooser.advisable and self.hints
        known = {
            "undo": ("undo", "table-undo", ICON["undo"], self.undo),
            "clear": (*clear, ICON["cancel"], chooser is not None),
            "skip": ("skip", "table-skip", ICON["fast"], True),
            "hint": ("hint", "table-hint", ICON["hint"], advised),
            "notes": ("notes", "table-notes", ICON["notes"], self.notes),
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
        """The large button, which names Enter only while Enter presses it."""
        box = self.presenter.picture.furniture.primary
        if self.chooser is None:
            waiting = self.context.say("table-over" if self.over else "table-waiting")
            return TrayButton("primary", box, waiting, ICON["wait"], "primary", enabled=False)
        button = self.chooser.button()
        other = in_focus(self.focusables(), focus) if focus.visible else None
        enters = not self.beside and (other is None or other.id == "primary")
        key = self.context.key_label("confirm") if enters else ""
        enabled = button.ready and not self.itself
        return TrayButton("primary", box, button.label, button.icon, "primary", key, enabled)

    def menu(self) -> tuple[MenuItem, ...]:
        """The icons of the top bar, rightmost first."""
        return (
            MenuItem("menu", ICON["menu"]),
            MenuItem("speed", SPEED_ICON[self.context.settings.now.speed]),
            MenuItem(
                "rush",
                ICON["done"] if self.rushing else ICON["fast"],
                self.context.settings.now.speed != "off",
            ),
            MenuItem("help", ICON["help"]),
            MenuItem("panel", ICON["log"]),
            MenuItem("menu-undo", ICON["undo"], self.undo),
            MenuItem("again", ICON["replay"], self.again),
        )

    # ------------------------------------------------------------------ pressing
    def focusables(self) -> list[Focusable]:
        """Targets first, then buttons, tabs and menu: the order of Tab."""
        targets = self.chooser.targets() if self.chooser is not None else ()
        items = [replace(self._target(target), zone="targets") for target in targets]
        items += [replace(button, zone="buttons") for button in self._buttons()]
        for tab, box in self.tabs.items():
            label = self.context.say(f"pic-tab-{tab}")
            items.append(
                Focusable(f"tab-{tab}", box, label, "", True, None, _RADIUS, sound="page", zone="tabs")
            )
        items += [replace(item, zone="menu") for item in self._menu()]
        return items

    def _target(self, target: Target) -> Focusable:
        box, radius = target.box, _TARGET_RADIUS
        presenter, picture = self.presenter, self.presenter.picture
        if box is None and target.spot is not None:
            box = picture.parts.box(target.spot, presenter.view, presenter.me)
            radius = picture.parts.ring(target.spot)
        assert box is not None, "a target has a spot or a box"
        heard = picture.pressed(target.spot)
        label = f"{target.label}; {target.heard}" if target.heard else target.label
        return Focusable(target.id, box, label, target.tip, True, target.key, radius, sound=heard)

    def _buttons(self) -> list[Focusable]:
        say = self.context.say
        tips = {
            "primary": "",  # its label says all
            "skip": "help-skip",
            "undo": "table-undo-tip" if self.undo else "table-undo-never",
            "clear": "table-clear-tip",
            "forfeit": "table-forfeit-tip",
            "hint": "" if self.advised else "table-hint-tip" if self.hints else "table-hint-barred",
            "notes": "action-notes",
        }
        named = self.context.keys_told("confirm")
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

    def _menu(self) -> list[Focusable]:
        items, controls = self.menu(), []
        for item, box in zip(items, menu_boxes(items), strict=True):
            text, key = _MENU[item.id]
            label = self.context.say(text, speed=self.context.settings.now.speed)
            controls.append(Focusable(item.id, box, label, label, item.enabled, key, _RADIUS))
        return controls
