"""One seat on the new-game screen: person or captain, name, colour, level."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

from tortuga.app.captains import characters
from tortuga.app.captains.ask import captains_of
from tortuga.app.captains.strength import short_words, shown_share
from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.theme import ink_on
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Action
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.scenes.newgame.choices import SeatChoice
from tortuga.app.widgets import layout
from tortuga.app.widgets.button import SHADE
from tortuga.app.widgets.choice import Option, Segmented, Stepper
from tortuga.app.widgets.entry import TextField
from tortuga.app.widgets.heading import label
from tortuga.app.widgets.seat import ColourPicker, LevelBar, StrengthStrip
from tortuga.games import GAMES

_MARGIN = 26.0
_HATS = 0.52
"""How much of a small card the hats of the levels take."""


@dataclass(frozen=True)
class _Rows:
    """Where the controls of a card begin below its upper edge, and how high they are, in units."""

    kind: tuple[float, float]
    name: tuple[float, float]
    colour: tuple[float, float]
    level: tuple[float, float]
    character: tuple[float, float]
    strength: tuple[float, float]
    told: bool
    """Whether there is room for labels and notes."""


_LARGE = _Rows((74, 46), (156, 44), (240, 72), (354, 40), (468, 40), (516, 40), told=True)
_SMALL = _Rows((50, 32), (86, 34), (123, 42), (168, 30), (201, 30), (235, 28), told=False)


class SeatActions(NamedTuple):
    """What the controls of a seat do."""

    change: Callable[[str, str], Any]
    """Replace a field of the seat."""
    take_colour: Callable[[str], Any]
    next_character: Callable[[int], Any]
    type_name: Action
    show_strength: Action


@dataclass(frozen=True)
class SeatCard:
    """Controls and ground of one seat. Ids begin with `seat<index>.`; `typing` = id of the field typed in."""

    context: Context
    game: str
    """Name in the registry."""
    index: int
    seat: SeatChoice
    box: Box
    typing: str | None
    seats: int
    """At the table: captains were measured for each number."""
    actions: SeatActions = field(compare=False)

    @property
    def _inner(self) -> tuple[float, float, float]:
        """Left, top and width of the part within the frame."""
        x, y, w, _ = self.box
        return x + _MARGIN, y, w - 2 * _MARGIN

    @property
    def _rows(self) -> _Rows:
        return _LARGE if self.seats <= layout.MOST_SEAT_CARDS else _SMALL

    def _row(self, row: tuple[float, float]) -> Box:
        """The box of a row."""
        x, y, w = self._inner
        return Box(x, y + row[0], w, row[1])

    def _id(self, what: str) -> str:
        return f"seat{self.index}.{what}"

    @property
    def name_field(self) -> TextField:
        """The field of the name."""
        id = self._id("name")
        return TextField(
            id,
            self._row(self._rows.name),
            self.seat.name,
            f"{self._number}: {self.context.say('newgame-name')}",
            "scroll-quill",
            typing=self.typing == id,
            anew=True,
            action=self.actions.type_name,
        )

    @property
    def _number(self) -> str:
        """Which seat it is, in words."""
        return self.context.say("newgame-seat-number", seat=self.index + 1)

    def controls(self) -> Iterator[Control]:
        """Its controls in Tab order."""
        say, rows = self.context.say, self._rows
        colours, names = GAMES[self.game].colours, captains_of(self.game).levels
        kinds = (("person", "person"), ("captain", "robot-golem"))
        yield Segmented(
            self._id("kind"),
            self._row(rows.kind),
            tuple(Option(k, say(f"newgame-{k}"), icon, say(f"newgame-{k}-note")) for k, icon in kinds),
            self.seat.kind,
            22,
            name=self._number,
            choose=partial(self.actions.change, "kind"),
        )
        yield self.name_field
        yield ColourPicker(
            self._id("colour"),
            self._row(rows.colour),
            self.game,
            colours,
            self.seat.colour,
            tuple(say(f"colour-{colour}") for colour in colours),
            self._number,
            self.actions.take_colour,
        )
        if self.seat.kind == "captain":
            words = tuple(say(f"level-{level}") for level in names)
            tips = tuple(
                f"{word}: {say(f'level-{level}-note')}" for level, word in zip(names, words, strict=True)
            )
            level, row = self._id("level"), self._row(rows.level)
            if not rows.told:
                row = Box(row[0], row[1], row[2] * _HATS, row[3])  # the name stands beside them
            choose = partial(self.actions.change, "level")
            yield LevelBar(level, row, names, words, tips, self.seat.level, self._number, choose)
            if self.seat.character or len(characters.offered(self.game)) > 1:
                yield Stepper(
                    self._id("character"),
                    self._row(rows.character),
                    say(
                        "character-label", name=characters.title(self.context, self.game, self.seat.character)
                    ),
                    19,
                    say("character-previous"),
                    say("character-next"),
                    self.actions.next_character,
                )
            strength = short_words(self.context, self.game, self.seat.level, self.seats)
            if strength:
                yield self._strength(strength)

    def _strength(self, told: str) -> StrengthStrip:
        """How strong the level is; a character's likings may cost some of it, which is said and seen."""
        share, par = shown_share(self.game, self.seat.level, self.seats)
        with_one = bool(self.seat.character) and share is not None
        id = "passport-tip-character" if with_one else "passport-tip"
        return StrengthStrip(
            self._id("strength"),
            self._row(self._rows.strength),
            told,
            self.context.say(id, line=told),
            share,
            par,
            self.context.say("passport-at-most") if with_one else "",
            self.actions.show_strength,
        )

    def draw_board(self, canvas: Canvas) -> None:
        """The ground with its labels; the controls come over it."""
        say = self.context.say
        x, y, w, _ = self.box
        canvas.plate("wood", self.box)
        colour = canvas.seat(self.game, self.seat.colour)
        canvas.plate(colour.ribbon, Box(x + 34, y - 8, w - 58, 54))
        ink = ink_on(colour.cloth)
        shade = SHADE if ink == ink_on("#000000") else None
        number = self._number
        right = canvas.width(number, "ital", 19)
        canvas.write(number, Style("ital", 19, ink), (x + w - 42, y + 19), anchor="midright")
        canvas.write(self.seat.name, Style("sc", 29, ink, shade), (x + 102, y + 17), w - 160 - right)
        canvas.emblem(colour, (x + 46, y + 20), 84)
        left, _, inner = self._inner
        if not self._rows.told:
            if self.seat.kind == "person":
                top, (end, high) = self._rows.level[0], self._rows.strength
                note = say("newgame-person-note")
                self._draw_note(canvas, note, Box(left, y + top + 4, inner, end + high - top - 8), 20)
            else:
                top, high = self._rows.level
                self._draw_level_name(canvas, 20, y + top + high / 2, inner * (1 - _HATS) - 8)
            return
        label(canvas, say("newgame-name"), (left + 2, y + 142))
        label(canvas, say("newgame-colour"), (left + 2, y + 224))
        if self.seat.kind == "captain":
            self._draw_level(canvas, left, y, inner)
        else:
            self._draw_note(canvas, say("newgame-person-long"), Box(left, y + 330, inner, 206))

    def _draw_level(self, canvas: Canvas, left: float, y: float, inner: float) -> None:
        say = self.context.say
        label(canvas, say("newgame-level"), (left + 2, y + 336), max_w=inner * 0.4)
        self._draw_level_name(canvas, 22, y + 335, inner * 0.58)
        if self.seat.character:
            note = characters.note(self.context, self.game, self.seat.character)
        else:
            note = say(f"level-{self.seat.level}-note")
        self._draw_note(canvas, note, Box(left, y + 402, inner, 60), 20)

    def _draw_level_name(self, canvas: Canvas, size: float, middle: float, room: float) -> None:
        """At the right edge, as large on every card."""
        left, _, inner = self._inner
        names = {level: self.context.say(f"level-{level}") for level in captains_of(self.game).levels}
        name = names.get(self.seat.level) or self.context.say(f"level-{self.seat.level}")
        words = Style("sc", size, "gold_l", SHADE)
        style = canvas.alike([(each, room) for each in (*names.values(), name)], words)
        spot = (left + inner - 2, middle)
        canvas.write(name, style, spot, room, "midright")

    @staticmethod
    def _draw_note(canvas: Canvas, text: str, box: Box, size: float = 21) -> None:
        _, _, _, h = box
        canvas.plate("well", box)
        style = Style("ital", size, "#f0dcae", SHADE)
        spot = box.inset(18, 0).moved(dy=-1)
        canvas.paragraph(text, style, spot, anchor="center", high=h - min(16.0, h * 0.07))
