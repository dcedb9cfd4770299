"""A position of the drill as a question, and the cards of its answers."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec
from typing_extensions import override

from tortuga.app.captains import ask
from tortuga.app.captains.thinking import BackgroundTask
from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.drill import Position
from tortuga.app.input.focus import Focus, Focusable
from tortuga.app.records import GameRecord
from tortuga.app.registry import UIS
from tortuga.app.scene.context import Context
from tortuga.app.scenes.log.view import signed
from tortuga.app.table.marks import Marks, Shown
from tortuga.app.table.ui.panels import why_better
from tortuga.app.widgets.button import Pressable
from tortuga.kernel.analysis import lines_of_steps
from tortuga.kernel.players import Advice, adding_up

_SEED: Final = "drill"
"""The adviser's seed, so that it says the same about a position every time."""
_AGREES: Final = 0.25
"""Share of an answer's cost that the adviser must find, too, for its reasons to count."""
_PARTS: Final = 3
"""Most parts of a difference that are named."""
_WORTH_NAMING: Final = 0.2
"""Least size of a part that is named, as a share of the largest."""
_KEY, _PICTURES, _TAGS, _COST = 44.0, 210.0, 132.0, 108.0
"""Widths on a card: its key, its pictures; at the right whose answer it was, and what it costs."""


class Question:
    """A decision, seen by nobody but its seat. The adviser is asked at once, in the background.

    Args:
        context: of any game.
        record: the game of the position.
        executor: where the adviser thinks.
    """

    def __init__(self, context: Context, record: GameRecord, position: Position, executor: Executor) -> None:
        header, self.moment = record.log.header, position.moment
        self.record, self.position, self.seat = record, position, position.moment.seat
        self.context = context.of(header.game, header.options)
        self.step = lines_of_steps(record.log).index(self.moment.line)
        """How many events had happened."""
        self._ui = UIS[header.game].table
        record.replay.seek(self.step)
        self._view = record.replay.observer(self.seat).view
        rules = record.replay.rules
        self._commands = [msgspec.convert(one.command, rules.command_type) for one in position.candidates]
        # not who plays: an analysis takes everybody for the strongest, and the words explain its findings
        arguments = (header.game, ask.encode(self._view), ask.ADVISER, _SEED)
        self._task: BackgroundTask[bytes] | None = BackgroundTask(executor, ask.decide, *arguments)
        self._advice: Advice[Any] | None = None

    @property
    def words(self) -> tuple[str, ...]:
        """The answers in words."""
        text, seats, panel = self.context.text, self.record.seats, self._ui.advice
        return tuple(panel.words(text, seats, self._view, command) for command in self._commands)

    def paint(self, answer: int, canvas: Canvas, box: Box) -> bool:
        """Paint an answer in pictures; whether there are any."""
        shown = Shown(self._view, self.seat, Marks(), self.record.seats, self.context.text)
        return self._ui.advice.pictures(canvas, shown, self._commands[answer], box)

    @property
    def waiting(self) -> bool:
        """Whether the adviser is still thinking."""
        if self._task is not None and self._task.done:
            answer = self._task.result()
            self._task = None
            self._advice = None if answer is None else ask.decode_advice(self.record.game, answer)
        return self._task is not None

    def because(self, answer: int) -> str:
        """What the adviser says about an answer; "" if it says nothing, or is still thinking."""
        if self.waiting or self._advice is None:
            return ""
        place = self._ui.advice.place(self._advice, self._commands[answer])
        reason = None if place is None else self._advice.choices[place].reason
        if reason is None:
            return ""
        narrative = self._ui.narrative(self.context.text, self.record.seats)
        return narrative.advised(reason, best=answer == self.best)

    def compared(self, answer: int) -> str:
        """What sets an answer apart from the best one, weightiest first; "" if the adviser cannot say."""
        if self.waiting or self._advice is None:
            return ""
        panel, loss = self._ui.advice, self.position.candidates[answer].loss
        first, second = (panel.place(self._advice, self._commands[at]) for at in (self.best, answer))
        if first is None or second is None or second <= first:
            return ""
        why = why_better(self._advice.choices, first, second)
        if why is None or why.difference < _AGREES * loss:
            return ""
        # the parts of the cost that is shown for the answer
        exact = [-1000 * part * loss / why.difference for _, part in why.parts]
        tenths = adding_up(exact, -round(1000 * loss))
        order = sorted(range(len(tenths)), key=lambda at: -abs(tenths[at]))
        least = max(1.0, _WORTH_NAMING * abs(tenths[order[0]]))
        named = [at for at in order[:_PARTS] if abs(tenths[at]) >= least]
        rest = sum(tenths) - sum(tenths[at] for at in named)
        parts = [(panel.part(self.context.text, why.parts[at][0], why.meaning), tenths[at]) for at in named]
        if rest:
            parts.append((self.context.say("drill-rest"), rest))
        if len(parts) == 1 and not panel.names_lone_part(self._commands[answer]):
            return ""
        said = ", ".join(f"{words} {signed(self.context, points / 10)}" for words, points in parts)
        return self.context.say("drill-compared", parts=said)

    @property
    def best(self) -> int:
        """The best answer."""
        losses = [one.loss for one in self.position.candidates]
        return losses.index(min(losses))


@dataclass(frozen=True)
class Card(Pressable):
    """One of the answers."""

    label: str
    position: str
    """Key of the position it belongs to."""
    key: str
    key_label: str = ""
    cost: str = ""
    """What it costs, once answered."""
    tags: tuple[tuple[str, str], ...] = ()
    """Plates and words: which is best, and whose answer it was."""
    paint: Callable[[Canvas, Box], bool] = field(default=lambda *_: False, compare=False)

    def keyed(self, label: Callable[[str], str], focused: str | None) -> Card:  # noqa: ARG002
        """The same card with the name of its key."""
        return replace(self, key_label=label(self.key))

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        name = ". ".join(filter(None, (self.label, self.cost, *(words for _, words in self.tags))))
        return self.item(name, key=self.key)

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        canvas.plate("label", self.box)
        if self.cost:
            plates = [plate for plate, _ in self.tags]
            tint = "good_plate" if "tag_green" in plates else "warn_plate" if plates else "parch_dd"
            canvas.fill(self.box.inset(3), tint, 70, 6)
        elif focus.hot(self.id):
            canvas.plate("frame_focus", self.box.inset(-2))
        number, inner = self.box.cut(left=_KEY)
        canvas.write(self.key_label, Style("black", 22, "gold_d", grows=False), number.center, 26, "center")
        if self.paint(canvas, inner.cut(left=_PICTURES)[0].inset(0, 8)):
            inner = inner.cut(left=_PICTURES + 14)[1]
        if self.cost:
            cost, inner = inner.cut(right=_COST)
            ink = "ink2" if "tag_green" in plates else "red_d"
            canvas.write(
                self.cost, Style("black", 26, ink), cost.line(cost.h / 2 - 1, 6, 16), anchor="midright"
            )
        if self.tags:
            tags, inner = inner.cut(right=_TAGS)
            for at, (plate, words) in enumerate(self.tags):
                spot = tags.row(at, len(self.tags)).center
                canvas.tag(spot, words, plate, size=17, max_w=_TAGS - 8)
        canvas.fit_paragraph(self.label, Style("bold", 23, "ink"), inner.inset(4, 5))
