"""The player's own letter, opened before the first turn: which side it names, and what wins the game."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace
from typing_extensions import override

from tortuga.app.draw.canvas import LOGO, Canvas, Style
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.acts.sounds import named
from tortuga.app.games.tortuga1667.palette import nation_named
from tortuga.app.games.tortuga1667.pieces.nations import draw_loyalty, draw_loyalty_back
from tortuga.app.games.tortuga1667.seen.shown import TableMarks, TableShown
from tortuga.app.games.tortuga1667.table.own import SHOWING, OwnBoard
from tortuga.app.scene.base import INPUT_DELAY, Control, ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Input, Key, Pop, Sentence, Transition
from tortuga.app.table.acts.motion import PACE, ease_out, share
from tortuga.app.table.ui.anygame import AnyObserver
from tortuga.app.widgets.button import Button

RISES: Final = 0.5
"""Seconds at normal speed until the sealed letter has come up."""
OPENS: Final = 0.5
"""Seconds it then takes to open."""
_TITLE: Final[Point] = (960, 157)
"""Between the Galleon's sign and the letter."""
_TITLE_SIZE: Final = 56.0
_MIDDLE: Final[Point] = (960, 448)
_WIDTH: Final = 360.0
_FAR, _BELOW = 0.4, 300
"""Share of its width when the letter begins to come up, and how far below its place."""
_WORDS: Final = Box(420, 724, 1080, 112)
_DONE: Final = Box(780, 862, 360, 84)


class LetterScene(ControlScene):
    """The observer's letter, which stays open until the player confirms having read it."""

    overlay = True

    def __init__(self, context: Context, eyes: AnyObserver) -> None:
        super().__init__(context)
        self.nation = nation_named(str(eyes.view.loyalty))
        bare = replace(eyes.view, table=replace(eyes.view.table, loyalties=(), hands=()))
        self._board = TableShown(bare, eyes.seat, TableMarks(), eyes.header.seats, context.text)
        """The table without what this letter shows."""
        self._time = 0.0
        self._age = 0.0

    @property
    def open(self) -> bool:
        """Whether its front is visible."""
        return self._opened >= 0.5

    @property
    def _opened(self) -> float:
        return share(self._time, RISES, OPENS)

    @override
    def enter(self) -> None:
        """Without animations it lies open at once."""
        if self.context.settings.now.still:
            self._time = RISES + OPENS

    @override
    def update(self, dt: float) -> Transition | None:
        self._age += dt
        was, moves = self._time, not self.context.settings.now.still
        self._time += dt * PACE[self.context.settings.now.speed] if moves else RISES + OPENS
        if moves and was <= RISES < self._time:
            self.context.sound.play(named("seal-break"))
        return super().update(dt)

    @override
    def animating(self) -> bool:
        return super().animating() or self._opened < 1

    @override
    def controls(self) -> Iterator[Control]:
        say = self.context.say
        yield Button("read", _DONE, say("letter-read"), "check-mark", "primary", 28, "confirm")

    @override
    def activate(self, name: str) -> Transition | None:
        """A press at once was meant for the table, and one before it is open only hurries the letter."""
        if self._age < INPUT_DELAY:
            return None
        if self._opened < 1:
            self._time = RISES + OPENS
            return None
        return Pop()

    @override
    def handle(self, action: Input) -> Transition | None:
        return self.activate("read") if action in (Key("back"), Key("skip")) else None

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        say = self.context.say
        words = (say("letter-title"), say(f"letter-{self.nation}")) if self.open else (say("letter-title"),)
        return tuple(map(Sentence, words))

    @override
    def draw(self, canvas: Canvas) -> None:
        say, nation = self.context.say, self.nation
        if not self.open:  # it does not lie open on one's own board before
            for box in SHOWING:
                with canvas.within(box):
                    OwnBoard().paint(canvas, self._board)
        canvas.dim(170)
        canvas.write(say("letter-title"), LOGO._replace(size=_TITLE_SIZE), _TITLE, 1200, "center")
        risen = ease_out(share(self._time, 0.0, RISES))
        width = round(_WIDTH * (_FAR + (1 - _FAR) * risen))
        center = (_MIDDLE[0], _MIDDLE[1] + _BELOW * (1 - risen))
        turn = max(0.04, abs(math.cos(math.pi * self._opened)))
        if self.open:
            name, letter = say(f"loyalty-{nation}"), say(f"side-letter-{nation}")
            draw_loyalty(canvas, nation, center, width, name, "", letter, turn=turn, glow=self._opened >= 1)
        else:
            draw_loyalty_back(canvas, center, width, turn=turn)
        if self._opened >= 1:
            canvas.plate("parchment_flat", _WORDS)
            words, style = say(f"letter-{nation}"), Style("text", 30, "ink")
            canvas.paragraph(words, style, _WORDS.inset(40, 0), anchor="center", high=_WORDS.h - 16)
        self.draw_controls(canvas)
