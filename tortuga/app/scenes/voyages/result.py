"""What a try has won: a banner on the sea chart; beside it how it ended, and how the Admiral fares there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from tortuga.app.captains.ask import captains_of
from tortuga.app.draw.brush import Mood
from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box
from tortuga.app.gameui.boards import Standing
from tortuga.app.input.focus import Action
from tortuga.app.scene.context import Context
from tortuga.app.scenes.log.picture import MomentPicture
from tortuga.app.scenes.log.view import PANEL_HEAD, PANEL_NOTE, PAPER_NOTE, PAPER_TEXT
from tortuga.app.scenes.voyages.beats import LANDED, Told
from tortuga.app.scenes.voyages.panel import FIRST, MAX_ROWS, OTHERS, VoyagePanel, hats
from tortuga.app.scenes.voyages.words import VoyageWords, place_of, standings_of
from tortuga.app.table.acts.motion import between, ease_in_out, ease_out, share
from tortuga.app.voyages import Ended
from tortuga.app.widgets.button import SHADE, Button, in_a_row
from tortuga.kernel.voyage import STARS

_ENDED: Final = Box(1300, 116, 580, 300)
_TABLE: Final = Box.around((_ENDED.center[0], _ENDED.bottom - 134), 398, 224)
"""The table as it was at the end, where nobody has points of their own."""
_ADMIRAL: Final = Box(1300, 432, 580, 470)
_BANNERS: Final = tuple(Box(76, y, 1168, 268) for y in (142, 414, 692))
"""The banner of a result, by the row of islands that it covers."""
_ROLL: Final = 26.0
"""Width of the part of the banner that is still rolled up."""
_FALLS: Final = 1.9
"""Size of a star when it begins to fall, as a multiple of its final size."""
_STEPS: Final = 8
"""Number of sizes in which it is seen meanwhile."""
_DROP: Final = 90.0
"""How far above the bar the face begins to drop."""
_FACE: Final = 48.0
_PARTS: Final = ("#5a5048", "#6f8598", "#2a6fae", "#1c4f88")
"""Colours of the parts of the bar: no star, one, two, three."""


class ResultPanel:
    """The result of one try.

    Args:
        panel: of the voyage.
        picture: for the table as it was at the end.
        own: what the person's choices, luck and the others changed; None if that is not known.
    """

    def __init__(
        self,
        context: Context,
        panel: VoyagePanel,
        words: VoyageWords,
        ended: Ended,
        picture: MomentPicture,
        own: tuple[float, float, float] | None,
    ) -> None:
        self._context, self._panel, self._words = context, panel, words
        self._ended, self._picture, self._own = ended, picture, own

    @property
    def _mood(self) -> Mood:
        """The mood of the person's face."""
        return "pleased" if self._ended.stars else "calm"

    def draw(self, canvas: Canvas, told: Told) -> None:
        """Draw how the tables compare, the goals, and how the strongest captain's voyages ended."""
        ended, say = self._ended, self._context.say
        passage = ended.passage
        canvas.plate("wood_brass", _ENDED)
        head, rows = _ENDED.inset(30, 20).cut(top=38)
        canvas.write(say("voyage-ended"), PANEL_HEAD, head.line(16))
        before, after = (standings_of(passage.game, view) for view in (ended.before, ended.after))
        if after:
            note = say("voyage-before-after")
            canvas.write(note, PANEL_NOTE, (head.right - 4, head.y + 17), 260, "midright")
            self._draw_standings(canvas, rows, before, after, told.points)
        else:
            record = ended.record
            self._picture.draw(canvas, record, passage.me, record.replay.length, _TABLE)

        def reached(won: int) -> bool | None:
            return ended.stars >= won if told.points >= won / (STARS + 1) else None

        rest = self._panel.draw_goals(canvas, _ADMIRAL, say("voyage-you-and"), reached)
        self._draw_shares(canvas, rest.inset(6, 0).cut(top=8)[1], told.bar)

    def _draw_standings(
        self,
        canvas: Canvas,
        rows: Box,
        before: tuple[Standing, ...],
        after: tuple[Standing, ...],
        part: float,
    ) -> None:
        """Draw the points of all seats at the end, the leader first, and those at the beginning."""
        passage = self._ended.passage
        most = max(1, *(standing.points for standing in (*before, *after)))
        order = sorted(range(len(passage.seats)), key=lambda seat: -after[seat].points)
        for at, seat in enumerate(order[:MAX_ROWS]):
            row, mine = rows.row(at, max(3, min(len(order), MAX_ROWS)), 6), seat == passage.me
            canvas.plate("well_gold" if mine else "well_small", row)
            x, y = row.at("midleft")
            spec = passage.seats[seat]
            colour = canvas.seat(passage.game, spec.colour)
            canvas.emblem(colour, (x + 34, y), min(58.0, row.h - 6), mood=self._mood if mine else "calm")
            place = place_of(after, seat)
            plate = ("tag_gold", "tag_steel")[place - 1] if place < 3 else "tag_brown"
            if part >= 1.0:
                words = self._context.say("ordinal", place=place)
                canvas.tag((x + 92, y - 1), words, plate, None, 17, max_w=56)
            style, down = legible("sc", 21, "cream", SHADE), y - 1
            if not mine:
                style, down = style.fixed(canvas.sized(style.role, style.size, 23.0)), y - 11
                hats(canvas, passage, spec.player, (x + 132, y + 14))
            canvas.write(spec.name, style, (x + 124, down), 164)
            bar, first = Box(row.right - 226, y - 10, 146, 20), before[seat].points
            points = round(between(first, after[seat].points, ease_out(part)))
            canvas.fill(bar, "slot", 200, 6)
            canvas.fill(bar._replace(w=bar.w * points / most), colour.rgb, 255, 6)
            if first:
                old = bar._replace(w=bar.w * min(first, points) / most)
                canvas.fill(old, "#1a0f08", 90, 6)
                number = Style("bold", 17, "#fff6de", SHADE, grows=False)
                canvas.write(f"{first}", number, (old.right - 5, y - 1), anchor="midright")
            figure = Style("black", 28, "gold_l" if mine else "cream", SHADE)
            canvas.write(f"{points}", figure, (row.right - 16, y - 1), 60, "midright")

    def _draw_shares(self, canvas: Canvas, area: Box, part: float) -> None:
        """Draw how often the strongest captain wins 0, 1, 2, 3 stars; the face is over the person's part."""
        shipped, ended = self._panel.island.shipped, self._ended
        passage, before = ended.passage, sum(shipped.stars[: ended.stars])
        middle = area.x + area.w * (before + shipped.stars[ended.stars] / 2) / shipped.sailed
        middle = min(max(middle, area.x + _FACE / 2), area.right - _FACE / 2)
        words = self._context.say("voyage-all", count=shipped.sailed)
        style, line = Style("bold", 20, "ink").fixed(20), area.line(12, 0, 0)
        free = middle - _FACE / 2 - 8 - area.x  # left of the face, which is beside the words
        at_left = canvas.width(words, style.role, style.size, True) <= free or free >= area.w / 2
        line = line._replace(w=free) if at_left else line._replace(w=area.w - free - _FACE - 16)
        line = line if at_left else line._replace(x=area.right - line.w)
        head = canvas.write(words, style, line, anchor="midleft" if at_left else "midright")
        bar, left = Box(area.x, head.bottom + 26, area.w, 34), area.x
        grown, falls = ease_in_out(share(part, 0.0, 0.7)), share(part, 0.7, 0.3)
        with canvas.within(Box(bar.x - 12, bar.y, 12 + (bar.w + 12) * grown, bar.h + 40)):
            for won, count in enumerate(shipped.stars):
                box = Box(left, bar.y, bar.w * count / shipped.sailed, bar.h)
                left = box.right
                if count:
                    self._draw_part(canvas, box, won, self._words.shares[won])
        if falls:
            spot = (middle, bar.y - 20 - _DROP * (1 - falls * falls))
            colour = canvas.seat(passage.game, passage.seats[passage.me].colour)
            canvas.emblem(colour, spot, _FACE, alpha=round(255 * falls), mood=self._mood)
        if part < 1.0:
            return
        style = PAPER_TEXT._replace(role="bold", size=20)
        room = area._replace(y=bar.bottom + 36, h=max(26.0, area.bottom - bar.bottom - 36))
        took = canvas.fit_paragraph(
            self._words.fewer(ended), style, room._replace(h=room.h * 0.62), "topleft"
        )
        if self._own is not None:
            words = self._words.own(ended, self._own)
            rest = room._replace(y=took.bottom + 2, h=max(26.0, room.bottom + 16 - took.bottom))
            canvas.fit_paragraph(words, PAPER_TEXT._replace(size=20, color="ink2"), rest, "topleft")

    def _draw_part(self, canvas: Canvas, box: Box, won: int, share: str) -> None:
        """Draw a part of the bar, with its stars and how often they were won."""
        mine = won == self._ended.stars
        canvas.fill(box.inset(1, 0), _PARTS[won], 255, 6)
        if mine:
            canvas.outline(box.inset(1, 0), "gold_l", 2.5, 6)
        x, y = box.center
        pitch = 22.0
        if won and box.w > pitch * won + 4:
            for star in range(won):
                canvas.sprite("star_won", (x + (star - (won - 1) / 2) * pitch, y), 21, lift=0)
        else:
            words = self._context.say("voyage-none") if not won else f"{won}"
            words = words if canvas.width(words, "bold", 18, True) < box.w - 6 else f"{won}"
            style = Style("bold", 18, "#fff6de", SHADE, grows=False)
            canvas.write(words, style, (x, y - 1), max(12.0, box.w - 4), "center")
        canvas.write(share, Style("black", 18, "ink"), (x, box.bottom + 16), max(34.0, box.w), "center")

    # ---------------------------------------------------------------- the banner
    def draw_banner(self, canvas: Canvas, row: int, told: Told) -> None:
        """Draw what was won, over a row of islands."""
        box, part = _BANNERS[row], ease_in_out(told.banner)
        if not part:
            return
        with canvas.within(Box(box.x - 30, box.y - 30, 30 + box.w * part, box.h + 80)):
            canvas.plate("parchment_torn", box)
            spot = (box.x + 250, box.center[1] + 4)
            with canvas.within(box.inset(14)):
                if self._ended.stars:
                    fan = canvas.art.tint("rays", canvas.px(620), "#d99a2a")
                    canvas.blit_center(fan, spot, 110)
            for at in range(STARS):
                middle = (spot[0] + (at - 1) * 142, spot[1] + (-18 if at == 1 else 10))
                size = 150.0 if at == 1 else 128.0
                canvas.sprite("star_missing", middle, size, lift=0)
                if at < self._ended.stars:
                    self._draw_star(canvas, middle[0], middle[1], size, told.stars[at])
            if told.counted:
                self._draw_words(canvas, Box(box.x + 500, box.y + 34, box.w - 540, box.h - 64))
        if part < 1.0:
            roll = Box(box.x + box.w * part - _ROLL, box.y + 4, _ROLL, box.h - 8)
            for step, tone in enumerate(("parch_dd", "parch_d", "parch", "parch_d", "parch_dd")):
                canvas.fill(roll.column(step, 5, 0), tone)

    def _draw_star(self, canvas: Canvas, x: float, y: float, size: float, part: float) -> None:
        """Draw a star that was won, falling until it is in place; it shines when it lands."""
        if part <= 0:
            return
        if part >= LANDED:
            glow = Box.around((x, y), size * 0.7, size * 0.7)
            canvas.glow(glow, size * 0.35, 0.9, size * 0.16)
        falls = round(_STEPS * share(part, 0.0, LANDED)) / _STEPS
        scale = between(_FALLS, 1.0, falls * falls)
        canvas.sprite("star_won", (x, y), size * scale, alpha=round(255 * (0.3 + 0.7 * falls)), lift=0)

    def _draw_words(self, canvas: Canvas, area: Box) -> None:
        """Write the island, what was reached, how that compares, and the star that is missing."""
        first, course, missed = self._words.headline(self._ended)
        canvas.write(self._words.title, PAPER_NOTE._replace(size=24), area.line(10))
        title = Box(area.x, area.y + 28, area.w, 92 if course and missed else 124)
        took = canvas.fit_paragraph(first, Style("display", 54, "red_d"), title, "topleft")
        down = took.bottom + 8
        for words, tone in ((course, "ink"), (missed, "ink2")):
            if words:
                rest = Box(area.x, down, area.w, max(28.0, area.bottom - down if words == missed else 44.0))
                down = (
                    canvas.fit_paragraph(words, PAPER_TEXT._replace(color=tone), rest, "topleft").bottom + 8
                )


def result_buttons(context: Context, onward: str, ways: Mapping[str, Action]) -> Iterator[Button]:
    """The buttons for what may follow.

    Args:
        onward: the name of the island that was opened; "" = none was.
        ways: what buttons do, by id.
    """
    say = context.say
    again, ship = say("voyage-again"), "shooner-sailboat"
    if onward:
        words = say("voyage-sail-on", name=onward)
        yield Button("on", FIRST, words, ship, "primary", 27, key="confirm", action=ways["on"])
    else:
        yield Button("sail", FIRST, again, "cycle", "primary", 30, key="confirm", action=ways["sail"])
    rows = [
        ("sail", again, "cycle") if onward else ("chart", say("voyage-chart"), "treasure-map"),
        ("watch", say("voyage-watch"), "spyglass"),
    ]
    if captains_of(context.game).analyses:
        rows.append(("log", say("voyage-log"), "histogram"))
    yield from in_a_row(
        Button(id, OTHERS.column(at, len(rows), 10), words, icon, size=19, action=ways[id])
        for at, (id, words, icon) in enumerate(rows)
    )
