"""The sections of the settings, and the rows of three of them: one for every field that is `Shown`."""

from __future__ import annotations

import importlib.util
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
import pygame

from tortuga.app.settings import MIN_SIZE, Settings, Shown

SECTION_ICON: Final = {
    "game": "rolling-dices",
    "sound": "speaker",
    "display": "spyglass",
    "keys": "keyboard",
    "gamepad": "gamepad",
    "trouble": "anchor",
}
SECTIONS: Final = tuple(SECTION_ICON)
"""In the order of the list at the left; texts settings-<section>."""


@dataclass(frozen=True)
class SettingRow:
    """One setting: texts setting-<field>, setting-<field>-note, and for choices <texts>-<value>."""

    field: str
    kind: Literal["switch", "choice", "gauge"]
    values: tuple[str, ...] = ()
    texts: str = ""


def rows_of(settings: type[msgspec.Struct]) -> dict[str, tuple[SettingRow, ...]]:
    """By section the rows of all fields that are `Shown`, in their order."""
    rows: dict[str, list[SettingRow]] = {}
    plain = get_type_hints(settings)
    for field, annotated in get_type_hints(settings, include_extras=True).items():
        marks = getattr(annotated, "__metadata__", ())
        for mark in marks:
            if isinstance(mark, Shown):
                rows.setdefault(mark.section, []).append(_row(field, plain[field], mark, marks))
    return {section: tuple(own) for section, own in rows.items()}


def _row(field: str, kind: Any, mark: Shown, marks: tuple[Any, ...]) -> SettingRow:
    if kind is bool:
        return SettingRow(field, "switch")
    if any(isinstance(mark, msgspec.Meta) for mark in marks):
        return SettingRow(field, "gauge")
    values = mark.values or tuple(map(str, get_args(kind)))
    assert mark.values or get_origin(kind) is Literal, f"{field}: what is it to be chosen from?"
    return SettingRow(field, "choice", values, mark.texts or f"setting-{field}")


ROWS: Final = rows_of(Settings)
"""By section, from the top."""


def value_of(row: SettingRow, settings: Settings, language: str) -> str:
    """The present value of a choice, as one of its `values` (or none of them)."""
    if row.field == "language":
        return language
    value = getattr(settings, row.field)
    return "x".join(map(str, value)) if row.field == "window" else str(value)


def parsed(row: SettingRow, value: str) -> Any:
    """A value of a choice as the settings keep it."""
    if row.field == "window":
        return _size(value)
    return int(value) if value.isdecimal() else value


def _size(value: str) -> tuple[int, int]:
    """Width and height of a window by its value, as in "1280x720"."""
    wide, high = value.split("x")
    return int(wide), int(high)


def fits_desktop(value: str) -> bool:
    """Whether a window of this size has room on some screen; the smallest always has."""
    wide, high = _size(value)
    if (wide, high) == MIN_SIZE:
        return True
    return any(wide <= screen[0] and high <= screen[1] for screen in pygame.display.get_desktop_sizes())


def has_screen_reader() -> bool:
    """Whether the library for screen readers is installed."""
    return importlib.util.find_spec("accesskit") is not None
