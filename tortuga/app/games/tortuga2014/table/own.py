"""One's own board: the areas through which chests travel, the action spaces, the treasure tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from typing_extensions import override

from tortuga.app.draw.brush import SetLine
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import LEAST, fitted, line, one_style, words
from tortuga.app.draw.theme import TYPE
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.palette import COLOUR, FACE_ICON, ICON
from tortuga.app.games.tortuga2014.shown import DiceShown, dice_on, loose_dice
from tortuga.app.games.tortuga2014.table.board import BoardPart, Place, name_ribbon
from tortuga.app.games.tortuga2014.table.layout import OWN_BOARD
from tortuga.app.games.tortuga2014.table.pieces import (
    CHEST_SHAPE,
    SHADE,
    chest_on,
    draw_bonus_tile,
    draw_chest,
    draw_die,
    draw_treasure_tile,
    home_count,
    locked_space,
    opens_at,
    packed,
    track,
)
from tortuga.app.games.tortuga2014.table.tray import TRAY_SCREEN, tray_die
from tortuga.games.tortuga2014.pieces import (
    ACTION_NAMES,
    ACTIONS,
    BOARD,
    CHEST_INDEX,
    CHESTS,
    DIE_LETTERS,
    RAID,
    UNASSIGNED,
    Chest,
)
from tortuga.games.tortuga2014.state import Board


class OwnBoard(BoardPart):
    """The board of the seat at the bottom; tray and buttons lie on it."""

    @override
    def seat(self, me: int, seats: int) -> int:
        return me

    @override
    def place(self, kind: str, index: int, board: Board, me: int, seats: int) -> Box:
        if (area := _OWN_AREAS.get(kind)) is not None:
            return area
        match kind:
            case "schooner":
                return OWN_SCHOONER
            case "tortuga":
                if index >= len(board.tortuga):
                    return OWN_TORTUGA
                return _home(CHEST_INDEX[board.tortuga[index]])
            case "boat":
                return _own_token(OWN_FLEET, index or board.boat)
            case "pirate":
                return _own_token(OWN_CREW, index or board.pirate)
            case "fleet" | "crew":
                x, y, *_ = OWN_FLEET if kind == "fleet" else OWN_CREW
                x, y = x + OWN_CHESTS[0] + index * OWN_CHEST_STEP, y + OWN_CHESTS[1]
                return Box(x, y, OWN_CHEST * 1.04, OWN_CHEST * CHEST_SHAPE)
            case "island":
                return _own_island(index, max(len(board.island), index + 1))
            case "action":
                return own_cell(index)
            case "bonus":
                x, y, w, _ = own_cell(index)
                return Box.around((x + w - 32, y + 63), OWN_BONUS)
            case "die":
                return _own_die(index, board)
            case "tile":
                return own_tile(index, max(len(board.tiles), index + 1))
        raise KeyError(kind)

    @override
    def paint(self, canvas: Canvas, shown: DiceShown) -> None:
        place = self.places_of(shown, shown.me)
        canvas.plate("wood_own", OWN_BOARD)
        name_ribbon(canvas, shown, shown.me, place, OWN_EMBLEM)
        _tortuga(canvas, shown, place)
        for area in ("fleet", "crew"):
            _track_area(canvas, shown, place, area)
        _island(canvas, shown, place)
        _flow(canvas)
        for action in ACTIONS:
            action_space(canvas, shown, place, action)
        _tiles(canvas, shown, place)


# ------------------------------------------------------------------ where things are
OWN_RIBBON: Final[Box] = Box(66, 702, 540, 50)
OWN_SCHOONER: Final[Box] = Box(114, 705, 44, 44)
OWN_EMBLEM: Final = 76
OWN_TORTUGA: Final[Box] = Box(34, 758, 212, 150)
OWN_FLEET: Final[Box] = Box(262, 758, 302, 150)
OWN_CREW: Final[Box] = Box(580, 758, 302, 150)
OWN_ISLAND: Final[Box] = Box(898, 758, 134, 150)
OWN_ACTIONS: Final[Box] = Box(34, 918, 998, 138)
OWN_ACTION_GAP: Final = 8
OWN_TRACK: Final[Point] = (12, 41)
OWN_TRACK_BOX: Final = 31
OWN_TRACK_GAP: Final = 4
OWN_TOKEN: Final = 42
OWN_CHESTS: Final[Point] = (14, 99)
OWN_CHEST: Final = 52
OWN_CHEST_STEP: Final = 73
OWN_TORTUGA_CHEST: Final = 46
OWN_BONUS: Final = 37
OWN_TILES: Final[Box] = Box(1540, 914, 346, 142)
_OWN_AREAS: dict[str, Box] = {
    "board": OWN_BOARD,
    "ribbon": OWN_RIBBON,
    "area_tortuga": OWN_TORTUGA,
    "area_fleet": OWN_FLEET,
    "area_crew": OWN_CREW,
    "area_island": OWN_ISLAND,
    "screen": TRAY_SCREEN,
    "tiles": OWN_TILES,
}


def _home(colour: int) -> Box:
    """Place of a chest colour in one's own Tortuga area."""
    x, y, *_ = OWN_TORTUGA
    row, column = divmod(colour, 3)
    return Box.around((x + 40 + column * 66 + row * 33, y + 62 + row * 54), OWN_TORTUGA_CHEST, 40)


