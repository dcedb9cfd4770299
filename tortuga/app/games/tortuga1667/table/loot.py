"""A large moment: a Captain takes a treasure of the Galleon or of the other ship."""

from __future__ import annotations

import math
from typing import Final

import pygame

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.nineslice import blank
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.palette import HOLDERS, ICON, NAME, SHIPS
from tortuga.app.games.tortuga1667.pieces.marks import draw_treasure
from tortuga.app.games.tortuga1667.pieces.nations import draw_badge
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.games.tortuga1667.seen.shown import Loot, TableShown
from tortuga.app.games.tortuga1667.table.blows import LEFT, RIGHT, draw_person, draw_scenery, foot_card
from tortuga.app.games.tortuga1667.table.moments import SCENE, Headline, draw_headline, draw_panel
from tortuga.app.games.tortuga1667.table.places import HULL
from tortuga.app.games.tortuga1667.table.treasure import GALLEON, chest, hold
from tortuga.app.table.acts.motion import between, ease_in_out, ease_out, toward
from tortuga.games.tortuga1667.board import Board

_SEA: Final = Box(762, 268, 344, 80)
"""The part of the backdrop below the scene: open water with its rose."""
_GALLEON_AT: Final[Point] = (1352, 868)
_SHIP_AT: Final[Point] = (1366, 868)
_GALLEON_W, _SHIP_W = 288, 316
_SOFT: Final = 12
"""How much smaller the mask is whose edges become soft."""
_FROM_GALLEON: Final[Point] = (1290, 880)
_FROM_SHIP: Final[Point] = (1246, 888)
_BADGE: Final[Point] = (996, 912)
_BADGE_W, _CHEST, _LYING = 70, 112, 74
_LIFT, _ARC, _DOTS = 14, 54, 13
_SMALL: Final = legible("sc", 20, "cream", "shade")
_WORDS: Final = legible("bold", 17, "warn", "shade")
_NUMBER: Final = Style("black", 32, "cream", "shade")
_GHOST: Final = 90


def loot_words(shown: TableShown, loot: Loot) -> Headline:
    """What is taken, and into which hold."""
    rest = shown.say(f"large-into-{HOLDERS[loot.hold]}")
    if loot.source >= 0:
        ship = shown.place_name(1 - loot.place)
        return Headline(shown.say("large-robs", ship=ship), rest, ICON["attack"], "gold")
    title = "large-last-spanish" if loot.before.galleon == 1 else "large-spanish"
    return Headline(shown.say(title), rest, ICON["galleon"], "gold")


def draw_loot(canvas: Canvas, shown: TableShown, loot: Loot) -> None:
    """The Captain, the chest on its way to the nation of its hold, and what it is taken from."""
    draw_panel(canvas)
    draw_scenery(canvas, _SEA)
    with canvas.within(SCENE):
        if loot.source < 0:
            _cutting(canvas, GALLEON.inset(-14, -9), _GALLEON_AT, _GALLEON_W)
        else:
            _cutting(canvas, HULL[SHIPS[1 - loot.place]], _SHIP_AT, _SHIP_W, upright=True)
    draw_person(canvas, shown, loot.seat, LEFT, 1.0, "pleased")
    if loot.robbed >= 0:
        draw_person(canvas, shown, loot.robbed, RIGHT, 1.0, "angry")
    nation = HOLDERS[loot.hold]
    for dot in range(1, _DOTS):
        if dot / _DOTS > loot.flown:
            canvas.circle(_flight(loot, dot / _DOTS), 3, "gold_l")
    draw_badge(canvas, nation, _BADGE, _BADGE_W, shown.letter(nation))
    x, y = _flight(loot, ease_in_out(loot.flown))
    size = between(_CHEST, _LYING, ease_in_out(loot.flown))
    rise = _LIFT * ease_out(loot.lifted) * (1 - loot.flown)
    draw_treasure(canvas, (x, y - rise), 4 * round(size / 4), glow=True)
    draw_headline(canvas, loot_words(shown, loot), loot.lifted)
    _changes(canvas, shown, loot)


def _flight(loot: Loot, part: float) -> Point:
    """The way of the chest; it lies above the badge in the end."""
    end = (_BADGE[0] + 62, _BADGE[1] + 4)
    x, y = toward(_FROM_GALLEON if loot.source < 0 else _FROM_SHIP, end, part)
    return (x, y - _ARC * math.sin(math.pi * part))


