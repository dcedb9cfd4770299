"""What happened: the events of a log, each with its stable tag. `redact` hides what a seat may not see."""

from __future__ import annotations

import msgspec

from tortuga.games.tortuga2014.commands import MoveChests, SecretCommand
from tortuga.games.tortuga2014.pieces import Action, Chest, Face

Faces = tuple[Face, ...]
"""Five faces, dice A..E; -1 for a die that was not rolled or is not shown."""


class StartDrawn(msgspec.Struct, frozen=True, gc=False, tag="start-drawn"):
    """Chance gave the start player token to a seat (R24)."""

    seat: int


class ChestsDealt(msgspec.Struct, frozen=True, gc=False, tag="chests-dealt"):
    """Each seat drew two chests at setup: one to its island area, one to its crew area (R23)."""

    island: tuple[Chest, ...]
    crew: tuple[Chest, ...]


class Rolled(msgspec.Struct, frozen=True, gc=False, tag="rolled"):
    """All unfinished seats rolled behind their screens (R27)."""

    cycle: int
    faces: tuple[Faces | None, ...]
    """By seat: () for a finished seat, None if the roll is hidden."""


class Committed(msgspec.Struct, frozen=True, gc=False, tag="committed"):
    """A seat made a secret choice (R28, R37, R72)."""

    seat: int
    command: SecretCommand | None
    """None if it is hidden."""


class Revealed(msgspec.Struct, frozen=True, gc=False, tag="revealed"):
    """All screens went up together (R32)."""

    kept: tuple[tuple[int, ...], ...]
    """By seat, the dice kept; () for finished and stuck seats."""
    faces: tuple[Faces, ...]
    """By seat, the faces that became public: kept dice, or all dice of a stuck seat."""
    bonus: tuple[int, ...]
    """By seat, the action whose bonus space got or turned a tile, or -1."""


class SkullsDeclared(msgspec.Struct, frozen=True, gc=False, tag="skulls-declared"):
    """A seat turned its kept skulls to an action (R34)."""

    seat: int
    action: Action


class Rerolled(msgspec.Struct, frozen=True, gc=False, tag="rerolled"):
    """A stuck seat rerolled all its dice in the open (R35)."""

    seat: int
    attempt: int
    """From 1 within this cycle."""
    faces: Faces


class KeptOpenly(msgspec.Struct, frozen=True, gc=False, tag="kept-openly"):
    """A stuck seat kept dice of its forced reroll (R35)."""

    seat: int
    dice: tuple[int, ...]


class ActionOpened(msgspec.Struct, frozen=True, gc=False, tag="action-opened"):
    """The totals of an action were compared (R41-R43)."""

    action: Action
    totals: tuple[int, ...]
    """By seat; 0 = no die there."""
    ranking: tuple[int, ...]
    """Seats with a die there, best first."""


class Forfeited(msgspec.Struct, frozen=True, gc=False, tag="forfeited"):
    """A seat forfeited its action (R45)."""

    seat: int
    action: Action
    place: int
    """0 = 1st position, 1 = 2nd position."""


class FleetExpanded(msgspec.Struct, frozen=True, gc=False, tag="fleet-expanded"):
    """A boat token moved right (R47)."""

    seat: int
    place: int
    box: int
    """Where it stands now."""


class CrewRecruited(msgspec.Struct, frozen=True, gc=False, tag="crew-recruited"):
    """A pirate token moved right (R48)."""

    seat: int
    place: int
    box: int


class HuntStarted(msgspec.Struct, frozen=True, gc=False, tag="hunt-started"):
    """A seat went on a treasure hunt (R49)."""

    seat: int
    place: int


class HuntDrawn(msgspec.Struct, frozen=True, gc=False, tag="hunt-drawn"):
    """What the hunt brought: a chest (1st position) and one or two treasure tiles (R49, R73, R74)."""

    seat: int
    chest: Chest | None
    tiles: tuple[int | None, ...]
    """Coins of the tiles drawn; None if the value is hidden."""


class TileKept(msgspec.Struct, frozen=True, gc=False, tag="tile-kept"):
    """A seat kept one of two tiles and put the other back (R49)."""

    seat: int
    index: int


class Attacked(msgspec.Struct, frozen=True, gc=False, tag="attacked"):
    """A seat boarded or raided another (R52-R56)."""

    action: Action
    seat: int
    place: int
    target: int
    position: int | None
    """Space the stolen chest lay on; None for the 2nd position or an empty area."""
    chest: Chest | None
    """Stolen from the target (1st) or claimed from the center island (2nd)."""
    defended: bool
    target_box: int
    """Where the target's token stands now."""
    box: int
    """Where the attacker's token stands now."""


class SurplusDropped(msgspec.Struct, frozen=True, gc=False, tag="surplus-dropped"):
    """Surplus chests left fleet areas (BOARD) or crew areas (RAID), the rightmost first (R60-R63)."""

    action: Action
    dropped: tuple[tuple[Chest, ...], ...]
    """By seat, in the order in which they went."""


class ChestsDrawn(msgspec.Struct, frozen=True, gc=False, tag="chests-drawn"):
    """The dice went back, and each seat drew a chest to its island area (R46, R67)."""

    chests: tuple[Chest | None, ...]


class ChestsMoved(msgspec.Struct, frozen=True, gc=False, tag="chests-moved"):
    """Chests moved to Tortuga, fleet area and crew area; what did not fit left the board (R68-R72)."""

    moves: tuple[MoveChests | None, ...]
    """By seat; None for seats that move at another time."""


class RoundEnded(msgspec.Struct, frozen=True, gc=False, tag="round-ended"):
    """The start player token passed clockwise (R26)."""

    start: int


class GameEnded(msgspec.Struct, frozen=True, gc=False, tag="game-ended"):
    """The game is over: tiles are open, points are counted (R77-R83)."""

    tiles: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


Event = (
    StartDrawn
    | ChestsDealt
    | Rolled
    | Committed
    | Revealed
    | SkullsDeclared
    | Rerolled
    | KeptOpenly
    | ActionOpened
    | Forfeited
    | FleetExpanded
    | CrewRecruited
    | HuntStarted
    | HuntDrawn
    | TileKept
    | Attacked
    | SurplusDropped
    | ChestsDrawn
    | ChestsMoved
    | RoundEnded
    | GameEnded
)
