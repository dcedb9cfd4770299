"""An opponent's board: everything public of a player in one panel under the ribbon."""

from __future__ import annotations

from typing import Final

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.palette import FACE_ICON, ICON
from tortuga.app.games.tortuga2014.shown import DiceShown, dice_on, loose_dice
from tortuga.app.games.tortuga2014.table.board import TRACKS, BoardPainter, BoardPart, Track
from tortuga.app.games.tortuga2014.table.layout import SEAT_SIZE, Shape, Stand
from tortuga.app.games.tortuga2014.table.pieces import (
    SHADE,
    DieState,
    draw_bonus_tile,
    draw_chest,
    draw_die,
    draw_pip,
    draw_screen,
    draw_treasure_tile,
    home_count,
)
from tortuga.app.table.marks import Note
from tortuga.games.tortuga2014.commands import Keep
from tortuga.games.tortuga2014.pieces import ACTIONS, BOARD, CHESTS, RAID
from tortuga.games.tortuga2014.state import Board
from tortuga.kernel.game import EVERYTHING

SEAT_RIBBON: Final[Box] = Box(30, -4, 384, 44)
_ISLAND: Final[Box] = Box(16, 171, 398, 36)
SEAT_DICE: Final = {1: 44, 2: 34, 3: 26, 4: 26, 5: 23}
"""Side of an opponent's die by the number of dice in the cell."""
_ISLAND_ICON: Final = 40.0
"""How far the icon of the island area reaches into it."""


def _ashore_step(count: int) -> int:
    """From one of `count` chests in the island area to the next."""
    return 42 if count <= 3 else 30


def _ashore_end(count: int) -> float:
    """How far `count` chests reach into the island area; 0 without any."""
    return _ISLAND_ICON + count * _ashore_step(count) if count else 0.0


class OpponentBoard(BoardPart):
    """The board of an opponent, `step` seats after the one at the bottom."""

    layout = {
        "board": Box(0, 0, *SEAT_SIZE),
        "ribbon": SEAT_RIBBON,
        "schooner": Box.around((SEAT_RIBBON.x + 54, SEAT_RIBBON.center[1]), 36),
        "area_tortuga": Box(16, 45, 398, 40),
        "area_fleet": Box(16, 87, 398, 40),
        "area_crew": Box(16, 129, 398, 40),
        "area_island": _ISLAND,
        "screen": _ISLAND,
        "tiles": Box.around((368, 65), 28),
        "icon_tortuga": Box.around((38, 65), 29),
        "icon_fleet": Box.around((36, 107), 29),
        "icon_crew": Box.around((36, 149), 29),
        "icon_island": Box.around((36, 189), 28),
        "goal_reached": Box.around((318, 65), 22),
    }
    track = Track(
        origin=(42, 8.5),
        size=23,
        gap=2,
        token=31,
        token_lift=3,
        chests=(249, 4),
        chest=34.5,
        chest_step=37,
        space_shape=0.93,
    )
    homes = tuple(Box.around((78 + colour * 49, 65), 35, 31) for colour in range(len(CHESTS)))
    actions, action_gap = Box(16, 210, 398, 86), 5.75
    bonus_space = Box.around((-14, 15), 22)
    dice, dice_at, dice_gap = SEAT_DICE, (37.5, 54), 1

    def __init__(self, step: int, shape: Shape = "usual") -> None:
        super().__init__(shape)
        self.step = step

    @override
    def stand(self, seats: int) -> Stand:
        return self.arranged(seats).boards[self.step - 1]

    @override
    def ashore(self, index: int, count: int) -> Box:
        step = _ashore_step(count)
        return Box.around((_ISLAND.x + 60 + index * step, _ISLAND.center[1]), min(step, 35), 31)

    @override
    def loose_die(self, position: int, count: int, board: Board) -> Box:
        left = _ISLAND.x + max(42.0, _ashore_end(len(board.island))) + 20
        return Box.around((left + position * 40, _ISLAND.center[1]), 32)

    @override
    def paint(self, canvas: Canvas, shown: DiceShown) -> None:
        seat = self.seat(shown.me, shown.table.seats)
        if seat is not None:
            with canvas.placed(*self.stand(shown.table.seats)):
                OpponentPainter(self, canvas, shown, seat).paint()


