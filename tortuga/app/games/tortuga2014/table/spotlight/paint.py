"""Paints the spotlight: ladder, title, captains face to face, and the lanes of fleet and crew."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.theme import ink_on, is_light
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.palette import FACE_ICON, ICON
from tortuga.app.games.tortuga2014.shown import DiceShown, dice_on
from tortuga.app.games.tortuga2014.spotlight import (
    Spotlight,
    TokenCard,
    area_of,
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
    chest_on,
    draw_bonus_tile,
    draw_pip,
    draw_start_token,
    draw_treasure_tile,
)
from tortuga.app.games.tortuga2014.table.spotlight.cards import BAG, backing, draw_cards, draw_track
from tortuga.app.games.tortuga2014.table.spotlight.choice import choice_cards, draw_choice, draw_digit
from tortuga.app.games.tortuga2014.table.spotlightlayout import LADDER, SpotlightLayout, shelf_chest
from tortuga.app.table.acts.motion import between, ease_in_out
from tortuga.app.table.marks import Spot, played_from
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, CHESTS, TREASURE_HUNT

_TWO_LINES: Final = 56.0
"""Letter size below which the title of a duel is set in two lines."""
_MEDAL: Final = 78.0
"""Room for the action's medallion beside its name."""
_BESIDE_NAME: Final = 134
"""Width of a plate of the ladder without its name: face and rank."""
_BELOW_TIE: Final = 6.0
"""How much lower the title stands below the words about a tie."""
_NARROWING: Final = ("sc", "bold", "text")
"""Letters for names, each narrower than the one before."""
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
            draw_cards(self.canvas, self.shown, self.spotlight, self.layout)

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
        """Whether the person who plays at the bottom is attacked; somebody who only watches never is."""
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
        backing(canvas, box, hot=now, dim=not part)
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
                draw_digit(canvas, shown, Spot("center", -1, index), box.center, box.w)
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
        backing(canvas, box, hot=now, dim=decided and not acting)
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
        draw_track(canvas, shown, spotlight, seat, rest, card)
        if place < table.place and not now:
            canvas.disc("good_plate", ICON["done"], (box.right - 44, middle), 34, ring="gold_l")

    # ------------------------------------------------------------------ the choice of a target
    def choices(self) -> None:
        """The captains who might be attacked, with what they have there and how they would defend it."""
        for seat, box in choice_cards(self.shown, self.layout):
            draw_choice(self.canvas, self.shown, seat, box, duel=self.layout.duel)
        if self.shown.table.place == 1:
            self.shelf(self.layout.shelf)
