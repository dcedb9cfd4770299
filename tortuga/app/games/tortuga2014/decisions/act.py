"""EXPAND FLEET, RECRUIT CREW or TREASURE HUNT: carry it out or forfeit it, keep a tile (R45, R47-R49)."""

from __future__ import annotations

from abc import abstractmethod
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
from tortuga.app.input.focus import id_parts
from tortuga.app.table.chooser import PrimaryButton, Target
from tortuga.app.table.marks import Banner, Status
from tortuga.games.tortuga2014.commands import Command, Forfeit, KeepTile, Perform
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, EXPAND_FLEET, LAST_BOX, LIMIT, TREASURE_HUNT
from tortuga.kernel.errors import Notice


class ActionChooser(DiceChooser):
    """A seat that acts in phase 2: it carries its action out or forfeits it."""

    @override
    def status(self) -> Status:
        """ "1st: your turn"."""
        table = self.desk.table
        return Status(self.say("status-place", place=table.place + 1), FACE_ICON[table.action], "gold_l")

    @override
    def button(self) -> PrimaryButton:
        if self.forfeiting:
            return PrimaryButton(self.say("forfeit-button"), "cancel", True)
        return self.acting_button()

    @abstractmethod
    def acting_button(self) -> PrimaryButton:
        """The button unless the action is forfeited."""

    @override
    def command(self) -> Command | None:
        return Forfeit() if self.forfeiting else self.acting()

    @abstractmethod
    def acting(self) -> Command | None:
        """The command unless the action is forfeited; None while something is missing."""

    @override
    def tray(self, canvas: Canvas, hot: str | None) -> None:
        """The ranking, and what the choice does."""
        cards.ranking(canvas, self.desk)
        if self.forfeiting:
            kit.note_strip(canvas, self.say("outcome-forfeit"), ICON["cancel"], warn=True)
        else:
            self.outcome(canvas, hot)

    @abstractmethod
    def outcome(self, canvas: Canvas, hot: str | None) -> None:
        """Paint what the action will do, below the ranking."""


class ActChooser(ActionChooser):
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
    def acting_button(self) -> PrimaryButton:
        action = self.desk.table.action
        kind = "hunt" if action == TREASURE_HUNT else ACTION_NAMES[action]
        label = self.say(f"act-{kind}-button", steps=self.after - self.before)
        return PrimaryButton(label, FACE_ICON[action], True)

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
    def acting(self) -> Command:
        return Perform()

    @override
    def clear(self) -> None:
        self.forfeiting = False

    @override
    def adopt(self, command: Command) -> None:
        """Performing needs no selection."""

    @override
    def outcome(self, canvas: Canvas, hot: str | None) -> None:
        say, action = self.say, self.desk.table.action
        if action == TREASURE_HUNT:
            count = 2 if self.chest else 1
            boxes = [cards.outcome_box(index, count) for index in range(count)]
            if self.chest:
                title, effect = say("outcome-take"), say("outcome-bag")
                cards.outcome_words(canvas, boxes[0], title, effect, ICON["bag"], "label")
            title, effect = say("outcome-tiles-title"), say("outcome-tiles", count=self.tiles)
            cards.outcome_words(canvas, boxes[-1], title, effect, ICON["coin"], "label")
        else:
            first, second = (cards.outcome_box(index, 2) for index in (0, 1))
            area = "crew" if action else "fleet"
            title, colour = say(f"outcome-own-{area}"), self.desk.colour()
            cards.outcome_token(canvas, first, title, colour, area, self.before, self.after)
            before, after = LIMIT[self.before], LIMIT[self.after]
            title, effect = say("outcome-room-title"), say("outcome-room", before=before, after=after)
            tone = "good" if after > before else "label_dim"
            cards.outcome_words(canvas, second, title, effect, "chest", tone)


# ------------------------------------------------------------------ keeping a treasure tile
class TileChooser(DiceChooser):
    """Which tile to keep."""

    kind = "tile"
    icon = "two-coins"

    def __init__(self, desk: DiceDesk) -> None:
        super().__init__(desk)
        self.chosen: int | None = None
        both = Box(TRAY.center[0] - 170, TRAY.y + 58, 340, 162)
        self.boxes = tuple(both.column(index, 2, 20) for index in range(2))

    @override
    def banner(self) -> Banner:
        return Banner(self.icon, self.say("tile-title"), self.say("tile"))

    @override
    def button(self) -> PrimaryButton:
        if self.chosen is None:
            return PrimaryButton(self.say("tile-none-button"), self.icon, False)
        coins = self.desk.table.drawn[self.chosen] or 0
        return PrimaryButton(self.say("tile-button", coins=coins), "check-mark", True)

    @override
    def targets(self) -> Sequence[Target]:
        return [
            Target(
                f"drawn-{index}", self.say("tile-label", coins=coins or 0), box=box, key=f"die-{index + 1}"
            )
            for index, (coins, box) in enumerate(zip(self.desk.table.drawn, self.boxes, strict=False))
        ]

    @property
    @override
    def forced(self) -> bool:
        """Two equal tiles are no choice."""
        return len(set(self.desk.table.drawn)) == 1

    @override
    def pick(self, id: str) -> Notice | None:
        self.chosen = int(id_parts(id)[1])
        return None

    @override
    def command(self) -> Command | None:
        return KeepTile(self.chosen) if self.chosen is not None else None

    @override
    def clear(self) -> None:
        self.chosen = None

    @override
    def adopt(self, command: Command) -> None:
        if isinstance(command, KeepTile):
            self.chosen = command.index

    @override
    def tray(self, canvas: Canvas, hot: str | None) -> None:
        """The two tiles drawn."""
        desk = self.desk
        kit.heading(canvas, desk.say("tray-tiles"), desk.say("tray-tiles-note"))
        for index, coins in enumerate(desk.table.drawn):
            label, chosen = desk.say("tile-label", coins=coins or 0), self.chosen == index
            hovered = hot == f"drawn-{index}"
            cards.tile_choice(canvas, self.boxes[index], coins, label, chosen=chosen, hot=hovered)
        kit.note_strip(canvas, desk.say("tile"), ICON["coin"])
