"""Draws a frame of the table: the retained picture, side panels, tray, buttons, and pieces in flight."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import Any, Final

import pygame

from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.painter import DisplayList, DrawOp, RetainedPainter
from tortuga.app.draw.units import Point
from tortuga.app.input.focus import Focusable
from tortuga.app.table.buttons import TableControls, buttons_region, menu_region
from tortuga.app.table.course import TableCourse
from tortuga.app.table.layers import Extra, Furniture, announcement
from tortuga.app.table.marks import Banner, Marks, Shown, Spot
from tortuga.app.table.side.panels import Side, own_control
from tortuga.app.table.ui.picture import Picture
from tortuga.kernel.players import SeatSpec

FRAME_SECONDS, FRAME_PIECES = 0.002, 24
"""Limits of one frame: seconds, and changed pieces at 1920 x 1080; a whole table has about 60 pieces."""
_NEVER: Final = object()
_WARM_UP_S = 0.4
"""Seconds until the first frames are done: before, every core is busy."""


class Ahead:
    """Preloads the pictures of one table.

    Args:
        pictures: their names, by the colours of the seats.
    """

    def __init__(self, pictures: Callable[[Sequence[str]], Iterable[str]]) -> None:
        self._pictures = pictures
        self._time = 0.0
        self._art: Art | None = None
        """Into which the table's pictures have still to be read."""
        self._last: Art | None = None
        """The same for the results screen."""

    def fit(self, art: Art) -> None:
        """The window has a new size, which needs its own pictures."""
        self._art = self._last = art

    def update(self, dt: float, seats: Sequence[SeatSpec], me: int) -> None:
        """Let time pass; after the first frames preloading begins, the player's own pictures first."""
        self._time += dt
        if self._art is None or self._time <= _WARM_UP_S:
            return
        own = seats[me].colour
        self._art.ahead(self._pictures((own, *(spec.colour for spec in seats if spec.colour != own))))
        self._art = None

    def ends(self, game: str) -> None:
        """The game is over: preload the backdrop of the results while the last act plays."""
        if self._last is not None:
            self._last.backdrop_ahead(self._last.ground(game))
            self._last = None


class RetainedTable:
    """Draws the table and repaints only what has changed.

    A frame without changes costs one blit. When view or marks change, all parts are asked for their draw
    operations, and the places where these differ from the last ones are painted.

    Args:
        game: the game's picture.
    """

    def __init__(self, game: Picture[Any]) -> None:
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
        self._left: set[str] = set()
        """Names of pieces that the last frame left over: they come first, so that none waits for ever."""
        self._recorded: dict[str, tuple[object, tuple[DrawOp, ...]]] = {}
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
            self._layer, self._size, self._inputs, self._recorded = canvas.copy(), size, None, {}
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
            recorded = (self._recorded[piece.name][1] for piece in pieces if piece.name in self._recorded)
            self._painter.update_to((*self._ground, *chain.from_iterable(recorded)))
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
            paint = partial(
                announcement, banner=shown.marks.banner, place=game.furnished(len(shown.seats)).banner
            )
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
        self._recorded = {name: self._recorded[name] for name in order if name in self._recorded}
        self._due.intersection_update(order)
        left, self._left = self._left, set()
        asked = [*reversed(pieces)]
        asked.sort(key=lambda piece: piece.name not in left)
        for piece in asked:
            name = piece.name
            key, ops = self._recorded.get(name, (_NEVER, ()))
            if name not in self._due and key == piece.key:
                continue
            if count >= most or (scale and count and time.perf_counter() > ends):
                self._due.add(name)
                self._left.add(name)
                continue
            self._due.discard(name)
            now = self._list.ops_of(piece.paint)
            self._recorded[name] = (piece.key, now)
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


