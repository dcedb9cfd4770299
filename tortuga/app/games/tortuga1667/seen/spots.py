"""A name for every thing on the table (`Spot`); their places are in the parts (`table.parts`).

A place is a number of `tortuga.games.tortuga1667.pieces` (0 Dutchman .. 4 rowboat of the Jolly Roger), a hold
0 British or 1 French.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from tortuga.app.table.marks import Spot
from tortuga.games.tortuga1667.pieces import BOATS, DUTCHMAN, JOLLY, MAPS, TORTUGA
from tortuga.games.tortuga1667.state import Table

Kind: TypeAlias = Literal[
    "board",  # row of `seat` in the roster
    "turn",  # its face in the turn strip
    "pawn",  # its face on the chart
    "ballot",  # its vote card, at its face on the chart
    "fan",  # its votes left, in its row of the roster
    "kept",  # the `index`-th card that it keeps (`kept_cards`), in its row of the roster
    "dutchman",  # the `index`-th place of a line
    "jolly",
    "tortuga",
    "place",  # a whole place, index = which: a way to go
    "hold",  # index = 2 * place + hold
    "galleon",
    "chest",  # the `index`-th place of the Galleon, from the stern
    "beach",
    "score",  # index = hold
    "card",  # card of the row, 0..4
    "deck",
    "discards",
    "votes",  # the vote deck
    "watch",
    "event",  # the large event card
    "poll",  # the `index`-th card of a vote, of `seat` cards altogether
    "corner",
    "loyalty",
    "vote",  # the `index`-th own vote card
    "map",  # the `index`-th own map
    "ribbon",
    "action",  # tile 0..8
]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
LINES: Final[tuple[Kind, ...]] = ("dutchman", "jolly", "tortuga")
"""Kinds of the places of a line, by place."""
PLACE_DIGIT: Final = {DUTCHMAN: 1, JOLLY: 2, TORTUGA: 3, BOATS[0]: 1, BOATS[1]: 2}
"""The digit that picks a destination: a ship and its boat are never offered together."""


# ------------------------------------------------------------------ names
def pawn(seat: int) -> Spot:
    """The face of a seat on the chart."""
    return Spot("pawn", seat)


def stand(place: int, position: int) -> Spot:
    """A place of a line, 0 = the first; of a rowboat the boat."""
    return Spot(LINES[place], index=position) if place <= TORTUGA else Spot("place", index=place)


def going(place: int) -> Spot:
    """A whole place, as a destination."""
    return Spot("place", index=place)


def hold(place: int, side: int) -> Spot:
    """A hold of a ship or of Tortuga."""
    return Spot("hold", index=2 * place + side)


def chest(index: int) -> Spot:
    """A place of the Galleon, from the stern."""
    return Spot("chest", index=index)


def card(index: int) -> Spot:
    """A card of the row."""
    return Spot("card", index=index)


def poll(index: int, count: int) -> Spot:
    """A card of a vote with this many cards."""
    return Spot("poll", count, index)


def others(me: int, seats: int) -> tuple[int, ...]:
    """All seats but one, clockwise from it."""
    return tuple((me + step) % seats for step in range(1, seats))


def kept_cards(table: Table, seat: int) -> tuple[str, ...]:
    """The event cards that lie before a seat, maps last."""
    return (
        *("albatross",) * (table.albatrosses[seat] if table.albatrosses else 0),
        *("code",) * ((table.codes[seat] + 1) // 2 if table.codes else 0),
        *("letter",) * (table.letters[seat] if table.letters else 0),
        *own_maps(table, seat),
    )


def own_maps(table: Table, seat: int) -> tuple[str, ...]:
    """The maps of a seat."""
    return tuple(name for name, owner in zip(MAPS, table.maps, strict=True) if owner == seat)


def own_map(table: Table, seat: int, name: str) -> Spot:
    """A map of a seat, at the screen of that seat."""
    return Spot("map", index=own_maps(table, seat).index(name))
