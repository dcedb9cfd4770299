"""Chests that move by themselves: surplus (R60-R65) and the moves of phase 3 (R68-R70)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tortuga.app.games.tortuga2014.acts.motions import ChestPiece
from tortuga.app.table.acts.motions import Travel
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.moving import staying
from tortuga.games.tortuga2014.pieces import CHEST_INDEX, Chest
from tortuga.games.tortuga2014.state import View

FLIGHT = 0.5
STEP = 0.45
"""Between the steps of phase 3; they overlap a little, so that nothing takes longer than 1.5 s."""


def surplus(moves: Sequence[tuple[Spot, Chest]], before: View, delay: float) -> Iterator[Travel]:
    """Chests that leave: the first of a missing colour to the center island, the others into the bag."""
    table = before.table
    stays = staying(table.center, (chest for _, chest in moves), table.seats)
    for place, ((start, chest), stay) in enumerate(zip(moves, stays, strict=True)):
        when = delay + min(0.1, 0.03 * place)
        if stay:
            yield Travel(ChestPiece(chest), start, Spot("center", -1, CHEST_INDEX[chest]), when, FLIGHT)
        else:
            yield Travel(ChestPiece(chest), start, Spot("bag"), when, FLIGHT, sink=True)


def moved(event: ev.ChestsMoved, before: View) -> Iterator[Travel]:
    """Fleet to Tortuga, crew to fleet, island area to crew, everybody at once; the surplus last."""
    left: list[tuple[Spot, Chest]] = []
    for seat, move in enumerate(event.moves):
        if move is None:
            continue
        board = before.table.boards[seat]
        home = len(board.tortuga)
        for place, chest in enumerate(board.fleet):
            end = Spot("tortuga", seat, home + place)
            yield Travel(ChestPiece(chest), Spot("fleet", seat, place), end, 0.0, FLIGHT, 50)
        for source, target, chests, order, delay in (
            ("crew", "fleet", board.crew, move.to_fleet, STEP),
            ("island", "crew", board.island, move.to_crew, 2 * STEP),
        ):
            places = _places(chests, order)
            for end_place, start_place in enumerate(places):
                yield Travel(
                    ChestPiece(order[end_place]),
                    Spot(source, seat, start_place),
                    Spot(target, seat, end_place),
                    delay,
                    FLIGHT,
                    50,
                )
            rest = [place for place in range(len(chests)) if place not in places]
            left += [(Spot(source, seat, place), chests[place]) for place in rest]
    yield from surplus(left, before, 2 * STEP)


def _places(chests: Sequence[Chest], order: Sequence[Chest]) -> list[int]:
    """For each chest of an order, where it lay before; equal chests are taken from the left."""
    used: Counter[Chest] = Counter()
    found = []
    for chest in order:
        at = [place for place, kind in enumerate(chests) if kind == chest]
        found.append(at[used[chest]])
        used[chest] += 1
    return found
