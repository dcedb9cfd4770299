"""The game's icon, one drawing for every system: a skull on a red disc with a gold ring."""

from __future__ import annotations

import struct
from functools import partial

import pygame
from recipes.field import blur
from recipes.png import png
from recipes.sprites import disc_face, disc_ring
from recipes.vectors import icon, shrink, stamp

from tortuga.app.draw.theme import rgb

DRAWN = 1024
"""Pixels of the drawing, from which every size is shrunk."""
PNG_SIZES = (48, 256)
"""Icons of desktops on Linux, and of the window."""
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICNS_TYPES = {b"icp4": 16, b"icp5": 32, b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}
"""The macOS name of the icon of each size; ic11 and ic12 are for 16 and 32 points on high-density screens."""


def badge() -> pygame.Surface:
    """The drawing."""
    face = disc_face(DRAWN)
    face.fill((*rgb("#9a2c1a"), 255), special_flags=pygame.BLEND_RGBA_MULT)
    face.blit(disc_ring("gold", DRAWN), (0, 0))
    middle = (DRAWN / 2, DRAWN / 2)
    skull = partial(icon, "pirate-skull", round(DRAWN * 0.66))
    shade = pygame.Surface(face.get_size(), pygame.SRCALPHA, 32)
    stamp(shade, skull("#000000", 190), (middle[0], middle[1] + DRAWN * 0.025))
    face.blit(blur(shade, DRAWN // 72), (0, 0))
    stamp(face, skull("on_dark"), middle)
    return face


def ico(picture: pygame.Surface) -> bytes:
    """The picture in all sizes as a Windows icon file (PNG images in an ICO directory)."""
    images = [png(shrink(picture, size)) for size in ICO_SIZES]
    offset = 6 + 16 * len(images)
    out = struct.pack("<HHH", 0, 1, len(images))
    for size, image in zip(ICO_SIZES, images, strict=True):
        out += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(image), offset)
        offset += len(image)
    return out + b"".join(images)


def icns(picture: pygame.Surface) -> bytes:
    """The picture in all sizes as a macOS icon file (PNG images, each behind its type and length)."""
    parts = b""
    for kind, size in ICNS_TYPES.items():
        image = png(shrink(picture, size))
        parts += kind + struct.pack(">I", 8 + len(image)) + image
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts
