"""Measure the frozen game for Linux: its size, the time from start to first frame, its memory.

    python build/measure.py                 what build/package.py made, on a screen of its own (Xvfb)

The first frame has been drawn once the middle of the screen has a colour. It prints the best and the median
of several starts, and the CPU time used by then, on which other load has less effect. Memory is what the
window's process and its workers hold (proportional set size), five seconds after the start.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

from release.desk import Desk
from release.facts import DIST, archive_name, made
from release.played import settle

STARTS = 7
REST = 5.0
MIDDLE = (683, 384)
ALL_PLANES = (1 << 32) - 1
Z_PIXMAP = 2


class Eye:
    """Looks at one pixel of a screen, some hundred times a second."""

    def __init__(self, display: str) -> None:
        x11 = ctypes.CDLL("libX11.so.6")
        x11.XOpenDisplay.restype = ctypes.c_void_p
        x11.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
        x11.XDefaultRootWindow.restype = ctypes.c_ulong
        place = [ctypes.c_int, ctypes.c_int, ctypes.c_uint, ctypes.c_uint]
        x11.XGetImage.argtypes = [
            ctypes.c_void_p, ctypes.c_ulong, *place, ctypes.c_ulong, ctypes.c_int,
        ]  # fmt: skip
        x11.XGetImage.restype = ctypes.c_void_p
        x11.XGetPixel.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int]
        x11.XGetPixel.restype = ctypes.c_ulong
        x11.XDestroyImage.argtypes = [ctypes.c_void_p]
        self._x11, self._display = x11, x11.XOpenDisplay(display.encode())
        self._root = x11.XDefaultRootWindow(self._display)

    def dark(self) -> bool:
        """Whether the pixel is black, as on a screen without a window."""
        image = self._x11.XGetImage(self._display, self._root, *MIDDLE, 1, 1, ALL_PLANES, Z_PIXMAP)
        colour = self._x11.XGetPixel(image, 0, 0)
        self._x11.XDestroyImage(image)
        return not colour & 0xFFFFFF


def memory(pid: int) -> float:
    """Megabytes of a process and everything it started."""
    told = Path(f"/proc/{pid}/smaps_rollup").read_text("ascii")
    own = next(int(line.split()[1]) for line in told.splitlines() if line.startswith("Pss:"))
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
    return own / 1000 + sum(memory(int(child)) for child in children)


def worked(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def start(starter: Path, desk: Desk, eye: Eye, rest: float) -> tuple[float, float, float]:
    """Seconds to the first frame, processor time until then, and megabytes after a rest."""
    with tempfile.TemporaryDirectory() as data:
        settle(Path(data))
        environment = {**os.environ, **desk.environment, "TORTUGA_DATA_DIR": data, "SDL_AUDIODRIVER": "dummy"}
        environment.pop("SDL_VIDEODRIVER", None)
        begun = time.perf_counter()
        game = subprocess.Popen([starter], env=environment, stderr=subprocess.DEVNULL)
        try:
            while eye.dark():
                if game.poll() is not None:
                    raise SystemExit(f"the game ended with exit code {game.returncode}")
                time.sleep(0.002)
            took, busy = time.perf_counter() - begun, worked(game.pid)
            time.sleep(rest)
            return took, busy, memory(game.pid)
        finally:
            game.terminate()
            game.wait()
            while not eye.dark():
                time.sleep(0.05)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--from", dest="dist", type=Path, default=DIST, metavar="DIR", help="build/dist")
    dist = parser.parse_args().dist
    folder, archive = made(dist), dist / archive_name()
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    print(f"folder: {sum(path.stat().st_size for path in files) / 1e6:.1f} MB in {len(files)} files")
    if archive.exists():
        print(f"archive: {archive.stat().st_size / 1e6:.1f} MB")
    with Desk() as desk:
        eye = Eye(desk.environment["DISPLAY"])
        start(folder / "tortuga", desk, eye, 0)  # warms the file cache
        times = [
            start(folder / "tortuga", desk, eye, REST if last else 0) for last in [0] * (STARTS - 1) + [1]
        ]
    seconds, busy = ([figures[n] for figures in times] for n in (0, 1))
    print(
        f"start to first frame: best {min(seconds):.2f} s, middle {statistics.median(seconds):.2f} s, "
        f"of the processor {statistics.median(busy):.2f} s"
    )
    print(f"memory at the title: {times[-1][2]:.0f} MB")


if __name__ == "__main__":
    main()
