"""What a scene is: what the stage drives, its inputs, and the transitions it answers with.

A scene never touches the stage's stack: it returns a `Transition`. Drawing changes nothing. All positions are
stage units (1920 x 1080), whatever the window's size.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Point
from tortuga.app.input.focus import Focus, Focusable, find
from tortuga.kernel.errors import Notice


# ---------------------------------------------------------------- inputs
@dataclass(frozen=True, slots=True)
class Key:
    """A bound key was pressed (`input.bindings`); `action` is the name of the binding, never the key."""

    action: str


@dataclass(frozen=True, slots=True)
class Click:
    """A mouse button went down and up on nothing focusable (button 1), or anywhere (button 2 or 3)."""

    pos: Point
    button: int = 1


@dataclass(frozen=True, slots=True)
class Hover:
    """The pointer moved; `over` is the id of the focusable below it."""

    pos: Point
    over: str | None = None


@dataclass(frozen=True, slots=True)
class Drag:
    """The pointer moves with button 1 held (scenes with `drags` only); `source` is the focusable it left."""

    start: Point
    pos: Point
    source: str | None = None


@dataclass(frozen=True, slots=True)
class Drop:
    """A drag ended."""

    start: Point
    pos: Point
    source: str | None = None


@dataclass(frozen=True, slots=True)
class Scroll:
    """The wheel turned over `pos`; positive `steps` go up."""

    pos: Point
    steps: float


@dataclass(frozen=True, slots=True)
class Held:
    """A key, button or the mouse is held down long enough (`down`), or was let go again.

    It is let go, too, when the window loses focus or the gamepad is unplugged.
    """

    action: str
    """The name of the binding."""
    over: str
    """The focusable that offers it."""
    down: bool


Input: TypeAlias = Key | Click | Hover | Drag | Drop | Scroll | Held


# ---------------------------------------------------------------- transitions
@dataclass(frozen=True, slots=True)
class Push:
    """Put a scene on top; the present one stays below and continues after `Pop`."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    """Take the top scene off; `then` is applied to the scene below (a dialog's answer)."""

    then: Transition | None = None


@dataclass(frozen=True, slots=True)
class Reset:
    """Clear the stack and start anew with this scene."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave the program with this exit code."""

    code: int = 0


Transition: TypeAlias = Push | Pop | Reset | Quit
Callback: TypeAlias = Callable[[], Transition | None]


# ---------------------------------------------------------------- what is said
class Sentence(NamedTuple):
    """Something for a screen reader: read aloud once, when a scene says it for the first time."""

    words: str
    mark: Hashable = None
    """Tells it from other times the same words are said (a number, say); None for what stands on the screen:
    it is said once, and again only after something else stood in its place."""


_ENDS = frozenset(("", *".!?:\u2026\u201c\u201d\u00bb"))


def ended(words: str) -> str:
    """The same words with a full stop, unless another mark ends them: where nothing ends nobody pauses."""
    return words if words[-1:] in _ENDS else f"{words}."


# ---------------------------------------------------------------- scenes
class Scene:
    """One screen, or one layer over a screen, with a quiet default for every part."""

    overlay: bool = False
    """True when the scene below must be drawn first (dialogs)."""

    drags: bool = False
    """True when the scene wants `Drag` and `Drop`."""

    kept: bool = False
    """True when its look changes by inputs alone, or while it is `animating`: such a picture is kept between
    frames. Outside of its parts (`Canvas.part`) it looks the same wherever focus and pointer are."""

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
        """A focusable was pressed by mouse, keyboard or its bound key: do what it is for."""
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
        """An event before anybody else sees it (text entry); True when it is used up."""
        return False

    def update(self, dt: float) -> Transition | None:  # noqa: ARG002
        """`dt` seconds passed."""
        return None

    def passed(self, dt: float) -> None:
        """`dt` seconds passed while something else lay over it."""

    def coming(self) -> Iterable[Scene]:
        """Scenes that may be next, each made when it is asked for: they are got ready in quiet moments."""
        return ()

    def notices(self) -> Iterable[Notice]:
        """What is to be told in passing, once; looked at after every frame that is shown."""
        return ()

    def takes(self, action: str) -> bool:  # noqa: ARG002
        """Whether a bound action is this scene's, whatever has the focus."""
        return False

    def animating(self) -> bool:
        """True while something moves: keeps the frame rate up, and Space means "skip"."""
        return False

    @property
    def complete(self) -> bool:
        """Whether the last frame showed all of it; else what is left over comes at once in the next ones."""
        return True

    def breathes(self) -> bool:
        """Whether without inputs, unless it is `animating`, only `breathe` changes its look."""
        return False

    def breathe(self, canvas: Canvas) -> Sequence[pygame.Rect] | None:  # noqa: ARG002
        """Paint what always moves over the last frame; where, in pixels. None: `draw` has to do it."""
        return ()

    def key_label(self, action: str) -> str:  # noqa: ARG002
        """The key of a bound action in the player's language, "" when it has none."""
        return ""

    def spoken(self) -> Sequence[Sentence]:
        """What happened here and what is asked, newest last; what was said before may stand there still."""
        return ()

    def close(self) -> None:
        """The scene is off the stack for good: let go of what it holds outside, workers and threads."""

    def draw(self, canvas: Canvas) -> None:
        """Paint the scene. Changes nothing."""
        raise NotImplementedError
