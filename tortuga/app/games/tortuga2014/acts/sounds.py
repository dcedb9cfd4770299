"""The sounds of motions: a table from kinds of motion to `VOICES`, whose files build/sounds.py makes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from tortuga.app.games.tortuga2014.acts.motions import (
    BonusPiece,
    ChestPiece,
    DiceMotion,
    DiePiece,
    Fold,
    Lock,
    SchoonerPiece,
    Steps,
    TilePiece,
    Tumble,
)
from tortuga.app.games.tortuga2014.palette import FACE_ICON, NAME
from tortuga.app.games.tortuga2014.table.parts import PARTS
from tortuga.app.sound.voices import Voice
from tortuga.app.table.acts.motion import pan
from tortuga.app.table.acts.motions import Cue, Pause, Piece, PlateDrop, Travel
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga2014.pieces import BOARD, RAID, SKULL
from tortuga.games.tortuga2014.state import View


@dataclass(frozen=True, slots=True)
class MotionSounds:
    """The sounds of one kind of motion."""

    start: tuple[str, ...] = ()
    end: tuple[str, ...] = ()
    step: tuple[str, ...] = ()
    """At the end of every box that a token walks."""


MOTION_SOUNDS: Mapping[str, MotionSounds] = MappingProxyType(
    {
        "chest": MotionSounds(start=("chest-up",), end=("chest-down",)),
        "die": MotionSounds(start=("die-up",), end=("die-down",)),
        "skull": MotionSounds(start=("skull",), end=("die-down",)),
        "bonus": MotionSounds(end=("bonus",)),
        "tile": MotionSounds(start=("tile",), end=("coins",)),
        "tile-back": MotionSounds(start=("tile",)),
        "schooner": MotionSounds(end=("bell",)),
        "roll": MotionSounds(start=("dice-roll",), end=("die-land",)),
        # a rival's dice are shaken behind the screen that stands now
        "screen-up": MotionSounds(start=("screen-up",), end=("dice-shake",)),
        "screen-away": MotionSounds(start=("reveal", "screen-down")),
        "walk": MotionSounds(step=("step",)),
        "cannon": MotionSounds(start=("cannon",)),
        "sabres": MotionSounds(start=("sabres",)),
        "defence": MotionSounds(start=("sabres",)),
        "skulls": MotionSounds(start=("skull",)),
        "slide": MotionSounds(),
        "lock": MotionSounds(),
        "plate": MotionSounds(),
        "pause": MotionSounds(),
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
"""Icon of a dropping plate -> its kind of motion; all others are quiet."""

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
"""Kind of a spot -> the sound of picking it; all others click."""


def kind_of(motion: DiceMotion) -> str:
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
        case PlateDrop(icon=icon):
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
    raise TypeError(f"{piece!r} is no piece of this game")


def picked(spot: Spot | None) -> str:
    """The sound of picking a target."""
    if spot is None or spot.kind not in PICKED:
        return "click"
    return named(PICKED[spot.kind])


def laid() -> str:
    """The sound of dropping what was dragged."""
    return named("die-down")


def cues(motions: Iterable[DiceMotion], before: View, after: View, me: int) -> list[Cue]:
    """All sounds of an act, by time.

    Args:
        before: the table before it.
        after: the table after it.
        me: the seat at the bottom.
    """
    unsorted = (cue for motion in motions for cue in _cues(motion, before, after, me))
    return sorted(unsorted, key=lambda cue: cue.at)


def _cues(motion: DiceMotion, before: View, after: View, me: int) -> Iterator[Cue]:
    heard = MOTION_SOUNDS[kind_of(motion)]
    end = motion.delay + motion.duration
    first, last = _places(motion)
    for name in heard.start:
        yield Cue(motion.delay, named(name), _pan(first, before, me))
    for name in heard.end:
        yield Cue(end, named(name), _pan(last, after, me))
    if isinstance(motion, Steps):
        boxes = abs(motion.end - motion.start)
        for box in range(1, boxes + 1):
            for name in heard.step:
                yield Cue(motion.delay + motion.duration * box / boxes, named(name), _pan(last, after, me))


def _places(motion: DiceMotion) -> tuple[Spot | None, Spot | None]:
    """Where a motion starts and ends; None = in the middle."""
    match motion:
        case Travel(start=start, end=end):
            return start, end
        case Tumble(seat, die):
            return Spot("die", seat, die), Spot("die", seat, die)
        case Fold(seat):
            return Spot("board", seat), Spot("board", seat)
        case Steps(seat, token, start_box, end_box):
            return Spot(token, seat, start_box), Spot(token, seat, end_box)
        case PlateDrop(spot=spot):
            return spot, spot
        case Lock() | Pause():
            return None, None


def _pan(spot: Spot | None, view: View, me: int) -> float:
    return 0.0 if spot is None else pan(PARTS.box(spot, view, me).center[0])


# ------------------------------------------------------------------ how each is played
VOICES: Mapping[str, Voice] = MappingProxyType(
    {
        # dice
        "dice-shake": Voice(gap=0.5, most=1),
        "dice-roll": Voice(gap=0.25, most=2),
        "die-land": Voice(level=0.7, gap=0.07, most=3),
        "die-up": Voice(level=0.8, gap=0.05, most=2),
        "die-down": Voice(gap=0.05, most=3),
        "skull": Voice(gap=0.4, most=1),
        # the table
        "step": Voice(gap=0.09, most=2),
        "bonus": Voice(gap=0.12, most=2),
        "tile": Voice(gap=0.1, most=2),
        "coins": Voice(gap=0.2, most=1),
        "screen-up": Voice(level=0.8, gap=0.15, most=2),
        "screen-down": Voice(level=0.8, gap=0.15, most=2),
        "reveal": Voice(gap=0.5, most=1),
        "chest-up": Voice(level=0.7, gap=0.09, most=2),
        "chest-down": Voice(gap=0.07, most=3),
        "bell": Voice(level=0.8, gap=1.0, most=1),
        "cannon": Voice(gap=0.3, most=1),
        "sabres": Voice(gap=0.3, most=1),
    }
)


def named(sound: str) -> str:
    """A sound's name among those of all games."""
    return f"{NAME}/{sound}"
