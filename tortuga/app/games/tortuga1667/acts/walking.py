"""Pawns that walk, and hands that point at them."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import words
from tortuga.app.draw.units import Point as Spot2
from tortuga.app.games.tortuga1667.acts.motions import Point, Walk
from tortuga.app.games.tortuga1667.palette import ASHORE, ICON
from tortuga.app.games.tortuga1667.pieces.events import draw_event_back
from tortuga.app.games.tortuga1667.pieces.faces import draw_face
from tortuga.app.games.tortuga1667.pieces.marks import ROMAN
from tortuga.app.games.tortuga1667.seen.shown import Pirate
from tortuga.app.games.tortuga1667.table.pawns import FORCED, FORCED_STEP, face, forced_at
from tortuga.app.games.tortuga1667.table.ships import draw_place
from tortuga.app.table.acts.motion import between, ease_in_out, ease_out, share
from tortuga.app.table.acts.motions import Act
from tortuga.games.tortuga1667.pieces import SHIPS, TORTUGA
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.players import SeatSpec

_WAVE = "#d9f4fb"


def walk(canvas: Canvas, act: Act, motion: Walk, time: float, seats: Sequence[SeatSpec]) -> None:
    """A pawn on its way; before it leaves it stands where it stood, its rank gone."""
    part = share(time, motion.delay, motion.duration)
    if part >= 1:
        return
    seat, spec = motion.seat, seats[motion.seat]
    first, last = face(act.before.table.board, seat), face(act.after.table.board, seat)
    (x1, y1), (x2, y2) = first.center, last.center
    moved = ease_in_out(part)
    center = (between(x1, x2, moved), between(y1, y2, moved) - motion.arc * math.sin(math.pi * part))
    if part <= 0 or motion.arc == 0:
        _standing(canvas, act.before, seat, spec, center, first[2])
        return
    if motion.splash and part > 0.7:
        _splash(canvas, (x2, y2 + 8), share(part, 0.7, 0.3))
    size = between(first[2], last[2], moved) * (1 + 0.12 * math.sin(math.pi * part))
    draw_face(canvas, spec.colour, center, 2 * round(size / 2), "angry" if motion.splash else "calm", lift=10)


def _standing(canvas: Canvas, view: View, seat: int, spec: SeatSpec, center: Spot2, size: float) -> None:
    place = view.table.board.place(seat)
    if place in SHIPS:
        draw_place(canvas, center, Pirate(spec.colour, spec.name))
        return
    draw_face(canvas, spec.colour, center, size)
    if place == TORTUGA:
        words(canvas, spec.name, "sc", 19, ASHORE, (center[0], center[1] + size / 2 + 12), "center", None, 74)


def _splash(canvas: Canvas, center: Spot2, part: float) -> None:
    """A ring on the water that widens."""
    for late in (0.0, 0.3):
        grown = share(part, late, 1 - late)
        if 0 < grown < 1:
            radius = canvas.px(between(20, 52, ease_out(grown)))
            line = max(1, canvas.px(4 * (1 - grown)))
            pygame.draw.aacircle(canvas.surface, canvas.color(_WAVE), canvas.at(*center), radius, line)


def point(canvas: Canvas, act: Act, motion: Point, time: float) -> None:
    """A hand goes from one face to another; what is forced rises beside it."""
    part = share(time, motion.delay, motion.duration)
    if part <= 0 or part >= 1:
        return
    board = act.after.table.board
    (x1, y1), (x2, y2) = face(board, motion.seat).center, face(board, motion.target).center
    moved = ease_out(min(1.0, part * 1.5))
    spot = (between(x1, x2 - 44, moved), between(y1, y2 - 30, moved))
    canvas.icon(ICON["force"], spot, 54, "cream", 200, flip=x2 < x1)
    left, top = forced_at((x2, y2), board.place(motion.target), board.governor == motion.target)
    for k, card in enumerate(motion.cards):
        rise = ease_out(share(part, 0.4, 0.4))
        if rise > 0:
            middle = (left + k * FORCED_STEP, top + 26 * (1 - rise))
            draw_event_back(canvas, middle, FORCED, ROMAN[card], alpha=round(255 * rise))
