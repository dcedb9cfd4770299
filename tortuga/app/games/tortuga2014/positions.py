"""The small positions that illustrate the rules: real tables, checked by the rules' own code.

Seats: 0 orange (the reader), 1 green, 2 blue, 3 yellow. Dice are written as letters by action.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from msgspec.structs import replace

from tortuga.games.tortuga2014.commands import Keep
from tortuga.games.tortuga2014.events import Faces
from tortuga.games.tortuga2014.pieces import CHEST_SUPPLY, CHESTS, DIE_LETTERS, UNASSIGNED, Chest
from tortuga.games.tortuga2014.state import Board, Options, Table

COLOURS: Final = ("orange", "green", "blue", "yellow")
_ACTIONS: Final = ("fleet", "crew", "hunt", "board", "raid")


def dice(**placed: str) -> tuple[int, ...]:
    """`Board.dice` from letters by action: dice(fleet="AB", raid="C")."""
    out = [UNASSIGNED] * 5
    for name, letters in placed.items():
        for letter in letters:
            out[DIE_LETTERS.index(letter)] = _ACTIONS.index(name)
    return tuple(out)


def table(*boards: Board, center: tuple[Chest, ...] = (), **more: object) -> Table:
    """A table in round 3; whatever chests lie nowhere are in the bag."""
    used = Counter(center)
    for board in boards:
        used.update(board.chests())
    count = len(boards)
    plain = Table(
        options=Options(seats=count),  # type: ignore[arg-type]  # 2..4
        boards=boards,
        stage="select",
        bag=tuple(most - used[chest] for chest, most in zip(CHESTS, CHEST_SUPPLY, strict=True)),
        center=center,
        round=3,
        cycle=1,
        rolls=((),) * count,
        chosen=(False,) * count,
        commits=(None,) * count,
        kept=((),) * count,
    )
    return replace(plain, **more)


def rolled(own: Board, faces: Faces) -> Table:
    """The reader behind the screen with these faces, two captains who still choose."""
    others = (Board(), Board())
    rolls = (faces, None, None)
    return table(own, *others, rolls=rolls)


BUSY: Final = Board(5, 3, ("red", "blue"), ("yellow",), ("white", "red"), ("blue",))
GOAL: Final = table(BUSY, Board(), Board(), stage="move")
SETUP: Final = table(Board(crew=("blue",), island=("yellow",)), Board(), Board(), stage="roll", round=1)
CENTER: Final = table(Board(), Board(), Board(), center=("red", "white"), stage="open")

ROLL: Final = rolled(Board(4, 3, crew=("red",)), (3, 1, 0, 3, 1))
ROLL_PICK: Final = Keep((0, 3))
SKULL_JOINS: Final = rolled(Board(3, 4), (5, 2, 1, 4, 4))
SKULL_JOINS_PICK: Final = Keep((0, 3))
SKULLS: Final = table(
    Board(3, 3, dice=dice(fleet="A", crew="B")),
    Board(dice=dice(fleet="CD", hunt="E")),
    Board(dice=dice(raid="A")),
    stage="skulls",
    rolls=((-1, -1, 5, 5, 1), (), ()),
    kept=((2, 3), (), ()),
    declaring=(0,),
)
STUCK: Final = table(
    Board(2, 3, dice=dice(board="AC", fleet="B")),
    Board(),
    Board(),
    rolls=((-1, -1, -1, 3, 3), None, None),
    cycle=3,
)

REVEAL: Final = table(
    Board(dice=dice(board="A")),
    Board(4, 3, ("red",), ("blue",), ("yellow",), dice=dice(fleet="BE", hunt="C")),
    Board(3, 5, ("white",), (), ("red", "blue"), dice=dice(raid="AD")),
    stage="skulls",
    start=1,
    rolls=((), (-1, -1, -1, -1, -1), ()),
    kept=((), (), ()),
)
BONUS: Final = table(
    Board(4, 4, bonus=(0, 0, 1, 0, 0), dice=dice(fleet="A", crew="B", hunt="CD", raid="E")),
    Board(dice=dice(fleet="BC")),
    Board(),
    rolls=((), None, None),
    cycle=4,
)
TIE: Final = table(
    Board(4, 3, dice=dice(fleet="CD")),
    Board(3, 3, dice=dice(fleet="AB")),
    Board(3, 4, dice=dice(hunt="ABCDE")),
    Board(2, 5, dice=dice(fleet="BA")),
    stage="act",
    action=0,
    start=2,
    ranking=(3, 1, 0),
    totals=(3, 9, 0, 9),
)

FLEET_BEFORE: Final = table(
    Board(3, 3, fleet=("red", "blue"), dice=dice(fleet="AE")),
    Board(dice=dice(fleet="C")),
    Board(),
    stage="act",
    action=0,
    ranking=(0, 1),
    totals=(7, 1, 0),
)
FLEET_AFTER: Final = replace(
    FLEET_BEFORE, boards=(replace(FLEET_BEFORE.boards[0], boat=5), *FLEET_BEFORE.boards[1:])
)
CREW_BEFORE: Final = table(
    Board(3, 5, crew=("white", "red"), dice=dice(crew="D")),
    Board(dice=dice(crew="BE")),
    Board(),
    stage="act",
    action=1,
    ranking=(1, 0),
    totals=(4, 7, 0),
    place=1,
)
CREW_AFTER: Final = replace(
    CREW_BEFORE, boards=(replace(CREW_BEFORE.boards[0], pirate=6), *CREW_BEFORE.boards[1:])
)
HUNT: Final = table(
    Board(island=("purple",), dice=dice(hunt="CB")),
    Board(dice=dice(hunt="E")),
    Board(),
    stage="tile",
    action=2,
    ranking=(0, 1),
    totals=(9, 2, 0),
    drawn=(1, 3),
)

_ATTACKER: Final = Board(5, 4, ("red",), ("blue",), ("white",), dice=dice(board="AC", raid="D", fleet="BE"))
_VICTIM: Final = Board(4, 3, ("yellow",), ("purple", "red"), ("blue",), dice=dice(crew="ABCDE"))
_DEFENDER: Final = Board(
    3, 5, ("white",), ("yellow",), ("red", "blue"), dice=dice(board="E", raid="ABC", crew="D")
)
BOARDING: Final = table(
    _ATTACKER,
    _VICTIM,
    _DEFENDER,
    stage="act",
    action=3,
    ranking=(0, 2),
    totals=(7, 0, 4),
)
RAIDING: Final = table(
    replace(_ATTACKER, dice=dice(board="AC", raid="B", fleet="DE")),
    _VICTIM,
    replace(_DEFENDER, dice=dice(board="E", raid="AD", crew="BC")),
    center=("red", "yellow"),
    stage="act",
    action=4,
    ranking=(2, 0),
    totals=(3, 0, 7),
    place=1,
    attacked=1,
)
SURPLUS: Final = table(
    Board(1, 4, ("red",), ("blue", "yellow"), ("white",)),
    Board(),
    Board(),
    center=("red", "yellow"),
    stage="surplus",
    action=3,
)

MOVE: Final = table(
    Board(4, 3, ("red", "purple"), ("blue",), ("red", "white"), ("yellow", "blue", "purple")),
    Board(),
    Board(),
    center=("red",),
    stage="move",
    round=5,
)
END: Final = table(
    Board(5, 5, ("red", "blue", "blue", "yellow", "white", "purple"), ("red",), ("yellow", "blue")),
    Board(),
    Board(),
    stage="end",
    round=6,
)
SCORED: Final = table(
    Board(
        4,
        4,
        ("red", "yellow", "blue", "blue", "white", "blue"),
        ("purple",),
        ("red", "white"),
        tiles=(1, 3),
    ),
    Board(),
    Board(),
    stage="finished",
    round=6,
)
"""The worked example of the rules: 42 points (R84)."""
TWO: Final = table(Board(), Board(), stage="open")
