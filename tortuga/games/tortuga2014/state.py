"""The state: the options, the table with everything on it, and the view a seat has of it."""

from __future__ import annotations

from typing import Literal

import msgspec

from tortuga.games.tortuga2014.commands import SecretCommand
from tortuga.games.tortuga2014.events import Faces
from tortuga.games.tortuga2014.pieces import (
    BOARD,
    BONUS_SUPPLY,
    CHEST_SUPPLY,
    LIMIT,
    NO_DICE,
    NUMBERS,
    RAID,
    SETUP_BOX,
    TILES,
    UNASSIGNED,
    Action,
    Chest,
    Numbers,
    fault_of,
)
from tortuga.kernel.errors import Refusal


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before the game. The defaults are the adopted rulings."""

    seats: Literal[2, 3, 4]
    target: Literal[6, 8] = 6
    """Chests in Tortuga that end the game (R77, R85)."""
    start_player: Literal["random", "youngest", "seat"] = "random"
    """Who gets the start player token first (R24)."""
    start_seat: int = 0
    """The youngest player's or the chosen seat; ignored for `random`."""
    surplus_timing: Literal["afterAction", "afterEachAttack"] = "afterAction"
    """When surplus chests are dropped in BOARD and RAID (R60)."""
    attack_empty: Literal["allowed", "forbidden"] = "allowed"
    """Whether a seat without chests in the attacked area may be a target (R54)."""
    move_choice: Literal["simultaneous", "clockwise"] = "simultaneous"
    """Whether the orders of phase 3 are secret until all are in (R72)."""
    dice_set: Literal["reconstructed", "custom"] = "reconstructed"
    custom_dice: Numbers | None = None
    """The numbers of a custom set; only with `dice_set` = custom."""

    @property
    def numbers(self) -> Numbers:
        """The dice in use: row = die A..E, column = action."""
        return self.custom_dice if self.custom_dice is not None else NUMBERS

    @property
    def spares_empty(self) -> bool:
        """Whether a seat without chests in the attacked area cannot be a target (R54)."""
        return self.attack_empty == "forbidden"

    @property
    def moves_in_turn(self) -> bool:
        """Whether the seats move their chests one by one and in the open (R72)."""
        return self.move_choice == "clockwise"

    def drops_surplus(self, *, last: bool) -> bool:
        """Whether surplus chests go after a position of BOARD or RAID: the `last` one, or another (R60)."""
        return last or self.surplus_timing == "afterEachAttack"


def check(options: Options) -> None:
    """Accept options that fit together.

    Raises:
        Refusal: naming the option.
    """
    if not 0 <= options.start_seat < options.seats:
        raise Refusal("refusal-option-start-seat", seat=options.start_seat + 1, seats=options.seats)
    if (options.dice_set == "custom") != (options.custom_dice is not None):
        raise Refusal("refusal-option-dice-set")
    if options.custom_dice is not None and (fault := fault_of(options.custom_dice)):
        raise Refusal(f"refusal-option-dice-{fault}")


Stage = Literal[
    "start",  # chance: who begins
    "setup",  # chance: two chests each
    "roll",  # chance: the common roll
    "select",  # seats: secret keeps and bonus tiles
    "reveal",  # rules: screens go up
    "skulls",  # seats: skull-only keeps are declared
    "reroll",  # chance: forced reroll of a stuck seat
    "reroll-keep",  # seats: keep of a forced reroll
    "open",  # rules: totals of an action
    "act",  # seats: perform, attack or forfeit
    "hunt",  # chance: chest and tiles of a hunt
    "tile",  # seats: keep one of two tiles
    "surplus",  # rules: chests beyond the limit
    "draw",  # chance: a chest each
    "move",  # seats: order of chests
    "moved",  # rules: secret moves are carried out
    "end",  # rules: end of round or game
    "finished",
]

Phase = Literal[0, 1, 2, 3, 4]
"""0 = setup, 1 = roll the dice, 2 = actions, 3 = move treasure chests, 4 = finished."""

PHASE_OF: dict[Stage, Phase] = {
    "start": 0,
    "setup": 0,
    "roll": 1,
    "select": 1,
    "reveal": 1,
    "skulls": 1,
    "reroll": 1,
    "reroll-keep": 1,
    "open": 2,
    "act": 2,
    "hunt": 2,
    "tile": 2,
    "surplus": 2,
    "draw": 3,
    "move": 3,
    "moved": 3,
    "end": 3,
    "finished": 4,
}


