"""Rectangles of the table of Tortuga 1667 in stage units (1920 x 1080).

Boxes are (x, y, w, h); points are middles.
"""

from __future__ import annotations

from typing import Final

from tortuga.app.draw.theme import STAGE as SIZE
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.palette import Nation, Ship

STAGE: Final[Box] = Box(0, 0, *SIZE)


# ------------------------------------------------------------------------------------------ top bar
TOPBAR_H: Final = 58
MOST_SEATS: Final = 9
LOGO: Final[Point] = (46, 28)
"""Left end of the turn number's line."""
STRIP_MIDDLE: Final[Point] = (1000, 29)
STRIP_PITCH: Final = 60
STRIP_H: Final = 44
STRIP_FACE, STRIP_FACE_ON = 38, 58

# ------------------------------------------------------------------------------------------ roster
ROSTER: Final[Box] = Box(16, 68, 336, 658)
ROSTER_GAP: Final = 5
ROSTER_ROW_MOST: Final = 130
ROSTER_LARGE: Final = 112
ROSTER_TALL: Final = 84
"""Height of a row from which kept cards lie below the votes, not beside them."""
"""From this height on, a row has a line for the last act."""

# ------------------------------------------------------------------------------------------ chart
CHART: Final[Box] = Box(362, 68, 1144, 632)
CHART_BORDER: Final = 24
HULL: Final[dict[Ship, Box]] = {"dutchman": Box(392, 100, 266, 580), "roger": Box(1210, 100, 266, 580)}
SHIP_SIGN_Y: Final = 170
DECK_INDENT: Final = 27
PLACES: Final = 5
PLACE_Y, PLACE_STEP = 226, 72
"""Middle of a ship's first place, and from one to the next."""
PLACE_FACE: Final = 64
PLACE_BAR: Final[Box] = Box(34, -27, 182, 54)
"""From the deck's left edge and the place's middle."""
HOLD_W, HOLD_H, HOLD_Y = 98, 92, 562
GALLEON: Final[Point] = (934, 186)
GALLEON_W, GALLEON_H = 300, 112
GALLEON_PLACES: Final = 4
GALLEON_CHEST: Final = 50
GALLEON_STERN_X, GALLEON_STEP = 1018, 58
GALLEON_SIGN: Final[Point] = (934, 110)
SCORE: Final[dict[Nation, Box]] = {"british": Box(798, 243, 124, 38), "french": Box(946, 243, 124, 38)}
ROWBOAT: Final[dict[Ship, Point]] = {"dutchman": (736, 352), "roger": (1132, 352)}
ROWBOAT_W, ROWBOAT_H = 122, 66
ROWBOAT_FACE: Final = 60
ROWBOAT_TAG_DY: Final = 46
ISLE: Final[Box] = Box(652, 356, 564, 346)
ISLE_SIGN: Final[Point] = (934, 428)
LINE_MIDDLE: Final[Point] = (934, 510)
LINE_STEP: Final = 76
LINE_CIRCLES: Final = 6
LINE_FACE, LINE_FACE_SMALL = 66, 56
ISLE_HOLD_W, ISLE_HOLD_H, ISLE_HOLD_Y = 118, 80, 582
BEACH: Final[Box] = Box(886, 586, 96, 72)

# ------------------------------------------------------------------------------------------ below the chart
BANNER: Final[Box] = Box(424, 706, 1020, 50)

# ------------------------------------------------------------------------------------------ event cards
EVENTS: Final[Box] = Box(1516, 68, 388, 398)
ROW_CARD: Final = 64
ROW_FIRST: Final[Point] = (1567, 166)
ROW_PITCH: Final = 71.5
ROW_CARDS: Final = 5
PILE_CARD: Final = 56
PILE_NAME: Final = 106
PILE: Final[dict[str, Point]] = {"deck": (1582, 272), "discards": (1708, 272), "votes": (1834, 272)}
WATCH: Final[Box] = Box(1532, 358, 356, 94)
LOG: Final[Box] = Box(1516, 476, 388, 276)
LOG_TALL: Final[Box] = Box(1516, 476, 388, 442)
"""The same where letters are larger: what a choice means is a tab of it."""
COLUMN_LEAST, COLUMN_MOST = 270.0, 420.0
"""Widths of the column beside the stage in a broad window (21:9)."""
COLUMN_GAP: Final = 10.0

