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
from tortuga.app.widgets.choice import Option, Segmented
from tortuga.app.widgets.entry import TextField
from tortuga.app.widgets.heading import label
from tortuga.app.widgets.seat import ColourPicker, LevelBar, StrengthStrip
from tortuga.app.widgets.stepper import Stepper
from tortuga.games import GAMES

_MARGIN = 26.0
_HATS = 0.52
"""Share of a small card's row that the hats of the levels take."""
_NAME = Style("sc", 29, "cream")
_NUMBER = Style("ital", 19, "cream")
_LEVEL = Style("sc", 22, "gold_l", SHADE)
_NOTE = Style("ital", 20, "#f0dcae", SHADE)
_Rows = dict[str, tuple[float, float]]
"""How far below a card's upper edge controls and notes begin, and how high they are, in units."""
_LARGE: _Rows = {
    "kind": (74, 46), "name": (156, 44), "colour": (240, 72), "level": (354, 40), "level-note": (402, 60),
    "character": (468, 40), "strength": (516, 40), "person-note": (330, 206),
}  # fmt: skip
_SMALL: _Rows = {
    "kind": (50, 32), "name": (86, 34), "colour": (123, 42), "level": (168, 30), "character": (201, 30),
    "strength": (235, 28), "person-note": (172, 87),
}  # fmt: skip


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
    """Number of seats at the table: captains were measured for each number."""
    actions: SeatActions = field(compare=False)

    @property
    def _large(self) -> bool:
        """Whether there is room for labels and notes."""
        return self.seats <= layout.MAX_SEAT_CARDS

    def _row(self, what: str) -> Box:
        """The place of a control or note."""
        down, high = (_LARGE if self._large else _SMALL)[what]
        return self.box.inset(_MARGIN, 0).moved(dy=down)._replace(h=high)

    def _id(self, what: str) -> str:
        return f"seat{self.index}.{what}"

    @property
    def name_field(self) -> TextField:
        """The field of the name."""
        id, label = self._id("name"), f"{self._number}: {self.context.say('newgame-name')}"
        field = partial(TextField, typing=self.typing == id, anew=True, action=self.actions.type_name)
        return field(id, self._row("name"), self.seat.name, label, "scroll-quill")

    @property
    def _outside_name(self) -> str:
        """The name of an outside captain, which has no level and was never measured; "" for others."""
        return characters.outside_name(self.seat.character)

    @property
    def _number(self) -> str:
        """Which seat it is, in words."""
        return self.context.say("newgame-seat-number", seat=self.index + 1)

    def controls(self) -> Iterator[Control]:
        """Its controls in Tab order."""
        say, id, row, number = self.context.say, self._id, self._row, self._number
        colours, names = GAMES[self.game].colours, captains_of(self.game).levels
        icons = {"person": "person", "captain": "robot-golem"}
        kinds = tuple(
            Option(kind, say(f"newgame-{kind}"), icon, say(f"newgame-{kind}-note"))
            for kind, icon in icons.items()
        )
        change = partial(self.actions.change, "kind")
        yield Segmented(id("kind"), row("kind"), kinds, self.seat.kind, 22, name=number, choose=change)
        yield self.name_field
        colour_names = tuple(say(f"colour-{colour}") for colour in colours)
        shown, take = (colours, self.seat.colour, colour_names, number), self.actions.take_colour
        yield ColourPicker(id("colour"), row("colour"), self.game, *shown, take)
        if self.seat.kind == "captain":
            words = tuple(say(f"level-{level}") for level in names)
            tips = tuple(
                f"{word}: {say(f'level-{level}-note')}" for level, word in zip(names, words, strict=True)
            )
            box = row("level")
            if not self._large:
                box = box.cut(left=box.w * _HATS)[0]  # the name is beside them
            change = partial(self.actions.change, "level")
            if not self._outside_name:
                yield LevelBar(id("level"), box, names, words, tips, self.seat.level, number, change)
            if self.seat.character or len(characters.offered(self.game)) > 1:
                name = characters.title(self.context, self.game, self.seat.character)
                arrows = (say("character-previous"), say("character-next"))
                label, step = say("character-label", name=name), self.actions.next_character
                yield Stepper(id("character"), row("character"), label, 19, *arrows, step)
            strength = short_words(self.context, self.game, self.seat.level, self.seats)
            if strength and not self._outside_name:
                yield self._strength(strength)

    def _strength(self, line: str) -> StrengthStrip:
        """How strong the level is; a character's likings may cost some of that, which is said and shown."""
        share, par = shown_share(self.game, self.seat.level, self.seats)
        with_one = bool(self.seat.character) and share is not None
        tip = self.context.say("passport-tip-character" if with_one else "passport-tip", line=line)
        counted = self.context.say("passport-wins") if self._large else ""
        before = self.context.say("passport-at-most") if with_one else counted
        strip = partial(StrengthStrip, tooltip=tip, action=self.actions.show_strength)
        return strip(self._id("strength"), self._row("strength"), line, share, par, before)

    def draw_board(self, canvas: Canvas) -> None:
        """Draw the ground with its labels; the controls come over it."""
        say = self.context.say
        canvas.plate("wood", self.box)
        colour = canvas.seat(self.game, self.seat.colour)
        ribbon = self.box.inset(29, 0).moved(5, -8)._replace(h=54)
        canvas.plate(colour.ribbon, ribbon)
        ink = ink_on(colour.cloth)
        canvas.write(self._number, _NUMBER.inked(ink), (ribbon.right - 18, ribbon.y + 27), anchor="midright")
        wide = canvas.width(self._number, _NUMBER.role, _NUMBER.size)
        name = _NAME._replace(color=ink, shade=SHADE if ink == ink_on("#000000") else None)
        canvas.write(self.seat.name, name, ribbon.line(25, 68, 34 + wide))
        canvas.emblem(colour, ribbon.moved(12, 28).at("topleft"), 84)
        level = self._row("level")
        if self._large:
            label(canvas, say("newgame-name"), self._row("name").moved(2, -14).at("topleft"))
            label(canvas, say("newgame-colour"), self._row("colour").moved(2, -16).at("topleft"))
        if self.seat.kind == "person":
            note, size = ("newgame-person-long", 21) if self._large else ("newgame-person-note", 20)
            self._draw_note(canvas, say(note), self._row("person-note"), size)
        elif self._large and self._outside_name:
            note = characters.note(self.context, self.game, self.seat.character)
            self._draw_note(canvas, note, level.moved(dy=-18)._replace(h=126))
        elif self._large:
            label(canvas, say("newgame-level"), level.moved(2, -18).at("topleft"), max_w=level.w * 0.4)
            self._draw_level_name(canvas, 22, level.cut(right=level.w * 0.58)[0].moved(dy=-39))
            if self.seat.character:
                note = characters.note(self.context, self.game, self.seat.character)
            else:
                note = say(f"level-{self.seat.level}-note")
            self._draw_note(canvas, note, self._row("level-note"))
        else:
            self._draw_level_name(canvas, 20, level.cut(right=level.w * (1 - _HATS) - 8)[0])

    def _draw_level_name(self, canvas: Canvas, size: float, box: Box) -> None:
        """Write it at the right edge, equally large on every card."""
        names = [self.context.say(f"level-{level}") for level in captains_of(self.game).levels]
        name = self._outside_name or self.context.say(f"level-{self.seat.level}")
        style = canvas.alike([(each, box.w) for each in (*names, name)], _LEVEL._replace(size=size))
        canvas.write(name, style, box.moved(-2), anchor="midright")

    @staticmethod
    def _draw_note(canvas: Canvas, text: str, box: Box, size: float = 20) -> None:
        canvas.plate("well", box)
        high = box.h - min(16.0, box.h * 0.07)
        spot = box.inset(18, 0).moved(dy=-1)
        canvas.paragraph(text, _NOTE._replace(size=size), spot, anchor="center", high=high)
