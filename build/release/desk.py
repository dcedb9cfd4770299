"""A desk with a screen of its own, at which a game is started by a double click and played by keys."""

from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path
from types import TracebackType
from typing import Self

SIZE = "1366x768x24"
CLASS = "tortuga"
PATIENCE = 60.0
"""Seconds for a window to come or go."""


class Desk:
    """A context manager: an X server without a monitor; `environment` names it to programs."""

    def __init__(self) -> None:
        reading, writing = os.pipe()
        command = ["Xvfb", "-screen", "0", SIZE, "-nolisten", "tcp", "-displayfd", str(writing)]
        self._server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        # without a graphics card SDL must paint the frames itself
        self.environment = {
            "DISPLAY": f":{number}",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
        }

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.terminate()
        self._server.wait()

    def xdotool(self, *words: str) -> str:
        """The output of xdotool; "" when it finds nothing."""
        done = subprocess.run(
            ["xdotool", *words],
            env={**os.environ, **self.environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            check=False,
            text=True,
        )
        return done.stdout.strip()

    def window(self) -> str:
        """The visible window of the game, or ""."""
        return self.xdotool("search", "--onlyvisible", "--class", CLASS).partition("\n")[0]

    def begin(self) -> float:
        """Wait for the window and give it the keyboard focus; returns the seconds until it came.

        Raises:
            SystemExit: no window came.
        """
        start = time.monotonic()
        while not (window := self.window()):
            if time.monotonic() - start > PATIENCE:
                raise SystemExit(f"no window after {PATIENCE:.0f} s")
            time.sleep(0.02)
        took = time.monotonic() - start
        self.xdotool("windowfocus", window)
        return took

    def press(self, *keys: str, rest: float = 0.5) -> None:
        """Press keys one after the other, as a person would."""
        for key in keys:
            self.xdotool("key", key)
            time.sleep(rest)

    def gone(self) -> bool:
        """Whether all windows close within a while: the game's, and any that reports an error."""
        start = time.monotonic()
        while self.xdotool("search", "--onlyvisible", "."):
            if time.monotonic() - start > PATIENCE:
                return False
            time.sleep(0.1)
        return True

    def picture(self, file: Path) -> None:
        """Save a picture of the screen."""
        subprocess.run(
            ["import", "-window", "root", str(file)], env={**os.environ, **self.environment}, check=True
        )
