"""The settings as data: which section holds which fields, how each is changed, and what it may be."""

from __future__ import annotations

import importlib.util
from dataclasses import dataclass
from typing import Any, Literal

import pygame

from tortuga.app.settings import SPEEDS, TEXT_SIZES, Settings
from tortuga.app.text import LANGUAGES
from tortuga.app.window import MIN_SIZE

WINDOW_SIZES = ("1280x720", "1600x900", "1920x1080", "2560x1440")
SECTIONS = ("game", "sound", "display", "keys", "gamepad", "trouble")
"""In the order of the list at the left; texts settings-<section>."""
SECTION_ICON = {
    "game": "rolling-dices",
    "sound": "speaker",
    "display": "spyglass",
    "keys": "keyboard",
    "gamepad": "gamepad",
    "trouble": "anchor",
}


@dataclass(frozen=True)
class Row:
    """One setting: texts setting-<field>, setting-<field>-note, and for choices <texts>-<value>."""

    field: str
    kind: Literal["switch", "choice", "gauge"]
    values: tuple[str, ...] = ()
    texts: str = ""


ROWS: dict[str, tuple[Row, ...]] = {
    "game": (
        Row("speed", "choice", tuple(reversed(SPEEDS)), "speed"),
        Row("reduced_motion", "switch"),
        Row("automatic", "switch"),
        Row("hints", "switch"),
        Row("confirm_leaving", "switch"),
    ),
    "sound": (
        Row("muted", "switch"),
        Row("music", "gauge"),
        Row("effects", "gauge"),
        Row("interface", "gauge"),
        Row("quiet_unfocused", "switch"),
    ),
    "display": (
        Row("language", "choice", LANGUAGES, "language"),
        Row("text_size", "choice", tuple(map(str, TEXT_SIZES)), "setting-text_size"),
        Row("readable_font", "switch"),
        Row("fullscreen", "switch"),
        Row("window", "choice", WINDOW_SIZES),
        Row("screen_reader", "switch"),
    ),
}


def value_of(row: Row, settings: Settings, language: str) -> str:
    """The present value of a choice, as one of its `values` (or none of them)."""
    if row.field == "language":
        return language
    value = getattr(settings, row.field)
    return "x".join(map(str, value)) if row.field == "window" else str(value)


def parsed(row: Row, value: str) -> Any:
    """A value of a choice as the settings keep it."""
    if row.field == "text_size":
        return int(value)
    if row.field == "window":
        wide, high = value.split("x")
        return int(wide), int(high)
    return value


def fits_desktop(value: str) -> bool:
    """Whether a window of this size has room on some screen; the smallest always has."""
    wide, high = (int(part) for part in value.split("x"))
    if (wide, high) == MIN_SIZE:
        return True
    return any(wide <= screen[0] and high <= screen[1] for screen in pygame.display.get_desktop_sizes())


def has_screen_reader() -> bool:
    """Whether the library for screen readers is installed."""
    return importlib.util.find_spec("accesskit") is not None
