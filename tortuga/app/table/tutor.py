"""The tutor: advice rung by rung - think again, candidates, ranking, why - and a warning of a costly choice.

All it knows is what an adviser says about the deciding seat's own view. Before the third rung it mentions
neither chances nor order.
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
"""The rungs."""
RUNG_NAMES: Final = {THINK: "think", CANDIDATES: "candidates", RANKING: "ranking", WHY: "why"}
NUMERALS: Final = ("I", "II", "III", "IV")
"""What candidates are called; letters are taken by dice, and numbers by actions."""
BLUNDER: Final = 0.05
"""Loss of win chance above which a mistake is a blunder, and another choice clearly better."""
SENSIBLE: Final = 0.1
"""Largest loss of win chance with which a choice is a candidate."""
MIN_CANDIDATES: Final = 2
"""Number of candidates even if fewer are sensible."""
SPEAK_DELAY: Final = 0.4
"""Seconds a pick must remain before the tutor speaks unasked."""
_HEAD, _HINT = 30, 22
"""Height of the lines above and below the candidates."""
_ROW, _GAP = 46.0, 4
"""Greatest distance from one candidate to the next, and the gap between them."""
_NUMERAL, _TAG = 52, 100
"""Room for the numeral of a candidate, and for the words that mark the picked one."""


class Candidate(NamedTuple):
    """A choice worth looking at."""

    command: Any
    picked: bool


@dataclass
class Tutor:
    """What the tutor knows about one decision, and which rung is open."""

    advice: Advice[Any] | None = None
    rung: int = 0
    """The open rung; 0 = none."""
    noted: int = 0
    """The highest rung noted as help in this decision."""
    unable: bool = False
    """Whether asking for advice failed; it is then requested only if the person asks."""
    _pending: tuple[object, ...] = ()
    """The selection when it was last asked whether it speaks."""
    _age: float = 0.0
    """Seconds that selection has remained."""
    _spoken_of: tuple[object, ...] | None = None
    """The selection it has already spoken about unasked."""

    def climb(self) -> int:
        """Open the next rung; the last one stays open."""
        self.rung = min(self.rung + 1, WHY)
        return self.rung

    def loss(self, panel: AdvicePanel[Any], command: Any) -> float | None:
        """Win chance lost against the best choice; 0 if the two are as good as equal, None if unknown."""
        place = None if self.advice is None or command is None else panel.at_best(self.advice, command)
        if self.advice is None or place is None:
            return None
        best, choice = self.advice.choices[0], self.advice.choices[place]
        return 0.0 if choice.equals(best) else best.chance - choice.chance

    def verdict(self, panel: AdvicePanel[Any], command: Any) -> tuple[str, str]:
        """Text ids of the first rung's title and message: whether another choice is better, not which."""
        assert self.advice is not None
        loss = self.loss(panel, command)
        if loss is None:
            best, *others = self.advice.choices
            several = any(choice.equals(best) for choice in others) or not others
            return "tutor-rung-think", "tutor-several" if several else "tutor-one"
        if not loss:
            return "tutor-good", "tutor-good-note"
        return "tutor-think", "tutor-clearly" if loss > BLUNDER else "tutor-little"

    def candidates(
        self, panel: AdvicePanel[Any], legal: Sequence[Any], command: Any | None
    ) -> tuple[Candidate, ...]:
        """As many choices as there are numerals, the picked one among them, in the order of the rules."""
        assert self.advice is not None
        choices: Sequence[Choice[Any]] = self.advice.choices
        picked = None if command is None else panel.place(self.advice, command)
        best = choices[0].chance
        places = [place for place, choice in enumerate(choices) if best - choice.chance <= SENSIBLE]
        if len(places) < MIN_CANDIDATES:
            places = list(range(min(MIN_CANDIDATES, len(choices))))
        listed = [Candidate(choices[at].command, at == picked) for at in places[: len(NUMERALS)]]
        if command is not None and not any(candidate.picked for candidate in listed):
            listed = [*listed[: len(NUMERALS) - 1], Candidate(command, True)]
        order = {each: place for place, each in enumerate(legal)}
        return tuple(sorted(listed, key=lambda candidate: order.get(candidate.command, len(order))))

    def speaks(
        self, dt: float, panel: AdvicePanel[Any], pending: tuple[object, ...], command: Any, least: float
    ) -> bool:
        """Whether to speak unasked now: the pick has remained for a moment and costs too much.

        Args:
            dt: seconds since the last call.
            least: loss of win chance above which it speaks.
        """
        if pending != self._pending:
            self._pending, self._age = pending, 0.0
            return False
        self._age += dt
        if self.rung or self._age < SPEAK_DELAY or self._spoken_of == pending:
            return False
        loss = self.loss(panel, command)
        if loss is None or loss <= least:
            return False
        self._spoken_of = pending
        return True


def numerals(chooser: Chooser[Any], candidates: Sequence[Candidate]) -> dict[str, str]:
    """By target, the numerals of the candidates that need it."""
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
    head, rows = box.cut(top=_HEAD)
    canvas.write(shown.say("tutor-in-no-order"), legible("bold", 19, "ink2"), head.line(13))
    rows = rows.cut(bottom=_HINT)[1]
    high = min(_ROW, rows.h / len(NUMERALS))
    for number, candidate in enumerate(candidates):
        row = rows.moved(dy=number * high)._replace(h=high - _GAP)
        color, alpha = ("gold", 130) if candidate.picked else ("parch_dd", 60)
        canvas.fill(row, color, alpha, radius=6)
        style = legible("black", 19, "red", grows=False)
        canvas.write(NUMERALS[number], style, row.moved(dx=8).at("midleft"), _NUMERAL - 12)
        tag = shown.say("tutor-chosen") if candidate.picked else ""
        inner = row.cut(left=_NUMERAL)[1].cut(right=_TAG if tag else 8)[1]
        if not panel.pictures(canvas, shown, candidate.command, inner):
            words = panel.words(shown.text, shown.seats, shown.view, candidate.command)
            canvas.write(words, legible("bold", 19, "ink"), inner.at("midleft"), inner.w)
        if tag:
            spot = row.moved(dx=-8).at("midright")
            canvas.write(tag, legible("ital", 17, "ink2"), spot, _TAG - 10, "midright")
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
