"""The parchment on which a page is shown, and how far it is scrolled."""

from __future__ import annotations

from typing import Final

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.gameui.pages import Figures
from tortuga.app.scenes.rules.typeset import Leaf, Mark

PAGE_BOX: Final[Box] = Box(516, 104, 1392, 960)
_PAD, _HEAD, _FOOT = 42.0, 92.0, 34.0
_STEP, _PAGE = 96.0, 620.0
_GLIDE = 14.0
_LINE_ROOM = 1.02


class LeafView:
    """A page, seen through a window."""

    def __init__(self) -> None:
        self.leaf = Leaf()
        self.target = 0.0
        self._offset = 0.0

    @property
    def room(self) -> float:
        """Height of the part that is seen."""
        return PAGE_BOX[3] - _HEAD - _FOOT

    @property
    def last(self) -> float:
        """How far it can be scrolled."""
        return max(0.0, self.leaf.height + 24 - self.room)

    @property
    def moving(self) -> bool:
        """Whether it glides."""
        return self._offset != self.target

    # ------------------------------------------------------------------ moving
    def take(self, leaf: Leaf) -> None:
        """Show another page, or the same one set anew."""
        self.leaf = leaf
        self._to(self.target)

    def top(self) -> None:
        """To the beginning, at once."""
        self.target = self._offset = 0.0

    def bottom(self) -> None:
        """To the end."""
        self._to(self.last)

    def scroll(self, steps: float) -> None:
        """Down by steps of the wheel."""
        self._to(self.target + steps * _STEP)

    def turn(self, pages: int) -> None:
        """Down by windows."""
        self._to(self.target + pages * _PAGE)

    def _to(self, target: float) -> None:
        self.target = min(max(0.0, target), self.last)

    def update(self, dt: float, still: bool) -> None:
        """Let it glide; `still`: no movement."""
        if still or abs(self.target - self._offset) < 0.5:
            self._offset = self.target
        else:
            self._offset += (self.target - self._offset) * min(1.0, _GLIDE * dt)

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas, figures: Figures, icon: str, title: str) -> None:
        """Paint parchment, heading and what is seen of the page."""
        x, y, w, _ = PAGE_BOX
        canvas.plate("parchment_torn", PAGE_BOX)
        canvas.disc("red", icon, (x + _PAD + 26, y + 52), 58, lift=3)
        canvas.text(title, "display", 46, "red_d", (x + _PAD + 70, y + 50), max_w=w - 2 * _PAD - 200)
        canvas.line((x + _PAD, y + _HEAD - 6), (x + w - _PAD, y + _HEAD - 6), "parch_dd", 2)
        window: Box = Box(x, y + _HEAD, w, self.room)
        canvas.clip(window)
        left, top = x + _PAD, y + _HEAD + 14 - self._offset
        self._marks(canvas, left, top)
        for picture in self.leaf.pictures:
            box = (left + picture.x, top + picture.y, picture.w, picture.h)
            if _seen(box[1], box[3], window):
                canvas.fill(Box(box[0] - 4, box[1] - 4, box[2] + 8, box[3] + 8), "wood", radius=6)
                surface = figures.picture(canvas, picture.name, picture.w)
                spot = canvas.rect(*box)
                canvas.blit(surface, spot.topleft)
        for words in self.leaf.words:
            if _seen(top + words.y - 20, 40, window):
                spot_at = (left + words.x, top + words.y)
                canvas.text(
                    words.text,
                    words.role,
                    words.size,
                    words.ink,
                    spot_at,
                    max_w=words.room * _LINE_ROOM + 4,
                    fixed=True,
                )
        if self.leaf.table is not None:
            self.leaf.table(canvas, left, top + self.leaf.table_y)
        canvas.clip(None)
        self._bar(canvas)

    def _marks(self, canvas: Canvas, left: float, top: float) -> None:
        for mark in self.leaf.marks:
            self._mark(canvas, mark, left + mark.x, top + mark.y)

    @staticmethod
    def _mark(canvas: Canvas, mark: Mark, x: float, y: float) -> None:
        match mark.kind:
            case "dot":
                canvas.icon("diamonds", (x, y), 15, "red_d")
            case "note":
                canvas.fill(Box(x, y, mark.w, mark.h), "gold", 70, 9)
                canvas.fill(Box(x, y, 5, mark.h), "gold_d", 255, 2)
                canvas.icon("light-bulb", (x + 30, y + min(32, mark.h / 2)), 30, "gold_d")
            case "hit":
                canvas.fill(Box(x, y, mark.w, mark.h), "primary", 255, 2)

    def _bar(self, canvas: Canvas) -> None:
        """How far down the page is."""
        if not self.last:
            return
        x, y, w, _ = PAGE_BOX
        track = self.room - 60
        length = track * self.room / (self.leaf.height + 24)
        top = y + _HEAD + 10 + (track - length) * self._offset / self.last
        canvas.fill(Box(x + w - 24, y + _HEAD + 10, 8, track), "parch_dd", 120, 4)
        canvas.fill(Box(x + w - 24, top, 8, length), "red_d", 255, 4)


def _seen(y: float, h: float, window: Box) -> bool:
    return y < window[1] + window[3] and y + h > window[1]
