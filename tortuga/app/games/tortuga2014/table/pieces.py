"""The pieces of the dice game drawn on a canvas: chests, dice, tiles, screens; `size` is a width in units."""

from __future__ import annotations

from math import ceil, cos, radians, sin
from typing import Literal

import pygame

from tortuga.app.draw.canvas import MIN_TEXT, Canvas, Style
from tortuga.app.draw.nineslice import blank, shrunk
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.palette import DIE_LETTERS, DIE_NUMBERS, ICON, NAME, SKULL
from tortuga.app.games.tortuga2014.shown import DiceShown
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga2014.pieces import LAST_BOX, LIMIT

DieState = Literal["plain", "legal", "kept", "blocked", "ghost"]
CHEST_SHAPE = 0.86
"""Height of a chest by its width."""
TUMBLE_FRAMES = 16
SCREEN_STEPS = 24
FOLDS = 5  # of a folding screen
_BADGE, _BADGE_AT = 0.178, 0.275
"""Shares of a die's width: radius of the badge with its number, and its offset from the middle each way."""
_LARGEST_BADGE = 1.4


def _sprite(
    canvas: Canvas, name: str, center: Point, size: float, alpha: int = 255, angle: float = 0, dy: float = 0
) -> None:
    canvas.blit_center(canvas.art.sprite(f"{NAME}/{name}", canvas.px(size), angle), center, alpha, 0, dy)


def draw_chest(
    canvas: Canvas, kind: str, center: Point, size: float, glow: bool = False, alpha: int = 255
) -> None:
    """A treasure chest; `glow` marks a legal choice, a low `alpha` makes a ghost without shadow."""
    if glow:
        # small chests get a wider halo, so that it is seen as well
        _sprite(canvas, "glow_chest", center, size + max(0.0, 60 - size) * 0.15, alpha)
    if alpha >= 200:
        _sprite(canvas, "shadow_chest", center, size, alpha)
    _sprite(canvas, f"chest_{kind}", center, size, alpha)


def draw_die(
    canvas: Canvas,
    player: str,
    letter: str,
    face: int,
    center: Point,
    size: float,
    angle: float = 0,
    state: DieState = "plain",
    lift: float = 4,
    badge: float = 1.0,
) -> None:
    """Die `letter` showing action `face` 0..4 or the skull 5.

    legal: halo and arrow; kept: raised, gold frame, tick; blocked: dimmed; ghost: pale with a gold halo.
    badge: least size of the number, as a multiple of the baked one.
    """
    width = canvas.px(size)
    row = DIE_LETTERS.index(letter)
    if state == "kept":
        center, lift, angle = (center[0], center[1] - size * 0.136), 16, 0
    if state in ("legal", "kept", "ghost"):
        _sprite(canvas, f"glow_die_{'white' if state == 'legal' else 'gold'}", center, size, angle=angle)
    canvas.blit_center(canvas.art.sprite(f"{NAME}/shadow_die", width, angle), center, 255, lift * 0.5, lift)
    cell = canvas.art.dimmed if state == "blocked" else canvas.art.cell
    picture = cell(f"{NAME}/dice/{player}", face, row, width, angle)
    alpha = 175 if state == "ghost" else 255
    canvas.blit_center(picture, center, alpha)
    larger = max(badge, min(canvas.art.letters.growth, _LARGEST_BADGE))
    if larger > 1.0:
        _badge(canvas, letter, face, center, width, larger, angle, 130 if state == "blocked" else alpha)
    if state == "legal":
        canvas.marker(center, size * 0.66, 0.9)
    elif state == "kept":
        _sprite(canvas, "frame_die", center, size)
        corner = (center[0] - size * 0.5, center[1] - size * 0.5)
        canvas.disc("good_plate", ICON["done"], corner, max(16, size * 0.38), ring="gold_l")


