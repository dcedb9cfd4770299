"""The sounds in memory, read by a thread while the game is already shown."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterable, Sequence
from pathlib import Path

import pygame

_log = logging.getLogger(__name__)


class Shelf:
    """Name -> its variants, as far as they are read.

    Args:
        folder: with the files <name>_<number>.ogg.
        names: what to read, in this order.
    """

    def __init__(self, folder: Path, names: Iterable[str]) -> None:
        self._folder = folder
        self._names = tuple(names)
        self._sounds: dict[str, tuple[pygame.mixer.Sound, ...]] = {}
        self._thread: threading.Thread | None = None
        self._enough = threading.Event()

    @property
    def ready(self) -> bool:
        """Whether everything is read."""
        return self._thread is not None and not self._thread.is_alive()

    def variants(self, name: str) -> Sequence[pygame.mixer.Sound]:
        """The variants of a sound; empty while it is not read, or when its files are missing."""
        return self._sounds.get(name, ())

    def read(self) -> None:
        """Begin to read; the mixer must be open."""
        self._enough.clear()
        self._thread = threading.Thread(target=self._read, name="sounds", daemon=True)
        self._thread.start()

    def clear(self) -> None:
        """Forget everything; to be called before the mixer is closed."""
        self._enough.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        self._sounds.clear()

    def _read(self) -> None:
        for name in self._names:
            found = []
            for path in files_of(self._folder, name):
                if self._enough.is_set():
                    return
                try:
                    found.append(pygame.mixer.Sound(path))
                except (pygame.error, OSError) as error:  # one sound less; the others are heard
                    _log.warning("%s cannot be read: %s", path.name, error)
            if not found:
                _log.warning("the sound %s is missing", name)
            self._sounds[name] = tuple(found)


def files_of(folder: Path, name: str) -> list[Path]:
    """The files of a sound or `<game>/<sound>`, by number; `name` may name one of them ("waves_1")."""
    one = folder / f"{name}.ogg"
    return [one] if one.is_file() else sorted(folder.glob(f"{name}_*.ogg"))
