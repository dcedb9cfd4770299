"""A player of the dice game that answers each kind of decision by a method of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable

import msgspec

from ai.games.tortuga2014.heuristic import ranked_moves
from tortuga.games.tortuga2014.commands import Claim, Command, KeepTile, Steal
from tortuga.games.tortuga2014.events import Faces
from tortuga.games.tortuga2014.legal import taken
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, BOARD, FIRST_BOX, TREASURE_HUNT, Action, Chest
from tortuga.games.tortuga2014.scoring import sets_of
from tortuga.games.tortuga2014.state import Board, View
from tortuga.kernel.errors import Argument
from tortuga.kernel.players import Decision, Ranked, Reason

RankedCommand = Ranked[Command]


class StagePlayer(ABC):
    """Ranks the choices of a decision and takes the best; among equals, the first.

    Each method gets a view in which the seat must decide, and gives every choice worth showing, at least one.
    """

    def choose(self, view: View) -> Decision[Command]:
        """Decide for the seat of the view.

        Raises:
            ValueError: the seat has nothing to decide at this stage.
        """
        ranked = tuple(sorted(self._choices(view), key=lambda choice: -choice.value))
        return Decision(ranked[0].command, ranked)

    def _choices(self, view: View) -> Iterable[RankedCommand]:
        match view.table.stage:
            case "select" if view.board.finished:
                return self.bonus(view)
            case "select" | "reroll-keep":
                return self.keep(view)
            case "skulls":
                return self.declare(view)
            case "act":
                return self.act(view)
            case "tile":
                return self.tile(view)
            case "move":
                return self.move(view)
            case other:
                raise ValueError(f"no seat decides at stage {other}")

    @abstractmethod
    def keep(self, view: View) -> Iterable[RankedCommand]:
        """Which dice of the roll to keep (R28-R31)."""

    @abstractmethod
    def bonus(self, view: View) -> Iterable[RankedCommand]:
        """Where to put or turn a bonus tile (R37)."""

    @abstractmethod
    def declare(self, view: View) -> Iterable[RankedCommand]:
        """Which action to turn the kept skulls to (R34)."""

    @abstractmethod
    def act(self, view: View) -> Iterable[RankedCommand]:
        """Perform, attack, or forfeit (R45, R47-R56)."""

    def tile(self, view: View) -> Iterable[RankedCommand]:
        """Which of two treasure tiles to keep (R49): the one with more coins."""
        for index, coins in enumerate(view.table.drawn):
            if coins is None:
                raise ValueError("the captain's own tiles are hidden")
            yield Ranked(KeepTile(index), float(coins), reason("advice-tile", coins=coins))

    def move(self, view: View) -> Iterable[RankedCommand]:
        """The order of chests in phase 3 (R68-R72), by what the board is worth after it."""
        for value, command in ranked_moves(view.board):
            lost = len(view.board.crew + view.board.island) - len(command.to_fleet + command.to_crew)
            yield Ranked(command, value, reason("advice-move", lost=lost))


def own_roll(view: View) -> Faces:
    """The faces of the seat's own dice.

    Raises:
        ValueError: the seat has not rolled.
    """
    roll = view.table.rolls[view.seat]
    if not roll:
        raise ValueError("the seat has not rolled")
    return roll


def total_with(view: View, dice: Iterable[int], action: Action) -> int:
    """One's own total on an action once these dice join it (R41)."""
    numbers = view.table.options.numbers
    there = [die for die, placed in enumerate(view.board.dice) if placed == action]
    return view.board.bonus[action] + sum(numbers[die][action] for die in {*there, *dice})


def total_after(board: Board, view: View, action: Action) -> int:
    """The total of a board on an action, 0 without a die there (R41)."""
    numbers = view.table.options.numbers
    there = [numbers[die][action] for die, placed in enumerate(board.dice) if placed == action]
    return board.bonus[action] + sum(there) if there else 0


def name(action: Action) -> str:
    """Stable name of an action, for the arguments of a reason."""
    return ACTION_NAMES[action]


def reason(id: str, **args: Argument) -> Reason:
    """A reason by its text id."""
    return Reason(id, args)


def attack_reason(view: View, command: Steal | Claim) -> Reason:
    """What an attack takes, from whom, whether that completes a set, and whether it weakens the target.

    One whose token is on the first box it does not (R54).
    """
    action, seat = view.table.action, command.target
    target = view.table.boards[seat]
    chest = taken(view.table, command)
    loot = {} if chest is None else {"chest": chest, **_completed(view, chest)}
    if isinstance(command, Steal) and chest is not None:
        return reason("advice-steal", seat=seat, **loot)
    weak = int((target.boat if action == BOARD else target.pirate) > FIRST_BOX)
    return reason("advice-claim" if chest is not None else "advice-attack", seat=seat, weak=weak, **loot)


def _completed(view: View, chest: Chest) -> dict[str, Argument]:
    """`set`, if a chest that comes to the island area completes one more set (R79)."""
    board = view.board
    with_it = msgspec.structs.replace(board, island=(*board.island, chest))
    return {"set": 1} if len(sets_of(with_it)) > len(sets_of(board)) else {}


def perform_reason(view: View) -> Reason:
    """What performing the current action brings; `bag`, whether a chest from the bag too (R49, R88)."""
    table = view.table
    args: dict[str, Argument] = {"action": name(table.action)}
    if table.action == TREASURE_HUNT and table.place == 0 and any(table.bag):
        args["bag"] = 1
    return reason("advice-perform", **args)


STUCK = Reason("advice-stuck")
FORFEIT = Reason("advice-forfeit")
WAIVED = Reason("advice-forfeit-waived")
