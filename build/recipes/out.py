"""Where baked pictures go: a folder of images with the index that tells the app about them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

import pygame
from recipes.plates import Master
from recipes.png import png
from recipes.sprites import Sprite


@dataclass
class Out:
    """assets/images, or a game's folder below it; only the rebaked parts of its index change."""

    folder: Path
    index: dict[str, Any] = field(init=False)
    _written: list[Path] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        path = self.folder / "index.json"
        self.index = json.loads(path.read_text("utf-8")) if path.exists() else {}
        for part in ("nine", "shadows", "sheets", "sprites"):
            self.index.setdefault(part, {})

    def close(self) -> None:
        """Write the index."""
        self.folder.mkdir(parents=True, exist_ok=True)
        told = json.dumps(self.index, indent=1, sort_keys=True) + "\n"
        (self.folder / "index.json").write_text(told, "utf-8")

    def save(self, picture: pygame.Surface, name: str) -> None:
        """Write one picture; .jpg for opaque ones."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if name.endswith(".jpg"):
            pygame.image.save(picture.convert(24), path)
        else:
            path.write_bytes(png(picture))
        self._written.append(path)

    def write(self, path: Path, content: bytes) -> None:
        """Write a picture given as bytes."""
        path.write_bytes(content)
        self._written.append(path)

    def take_written(self) -> list[Path]:
        """The files written since the last call."""
        written, self._written = self._written, []
        return written

    def save_plates(self, masters: Mapping[str, Master]) -> None:
        """Write plates; they replace those in the index."""
        nine = self.index["nine"] = {}
        for name, master in masters.items():
            self.save(master.picture, f"plates/{name}.png")
            same = {"inset": master.inset, "repeat": master.repeat}
            if master.mask:
                self.save(master.mask, f"plates/{name}.mask.png")
                nine[f"{name}.mask"] = same | {"fill": None, "pad": 0}
            nine[name] = same | {"fill": master.fill, "pad": master.pad}

    def save_sprites(self, made: Mapping[str, Sprite], shadows: Mapping[str, str]) -> None:
        """Write sprites; they replace those in the index."""
        for name, (picture, _core) in made.items():
            self.save(picture, f"sprites/{name}.png")
        self.index["sprites"] = {name: round(core, 5) for name, (_picture, core) in made.items()}
        self.index["shadows"] = dict(shadows)

    def save_backdrop(self, picture: pygame.Surface, name: str) -> None:
        """Write a full-window picture, and for smaller windows one of half its size and one of a third."""
        self.save(picture, f"backdrops/{name}.jpg")
        for part, ending in ((2, "hd"), (3, "sd")):
            size = (picture.get_width() // part, picture.get_height() // part)
            self.save(pygame.transform.smoothscale(picture, size), f"backdrops/{name}_{ending}.jpg")


Group: TypeAlias = Callable[[Out, Out], None]
"""Bakes some pictures of a game; the second `Out` is the one for pictures common to all games."""
