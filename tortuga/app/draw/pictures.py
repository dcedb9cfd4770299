"""Baked pictures at the size of the window: loaded when first needed, scaled once, kept in bounded caches."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pygame

from tortuga.app.draw.cache import MEGABYTE, Cache, surface_bytes
from tortuga.app.draw.letters import Letters
from tortuga.app.draw.nineslice import blank, ready, shrunk, toned
from tortuga.app.draw.seatcolour import GamePictures, SeatColour
from tortuga.app.draw.theme import PLATES, STAGE, Plate, rgb
from tortuga.kernel.errors import Notice
from tortuga.paths import assets_dir

ANGLE_STEP = 3  # degrees; turning things are drawn at whole steps, so that their cache stays small
DIM = (120, 110, 105, 255)  # a blocked die is multiplied with this

UNKNOWN_SEAT = "#7d7266"
_NOTHING = (64, 64)  # pixels of the stand-in for a missing picture
_log = logging.getLogger(__name__)

Make = Callable[[], pygame.Surface]


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


def filed(kind: str, name: str, ending: str) -> str:
    """The file of a picture below assets/images; those of a game lie in its own folder."""
    game, slash, own = name.rpartition("/")
    return f"{game}{slash}{kind}/{own}{ending}"


class Pictures:
    """Loader and cache of pictures, icons and letters for one window size at a time."""

    def __init__(self, folder: Path | None = None, games: Iterable[GamePictures] = ()) -> None:
        assets = folder or assets_dir()
        self._images = assets / "images"
        self._folders: dict[str, Path] = {}
        self.icons = Icons(assets / "data" / "icons.json")
        self.letters = Letters(assets / "fonts")
        self.index: dict[str, Any] = json.loads((self._images / "index.json").read_text("utf-8"))
        self.plates: dict[str, Plate] = dict(PLATES)
        self.games = {game.game: game for game in games}
        self._seats: dict[tuple[str, str], SeatColour] = {}
        for game in self.games.values():
            self._take(game)
        self._masters: Cache[pygame.Surface] = Cache(96 * MEGABYTE, surface_bytes)
        self._still: Cache[pygame.Surface] = Cache(192 * MEGABYTE, surface_bytes)
        self._turning: Cache[pygame.Surface] = Cache(48 * MEGABYTE, surface_bytes)
        self._missing: list[Notice] = []
        self._reader = ThreadPoolExecutor(1, "pictures")
        self._ahead: dict[str, Future[pygame.Surface]] = {}
        self.window: tuple[int, int] = (0, 0)
        self.scale = 0.0
        self.origin = (0.0, 0.0)

    def _take(self, game: GamePictures) -> None:
        """Add the pictures of a game under its name; plates it lacks are painted plainly."""
        folder = self._folders[game.game] = game.folder or self._images / game.game
        self._seats.update({(game.game, seat.name): seat for seat in game.colours})
        self.plates.update({f"{game.game}/{name}": plate for name, plate in game.plates.items()})
        if (folder / "index.json").exists():
            index: dict[str, dict[str, Any]] = json.loads((folder / "index.json").read_text("utf-8"))
            for part, entries in index.items():
                self.index[part].update({f"{game.game}/{name}": entry for name, entry in entries.items()})

    def seat(self, game: str, colour: str) -> SeatColour:
        """The colour of a seat by its name in the log; grey if the game is not installed."""
        return self._seats.get((game, colour)) or SeatColour(game, colour, UNKNOWN_SEAT, "help")

    def ground(self, game: str) -> str:
        """The backdrop of a game's screens beside the table; "" = the common one."""
        return self.games[game].ground if game in self.games else "sea"

    def fit(self, window: tuple[int, int]) -> None:
        """Switch to a window size in pixels; drops everything scaled for another."""
        if window == self.window:
            return
        scale = min(window[0] / STAGE[0], window[1] / STAGE[1])
        self.window = window
        self.origin = ((window[0] - STAGE[0] * scale) / 2, (window[1] - STAGE[1] * scale) / 2)
        self._still.clear()
        if scale != self.scale:
            self.scale = scale
            self._turning.clear()
            self.icons.clear()
            self.letters.fit(scale)

    def restyle(self, growth: float, readable: bool) -> bool:
        """Apply text size and font choice from the settings; True if text looks different now."""
        changed = self.letters.style(growth, readable)
        if changed:
            self._still.clear()
        return changed

    def px(self, units: float) -> int:
        """Units as whole pixels."""
        return round(units * self.scale)

    def load(self, name: str) -> pygame.Surface:
        """The image file `name` (path below assets/images), past all caches; with alpha as it was read.

        A file that is missing or broken is noted (`take_missing`) and shows as nothing at all.
        """
        waiting = self._ahead.pop(name, None)
        try:
            surface = self._decode(name) if waiting is None or waiting.cancel() else waiting.result()
        except (FileNotFoundError, pygame.error) as error:
            _log.error("picture %s: %s", name, error)
            self._missing.append(Notice("error-picture", {"file": name}))
            return blank(_NOTHING)
        return surface if name.endswith(".png") else surface.convert(32)

    def file(self, name: str) -> Path:
        """The file of an image, whose game may bring a folder of its own."""
        game, _, rest = name.partition("/")
        folder = self._folders.get(game)
        return self._images / name if folder is None else folder / rest

    def _decode(self, name: str) -> pygame.Surface:
        return pygame.image.load(self.file(name))

    def ahead(self, names: Iterable[str]) -> None:
        """Start reading image files in a background thread: each takes longer than a frame.

        A picture that is needed before its turn is read at once.
        """
        for name in names:
            if name not in self._ahead and name not in self._masters:
                self._ahead[name] = self._reader.submit(self._decode, name)

    def close(self) -> None:
        """Stop the preloading thread; files it has not begun are read on demand."""
        self._reader.shutdown(wait=False, cancel_futures=True)

    def take_missing(self) -> Sequence[Notice]:
        """A notice for each missing file, once."""
        missing, self._missing = [*self._missing, *self.letters.take_missing()], []
        return missing[:1]

    def master(self, name: str) -> pygame.Surface:
        """The image file `name` as baked, kept for the next size."""
        return self._masters.get(name, lambda: self.load(name))

    def made(self, key: tuple[object, ...], make: Make) -> pygame.Surface:
        """A surface composed by `make()` for this window size, kept under `key`."""
        return self._still.get(key, make)

    def sprite(self, name: str, width: int, angle: float = 0) -> pygame.Surface:
        """Sprite `name`, its object `width` pixels wide, turned by `angle` degrees counter-clockwise.

        The object lies in the middle of the surface; soft things (glows, shadows) reach beyond it.
        """
        core = float(self.index["sprites"][name])
        return self._scaled((name,), width, angle, lambda: self.master(filed("sprites", name, ".png")), core)

    def cell(self, sheet: str, column: int, row: int, width: int, angle: float = 0) -> pygame.Surface:
        """One cell of a sheet ("dice/orange"), scaled and turned like a sprite."""
        size, core = self.index["sheets"][sheet.rpartition("/")[0]]

        def cut() -> pygame.Surface:
            whole, cell = self.master(f"{sheet}.png"), (column * size, row * size, size, size)
            return whole.subsurface(cell) if whole.get_rect().contains(cell) else blank((size, size))

        return self._scaled((sheet, column, row), width, angle, cut, core)

    def dimmed(self, sheet: str, column: int, row: int, width: int, angle: float = 0) -> pygame.Surface:
        """A cell like `cell`, darkened because it cannot be chosen."""
        key = ("dimmed", sheet, column, row, max(1, width))
        return self._turned(key, angle, lambda: toned(self.cell(sheet, column, row, width), DIM))

    def _scaled(
        self, key: tuple[object, ...], width: int, angle: float, master: Make, core: float
    ) -> pygame.Surface:
        """`master()`, whose object takes the share `core` of it, scaled until the object is `width` wide."""
        width = max(1, width)

        def make() -> pygame.Surface:
            source = master()
            wide = max(1, round(width / core))
            high = max(1, round(wide * source.get_height() / source.get_width()))
            return shrunk(source, (wide, high))

        return self._turned((*key, width), angle, make)

    def _turned(self, key: tuple[object, ...], angle: float, make: Make) -> pygame.Surface:
        still = self._still.get(key, make)
        step = round(angle / ANGLE_STEP) * ANGLE_STEP % 360
        if not step:
            return still
        return self._turning.get((*key, step), lambda: pygame.transform.rotozoom(still, step, 1))