class TableDrawing:
    """Draws one table and keeps its picture between frames."""

    def __init__(self, table: TableCourse, controls: TableControls) -> None:
        self._table = table
        self._presenter = table.presenter
        self._picture = table.presenter.picture
        self._controls = controls
        self._retained = RetainedTable(self._picture)
        self.ahead = Ahead(table.ui.ahead)
        self.time = 0.0
        """Seconds since the table was opened."""
        self._alive: Sequence[pygame.Rect] = ()
        """Where the last frame painted ambience."""
        self._flying: frozenset[Spot] = frozenset()
        """Spots whose pieces were in flight at the last frame."""

    def update(self, dt: float) -> None:
        """Time passes."""
        self.time += dt
        self.ahead.update(dt, self._table.session.seats, self._presenter.me)

    def draw(self, canvas: Canvas) -> None:
        """One frame."""
        table, presenter = self._table, self._presenter
        focus, decision, dragged = table.focus, table.decision, table.drag_state.carried
        hot = focus.hovered or (focus.focused if focus.visible else None)
        shown = table.shown(replace(self.marks(), own_notes=table.note_keys.words))
        chooser = decision.chooser if decision is not None and presenter.player.act is None else None
        extras = (
            table.panels.region(shown, self._beside(hot)),
            self._picture.tray(shown, chooser, hot, dragged[0] if dragged is not None else None),
            buttons_region(self._controls.buttons(focus)),
            menu_region(self._controls.menu(), hot, self._furniture.bar),
        )
        flying = presenter.player.hidden(self._still)
        moved, self._flying = self._flying ^ flying, flying
        # with several people no frame may keep a trace of the last person's secrets
        self._retained.patient = not (table.hotseat.several or (moved and self._picture.flies_at_once))
        self._retained.draw(canvas, shown, extras)
        act = presenter.player.act
        still = self._still or (act is not None and act.covers)
        # what covered it may still be in the picture for a few frames
        still = still or not (self._alive or self._retained.whole)
        self._alive = () if still else self._picture.ambience(canvas, presenter.view, self.time)
        presenter.player.draw(canvas, self._still)
        if dragged is not None and decision is not None:
            source, (x, y) = dragged
            right = self._furniture.tray
            with canvas.placed((right, 0)):
                decision.chooser.carry(canvas, source, (x - right, y))

    @property
    def _furniture(self) -> Furniture:
        return self._picture.furnished(len(self._table.session.seats))

    @property
    def _still(self) -> bool:
        """Whether motion is reduced."""
        return self._table.context.settings.now.reduced_motion

    @property
    def whole(self) -> bool:
        """Whether the last frame showed the picture completely."""
        return self._retained.whole

    def breathe(self, canvas: Canvas) -> Sequence[pygame.Rect]:
        """Repaint only the ambience over the last, `whole` frame; where, in pixels."""
        before = self._alive
        self._retained.restore(canvas.surface, before)
        self._alive = self._picture.ambience(canvas, self._presenter.view, self.time)
        return (*before, *self._alive)

    # ------------------------------------------------------------------ marks
    def marks(self) -> Marks:
        """Everything the picture needs apart from the view."""
        presenter, decision, panel = self._presenter, self._table.decision, self._table.panel
        say = self._table.context.say
        view, player, tab = presenter.view, presenter.player, self._picture.choice_tab
        known = player.act.before if player.act is not None and player.untold else view
        status, plates = dict(self._picture.statuses(known, say)), self._picture.notes(known, say)
        if player.act is not None:
            early = player.untold and not player.act.announces
            return replace(
                self._picture.playing(player.act, player.time, self._still),
                choice_tab=tab,
                hidden=player.hidden(self._still),
                notes=plates,
                status=status,
                banner=(player.act.early if early else player.act.banner) or self._waiting(),
            )
        if decision is None:
            light = self._awaited()
            return Marks(chosen=light, notes=plates, status=status, banner=self._waiting(), choice_tab=tab)
        marks = decision.chooser.marks()
        status[presenter.me] = decision.chooser.status()
        return replace(
            marks,
            choice_tab=tab,
            notes={**plates, **marks.notes},
            status=status,
            banner=decision.banner(),
            reply=decision.reply,
            meaning=panel.meaning(decision),
            aside=panel.aside,
            traces=presenter.recent.traces - marks.legal - marks.chosen,
        )

    def _awaited(self) -> frozenset[Spot]:
        """The board of the one player waited for; none when several choose at once."""
        seats = self._picture.awaited(self._presenter.view)
        alone = len(seats) == 1 and self._table.paused_banner() is None
        return frozenset(Spot("board", seat) for seat in seats if alone and seat != self._presenter.me)

    def _waiting(self) -> Banner:
        table, view = self._table, self._presenter.view
        names = ", ".join(table.session.seats[seat].name for seat in self._picture.awaited(view))
        return table.paused_banner() or self._picture.waiting(view, table.context.say, names)

    def side_controls(self) -> list[Focusable]:
        """The controls of the open side panels."""
        return list(self._table.panels.focusables(self._table.shown(), self._beside(None)))

    def line_at(self, canvas: Canvas, pos: Point) -> int | None:
        """The sentence of the log at a point; None if there is none."""
        table = self._table
        return table.panels.line_at(canvas, len(table.session.seats), self._beside(None), pos)

    # ------------------------------------------------------------------ parts over the picture
    def _beside(self, hot: str | None) -> Side:
        table, presenter = self._table, self._presenter
        panel, decision = table.panel, table.decision
        seats, over = len(table.session.seats), panel.over(decision)
        return Side(
            tuple(presenter.lines),
            panel.tab,
            panel.offset,
            table.panels.keys(presenter.view, presenter.me, presenter.player.act),
            next((tab for tab in self._controls.tabs if hot == f"tab-{tab}"), None),
            own_control(hot),
            table.advising.opened(table.decision) if panel.advice else None,
            over,
            table.note_keys.words,
            panel.recap.page(table.panels.over(seats), hot),
            panel.meaning(decision) if panel.choice else None,
        )
