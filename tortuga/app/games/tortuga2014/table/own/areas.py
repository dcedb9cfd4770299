"""The areas of one's own board, through which chests travel, and the treasure tiles."""

from __future__ import annotations

from collections.abc import Sequence

from tortuga.app.draw.brush import SetLine
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import words
from tortuga.app.draw.theme import TYPE
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.palette import COLOUR, ICON
from tortuga.app.games.tortuga2014.table import layout as at
from tortuga.app.games.tortuga2014.table.parts import (
    SHADE,
    chest_on,
    home_count,
    locked_space,
    opens_at,
    track,
)
from tortuga.app.games.tortuga2014.table.pieces import (
    draw_chest,
    draw_treasure_tile,
)
from tortuga.app.games.tortuga2014.table.shown import DiceShown
from tortuga.app.games.tortuga2014.table.spots import own_tortuga
from tortuga.games.tortuga2014.pieces import CHESTS, Chest


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
        x, y = own_tortuga(colour).center
        fresh = arriving.count(kind)
        number = lying.count(kind) + fresh
        draw_chest(canvas, kind, (x, y), at.OWN_TORTUGA_CHEST, glow=bool(fresh), alpha=255 if number else 70)
        if number:
            plate = "tag_green" if fresh else "tag_ink"
            canvas.tag((x + 21, y + 17), f"\u00d7{number}", plate, None, canvas.numeral(17, 21))


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
    chests = sight.board(me).island
    for index, chest in enumerate(chests):
        if sight.shows("island", me, index):
            slot = sight.box("island", me, index)
            chest_on(
                canvas,
                chest,
                slot.center,
                slot[2],
                legal=sight.legal("island", me, index),
                chosen=sight.chosen("island", me, index),
                leaving=sight.leaves("island", me, index),
            )
    if not chests:
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
            draw_treasure_tile(canvas, slot.center, slot[2], value)
    if len(tiles) <= 5:
        told = sight.say("pic-tiles-secret" if tiles else "pic-tiles-none")
        words(canvas, told, "ital", 17, "label_dim", (x + 16, y + h - 19), max_w=w - 30)
