"""Which sound a motion makes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, TypeAlias, assert_never

from tortuga.app.games.tortuga2014.acts import motions as mo
from tortuga.app.games.tortuga2014.palette import FACE_ICON, NAME
from tortuga.app.games.tortuga2014.table.parts import PARTS
from tortuga.app.table.acts.motion import pan
from tortuga.app.table.acts.motions import Cue, Pause, PlateDrop, Travel
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga2014.pieces import BOARD, RAID, SKULL
from tortuga.games.tortuga2014.state import View

PLATE_SOUNDS: Final[Mapping[str, str]] = {
    FACE_ICON[BOARD]: "cannon",
    FACE_ICON[RAID]: "sabres",
    FACE_ICON[SKULL]: "skull",
    "checked-shield": "sabres",
}
"""Icon of a dropping plate -> its sound; all others are quiet."""

PICKED: Final[Mapping[str, str]] = {
    "die": "die-up",
    "action": "die-down",
    "center": "chest-up",
    "fleet": "chest-up",
    "crew": "chest-up",
    "island": "chest-up",
    "tile": "tile",
}
"""Kind of a spot -> the sound of picking it; all others click."""


Names: TypeAlias = tuple[str, ...]


def sounds_of(motion: mo.DiceMotion) -> tuple[Names, Names]:
    """The sounds at the start of a motion, and those at its end (of a walk: of each step)."""
    match motion:
        case PlateDrop(icon=str(icon)) | mo.Enter(icon=str(icon)) | mo.Salvo(icon) if icon in PLATE_SOUNDS:
            return (PLATE_SOUNDS[icon],), ()
        case (
            PlateDrop()
            | mo.Lock()
            | Pause()
            | mo.Enter()
            | mo.Salvo()
            | mo.Bubble()
            | Travel(piece=mo.ChestPiece(), arc=0.0)
        ):
            return (), ()
        case mo.Handover(chest="purple"):
            return ("chest-up",), ("chest-purple",)
        case mo.Handover() | Travel(piece=mo.ChestPiece()):
            return ("chest-up",), ("chest-down",)
        case mo.Compare():
            return ("count",), ()
        case Travel(piece=mo.DiePiece(turned=turned)):
            return ("skull" if turned else "die-up",), ("die-down",)
        case Travel(piece=mo.BonusPiece()):
            return (), ("bonus",)
        case Travel(piece=mo.TilePiece(), sink=sink):
            return ("tile",), (() if sink else ("coins",))
        case Travel(piece=mo.SchoonerPiece()):
            return (), ("bell",)
        case Travel():
            raise TypeError(f"{motion.piece!r} is no piece of this game")
        case mo.Tumble():
            return ("dice-roll",), ("die-land",)
        case mo.Fold(rise=True):
            # a rival's dice are shaken behind the screen that stands now
            return ("screen-up",), ("dice-shake",)
        case mo.Fold():
            return ("reveal", "screen-down"), ()
        case mo.Steps(start=start, end=end):
            return (("token-back",) if end < start else ()), ("step",)
    assert_never(motion)


def picked(spot: Spot | None) -> str:
    """The sound of picking a target."""
    return named(PICKED[spot.kind]) if spot is not None and spot.kind in PICKED else "click"


def cues(motions: Iterable[mo.DiceMotion], before: View, after: View, me: int) -> tuple[Cue, ...]:
    """All sounds of an act, by time; `me` is the seat at the bottom."""
    unsorted = (cue for motion in motions for cue in _cues(motion, before, after, me))
    return tuple(sorted(unsorted, key=lambda cue: cue.at))


def _cues(motion: mo.DiceMotion, before: View, after: View, me: int) -> Iterator[Cue]:
    starts, ends = sounds_of(motion)
    first, last = _places(motion)
    for name in starts:
        yield Cue(motion.delay, named(name), _pan(first, before, me))
    count = abs(motion.end - motion.start) if isinstance(motion, mo.Steps) else 1
    for step in range(1, count + 1):
        for name in ends:
            yield Cue(motion.delay + motion.duration * step / count, named(name), _pan(last, after, me))


def _places(motion: mo.DiceMotion) -> tuple[Spot | None, Spot | None]:
    """Where a motion starts and ends; None = in the middle."""
    match motion:
        case Travel(start=start, end=end) | mo.Handover(start=start, end=end):
            return start, end
        case mo.Tumble(seat, die):
            return Spot("die", seat, die), Spot("die", seat, die)
        case mo.Fold(seat):
            return Spot("board", seat), Spot("board", seat)
        case mo.Steps(seat, token, start_box, end_box):
            return Spot(token, seat, start_box), Spot(token, seat, end_box)
        case PlateDrop(spot=spot):
            return spot, spot
        case mo.Lock() | Pause() | mo.Compare() | mo.Enter() | mo.Salvo() | mo.Bubble():
            return None, None


def _pan(spot: Spot | None, view: View, me: int) -> float:
    return 0.0 if spot is None else pan(PARTS.box(spot, view, me).center[0])


def named(sound: str) -> str:
    """A sound's name among those of all games."""
    return f"{NAME}/{sound}"