class Board(msgspec.Struct, frozen=True, gc=False):
    """A player board with everything that lies on or beside it (R10-R18)."""

    boat: int = SETUP_BOX
    """Box of the boat token, 1..8."""
    pirate: int = SETUP_BOX
    """Box of the pirate token, 1..8."""
    tortuga: tuple[Chest, ...] = ()
    fleet: tuple[Chest, ...] = ()
    """Left to right; the rightmost is the first to be lost."""
    crew: tuple[Chest, ...] = ()
    island: tuple[Chest, ...] = ()
    """The island area, not the center island."""
    bonus: tuple[int, ...] = (0, 0, 0, 0, 0)
    """Bonus tile by action: 0 none, 1 or 2."""
    dice: tuple[int, ...] = NO_DICE
    """By die A..E: the action it lies on, 5 = unassigned."""
    tiles: tuple[int | None, ...] = ()
    """Coins of the treasure tiles held; None if the value is hidden."""

    @property
    def boat_limit(self) -> int:
        """Maximum number of dice on BOARD and most chests in the fleet area (R15)."""
        return LIMIT[self.boat]

    @property
    def pirate_limit(self) -> int:
        """Maximum number of dice on RAID and most chests in the crew area (R15)."""
        return LIMIT[self.pirate]

    def token(self, action: Action) -> int:
        """Box of the token that an attack moves: BOARD the boat, RAID the pirate (R50, R51)."""
        return self.boat if action == BOARD else self.pirate

    def limit(self, action: Action) -> int:
        """Maximum number of dice on BOARD or RAID, and of chests in the area that it attacks (R15)."""
        return LIMIT[self.token(action)]

    @property
    def finished(self) -> bool:
        """Whether all five dice lie on action spaces."""
        return UNASSIGNED not in self.dice

    def room(self, action: Action) -> int:
        """How many more dice the action space takes (R29)."""
        most = self.limit(action) if action in (BOARD, RAID) else len(self.dice)
        return most - self.dice.count(action)

    def face_down(self) -> Board:
        """The board with the values of its tiles hidden."""
        return msgspec.structs.replace(self, tiles=(None,) * len(self.tiles)) if self.tiles else self

    def chests(self) -> tuple[Chest, ...]:
        """All chests on the board."""
        return self.tortuga + self.fleet + self.crew + self.island


class Attack(msgspec.Struct, frozen=True, gc=False):
    """Who attacked whom (R52-R56), and what lay open to all just before."""

    action: Action
    place: int
    """0 = 1st position, 1 = 2nd position."""
    seat: int
    target: int
    barred: int
    """Seat that the 1st position had attacked, which the 2nd could not attack (R53), or -1."""
    boards: tuple[Board, ...]
    """All boards before, the values of their tiles hidden."""


def strength(place: int, seats: int) -> int:
    """How many boxes a token moves, or tiles a hunt draws, in a position (R47-R49, R87, R88)."""
    return 2 if place == 0 and seats > 2 else 1


class Table(msgspec.Struct, frozen=True, gc=False):
    """The whole table. In a seat's view the secrets it may not know are None; nothing else differs."""

    options: Options
    boards: tuple[Board, ...]
    stage: Stage
    bag: tuple[int, ...] = CHEST_SUPPLY
    """Chests in the bag by colour; their order does not exist until they are drawn."""
    center: tuple[Chest, ...] = ()
    """Chests on the center island, at most one of a colour, in the order of `CHESTS` (R63)."""
    start: int = 0
    """Seat that holds the start player token."""
    round: int = 0
    cycle: int = 0
    rolls: tuple[Faces | None, ...] = ()
    """By seat, what lies behind the screen or, for a stuck seat, in the open; () nothing, None hidden."""
    chosen: tuple[bool, ...] = ()
    """By seat, whether its secret choice is in."""
    commits: tuple[SecretCommand | None, ...] = ()
    """By seat, the secret choice; None when there is none or it is hidden."""
    kept: tuple[tuple[int, ...], ...] = ()
    """By seat, skulls kept without a natural die, not yet declared."""
    declaring: tuple[int, ...] = ()
    """Seats that still declare skulls, in turn order (R34)."""
    stuck: tuple[int, ...] = ()
    """Seats that still owe a forced reroll, in turn order (R35)."""
    attempt: int = 0
    """Forced rerolls the first stuck seat has made in this cycle."""
    action: Action = 0
    ranking: tuple[int, ...] = ()
    """Seats with a die on the current action, best first."""
    totals: tuple[int, ...] = ()
    place: int = 0
    """Who acts: 0 = 1st position, 1 = 2nd position."""
    attacked: int = -1
    """Seat attacked by the 1st position in this action, or -1."""
    drawn: tuple[int | None, ...] = ()
    """Treasure tiles of which the acting seat keeps one."""
    attacks: tuple[Attack, ...] = ()
    """All attacks of the game so far, in order."""

    @property
    def seats(self) -> int:
        """Number of seats."""
        return len(self.boards)

    @property
    def phase(self) -> Phase:
        """Phase of the round."""
        return PHASE_OF[self.stage]

    @property
    def pool(self) -> int:
        """Treasure tiles left around the island."""
        return TILES - sum(len(board.tiles) for board in self.boards) - len(self.drawn)

    @property
    def bonus_supply(self) -> int:
        """Bonus tiles left on the center island (R11)."""
        return BONUS_SUPPLY - sum(1 for board in self.boards for tile in board.bonus if tile)

    @property
    def actors(self) -> tuple[int, ...]:
        """Seats that act in the current action: the best two, the best one of two seats (R42, R86)."""
        return self.ranking[: 1 if self.seats == 2 else 2]

    @property
    def acting(self) -> int:
        """The seat that acts now, in the current position."""
        return self.ranking[self.place]

    @property
    def strength(self) -> int:
        """How many boxes a token moves, or tiles a hunt draws, in the current position."""
        return strength(self.place, self.seats)

    def clockwise(self, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Seats in turn order from the start player."""
        count = self.seats
        return tuple(sorted(seats, key=lambda seat: (seat - self.start) % count))


class View(msgspec.Struct, frozen=True, gc=False):
    """What one seat sees: all that a captain or a picture is given."""

    seat: int
    table: Table

    @property
    def board(self) -> Board:
        """The seat's own board."""
        return self.table.boards[self.seat]
