"""All pictures for one window size: sprites, sheets, and what is composed of them."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
import pygame

from tortuga.app.draw.cache import MEGABYTE, Cache, surface_bytes
from tortuga.app.draw.nineslice import blank, nine, shrunk, tiled, toned
from tortuga.app.draw.pictures import Pictures, filed
from tortuga.app.draw.seatcolour import GamePictures
from tortuga.app.draw.theme import STAGE, Plate, rgb

# units from the edges in which a backdrop shows nothing but sea: only these are repeated beside the stage
CALM_EDGE = {"title": (180, 180)}
_SMALLER = ((1280, "_sd.jpg"), (1920, "_hd.jpg"))
"""How wide the smaller pictures of a backdrop are: reading the whole one takes nine times as long."""
_FADE, _DEEP = 64, 190
"""Steps in which the sea beside the stage becomes darker, and how dark, 0..255."""
_OPAQUE = 255
_PIECE = (389, 151)  # pixels from one variant's piece of a texture to the next
MASTER_SCALE = 2.0  # pixels per unit of all baked plates and textures


class Panel(msgspec.Struct, frozen=True):
    """A finished plate: its surface with the shadow, and how far the shadow extends to the left and top."""

    surface: pygame.Surface
    left: int
    top: int


class Art(Pictures):
    """Pictures, plus backdrops, plates and shadows put together from them."""

    def __init__(self, folder: Path | None = None, games: Iterable[GamePictures] = ()) -> None:
        super().__init__(folder, games)
        self._panels: Cache[Panel] = Cache(160 * MEGABYTE, lambda panel: surface_bytes(panel.surface))

    def fit(self, window: tuple[int, int]) -> None:
        """Switch to a window size in pixels; drops everything scaled for another."""
        if window != self.window:
            self._panels.clear()
        super().fit(window)

    # ------------------------------------------------------------ window-wide
    def backdrop(self, name: str) -> pygame.Surface:
        """The full-window picture `name`; outside the stage its mirrored edges continue the sea."""
        return self.made(("backdrop", name), lambda: self._make_backdrop(name))

    def backdrop_ahead(self, name: str) -> None:
        """Preload a backdrop that is needed soon; see `ahead`."""
        if ("backdrop", name) not in self._still:
            self.ahead([self._backdrop_file(name)])

    def _backdrop_file(self, name: str) -> str:
        """The smallest one that is wide enough; a game from outside need not bring any but the whole one."""
        wide = round(STAGE[0] * self.scale)
        smaller = (filed("backdrops", name, ending) for most, ending in _SMALLER if wide <= most)
        return next((file for file in smaller if self.file(file).exists()), filed("backdrops", name, ".jpg"))

    def _make_backdrop(self, name: str) -> pygame.Surface:
        stage = (round(STAGE[0] * self.scale), round(STAGE[1] * self.scale))
        # not kept: tens of megabytes that are needed once per window size
        out = picture = self.load(self._backdrop_file(name))
        if not picture.get_size() == stage == self.window:
            out = pygame.Surface(self.window, 0, 32)
            left, top = round(self.origin[0]), round(self.origin[1])
            middle = out.subsurface(((left, top), stage))
            pygame.transform.smoothscale(picture, stage, middle)
            for spot, strip in self._margins(middle, (left, top), CALM_EDGE.get(name, STAGE)):
                out.blit(strip, spot)
            if name in CALM_EDGE:
                self._deepen(out, left)
        # the shade in the corners is the same over every backdrop
        shade = self.made(("vignette",), lambda: shrunk(self.load("backdrops/vignette.png"), self.window))
        out.blit(shade, (0, 0))
        return out

    def _deepen(self, picture: pygame.Surface, margin: int) -> None:
        """Darken the sea beside the stage outwards: mirrored light would look like another shore."""
        fade = blank((_FADE, 1))
        for step in range(_FADE):
            fade.fill((*rgb("sea_deep"), round(_DEEP * step / _FADE)), (step, 0, 1, 1))
        for side in (False, True) if margin > 0 else ():
            shade = pygame.transform.flip(fade, not side, False)
            shade = pygame.transform.smoothscale(shade, (margin, picture.get_height()))
            picture.blit(shade, (picture.get_width() - margin if side else 0, 0))

    def _margins(
        self, picture: pygame.Surface, origin: tuple[int, int], calm: tuple[int, int]
    ) -> Iterator[tuple[tuple[int, int], pygame.Surface]]:
        """Fill for the space beside the stage: its edges, `calm` units deep, mirrored repeatedly."""
        wide, high = picture.get_size()
        axis = 0 if origin[0] > 0 else 1
        depth = min(picture.get_size()[axis], max(1, self.px(calm[axis])))
        for side in (-1, 1):
            start = 0 if side < 0 else (wide, high)[axis] - depth
            box = (start, 0, depth, high) if axis == 0 else (0, start, wide, depth)
            strip = picture.subsurface(box).copy()
            flipped = pygame.transform.flip(strip, axis == 0, axis == 1)
            first = origin[axis] - depth if side < 0 else origin[axis] + (wide, high)[axis]
            for i in range(-(-origin[axis] // depth) + 1):
                at = first + side * i * depth
                yield ((at, origin[1]) if axis == 0 else (origin[0], at)), (strip if i % 2 else flipped)

    def bar(self, height: int) -> pygame.Surface:
        """The top bar across the window, `height` pixels of wood, its gold edge and its shadow below that."""
        return self.made(("bar", height), lambda: self._make_bar(height))

    def _make_bar(self, height: int) -> pygame.Surface:
        soft = max(1, self.px(16))
        out = blank((self.window[0], height + soft))
        out.blit(tiled(self._texture("bar"), (self.window[0], height), (0, 0)), (0, 0))
        fade = blank((1, height))
        for y in range(height):
            fade.fill((0, 0, 0, round(30 + 70 * y / height)), (0, y, 1, 1))
        out.blit(pygame.transform.scale(fade, (self.window[0], height)), (0, 0))
        thick = max(1, self.px(1.2))
        for k, tone in enumerate(("gold_d", "gold", "#2a180c")):
            out.fill(rgb(tone), (0, height - (2 - k) * thick, self.window[0], thick))
        for i in range(thick, soft):
            out.fill((0, 0, 0, int(120 * (1 - i / soft) ** 2)), (0, height + i, self.window[0], 1))
        return out

    def veil(self, color: str) -> pygame.Surface:
        """A plain window-wide surface (blitted with an alpha, it dims)."""

        def make() -> pygame.Surface:
            out = pygame.Surface(self.window, 0, 32)
            out.fill(rgb(color))
            return out

        return self.made(("veil", color), make)

    # ------------------------------------------------------------ plates
    def panel(self, name: str, size: tuple[int, int], variant: int = 0) -> Panel:
        """Plate `name` (of `plates`) at `size` pixels; `variant` chooses another piece of its texture."""
        size = (max(1, size[0]), max(1, size[1]))
        return self._panels.get((name, size, variant), lambda: self._make_panel(name, size, variant))

    def _make_panel(self, name: str, size: tuple[int, int], variant: int) -> Panel:
        plate = self.plates[name]
        body = self._body(name, plate, size, variant)
        if plate.shadow is None:
            return Panel(body, 0, 0)
        shadow, pad = self.soft("shadow", size, plate.shadow.blur, plate.shadow.alpha)
        down = self.px(plate.shadow.down)
        out = blank((size[0] + 2 * pad, size[1] + 2 * pad + down))
        out.blit(shadow, (0, down))
        out.blit(body, (pad, pad))
        return Panel(out, pad, pad)

    def _body(self, name: str, plate: Plate, size: tuple[int, int], variant: int) -> pygame.Surface:
        if name not in self.index["nine"]:
            return self._plain(plate, size)
        fill = self.index["nine"][name]["fill"]
        if fill is None:
            return self._nine(name, size)
        texture = self._texture(fill)
        wide, high = texture.get_size()
        body = tiled(texture, size, (variant * _PIECE[0] % wide, variant * _PIECE[1] % high))
        body.blit(self._nine(f"{name}.mask", size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        body.blit(self._nine(name, size), (0, 0))
        if plate.brass:
            corner = self.sprite("brass_corner", self.px(plate.brass))
            right, bottom = size[0] - corner.get_width(), size[1] - corner.get_height()
            for flip_x, flip_y in itertools.product((False, True), repeat=2):
                piece = pygame.transform.flip(corner, flip_x, flip_y)
                body.blit(piece, (right * flip_x, bottom * flip_y))
        return body

    def _plain(self, plate: Plate, size: tuple[int, int]) -> pygame.Surface:
        """A plate that was not baked: its colour and its border."""
        out, turn = blank(size), self.px(plate.radius)
        ink = (*rgb(plate.color), round(_OPAQUE * plate.alpha))
        pygame.draw.rect(out, ink, out.get_rect(), border_radius=turn)
        if plate.border and plate.line:
            line = max(1, self.px(plate.line))
            pygame.draw.rect(out, rgb(plate.border), out.get_rect(), line, border_radius=turn)
        return out

    def _nine(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """The nine-slice picture `name` at exactly `size` pixels."""
        entry = self.index["nine"][name]
        small = self._shrunk(filed("plates", name, ".png"))
        cut = max(1, round(entry["inset"] * self.scale / MASTER_SCALE))
        cut = min(cut, (min(small.get_size()) - 1) // 2)
        return nine(small, (cut, cut, cut, cut), size, bool(entry["repeat"]))

    def _texture(self, name: str) -> pygame.Surface:
        """A seamless texture at the window's scale."""
        return self._shrunk(f"textures/{name}.jpg")

    def _shrunk(self, file: str) -> pygame.Surface:
        """A picture baked at MASTER_SCALE, at the window's scale."""

        def make() -> pygame.Surface:
            master, factor = self.load(file), self.scale / MASTER_SCALE
            size = (max(3, round(master.get_width() * factor)), max(3, round(master.get_height() * factor)))
            return shrunk(master, size)

        return self.made(("shrunk", file), make)

    # ------------------------------------------------------------ soft things
    def soft(self, kind: str, size: tuple[int, int], blur: float, alpha: int) -> tuple[pygame.Surface, int]:
        """A blurred rectangle around `size` pixels ("shadow" or "glow") and how far it reaches beyond."""
        pad = max(2, self.px(2 * blur))
        entry = self.index["nine"][kind]
        master = self.master(f"plates/{kind}.png")
        factor = pad / entry["pad"]
        wide, high = (max(3, round(length * factor)) for length in master.get_size())
        small = shrunk(master, (wide, high))
        cut = min(max(1, round(entry["inset"] * factor)), (min(wide, high) - 1) // 2)
        out = nine(small, (cut, cut, cut, cut), (size[0] + 2 * pad, size[1] + 2 * pad))
        if alpha < 255:
            out.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        return out, pad

    def glow(self, size: tuple[int, int], blur: float) -> tuple[pygame.Surface, int]:
        """The light around a rectangle of `size` pixels, cached, and its reach."""
        surface = self.made(("glow", size, blur), lambda: self.soft("glow", size, blur, _OPAQUE)[0])
        return surface, (surface.get_width() - size[0]) // 2

    def tint(self, name: str, width: int, color: str) -> pygame.Surface:
        """A grey sprite multiplied with a colour."""
        tone = (*rgb(color), _OPAQUE)
        return self.made(("tint", name, width, color), lambda: toned(self.sprite(name, width), tone))

    def patch(self, size: tuple[int, int], color: str, radius: int) -> pygame.Surface:
        """A rounded rectangle in one colour."""

        def make() -> pygame.Surface:
            out = blank(size)
            pygame.draw.rect(out, (*rgb(color), _OPAQUE), out.get_rect(), border_radius=radius)
            return out

        return self.made(("patch", size, color, radius), make)

    def narrowed(self, line: pygame.Surface, width: int, key: tuple[object, ...]) -> pygame.Surface:
        """A line of text that cannot shrink further, squeezed to `width` pixels."""
        size = (max(1, width), line.get_height())
        return self.made(("narrowed", *key, width), lambda: pygame.transform.smoothscale(line, size))
