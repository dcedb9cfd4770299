"""Sheets over the table that show public cards: the discarded event cards, and the votes so far."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667 import layout
from tortuga.app.games.tortuga1667.palette import Event, event_named
from tortuga.app.games.tortuga1667.pieces.cards import draw_event
from tortuga.app.games.tortuga1667.seen.shown import TableMarks, TableShown
from tortuga.app.games.tortuga1667.table.votes import held, votes_so_far
from tortuga.app.input.focus import Focus, Focusable, id_parts
from tortuga.app.scene.base import Control, ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Input, Key, Pop, Sentence, Transition
from tortuga.app.table.ui.anygame import AnyObserver
from tortuga.app.widgets.button import SHADE, Button

SHEET: Final[Box] = Box(360.0, 120.0, 1200.0, 840.0)
_COLUMNS: Final = 8
"""Cards in a row, at most."""
_LARGEST: Final = 220.0


@dataclass(frozen=True)
class CardView(Control):
    """A card whose tooltip is its rule."""

    id: str
    event: Event
    name: str
    line: str
    """The text on a large card."""
    rule: str
    center: Point
    width: float

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        box = Box.around(self.center, self.width, self.width * layout.CARD_SHAPE)
        return (Focusable(self.id, box, self.name, self.rule),)

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        draw_event(canvas, self.event, self.center, self.width, self.name, self.line, glow=focus.hot(self.id))


class OpenSheet(ControlScene):
    """A sheet with a title and a button to close it; it shows public things only, so any observer will do."""

    overlay = True
    action: ClassVar[str]
    """The key that opens the sheet, and closes it."""
    title: ClassVar[str]

    def __init__(self, context: Context, eyes: AnyObserver, looking: bool = False) -> None:  # noqa: ARG002
        super().__init__(context)
        text = context.text.of(eyes.header.game, eyes.header.options)
        self.sight = TableShown(eyes.view, max(0, eyes.seat), TableMarks(), eyes.header.seats, text)

    @override
    def controls(self) -> Iterator[Control]:
        x, y, w, h = SHEET
        box = Box(x + w / 2 - 170, y + h - 92, 340, 64)
        yield Button("close", box, self.sight.say("notes-close"), "check-mark", "primary", key="back")

    @override
    def activate(self, name: str) -> Transition | None:
        return Pop()

    @override
    def handle(self, action: Input) -> Transition | None:
        return Pop() if action in (Key("back"), Key(self.action)) else None

    @override
    def draw(self, canvas: Canvas) -> None:
        canvas.dim()
        canvas.plate("wood_brass", SHEET)
        title = self.sight.say(self.title)
        canvas.write(title, Style("sc", 36, "gold_l", SHADE), SHEET.line(56, 48), anchor="center")
        self.lay(canvas)
        self.draw_controls(canvas)

    def lay(self, canvas: Canvas) -> None:
        """Paint the content of the sheet, apart from its controls."""
        raise NotImplementedError


class DiscardsSheet(OpenSheet):
    """The discarded event cards, the newest first (T37)."""

    action = "discards"
    title = "sheet-discards"

    @override
    def controls(self) -> Iterator[Control]:
        x, y, w, h = SHEET
        cards = self.sight.table.discards[::-1]
        columns = min(_COLUMNS, max(5, len(cards)))
        rows = -(-len(cards) // columns)
        pitch_x, pitch_y = (w - 96) / columns, min(370.0, (h - 210) / max(1, rows))
        width = min(_LARGEST, pitch_x - 10, (pitch_y - 12) / layout.CARD_SHAPE)
        for k, name in enumerate(cards):
            row, column = divmod(k, columns)
            center = (x + w / 2 + (column - (columns - 1) / 2) * pitch_x, y + 96 + pitch_y * (row + 0.5))
            named, line, rule = (self.sight.say(f"event-{name}{part}") for part in ("", "-line", "-whole"))
            yield CardView(f"card-{k}", event_named(name), named, line, rule, center, width)
        yield from super().controls()

    @override
    def activate(self, name: str) -> Transition | None:
        return None if id_parts(name)[0] == "card" else super().activate(name)

    @override
    def lay(self, canvas: Canvas) -> None:
        """Only a message if there are no cards: the cards are controls."""
        if not self.sight.table.discards:
            message = self.sight.say("sheet-discards-none")
            canvas.write(message, Style("ital", 24, "label", SHADE), SHEET.inset(48, 0), anchor="center")

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        say = self.sight.say
        names = ", ".join(say(f"event-{name}") for name in self.sight.table.discards[::-1])
        return (Sentence(say(self.title)), Sentence(names or say("sheet-discards-none")))


class VotesSheet(OpenSheet):
    """All votes so far, the newest first."""

    action = "votes"
    title = "pic-votes-so-far"

    @override
    def lay(self, canvas: Canvas) -> None:
        x, y, w, h = SHEET
        votes_so_far(canvas, self.sight, Box(x + 48, y + 96, w - 96, h - 204), alone=True)

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        say = self.sight.say
        votes = held(self.sight)
        sentences = [f"{vote.turn}: {vote.title}, {vote.result}" for vote in votes] or [say("pic-no-votes")]
        return (Sentence(say(self.title)), *map(Sentence, sentences))
