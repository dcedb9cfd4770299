"""Who sits where in which game of a simulation, and under which dice: no entry gains from its place."""

from __future__ import annotations

import itertools
from collections.abc import Sequence


def seating(count: int, game: int) -> tuple[int, ...]:
    """The seat of each entry: rotated from game to game, in another order after every `count` games."""
    orders = list(itertools.permutations(range(1, count)))
    order = (0, *orders[game // count % len(orders)])
    return tuple((order.index(entry) + game) % count for entry in range(count))


def dice_of(players: Sequence[str], game: int) -> tuple[int, ...]:
    """The key of the dice of a game: games with the same key have the same dice.

    In n games in a row everybody has every seat once, with the same dice. Where entries share a name, the
    same names may sit in the same seats more than once among them: that would only repeat a game, and tell
    nothing new. So the repeated table gets dice of its own.
    """
    count = len(players)
    block, place = divmod(game, count)
    if len(set(players)) == count:
        return (block,)
    tables = [_table(players, block * count + each) for each in range(place + 1)]
    turn = tables[:-1].count(tables[-1])
    return (block, turn) if turn else (block,)


def _table(players: Sequence[str], game: int) -> tuple[str, ...]:
    """The names by seat."""
    seats = seating(len(players), game)
    return tuple(players[seats.index(seat)] for seat in range(len(players)))
