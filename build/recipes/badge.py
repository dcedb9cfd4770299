"""The game's icon for windows and desktops: a skull on a red disc with a gold ring."""

from __future__ import annotations

import io
import struct

import pygame
from recipes.field import blur
from recipes.sprites import DISC, disc_face, disc_ring
from recipes.vectors import icon, shrink, stamp

from tortuga.app.draw.theme import rgb

SIZES = (16, 24, 32, 48, 64, 128, 256)


def badge() -> pygame.Surface:
    """256 x 256 pixels."""
    face = disc_face()
    face.fill((*rgb("#9a2c1a"), 255), special_flags=pygame.BLEND_RGBA_MULT)
    face.blit(disc_ring("gold"), (0, 0))
    middle = (DISC / 2, DISC / 2)
    shade = pygame.Surface(face.get_size(), pygame.SRCALPHA, 32)
    stamp(
        shade, icon("pirate-skull", round(DISC * 0.66), "#000000", 190), (middle[0], middle[1] + DISC * 0.025)
    )
    face.blit(blur(shade, 4), (0, 0))
    stamp(face, icon("pirate-skull", round(DISC * 0.66), "on_dark"), middle)
    return shrink(face, 256)


def ico(picture: pygame.Surface) -> bytes:
    """The picture in all SIZES as a Windows icon file (PNG images in an ICO directory)."""
    images = []
    for size in SIZES:
        stream = io.BytesIO()
        pygame.image.save(shrink(picture, size), stream, "icon.png")
        images.append(stream.getvalue())
    offset = 6 + 16 * len(images)
    out = struct.pack("<HHH", 0, 1, len(images))
    for size, image in zip(SIZES, images, strict=True):
        out += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(image), offset)
        offset += len(image)
    return out + b"".join(images)
