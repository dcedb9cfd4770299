"""One's own board: the areas through which chests travel, the action spaces, the treasure tiles."""

from __future__ import annotations

from typing import Final, NamedTuple

from typing_extensions import override

from tortuga.app.draw.canvas import MIN_TEXT, Canvas, Style, legible
from tortuga.app.draw.theme import TYPE
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.palette import FACE_ICON, ICON
from tortuga.app.games.tortuga2014.shown import DiceShown, dice_on
from tortuga.app.games.tortuga2014.table.board import TRACKS, BoardPainter, BoardPart, Track
from tortuga.app.games.tortuga2014.table.layout import OWN_BOARD, Shape, Stand, arrangement
from tortuga.app.games.tortuga2014.table.pieces import (
    CHEST_SHAPE,
    PALE,
    SHADE,
    DieState,
    draw_bonus_tile,
    draw_chest,
    draw_die,
    draw_treasure_tile,
    home_count,
    locked_space,
)
from tortuga.app.games.tortuga2014.table.tray import TRAY_SCREEN, tray_die
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, ACTIONS, BOARD, CHESTS, DIE_LETTERS, RAID, Chest
from tortuga.games.tortuga2014.state import Board

_TORTUGA: Final = Box(34, 758, 212, 150)
_HOMES: Final = ((40, 62), (106, 62), (172, 62), (73, 116), (139, 116))
"""Middles of the chests in Tortuga, from its corner."""
_FLOW: Final = (-8, 80)
"""Where an arrow into an area is, from the area's corner: chests move to the left."""
_PLACED_DIE: Final = 43
_SURPLUS: Final = {1: (54, 0.0), 2: (46, 52.0), 3: (38, 112 / 3), 4: (38, 28.0), 5: (38, 22.4)}
"""Width of chests that find no space, and the step between them, by their number."""
_ENDS: Final = frozenset(("board", "tiles", "tiles_title", "tiles_coins", "tiles_hint"))
"""What reaches to the right end of the board."""
_FAINT = "#d9bd85"
_TILES_TITLE: Final = legible("sc", 20, "label", SHADE)
_COINS: Final = Style("black", 23, "gold_l", SHADE)
_HINT: Final = legible("ital", 17, "label_dim")


class Grid(NamedTuple):
    """Places of equal size in rows."""

    first: Box
    columns: int
    step: Point

    def place(self, index: int) -> Box:
        """One of the places, row by row."""
        row, column = divmod(index, self.columns)
        return self.first.moved(column * self.step[0], row * self.step[1])


_FEW_ASHORE: Final = Grid(Box(13, 44.5, 50, 43), 2, (58, 52))
_MANY_ASHORE: Final = Grid(Box(5, 48.5, 40, 35), 3, (42, 48))
"""Chests in the island area, from its corner."""
_DIE_PLACES: Final = Grid(Box(12, 44, 54, _PLACED_DIE), 2, (58, 46))
"""Places of the dice on Board and Raid, from the corner of the action space."""
_TILES: Final = (
    (5, Grid(Box(17, 44, 58, 58), 5, (66, 0))),
    (7, Grid(Box(17, 48, 44, 44), 7, (46, 0))),
    (14, Grid(Box(17, 46, 40, 40), 7, (45, 44))),
    (40, Grid(Box(15.5, 45.5, 29, 29), 10, (31.5, 31))),
)
"""Positions of this many treasure tiles, from the corner of their plate; many are drawn smaller."""


