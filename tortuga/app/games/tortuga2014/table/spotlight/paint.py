"""Paints the spotlight: ladder, title, captains face to face, and cards for what follows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import pygame

from tortuga.app.draw.canvas import MIN_TEXT, Canvas, Style, legible
from tortuga.app.draw.theme import ink_on, is_light
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.palette import FACE_ICON, ICON, NAME, track_color
from tortuga.app.games.tortuga2014.shown import DiceShown, dice_on
from tortuga.app.games.tortuga2014.spotlight import (
    Area,
    Card,
    ChestCard,
    Spotlight,
    State,
    TilesCard,
    TokenCard,
    box_of,
    contested,
    ladder,
    may_be_last,
    tied_places,
)
from tortuga.app.games.tortuga2014.table.layout import Arrangement
from tortuga.app.games.tortuga2014.table.light import ground
from tortuga.app.games.tortuga2014.table.own import OwnBoard
from tortuga.app.games.tortuga2014.table.pieces import (
    SHADE,
    STEPS,
    chest_on,
    draw_bonus_tile,
    draw_chest,
    draw_pip,
    draw_start_token,
    draw_treasure_tile,
    locked_space,
)
from tortuga.app.games.tortuga2014.table.spotlightlayout import LADDER, SpotlightLayout, columns, shelf_chest
from tortuga.app.table.acts.motion import between, ease_in_out
from tortuga.app.table.marks import Note, Spot, played_from
from tortuga.games.tortuga2014.legal import attacked_area
from tortuga.games.tortuga2014.pieces import (
    ACTION_NAMES,
    BOARD,
    CHESTS,
    EXPAND_FLEET,
    FIRST_BOX,
    LAST_BOX,
    LIMIT,
    TREASURE_HUNT,
)

BAG: Final = f"{NAME}/bag"
_TWO_LINES: Final = 56.0
"""Letter size below which the title of a duel is set in two lines."""
_ROOM: Final = 70.0
"""Least room for a sentence beside a chest."""
_LARGE: Final = 400.0
"""Width above which the card of a captain who might be attacked has larger chests."""
_MEDAL: Final = 78.0
"""Room for the action's medallion beside its name."""
_BESIDE_NAME: Final = 134
"""Width of a plate of the ladder without its name: face and rank."""
_BELOW_TIE: Final = 6.0
"""How much lower the title stands below the words about a tie."""
_NARROWING: Final = ("sc", "bold", "text")
"""Letters for names, each narrower than the one before."""
_LOW: Final = 80.0
"""Height of a lane below which its track stands high, for the words below it."""
_RANK, _DICE, _TOTAL, _TRACK = 312, 350, 540, 570
"""Where these stand in a lane, from its left: place, dice, right end of the total, track of the token."""
SOFT: Final = 26.0
"""Depth of the veil's soft rim."""
_VEIL: Final = (4, 20, 29)
_DENSE: Final = 232
FAN: Final = 110
"""How bright the fan of light behind a captain is, 0..255."""
_EDGE: Final = Box(3, 61, 1914, 1016)
"""The red edge of the window when one is attacked."""
_SIGN: Final[dict[State, tuple[str, str]]] = {
    "next": (ICON["wait"], "unchosen"),
    "now": (ICON["move"], "chosen"),
    "done": (ICON["done"], "good_plate"),
}


def area_of(action: int) -> Area:
    """The area whose token an action moves: `fleet` or `crew`."""
    return "fleet" if action in (EXPAND_FLEET, BOARD) else "crew"


def draw_portrait(
    canvas: Canvas, shown: DiceShown, seat: int, center: Point, size: float, *, lit: bool = False
) -> None:
    """The face of a captain on the player's colour, large, with the emblem at its rim."""
    colour = shown.seat_colour(seat)
    mood = shown.marks.moods.get(seat, "calm")
    if lit:
        canvas.blit_center(canvas.art.sprite("glow_face", canvas.px(size)), center)
    canvas.emblem(colour, center, size, mood=mood, ring="gold_l", lift=size * 0.03)
    if colour.person:
        away = size * 0.36
        canvas.disc(colour.rgb, colour.emblem, (center[0] - away, center[1] + away), max(20, size * 0.28))


