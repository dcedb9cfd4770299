"""A replay as it is looked at, and a frame of it: the table, the log, the controls, the line of time.

In the log past sentences are in ink and coming ones faint; each leads to its moment.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.seatcolour import SeatColour
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focus
from tortuga.app.records import GameRecord
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Sentence
from tortuga.app.scenes.replay import desk
from tortuga.app.table.acts.motion import ActPlayer
from tortuga.app.table.buttons import MenuItem, menu_region
from tortuga.app.table.drawing import TablePicture
from tortuga.app.table.layers import Extra, Furniture
from tortuga.app.table.marks import Line, Marks, Shown
from tortuga.app.table.side.panels import panels
from tortuga.app.table.side.sentence import rows_of, size_in, tall, write
from tortuga.app.table.side.tabs import LOG
from tortuga.app.table.ui.anygame import AnyView
from tortuga.app.table.ui.panels import Look, SidePanel
from tortuga.app.table.ui.picture import Picture
from tortuga.app.table.ui.table import AnyTableUI
from tortuga.app.text import Text
from tortuga.kernel.replay import Replay

_COMING = "#9a7f55"
AHEAD = 3
"""How many coming sentences stand below the present one, where there is room for them."""
_APART = 6.0
LOG_LINES = 5
"""Sentences that stay in sight when the log is turned back."""


@dataclass(frozen=True, slots=True)
class ToldLine:
    """A sentence of the log and the moment after which it is true."""

    position: int
    line: Line


class ReplayShow:
    """One replay before one pair of eyes.

    Args:
        replay: moved by this.
        ui: the game's own part.
        text: the language.
        eyes: a seat, `NOBODY` (only what is public), or `EVERYTHING`.
    """

    def __init__(self, replay: Replay, ui: AnyTableUI, text: Text, eyes: int) -> None:
        self.replay = replay
        self.eyes = eyes
        self.me = max(0, eyes)
        """The seat at the bottom."""
        seats = replay.log.header.seats
        self.picture = ui.picture()
        self.player = ActPlayer(seats, self.picture)
        self.decisions: Sequence[int] = replay.decisions()
        self.rounds: Sequence[int] = replay.rounds()
        """Positions at which a round begins, the first one of the game included."""
        self._text = text
        self._narrative = ui.narrative(text, seats)
        self._director = ui.director(text.say, seats)
        self._told: dict[tuple[int, str], list[ToldLine]] = {}

    # ---------------------------------------------------------------- what is seen
    def look(self, eyes: int) -> None:
        """See with other eyes; the table turns to a seat's side, and stays as it is for all others."""
        self.player.drain()
        self.eyes = eyes
        self.me = eyes if eyes >= 0 else self.me

    @property
    def view(self) -> AnyView:
        """The table here, as these eyes see it."""
        act = self.player.act
        return act.after if act is not None else self.replay.observer(self.eyes).view

    @property
    def told(self) -> Sequence[ToldLine]:
        """The whole log in words, as these eyes may read it."""
        key = (self.eyes, self._text.language)
        if key not in self._told:
            self._told[key] = self._tell()
        return self._told[key]

    def here(self) -> int:
        """Index of the last sentence that is true here, -1 at the beginning.

        What is still being turned over is not yet told.
        """
        position = self.replay.position - self.player.untold
        return bisect_right(self.told, position, key=lambda told: told.position) - 1

    def said(self) -> tuple[Sentence, ...]:
        """The sentences that became true here, or at the last moment that has some."""
        told, here = self.told, self.here()
        first = here
        while first > 0 and told[first - 1].position == told[here].position:
            first -= 1
        now = range(max(0, first), here + 1)
        return tuple(Sentence(self._narrative.plain(told[at].line), (self.eyes, at)) for at in now)

    def _tell(self) -> list[ToldLine]:
        story = self.replay.observer(self.eyes).story()
        told = [ToldLine(seen.position, line) for seen in story for line in self._narrative.lines(seen)]
        inherited = self.replay.header.inherited
        if inherited:
            # what was taken over ends here, and whether its chance is proven is said, not left to be guessed
            secret = "-secret" if self.replay.log.underived else ""
            line = Line(None, self._text.say(f"replay-inherited{secret}", events=inherited))
            at = bisect_right(told, inherited, key=lambda each: each.position)
            told.insert(at, ToldLine(inherited, line))
        return told

    # ---------------------------------------------------------------- moving
    def seek(self, position: int) -> None:
        """Go to a moment at once."""
        self.player.drain()
        self.replay.seek(position)

    def play_on(self) -> bool:
        """Show the next event as it happened; False at the end."""
        self.player.drain()
        step = self.replay.forward()
        if step is None:
            return False
        seen = self.replay.observer(self.eyes).past()[-1]
        told = [self._narrative.plain(line) for line in self._narrative.lines(seen)]
        self.player.add(self._director.act(seen, self.me, told))
        self.player.update(0.0, "normal")
        return True