class OwnBoard(BoardPart):
    """The board of the seat at the bottom; tray and buttons lie on it."""

    layout = {
        "board": OWN_BOARD,
        "ribbon": Box(66, 702, 540, 50),
        "schooner": Box(114, 705, 44, 44),
        "area_tortuga": _TORTUGA,
        "area_fleet": Box(262, 758, 302, 150),
        "area_crew": Box(580, 758, 302, 150),
        "area_island": Box(898, 758, 134, 150),
        "screen": TRAY_SCREEN,
        "tiles": Box(1540, 914, 346, 142),
        "tiles_title": Box(1556, 936, 246, 0),
        "tiles_coins": Box(1556, 935, 314, 0),
        "tiles_hint": Box(1556, 1037, 316, 0),
    }
    track = Track(
        origin=(12, 41),
        size=31,
        gap=4,
        token=42,
        token_lift=4,
        chests=(14, 99),
        chest=52,
        chest_step=73,
        space_shape=CHEST_SHAPE,
        limits=True,
    )
    homes = tuple(Box.around(spot, 46, 40).moved(*_TORTUGA[:2]) for spot in _HOMES)
    actions, action_gap = Box(34, 918, 998, 138), 8
    bonus_space = Box.around((-32, 63), 37)
    dice = {1: 78, 2: 60, 3: 45, 4: 45, 5: 40}
    """Board and Raid have fixed places."""
    dice_at, dice_gap = (70, 88), 3

    def __init__(self, shape: Shape = "usual") -> None:
        super().__init__(shape)
        wider = arrangement(4, shape).more
        ends = {kind: box._replace(w=box.w + wider) for kind, box in self.layout.items() if kind in _ENDS}
        self.layout = {**self.layout, **ends}

    @override
    def stand(self, seats: int) -> Stand:
        return Stand((self.arranged(seats).lower, 0))

    @override
    def ashore(self, index: int, count: int) -> Box:
        """Two rows of two chests, or of three smaller ones: five is the most that can lie there."""
        grid = _FEW_ASHORE if count <= 4 else _MANY_ASHORE
        return grid.place(index).moved(*self.layout["area_island"][:2])

    @override
    def die(self, action: int, position: int, count: int) -> Box:
        if action not in (BOARD, RAID):
            return super().die(action, position, count)
        slot = _DIE_PLACES.place(position).moved(*self.action(action)[:2])
        return Box.around(slot.center, _PLACED_DIE)

    @override
    def loose_die(self, position: int, count: int, board: Board) -> Box:
        return tray_die(position, count)

    @override
    def tile(self, index: int, count: int) -> Box:
        grid = next(grid for most, grid in _TILES if count <= most)
        return grid.place(index).moved(*self.layout["tiles"][:2])

    @override
    def paint(self, canvas: Canvas, shown: DiceShown) -> None:
        with canvas.placed(*self.stand(shown.table.seats)):
            OwnPainter(self, canvas, shown, shown.me).paint()


