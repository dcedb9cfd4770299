"""Dice turning in depth: a rounded cube, traced frame by frame, lit from the top left like the flat die.

Each strip ends (and begins) with one face looking at the viewer, so that the frames run into the settled die.
"""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass

import numpy as np
import pygame
from recipes.field import Field, array, sstep, surface, vec
from recipes.tortuga2014 import dice
from recipes.vectors import stamp

from tortuga.app.games.tortuga2014.palette import COLOUR, SKULL
from tortuga.app.games.tortuga2014.table.pieces import TUMBLE_FRAMES

CELL = 160
CORE = 0.70  # share of a cell that the face-on die takes
OVER = 2
ROUND = 0.36  # radius of edges; the cube reaches from -1 to 1
EYE = 8.0  # distance of the eye from the middle of the cube
TEXTURE = 256
# turning axis of each strip: direction in the picture's plane in degrees, share towards the eye
AXES = ((12, 0.25), (78, -0.3), (141, 0.2), (203, -0.25), (262, 0.3), (318, -0.2))
LIGHT = np.array([-0.48, -0.66, 0.58]) / math.hypot(0.48, 0.66, 0.58)
# faces of the cube by their normal's axis and sign: (x, y, z) x (+, -); the front is +z
NEIGHBOURS = (
    (1, 2, 3, 4, 5),
    (2, 3, 4, 5, 0),
    (3, 4, 5, 0, 1),
    (4, 5, 0, 1, 2),
    (5, 0, 1, 2, 3),
    (0, 1, 2, 3, 4),
)


@dataclass(frozen=True)
class Trace:
    """What the rays of one frame meet: normal, face 0..5 (+x -x +y -y +z -z), place on it, cover."""

    normal: Field
    face: np.ndarray
    u: Field
    v: Field
    hit: np.ndarray


def rotation(row: int, angle: float) -> Field:
    """Rotation matrix by `angle` about the row's axis."""
    degrees, depth = AXES[row]
    x, y, z = math.cos(math.radians(degrees)), math.sin(math.radians(degrees)), depth
    length = math.sqrt(x * x + y * y + z * z)
    x, y, z = x / length, y / length, z / length
    c, s = math.cos(angle), math.sin(angle)
    cross = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.eye(3) * c + s * cross + (1 - c) * np.outer((x, y, z), (x, y, z))


def _distance(p: Field) -> Field:
    q = np.abs(p) - (1 - ROUND)
    return np.linalg.norm(np.maximum(q, 0), axis=-1) + np.minimum(q.max(-1), 0) - ROUND


@functools.cache
def trace(row: int, frame: int) -> Trace:
    """Follow the rays of one frame to the turned cube."""
    turn = rotation(row, 2 * math.pi * frame / TUMBLE_FRAMES)
    side = CELL * OVER
    reach = EYE / (EYE - 1) / CORE  # the front face, one nearer to the eye, shall fill CORE of the cell
    axis = ((np.arange(side) + 0.5) / side * 2 - 1) * reach
    x, y = np.meshgrid(axis, axis)
    ray = np.stack([x, y, np.full_like(x, -EYE)], -1)
    ray /= np.linalg.norm(ray, axis=-1, keepdims=True)
    local_ray = (ray @ turn).reshape(-1, 3)
    start = np.array([0, 0, EYE]) @ turn
    travelled = np.full(local_ray.shape[0], EYE - 2.0)
    for _ in range(28):
        travelled += _distance(start + local_ray * travelled[:, None])
        travelled = np.minimum(travelled, EYE + 3)
    point = start + local_ray * travelled[:, None]
    hit = _distance(point) < 0.02
    core = np.clip(point, -(1 - ROUND), 1 - ROUND)
    away = point - core
    normal = away / (np.linalg.norm(away, axis=-1, keepdims=True) + 1e-9)
    major = np.abs(point).argmax(-1)
    sign = np.take_along_axis(point, major[:, None], 1)[:, 0] < 0
    face = major * 2 + sign
    others = np.array([[2, 1], [0, 2], [0, 1]])[major]
    u = np.take_along_axis(point, others[:, :1], 1)[:, 0]
    v = np.take_along_axis(point, others[:, 1:], 1)[:, 0]
    shape = (side, side)
    return Trace(
        (normal @ turn.T).reshape(*shape, 3).astype(np.float32),
        face.reshape(shape),
        u.reshape(shape).astype(np.float32),
        v.reshape(shape).astype(np.float32),
        hit.reshape(shape),
    )


def _texture(player: str, face: int) -> Field:
    """Flat colour of a face with its symbol and an empty badge."""
    color = COLOUR[player].rgb
    picture = surface(np.broadcast_to(vec(color), (TEXTURE, TEXTURE, 3)).astype(np.float32))
    dice.engrave(picture, face, color, (0.46, 0.44))
    # a little smaller and further in than on the flat die: here the edges are round
    stamp(picture, dice.badge(round(TEXTURE * 0.33), "", face == SKULL), (TEXTURE * 0.74, TEXTURE * 0.74))
    return array(picture)[0]


def frame_picture(found: Trace, textures: list[Field]) -> pygame.Surface:
    """Colour one traced frame; `textures` by face of the cube."""
    column = np.clip((found.u + 1) / 2 * TEXTURE, 0, TEXTURE - 1).astype(int)
    line = np.clip((found.v + 1) / 2 * TEXTURE, 0, TEXTURE - 1).astype(int)
    color = np.stack(textures)[found.face, line, column]
    facing = np.clip(found.normal @ LIGHT, 0, 1)
    flat = float(LIGHT[2])
    lit = 0.97 + 0.82 * (facing - flat)
    half = LIGHT + np.array([0, 0, 1.0])
    half /= np.linalg.norm(half)
    shine = np.clip(found.normal @ half, 0, 1) ** 24
    edge = sstep(0.55, 0.05, found.normal[..., 2])
    color = color * (lit * (1 - 0.22 * edge))[..., None]
    color = color + (255 - color) * (0.16 * shine)[..., None]
    big = surface(color.astype(np.float32), found.hit.astype(np.float32))
    return pygame.transform.smoothscale(big, (CELL, CELL))


def strip(player: str, row: int) -> pygame.Surface:
    """The frames of one whole turn of a die that settles on face `row`; the first is face-on."""
    out = pygame.Surface((CELL * TUMBLE_FRAMES, CELL), pygame.SRCALPHA, 32)
    others = [_texture(player, face) for face in NEIGHBOURS[row]]
    # +x -x +y -y +z -z: the row's own face looks at the viewer
    around = [*others[:4], _texture(player, row), others[4]]
    for column in range(TUMBLE_FRAMES):
        out.blit(frame_picture(trace(row, column), around), (column * CELL, 0))
    return out
