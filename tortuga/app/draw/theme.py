"""Every common colour, font, symbol and type size; a game keeps its own in its palette.

The build recipes read the same tables when they bake the images, so a colour is changed here and nowhere
else.
"""

from __future__ import annotations

from tortuga.app.draw.palette import PALETTE as PALETTE
from tortuga.app.draw.palette import brighter as brighter
from tortuga.app.draw.palette import ink_on as ink_on
from tortuga.app.draw.palette import is_light as is_light
from tortuga.app.draw.palette import mix as mix
from tortuga.app.draw.palette import rgb as rgb
from tortuga.app.draw.plates import PLATES as PLATES
from tortuga.app.draw.plates import TAG_INK as TAG_INK
from tortuga.app.draw.plates import Plate as Plate

STAGE = (1920, 1080)  # units; every position and size of the app is in these

# ---------------------------------------------------------------- symbols with a fixed meaning
ICON: dict[str, str] = {
    "start": "shooner-sailboat",
    "points": "laurels-trophy",
    "lock": "padlock",
    "defend": "checked-shield",
    "done": "check-mark",
    "wait": "hourglass",
    "undo": "anticlockwise-rotation",
    "redo": "clockwise-rotation",
    "cancel": "cancel",
    "hint": "light-bulb",
    "move": "play-button",
    "proof": "wax-seal",
    "turn": "cycle",
    "logo": "pirate-flag",
    "exit": "exit-door",
    "menu": "cog",
    "settings": "settings-knobs",
    "sound": "speaker",
    "help": "help",
    "log": "scroll-quill",
    "notes": "notebook",
    "person": "person",
    "captain_ai": "robot-golem",
    "hotseat": "meeple-group",
    "replay": "spyglass",
    "save": "save",
    "world": "world",
    "pause": "pause-button",
    "play": "play-button",
    "fast": "fast-forward-button",
    "luck": "shamrock",
    "skill": "brain",
    "info": "info",
    "clock": "stopwatch",
    "trophy": "trophy-cup",
    "graph": "histogram",
    "search": "magnifying-glass",
    "drag": "hand",
}

# ---------------------------------------------------------------- fonts: role -> file in assets/fonts
FONTS: dict[str, str] = {
    "display": "PirataOne-Regular.ttf",  # logo and screen titles only, 28 units or more
    "sc": "AlegreyaSC-800ExtraBold-lnum.ttf",  # names, headings, buttons
    "text": "AlegreyaSans-500Medium-lnum.ttf",
    "bold": "AlegreyaSans-700Bold-lnum.ttf",
    "black": "AlegreyaSans-800ExtraBold-lnum.ttf",  # every number that matters
    "ital": "AlegreyaSans-500Medium-Italic-lnum.ttf",
}
READABLE: dict[str, str] = {
    "display": "AtkinsonHyperlegible-700Bold.ttf",
    "sc": "AtkinsonHyperlegible-700Bold.ttf",
    "text": "AtkinsonHyperlegible-400Regular.ttf",
    "bold": "AtkinsonHyperlegible-700Bold.ttf",
    "black": "AtkinsonHyperlegible-700Bold.ttf",
    "ital": "AtkinsonHyperlegible-400Regular-Italic.ttf",
}
"""The fonts of the roles if the player chose readable letters."""
READABLE_SIZE: dict[str, float] = {
    "display": 0.74,
    "sc": 0.88,
    "text": 0.9,
    "bold": 0.9,
    "black": 0.92,
    "ital": 0.9,
}
"""Their letters are larger at the same size: factors that keep the line height."""
GROWING = frozenset(("sc", "text", "bold", "ital"))
"""Roles that follow the text size of the settings; numbers on pieces and titles are large enough."""
LARGEST_GROWN = 34.0  # units; larger text does not grow
TYPE: dict[str, int] = {
    "logo": 52,
    "title_logo": 176,
    "screen": 64,
    "panel": 36,
    "title": 34,
    "primary": 29,
    "name": 25,
    "heading": 24,
    "banner": 28,
    "message": 23,
    "button": 21,
    "body": 21,
    "label": 19,
    "small": 17,
}
SMALLEST_READ = 16.5  # units; 11 pixels in a window of 1280 x 720, the least that can be read
SMALLEST_TEXT = 12.0  # units; text shrinks to its box, never below this
LOGO_GRADIENT = ("#fffbe0", "#f0ae3e")
LOGO_OUTLINE = "#140a05"
SCRIPTS = (
    ("NotoSansHebrew-Regular.ttf", "hebr"),
    ("NotoSansArabic-Regular.ttf", "arab"),
    ("NotoSans-Regular.ttf", ""),
    ("NotoSansGeorgian-Regular.ttf", ""),
    ("NotoSansSC-Regular.otf", ""),
    ("NotoSansJP-Regular.otf", ""),
    ("NotoSansKR-Regular.ttf", ""),
)
"""Fonts that pygame_gui brings, under the SIL Open Font License: for letters of names that ours lack, tried
in this order; the frozen game leaves the largest out. The script, where it is written from right to left."""
SCRIPT_SIZE = 0.82
"""Scale, since these letters are taller than our own."""
