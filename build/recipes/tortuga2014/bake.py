"""The pictures baked for the dice game, in groups by name."""

from __future__ import annotations

from recipes import plates
from recipes.backdrops import SIZE
from recipes.field import U
from recipes.out import Group, Out
from recipes.sea import sea
from recipes.tortuga2014 import dice, screens, sprites, tumble
from recipes.tortuga2014.island import island
from recipes.vectors import icon, stamp

from tortuga.app.games.tortuga2014.palette import COLOUR, PICTURES

TABLE_ISLAND = (960, 352)  # units; the scenes place chests and tiles around these
TITLE_ISLAND = (1300, 560)
DRAWINGS = (("compass", 130, 1400, 486), ("sea-serpent", 100, 548, 210))  # faint, as on an old chart


def bake_plates(out: Out, _house: Out) -> None:
    out.save_plates(plates.masters(PICTURES.plates))


def bake_sprites(out: Out, _house: Out) -> None:
    out.save_sprites(sprites.sprites(), sprites.SHADOWS)


def bake_dice(out: Out, _house: Out) -> None:
    for player in COLOUR:
        out.save(dice.sheet(player), f"dice/{player}.png")
        out.save(dice.pip_sheet(player), f"pips/{player}.png")
    out.index.setdefault("sheets", {}).update({"dice": [dice.CELL, 1.0], "pips": [dice.PIP, 1.0]})


def bake_tumble(out: Out, _house: Out) -> None:
    for player in COLOUR:
        for face in range(6):
            out.save(tumble.strip(player, face), f"tumble/{player}_{face}.png")
    out.index.setdefault("sheets", {})["tumble"] = [tumble.CELL, tumble.CORE]


def bake_screens(out: Out, _house: Out) -> None:
    for player in COLOUR:
        out.save(screens.folds(player), f"screens/{player}.png")


def bake_backdrops(out: Out, house: Out) -> None:
    """The dice game's table, and the title screen, which shows the same island."""
    table = sea(*SIZE, TABLE_ISLAND)
    for name, size, x, y in DRAWINGS:
        stamp(table, icon(name, size * U, "#e9f7ee", 24), (x * U, y * U))
    island(table, TABLE_ISLAND)
    out.save_backdrop(table, "table")
    title = sea(*SIZE, TITLE_ISLAND)
    island(title, TITLE_ISLAND)
    house.save_backdrop(title, "title")


GROUPS: dict[str, Group] = {
    "plates": bake_plates,
    "sprites": bake_sprites,
    "dice": bake_dice,
    "tumble": bake_tumble,
    "screens": bake_screens,
    "backdrops": bake_backdrops,
}
