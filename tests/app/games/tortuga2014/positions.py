"""Fixed positions of the table, built as states: those of the reference pictures and some extremes."""

from __future__ import annotations

import msgspec

from tortuga.app.games.tortuga2014.sample_game import (
    ANNE,
    BELLAMY,
    JACK,
    ROSA,
    boarding,
    boards,
    dice,
    still,
)
from tortuga.app.games.tortuga2014.shown import ChestPlan, DiceMarks
from tortuga.app.table.marks import Banner, Note, Spot, Status
from tortuga.games.tortuga2014.commands import Keep
from tortuga.games.tortuga2014.state import Board, Options, Table, View
from tortuga.kernel.players import SeatSpec

SEATS = (
    SeatSpec("human", "Captain Rosa", "orange"),
    SeatSpec("sly", "Turtle Jack", "green"),
    SeatSpec("greedy", "Bellamy", "blue"),
    SeatSpec("bold", "Mad Anne", "yellow"),
)
LONG_SEATS = (
    SeatSpec("human", "Captain Bartholomew Sharp", "yellow"),
    SeatSpec("sly", "Wilhelmine von Hohenstein", "blue"),
    SeatSpec("greedy", "Charlotte de Berry-Montfort", "green"),
    SeatSpec("bold", "Emanuel Wynn der Schreckliche", "orange"),
)


def observe(table: Table, seat: int) -> View:
    """The view of a seat, censored by hand: others' rolls, choices and tile values are None."""
    boards = tuple(
        board if index == seat else msgspec.structs.replace(board, tiles=(None,) * len(board.tiles))
        for index, board in enumerate(table.boards)
    )
    hide = table.stage == "select"
    rolls = tuple(r if index == seat or not hide or not r else None for index, r in enumerate(table.rolls))
    commits = tuple(c if index == seat else None for index, c in enumerate(table.commits))
    drawn = (
        table.drawn if table.ranking[table.place : table.place + 1] == (seat,) else (None,) * len(table.drawn)
    )
    return View(
        seat, msgspec.structs.replace(table, boards=boards, rolls=rolls, commits=commits, drawn=drawn)
    )


def first_roll(others: tuple[int, ...] = (0, 1, 2, 3, 4)) -> Table:
    """First roll of the round: everybody has five dice behind the screen. `others` = the opponents' faces."""
    return still(
        boards(),
        ("red", "blue", "white"),
        cycle=1,
        rolls=((3, 1, 5, 3, 1), others, others, others),
        chosen=(False, False, True, False),
        commits=(None, None, Keep((0,)), None),
    )


def second_roll() -> Table:
    """Rosa placed a die and rolled four, Anne has finished with five alike."""
    rosa, jack, bellamy, anne = boards()
    replace = msgspec.structs.replace
    on = (
        replace(rosa, dice=dice(fleet="B")),
        replace(jack, dice=dice(board="DE")),
        replace(bellamy, dice=dice(crew="CE")),
        replace(anne, dice=dice(hunt="ABCDE")),
    )
    return still(
        on,
        ("red", "blue", "white"),
        cycle=2,
        rolls=((3, -1, 5, 3, 1), (0, 1, 2, -1, -1), (0, 1, -1, 4, -1), ()),
        chosen=(False, False, True, False),
    )


def moving() -> Table:
    """Phase 3: Rosa orders her chests."""
    rosa, jack, bellamy, anne = boarding().boards
    replace = msgspec.structs.replace
    none = dice()
    on = (
        replace(rosa, boat=4, pirate=3, crew=("red",), island=("purple", "blue", "yellow"), dice=none),
        replace(jack, pirate=5, island=("white", "blue", "red"), dice=none),
        replace(bellamy, boat=7, fleet=("yellow",), island=("yellow",), dice=none),
        replace(anne, boat=2, pirate=4, island=("red", "blue"), dice=none),
    )
    return still(on, ("red",), stage="move", action=4, chosen=(False, False, True, True))


