"""Moving chests in and out of the bag and the center island (R63, R73, R90)."""

from __future__ import annotations

from collections.abc import Iterable

from tortuga.games.tortuga2014.pieces import CHEST_INDEX, CHESTS, TILE_SUPPLY, Chest

Bag = tuple[int, ...]
"""Chests in the bag by colour, in the order of `CHESTS`."""


def with_chest(bag: Bag, chest: Chest, change: int) -> Bag:
    """The bag with `change` more chests of a colour."""
    index = CHEST_INDEX[chest]
    return (*bag[:index], bag[index] + change, *bag[index + 1 :])


def drawn_chest(bag: Bag, word: int) -> Chest | None:
    """The chest that a 64-bit word picks, each chest equally likely; None from an empty bag (R73)."""
    total = sum(bag)
    if not total:
        return None
    rest = word % total
    for chest, count in zip(CHESTS, bag, strict=True):
        if rest < count:
            return chest
        rest -= count
    raise AssertionError("a remainder below the total always meets a chest")


def dropped(
    bag: Bag, center: tuple[Chest, ...], chests: Iterable[Chest], seats: int
) -> tuple[Bag, tuple[Chest, ...]]:
    """Bag and center island after a drop: one of a colour stays, at two seats none (R63, R90)."""
    for chest in chests:
        if seats == 2 or chest in center:
            bag = with_chest(bag, chest, +1)
        else:
            center = tuple(sorted((*center, chest), key=CHEST_INDEX.__getitem__))
    return bag, center


def drawn_tiles(held: Iterable[int | None], words: Iterable[int]) -> tuple[int, ...]:
    """Treasure tiles that 64-bit words pick, without putting back; fewer when the pool is short (R74)."""
    pool = dict(TILE_SUPPLY)
    for tile in held:
        assert tile is not None, "tiles are drawn from a state in which all are known"
        pool[tile] -= 1
    tiles = []
    for word in words:
        total = sum(pool.values())
        if not total:
            break
        rest = word % total
        for coins, count in pool.items():
            if rest < count:
                tiles.append(coins)
                pool[coins] -= 1
                break
            rest -= count
    return tuple(tiles)
