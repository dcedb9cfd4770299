"""The proof of a game: what was promised, what was revealed, chance derived again, and how it fell."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial

import pygame
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.theme import ICON
from tortuga.app.draw.units import Box
from tortuga.app.records import GameRecord
from tortuga.app.registry import UIS
from tortuga.app.scene.base import Control, ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Input, Key, Pop, Sentence, Transition
from tortuga.app.widgets.button import SHADE, Button, back_button
from tortuga.app.widgets.heading import heading
from tortuga.games import GAMES
from tortuga.kernel.log.format import dump
from tortuga.kernel.verify import Report, verify

_PAPER: Box = Box(60.0, 118.0, 1096.0, 440.0)
_LEATHER: Box = Box(1176.0, 118.0, 684.0, 440.0)
_CHART: Box = Box(60.0, 578.0, 1800.0, 408.0)
_COPY: Box = Box(1650.0, 126.0, 188.0, 44.0)
_PAD = 34.0
_STEP = 80.0
_LINE = 42.0
_TO_COME: Box = Box.around(_CHART.center, 140).moved(dy=-50)
"""The sign in place of a chart that is still secret."""
_TOLD: Box = _PAPER.cut(top=30 + 3 * _STEP)[1].inset(_PAD, 0)
"""What the check found: a sign, and beside it up to three lines."""
_SIGN_W, _FIRST, _NEXT = 88.0, 22.0, 46.0
_NAME = Style("sc", 21, "red_d")
_VALUE = legible("bold", 27, "ink")
_RUNNING = Style("bold", 25, "ink2")
_FOUND, _FURTHER, _WRAPPED = Style("sc", 24, "ink"), Style("text", 22, "ink"), Style("text", 20, "ink")
_YOURSELF, _NOTE = Style("sc", 24, "label", SHADE), Style("text", 20, "cream", SHADE)
_LATER = Style("ital", 28, "note", SHADE)
_RECIPE = legible("text", 20, "ink")


class ProofScene(ControlScene):
    """A game that is checked in the background.

    Args:
        record: the game.
        executor: where the check runs; a thread of its own when None.
    """

    def __init__(self, context: Context, record: GameRecord, executor: Executor | None = None) -> None:
        super().__init__(context)
        self.report: Report | None = None
        """None while the check runs."""
        self.log = record.log
        self.over = record.seed_revealed
        self.proof = UIS[self.log.header.game].proof(self.log) if self.over else None
        """None while the game goes on: how chance fell is still secret."""
        self._executor = executor or ThreadPoolExecutor(1, "proof")
        self._waiting: Future[Report] | None = None
        self._copied = False

    @override
    def enter(self) -> None:
        if self.report is None and self._waiting is None:
            self._waiting = self._executor.submit(verify, dump(self.log), GAMES)

    @override
    def close(self) -> None:
        self._executor.shutdown(wait=False)

    @override
    def update(self, dt: float) -> Transition | None:
        if self.report is None and self._waiting is not None and self._waiting.done():
            self.report = self._waiting.result()
        return None

    @override
    def animating(self) -> bool:
        return self.report is None

    @override
    def controls(self) -> Iterator[Control]:
        yield back_button(self.context)
        if self.proof is not None and self.proof.recipe:
            label = self.context.say("proof-copied" if self._copied else "proof-copy")
            icon, copy = ICON["done"] if self._copied else None, partial(self._copy, self.proof.recipe)
            yield Button("copy", _COPY, label, icon, size=20, action=copy)

    def _copy(self, recipe: Sequence[str]) -> None:
        pygame.scrap.put_text("\n".join(recipe))
        self._copied = True

    @override
    def handle(self, action: Input) -> Transition | None:
        return Pop() if action == Key("confirm") else None

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        """What the check found, as soon as it has."""
        return (Sentence(self.context.say("proof-title")), *map(Sentence, self._verdict()))

    def _verdict(self) -> tuple[str, ...]:
        """Title and meaning of the check's result, or that it is still running."""
        say, report = self.context.say, self.report
        if report is None:
            return (say("proof-checking"),)
        if report.fault is not None:
            fault = report.fault
            return (
                say("proof-broken"),
                self.context.text.describe_error(fault.id, fault.arguments, place=True),
            )
        if self.proof is None:
            counted = say("proof-plausible", dealt=report.dealt, decisions=report.decisions)
            return (say("proof-open"), counted)
        decisions = say("proof-decisions", decisions=report.decisions)
        if report.unproven:
            inherited = {"events": report.inherited, "unproven": report.unproven}
            return (say("proof-inherited"), say("proof-unproven", dealt=report.dealt, **inherited), decisions)
        if self.log.header.branched:
            decisions = say("proof-branched", events=self.log.header.branched[-1].events)
        return (say("proof-equal"), self.proof.outcomes(self.context, report.dealt), decisions)

    # ---------------------------------------------------------------- drawing
    @override
    def draw(self, canvas: Canvas) -> None:
        say = self.context.say
        canvas.ground(self.context.game)
        heading(canvas, say("proof-title"), say("proof-note"), 1500)
        self._draw_paper(canvas)
        self._draw_leather(canvas)
        if self.proof is not None:
            self.proof.draw(canvas, self.context, _CHART)
        else:
            canvas.plate("wood_brass", _CHART)
            canvas.icon(ICON["proof"], _TO_COME.center, _TO_COME.w, "glyph", shadow=140, alpha=120)
            below = (_TO_COME.center[0], _TO_COME.bottom + 50)
            canvas.paragraph(say("proof-later"), _LATER, below, _CHART.w - 300, "center")
        self.draw_controls(canvas)

    def _draw_paper(self, canvas: Canvas) -> None:
        """Draw promise, seed, digest, and what the check found."""
        say, header = self.context.say, self.log.header
        canvas.plate("parchment_torn", _PAPER)
        seed = self.log.seed
        rows = [("proof-promised", spaced(header.commitment))]
        if seed is None:
            rows.append(("proof-revealed", say("proof-secret")))
        else:
            digest = hashlib.sha256(seed.encode()).hexdigest()
            rows += [("proof-revealed", seed), ("proof-digest", spaced(digest))]
        for i, (title, value) in enumerate(rows):
            canvas.write(say(title), _NAME, _PAPER.line(40 + i * _STEP, _PAD))
            canvas.write(value, _VALUE, _PAPER.line(74 + i * _STEP, _PAD))
        self._draw_verdict(canvas)

    def _draw_verdict(self, canvas: Canvas) -> None:
        report, room, lines = self.report, _TOLD.w - _SIGN_W - 4, self._verdict()
        if report is None:
            waiting = _TOLD.line(60, 30)
            canvas.icon("hourglass", waiting.at("midleft"), 54, "ink2")
            canvas.write(lines[0], _RUNNING, waiting.cut(left=54)[1])
            return
        part = report.status == "inherited"
        plate = "good_plate" if report.good and not part else "warn_plate"
        icon = "help" if part else "check-mark" if report.good else "cancel"
        canvas.disc(plate, icon, (_TOLD.x + 34, _TOLD.y + 66), 76)
        style = canvas.alike([(line, room) for line in lines[1:]], _FURTHER)
        for i, line in enumerate(lines):
            spot = (_TOLD.x + _SIGN_W, _TOLD.y + _FIRST + i * _NEXT)
            if i == 0:
                canvas.write(line, _FOUND, spot, room)
            elif canvas.width(line, "text", style.size, True) <= room:
                canvas.write(line, style, spot, room)
            else:
                canvas.paragraph(line, _WRAPPED, spot, room)

    def _draw_leather(self, canvas: Canvas) -> None:
        """Draw how to check without this program."""
        say = self.context.say
        canvas.plate("leather", _LEATHER)
        canvas.write(say("proof-yourself"), _YOURSELF, _LEATHER.line(38, _PAD, _LEATHER.right - _COPY.x + 10))
        note = say("proof-yourself-note" if self.over else "proof-yourself-later")
        bottom = canvas.paragraph(note, _NOTE, _LEATHER.line(62, _PAD), anchor="topleft").bottom + 14
        recipe = self.proof.recipe if self.proof is not None else ()
        if not recipe:
            return
        well = Box(_LEATHER.x, bottom, _LEATHER.w, _LINE * len(recipe) + 18).inset(22, 0)
        canvas.plate("well_tray", well)
        room = well.inset(16, 0)
        style = canvas.alike([(line, room.w) for line in recipe], _RECIPE)
        for i, line in enumerate(recipe):
            ink = "good" if line.startswith("#") else "cream"
            canvas.write(line, style.inked(ink), room.line(28 + i * _LINE))


def spaced(digits: str) -> str:
    """Hexadecimal digits in groups of eight."""
    return " ".join(digits[at : at + 8] for at in range(0, len(digits), 8))
