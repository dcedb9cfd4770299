"""The areas of the table on the stage (1920 x 1080 units); each part knows where its own things are."""

from __future__ import annotations

from typing import Final

from tortuga.app.draw.theme import STAGE as SIZE
from tortuga.app.draw.units import Box

STAGE: Final = Box(0, 0, *SIZE)
TOPBAR_H: Final = 58
MAX_SEATS: Final = 9
ROSTER: Final = Box(16, 68, 336, 658)
CHART: Final = Box(362, 68, 1144, 632)
CHART_BORDER: Final = 24
BANNER: Final = Box(424, 706, 1020, 50)
EVENTS: Final = Box(1516, 68, 388, 398)
LOG: Final = Box(1516, 476, 388, 276)
LOG_TALL: Final = Box(1516, 476, 388, 442)
"""The same with larger letters: the meaning of a choice is then one of its tabs."""
MIN_COLUMN, MAX_COLUMN = 270.0, 420.0
"""Widths of the column beside the stage in a broad window (21:9)."""
COLUMN_GAP: Final = 10.0

# ------------------------------------------------------------------------------------------ own board
OWN: Final = Box(16, 768, 1888, 300)
ACTIONS: Final = Box(744, 806, 764, 250)
ACTION_GAP: Final = 8
MEANING: Final = Box(1524, 804, 362, 112)
PRIMARY: Final = Box(1524, 926, 362, 66)
SMALL_BUTTONS: Final = Box(1524, 1002, 362, 54)
"""The three below the primary one."""
DESK: Final = Box(1508, 784, 394, 276)
"""Controls of a replay, in place of the meaning and the buttons."""

CARD_SHAPE: Final = 1.4
VOTE_SHAPE: Final = 1.46
"""Heights of cards by their widths."""


def column(margin: float) -> Box | None:
    """The column at the right of the stage; None if the window is not broad enough.

    Args:
        margin: what there is, units.
    """
    wide = min(margin - 26, MAX_COLUMN)
    return Box(STAGE.right + 8, EVENTS.y, wide, LOG.bottom - EVENTS.y) if wide >= MIN_COLUMN else None


def action(index: int) -> Box:
    """The tile of an action 0..8: four for everybody above, five by rank below."""
    row, column, count = (0, index, 4) if index < 4 else (1, index - 4, 5)
    return ACTIONS.row(row, 2, ACTION_GAP).column(column, count, ACTION_GAP)


def small_button(index: int) -> Box:
    """One of the three buttons below the primary one."""
    return SMALL_BUTTONS.column(index, 3, 8.5)
