"""The action spaces of one's own board, with dice and totals."""

from __future__ import annotations

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import LEAST, fitted, line, one_style
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.palette import FACE_ICON
from tortuga.app.games.tortuga2014.table import layout as at
from tortuga.app.games.tortuga2014.table.parts import (
    SHADE,
    locked_space,
    opens_at,
)
from tortuga.app.games.tortuga2014.table.pieces import (
    draw_bonus_tile,
    draw_die,
)
from tortuga.app.games.tortuga2014.table.shown import DiceShown
from tortuga.app.games.tortuga2014.table.spots import dice_on, own_die_box, own_place
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, BOARD, DIE_LETTERS, RAID

_FAINT = "#d9bd85"


def action_space(canvas: Canvas, sight: DiceShown, action: int) -> None:
    """One action space of `sight.me`, with the dice that `marks.preview` would add as ghosts."""
    me, preview = sight.me, sight.marks.preview
    board = sight.board(me)
    box = sight.box("action", me, action)
    y = box[1]
    added = (
        tuple(DIE_LETTERS.index(letter) for letter in preview[1]) if preview and preview[0] == action else ()
    )
    legal, chosen = sight.legal("action", me, action), sight.chosen("action", me, action)
    lit = action == sight.hot_action or bool(added) or chosen
    if lit or legal:
        canvas.glow(box, 12, 1.0 if lit else 0.85)
    canvas.plate("well_hot" if lit else "well", box)
    if legal and not lit:
        canvas.plate("frame_gold", box)
    _label(canvas, sight, action, box, lit)
    lying = dice_on(board, action)
    _dice(canvas, sight, action, lying, added, box)
    tile = board.bonus[action] if sight.shows("bonus", me, action) else 0
    if sight.chosen("bonus", me, action):
        tile += 1  # as it will be once the choice is confirmed
    center = sight.center("bonus", me, action)
    draw_bonus_tile(
        canvas,
        center,
        tile,
        at.OWN_BONUS,
        sight.legal("bonus", me, action) or sight.chosen("bonus", me, action),
    )
    if sight.legal("bonus", me, action):
        canvas.marker(center, 0 if not tile else 22, 0.62)  # inside an empty space: above it is a name
    shown = tuple(die for die in lying if sight.shows("die", me, die))
    total = sight.total(me, action, added) if added else _total_of(sight, action, shown, tile)
    if total:
        tone = "preview" if added else "gold_l"
        size = canvas.numeral(34, 45)
        grown = size - 34
        over = (center[0], y + 95 - grown * 0.3)
        line(canvas, sight.say("pic-total"), "text", 17, 20, "label", over, "center", max_w=58)
        canvas.text(str(total), "black", size, tone, (center[0], y + 117 + grown * 0.15), "center", SHADE)


def _total_of(sight: DiceShown, action: int, dice: tuple[int, ...], tile: int) -> int:
    numbers = sight.table.options.numbers
    return sum(numbers[die][action] for die in dice) + tile if dice else 0


def _label(canvas: Canvas, sight: DiceShown, action: int, box: Box, lit: bool) -> None:
    x, y, w, _h = box
    canvas.plate("label_hot" if lit else "label", Box(x + 6, y + 6, w - 12, 33))
    ink = "button_ink" if lit else "#4a2a14"
    names = [sight.say(f"log-action-{name}") for name in ACTION_NAMES]
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
    canvas: Canvas, sight: DiceShown, action: int, lying: tuple[int, ...], added: tuple[int, ...], box: Box
) -> None:
    me = sight.me
    board = sight.board(me)
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
        if not ghost and not sight.shows("die", me, die):
            continue
        slot = own_die_box(action, position, len(dice))
        letter = sight.die_letter(die, action)
        draw_die(
            canvas,
            sight.colour(me),
            letter,
            action,
            slot.center,
            slot[2],
            state="ghost" if ghost else "plain",
            lift=3,
        )
