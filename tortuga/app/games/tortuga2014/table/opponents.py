"""An opponent's board: everything public of a player in one panel under the ribbon."""

from __future__ import annotations

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import LEAST, fitted, words
from tortuga.app.draw.theme import TYPE, ink_on, is_light
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.palette import COLOUR, FACE_ICON, ICON
from tortuga.app.games.tortuga2014.table import layout as at
from tortuga.app.games.tortuga2014.table.layout import shifted
from tortuga.app.games.tortuga2014.table.parts import (
    SHADE,
    chest_on,
    home_count,
    locked_space,
    opens_at,
    seen,
    track,
)
from tortuga.app.games.tortuga2014.table.pieces import (
    draw_bonus_tile,
    draw_chest,
    draw_die,
    draw_pip,
    draw_screen,
    draw_start_token,
    draw_treasure_tile,
)
from tortuga.app.games.tortuga2014.table.shown import DiceShown
from tortuga.app.games.tortuga2014.table.spots import (
    SEAT_DICE,
    dice_on,
    loose_dice,
    opponent_tortuga,
)
from tortuga.games.tortuga2014.pieces import BOARD, CHESTS, RAID


def name_ribbon(canvas: Canvas, sight: DiceShown, seat: int, emblem: float) -> None:
    """The ribbon of a seat, in its place; `emblem` is the width of its disc."""
    x, y, w, h = box = sight.box("ribbon", seat)
    if not seen(canvas, box, 48):  # the emblem reaches out at the left
        return
    middle = y + h / 2
    colour = sight.seat_colour(seat)
    light = is_light(colour.cloth)
    ink, shade = ink_on(colour.cloth), None if light else SHADE
    canvas.plate(colour.ribbon, box)
    status = sight.marks.status.get(seat)
    canvas.emblem(colour, (x + 4, middle + 2), emblem, mood=sight.marks.moods.get(seat, "calm"))
    left = x + emblem * 0.62
    if sight.table.start == seat and sight.table.stage != "start":
        schooner = sight.box("schooner", seat)
        if sight.shows("schooner", seat):
            draw_start_token(canvas, sight.center("schooner", seat), schooner[2])
        left = schooner[0] + schooner[2] + 8

    points = sight.points(seat)
    size = h * 0.54
    canvas.text(
        points, "black", size, ink if light else "gold_l", (x + w - 16, middle - 1), "midright", shade
    )
    right = x + w - 16 - canvas.width(points, "black", size) - 18
    canvas.icon(
        ICON["points"], (right, middle), h * 0.56, ink if light else "gold_l", shadow=0 if light else 110
    )
    right -= h * 0.28 + 8

    name, name_size = sight.seats[seat].name, TYPE["name"] if h < 48 else 29
    name_w = canvas.width(name, "sc", name_size)
    if status is not None and status.text:
        tone = ("#2f3a10" if status.tone == "good" else ink) if light else status.tone
        icon_w = 24 if status.icon else 0
        told_w = canvas.width(status.text, "bold", TYPE["small"]) + icon_w
        room = right - left - 10
        told_w = min(told_w, max(room - name_w, room * 0.5))
        fits = canvas.width(status.text, "bold", LEAST, True) <= told_w - icon_w
        if fits or not status.icon:  # else the icon tells enough: no word is cut
            told = words(
                canvas,
                status.text,
                "bold",
                TYPE["small"],
                tone,
                (right, middle),
                "midright",
                shade,
                told_w - icon_w,
            )
            right = told[0] - 4
        if status.icon:
            canvas.icon(status.icon, (right - 10, middle), 19, tone)
            right -= icon_w
        right -= 6
    words(canvas, name, "sc", name_size, ink, (left, middle - 1), "midleft", shade, right - left)


_ICON_TONE = "#e8cf97"
_ISLAND_ICON = 40.0
"""How far the sign of the island area reaches into it."""


def board_ground(canvas: Canvas, sight: DiceShown, seat: int) -> None:
    """The wood below everything, in the light when the board is marked."""
    board = sight.box("board", seat)
    chosen = sight.chosen("board", seat)
    if chosen or sight.legal("board", seat):
        canvas.glow(board, 20, 1.0 if chosen else 0.55, blur=14 if chosen else 9)
    canvas.plate("wood", board)
    if chosen:
        canvas.plate("frame_board", board)