# ------------------------------------------------------------------ how they look
class OwnPainter(BoardPainter):
    """Paints one's own board."""

    def paint(self) -> None:
        """Paint the whole board."""
        self.canvas.plate("wood_own", self.place("board"))
        self.ribbon(76)
        self._tortuga()
        for area in TRACKS:
            canvas, board, plan = self.canvas, self.board, self.shown.marks.plan
            fleet, glow = area == "fleet", frozenset[int]()
            chests, limit = (board.fleet, board.boat_limit) if fleet else (board.crew, board.pirate_limit)
            if plan is not None:
                chests, glow = (plan.fleet, plan.glow_fleet) if fleet else (plan.crew, plan.glow_crew)
            box = self.place(f"area_{area}")
            canvas.plate("well", box)
            if self.legal(f"area_{area}") or self.chosen(f"area_{area}"):
                canvas.plate("frame_gold", box)
            count = len(chests) if plan else sum(self.shows(area, index) for index in range(len(chests)))
            self._header(area, self.shown.say("pic-chests-of", count=count, limit=limit))
            self.token_track(area, chests, glow, pale=plan is not None)
        self._island()
        for area in (*TRACKS, "island"):
            spot = self.part.layout[f"area_{area}"].moved(*_FLOW)[:2]
            self.canvas.icon(ICON["move"], spot, 25, "gold_l", shadow=200, flip=True)
        for action in ACTIONS:
            self._action_space(action)
        self._tiles()

    def _tortuga(self) -> None:
        """The chests at home; those that would come there are pale, and not counted yet."""
        canvas, shown, plan = self.canvas, self.shown, self.shown.marks.plan
        arriving: tuple[Chest, ...] = plan.to_tortuga if plan is not None else ()
        lying = [chest for index, chest in enumerate(self.board.tortuga) if self.shows("tortuga", index)]
        canvas.plate("parchment", self.place("area_tortuga"))
        home, target = len(lying), shown.table.options.target
        count, ink = home_count(home, target)
        self._header("tortuga", count, "ink", ink, done=home >= target)
        for colour, kind in enumerate(CHESTS):
            place = self.place("home", colour)
            fresh = arriving.count(kind)
            number = lying.count(kind)
            alpha = 255 if number else PALE if fresh else 70
            draw_chest(canvas, kind, place.center, place.w, glow=bool(fresh), alpha=alpha)
            if number or fresh:
                label, plate = (f"+{fresh}", "tag_green") if fresh else (f"\u00d7{number}", "tag_ink")
                canvas.tag(place.moved(21, 17).center, label, plate, None, canvas.numeral(17, 21))

    def _island(self) -> None:
        """The chests that came ashore this round; while they are ordered, those that find no space."""
        canvas, plan, box = self.canvas, self.shown.marks.plan, self.place("area_island")
        canvas.plate("well_soft", box)
        self._header("island")
        chests = self.board.island if plan is None else plan.surplus
        if not chests:
            canvas.icon(ICON["island"], box.line(88).center, 64, _FAINT, alpha=55)
        elif plan is None:
            self.chests("island", chests, self.place("island").w)
        else:
            size, step = _SURPLUS[len(chests)]
            first = box.line(74).moved((1 - len(chests)) / 2 * step)
            for i, chest in enumerate(chests):
                draw_chest(canvas, chest, first.moved(i * step).center, size)
            plate = box.line(118, 8)
            canvas.tag(plate.center, self.shown.say("pic-surplus"), "tag_red", max_w=plate.w)

    def _tiles(self) -> None:
        """The treasure tiles; their coins show only if the view knows them."""
        canvas, shown, tiles = self.canvas, self.shown, self.board.tiles
        canvas.plate("well", self.place("tiles"))
        canvas.write(shown.say("pic-your-tiles"), _TILES_TITLE, self.place("tiles_title"))
        coins = "?" if None in tiles else str(sum(tile or 0 for tile in tiles))
        end = self.place("tiles_coins").at("midright")
        painted = canvas.write(coins, _COINS, end, anchor="midright")
        canvas.icon(ICON["coin"], (painted.x - 18, end[1] + 1), 22, "gold_l", shadow=90)
        for index, value in enumerate(tiles):
            if self.shows("tile", index):
                box = self.place("tile", index)
                if self.legal("tile", index) or self.chosen("tile", index):
                    canvas.glow(box, 10, blur=5)
                draw_treasure_tile(canvas, box.center, box.w, value)
        if len(tiles) <= 5:
            hint = shown.say("pic-tiles-secret" if tiles else "pic-tiles-none")
            canvas.write(hint, _HINT, self.place("tiles_hint"))

    # -------------------------------------------------------------- action spaces
    def _action_space(self, action: int) -> None:
        """One action space, with the dice that `marks.preview` would add as ghosts."""
        canvas, shown, preview = self.canvas, self.shown, self.shown.marks.preview
        box, bonus = self.place("action", action), self.place("bonus", action)
        added: tuple[int, ...] = ()
        if preview and preview[0] == action:
            added = tuple(DIE_LETTERS.index(letter) for letter in preview[1])
        legal = self.legal("action", action)
        lit = action == shown.hot_action or bool(added) or self.chosen("action", action)
        if lit or legal:
            canvas.glow(box, strength=1.0 if lit else 0.85)
        canvas.plate("well_hot" if lit else "well", box)
        if legal and not lit:
            canvas.plate("frame_gold", box)
        self._action_name(action, box, lit)
        lying = dice_on(self.board, action)
        self._action_dice(action, lying, added, box)
        tile = self.board.bonus[action] if self.shows("bonus", action) else 0
        legal, chosen = self.legal("bonus", action), self.chosen("bonus", action)
        if chosen:
            tile += 1  # as it will be once the choice is confirmed
        draw_bonus_tile(canvas, bonus.center, tile, bonus.w, legal or chosen)
        if legal:
            # inside an empty space: above it is a name
            canvas.marker(bonus.center, 22 if tile else 0, 0.62)
        there = tuple(die for die in lying if self.shows("die", die))
        total = shown.total(self.seat, action, added) if added else shown.sum_of(there, action, tile)
        if total:
            size, x = canvas.numeral(34, 45), bonus.center[0]
            grown = size - 34
            label, over = shown.say("pic-total"), (x, box.y + 95 - grown * 0.3)
            canvas.write(label, legible("text", 17, "label", most=20), over, 58, "center")
            tone, below = "preview" if added else "gold_l", (x, box.y + 117 + grown * 0.15)
            canvas.write(str(total), Style("black", size, tone, SHADE), below, anchor="center")

    def _action_name(self, action: int, box: Box, lit: bool) -> None:
        canvas = self.canvas
        plate = box.inset(6).cut(top=33)[0]
        canvas.plate("label_hot" if lit else "label", plate)
        ink = "button_ink" if lit else "#4a2a14"
        names = [self.shown.say(f"log-action-{name}") for name in ACTION_NAMES]
        # long names do without the symbol: this one, or with larger words all of them
        plain, alone, beside = Style("sc", 19, ink), plate.w - 6, plate.w - 34
        style = canvas.alike_names([(name, beside) for name in names], plain)
        bare = style.size < plain.size < canvas.sized("sc", plain.size)
        if bare:
            rooms = [(name, alone) for name in names]
            style = canvas.alike(rooms, plain)
            if style.size < plain.size:
                style = canvas.alike(rooms, plain._replace(role="bold"))
        left_out = bare or canvas.width(names[action], "bold", MIN_TEXT, True) > alone - 34
        room, glyph = (plate.w - 2, 0) if left_out else (beside, 30)
        name, role, size = canvas.fitted(names[action], style.role, min(22.0, style.size), room)
        words = Box.around(plate.center, canvas.width(name, role, size, True) + glyph, plate.h)
        if glyph:
            canvas.icon(FACE_ICON[action], (words.x + 12, plate.center[1]), 23, ink)
        # small letters stand lower in their line than capitals
        words = words.moved(glyph, -1 if role == "sc" else 0.5)
        canvas.write(name, Style(role, size, ink), words.at("midleft"))

    def _action_dice(self, action: int, lying: tuple[int, ...], added: tuple[int, ...], box: Box) -> None:
        canvas, board, dice = self.canvas, self.board, lying + added
        if action in (BOARD, RAID):
            for place in range(4):
                slot = _DIE_PLACES.place(place).moved(box.x, box.y)
                if place >= max(board.limit(action), len(lying)):
                    locked_space(canvas, slot, place)
                    continue
                canvas.plate("slot_die", slot)
                if place >= len(dice):
                    canvas.icon(FACE_ICON[action], slot.center, 25, _FAINT, alpha=70)
        elif not dice:
            dx, dy = self.part.dice_at
            canvas.icon(FACE_ICON[action], (box.x + dx, box.y + dy), 66, _FAINT, alpha=60)
        for position, die in enumerate(dice):
            ghost = position >= len(lying)
            if ghost or self.shows("die", die):
                box, letter = self.part.die(action, position, len(dice)), self.shown.die_letter(die, action)
                state: DieState = "ghost" if ghost else "plain"
                colour = self.shown.colour(self.seat)
                draw_die(canvas, colour, letter, action, box.center, box.w, state=state, lift=3)

    def _header(
        self, area: str, note: str = "", ink: str = "glyph", note_ink: str = "#e9c878", done: bool = False
    ) -> None:
        """Symbol and title of an area, at the right a note; `done` = with a tick before it."""
        canvas, shown = self.canvas, self.shown
        shade = SHADE if ink == "glyph" else None
        role, size = ("bold", 18) if shade else ("black", 26)
        symbol, line = self.place(f"area_{area}").inset(4, 0).cut(top=42)[0].cut(left=40)
        line = line.cut(right=8)[1].moved(dy=-1)
        canvas.icon(ICON[area], symbol.center, 28, ink, shadow=110 if shade else 0)
        most = line.w - 8
        note_w = min(canvas.width(note, role, size), (line.w - 6) * 0.62)
        title = Style("sc", canvas.sized("sc", TYPE["heading"]))
        if area in TRACKS:  # the titles of both are of one size, of which the notes keep clear
            titles = [shown.say(f"pic-area-{name}") for name in TRACKS]
            room = most - canvas.width(note, role, size, True)
            title = canvas.alike([(name, room) for name in titles], Style("sc", TYPE["heading"]))
            note_w = min(note_w, most - max(canvas.width(name, "sc", title.size, True) for name in titles))
        style = legible(role, size, note_ink, shade)
        painted = canvas.write(note, style, line.at("midright"), note_w + 1, "midright")
        if done:
            canvas.icon(ICON["done"], (painted.x - 16, line.y + line.h / 2), 24, note_ink)
            note_w += 30
        style = legible("sc", title.size, ink, shade, grows=False)
        spot = line.moved(dy=-1).at("midleft")
        canvas.write(shown.say(f"pic-area-{area}"), style, spot, most - note_w)
