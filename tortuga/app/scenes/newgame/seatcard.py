"""One seat on the new-game screen: person or captain, name, colour, level."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tortuga.app.captains import characters
from tortuga.app.captains.strength import short_words
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.theme import ink_on, ribbon_color
from tortuga.app.draw.units import Box
from tortuga.app.scene.control import SHADE, Control
from tortuga.app.scenes.newgame.choices import COLOURS, LEVELS, SeatChoice
from tortuga.app.widgets.choice import Option, Segmented, Stepper
from tortuga.app.widgets.entry import TextField
from tortuga.app.widgets.heading import label
from tortuga.app.widgets.seat import ColourPicker, LevelBar
from tortuga.app.widgets.strength import StrengthLine

if TYPE_CHECKING:
    from tortuga.app.scene.context import Context

_MARGIN = 26.0


@dataclass(frozen=True)
class SeatCard:
    """Controls and ground of one seat. Ids begin with `seat<index>.`; `typing` = id of the field typed in."""

    context: Context
    index: int
    seat: SeatChoice
    box: Box
    typing: str | None
    seats: int
    """At the table: captains were measured for each number."""

    @property
    def _inner(self) -> tuple[float, float, float]:
        """Left, top and width of the part within the frame."""
        x, y, w, _ = self.box
        return x + _MARGIN, y, w - 2 * _MARGIN

    def _id(self, what: str) -> str:
        return f"seat{self.index}.{what}"

    @property
    def name_field(self) -> TextField:
        """The field of the name."""
        x, y, w = self._inner
        field = self._id("name")
        return TextField(
            field,
            (x, y + 156, w, 44),
            self.seat.name,
            self.context.say("newgame-name"),
            "scroll-quill",
            typing=self.typing == field,
        )

    def controls(self) -> Iterator[Control]:
        """Its controls in Tab order."""
        say = self.context.say
        x, y, w = self._inner
        kinds = (("person", "person"), ("captain", "robot-golem"))
        yield Segmented(
            self._id("kind"),
            (x, y + 74, w, 46),
            tuple(Option(k, say(f"newgame-{k}"), icon, say(f"newgame-{k}-note")) for k, icon in kinds),
            self.seat.kind,
            22,
        )
        yield self.name_field
        yield ColourPicker(
            self._id("colour"),
            (x, y + 240, w, 72),
            COLOURS,
            self.seat.colour,
            tuple(say(f"colour-{colour}") for colour in COLOURS),
        )
        if self.seat.kind == "captain":
            names = tuple(say(f"level-{level}") for level in LEVELS)
            yield LevelBar(self._id("level"), (x, y + 354, w, 40), LEVELS, names, self.seat.level)
            yield Stepper(
                self._id("character"),
                (x, y + 468, w, 40),
                say("character-label", name=characters.title(self.context, self.seat.character)),
                19,
                say("character-previous"),
                say("character-next"),
            )
            strength = short_words(self.context, self.seat.level, self.seats)
            if strength:
                yield StrengthLine(
                    self._id("strength"),
                    (x, y + 516, w, 40),
                    strength,
                    say("passport-button", level=say(f"level-{self.seat.level}")),
                )

    def draw_board(self, canvas: Canvas) -> None:
        """The ground with its labels; the controls come over it."""
        say = self.context.say
        x, y, w, _ = self.box
        canvas.plate("wood", self.box)
        canvas.plate(f"ribbon_{self.seat.colour}", (x + 34, y - 8, w - 58, 54))
        ink = ink_on(ribbon_color(self.seat.colour))
        shade = SHADE if ink == ink_on("#000000") else None
        number = say("newgame-seat-number", seat=self.index + 1)
        right = canvas.width(number, "ital", 19)
        canvas.text(number, "ital", 19, ink, (x + w - 42, y + 19), "midright")
        canvas.text(self.seat.name, "sc", 29, ink, (x + 102, y + 17), shade=shade, max_w=w - 160 - right)
        canvas.disc(self.seat.colour, None, (x + 46, y + 20), 84)
        left, _, inner = self._inner
        label(canvas, say("newgame-name"), (left + 2, y + 142))
        label(canvas, say("newgame-colour"), (left + 2, y + 224))
        if self.seat.kind == "captain":
            self._draw_level(canvas, left, y, inner)
        else:
            self._draw_note(canvas, say("newgame-person-long"), (left, y + 330, inner, 206))

    def _draw_level(self, canvas: Canvas, left: float, y: float, inner: float) -> None:
        say = self.context.say
        name = say(f"level-{self.seat.level}")
        label(canvas, say("newgame-level"), (left + 2, y + 336), max_w=inner * 0.4)
        canvas.text(
            name, "sc", 22, "gold_l", (left + inner - 2, y + 335), "midright", shade=SHADE, max_w=inner * 0.58
        )
        if self.seat.character:
            note = characters.note(self.context, self.seat.character)
        else:
            note = say(f"level-{self.seat.level}-note")
        self._draw_note(canvas, note, (left, y + 402, inner, 60), 20)

    @staticmethod
    def _draw_note(canvas: Canvas, text: str, box: Box, size: float = 21) -> None:
        x, y, w, h = box
        canvas.plate("well", box)
        canvas.text(
            text,
            "ital",
            size,
            "#f0dcae",
            (x + w / 2, y + h / 2 - 1),
            "center",
            shade=SHADE,
            wrap=w - 36,
            max_h=h - 16,
        )
