"""The end of a game as it unfolds: points count up by category, then come the course and what decided it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tortuga.app.draw.canvas import WRAP_LEADING, Canvas, Style, legible
from tortuga.app.draw.seatcolour import SeatColour
from tortuga.app.draw.theme import ink_on, mix
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.palette import COLOUR, FACE_ICON, ICON
from tortuga.app.games.tortuga2014.table.pieces import SHADE, draw_chest, draw_treasure_tile
from tortuga.app.games.tortuga2014.tale import CATEGORIES, SENTENCES, TILES, Lead, Tale, Topic, points_of
from tortuga.app.scene.context import Context
from tortuga.app.table.acts.motion import between, ease_in_out, share
from tortuga.app.table.acts.motions import Cue
from tortuga.app.widgets.graph import Graph, apart
from tortuga.games.tortuga2014.pieces import RAID
from tortuga.games.tortuga2014.scoring import places, score

_SIGNS: Final[Mapping[Topic, str]] = {
    "why": "laurels-trophy",
    "tiles": ICON["coin"],
    "thefts": FACE_ICON[RAID],
    "round": "histogram",
}
"""Beside sentences that are about no place on the curve."""
_ICONS: Final = (ICON["tortuga"], ICON["fleet"], ICON["crew"], "diamonds", "compass", ICON["coin"])
COUNTS, MOVES, FLIPS, DRAWN = 0.8, 0.3, 2.4, 0.8
"""Seconds in which a category counts up, rows change places, tiles turn over, the course is drawn."""
BEGINS: Final = 0.5
_ROWS: Final = Box(40, 132, 1840, 428)
_KEY_H: Final = 20.0
"""How far above the rows the key to the parts of a bar is."""
_LIFTS: Final = {2: 150.0, 3: 88.0}
"""How much higher curve and story are where fewer rows stand above them."""
_ROW_H, _STEP = 100.0, 109.0
_BAR_X, _BAR_W, _MAX_UNIT = 430.0, 1250.0, 23.6
_MIN_ICON: Final = 15.0
"""Below this size an icon or a chest is left out."""
_SAID: Final = 300.0
"""Room that a captain's words leave in the title of the story: for it, and for the face."""
_COURSE: Final = Box(40, 580, 890, 326)
_STORY: Final = Box(950, 580, 930, 326)
_SIGN, _BELOW, _APART, _LEAST = 44.0, 26.0, 14.0, 18.0
"""Height of a sentence's sign, room below the last one and between two, smallest letters."""


def _draw_said(canvas: Canvas, colour: SeatColour, words: str, story: Box) -> None:
    """A captain's words on parchment, beside the title of the story."""
    head = story.line(18, 26)._replace(h=44)
    room = head.w - _SAID
    wide = min(room, canvas.width(words, "ital", 20) + 34)
    box = Box(head.right - 58 - wide, head.y, wide, head.h)
    canvas.plate("cream", box)
    canvas.write(words, Style("ital", 20, "ink"), box.inset(14, 0).center, wide - 24, "center")
    canvas.emblem(colour, (head.right - 26, head.center[1]), 52, ring="gold_l")


def _disc(canvas: Canvas, spot: Point) -> None:
    """The ground of a sign that stands beside a sentence and where on the curve it happened."""
    canvas.circle(spot, 20, "gold_l")
    canvas.circle(spot, 18, "red")


def _numbered(canvas: Canvas, spot: Point, number: int) -> None:
    """The number of a turning point."""
    _disc(canvas, spot)
    canvas.write(str(number), Style("black", 24, "cream"), spot, anchor="center")


def _pin(canvas: Canvas, spot: Point) -> None:
    """The sign of the lead for good."""
    _disc(canvas, spot)
    canvas.icon(_SIGNS["why"], spot, 28, "cream")