@dataclass(frozen=True)
class SpotlightPainter:
    """Paints a moment in the spotlight."""

    canvas: Canvas
    shown: DiceShown
    spotlight: Spotlight
    at: Arrangement

    @property
    def layout(self) -> SpotlightLayout:
        """Where things are."""
        return self.at.spotlight

    @property
    def lit(self) -> bool:
        """Whether there is anything over the veil."""
        return self.spotlight.veil >= 1 and bool(self.shown.table.ranking)

    def head(self) -> None:
        """Paint who takes part, and the action's name."""
        if self.spotlight.veil >= 1 and self.spotlight.opening and not self.shown.table.ranking:
            self.nobody()
        if self.lit and not contested(self.shown.table):
            self.ladder()
            x, y = self.layout.title_choice if self.spotlight.choosing else self.layout.title
            tied = self.spotlight.choosing and not self.layout.duel and tied_places(self.shown.table)
            self._title((x, y + _BELOW_TIE if tied else y))

    def middle(self) -> None:
        """Paint attacker and target, or who might be attacked, or the lanes of fleet and crew."""
        if not self.lit:
            return
        if contested(self.shown.table):
            self.lanes()
            self.shelf(self.layout.lane_shelf)
        elif self.spotlight.choosing:
            self.choices()
        else:
            self._actors()
            self.shelf(self.layout.shelf)
            self._tiles()

    def foot(self) -> None:
        """Paint what follows."""
        if self.lit:
            self.totals()
        if self.lit and not contested(self.shown.table):
            self._cards()

    def nobody(self) -> None:
        """Nobody takes part."""
        self._title(self.layout.title)

    def totals(self) -> None:
        """The totals over the rays behind the actors; only a duel has them there."""

    def hit(self) -> None:
        """If the person at the bottom is attacked, paint a red edge around the window and the area hit."""
        if self.lit and self.hits:
            area = OwnBoard.layout[f"area_{area_of(self.shown.table.action)}"]
            self.canvas.plate("frame_warn", area.inset(-4).moved(self.at.lower))
            left, right = self.at.edges
            self.canvas.outline(_EDGE._replace(x=left + 3, w=right - left - 6), "warn", 6)

    @property
    def hits(self) -> bool:
        """Whether who looks from the seat at the bottom is attacked; whoever only watches is not."""
        shown, me = self.shown, self.shown.me
        target = self.spotlight.target == me and bool(self.spotlight.cards)
        return target and played_from(shown.view.seat, me, shown.seats)

    def veil(self) -> None:
        """Darken the island; once it is dark, one opaque picture does it, which is faster to paint."""
        canvas, box = self.canvas, self.layout.veil
        spot, art = canvas.rect(*box), canvas.art

        def soft() -> pygame.Surface:
            shade, _ = art.soft("shadow", spot.size, SOFT, _DENSE)
            shade.fill((*_VEIL, 0), special_flags=pygame.BLEND_RGBA_ADD)
            return shade

        shade = art.made(("veil", spot.size), soft)
        pad = (shade.get_width() - spot.w) // 2
        area = pygame.Rect(spot.x - pad, spot.y - pad, *shade.get_size()).clip(canvas.surface.get_rect())
        if self.spotlight.veil < 1:
            canvas.blit(shade, (spot.x - pad, spot.y - pad), round(255 * self.spotlight.veil))
            return

        evening = may_be_last(self.shown.table)

        def dark() -> pygame.Surface:
            island = pygame.Surface(area.size, 0, 32)
            island.blit(ground(art, evening, self.at.aside), (0, 0), area)
            island.blit(shade, (spot.x - pad - area.x, spot.y - pad - area.y))
            return island

        canvas.blit(art.made(("veiled island", tuple(area), evening), dark), area.topleft)

    def _backing(self, box: Box, *, hot: bool, dim: bool = False, glow: float = 12) -> None:
        """What a card lies on; a hot one glows."""
        if hot:
            self.canvas.glow(box, glow, 1.0)
        self.canvas.plate("spot_card_hot" if hot else "spot_card_dim" if dim else "spot_card", box)

    # ------------------------------------------------------------------ who takes part
    def ladder(self) -> None:
        """A plate for each seat, best total first."""
        canvas, shown, table = self.canvas, self.shown, self.shown.table
        order = ladder(table)
        boxes = self.layout.ladder(len(order))
        names = [(shown.seats[seat].name, boxes[0].w - _BESIDE_NAME + self._aside) for seat in order]
        usual = legible("sc", 20, "cream", SHADE)
        style = canvas.alike(names, usual)
        if canvas.art.letters.growth > 1.0 and style.size <= usual.size:  # narrower letters may grow
            style = canvas.alike(names, usual._replace(role="bold"))
        # if one needs narrower letters still, all get them, and its size
        fitted = [canvas.fitted(name, style.role, style.size, room)[1:] for name, room in names]
        role = max((role for role, _ in fitted), key=_NARROWING.index)
        style = style._replace(role=role).fixed(min(size for each, size in fitted if each == role))
        for place, (seat, box) in enumerate(zip(order, boxes, strict=True)):
            start = boxes[table.clockwise(tuple(range(table.seats))).index(seat)]
            x = between(start.x, box.x, ease_in_out(self.spotlight.slid))
            self._plate(seat, place, box._replace(x=x), style)
        for place in tied_places(table) if self.spotlight.decided else ():
            left, right = boxes[place], boxes[place + 1]
            draw_start_token(canvas, ((left.right + right.x) / 2, left.center[1]), 34)

    @property
    def _aside(self) -> float:
        """How much smaller the faces in the ladder are, for the sake of larger words."""
        return 14.0 if self.canvas.art.letters.growth > 1.0 else 0.0

    def _plate(self, seat: int, place: int, box: Box, style: Style) -> None:
        canvas, shown, table = self.canvas, self.shown, self.shown.table
        part, acting = seat in table.ranking, seat in table.actors
        now = seat == self.spotlight.actor and not self.spotlight.comparing
        self._backing(box, hot=now, dim=not part)
        canvas.emblem(
            shown.seat_colour(seat), (box.x + 40 - self._aside / 2, box.center[1]), 60 - self._aside,
            alpha=255 if part else 110, mood=shown.marks.moods.get(seat, "calm"),
        )  # fmt: skip
        left, ink = box.x + 78 - self._aside, "cream" if part else "locked"
        room = box.w - _BESIDE_NAME + self._aside
        canvas.write(shown.seats[seat].name, style.inked(ink), (left, box.y + 20), room)
        if not part:
            canvas.write(
                shown.say("spot-no-die"), legible("ital", 18, "locked"), (left, box.y + 54), box.w - 90
            )
            return
        corner = (box.right - 30, box.y + 21)
        if acting and self.spotlight.decided:
            plate = "tag_gold" if place == 0 else "tag_steel"
            canvas.tag(
                corner, shown.say("status-rank", place=place + 1), plate, None, 18, "on_dark", max_w=56
            )
        elif self.spotlight.decided:
            canvas.write("\u2013", Style("black", 24, "locked"), corner, anchor="center")
        self._dice(seat, (left, box.y + 54), box.w - 150)
        ink = "gold_l" if acting else "label_dim"
        total = Style("black", 36, ink if self.spotlight.decided else "cream", SHADE)
        canvas.write(
            str(self.spotlight.counted(table.totals[seat])),
            total,
            (box.right - 16, box.y + 54),
            anchor="midright",
        )
        below = (box.center[0] + 14, box.bottom + 2)
        told = self.spotlight.decided and (self.spotlight.opening or self.spotlight.choosing)
        if told and place in tied_places(table):
            tie = shown.say("spot-tie")  # below whom the schooner favours
            canvas.tag((box.center[0], box.bottom + 3), tie, "tag_parch", None, 17, max_w=box.w)
        elif seat == self.spotlight.target:
            canvas.tag(below, shown.say("spot-attacked"), "tag_red", FACE_ICON[table.action], 17, max_w=box.w)
        elif now and not self.spotlight.choosing:
            canvas.tag(below, shown.say("spot-acts"), "tag_brown", ICON["move"], 17, max_w=box.w)
        if acting and place < table.place:
            canvas.disc(
                "good_plate", ICON["done"], (box.x + 62 - self._aside, box.bottom - 16), 24, ring="gold_l"
            )

    def _dice(self, seat: int, start: Point, room: float, most: float = 34.0) -> None:
        """The dice of a seat on the action, and its bonus tile, in a row."""
        canvas, shown, table = self.canvas, self.shown, self.shown.table
        board, action = shown.board(seat), table.action
        dice, bonus = dice_on(board, action), board.bonus[action]
        step = min(most, room / (len(dice) + bool(bonus)))
        for index, die in enumerate(dice):
            spot = (start[0] + (index + 0.5) * step, start[1])
            draw_pip(canvas, shown.colour(seat), table.options.numbers[die][action], spot, step - 3, lift=3)
        if bonus:
            draw_bonus_tile(canvas, (start[0] + (len(dice) + 0.5) * step, start[1]), bonus, step - 6)

    def _title(self, center: Point) -> None:
        """The action's medallion and name."""
        canvas, action = self.canvas, self.shown.table.action
        name = ACTION_NAMES[action]
        two = int(self.layout.duel)
        words = self.shown.say(f"log-action-{name}")
        if self.spotlight.choosing:
            words = self.shown.say(f"spot-choose-{name}", two=two)
        if self.hits and self.spotlight.actor is not None:
            words = self.shown.say(f"spot-hit-{name}", name=self.shown.seats[self.spotlight.actor].name)
        hits, medal = self.hits, 0 if self.hits or two else _MEDAL
        size, room = (self.layout.hit_size if hits else self.layout.title_size), 560.0
        if self.spotlight.choosing:
            size = LADDER.title_size
        elif hits or two:
            room = self.layout.room_between
        lines = [words]
        while size > 34 and max(canvas.width(line, "display", size) for line in lines) > room:
            size -= 2
            if two and size < _TWO_LINES and len(lines) == 1:
                size, lines = _TWO_LINES + 2, canvas.lines(words, "display", _TWO_LINES, room)
        left = center[0] - (canvas.width(words, "display", size) + medal) / 2
        if medal:
            canvas.disc("red", FACE_ICON[action], (left + 32, center[1]), 64, lift=4)
        gradient = ("#ffd9c2", "#e8432e") if hits else ("#fffbe0", "#f0ae3e")
        style = Style("display", size, "cream", SHADE, gradient=gradient, outline="#140a05")
        if len(lines) == 1:
            canvas.write(words, style, (left + medal, center[1] - 2))
            return
        for row, line in enumerate(lines):
            down = (row - (len(lines) - 1) / 2) * size + 12
            canvas.write(line, style, (center[0], center[1] + down), anchor="center")

    # ------------------------------------------------------------------ who acts, who suffers
    def _actors(self) -> None:
        shown, spotlight, table = self.shown, self.spotlight, self.shown.table
        if spotlight.actor is not None and not spotlight.comparing:
            total = table.totals[spotlight.actor]
            place = table.ranking.index(spotlight.actor) + 1
            role, plate = self.rank(place), "tag_brown"
            if spotlight.forfeits:
                role, plate = shown.say("pop-forfeits"), "tag_grey"
            elif table.action != TREASURE_HUNT:
                role = shown.say("spot-attacks", total=total)
            self._actor(spotlight.actor, self.layout.actor, "spotlight_left", role, plate, lit=True)
        second = table.actors[1] if table.place == 0 and len(table.actors) > 1 else None
        if table.action == TREASURE_HUNT and second is not None and not spotlight.comparing:
            self._actor(second, self.layout.target, "spotlight_right", self.rank(2), "tag_steel")
        if spotlight.target is not None and not spotlight.comparing and not spotlight.choosing:
            dice = len(dice_on(shown.board(spotlight.target), table.action))
            defends = shown.say("spot-defends", count=dice) if dice else shown.say("note-does-not-defend")
            plate = "tag_red" if dice else "tag_green"
            self._actor(spotlight.target, self.layout.target, "spotlight_right", defends, plate)

    def rank(self, place: int) -> str:
        """What a hunter's total is worth."""
        return self.shown.say("status-rank", place=place)

    def _actor(
        self, seat: int, center: Point, kind: str, role: str, plate: str, *, lit: bool = False
    ) -> None:
        if not self.shown.shows(kind):
            return
        canvas, shown = self.canvas, self.shown
        struck = kind == "spotlight_right" and self.spotlight.target is not None
        tint = "gold" if lit else "warn" if struck else None
        if tint is not None:
            fan = canvas.art.tint("rays", canvas.px(self.layout.rays), tint)
            canvas.blit_center(fan, center, FAN)
        draw_portrait(canvas, shown, seat, center, self.layout.face, lit=lit)
        colour = shown.seat_colour(seat)
        layout = self.layout
        ribbon = Box.around((center[0], center[1] + layout.face / 2 + layout.ribbon_down), *layout.ribbon)
        canvas.plate(colour.ribbon, ribbon)
        ink, shade = ink_on(colour.cloth), None if is_light(colour.cloth) else SHADE
        name = legible("sc", 26, ink, shade)
        canvas.write(shown.seats[seat].name, name, ribbon.inset(14, 0).at("center"), ribbon.w - 28, "center")
        icon = "cancel" if plate == "tag_grey" else FACE_ICON[shown.table.action]
        canvas.tag((center[0], ribbon.bottom + 18), role, plate, icon, 18, max_w=280)

    # ------------------------------------------------------------------ what the veil hides
    def shelf(self, shelf: Box) -> None:
        """The chests of the center island, the bag, and the treasure tiles."""
        canvas, shown, table = self.canvas, self.shown, self.shown.table
        canvas.plate("wood", shelf)
        self._stock(shelf)
        canvas.icon(ICON["island"], (shelf.x + 30, shelf.center[1]), 34, "glyph", shadow=110)
        for index, chest in enumerate(CHESTS):
            box = shelf_chest(shelf, index)
            if chest in table.center and shown.shows("center", -1, index):
                chest_on(canvas, shown, Spot("center", -1, index), chest, box.center, box.w)
                self._digit(Spot("center", -1, index), box.center, box.w)
            else:
                hole = Box.around(box.center, box.w * 0.86, box.h * 0.7)
                canvas.plate("slot_locked", hole)

    def _stock(self, shelf: Box) -> None:
        """The bag and the treasure tiles at their end of the shelf."""
        canvas, table = self.canvas, self.shown.table
        bag, pool = self.layout.shelf_bag(shelf), self.layout.shelf_pool(shelf)
        canvas.sprite(BAG, bag.moved(-14).center, bag.w)
        number = Style("black", 24, "cream", SHADE)
        canvas.write(str(sum(table.bag)), number, bag.moved(8).center)
        draw_treasure_tile(canvas, pool.moved(-12).center, pool.w)
        canvas.write(str(table.pool), number, pool.moved(8).center)

    def _tiles(self) -> None:
        """The tiles of which a hunter keeps one; only the hunter sees their coins."""
        shown, table = self.shown, self.shown.table
        for index, coins in enumerate(table.drawn):
            if shown.shows("drawn", -1, index):
                box = self.layout.tile(index, len(table.drawn))
                draw_treasure_tile(self.canvas, box.center, box.w, coins)

    # ------------------------------------------------------------------ fleet and crew
    def lanes(self) -> None:
        """A lane for each seat that takes part: dice, total, and how far its token moves."""
        canvas, shown, table = self.canvas, self.shown, self.shown.table
        self._title(self.layout.title_lanes)
        note = shown.say("spot-best", two=int(table.seats == 2))
        canvas.write(note, Style("ital", 22, "note", SHADE), self.layout.note_lanes, anchor="center")
        rows = max(self.layout.lane_rows, len(table.ranking))
        lanes = [self.layout.lanes.row(place, rows, self.layout.lane_gap) for place in range(rows)]
        starts = table.clockwise(table.ranking)
        for place, seat in enumerate(table.ranking):
            y = between(lanes[starts.index(seat)].y, lanes[place].y, ease_in_out(self.spotlight.slid))
            self._lane(seat, place, lanes[place]._replace(y=y))
        for place in tied_places(table) if self.spotlight.decided else ():
            spot = (lanes[place].x + 548, lanes[place].bottom + self.layout.lane_gap / 2)
            draw_start_token(canvas, spot, 36)
        absent = [seat for seat in ladder(table) if seat not in table.ranking]
        left, middle = self.layout.lanes.x + 26.0, self.layout.lane_shelf.center[1]
        for seat in absent if rows < 4 else ():
            canvas.emblem(shown.seat_colour(seat), (left, middle), 38, alpha=120)
            left += 42
        if absent and rows < 4:
            room = self.layout.lane_shelf.x - left - 4
            canvas.write(
                shown.say("spot-no-die"), legible("ital", 19, "label_dim"), (left - 12, middle), room
            )

    def _lane(self, seat: int, place: int, box: Box) -> None:
        canvas, shown, table, spotlight = self.canvas, self.shown, self.shown.table, self.spotlight
        acting, now = seat in table.actors, seat == spotlight.actor and not spotlight.comparing
        decided = spotlight.decided
        self._backing(box, hot=now, dim=decided and not acting)
        middle, size = box.center[1], min(84.0, box.h - 8)
        canvas.emblem(
            shown.seat_colour(seat), (box.x + 60, middle), size, mood=shown.marks.moods.get(seat, "calm")
        )
        ink = "cream" if acting or not decided else "label_dim"
        canvas.write(shown.seats[seat].name, legible("sc", 23, ink, SHADE), (box.x + 120, middle), 160)
        if acting and decided:
            plate = "tag_gold" if place == 0 else "tag_steel"
            rank = shown.say("status-rank", place=place + 1)
            canvas.tag((box.x + _RANK, middle), rank, plate, None, 20, "on_dark", max_w=64)
        self._dice(seat, (box.x + _DICE, middle), 140)
        ink = "cream" if not decided else "gold_l" if acting else "label_dim"
        total = Style("black", 38, ink, SHADE)
        canvas.write(
            str(spotlight.counted(table.totals[seat])), total, (box.x + _TOTAL, middle - 1), anchor="midright"
        )
        rest = box.cut(left=_TRACK)[1].inset(12, 0)
        if decided and not acting:
            canvas.write(shown.say("spot-nothing"), Style("ital", 21, "label_dim"), rest, anchor="midleft")
            return
        if now and spotlight.forfeits:
            spot = (rest.x + 100, middle)
            canvas.tag(spot, shown.say("pop-forfeits"), "tag_grey", "cancel", 22, max_w=200)
            return
        card = next((card for card in spotlight.cards if isinstance(card, TokenCard) and now), None)
        self._track(seat, rest, card)
        if place < table.place and not now:
            canvas.disc("good_plate", ICON["done"], (box.right - 44, middle), 34, ring="gold_l")

    def _track(self, seat: int, box: Box, card: TokenCard | None, most: float = 34.0) -> None:
        """The eight boxes of a token, in a lane or on a card, with where it comes from and goes to."""
        canvas, shown = self.canvas, self.shown
        area = area_of(shown.table.action) if card is None else card.area
        standing = box_of(shown.board(seat), area)
        before, after = (standing, standing) if card is None else (card.before, card.after)
        moved = self.spotlight.passed > 0 and self._begun(card)
        at = after if moved else before
        step = min(most, (box.w - 90) / LAST_BOX)
        low = card is not None and box.h < _LOW
        y, size = box.y + box.h * (0.5 if card is None else 0.32 if low else 0.40), step - 4
        for number in range(1, LAST_BOX + 1):
            cell = Box.around((box.x + (number - 0.5) * step, y), size)
            canvas.plate("slot_track", cell)
            if number <= at:
                canvas.fill(cell.inset(2), track_color(shown.colour(seat)), radius=4)
            tone = ink_on(track_color(shown.colour(seat))) if number <= at else "locked"
            numeral = canvas.numeral(max(size * 0.6, MIN_TEXT), size * 0.92)
            canvas.write(str(number), Style("bold", numeral, tone), cell.center, anchor="center")
        for first, _, _ in STEPS[1:]:
            canvas.fill(Box(box.x + (first - 1) * step - 1, y - size / 2 - 2, 2, size + 4), "gold")
        token, colour = size * 1.36, shown.seat_colour(seat)
        if before != after:
            other = before if moved else after
            spot = (box.x + (other - 0.5) * step, y)
            canvas.disc(colour.rgb, ICON[area], spot, token, alpha=95, shadow=False)
        canvas.disc(colour.rgb, ICON[area], (box.x + (at - 0.5) * step, y), token)
        words = (box.x, box.bottom - 15 if low else y + size * 0.5 + 24)
        if card is None:
            return
        change = after - before
        tone = "good" if change > 0 else "warn" if change else "label_dim"
        label = f"{before} \u2192 {after}" if change < 0 else f"{change:+d}"
        right = (box.x + LAST_BOX * step + 14, y)
        canvas.write(label if change else "=", Style("black", 28, tone, SHADE), right, box.right - right[0])
        room = "same" if LIMIT[after] == LIMIT[before] else "more" if change > 0 else "less"
        said = shown.say("spot-room", change=room, after=LIMIT[after], before=LIMIT[before])
        if card.defender is not None:  # the title names who defends, not whose token this is
            said = f"{shown.seats[seat].name}: {said}"
        canvas.write(said, legible("bold", 18, "cream", SHADE), words, box.w)

    def _begun(self, card: TokenCard | None) -> bool:
        cards = self.spotlight.cards
        return card is not None and self.spotlight.state(cards.index(card)) != "next"

    # ------------------------------------------------------------------ what follows
    def _cards(self) -> None:
        """One card for each effect, in the order of the rules."""
        cards = self.spotlight.cards
        if not cards:
            spotlight = self.spotlight
            said = ("outcome-forfeit" if spotlight.forfeits else "outcome-pick") if spotlight.choosing else ""
            if said := said or spotlight.why:
                style = Style("ital", 24, "note", SHADE)
                place = self.layout.cards.inset(20, 0)
                self.canvas.write(self.shown.say(said), style, place, anchor="center")
            return
        boxes = columns(self.layout.cards, len(cards), 3, self.layout.card_gap)
        titles = [self._card_title(card) for card in cards]
        style = self.canvas.alike(
            [(title, boxes[0].w - 62) for title in titles], legible("sc", 20, "cream", SHADE)
        )
        for index, (card, box, title) in enumerate(zip(cards, boxes, titles, strict=True)):
            state = self.spotlight.state(index)
            self._card(card, state, box, title, style)

    def _card_title(self, card: Card) -> str:
        shown = self.shown
        name = shown.seats[card.seat].name
        match card:
            case ChestCard(chest=None, source="island"):
                return shown.say("spot-claims-none", name=name)
            case ChestCard(chest=None):
                return shown.say("spot-takes-none")
            case ChestCard(source=source):
                verb = {"target": "takes", "island": "claims", "bag": "draws"}[source]
                return shown.say(f"spot-{verb}", name=name)
            case TokenCard(defender=int(defender), defended=True):
                return shown.say("spot-defence", name=shown.seats[defender].name)
            case TokenCard(defender=int(defender)):
                return shown.say("spot-undefended", name=shown.seats[defender].name)
            case TokenCard(area=area):
                return shown.say(f"spot-{area}", name=name)
            case TilesCard(count=count):
                return shown.say("spot-tiles", count=count)

    def _card(self, card: Card, state: State, box: Box, title: str, style: Style) -> None:
        canvas = self.canvas
        self._backing(box, hot=state == "now")
        icon, plate = _SIGN[state]
        canvas.disc(plate, icon, (box.x + 24, box.y + 24), 28, ring="gold_l")
        canvas.write(title, style, (box.x + 46, box.y + 23), box.w - 60)
        body = box.cut(top=40)[1].inset(20, 0)
        match card:
            case TokenCard(defended=False):
                canvas.icon("check-mark", body.moved(dy=-6).center, 46, "good", shadow=110)
            case TokenCard():
                self._track(card.seat, body, card)
            case ChestCard():
                self._chest_card(card, body)
            case TilesCard():
                place = body.moved(dy=-4)
                for index in range(card.count):
                    spot = (place.center[0] + (index - (card.count - 1) / 2) * 54, place.center[1] - 8)
                    draw_treasure_tile(canvas, spot, 44)
                said = self.shown.say("spot-tiles-secret", name=self.shown.seats[card.seat].name)
                canvas.write(said, legible("ital", 18, "label_dim"), (body.x, body.bottom - 18), body.w)

    def _chest_card(self, card: ChestCard, body: Box) -> None:
        """The chest on its way to the island area, or where it comes from if that is not the target."""
        canvas, middle = self.canvas, body.center[1] - 6
        left, words = body.x + 34, Style("bold", 18, "cream", SHADE)
        if card.source == "island":
            canvas.icon(ICON["island"], (left - 6, middle), 46, "glyph", shadow=110)
            if card.chest is not None:
                canvas.icon(ICON["move"], (left + 42, middle), 20, "gold_l")
                draw_chest(canvas, card.chest, (left + 98, middle), 56)
            beside = body.cut(left=172 if card.chest is not None else 76)[1].moved(dy=-6)
            said = self.shown.say("spot-empty" if card.chest is None else "spot-from-island")
            canvas.paragraph(said, words, beside.at("midleft"), beside.w)
            return
        if card.chest is None:
            canvas.icon("chest", (body.center[0], middle), 48, "locked", alpha=150)
            return
        if card.source == "bag":
            canvas.sprite(BAG, (left, middle), 46)
            left += 84
            canvas.icon(ICON["move"], (left - 42, middle), 18, "gold_l")
        draw_chest(canvas, card.chest, (left, middle), 56)
        canvas.icon(ICON["move"], (left + 56, middle), 20, "gold_l")
        canvas.icon(ICON["island"], (left + 108, middle), 46, "glyph", shadow=110)
        right = left + 142
        room = body.right - right
        if room < _ROOM:
            return
        canvas.paragraph(self.shown.say("spot-safe"), words, (right, middle), room)

    # ------------------------------------------------------------------ the choice of a target
    def choices(self) -> None:
        """The captains who might be attacked, with what they have there and how they would defend it."""
        claiming = self.shown.table.place == 1
        for seat, box in choice_cards(self.shown, self.layout):
            self._choice(seat, box, claiming)
        if claiming:
            self.shelf(self.layout.shelf)

    def _choice(self, seat: int, box: Box, claiming: bool) -> None:
        canvas, shown, table = self.canvas, self.shown, self.shown.table
        area = area_of(table.action)
        note = shown.marks.notes.get(seat)
        barred = note is not None and note.plate == "tag_grey"
        self._backing(box, hot=shown.chosen("board", seat), dim=barred)
        canvas.emblem(shown.seat_colour(seat), (box.x + 58, box.y + 54), 86, alpha=120 if barred else 255)
        ink, board = "locked" if barred else "cream", shown.board(seat)
        left, room = box.x + 112, (box.w / 2 if self.layout.duel else box.w) - 122
        canvas.write(shown.seats[seat].name, legible("sc", 24, ink, SHADE), (left, box.y + 36), room)
        standing = box_of(board, area)
        if not barred:
            canvas.disc(shown.seat_colour(seat).rgb, ICON[area], (left + 16, box.y + 76), 30)
            driven = f"{standing} \u2192 {max(FIRST_BOX, standing - 1)}"
            canvas.write(driven, Style("black", 24, "cream", SHADE), (left + 42, box.y + 75), room - 42)
        self._digit(Spot(f"area_{area}", seat), (box.x + 58, box.y + 54), 86)
        if note is not None:
            half = box.cut(left=box.w / 2)[1]
            self._note(note, half.line(54, 0, 14) if self.layout.duel else box.line(126, 14))
        if claiming:
            return
        limit = board.boat_limit if table.action == BOARD else board.pirate_limit
        for index in range(4):
            place = choice_chest(box, index)
            if index < limit:
                canvas.plate("slot", place)
            else:
                locked_space(canvas, place, index)
        for index, chest in enumerate(attacked_area(board, table.action)):
            if shown.shows(area, seat, index):
                place = choice_chest(box, index)
                size = min(60.0, place.w) if place.h < 80 else 96.0
                chest_on(canvas, shown, Spot(area, seat, index), chest, place.center, size)
                self._digit(Spot(area, seat, index), place.center, size)

    def _digit(self, spot: Spot, center: Point, size: float) -> None:
        """The key that picks what lies there, at its lower left."""
        digit = self.shown.marks.digits.get(spot)
        if digit is None:
            return
        key = Box.around((center[0] - size * 0.42, center[1] + size * 0.36), 30)
        self.canvas.fill(key, "shade", 215, radius=7)
        self.canvas.outline(key, "gold", 2, 7)
        style = Style("black", self.canvas.numeral(22, 26), "cream")
        self.canvas.write(str(digit), style, key.center, anchor="center")

    def _note(self, note: Note, line: Box) -> None:
        """Whether a captain defends; long words stand in two lines, without the symbol."""
        canvas = self.canvas
        if canvas.tag_width(note.text, 18, note.icon) <= line.w:
            canvas.tag(line.center, note.text, note.plate, note.icon, 18)
            return
        canvas.plate(note.plate, Box.around(line.center, line.w, 46))
        canvas.paragraph(note.text, Style("bold", 18, "on_dark"), line.inset(8, 0), anchor="center")


def choice_cards(shown: DiceShown, layout: SpotlightLayout) -> Iterator[tuple[int, Box]]:
    """The seats that might be attacked, with the box of each one's card."""
    table = shown.table
    seats = [seat for seat in table.clockwise(tuple(range(table.seats))) if seat != shown.me]
    return zip(seats, layout.targets(len(seats), table.place), strict=True)


def choice_chest(box: Box, index: int) -> Box:
    """The index-th chest space on the card of a captain who might be attacked."""
    down, high = (120, 98) if box.w > _LARGE else (166, 64)
    return box.cut(top=down)[1].cut(top=high)[0].inset(18, 0).column(index, 4, 10)