def _own_token(area: Box, number: int) -> Box:
    x = area[0] + OWN_TRACK[0] + (number - 1) * (OWN_TRACK_BOX + OWN_TRACK_GAP)
    y = area[1] + OWN_TRACK[1]
    return Box.around((x + OWN_TRACK_BOX / 2, y + OWN_TRACK_BOX / 2), OWN_TOKEN)


def _own_island(index: int, count: int) -> Box:
    """Two rows of two chests, or of three smaller ones: five is the most that can lie there."""
    x, y, *_ = OWN_ISLAND
    row, column = divmod(index, 2 if count <= 4 else 3)
    if count <= 4:
        return Box.around((x + 38 + column * 58, y + 66 + row * 52), 50, 43)
    return Box.around((x + 25 + column * 42, y + 66 + row * 48), 40, 35)


def _own_die(die: int, board: Board) -> Box:
    action = board.dice[die]
    if action == UNASSIGNED:
        loose = loose_dice(board)
        return tray_die(loose.index(die), len(loose))
    mates = dice_on(board, action)
    return own_die_box(action, mates.index(die), len(mates))


def own_tile(index: int, count: int) -> Box:
    """Where the index-th of `count` own treasure tiles lies; many are drawn smaller."""
    x, y, *_ = OWN_TILES
    for size, step, columns, rows, top in ((58, 66, 5, 1, 73), (44, 46, 7, 1, 70), (40, 45, 7, 2, 66)):
        if count <= columns * rows:
            row, column = divmod(index, columns)
            return Box.around((x + 17 + size / 2 + column * step, y + top + row * 44), size)
    row, column = divmod(index, 10)
    return Box.around((x + 30 + column * 31.5, y + 60 + row * 31), 29)


# ------------------------------------------------------------------ how they look
def _flow(canvas: Canvas) -> None:
    """The arrows from area to area, the way chests move."""
    for left, right in ((OWN_TORTUGA, OWN_FLEET), (OWN_FLEET, OWN_CREW), (OWN_CREW, OWN_ISLAND)):
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
    title_size = canvas.sized("sc", TYPE["heading"])
    if beside:
        room = w - 64 - canvas.width(note, role, size, True)
        title_size = canvas.alike([(name, room) for name in (title, *beside)], "sc", TYPE["heading"])
        widest = max(canvas.width(name, "sc", title_size, True) for name in (title, *beside))
        note_w = min(note_w, w - 64 - widest)
    painted = words(
        canvas, note, role, size, note_ink, (x + w - 12, y + 20), "midright", shade, max_w=note_w + 1
    )
    if done:
        canvas.icon(ICON["done"], (painted[0] - 16, y + 20), 24, note_ink)
        note_w += 30
    title = SetLine(title)
    words(canvas, title, "sc", title_size, ink, (x + 44, y + 19), shade=shade, max_w=w - 64 - note_w)


