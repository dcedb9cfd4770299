"""The action spaces of one's own board, with dice and totals."""

from __future__ import annotations

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import LEAST, fitted, line, one_style
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.palette import FACE_ICON
from tortuga.app.games.tortuga2014.seen.shown import DiceShown, dice_on
from tortuga.app.games.tortuga2014.table import layout as at
from tortuga.app.games.tortuga2014.table.board import Place
from tortuga.app.games.tortuga2014.table.pieces import (
    draw_bonus_tile,
    draw_die,
)
from tortuga.app.games.tortuga2014.table.tracks import SHADE, locked_space, opens_at, packed
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, BOARD, DIE_LETTERS, RAID

_FAINT = "#d9bd85"


def cell(action: int) -> Box:
    """An action space."""
    return at.next_cell(at.OWN_ACTIONS, action, at.OWN_ACTION_GAP)


OWN_DICE = {1: 78, 2: 60, 3: 45, 4: 45, 5: 40}
"""Side of one's own die by the number of dice on the action space; Board and Raid have fixed places of 43."""


def own_place(action: int, place: int) -> Box:
    """One of the four die places of Board or Raid."""
    x, y, *_ = cell(action)
    row, column = divmod(place, 2)
    return Box(x + 12 + column * 58, y + 44 + row * 46, 54, 43)


def own_die_box(action: int, position: int, count: int) -> Box:
    """Where the position-th of `count` dice lies on one's own action space."""
    if action in (BOARD, RAID):
        return Box.around(own_place(action, position).center, 43)
    x, y, *_ = cell(action)
    size = OWN_DICE[count]
    dx, dy = packed(position, count, size + 3, size + 2)
    return Box.around((x + 70 + dx, y + 88 + dy), size)


def action_space(canvas: Canvas, shown: DiceShown, place: Place, action: int) -> None:
    """One action space of the seat at the bottom, with the dice that `marks.preview` would add as ghosts."""
    me, preview = shown.me, shown.marks.preview
    board = shown.board(me)
    box = place("action", action)
    y = box[1]
    added = (
        tuple(DIE_LETTERS.index(letter) for letter in preview[1]) if preview and preview[0] == action else ()
    )
    legal, chosen = shown.legal("action", me, action), shown.chosen("action", me, action)
    lit = action == shown.hot_action or bool(added) or chosen
    if lit or legal:
        canvas.glow(box, 12, 1.0 if lit else 0.85)
    canvas.plate("well_hot" if lit else "well", box)
    if legal and not lit:
        canvas.plate("frame_gold", box)
    _label(canvas, shown, action, box, lit)
    lying = dice_on(board, action)
    _dice(canvas, shown, action, lying, added, box)
    tile = board.bonus[action] if shown.shows("bonus", me, action) else 0
    if shown.chosen("bonus", me, action):
        tile += 1  # as it will be once the choice is confirmed
    center = place("bonus", action).center
    draw_bonus_tile(
        canvas,
        center,
        tile,
        at.OWN_BONUS,
        shown.legal("bonus", me, action) or shown.chosen("bonus", me, action),
    )
    if shown.legal("bonus", me, action):
        canvas.marker(center, 0 if not tile else 22, 0.62)  # inside an empty space: above it is a name
    there = tuple(die for die in lying if shown.shows("die", me, die))
    total = shown.total(me, action, added) if added else _total_of(shown, action, there, tile)
    if total:
        tone = "preview" if added else "gold_l"
        size = canvas.numeral(34, 45)
        grown = size - 34
        over = (center[0], y + 95 - grown * 0.3)
        line(canvas, shown.say("pic-total"), "text", 17, 20, "label", over, "center", max_w=58)
        canvas.text(str(total), "black", size, tone, (center[0], y + 117 + grown * 0.15), "center", SHADE)


def _total_of(shown: DiceShown, action: int, dice: tuple[int, ...], tile: int) -> int:
    numbers = shown.table.options.numbers
    return sum(numbers[die][action] for die in dice) + tile if dice else 0


def _label(canvas: Canvas, shown: DiceShown, action: int, box: Box, lit: bool) -> None:
    x, y, w, _h = box
    canvas.plate("label_hot" if lit else "label", Box(x + 6, y + 6, w - 12, 33))
    ink = "button_ink" if lit else "#4a2a14"
    names = [shown.say(f"log-action-{name}") for name in ACTION_NAMES]
    told = names[action]
    # long names do without the symbol: this one, or with larger words all of them
    role, size = one_style(canvas, names, w - 46, 19)
    bare = size < 19 < canvas.sized("sc", 19)
    if bare:
        role, size = "sc", canvas.alike([(name, w - 18) for name in names], "sc", 19)
        if size < 19:
            role, size = "bold", canvas.alike([(name, w - 18) for name in names], "bold", 19)
    left_out = bare or canvas.width(told, "bold", LEAST, True) > w - 52
    room, glyph = (w - 14, 0) if left_out else (w - 46, 30)
    name, role, size = fitted(canvas, told, role, min(22.0, size), room)
    left = x + (w - canvas.width(name, role, size, True) - glyph) / 2
    if glyph:
        canvas.icon(FACE_ICON[action], (left + 12, y + 22.5), 23, ink)
    # small letters stand lower in their line than capitals
    canvas.text(name, role, size, ink, (left + glyph, y + (21.5 if role == "sc" else 23)))


def _dice(
    canvas: Canvas, shown: DiceShown, action: int, lying: tuple[int, ...], added: tuple[int, ...], box: Box
) -> None:
    me = shown.me
    board = shown.board(me)
    limited = action in (BOARD, RAID)
    if limited:
        limit = board.boat_limit if action == BOARD else board.pirate_limit
        for place in range(4):
            slot = own_place(action, place)
            if place >= max(limit, len(lying)):
                locked_space(canvas, slot, opens_at(place))
                continue
            canvas.plate("slot_die", slot)
            if place >= len(lying) + len(added):
                canvas.icon(FACE_ICON[action], slot.center, 25, _FAINT, alpha=70)
    elif not lying and not added:
        canvas.icon(FACE_ICON[action], (box[0] + 70, box[1] + 88), 66, _FAINT, alpha=60)
    dice = lying + added
    for position, die in enumerate(dice):
        ghost = position >= len(lying)
        if not ghost and not shown.shows("die", me, die):
            continue
        slot = own_die_box(action, position, len(dice))
        letter = shown.die_letter(die, action)
        draw_die(
            canvas,
            shown.colour(me),
            letter,
            action,
            slot.center,
            slot[2],
            state="ghost" if ghost else "plain",
            lift=3,
        )
