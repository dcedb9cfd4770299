"""All things on the table of the dice game, in drawing order."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tortuga.app.games.tortuga2014.shown import DiceShown
from tortuga.app.games.tortuga2014.table.center import Center
from tortuga.app.games.tortuga2014.table.layout import Shape
from tortuga.app.games.tortuga2014.table.light import Ground
from tortuga.app.games.tortuga2014.table.opponents import OpponentBoard
from tortuga.app.games.tortuga2014.table.own import OwnBoard
from tortuga.app.games.tortuga2014.table.spotlight.paint import SpotlightPainter
from tortuga.app.games.tortuga2014.table.spotlight.part import SpotlightLayer, SpotlightPart
from tortuga.app.games.tortuga2014.table.standings import Between, Standings
from tortuga.app.games.tortuga2014.table.topbar import TopBar
from tortuga.app.games.tortuga2014.table.tray import Tray
from tortuga.app.table.part import Parts


@lru_cache
def parts_for(shape: Shape) -> Parts:
    """All things as they lie in a window of this shape."""
    return Parts(
        Ground(shape),
        Center(shape),
        SpotlightPart(shape),
        SpotlightLayer(SpotlightPainter.head, shape),
        SpotlightLayer(SpotlightPainter.middle, shape),
        SpotlightLayer(SpotlightPainter.foot, shape),
        *(OpponentBoard(step, shape) for step in (1, 2, 3)),
        Between(shape),
        OwnBoard(shape),
        SpotlightLayer(SpotlightPainter.hit, shape),
        Standings(shape),
        TopBar(shape),
        Tray(shape),
        of=DiceShown.of,
    )


PARTS: Final = parts_for("usual")
"""In a window of usual shape."""
