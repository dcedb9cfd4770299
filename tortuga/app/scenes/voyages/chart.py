"""The chart of the voyages: islands in the order in which one sails on, and what a try has won."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from typing_extensions import override

from tortuga.app.captains.ask import captains_of
from tortuga.app.captains.characters import level_name, split_player, title
from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.theme import ICON
from tortuga.app.draw.units import Box, Point
from tortuga.app.gameui.boards import Standing
from tortuga.app.input.focus import Focus, Focusable
from tortuga.app.records import RecordRouter
from tortuga.app.registry import UIS
from tortuga.app.scene.base import Control, ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Pop, Push, Reset, Sentence, Transition
from tortuga.app.scenes.library.words import game_name
from tortuga.app.scenes.log.answer import shrunk
from tortuga.app.scenes.log.picture import WHOLE, TablePicture
from tortuga.app.scenes.log.view import PAGE_TITLE, PANEL_HEAD, PANEL_NOTE, PANEL_TEXT, PAPER_NOTE, PAPER_TEXT
from tortuga.app.scenes.newgame.choices import me_among_captains
from tortuga.app.scenes.voyages.table import VoyageTable
from tortuga.app.voyages import Ended, Island, Passage, Voyages
from tortuga.app.widgets.button import SHADE, Button, Pressable, back_button, in_a_row
from tortuga.app.widgets.choice import Option, Segmented
from tortuga.app.widgets.dialog import Answer, Dialog, error_dialog
from tortuga.app.widgets.heading import heading
from tortuga.games import GAMES
from tortuga.kernel.dealer import new_seed
from tortuga.kernel.errors import UserError
from tortuga.kernel.game import NOBODY, View
from tortuga.kernel.sailing import shipped_file
from tortuga.kernel.voyage import STARS

_CHART: Final = Box(40, 116, 1240, 930)
_SEA: Final = _CHART.inset(24, 24)
_HEAD: Final = Box(1300, 116, 580, 452)
_GOALS: Final = Box(1300, 584, 580, 330)
_FIRST: Final = Box(1300, 930, 580, 72)
_OTHERS: Final = Box(1300, 1010, 580, 40)
_ENDED: Final = Box(1300, 116, 580, 300)
_TABLE: Final = Box.around((_ENDED.center[0], _ENDED.bottom - 134), 398, 224)
"""The table as it was at the end, where nobody has points of their own."""
_ADMIRAL: Final = Box(1300, 432, 580, 470)
_GAMES: Final = Box(476, 30, 800, 54)
_BACK: Final = Box(1690, 30, 190, 54)
_STARS: Final = Box(1286, 30, 396, 54)
_DAILY: Final = "daily"
"""The tab that leads to the deal of the day."""
_SPOTS: Final = (
    *((206, 252), (494, 236), (790, 262), (1090, 244)),
    *((1104, 516), (806, 540), (510, 522), (212, 540)),
    *((206, 806), (500, 822), (794, 804), (1098, 806)),
)
"""Middles of the islands, in the order in which they are sailed."""
_BENDS: Final = (0.10, -0.08, 0.10, -0.16, -0.08, 0.10, -0.08, 0.14, 0.08, -0.10, 0.08)
"""How far the way to each next island swings out, by its length."""
_ISLE: Final = (236.0, 168.0)
_PLATE: Final = (232.0, 66.0)
_DOWN: Final = 103.0
"""From the middle of an island down to that of its plate."""
_SHAPES: Final = 6
"""Pictures of islands, which come again in turn."""
_DASH: Final = 21.0
_SHIP: Final = 92.0
_BANNER: Final = 268.0
"""Height of the banner of a result."""
_MOST_ROWS: Final = 5
"""Seats that have a row on the panel; more of them stand in one line."""
_LOW: Final = 48.0
"""Height of a row below which it has one line of words."""
_FACES: Final = 156.0
"""Height of the line of faces of a larger table."""
_DROP: Final = 0.35
"""Seconds from star to star."""
_FIVE: Final = 5
"""Hats of the strongest level."""


def charted() -> list[str]:
    """Games that have voyages."""
    return [game for game in UIS if GAMES[game].voyages and shipped_file(game).exists()]


def sail(context: Context, way: RecordRouter, passage: Passage) -> Transition:
    """The table of a try; what it wins is shown on the chart."""
    session = passage.set_out(new_seed())
    context.keys.play(passage.game)
    ui = UIS[passage.game].table
    own = context.of(passage.game, session.header.options)

    def home(ended: Ended | None) -> Transition:
        return Reset(ChartScene(context.of(passage.game), way, passage, ended))

    return Reset(VoyageTable(own, session, ui, passage, home, lambda: sail(context, way, passage)))


def standings_of(game: str, view: View) -> tuple[Standing, ...]:
    """How the seats stand; () where sides win, as nobody may know who is on which."""
    return () if UIS[game].side_colours else UIS[game].standings(view)


def stars(canvas: Canvas, spot: Point, size: float, won: int, pitch: float) -> None:
    """Three stars around a middle, the first ones won."""
    for at in range(STARS):
        name = "star_won" if at < won else "star_missing"
        canvas.sprite(name, (spot[0] + (at - 1) * pitch, spot[1]), size, lift=0)


class State(NamedTuple):
    """What of an island decides its look."""

    open: bool
    stars: int
    chosen: bool
    lit: bool
    """Whether it was just opened."""
    words: str
    """What is told in place of stars; "" = the stars."""


@dataclass(frozen=True)
class Isle(Pressable):
    """An island of the chart, with its plate."""

    at: int
    name: str
    symbol: str
    state: State
    told: str
    """For screen readers."""
    tag: str = ""

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        key = f"eyes-{self.at + 1}" if self.at + 1 < 10 else None
        return self.item(self.told, radius=12, key=key, checked=self.state.chosen)

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        x, y = _SPOTS[self.at]
        state = self.state
        locked, bright = not state.open, state.chosen or state.lit
        if bright:
            canvas.glow(Box.around((x, y), 170, 110), 60, 0.9, 40)
        canvas.sprite(f"islet_{self.at % _SHAPES}", (x, y), _ISLE[0], alpha=110 if locked else 255)
        mark = (x, y + 12)
        if locked:
            canvas.disc("#3a3a3a", "padlock", mark, 44)
        else:
            tone = "#ffd889" if state.stars or bright else "#efe2c0"
            for dx, dy in ((-3, 0), (3, 0), (0, -3), (0, 4)):
                canvas.icon(self.symbol, (mark[0] + dx, mark[1] + dy), 66, "#2a1408")
            canvas.icon(self.symbol, mark, 66, tone)
        plate = Box.around((x, y + _DOWN), *_PLATE)
        if bright:
            canvas.glow(plate, 12, 1.0, 11)
        canvas.plate("label", plate, 170 if locked else 255)
        if bright or focus.hot(self.id):
            canvas.fill(plate.inset(3), "gold_l", 150, 7)
            canvas.outline(plate, "gold_l", 3, 9)
        number = (plate.x + 4, plate.center[1])
        ink = "ink2" if locked else "ink"
        canvas.write(self.name, legible("sc", 22, ink), (x + 12, plate.y + 19), _PLATE[0] - 66, "center")
        below = (x + 12, plate.y + 46)
        if state.words:
            canvas.write(state.words, legible("ital", 18, ink), below, _PLATE[0] - 52, "center")
        else:
            stars(canvas, below, 28, state.stars, 31)
        canvas.circle(number, 24, "#2a1408")
        canvas.circle(number, 22, "#a39a80" if locked else "gold_l")
        canvas.circle(number, 18.5, "#4a4538" if locked else "#a5301f")
        figure = Style("black", 22, "#fff6de", SHADE, grows=False)
        canvas.write(f"{self.at + 1}", figure, (number[0], number[1] - 1), anchor="center")
        if self.tag:
            canvas.tag((x, y - 74), self.tag, "tag_green", "key", 18, max_w=230)


@dataclass(frozen=True)
class Pane(Pressable):
    """The table of the chosen voyage, which fills the screen until it is pressed."""

    label: str

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        return self.item(self.label, radius=4, key="back")

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        """The picture is painted by the scene."""


class ChartScene(ControlScene):
    """The chart of the voyages of one game.

    Args:
        way: to games that were played.
        passage: what was sailed last; None when the chart was opened from elsewhere.
        ended: what that won; None if it was left.
    """

    def __init__(
        self,
        context: Context,
        way: RecordRouter,
        passage: Passage | None = None,
        ended: Ended | None = None,
    ) -> None:
        super().__init__(context)
        self._way, self._home = way, passage is None
        self._fault: UserError | None = None
        self.ended = ended
        self.lit: tuple[int, ...] = ()
        """Islands that were just opened."""
        self.fresh = 0
        """Stars that are new."""
        self.large = False
        """Whether the table fills the screen."""
        self._age = math.inf if context.settings.now.still else 0.0
        """Seconds for which the result has been shown."""
        self.voyages = self._of(context.game)
        self.chosen = self.voyages.current
        if passage is not None:
            names = [island.name for island in self.voyages.islands]
            self.chosen = names.index(passage.island.name)
        if ended is not None:
            self._keep(ended)
        self._turned()

    def _of(self, game: str) -> Voyages:
        crew = me_among_captains(self.context, game)
        player = "" if crew[0].usual else crew[0].name
        return Voyages(self._way.records, game, player, [seat.spec for seat in crew])

    def _keep(self, ended: Ended) -> None:
        before = self.voyages.stars
        try:
            self.lit = self.voyages.won(ended.passage.island.name, ended.stars)
        except UserError as error:
            self._fault = error
        self.fresh = self.voyages.stars - before
        self.context.sound.play("fanfare" if ended.stars else "click")

    def _turned(self) -> None:
        """Another island is chosen."""
        self._picture = TablePicture(self.context)
        self._passage: Passage | None = None
        try:
            if self.voyages.islands[self.chosen].open:
                self._passage = self.voyages.passage(self.voyages.islands[self.chosen])
        except UserError as error:
            self._fault = error
        if self._passage is not None:
            self._picture = TablePicture(self.context.of(self.voyages.game, self._passage.log.header.options))

    @property
    def island(self) -> Island:
        """The chosen one."""
        return self.voyages.islands[self.chosen]

    # ---------------------------------------------------------------- what happens
    @override
    def update(self, dt: float) -> Transition | None:
        if self._fault is not None:
            fault, self._fault = self._fault, None
            return error_dialog(self.context, fault)
        before = self.shown
        self._age += dt * (2 if self.context.settings.now.speed == "fast" else 1)
        if self.shown > before:
            self.context.sound.play("click")
        return super().update(dt)

    @override
    def animating(self) -> bool:
        return super().animating() or (self.ended is not None and self.shown < self.ended.stars)

    def finish(self) -> ChartScene:
        """Show the whole result at once."""
        self._age = math.inf
        return self

    @property
    def shown(self) -> int:
        """Stars of the result that have dropped in."""
        won = 0 if self.ended is None else self.ended.stars
        return int(min(won, max(0.0, self._age / _DROP)))

    @override
    def enter(self) -> None:
        """Digits choose islands, as they choose the eyes of a replay."""
        self.context.keys.play(self.voyages.game, replay=True)
        self.context.sound.music(True)

    @override
    def leave(self) -> None:
        self.context.keys.play(self.voyages.game)

    def choose(self, at: int) -> None:
        """Choose an island; what was won before is put away."""
        self.ended, self.lit, self.fresh = None, (), 0
        self.chosen = at
        self._turned()

    def _turn_to(self, game: str) -> Transition | None:
        if game == _DAILY:
            return Push(self.context.router.daily(self.voyages.game))
        self.context = self.context.of(game)
        self.context.keys.play(game, replay=True)
        self.voyages = self._of(game)
        self.choose(self.voyages.current)
        return None

    def _sail(self) -> Transition | None:
        try:
            return sail(self.context, self._way, self._passage) if self._passage else None
        except UserError as error:
            return error_dialog(self.context, error)

    def _sail_on(self, at: int) -> None:
        self.choose(at)
        self.focus.focused = "sail"

    def _look(self) -> None:
        self.large = not self.large
        self.focus.focused = "table" if self.large else "look"

    def _watch(self) -> Transition:
        assert self.ended is not None
        return self._way.watch_at(self.ended.record, self.ended.passage.record.replay.length)

    def _explain(self) -> Transition:
        say = self.context.say
        answers = (Answer("stay", say("button-back"), "exit-door", "primary", "back"),)
        return Push(Dialog(self.context, say("voyage-how"), say("voyage-how-note"), answers, "help"))

    def _leave(self) -> Transition:
        return Pop() if self._home else Reset(self.context.router.title())

    # ---------------------------------------------------------------- controls
    @override
    def controls(self) -> Iterator[Control]:
        say = self.context.say
        if self.large:
            yield Pane("table", WHOLE, say("drill-small"), action=self._look)
            return
        rows = self._covered
        for at, island in enumerate(self.voyages.islands):
            if at // 4 != rows:
                yield self._isle(at, island)
        yield from self._buttons()
        tabs = [Option(game, game_name(self.context, game)) for game in charted()]
        tabs.append(Option(_DAILY, say("daily-title"), "sun"))
        name, game = say("newgame-game"), self.voyages.game
        yield Segmented("game", _GAMES, tuple(tabs), game, 22, name=name, choose=self._turn_to)
        yield back_button(self.context, _BACK, 20, action=self._leave)

    @property
    def _covered(self) -> int:
        """The row of islands below the banner of a result; -1 without one."""
        if self.ended is None:
            return -1
        concerned = {at // 4 for at in (self.chosen, *self.lit)}
        return next((row for row in range(3) if row not in concerned), 0)

    def _isle(self, at: int, island: Island) -> Isle:
        say, (x, y) = self.context.say, _SPOTS[at]
        lit, chosen = at in self.lit, at == self.chosen
        words = "" if island.open else self._lock(at)
        name = say(f"voyage-{island.name}")
        state = State(island.open, island.stars, chosen, lit, words)
        if not island.open:
            how = say("voyage-locked")
        elif island.tries:
            how = say("voyage-won", stars=island.stars)
        else:
            how = say("voyage-open")
        return Isle(
            f"isle:{at}",
            Box(x - _ISLE[0] / 2, y - _ISLE[1] / 2, _ISLE[0], _ISLE[1] / 2 + _DOWN + _PLATE[1] / 2),
            at,
            name,
            island.voyage.symbol,
            state,
            say("voyage-told", number=island.number, name=name, how=how),
            say("voyage-just-opened") if lit else "",
            action=lambda: self.choose(at),
        )

    def _lock(self, at: int) -> str:
        """What opens an island, told of the first that is locked."""
        first = next(number for number, island in enumerate(self.voyages.islands) if not island.open)
        if at != first:
            return self.context.say("voyage-locked")
        return self.context.say("voyage-opens", before=at - 1, last=at)

    def _buttons(self) -> Iterator[Control]:
        say = self.context.say
        left, right = (_OTHERS.column(at, 2, 10) for at in range(2))
        icon, size = "shooner-sailboat", 30
        if self.ended is not None:
            onward = self.lit[0] if self.lit else None
            watch = Button("watch", right, say("voyage-watch"), "spyglass", size=19, action=self._watch)
            if onward is None:
                yield Button(
                    "sail", _FIRST, say("voyage-again"), "cycle", "primary", size, key="confirm",
                    action=self._sail,
                )  # fmt: skip
                chart = Button(
                    "chart", left, say("voyage-chart"), "treasure-map", size=19,
                    action=lambda: self.choose(self.chosen),
                )  # fmt: skip
                yield from in_a_row((chart, watch))
                return
            name = say(f"voyage-{self.voyages.islands[onward].name}")
            yield Button(
                "on", _FIRST, say("voyage-sail-on", name=name), icon, "primary", 27, key="confirm",
                action=lambda: self._sail_on(onward),
            )  # fmt: skip
            again = Button("sail", left, say("voyage-again"), "cycle", size=19, action=self._sail)
            yield from in_a_row((again, watch))
            return
        there = self._passage is not None
        yield Button(
            "sail", _FIRST, say("voyage-sail"), icon, "primary", size, key="confirm", enabled=there,
            action=self._sail,
        )  # fmt: skip
        look = Button("look", left, say("voyage-look"), "spyglass", size=19, enabled=there, action=self._look)
        how = Button("how", right, say("voyage-how"), "help", size=19, action=self._explain)
        yield from in_a_row((look, how))

    # ---------------------------------------------------------------- in words
    def _title(self, island: Island) -> str:
        return self.context.say(f"voyage-{island.name}")

    def _note(self, island: Island) -> str:
        """Which of how many, and how long it lasts."""
        say, unit = self.context.say, self.voyages.chart.unit
        length = island.voyage.length
        lasts = say(f"voyage-{unit}", count=length) if length else say("voyage-to-the-end")
        return say(
            "voyage-note", number=island.number, count=len(self.voyages.islands),
            seats=island.voyage.seats, lasts=lasts,
        )  # fmt: skip

    @property
    def _story(self) -> str:
        """How it stands where the chosen voyage begins."""
        if self._passage is None:
            at = self.chosen
            return self.context.say("voyage-opens-long", before=at - 1, last=at)
        return self.context.say(f"voyage-{self.island.name}-story", **self._passage.facts)

    def _goal(self, stars: int) -> str:
        facts = self._passage.facts if self._passage is not None else self._names
        return self.context.say(f"voyage-{self.island.name}-{stars}", **facts)

    @property
    def _names(self) -> dict[str, str]:
        """Names of the rivals where the position is not shown yet."""
        crew = me_among_captains(self.context, self.voyages.game)
        return {f"rival{step}": crew[step].name for step in range(1, self.island.voyage.seats)}

    def _percent(self, share: float) -> str:
        return self.context.say("statistics-percent", percent=round(100 * share))

    @property
    def _measured(self) -> str:
        """How the chances were measured."""
        shipped = self.island.shipped
        error = max(shipped.error(won) for won in range(1, STARS + 1))
        return self.context.say("voyage-measured", count=shipped.sailed, error=max(1, round(100 * error)))

    def _headline(self, ended: Ended) -> tuple[str, str]:
        """What was reached, and the first star that is missing."""
        say = self.context.say
        reached = self._goal(ended.stars) if ended.stars else ""
        first = say("voyage-result", stars=ended.stars, goal=reached)
        return first, say("voyage-missed", goal=self._goal(ended.stars + 1)) if ended.stars < STARS else ""

    def _fewer(self, ended: Ended) -> str:
        fewer = round(100 * (1 - self.island.shipped.share(ended.stars))) if ended.stars else 0
        none = round(100 * self.island.shipped.stars[0] / self.island.shipped.sailed)
        return self.context.say("voyage-fewer", stars=ended.stars, percent=fewer, none=none)

    @property
    def _won(self) -> str:
        count = STARS * len(self.voyages.islands)
        return self.context.say("voyage-stars", stars=self.voyages.stars, count=count, fresh=self.fresh)

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        """What the panel tells of the chosen island, or what was won."""
        say = self.context.say
        told = [f"{say('voyage-title')}. {self._won}"]
        if self.ended is not None:
            told += [f"{self._title(self.island)}. {' '.join(self._headline(self.ended))}"]
            told += [self._fewer(self.ended)]
            opened = [self._title(self.voyages.islands[at]) for at in self.lit]
            if opened:
                told.append(f"{say('voyage-just-opened')}: {self.context.listed(opened)}.")
        else:
            told += [f"{self._title(self.island)}. {self._note(self.island)}. {self._story}"]
            chances = (self._percent(self.island.shipped.share(won)) for won in range(1, STARS + 1))
            for won, chance in enumerate(chances, 1):
                told += [
                    say("voyage-goal", stars=won, goal=self._goal(won)),
                    say("voyage-chance", chance=chance),
                ]
            told.append(self._measured)
        return tuple(Sentence(words, (at, words)) for at, words in enumerate(told))

    # ---------------------------------------------------------------- drawing
    @override
    def draw(self, canvas: Canvas) -> None:
        if self.large and self._passage is not None:
            record = self._passage.record
            self._picture.draw(canvas, record, self._passage.me, record.replay.length, WHOLE)
            self.draw_controls(canvas)
            return
        canvas.ground(self.context.game)
        heading(canvas, self.context.say("voyage-title"), max_w=680)
        canvas.sprite("star_won", (_STARS.x + 30, _STARS.center[1]), 42, lift=0)
        canvas.write(self._won, legible("bold", 22, "gold_l", SHADE), _STARS.line(26, 62, 20))
        self._draw_sea(canvas)
        if self.ended is None:
            self._draw_panel(canvas)
        else:
            self._draw_result(canvas, self.ended)
        self.draw_controls(canvas)
        if self.ended is not None:
            self._draw_banner(canvas, self.ended)

    def _draw_sea(self, canvas: Canvas) -> None:
        canvas.plate("parchment_torn", _CHART)
        canvas.fill(_SEA, "#17646d", 255, 4)
        canvas.outline(_SEA, "#5a3a14", 4, 4)
        with canvas.within(_SEA.inset(4)):
            for step in range(1, 6):
                down = _SEA.y + step * _SEA.h / 6
                across = _SEA.x + step * _SEA.w / 6
                canvas.fill(Box(_SEA.x, down, _SEA.w, 2), "#bfe9df", 28)
                canvas.fill(Box(across, _SEA.y, 2, _SEA.h), "#bfe9df", 28)
            canvas.icon("compass", (652, 388), 108, "#e9f7ee", alpha=70)
            canvas.icon("sea-serpent", (352, 392), 92, "#e9f7ee", alpha=62)
            canvas.icon("whale-tail", (952, 400), 70, "#e9f7ee", alpha=62)
            canvas.icon("octopus", (652, 676), 84, "#e9f7ee", alpha=56)
            for at in range(len(self.voyages.islands) - 1):
                self._draw_way(canvas, at)
        x, y = _SPOTS[self.chosen]
        if self._covered != self.chosen // 4:
            canvas.sprite("ship", (x + (148 if x < 1000 else -148), y + 6), _SHIP)
        if self.ended is None or self._covered != 2:
            line = Box(346, 972, 628, 44)
            canvas.plate("label", line)
            canvas.write(
                self.context.say("voyage-rule"), legible("ital", 20, "ink"), line.center, 600, "center"
            )

    def _draw_way(self, canvas: Canvas, at: int) -> None:
        """The dashes from an island to the next one."""
        (x, y), (to_x, to_y) = _SPOTS[at], _SPOTS[at + 1]
        bend = _BENDS[at]
        middle = (x + to_x) / 2 - (to_y - y) * bend, (y + to_y) / 2 + (to_x - x) * bend
        dashes = int(math.hypot(to_x - x, to_y - y) / _DASH)
        open_, sailed = self.voyages.islands[at + 1].open, self.voyages.islands[at].stars > 0

        def spot(part: float) -> Point:
            weights = ((1 - part) ** 2, 2 * part * (1 - part), part**2)
            return (
                weights[0] * x + weights[1] * middle[0] + weights[2] * to_x,
                weights[0] * y + weights[1] * middle[1] + weights[2] * to_y,
            )

        for dash in range(dashes):
            first, last = spot((dash + 0.1) / dashes), spot((dash + 0.68) / dashes)
            if sailed and open_:
                canvas.line(first, last, "#fff3cf", 9)
            canvas.line(first, last, "#9c2a16" if sailed and open_ else "#fff3cf" if open_ else "#5f9a98", 5)

    def _draw_panel(self, canvas: Canvas) -> None:
        """The chosen island: how it stands, who sits there, what is asked."""
        island = self.island
        canvas.plate("wood_brass", _HEAD)
        area = _HEAD.inset(32, 26)
        head, rest = area.cut(top=92)
        canvas.disc(
            "#a5301f", island.voyage.symbol if island.open else "padlock", (head.x + 36, head.y + 34), 76
        )
        style = Style("display", 46, "#fff3d0", SHADE)
        canvas.write(self._title(island), style, head.line(24, 88, 112))
        canvas.write(self._note(island), PANEL_NOTE, head.line(68, 88, 0))
        stars(canvas, (head.right - 54, head.y + 24), 34, island.stars, 38)
        rows = [*self._rows()]
        rows_h = 58.0 * len(rows) if len(rows) <= _MOST_ROWS else _FACES * bool(rows)
        story, below = rest.cut(top=max(70.0, rest.h - rows_h - 10))
        shrunk(canvas, self._story, PANEL_TEXT, story, "topleft")
        if len(rows) > _MOST_ROWS:
            self._draw_faces(canvas, below, rows)
        else:
            for at, row in enumerate(rows):
                self._draw_seat(canvas, below.row(at, len(rows), 6), *row)
        rest = self._draw_goals(canvas, _GOALS)
        shrunk(canvas, self._measured, PAPER_NOTE, rest.inset(6, 0).cut(top=4)[1], "topleft")

    def _rows(self) -> Iterator[tuple[int, Passage]]:
        """Seats of the panel: the person, then the rivals in turn order."""
        passage = self._passage
        if passage is not None:
            count = len(passage.seats)
            yield from (((passage.me + step) % count, passage) for step in range(count))

    def _draw_seat(self, canvas: Canvas, box: Box, seat: int, passage: Passage) -> None:
        spec, mine = passage.seats[seat], seat == passage.me
        canvas.plate("well_gold" if mine else "well_small", box)
        x, y = box.at("midleft")
        canvas.emblem(canvas.seat(passage.game, spec.colour), (x + 32, y), box.h - 8)
        right = box.right - 16
        standings = standings_of(passage.game, passage.view(NOBODY))
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
        room = right - x - 74
        low = box.h < _LOW
        canvas.write(
            spec.name,
            legible("sc", 21, "cream", SHADE),
            (x + 66, y - (1 if low else 12)),
            170 if low else room,
        )
        left, down = (x + 250, y) if low else (x + 66, y + 13)
        if mine:
            canvas.write(self.context.say("voyage-you"), PANEL_NOTE, (left, down), right - left)
            return
        left += self._hats(canvas, spec.player, (left + 6, down))
        character = split_player(spec.player)[1]  # the hats show the level
        words = (
            title(self.context, passage.game, character)
            if character
            else level_name(self.context, spec.player)
        )
        canvas.write(words, PANEL_NOTE, (left, down), right - left)

    def _draw_faces(self, canvas: Canvas, box: Box, rows: list[tuple[int, Passage]]) -> None:
        """Many seats in one line, with what the rivals are."""
        faces, words = box.cut(bottom=40)
        for at, (seat, passage) in enumerate(rows):
            place, mine = faces.column(at, len(rows), 4), seat == passage.me
            colour = canvas.seat(passage.game, passage.seats[seat].colour)
            size = min(76.0, place.w)
            canvas.emblem(colour, (place.center[0], place.y + 42), size, ring="light" if mine else "gold")
            name = self.context.say("voyage-you") if mine else passage.seats[seat].name
            canvas.write(name, PANEL_NOTE, (place.center[0], place.y + 94), place.w, "center")
        rival, passage = rows[1]
        player = passage.seats[rival].player
        left = words.x + self._hats(canvas, player, (words.x + 10, words.center[1]))
        canvas.write(level_name(self.context, player), PANEL_TEXT, (left + 6, words.center[1] - 1), 400)

    def _hats(self, canvas: Canvas, player: str, spot: Point) -> float:
        """The hats of a level; how wide they are."""
        levels = captains_of(self.voyages.game).levels
        level = split_player(player)[0]
        if level not in levels:
            return 0
        for at in range(_FIVE):
            tone = "gold_l" if at <= levels.index(level) else "#6a4a3a"
            canvas.icon("pirate-hat", (spot[0] + at * 19, spot[1]), 17, tone)
        return 19.0 * _FIVE + 8

    def _draw_goals(self, canvas: Canvas, box: Box, ended: Ended | None = None) -> Box:
        """What the stars ask for, and how often the strongest captain gets there; what is left of the box."""
        say = self.context.say
        canvas.plate("parchment_torn", box)
        area = box.inset(24, 22)
        head, rest = area.cut(top=46)
        words = say("voyage-admiral")
        note = shrunk(canvas, words, PAPER_NOTE, Box(head.right - 150, head.y - 4, 150, 48), "midleft")
        title = say("voyage-you-and") if ended is not None else say(f"voyage-{self.island.name}-head")
        canvas.write(title, PAGE_TITLE, head._replace(w=note.x - head.x - 16).line(20, 8, 0))
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
        share = self.island.shipped.share(won)
        canvas.write(self._percent(share), Style("black", 23, "ink"), (box.right - 12, y - 1), 66, "midright")
        bar = Box(box.right - 170, y - 8, 84, 16)
        canvas.fill(bar, "#6b5428", 140, 6)
        canvas.fill(bar._replace(w=max(6.0, bar.w * share)), "#2a6fae", 255, 6)
        words = Box(x + 112, box.y + 3, bar.x - x - 124, box.h - 6)
        shrunk(canvas, self._goal(won), PAPER_TEXT._replace(role="bold", size=20), words)

    def _draw_result(self, canvas: Canvas, ended: Ended) -> None:
        """How the tables compare, the goals, and how the strongest captain's voyages ended."""
        say, passage = self.context.say, ended.passage
        canvas.plate("wood_brass", _ENDED)
        head, rows = _ENDED.inset(30, 20).cut(top=38)
        canvas.write(say("voyage-ended"), PANEL_HEAD, head.line(16))
        before, after = (standings_of(passage.game, view) for view in (ended.before, ended.after))
        if not after:
            record = ended.record
            self._picture.draw(canvas, record, passage.me, record.replay.length, _TABLE)
            self._draw_shares(canvas, self._draw_goals(canvas, _ADMIRAL, ended).cut(top=8)[1], ended)
            return
        most = max((standing.points for standing in (*before, *after)), default=1)
        order = sorted(range(len(passage.seats)), key=lambda seat: -after[seat].points if after else seat)
        for at, seat in enumerate(order[:_MOST_ROWS]):
            row = rows.row(at, max(3, min(len(order), _MOST_ROWS)), 6)
            canvas.plate("well_gold" if seat == passage.me else "well_small", row)
            x, y = row.at("midleft")
            colour = canvas.seat(passage.game, passage.seats[seat].colour)
            canvas.emblem(colour, (x + 32, y), min(46.0, row.h - 6))
            canvas.write(passage.seats[seat].name, legible("sc", 21, "cream", SHADE), (x + 64, y - 1), 190)
            if after:
                bar = Box(x + 270, y - 9, 170, 18)
                canvas.fill(bar, "slot", 200, 6)
                canvas.fill(bar._replace(w=bar.w * after[seat].points / most), colour.rgb, 150, 6)
                canvas.fill(bar._replace(w=bar.w * before[seat].points / most), colour.rgb, 255, 6)
                figure = Style("black", 25, "gold_l", SHADE)
                canvas.write(f"{after[seat].points}", figure, (row.right - 14, y - 1), 60, "midright")
        rest = self._draw_goals(canvas, _ADMIRAL, ended)
        self._draw_shares(canvas, rest.cut(top=8)[1], ended)

    def _draw_shares(self, canvas: Canvas, area: Box, ended: Ended) -> None:
        """How often the strongest captain gets no star, one, two, three; the face over one's own part."""
        shipped = self.island.shipped
        words = canvas.write(self.context.say("voyage-all", count=shipped.sailed), PAPER_NOTE, area.line(12))
        bar, x = Box(area.x, words.bottom + 34, area.w, 30), area.x
        tones = ("#5a5048", "#7fa3bd", "#2f7cc4", "#1c4f94")
        for won, count in enumerate(shipped.stars):
            part = Box(x, bar.y, bar.w * count / shipped.sailed, bar.h)
            x = part.right
            if not count:
                continue
            canvas.fill(part.inset(1, 0), tones[won], 255, 5)
            share = self._percent(count / shipped.sailed)
            below = (part.center[0], part.bottom + 16)
            canvas.write(share, Style("bold", 18, "ink"), below, max(30.0, part.w), "center")
            inner = Style("black", 18, "#fff6de", SHADE, grows=False)
            canvas.write(f"{won}", inner, part.center, part.w, "center")
            if won == ended.stars:
                mine = canvas.seat(ended.passage.game, ended.passage.seats[ended.passage.me].colour)
                canvas.emblem(mine, (part.center[0], part.y - 16), 44)
        shrunk(
            canvas, self._fewer(ended), PAPER_TEXT._replace(role="bold", size=20),
            area._replace(y=bar.bottom + 32, h=max(26.0, area.bottom - bar.bottom - 32)), "topleft",
        )  # fmt: skip

    def _draw_banner(self, canvas: Canvas, ended: Ended) -> None:
        """What was won, over the islands that are not concerned."""
        row = max(0, self._covered)
        box = Box(76, (142, 414, 692)[row], 1168, _BANNER)
        canvas.plate("parchment_torn", box)
        for at in range(STARS):
            name = "star_won" if at < self.shown else "star_missing"
            spot = (box.x + 110 + at * 150, box.center[1] + (-14 if at == 1 else 10))
            canvas.sprite(name, spot, 170 if at == 1 else 140, lift=0)
        words = Box(box.x + 520, box.y + 40, box.w - 570, box.h - 76)
        first, missed = self._headline(ended)
        canvas.write(self._title(self.island), PAPER_NOTE._replace(size=26), words.line(12))
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