def tortuga_row(canvas: Canvas, sight: DiceShown, seat: int) -> None:
    """What lies in Tortuga, and the treasure tiles."""
    x, y, _w, h = box = sight.box("area_tortuga", seat)
    board, table = sight.board(seat), sight.table
    middle = y + h / 2
    canvas.plate("parchment_flat", box)
    canvas.icon(ICON["tortuga"], (x + 22, middle), 29, "wood")
    origin = at.origin_of(seat, sight.me, table.seats)
    lying = [chest for index, chest in enumerate(board.tortuga) if sight.shows("tortuga", seat, index)]
    for colour, kind in enumerate(CHESTS):
        count = lying.count(kind)
        cx, cy = shifted(opponent_tortuga(colour), origin).center
        draw_chest(canvas, kind, (cx, cy), at.SEAT_TORTUGA_CHEST, alpha=255 if count else 70)
        if count:
            canvas.text(str(count), "black", canvas.numeral(21, 28), "ink", (cx + 18, cy + 2))
    done, ink = home_count(len(lying), table.options.target)
    reached = len(lying) >= table.options.target
    if reached:
        canvas.icon(ICON["done"], (x + 302, middle), 22, ink)
    words(canvas, done, "black", 24, ink, (x + (326 if reached else 314), middle - 1), "center", max_w=46)
    draw_treasure_tile(canvas, sight.center("tiles", seat), 28)
    shown = sum(sight.shows("tile", seat, index) for index in range(len(board.tiles)))
    canvas.text(str(shown), "black", canvas.numeral(21, 30), "ink", (x + 370, middle - 1))


def track_row(canvas: Canvas, sight: DiceShown, seat: int, area: str) -> None:
    """One row: track with token, then the four chest spaces."""
    board = sight.board(seat)
    token = "boat" if area == "fleet" else "pirate"
    reached, limit, chests = (
        (board.boat, board.boat_limit, board.fleet)
        if area == "fleet"
        else (board.pirate, board.pirate_limit, board.crew)
    )
    x, y, _w, h = box = sight.box(f"area_{area}", seat)
    picked = sight.chosen(f"area_{area}", seat) or any(
        sight.chosen(area, seat, index) for index in range(len(chests))
    )
    open_to = (
        picked
        or sight.legal(f"area_{area}", seat)
        or any(sight.legal(area, seat, index) for index in range(len(chests)))
    )
    canvas.plate("well_line" if open_to else "well_small", box)
    canvas.icon(ICON[area], (x + 20, y + h / 2), 29, _ICON_TONE, shadow=120)
    left, top = x + at.SEAT_TRACK[0], y + at.SEAT_TRACK[1]
    colour = sight.colour(seat)
    track(canvas, (left, top), reached, colour, at.SEAT_TRACK_BOX, at.SEAT_TRACK_GAP, steps=False)
    if sight.shows(token, seat, reached) and sight.shows(token, seat):
        canvas.disc(COLOUR[colour].rgb, ICON[area], sight.center(token, seat, reached), at.SEAT_TOKEN)
    for place in range(4):
        slot = sight.box(area, seat, place)
        if place < limit:
            canvas.plate("slot", slot)
        else:
            locked_space(canvas, slot, opens_at(place))
    # the chosen one last: its tick reaches over the next space
    for place, chest in sorted(enumerate(chests), key=lambda one: sight.chosen(area, seat, one[0])):
        if sight.shows(area, seat, place):
            chest_on(
                canvas,
                chest,
                sight.center(area, seat, place),
                at.SEAT_CHEST,
                legal=sight.legal(area, seat, place),
                chosen=sight.chosen(area, seat, place),
                leaving=sight.leaves(area, seat, place),
            )


