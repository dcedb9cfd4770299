"""All things on the table of the dice game, in drawing order."""

from __future__ import annotations

from typing import Final

from tortuga.app.games.tortuga2014.shown import DiceShown
from tortuga.app.games.tortuga2014.table.center import Center
from tortuga.app.games.tortuga2014.table.light import Evening
from tortuga.app.games.tortuga2014.table.opponents import OpponentBoard
from tortuga.app.games.tortuga2014.table.own import OwnBoard
from tortuga.app.games.tortuga2014.table.spotlight.paint import SpotlightPainter
from tortuga.app.games.tortuga2014.table.spotlight.part import SpotlightLayer, SpotlightPart
from tortuga.app.games.tortuga2014.table.topbar import TopBar
from tortuga.app.games.tortuga2014.table.tray import Tray
from tortuga.app.table.part import Parts

PARTS: Final = Parts(
    Evening(),
    Center(),
    SpotlightPart(),
    SpotlightLayer(SpotlightPainter.head),
    SpotlightLayer(SpotlightPainter.middle),
    SpotlightLayer(SpotlightPainter.foot),
    *(OpponentBoard(step) for step in (1, 2, 3)),
    OwnBoard(),
    SpotlightLayer(SpotlightPainter.hit),
    TopBar(),
    Tray(),
    of=DiceShown.of,
)
