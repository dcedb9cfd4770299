"""Colours, symbols and plates of the dice game. No other module of it holds such literals.

The build recipes read the same tables when they bake its pictures, so a colour is changed here and nowhere
else.
"""

from __future__ import annotations

from typing import Final

from tortuga.app.draw import theme
from tortuga.app.draw.seatcolour import GamePictures, SeatColour, seat_plates
from tortuga.app.draw.theme import mix, pill
from tortuga.games.tortuga2014.pieces import CHESTS, NUMBERS
from tortuga.games.tortuga2014.pieces import DIE_LETTERS as DIE_LETTERS
from tortuga.games.tortuga2014.pieces import SKULL as SKULL

NAME: Final = "tortuga2014"

# ---------------------------------------- chests: colour + dark shade + symbol (always drawn)
CHEST_KINDS: Final = tuple(CHESTS)
CHEST: Final = {
    "red": "#d2342c",
    "blue": "#2e8ee6",
    "yellow": "#f5bd1f",
    "white": "#fbf8f0",
    "purple": "#5a1c74",
}
CHEST_DARK: Final = {
    "red": "#4a0b0a",
    "blue": "#0c3a78",
    "yellow": "#8a5200",
    "white": "#7c7466",
    "purple": "#22062e",
}
CHEST_SYMBOL: Final = {
    "red": "diamonds",
    "blue": "anchor",
    "yellow": "sun",
    "white": "moon",
    "purple": "crown",
}

# ---------------------------------------- seats: colour + the face of a person; on cloth their emblem
COLOURS: Final = (
    SeatColour(NAME, "blue", "#1b2f9c", "whale-tail", "bellamy"),
    SeatColour(NAME, "orange", "#e0680c", "ship-wheel", "rosa"),
    SeatColour(NAME, "yellow", "#eadb62", "octopus", "anne"),
    SeatColour(NAME, "green", "#2f7356", "sea-turtle", "jack"),
)
COLOUR: Final = {seat.name: seat for seat in COLOURS}
"""By name."""
SEAT_COLOURS: Final = tuple(COLOUR[name] for name in ("orange", "green", "blue", "yellow"))
"""In the order in which seats get them."""


def track_color(player: str) -> str:
    """The darkened player colour of reached track boxes."""
    return mix(COLOUR[player].rgb, "#2a180c", 0.34)


# ---------------------------------------- dice
# index = action number 0..4 (Expand Fleet, Recruit Crew, Treasure Hunt, Board, Raid), 5 = skull
FACE_ICON: Final = (
    "galleon",
    "pirate-hat",
    "spade",
    "pirate-cannon",
    "crossed-sabres",
    "skull-crossed-bones",
)
DIE_NUMBERS: Final = NUMBERS
"""The number on face `action` of die `letter`, as the pictures show it."""

TILE_WATER, TILE_RIM = "#1f6f86", "#bfe6e0"
"""The water side of a treasure tile, and the rim of both its sides."""

# ---------------------------------------- symbols with a fixed meaning
ICON: Final[dict[str, str]] = {
    **theme.ICON,
    "tortuga": "hill-fort",
    "fleet": "galleon",
    "crew": "pirate-hat",
    "island": "island",
    "boat": "galleon",
    "pirate": "pirate-hat",
    "tile": "waves",
    "coin": "two-coins",
    "bag": "swap-bag",
    "dice": "rolling-dices",
    "phase1": "rolling-dices",
    "phase2": "flying-flag",
    "phase3": "open-treasure-chest",
    "skull": "skull-crossed-bones",
}
"""The common symbols, and the game's own."""

PICTURES: Final = GamePictures(
    NAME,
    COLOURS,
    plates=seat_plates(COLOURS)
    | {
        f"track_{seat.name}": pill(track_color(seat.name), 5, None, 0, gloss=0.10, gradient=0.25)
        for seat in COLOURS
    },
    icon="rolling-dices",
    title_row=tuple(f"chest_{kind}" for kind in CHEST_KINDS),
)
"""This game's part of the pictures shared by all games."""
