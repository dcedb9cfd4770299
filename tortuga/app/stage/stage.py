"""The stage: the loop, the stack of scenes, and the only hands that touch it."""

from __future__ import annotations

import logging
from collections.abc import Callable

import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.input.bindings import Bindings
from tortuga.app.input.focus import bound, find
from tortuga.app.input.pad import Pad, is_drift
from tortuga.app.scene.protocol import Pop, Push, Quit, Reset, Scene, Transition
from tortuga.app.stage.feedback import Hearing
from tortuga.app.stage.pointer import Controls
from tortuga.app.stage.reader import Reader
from tortuga.app.stage.screenreader import ASKED
from tortuga.app.stage.viewport import Pane
from tortuga.app.stage.window import Window
from tortuga.app.widgets.hints import draw_focus

_log = logging.getLogger(__name__)
FPS = 60
IDLE_FPS = 15
# nothing pressed or moved for so long, and nothing on the stage moves: the loop slows down
IDLE_AFTER = 3.0
# a frame that took longer (a dragged title bar, a slept laptop) must not make animations jump
LONGEST_STEP = 0.1

_INPUTS = frozenset(
    (
        pygame.KEYDOWN,
        pygame.MOUSEMOTION,
        pygame.MOUSEBUTTONDOWN,
        pygame.MOUSEBUTTONUP,
        pygame.MOUSEWHEEL,
        pygame.TEXTINPUT,
        pygame.CONTROLLERBUTTONDOWN,
        pygame.CONTROLLERAXISMOTION,
    )
)


