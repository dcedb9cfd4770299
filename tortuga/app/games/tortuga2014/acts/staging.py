"""Parts of which the director makes acts: throws, hops, tiles, steps of tokens; and what is in the light."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from tortuga.app.games.tortuga2014.acts.motions import (
    BonusPiece,
    ChestPiece,
    DiceMotion,
    DiePiece,
    Lock,
    Steps,
    Tumble,
)
from tortuga.app.table.acts.motions import Pause, Piece, Travel
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.pieces import LIMIT, NO_FACE, SKULL, UNASSIGNED, Chest
from tortuga.games.tortuga2014.state import Table, View

Motions: TypeAlias = Iterator[DiceMotion]

ROLL_GAP = 0.04
HOP, HOP_GAP, HOP_ARC = 0.25, 0.06, 60.0
FOLD_UP, FOLD_AWAY = 0.3, 0.4
FLIGHT = 0.5
BOX_STEP = 0.22
THEFT, CLOSE_UP = 0.2, 0.15
READ = 0.4
"""Rest after something that must be read."""


def tumbles(faces: ev.Faces, seat: int) -> Motions:
    """A tumble for each rolled die."""
    rolled = [die for die, face in enumerate(faces) if face != NO_FACE]
    for place, die in enumerate(rolled):
        yield Tumble(seat, die, faces[die], ROLL_GAP * place)


def hop(seat: int, die: int, after: View, delay: float, turned: bool = False, waits: bool = True) -> Travel:
    """A die hops from where it lay to where it lies now."""
    action = after.table.boards[seat].dice[die]
    piece = DiePiece(seat, die, action if action != UNASSIGNED else SKULL, turned)
    spot = Spot("die", seat, die)
    return Travel(piece, spot, spot, delay, HOP + (0.1 if turned else 0.0), HOP_ARC, 1.1, waits=waits)


def bonus(seat: int, action: int, value: int, delay: float) -> Motions:
    """A tile flies from the supply, or turns over where it lies."""
    spot = Spot("bonus", seat, action)
    piece: Piece = BonusPiece(value, turned=value == 2)
    if value == 2:
        yield Travel(piece, spot, spot, delay, 0.4, 0.0, 1.3)
    else:
        yield Travel(piece, Spot("supply"), spot, delay, 0.4, waits=False)


def token(seat: int, token: str, start: int, end: int, delay: float) -> Motions:
    """A token walks, spaces open or close once it stands, and a rest to see where that is."""
    boxes = abs(end - start)
    if boxes:
        walk = BOX_STEP * boxes + (0.15 if end < start else 0.0)
        yield Steps(seat, token, start, end, delay, walk)
        area, opens = "fleet" if token == "boat" else "crew", end > start
        for place in range(min(LIMIT[start], LIMIT[end]), max(LIMIT[start], LIMIT[end])):
            yield Lock(seat, area, place, opens, delay + walk - 0.1)
    yield Pause(delay + BOX_STEP * boxes, READ)


def close_up(seat: int, area: str, lying: Sequence[Chest], gap: int, delay: float) -> Motions:
    """After a theft the chests right of the gap close up; `lying` = the row as it is then."""
    for place in range(gap, len(lying)):
        start, end = Spot(area, seat, place + 1), Spot(area, seat, place)
        yield Travel(ChestPiece(lying[place]), start, end, delay, CLOSE_UP, 0.0, 1.0)


def held(event: ev.Event, before: Table, after: Table) -> Table:
    """The table as it is shown while an event plays: phase and action stay in the light until it is over."""
    if before.phase == 1 and after.phase == 2:
        return replace(after, stage="reroll")  # of phase 1, and nobody is asked for anything
    if before.phase != 2 or (isinstance(event, ev.ActionOpened) and event.ranking):
        return after
    return replace(
        after,
        stage="act",
        action=before.action,
        ranking=before.ranking,
        totals=before.totals,
        place=before.place,
        attacked=before.attacked,
        drawn=(),
    )


def sign(seat: int, action: int, me: int) -> Spot:
    """Where a plate about an action drops: on one's own action space, on an opponent's island row."""
    return Spot("action", seat, action) if seat == me else Spot("screen", seat)


def light(event: ev.Event) -> frozenset[Spot]:
    """Boards of those who act in phase 2, and of the attacked."""
    match event:
        case ev.Attacked(seat=seat, target=target):
            return frozenset((Spot("board", seat), Spot("board", target)))
        case ev.FleetExpanded(seat=seat) | ev.CrewRecruited(seat=seat) | ev.HuntStarted(seat=seat):
            return frozenset((Spot("board", seat),))
        case ev.HuntDrawn(seat=seat) | ev.TileKept(seat=seat) | ev.Forfeited(seat=seat):
            return frozenset((Spot("board", seat),))
        case ev.SkullsDeclared(seat=seat) | ev.Rerolled(seat=seat) | ev.KeptOpenly(seat=seat):
            return frozenset((Spot("board", seat),))
    return frozenset()
