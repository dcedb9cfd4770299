"""The sounds of Tortuga 1667; the program calls them `tortuga1667/<name>`."""

from __future__ import annotations

from recipes_sound import ship
from recipes_sound.recipe import Recipe
from recipes_sound.tortuga1667 import cards, deeds

RECIPES: dict[str, Recipe] = {
    "card-turn": Recipe(cards.turn, 3, -24),
    "card-deal": Recipe(cards.deal, 3, -26.5),
    "card-shuffle": Recipe(cards.shuffle, 2, -24),
    "card-lift": Recipe(cards.lift, 3, -27.5),
    "vote-drop": Recipe(cards.vote, 3, -25.5),
    "seal-break": Recipe(cards.seal, 2, -23.5),
    "footsteps": Recipe(deeds.footsteps, 3, -25.5),
    "splash": Recipe(deeds.splash, 2, -22),
    "oars": Recipe(deeds.oars, 2, -24),
    "treasure-up": Recipe(ship.chest_up, 2, -25.5),
    "treasure-down": Recipe(ship.chest_down, 3, -25),
    "broadside": Recipe(ship.cannon, 2, -20),
    "mutiny-steel": Recipe(deeds.mutiny, 2, -20.5),
    "brawl-blows": Recipe(deeds.brawl, 2, -21),
    "powder-blast": Recipe(deeds.powder, 1, -19.5),
    "storm-wave": Recipe(deeds.storm, 1, -21.5),
    "watch-bell": Recipe(ship.bell, 1, -22),
    "armada-drums": Recipe(deeds.armada, 1, -20),
}
