"""A short message that comes and goes by itself (a refusal, a saved file)."""

from __future__ import annotations

from typing import Literal

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.scene.protocol import Sentence

Tone = Literal["info", "good", "warn"]

_PLATE = {"info": "tag_dark", "good": "tag_green", "warn": "tag_red"}
_SECONDS = 3.2
_PAD = 22.0


class Toasts:
    """The messages of one scene, centred at `pos`: one at a time, the newest at once; long ones shrink."""

    def __init__(self, pos: tuple[float, float] = (960.0, 610.0), widest: float = 900.0) -> None:
        self._pos = pos
        self._widest = widest
        self.text = ""
        """The message shown now, "" for none."""
        self._tone: Tone = "info"
        self._icon: str | None = None
        self._left = 0.0
        self._count = 0

    @property
    def spoken(self) -> tuple[Sentence, ...]:
        """What is shown now, for a screen reader: a message that comes twice is said twice."""
        return (Sentence(self.text, ("toast", self._count)),) if self.text else ()

    def show(self, text: str, tone: Tone = "info", icon: str | None = None) -> None:
        """Show a message, in place of the one that is shown."""
        self.text, self._tone, self._icon = text, tone, icon
        self._left = _SECONDS
        self._count += 1

    def update(self, dt: float) -> None:
        """`dt` seconds passed."""
        self._left -= dt
        if self._left <= 0:
            self.text = ""

    def draw(self, canvas: Canvas) -> None:
        """Paint the message."""
        if not self.text:
            return
        x, y = self._pos
        icon = 40.0 if self._icon else 0.0
        w = min(self._widest, canvas.width(self.text, "bold", 23) + 2 * _PAD + icon)
        canvas.plate(_PLATE[self._tone], Box(x - w / 2, y - 25, w, 50))
        if self._icon:
            canvas.icon(self._icon, (x - w / 2 + _PAD + 12, y), 28, "button_ink")
        style = Style("bold", 23, "cream", "shade")
        canvas.write(self.text, style, (x - w / 2 + _PAD + icon, y - 1), w - 2 * _PAD - icon)