@dataclass(frozen=True)
class Ending(Tale):
    """Draws the end of a game at a moment of it."""

    # ------------------------------------------------------------------ time
    @property
    def length(self) -> float:
        """Seconds until everything is there."""
        return self.decided + (DRAWN if self.story.course else 0.0)

    @property
    def decided(self) -> float:
        """Seconds until the last tile lies open."""
        return BEGINS + TILES * (COUNTS + MOVES) + FLIPS + MOVES

    @staticmethod
    def begins(category: int) -> float:
        """When a category begins to count up."""
        return BEGINS + category * (COUNTS + MOVES)

    @property
    def cues(self) -> tuple[Cue, ...]:
        """A tick for each category that counts up, coins for the tiles, then the fanfare."""
        ticks = [Cue(self.begins(category), "tortuga2014/step", 0.0) for category in range(TILES)]
        coins = Cue(self.begins(TILES), "tortuga2014/coins", 0.0)
        return (*ticks, coins, Cue(self.decided, "fanfare", 0.0))

    def counted(self, category: int, time: float) -> float:
        """How much of a category has been counted, 0..1."""
        return share(time, self.begins(category), FLIPS if category == TILES else COUNTS)

    def row(self, seat: int, time: float) -> float:
        """The row of a seat, 0 = on top; a fraction while rows change places."""
        row = float(seat)
        for category in range(len(CATEGORIES)):
            end = self.begins(category) + (FLIPS if category == TILES else COUNTS)
            part = ease_in_out(share(time, end, MOVES))
            if not part:
                break
            before = seat if not category else self.order(category).index(seat)
            row = between(before, self.order(category + 1).index(seat), part)
        return row

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas, context: Context, time: float) -> None:
        """Paint it, some seconds after the end."""
        unit = min(_MAX_UNIT, _BAR_W / max(1, *self.totals(len(CATEGORIES))))
        lift = _LIFTS.get(len(self.seats), 0.0) if self.story.course else 0.0
        top = _ROWS.y + ((4 - len(self.seats)) * _STEP - lift) / 2
        self._draw_key(canvas, context, Box(_BAR_X, top - 2 * _KEY_H, _ROWS.right - _BAR_X, 2 * _KEY_H))
        for seat in sorted(range(len(self.seats)), key=lambda seat: self.row(seat, time), reverse=True):
            y = top + self.row(seat, time) * _STEP
            self._draw_row(canvas, context, seat, Box(_ROWS.x, y, _ROWS.w, _ROW_H), unit, time)
        if self.story.course:
            course, story = (box._replace(y=box.y - lift, h=box.h + lift) for box in (_COURSE, _STORY))
            self._draw_course(canvas, context, course, ease_in_out(share(time, self.decided, DRAWN)))
            self._draw_story(canvas, context, story, time >= self.length)
            if time >= self.length and (said := self.last_word(context)) is not None:
                _draw_said(canvas, COLOUR[self.seats[said[0]].colour], said[1], story)

    def _draw_key(self, canvas: Canvas, context: Context, box: Box) -> None:
        """What each part of a bar counts."""
        words = [context.say(f"results-key-{category}") for category in CATEGORIES]
        cells = [box.column(index, len(CATEGORIES), 12) for index in range(len(CATEGORIES))]
        style = canvas.alike([(word, cells[0].w - 34) for word in words], legible("ital", 19, "label", SHADE))
        for icon, word, cell in zip(_ICONS, words, cells, strict=True):
            canvas.icon(icon, (cell.x + 12, cell.center[1]), 24, "label")
            canvas.write(word, style, (cell.x + 32, cell.center[1]), cell.w - 34)

    def _draw_row(
        self, canvas: Canvas, context: Context, seat: int, box: Box, unit: float, time: float
    ) -> None:
        """Face, name and place, a bar of points with what they are made of, and the sum so far."""
        spec, middle = self.seats[seat], box.center[1]
        points = points_of(score(self.boards[seat]))
        final = time >= self.decided
        place = places(self.totals(len(CATEGORIES)))[seat]
        won = final and place == 1
        if won:
            canvas.glow(box, 16, 1.0, blur=12)
        canvas.plate("wood", box, variant=1)
        if won:
            canvas.plate("frame_board", box)
        canvas.emblem(COLOUR[spec.colour], (box.x + 66, middle), 86, mood="pleased" if won else "calm")
        canvas.write(spec.name, legible("sc", 26, "cream", SHADE), (box.x + 124, middle - 17), 250)
        if final:
            ink = "gold_l" if won else "label"
            label = context.say("ordinal", place=place)
            canvas.write(label, Style("black", 22, ink, SHADE), (box.x + 124, middle + 19))
            if won:
                canvas.icon("laurels-trophy", (box.x + 330, middle + 17), 40, "gold_l", shadow=130)
        canvas.plate("well_deep", Box(_BAR_X - 6, box.y + 9, _BAR_W + 12, box.h - 18))
        left, done = _BAR_X, 0
        for category, value in enumerate(points):
            part = self.counted(category, time)
            if not part:
                break
            wide = value * unit * part
            if value:
                self._segment(canvas, seat, category, Box(left, box.y + 14, wide, 36), part)
            left += wide
            done += round(value * part)
        tone, size = ("gold_l", 58) if won else ("cream", 48)
        total = Style("black", size, tone, SHADE)
        canvas.write(str(done), total, (box.right - 26, middle - 2), anchor="midright")

    def _segment(self, canvas: Canvas, seat: int, category: int, box: Box, part: float) -> None:
        """The part of a bar that one category makes, and below it what it counts."""
        base = mix(COLOUR[self.seats[seat].colour].rgb, "#1a0f08", 0.12)
        fill = "#f0c24a" if category == TILES else mix(base, "#ffffff", 0.24) if category % 2 else base
        canvas.fill(Box(box.x + 1, box.y, max(2.0, box.w - 2), box.h), fill, radius=7)
        ink, (x, y) = ink_on(fill), box.center
        points = str(round(points_of(score(self.boards[seat]))[category] * part))
        icon = min(21.0, box.w - canvas.width(points, "black", 21, True) - 12)
        if box.w > 70:
            canvas.icon(_ICONS[category], (x - 18, y), 24, ink)
            canvas.write(points, Style("black", 24, ink), (x + 14, y - 1), anchor="center")
        elif icon >= _MIN_ICON:
            canvas.icon(_ICONS[category], (box.x + 4 + icon / 2, y), icon, ink)
            canvas.write(points, Style("black", 21, ink), (box.right - 4, y - 1), anchor="midright")
        elif box.w > 20:
            canvas.write(points, Style("black", 21, ink), (x, y - 1), anchor="center")
        if part >= 1 or category == TILES:
            self._made_of(canvas, seat, category, Box(box.x, box.bottom + 3, box.w, 32), part)

    def _made_of(self, canvas: Canvas, seat: int, category: int, box: Box, part: float) -> None:
        board, name = self.boards[seat], CATEGORIES[category]
        if name in ("tortuga", "fleet", "crew"):
            chests = getattr(board, name)
            step = min(52.0, box.w / max(1, len(chests)))
            size = min(34.0, step - 1)
            for index, chest in enumerate(chests if size >= _MIN_ICON else ()):
                spot = (box.center[0] + (index - (len(chests) - 1) / 2) * step, box.center[1])
                draw_chest(canvas, chest, spot, size)
                if chest == "purple":  # counts twice (R78)
                    twice = Style("black", 17, "cream", grows=False)
                    spot = (spot[0] + size * 0.42, spot[1] + size * 0.3)
                    canvas.circle(spot, 11, "#1a0f08")
                    canvas.write("\u00d72", twice, (spot[0], spot[1] - 1), anchor="center")
        elif name == "tiles":
            tiles = board.tiles
            step = min(40.0, max(26.0, box.w / max(1, len(tiles))))
            # Many small coins need more room than their part of the bar, which may end where the well does.
            left = min(box.x, _BAR_X + _BAR_W - len(tiles) * step)
            for index, coins in enumerate(tiles):
                spot = (left + (index + 0.5) * step, box.center[1])
                opened = share(part, index / max(1, len(tiles)), 1 / max(1, len(tiles)))
                squash = max(0.06, abs(1 - 2 * opened))
                draw_treasure_tile(
                    canvas, spot, min(34.0, step - 2), coins if opened >= 0.5 else None, squash=squash
                )
        else:
            words = f"\u00d7{len(score(board).sets)}" if name == "sets" else f"{board.boat} + {board.pirate}"
            if canvas.width(words, "bold", 18, True) < box.w:
                canvas.write(words, Style("bold", 18, "label", SHADE), box.center, anchor="center")

    def _draw_course(self, canvas: Canvas, context: Context, box: Box, part: float) -> None:
        """The points of all seats from round to round, or their chances once these are known."""
        chances = self.story.chances
        canvas.plate("parchment_torn", box)
        title = Style("display", 36, "red_d")
        head = canvas.write(context.say("results-course"), title, (box.x + 30, box.y + 36), 400)
        note = context.say("results-chances-note" if chances else "results-course-note")
        room = box.right - 40 - head.right
        canvas.write(note, Style("ital", 20, "ink2"), (head.right + 18, box.y + 39), room)
        course: Sequence[Sequence[float]] = chances or self.story.course
        points = max(1, *(max(row) for row in self.story.course))
        area = Box(box.x + 84, box.y + 78, box.w - 170, box.h - 128)
        graph = Graph(area, len(course), 1 if chances else points)
        if part <= 0:  # the highest number of the axis would give away what is still being counted
            return
        if chances:
            quarters = [(step / 4, context.say("statistics-percent", percent=25 * step)) for step in range(5)]
            graph.grid(canvas, quarters)
        else:
            graph.grid(
                canvas, [(value, str(value)) for value in range(0, points + 1, 10 if points > 15 else 5)]
            )
        for number in range(1, len(course)):
            spot = (graph.at(number, 0)[0], area.bottom + 22)
            canvas.write(str(number), Style("bold", 18, "ink2"), spot, anchor="center")
        until = part * (len(course) - 1)
        order = self.order(len(CATEGORIES))[::-1]
        colours = [COLOUR[self.seats[seat].colour] for seat in order]
        ends = [
            graph.line(canvas, colour.rgb, [row[seat] for row in course], until)
            for seat, colour in zip(order, colours, strict=True)
        ]
        heights = apart([y for _, y in ends], 32.0, area.bottom)
        for colour, (x, y), beside in zip(colours, ends, heights, strict=True):
            canvas.emblem(colour, (x + 22 * part, between(y, beside, part)), 32)
        if chances and part == 1:
            for number, turn in enumerate(self.story.turns, 1):
                before, after = (course[mark][turn.seat] for mark in (turn.round - 1, turn.round))
                _numbered(canvas, graph.at(turn.round - 0.5, (before + after) / 2), number)
        if part == 1 and (lead := self.pinned) is not None:
            before, after = (course[mark][order[-1]] for mark in (lead.round - 1, lead.round))
            _pin(canvas, graph.at(lead.round - 0.5, (before + after) / 2))

    @property
    def pinned(self) -> Lead | None:
        """The lead for good, where the curve shows points; it need not be a turning point of the chances."""
        lead = None if self.story.chances else self.lead
        return lead if lead is not None and 0 < lead.round < len(self.story.course) else None

    def _draw_story(self, canvas: Canvas, context: Context, box: Box, told: bool) -> None:
        """What decided the game, in up to three sentences."""
        canvas.plate("wood_brass", box)
        title = Style("sc", 27, "gold_l", SHADE)
        canvas.write(context.say("results-story"), title, box.line(42, 36))
        top, wide, more = box.y + 82.0, box.w - 130, (box.h - _STORY.h) / SENTENCES
        room = box.bottom - _BELOW - top
        rows = self.told(context) if told else ()
        sentences = [sentence for _, sentence in rows]
        words = Style("text", 23 + more / 12, "cream", SHADE)
        size = canvas.sized(words.role, words.size)

        def heights() -> list[float]:
            lines = (len(canvas.lines(sentence, words.role, size, wide)) for sentence in sentences)
            return [max(_SIGN, count * size * WRAP_LEADING) for count in lines]

        while size > _LEAST and sum(heights()) + _APART * (len(sentences) - 1) > room:
            size -= 0.5
        words, gap = words.fixed(size), _APART
        if len(sentences) > 1:
            gap = min(26 + more, (room - sum(heights())) / (len(sentences) - 1))
        turns = 0
        for topic, sentence in rows:
            sign = (box.x + 58, top + 22)
            if topic == "turn":
                turns += 1
                _numbered(canvas, sign, turns)
            elif topic == "why" and self.pinned is not None:
                _pin(canvas, sign)
            else:
                canvas.icon(_SIGNS[topic], sign, 42, "gold_l", shadow=130)
            first = top + 22 - size * WRAP_LEADING / 2
            end = canvas.paragraph(sentence, words, (box.x + 94, first), wide, "topleft")
            top = max(end.bottom, top + _SIGN) + gap
