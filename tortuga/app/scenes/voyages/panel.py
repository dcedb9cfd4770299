"""What stands beside the sea chart: the chosen voyage, or what a try has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tortuga.app.captains.ask import captains_of
from tortuga.app.captains.characters import level_name, split_player, title
from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.theme import ICON
from tortuga.app.draw.units import Box, Point
from tortuga.app.gameui.boards import Standing
from tortuga.app.registry import UIS
from tortuga.app.scene.context import Context
from tortuga.app.scenes.log.answer import shrunk
from tortuga.app.scenes.log.picture import TablePicture
from tortuga.app.scenes.log.view import PAGE_TITLE, PANEL_HEAD, PANEL_NOTE, PANEL_TEXT, PAPER_NOTE, PAPER_TEXT
from tortuga.app.scenes.voyages.sea import stars
from tortuga.app.scenes.voyages.words import VoyageWords
from tortuga.app.voyages import Ended, Island, Passage
from tortuga.app.widgets.button import SHADE
from tortuga.kernel.game import NOBODY, View
from tortuga.kernel.voyage import STARS

_HEAD: Final = Box(1300, 116, 580, 452)
_GOALS: Final = Box(1300, 584, 580, 330)
_ENDED: Final = Box(1300, 116, 580, 300)
_TABLE: Final = Box.around((_ENDED.center[0], _ENDED.bottom - 134), 398, 224)
"""The table as it was at the end, where nobody has points of their own."""
_ADMIRAL: Final = Box(1300, 432, 580, 470)
_BANNERS: Final = tuple(Box(76, y, 1168, 268) for y in (142, 414, 692))
"""The banner of a result, by the row of islands that it covers."""
_MAX_ROWS: Final = 5
"""Seats that have a row on the panel; more of them stand in one line."""
_LINE: Final = 23.0
"""Size up to which the words of a row with two lines grow."""
_LOW: Final = 48.0
"""Height of a row below which it has one line of words."""
_FACES: Final = 156.0
"""Height of the line of faces of a larger table."""
_HAT: Final = 19.0
"""From hat to hat of a level."""


def _standings(game: str, view: View) -> tuple[Standing, ...]:
    """How the seats stand; () where sides win, as nobody may know who is on which."""
    return () if UIS[game].side_colours else UIS[game].standings(view)


class VoyagePanel:
    """The panel of one voyage.

    Args:
        passage: None if its island is not open yet.
        picture: for the table as it was at the end.
    """

    def __init__(
        self,
        context: Context,
        island: Island,
        passage: Passage | None,
        words: VoyageWords,
        picture: TablePicture,
    ) -> None:
        self._context, self._island, self._passage = context, island, passage
        self._words, self._picture = words, picture

    def draw_voyage(self, canvas: Canvas) -> None:
        """The chosen island: how it stands, who sits there, what is asked."""
        island = self._island
        canvas.plate("wood_brass", _HEAD)
        area = _HEAD.inset(32, 26)
        head, rest = area.cut(top=92)
        canvas.disc(
            "#a5301f", island.voyage.symbol if island.open else "padlock", (head.x + 36, head.y + 34), 76
        )
        style = Style("display", 46, "#fff3d0", SHADE)
        canvas.write(self._words.title, style, head.line(24, 88, 112))
        canvas.write(self._words.note, PANEL_NOTE, head.line(68, 88, 0))
        stars(canvas, (head.right - 54, head.y + 24), 34, island.stars, 38)
        passage = self._passage
        count = len(passage.seats) if passage is not None else 0
        rows_h = 58.0 * count if count <= _MAX_ROWS else _FACES
        story, below = rest.cut(top=max(70.0, rest.h - rows_h - 10))
        shrunk(canvas, self._words.story, PANEL_TEXT, story, "topleft")
        if passage is not None:
            order = [(passage.me + step) % count for step in range(count)]  # the person, then the rivals
            if count > _MAX_ROWS:
                self._draw_faces(canvas, below, order, passage)
            else:
                for at, seat in enumerate(order):
                    self._draw_seat(canvas, below.row(at, count, 6), seat, passage)
        rest = self._draw_goals(canvas, _GOALS)
        shrunk(canvas, self._words.measured, PAPER_NOTE, rest.inset(6, 0).cut(top=4)[1], "topleft")

    def _draw_seat(self, canvas: Canvas, box: Box, seat: int, passage: Passage) -> None:
        spec, mine = passage.seats[seat], seat == passage.me
        canvas.plate("well_gold" if mine else "well_small", box)
        x, y = box.at("midleft")
        canvas.emblem(canvas.seat(passage.game, spec.colour), (x + 32, y), box.h - 8)
        right = box.right - 16
        standings = _standings(passage.game, passage.view(NOBODY))
        if standings:
            standing = standings[seat]
            figure = Style("black", 27, "gold_l", SHADE)
            right = canvas.write(f"{standing.points}", figure, (right, y - 1), 60, "midright").x - 14
            for icon, number in reversed(standing.signs):
                told = canvas.write(
                    f"{number}", Style("bold", 20, "cream", SHADE), (right, y - 1), 34, "midright"
                )
                canvas.icon(icon, (told.x - 16, y), 24, "note")
                right = told.x - 38
        style, note = legible("sc", 21, "cream", SHADE), PANEL_NOTE
        if box.h < _LOW:
            canvas.write(spec.name, style, (x + 66, y - 1), 170)
            left, down = x + 250, y
        else:  # two lines, which may not grow into one another
            style, note = (each.fixed(canvas.sized(each.role, each.size, _LINE)) for each in (style, note))
            canvas.write(spec.name, style, (x + 66, y - 12), right - x - 74)
            left, down = x + 66, y + 13
        if mine:
            canvas.write(self._context.say("voyage-you"), note, (left, down), right - left)
            return
        left += self._hats(canvas, passage, spec.player, (left + 6, down))
        character = split_player(spec.player)[1]  # the hats show the level
        words = (
            title(self._context, passage.game, character)
            if character
            else level_name(self._context, spec.player)
        )
        canvas.write(words, note, (left, down), right - left)

    def _draw_faces(self, canvas: Canvas, box: Box, order: Sequence[int], passage: Passage) -> None:
        """Many seats in one line, with what the rivals are."""
        words, faces = box.cut(bottom=40)
        for at, seat in enumerate(order):
            place, mine = faces.column(at, len(order), 4), seat == passage.me
            colour = canvas.seat(passage.game, passage.seats[seat].colour)
            size = min(76.0, place.w)
            canvas.emblem(colour, (place.center[0], place.y + 42), size, ring="light" if mine else "gold")
            name = self._context.say("voyage-you") if mine else passage.seats[seat].name
            canvas.write(name, PANEL_NOTE, (place.center[0], place.y + 94), place.w, "center")
        player = passage.seats[order[1]].player
        left = words.x + self._hats(canvas, passage, player, (words.x + 10, words.center[1]))
        canvas.write(level_name(self._context, player), PANEL_TEXT, (left + 6, words.center[1] - 1), 400)

    def _hats(self, canvas: Canvas, passage: Passage, player: str, spot: Point) -> float:
        """The hats of a level; how wide they are."""
        levels = captains_of(passage.game).levels
        level = split_player(player)[0]
        if level not in levels:
            return 0
        for at in range(len(levels)):
            tone = "gold_l" if at <= levels.index(level) else "#6a4a3a"
            canvas.icon("pirate-hat", (spot[0] + at * _HAT, spot[1]), 17, tone)
        return _HAT * len(levels) + 8

    def _draw_goals(self, canvas: Canvas, box: Box, ended: Ended | None = None) -> Box:
        """What the stars ask for, and how often the strongest captain gets there; what is left of the box."""
        say = self._context.say
        canvas.plate("parchment_torn", box)
        area = box.inset(24, 22)
        head, rest = area.cut(top=46)
        words = say("voyage-admiral")
        note = shrunk(canvas, words, PAPER_NOTE, Box(head.right - 150, head.y - 4, 150, 48), "midleft")
        task = say("voyage-you-and") if ended is not None else say(f"voyage-{self._island.name}-head")
        canvas.write(task, PAGE_TITLE, head._replace(w=note.x - head.x - 16).line(20, 8, 0))
        rows, rest = rest.cut(top=3 * 64.0)
        for won in range(1, STARS + 1):
            row = rows.row(won - 1, STARS, 6)
            reached = None if ended is None else ended.stars >= won
            self._draw_goal(canvas, row, won, reached)
        return rest

    def _draw_goal(self, canvas: Canvas, box: Box, won: int, reached: bool | None) -> None:
        canvas.fill(box, "gold_l" if reached else "parch_dd", 120 if reached else 70, 9)
        canvas.outline(box, "gold_d" if reached else "parch_dd", 3 if reached else 1.5, 9)
        x, y = box.at("midleft")
        stars(canvas, (x + 54, y), 28, won, 30)
        if reached is not None:
            sign = ("good_plate", ICON["done"]) if reached else ("warn_plate", ICON["cancel"])
            canvas.disc(*sign, (x + 4, box.y + 6), 28)
        share = self._island.shipped.share(won)
        canvas.write(
            self._words.percent(share), Style("black", 23, "ink"), (box.right - 12, y - 1), 66, "midright"
        )
        bar = Box(box.right - 170, y - 8, 84, 16)
        canvas.fill(bar, "#6b5428", 140, 6)
        canvas.fill(bar._replace(w=max(6.0, bar.w * share)), "#2a6fae", 255, 6)
        words = Box(x + 112, box.y + 3, bar.x - x - 124, box.h - 6)
        shrunk(canvas, self._words.goal(won), PAPER_TEXT._replace(role="bold", size=20), words)

    def draw_result(self, canvas: Canvas, ended: Ended) -> None:
        """How the tables compare, the goals, and how the strongest captain's voyages ended."""
        passage = ended.passage
        canvas.plate("wood_brass", _ENDED)
        head, rows = _ENDED.inset(30, 20).cut(top=38)
        canvas.write(self._context.say("voyage-ended"), PANEL_HEAD, head.line(16))
        if _standings(passage.game, ended.after):
            self._draw_standings(canvas, rows, ended)
        else:
            record = ended.record
            self._picture.draw(canvas, record, passage.me, record.replay.length, _TABLE)
        self._draw_shares(canvas, self._draw_goals(canvas, _ADMIRAL, ended).cut(top=8)[1], ended)

    def _draw_standings(self, canvas: Canvas, rows: Box, ended: Ended) -> None:
        """The points of all seats at the end, the leader first, and what they were at the beginning."""
        passage = ended.passage
        before, after = (_standings(passage.game, view) for view in (ended.before, ended.after))
        most = max(standing.points for standing in (*before, *after))
        order = sorted(range(len(passage.seats)), key=lambda seat: -after[seat].points)
        for at, seat in enumerate(order[:_MAX_ROWS]):
            row = rows.row(at, max(3, min(len(order), _MAX_ROWS)), 6)
            canvas.plate("well_gold" if seat == passage.me else "well_small", row)
            x, y = row.at("midleft")
            colour = canvas.seat(passage.game, passage.seats[seat].colour)
            canvas.emblem(colour, (x + 32, y), min(46.0, row.h - 6))
            canvas.write(passage.seats[seat].name, legible("sc", 21, "cream", SHADE), (x + 64, y - 1), 190)
            bar = Box(x + 270, y - 9, 170, 18)
            canvas.fill(bar, "slot", 200, 6)
            canvas.fill(bar._replace(w=bar.w * after[seat].points / most), colour.rgb, 150, 6)
            canvas.fill(bar._replace(w=bar.w * before[seat].points / most), colour.rgb, 255, 6)
            figure = Style("black", 25, "gold_l", SHADE)
            canvas.write(f"{after[seat].points}", figure, (row.right - 14, y - 1), 60, "midright")

    def _draw_shares(self, canvas: Canvas, area: Box, ended: Ended) -> None:
        """How often the strongest captain gets no star, one, two, three; the face over one's own part."""
        shipped = self._island.shipped
        words = canvas.write(self._context.say("voyage-all", count=shipped.sailed), PAPER_NOTE, area.line(12))
        bar, x = Box(area.x, words.bottom + 34, area.w, 30), area.x
        tones = ("#5a5048", "#7fa3bd", "#2f7cc4", "#1c4f94")
        for won, count in enumerate(shipped.stars):
            part = Box(x, bar.y, bar.w * count / shipped.sailed, bar.h)
            x = part.right
            if not count:
                continue
            canvas.fill(part.inset(1, 0), tones[won], 255, 5)
            share = self._words.percent(count / shipped.sailed)
            below = (part.center[0], part.bottom + 16)
            canvas.write(share, Style("bold", 18, "ink"), below, max(30.0, part.w), "center")
            inner = Style("black", 18, "#fff6de", SHADE, grows=False)
            canvas.write(f"{won}", inner, part.center, part.w, "center")
            if won == ended.stars:
                mine = canvas.seat(ended.passage.game, ended.passage.seats[ended.passage.me].colour)
                canvas.emblem(mine, (part.center[0], part.y - 16), 44)
        shrunk(
            canvas, self._words.fewer(ended), PAPER_TEXT._replace(role="bold", size=20),
            area._replace(y=bar.bottom + 32, h=max(26.0, area.bottom - bar.bottom - 32)), "topleft",
        )  # fmt: skip

    def draw_banner(self, canvas: Canvas, ended: Ended, row: int, shown: int) -> None:
        """What was won, over a row of islands; `shown` stars have dropped in."""
        box = _BANNERS[row]
        canvas.plate("parchment_torn", box)
        for at in range(STARS):
            name = "star_won" if at < shown else "star_missing"
            spot = (box.x + 110 + at * 150, box.center[1] + (-14 if at == 1 else 10))
            canvas.sprite(name, spot, 170 if at == 1 else 140, lift=0)
        words = Box(box.x + 520, box.y + 40, box.w - 570, box.h - 76)
        first, missed = self._words.headline(ended)
        canvas.write(self._words.title, PAPER_NOTE._replace(size=26), words.line(12))
        took = shrunk(
            canvas, first, Style("display", 50, "red_d"), Box(words.x, words.y + 36, words.w, 104), "topleft"
        )
        shrunk(
            canvas,
            missed,
            PAPER_TEXT,
            Box(words.x, took.bottom + 10, words.w, words.bottom - took.bottom - 6),
            "topleft",
        )
