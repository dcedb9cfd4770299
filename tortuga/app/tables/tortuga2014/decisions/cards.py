"""Where the order cards of phase 3 lie in the tray, in stage units."""

from __future__ import annotations

from dataclasses import dataclass

from tortuga.app.tables.tortuga2014.decisions.chooser import Box
from tortuga.app.tables.tortuga2014.places import TRAY

_GAP = 8.0
_MARGIN = 24.0


@dataclass(frozen=True, slots=True)
class Row:
    """One move: 0 = crew area to fleet area, 1 = island area to crew area."""

    move: int
    count: int
    """Number of cards."""
    y: float
    """Top of the cards."""
    height: float

    @property
    def label_y(self) -> float:
        """Middle of the line above the cards."""
        return self.y - (18.0 if self.height > 100 else 12.0)


def rows_of(counts: tuple[int, int]) -> tuple[Row, ...]:
    """The rows to show: moves without a chest have none; one row alone gets large cards."""
    shown = [(move, count) for move, count in enumerate(counts) if count]
    top = TRAY[1]
    if len(shown) == 1:
        return (Row(shown[0][0], shown[0][1], top + 88, 138),)
    return tuple(Row(move, count, top + 78 + place * 86, 62) for place, (move, count) in enumerate(shown))


def card_box(rows: tuple[Row, ...], place: int, index: int) -> Box:
    """The box of a card."""
    row = rows[place]
    room = TRAY[2] - 2 * _MARGIN
    width = min(134.0, (room - (row.count - 1) * _GAP) / row.count)
    return (TRAY[0] + _MARGIN + index * (width + _GAP), row.y, width, row.height)
