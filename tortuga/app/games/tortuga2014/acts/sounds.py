"""What is heard of what moves: one table from the kind of a motion to sounds of `soundbook.VOICES`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from tortuga.app.games.tortuga2014.palette import FACE_ICON
from tortuga.app.table.acts.motions import (
    BonusPiece,
    ChestPiece,
    DiePiece,
    Fold,
    Lock,
    Motion,
    Pause,
    Piece,
    Pop,
    SchoonerPiece,
    Steps,
    TilePiece,
    Travel,
    Tumble,
)
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga2014.pieces import BOARD, RAID, SKULL


@dataclass(frozen=True, slots=True)
class Heard:
    """The sounds of one kind of motion."""

    start: tuple[str, ...] = ()
    end: tuple[str, ...] = ()
    step: tuple[str, ...] = ()
    """At the end of every box that a token walks."""


MOTION_SOUNDS: Mapping[str, Heard] = MappingProxyType(
    {
        "chest": Heard(start=("chest-up",), end=("chest-down",)),
        "die": Heard(start=("die-up",), end=("die-down",)),
        "skull": Heard(start=("skull",), end=("die-down",)),
        "bonus": Heard(end=("bonus",)),
        "tile": Heard(start=("tile",), end=("coins",)),
        "tile-back": Heard(start=("tile",)),
        "schooner": Heard(end=("bell",)),
        "roll": Heard(start=("dice-roll",), end=("die-land",)),
        # a rival's dice are shaken behind the screen that stands now
        "screen-up": Heard(start=("screen-up",), end=("dice-shake",)),
        "screen-away": Heard(start=("reveal", "screen-down")),
        "walk": Heard(step=("step",)),
        "cannon": Heard(start=("cannon",)),
        "sabres": Heard(start=("sabres",)),
        "defence": Heard(start=("sabres",)),
        "skulls": Heard(start=("skull",)),
        "slide": Heard(),
        "lock": Heard(),
        "plate": Heard(),
        "pause": Heard(),
    }
)

SIGNS: Mapping[str, str] = MappingProxyType(
    {
        FACE_ICON[BOARD]: "cannon",
        FACE_ICON[RAID]: "sabres",
        FACE_ICON[SKULL]: "skulls",
        "checked-shield": "defence",
    }
)
"""Icon of a plate that drops -> its kind of motion; all others are quiet."""

PICKED: Mapping[str, str] = MappingProxyType(
    {
        "die": "die-up",
        "action": "die-down",
        "center": "chest-up",
        "fleet": "chest-up",
        "crew": "chest-up",
        "island": "chest-up",
        "tile": "tile",
    }
)
"""Kind of a spot -> what is heard when a person picks it; all others click."""


def kind_of(motion: Motion) -> str:
    """The key of a motion in `MOTION_SOUNDS`."""
    match motion:
        case Travel(piece=ChestPiece(), arc=0.0):
            return "slide"
        case Lock():
            return "lock"
        case Travel(piece=piece, sink=sink):
            return _flying(piece, sink)
        case Tumble():
            return "roll"
        case Fold(rise=rise):
            return "screen-up" if rise else "screen-away"
        case Steps():
            return "walk"
        case Pop(icon=icon):
            return SIGNS.get(icon or "", "plate")
        case Pause():
            return "pause"


def _flying(piece: Piece, sink: bool) -> str:
    match piece:
        case ChestPiece():
            return "chest"
        case DiePiece(turned=turned):
            return "skull" if turned else "die"
        case BonusPiece():
            return "bonus"
        case TilePiece():
            return "tile-back" if sink else "tile"
        case SchoonerPiece():
            return "schooner"


def picked(spot: Spot | None) -> str:
    """What is heard when a target is picked."""
    return PICKED.get(spot.kind, "click") if spot is not None else "click"
