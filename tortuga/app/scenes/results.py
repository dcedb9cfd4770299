"""The end of a game: who wins, a card for each seat or side, and what may follow."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tortuga.app.draw.canvas import Canvas
from tortuga.app.gameui.boards import ResultsBoard
from tortuga.app.scene.base import Control, ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Input, Key, Reset, Sentence, Transition
from tortuga.app.widgets import layout
from tortuga.app.widgets.button import Button, in_a_row
from tortuga.app.widgets.heading import heading
from tortuga.app.widgets.inks import SHADE
from tortuga.kernel.game import Setup

_NOTED = frozenset(("again", "same"))
"""Two ways to play again: what their difference is stands in their tooltips."""


class ResultsScene(ControlScene):
    """The results of a finished game.

    Args:
        result: what to show.
        again: the same seats for another game; None when it cannot be played again (an imported log).
        guided: whether it was a lesson: what follows is a game of one's own, or the lesson again.
        seed: revealed at the end; "" = it is not told.
        look: back at the game, by the id of a button: replay, proof, same deal; None when it is not kept.
    """

    def __init__(
        self,
        context: Context,
        result: ResultsBoard,
        again: Setup | None = None,
        look: Callable[[str], Transition] | None = None,
        guided: bool = False,
        seed: str = "",
    ) -> None:
        super().__init__(context)
        self.result = result
        self.seed = seed
        self._again = again
        self._look = look
        self._guided = guided
        self._greeted = False

    def enter(self) -> None:
        """See `Scene`. The first time the winner is greeted."""
        self.context.sound.music(False)
        if not self._greeted:
            self._greeted = True
            self.context.sound.play("fanfare")

    def controls(self) -> Iterator[Control]:
        """See `ControlScene`."""
        say = self.context.say
        _, y, w, h, gap = layout.RESULT_BUTTONS
        rows = [
            ("again", "results-again", "shooner-sailboat", "confirm"),
            ("new-game", "results-new", "scroll-quill", None),
            ("title", "results-title", "exit-door", "back"),
        ]
        if self._again is None:
            rows = [("new-game", "results-new", "shooner-sailboat", "confirm"), rows[2]]
        if self._guided:
            rows[:-1] = [
                ("new-game", "results-real", "shooner-sailboat", "confirm"),
                ("lesson", "results-lesson", "ship-wheel", None),
            ]
        if self._look is not None:
            w, gap = 290.0, 14.0
        if self._look is not None and self._guided:
            rows[-1:-1] = [("watch", "results-library", "spyglass", None)]
        elif self._look is not None:
            rows[-1:-1] = [
                ("watch", "results-library", "spyglass", None),
                ("same", "results-same", "cycle", None),
                ("proof", "results-proof", "rolling-dices", None),
            ]
        left = (layout.STAGE_W - len(rows) * w - (len(rows) - 1) * gap) / 2
        yield from in_a_row(
            Button(
                name,
                (left + i * (w + gap), y, w, h),
                say(message),
                icon,
                "primary" if i == 0 else "secondary",
                26 if self._look is None else 22,
                key=key,
                key_label=self.key_label(key) if key else "",
                tooltip=say(f"{message}-note") if name in _NOTED else "",
            )
            for i, (name, message, icon, key) in enumerate(rows)
        )

    def activate(self, name: str) -> Transition | None:
        """See `Scene`."""
        router = self.context.router
        if name == "again" and self._again is not None:
            return router.set_sail(self._again)
        if self._look is not None and name in ("watch", "same", "proof"):
            return self._look(name)
        if name == "lesson":
            return router.learn()
        if name == "new-game":
            return Reset(router.new_game())
        return Reset(router.title())

    def spoken(self) -> tuple[Sentence, ...]:
        """See `Scene`."""
        said = (self.result.verdict(self.context), *self.result.spoken(self.context))
        return tuple(map(Sentence, said))

    def handle(self, action: Input) -> Transition | None:
        """See `Scene`."""
        return self.activate("title") if action == Key("back") else None

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        say = self.context.say
        canvas.backdrop("sea")
        heading(canvas, say("results-heading"), self.result.verdict(self.context), max_w=1800)
        cards = self.result.cards
        for i, card in enumerate(cards):
            card.draw(canvas, self.context, layout.result_card(i, len(cards)))
        if self.seed:
            canvas.text(
                say("results-seed", seed=self.seed),
                "bold",
                18,
                "#cfe6e4",
                (layout.STAGE_W / 2, 1058),
                "center",
                shade=SHADE,
                max_w=1700,
            )
        self.draw_controls(canvas)