def _cutting(canvas: Canvas, crop: Box, center: Point, width: float, *, upright: bool = False) -> None:
    """A ship as the backdrop shows it, with soft edges; an upright one is laid with its bow to the left."""
    wide = canvas.px(width)

    def make() -> pygame.Surface:
        whole = canvas.art.backdrop(f"{NAME}/table")
        piece = whole.subsurface(canvas.rect(*crop).clip(whole.get_rect()))
        piece = pygame.transform.rotate(piece, 90) if upright else piece
        size = (wide, round(wide * piece.get_height() / piece.get_width()))
        out, mask = blank(size), blank(size)
        mask.fill((255, 255, 255, 0))
        inner = mask.get_rect().inflate(-size[0] // _SOFT, -size[1] // 6)
        pygame.draw.rect(mask, "white", inner, border_radius=inner.h // 3)
        small = pygame.transform.smoothscale(mask, (max(2, size[0] // _SOFT), max(2, size[1] // _SOFT)))
        out.blit(pygame.transform.smoothscale(piece, size), (0, 0))
        out.blit(pygame.transform.smoothscale(small, size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return out

    canvas.blit_center(canvas.art.made(("ship cutting", crop, wide), make), center)


# ------------------------------------------------------------------ what it changes
def _step(canvas: Canvas, box: Box, down: float, was: int, now: int, counted: bool) -> None:
    """A number before and, once it has been counted, after; at the right of a card."""
    words = f"{was} \u2192 {now}" if counted and was != now else str(was)
    tone = "cream" if not counted or was == now else "good" if now > was else "warn"
    canvas.write(words, _NUMBER.inked(tone), box.line(down, 60, 14), anchor="midright")


def _changes(canvas: Canvas, shown: TableShown, loot: Loot) -> None:
    """The hold, the totals of both nations, and where the treasure came from."""
    was, now, counted = loot.before, shown.table.board, loot.counted >= 1
    box = foot_card(canvas, 0, "well_good" if counted else "well")
    _of_ship(canvas, shown, box, loot.place, loot.hold, (was, now), counted)
    box = foot_card(canvas, 1, "well")
    for side, nation in enumerate(HOLDERS):
        top = 22 + 36 * side
        draw_badge(canvas, nation, (box.x + 28, box.y + top), 32, shown.letter(nation))
        name = Box(box.x + 52, box.y + top - 1, box.w - 152, 0)
        canvas.write(shown.say(f"side-{nation}"), _SMALL, name)
        _step(canvas, box, top - 1, was.totals[side], now.totals[side], counted)
    box = foot_card(canvas, 2, "well_warn" if counted else "well")
    if loot.source >= 0:
        _of_ship(canvas, shown, box, 1 - loot.place, loot.source, (was, now), counted)
        return
    canvas.icon(ICON["galleon"], (box.x + 38, box.center[1]), 48, "label", 120)
    last = counted and not now.galleon
    down = 24 if last else box.h / 2
    canvas.write(shown.say("large-galleon"), _SMALL, Box(box.x + 72, box.y + down, box.w - 160, 0))
    _step(canvas, box, down, was.galleon, now.galleon, counted)
    if last:
        canvas.write(shown.say("large-ships-now"), _WORDS, box.line(56, 70, 6))


def _of_ship(
    canvas: Canvas,
    shown: TableShown,
    box: Box,
    place: int,
    side: int,
    boards: tuple[Board, Board],
    counted: bool,
) -> None:
    """A hold of a ship before and after."""
    nation = HOLDERS[side]
    draw_badge(canvas, nation, (box.x + 38, box.center[1]), 52, shown.letter(nation))
    canvas.write(shown.place_name(place), _SMALL, box.line(22, 76, 10))
    was, now = (board.holds[place][side] for board in boards)
    _step(canvas, box, 56, was, now, counted)


# ------------------------------------------------------------------ marks on the chart
def mark_chart(canvas: Canvas, loot: Loot) -> None:
    """Where the treasure left, and where it has landed."""
    if loot.lifted >= 1:
        if loot.source < 0:
            draw_treasure(canvas, chest(loot.before.galleon - 1).center, 50, alpha=_GHOST)
        else:
            _change(canvas, spots.hold(1 - loot.place, loot.source).index, "\u22121", "tag_red")
    if loot.flown >= 1:
        _change(canvas, spots.hold(loot.place, loot.hold).index, "+1", "tag_green")


def _change(canvas: Canvas, index: int, words: str, plate: str) -> None:
    box = hold(index)
    canvas.plate("frame_gold", box)
    canvas.tag((box.center[0], box.y - 4), words, plate, None, 20)
