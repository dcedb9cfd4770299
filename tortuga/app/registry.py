"""The games that the app shows: name -> `GameUI`, imported when first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from tortuga.kernel.registry import Registry

if TYPE_CHECKING:  # a program that only reads logs loads nothing that draws
    from tortuga.app.draw.seatcolour import GamePictures
    from tortuga.app.gameui.game import GameUI
    from tortuga.app.sound.voices import Voice

UIS: Final[Registry[GameUI]] = Registry(
    {
        "tortuga2014": "tortuga.app.games.tortuga2014.ui:UI",
        "tortuga1667": "tortuga.app.games.tortuga1667.ui:UI",
    },
    address_in_package="ui:UI",
)


def game_pictures() -> list[GamePictures]:
    """The pictures and colours of all games."""
    return [ui.pictures for ui in UIS.values()]


def game_voices() -> dict[str, Voice]:
    """The sounds of all games, as `<game>/<name>`."""
    return {f"{game}/{name}": voice for game, ui in UIS.items() for name, voice in ui.voices.items()}


def game_keys() -> dict[str, Mapping[str, tuple[str, ...]]]:
    """By game, the actions of its own table with their default keys."""
    return {name: ui.keys for name, ui in UIS.items()}