class Stage:
    """Shows the top scene, hands it the inputs, and carries out its transitions.

    Args:
        window: where to draw.
        canvas_of: binds a surface to the stage's units; called again for every new window size.
        keys: the key bindings.
        first: the scene to begin with.
        on_fullscreen: told after the player switched between window and fullscreen.
        hearing: what is heard; nothing when None.
    """

    def __init__(
        self,
        window: Window,
        canvas_of: Callable[[pygame.Surface], Canvas],
        keys: Bindings,
        first: Scene,
        on_fullscreen: Callable[[bool], None] | None = None,
        hearing: Hearing | None = None,
    ) -> None:
        self.window = window
        self.exit_code = 0
        self._pane = Pane(window, canvas_of, self._paint)
        self._keys = keys
        self._on_fullscreen = on_fullscreen
        self._quiet = 0.0
        self._stack: list[Scene] = []
        self._hearing = hearing or Hearing()
        self._controls = Controls(keys, self._hearing.sound.play)
        self.rescue: Callable[[Exception], Scene] | None = None
        """Makes the scene that tells of a failure no scene dealt with; None: it is raised."""
        self._raft: Scene | None = None
        self.settings: Callable[[], Scene] | None = None
        """Makes the settings, which their key opens over any scene that has no use of its own for it."""
        self._set: Scene | None = None
        self.reader: Reader | None = None
        """Tells a screen reader of every frame."""
        self._apply(Reset(first))

    # ---------------------------------------------------------------- outside
    @property
    def top(self) -> Scene:
        """The scene that gets the inputs."""
        return self._stack[-1]

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """The whole stack, lowest first."""
        return tuple(self._stack)

    @property
    def canvas(self) -> Canvas:
        """The window's surface, bound to the stage's units."""
        return self._pane.canvas

    @property
    def running(self) -> bool:
        """False once the game is left."""
        return bool(self._stack)

    @property
    def pads(self) -> Pad:
        """The gamepads."""
        return self._controls.pad

    def refit(self) -> None:
        """Words look different now: every scene lays itself out anew."""
        self._pane.rebind()
        self._fit()

    def _fit(self) -> None:
        for scene in self._stack:
            scene.fit(self.canvas)

    def toggle_fullscreen(self) -> None:
        """Between window and full screen."""
        self.window.toggle_fullscreen()
        self._pane.resized()
        if self._on_fullscreen is not None:
            self._on_fullscreen(self.window.fullscreen)

    def run(self) -> int:
        """Loop until the game is left; the exit code."""
        clock = pygame.time.Clock()
        while self.running:
            idle = self._quiet > IDLE_AFTER and not self.top.animating()
            if idle or not self.window.focused:
                # waiting for an event instead of sleeping: the first key after a pause is answered at once
                first = pygame.event.wait(1000 // IDLE_FPS)
                clock.tick(FPS)
                events = [first] if first.type != pygame.NOEVENT else []
                self.step(clock.get_time() / 1000, events)
            else:
                self.step(clock.tick(FPS) / 1000)
        return self.exit_code

    def step(self, dt: float, before: list[pygame.event.Event] | None = None) -> bool:
        """One frame: events, update by `dt` seconds, drawing. False once the game is left.

        Args:
            dt: seconds since the last frame.
            before: events taken from the queue already.
        """
        try:
            return self._frame(dt, before)
        except Exception as error:
            # a raft that leaks as well cannot be mended by another one
            if self.rescue is None or self._raft in self._stack:
                raise
            self._wreck(error, self.rescue)
            return True

    def _wreck(self, error: Exception, rescue: Callable[[Exception], Scene]) -> None:
        """Something failed: it is written down, and a scene tells the player and offers to go on."""
        _log.critical("uncaught", exc_info=error)
        lost, self._stack = self._stack, []
        for scene in reversed(lost):
            try:
                scene.close()
            except Exception:
                _log.exception("closing %s", type(scene).__name__)
        self.window.surface.set_clip(None)
        self._raft = rescue(error)
        self._put(self._raft)

    def _frame(self, dt: float, before: list[pygame.event.Event] | None) -> bool:
        dt = min(dt, LONGEST_STEP)
        self._quiet += dt
        for event in (*(before or ()), *pygame.event.get()):
            if not self.running:
                return False
            self._event(event)
        if self.running:
            if self._pane.settle(dt):
                self._fit()
            self._controls.rest(self.top, dt)
            self._apply(self._controls.repeat(dt, self.top) or self.top.update(dt))
        if self.running:
            item = find(self.top.focusables(), self.top.focus.hovered)
            self.window.point(item is not None and item.enabled)
            self.draw()
            for notice in self.canvas.art.take_missing():
                self._hearing.tell(notice, "cancel")
            self._hearing.update(dt, self.window.focused)
            if self.reader is not None:
                self.reader.follow(self.top, self.canvas, self.window.focused, self._hearing.spoken)
        return self.running

    def draw(self) -> None:
        """Paint the present frame and show it."""
        self._pane.draw()

    def _paint(self, canvas: Canvas) -> None:
        first = max(i for i, scene in enumerate(self._stack) if i == 0 or not scene.overlay)
        for scene in self._stack[first:]:
            scene.draw(canvas)
        draw_focus(canvas, self.top)
        self._hearing.draw(canvas)

    # ---------------------------------------------------------------- events
    def _event(self, event: pygame.event.Event) -> None:
        if event.type in _INPUTS and not is_drift(event):
            self._quiet = 0.0
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self._apply(Quit())
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWDISPLAYCHANGED):
            self._pane.resized()
        elif event.type == pygame.KEYDOWN and self._action(event) == "fullscreen":
            self.toggle_fullscreen()
        elif event.type == ASKED:
            self._asked(event.number, event.press)
        elif self.top.raw(event):
            return
        elif event.type == pygame.KEYDOWN and self._action(event) == "mute":
            self._hearing.toggle_mute()
        elif event.type == pygame.KEYDOWN and self._action(event) == "settings" and self._may_set:
            assert self.settings is not None
            self._set = self.settings()
            self._apply(Push(self._set))
        else:
            self._hearing.event(event)
            self._apply(self._controls.event(event, self.top, self.canvas))
            news = self.pads.take_news()
            if news is not None:
                self._hearing.tell(news, "gamepad")

    def _asked(self, number: int, press: bool) -> None:
        """A screen reader focuses or presses something."""
        name = self.reader.name(number) if self.reader is not None else None
        if name is not None:
            self._apply(self._controls.asked(self.top, name, press))

    @property
    def _may_set(self) -> bool:
        """Whether the key of the settings is the stage's: no control has it, and they are not open."""
        free = bound(self.top.focusables(), "settings") is None
        return (
            self.settings is not None and free and self._set not in self._stack and self._raft is not self.top
        )

    def _action(self, event: pygame.event.Event) -> str | None:
        return self._keys.action(event.key, event.mod, getattr(event, "scancode", 0))

    # ---------------------------------------------------------------- the stack
    def _apply(self, transition: Transition | None) -> None:
        """Carry out what a scene asked for."""
        while transition is not None:
            after: Transition | None = None
            match transition:
                case Push(scene):
                    if self._stack:
                        self._uncover(False)
                    self._put(scene)
                case Pop(then):
                    self._take_off()
                    after = then
                    if not self._stack:
                        after = after or Quit()
                    elif not isinstance(then, Pop | Reset | Quit):
                        self._uncover(True)
                case Reset(scene):
                    while self._stack:
                        self._take_off()
                    self._put(scene)
                case Quit(code):
                    while self._stack:
                        self._take_off()
                    self.exit_code = code
            transition = after

    def _put(self, scene: Scene) -> None:
        self._stack.append(scene)
        scene.fit(self.canvas)
        scene.enter()

    def _take_off(self) -> None:
        """The top scene goes for good, however the player left it."""
        scene = self._stack.pop()
        scene.leave()
        scene.close()

    def _uncover(self, now: bool) -> None:
        self.top.focus.hovered = self.top.focus.pressed = None
        if now:
            self.top.enter()
        else:
            self.top.leave()
