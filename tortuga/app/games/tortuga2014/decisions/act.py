"""EXPAND FLEET, RECRUIT CREW or TREASURE HUNT: carry it out or forfeit it, keep a tile (R45, R47-R49)."""

from __future__ import annotations

from collections.abc import Sequence

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.decisions import cards
from tortuga.app.games.tortuga2014.decisions.desk import DiceChooser, DiceDesk
from tortuga.app.games.tortuga2014.palette import FACE_ICON, ICON
from tortuga.app.games.tortuga2014.shown import DiceMarks
from tortuga.app.games.tortuga2014.table import tray as kit
from tortuga.app.games.tortuga2014.table.layout import TRAY
from tortuga.app.table.chooser import PrimaryButton, Target
from tortuga.app.table.marks import Banner, Status
from tortuga.games.tortuga2014.commands import Command, Forfeit, KeepTile, Perform
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, EXPAND_FLEET, LAST_BOX, LIMIT, TREASURE_HUNT
from tortuga.kernel.errors import Notice


def place_status(desk: DiceDesk) -> Status:
    """ "1st: your turn" on one's own ribbon."""
    table = desk.table
    return Status(desk.say("status-place", place=table.place + 1), FACE_ICON[table.action], "gold_l")


class ActChooser(DiceChooser):
    """Perform the action or forfeit it."""

    kind = "act"
    fields = ()

    @property
    def before(self) -> int:
        """Box of the token that would move."""
        board = self.desk.board
        return board.boat if self.desk.table.action == EXPAND_FLEET else board.pirate

    @property
    def after(self) -> int:
        """Box where it would stand (R47, R48, R87)."""
        table = self.desk.table
        return min(LAST_BOX, self.before + (2 if table.place == 0 and table.seats > 2 else 1))

    @property
    def limits(self) -> tuple[int, int]:
        """Chests that the area takes before and after (R15)."""
        return LIMIT[self.before], LIMIT[self.after]

    @property
    def tiles(self) -> int:
        """Treasure tiles a hunt would draw (R49, R74, R88)."""
        table = self.desk.table
        return min(table.pool, 2 if table.place == 0 and table.seats > 2 else 1)

    @property
    def chest(self) -> bool:
        """Whether a hunt would draw a chest (R49, R73)."""
        table = self.desk.table
        return table.place == 0 and sum(table.bag) > 0

    @override
    def banner(self) -> Banner:
        table = self.desk.table
        name = ACTION_NAMES[table.action]
        said = self.say(
            f"act-{name}",
            place=table.place + 1,
            before=self.before,
            after=self.after,
            steps=self.after - self.before,
            tiles=self.tiles,
            chest=int(self.chest),
            two=int(table.seats == 2),
        )
        return Banner(FACE_ICON[table.action], self.desk.action(table.action), said)

    @override
    def status(self) -> Status:
        return place_status(self.desk)

    @override
    def button(self) -> PrimaryButton:
        if self.forfeiting:
            return PrimaryButton(self.say("forfeit-button"), "cancel", True)
        table = self.desk.table
        if table.action == TREASURE_HUNT:
            return PrimaryButton(self.say("act-hunt-button"), FACE_ICON[table.action], True)
        steps = self.after - self.before
        return PrimaryButton(
            self.say(f"act-{ACTION_NAMES[table.action]}-button", steps=steps), FACE_ICON[table.action], True
        )

    @override
    def marks(self) -> DiceMarks:
        return DiceMarks(hot_action=self.desk.table.action)

    @override
    def targets(self) -> Sequence[Target]:
        return ()

    @override
    def pick(self, id: str) -> Notice | None:
        return None

    @property
    @override
    def forced(self) -> bool:
        """A token that moves on never does harm: nobody forfeits that."""
        return self.desk.table.action != TREASURE_HUNT and not self.forfeiting

    @override
    def command(self) -> Command | None:
        return Forfeit() if self.forfeiting else Perform()

    @override
    def clear(self) -> None:
        self.forfeiting = False

    def _take(self, command: Command) -> None:
        """Performing needs no selection."""

    @override
    def tray(self, canvas: Canvas, hot: str | None) -> None:
        """Ranking and what performing the action brings."""
        desk = self.desk
        cards.ranking(canvas, desk)
        action = desk.table.action
        if self.forfeiting:
            kit.note_strip(canvas, desk.say("outcome-forfeit"), ICON["cancel"], warn=True)
        elif action == TREASURE_HUNT:
            count = 2 if self.chest else 1
            if self.chest:
                title = desk.say("outcome-take")
                cards.outcome_words(
                    canvas, cards.outcome_box(0, 2), title, desk.say("outcome-bag"), ICON["bag"], "label"
                )
            effect = desk.say("outcome-tiles", count=self.tiles)
            box = cards.outcome_box(count - 1, count)
            cards.outcome_words(canvas, box, desk.say("outcome-tiles-title"), effect, ICON["coin"], "label")
        else:
            area = "crew" if action else "fleet"
            title = desk.say(f"outcome-own-{area}")
            cards.outcome_token(
                canvas, cards.outcome_box(0, 2), title, desk.colour(), area, self.before, self.after
            )
            limits = self.limits
            effect = desk.say("outcome-room", before=limits[0], after=limits[1])
            tone = "good" if limits[1] > limits[0] else "label_dim"
            cards.outcome_words(
                canvas, cards.outcome_box(1, 2), desk.say("outcome-room-title"), effect, "chest", tone
            )


# ------------------------------------------------------------------ keeping a treasure tile
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

    @override
    def banner(self) -> Banner:
        return Banner("two-coins", self.say("tile-title"), self.say("tile"))

    @override
    def status(self) -> Status:
        return Status(self.say("status-tile"), "two-coins", "gold_l")

    @override
    def button(self) -> PrimaryButton:
        if self.chosen is None:
            return PrimaryButton(self.say("tile-none-button"), "two-coins", False)
        coins = self.desk.table.drawn[self.chosen] or 0
        return PrimaryButton(self.say("tile-button", coins=coins), "check-mark", True)

    @override
    def targets(self) -> Sequence[Target]:
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
    @override
    def forced(self) -> bool:
        """Two equal tiles are no choice."""
        return len(set(self.desk.table.drawn)) == 1

    @override
    def pick(self, id: str) -> Notice | None:
        self.chosen = int(id.removeprefix("drawn-"))
        return None

    @override
    def command(self) -> Command | None:
        return KeepTile(self.chosen) if self.chosen is not None else None

    @override
    def clear(self) -> None:
        self.chosen = None

    def _take(self, command: Command) -> None:
        if isinstance(command, KeepTile):
            self.chosen = command.index

    @override
    def tray(self, canvas: Canvas, hot: str | None) -> None:
        """The two tiles drawn."""
        desk = self.desk
        kit.heading(canvas, desk.say("tray-tiles"), desk.say("tray-tiles-note"))
        for index, coins in enumerate(desk.table.drawn):
            cards.tile_choice(
                canvas,
                self.boxes[index],
                coins,
                desk.say("tile-label", coins=coins or 0),
                chosen=self.chosen == index,
                hot=hot == f"drawn-{index}",
            )
        kit.note_strip(canvas, desk.say("tile"), ICON["coin"])
