"""One's own board: the areas through which chests travel, the action spaces, the treasure tiles."""

from __future__ import annotations

from collections.abc import Sequence

from tortuga.app.draw.brush import SetLine
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import words
from tortuga.app.draw.theme import TYPE
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.palette import COLOUR, ICON
from tortuga.app.games.tortuga2014.seen.shown import DiceShown, dice_on, loose_dice
from tortuga.app.games.tortuga2014.table import layout as at
from tortuga.app.games.tortuga2014.table.board import BoardPart, Place, name_ribbon
from tortuga.app.games.tortuga2014.table.pieces import draw_chest, draw_treasure_tile
from tortuga.app.games.tortuga2014.table.spaces import action_space, cell, own_die_box
from tortuga.app.games.tortuga2014.table.tracks import (
    SHADE,
    chest_on,
    home_count,
    locked_space,
    opens_at,
    track,
)
from tortuga.app.games.tortuga2014.table.tray import tray_die
from tortuga.games.tortuga2014.pieces import ACTIONS, CHEST_INDEX, CHESTS, UNASSIGNED, Chest
from tortuga.games.tortuga2014.state import Board


class OwnBoard(BoardPart):
    """The board of the seat at the bottom; tray and buttons lie on it."""

    def seat(self, me: int, seats: int) -> int:  # noqa: ARG002
        """See `BoardPart`."""
        return me

    def place(self, kind: str, index: int, board: Board, me: int, seats: int) -> Box:  # noqa: ARG002
        """See `BoardPart`."""
        return _place(kind, index, board)

    def paint(self, canvas: Canvas, shown: DiceShown) -> None:
        """See `Part`."""
        place = self.places_of(shown, shown.me)
        canvas.plate("wood_own", at.OWN_BOARD)
        name_ribbon(canvas, shown, shown.me, place, at.OWN_EMBLEM)
        _tortuga(canvas, shown, place)
        for area in ("fleet", "crew"):
            _track_area(canvas, shown, place, area)
        _island(canvas, shown, place)
        _flow(canvas)
        for action in ACTIONS:
            action_space(canvas, shown, place, action)
        _tiles(canvas, shown, place)


# ------------------------------------------------------------------ where things are
_OWN_AREAS: dict[str, Box] = {
    "board": at.OWN_BOARD,
    "ribbon": at.OWN_RIBBON,
    "area_tortuga": at.OWN_TORTUGA,
    "area_fleet": at.OWN_FLEET,
    "area_crew": at.OWN_CREW,
    "area_island": at.OWN_ISLAND,
    "screen": at.TRAY_SCREEN,
    "tiles": at.OWN_TILES,
}


def _place(kind: str, index: int, board: Board) -> Box:
    """Where a thing of the seat at the bottom is.

    Raises:
        KeyError: unknown kind.
    """
    if (area := _OWN_AREAS.get(kind)) is not None:
        return area
    match kind:
        case "schooner":
            return at.OWN_SCHOONER
        case "tortuga":
            if index >= len(board.tortuga):
                return at.OWN_TORTUGA
            return _home(CHEST_INDEX[board.tortuga[index]])
        case "boat":
            return _own_token(at.OWN_FLEET, index or board.boat)
        case "pirate":
            return _own_token(at.OWN_CREW, index or board.pirate)
        case "fleet" | "crew":
            x, y, *_ = at.OWN_FLEET if kind == "fleet" else at.OWN_CREW
            x, y = x + at.OWN_CHESTS[0] + index * at.OWN_CHEST_STEP, y + at.OWN_CHESTS[1]
            return Box(x, y, at.OWN_CHEST * 1.04, at.OWN_CHEST * at.CHEST_SHAPE)
        case "island":
            return _own_island(index, max(len(board.island), index + 1))
        case "action":
            return cell(index)
        case "bonus":
            x, y, w, _ = cell(index)
            return Box.around((x + w - 32, y + 63), at.OWN_BONUS)
        case "die":
            return _own_die(index, board)
        case "tile":
            return own_tile(index, max(len(board.tiles), index + 1))
    raise KeyError(kind)


