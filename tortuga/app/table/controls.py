"""What can be pressed on the table: the targets of a decision, the buttons with their keys, menu, tabs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tortuga.app.draw.theme import ICON
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focus, Focusable, in_focus
from tortuga.app.scene.context import Context
from tortuga.app.settings import Speed
from tortuga.app.table.buttons import SPEED_ICON, MenuItem, TrayButton, menu_boxes
from tortuga.app.table.chooser import Chooser, Target
from tortuga.app.table.ui.anygame import AnyView
from tortuga.app.table.ui.picture import Picture


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
        over: whether the game has ended.
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
    over: bool = False
    hints: bool = True
    """Whether captains may be asked for advice."""
    advised: bool = False
    """Whether their advice lies there; it tells itself how to read on."""
    notes: bool = False
    """Whether there is a notebook for whoever sits at the screen."""
    itself: bool = False
    """Whether the decision, being none, is made by itself in a moment."""
    beside: bool = False
    """Whether something beside all these has the focus: Enter is that one's."""

    # ------------------------------------------------------------------ the parts
    def buttons(self, focus: Focus) -> tuple[TrayButton, ...]:
        """Primary and secondary buttons, as pointer and keyboard see them."""
        say, key = self.context.say, self.context.key_label
        chooser, furniture = self.chooser, self.picture.furniture
        big, small = furniture.primary, furniture.secondary
        if chooser is None:
            waiting = say("table-over" if self.over else "table-waiting")
            primary = ("primary", big, waiting, ICON["wait"], "primary", "", False)
        else:
            told = chooser.button()
            other = in_focus(self.focusables(), focus) if focus.visible else None
            enters = not self.beside and (other is None or other.id == "primary")
            named = key("confirm") if enters else ""  # else Enter is another's
            primary = (
                "primary",
                big,
                told.label,
                told.icon,
                "primary",
                named,
                told.ready and not self.itself,
            )
        forfeits = chooser is not None and chooser.may_forfeit
        clear_id = "table-forfeit" if forfeits else chooser.clear_id if chooser is not None else "table-clear"
        second = "forfeit" if forfeits else "clear"
        advised = chooser is not None and chooser.advisable and self.hints
        known = {
            "undo": ("undo", say("table-undo"), ICON["undo"], self.undo),
            "clear": (second, say(clear_id), ICON["cancel"], chooser is not None),
            "skip": ("skip", say("table-skip"), ICON["fast"], True),
            "hint": ("hint", say("table-hint"), ICON["hint"], advised),
            "notes": ("notes", say("table-notes"), ICON["notes"], self.notes),
        }
        # never where the choice stood: the second press of a double click would swallow what comes of it
        moves = {"clear": "skip"} if chooser is None and self.moving else {}
        names = [moves.get(name, name) for name in furniture.small]
        three = [(box, *known[name]) for box, name in zip(small, names, strict=True)]
        rows = (
            primary,
            *((id, box, label, icon, "secondary", key(id), on) for box, id, label, icon, on in three),
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
            MenuItem("menu", ICON["menu"]),
            MenuItem("speed", SPEED_ICON[self.speed]),
            MenuItem("rush", ICON["done"] if self.rushing else ICON["fast"], self.speed != "off"),
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
        if box is None and target.spot is not None:
            box = self.picture.parts.box(target.spot, self.view, self.me)
            radius = self.picture.parts.ring(target.spot)
        assert box is not None, "a target has a spot or a box"
        heard = self.picture.pressed(target.spot)
        label = f"{target.label}; {target.heard}" if target.heard else target.label
        return Focusable(target.id, box, label, target.tip, True, target.key, radius, sound=heard)

    def _buttons(self) -> list[Focusable]:
        say = self.context.say
        tips = {
            "primary": "",  # it says what it does, and its key; words over its neighbours would say no more
            "skip": "help-skip",
            "undo": "table-undo-tip" if self.undo else "table-undo-never",
            "clear": "table-clear-tip",
            "forfeit": "table-forfeit-tip",
            "hint": "" if self.advised else "table-hint-tip" if self.hints else "table-hint-barred",
            "notes": "action-notes",
        }
        keys = {"primary": "confirm"}
        named = self.context.keys_told("confirm")
        return [
            Focusable(
                button.id,
                button.box,
                button.label,
                say(tips[button.id], **named) if tips[button.id] else "",
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
        keys |= {"menu-undo": "undo", **{name: name for name in ("speed", "rush", "panel", "again")}}
        items = self.menu()
        boxes: Sequence[Box] = menu_boxes(items)
        return [
            Focusable(item.id, box, tips[item.id], tips[item.id], item.enabled, keys.get(item.id), 10)
            for item, box in zip(items, boxes, strict=True)
        ]
