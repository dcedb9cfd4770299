"""The stage: the main loop and its pace, and the stack of scenes, which nothing else changes."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.input.bindings import Bindings
from tortuga.app.input.focus import bound, find
from tortuga.app.input.pad import Pad, is_drift
from tortuga.app.scene.protocol import Pop, Push, Quit, Reset, Scene, Transition
from tortuga.app.stage.feedback import AudioFeedback
from tortuga.app.stage.pointer import Controls
from tortuga.app.stage.reader import REQUEST, Reader
from tortuga.app.stage.viewport import Pane, Prewarmer
from tortuga.app.stage.window import Window
from tortuga.app.widgets.hints import draw_focus

_log = logging.getLogger(__name__)
FPS = 60
IDLE_FPS = 15
STILL_FPS = 4
"""Frame rate while only input can change the picture; fading sounds tolerate it."""
IDLE_AFTER = 3.0
"""Seconds without input or movement after which the loop slows down."""
BREATHING_FPS = 8
"""Frame rate of light on the water and palms in the wind while there is no input."""
STRETCH = 8
"""Maximum number of frames of ambience alone between two full checks."""
LONGEST_STEP = 0.1
"""Most seconds that a step may take: a longer frame (a slept laptop, say) must not make animations jump."""
_MOMENT = 0.25

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


class Pace:
    """Waits between frames: briefly while something moves, longer when idle."""

    def __init__(self) -> None:
        self._clock = pygame.time.Clock()
        self._quiet = 0.0

    def heard(self, event: pygame.event.Event) -> None:
        """An event came."""
        if event.type in _INPUTS and not is_drift(event):
            self._quiet = 0.0

    def passed(self, dt: float) -> None:
        """`dt` seconds passed."""
        self._quiet += dt

    @property
    def pauses(self) -> bool:
        """Whether there was no input for a moment, while frames still come quickly."""
        return _MOMENT < self._quiet <= IDLE_AFTER

    @property
    def idles(self) -> bool:
        """Whether there was no input for so long that frames come slowly."""
        return self._quiet > IDLE_AFTER

    def wait(self, moves: bool, fps: int, focused: bool) -> tuple[float, list[pygame.event.Event]]:
        """Wait for the next frame or the first event; returns the seconds that took, and the event.

        Args:
            moves: whether a visible movement needs the full frame rate.
            fps: frames a second that suffice while there is no input.
            focused: whether the window has the keyboard.
        """
        if focused and (moves or not self.idles):
            return self._clock.tick(FPS) / 1000, []
        first = _next_event(1000 // fps)
        self._clock.tick(FPS)
        return self._clock.get_time() / 1000, [first] if first.type != pygame.NOEVENT else []


def _next_event(patience: int) -> pygame.event.Event:
    """The next event, or none after this many milliseconds.

    `pygame.event.wait` polls a thousand times a second, which alone costs a hundredth of a core; polling once
    a frame still answers the first key after a pause as fast as any other.
    """
    end = pygame.time.get_ticks() + patience
    while True:
        first = pygame.event.poll()
        if first.type != pygame.NOEVENT or pygame.time.get_ticks() >= end:
            return first
        pygame.time.wait(1000 // FPS)


class Stack:
    """Scenes on top of each other, lowest first; empty once the program is left.

    Args:
        canvas: returns the window's canvas, to which a new scene is fitted.
    """

    def __init__(self, canvas: Callable[[], Canvas]) -> None:
        self._canvas = canvas
        self.scenes: list[Scene] = []
        self.exit_code = 0

    @property
    def seen(self) -> Sequence[Scene]:
        """The visible scenes: the topmost one that is no overlay, and those above it."""
        first = max(i for i, scene in enumerate(self.scenes) if i == 0 or not scene.overlay)
        return self.scenes[first:]

    @property
    def complete(self) -> bool:
        """Whether the last frame showed all visible scenes completely."""
        return all(scene.complete for scene in self.seen)

    def apply(self, first: Transition) -> None:
        """Carry out a scene's transition."""
        transition: Transition | None = first
        while transition is not None:
            after: Transition | None = None
            match transition:
                case Push(scene):
                    if self.scenes:
                        self._under_no_pointer().leave()
                    self.put(scene)
                case Pop(then):
                    self._take_off()
                    after = then
                    if not self.scenes:
                        after = after or Quit()
                    elif not isinstance(then, Pop | Reset | Quit):
                        self._under_no_pointer().enter()
                case Reset(scene):
                    while self.scenes:
                        self._take_off()
                    self.put(scene)
                case Quit(code):
                    while self.scenes:
                        self._take_off()
                    self.exit_code = code
            transition = after

    def put(self, scene: Scene) -> None:
        """Lay a scene on top."""
        self.scenes.append(scene)
        scene.fit(self._canvas())
        scene.enter()

    def discard_all(self) -> None:
        """Close all scenes after an error, whatever state they are in."""
        lost, self.scenes = self.scenes, []
        for scene in reversed(lost):
            try:
                scene.close()
            except Exception:
                _log.exception("closing %s", type(scene).__name__)

    def _take_off(self) -> None:
        """Remove and close the top scene."""
        scene = self.scenes.pop()
        scene.leave()
        scene.close()

    def _under_no_pointer(self) -> Scene:
        """The top scene, with its outdated pointer state cleared."""
        top = self.scenes[-1]
        top.focus.hovered = top.focus.pressed = None
        return top


