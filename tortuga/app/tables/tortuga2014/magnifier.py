"""With larger words: the opponent's board that one looks at, enlarged over the island."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tortuga.app.tables.tortuga2014 import places as at
from tortuga.app.tables.tortuga2014.places import Box, Point, clockwise_from, grown

if TYPE_CHECKING:
    from tortuga.app.canvas import Canvas
    from tortuga.app.scenes.table import TableScene

FROM = 1.25
"""Text size from which boards are enlarged; at the usual size they are legible as they are."""
LARGER = 1.75
REST = 0.35
"""Seconds that the pointer rests on a board."""


def looked_at(scene: TableScene, pos: Point | None) -> int | None:
    """The opponent under a resting pointer, or whose board has the keyboard's focus."""
    presenter = scene.presenter
    if scene.focus.visible:
        chooser = scene.helm.chooser if scene.helm is not None else None
        for target in chooser.targets() if chooser is not None else ():
            if target.id == scene.focus.focused and target.spot is not None:
                seat = target.spot.seat
                return seat if seat not in (-1, presenter.me) else None
        return None
    if pos is None:
        return None
    for seat in clockwise_from(presenter.me, presenter.view.table.seats):
        x, y, w, h = _board(seat, scene)
        if x <= pos[0] < x + w and y <= pos[1] < y + h:
            return seat
    return None


def magnify(canvas: Canvas, scene: TableScene, pos: Point | None) -> None:
    """Paint the enlarged board over the island, taken from what is drawn already."""
    if canvas.art.letters.growth < FROM or scene.presenter.busy or scene.carried is not None:
        return
    seat = looked_at(scene, pos)
    if seat is None:
        return
    source = canvas.rect(*grown(_board(seat, scene), 5)).clip(canvas.surface.get_rect())
    top, low = at.TOPBAR[3] + 4, at.BANNER[1] - 6
    x, y = at.TILE_RING[0], (top + low) / 2
    size = (round(source.w * LARGER), round(source.h * LARGER))
    larger = pygame.transform.smoothscale(canvas.surface.subsurface(source), size)
    wide, high = size[0] / canvas.scale, size[1] / canvas.scale
    box: Box = (x - wide / 2, y - high / 2, wide, high)
    canvas.glow(box, 18, 1.0)
    canvas.surface.blit(larger, canvas.rect(*box).topleft)
    canvas.plate("frame_board", box)


def _board(seat: int, scene: TableScene) -> Box:
    presenter = scene.presenter
    return (*at.origin_of(seat, presenter.me, presenter.view.table.seats), *at.SEAT_SIZE)
