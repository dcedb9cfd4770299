"""The board of the seat at the bottom: action spaces with dice and totals, areas, treasure tiles."""

from __future__ import annotations

from collections.abc import Sequence

from tortuga.app.draw.brush import SetLine
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import LEAST, fitted, one_style, words
from tortuga.app.draw.theme import TYPE
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.palette import COLOUR, FACE_ICON, ICON
from tortuga.app.games.tortuga2014.table import layout as at
from tortuga.app.games.tortuga2014.table.layout import center_of
from tortuga.app.games.tortuga2014.table.parts import (
    SHADE,
    chest_on,
    home_count,
    locked_space,
    opens_at,
    track,
)
from tortuga.app.games.tortuga2014.table.pieces import (
    draw_bonus_tile,
    draw_chest,
    draw_die,
    draw_treasure_tile,
)
from tortuga.app.games.tortuga2014.table.shown import DiceShown
from tortuga.app.games.tortuga2014.table.spots import dice_on, own_die_box, own_place, own_tortuga
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, BOARD, CHESTS, DIE_LETTERS, RAID, Chest

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
        words(
            canvas, sight.say("pic-total"), "text", 17, "label_dim", (center[0], y + 95), "center", max_w=52
        )
        canvas.text(str(total), "black", 34, tone, (center[0], y + 117), "center", SHADE)


def _total_of(sight: DiceShown, action: int, dice: tuple[int, ...], tile: int) -> int:
    numbers = sight.table.options.numbers
    return sum(numbers[die][action] for die in dice) + tile if dice else 0


def _label(canvas: Canvas, sight: DiceShown, action: int, box: Box, lit: bool) -> None:
    x, y, w, _h = box
    canvas.plate("label_hot" if lit else "label", (x + 6, y + 6, w - 12, 33))
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
                canvas.icon(FACE_ICON[action], center_of(slot), 25, _FAINT, alpha=70)
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
            center_of(slot),
            slot[2],
            state="ghost" if ghost else "plain",
            lift=3,
        )


def flow(canvas: Canvas, _sight: DiceShown) -> None:
    """The arrows from area to area: which way chests move."""
    for left, right in (
        (at.OWN_TORTUGA, at.OWN_FLEET),
        (at.OWN_FLEET, at.OWN_CREW),
        (at.OWN_CREW, at.OWN_ISLAND),
    ):
        spot = ((left[0] + left[2] + right[0]) / 2, left[1] + 80)
        canvas.icon(ICON["move"], spot, 25, "gold_l", shadow=200, flip=True)


def _header(
    canvas: Canvas,
    box: Box,
    icon: str,
    title: str,
    note: str,
    ink: str = "glyph",
    note_ink: str = "#e9c878",
    done: bool = False,
    beside: Sequence[str] = (),
) -> None:
    """Symbol and title of an area, at the right a note; `done` = with a tick before it.

    beside: titles of other areas that are as wide; they are of one size, and the note keeps clear of it.
    """
    x, y, w, _h = box
    shade = SHADE if ink == "glyph" else None
    canvas.icon(icon, (x + 24, y + 21), 28, ink, shadow=110 if shade else 0)
    size = 26 if not shade else 18
    role = "black" if not shade else "bold"
    note_w = min(canvas.width(note, role, size), (w - 62) * 0.62)
    told_size = canvas.sized("sc", TYPE["heading"])
    if beside:
        room = w - 64 - canvas.width(note, role, size, True)
        told_size = canvas.alike([(name, room) for name in (title, *beside)], "sc", TYPE["heading"])
        widest = max(canvas.width(name, "sc", told_size, True) for name in (title, *beside))
        note_w = min(note_w, w - 64 - widest)
    told = words(
        canvas, note, role, size, note_ink, (x + w - 12, y + 20), "midright", shade, max_w=note_w + 1
    )
    if done:
        canvas.icon(ICON["done"], (told[0] - 16, y + 20), 24, note_ink)
        note_w += 30
    title = SetLine(title)
    words(canvas, title, "sc", told_size, ink, (x + 44, y + 19), shade=shade, max_w=w - 64 - note_w)


def tortuga(canvas: Canvas, sight: DiceShown) -> None:
    """The chests that are home."""
    box = sight.box("area_tortuga", sight.me)
    board, plan = sight.board(sight.me), sight.marks.plan
    arriving: tuple[Chest, ...] = plan.to_tortuga if plan is not None else ()
    lying = [chest for index, chest in enumerate(board.tortuga) if sight.shows("tortuga", sight.me, index)]
    canvas.plate("parchment", box)
    home, target = len(lying) + len(arriving), sight.table.options.target
    count, ink = home_count(home, target)
    title = sight.say("pic-area-tortuga")
    _header(canvas, box, ICON["tortuga"], title, count, "ink", ink, done=home >= target)
    for colour, kind in enumerate(CHESTS):
        x, y = center_of(own_tortuga(colour))
        fresh = arriving.count(kind)
        number = lying.count(kind) + fresh
        draw_chest(canvas, kind, (x, y), at.OWN_TORTUGA_CHEST, glow=bool(fresh), alpha=255 if number else 70)
        if number:
            canvas.tag((x + 21, y + 17), f"\u00d7{number}", "tag_green" if fresh else "tag_ink", None, 17)