def island_row(canvas: Canvas, sight: DiceShown, seat: int) -> None:
    """The island area; in phase 1, when it is empty, the folding screen or the dice in the open."""
    x, y, w, h = box = sight.box("area_island", seat)
    board = sight.board(seat)
    middle = y + h / 2
    canvas.plate("well_faint", box)
    canvas.icon(ICON["island"], (x + 20, middle), 28, _ICON_TONE, shadow=120)
    lying = 0
    for index, chest in enumerate(board.island):
        if sight.shows("island", seat, index):
            lying += 1
            chest_on(
                canvas,
                chest,
                sight.center("island", seat, index),
                35,
                leaving=sight.leaves("island", seat, index),
            )
    open_faces = sight.open_faces(seat)
    for die, face in open_faces:
        if sight.shows("die", seat, die):
            letter = sight.die_letter(die, face)
            draw_die(canvas, sight.colour(seat), letter, face, sight.center("die", seat, die), 32)
    fold = sight.marks.folds.get(seat, 1.0 if sight.behind_screen(seat) else 0.0)
    note = sight.marks.notes.get(seat)
    loose = len(loose_dice(board))
    flying = not all(sight.shows("die", seat, die) for die in range(len(board.dice)))
    told = sight.say("pic-hidden-dice", count=loose)
    aside = at.island_end(len(board.island))
    if fold > 0:
        # round 1 begins with a chest there (R23): the screen leaves it in sight
        place = Box(x + aside, y - 2, w - aside, h + 3)
        draw_screen(canvas, place, sight.colour(seat), told if note is None else None, fold)
        if note is not None and fold > 0.95:
            canvas.tag((x + aside + 60, middle), told, "tag_dark", ICON["dice"], 18)
    elif sight.table.phase == 1 and loose and not open_faces and note is None and not flying:
        # between two rolls the screen lies down, and the dice that go on are nowhere else
        canvas.tag((x + max(aside, _ISLAND_ICON) + 60, middle), told, "tag_dark", ICON["dice"], 18)
    elif not board.island and not open_faces and note is None:
        words(canvas, sight.say("pic-island-empty"), "ital", 17, "locked", (x + 44, middle), max_w=w - 60)
    if note is not None:
        used = (
            at.island_end(len(board.island)) + 120
            if fold > 0
            else 44 + (lying * 30 if lying > 3 else lying * 42) + len(open_faces) * 40
        )
        note_plate(canvas, Box(x + used, y, w - used - 6, h), note.text, note.plate, note.icon)


def note_plate(canvas: Canvas, box: Box, text: str, plate: str, icon: str | None) -> None:
    """A small plate at the right end of `box`, never wider than it."""
    size, extra = 17.0, 23.0 if icon else 0.0
    text, _role, size = fitted(canvas, text, "black", size, box[2] - extra - 17)
    width = canvas.width(text, "black", size) + extra + size
    canvas.tag((box[0] + box[2] - width / 2, box[1] + box[3] / 2), text, plate, icon, size)


def action_cell(canvas: Canvas, sight: DiceShown, seat: int, action: int) -> None:
    """Icon, total and bonus space above, the numbers of the dice below: the cell tells the action."""
    x, y, w, _h = box = sight.box("action", seat, action)
    board, numbers = sight.board(seat), sight.table.options.numbers
    hot = action == sight.hot_action
    if hot:
        canvas.glow(box, 9, 0.8, blur=5)
    canvas.plate("well_hot_small" if hot else "well_small", box)
    canvas.icon(FACE_ICON[action], (x + 13, y + 15), 21, "glyph", shadow=90)
    tile = board.bonus[action] if sight.shows("bonus", seat, action) else 0
    draw_bonus_tile(
        canvas, sight.center("bonus", seat, action), tile, at.SEAT_BONUS, sight.legal("bonus", seat, action)
    )
    dice = tuple(die for die in dice_on(board, action) if sight.shows("die", seat, die))
    if dice:
        total = sum(numbers[die][action] for die in dice) + tile
        aside = 4 if tile and total > 9 else 0  # clear of the tile
        size = canvas.numeral(22, 25 if total > 9 else 29)
        canvas.text(str(total), "black", size, "gold_l", (x + w / 2 - aside, y + 14), "center", SHADE)
    elif action in (BOARD, RAID):
        limit = board.boat_limit if action == BOARD else board.pirate_limit
        told = sight.say("pic-max", count=limit)
        words(canvas, told, "bold", 17, "locked", (x + w / 2, y + 57), "center", max_w=w - 6, least=LEAST)
    size = SEAT_DICE[max(1, len(dice_on(board, action)))]
    for die in dice:
        draw_pip(canvas, sight.colour(seat), numbers[die][action], sight.center("die", seat, die), size)
