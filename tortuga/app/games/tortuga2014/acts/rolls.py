"""What moves in phase 1: throws, screens, dice that hop to their actions; and the drawn start player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from tortuga.app.games.tortuga2014.acts import staging
from tortuga.app.games.tortuga2014.acts.motions import (
    DiceMotion,
    Fold,
    SchoonerPiece,
)
from tortuga.app.games.tortuga2014.palette import FACE_ICON
from tortuga.app.table.acts.motions import Pause, PlateDrop, Travel
from tortuga.app.table.marks import Spot
from tortuga.app.table.ui.anygame import Say
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.pieces import NO_FACE, SKULL, UNASSIGNED
from tortuga.games.tortuga2014.state import View

Motions: TypeAlias = Iterator[DiceMotion]


def start_drawn(event: ev.StartDrawn) -> Motions:
    """See `DiceDirector`."""
    yield Travel(SchoonerPiece(), Spot("pool"), Spot("schooner", event.seat), 0.1, 0.6, 30, waits=False)


def rolled(event: ev.Rolled, me: int) -> Motions:
    """See `DiceDirector`."""
    for seat, faces in enumerate(event.faces):
        if faces:
            yield from staging.tumbles(faces, seat)
        elif faces is None and seat != me:
            yield Fold(seat, rise=True, duration=staging.FOLD_UP)


def revealed(say: Say, event: ev.Revealed, after: View, me: int) -> Motions:
    """See `DiceDirector`."""
    start = staging.FOLD_AWAY if any(faces for faces in event.faces) else 0.0
    for seat, (kept, faces, bonus) in enumerate(zip(event.kept, event.faces, event.bonus, strict=True)):
        if faces:
            yield Fold(seat, rise=False, duration=staging.FOLD_AWAY)
        natural = any(faces[die] != SKULL for die in kept)
        order = iter(range(len(kept)))
        if natural:
            for die in kept:
                yield staging.hop(
                    seat,
                    die,
                    after,
                    start + staging.HOP_GAP * next(order),
                    turned=faces[die] == SKULL,
                    waits=seat == me,
                )
        if bonus >= 0:
            value = after.table.boards[seat].bonus[bonus]
            yield from staging.bonus(seat, bonus, value, start)
        place = Spot("screen" if seat == me else "ribbon", seat)  # in an opponent's row these dice lie open
        if not kept and any(face != NO_FACE for face in faces):
            yield PlateDrop(say("status-stuck"), place, "tag_red", delay=start)
        elif kept and not natural:
            icon = FACE_ICON[SKULL]
            yield PlateDrop(f"\u00d7{len(kept)}", place, "tag_dark", icon, delay=start)
    yield Pause(start, staging.HOP + staging.READ)


def skulls_declared(event: ev.SkullsDeclared, before: View, after: View) -> Motions:
    """See `DiceDirector`."""
    for place, die in enumerate(before.table.kept[event.seat]):
        yield staging.hop(event.seat, die, after, 0.15 + staging.HOP_GAP * place, turned=True)
    yield Pause(0.15, staging.HOP + staging.READ)


def rerolled(event: ev.Rerolled) -> Motions:
    """See `DiceDirector`."""
    yield from staging.tumbles(event.faces, event.seat)
    yield Pause(0.55, staging.READ)


def kept_openly(event: ev.KeptOpenly, after: View) -> Motions:
    """See `DiceDirector`."""
    for place, die in enumerate(event.dice):
        if after.table.boards[event.seat].dice[die] != UNASSIGNED:
            yield staging.hop(event.seat, die, after, staging.HOP_GAP * place)
    yield Pause(0.0, staging.HOP + staging.READ)
