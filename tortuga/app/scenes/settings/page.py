"""What a page of the settings is: the right half of the screen."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Point
from tortuga.app.scene.base import Control
from tortuga.app.scene.protocol import Transition


class Page:
    """A page with its controls; what most pages do not need has a quiet default."""

    def controls(self) -> Iterator[Control]:
        """Its controls in Tab order."""
        raise NotImplementedError

    def click(self, pos: Point) -> Transition | None:  # noqa: ARG002
        """A click beside all controls."""
        return None

    def raw(self, event: pygame.event.Event) -> bool:  # noqa: ARG002
        """An event before anybody else sees it; True when it is used up."""
        return False

    def problem(self) -> Transition | None:
        """What the player must be told of the last change, once."""
        return None

    def draw(self, canvas: Canvas) -> None:
        """Paint what stands around the controls."""
        raise NotImplementedError
