"""Draws a frame of the table: the retained picture, side panels, tray, buttons, and pieces in flight."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from typing import Any, Final

import pygame

from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.painter import DisplayList, DrawOp, RetainedPainter
from tortuga.app.draw.units import Point
from tortuga.app.input.focus import Focus, Focusable
from tortuga.app.scene.context import Context
from tortuga.app.table.buttons import TableControls, buttons_region, menu_region
from tortuga.app.table.layers import Extra, announcement
from tortuga.app.table.marks import Banner, Marks, Shown, Spot
from tortuga.app.table.pending import PendingDecision
from tortuga.app.table.presenter import Presenter
from tortuga.app.table.side.panels import Side, SidePanels, own_control
from tortuga.app.table.side.tabs import OpenTabs
from tortuga.app.table.ui.anygame import AnyView
from tortuga.app.table.ui.panels import OpenAdvice
from tortuga.app.table.ui.picture import Picture
from tortuga.app.table.ui.table import AnyTableUI
from tortuga.kernel.players import SeatSpec

FRAME_SECONDS, FRAME_PIECES = 0.002, 24
"""Limits of one frame: seconds, and changed pieces at 1920 x 1080; a whole table has about 60 pieces."""
_NEVER: Final = object()
_SETTLED = 0.4
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
        if self._art is None or self._time <= _SETTLED:
            return
        own = seats[me].colour
        self._art.ahead(self._pictures((own, *(spec.colour for spec in seats if spec.colour != own))))
        self._art = None

    def ends(self, game: str) -> None:
        """The game is over: preload the backdrop of the results while the last act plays."""
        if self._last is not None:
            self._last.backdrop_ahead(self._last.ground(game))
            self._last = None


@dataclass(frozen=True)
class Frame:
    """What one frame of the table is drawn from."""

    context: Context
    presenter: Presenter
    """The table as it stands or moves."""
    seats: tuple[SeatSpec, ...]
    controls: TableControls
    focus: Focus
    panel: OpenTabs
    decision: PendingDecision | None = None
    paused: Banner | None = None
    """Shown instead of whom the game waits for."""
    carried: tuple[str, Point] | None = None
    """The target being dragged, and where the pointer is."""
    several: bool = False
    """Several people share the screen: no frame may keep a trace of the last person's secrets."""
    own_notes: str = ""
    """The notebook of the person at the screen, while nobody else looks."""

    @property
    def hot(self) -> str | None:
        """What is under the pointer or in focus."""
        return self.focus.hovered or (self.focus.focused if self.focus.visible else None)

    @property
    def still(self) -> bool:
        """Whether motion is reduced."""
        return self.context.settings.now.reduced_motion

    def shown(self, marks: Marks) -> Shown[Any]:
        """The view at the bottom seat with these marks."""
        return Shown(self.presenter.view, self.presenter.me, marks, self.seats, self.context.text)

    @property
    def open_advice(self) -> OpenAdvice | None:
        """Advice on the open decision; hidden with it behind a curtain."""
        decision = self.decision
        if decision is None or decision.advice is None:
            return None
        return OpenAdvice(
            decision.advice,
            decision.desk.view,
            decision.page,
            decision.open_choice,
            self.context.key_label("hint"),
            decision.picked_choice,
        )


class TablePicture:
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


