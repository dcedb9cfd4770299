"""An opponent's board: everything public of a player in one panel under the ribbon."""

from __future__ import annotations

from typing import Final

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import LEAST, fitted, words
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.palette import COLOUR, FACE_ICON, ICON
from tortuga.app.games.tortuga2014.shown import DiceShown, dice_on, loose_dice
from tortuga.app.games.tortuga2014.table.board import BoardPart, Place, name_ribbon
from tortuga.app.games.tortuga2014.table.layout import SEAT_PLACES, SEAT_SIZE
from tortuga.app.games.tortuga2014.table.pieces import (
    SHADE,
    DieState,
    chest_on,
    draw_bonus_tile,
    draw_chest,
    draw_die,
    draw_pip,
    draw_screen,
    draw_treasure_tile,
    home_count,
    locked_space,
    opens_at,
    packed,
    track,
)
from tortuga.games.tortuga2014.commands import Keep
from tortuga.games.tortuga2014.pieces import ACTIONS, BOARD, CHEST_INDEX, CHESTS, RAID, UNASSIGNED
from tortuga.games.tortuga2014.state import Board
from tortuga.kernel.game import EVERYTHING


class OpponentBoard(BoardPart):
    """The board of an opponent.

    Args:
        step: how many seats after the one at the bottom.
    """

    def __init__(self, step: int) -> None:
        self.step = step

    @override
    def seat(self, me: int, seats: int) -> int | None:
        return (me + self.step) % seats if self.step < seats else None

    @override
    def place(self, kind: str, index: int, board: Board, me: int, seats: int) -> Box:
        return _local(kind, index, board).moved(*SEAT_PLACES[seats][self.step - 1])

    @override
    def paint(self, canvas: Canvas, shown: DiceShown) -> None:
        seat = self.seat(shown.me, shown.table.seats)
        if seat is None:
            return
        place = self.places_of(shown, seat)
        board_ground(canvas, shown, seat, place)
        name_ribbon(canvas, shown, seat, place, SEAT_EMBLEM)
        tortuga_row(canvas, shown, seat, place)
        for area in ("fleet", "crew"):
            track_row(canvas, shown, seat, place, area)
        island_row(canvas, shown, seat, place)
        for action in ACTIONS:
            action_cell(canvas, shown, seat, place, action)
        _open_dice(canvas, shown, seat, place)


# ------------------------------------------------------------------ where things are, relative to the board
SEAT_RIBBON: Final[Box] = Box(30, -4, 384, 44)
SEAT_EMBLEM: Final = 60
SEAT_TORTUGA: Final[Box] = Box(16, 45, 398, 40)
SEAT_FLEET: Final[Box] = Box(16, 87, 398, 40)
SEAT_CREW: Final[Box] = Box(16, 129, 398, 40)
SEAT_ISLAND: Final[Box] = Box(16, 171, 398, 36)
SEAT_ACTIONS: Final[Box] = Box(16, 210, 398, 86)
SEAT_ACTION_GAP: Final = 5.75
SEAT_TRACK: Final[Point] = (42, 8.5)
SEAT_TRACK_BOX: Final = 23
SEAT_TRACK_GAP: Final = 2
SEAT_TOKEN: Final = 31
SEAT_CHESTS: Final[Point] = (249, 4)
SEAT_CHEST: Final = 34.5
SEAT_CHEST_STEP: Final = 37
SEAT_TORTUGA_CHEST: Final = 35
SEAT_TORTUGA_STEP: Final = 49
SEAT_BONUS: Final = 22


def _cell(action: int) -> Box:
    """An action space, relative to the board."""
    return SEAT_ACTIONS.column(action, len(ACTIONS), SEAT_ACTION_GAP)


_SEAT_AREAS: dict[str, Box] = {
    "board": Box(0, 0, *SEAT_SIZE),
    "ribbon": SEAT_RIBBON,
    "area_tortuga": SEAT_TORTUGA,
    "area_fleet": SEAT_FLEET,
    "area_crew": SEAT_CREW,
    "area_island": SEAT_ISLAND,
    "screen": SEAT_ISLAND,
}


