"""Points at the end, by category (R78-R83), and how the boards stood after each round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.pieces import SET_CHESTS, SKULL, Chest
from tortuga.games.tortuga2014.state import Board, Table

TORTUGA_POINTS, FLEET_POINTS, CREW_POINTS, SET_POINTS = 3, 2, 1, 3


class ScoredSet(msgspec.Struct, frozen=True):
    """One set of three chests; a white chest in Tortuga may stand for a colour (R79)."""

    red: Chest
    blue: Chest
    yellow: Chest


class Score(msgspec.Struct, frozen=True):
    """The points of one seat; `tiles` counts only values that are known."""

    tortuga: int
    fleet: int
    crew: int
    sets: tuple[ScoredSet, ...]
    boat: int
    pirate: int
    tiles: int

    @property
    def set_points(self) -> int:
        """Points of all sets."""
        return SET_POINTS * len(self.sets)

    @property
    def tracks(self) -> int:
        """Points of both tracks (R80)."""
        return self.boat + self.pirate

    @property
    def total(self) -> int:
        """All points."""
        return self.tortuga + self.fleet + self.crew + self.set_points + self.tracks + self.tiles


def places(totals: Sequence[int]) -> tuple[int, ...]:
    """By seat, which place its points reach: 1 = best, the same for equal ones (R83)."""
    return tuple(1 + sum(other > total for other in totals) for total in totals)


def area_points(chests: tuple[Chest, ...], worth: int) -> int:
    """Points of the chests of an area; purple counts twice (R78)."""
    return worth * (len(chests) + chests.count("purple"))


def sets_of(board: Board) -> tuple[ScoredSet, ...]:
    """The largest number of sets a board holds, worked out chest by chest (R79).

    n sets are possible when the whites in Tortuga can fill what the three colours lack.
    """
    have = Counter(board.chests())
    wild = board.tortuga.count("white")
    count = 0
    while sum([max(0, count + 1 - have[chest]) for chest in SET_CHESTS]) <= wild:
        count += 1
    return tuple(
        ScoredSet(*[chest if index < have[chest] else "white" for chest in SET_CHESTS])
        for index in range(count)
    )


def score(board: Board) -> Score:
    """The points of a board; hidden treasure tiles count nothing."""
    return Score(
        tortuga=area_points(board.tortuga, TORTUGA_POINTS),
        fleet=area_points(board.fleet, FLEET_POINTS),
        crew=area_points(board.crew, CREW_POINTS),
        sets=sets_of(board),
        boat=board.boat,
        pirate=board.pirate,
        tiles=sum([tile for tile in board.tiles if tile is not None]),
    )


class Standing(msgspec.Struct, frozen=True):
    """One seat at the end of a round."""

    points: int
    """As if the game ended now; tiles count where their value is known."""
    boat: int
    pirate: int
    tortuga: int
    """Chests there."""


def once_home(board: Board, *areas: tuple[Chest, ...]) -> int:
    """Points of a board when its fleet and the chests of these areas have all come to Tortuga (R78, R79)."""
    home = board.tortuga + board.fleet + sum(areas, ())
    return score(msgspec.structs.replace(board, tortuga=home, fleet=(), crew=(), island=())).total


def faces_rolled(events: Iterable[object], seats: int) -> tuple[tuple[int, ...], ...]:
    """By seat, how often each face came up, 0..4 the actions and 5 the skull; all rolls, open and secret."""
    counts = [[0] * (SKULL + 1) for _ in range(seats)]
    for event in events:
        if isinstance(event, ev.Rolled):
            rolls: Sequence[tuple[int, ev.Faces | None]] = tuple(enumerate(event.faces))
        elif isinstance(event, ev.Rerolled):
            rolls = ((event.seat, event.faces),)
        else:
            continue
        for seat, faces in rolls:
            for face in faces or ():
                if face >= 0:
                    counts[seat][face] += 1
    return tuple(map(tuple, counts))


def standings(table: Table) -> tuple[Standing, ...]:
    """The standing of each seat now."""
    return tuple(
        Standing(score(board).total, board.boat, board.pirate, len(board.tortuga)) for board in table.boards
    )
