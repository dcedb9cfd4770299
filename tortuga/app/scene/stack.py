"""The stack of scenes, and the transitions that change it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

from tortuga.app.draw.canvas import Canvas
from tortuga.app.scene.protocol import Pop, Push, Quit, Reset, Scene, Transition

_log = logging.getLogger(__name__)


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

    def apply(self, asked: Transition) -> None:
        """Carry out a scene's transition."""
        transition: Transition | None = asked
        while transition is not None:
            after: Transition | None = None
            match transition:
                case Push(scene):
                    if self.scenes:
                        self._cover()
                    self.put(scene)
                case Pop(then):
                    self._take_off()
                    after = then
                    if not self.scenes:
                        after = after or Quit()
                    elif not isinstance(then, Pop | Reset | Quit):
                        self._uncover()
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

    def _cover(self) -> None:
        """Another scene is about to cover the top one."""
        self._under_no_pointer().leave()

    def _uncover(self) -> None:
        self._under_no_pointer().enter()

    def _under_no_pointer(self) -> Scene:
        """The top scene, with its outdated pointer state cleared."""
        top = self.scenes[-1]
        top.focus.hovered = top.focus.pressed = None
        return top