def _local(kind: str, index: int, board: Board) -> Box:
    """Where a thing of an opponent is, relative to the corner of the board.

    Raises:
        KeyError: unknown kind.
    """
    if (area := _SEAT_AREAS.get(kind)) is not None:
        return area
    match kind:
        case "home":
            return _home(index)
        case "schooner":
            x, y, _, h = SEAT_RIBBON
            return Box.around((x + 54, y + h / 2), 36)
        case "tortuga":
            if index >= len(board.tortuga):
                return SEAT_TORTUGA
            return _home(CHEST_INDEX[board.tortuga[index]])
        case "boat":
            return _seat_token(SEAT_FLEET, index or board.boat)
        case "pirate":
            return _seat_token(SEAT_CREW, index or board.pirate)
        case "fleet" | "crew":
            x, y, *_ = SEAT_FLEET if kind == "fleet" else SEAT_CREW
            x, y = x + SEAT_CHESTS[0] + index * SEAT_CHEST_STEP, y + SEAT_CHESTS[1]
            return Box(x, y, SEAT_CHEST * 1.04, SEAT_CHEST * 0.93)
        case "island":
            x, y, _, h = SEAT_ISLAND
            step = 42 if max(len(board.island), index + 1) <= 3 else 30
            return Box.around((x + 60 + index * step, y + h / 2), min(step, 35), 31)
        case "action":
            return _cell(index)
        case "bonus":
            x, y, w, _ = _cell(index)
            return Box.around((x + w - 14, y + 15), SEAT_BONUS)
        case "die":
            return _seat_die(index, board)
        case "tiles" | "tile":
            x, y, _, h = SEAT_TORTUGA
            return Box.around((x + 352, y + h / 2), 28)
    raise KeyError(kind)


def _home(colour: int) -> Box:
    """Place of a chest colour in an opponent's Tortuga row, relative to the board."""
    x, y, _, h = SEAT_TORTUGA
    return Box.around((x + 62 + colour * SEAT_TORTUGA_STEP, y + h / 2), SEAT_TORTUGA_CHEST, 31)


def _seat_token(row: Box, number: int) -> Box:
    x = row[0] + SEAT_TRACK[0] + (number - 1) * (SEAT_TRACK_BOX + SEAT_TRACK_GAP)
    y = row[1] + SEAT_TRACK[1]
    return Box.around((x + SEAT_TRACK_BOX / 2, y + SEAT_TRACK_BOX / 2), SEAT_TOKEN)


SEAT_DICE = {1: 44, 2: 34, 3: 26, 4: 26, 5: 23}
"""Side of an opponent's die by the number of dice in the cell."""


def _island_end(count: int) -> float:
    """How far `count` chests reach into an opponent's island area; 0 without any."""
    return 40 + count * (42 if count <= 3 else 30) if count else 0.0


def _seat_die(die: int, board: Board) -> Box:
    action = board.dice[die]
    if action == UNASSIGNED:
        x, y, _, h = SEAT_ISLAND
        left = x + max(42.0, _island_end(len(board.island))) + 20
        return Box.around((left + loose_dice(board).index(die) * 40, y + h / 2), 32)
    mates = dice_on(board, action)
    x, y, w, _ = _cell(action)
    size = SEAT_DICE[len(mates)]
    dx, dy = packed(mates.index(die), len(mates), size + 1, size + 2)
    return Box.around((x + w / 2 + dx, y + 54 + dy), size)


# ------------------------------------------------------------------ how they look
_ICON_TONE = "#e8cf97"
_ISLAND_ICON = 40.0
"""How far the icon of the island area reaches into it."""


def board_ground(canvas: Canvas, shown: DiceShown, seat: int, place: Place) -> None:
    """The wood below everything, glowing while the board is marked."""
    board = place("board")
    chosen = shown.chosen("board", seat)
    if chosen or shown.legal("board", seat):
        canvas.glow(board, 20, 1.0 if chosen else 0.55, blur=14 if chosen else 9)
    canvas.plate("wood", board)
    if chosen:
        canvas.plate("frame_board", board)


