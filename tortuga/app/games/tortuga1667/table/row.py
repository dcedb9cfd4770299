"""A row of the roster: everything that it is drawn from, and where its lines begin and end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tortuga.app.draw.brush import Mood
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667 import layout as at
from tortuga.app.games.tortuga1667.palette import Event, Nation

_KEPT_SPREAD: Final = (14.0, 26.0, 37.0)
"""From the first to the last kept card in a low, a tall and a large row."""


def kept_pitch(count: int, high: float) -> float:
    """How far so many cards before a seat lie apart in a row, where its name needs room, too."""
    spread = _KEPT_SPREAD[(high > at.ROSTER_TALL) + (high > at.ROSTER_LARGE)]
    return spread / max(1, count - 1)


def kept_card(row: Box, count: int, index: int) -> Box:
    """Where a card lies before a seat, in its row of the roster: below the votes if that is high enough."""
    x, y, w, h = row
    large, tall = h > at.ROSTER_LARGE, h > at.ROSTER_TALL
    high = 46.0 if large else 40.0
    wide = high / at.CARD_SHAPE
    right = x + w - 12 - (0 if tall else 66) - index * kept_pitch(count, h)
    middle = y + h - (31 if large else 28) if tall else y + h / 2
    return Box(right - wide, middle - high / 2, wide, high)


def fan_middle(row: Box) -> float:
    """How high the votes of a seat stand in its row."""
    _, y, _, h = row
    return y + (26 if h > at.ROSTER_TALL else h / 2)


@dataclass(frozen=True, slots=True)
class Row:
    """Everything a row is drawn from."""

    box: Box
    who: str
    name: str
    you: str
    mood: Mood
    acts: bool
    legal: bool
    chosen: bool
    ticked: bool
    icon: str
    place: str
    rank: str
    """The same without the place, where that is too long: its symbol stands before it."""
    first: str
    """The first of two ranks, where both are too long: the chart tells the other one."""
    said: str
    votes: int
    ink: str
    kept: tuple[tuple[Event, bool], ...]
    """Event cards, and whether each lies sideways."""
    loyalty: Nation | None
    letter: str
    note: str
    plate: str
    guess: Nation | None
    """What the person takes him for, by his notebook."""
    guess_letter: str

    @property
    def large(self) -> bool:
        """Whether there is room for a third line."""
        return self.box[3] > at.ROSTER_LARGE

    @property
    def side(self) -> float:
        """Of the face, which is a square."""
        return min(self.box[3] - 12, 96)

    @property
    def face(self) -> Point:
        """Its middle."""
        return (self.box[0] + 18 + self.side / 2, self.box[1] + self.box[3] / 2)

    @property
    def left(self) -> float:
        """Where the words begin."""
        return self.box[0] + self.side + 28

    @property
    def right(self) -> float:
        """Where they end, or what lies beside them."""
        return self.box[0] + self.box[2] - 10

    @property
    def tall(self) -> bool:
        """Whether the cards lie below the votes."""
        return self.box[3] > at.ROSTER_TALL

    @property
    def cards(self) -> float:
        """What the cards take beside words."""
        count = len(self.kept)
        return kept_pitch(count, self.box[3]) * (count - 1) + 40 if count else 0.0

    @property
    def edge(self) -> float:
        """Where the first line ends: the votes lie beyond, and in a low row the cards."""
        return self.right - 64 - (0.0 if self.tall else self.cards)

    @property
    def second_edge(self) -> float:
        """Where the second line ends: the cards lie beyond, if they are not as low as a third line."""
        if self.large:
            return self.right
        return self.right - self.cards if self.tall else self.edge

    @property
    def second(self) -> float:
        """Middle of the second line."""
        return self.box[1] + (60 if self.large else self.box[3] * 0.70)