def _badge(
    canvas: Canvas,
    letter: str,
    face: int,
    center: Point,
    width: int,
    larger: float,
    angle: float,
    alpha: int,
) -> None:
    """The number of a die, over the baked one and larger; of a skull its letter."""
    skull = face == SKULL
    label = letter if skull else str(DIE_NUMBERS[DIE_LETTERS.index(letter)][face])
    radius = width * _BADGE * larger
    letters = canvas.art.letters

    def make() -> pygame.Surface:
        side = 2 * ceil(radius) + 2
        out, middle = blank((side, side)), (side / 2, side / 2)
        for share, tone in ((1.0, "#7a5212"), (0.94, "gold_l"), (0.82, "#22130a" if skull else "#f7efdb")):
            pygame.draw.aacircle(out, canvas.color(tone), middle, radius * share)
        ink = "gold_l" if skull else "#1c100a"
        line = letters.line(label, round(radius * 1.5), Style("black", color=ink))
        out.blit(line, line.get_rect(center=(round(middle[0]), round(middle[1] - radius * 0.03))))
        return out

    picture = canvas.art.made(("badge", label, skull, width, larger, letters.readable), make)
    # its inner edge moves towards the middle; the baked one stays below it whole
    away = (_BADGE_AT - _BADGE * (larger - 1) * 0.7) * width / canvas.scale
    turn = radians(angle)
    dx, dy = away * (cos(turn) + sin(turn)), away * (cos(turn) - sin(turn))
    canvas.blit_center(picture, (center[0] + dx, center[1] + dy), alpha)


def draw_tumble(
    canvas: Canvas,
    player: str,
    phase: float,
    variant: int,
    center: Point,
    size: float,
    angle: float = 0,
    lift: float = 8,
) -> None:
    """A frame of a die turning in depth.

    phase: 0..1 is one whole turn; at whole numbers a face looks at the viewer.
    variant: 0..5, the face on which it settles; from phase 1 on, `draw_die` takes over.
    """
    column = int(phase * TUMBLE_FRAMES) % TUMBLE_FRAMES
    width = canvas.px(size)
    canvas.blit_center(canvas.art.sprite("shadow_disc", width), center, 200, lift * 0.5, lift)
    picture = canvas.art.cell(f"{NAME}/tumble/{player}_{variant % 6}", column, 0, width, angle)
    canvas.blit_center(picture, center)


def draw_pip(canvas: Canvas, player: str, number: int, center: Point, size: float, lift: float = 2) -> None:
    """A small die that shows only its number 1..5 (its place tells the action)."""
    width = canvas.px(size)
    canvas.blit_center(canvas.art.sprite(f"{NAME}/shadow_die", width), center, 255, lift * 0.5, lift)
    canvas.blit_center(canvas.art.cell(f"{NAME}/pips/{player}", number - 1, 0, width), center)


def draw_bonus_tile(
    canvas: Canvas,
    center: Point,
    value: int,
    size: float,
    glow: bool = False,
    alpha: int = 255,
    squash: float = 1.0,
) -> None:
    """A bonus tile +1 or +2; 0 is the empty bonus space. `squash` 0..1 = its height while it flips."""
    if glow:
        _sprite(canvas, "glow_tile", center, size, alpha)
    if value:
        _sprite(canvas, "shadow_tile", center, size, alpha, dy=2)
    _squashed(canvas, canvas.art.sprite(f"{NAME}/bonus_{value}", canvas.px(size)), center, squash, alpha)


def draw_treasure_tile(
    canvas: Canvas,
    center: Point,
    size: float,
    value: int | None = None,
    angle: float = 0,
    alpha: int = 255,
    squash: float = 1.0,
) -> None:
    """A treasure tile: its water side, or the coins 1..3 its owner sees."""
    name = f"{NAME}/tile_{'water' if value is None else value}"
    if squash >= 1:
        _sprite(canvas, "shadow_tile", center, size, alpha, angle, dy=2)
    _squashed(canvas, canvas.art.sprite(name, canvas.px(size), angle), center, squash, alpha)


def _squashed(canvas: Canvas, picture: pygame.Surface, center: Point, squash: float, alpha: int) -> None:
    if squash < 1:  # only during a flip of a few frames: a small scaling, not worth a cache
        high = max(1, round(picture.get_height() * squash))
        picture = pygame.transform.smoothscale(picture, (picture.get_width(), high))
    canvas.blit_center(picture, center, alpha)


def draw_start_token(canvas: Canvas, center: Point, size: float, alpha: int = 255) -> None:
    """The wooden schooner of the start player."""
    canvas.disc("parch", ICON["start"], center, size, alpha=alpha)


