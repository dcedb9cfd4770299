"""What the common table needs from the dice game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from typing_extensions import override

from tortuga.app.draw.pictures import filed
from tortuga.app.games.tortuga2014.acts.director import DiceDirector
from tortuga.app.games.tortuga2014.decisions.choose import chooser_for
from tortuga.app.games.tortuga2014.decisions.desk import DiceChooser, DiceDesk
from tortuga.app.games.tortuga2014.narrative import DiceNarrative
from tortuga.app.games.tortuga2014.palette import NAME, SKULL
from tortuga.app.games.tortuga2014.picture import DicePanel, DicePicture
from tortuga.app.games.tortuga2014.remarks import DiceRemarks
from tortuga.app.games.tortuga2014.rulebook import KEYS, DiceTopics
from tortuga.app.games.tortuga2014.spotlight import may_be_last
from tortuga.app.games.tortuga2014.table.advice import DiceAdvice
from tortuga.app.table.chooser import Desk
from tortuga.app.table.ui.table import TableUI
from tortuga.games.tortuga2014.commands import Command
from tortuga.games.tortuga2014.state import View

_SPRITES = (
    *(f"{NAME}/{own}" for own in ("shadow_die", "shadow_chest", "glow_die_white", "glow_die_gold")),
    f"{NAME}/frame_die",
    *("marker", "disc_light"),
    *(f"{NAME}/{own}" for own in ("bonus_1", "bonus_2", "tile_1", "tile_2", "tile_3")),
    *(f"{NAME}/glow_{own}" for own in ("tile", "chest")),
)


class DiceTable(TableUI[View, Command]):
    """The table of the dice game. Dice lie open as soon as the curtain is lifted, so nobody peeks."""

    narrative = DiceNarrative
    director = DiceDirector
    picture = DicePicture
    remarks = DiceRemarks
    advice = DiceAdvice()
    topics = DiceTopics()
    keys = KEYS

    @override
    def chooser(self, desk: Desk[View, Command]) -> DiceChooser:
        return chooser_for(DiceDesk(desk.view, desk.seats, desk.say))

    @override
    def idle(self, desk: Desk[View, Command]) -> Command | None:
        """The order of chests, if a seat has only one."""
        if desk.view.table.stage != "move":
            return None
        commands = desk.legal()
        return commands[0] if len(commands) == 1 else None

    @override
    def finale(self, view: View) -> bool:
        return may_be_last(view.table)

    @override
    def tab(self, view: View) -> tuple[int, str]:
        """The dice table in phase 1, then the log."""
        phase = view.table.phase
        return phase, DicePanel.name if phase == 1 else "log"

    @override
    def ahead(self, colours: Sequence[str]) -> Iterator[str]:
        """The pictures, those needed first in front."""
        for colour in colours:
            yield f"{NAME}/dice/{colour}.png"
            yield f"{NAME}/screens/{colour}.png"
            yield from (f"{NAME}/tumble/{colour}_{face}.png" for face in range(SKULL + 1))
        yield from (filed("sprites", name, ".png") for name in _SPRITES)
        yield from (f"{NAME}/pips/{colour}.png" for colour in colours)


TABLE: Final = DiceTable()
