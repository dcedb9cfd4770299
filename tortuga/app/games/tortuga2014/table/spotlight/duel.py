"""The spotlight at a table of two: total against total, one lane, and no second place (R86-R90)."""

from __future__ import annotations

import math

from typing_extensions import override

from tortuga.app.draw.canvas import Style, legible
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.palette import FACE_ICON
from tortuga.app.games.tortuga2014.shown import dice_on
from tortuga.app.games.tortuga2014.spotlight import TokenCard, ladder, tied_places
from tortuga.app.games.tortuga2014.table.pieces import SHADE, draw_start_token, draw_treasure_tile
from tortuga.app.games.tortuga2014.table.spotlight.cards import BAG, backing, draw_track
from tortuga.app.games.tortuga2014.table.spotlight.paint import FAN, SpotlightPainter, draw_portrait
from tortuga.games.tortuga2014.pieces import BOARD, RAID, TREASURE_HUNT

_WORDS, _FIGURE = 0.27, 110.0
"""On the plate of a total, room for words as a share of its width, and room for the figure."""


class DuelPainter(SpotlightPainter):
    """Paints a moment in the spotlight of a table of two."""

    @override
    def nobody(self) -> None:
        super().nobody()
        self._medal()

    @override
    def ladder(self) -> None:
        """Two totals stand against each other instead."""

    @override
    def choices(self) -> None:
        self._actors()
        super().choices()

    @override
    def rank(self, place: int) -> str:
        return self.shown.say("spot-best", two=1)

    @override
    def totals(self) -> None:
        """The best total at the left of the action's medallion, the other at the right (R86)."""
        canvas, shown, table = self.canvas, self.shown, self.shown.table
        decided = self.spotlight.decided
        push = 12 * math.sin(math.pi * self.spotlight.slid)
        left, right = self.layout.ladder(2)
        self._total(ladder(table)[0], left.moved(push), mirrored=False)
        self._total(ladder(table)[1], right.moved(push), mirrored=True)
        self._medal()
        if decided and tied_places(table):
            draw_start_token(canvas, (left.right + 12, left.bottom - 14), 44)
            tie = shown.say("spot-tie")
            canvas.tag((left.center[0], left.bottom + 4), tie, "tag_parch", None, 17, max_w=left.w)

    def _medal(self) -> None:
        medal = self.layout.medal
        self.canvas.disc("red", FACE_ICON[self.shown.table.action], medal.center, medal.w, lift=5)

    def _total(self, seat: int, box: Box, *, mirrored: bool) -> None:
        canvas, shown, table, decided = self.canvas, self.shown, self.shown.table, self.spotlight.decided
        part, best = seat in table.ranking, seat in table.actors
        inward, outward = ("midleft", "midright") if mirrored else ("midright", "midleft")
        backing(canvas, box, hot=best and decided, dim=decided or not part, glow=16)
        words, figure, beside = box.inset(20, 8), box.inset(26, 0), _WORDS * box.w
        ink = "label_dim" if decided and not best else "cream"
        if decided:
            said = self._standing(part=part, best=best)
            room = beside if part else box.w - 40
            style = legible("sc", 21, ink, SHADE)
            canvas.paragraph(said, style, words.at(outward), room, outward, high=words.h)
        else:
            side = words.cut(right=64)[0] if mirrored else words.cut(left=64)[0]
            canvas.emblem(shown.seat_colour(seat), side.center, 64, alpha=255 if part else 110)
            if not part:
                rest = words.cut(right=76)[1] if mirrored else words.cut(left=76)[1]
                said = shown.say("spot-no-die")
                canvas.write(said, legible("ital", 20, "locked"), rest, anchor=outward)
        if not part:
            return
        total = self.spotlight.counted(table.totals[seat])
        tone = "cream" if not decided else "gold_l" if best else "label_dim"
        canvas.write(
            str(total), Style("black", 78, tone, SHADE), figure.moved(dy=5).at(inward), anchor=inward
        )
        outer, inner = 28 + beside, _FIGURE
        dice = box.cut(left=inner if mirrored else outer)[1].cut(right=outer if mirrored else inner)[1]
        count = len(dice_on(shown.board(seat), table.action)) + bool(shown.board(seat).bonus[table.action])
        step = min(62.0, dice.w / count)
        start = dice.x if mirrored else dice.right - count * step
        self._dice(seat, (start, box.center[1]), dice.w, 62.0)

    def _standing(self, *, part: bool, best: bool) -> str:
        """What a total achieves, in words."""
        say, table = self.shown.say, self.shown.table
        attack = table.action in (BOARD, RAID)
        if best:
            return say("duel-best")
        if not part:
            return say("duel-no-defence" if attack else "spot-no-die")
        return say("duel-defends" if attack else "duel-lower")

    @override
    def lanes(self) -> None:
        """The one token that moves, by one box (R87)."""
        canvas, shown, table, spotlight = self.canvas, self.shown, self.shown.table, self.spotlight
        self._title(self.layout.title_lanes)
        if not spotlight.decided:
            return
        seat, box = table.ranking[0], self.layout.lanes
        backing(canvas, box, hot=True)
        face = (box.x + 92, box.center[1])
        draw_portrait(canvas, shown, seat, face, box.h - 22)
        rest = box.cut(left=190)[1].inset(16, 14)
        head, body = rest.cut(top=44)
        canvas.write(shown.seats[seat].name, legible("sc", 30, "cream", SHADE), head.cut(right=300)[1])
        note = shown.say("spot-best", two=1)
        canvas.write(note, Style("ital", 21, "note", SHADE), head.cut(right=290)[0], anchor="midright")
        if spotlight.forfeits:
            forfeits = shown.say("pop-forfeits")
            canvas.tag((body.x + 120, body.center[1]), forfeits, "tag_grey", "cancel", 26, max_w=240)
            return
        card = next((card for card in spotlight.cards if isinstance(card, TokenCard)), None)
        draw_track(canvas, shown, spotlight, seat, body, card, 66.0)

    @override
    def shelf(self, shelf: Box) -> None:
        """The island takes no chests (R90); in a hunt bag and tiles stand in place of a target."""
        if self.shown.table.action == TREASURE_HUNT:
            self._spoils()
            return
        canvas, said = self.canvas, self.shown.say("spot-surplus")
        room = shelf.cut(left=shelf.w - self.layout.pool + 50)[1].inset(16, 4)  # inside the frame of the wood
        canvas.plate("wood", shelf)
        style = legible("ital", 17, "#f4e2b5", SHADE)
        canvas.paragraph(said, style, room.at("midright"), room.w + 6, "midright", high=room.h)
        self._stock(shelf)

    def _spoils(self) -> None:
        """Bag and tiles in place of a target, when one of two hunts."""
        canvas, table = self.canvas, self.shown.table
        bag, pool = self.layout.hunt_bag, self.layout.hunt_pool
        fan = canvas.art.tint("rays", canvas.px(self.layout.rays), "gold")
        canvas.blit_center(fan, bag.center, FAN // 2)
        canvas.sprite(BAG, bag.center, bag.w, lift=10)
        for step in (8, 4, 0):
            draw_treasure_tile(canvas, pool.moved(step, -step).center, pool.w)
        for box, count in ((bag, sum(table.bag)), (pool, table.pool)):
            canvas.tag((box.center[0], box.bottom + 26), f"\u00d7{count}", "tag_parch", None, 24)
