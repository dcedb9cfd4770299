"""Icons rendered to surfaces, in pixels."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pygame

from tortuga.app.draw.cache import Cache, surface_bytes
from tortuga.app.draw.nineslice import ready, toned
from tortuga.app.draw.theme import rgb

MEGABYTE = 1 << 20
SVG = 'xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"'


class Icons:
    """Tinted symbols from the vector set in assets/data/icons.json; rasterised once per size."""

    def __init__(self, source: Path) -> None:
        self._bodies: dict[str, str] = json.loads(source.read_text("utf-8"))
        self._masks: Cache[pygame.Surface] = Cache(16 * MEGABYTE, surface_bytes)
        self._tinted: Cache[pygame.Surface] = Cache(32 * MEGABYTE, surface_bytes)

    def names(self) -> frozenset[str]:
        """The names of all available symbols."""
        return frozenset(self._bodies)

    def clear(self) -> None:
        """Forget all rasterised sizes."""
        self._masks.clear()
        self._tinted.clear()

    def mask(self, name: str, size: int) -> pygame.Surface:
        """A white square silhouette of `size` pixels."""
        return self._masks.get((name, size), lambda: self._rasterise(name, size))

    def _rasterise(self, name: str, size: int) -> pygame.Surface:
        body = self._bodies[name].replace("currentColor", "#ffffff")
        svg = f"<svg {SVG}>{body}</svg>"
        side = max(1, size)
        return ready(pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (side, side)))

    def tinted(self, name: str, size: int, color: str, flip: bool = False) -> pygame.Surface:
        """The symbol in one colour, mirrored when `flip`."""

        def make() -> pygame.Surface:
            surface = toned(self.mask(name, size), (*rgb(color), 255))
            return pygame.transform.flip(surface, True, False) if flip else surface

        return self._tinted.get((name, size, color, flip), make)
