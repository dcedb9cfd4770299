"""The replay: any moment of a game, seen by any seat; step, play, jump, and play on from there."""

from __future__ import annotations

from collections.abc import Sequence

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.theme import ICON
from tortuga.app.input.focus import Focusable
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
    Scroll,
    Sentence,
    Transition,
)
from tortuga.app.scenes.library.branch import BranchDialog
from tortuga.app.scenes.replay import desk
from tortuga.app.scenes.replay import log as replaylog
from tortuga.app.scenes.replay.draw import LOG_LINES, ReplayDrawing, ReplayFrame
from tortuga.app.scenes.replay.show import ReplayShow
from tortuga.app.table.controls import MenuItem, menu_boxes
from tortuga.kernel.eyes import EVERYTHING, NOBODY, allowed

_READ = 0.45
"""Seconds an event is left to be read while the replay plays."""
_READ_STILL = 1.0
"""The same when nothing moves."""


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
        ui = UIS[record.replay.log.header.game].table()
        self.show = ReplayShow(record.replay, ui, context.text, eyes)
        self.rate = 1
        self.playing = False
        self.scrolled = 0
        """How many sentences the log is turned on (or, negative, back)."""
        self.placed: tuple[replaylog.Placed, ...] = ()
        self._way = way
        self._alone = alone
        self._drawing = ReplayDrawing(ui, self.show.picture)
        self._rest = 0.0
        self._canvas: Canvas | None = None
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
        return "replay-branch-over" if self._way is None or self.show.replay.finished else ""

    # ---------------------------------------------------------------- controls
    def menu(self) -> tuple[MenuItem, ...]:
        """The icons of the top bar, rightmost first."""
        return (MenuItem("back", ICON["exit"]), MenuItem("proof", ICON["proof"]))

    def controls(self) -> Sequence[Control]:
        """The desk beside the tray."""
        ends = (self.position == 0, self.position == self.show.replay.length)
        return tuple(
            desk.desk(
                self.context,
                self.record.game,
                self.record.seats,
                self.allowed,
                self.show.eyes,
                self.rate,
                self.playing,
                ends,
                self.refused,
            )
        )

    def focusables(self) -> Sequence[Focusable]:
        """See `Scene`."""
        found = [item for control in self.controls() for item in control.focusables()]
        found += replaylog.focusables(self.placed)
        keys = {"back": "back", "proof": None}
        for item, box in zip(self.menu(), menu_boxes(self.menu()), strict=True):
            told = self.context.say(f"replay-{item.id}")
            found.append(Focusable(item.id, box, told, told, True, keys[item.id], 10))
        return found

    def activate(self, name: str) -> Transition | None:
        """See `Scene`."""
        part, _, value = name.partition(":")
        replay, show = self.show.replay, self.show
        match part:
            case "play":
                self._play(not self.playing)
            case "event":
                self._play(False)
                show.play_on()
            case "event-back":
                self._go(self.position - 1)
            case "decision":
                self._go(replay.next_of(show.decisions))
            case "decision-back":
                self._go(replay.previous_of(show.decisions))
            case "round":
                self._go(replay.next_of(show.rounds))
            case "round-back":
                self._go(replay.previous_of(show.rounds))
            case "rate":
                self.rate = int(value)
            case "eyes":
                show.look(int(value))
            case "line":
                self._go(show.told[int(value)].position)
            case "branch":
                return self._ask()
            case "proof" if self._way is not None:
                self._play(False)
                return self._way.prove(self.record)
            case "back":
                return Quit() if self._alone else Pop()
        self._place()
        return None

    def _play(self, on: bool) -> None:
        if on and self.position == self.show.replay.length:
            self.show.seek(0)
        self.playing, self._rest = on, 0.0

    def _go(self, position: int) -> None:
        """Go to a moment at once; a replay that plays, stops."""
        self._play(False)
        self.show.seek(position)
        self.scrolled = 0

    def _ask(self) -> Transition:
        """How to play on."""
        self._play(False)
        seats, over, way = self.record.seats, self.record.over, self._way
        assert way is not None, "the button is disabled without a library"
        people = tuple(seat for seat, spec in enumerate(seats) if spec.is_human)
        allowed = tuple(range(len(seats))) if over else people if len(people) == 1 else ()
        position = self.position

        def go(me: int | None, fresh: bool) -> Transition:
            return way.branch(self.record, position, me, fresh=fresh)

        return Push(BranchDialog(self.context, self.record.game, seats, allowed, over, go))

    def handle(self, action: Input) -> Transition | None:
        """See `Scene`."""
        match action:
            case Key("speed"):
                self.rate = desk.RATES[(desk.RATES.index(self.rate) + 1) % len(desk.RATES)]
            case Click(pos) | Drag(pos, _, None) if desk.on_timeline(pos):
                x = action.pos[0]
                self._go(desk.position_at(x, self.show.replay.length))
            case Scroll(_, steps):
                here = self.show.here() + replaylog.AHEAD
                most = len(self.show.told) - 1 - here
                self.scrolled = max(LOG_LINES - here, min(most, self.scrolled - round(steps * 2)))
            case Drop():
                pass
            case _:
                return None
        self._place()
        return None

    # ---------------------------------------------------------------- time
    def fit(self, canvas: Canvas) -> None:
        """See `Scene`."""
        self._canvas = canvas
        self._place()

    def enter(self) -> None:
        """See `Scene`."""
        self._place()

    def leave(self) -> None:
        """See `Scene`."""
        self._play(False)

    def update(self, dt: float) -> Transition | None:
        """See `Scene`."""
        speed = self.context.settings.now.speed
        was = self.show.player.busy
        self.show.update(dt * self.rate, speed)
        if self.playing and not self.show.player.busy:
            self._rest -= dt * self.rate
            if was or self._rest <= 0:
                self._next(_READ_STILL if speed == "off" else _READ, was)
        return None

    def _next(self, read: float, moved: bool) -> None:
        """Rest after what has just been shown, then show the next event."""
        if moved and self._rest <= 0 and self._worded():
            self._rest = read
            return
        if self._rest > 0:
            return
        if not self.show.play_on():
            self._play(False)
        elif not self.show.player.busy and self._worded():
            self._rest = read
        self.scrolled = 0
        self._place()

    def _worded(self) -> bool:
        """Whether the last event has a sentence to be read."""
        here = self.show.here()
        return here >= 0 and self.show.told[here].position == self.position

    def animating(self) -> bool:
        """See `Scene`. Space stays the key of play and pause."""
        return self.playing or self.show.player.busy

    def _place(self) -> None:
        """Find the sentences that stand in the log now."""
        if self._canvas is not None:
            last = self.show.here() + replaylog.AHEAD + self.scrolled
            box = self._drawing.log_box(len(self.record.seats))
            self.placed = replaylog.place(self._canvas, self.show.told, last, box)

    def spoken(self) -> tuple[Sentence, ...]:
        """See `Scene`. What happens in the game, as it is shown."""
        return self.show.said()

    # ---------------------------------------------------------------- drawing
    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        frame = ReplayFrame(
            self.context,
            self.record,
            self.show,
            self.focus,
            self.menu(),
            self.controls(),
            self.placed,
            self.playing,
        )
        self._drawing.draw(canvas, frame)
