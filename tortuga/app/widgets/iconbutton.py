"""A button with only a symbol."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import structs
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.input.focus import Focus, Focusable
from tortuga.app.widgets.button import INK, SUNK, Pressable


@dataclass(frozen=True)
class IconButton(Pressable):
    """A square button with only a symbol; its tooltip names it."""

    icon: str
    label: str
    key: str | None = None
    flip: bool = False
    plate: str = "menu"
    icon_size: float | None = None

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        (item,) = self.item(self.label, radius=10, key=self.key)
        return (structs.replace(item, tooltip=self.tooltip or self.label),)

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        hot = self.enabled and focus.hot(self.id)
        if self.plate:
            canvas.plate("menu_hover" if hot else self.plate, self.box)
        size = self.icon_size or min(self.box.w, self.box.h) * 0.65
        ink = (INK if hot else "glyph") if self.enabled else "disabled_ink"
        down = SUNK if focus.pressed == self.id else 0
        if self.icon:
            center = self.box.moved(dy=down).center
            canvas.icon(self.icon, center, size, ink, shadow=120, flip=self.flip)
