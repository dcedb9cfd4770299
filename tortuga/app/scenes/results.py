"""The end of a game: who wins, a card for each seat or side, and what may follow."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pygame
from typing_extensions import override

from tortuga.app.captains.ask import captains_of
from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.theme import ICON, STAGE
from tortuga.app.draw.units import Box
from tortuga.app.gameui.boards import Analysable, Paged, Personal, Pondering, ResultsBoard, Unfolding
from tortuga.app.input.focus import Action
from tortuga.app.records import GameAnalysis, GameRecord
from tortuga.app.scene.base import INPUT_DELAY, PRESSES, Control, ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Pop, Push, Reset, Sentence, Transition
from tortuga.app.scenes.log.view import LogView
from tortuga.app.table.acts.motion import PACE
from tortuga.app.widgets import layout
from tortuga.app.widgets.button import SHADE, Button, in_a_row
from tortuga.app.widgets.choice import Option, Segmented
from tortuga.app.widgets.dialog import error_dialog
from tortuga.app.widgets.heading import heading
from tortuga.kernel.errors import UserError
from tortuga.kernel.game import Setup

_NOTED = frozenset(("again", "same", "log"))
"""Buttons whose tooltips say what they do."""
DELAY_S = 1.5
"""Seconds after the end has unfolded until the game is analysed, so that nothing stutters meanwhile."""
_PAGES = Box(1410, 34, 480, 58)


class ResultsScene(ControlScene):
    """The results of a finished game; the keys that play a game, Enter and advice, do nothing here.

    Args:
        result: what to show.
        again: the same seats for another game; None when it cannot be played again (an imported log).
        guided: whether it was a lesson: what follows is a game of the player's own, or the lesson again.
        seed: revealed at the end; "" = it is not shown.
        look: leads back to the game by a button's id: replay, proof, same deal; None if it is not stored.
        reopened: whether it lies over the library, to which it goes back.
        examine: loads the game and has it analysed; None if it is not stored or there is nothing to report.
        daily: whether it was the deal of the day, which goes on with the levels' results.
    """

    def __init__(
        self,
        context: Context,
        result: ResultsBoard,
        again: Setup | None = None,
        look: Callable[[str], Transition] | None = None,
        guided: bool = False,
        seed: str = "",
        reopened: bool = False,
        examine: Callable[[], tuple[GameRecord, GameAnalysis]] | None = None,
        daily: bool = False,
    ) -> None:
        super().__init__(context)
        self.result = result
        self.seed = seed
        self._again = again
        self._look = look
        self._guided = guided
        self._daily = daily
        self._reopened = reopened
        self._greeted = reopened
        self._waiting = False
        self._examine = examine if isinstance(result, Analysable) else None
        self._await(self._examine is not None)
        self._examined: tuple[GameRecord, GameAnalysis] | None = None
        self._length = result.length if isinstance(result, Unfolding) else 0.0
        self._time = self._length
        self._age = 0.0
        self._painted = self._time
        """The time that the picture shows."""

    @override
    def enter(self) -> None:
        """The first time, the results unfold and the winner is greeted."""
        if isinstance(self.result, Pondering):
            self.result.ponder()
        self.context.sound.music(False)
        if not self._greeted:
            self._greeted = True
            self._time = 0.0
            if not self._length:
                self.context.sound.play("fanfare")
        self._pass(0.0)

    def _pass(self, dt: float) -> None:
        """Let `dt` seconds pass at the chosen speed."""
        now = self.context.settings.now
        self._unfold(self._length if now.still else self._time + dt * PACE[now.speed])

    def _unfold(self, time: float) -> None:
        """Advance to a time and play the sounds due by then, the last first: only a few can begin at once."""
        before, self._time = self._time, min(time, self._length)
        if before == self._time:
            return
        for cue in reversed(self.result.cues) if isinstance(self.result, Unfolding) else ():
            if before <= cue.at < self._time:
                self.context.sound.play(cue.name, pan=cue.pan)

    @override
    def update(self, dt: float) -> Transition | None:
        self._age += dt
        self._pass(dt)
        try:
            self._look_through()
        except UserError as error:
            self._examine = self._examined = None
            self._await(False)
            return error_dialog(self.context, error)
        return super().update(dt)

    def _look_through(self) -> None:
        """Have the game analysed once all has unfolded; show more when that is done."""
        if self._examine is not None and self._time >= self._length and self._age >= self._length + DELAY_S:
            self._examined, self._examine = self._examine(), None
        if self._examined is None:
            return
        record, analysis = self._examined
        result = analysis.found
        if not analysis.waiting:
            self._examined = None
        if result is not None and isinstance(self.result, Analysable):
            view = LogView(self.context, record, result, 0)
            self.result = self.result.analysed(result, view.brief)
            self._painted = -1.0
        elif self._examined is None:  # it failed
            self._await(False)
            self._painted = -1.0

    def _await(self, coming: bool) -> None:
        if isinstance(self.result, Analysable):
            self.result = self.result.awaiting(coming)

    @override
    def raw(self, event: pygame.event.Event) -> bool:
        """Any key, button or click shows at once what is still to come, and does nothing else."""
        if event.type not in PRESSES:
            return super().raw(event)
        if self._age < INPUT_DELAY and not self._reopened:
            return True
        if self._time >= self._length:
            return super().raw(event)
        self.finish()
        return True

    def finish(self) -> ResultsScene:
        """Show at once what is still to come, and heed every press; returns the same scene."""
        self._greeted, self._age = True, INPUT_DELAY
        self._unfold(self._length)
        return self

    @override
    def controls(self) -> Iterator[Control]:
        say = self.context.say
        _, y, w, h, gap = layout.RESULT_BUTTONS
        router, look, again = self.context.router, self._look, self._again
        new = lambda: Push(router.new_game())  # noqa: E731
        rows: list[tuple[str, str, str, Action]]
        if self._reopened:
            rows = []
        elif self._guided:
            rows = [
                ("new-game", "results-real", "shooner-sailboat", new),
                ("lesson", "results-lesson", "ship-wheel", router.start_lesson),
            ]
        elif self._daily:
            rows = [
                ("daily", "daily-title", "sun", lambda: Push(router.daily(self.context.game))),
                ("new-game", "results-new", "scroll-quill", new),
            ]
        elif again is not None:
            rows = [
                ("again", "results-again", "shooner-sailboat", partial(router.start_game, again)),
                ("new-game", "results-new", "scroll-quill", new),
            ]
        else:
            rows = [("new-game", "results-new", "shooner-sailboat", new)]
        if look is not None:
            gap = 14.0
            rows.append(("watch", "results-library", "spyglass", partial(look, "watch")))
        if look is not None and not self._guided and captains_of(self.context.game).analyses:
            rows.append(("log", "results-log", "histogram", partial(look, "log")))
        if look is not None and (self._reopened or not self._guided):
            rows.append(("same", "results-same", "cycle", partial(look, "same")))
            rows.append(("proof", "results-proof", ICON["proof"], partial(look, "proof")))
        rows.append(("title", "button-back" if self._reopened else "results-title", "exit-door", self._leave))
        if look is not None:
            w = min(290.0, (STAGE[0] - 60 - (len(rows) - 1) * gap) / len(rows))
        first = "" if self._reopened else rows[0][0]
        left = (STAGE[0] - len(rows) * w - (len(rows) - 1) * gap) / 2
        yield from in_a_row(
            Button(
                name,
                Box(left + i * (w + gap), y, w, h),
                say(message),
                icon,
                "primary" if name == first else "secondary",
                26 if self._look is None else 22,
                key="back" if name == "title" else "main" if name == first else None,
                key_label=self.key_label("back") if name == "title" else "",
                tooltip=say(f"{message}-note") if name in _NOTED else "",
                main=name == first,
                action=action,
            )
            for i, (name, message, icon, action) in enumerate(rows)
        )
        if isinstance(self.result, Paged):
            options = tuple(
                Option(page, say(f"results-page-{page}"), sign) for page, sign in self.result.pages
            )
            name, page = say("results-pages"), self.result.page
            yield Segmented("page", _PAGES, options, page, 22, name=name, choose=self._open)

    def _open(self, page: str) -> None:
        """Turn to another page, with all that is on it."""
        if isinstance(self.result, Paged):
            self.result = self.result.opened(page)
            self.finish()
            self._painted = -1.0

    def _leave(self) -> Transition:
        return Pop() if self._reopened else Reset(self.context.router.title())

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        """The cards are read out once all of them are shown."""
        cards = self.result.spoken(self.context) if self._time >= self._length else ()
        return tuple(map(Sentence, filter(None, (self._own_result, self._verdict, *cards))))

    @property
    def _decided(self) -> bool:
        """Whether the winner may be named."""
        return not isinstance(self.result, Unfolding) or self._time >= self.result.decided

    @property
    def _verdict(self) -> str:
        """Who won; "" until that may be said."""
        return self.result.verdict(self.context) if self._decided else ""

    @property
    def _own_result(self) -> str:
        """How it ended for the person, in games that say so; "" until that may be said."""
        if not self._decided or not isinstance(self.result, Personal):
            return ""
        return self.result.own_result(self.context)

    @override
    def animating(self) -> bool:
        """Also true until the picture shows everything, the findings of the analysis included."""
        return (
            super().animating() or self._waiting or self._painted < self._length or self._examined is not None
        )

    @override
    def close(self) -> None:
        if self._examined is not None:
            self._examined[1].close()
        if isinstance(self.result, Pondering):
            self.result.close()

    @override
    def draw(self, canvas: Canvas) -> None:
        self._waiting = isinstance(self.result, Pondering) and self.result.pondering
        say = self.context.say
        canvas.ground(self.context.game)
        heading(
            canvas,
            self._own_result or say("results-heading"),
            self._verdict,
            max_w=_PAGES.x - 90 if isinstance(self.result, Paged) else 1800,
        )
        if isinstance(self.result, Unfolding):
            self._painted = self._time
            self.result.draw_at(canvas, self.context, self._time)
        else:
            self.result.draw(canvas, self.context)
        if self.seed:
            style = Style("bold", 18, "#cfe6e4", SHADE)
            canvas.write(say("results-seed", seed=self.seed), style, (STAGE[0] / 2, 1058), 1700, "center")
        self.draw_controls(canvas)
