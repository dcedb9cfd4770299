"""Games that stand at a position: for screenshots, and for tests that look at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace
from typing_extensions import override

from tortuga.app.games.tortuga2014.positions import dice
from tortuga.app.games.tortuga2014.positions import table as table_of
from tortuga.games.tortuga2014.commands import Command
from tortuga.games.tortuga2014.course import open_action
from tortuga.games.tortuga2014.pieces import BOARD as BOARD_ACTION
from tortuga.games.tortuga2014.pieces import EXPAND_FLEET, RECRUIT_CREW, TREASURE_HUNT, Action, Chest
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Board, Table
from tortuga.kernel.log.format import new_header
from tortuga.kernel.players import HUMAN, SeatSpec
from tortuga.kernel.session import Session

SEATS = (
    SeatSpec(HUMAN, "Captain Rosa", "orange"),
    SeatSpec("additive", "Turtle Jack", "green"),
    SeatSpec("greedy", "Bellamy", "blue"),
    SeatSpec("random", "Mad Anne", "yellow"),
)
ROSA, JACK, BELLAMY, ANNE = range(4)
_SEED = "KRAKEN-4711-PARROT"


class SampleSession(Session):
    """A game at a position that looks resumed, so that none of its past is animated."""

    def __init__(self, table: Table, seats: Sequence[SeatSpec]) -> None:
        header = new_header(RULES, table.options, seats, _SEED)
        super().__init__(RULES, header, table.options, _SEED, None)
        self._table = table

    @property
    def whole_state(self) -> Table:
        """The position."""
        return self._table

    @property
    def finished(self) -> bool:
        """Never true, or the table would go on to the results."""
        return False

    @override
    def decisions(self) -> list[int]:
        """One, as if made before the game was resumed."""
        return [0]


# ---------------------------------------------------------------- positions
def boards() -> tuple[Board, Board, Board, Board]:
    """Round 5 at the start of phase 1: the boards of the reference pictures."""
    return (
        Board(
            4, 3, ("red", "purple"), ("blue", "white"), ("red", "blue"), bonus=(0, 0, 1, 1, 0), tiles=(2, 1)
        ),
        Board(2, 6, ("yellow", "white"), ("red",), ("purple", "yellow"), bonus=(0, 0, 0, 0, 2), tiles=(1,)),
        replace(
            Board(6, 4, ("red", "blue", "white"), ("yellow", "purple"), ("blue",)),
            bonus=(1, 1, 0, 0, 0),
            tiles=(1, 1, 3),
        ),
        Board(3, 5, ("blue", "purple"), ("yellow",), ("white",), tiles=(2, 1)),
    )


def still(on: Sequence[Board], center: tuple[Chest, ...], **more: Any) -> Table:
    """A table in round 5 with these boards; the bag holds what lies nowhere else."""
    return replace(table_of(*on, center=center, start=JACK, round=5), **more)


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
    return replace(table, stage="reveal", rolls=rolls, chosen=(True,) * 4, commits=tuple(commits))


def boarding() -> Table:
    """Action 4: Rosa is 1st and chooses."""
    rosa, jack, bellamy, anne = boards()
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


def opened(table: Table, action: Action) -> Table:
    """The same boards at an action, with its totals and its ranking (R41-R43)."""
    event = open_action(replace(table, action=action))
    return replace(table, action=event.action, ranking=event.ranking, totals=event.totals, place=0)


def _with(table: Table, seat: int, **changes: Any) -> Table:
    """The same table with another board at a seat."""
    on = list(table.boards)
    on[seat] = replace(on[seat], **changes)
    return replace(table, boards=tuple(on))


def boarding_of(seats: int) -> Table:
    """The same position with the first two or three seats only."""
    center: tuple[Chest, ...] = ("red", "blue", "white") if seats > 2 else ()
    return opened(still(boarding().boards[:seats], center, stage="act"), BOARD_ACTION)


def duelling(action: Action = BOARD_ACTION) -> Table:
    """The same boards with Rosa and Bellamy alone, at an action."""
    rosa, _, bellamy, _ = boarding().boards
    rich = replace(bellamy, boat=7, fleet=("yellow", "purple"), tiles=(1, 1, 3))
    return opened(still((rosa, rich), (), stage="act"), action)


def seeking() -> Table:
    """The same where Rosa hunts."""
    return opened(_with(duelling(), 0, dice=dice(hunt="ABC", raid="DE")), TREASURE_HUNT)


def raided(seats: int = 2) -> Table:
    """The same, or the position of four, where Bellamy boards Rosa."""
    table, seat = (duelling(), 1) if seats == 2 else (boarding(), BELLAMY)
    return opened(_with(table, seat, dice=dice(fleet="AB", board="CDE")), BOARD_ACTION)


def round_over(seats: int) -> Table:
    """The end of a round: nothing lies on the actions any more."""
    table = duelling() if seats == 2 else boarding_of(seats)
    on = tuple(replace(board, dice=dice(), bonus=(0, 0, 0, 0, 0)) for board in table.boards)
    return still(on, table.center, stage="end", action=4)


def moving() -> Table:
    """Phase 3: Rosa orders her chests; one of five finds no space."""
    rosa, jack, bellamy, anne = boarding().boards
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
    return replace(
        first_roll(), stage="skulls", rolls=((),) * 4, kept=((2, 4), (), (), ()), declaring=(ROSA,)
    )


def hunting() -> Table:
    """Rosa keeps one of two treasure tiles."""
    table = _with(boarding(), ROSA, dice=dice(hunt="ABC", raid="DE"))
    table = opened(_with(table, ANNE, dice=dice(hunt="BD", raid="ACE")), TREASURE_HUNT)
    return replace(table, stage="tile", drawn=(1, 3))


def expanding(seats: int = 4) -> Table:
    """Action 1: Rosa is 1st and may move her boat."""
    return opened(_with(boarding_of(seats), ROSA, dice=dice(fleet="ABE", crew="C", raid="D")), EXPAND_FLEET)


def claiming(seats: int = 4) -> Table:
    """Action 4: Jack boarded Bellamy; Rosa is 2nd and chooses whom to weaken and a chest of the island."""
    return replace(waiting(seats), place=1, attacked=BELLAMY)


def waiting(seats: int = 4) -> Table:
    """Action 4: Jack is 1st and thinks; Rosa can only watch."""
    return opened(_with(boarding_of(seats), JACK, bonus=(0, 0, 0, 2, 2)), BOARD_ACTION)


def tied() -> Table:
    """Action 2: Rosa and Bellamy have the same total; he sits nearer to the schooner, and she acts as 2nd."""
    table = _with(boarding(), ROSA, dice=dice(crew="ABE", board="C", raid="D"))
    table = _with(table, BELLAMY, bonus=(1, 0, 0, 0, 0), dice=dice(fleet="A", crew="CE", board="BD"))
    return replace(opened(table, RECRUIT_CREW), place=1)


def finished_early() -> Table:
    """Second roll: Rosa's five dice lie on the board, so she takes a bonus tile."""
    table = _with(first_roll(), ROSA, dice=dice(fleet="AB", crew="C", board="DE"))
    return replace(table, cycle=2, rolls=((), *table.rolls[1:]))


def stuck() -> Table:
    """No die that Rosa rolled had a place: she rolled again, in the open, and keeps now."""
    table = _with(first_roll(), ROSA, dice=dice(board="AB"))
    rolls = ((-1, -1, 0, 3, 5), (), (), ())
    return replace(table, cycle=2, stage="reroll-keep", rolls=rolls, stuck=(ROSA,), chosen=(False,) * 4)


def crowded() -> Table:
    """Phase 3: two rows of four chests, of which two and three find no space."""
    crew, island = ("red", "yellow", "purple", "white"), ("purple", "blue", "yellow", "red")
    return _with(moving(), ROSA, boat=4, pirate=3, crew=crew, island=island)


def over() -> Table:
    """The last round is played."""
    home = ("red", "blue", "white", "purple", "yellow", "red")
    return replace(_with(moving(), ROSA, tortuga=home), stage="finished")
