"""The replay: any moment of a game, seen by any seat; step, play, jump, and play on from there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.theme import ICON
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Action, Focusable
from tortuga.app.records import GameRecord, RecordRouter
from tortuga.app.registry import UIS
from tortuga.app.scene.base import BaseScene, Control
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import (
    Click,
    Drag,
    Drop,
    Input,
    Key,
    Pop,
    Push,
    Quit,
    Scene,
    Scroll,
    Sentence,
    Transition,
)
from tortuga.app.scenes.library.branch import branch_dialog
from tortuga.app.scenes.replay import desk
from tortuga.app.scenes.replay.draw import (
    AHEAD,
    LOG_LINES,
    Placed,
    ReplayShow,
    beside,
    draw_ground,
    draw_sentence,
    place,
)
from tortuga.app.settings import Speed
from tortuga.app.table.acts.motion import PACE
from tortuga.app.table.buttons import MenuItem, menu_boxes, menu_region
from tortuga.app.table.drawing import Ahead, RetainedTable
from tortuga.app.table.layers import Extra
from tortuga.app.table.marks import Marks, Shown
from tortuga.app.table.side.panels import panels
from tortuga.app.table.side.tabs import LOG
from tortuga.app.text import as_onlooker
from tortuga.app.widgets.button import Button
from tortuga.app.widgets.choice import Option, Segmented
from tortuga.kernel.game import EVERYTHING, NOBODY
from tortuga.kernel.observer import allowed_observers

_APART, _LEAST = 6.0, 200.0
"""Gap between a side panel and the desk below it, and least height of a panel beside the log."""
_READ = 0.45
"""Seconds for which an event can be read while the replay plays."""
_READ_STILL = 1.0
"""The same when nothing moves."""


class Playback:
    """Shows one event after the other while it plays; time passes for the show either way.

    Args:
        show: what is played.
    """

    def __init__(self, show: ReplayShow) -> None:
        self._show = show
        self.rate = 1
        """Speed as a multiple of the game's."""
        self.playing = False
        self._rest = 0.0

    def play(self, on: bool) -> None:
        """Start playing (from the beginning if it is at its end), or stop."""
        if on and self._show.replay.position == self._show.replay.length:
            self._show.seek(0)
        self.playing, self._rest = on, 0.0

    def take_rate(self, rate: str) -> None:
        """Play at this many times the speed of the game."""
        self.rate = int(rate)

    def update(self, dt: float, speed: Speed) -> bool:
        """Let time pass; returns whether it went on to another event, or stopped at the end."""
        was = self._show.player.busy
        self._show.player.update(dt * self.rate, speed)
        if not self.playing or self._show.player.busy:
            return False
        self._rest -= dt * self.rate
        if not was and self._rest > 0:
            return False
        return self._next(still=speed == "off", moved=was)

    def _next(self, *, still: bool, moved: bool) -> bool:
        """Rest after what has just been shown, then show the next event; what moved rests as it is."""
        if moved and still and self._rest <= 0 and self._worded():
            self._rest = _READ_STILL
            return False
        if self._rest > 0:
            return False
        if not self._show.play_on(0.0 if still else _READ):
            self.play(False)
        elif not self._show.player.busy and self._worded():
            self._rest = _READ_STILL if still else _READ
        return True

    def _worded(self) -> bool:
        """Whether the last event has a sentence to be read."""
        here = self._show.here()
        return here >= 0 and self._show.told[here].position == self._show.replay.position