def tortuga_row(canvas: Canvas, shown: DiceShown, seat: int, place: Place) -> None:
    """What lies in Tortuga, and the treasure tiles."""
    x, y, _w, h = box = place("area_tortuga")
    board, table = shown.board(seat), shown.table
    middle = y + h / 2
    canvas.plate("parchment_flat", box)
    canvas.icon(ICON["tortuga"], (x + 22, middle), 29, "wood")
    lying = [chest for index, chest in enumerate(board.tortuga) if shown.shows("tortuga", seat, index)]
    for colour, kind in enumerate(CHESTS):
        count = lying.count(kind)
        cx, cy = place("home", colour).center
        draw_chest(canvas, kind, (cx, cy), SEAT_TORTUGA_CHEST, alpha=255 if count else 70)
        if count:
            canvas.text(str(count), "black", canvas.numeral(21, 28), "ink", (cx + 18, cy + 2))
    done, ink = home_count(len(lying), table.options.target)
    reached = len(lying) >= table.options.target
    if reached:
        canvas.icon(ICON["done"], (x + 302, middle), 22, ink)
    words(canvas, done, "black", 24, ink, (x + (326 if reached else 314), middle - 1), "center", max_w=46)
    draw_treasure_tile(canvas, place("tiles").center, 28)
    tiles = sum(shown.shows("tile", seat, index) for index in range(len(board.tiles)))
    canvas.text(str(tiles), "black", canvas.numeral(21, 30), "ink", (x + 370, middle - 1))


def track_row(canvas: Canvas, shown: DiceShown, seat: int, place: Place, area: str) -> None:
    """One row: track with token, then the four chest spaces."""
    board = shown.board(seat)
    token = "boat" if area == "fleet" else "pirate"
    reached, limit, chests = (
        (board.boat, board.boat_limit, board.fleet)
        if area == "fleet"
        else (board.pirate, board.pirate_limit, board.crew)
    )
    x, y, _w, h = box = place(f"area_{area}")
    picked = shown.chosen(f"area_{area}", seat) or any(
        shown.chosen(area, seat, index) for index in range(len(chests))
    )
    open_to = (
        picked
        or shown.legal(f"area_{area}", seat)
        or any(shown.legal(area, seat, index) for index in range(len(chests)))
    )
    canvas.plate("well_line" if open_to else "well_small", box)
    canvas.icon(ICON[area], (x + 20, y + h / 2), 29, _ICON_TONE, shadow=120)
    left, top = x + SEAT_TRACK[0], y + SEAT_TRACK[1]
    colour = shown.colour(seat)
    track(canvas, (left, top), reached, colour, SEAT_TRACK_BOX, SEAT_TRACK_GAP, steps=False)
    if shown.shows(token, seat, reached) and shown.shows(token, seat):
        canvas.disc(COLOUR[colour].rgb, ICON[area], place(token, reached).center, SEAT_TOKEN)
    for index in range(4):
        slot = place(area, index)
        if index < limit:
            canvas.plate("slot", slot)
        else:
            locked_space(canvas, slot, opens_at(index))
    # the chosen one last: its tick reaches over the next space
    for index, chest in sorted(enumerate(chests), key=lambda one: shown.chosen(area, seat, one[0])):
        if shown.shows(area, seat, index):
            chest_on(
                canvas,
                chest,
                place(area, index).center,
                SEAT_CHEST,
                legal=shown.legal(area, seat, index),
                chosen=shown.chosen(area, seat, index),
                leaving=shown.leaves(area, seat, index),
            )


def island_row(canvas: Canvas, shown: DiceShown, seat: int, place: Place) -> None:
    """The island area; in phase 1, when it is empty, the folding screen or the dice in the open."""
    x, y, w, h = box = place("area_island")
    board = shown.board(seat)
    middle = y + h / 2
    canvas.plate("well_faint", box)
    canvas.icon(ICON["island"], (x + 20, middle), 28, _ICON_TONE, shadow=120)
    lying = 0
    for index, chest in enumerate(board.island):
        if shown.shows("island", seat, index):
            lying += 1
            chest_on(
                canvas,
                chest,
                place("island", index).center,
                35,
                leaving=shown.leaves("island", seat, index),
            )
    open_faces = shown.open_faces(seat)
    for die, face in open_faces:
        if shown.shows("die", seat, die):
            letter = shown.die_letter(die, face)
            draw_die(canvas, shown.colour(seat), letter, face, place("die", die).center, 32)
    fold = shown.marks.folds.get(seat, 1.0 if shown.behind_screen(seat) else 0.0)
    note = shown.marks.notes.get(seat)
    loose = len(loose_dice(board))
    flying = not all(shown.shows("die", seat, die) for die in range(len(board.dice)))
    hidden = shown.say("pic-hidden-dice", count=loose)
    aside = _island_end(len(board.island))
    if fold > 0:
        # round 1 begins with a chest there (R23): the screen leaves it in shown
        stand = Box(x + aside, y - 2, w - aside, h + 3)
        draw_screen(canvas, stand, shown.colour(seat), hidden if note is None else None, fold)
        if note is not None and fold > 0.95:
            canvas.tag((x + aside + 60, middle), hidden, "tag_dark", ICON["dice"], 18)
    elif shown.table.phase == 1 and loose and not open_faces and note is None and not flying:
        # between two rolls the screen lies down, and the dice that go on are nowhere else
        canvas.tag((x + max(aside, _ISLAND_ICON) + 60, middle), hidden, "tag_dark", ICON["dice"], 18)
    elif not board.island and not open_faces and note is None:
        words(canvas, shown.say("pic-island-empty"), "ital", 17, "locked", (x + 44, middle), max_w=w - 60)
    if note is not None:
        used = (
            _island_end(len(board.island)) + 120
            if fold > 0
            else 44 + (lying * 30 if lying > 3 else lying * 42) + len(open_faces) * 40
        )
        note_plate(canvas, Box(x + used, y, w - used - 6, h), note.text, note.plate, note.icon)


