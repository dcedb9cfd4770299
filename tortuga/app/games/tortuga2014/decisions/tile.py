"""Keep one of the two treasure tiles drawn (R49)."""

from __future__ import annotations

from collections.abc import Sequence

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.decisions import cards
from tortuga.app.games.tortuga2014.decisions.desk import DiceChooser, DiceDesk
from tortuga.app.games.tortuga2014.palette import ICON
from tortuga.app.games.tortuga2014.table import tray as kit
from tortuga.app.games.tortuga2014.table.layout import TRAY
from tortuga.app.table.chooser import PrimaryButton, Target
from tortuga.app.table.marks import Banner, Status
from tortuga.games.tortuga2014.commands import Command, KeepTile
from tortuga.kernel.errors import Notice


class TileChooser(DiceChooser):
    """Which tile to keep."""

    kind = "tile"

    def __init__(self, desk: DiceDesk) -> None:
        super().__init__(desk)
        self.chosen: int | None = None
        x, y, w, _ = TRAY
        self.boxes: tuple[Box, Box] = (
            Box(x + w / 2 - 170, y + 58, 160, 162),
            Box(x + w / 2 + 10, y + 58, 160, 162),
        )

    def banner(self) -> Banner:
        """See `Chooser`."""
        return Banner("two-coins", self.say("tile-title"), self.say("tile"))

    def status(self) -> Status:
        """See `Chooser`."""
        return Status(self.say("status-tile"), "two-coins", "gold_l")

    def button(self) -> PrimaryButton:
        """See `Chooser`."""
        if self.chosen is None:
            return PrimaryButton(self.say("tile-none-button"), "two-coins", False)
        coins = self.desk.table.drawn[self.chosen] or 0
        return PrimaryButton(self.say("tile-button", coins=coins), "check-mark", True)

    def targets(self) -> Sequence[Target]:
        """See `Chooser`."""
        return [
            Target(
                f"drawn-{index}",
                self.say("tile-label", coins=coins or 0),
                box=self.boxes[index],
                key=f"die-{index + 1}",
            )
            for index, coins in enumerate(self.desk.table.drawn)
        ]

    @property
    def forced(self) -> bool:
        """See `Chooser`. Two equal tiles are no choice."""
        return len(set(self.desk.table.drawn)) == 1

    def pick(self, id: str) -> Notice | None:
        """See `Chooser`."""
        self.chosen = int(id.removeprefix("drawn-"))
        return None

    def command(self) -> Command | None:
        """See `Chooser`."""
        return KeepTile(self.chosen) if self.chosen is not None else None

    def clear(self) -> None:
        """See `Chooser`."""
        self.chosen = None

    def _take(self, command: Command) -> None:
        if isinstance(command, KeepTile):
            self.chosen = command.index

    def tray(self, canvas: Canvas, hot: str | None) -> None:
        """See `Chooser`."""
        _tray(canvas, self, hot)


def _tray(canvas: Canvas, chooser: TileChooser, hot: str | None) -> None:
    """The two tiles drawn."""
    desk = chooser.desk
    kit.heading(canvas, desk.say("tray-tiles"), desk.say("tray-tiles-note"))
    for index, coins in enumerate(desk.table.drawn):
        cards.tile_choice(
            canvas,
            chooser.boxes[index],
            coins,
            desk.say("tile-label", coins=coins or 0),
            chosen=chooser.chosen == index,
            hot=hot == f"drawn-{index}",
        )
    kit.note_strip(canvas, desk.say("tile"), ICON["coin"])
