"""The sounds of the dice game; the program calls them `tortuga2014/<name>`."""

from __future__ import annotations

from recipes_sound import ship
from recipes_sound.recipe import Recipe
from recipes_sound.tortuga2014 import dice

RECIPES: dict[str, Recipe] = {
    "dice-shake": Recipe(dice.shake, 3, -24),
    "dice-roll": Recipe(dice.roll, 4, -21),
    "die-land": Recipe(dice.land, 4, -27),
    "die-up": Recipe(dice.lift, 3, -29),
    "die-down": Recipe(dice.put, 4, -28),
    "skull": Recipe(dice.skull, 2, -22),
    "step": Recipe(dice.step, 4, -25),
    "token-back": Recipe(dice.back, 3, -23),
    "count": Recipe(dice.count, 2, -26),
    "bonus": Recipe(dice.bonus, 2, -23),
    "tile": Recipe(dice.tile, 3, -25),
    "coins": Recipe(dice.coins, 3, -21),
    "screen-up": Recipe(ship.screen_up, 2, -24),
    "screen-down": Recipe(ship.screen_down, 2, -23),
    "reveal": Recipe(ship.reveal, 1, -21),
    "chest-up": Recipe(ship.chest_up, 3, -25.5),
    "chest-down": Recipe(ship.chest_down, 4, -26),
    "chest-purple": Recipe(ship.chest_purple, 2, -24),
    "bell": Recipe(ship.bell, 1, -22),
    "cannon": Recipe(ship.cannon, 2, -20),
    "sabres": Recipe(ship.sabres, 3, -20),
}
