"""Choices as small pictures: dice, chests, captains and symbols in a row."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import words
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.palette import FACE_ICON, ICON, SKULL
from tortuga.app.games.tortuga2014.seen.shown import DiceShown
from tortuga.app.games.tortuga2014.table.pieces import (
    draw_bonus_tile,
    draw_chest,
    draw_die,
    draw_treasure_tile,
)
from tortuga.games.tortuga2014.commands import (
    Claim,
    Command,
    DeclareSkulls,
    Forfeit,
    Keep,
    KeepTile,
    MoveChests,
    Steal,
    TakeBonus,
)
from tortuga.games.tortuga2014.legal import attacked_area
from tortuga.games.tortuga2014.pieces import Chest

Chip = Callable[[Point, float], None]
"""Paints one picture around a point, so wide."""

CHIP = 28.0
"""Width of a picture in a row of usual height."""
_APART = 2.0
_SMALL, _BADGE = 40.0, 1.6
"""Dice below this width have a number so many times as large, so that it can be read."""


def choice_chips(canvas: Canvas, sight: DiceShown, command: Command, box: Box, size: float = CHIP) -> None:
    """What a command does, from the left of a box; `size` is the width of a picture, if there is room."""
    chips = _chips(canvas, sight, command)
    x, y, w, h = box
    if not chips:
        words(canvas, sight.say("advice-keep-none"), "bold", 18, "ink", (x, y + h / 2), max_w=w)
        return
    step = min(size + _APART, w / len(chips))
    for index, chip in enumerate(chips):
        chip((x + step * (index + 0.5), y + h / 2), min(size, step))


def _chips(canvas: Canvas, sight: DiceShown, command: Command) -> list[Chip]:
    table, seat = sight.table, sight.me
    match command:
        case Keep(dice):
            roll = table.rolls[seat] or ()
            return [_die(canvas, sight, die, roll[die]) for die in dice]
        case DeclareSkulls(action):
            return [_icon(canvas, FACE_ICON[SKULL]), _arrow(canvas), _icon(canvas, FACE_ICON[action])]
        case TakeBonus(action):
            value = sight.board(seat).bonus[action] + 1
            return [_bonus(canvas, value), _arrow(canvas), _icon(canvas, FACE_ICON[action])]
        case KeepTile(index):
            coins = table.drawn[index]
            return [lambda at, size: draw_treasure_tile(canvas, at, size, coins)]
        case Steal(target, position):
            chest = None if position is None else attacked_area(table.boards[target], table.action)[position]
            return _attack(canvas, sight, target, chest)
        case Claim(target, chest):
            return _attack(canvas, sight, target, chest)
        case MoveChests(to_fleet, to_crew):
            return _area(canvas, "fleet", to_fleet) + _area(canvas, "crew", to_crew)
        case Forfeit():
            return [_icon(canvas, ICON["cancel"]), _icon(canvas, FACE_ICON[table.action])]
        case _:
            return [_icon(canvas, FACE_ICON[table.action])]


def _bonus(canvas: Canvas, value: int) -> Chip:
    return lambda at, size: draw_bonus_tile(canvas, at, value, size - 2)


def _die(canvas: Canvas, sight: DiceShown, die: int, face: int) -> Chip:
    def chip(at: Point, size: float) -> None:
        badge = _BADGE if size < _SMALL else 1.0
        draw_die(
            canvas, sight.colour(sight.me), sight.die_letter(die, face), face, at, size, lift=2, badge=badge
        )

    return chip


def _icon(canvas: Canvas, name: str) -> Chip:
    return lambda at, size: canvas.icon(name, at, size - 3, "ink2")


def _arrow(canvas: Canvas) -> Chip:
    return lambda at, size: canvas.icon(ICON["move"], at, size / 2, "gold_d")


def _attack(canvas: Canvas, sight: DiceShown, target: int, chest: Chest | None) -> list[Chip]:
    found: list[Chip] = [lambda at, size: canvas.emblem(sight.seat_colour(target), at, size, lift=2)]
    return [*found, *_chests(canvas, () if chest is None else (chest,))]


def _area(canvas: Canvas, name: str, chests: Sequence[Chest]) -> list[Chip]:
    return [_icon(canvas, ICON[name]), *_chests(canvas, chests)]


def _chests(canvas: Canvas, chests: Sequence[Chest]) -> list[Chip]:
    def chip(chest: Chest) -> Chip:
        return lambda at, size: draw_chest(canvas, chest, at, size - 1)

    return [chip(chest) for chest in chests]