def _home(colour: int) -> Box:
    """Place of a chest colour in one's own Tortuga area."""
    x, y, *_ = at.OWN_TORTUGA
    row, column = divmod(colour, 3)
    return Box.around((x + 40 + column * 66 + row * 33, y + 62 + row * 54), at.OWN_TORTUGA_CHEST, 40)


def _own_token(area: Box, number: int) -> Box:
    x = area[0] + at.OWN_TRACK[0] + (number - 1) * (at.OWN_TRACK_BOX + at.OWN_TRACK_GAP)
    y = area[1] + at.OWN_TRACK[1]
    return Box.around((x + at.OWN_TRACK_BOX / 2, y + at.OWN_TRACK_BOX / 2), at.OWN_TOKEN)


def _own_island(index: int, count: int) -> Box:
    """Two rows of two chests, or of three smaller ones: five is the most that can lie there."""
    x, y, *_ = at.OWN_ISLAND
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
    """Where the index-th of `count` own treasure tiles lies; the more, the smaller."""
    x, y, *_ = at.OWN_TILES
    for size, step, columns, rows, top in ((58, 66, 5, 1, 73), (44, 46, 7, 1, 70), (40, 45, 7, 2, 66)):
        if count <= columns * rows:
            row, column = divmod(index, columns)
            return Box.around((x + 17 + size / 2 + column * step, y + top + row * 44), size)
    row, column = divmod(index, 10)
    return Box.around((x + 30 + column * 31.5, y + 60 + row * 31), 29)


# ------------------------------------------------------------------ how they look
def _flow(canvas: Canvas) -> None:
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
        draw_chest(canvas, kind, (x, y), at.OWN_TORTUGA_CHEST, glow=bool(fresh), alpha=255 if number else 70)
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
    told = shown.say("pic-chests-of", count=len(chests), limit=limit)
    names = {name: shown.say(f"pic-area-{name}") for name in ("fleet", "crew")}
    _header(canvas, box, ICON[area], names[area], told, beside=tuple(names.values()))
    left, top = x + at.OWN_TRACK[0], y + at.OWN_TRACK[1]
    colour = shown.colour(me)
    track(canvas, (left, top), reached, colour, at.OWN_TRACK_BOX, at.OWN_TRACK_GAP, steps=True)
    if shown.shows(token, me, reached) and shown.shows(token, me):
        canvas.disc(COLOUR[colour].rgb, ICON[area], place(token, reached).center, at.OWN_TOKEN, lift=4)
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
                at.OWN_CHEST,
                legal=shown.legal(area, me, index),
                chosen=shown.chosen(area, me, index),
                leaving=shown.leaves(area, me, index),
                glow=index in glow,
            )


def _island(canvas: Canvas, shown: DiceShown, place: Place) -> None:
    """The chests that came ashore this round; while they are moved, what finds no space."""
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
    x, y, w, _h = at.OWN_ISLAND
    count = len(surplus)
    size, step = (54, 0) if count == 1 else (46, 52) if count == 2 else (38, 112 / count)
    for i, chest in enumerate(surplus):
        draw_chest(canvas, chest, (x + w / 2 + (i - (count - 1) / 2) * step, y + 74), size)
    canvas.tag((x + w / 2, y + 118), shown.say("pic-surplus"), "tag_red", None, 18, max_w=w - 16)


def _tiles(canvas: Canvas, shown: DiceShown, place: Place) -> None:
    """The treasure tiles; only who sees their coins in the view sees them here."""
    me = shown.me
    x, y, w, h = at.OWN_TILES
    tiles = shown.board(me).tiles
    canvas.plate("well", at.OWN_TILES)
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
        told = shown.say("pic-tiles-secret" if tiles else "pic-tiles-none")
        words(canvas, told, "ital", 17, "label_dim", (x + 16, y + h - 19), max_w=w - 30)