# ------------------------------------------------------------------------------------------ own board
OWN: Final[Box] = Box(16, 768, 1888, 300)
RIBBON: Final[Box] = Box(62, 752, 474, 46)
RIBBON_FACE: Final[Point] = (66, 780)
RIBBON_FACE_SIZE: Final = 96
PEEK: Final[Point] = (636, 784)
CORNER: Final[Box] = Box(34, 806, 694, 250)
LOYALTY: Final[Point] = (128, 945)
LOYALTY_W: Final = 136
VOTES_MIDDLE: Final[Point] = (396, 932)
VOTE_W: Final = 112
VOTE_PITCH: Final = 119
VOTES_ROOM: Final = 267
"""From the middle of the first card to that of the last when there are more than three."""
MAPS: Final[Point] = (658, 926)
MAP_W: Final = 112
ACTIONS: Final[Box] = Box(744, 806, 764, 250)
ACTION_GAP: Final = 8
ACTION_ROWS: Final = (4, 5)
MEANING: Final[Box] = Box(1524, 804, 362, 112)
PRIMARY: Final[Box] = Box(1524, 926, 362, 66)
SMALL_BUTTON: Final[Box] = Box(1524, 1002, 115, 54)
SMALL_GAP: Final = 8.5
DESK: Final[Box] = Box(1508, 784, 394, 276)
"""What a replay is steered with, in place of the meaning and the buttons."""
TIMELINE: Final[Box] = Box(560, 688, 930, 70)
"""Of a replay, in place of the banner."""

# ------------------------------------------------------------------------------------------ over other things
VOTE_PANEL: Final[Box] = Box(744, 706, 764, 350)
"""Over banner and actions."""
VOTE_TALLY: Final[Box] = Box(VOTE_PANEL[0] + 18, VOTE_PANEL[1] + 202, VOTE_PANEL[2] - 36, 66)
EVENT_PANEL: Final[Box] = Box(1516, 68, 388, 684)
EVENT_PANEL_TALL: Final[Box] = Box(1516, 68, 388, 850)
"""Over event cards and log."""
EVENT_CARD_MIDDLE: Final[Point] = (1710, 360)
POLL_MIDDLE: Final[Point] = (1126, 822)
POLL_CARD, POLL_GAP = 84, 14
"""Width of a card of a vote, and what is between two of them."""
POLL_ROOM: Final = 724

CARD_SHAPE: Final = 1.4
VOTE_SHAPE: Final = 1.46
"""Heights of cards by their widths."""


def column(margin: float) -> Box | None:
    """The column at the right of the stage; None where the window is not broad enough.

    Args:
        margin: what there is, units.
    """
    wide = min(margin - 26, COLUMN_MOST)
    return Box(STAGE[2] + 8, EVENTS[1], wide, LOG[1] + LOG[3] - EVENTS[1]) if wide >= COLUMN_LEAST else None


def strip_face(index: int, seats: int) -> Point:
    """The middle of a face in the turn strip, which never turns round: the light moves."""
    return (STRIP_MIDDLE[0] + (index - (seats - 1) / 2) * STRIP_PITCH, STRIP_MIDDLE[1])


def strip_box(seats: int) -> Box:
    """The dark plate below the turn strip."""
    return Box.around(STRIP_MIDDLE, (seats - 1) * STRIP_PITCH + 96, STRIP_H)


def roster_row(index: int, seats: int) -> Box:
    """A row of the roster; index 0 is the person, the others follow clockwise."""
    x, y, w, h = ROSTER
    high = min((h - ROSTER_GAP * (seats - 1)) / seats, ROSTER_ROW_MOST)
    return Box(x, y + index * (high + ROSTER_GAP), w, high)


def roster_rest(seats: int) -> Box:
    """What is free below the roster (votes so far); its height is 0 or less when it is full."""
    x, y, w, h = ROSTER
    top = roster_row(seats, seats)[1]
    return Box(x, top, w, y + h - top)


def ship_place(ship: Ship, index: int) -> Point:
    """The middle of the face on a place 0..4 of a ship."""
    return (HULL[ship][0] + DECK_INDENT + 34, PLACE_Y + index * PLACE_STEP)


def ship_place_box(ship: Ship, index: int) -> Box:
    """The whole place: face, name and ranks."""
    x, y = ship_place(ship, index)
    return Box(x - 34, y - 33, 212, 66)


def ship_sign(ship: Ship) -> Point:
    """The middle of the plate with a ship's name."""
    x, _, w, _ = HULL[ship]
    return (x + w / 2, SHIP_SIGN_Y)


def ship_hold(ship: Ship, nation: Nation) -> Box:
    """A hold of a ship: British on the left, French on the right."""
    x, _, w, _ = HULL[ship]
    left = x + w / 2 - HOLD_W - 3
    return Box(left if nation == "british" else left + HOLD_W + 6, HOLD_Y, HOLD_W, HOLD_H)


def isle_hold(nation: Nation) -> Box:
    """A hold on Tortuga; the beach lies between them."""
    x = BEACH[0] - 4 - ISLE_HOLD_W if nation == "british" else BEACH[0] + BEACH[2] + 4
    return Box(x, ISLE_HOLD_Y, ISLE_HOLD_W, ISLE_HOLD_H)


def galleon_chest(index: int) -> Point:
    """A place of the Galleon, 0..3, from the stern."""
    return (GALLEON_STERN_X - index * GALLEON_STEP, GALLEON[1])


def isle_place(index: int, pirates: int) -> Point:
    """The middle of a face in the line on Tortuga; from the seventh pirate on they stand closer."""
    places = max(LINE_CIRCLES, pirates)
    step = LINE_STEP if places <= LINE_CIRCLES else LINE_STEP * LINE_CIRCLES / places * 1.06
    return (LINE_MIDDLE[0] + (index - (places - 1) / 2) * step, LINE_MIDDLE[1])


def isle_face(pirates: int) -> float:
    """The width of a face in the line on Tortuga."""
    return LINE_FACE if pirates <= LINE_CIRCLES else LINE_FACE_SMALL


def row_card(index: int) -> Point:
    """The middle of a card of the row, 0..4."""
    return (ROW_FIRST[0] + index * ROW_PITCH, ROW_FIRST[1])


def vote_card(index: int, count: int) -> Point:
    """The middle of a card of one's own vote hand; more than three lie over each other."""
    pitch = VOTE_PITCH if count <= 3 else VOTES_ROOM / (count - 1)
    return (VOTES_MIDDLE[0] + (index - (count - 1) / 2) * pitch, VOTES_MIDDLE[1])


def poll_card(index: int, count: int) -> Box:
    """A card of a vote of so many: from the eighth on they are smaller."""
    wide = min(POLL_CARD, POLL_ROOM / max(1, count) - 6)
    pitch = min(POLL_CARD + POLL_GAP, POLL_ROOM / max(1, count))
    middle = (POLL_MIDDLE[0] + (index - (count - 1) / 2) * pitch, POLL_MIDDLE[1])
    return Box.around(middle, wide, wide * VOTE_SHAPE)


def action(index: int) -> Box:
    """The tile of an action 0..8: four for everybody above, five by rank below."""
    x, y, w, h = ACTIONS
    row = 0 if index < ACTION_ROWS[0] else 1
    column, count = index - row * ACTION_ROWS[0], ACTION_ROWS[row]
    wide, high = (w - ACTION_GAP * (count - 1)) / count, (h - ACTION_GAP) / 2
    return Box(x + column * (wide + ACTION_GAP), y + row * (high + ACTION_GAP), wide, high)


def small_button(index: int) -> Box:
    """One of the three buttons below the primary one."""
    x, y, w, h = SMALL_BUTTON
    return Box(x + index * (w + SMALL_GAP), y, w, h)