def draw_screen(
    canvas: Canvas,
    box: Box,
    player: str,
    hidden_text: str | None = None,
    fold: float = 1.0,
    emblems: bool = True,
) -> None:
    """A player's screen of five folds; `fold` 0..1 = how far it stands, `hidden_text` = its tag.

    Folding, it closes towards its left end; without `emblems` it is quiet enough to carry a text.
    """
    step = round(fold * SCREEN_STEPS) / SCREEN_STEPS  # few widths, so that their cache stays small
    if step <= 0:
        return
    x, y, w, h = box
    r = canvas.rect(x, y, w * step, h)
    shadow = canvas.art.made(("screen shadow", r.size), lambda: canvas.art.soft("shadow", r.size, 6, 150)[0])
    pad = (shadow.get_width() - r.w) // 2
    canvas.blit(shadow, (r.x - pad, r.y - pad + canvas.px(4)))
    canvas.blit(_screen(canvas, player, r.size, emblems), r.topleft)
    if hidden_text and step >= 1:
        canvas.tag((x + w / 2, y + h / 2), hidden_text, "tag_dark", ICON["dice"], min(19, h * 0.5))


def _screen(canvas: Canvas, player: str, size: tuple[int, int], emblems: bool) -> pygame.Surface:
    """A player's folding screen at `size` pixels; narrow sizes are folded closer."""

    def make() -> pygame.Surface:
        folds = canvas.art.master(f"{NAME}/screens/{player}.png")
        wide, high = folds.get_width() // 4, folds.get_height()
        out, first = blank(size), 0 if emblems else 2
        for i in range(FOLDS):
            left, right = round(i * size[0] / FOLDS), round((i + 1) * size[0] / FOLDS)
            fold = folds.subsurface((wide * (first + i % 2), 0, wide, high))
            out.blit(shrunk(fold, (max(1, right - left), size[1])), (left, 0))
        return out

    return canvas.art.made(("screen", player, size, emblems), make)


# ------------------------------------------------------------------ parts that all boards share
SHADE = "shade"
GHOST = 90
"""How solid a chest is that leaves."""
PALE = 150
"""How solid a chest is that would come there."""
STEPS: tuple[tuple[int, int, int], ...] = tuple(
    (LIMIT.index(limit), max(box for box in range(1, LAST_BOX + 1) if LIMIT[box] == limit), limit)
    for limit in sorted(set(LIMIT[1:]))
)
"""First box, last box, limit of every step of a track (R15)."""


def home_count(count: int, target: int) -> tuple[str, str]:
    """The count of the chests at home, and its ink: of how many, until the target is reached."""
    return (f"{count}/{target}", "red") if count < target else (str(count), "good_plate")


def packed(position: int, count: int, wide: float, tall: float) -> Point:
    """Offset from the middle of the position-th of `count` dice, in at most two rows."""
    columns = count if count <= 2 else 2 if count <= 4 else 3
    rows = -(-count // columns)
    row, column = divmod(position, columns)
    in_row = min(columns, count - row * columns)
    return ((column - (in_row - 1) / 2) * wide, (row - (rows - 1) / 2) * tall)


def tick(canvas: Canvas, center: Point, size: float) -> None:
    """The green disc of something chosen."""
    canvas.disc("good_plate", ICON["done"], center, size, ring="gold_l")


def locked_space(canvas: Canvas, box: Box, place: int) -> None:
    """The place-th space (0..3), not allowed by the token yet, with the box of the track that opens it."""
    canvas.plate("slot_locked", box)
    draw_padlock(canvas, box, 150)
    number = Style("bold", canvas.numeral(max(MIN_TEXT, box.h * 0.42), box.h * 0.62), "locked")
    canvas.write(str(STEPS[place][0]), number, box.moved(box.h * 0.24).center, anchor="center")


def draw_padlock(canvas: Canvas, box: Box, alpha: int) -> None:
    """The padlock of a chest space or a die space."""
    canvas.icon(ICON["lock"], box.moved(box.h * -0.20).center, box.h * 0.50, "locked", alpha=alpha)


def chest_on(
    canvas: Canvas,
    shown: DiceShown,
    spot: Spot,
    chest: str,
    center: Point,
    size: float,
    glow: bool = False,
    pale: bool = False,
) -> None:
    """A chest on a space, marked by its state: halo and arrow, tick, ghost; pale if it is only planned."""
    marks = shown.marks
    legal, chosen, leaving = spot in marks.legal, spot in marks.chosen, spot in marks.leaving
    lit = (legal or chosen or glow) and not leaving
    draw_chest(canvas, chest, center, size, glow=lit, alpha=GHOST if leaving else PALE if pale else 255)
    if chosen:
        tick(canvas, (center[0] + size * 0.44, center[1] - size * 0.38), max(24, size * 0.46))
    elif legal:
        canvas.marker(center, size * 0.56, 0.62 if size < 45 else 0.85)
