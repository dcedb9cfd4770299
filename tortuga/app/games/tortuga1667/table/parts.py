"""All things on the table of Tortuga 1667, in drawing order."""

from __future__ import annotations

from typing import Final

from tortuga.app.games.tortuga1667.palette import SHIPS
from tortuga.app.games.tortuga1667.seen.shown import TableShown
from tortuga.app.games.tortuga1667.table.events import EventPanel, OpenCard, Piles, Row, Watch
from tortuga.app.games.tortuga1667.table.own import OwnBoard, Ribbon
from tortuga.app.games.tortuga1667.table.pawns import Pawns, TopBar
from tortuga.app.games.tortuga1667.table.places import Isle, Rowboat, ShipPart
from tortuga.app.games.tortuga1667.table.roster import Roster
from tortuga.app.games.tortuga1667.table.tray import Actions
from tortuga.app.games.tortuga1667.table.treasure import Beach, Galleon, Holds, Scores
from tortuga.app.table.part import Part, Parts
from tortuga.games.tortuga1667.pieces import TORTUGA

_SHIPS: Final = range(len(SHIPS))
CHART: Final[tuple[Part, ...]] = (
    Galleon(),
    Scores(),
    *map(ShipPart, _SHIPS),
    *map(Rowboat, _SHIPS),
    Isle(),
    *map(Holds, (*_SHIPS, TORTUGA)),
    Beach(),
)
PARTS: Final = Parts(
    *CHART,
    Pawns(),
    Roster(),
    EventPanel(),
    Row(),
    Piles(),
    Watch(),
    OwnBoard(),
    Actions(),
    TopBar(),
    Ribbon(),
    OpenCard(),
    of=TableShown.of,
)