def _tortuga(canvas: Canvas, shown: DiceShown, place: Place) -> None:
    """The chests that are home."""
    box = place("area_tortuga")
    board, plan = shown.board(shown.me), shown.marks.plan
    arriving: tuple[Chest, ...] = plan.to_tortuga if plan is not None else ()
    lying = [chest for index, chest in enumerate(board.tortuga) if shown.shows("tortuga", shown.me, index)]
    canvas.plate("parchment", box)
    home, target = len(lying) + len(arriving), shown.table.options.target
    count, ink = home_count(home, target)
    title = shown.say("pic-area-tortuga")
    _header(canvas, box, ICON["tortuga"], title, count, "ink", ink, done=home >= target)
    for colour, kind in enumerate(CHESTS):
        x, y = _home(colour).center
        fresh = arriving.count(kind)
        number = lying.count(kind) + fresh
        draw_chest(canvas, kind, (x, y), OWN_TORTUGA_CHEST, glow=bool(fresh), alpha=255 if number else 70)
        if number:
            plate = "tag_green" if fresh else "tag_ink"
            canvas.tag((x + 21, y + 17), f"\u00d7{number}", plate, None, canvas.numeral(17, 21))


def _track_area(canvas: Canvas, shown: DiceShown, place: Place, area: str) -> None:
    """Track with its steps above, chest spaces below, locked ones with the box that opens them."""
    me, plan = shown.me, shown.marks.plan
    board = shown.board(me)
    token = "boat" if area == "fleet" else "pirate"
    reached, limit, chests = (
        (board.boat, board.boat_limit, board.fleet)
        if area == "fleet"
        else (board.pirate, board.pirate_limit, board.crew)
    )
    glow: frozenset[int] = frozenset()
    if plan is not None:
        chests, glow = (plan.fleet, plan.glow_fleet) if area == "fleet" else (plan.crew, plan.glow_crew)
    x, y, *_ = box = place(f"area_{area}")
    canvas.plate("well", box)
    if shown.legal(f"area_{area}", me) or shown.chosen(f"area_{area}", me):
        canvas.plate("frame_gold", box)
    count = shown.say("pic-chests-of", count=len(chests), limit=limit)
    names = {name: shown.say(f"pic-area-{name}") for name in ("fleet", "crew")}
    _header(canvas, box, ICON[area], names[area], count, beside=tuple(names.values()))
    left, top = x + OWN_TRACK[0], y + OWN_TRACK[1]
    colour = shown.colour(me)
    track(canvas, (left, top), reached, colour, OWN_TRACK_BOX, OWN_TRACK_GAP, steps=True)
    if shown.shows(token, me, reached) and shown.shows(token, me):
        canvas.disc(COLOUR[colour].rgb, ICON[area], place(token, reached).center, OWN_TOKEN, lift=4)
    for index in range(4):
        slot = place(area, index)
        if index < limit:
            canvas.plate("slot", slot)
        else:
            locked_space(canvas, slot, opens_at(index))
    for index, chest in enumerate(chests[:4]):
        if shown.shows(area, me, index):
            chest_on(
                canvas,
                chest,
                place(area, index).center,
                OWN_CHEST,
                legal=shown.legal(area, me, index),
                chosen=shown.chosen(area, me, index),
                leaving=shown.leaves(area, me, index),
                glow=index in glow,
            )


def _island(canvas: Canvas, shown: DiceShown, place: Place) -> None:
    """The chests that came ashore this round; while they are ordered, those that find no space."""
    me, plan = shown.me, shown.marks.plan
    x, y, w, _h = box = place("area_island")
    canvas.plate("well_soft", box)
    _header(canvas, box, ICON["island"], shown.say("pic-area-island"), "")
    if plan is not None:
        _surplus(canvas, shown, plan.surplus)
        if not plan.surplus:
            canvas.icon(ICON["island"], (x + w / 2, y + 88), 64, "#d9bd85", alpha=55)
        return
    chests = shown.board(me).island
    for index, chest in enumerate(chests):
        if shown.shows("island", me, index):
            slot = place("island", index)
            chest_on(
                canvas,
                chest,
                slot.center,
                slot[2],
                legal=shown.legal("island", me, index),
                chosen=shown.chosen("island", me, index),
                leaving=shown.leaves("island", me, index),
            )
    if not chests:
        canvas.icon(ICON["island"], (x + w / 2, y + 88), 64, "#d9bd85", alpha=55)


