"""The chart of the voyages: islands in the order in which they are sailed, and what a try has won."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, legible
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Action
from tortuga.app.records import RecordRouter
from tortuga.app.registry import UIS
from tortuga.app.scene.base import INPUT_DELAY, PRESSES, Control, ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Input, Key, Pop, Push, Reset, Sentence, Transition
from tortuga.app.scenes.library.words import game_name
from tortuga.app.scenes.log.picture import WHOLE, MomentPicture, Pane
from tortuga.app.scenes.voyages.beats import Departure, Told
from tortuga.app.scenes.voyages.crew import Crew
from tortuga.app.scenes.voyages.isle import IN_ROW, SPOTS, Isle, State, isle_box
from tortuga.app.scenes.voyages.outcome import Outcome
from tortuga.app.scenes.voyages.panel import VoyagePanel, voyage_buttons
from tortuga.app.scenes.voyages.result import ResultPanel, result_buttons
from tortuga.app.scenes.voyages.sea import Ship, berth, draw_sea, sailing
from tortuga.app.scenes.voyages.table import VoyageTable
from tortuga.app.scenes.voyages.words import VoyageWords
from tortuga.app.voyages import Ended, Island, Passage
from tortuga.app.widgets.button import SHADE, back_button
from tortuga.app.widgets.choice import Option, Segmented
from tortuga.app.widgets.dialog import Answer, Dialog, error_dialog
from tortuga.app.widgets.heading import heading
from tortuga.app.widgets.stepper import Stepper
from tortuga.games import GAMES
from tortuga.kernel.dealer import new_seed
from tortuga.kernel.errors import UserError
from tortuga.kernel.sailing import shipped_file
from tortuga.kernel.voyage import STARS

_GAMES: Final = Box(476, 30, 800, 54)
_BACK: Final = Box(1690, 30, 190, 54)
_STARS: Final = Box(1296, 14, 380, 44)
_PERSON: Final = Box(1300, 62, 376, 42)
_DAILY: Final = "daily"
"""The tab that leads to the deal of the day."""
_SIDES: Final = "flying-flag"
_ALONE: Final = "rolling-dices"
"""Symbols of games that sides win, and of those that everybody wins alone."""
_PHASES: Final = 24
"""Number of looks an island has while it opens."""


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


class ChartScene(ControlScene):
    """The chart of the voyages of one game.

    Args:
        way: to games that were played.
        passage: the one sailed last; None when the chart was opened from elsewhere.
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
        self.outcome: Outcome | None = None
        """What the last try has won, until another island is chosen."""
        self.large = False
        """Whether the table fills the screen."""
        self._age = 0.0
        """Seconds for which it has been shown."""
        self._off: Departure | None = None
        """The ship setting sail; None while it lies at an island."""
        self.crew = Crew(context, way.records, context.game)
        self.voyages = self.crew.voyages()
        self.chosen = self.voyages.current
        if passage is not None:
            names = [island.name for island in self.voyages.islands]
            self.chosen = names.index(passage.island.name)
        if ended is not None:
            self.outcome = self._kept(ended)
        self._turned()

    def _kept(self, ended: Ended) -> Outcome:
        before, had = self.voyages.stars, self.island.stars
        lit: tuple[int, ...] = ()
        try:
            lit = self.voyages.won(ended.passage.island.name, ended.stars)
        except UserError as error:
            self._fault = error
        fresh = self.voyages.stars - before
        return Outcome(self.context, self._way.records.library, ended, had, lit, fresh)

    def _turned(self) -> None:
        """Prepare what depends on the chosen island."""
        self._passage: Passage | None = None
        try:
            if self.voyages.islands[self.chosen].open:
                self._passage = self.voyages.passage(self.voyages.islands[self.chosen])
        except UserError as error:
            self._fault = error
        context, passage = self.context, self._passage
        if passage is not None:
            context = context.of(self.voyages.game, passage.log.header.options)
        self._picture = MomentPicture(context)
        self.words = VoyageWords(self.context, self.voyages, self.chosen, passage)

    @property
    def island(self) -> Island:
        """The chosen island."""
        return self.voyages.islands[self.chosen]

    # ---------------------------------------------------------------- what happens
    @override
    def update(self, dt: float) -> Transition | None:
        if self._fault is not None:
            fault, self._fault = self._fault, None
            return error_dialog(self.context, fault)
        self._age += dt
        if self.outcome is not None:
            try:
                self.outcome.update(dt)
            except UserError as error:
                return error_dialog(self.context, error)
        if self._off is not None and self._off.update(dt):
            self._off = None
            return self._sail()
        return super().update(dt)

    @override
    def animating(self) -> bool:
        waiting = self.outcome is not None and self.outcome.waiting
        return super().animating() or self._off is not None or waiting

    @override
    def raw(self, event: pygame.event.Event) -> bool:
        """Any key, button or click shows at once what is still to come, and does nothing else."""
        if event.type not in PRESSES or (self.told.whole and self._off is None):
            return super().raw(event)
        if self._off is not None:
            self._off.finish()
        elif self._age >= INPUT_DELAY:
            self.finish()
        return True

    def finish(self) -> ChartScene:
        """Show the whole result at once; returns the same scene."""
        if self.outcome is not None:
            self.outcome.finish()
        return self

    @property
    def told(self) -> Told:
        """How far the result has been shown."""
        return Told() if self.outcome is None else self.outcome.told

    @property
    def lit(self) -> tuple[int, ...]:
        """Islands that were just opened."""
        return () if self.outcome is None else self.outcome.lit

    @override
    def enter(self) -> None:
        """Digits choose islands, as they choose the eyes of a replay."""
        self.context.keys.play(self.voyages.game, replay=True)
        self.context.sound.music(True)

    @override
    def leave(self) -> None:
        self._put_off()
        self.context.keys.play(self.voyages.game)

    @override
    def close(self) -> None:
        self._put_off()

    def _put_off(self) -> None:
        """Put off the look back at the try until later, if it comes at all."""
        if self.outcome is not None:
            self.outcome.pause()

    def choose(self, at: int) -> None:
        """Choose an island; what was won before is put away."""
        self._put_off()
        self.outcome = None
        self.chosen = at
        self._turned()

    def _turn_to(self, game: str) -> Transition | None:
        if game == _DAILY:
            return Push(self.context.router.daily(self.voyages.game))
        self.context = self.context.of(game)
        self.context.keys.play(game, replay=True)
        self.crew = Crew(self.context, self._way.records, game)
        self.voyages = self.crew.voyages()
        self.choose(self.voyages.current)
        return None

    def _change(self, by: int) -> None:
        """Switch to another person who sails."""
        self.crew.step(by)
        self.voyages = self.crew.voyages()
        self.choose(self.voyages.current)

    def _cast_off(self) -> Transition | None:
        """Set sail: the ship moves off first, unless nothing may move."""
        if self._passage is None or self.context.settings.now.still:
            return self._sail()
        self._off = Departure(self.context)
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
        assert self.outcome is not None
        ended = self.outcome.ended
        return self._way.watch_at(ended.record, ended.passage.record.replay.length)

    def _log(self) -> Transition:
        assert self.outcome is not None
        ended = self.outcome.ended
        return self._way.captains_log(ended.whole, since=ended.began)

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
        covered = self._covered
        for at, island in enumerate(self.voyages.islands):
            if at // IN_ROW != covered:
                yield self._isle(at, island)
        yield from self._buttons()
        tabs = [
            Option(game, game_name(self.context, game), _SIDES if UIS[game].side_colours else _ALONE)
            for game in charted()
        ]
        tabs.append(Option(_DAILY, say("daily-title"), "sun"))
        name, game = say("newgame-game"), self.voyages.game
        yield Segmented("game", _GAMES, tuple(tabs), game, 22, name=name, choose=self._turn_to)
        if len(self.crew.known) > 1:
            names = say("statistics-previous"), say("statistics-next")
            yield Stepper("person", _PERSON, self.crew.name, 20, *names, step=self._change)
        yield back_button(self.context, _BACK, 20, action=self._leave)

    @override
    def handle(self, action: Input) -> Transition | None:
        match action:
            case Key("page-up" | "page-down" as key) if len(self.crew.known) > 1 and not self.large:
                self._change(1 if key == "page-down" else -1)
            case _:
                return super().handle(action)
        return None

    @property
    def _covered(self) -> int:
        """The row of islands below the banner of a result; -1 without one."""
        return -1 if self.outcome is None else self.outcome.covered

    def _isle(self, at: int, island: Island) -> Isle:
        say = self.context.say
        lit, chosen = at in self.lit, at == self.chosen
        words = "" if island.open else self.words.lock(at)
        told = self.told
        held = self.outcome if chosen and not told.counted else None
        stars = island.stars if held is None else held.had
        grown = round(_PHASES * told.opening) / _PHASES if lit else 1.0
        state = State(island.open, stars, chosen, words, lit, grown)
        return Isle(
            f"isle:{at}",
            isle_box(at),
            at,
            tuple(map(self.words.name, range(len(self.voyages.islands)))),
            island.voyage.symbol,
            state,
            self.words.told(at),
            say("voyage-just-opened") if lit else "",
            action=lambda: self.choose(at),
        )

    def _buttons(self) -> Iterator[Control]:
        if self.outcome is None:
            ways: dict[str, Action] = {"sail": self._cast_off, "look": self._look, "how": self._explain}
            return voyage_buttons(self.context, ways, there=self._passage is not None)
        onward = self.lit[0] if self.lit else self.chosen
        ways = {
            "sail": self._cast_off,
            "on": lambda: self._sail_on(onward),
            "chart": lambda: self.choose(self.chosen),
            "watch": self._watch,
            "log": self._log,
        }
        return result_buttons(self.context, self.words.name(onward) if self.lit else "", ways)

    @property
    def _won(self) -> str:
        count = STARS * len(self.voyages.islands)
        new = 0 if self.outcome is None else self.outcome.fresh
        fresh = new if self.told.counted else 0
        stars = self.voyages.stars - new + fresh
        return self.context.say("voyage-stars", stars=stars, count=count, fresh=fresh)

    # ---------------------------------------------------------------- in words
    @override
    def spoken(self) -> tuple[Sentence, ...]:
        """What the panel says about the chosen island, or what was won."""
        say = self.context.say
        told = [f"{say('voyage-title')}. {self.crew.name}. {self._won}"]
        if self.told.counted:
            told += self.words.spoken(None if self.outcome is None else self.outcome.ended)
        if self.outcome is not None and self.outcome.own is not None:
            told.append(self.words.own(self.outcome.ended, self.outcome.own))
        if self.lit and self.told.whole:
            opened = self.context.listed([self.words.name(at) for at in self.lit])
            told.append(f"{say('voyage-just-opened')}: {opened}.")
        return tuple(Sentence(words, (at, words)) for at, words in enumerate(told))

    # ---------------------------------------------------------------- drawing
    @override
    def draw(self, canvas: Canvas) -> None:
        if self.large and self._passage is not None:
            record = self._passage.record
            self._picture.draw(canvas, record, self._passage.me, record.replay.length, WHOLE)
            self.draw_controls(canvas)
            return
        canvas.backdrop("sea")
        heading(canvas, self.context.say("voyage-title"), max_w=680)
        canvas.sprite("star_won", (_STARS.x + 24, _STARS.center[1]), 38, lift=0)
        canvas.write(self._won, legible("bold", 22, "gold_l", SHADE), _STARS.line(22, 54, 0))
        if len(self.crew.known) == 1:
            canvas.icon("person", (_STARS.x + 24, _PERSON.center[1] - 1), 32, "cream", shadow=130)
            canvas.write(self.crew.name, legible("sc", 27, "cream", SHADE), _PERSON.line(20, 50, 10))
        covered, told = self._covered, self.told
        rule = "" if covered == len(SPOTS) // IN_ROW - 1 else self.context.say("voyage-rule")
        draw_sea(canvas, self.voyages.islands, self._ship, rule, self.lit, told.opening)
        panel = VoyagePanel(self.context, self.island, self._passage, self.words)
        if self.outcome is None:
            panel.draw_voyage(canvas)
            self.draw_controls(canvas)
        else:
            ended, own = self.outcome.ended, self.outcome.own
            result = ResultPanel(self.context, panel, self.words, ended, self._picture, own)
            result.draw(canvas, told)
            self.draw_controls(canvas)
            result.draw_banner(canvas, covered, told)
        if self._off is not None:
            canvas.dim(self._off.dark)

    @property
    def _ship(self) -> Ship | None:
        """The ship beside the chosen island, or on its way; None below the banner."""
        if self._off is not None:
            return sailing(self.chosen, self.chosen, self._off.part)
        return Ship(berth(self.chosen)) if self.outcome is None else self.outcome.ship
