"""Draws a frame of the replay: the table as these eyes see it, log, dice, desk and the line of time."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.decisions import waiting
from tortuga.app.games.tortuga2014.table import layout as at
from tortuga.app.games.tortuga2014.table import tray as traykit
from tortuga.app.games.tortuga2014.table.layout import center_of, grown
from tortuga.app.games.tortuga2014.table.pieces import draw_die
from tortuga.app.games.tortuga2014.table.shown import DiceShown
from tortuga.app.games.tortuga2014.table.spots import loose_dice
from tortuga.app.games.tortuga2014.table.status import dice_table, notes, statuses
from tortuga.app.scenes.replay import desk
from tortuga.app.scenes.replay import log as replaylog
from tortuga.app.table.chooser import Desk
from tortuga.app.table.layers import Extra, TablePicture, most_at_once
from tortuga.app.table.log import panels
from tortuga.app.table.marks import Marks
from tortuga.games.tortuga2014.commands import Keep
from tortuga.games.tortuga2014.pieces import NO_FACE
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import View
from tortuga.kernel.eyes import EVERYTHING

if TYPE_CHECKING:
    from tortuga.app.games.tortuga2014.table.pieces import DieState
    from tortuga.app.scenes.replay.scene import ReplayScene
    from tortuga.app.text import Text

LOG_LINES = 5
"""Sentences that stay in sight when the log is turned back."""
_DESK: Box = (1524.0, 696.0, 378.0, 220.0)


_RETOLD = {
    "tray-screen": "replay-screen",
    "tray-screen-note": "replay-screen-note",
    "tray-dice": "replay-dice",
    "tray-open": "replay-dice",
    "pic-your-tiles": "replay-tiles",
    "pic-tiles-secret": "replay-tiles-note",
    "wait-chosen": "replay-chosen",
    "wait-finished": "replay-finished",
    "wait-rest": "replay-rest",
    "wait-moved": "replay-moved",
}
"""What the table says to who sits there, as it is said to who only looks on."""


class Onlooker:
    """A voice that speaks to nobody at the table."""

    def __init__(self, text: Text) -> None:
        self._text = text
        self.language = text.language

    def say(self, message: str, /, **args: str | int | float) -> str:
        """See `Text`."""
        return self._text.say(_RETOLD.get(message, message), **args)


class ReplayDrawing:
    """Keeps the standing picture of one replay."""

    def __init__(self) -> None:
        self._picture = TablePicture()

    @staticmethod
    def log_box(scene: ReplayScene) -> Box:
        """Where the sentences of the log stand."""
        x, y, w, h = panels(len(scene.record.seats), "log")["log"]
        return (x + 20, y + 58, w - 40, h - 72)

    def draw(self, canvas: Canvas, scene: ReplayScene) -> None:
        """One frame."""
        show, seats = scene.show, scene.record.seats
        text = cast("Text", Onlooker(scene.context.text))
        view, me = show.view, show.me
        marks = self._marks(scene, view)
        focus = scene.focus
        hot = focus.hovered or (focus.focused if focus.visible else None)
        sight = DiceShown(view, me, marks, seats, text)
        extras = [self._log(scene), self._tray(scene, view, marks), self._desk(scene), self._timeline(scene)]
        if len(seats) < 4:
            extras.append(self._dice(scene, sight))
        extras += self._open_dice(scene, sight)
        self._picture.most = most_at_once(canvas)
        self._picture.draw(canvas, view, me, marks, seats, text, scene.menu(), hot, extras)
        show.player.draw(canvas, scene.context.settings.now.reduced_motion)

    @staticmethod
    def _marks(scene: ReplayScene, view: View) -> Marks:
        table, say, player = view.table, scene.context.say, scene.show.player
        still = scene.context.settings.now.reduced_motion
        status, plates = statuses(table, say), notes(table, say)
        act = player.act
        down = dict.fromkeys(range(table.seats), 0.0) if scene.show.eyes == EVERYTHING else {}
        if act is not None:
            return Marks(
                chosen=act.light,
                hidden=player.hidden(still),
                folds={**down, **player.folds(still)},
                hot_action=act.hot_action,
                notes=plates,
                status=status,
            )
        return Marks(notes=plates, status=status, folds=down)

    # ---------------------------------------------------------------- parts over the table
    def _log(self, scene: ReplayScene) -> Extra:
        seats = scene.record.seats
        panel = panels(len(seats), "log")["log"]
        placed, here = scene.placed, scene.show.here()
        hot = tuple(scene.focus.hot(f"line:{one.index}") for one in placed)
        title = scene.context.say("pic-tab-log")

        def paint(canvas: Canvas) -> None:
            x, y, w, _ = panel
            canvas.plate("parchment_torn", panel)
            canvas.plate("tab_on", (x + 14, y + 10, w - 28, 38))
            canvas.text(title, "sc", 21, "button_ink", (x + w / 2, y + 28), "center", max_w=w - 50)
            colours = tuple(canvas.seat(scene.record.game, spec.colour) for spec in seats)
            replaylog.draw(canvas, colours, placed, here, scene.focus)

        return Extra("log", grown(panel, 24), (placed, here, hot, title), paint)

    @staticmethod
    def _dice(scene: ReplayScene, sight: DiceShown) -> Extra:
        seats, me = sight.table.seats, sight.me
        panel = panels(seats, "log")["dice"]
        roll = sight.table.rolls[me] if me < len(sight.table.rolls) else None
        faces = {die: face for die, face in enumerate(roll or ()) if face != NO_FACE}
        faces = {} if scene.show.player.tumbling else faces
        title = scene.context.say("pic-tab-dice")

        def paint(canvas: Canvas) -> None:
            x, y, w, h = panel
            canvas.plate("parchment_torn", panel)
            canvas.plate("tab_on", (x + 14, y + 10, w - 28, 38))
            canvas.text(title, "sc", 21, "button_ink", (x + w / 2, y + 28), "center", max_w=w - 50)
            dice_table(canvas, sight, faces, (x + 16, y + 56, w - 32, h - 70))

        key = (faces, me, title, sight.table.options.numbers)
        return Extra("dice", grown(panel, 24), key, paint)

    @staticmethod
    def _tray(scene: ReplayScene, view: View, marks: Marks) -> Extra:
        me = scene.show.me
        say = Onlooker(scene.context.text).say
        seat_desk = Desk(View(me, view.table), RULES, scene.record.seats, say)
        fold = marks.folds.get(me, 0.0)
        own = frozenset(spot for spot in marks.hidden if spot.seat == me)

        def paint(canvas: Canvas) -> None:
            traykit.leather(canvas)
            waiting.tray(canvas, seat_desk, own, fold)

        key = (seat_desk.view, own, fold, scene.context.text.language)
        return Extra("tray", grown(at.TRAY, 14), key, paint)

    @staticmethod
    def _desk(scene: ReplayScene) -> Extra:
        controls = scene.controls()
        hot = tuple(scene.focus.hot(item.id) for control in controls for item in control.focusables())

        def paint(canvas: Canvas) -> None:
            for control in controls:
                control.draw(canvas, scene.focus)

        return Extra("desk", _DESK, (controls, hot, scene.focus.pressed), paint)

    @staticmethod
    def _timeline(scene: ReplayScene) -> Extra:
        replay = scene.show.replay
        parts = replay.log.header.branched
        shared = parts[-1].events if parts else None
        playing = scene.playing
        key = (replay.position, replay.length, shared, playing, scene.context.text.language)

        def paint(canvas: Canvas) -> None:
            desk.timeline(
                canvas, scene.context, replay.position, replay.length, scene.show.rounds, shared, playing
            )

        return Extra("timeline", grown(desk.TIMELINE, 24), key, paint)

    @staticmethod
    def _open_dice(scene: ReplayScene, sight: DiceShown) -> list[Extra]:
        """What lies behind the screens of the others, for eyes that see everything."""
        table = sight.table
        if scene.show.eyes != EVERYTHING or table.stage not in ("select", "reveal") or scene.show.player.act:
            return []
        found = []
        for seat in range(table.seats):
            roll = table.rolls[seat]
            if seat == sight.me or not roll:
                continue
            row = sight.box("area_island", seat)
            command = table.commits[seat]
            kept = command.dice if isinstance(command, Keep) else ()
            dice = tuple((die, roll[die]) for die in loose_dice(sight.board(seat)))

            def paint(
                canvas: Canvas, seat: int = seat, row: Box = row, dice: tuple[tuple[int, int], ...] = dice,
                kept: tuple[int, ...] = kept, chosen: bool = command is not None,
            ) -> None:  # fmt: skip
                canvas.fill((row[0] + 40, row[1], row[2] - 40, row[3]), "#1c0f07", 255, 8)
                for place, (die, face) in enumerate(dice):
                    middle = (row[0] + 76 + place * 62, center_of(row)[1])
                    state: DieState = "kept" if die in kept else "blocked" if chosen else "plain"
                    letter = sight.die_letter(die, face)
                    draw_die(canvas, sight.colour(seat), letter, face, middle, 31, state=state)

            found.append(Extra(f"open {seat}", grown(row, 8), (dice, kept, command is None), paint))
        return found
