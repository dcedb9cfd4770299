"""The game's icon, one drawing for every system: a skull on a red disc with a gold ring."""

from __future__ import annotations

import json
import struct
from functools import partial

import pygame
from recipes.field import blur
from recipes.png import png
from recipes.sprites import disc_face, disc_ring
from recipes.vectors import ASSETS, icon, shrink, stamp

from tortuga.app.draw.theme import PALETTE, mix, rgb

DRAWN = 1024
"""Pixels of the drawing, from which every size is shrunk."""
PNG_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
"""Sizes of the icons for Linux desktops; the window uses that of 256."""
RED = "#9a2c1a"
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICNS_TYPES = {b"icp4": 16, b"icp5": 32, b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}
"""The macOS name of the icon of each size; ic11 and ic12 are for 16 and 32 points on high-density screens."""


def badge() -> pygame.Surface:
    """The drawing."""
    face = disc_face(DRAWN)
    face.fill((*rgb(RED), 255), special_flags=pygame.BLEND_RGBA_MULT)
    face.blit(disc_ring("gold", DRAWN), (0, 0))
    middle = (DRAWN / 2, DRAWN / 2)
    skull = partial(icon, "pirate-skull", round(DRAWN * 0.66))
    shade = pygame.Surface(face.get_size(), pygame.SRCALPHA, 32)
    stamp(shade, skull("#000000", 190), (middle[0], middle[1] + DRAWN * 0.025))
    face.blit(blur(shade, DRAWN // 72), (0, 0))
    stamp(face, skull("on_dark"), middle)
    return face


def svg() -> str:
    """The drawing in outlines and without its shades, for desktops that scale icons themselves."""
    skull = json.loads((ASSETS / "data" / "icons.json").read_text("utf-8"))["pirate-skull"]
    gold, light, dark = (PALETTE[name] for name in ("gold", "gold_l", "gold_d"))

    def paint(name: str, top: str, bottom: str) -> str:
        stops = f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{bottom}"/>'
        way = 'gradientUnits="userSpaceOnUse" x1="160" y1="0" x2="352" y2="512"'
        return f'<linearGradient id="{name}" {way}>{stops}</linearGradient>'

    def skull_in(color: str, down: int, alpha: float = 1) -> str:
        tinted = skull.replace("currentColor", color)
        return f'<g opacity="{alpha}" transform="translate(87 {87 + down}) scale(.66)">{tinted}</g>'

    return "".join(
        (
            '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><defs>',
            paint("metal", light, mix(gold, dark, 0.5)),
            paint("face", RED, mix(RED, "#000000", 0.4)),
            "</defs>",
            *(
                f'<circle cx="256" cy="256" r="{radius}" fill="{fill}"/>'
                for radius, fill in (
                    (255, dark),
                    (250, "url(#metal)"),
                    (210, mix(RED, "#000000", 0.5)),
                    (203, "url(#face)"),
                )
            ),
            skull_in("#000000", 12, 0.4),
            skull_in(PALETTE["on_dark"], 0),
            "</svg>",  # in one line: git gives no other line ends to it anywhere
        )
    )


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
