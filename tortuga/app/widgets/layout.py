"""Where everything is on the screens around the table, in stage units: (x, y, w, h)."""

from __future__ import annotations

from tortuga.app.draw.theme import STAGE
from tortuga.app.draw.units import Box

# ---------------------------------------------------------------- title
TITLE_MEDALLION = (162.0, 172.0, 132.0)  # centre, diameter
TITLE_LOGO = (246.0, 160.0)
MAX_TITLE_LOGO = 736.0  # the games to choose from are at its right
TITLE_MOTTO = (254.0, 290.0)
TITLE_MENU = (96.0, 372.0, 560.0, 60.0, 10.0)  # x, y, w, h, gap
TITLE_FOOT: tuple[Box, Box] = (
    Box(96.0, 936.0, 274.0, 52.0),
    Box(382.0, 936.0, 274.0, 52.0),
)  # below the menu
TITLE_CHESTS = (1300.0, 596.0, 94.0)  # middle, pitch
TITLE_GAMES: Box = Box(1010.0, 40.0, 858.0, 92.0)
TITLE_LANGUAGES: Box = Box(1500.0, 1004.0, 368.0, 46.0)
TITLE_SPEED: Box = Box(1010.0, 1004.0, 400.0, 46.0)
TITLE_VERSION = (30.0, 1054.0)

# ---------------------------------------------------------------- header of every screen
HEADING = (60.0, 64.0)

# ---------------------------------------------------------------- new game
PRACTICE: Box = Box(880.0, 42.0, 266.0, 50.0)
UNADVISED: Box = Box(1160.0, 42.0, 266.0, 50.0)
GAME_CHOICE: Box = Box(420.0, 42.0, 446.0, 50.0)  # only if several games are known
SEAT_COUNT: Box = Box(1440.0, 42.0, 420.0, 50.0)
COMPUTERS: Box = Box(60.0, 104.0, 266.0, 40.0)
DAILY: Box = Box(60.0, 1020.0, 320.0, 44.0)
EQUALS: Box = Box(1540.0, 1020.0, 320.0, 44.0)
COMPANY: Box = Box(1080.0, 96.0, 780.0, 36.0)
SEAT_CARD = (436.0, 572.0, 18.67)  # w, h, gap; the row is centred
SEAT_CARD_Y = 176.0
SMALL_SEAT_CARD = (344.0, 288.0, 16.0, 22.0)  # w, h, gaps across and down: two rows from five seats on
MAX_SEAT_CARDS = 4  # in one row
OPTIONS_BOARD: Box = Box(60.0, 790.0, 1800.0, 216.0)

# ---------------------------------------------------------------- results
RESULT_CARD_Y, RESULT_CARD_H = 156.0, 736.0
RESULT_BUTTONS = (0.0, 932.0, 330.0, 84.0, 22.0)  # x is computed: the row is centred

# ---------------------------------------------------------------- credits
CREDITS_PAGE: Box = Box(360.0, 136.0, 1200.0, 800.0)

# ---------------------------------------------------------------- settings
SETTINGS_SECTIONS = (60.0, 140.0, 330.0, 72.0, 14.0)  # x, y, w, h, gap
SETTINGS_BACK: Box = Box(60.0, 940.0, 330.0, 76.0)
SETTINGS_PANEL: Box = Box(430.0, 136.0, 1430.0, 880.0)


def row_cell(row: tuple[float, float, float, float, float], index: int) -> Box:
    """The index-th cell of a column given as (x, y, w, h, gap), downwards."""
    x, y, w, h, gap = row
    return Box(x, y + index * (h + gap), w, h)


def seat_card(index: int, seats: int) -> Box:
    """Card of seat `index`: up to four stand side by side in the middle, more in two rows of small ones."""
    if seats <= MAX_SEAT_CARDS:
        w, h, gap = SEAT_CARD
        return Box(_middle(index, seats, w, gap), SEAT_CARD_Y, w, h)
    w, h, gap, down = SMALL_SEAT_CARD
    above = -(-seats // 2)
    row, place = divmod(index, above)
    return Box(
        _middle(place, above if row == 0 else seats - above, w, gap), SEAT_CARD_Y + row * (h + down), w, h
    )


def result_card(index: int, cards: int) -> Box:
    """Card of a seat or side at the end: as broad as `seat_card`, in one row or two that fill the height."""
    x, _, w, _ = seat_card(index, cards)
    if cards <= MAX_SEAT_CARDS:
        return Box(x, RESULT_CARD_Y, w, RESULT_CARD_H)
    down = SMALL_SEAT_CARD[3]
    h = (RESULT_CARD_H - down) / 2
    return Box(x, RESULT_CARD_Y + index // -(-cards // 2) * (h + down), w, h)


def _middle(index: int, count: int, w: float, gap: float) -> float:
    """Left edge of one of `count` things in a row in the middle."""
    return (STAGE[0] - count * w - (count - 1) * gap) / 2 + index * (w + gap)