class Stage:
    """Shows the top scene, passes input to it, and carries out its transitions.

    Args:
        window: where to draw.
        canvas_of: makes a canvas for a surface; called again for every new window size.
        keys: the key bindings.
        first: the scene to begin with.
        on_fullscreen: called after the player switched between window and fullscreen.
        feedback: sounds and short messages; silent when None.
    """

    def __init__(
        self,
        window: Window,
        canvas_of: Callable[[pygame.Surface], Canvas],
        keys: Bindings,
        first: Scene,
        on_fullscreen: Callable[[bool], None] | None = None,
        feedback: AudioFeedback | None = None,
    ) -> None:
        self.window = window
        self._pane = Pane(window, canvas_of, self._paint)
        self._keys = keys
        self._on_fullscreen = on_fullscreen
        self._pace, self._prewarmer = Pace(), Prewarmer()
        self._stack = Stack(lambda: self.canvas)
        self._feedback = feedback or AudioFeedback()
        self._message = ""  # the last message shown
        self._animated = False  # whether the top scene was animating when last shown
        self._unchecked = 0  # frames of ambience alone since the last full check
        self._alive = True  # whether something moved in the last of them
        self._controls = Controls(keys, self._feedback.sound.play)
        self.rescue: Callable[[Exception], Scene] | None = None
        """Makes the error screen for an uncaught exception; None: the exception is raised."""
        self._error_scene: Scene | None = None
        self.settings: Callable[[], Scene] | None = None
        """Makes the settings scene, opened by its key over any scene that does not use that key itself."""
        self._settings_scene: Scene | None = None
        self.reader: Reader | None = None
        """Reports every frame to the screen reader."""
        self._apply(Reset(first))

    # ---------------------------------------------------------------- outside
    @property
    def top(self) -> Scene:
        """The scene that gets the inputs."""
        return self._stack.scenes[-1]

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """The whole stack, lowest first."""
        return tuple(self._stack.scenes)

    @property
    def exit_code(self) -> int:
        """Exit code of the program."""
        return self._stack.exit_code

    @property
    def canvas(self) -> Canvas:
        """The window's surface in stage units."""
        return self._pane.canvas

    @property
    def running(self) -> bool:
        """False once the game is left."""
        return bool(self._stack.scenes)

    @property
    def pads(self) -> Pad:
        """The gamepads."""
        return self._controls.pad

    def refit(self) -> None:
        """The look of text has changed: lay out every scene again."""
        self._pane.rebind()
        self._fit()

    def _fit(self) -> None:
        self._controls.invalidate()
        for scene in self._stack.scenes:
            scene.fit(self.canvas)

    def toggle_fullscreen(self) -> None:
        """Switch between window and full screen."""
        self.window.toggle_fullscreen()
        self._pane.resized()
        if self._on_fullscreen is not None:
            self._on_fullscreen(self.window.fullscreen)

    def run(self) -> int:
        """Loop until the game is left; returns the exit code."""
        while self.running:
            still = self._kept and not self._moves
            moves = self.top.animating() or not self._stack.complete
            self.step(*self._pace.wait(moves, self._enough, self.window.focused))
            if still and self._pace.pauses:
                self.prewarm()
        return self.exit_code

    def prewarm(self) -> bool:
        """Spend a moment preparing likely next scenes; False when all are ready."""
        return self.running and self._prewarmer.go_on(self.top, self.canvas)

    def step(self, dt: float, before: list[pygame.event.Event] | None = None) -> bool:
        """One frame: events, update by `dt` seconds, drawing. False once the game is left.

        Args:
            dt: seconds since the last frame.
            before: events taken from the queue already.
        """
        try:
            return self._frame(dt, before)
        except Exception as error:
            # if the error screen itself fails, another one would not help
            if self.rescue is None or self._error_scene in self._stack.scenes:
                raise
            _log.critical("uncaught", exc_info=error)
            self._stack.discard_all()
            self.window.surface.set_clip(None)
            self._pane.lost()
            self._controls.invalidate()
            self._error_scene = self.rescue(error)
            self._stack.put(self._error_scene)
            return True

    def _frame(self, dt: float, before: list[pygame.event.Event] | None) -> bool:
        slept, dt = min(dt, 1.0), min(dt, LONGEST_STEP)
        self._pace.passed(dt)
        self.window.look()
        for event in (*(before or ()), *pygame.event.get()):
            if not self.running:
                return False
            self._event(event)
        if self.running:
            if self._pane.settle(dt):
                self._fit()
            if self._only_ambience:
                self._unchecked, dt = self._unchecked + 1, slept
            else:
                self._unchecked = 0
                self._controls.passed(self.top, dt)
                if self._moves:
                    self._controls.invalidate()
            for covered in self.scenes[:-1]:
                covered.passed(dt)
            self._apply(self._controls.repeat(dt, self.top) or self.top.update(dt))
        if self.running:
            whole = not (self._only_ambience and 0 < self._unchecked <= STRETCH and self._breathe())
            if whole:
                self._show()
            self._feedback.update(dt, self.window.focused)
            if whole and self.reader is not None:
                self.reader.follow(self.top, self.canvas, self.window.focused, self._feedback.toasts.spoken)
        return self.running

    def _show(self) -> None:
        """Show a frame after checking everything that may have changed."""
        self._unchecked = 0
        self.draw()
        hovered = self.top.focus.hovered
        item = find(self._controls.items(self.top), hovered) if hovered is not None else None
        self.window.point(item is not None and item.enabled)
        for notice in self.canvas.art.take_missing():
            self._feedback.tell(notice, "cancel")
        for notice in self.top.notices():
            self._feedback.tell(notice)

    def _breathe(self) -> bool:
        """Repaint only the ambience; False if that is not enough."""
        if self.top.kept:
            if self.top.breathes():
                self._pane.draw(self._kept, stale=False)
            return True
        painted = self.top.breathe(self.canvas)
        self._alive = bool(painted)
        if painted:
            self.window.flip()
        return painted is not None

    @property
    def _only_ambience(self) -> bool:
        """Whether only the ambience of the top scene can have changed since it was shown."""
        top, message = self.top, self._message or self._feedback.toasts.text
        quiet = self._pace.idles and self._pane.settled and not (self._controls.stale or message)
        still = not (top.animating() or self._animated)  # the frame after an animation is shown, too
        return quiet and still and (top.kept or top.breathes()) and self._stack.complete

    @property
    def _enough(self) -> int:
        """Frames a second needed while there is no input."""
        if self.top.animating() or not (self.top.kept or self.top.breathes()):
            return IDLE_FPS
        return BREATHING_FPS if self._alive and not self.top.kept else STILL_FPS

    def draw(self) -> None:
        """Show the present frame where it differs from the last."""
        animating = self.top.animating()
        if self._moves or self._animated or self._feedback.toasts.text != self._message:
            self._controls.invalidate()
        self._animated = animating
        self._message = self._feedback.toasts.text
        self._pane.draw(self._kept, self._controls.stale)
        self._controls.mark_shown(self.top)

    @property
    def _moves(self) -> bool:
        """Whether the top scene may look different by itself."""
        return not self.top.kept or self.top.animating()

    @property
    def _kept(self) -> bool:
        return all(scene.kept for scene in self._stack.seen)

    def _paint(self, canvas: Canvas) -> None:
        for scene in self._stack.seen:
            scene.draw(canvas)
        draw_focus(canvas, self.top, lambda: self._controls.items(self.top))
        self._feedback.toasts.draw(canvas)

    # ---------------------------------------------------------------- events
    def _event(self, event: pygame.event.Event) -> None:
        self._pace.heard(event)
        self._pane.event(event)
        # a moving pointer changes only the control under it
        if event.type != pygame.MOUSEMOTION or any(event.buttons):
            self._controls.invalidate()
        if event.type == pygame.KEYUP:
            self._controls.up(event.key)
        self.window.event(event)
        action = self._action(event)
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self._apply(Quit())
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWDISPLAYCHANGED):
            self._pane.resized()
        elif action == "fullscreen":
            self.toggle_fullscreen()
        elif event.type == REQUEST:
            self._on_reader_request(event.number, event.press)
        elif self.top.raw(event) or self._feedback.press(action):
            return
        elif action == "settings" and (scene := self._settings_to_open()) is not None:
            self._apply(Push(scene))
        else:
            self._feedback.event(event)
            self._apply(self._controls.event(event, self.top, self.canvas))
            news = self.pads.take_news()
            if news is not None:
                self._feedback.tell(news, "gamepad")

    def _on_reader_request(self, number: int, press: bool) -> None:
        """A screen reader focuses or presses a control."""
        name = self.reader.name(number) if self.reader is not None else None
        if name is not None:
            self._apply(self._controls.asked(self.top, name, press))

    def _settings_to_open(self) -> Scene | None:
        """A settings scene, unless one is open, the error screen is on top, or a control uses the key."""
        barred = self._settings_scene in self._stack.scenes or self._error_scene is self.top
        if self.settings is None or barred or bound(self.top.focusables(), "settings") is not None:
            return None
        self._settings_scene = self.settings()
        return self._settings_scene

    def _action(self, event: pygame.event.Event) -> str | None:
        """What a key that goes down is bound to."""
        if event.type != pygame.KEYDOWN:
            return None
        return self._keys.action(event.key, event.mod, getattr(event, "scancode", 0))

    def _apply(self, transition: Transition | None) -> None:
        """Carry out a scene's transition."""
        if transition is not None:
            self._controls.invalidate()
            self._stack.apply(transition)
