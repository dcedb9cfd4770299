"""The deal of the day: what awaits, and afterwards the player's result beside that of every level."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from datetime import date
from functools import partial
from typing import Final, NamedTuple

import pygame
from typing_extensions import override

from tortuga.app.captains.ask import captains_of
from tortuga.app.daily import POINTS_GAMES, SEATS, WEEKS, WINS_GAMES, Daily, rivals_of
from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.theme import ICON, ink_on
from tortuga.app.draw.units import Box
from tortuga.app.records import RecordRouter
from tortuga.app.registry import UIS
from tortuga.app.scene.base import Control, ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Sentence, Transition
from tortuga.app.scenes.library.words import game_name
from tortuga.app.scenes.log.view import PAGE_TITLE, PANEL_HEAD, PANEL_NOTE, PANEL_TEXT, PAPER_NOTE, PAPER_TEXT
from tortuga.app.scenes.newgame.choices import SeatChoice, me_among_captains
from tortuga.app.widgets.button import SHADE, Button, back_button, in_a_row
from tortuga.app.widgets.choice import Option, Segmented
from tortuga.app.widgets.dialog import error_dialog
from tortuga.app.widgets.heading import heading
from tortuga.kernel.errors import UserError
from tortuga.kernel.library.entries import DayDeal
from tortuga.processes import ProcessOrThreadExecutor

_PAPER: Final = Box(40, 116, 1240, 600)
_WEEKS: Final = Box(40, 732, 1240, 314)
_DEAL: Final = Box(1300, 116, 580, 214)
_STREAK: Final = Box(1300, 346, 580, 196)
_RESULT: Final = Box(1300, 558, 580, 344)
_MAIN_BUTTON: Final = Box(1300, 918, 580, 72)
_OTHERS: Final = Box(1300, 1002, 580, 44)
_ROWS: Final = Box(58, 232, 1204, 468)
_BARS: Final = Box(312, 0, 700, 34)
_GAMES: Final = Box(700, 30, 520, 56)
_BACK: Final = Box(1690, 30, 190, 56)
_MEDALS: Final = ("#f0b93a", "#c9cfd6", "#b9733a")
"""By the number of levels not beaten."""
_NO_MEDAL: Final = "#5a4632"


class _Result(NamedTuple):
    """A row of the results."""

    name: str
    level: str | None
    """None for the player."""
    points: float | None = None
    """None until it has played."""
    figure: str = ""
    ended: str = ""


def medal(canvas: Canvas, beaten: int, levels: int, spot: tuple[float, float], size: float) -> None:
    """A medal with the number of levels beaten: gold for all, then silver and bronze."""
    missed = levels - beaten
    colour = _MEDALS[missed] if missed < len(_MEDALS) else _NO_MEDAL
    x, y = spot
    if colour != _NO_MEDAL:
        for side in (-1, 1):
            canvas.line((x, y), (x + side * size * 0.3, y + size * 0.78), "red", size * 0.24)
    canvas.circle(spot, size / 2 + 2, "#2a1a0c")
    canvas.circle(spot, size / 2, colour)
    canvas.circle(spot, size / 2 - 2, "#fff3d0", 2)
    figure = Style("black", size * 0.52, ink_on(colour), grows=False)
    canvas.write(f"{beaten}", figure, (x, y - 1), anchor="center")


class DailyScene(ControlScene):
    """The deal of the day of one game.

    Args:
        way: to games that were played.
        today: the computer's date.
        executor: makes the executor in which captains play; a process of its own by default.
    """

    def __init__(
        self, context: Context, way: RecordRouter, today: date, executor: Callable[[], Executor] | None = None
    ) -> None:
        super().__init__(context)
        self._way, self._today = way, today
        self._make = executor or partial(ProcessOrThreadExecutor, 1)
        self.daily = self._daily(context.game)
        self._copied = False

    @override
    def update(self, dt: float) -> Transition | None:
        try:
            self.daily.update()
        except UserError as error:
            return error_dialog(self.context, error)
        return super().update(dt)

    @override
    def animating(self) -> bool:
        return super().animating() or self.daily.comparing

    @override
    def close(self) -> None:
        self.daily.close()

    # ---------------------------------------------------------------- what happens
    def _turn_to(self, game: str) -> None:
        self.daily.close()
        self.context, self._copied = self.context.of(game), False
        self.daily = self._daily(game)

    def _daily(self, game: str) -> Daily:
        times = WINS_GAMES if UIS[game].side_colours else POINTS_GAMES
        return Daily(self._way.records, game, self._today, times, self._make)

    @property
    def _sides(self) -> bool:
        """Whether only winning counts, not by how many points."""
        return bool(UIS[self.daily.game].side_colours)

    @property
    def _seats(self) -> tuple[SeatChoice, ...]:
        """The seats of the player and of captains."""
        return me_among_captains(self.context, self.daily.game)[:SEATS]

    def _begin(self) -> Transition:
        setup = self.daily.setup(tuple(seat.spec for seat in self._seats))
        return self.context.router.start_game(setup)

    def _go_on(self) -> Transition:
        assert self.daily.running is not None
        return self._way.resume(self.daily.running.id)

    def _look(self) -> Transition:
        entry = self.daily.entry(self._today)
        assert entry is not None
        try:
            return self._way.captains_log(self._way.records.load(entry.id))
        except UserError as error:
            return error_dialog(self.context, error)

    def _copy(self) -> None:
        assert self.daily.deal is not None
        try:
            pygame.scrap.put_text(
                f"{game_name(self.context, self.daily.game)}, {self._verdict(self.daily.deal)}"
            )
        except pygame.error:
            return
        self._copied = True

    # ---------------------------------------------------------------- controls
    @override
    def controls(self) -> Iterator[Control]:
        say, daily = self.context.say, self.daily
        if len(UIS) > 1:
            options = tuple(Option(game, game_name(self.context, game)) for game in UIS)
            name = say("newgame-game")
            yield Segmented("game", _GAMES, options, daily.game, 22, name=name, choose=self._turn_to)
        yield back_button(self.context, _BACK, 20)
        if daily.own is None:
            running = daily.running is not None
            words, way = ("daily-go-on", self._go_on) if running else ("daily-sail", self._begin)
            yield Button(
                "sail", _MAIN_BUTTON, say(words), "shooner-sailboat", "primary", 28, key="confirm", action=way
            )
            return
        there = daily.entry(self._today) is not None
        yield Button(
            "look", _MAIN_BUTTON, say("daily-look"), "spyglass", "primary", 28, key="confirm", enabled=there,
            action=self._look,
        )  # fmt: skip
        copied = say("proof-copied" if self._copied else "daily-copy")
        again = Button(
            "again", _OTHERS.column(0, 2, 14), say("daily-again"), "cycle", size=19, action=self._begin
        )
        copy = Button(
            "copy", _OTHERS.column(1, 2, 14), copied, "scroll-quill", size=19, key="copy",
            enabled=daily.deal is not None, action=self._copy,
        )  # fmt: skip
        yield from in_a_row((again, copy))

    # ---------------------------------------------------------------- in words
    def _date(self, day: date) -> str:
        parts = {"year": f"{day.year}", "month": f"{day.month}", "day": f"{day.day}"}
        return self.context.say("daily-date", **parts, month2=f"{day.month:02}", day2=f"{day.day:02}")

    def _verdict(self, deal: DayDeal) -> str:
        """The result of a day, giving nothing away about its dice."""
        beaten, levels = deal.beaten, len(deal.levels)
        day = self._date(date.fromisoformat(deal.day))
        won = self.context.say("daily-won" if deal.won else "daily-lost")
        result = won if self._sides else self.context.say("daily-points", points=deal.points)
        return self.context.say("daily-verdict", day=day, result=result, beaten=beaten, levels=levels)

    @property
    def _state(self) -> str:
        """How far today's deal has progressed."""
        say, daily = self.context.say, self.daily
        if daily.deal is not None:
            return say("daily-beaten", beaten=daily.deal.beaten, levels=len(daily.deal.levels))
        if daily.own is None:
            return say("daily-waits" if daily.running is None else "daily-begun")
        return say("daily-failed" if daily.failed else "daily-comparing")

    @property
    def _about(self) -> str:
        """The rules of the day, or how the levels' results came about."""
        say, levels = self.context.say, len(captains_of(self.daily.game).levels)
        rival, medals = say(f"level-{rivals_of(self.daily.game)}"), say("daily-medals", levels=levels)
        if self.daily.own is None:
            return f"{say('daily-rules', rivals=SEATS - 1, level=rival)} {medals}"
        bar = say("daily-bar-sides" if self._sides else "daily-bar")
        return f"{say('daily-how', times=self.daily.times, level=rival)} {bar} {say('daily-luck')} {medals}"

    def _figure(self, points: float) -> str:
        """Points, or the share of victories."""
        if self._sides:
            return self.context.say("statistics-percent", percent=round(points))
        return (
            f"{points}" if isinstance(points, int) else self.context.say("statistics-decimal", value=points)
        )

    @property
    def _rows(self) -> list[_Result]:
        """The player's row and those of the levels, the best first."""
        daily, say = self.daily, self.context.say
        rows = [_Result(say("daily-you"), None)]
        if daily.own is not None:
            points, won = daily.own
            ended = say("daily-won" if won else "daily-lost")
            rows = [_Result(say("daily-you"), None, points, self._figure(points), ended)]
        made = {level.level: level for level in daily.levels}
        for level in reversed(captains_of(daily.game).levels):
            deal = made.get(level) if daily.own is not None else None
            row = _Result(say(f"level-{level}"), level)
            if deal is not None:
                ended = say("daily-won-of", won=sum(deal.won), count=len(deal.won))
                row = row._replace(points=deal.mean, figure=self._figure(round(deal.mean, 1)), ended=ended)
            rows.append(row)
        return sorted(rows, key=lambda row: math.inf if row.points is None else -row.points)

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        """How far the deal has progressed, the results, and the streak."""
        say, daily = self.context.say, self.daily
        rows = (f"{row.name}: {row.figure}, {row.ended}" for row in self._rows if row.points is not None)
        title = f"{say('daily-title')}. {self._date(self._today)}"
        lines = (title, self._state, "; ".join(rows), self._about)
        streak = say("daily-streak", days=daily.streak)
        return tuple(Sentence(words) for words in (*lines, streak) if words)

    # ---------------------------------------------------------------- drawing
    @override
    def draw(self, canvas: Canvas) -> None:
        canvas.ground(self.context.game)
        heading(canvas, self.context.say("daily-title"), max_w=1050)
        self._draw_results(canvas)
        self._draw_weeks(canvas)
        self._draw_deal(canvas)
        self._draw_streak(canvas)
        canvas.plate("parchment_torn", _RESULT)
        area = _RESULT.inset(38, 30)
        head = "daily-rules-head" if self.daily.own is None else "daily-how-head"
        canvas.write(self.context.say(head), PAGE_TITLE, area.line(20))
        canvas.fit_paragraph(self._about, PAPER_TEXT, area.cut(top=56)[1], "topleft")
        self.draw_controls(canvas)

    def _draw_results(self, canvas: Canvas) -> None:
        daily = self.daily
        canvas.plate("parchment_torn", _PAPER)
        head = _PAPER.inset(34, 24)
        title = canvas.write(self._date(self._today), PAGE_TITLE._replace(size=46), head.line(26))
        state = head._replace(x=title.right + 24, w=head.right - title.right - 120)
        canvas.write(self._state, Style("sc", 26, "ink"), state.line(30))
        if daily.deal is not None:
            medal(canvas, daily.deal.beaten, len(daily.deal.levels), (head.right - 36, head.y + 28), 58)
        elif daily.comparing:
            bar = Box(head.x, head.y + 72, head.w, 10)
            canvas.fill(bar, "parch_dd", 160, 5)
            canvas.fill(bar._replace(w=max(8.0, bar.w * daily.done)), "#2a6fb4", 255, 5)
        rows = self._rows
        most = max(1.0, *(row.points or 0.0 for row in rows))
        for at, row in enumerate(rows):
            self._draw_row(canvas, _ROWS.row(at, len(rows), 8), row, most)

    def _draw_row(self, canvas: Canvas, box: Box, row: _Result, most: float) -> None:
        mine, points = row.level is None, row.points
        canvas.fill(box, "gold_l" if mine else "parch_dd", 110 if mine else 60, 8)
        canvas.outline(box, "gold_d" if mine else "parch_dd", 3 if mine else 1.5, 8)
        x, y = box.at("midleft")
        seat = canvas.seat(self.daily.game, self._seats[0].colour)
        if mine:
            canvas.emblem(seat, (x + 36, y), 54)
        else:
            canvas.disc("#28506e", "pirate-flag", (x + 36, y), 50)
        canvas.write(row.name, legible("sc", 22, "ink"), (x + 74, y - 1), _BARS.x - x - 84)
        bar = _BARS._replace(y=y - _BARS.h / 2)
        if points is None:
            canvas.fill(bar, "parch_dd", 90, 6)
            words = self.context.say("daily-sails" if self.daily.own is None else "daily-plays")
            words = "" if mine or self.daily.failed else words
            canvas.write(words, PAPER_NOTE, (box.right - 18, y), 230, "midright")
            return
        canvas.fill(bar._replace(w=max(8.0, bar.w * points / most)), seat.rgb if mine else "#2a6fb4", 255, 6)
        ink = "red_d" if mine else "ink"
        canvas.write(row.figure, Style("black", 27, ink), (bar.x + bar.w * points / most + 16, y - 1), 80)
        canvas.write(row.ended, Style("bold", 20, "ink2"), (box.right - 18, y - 1), 160, "midright")

    def _draw_weeks(self, canvas: Canvas) -> None:
        say, daily = self.context.say, self.daily
        canvas.plate("wood", _WEEKS)
        head, body = _WEEKS.inset(28, 22).cut(top=46)
        canvas.write(say("daily-weeks"), PANEL_HEAD, head.line(18))
        in_row = 7 * WEEKS // 2
        for at, day in enumerate(daily.days):
            row, column = divmod(at, in_row)
            box = body.row(row, 2, 10).column(column, in_row, 7)
            canvas.plate("well_gold" if day == self._today else "well_small", box)
            number = Style("bold", 19, "cream", SHADE, grows=False)
            canvas.write(f"{day.day}", number, (box.center[0], box.y + 18), anchor="center")
            spot, deal = (box.center[0], box.y + 60), daily.deal_of(day)
            if deal is not None:
                medal(canvas, deal.beaten, len(deal.levels), spot, 42)
            elif daily.entry(day) is not None:
                canvas.icon(ICON["done"], spot, 30, "note")
            else:
                canvas.circle(spot, 16, "note", 2)

    def _draw_deal(self, canvas: Canvas) -> None:
        say, seats = self.context.say, self._seats
        canvas.plate("wood_brass", _DEAL)
        head, body = _DEAL.inset(30, 22).cut(top=42)
        canvas.write(say("daily-deal"), PANEL_HEAD, head.line(16))
        level = say(f"level-{rivals_of(self.daily.game)}")
        for at, seat in enumerate(seats):
            box = body.column(at, len(seats), 8)
            spot = (box.center[0], box.y + 44)
            canvas.emblem(canvas.seat(self.daily.game, seat.colour), spot, 76)
            canvas.write(
                seat.name, legible("sc", 19, "gold_l", SHADE), (spot[0], box.y + 98), box.w, "center"
            )
            who = say("account-person") if not at else level
            canvas.write(who, PANEL_NOTE, (spot[0], box.y + 122), box.w, "center")

    def _draw_streak(self, canvas: Canvas) -> None:
        daily = self.daily
        canvas.plate("leather", _STREAK)
        area = _STREAK.inset(34, 26)
        canvas.disc("gold", "sun", (area.x + 62, area.center[1]), 112)
        beside = area.cut(left=150)[1]
        canvas.write(f"{daily.streak}", Style("black", 64, "gold_l", SHADE), (beside.x, beside.y + 44))
        words = self.context.say("daily-in-a-row", days=daily.streak)
        canvas.fit_paragraph(words, PANEL_TEXT, Box(beside.x, beside.y + 84, 210, 62), "topleft")
        levels = len(captains_of(daily.game).levels)
        deals = [deal for deal in map(daily.deal_of, daily.days) if deal]
        for missed in range(len(_MEDALS)):
            spot = (area.right - 28 - (2 - missed) * 66, area.y + 38)
            medal(canvas, levels - missed, levels, spot, 46)
            count = sum(len(deal.levels) - deal.beaten == missed for deal in deals)
            canvas.write(
                f"×{count}", Style("bold", 21, "cream", SHADE), (spot[0], area.y + 102), 60, "center"
            )