def _surplus(canvas: Canvas, shown: DiceShown, surplus: tuple[Chest, ...]) -> None:
    """Chests that find no space, with a red plate."""
    if not surplus:
        return
    x, y, w, _h = OWN_ISLAND
    count = len(surplus)
    size, step = (54, 0) if count == 1 else (46, 52) if count == 2 else (38, 112 / count)
    for i, chest in enumerate(surplus):
        draw_chest(canvas, chest, (x + w / 2 + (i - (count - 1) / 2) * step, y + 74), size)
    canvas.tag((x + w / 2, y + 118), shown.say("pic-surplus"), "tag_red", None, 18, max_w=w - 16)


def _tiles(canvas: Canvas, shown: DiceShown, place: Place) -> None:
    """The treasure tiles; their coins show only if the view knows them."""
    me = shown.me
    x, y, w, h = OWN_TILES
    tiles = shown.board(me).tiles
    canvas.plate("well", OWN_TILES)
    known = [tile for tile in tiles if tile is not None]
    words(
        canvas, shown.say("pic-your-tiles"), "sc", 20, "label", (x + 16, y + 22), shade=SHADE, max_w=w - 100
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
        if shown.shows("tile", me, index):
            slot = place("tile", index)
            if shown.legal("tile", me, index) or shown.chosen("tile", me, index):
                canvas.glow(slot, 10, 1.0, blur=5)
            draw_treasure_tile(canvas, slot.center, slot[2], value)
    if len(tiles) <= 5:
        hint = shown.say("pic-tiles-secret" if tiles else "pic-tiles-none")
        words(canvas, hint, "ital", 17, "label_dim", (x + 16, y + h - 19), max_w=w - 30)


# ------------------------------------------------------------------ action spaces
_FAINT = "#d9bd85"


def own_cell(action: int) -> Box:
    """Where one of the five action spaces is."""
    return OWN_ACTIONS.column(action, len(ACTIONS), OWN_ACTION_GAP)


OWN_DICE = {1: 78, 2: 60, 3: 45, 4: 45, 5: 40}
"""Side of one's own die by the number of dice on the action space; Board and Raid have fixed places of 43."""


def own_place(action: int, place: int) -> Box:
    """One of the four die places of Board or Raid."""
    x, y, *_ = own_cell(action)
    row, column = divmod(place, 2)
    return Box(x + 12 + column * 58, y + 44 + row * 46, 54, 43)


def own_die_box(action: int, position: int, count: int) -> Box:
    """Where the position-th of `count` dice lies on one's own action space."""
    if action in (BOARD, RAID):
        return Box.around(own_place(action, position).center, 43)
    x, y, *_ = own_cell(action)
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
    _action_name(canvas, shown, action, box, lit)
    lying = dice_on(board, action)
    _action_dice(canvas, shown, action, lying, added, box)
    tile = board.bonus[action] if shown.shows("bonus", me, action) else 0
    if shown.chosen("bonus", me, action):
        tile += 1  # as it will be once the choice is confirmed
    center = place("bonus", action).center
    draw_bonus_tile(
        canvas, center, tile, OWN_BONUS, shown.legal("bonus", me, action) or shown.chosen("bonus", me, action)
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


def _action_name(canvas: Canvas, shown: DiceShown, action: int, box: Box, lit: bool) -> None:
    x, y, w, _h = box
    canvas.plate("label_hot" if lit else "label", Box(x + 6, y + 6, w - 12, 33))
    ink = "button_ink" if lit else "#4a2a14"
    names = [shown.say(f"log-action-{name}") for name in ACTION_NAMES]
    label = names[action]
    # long names do without the symbol: this one, or with larger words all of them
    role, size = one_style(canvas, names, w - 46, 19)
    bare = size < 19 < canvas.sized("sc", 19)
    if bare:
        role, size = "sc", canvas.alike([(name, w - 18) for name in names], "sc", 19)
        if size < 19:
            role, size = "bold", canvas.alike([(name, w - 18) for name in names], "bold", 19)
    left_out = bare or canvas.width(label, "bold", LEAST, True) > w - 52
    room, glyph = (w - 14, 0) if left_out else (w - 46, 30)
    name, role, size = fitted(canvas, label, role, min(22.0, size), room)
    left = x + (w - canvas.width(name, role, size, True) - glyph) / 2
    if glyph:
        canvas.icon(FACE_ICON[action], (left + 12, y + 22.5), 23, ink)
    # small letters stand lower in their line than capitals
    canvas.text(name, role, size, ink, (left + glyph, y + (21.5 if role == "sc" else 23)))


def _action_dice(
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