@dataclass(frozen=True, slots=True)
class Placed:
    """A sentence in its place."""

    index: int
    told: ToldLine
    box: Box
    rows: tuple[str, ...]
    size: float


def place(canvas: Canvas, told: Sequence[ToldLine], here: int, turned: int, box: Box) -> tuple[Placed, ...]:
    """The sentences that fit: the present one, what went before, and some that come.

    Args:
        here: index of the present one, -1 before the first.
        turned: how many sentences the log is turned on from there (or, negative, back).
    """
    for ahead in range(AHEAD, 0, -1):
        placed = _placed(canvas, told, here + ahead + turned, box)
        # one that went before is worth more than the last of those that come, the present one more than any
        first = max(here, 1) - 1 if ahead > 1 else max(here, 0)
        if turned or not placed or placed[0].index <= first:
            return placed
    return _placed(canvas, told, here, box)


def _placed(canvas: Canvas, told: Sequence[ToldLine], last: int, box: Box) -> tuple[Placed, ...]:
    """The sentences that fit, `last` (index) at the bottom, or all from the top when there is room."""
    x, y, w, h = box
    bottom, size = y + h, size_in(canvas, h)
    found: list[Placed] = []
    for index in range(min(last, len(told) - 1), -1, -1):
        rows = rows_of(canvas, told[index].line, w, size, bold=True)
        high = tall(rows, size)
        if bottom - high < y:
            break
        bottom -= high
        found.append(Placed(index, told[index], Box(x, bottom, w, high), rows, size))
    whole = bool(found) and found[-1].index == 0
    rise = bottom - y if whole else 0.0
    placed = [replace(one, box=Box(x, one.box[1] - rise, w, one.box[3])) for one in reversed(found)]
    if whole:  # what else comes has room below
        below = placed[-1].box[1] + placed[-1].box[3]
        for index in range(placed[-1].index + 1, len(told)):
            rows = rows_of(canvas, told[index].line, w, size, bold=True)
            high = tall(rows, size)
            if below + high > y + h:
                break
            placed.append(Placed(index, told[index], Box(x, below, w, high), rows, size))
            below += high
    return tuple(placed)


def draw_sentence(canvas: Canvas, colours: Sequence[SeatColour], one: Placed, here: int, hot: bool) -> None:
    """Paint a sentence; `here` = index of the last one that is true, `hot` = it is pointed at."""
    if one.index == here:
        canvas.fill(one.box.inset(-6, 0), "gold", 70, 6)
    if hot:
        canvas.fill(one.box.inset(-6, 0), "red_d", 34, 6)
    line, coming, present = one.told.line, one.index > here, one.index == here
    colour = None if line.seat is None else colours[line.seat]
    loud = line.seat is None and line.loud
    ink = _COMING if coming else "red" if present or loud else "ink"
    write(canvas, line, one.rows, one.size, one.box, colour, ink, bold=present, faint=coming)


class Onlooker:
    """The texts as a spectator reads them.

    What the table says to who sits there, a game may say otherwise to who only looks on: `replay-<message>`.
    """

    def __init__(self, text: Text) -> None:
        self._text = text
        self.language = text.language

    def say(self, message: str, /, **args: str | int | float) -> str:
        """A message in words, as a replay says it where that differs."""
        retold = f"replay-{message}"
        return self._text.say(retold if self._text.is_own(retold) else message, **args)


@dataclass(frozen=True)
class ReplayFrame:
    """What one frame of a replay is drawn from."""

    context: Context
    record: GameRecord
    show: ReplayShow
    focus: Focus
    menu: Sequence[MenuItem]
    controls: Sequence[Control]
    placed: tuple[Placed, ...]
    """The sentences that stand in the log now."""
    playing: bool


def draw_ground(canvas: Canvas, box: Box, title: str) -> None:
    """The parchment of a panel with its tab."""
    canvas.plate("parchment_torn", box)
    canvas.plate("tab_on", Box(box.x + 14, box.y + 10, box.w - 28, 38))
    canvas.write(title, Style("sc", 21, "button_ink"), box.line(28, 25), anchor="center")