def extremes() -> Table:
    """Everything at once: ten tiles, many chests, five dice on a space, four on Board, boxes 1 and 8."""
    on = (
        Board(
            8,
            1,
            ("red", "red", "blue", "yellow", "white", "purple", "yellow", "blue"),
            ("red", "blue", "yellow", "white"),
            ("red",),
            ("blue", "yellow", "white", "red", "yellow"),
            bonus=(2, 2, 2, 2, 2),
            dice=dice(board="ABCD", raid="E"),
            tiles=(1, 2, 3, 1, 1, 2, 1, 3, 1, 2),
        ),
        Board(
            1,
            8,
            ("red", "blue", "purple"),
            ("blue",),
            ("red", "blue", "yellow", "purple"),
            ("blue", "red", "white", "purple", "red"),
            bonus=(1, 1, 1, 1, 1),
            dice=dice(raid="ABCD", fleet="E"),
            tiles=(1,) * 10,
        ),
        Board(8, 8, ("yellow",), (), (), (), dice=dice(fleet="ABCDE"), tiles=()),
        Board(1, 1, (), ("blue",), ("yellow",), ("yellow",), dice=dice(crew="AB", hunt="CDE"), tiles=(3,)),
    )
    return still(
        on,
        ("red", "blue", "yellow", "white", "purple"),
        options=Options(seats=4, target=8),
        stage="act",
        round=12,
        action=4,
        ranking=(JACK, ROSA),
        totals=(3, 15, 0, 0),
        start=ROSA,
    )


def stuck() -> Table:
    """Forced reroll: Jack's dice lie in the open, Anne declares a skull."""
    table = second_roll()
    return msgspec.structs.replace(
        table,
        stage="reroll-keep",
        rolls=((), (3, 3, 3, -1, -1), (), ()),
        kept=((2,), (), (), ()),
        stuck=(JACK,),
        chosen=(False,) * 4,
    )


ROLL_MARKS = DiceMarks(
    preview=(3, "AC"),
    hot_action=None,
    status={
        ROSA: Status("2 of 4 chosen", "rolling-dices", "gold_l"),
        JACK: Status("Choosing", "hourglass"),
        BELLAMY: Status("Chosen", "check-mark", "good"),
        ANNE: Status("Finished", "check-mark", "good"),
    },
    notes={ANNE: Note("takes a bonus tile", "tag_brown", "cycle")},
    banner=Banner(
        "rolling-dices",
        "Second roll",
        "Keep dice of one symbol, with skulls if you like. The rest is rolled again.",
    ),
)
BOARD_MARKS = DiceMarks(
    legal=frozenset(
        {
            Spot("fleet", JACK, 0),
            Spot("fleet", BELLAMY, 0),
            Spot("fleet", BELLAMY, 1),
            Spot("fleet", ANNE, 0),
        }
    ),
    chosen=frozenset({Spot("board", BELLAMY), Spot("fleet", BELLAMY, 1)}),
    notes={
        JACK: Note("defends: your boat \u22121", "tag_red", "checked-shield"),
        BELLAMY: Note("defends: your boat \u22121", "tag_red", "checked-shield"),
        ANNE: Note("does not defend", "tag_green", "check-mark"),
    },
    status={
        ROSA: Status("1st: your turn", "pirate-cannon", "gold_l"),
        JACK: Status("2nd", "hourglass"),
    },
    banner=Banner(
        "pirate-cannon",
        "Board",
        "You are 1st: pick a glowing chest from a fleet, then confirm. Jack boards after you.",
    ),
)
MOVE_MARKS = DiceMarks(
    plan=ChestPlan(
        to_tortuga=("blue", "white"),
        fleet=("red",),
        crew=("purple", "yellow"),
        surplus=("blue",),
        glow_crew=frozenset({1}),
    ),
    status={
        ROSA: Status("Moving chests", "open-treasure-chest", "gold_l"),
        JACK: Status("Ordering", "hourglass"),
        BELLAMY: Status("Ready", "check-mark", "good"),
        ANNE: Status("Ready", "check-mark", "good"),
    },
    banner=Banner(
        "open-treasure-chest",
        "Move chests",
        "Fleet to Tortuga, crew to fleet, island area to crew. You choose the order.",
    ),
)
