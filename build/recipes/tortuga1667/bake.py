"""The pictures baked for Tortuga 1667, in groups by name."""

from __future__ import annotations

import pygame
from recipes import chest, plates
from recipes.field import mix
from recipes.out import Group, Out
from recipes.sprites import Sprite
from recipes.tortuga1667 import cards, nations, scene
from recipes.vectors import painted, shrink

from tortuga.app.games.tortuga1667.palette import (
    EVENT,
    HOLDERS,
    NAME,
    NATIONS,
    PICTURES,
    TOP,
    TREASURE,
    TREASURE_DARK,
    TREASURE_SYMBOL,
)

SHADOWS = {"treasure": f"{NAME}/shadow_treasure"}


def bake_plates(out: Out, _house: Out) -> None:
    out.save_plates(plates.masters(PICTURES.plates))


def _blast() -> Sprite:
    """The explosion on a rowboat that is closed."""
    picture = painted("bright-explosion", 384, "#fff0a8", "#d8541e", "#3a0f06", 10)
    return shrink(picture, 240), 384 / picture.get_width()


def sprites() -> dict[str, Sprite]:
    """All single pieces by name."""
    box = chest.chest(TREASURE, TREASURE_DARK, TREASURE_SYMBOL, mix(TREASURE, "#1a0d07", 0.35))
    made: dict[str, Sprite] = {"treasure": (box, 1.0)}
    made["shadow_treasure"], made["glow_treasure"] = chest.shadow(), chest.glow(box)
    made["rowboat"], made["blast"] = (scene.boat(), scene.BOAT_CORE), _blast()
    for nation in NATIONS:
        made[f"badge_{nation}"] = (nations.badge(nation, False), 1.0)
        made[f"letter_{nation}"] = (nations.badge(nation, True), 1.0)
        made[f"loyalty_{nation}"] = (nations.field(nation), 1.0)
    made |= {f"flag_{nation}": (nations.flag(nation), 1.0) for nation in HOLDERS}
    made |= {f"vote_{top}": (cards.section_top(top), 1.0) for top in TOP}
    made["vote_skull"], made["vote_blank"] = (cards.section_low(True), 1.0), (cards.section_low(False), 1.0)
    made |= {"back_event": (cards.event_back(), 1.0), "back_vote": (cards.vote_back(), 1.0)}
    made["back_loyalty"] = (cards.loyalty_back(), 1.0)
    for kind in EVENT:
        made[f"event_{kind}"] = cards.symbol(kind)
        made[f"sea_{kind}"] = (cards.sea(kind), 1.0)
    return made


def bake_sprites(out: Out, _house: Out) -> None:
    out.save_sprites(sprites(), SHADOWS)


def bake_cards(out: Out, _house: Out) -> None:
    out.save(cards.stock(), "cards/stock.jpg")
    for kind in EVENT:
        out.save(cards.sky(kind), f"cards/sky_{kind}.jpg")


def bake_backdrops(out: Out, _house: Out) -> None:
    """The empty desk behind every screen of the game, and the one with the chart."""
    desk = scene.desk()
    out.save_backdrop(desk, "planks")
    table: pygame.Surface = desk.copy()
    scene.chart(table)
    out.save_backdrop(table, "table")


GROUPS: dict[str, Group] = {
    "plates": bake_plates,
    "sprites": bake_sprites,
    "cards": bake_cards,
    "backdrops": bake_backdrops,
}