class ReplayScene(BaseScene):
    """A game being watched.

    Args:
        way: leads to where the player may play on; None when there is no library.
        record: the game.
        alone: opened from the command line: leaving it leaves the program.
    """

    drags = True

    def __init__(
        self, context: Context, way: RecordRouter | None, record: GameRecord, *, alone: bool = False
    ) -> None:
        super().__init__(context)
        self.record = record
        self.allowed = allowed_observers(record.replay.log)
        people = [seat for seat in self.allowed if seat >= 0 and record.seats[seat].is_human]
        eyes = people[0] if len(people) == 1 else EVERYTHING if EVERYTHING in self.allowed else NOBODY
        ui = UIS[record.replay.log.header.game].table
        self.show = ReplayShow(record.replay, ui, context.text, eyes)
        self._sheets = ui.sheets
        self.playback = Playback(self.show)
        self.scrolled = 0
        """How many sentences the log is scrolled on (or, negative, back)."""
        self.placed: tuple[Placed, ...] = ()
        self._way = way
        self._alone = alone
        self._ahead = Ahead(ui.ahead)
        self._drawing = ReplayDrawing(self)
        self._line = self.show.picture.furnished(len(record.seats)).timeline
        self._canvas: Canvas | None = None
        self._desk: tuple[object, tuple[Control, ...]] | None = None
        """The controls, and what they were last made from."""
        if self.show.rounds:
            self.show.seek(self.show.rounds[0])

    @property
    def position(self) -> int:
        """How many events have happened."""
        return self.show.replay.position

    @property
    def refused(self) -> str:
        """Why the player may not play on from here, as the id of a text; "" if they may."""
        if self.record.seen:
            return "error-log-seen"
        if self.record.replay.rules.secrets_outlive_round and not self.record.seed_revealed:
            return "refusal-branch"
        return "replay-branch-over" if self._way is None or self.show.replay.finished else ""

    # ---------------------------------------------------------------- controls
    def menu(self) -> tuple[MenuItem, ...]:
        """The icons of the top bar, rightmost first."""
        items = (MenuItem("back", ICON["exit"]), MenuItem("proof", ICON["proof"], self._way is not None))
        if "notes" not in self._sheets:
            return items
        return (*items, MenuItem("notes", ICON["log"], self.show.eyes >= 0))

    def controls(self) -> Sequence[Control]:
        """The desk beside the tray."""
        ends = (self.position == 0, self.position == self.show.replay.length)
        steered = (self.show.eyes, self.playback.rate, self.playback.playing, ends, self.refused)
        key = (steered, self.context.text.language)
        if self._desk is None or self._desk[0] != key:
            self._desk = (key, tuple(self._made(*ends)))
        return self._desk[1]

    def _made(self, begins: bool, ends: bool) -> Iterator[Control]:
        """The controls; whether the replay is at its beginning, or at its end."""
        say, record, playing = self.context.say, self.record, self.playback.playing
        play, steps, eyes, branch = desk.rows(self.show.picture.furniture.desk)
        now = "pause" if playing else "play"
        label, enabled = say(f"replay-{now}"), not (begins and ends)
        button = partial(Button, enabled=enabled, key="skip", tooltip=label, action=self._play)
        yield button("play", play.cut(right=142)[1], label, ICON[now], "primary", 24)
        rates = tuple(Option(str(n), f"\u00d7{n}", tooltip=say("replay-rate", rate=n)) for n in desk.RATES)
        place, rate = play.cut(right=132)[0], str(self.playback.rate)
        yield Segmented("rate", place, rates, rate, 19, choose=self.playback.take_rate)
        for i, (name, key, kind) in enumerate(desk.STEPS):
            word = say(f"replay-step-{desk.STEP_NAME[abs(kind) - 1]}")
            place = steps.column(i, len(desk.STEPS), 6)
            may, label = not (begins if kind < 0 else ends), say(f"replay-{name}")
            yield desk.StepButton(name, place, kind, label, key, word, may, partial(self._walk, kind))
        seen = (self.allowed, self.show.eyes, self.show.look)
        yield desk.EyePicker(self.context, eyes.inset(-2, 0), record.game, record.seats, *seen)
        label, refused = say(self.refused or "replay-branch-note"), bool(self.refused)
        button = partial(Button, enabled=not refused, tooltip=label, key="confirm", action=self._ask)
        yield button("branch", branch, say("replay-branch"), "ship-wheel", "secondary", 20)

    @override
    def focusables(self) -> Sequence[Focusable]:
        items = [item for control in self.controls() for item in control.focusables()]
        for one in self.placed:
            words, go = one.told.line.text or " ", partial(self._go, one.told.position)
            items.append(Focusable(f"line:{one.index}", one.box, words, radius=6, action=go))
        menu: dict[str, tuple[str | None, Action]] = {
            "back": ("back", Quit if self._alone else Pop),
            "proof": (None, self._prove),
            "notes": ("notes", partial(self._lay, "notes")),
        }
        for item, box in zip(self.menu(), menu_boxes(self.menu()), strict=True):
            label, (key, action) = self.context.say(f"replay-{item.id}"), menu[item.id]
            items.append(Focusable(item.id, box, label, label, item.enabled, key, 10, action=action))
        return items

    @override
    def activate(self, name: str) -> Transition | None:
        transition = super().activate(name)
        self._place()
        return transition

    # ---------------------------------------------------------------- what controls do
    def _play(self) -> None:
        self.playback.play(not self.playback.playing)

    def _walk(self, kind: int) -> None:
        """Go one step of a kind of `desk.STEPS`; only the next event is seen to happen."""
        replay, show = self.show.replay, self.show
        if kind == desk.EVENT:
            self.playback.play(False)
            show.play_on()
        elif kind == -desk.EVENT:
            self._go(self.position - 1)
        else:
            moments = show.decisions if abs(kind) == desk.DECISION else show.rounds
            self._go(replay.next_of(moments) if kind > 0 else replay.previous_of(moments))

    def _prove(self) -> Transition | None:
        self.playback.play(False)
        return None if self._way is None else self._way.prove(self.record)

    def _lay(self, action: str) -> Transition | None:
        """Lay a sheet of the game over the replay, to be read with the present eyes."""
        self.playback.play(False)
        sheet = self._sheets[action](self.context, self.show.replay.observer(self.show.eyes), looking=True)
        if sheet is None:
            self.context.sound.play("refuse")
        return Push(sheet) if sheet is not None else None

    def _go(self, position: int) -> None:
        """Go to a moment at once; a playing replay stops."""
        self.playback.play(False)
        self.show.seek(position)
        self.scrolled = 0

    def _ask(self) -> Transition:
        """Ask how to play on."""
        self.playback.play(False)
        assert self._way is not None, "the button is disabled without a library"
        dialog = branch_dialog(self.context, self._way, self.record, self.position)
        if self.show.eyes in dialog.allowed:
            dialog.seat = self.show.eyes  # its viewer may well want to do better in this seat
        return Push(dialog)

    @override
    def handle(self, action: Input) -> Transition | None:
        match action:
            case Key("left"):
                return self.activate("event-back")
            case Key("right"):
                return self.activate("event")
            case Key("speed"):
                following = desk.RATES.index(self.playback.rate) + 1
                self.playback.rate = desk.RATES[following % len(desk.RATES)]
            case Key(name) if name in self._sheets:
                return self._lay(name)
            case Click(pos) | Drag(pos, _, None) if desk.on_timeline(self._line, pos):
                x = action.pos[0]
                self._go(desk.position_at(self._line, x, self.show.replay.length))
            case Scroll(_, steps):
                here = self.show.here() + AHEAD
                most = len(self.show.told) - 1 - here
                self.scrolled = max(LOG_LINES - here, min(most, self.scrolled - round(steps * 2)))
            case Drop():
                pass
            case _:
                return None
        self._place()
        return None

    # ---------------------------------------------------------------- time
    @override
    def fit(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._ahead.fit(canvas.art)
        self._place()

    @override
    def enter(self) -> None:
        """Here keys mean what they mean in a replay of this game."""
        self.context.keys.play(self.record.game, replay=True)
        self._place()

    @override
    def leave(self) -> None:
        self.context.keys.play(self.record.game)
        self.playback.play(False)

    @override
    def update(self, dt: float) -> Transition | None:
        self._ahead.update(dt, self.record.seats, self.show.me)
        here, now = self.show.here(), self.context.settings.now
        self.show.talk = now.talk if PACE[now.speed] * self.playback.rate <= 1 else "never"
        if self.playback.update(dt, now.speed) or self.show.here() != here:
            self.scrolled = 0
            self._place()
        return None

    @override
    def takes(self, action: str) -> bool:
        """Space plays and the arrows step, whatever has the focus; Tab, up and down move the focus.

        A gamepad's cross moves it, too, once something has the focus.
        """
        walks = self.focus.visible and self.context.keys.pad
        return action == "skip" or (action in ("left", "right") and not walks)

    @override
    def animating(self) -> bool:
        return self.playback.playing or self.show.player.busy

    @property
    @override
    def complete(self) -> bool:
        return self._drawing.whole

    @override
    def breathes(self) -> bool:
        """A speech bubble fades by itself."""
        return not self.show.player.asides

    @override
    def coming(self) -> Iterator[Scene]:
        went = self._way.prove(self.record) if self._way is not None else None
        if isinstance(went, Push):
            yield went.scene

    def _place(self) -> None:
        """Find the sentences that are in the log now."""
        if self._canvas is not None:
            told, here = self.show.told, self.show.here()
            if self.show.player.untold:  # later sentences would give away what is being revealed
                told = told[: here + 1]
            self.placed = place(self._canvas, told, here, self.scrolled, self._drawing.log_box)

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        """What happens in the game, as it is shown."""
        return self.show.said()

    # ---------------------------------------------------------------- drawing
    @override
    def draw(self, canvas: Canvas) -> None:
        self._drawing.draw(canvas)


class ReplayDrawing:
    """Keeps the standing picture of one replay."""

    def __init__(self, scene: ReplayScene) -> None:
        show = scene.show
        self._scene, self._show, self._game = scene, show, show.picture
        self._side = {panel.name: panel for panel in show.picture.side() if panel.offered(show.view)}
        self._picture = RetainedTable(show.picture)

    @property
    def whole(self) -> bool:
        """Whether the last frame showed all of the standing picture."""
        return self._picture.whole

    @property
    def log_box(self) -> Box:
        """Where the sentences of the log are."""
        x, y, w, h = self._panels[LOG]
        return Box(x + 20, y + 58, w - 40, h - 72)

    @property
    def _panels(self) -> dict[str, Box]:
        """The log, and the side panels for which there is a place of their own."""
        places = self._game.places(len(self._scene.record.seats), 1 + len(self._side))
        side_panels = panels(places, tuple(self._side)[: len(places) - 1])
        below = self._game.furniture.desk
        for name, box in [*side_panels.items()]:  # a panel has as much room as the desk leaves
            if not box.touches(below) or box.y >= below.y:
                continue
            left = side_panels[name] = box._replace(h=below.y - _APART - box.y)
            if name != LOG and left.h < _LEAST:
                side_panels[LOG] = side_panels[LOG].union(side_panels.pop(name))
        return side_panels

    def draw(self, canvas: Canvas) -> None:
        """One frame."""
        scene, show, focus = self._scene, self._show, self._scene.focus
        text = as_onlooker(scene.context.text)
        hot, act = focus.hovered or (focus.focused if focus.visible else None), show.player.act
        still = scene.context.settings.now.reduced_motion
        shown = Shown(show.view, show.me, self._marks(still), scene.record.seats, text, show.past)
        extras = [
            *self._log(),
            self._game.tray(shown, None, None, None),
            *self._desk(),
            self._timeline(),
            menu_region(scene.menu(), hot),
            *(beside(self._side[name], shown, act, box) for name, box in self._panels.items() if name != LOG),
        ]
        self._picture.patient = True
        self._picture.draw(canvas, shown, extras)
        show.player.draw(canvas, still)

    def _marks(self, still: bool) -> Marks:
        show, say, player = self._show, self._scene.context.say, self._show.player
        known = player.act.before if player.act is not None and player.untold else show.view
        status, plates = self._game.statuses(known, say), self._game.notes(known, say)
        if player.act is None:
            return Marks(notes=plates, status=status)
        marks = self._game.playing(player.act, player.time, still)
        return replace(marks, hidden=player.hidden(still), notes=plates, status=status)

    # ---------------------------------------------------------------- parts over the table
    def _log(self) -> Iterator[Extra]:
        """The panel, and each sentence as a piece of its own, as the pointer lights them up one by one."""
        record, panel, here = self._scene.record, self._panels[LOG], self._show.here()
        title = self._scene.context.say("pic-tab-log")

        def sentence(one: Placed, hot: bool) -> Extra:
            def paint_one(canvas: Canvas) -> None:
                colours = tuple(canvas.seat(record.game, spec.colour) for spec in record.seats)
                draw_sentence(canvas, colours, one, here, hot)

            tense = (one.index > here) - (one.index < here)
            return Extra(f"line {one.index}", (one, tense, hot), paint_one)

        yield Extra("log", title, lambda canvas: draw_ground(canvas, panel, title))
        for one in self._scene.placed:
            yield sentence(one, self._scene.focus.hot(f"line:{one.index}"))

    def _desk(self) -> Iterator[Extra]:
        """The desk's plate, and each of its controls."""
        scene, focus, furniture = self._scene, self._scene.focus, self._game.furniture
        focused = scene.in_focus

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
        for number, control in enumerate(scene.controls()):
            yield part(number, control.keyed(scene.key_label, focused))

    def _timeline(self) -> Extra:
        context, show, playing = self._scene.context, self._show, self._scene.playback.playing
        box, replay = self._game.furnished(len(self._scene.record.seats)).timeline, show.replay
        key = (replay.position, replay.length, playing, context.text.language)
        paint = lambda canvas: desk.timeline(canvas, box, context, show, playing)  # noqa: E731
        return Extra("timeline", key, paint)