def _open_dice(canvas: Canvas, shown: DiceShown, seat: int, place: Place) -> None:
    """The dice behind the screen, for an observer who sees everything."""
    table, board = shown.table, shown.board(seat)
    if shown.view.seat != EVERYTHING or table.stage not in ("select", "reveal"):
        return
    roll = table.rolls[seat]
    if not roll:
        return
    x, y, w, h = row = place("area_island")
    command = table.commits[seat]
    kept = command.dice if isinstance(command, Keep) else ()
    left = max(40.0, _island_end(len(board.island)))
    canvas.fill(Box(x + left, y, w - left, h), "#1c0f07", 255, 8)
    step = (w - left - 72) / 4.6
    for position, die in enumerate(loose_dice(board)):
        state: DieState = "kept" if die in kept else "plain" if command is None else "blocked"
        letter, middle = shown.die_letter(die, roll[die]), (x + left + 36 + position * step, row.center[1])
        draw_die(canvas, shown.colour(seat), letter, roll[die], middle, 31, state=state)


def note_plate(canvas: Canvas, box: Box, text: str, plate: str, icon: str | None) -> None:
    """A small plate at the right end of `box`, never wider than it."""
    size, extra = 17.0, 23.0 if icon else 0.0
    text, _role, size = fitted(canvas, text, "black", size, box[2] - extra - 17)
    width = canvas.width(text, "black", size) + extra + size
    canvas.tag((box[0] + box[2] - width / 2, box[1] + box[3] / 2), text, plate, icon, size)


def action_cell(canvas: Canvas, shown: DiceShown, seat: int, place: Place, action: int) -> None:
    """Icon, total and bonus space above, the numbers of the dice below."""
    x, y, w, _h = box = place("action", action)
    board, numbers = shown.board(seat), shown.table.options.numbers
    hot = action == shown.hot_action
    if hot:
        canvas.glow(box, 9, 0.8, blur=5)
    canvas.plate("well_hot_small" if hot else "well_small", box)
    canvas.icon(FACE_ICON[action], (x + 13, y + 15), 21, "glyph", shadow=90)
    tile = board.bonus[action] if shown.shows("bonus", seat, action) else 0
    draw_bonus_tile(
        canvas, place("bonus", action).center, tile, SEAT_BONUS, shown.legal("bonus", seat, action)
    )
    dice = tuple(die for die in dice_on(board, action) if shown.shows("die", seat, die))
    if dice:
        total = sum(numbers[die][action] for die in dice) + tile
        aside = 4 if tile and total > 9 else 0  # clear of the tile
        size = canvas.numeral(22, 25 if total > 9 else 29)
        canvas.text(str(total), "black", size, "gold_l", (x + w / 2 - aside, y + 14), "center", SHADE)
    elif action in (BOARD, RAID):
        limit = board.boat_limit if action == BOARD else board.pirate_limit
        most = shown.say("pic-max", count=limit)
        words(canvas, most, "bold", 17, "locked", (x + w / 2, y + 57), "center", max_w=w - 6, least=LEAST)
    size = SEAT_DICE[max(1, len(dice_on(board, action)))]
    for die in dice:
        draw_pip(canvas, shown.colour(seat), numbers[die][action], place("die", die).center, size)