def track_area(canvas: Canvas, sight: DiceShown, area: str) -> None:
    """Track with its steps above, chest spaces below, locked ones with the box that opens them."""
    me, plan = sight.me, sight.marks.plan
    board = sight.board(me)
    token = "boat" if area == "fleet" else "pirate"
    reached, limit, chests = (
        (board.boat, board.boat_limit, board.fleet)
        if area == "fleet"
        else (board.pirate, board.pirate_limit, board.crew)
    )
    glow: frozenset[int] = frozenset()
    if plan is not None:
        chests, glow = (plan.fleet, plan.glow_fleet) if area == "fleet" else (plan.crew, plan.glow_crew)
    x, y, *_ = box = sight.box(f"area_{area}", me)
    canvas.plate("well", box)
    if sight.legal(f"area_{area}", me) or sight.chosen(f"area_{area}", me):
        canvas.plate("frame_gold", box)
    told = sight.say("pic-chests-of", count=len(chests), limit=limit)
    names = {name: sight.say(f"pic-area-{name}") for name in ("fleet", "crew")}
    _header(canvas, box, ICON[area], names[area], told, beside=tuple(names.values()))
    left, top = x + at.OWN_TRACK[0], y + at.OWN_TRACK[1]
    colour = sight.colour(me)
    track(canvas, (left, top), reached, colour, at.OWN_TRACK_BOX, at.OWN_TRACK_GAP, steps=True)
    if sight.shows(token, me, reached) and sight.shows(token, me):
        canvas.disc(COLOUR[colour].rgb, ICON[area], sight.center(token, me, reached), at.OWN_TOKEN, lift=4)
    for place in range(4):
        slot = sight.box(area, me, place)
        if place < limit:
            canvas.plate("slot", slot)
        else:
            locked_space(canvas, slot, opens_at(place))
    for place, chest in enumerate(chests[:4]):
        if sight.shows(area, me, place):
            chest_on(
                canvas,
                chest,
                sight.center(area, me, place),
                at.OWN_CHEST,
                legal=sight.legal(area, me, place),
                chosen=sight.chosen(area, me, place),
                leaving=sight.leaves(area, me, place),
                glow=place in glow,
            )


def island(canvas: Canvas, sight: DiceShown) -> None:
    """The chests that came ashore this round; while they are moved, what finds no space."""
    me, plan = sight.me, sight.marks.plan
    x, y, w, _h = box = sight.box("area_island", me)
    canvas.plate("well_soft", box)
    _header(canvas, box, ICON["island"], sight.say("pic-area-island"), "")
    if plan is not None:
        _surplus(canvas, sight, plan.surplus)
        if not plan.surplus:
            canvas.icon(ICON["island"], (x + w / 2, y + 88), 64, "#d9bd85", alpha=55)
        return
    lying = 0
    for index, chest in enumerate(sight.board(me).island):
        if sight.shows("island", me, index):
            lying += 1
            slot = sight.box("island", me, index)
            chest_on(
                canvas,
                chest,
                center_of(slot),
                slot[2],
                legal=sight.legal("island", me, index),
                chosen=sight.chosen("island", me, index),
                leaving=sight.leaves("island", me, index),
            )
    if not lying:
        canvas.icon(ICON["island"], (x + w / 2, y + 88), 64, "#d9bd85", alpha=55)


def _surplus(canvas: Canvas, sight: DiceShown, surplus: tuple[Chest, ...]) -> None:
    """Chests that find no space, with a red plate."""
    if not surplus:
        return
    x, y, w, _h = at.OWN_ISLAND
    count = len(surplus)
    size, step = (54, 0) if count == 1 else (46, 52) if count == 2 else (38, 112 / count)
    for i, chest in enumerate(surplus):
        draw_chest(canvas, chest, (x + w / 2 + (i - (count - 1) / 2) * step, y + 74), size)
    canvas.tag((x + w / 2, y + 118), sight.say("pic-surplus"), "tag_red", None, 18, max_w=w - 16)


def tiles(canvas: Canvas, sight: DiceShown) -> None:
    """The treasure tiles; only who sees their coins in the view sees them here."""
    me = sight.me
    x, y, w, h = at.OWN_TILES
    tiles = sight.board(me).tiles
    canvas.plate("well", at.OWN_TILES)
    known = [tile for tile in tiles if tile is not None]
    words(
        canvas, sight.say("pic-your-tiles"), "sc", 20, "label", (x + 16, y + 22), shade=SHADE, max_w=w - 100
    )
    coins = canvas.text(
        "?" if None in tiles else str(sum(known)),
        "black",
        23,
        "gold_l",
        (x + w - 16, y + 21),
        "midright",
        SHADE,
    )
    canvas.icon(ICON["coin"], (coins[0] - 18, y + 22), 22, "gold_l", shadow=90)
    for index, value in enumerate(tiles):
        if sight.shows("tile", me, index):
            slot = sight.box("tile", me, index)
            if sight.legal("tile", me, index) or sight.chosen("tile", me, index):
                canvas.glow(slot, 10, 1.0, blur=5)
            draw_treasure_tile(canvas, center_of(slot), slot[2], value)
    if len(tiles) <= 5:
        told = sight.say("pic-tiles-secret" if tiles else "pic-tiles-none")
        words(canvas, told, "ital", 17, "label_dim", (x + 16, y + h - 19), max_w=w - 30)
