"""What the guide says and points at: a board over the island, and golden frames with an arrow."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.lesson import Halo
from tortuga.app.games.tortuga2014.table import layout as at
from tortuga.app.games.tortuga2014.table import spots
from tortuga.app.games.tortuga2014.table.topbar import menu_boxes
from tortuga.app.scene.control import SHADE
from tortuga.app.table.marks import Spot
from tortuga.app.widgets.button import Button

if TYPE_CHECKING:
    from tortuga.app.draw.canvas import Canvas
    from tortuga.app.table.controls import TableControls

BOX: Final[Box] = (478, 66, 964, 272)
NEXT_BOX: Final[Box] = (1196, 276, 228, 50)
END_BOX: Final[Box] = (584, 276, 330, 50)
_TEXT_X, _TEXT_W = 592.0, 826.0
_PARTS: Final[dict[str, Box]] = {
    "tray": at.TRAY,
    "primary": at.PRIMARY,
    "hint": at.SECONDARY[2],
    "phase-2": at.PHASE_2,
}
_PULSE = 1.4  # seconds
_ARROW = 34.0
_TOKENS: Final = frozenset(("boat", "pirate"))
"""They stand close below the name of their area."""
_ABOVE: Final = frozenset(("primary",))
_BELOW: Final = _TOKENS | {"center", "schooner"}
"""What gets an arrow beside its frame, and on which side; next to everything else titles would be covered."""


@dataclass(frozen=True)
class Said:
    """What stands on the board, worded.

    Args:
        reason: why something else was not done, "" for nothing.
        go_on: label of the button that goes on, "" when something is to be done instead.
        leave: label of the button that ends the lesson, "" where going on ends it anyway.
    """

    title: str
    text: str
    progress: str
    reason: str
    go_on: str
    go_on_key: str
    leave: str
    leave_tip: str

    def buttons(self) -> Iterator[Button]:
        """The buttons of the board."""
        if self.go_on:
            yield Button(
                "guide-next",
                NEXT_BOX,
                self.go_on,
                "play-button",
                "primary",
                22,
                key="confirm",
                key_label=self.go_on_key,
                tooltip="",
            )
        if self.leave:
            yield Button("guide-end", END_BOX, self.leave, None, "secondary", 19, tooltip=self.leave_tip)


def covers(pos: Point) -> bool:
    """Whether a point lies on the board."""
    x, y, w, h = BOX
    return x <= pos[0] < x + w and y <= pos[1] < y + h


def halo_box(halo: Halo, controls: TableControls) -> Box:
    """Where something is that is pointed at."""
    if isinstance(halo, str):
        if halo == "help":
            items = controls.menu()
            return next(b for item, b in zip(items, menu_boxes(items), strict=True) if item.id == halo)
        return _PARTS[halo]
    return spots.box(halo, controls.view, controls.me)


def arrow_box(halo: Halo, controls: TableControls) -> Box | None:
    """Where the arrow of a halo stands; None where the table has its own arrow, and where titles are near."""
    kind = halo if isinstance(halo, str) else halo.kind
    if kind not in _ABOVE | _BELOW or (
        controls.chooser is not None and halo in controls.chooser.marks().legal
    ):
        return None
    x, y, w, h = at.grown(halo_box(halo, controls), 8)
    return at.around((x + w / 2, y - 22 if kind in _ABOVE else y + h + 22), _ARROW)


def draw_halo(canvas: Canvas, halo: Halo, controls: TableControls, age: float, still: bool) -> None:
    """A golden frame that breathes, with an arrow where there is room for one."""
    swing = 0.0 if still else math.sin(age * 2 * math.pi / _PULSE)
    box = halo_box(halo, controls)
    tight = isinstance(halo, Spot) and halo.kind in _TOKENS
    for margin in (0.0, 1.5, 2.5 + swing) if tight else (3.0, 5.5, 8.0 + 2.5 * swing):
        canvas.plate("frame_gold", at.grown(box, margin))
    arrow = arrow_box(halo, controls)
    if arrow is None:
        return
    x, y = at.center_of(arrow)
    away, turn = (-1, 0) if halo in _ABOVE else (1, 180)
    canvas.sprite("marker", (x, y + away * 5 * swing), _ARROW, turn, shadow=False)


def draw_panel(canvas: Canvas, said: Said) -> None:
    """The board with its words, without the buttons."""
    x, y, _, _ = BOX
    canvas.plate("wood_brass", BOX)
    canvas.disc("red", "ship-wheel", (x + 58, y + 66), 78)
    canvas.text(said.progress, "black", 22, "label_dim", (x + 58, y + 128), "center")
    canvas.text(said.title, "sc", 30, "gold_l", (_TEXT_X, y + 38), shade=SHADE, max_w=_TEXT_W)
    _fit(canvas, said.text, "text", 29, "cream", y + 60, 144.0 if not said.reason else 80.0)
    if said.reason:
        canvas.fill((_TEXT_X - 12, y + 142, _TEXT_W + 12, 56), "warn_plate", 120, 8)
        canvas.icon("cancel", (_TEXT_X + 12, y + 170), 28, "warn")
        _fit(canvas, said.reason, "bold", 22, "#ffe9d0", y + 144, 52.0, 44.0)


def _fit(
    canvas: Canvas, text: str, role: str, size: float, ink: str, top: float, room: float, indent: float = 0
) -> None:
    """A paragraph as large as its height allows, from `size` down to 17."""
    width = _TEXT_W - indent - 8
    while size > 17 and len(canvas.lines(text, role, size, width)) * size * 1.22 > room:
        size -= 0.5
    left, middle = _TEXT_X + indent, top + room / 2
    pos, anchor = ((left, middle), "midleft") if indent else ((left, top), "topleft")
    canvas.text(text, role, size, ink, pos, anchor, wrap=width, shade=SHADE)
