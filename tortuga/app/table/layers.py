"""The picture of the table in layers, each painted again only when what it is drawn from has changed."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Any, Final, Protocol

import pygame

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.painter import DisplayList, DrawOp, RetainedPainter
from tortuga.app.draw.theme import STAGE, TYPE
from tortuga.app.draw.units import Box
from tortuga.app.table.marks import Banner, Shown
from tortuga.app.table.part import Parts

FRAME_SECONDS, FRAME_PIECES = 0.002, 24
"""Limits of one frame: seconds, and changed pieces at 1920 x 1080; a whole table has about 60 pieces."""
_NEVER: Final = object()


TOPBAR: Final[Box] = Box(0, 0, STAGE[0], 58)


@dataclass(frozen=True, slots=True)
class Furniture:
    """Boxes of the controls that every table has; units."""

    banner: Box = Box(478, 640, 964, 60)
    """The announcement; its medallion sticks out by 12 at the left."""
    primary: Box = Box(1540, 760, 346, 74)
    secondary: tuple[Box, Box, Box] = (
        Box(1540, 846, 109, 56),
        Box(1658.5, 846, 109, 56),
        Box(1777, 846, 109, 56),
    )
    small: tuple[str, str, str] = ("undo", "clear", "hint")
    """Actions of these three; also `notes` in games with a notebook."""
    timeline: Box = Box(478, 628, 964, 72)
    """The timeline of a replay."""
    desk: Box = Box(1527, 634, 377, 274)
    """The controls of a replay, in place of buttons and advice; a panel above makes room for them."""
    desk_plate: str = "wood"
    """Plate below them; "" for none."""


STANDARD: Final = Furniture()
"""The default, used by most tables."""


@dataclass(frozen=True, slots=True)
class Extra:
    """A piece of the screen beside the table itself: tray, panel, buttons, menu."""

    name: str
    key: object
    """Everything that the layer is drawn from, compared with ==; a change repaints it."""
    paint: Callable[[Canvas], None]


class Laid(Protocol):
    """What `TablePicture` draws: a game's `Picture`."""

    backdrop: str
    """Name of the picture behind everything."""
    furniture: Furniture
    """Boxes of the common controls."""
    parts: Parts

    def announces(self, shown: Shown[Any]) -> bool:
        """Whether the banner is shown; otherwise the game has something else in its place."""


class TablePicture:
    """Draws the table and repaints only what has changed.

    A frame without changes costs one blit. When view or marks change, all parts are asked for their draw
    operations, and the places where these differ from the last ones are painted.

    Args:
        game: the game's picture.
    """

    def __init__(self, game: Laid) -> None:
        self.patient = False
        """Whether a frame with many changes may leave some to the next ones, tray and buttons last."""
        self._game = game
        self._layer: Canvas | None = None
        self._size: tuple[object, ...] = ()
        """Window size, and the look of words in it."""
        self._pieces: tuple[tuple[Extra, ...], tuple[Extra, ...]] = ((), ())
        """The game's pieces: below the extras, and over them."""
        self._inputs: object = None
        self._due: set[str] = set()
        """Names of pieces still to be asked since view or marks changed."""
        self._known: dict[str, tuple[object, tuple[DrawOp, ...]]] = {}
        """Key and last draw operations of each piece."""
        self._order: tuple[str, ...] = ()

    def draw(self, canvas: Canvas, shown: Shown[Any], extras: Sequence[Extra] = ()) -> None:
        """Draw the table.

        Args:
            extras: side panel, tray and buttons, in drawing order.
        """
        letters = canvas.art.letters
        size = (canvas.surface.get_size(), letters.growth, letters.readable)
        if self._layer is None or size != self._size:
            self._layer, self._size, self._inputs, self._known = canvas.copy(), size, None, {}
            self._painter, self._list = RetainedPainter(self._layer), DisplayList(self._layer)
            self._ground = self._list.ops_of(lambda layer: layer.backdrop(self._game.backdrop))
        inputs = (shown.view, shown.me, shown.marks, tuple(shown.seats), shown.text.language)
        if inputs != self._inputs:
            self._pieces, self._inputs = self._laid(shown), inputs
            self._due = {piece.name for group in self._pieces for piece in group if piece.key is None}
        below, over = self._pieces
        pieces = (*below, *extras, *over)
        patient = self.patient and self._painter.current
        if self._ask(pieces, canvas.scale if patient else 0.0):
            known = (self._known[piece.name][1] for piece in pieces if piece.name in self._known)
            self._painter.bring((*self._ground, *chain.from_iterable(known)))
        canvas.stamp(self._layer)

    def _laid(self, shown: Shown[Any]) -> tuple[tuple[Extra, ...], tuple[Extra, ...]]:
        """The parts of the game, the traces of others and the banner, as pieces."""
        game = self._game
        given = game.parts.of(shown)
        below: list[Extra] = []
        over: list[Extra] = []
        for number, part in enumerate(game.parts.every):
            piece = Extra(f"part {number}", part.drawn_from(given), partial(part.paint, shown=given))
            (over if part.covering else below).append(piece)
        traces = [game.parts.box(spot, shown.view, shown.me) for spot in sorted(given.marks.traces, key=str)]

        def outline(canvas: Canvas) -> None:  # quiet, where another player acted
            for box in traces:
                canvas.plate("frame_gold", box.inset(-3), 135)

        if traces:
            below.append(Extra("traces", None, outline))
        if shown.marks.banner is not None and game.announces(shown):
            paint = partial(announcement, banner=shown.marks.banner, place=game.furniture.banner)
            below.append(Extra("banner", None, paint))
        return tuple(below), tuple(over)

    def _ask(self, pieces: Sequence[Extra], scale: float) -> bool:
        """Update the draw operations of pieces that may have changed; True if any has.

        Args:
            scale: pixels per unit if a frame may leave pieces to the next one; otherwise 0.
        """
        order = tuple(piece.name for piece in pieces)
        changed, self._order, count = order != self._order, order, 0
        most = FRAME_PIECES / max(1.0, scale) if scale else math.inf
        ends = time.perf_counter() + FRAME_SECONDS
        self._known = {name: self._known[name] for name in order if name in self._known}
        self._due.intersection_update(order)
        for piece in reversed(pieces):
            name = piece.name
            key, ops = self._known.get(name, (_NEVER, ()))
            if name not in self._due and key == piece.key:
                continue
            if count >= most or (scale and count and time.perf_counter() > ends):
                self._due.add(name)
                continue
            self._due.discard(name)
            now = self._list.ops_of(piece.paint)
            self._known[name] = (piece.key, now)
            count += now != ops
        return changed or count > 0

    @property
    def whole(self) -> bool:
        """Whether all changes are painted."""
        return self._layer is not None and not self._due

    def restore(self, surface: pygame.Surface, areas: Iterable[pygame.Rect]) -> None:
        """Restore the picture in areas (pixels) that were painted over."""
        assert self._layer is not None
        for area in areas:
            surface.blit(self._layer.surface, area, area)

    def forget(self) -> None:
        """Repaint everything next time (the art was loaded again)."""
        self._layer = None


def announcement(canvas: Canvas, banner: Banner, place: Box = STANDARD.banner) -> None:
    """The strip of parchment below the island with its medallion."""
    x, y, w, h = place
    middle = y + h / 2
    canvas.plate("parchment_torn", place)
    canvas.disc("red", banner.icon, (x + 30, middle), 72, lift=4)
    left = x + 82
    # larger text drops the title: the medallion shows the same
    if banner.title and (canvas.art.letters.growth == 1.0 or not banner.message):
        most = w * 0.42 if banner.message else x + w - 26 - left
        head = canvas.write(banner.title, legible("sc", TYPE["banner"], "red"), (left, middle - 1), most)
        left = head.right + 16
    if not banner.message:
        return
    room = x + w - 26 - left
    size = float(TYPE["message"])
    if canvas.width(banner.message, "text", size, True) <= room * 1.12:
        canvas.write(banner.message, legible("text", size, "ink"), (left, middle), room)
        return
    lines, size = canvas.typeset(banner.message, Style("text", 19), room, h - 6)
    for i, line in enumerate(lines[:2]):
        words = " ".join(lines[1:]) if i == 1 and len(lines) > 2 else line
        spot = (left, middle + (i - (min(2, len(lines)) - 1) / 2) * size * 1.16)
        canvas.write(words, legible("text", size, "ink", grows=False), spot, room)