class ReplayDrawing:
    """Keeps the standing picture of one replay."""

    def __init__(self, ui: AnyTableUI, picture: Picture[Any], view: AnyView) -> None:
        self._game = picture
        self._side = {panel.name: panel for panel in ui.side(picture) if panel.offered(view)}
        self._picture = TablePicture(picture)

    @property
    def whole(self) -> bool:
        """Whether the last frame showed all of the standing picture."""
        return self._picture.whole

    def log_box(self, seats: int) -> Box:
        """Where the sentences of the log stand."""
        x, y, w, h = self._panels(seats)[LOG]
        return Box(x + 20, y + 58, w - 40, h - 72)

    def _panels(self, seats: int) -> dict[str, Box]:
        """The log, and the side panels for which there is a place of their own."""
        places = self._game.places(seats, 1 + len(self._side))
        found = panels(places, tuple(self._side)[: len(places) - 1])
        desk = self.furniture.desk
        for name, box in found.items():  # a panel has as much room as the desk leaves
            if box.touches(desk) and box.y < desk.y:
                found[name] = box._replace(h=desk.y - _APART - box.y)
        return found

    def draw(self, canvas: Canvas, frame: ReplayFrame) -> None:
        """One frame."""
        show, seats = frame.show, frame.record.seats
        text = cast("Text", Onlooker(frame.context.text))
        focus = frame.focus
        hot = focus.hovered or (focus.focused if focus.visible else None)
        shown = Shown(show.view, show.me, self._marks(frame), seats, text)
        extras = [
            *self._log(frame),
            self._game.tray(shown, None, None, None),
            *self._desk(frame),
            self._timeline(frame),
            menu_region(frame.menu, hot),
        ]
        extras += [
            self._beside(frame, shown, self._side[name], box)
            for name, box in self._panels(len(seats)).items()
            if name != LOG
        ]
        self._picture.patient = True
        self._picture.draw(canvas, shown, extras)
        show.player.draw(canvas, frame.context.settings.now.reduced_motion)

    def _marks(self, frame: ReplayFrame) -> Marks:
        show, say, player = frame.show, frame.context.say, frame.show.player
        still = frame.context.settings.now.reduced_motion
        known = player.act.before if player.act is not None and player.untold else show.view
        status, plates = self._game.statuses(known, say), self._game.notes(known, say)
        if player.act is None:
            return Marks(notes=plates, status=status)
        marks = self._game.playing(player.act, player.time, still)
        return replace(marks, hidden=player.hidden(still), notes=plates, status=status)

    # ---------------------------------------------------------------- parts over the table
    def _log(self, frame: ReplayFrame) -> Iterator[Extra]:
        """The panel, and each sentence of its own: a pointer that passes lights up one after another."""
        seats, focus = frame.record.seats, frame.focus
        panel = self._panels(len(seats))[LOG]
        placed, here = frame.placed, frame.show.here()
        title = frame.context.say("pic-tab-log")

        def sentence(one: Placed, hot: bool) -> Extra:
            def paint_one(canvas: Canvas) -> None:
                colours = tuple(canvas.seat(frame.record.game, spec.colour) for spec in seats)
                draw_sentence(canvas, colours, one, here, hot)

            tense = (one.index > here) - (one.index < here)
            return Extra(f"line {one.index}", (one, tense, hot), paint_one)

        yield Extra("log", title, lambda canvas: draw_ground(canvas, panel, title))
        for one in placed:
            yield sentence(one, focus.hot(f"line:{one.index}"))

    @staticmethod
    def _beside(frame: ReplayFrame, shown: Shown[Any], panel: SidePanel[Any], box: Box) -> Extra:
        drawn_from = panel.region_key(shown.view, shown.me, frame.show.player.act)
        title = frame.context.say(f"pic-tab-{panel.name}")

        def paint(canvas: Canvas) -> None:
            x, y, w, h = box
            draw_ground(canvas, box, title)
            panel.draw(canvas, shown, drawn_from, Box(x + 16, y + 56, w - 32, h - 70), Look())

        return Extra(panel.name, (drawn_from, shown.me, title), paint)

    @property
    def furniture(self) -> Furniture:
        """Where the line of time and the desk lie."""
        return self._game.furniture

    def _desk(self, frame: ReplayFrame) -> Iterator[Extra]:
        """What it lies on, and each of its controls."""
        focus, furniture = frame.focus, self.furniture

        def paint(canvas: Canvas) -> None:
            if plate := furniture.desk_plate:
                canvas.plate(plate, furniture.desk)

        def part(number: int, control: Control) -> Extra:
            items = control.focusables()
            hot = tuple(focus.hot(item.id) for item in items)
            pressed = focus.pressed if any(item.id == focus.pressed for item in items) else None
            key = (control, hot, pressed)
            return Extra(f"desk {number}", key, lambda canvas: control.draw(canvas, focus))

        yield Extra("desk", None, paint)
        for number, control in enumerate(frame.controls):
            yield part(number, control)

    def _timeline(self, frame: ReplayFrame) -> Extra:
        replay = frame.show.replay
        parts = replay.log.header.branched
        shared = parts[-1].events if parts else None
        playing, box = frame.playing, self.furniture.timeline
        key = (replay.position, replay.length, shared, playing, frame.context.text.language)

        def paint(canvas: Canvas) -> None:
            desk.timeline(
                canvas, box, frame.context, replay.position, replay.length, frame.show.rounds, shared, playing
            )

        return Extra("timeline", key, paint)
