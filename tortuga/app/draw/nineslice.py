"""Nine-slice pictures: a small master stretched or repeated to any size, its corners kept."""

from __future__ import annotations

import pygame

Insets = tuple[int, int, int, int]  # left, top, right, bottom in pixels


def blank(size: tuple[int, int]) -> pygame.Surface:
    """A fully transparent surface."""
    return pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA, 32)


_MODEL = blank((1, 1))


def ready(surface: pygame.Surface) -> pygame.Surface:
    """A copy in the pixel layout of fast blits, alpha kept (`convert` without a model would drop it)."""
    return surface.convert(_MODEL)


def toned(picture: pygame.Surface, tone: tuple[int, int, int, int]) -> pygame.Surface:
    """A copy multiplied with a colour."""
    out = picture.copy()
    out.fill(tone, special_flags=pygame.BLEND_RGBA_MULT)
    return out


def shrunk(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A picture as read from its file at another size, in the layout of fast blits.

    Only the smaller of the two is converted: a whole master has megabytes, and allocating them alone takes a
    frame.
    """
    if not picture.get_flags() & pygame.SRCALPHA:
        return pygame.transform.smoothscale(picture, size)
    if size[0] * size[1] > picture.get_width() * picture.get_height():
        return pygame.transform.smoothscale(ready(picture), size)
    return ready(pygame.transform.smoothscale(picture, size))


def _shares(length: int, first: int, last: int) -> tuple[int, int]:
    """Both corner lengths, shrunk in proportion when they do not fit into `length`."""
    if first + last <= length:
        return first, last
    left = length * first // (first + last)
    return left, length - left


def _spread(part: pygame.Surface, size: tuple[int, int], repeat: bool) -> pygame.Surface:
    """`part` stretched to `size`, or repeated a whole number of times along each axis."""
    if part.get_size() == size:
        return part
    if not repeat:
        return pygame.transform.smoothscale(part, size)
    across = max(1, round(size[0] / part.get_width()))
    down = max(1, round(size[1] / part.get_height()))
    cell = (max(1, -(-size[0] // across)), max(1, -(-size[1] // down)))
    tile = pygame.transform.scale(part, cell)  # smoothscale would leave a pattern of rounding errors
    out = blank(size)
    for row in range(down):
        for column in range(across):
            # whole pixel positions from exact fractions, so that the last tile ends at the edge
            spot = (round(column * size[0] / across), round(row * size[1] / down))
            out.fill((0, 0, 0, 0), pygame.Rect(spot, cell))
            out.blit(tile, spot, special_flags=pygame.BLEND_RGBA_ADD)
    return out


def nine(
    master: pygame.Surface, insets: Insets, size: tuple[int, int], repeat: bool = False
) -> pygame.Surface:
    """`master` at exactly `size` pixels: corners kept, edges and middle stretched.

    With `repeat` the edges are repeated instead, and the middle takes the colour of its central pixel.
    """
    width, height = max(1, size[0]), max(1, size[1])
    left, top, right, bottom = insets
    to_left, to_right = _shares(width, left, right)
    to_top, to_bottom = _shares(height, top, bottom)
    full_w, full_h = master.get_size()
    columns = (
        (0, left, 0, to_left),
        (left, full_w - right, to_left, width - to_right),
        (full_w - right, full_w, width - to_right, width),
    )
    rows = (
        (0, top, 0, to_top),
        (top, full_h - bottom, to_top, height - to_bottom),
        (full_h - bottom, full_h, height - to_bottom, height),
    )
    out = blank((width, height))
    for from_y, to_y, y, y_end in rows:
        for from_x, to_x, x, x_end in columns:
            if min(to_x - from_x, to_y - from_y, x_end - x, y_end - y) <= 0:
                continue
            if repeat and from_x == left and from_y == top:
                # the middle of a repeated part is plain
                out.fill(master.get_at((full_w // 2, full_h // 2)), (x, y, x_end - x, y_end - y))
                continue
            part = master.subsurface((from_x, from_y, to_x - from_x, to_y - from_y))
            piece = _spread(part, (x_end - x, y_end - y), repeat)
            out.blit(piece, (x, y), special_flags=pygame.BLEND_RGBA_ADD)
    return out


def tiled(texture: pygame.Surface, size: tuple[int, int], offset: tuple[int, int]) -> pygame.Surface:
    """An opaque surface of `size` filled with a seamless texture, shifted by `offset` pixels."""
    out = pygame.Surface(size, pygame.SRCALPHA, 32)
    wide, high = texture.get_size()
    for y in range(-(offset[1] % high), size[1], high):
        for x in range(-(offset[0] % wide), size[0], wide):
            out.blit(texture, (x, y))
    return out