# ------------------------------------------------------------------ how they look
class OpponentPainter(BoardPainter):
    """Paints an opponent's board."""

    def paint(self) -> None:
        """Paint everything."""
        board, chosen = self.place("board"), self.chosen("board")
        if chosen or self.legal("board"):
            self.canvas.glow(board, 20, 1.0 if chosen else 0.55)
        self.canvas.plate("wood", board)
        if chosen:
            self.canvas.plate("frame_board", board)
        self.ribbon(60)
        self._tortuga()
        for area in TRACKS:
            self.track_row(area)
        self.island_row()
        for action in ACTIONS:
            self._action(action)
        self._open_dice()

    def _tortuga(self) -> None:
        """The chests in Tortuga, and the treasure tiles."""
        canvas, board = self.canvas, self.board
        canvas.plate("parchment_flat", self.place("area_tortuga"))
        self._area_icon("tortuga", "wood", 0)
        lying = [chest for index, chest in enumerate(board.tortuga) if self.shows("tortuga", index)]
        for colour, kind in enumerate(CHESTS):
            count = lying.count(kind)
            place = self.place("home", colour)
            draw_chest(canvas, kind, place.center, place.w, alpha=255 if count else 70)
            if count:
                number = Style("black", canvas.numeral(21, 28), "ink")
                canvas.write(str(count), number, place.moved(18, 2).center)
        target = self.shown.table.options.target
        done, ink = home_count(len(lying), target)
        place = self.place("goal_reached")
        if reached := len(lying) >= target:
            canvas.icon(ICON["done"], place.center, place.w, ink)
        canvas.write(
            done, legible("black", 24, ink), place.moved(24 if reached else 12, -1).center, 46, "center"
        )
        pile = self.place("tiles")
        draw_treasure_tile(canvas, pile.center, pile.w)
        tiles = sum(self.shows("tile", index) for index in range(len(board.tiles)))
        number = Style("black", canvas.numeral(21, 30), "ink")
        canvas.write(str(tiles), number, pile.moved(18, -1).center)

    def _area_icon(self, area: str, tone: str = "#e8cf97", shadow: int = 120) -> None:
        place = self.place(f"icon_{area}")
        self.canvas.icon(ICON[area], place.center, place.w, tone, shadow)

    def track_row(self, area: str) -> None:
        """One row: track with token, then the four chest spaces."""
        chests = self.board.fleet if area == "fleet" else self.board.crew
        box = self.place(f"area_{area}")
        spots = [(f"area_{area}", 0), *((area, index) for index in range(len(chests)))]
        marked = any(self.chosen(*spot) or self.legal(*spot) for spot in spots)
        self.canvas.plate("well_line" if marked else "well_small", box)
        self._area_icon(area)
        self.token_track(area, chests)

    def island_row(self) -> None:
        """The island area; in phase 1, when it is empty, the folding screen or the dice in the open."""
        canvas, shown, seat, board = self.canvas, self.shown, self.seat, self.board
        box = self.place("area_island")
        x, middle = box.at("midleft")
        canvas.plate("well_faint", box)
        self._area_icon("island")
        self.chests("island", board.island, 35)
        open_faces = shown.open_faces(seat)
        for die, face in open_faces:
            if self.shows("die", die):
                self._die(die, face, self.place("die", die).center)
        fold = shown.marks.folds.get(seat, 1.0 if shown.behind_screen(seat) else 0.0)
        note = shown.marks.notes.get(seat)
        loose = len(loose_dice(board))
        hidden = shown.say("pic-hidden-dice", count=loose)
        aside = _ashore_end(len(board.island))
        free = box.cut(left=aside)[1]
        if fold > 0:
            # round 1 begins with a chest there (R23): the screen leaves it in sight
            stand = Box(free.x, free.y - 2, free.w, free.h + 3)
            draw_screen(canvas, stand, shown.colour(seat), hidden if note is None else None, fold)
            if note is not None and fold > 0.95:
                canvas.tag((free.x + 60, middle), hidden, "tag_dark", ICON["dice"])
        elif note is None and not open_faces:
            lying = all(self.shows("die", die) for die in range(len(board.dice)))
            if shown.table.phase == 1 and loose and lying:
                # between two rolls the screen lies down, and the dice that go on are nowhere else
                left = x + max(aside, _ISLAND_ICON) + 60
                canvas.tag((left, middle), hidden, "tag_dark", ICON["dice"])
            elif not board.island:
                empty = shown.say("pic-island-empty")
                canvas.write(empty, legible("ital", 17, "locked"), box.line(box.h / 2, 44, 16))
        if note is not None:
            ashore = sum(self.shows("island", index) for index in range(len(board.island)))
            used = aside + 120 if fold > 0 else 44 + ashore * _ashore_step(ashore) + len(open_faces) * 40
            self._note(note, box.cut(left=used)[1].cut(right=6)[1])

    def _open_dice(self) -> None:
        """The dice behind the screen, for an observer who sees everything."""
        table = self.shown.table
        if self.shown.view.seat != EVERYTHING or table.stage not in ("select", "reveal"):
            return
        roll, command = table.rolls[self.seat], table.commits[self.seat]
        if not roll:
            return
        kept = command.dice if isinstance(command, Keep) else ()
        taken = max(_ISLAND_ICON, _ashore_end(len(self.board.island)))
        row = self.place("area_island").cut(left=taken)[1]
        self.canvas.fill(row, "#1c0f07", radius=8)
        step = (row.w - 72) / 4.6
        for position, die in enumerate(loose_dice(self.board)):
            state: DieState = "kept" if die in kept else "plain" if command is None else "blocked"
            self._die(die, roll[die], (row.x + 36 + position * step, row.center[1]), 31, state)

    def _die(self, die: int, face: int, center: Point, size: float = 32, state: DieState = "plain") -> None:
        shown = self.shown
        letter, colour = shown.die_letter(die, face), shown.colour(self.seat)
        draw_die(self.canvas, colour, letter, face, center, size, state=state)

    def _note(self, note: Note, box: Box) -> None:
        """A small plate at the right end of `box`, never wider than it."""
        size, extra = 17.0, 23.0 if note.icon else 0.0
        text, _role, size = self.canvas.fitted(note.text, "black", size, box.w - extra - 17)
        width = self.canvas.width(text, "black", size) + extra + size
        self.canvas.tag((box.right - width / 2, box.center[1]), text, note.plate, note.icon, size)

    def _action(self, action: int) -> None:
        """Icon, total and bonus space above, the numbers of the dice below."""
        canvas, shown, board = self.canvas, self.shown, self.board
        box = self.place("action", action)
        hot = action == shown.hot_action
        if hot:
            canvas.glow(box, 9, 0.8, blur=5)
        canvas.plate("well_hot_small" if hot else "well_small", box)
        canvas.icon(FACE_ICON[action], (box.x + 13, box.y + 15), 21, "glyph", shadow=90)
        tile = board.bonus[action] if self.shows("bonus", action) else 0
        space = self.place("bonus", action)
        draw_bonus_tile(canvas, space.center, tile, space.w, self.legal("bonus", action))
        there = dice_on(board, action)
        dice = tuple(die for die in there if self.shows("die", die))
        if dice:
            total = shown.sum_of(dice, action, tile)
            aside = 4 if tile and total > 9 else 0  # clear of the tile
            size = canvas.numeral(22, 25 if total > 9 else 29)
            style = Style("black", size, "gold_l", SHADE)
            canvas.write(str(total), style, box.line(14).moved(-aside).center, anchor="center")
        elif action in (BOARD, RAID):
            most = shown.say("pic-max", count=board.limit(action))
            canvas.write(most, legible("bold", 17, "locked"), box.line(57, 3), anchor="center")
        for die in dice:
            number, place = shown.table.options.numbers[die][action], self.place("die", die)
            draw_pip(canvas, shown.colour(self.seat), number, place.center, place.w)
