"""Games that stand still at a fixed position: for screenshots, and for tests that look at the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from tortuga.games.tortuga2014.commands import Command
from tortuga.games.tortuga2014.course import open_action
from tortuga.games.tortuga2014.pieces import BOARD as BOARD_ACTION
from tortuga.games.tortuga2014.pieces import (
    CHEST_SUPPLY,
    CHESTS,
    DIE_LETTERS,
    EXPAND_FLEET,
    RECRUIT_CREW,
    TREASURE_HUNT,
    UNASSIGNED,
    Chest,
)
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Board, Options, Table, View
from tortuga.kernel.game import NOBODY
from tortuga.kernel.log.format import new_header
from tortuga.kernel.observer import Observer, Pages
from tortuga.kernel.players import HUMAN, SeatSpec

SEATS = (
    SeatSpec(HUMAN, "Captain Rosa", "orange"),
    SeatSpec("additive", "Turtle Jack", "green"),
    SeatSpec("greedy", "Bellamy", "blue"),
    SeatSpec("random", "Mad Anne", "yellow"),
)
ROSA, JACK, BELLAMY, ANNE = range(4)


class StillSession:
    """As much of a session as a table asks of it; nothing can be submitted."""

    def __init__(self, table: Table, seats: Sequence[SeatSpec]) -> None:
        self.rules = RULES
        self.seats = tuple(seats)
        self.seed = "KRAKEN-4711-PARROT"
        self.whole_state = table
        self.whole_steps: tuple[Any, ...] = ()
        self.position = 0
        self.over = False
        self.notebook = Pages()
        self.finished = False
        self.options = table.options
        self.header = new_header(RULES, table.options, self.seats, self.seed)

    def decisions(self) -> list[int]:
        """It looks resumed: nothing of the past is shown as motion."""
        return [0]

    def to_act(self) -> tuple[int, ...]:
        """See `Session`."""
        return self.observer(NOBODY).awaited

    def observer(self, seat: int) -> Observer[View, Any]:
        """See `Session`."""
        return Observer(self, seat)

    def can_undo(self, seat: int) -> bool:  # noqa: ARG002
        """See `Session`."""
        return False

    def note_assist(self, kind: str, seat: int) -> None:
        """See `Session`. Nothing is kept."""


# ---------------------------------------------------------------- positions
def dice(**placed: str) -> tuple[int, ...]:
    """`Board.dice` from letters by action: fleet, crew, hunt, board, raid."""
    out = [UNASSIGNED] * 5
    for action, name in enumerate(("fleet", "crew", "hunt", "board", "raid")):
        for letter in placed.get(name, ""):
            out[DIE_LETTERS.index(letter)] = action
    return tuple(out)


def boards() -> tuple[Board, Board, Board, Board]:
    """Round 5 at the start of phase 1: the boards of the reference pictures."""
    return (
        Board(
            4, 3, ("red", "purple"), ("blue", "white"), ("red", "blue"), bonus=(0, 0, 1, 1, 0), tiles=(2, 1)
        ),
        Board(2, 6, ("yellow", "white"), ("red",), ("purple", "yellow"), bonus=(0, 0, 0, 0, 2), tiles=(1,)),
        Board(
            *(6, 4),
            ("red", "blue", "white"),
            ("yellow", "purple"),
            ("blue",),
            bonus=(1, 1, 0, 0, 0),
            tiles=(1, 1, 3),
        ),
        Board(3, 5, ("blue", "purple"), ("yellow",), ("white",), tiles=(2, 1)),
    )


def still(on: Sequence[Board], center: tuple[Chest, ...], **more: Any) -> Table:
    """A table with these boards; the bag holds what lies nowhere else."""
    count = len(on)
    used = Counter(center)
    for board in on:
        used.update(board.chests())
    table = Table(
        options=Options(seats=count),  # type: ignore[arg-type]  # 2..4
        boards=tuple(on),
        stage="select",
        bag=tuple(most - used[chest] for chest, most in zip(CHESTS, CHEST_SUPPLY, strict=True)),
        center=center,
        start=JACK,
        round=5,
        cycle=1,
        rolls=((),) * count,
        chosen=(False,) * count,
        commits=(None,) * count,
        kept=((),) * count,
    )
    return msgspec.structs.replace(table, **more)


def first_roll(seats: int = 4) -> Table:
    """Everybody has five dice behind the screen."""
    hidden = (0, 1, 2, 3, 4)
    rolls = ((3, 1, 5, 3, 1), hidden, hidden, hidden)[:seats]
    chosen = (False, False, True, False)[:seats]
    center: tuple[Chest, ...] = ("red", "blue", "white") if seats > 2 else ()
    return still(boards()[:seats], center, rolls=rolls, chosen=chosen)


def all_chosen(commits: Sequence[Command]) -> Table:
    """The moment before the screens go up."""
    table = first_roll()
    rolls = ((3, 1, 5, 3, 1), (0, 2, 0, 3, 4), (1, 1, 5, 0, 1), (5, 2, 2, 4, 2))
    return msgspec.structs.replace(
        table, stage="reveal", rolls=rolls, chosen=(True,) * 4, commits=tuple(commits)
    )


def boarding() -> Table:
    """Action 4: Rosa is 1st and chooses."""
    rosa, jack, bellamy, anne = boards()
    replace = msgspec.structs.replace
    on = (
        replace(rosa, boat=5, pirate=4, dice=dice(fleet="B", crew="E", board="AC", raid="D")),
        replace(jack, dice=dice(fleet="A", hunt="B", board="DE", raid="C"), tiles=(1, 2)),
        replace(
            bellamy, boat=8, pirate=6, bonus=(1, 2, 0, 0, 0), dice=dice(fleet="AB", crew="CE", board="D")
        ),
        replace(anne, bonus=(0, 0, 2, 0, 1), dice=dice(hunt="ABCDE"), island=("red",), tiles=(2, 1, 1)),
    )
    return opened(still(on, ("red", "blue", "white"), stage="act"), BOARD_ACTION)


def costly() -> Table:
    """The same with a fleet so full that a defence costs a chest (R61)."""
    table = boarding()
    return _with(table, 0, boat=4, fleet=("blue", "white", "yellow"))


def opened(table: Table, action: int) -> Table:
    """The same boards at an action, with its totals and its ranking (R41-R43)."""
    event = open_action(msgspec.structs.replace(table, action=action))
    return msgspec.structs.replace(
        table, action=event.action, ranking=event.ranking, totals=event.totals, place=0
    )


def _with(table: Table, seat: int, **changes: Any) -> Table:
    """The same table with another board at a seat."""
    on = list(table.boards)
    on[seat] = msgspec.structs.replace(on[seat], **changes)
    return msgspec.structs.replace(table, boards=tuple(on))


def boarding_of(seats: int) -> Table:
    """The same position with the first two or three seats only."""
    center: tuple[Chest, ...] = ("red", "blue", "white") if seats > 2 else ()
    return opened(still(boarding().boards[:seats], center, stage="act"), BOARD_ACTION)


def moving() -> Table:
    """Phase 3: Rosa orders her chests; one of five finds no space."""
    rosa, jack, bellamy, anne = boarding().boards
    replace = msgspec.structs.replace
    none = dice()
    on = (
        replace(
            rosa, boat=4, pirate=3, crew=("red", "yellow"), island=("purple", "blue", "yellow"), dice=none
        ),
        replace(jack, pirate=5, island=("white", "blue", "red"), dice=none),
        replace(bellamy, boat=7, fleet=("yellow",), island=("yellow",), dice=none),
        replace(anne, boat=2, pirate=4, island=("red", "blue"), dice=none),
    )
    return still(on, ("red",), stage="move", action=4, chosen=(False, False, True, True))


def skulls() -> Table:
    """Rosa kept two skulls alone and names their action."""
    return msgspec.structs.replace(
        first_roll(), stage="skulls", rolls=((),) * 4, kept=((2, 4), (), (), ()), declaring=(ROSA,)
    )


def hunting() -> Table:
    """Rosa keeps one of two treasure tiles."""
    table = _with(boarding(), ROSA, dice=dice(hunt="ABC", raid="DE"))
    table = opened(_with(table, ANNE, dice=dice(hunt="BD", raid="ACE")), TREASURE_HUNT)
    return msgspec.structs.replace(table, stage="tile", drawn=(1, 3))


def expanding() -> Table:
    """Action 1: Rosa is 1st and may move her boat."""
    return opened(_with(boarding(), ROSA, dice=dice(fleet="ABE", crew="C", raid="D")), EXPAND_FLEET)


def claiming() -> Table:
    """Action 4: Jack boarded Bellamy; Rosa is 2nd and chooses whom to weaken and a chest of the island."""
    return msgspec.structs.replace(waiting(), place=1, attacked=BELLAMY)


def waiting() -> Table:
    """Action 4: Jack is 1st and thinks; Rosa can only watch."""
    return opened(_with(boarding(), JACK, bonus=(0, 0, 0, 2, 2)), BOARD_ACTION)


def tied() -> Table:
    """Action 2: Rosa and Bellamy have the same total; he sits nearer to the schooner, and she acts as 2nd."""
    table = _with(boarding(), ROSA, dice=dice(crew="ABE", board="C", raid="D"))
    table = _with(table, BELLAMY, bonus=(1, 0, 0, 0, 0), dice=dice(fleet="A", crew="CE", board="BD"))
    return msgspec.structs.replace(opened(table, RECRUIT_CREW), place=1)


def finished_early() -> Table:
    """Second roll: Rosa's five dice lie on the board, so she takes a bonus tile."""
    table = first_roll()
    rosa = msgspec.structs.replace(table.boards[ROSA], dice=dice(fleet="AB", crew="C", board="DE"))
    return msgspec.structs.replace(
        table, cycle=2, boards=(rosa, *table.boards[1:]), rolls=((), *table.rolls[1:])
    )


def stuck() -> Table:
    """No die that Rosa rolled had a place: she rolled again, in the open, and keeps now."""
    table = first_roll()
    rosa = msgspec.structs.replace(table.boards[ROSA], dice=dice(board="AB"))
    return msgspec.structs.replace(
        table,
        cycle=2,
        boards=(rosa, *table.boards[1:]),
        stage="reroll-keep",
        rolls=((-1, -1, 0, 3, 5), (), (), ()),
        stuck=(ROSA,),
        chosen=(False,) * 4,
    )


def crowded() -> Table:
    """Phase 3: two rows of four chests, of which two and three find no space."""
    table = moving()
    return _with(
        table,
        ROSA,
        boat=4,
        pirate=3,
        crew=("red", "yellow", "purple", "white"),
        island=("purple", "blue", "yellow", "red"),
    )


def over() -> Table:
    """The last round is played."""
    rosa, jack, bellamy, anne = moving().boards
    home: tuple[Chest, ...] = ("red", "blue", "white", "purple", "yellow", "red")
    on = (msgspec.structs.replace(rosa, tortuga=home), jack, bellamy, anne)
    return msgspec.structs.replace(moving(), boards=on, stage="finished")
