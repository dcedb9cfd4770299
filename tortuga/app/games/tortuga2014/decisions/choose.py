"""Which chooser handles a seat's decision."""

from __future__ import annotations

from tortuga.app.games.tortuga2014.decisions.act import ActChooser, TileChooser
from tortuga.app.games.tortuga2014.decisions.attack import ClaimChooser, StealChooser
from tortuga.app.games.tortuga2014.decisions.desk import DiceChooser, DiceDesk
from tortuga.app.games.tortuga2014.decisions.keep import KeepChooser
from tortuga.app.games.tortuga2014.decisions.move import MoveChooser
from tortuga.app.games.tortuga2014.decisions.place import BonusChooser, SkullsChooser
from tortuga.games.tortuga2014.pieces import BOARD, RAID


def chooser_for(desk: DiceDesk) -> DiceChooser:
    """The decision that the seat of the desk has to make now.

    Raises:
        ValueError: it has none.
    """
    table = desk.table
    match table.stage:
        case "select":
            return BonusChooser(desk) if desk.board.finished else KeepChooser(desk)
        case "reroll-keep":
            return KeepChooser(desk)
        case "skulls":
            return SkullsChooser(desk)
        case "tile":
            return TileChooser(desk)
        case "move":
            return MoveChooser(desk)
        case "act" if table.action not in (BOARD, RAID):
            return ActChooser(desk)
        case "act":
            return StealChooser(desk) if table.place == 0 else ClaimChooser(desk)
    raise ValueError(f"nothing to decide at stage {table.stage}")
