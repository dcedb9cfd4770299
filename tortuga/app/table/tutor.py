"""The tutor: advice rung by rung - think again, candidates, ranking, why - and a word after a costly choice.

It knows what an adviser says of the deciding seat's own view, and nothing else. What it says before the third
rung names no chance and no order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from tortuga.app.draw.canvas import Canvas, legible
from tortuga.app.draw.units import Box
from tortuga.app.table.chooser import Chooser, Desk
from tortuga.app.table.marks import Shown
from tortuga.app.table.ui.panels import AdvicePanel
from tortuga.app.text import Text
from tortuga.kernel.players import Advice, Choice

THINK, CANDIDATES, RANKING, WHY = 1, 2, 3, 4
RUNG_NAMES: Final = {THINK: "think", CANDIDATES: "candidates", RANKING: "ranking", WHY: "why"}
NUMERALS: Final = ("I", "II", "III", "IV")
"""Dice have letters and actions have numbers."""
BLUNDER: Final = 0.05
"""Loss of win chance from which a mistake is a blunder, and another choice clearly better."""
SENSIBLE: Final = 0.1
"""Loss up to which a choice is worth looking at."""
FEWEST: Final = 2
PATIENCE: Final = 0.4
"""Seconds without another pick after which the tutor speaks unasked."""


class Candidate(NamedTuple):
    """A choice worth looking at."""

    command: Any
    picked: bool


@dataclass
class Tutor:
    """What the tutor knows of one decision, and which rung is open."""

    advice: Advice[Any] | None = None
    rung: int = 0
    """The open rung; 0 = none."""
    noted: int = 0
    """The highest rung that was opened in this decision."""
    unable: bool = False
    """Whether no advice came, so that it is not asked for again unasked."""
    _pending: tuple[object, ...] = ()
    _since: float = 0.0
    _spoken_of: tuple[object, ...] | None = None
    """The selection of which it has spoken unasked."""

    def climb(self) -> int:
        """Open the next rung; the last one stays open."""
        self.rung = min(self.rung + 1, WHY)
        return self.rung

    def loss(self, panel: AdvicePanel[Any], command: Any) -> float | None:
        """What a choice costs against the best one; 0 if that cannot be told, None if it is unknown."""
        place = None if self.advice is None or command is None else panel.at_best(self.advice, command)
        if self.advice is None or place is None:
            return None
        best, choice = self.advice.choices[0], self.advice.choices[place]
        return 0.0 if choice.equals(best) else best.chance - choice.chance

    def verdict(self, panel: AdvicePanel[Any], command: Any) -> tuple[str, str]:
        """The first rung, as title and message: whether another choice is better, not which."""
        assert self.advice is not None
        loss = self.loss(panel, command)
        if loss is None:
            best, *others = self.advice.choices
            several = any(choice.equals(best) for choice in others) or not others
            return "tutor-think", "tutor-several" if several else "tutor-one"
        if not loss:
            return "tutor-good", "tutor-good-note"
        return "tutor-think", "tutor-clearly" if loss > BLUNDER else "tutor-little"

    def candidates(
        self, panel: AdvicePanel[Any], legal: Sequence[Any], command: Any | None
    ) -> tuple[Candidate, ...]:
        """At most four choices, the picked one among them, in the order in which the rules list them."""
        assert self.advice is not None
        choices: Sequence[Choice[Any]] = self.advice.choices
        picked = None if command is None else panel.place(self.advice, command)
        best = choices[0].chance
        sensible = [place for place, choice in enumerate(choices) if best - choice.chance <= SENSIBLE]
        shown = (
            sensible[: len(NUMERALS)] if len(sensible) >= FEWEST else list(range(min(FEWEST, len(choices))))
        )
        commands = {place: choices[place].command for place in shown}
        if command is not None and picked not in shown:
            if len(shown) == len(NUMERALS):
                del commands[shown[-1]]
            commands[-1] = command
            picked = -1
        order = {each: place for place, each in enumerate(legal)}
        listed = sorted(commands, key=lambda place: order.get(commands[place], len(order)))
        return tuple(Candidate(commands[place], place == picked) for place in listed)

    def speaks(
        self, dt: float, panel: AdvicePanel[Any], pending: tuple[object, ...], command: Any, least: float
    ) -> bool:
        """Whether to speak unasked now: the choice has stood for a moment, and costs too much.

        Args:
            least: loss of win chance from which it speaks.
        """
        if pending != self._pending:
            self._pending, self._since = pending, 0.0
            return False
        self._since += dt
        if self.rung or self._since < PATIENCE or self._spoken_of == pending:
            return False
        loss = self.loss(panel, command)
        if loss is None or loss <= least:
            return False
        self._spoken_of = pending
        return True


def numerals(chooser: Chooser[Any], candidates: Sequence[Candidate]) -> dict[str, str]:
    """By target the numbers of the candidates that need it."""
    needed: dict[str, list[str]] = {}
    for number, candidate in zip(NUMERALS, candidates, strict=False):
        for target in chooser.needs(candidate.command):
            needed.setdefault(target, []).append(number)
    return {target: " ".join(numbers) for target, numbers in needed.items()}


def draw_candidates(
    canvas: Canvas,
    shown: Shown[Any],
    panel: AdvicePanel[Any],
    candidates: Sequence[Candidate],
    box: Box,
    key: str,
) -> None:
    """The second rung: sensible choices with Roman numbers, the picked one marked."""
    head, rows = box.cut(top=30)
    canvas.write(shown.say("tutor-in-no-order"), legible("bold", 19, "ink2"), head.line(13))
    rows = rows.cut(bottom=22)[1]
    high = min(46.0, rows.h / len(NUMERALS))
    for number, candidate in enumerate(candidates):
        row = rows.moved(dy=number * high)._replace(h=high - 4)
        canvas.fill(
            row, "gold" if candidate.picked else "parch_dd", 130 if candidate.picked else 60, radius=6
        )
        canvas.write(
            NUMERALS[number], legible("black", 19, "red", grows=False), row.moved(dx=8).at("midleft"), 40
        )
        tag = shown.say("tutor-chosen") if candidate.picked else ""
        inner = row.cut(left=52)[1].cut(right=100 if tag else 8)[1]
        if not panel.pictures(canvas, shown, candidate.command, inner):
            words = panel.words(shown.text, shown.seats, shown.view, candidate.command)
            canvas.write(words, legible("bold", 19, "ink"), inner.at("midleft"), inner.w)
        if tag:
            canvas.write(tag, legible("ital", 17, "ink2"), row.moved(dx=-8).at("midright"), 90, "midright")
    hint = shown.say("tutor-next", key=key)
    canvas.write(hint, legible("ital", 17, "ink2"), box.line(-6).center, box.w, "center")


def candidates_spoken(
    text: Text, desk: Desk[Any, Any], panel: AdvicePanel[Any], candidates: Sequence[Candidate]
) -> str:
    """The second rung in words."""
    said = [text.say("tutor-in-no-order")]
    for number, candidate in enumerate(candidates):
        words = panel.words(text, desk.seats, desk.view, candidate.command)
        tag = f" ({text.say('tutor-chosen')})" if candidate.picked else ""
        said.append(f"{NUMERALS[number]}: {words}{tag}.")
    return " ".join(said)
