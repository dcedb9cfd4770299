"""Every common colour, plate, font, symbol and type size; a game keeps its own in its palette.

The build recipes read the same tables when they bake the images, so a colour is changed here and nowhere
else.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec

STAGE = (1920, 1080)  # units; every position and size of the app is in these

# ---------------------------------------------------------------- colours
PALETTE: dict[str, str] = {
    "ink": "#24150c",
    "ink2": "#4a3220",
    "wood_d": "#2c1a0f",
    "wood": "#5b3820",
    "wood_l": "#8d5c33",
    "wood_own": "#6a4326",
    "wood_own_l": "#9a683b",
    "parch": "#f0dfb6",
    "parch_d": "#d8bd85",
    "parch_dd": "#b08c52",
    "gold": "#d8a03c",
    "gold_l": "#ffe08a",
    "gold_d": "#8a5a1c",
    "red": "#a5301f",
    "red_d": "#6d1b12",
    "cream": "#fbf1d6",
    "label": "#f0d9a6",
    "label_dim": "#cfae76",
    "note": "#e2c48e",
    "locked": "#a88d63",
    "glyph": "#f4e2b5",  # symbols on dark wood
    "primary": "#b23a22",
    "secondary": "#6a4526",
    "disabled": "#5a5048",
    "button_ink": "#fff1cf",
    "disabled_ink": "#a99c86",
    "chosen": "#b5801f",
    "unchosen": "#2b1a0f",
    "good": "#b9e39b",
    "good_plate": "#3f6f1f",
    "warn": "#ffb48a",
    "warn_plate": "#8c1f16",
    "preview": "#9fe0ff",
    "luck": "#2e8ee6",
    "brass": "#e7c879",
    "brass_ink": "#5a2410",
    "slot": "#150b06",
    "slot_warn": "#4a0f0a",
    "slot_good": "#16300f",
    "slot_hot": "#2b0f08",
    "slot_tray": "#1a0906",
    "leather": "#5c2a1c",
    "on_light": "#2a180d",
    "on_dark": "#fff6de",
    "shade": "#000000",
    "focus": "#fbf1d6",
    "sea_deep": "#072636",
}


_LUMA, _LIGHT = (0.299, 0.587, 0.114), 140
"""How bright red, green and blue are, and the brightness from which a colour is light."""


def rgb(color: str) -> tuple[int, int, int]:
    """Red, green and blue 0..255 of a palette name or of "#rrggbb"; ValueError for anything else."""
    value = PALETTE.get(color, color)
    if len(value) != 7 or value[0] != "#":
        raise ValueError(f"no colour: {color!r}")
    red, green, blue = bytes.fromhex(value[1:])
    return red, green, blue


def mix(a: str, b: str, share: float) -> str:
    """The colour `share` (0..1) of the way from `a` to `b`, as "#rrggbb"."""
    pairs = zip(rgb(a), rgb(b), strict=True)
    return "#" + "".join(f"{max(0, min(255, int(x + (y - x) * share))):02x}" for x, y in pairs)


def brighter(color: str, factor: float) -> str:
    """The colour with its channels times `factor`, as "#rrggbb"."""
    return "#" + "".join(f"{min(255, round(x * factor)):02x}" for x in rgb(color))


def is_light(color: str) -> bool:
    """Whether a ground of this colour needs dark ink."""
    return sum(weight * part for weight, part in zip(_LUMA, rgb(color), strict=True)) > _LIGHT


def ink_on(color: str) -> str:
    """The readable ink for text and symbols on a ground of this colour."""
    return PALETTE["on_light" if is_light(color) else "on_dark"]


# ---------------------------------------------------------------- stretchable panels, baked by build/recipes
Kind = Literal["pill", "inset", "wood", "parchment", "leather", "frame"]


class Shadow(msgspec.Struct, frozen=True):
    """A soft drop shadow: blur and offset downwards in units, alpha 0..255."""

    blur: float
    down: float
    alpha: int


class Plate(msgspec.Struct, frozen=True):
    """Recipe of one plate; lengths in units.

    pill      glossy plate: vertical gradient, border ring lit from the top left
    inset     recessed area: dark, inner shadow at the top, light lip at the bottom; `alpha` is its ground
    wood      planked board with a darker rim; parchment, leather: the same; `torn` roughens the outline
    frame     only the border line
    """

    kind: Kind
    color: str = "#000000"
    radius: float = 10
    border: str | None = None
    line: float = 2.0
    gloss: float = 0.12
    gradient: float = 0.28
    alpha: float = 1.0
    depth: float = 8
    shadow: Shadow | None = None
    torn: bool = False
    brass: float = 0  # size of brass fittings on the corners
    rim: float = 10  # width of a wooden rim
    light: str = "wood_l"


def pill(
    color: str, radius: float = 10, border: str | None = "gold_d", line: float = 1.8, **more: Any
) -> Plate:
    """A glossy plate; `more` as in `Plate`."""
    return Plate("pill", color, radius, border, line, **more)


def _inset(alpha: float, radius: float, color: str = "slot", depth: float = 8, **more: Any) -> Plate:
    return Plate("inset", color, radius, alpha=alpha, depth=depth, **more)


_BUTTON = Shadow(7, 5, 170)
_TAG = Shadow(3, 2, 120)
_BOARD = Shadow(14, 8, 195)

PLATES: dict[str, Plate] = {
    # boards of wood; "wood_own" is the lighter one of the person at the bottom
    "wood": Plate("wood", "wood", 18, rim=9, shadow=_BOARD),
    "wood_brass": Plate("wood", "wood", 18, rim=10, shadow=_BOARD, brass=36),
    "wood_own": Plate(
        "wood", "wood_own", 20, rim=11, light="wood_own_l", shadow=Shadow(16, 4, 210), brass=40
    ),
    # paper and leather
    "parchment": Plate("parchment", "parch", 8, shadow=Shadow(6, 3, 120)),
    "parchment_flat": Plate("parchment", "parch", 8),
    "parchment_torn": Plate("parchment", "parch", 10, torn=True, shadow=Shadow(12, 7, 185)),
    "leather": Plate("leather", "leather", 16),
    # recessed areas, from faint to deep
    "well_faint": _inset(0.40, 9),
    "well_soft": _inset(0.42, 12, "#3a2a12"),
    "well": _inset(0.58, 12),
    "well_small": _inset(0.58, 9, depth=6),
    "well_deep": _inset(0.80, 12, depth=10),
    "well_tray": _inset(0.62, 10, "slot_tray"),
    "well_hot": _inset(0.82, 12, "slot_hot", 10, border="gold_l", line=2.5),
    "well_hot_small": _inset(0.86, 9, "slot_hot", border="gold_l", line=2),
    "well_gold": _inset(0.76, 9, "slot_tray", 6, border="gold_l", line=2),
    "well_line": _inset(0.55, 9, border="gold_l", line=2),
    "well_good": _inset(0.80, 10, "slot_good", border="good", line=2),
    "well_warn": _inset(0.62, 12, "slot_warn", border="warn", line=2.5),
    "well_card": _inset(0.62, 12, "slot_tray", border="gold_d", line=2.5),
    "well_card_hot": _inset(0.62, 12, "slot_tray", border="gold_l", line=2.5),
    "field": _inset(0.72, 9),
    "field_on": _inset(0.80, 9, border="gold_l", line=2),
    "slot": _inset(0.62, 8, "#0d0704", 6, border="gold_d", line=1.2),
    "slot_locked": _inset(0.30, 8, "#0d0704", 5),
    "slot_die": _inset(0.50, 8),
    "slot_track": _inset(0.78, 6, "#1a0f08", 5),
    "slot_bonus": _inset(0.50, 9, "#0d0704", 5, border="gold_d", line=1.4),
    # buttons
    "primary": pill("primary", 12, "gold", 2.4, gloss=0.20, gradient=0.45, shadow=_BUTTON),
    "primary_hover": pill("#c24a30", 12, "gold_l", 2.4, gloss=0.24, gradient=0.45, shadow=_BUTTON),
    "primary_down": pill("#98301c", 12, "gold", 2.4, gloss=0.08, gradient=0.25),
    "secondary": pill("secondary", 12, "gold", 2.4, gloss=0.20, gradient=0.45, shadow=_BUTTON),
    "secondary_hover": pill("#7d5433", 12, "gold_l", 2.4, gloss=0.24, gradient=0.45, shadow=_BUTTON),
    "secondary_down": pill("#573820", 12, "gold", 2.4, gloss=0.08, gradient=0.25),
    "disabled": pill("disabled", 12, "#8a7a60", 2.4, gloss=0.20, gradient=0.45, shadow=_BUTTON),
    "menu": pill("secondary", 10, "gold_d", 1.8, gloss=0.15),
    "menu_hover": pill("#83582f", 10, "gold_l", 1.8, gloss=0.20),
    # choices: segments, tabs, steps, check boxes
    "gold": pill("chosen", 9, "gold_l"),
    "dark": pill("unchosen", 9, "#6a4a28"),
    "dark_hover": pill("#43291a", 9, "gold_d"),
    "step_on": pill("chosen", 20, "gold_l", gloss=0.25),
    "step_off": pill("unchosen", 20, "#6a4a28", gloss=0.04),
    "tab_on": pill("#7d2417", 10, "gold_l", 1.6, gloss=0.10),
    "tab_off": pill("#cdb079", 10, "parch_dd", 1.6, gloss=0.10),
    "check_on": pill("good_plate", 7, "gold_l"),
    "check_off": pill("unchosen", 7, "#6a4a28"),
    # light plates
    "cream": pill("#e9d3a0", 16, "gold_d", gloss=0.10),
    "label": pill("#e9d3a0", 8, "gold_d", 1.5),
    "label_hot": pill("primary", 8, "gold_d", 1.5),
    "brass": pill("brass", 9, "gold_d", 2.2, gloss=0.25, shadow=_TAG),
    # small plates with an icon or a word
    "tag_red": pill("warn_plate", 9, "gold_l", 1.6, gloss=0.15, shadow=_TAG),
    "tag_green": pill("good_plate", 9, "gold_l", 1.6, gloss=0.15, shadow=_TAG),
    "tag_gold": pill("chosen", 9, "gold_l", 1.6, gloss=0.15, shadow=_TAG),
    "tag_brown": pill("#7d5a12", 9, "gold_l", 1.6, gloss=0.15, shadow=_TAG),
    "tag_olive": pill("#6b6f2a", 9, "gold_l", 1.6, gloss=0.15, shadow=_TAG),
    "tag_steel": pill("#6b6f78", 9, "gold_l", 1.6, gloss=0.15, shadow=_TAG),
    "tag_grey": pill("#5a5048", 9, "#b09c78", 1.6, gloss=0.15, shadow=_TAG),
    "tag_blue": pill("luck", 9, "gold_l", 1.6, gloss=0.15, shadow=_TAG),
    "tag_dark": pill("#241409", 9, "gold_l", 1.6, gloss=0.08, shadow=_TAG),
    "tag_ink": pill("ink", 9, "gold_d", 1.6, gloss=0.08, shadow=_TAG),
    "tag_parch": pill("parch", 9, "gold_d", 1.6, gloss=0.15, shadow=_TAG),
    "bar_luck": pill("luck", 4, "#2a1a0c", 1),
    "bar_skill": pill("red", 4, "#2a1a0c", 1),
    # cards over the veiled middle of the table
    "spot_card": pill("#2b1a0f", 13, "gold_d", 1.6, gloss=0.06, gradient=0.25, shadow=Shadow(6, 4, 160)),
    "spot_card_hot": pill("#4a1a0f", 13, "gold_l", 2.4, gloss=0.06, gradient=0.25, shadow=Shadow(6, 4, 160)),
    "spot_card_dim": pill("#1d130c", 13, "#4a3520", 1.6, gloss=0.04, gradient=0.2, shadow=Shadow(6, 4, 160)),
    "tooltip": pill("#2b1a0f", 10, "gold", 1.8, gloss=0.05, gradient=0.2, shadow=Shadow(7, 5, 190)),
    # only a line
    "frame_gold": Plate("frame", radius=12, border="gold_l", line=2.5),
    "frame_board": Plate("frame", radius=18, border="gold_l", line=3),
    "frame_focus": Plate("frame", radius=14, border="focus", line=3),
    "frame_warn": Plate("frame", radius=12, border="warn", line=2.5),
}

TAG_INK: dict[str, str] = {"tag_parch": PALETTE["ink"], "brass": PALETTE["brass_ink"]}  # others: light ink

# ---------------------------------------------------------------- symbols with a fixed meaning
ICON: dict[str, str] = {
    "start": "shooner-sailboat",
    "points": "laurels-trophy",
    "lock": "padlock",
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
    "help": "help",
    "log": "scroll-quill",
    "notes": "notebook",
    "person": "person",
    "replay": "spyglass",
    "pause": "pause-button",
    "play": "play-button",
    "fast": "fast-forward-button",
    "luck": "shamrock",
    "skill": "brain",
    "info": "info",
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
"""The fonts of the roles if the player has chosen readable letters."""
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
TYPE: dict[str, int] = {"logo": 52, "name": 25, "heading": 24, "banner": 28, "message": 23, "small": 17}
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

MIN_TEXT = SMALLEST_READ
"""Smallest readable text in units."""


class Style(NamedTuple):
    """How words look, and how they adapt to lack of room or to a larger text size."""

    role: str
    """Kind of letters (theme.FONTS)."""
    size: float = 20.0
    color: str = "ink"
    shade: str | None = None
    """Colour of a soft drop shadow."""
    grows: bool = True
    """Whether the text follows the text size of the settings, where its room is known."""
    most: float = LARGEST_GROWN
    """The size up to which it grows."""
    legible: bool = False
    """Where room is short: not below MIN_TEXT, but narrower letters, and finally an ellipsis."""
    alpha: int = 255
    gradient: tuple[str, str] | None = None
    """Top and bottom colour instead of `color`."""
    outline: str | None = None
    """Colour of a rim around the letters."""
    rim: float = 2.0
    """Its width in units."""

    def inked(self, color: str) -> Style:
        """The same style in another colour."""
        return self._replace(color=color)

    def fixed(self, size: float) -> Style:
        """The same style at this size, whatever the text size of the settings."""
        return self._replace(size=size, grows=False)

    def at_most(self, size: float) -> Style:
        """The same style, no larger than this."""
        return self._replace(size=min(self.size, size))


LOGO = Style("display", TYPE["logo"], "cream", gradient=LOGO_GRADIENT, outline=LOGO_OUTLINE, rim=1.6)
"""The name of the game in the bar across the top; headings of screens are set like it."""


def legible(
    role: str,
    size: float,
    color: str,
    shade: str | None = None,
    grows: bool = True,
    most: float = LARGEST_GROWN,
) -> Style:
    """The style of a name or label, which never shrinks below a readable size."""
    return Style(role, size, color, shade, grows, most, legible=True)
