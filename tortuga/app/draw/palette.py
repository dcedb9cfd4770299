"""The common colours, and how colours are read and blended."""

from __future__ import annotations

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
    "foam": "#e9f7ee",
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


def rgb(color: str) -> tuple[int, int, int]:
    """Red, green and blue 0..255 of a palette name or of "#rrggbb".

    Raises:
        ValueError: neither a known name nor a colour.
    """
    told = PALETTE.get(color, color)
    if len(told) != 7 or told[0] != "#":
        raise ValueError(f"no colour: {color!r}")
    return int(told[1:3], 16), int(told[3:5], 16), int(told[5:7], 16)


def mix(a: str, b: str, share: float) -> str:
    """The colour `share` (0..1) of the way from `a` to `b`, as "#rrggbb"."""
    pairs = zip(rgb(a), rgb(b), strict=True)
    return "#" + "".join(f"{max(0, min(255, int(x + (y - x) * share))):02x}" for x, y in pairs)


def brighter(color: str, factor: float) -> str:
    """The colour with its channels times `factor`, as "#rrggbb"."""
    return "#" + "".join(f"{min(255, round(x * factor)):02x}" for x in rgb(color))


def is_light(color: str) -> bool:
    """Whether a ground of this colour (luma above 140) needs dark ink."""
    red, green, blue = rgb(color)
    return 0.299 * red + 0.587 * green + 0.114 * blue > 140


def ink_on(color: str) -> str:
    """The readable ink for text and symbols on a ground of this colour."""
    return PALETTE["on_light" if is_light(color) else "on_dark"]
