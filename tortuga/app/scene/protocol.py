"""The interface of a scene: its inputs, its hooks, and the transitions it returns.

A scene never touches the stack of scenes: it returns a `Transition`. Drawing changes nothing. All positions
are in stage units (1920 x 1080), whatever the window's size.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import NamedTuple, TypeAlias

import msgspec
import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Point
from tortuga.app.input.focus import Focus, Focusable, find
from tortuga.kernel.errors import Notice


# ---------------------------------------------------------------- inputs
class Key(msgspec.Struct, frozen=True):
    """A bound key was pressed (`input.bindings`); `action` is the name of the binding, never the key."""

    action: str


class Click(msgspec.Struct, frozen=True):
    """A mouse button went down and up on nothing focusable (button 1), or anywhere (button 2 or 3)."""

    pos: Point
    button: int = 1


class Hover(msgspec.Struct, frozen=True):
    """The pointer moved; `over` is the id of the focusable below it."""

    pos: Point
    over: str | None = None


class Drag(msgspec.Struct, frozen=True):
    """The pointer moves with button 1 held (scenes with `drags` only); `source` is the focusable it left."""

    start: Point
    pos: Point
    source: str | None = None


class Drop(msgspec.Struct, frozen=True):
    """A drag ended."""

    start: Point
    pos: Point
    source: str | None = None


class Scroll(msgspec.Struct, frozen=True):
    """The wheel turned over `pos`; positive `steps` go up."""

    pos: Point
    steps: float


class Held(msgspec.Struct, frozen=True):
    """A key, button or the mouse has been held long enough (`down`), or was released again.

    Losing window focus or unplugging the gamepad counts as a release.
    """

    action: str
    """The name of the binding."""
    over: str
    """The focusable that is held."""
    down: bool


Input: TypeAlias = Key | Click | Hover | Drag | Drop | Scroll | Held


# ---------------------------------------------------------------- transitions
class Push(msgspec.Struct, frozen=True):
    """Put a scene on top; the present one stays below and continues after `Pop`."""

    scene: Scene


class Pop(msgspec.Struct, frozen=True):
    """Take the top scene off; `then` is applied to the scene below (a dialog's answer)."""

    then: Transition | None = None


class Reset(msgspec.Struct, frozen=True):
    """Clear the stack and start again with this scene."""

    scene: Scene


class Quit(msgspec.Struct, frozen=True):
    """Leave the program with this exit code."""

    code: int = 0


Transition: TypeAlias = Push | Pop | Reset | Quit
Callback: TypeAlias = Callable[[], Transition | None]


# ---------------------------------------------------------------- screen readers
class Sentence(NamedTuple):
    """Something for a screen reader: read aloud once, when a scene says it for the first time."""

    words: str
    mark: Hashable = None
    """Tells repetitions of the same words apart (a number, say). None for text on the screen: it is said
    once, and again only after other text has replaced it."""


_ENDS = frozenset(("", *".!?:\u2026\u201c\u201d\u00bb"))


def ended(words: str) -> str:
    """The words with a full stop unless they end in punctuation, so that a screen reader pauses."""
    return words if words[-1:] in _ENDS else f"{words}."


# ---------------------------------------------------------------- scenes
class Scene:
    """One screen, or an overlay over one, with a default for every method."""

    overlay: bool = False
    """True when the scene below must be drawn first (dialogs)."""

    drags: bool = False
    """True when the scene wants `Drag` and `Drop`."""

    kept: bool = False
    """True when only input or being `animating` changes its look, so that its picture is kept between frames.
    Outside of its cached parts (`Canvas.cached`) it must look the same wherever focus and pointer are."""

    def __init__(self) -> None:
        self.focus = Focus()
        """Which focusable is focused, hovered, pressed. Moved by the stage, read in `draw`."""

    def enter(self) -> None:
        """The scene came on top: pushed, reset to, or uncovered."""

    def leave(self) -> None:
        """The scene is no longer on top: covered or taken off."""

    def fit(self, canvas: Canvas) -> None:
        """The window has this size now: called before the first draw and after every resize."""

    def focusables(self) -> Sequence[Focusable]:
        """Everything that can be pressed now, in Tab order."""
        return ()

    def activate(self, name: str) -> Transition | None:
        """A focusable was pressed by mouse, keyboard or its bound key: carry it out."""
        item = find(self.focusables(), name)
        if item is None or item.action is None:
            raise KeyError(f"{type(self).__name__} has no control {name!r}")
        transition: Transition | None = item.action()
        return transition

    def handle(self, action: Input) -> Transition | None:  # noqa: ARG002
        """An input that no focusable took."""
        return None

    def consult(self) -> Transition | None:
        """The key of the rules was pressed and no focusable took it."""
        return None

    def raw(self, event: pygame.event.Event) -> bool:  # noqa: ARG002
        """An event before it is processed (text entry); True if the scene has used it."""
        return False

    def update(self, dt: float) -> Transition | None:  # noqa: ARG002
        """`dt` seconds passed."""
        return None

    def passed(self, dt: float) -> None:
        """`dt` seconds passed while another scene covered this one."""

    def coming(self) -> Iterable[Scene]:
        """Likely next scenes, to be prewarmed in idle frames; each is made when it is needed."""
        return ()

    def notices(self) -> Iterable[Notice]:
        """Short messages to show, each returned once; asked after every full frame."""
        return ()

    def takes(self, action: str) -> bool:  # noqa: ARG002
        """Whether the scene itself handles a bound action, whatever has the focus."""
        return False

    def animating(self) -> bool:
        """True while something moves: keeps the frame rate up, and Space means "skip"."""
        return False

    @property
    def complete(self) -> bool:
        """Whether the last frame showed the scene completely; otherwise the next ones follow at once."""
        return True

    def breathes(self) -> bool:
        """Whether only `breathe` changes its look without input, unless it is `animating`.

        A `kept` scene has no `breathe`: what changes are its cached parts.
        """
        return False

    def breathe(self, canvas: Canvas) -> Sequence[pygame.Rect] | None:  # noqa: ARG002
        """Paint ambience over the last frame; where, in pixels. None: a full `draw` is needed."""
        return ()

    def key_label(self, action: str) -> str:  # noqa: ARG002
        """The key of a bound action in the player's language, "" when it has none."""
        return ""

    def spoken(self) -> Sequence[Sentence]:
        """Recent events and the present task, newest last; sentences already said may be repeated."""
        return ()

    def close(self) -> None:
        """The scene was removed for good: release workers and threads."""

    def draw(self, canvas: Canvas) -> None:
        """Paint the scene. Changes nothing."""
        raise NotImplementedError
