"""The replay: any moment of a game, seen by any seat; step, play, jump, and play on from there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.theme import ICON
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
from tortuga.app.scenes.library.branch import BranchDialog
from tortuga.app.scenes.replay import desk
from tortuga.app.scenes.replay.draw import (
    AHEAD,
    LOG_LINES,
    Placed,
    ReplayDrawing,
    ReplayFrame,
    ReplayShow,
    place,
)
from tortuga.app.settings import Speed
from tortuga.app.table.buttons import MenuItem, menu_boxes
from tortuga.app.table.drawing import Ahead
from tortuga.kernel.game import EVERYTHING, NOBODY
from tortuga.kernel.observer import allowed

_READ = 0.45
"""Seconds an event is left to be read while the replay plays."""
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
        """How many times as fast as the game was."""
        self.playing = False
        self._rest = 0.0

    def play(self, on: bool) -> None:
        """Play, from the beginning if it is at its end, or stop."""
        if on and self._show.replay.position == self._show.replay.length:
            self._show.seek(0)
        self.playing, self._rest = on, 0.0

    def take_rate(self, rate: str) -> None:
        """Play at this many times the speed of the game."""
        self.rate = int(rate)

    def update(self, dt: float, speed: Speed) -> bool:
        """Time passes; whether it went on to another event, or stopped at the end."""
        was = self._show.player.busy
        self._show.player.update(dt * self.rate, speed)
        if not self.playing or self._show.player.busy:
            return False
        self._rest -= dt * self.rate
        if not was and self._rest > 0:
            return False
        return self._next(_READ_STILL if speed == "off" else _READ, was)

    def _next(self, read: float, moved: bool) -> bool:
        """Rest after what has just been shown, then show the next event."""
        if moved and self._rest <= 0 and self._worded():
            self._rest = read
            return False
        if self._rest > 0:
            return False
        if not self._show.play_on():
            self.play(False)
        elif not self._show.player.busy and self._worded():
            self._rest = read
        return True

    def _worded(self) -> bool:
        """Whether the last event has a sentence to be read."""
        here = self._show.here()
        return here >= 0 and self._show.told[here].position == self._show.replay.position


class ReplayScene(BaseScene):
    """A game that is looked at.

    Args:
        way: where one may play on; None when there is no library.
        record: the game.
        alone: opened from the command line: leaving it leaves the program.
    """

    drags = True

    def __init__(
        self, context: Context, way: RecordRouter | None, record: GameRecord, *, alone: bool = False
    ) -> None:
        super().__init__(context)
        self.record = record
        self.allowed = allowed(record.replay.log)
        people = [seat for seat in self.allowed if seat >= 0 and record.seats[seat].is_human]
        eyes = people[0] if len(people) == 1 else EVERYTHING if EVERYTHING in self.allowed else NOBODY
        ui = UIS[record.replay.log.header.game].table
        self.show = ReplayShow(record.replay, ui, context.text, eyes)
        self._sheets = ui.sheets
        self.playback = Playback(self.show)
        self.scrolled = 0
        """How many sentences the log is turned on (or, negative, back)."""
        self.placed: tuple[Placed, ...] = ()
        self._way = way
        self._alone = alone
        self._ahead = Ahead(ui.ahead)
        self._drawing = ReplayDrawing(ui, self.show.picture, self.show.view)
        self._line = self._drawing.furniture.timeline
        self._canvas: Canvas | None = None
        self._steering = desk.Steering(
            self._play, self._walk, self.playback.take_rate, self.show.look, self._ask
        )
        self._desk: tuple[object, tuple[Control, ...]] | None = None
        """What the controls were last made from, and they."""
        if self.show.rounds:
            self.show.seek(self.show.rounds[0])

    @property
    def position(self) -> int:
        """How many events have happened."""
        return self.show.replay.position

    @property
    def refused(self) -> str:
        """Why one may not play on from here, as the id of a text; "" = one may."""
        if self.record.seen:
            return "error-log-seen"
        if self.record.replay.rules.secrets_outlive_round and not self.record.over:
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
            box, record = self._drawing.furniture.desk, self.record
            made = partial(desk.desk, self.context, box, record.game, record.seats, self.allowed)
            self._desk = (key, tuple(made(*steered, self._steering)))
        return self._desk[1]

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
        """Lay a sheet of the game over the replay, to be read with the eyes that look now."""
        self.playback.play(False)
        sheet = self._sheets[action](self.context, self.show.replay.observer(self.show.eyes), looking=True)
        if sheet is None:
            self.context.sound.play("refuse")
        return Push(sheet) if sheet is not None else None

    def _go(self, position: int) -> None:
        """Go to a moment at once; a replay that plays, stops."""
        self.playback.play(False)
        self.show.seek(position)
        self.scrolled = 0

    def _ask(self) -> Transition:
        """How to play on."""
        self.playback.play(False)
        seats, over, way = self.record.seats, self.record.over, self._way
        assert way is not None, "the button is disabled without a library"
        people = tuple(seat for seat, spec in enumerate(seats) if spec.is_human)
        allowed = tuple(range(len(seats))) if over else people if len(people) == 1 else ()
        position = self.position

        def go(me: int | None, fresh: bool) -> Transition:
            return way.branch(self.record, position, me, fresh=fresh)

        dialog = BranchDialog(self.context, self.record.game, seats, allowed, over, go)
        if (
            self.show.eyes in allowed
        ):  # looking through a player's eyes suggests wanting to do better in that seat
            dialog.seat = self.show.eyes
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
        here = self.show.here()
        if self.playback.update(dt, self.context.settings.now.speed) or self.show.here() != here:
            self.scrolled = 0
            self._place()
        return None

    @override
    def takes(self, action: str) -> bool:
        """Space plays and the arrows step, whatever has the focus; Tab, up and down move it.

        A gamepad's cross moves it, too, once something has it.
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
        """What somebody said fades by itself."""
        return not self.show.player.asides

    @override
    def coming(self) -> Iterator[Scene]:
        went = self._way.prove(self.record) if self._way is not None else None
        if isinstance(went, Push):
            yield went.scene

    def _place(self) -> None:
        """Find the sentences that stand in the log now."""
        if self._canvas is not None:
            told, here = self.show.told, self.show.here()
            if self.show.player.untold:  # later sentences would give away what is being revealed
                told = told[: here + 1]
            box = self._drawing.log_box(len(self.record.seats))
            self.placed = place(self._canvas, told, here, self.scrolled, box)

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        """What happens in the game, as it is shown."""
        return self.show.said()

    # ---------------------------------------------------------------- drawing
    @override
    def draw(self, canvas: Canvas) -> None:
        focused = self.in_focus
        frame = ReplayFrame(
            self.context,
            self.record,
            self.show,
            self.focus,
            self.menu(),
            tuple(control.keyed(self.key_label, focused) for control in self.controls()),
            self.placed,
            self.playback.playing,
        )
        self._drawing.draw(canvas, frame)