class TableDrawing:
    """Draws one table and keeps its picture between frames.

    Args:
        game: its name.
        ui: what the game brings.
        picture: the picture of this table.
        view: any view of this game.
    """

    def __init__(self, game: str, ui: AnyTableUI, picture: Picture[Any], view: AnyView) -> None:
        self._picture = picture
        self._side = tuple(panel for panel in ui.side(picture) if panel.offered(view))
        self.panels = SidePanels(game, picture, self._side, ui.advice)
        self._layers = TablePicture(picture)
        self.ahead = Ahead(ui.ahead)
        self.time = 0.0
        """Seconds since the table was opened."""
        self._alive: Sequence[pygame.Rect] = ()
        """Where the last frame painted ambience."""

    def update(self, dt: float, seats: Sequence[SeatSpec], me: int) -> None:
        """Time passes."""
        self.time += dt
        self.ahead.update(dt, seats, me)

    def draw(self, canvas: Canvas, frame: Frame) -> None:
        """One frame."""
        hot, presenter = frame.hot, frame.presenter
        marks = replace(self.marks(frame), own_notes=frame.own_notes)
        shown = frame.shown(marks)
        chooser = (
            frame.decision.chooser if frame.decision is not None and presenter.player.act is None else None
        )
        carried = frame.carried[0] if frame.carried is not None else None
        extras = (
            self.panels.region(shown, self._beside(frame, hot)),
            self._picture.tray(shown, chooser, hot, carried),
            buttons_region(frame.controls.buttons(frame.focus)),
            menu_region(frame.controls.menu(), hot),
        )
        self._layers.patient = not frame.several
        self._layers.draw(canvas, shown, extras)
        act = presenter.player.act
        still = frame.still or (act is not None and act.covers)
        self._alive = () if still else self._picture.ambience(canvas, presenter.view, self.time)
        presenter.player.draw(canvas, frame.still)
        if frame.carried is not None and frame.decision is not None:
            frame.decision.chooser.carry(canvas, *frame.carried)

    @property
    def whole(self) -> bool:
        """Whether the last frame showed the picture completely."""
        return self._layers.whole

    def breathe(self, canvas: Canvas, view: AnyView) -> Sequence[pygame.Rect]:
        """Repaint only the ambience over the last, `whole` frame; where, in pixels."""
        before = self._alive
        self._layers.restore(canvas.surface, before)
        self._alive = self._picture.ambience(canvas, view, self.time)
        return (*before, *self._alive)

    # ------------------------------------------------------------------ marks
    def marks(self, frame: Frame) -> Marks:
        """Everything the picture needs apart from the view."""
        presenter, say = frame.presenter, frame.context.say
        view, player, tab = presenter.view, presenter.player, self._picture.choice_tab
        known = player.act.before if player.act is not None and player.untold else view
        status, plates = dict(self._picture.statuses(known, say)), self._picture.notes(known, say)
        if player.act is not None:
            early = player.untold and not player.act.announces
            return replace(
                self._picture.playing(player.act, player.time, frame.still),
                choice_tab=tab,
                hidden=player.hidden(frame.still),
                notes=plates,
                status=status,
                banner=(player.act.early if early else player.act.banner) or self._waiting(frame),
            )
        if frame.decision is None:
            light = self._awaited(frame)
            return Marks(
                chosen=light, notes=plates, status=status, banner=self._waiting(frame), choice_tab=tab
            )
        marks = frame.decision.chooser.marks()
        status[presenter.me] = frame.decision.chooser.status()
        return replace(
            marks,
            choice_tab=tab,
            notes={**plates, **marks.notes},
            status=status,
            banner=frame.decision.banner(),
            reply=frame.decision.reply,
            meaning=frame.panel.meaning(frame.decision),
            aside=frame.panel.aside,
            traces=presenter.recent.traces - marks.legal - marks.chosen,
        )

    def _awaited(self, frame: Frame) -> frozenset[Spot]:
        """The board of the one player waited for; none when several choose at once."""
        seats = self._picture.awaited(frame.presenter.view)
        alone = len(seats) == 1 and frame.paused is None
        return frozenset(Spot("board", seat) for seat in seats if alone and seat != frame.presenter.me)

    def _waiting(self, frame: Frame) -> Banner:
        if frame.paused is not None:
            return frame.paused
        names = ", ".join(frame.seats[seat].name for seat in self._picture.awaited(frame.presenter.view))
        return self._picture.waiting(frame.presenter.view, frame.context.say, names)

    def side_controls(self, frame: Frame) -> list[Focusable]:
        """The controls of the open side panels."""
        return list(self.panels.focusables(frame.shown(Marks()), self._beside(frame, None)))

    def line_at(self, canvas: Canvas, frame: Frame, pos: Point) -> int | None:
        """The sentence of the log at a point; None if there is none."""
        return self.panels.line_at(canvas, len(frame.seats), self._beside(frame, None), pos)

    # ------------------------------------------------------------------ parts over the picture
    def _beside(self, frame: Frame, hot: str | None) -> Side:
        advice, presenter = frame.open_advice, frame.presenter
        over = frame.panel.over(frame.decision)
        tabs = self.panels.tabs(len(frame.seats), over, frame.context.say)
        page = frame.panel.recap.page(self.panels.over(len(frame.seats)), hot)
        return Side(
            tuple(presenter.lines),
            frame.panel.tab,
            frame.panel.offset,
            {
                panel.name: panel.region_key(presenter.view, presenter.me, presenter.player.act)
                for panel in self._side
            },
            next((tab for tab in tabs if hot == f"tab-{tab}"), None),
            own_control(hot),
            advice if frame.panel.advice else None,
            over,
            frame.own_notes,
            page,
            frame.panel.meaning(frame.decision) if frame.panel.choice else None,
        )
