"""What a page of keys and one of a gamepad's buttons share: actions in columns, each with its cap."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.theme import SMALLEST_READ
from tortuga.app.draw.units import Box
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Transition
from tortuga.app.scenes.settings.page import Page
from tortuga.app.widgets import layout
from tortuga.app.widgets.button import SHADE
from tortuga.app.widgets.setting import KeyCap
from tortuga.app.widgets.toast import Toasts

PAD = 56.0
HEAD = 108.0
_COLUMNS = 2
_COLUMN_GAP = 44.0
_ROW = 66.0
_CAP = (250.0, 50.0)
_LEADING = 1.08  # line distance of a name in two lines, in font sizes


class CapsPage(Page):
    """A list of actions; while `waiting` names one, what is pressed next becomes its own."""

    kind = ""
    """Begins the texts and the ids of the page."""
    foot = 40.0
    """Units left free below the caps."""

    def __init__(self, context: Context, toasts: Toasts) -> None:
        self.context = context
        self.toasts = toasts
        self.waiting: str | None = None
        self.trouble: Transition | None = None
        """What the player must be told of the last change."""

    @property
    def actions(self) -> tuple[str, ...]:
        """The actions shown."""
        raise NotImplementedError

    @property
    def needed(self) -> frozenset[str]:
        """Actions that may not be left without."""
        raise NotImplementedError

    def caps(self, action: str) -> str:
        """What has the action, as it is printed; "" for nothing."""
        raise NotImplementedError

    def told(self, action: str) -> str:
        """An action in words; one of a game in the words of that game."""
        game = self.context.keys.game_of(action)
        context = self.context.of(game) if game else self.context
        return context.say(f"action-{action}")

    # ---------------------------------------------------------------- geometry
    def _cells(self) -> Iterator[tuple[str, Box]]:
        x, y, w, h = layout.SETTINGS_PANEL
        actions = self.actions
        rows = -(-len(actions) // _COLUMNS)
        pitch = min(_ROW, (h - HEAD - self.foot) / rows)
        wide = (w - 2 * PAD - _COLUMN_GAP * (_COLUMNS - 1)) / _COLUMNS
        for i, action in enumerate(actions):
            column, row = divmod(i, rows)
            left = x + PAD + column * (wide + _COLUMN_GAP)
            yield action, Box(left, y + HEAD + row * pitch, wide, pitch)

    # ---------------------------------------------------------------- controls
    def cap_controls(self) -> Iterator[Control]:
        """The cap of every action."""
        say = self.context.say
        for action, (left, top, wide, high) in self._cells():
            cap_w, cap_h = _CAP
            box = Box(left + wide - cap_w, top + (high - cap_h) / 2, cap_w, min(cap_h, high - 4))
            yield KeyCap(
                f"key:{action}",
                box,
                self.told(action),
                self.caps(action),
                say(f"{self.kind}-press") if self.waiting == action else "",
                say(f"{self.kind}-none"),
                say(f"{self.kind}-tip-needed" if action in self.needed else f"{self.kind}-tip"),
                partial(self._wait_for, action),
            )

    def _wait_for(self, action: str) -> None:
        """The next key or button is the action's."""
        self.waiting = action

    @override
    def problem(self) -> Transition | None:
        problem, self.trouble = self.trouble, None
        return problem

    @override
    def click(self, pos: tuple[float, float]) -> Transition | None:
        self.waiting = None
        return None

    def tell(self, shown: str, action: str, losers: Sequence[str]) -> None:
        """Say what was given to whom, and who lost it."""
        say, told = self.context.say, self.told(action)
        if not losers:
            self.toasts.show(say("keys-set", key=shown, action=told), "good", "check-mark")
        else:
            lost = self.told(losers[0])
            for other in losers[1:]:
                lost = say("list-two", first=lost, second=self.told(other))
            self.toasts.show(say(f"{self.kind}-taken", key=shown, action=told, other=lost), "warn", "info")

    def refuse(self, action: str) -> None:
        """Say that an action cannot do without."""
        self.toasts.show(self.context.say(f"{self.kind}-needed", action=self.told(action)), "warn", "cancel")

    # ---------------------------------------------------------------- drawing
    @override
    def draw(self, canvas: Canvas) -> None:
        cells = [(self.told(action), box) for action, box in self._cells()]
        size = canvas.sized("text", 22)
        while size > SMALLEST_READ and any(_lines(canvas, cell, size)[1] for cell in cells):
            size -= 0.5
        for told, (left, top, wide, high) in cells:
            rows, _ = _lines(canvas, (told, Box(left, top, wide, high)), size)
            for i, row in enumerate(rows):
                middle = top + high / 2 - 1 + (i - (len(rows) - 1) / 2) * size * _LEADING
                style = Style("text", size, "cream", SHADE, grows=False)
                canvas.write(row, style, (left, middle), wide - _CAP[0] - 16)


def _lines(canvas: Canvas, cell: tuple[str, Box], size: float) -> tuple[list[str], bool]:
    """The name of an action in lines beside its cap, and whether they are too many or too long."""
    told, (_, _, wide, high) = cell
    room = wide - _CAP[0] - 16
    rows = canvas.lines(told, "text", size, room)
    long = any(canvas.width(row, "text", size, True) > room for row in rows)
    return rows, long or len(rows) * size * _LEADING > high
