"""Draws a frame of the table: standing picture, side panel, tray, buttons, and what is in flight."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.decisions import waiting
from tortuga.app.games.tortuga2014.palette import ICON
from tortuga.app.games.tortuga2014.table import layout as at
from tortuga.app.games.tortuga2014.table import tray as traykit
from tortuga.app.games.tortuga2014.table.advice import Counsel
from tortuga.app.games.tortuga2014.table.layout import grown
from tortuga.app.games.tortuga2014.table.scenery import Palms, glints
from tortuga.app.games.tortuga2014.table.shown import DiceShown
from tortuga.app.games.tortuga2014.table.status import notes, statuses
from tortuga.app.table.chooser import Desk
from tortuga.app.table.controls import tray_button
from tortuga.app.table.layers import Extra, TablePicture, most_at_once
from tortuga.app.table.log import Side, panels, side_panel, tab_boxes
from tortuga.app.table.marks import Banner, Marks, Spot
from tortuga.games.tortuga2014.pieces import NO_FACE
from tortuga.games.tortuga2014.state import View

if TYPE_CHECKING:
    from tortuga.app.table.scene import TableScene

_BUTTONS: Box = (at.PRIMARY[0] - 14, at.PRIMARY[1] - 14, at.PRIMARY[2] + 28, 170)


class TableDrawing:
    """Keeps the standing picture of one table."""

    def __init__(self) -> None:
        self._picture = TablePicture()
        self._palms = Palms()
        self.time = 0.0
        """Seconds since the table was laid."""

    def draw(self, canvas: Canvas, scene: TableScene) -> None:
        """One frame."""
        presenter = scene.presenter
        view, me = presenter.view, presenter.me
        marks = self.marks(scene)
        seats, text = scene.session.seats, scene.context.text
        controls = scene.controls()
        hot = scene.focus.hovered or (scene.focus.focused if scene.focus.visible else None)
        sight = DiceShown(view, me, marks, seats, text)
        extras = (self._side(scene, sight, hot), self._tray(scene, view, marks, hot), self._buttons(scene))
        # between several persons nothing of the last one's secrets may linger for a frame
        self._picture.most = None if scene.hotseat.several else most_at_once(canvas)
        self._picture.draw(canvas, view, me, marks, seats, text, controls.menu(), hot, extras)
        if not scene.context.settings.now.reduced_motion:
            glints(canvas, self.time)
            self._palms.draw(canvas, self.time, view.table.pool)
        presenter.player.draw(canvas, scene.context.settings.now.reduced_motion)
        if scene.carried is not None and scene.decision is not None:
            scene.decision.chooser.carry(canvas, *scene.carried)

    # ------------------------------------------------------------------ marks
    def marks(self, scene: TableScene) -> Marks:
        """Everything the picture needs beside the view."""
        presenter = scene.presenter
        table, say, me = presenter.view.table, scene.context.say, presenter.me
        status, plates = statuses(table, say), notes(table, say)
        act, still = presenter.player.act, scene.context.settings.now.reduced_motion
        if act is not None:
            return Marks(
                chosen=act.light,
                hidden=presenter.player.hidden(still),
                folds=presenter.player.folds(still),
                hot_action=act.hot_action,
                notes=plates,
                status=status,
                banner=act.banner or self._waiting_banner(scene),
            )
        if scene.decision is None:
            banner, light = self._waiting_banner(scene), self._awaited(scene)
            return Marks(chosen=light, notes=plates, status=status, banner=banner)
        chooser = scene.decision.chooser
        marks = chooser.marks()
        status[me] = chooser.status()
        return replace(
            marks,
            notes={**plates, **marks.notes},
            status=status,
            banner=scene.decision.banner(),
            traces=presenter.recent.traces - marks.legal - marks.chosen,
        )

    @staticmethod
    def _awaited(scene: TableScene) -> frozenset[Spot]:
        """The board of the one captain who is waited for; where all choose at once, none is singled out."""
        seats = scene.session.rules.to_act(scene.presenter.view.table)
        alone = len(seats) == 1 and scene.paused_banner() is None
        return frozenset(Spot("board", seat) for seat in seats if alone and seat != scene.presenter.me)

    def _waiting_banner(self, scene: TableScene) -> Banner:
        paused = scene.paused_banner()
        if paused is not None:
            return paused
        say, table = scene.context.say, scene.presenter.view.table
        names = [scene.session.seats[seat].name for seat in scene.session.rules.to_act(table)]
        icon = {1: ICON["dice"], 3: ICON["phase3"]}.get(table.phase, ICON["wait"])
        title = say(f"wait-title-{table.phase}") if table.phase in (1, 3) else say("wait-title")
        message = say("table-waiting-for", names=", ".join(names)) if names else ""
        return Banner(icon, title, message)

    # ------------------------------------------------------------------ parts over the picture
    def _side(self, scene: TableScene, sight: DiceShown, hot: str | None) -> Extra:
        presenter, panel = scene.presenter, scene.panel
        seats, me = presenter.view.table.seats, presenter.me
        counsel = self._counsel(scene)
        tabs = tab_boxes(seats, counsel is not None)
        side = Side(
            tuple(presenter.lines),
            panel.tab,
            panel.offset,
            self._faces(scene, presenter.view, me),
            next((tab for tab in tabs if hot == f"tab-{tab}"), None),
            counsel if panel.advice else None,
            counsel is not None,
        )
        boxes = list(panels(seats, panel.tab).values())
        left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
        right, bottom = max(box[0] + box[2] for box in boxes), max(box[1] + box[3] for box in boxes)
        key = (side, seats, me, scene.context.text.language)
        box = grown((left, top, right - left, bottom - top), 24)
        return Extra("side", box, key, lambda canvas: side_panel(canvas, sight, side))

    @staticmethod
    def _counsel(scene: TableScene) -> Counsel | None:
        """The advice on the decision that is made; gone with it, and with it behind a curtain."""
        decision = scene.decision
        if decision is None or decision.advice is None:
            return None
        return Counsel(decision.advice, decision.desk.view, decision.page, scene.context.key_label("hint"))

    @staticmethod
    def _faces(scene: TableScene, view: View, me: int) -> dict[int, int]:
        """The rolled faces that lie before the person; none while the dice still turn."""
        roll = view.table.rolls[me] if me < len(view.table.rolls) else None
        if scene.presenter.player.tumbling:
            return {}
        return {die: face for die, face in enumerate(roll or ()) if face != NO_FACE}

    def _tray(self, scene: TableScene, view: View, marks: Marks, hot: str | None) -> Extra:
        decision = scene.decision
        box = grown(at.TRAY, 14)
        if decision is not None and scene.presenter.player.act is None:
            chooser = decision.chooser
            names = {target.id for target in chooser.targets()}
            over = hot if hot in names else None
            carried = scene.carried[0] if scene.carried is not None else None
            key = (
                chooser.kind,
                decision.desk.view,
                chooser.pending(),
                over,
                carried,
                scene.context.text.language,
            )

            def choose(canvas: Canvas) -> None:
                traykit.leather(canvas)
                chooser.tray(canvas, carried or over)

            return Extra("tray", box, key, choose)
        desk = Desk(
            View(scene.presenter.me, view.table),
            scene.session.rules,
            scene.session.seats,
            scene.context.say,
        )
        fold = marks.folds.get(scene.presenter.me, 0.0)
        own = frozenset(spot for spot in marks.hidden if spot.seat == scene.presenter.me)

        def idle(canvas: Canvas) -> None:
            traykit.leather(canvas)
            waiting.tray(canvas, desk, own, fold)

        return Extra("tray", box, (desk.view, own, fold, scene.context.text.language), idle)

    def _buttons(self, scene: TableScene) -> Extra:
        buttons = scene.controls().buttons(scene.focus)

        def paint(canvas: Canvas) -> None:
            for button in buttons:
                tray_button(canvas, button)

        return Extra("buttons", _BUTTONS, buttons, paint)
