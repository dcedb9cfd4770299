"""New game for the dice game: who begins, the numbers on the dice, a note about the rules for two."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from types import MappingProxyType
from typing import Any, Final

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.theme import STAGE
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.palette import DIE_LETTERS, FACE_ICON, ICON, NAME
from tortuga.app.games.tortuga2014.table.pieces import draw_start_token
from tortuga.app.gameui.boards import EditedOptions, OptionEditor, SeatCountInfo
from tortuga.app.input.focus import Focus, Focusable
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.widgets.seat import SeatPicker
from tortuga.games.tortuga2014.pieces import NUMBERS, Numbers

_LETTER_W = 44.0
_HEAD_H = 34.0


@dataclass(frozen=True)
class DiceGrid(Control):
    """The numbers of a set of dice: a row for each die, a column for each action.

    Args:
        turn: called with the row and the column that are pressed.
    """

    id: str
    box: Box
    numbers: tuple[tuple[int, ...], ...]
    letters: str
    icons: tuple[str, ...]
    actions: tuple[str, ...]
    """What the icons mean."""
    tooltip: str
    turn: Callable[[int, int], Any] = field(compare=False)

    def _cells(self) -> Iterator[tuple[int, int, Box]]:
        x, y, w, h = self.box
        wide = (w - _LETTER_W) / len(self.icons)
        high = (h - _HEAD_H) / len(self.numbers)
        for row in range(len(self.numbers)):
            for column in range(len(self.icons)):
                left, top = x + _LETTER_W + column * wide, y + _HEAD_H + row * high
                yield row, column, Box(left + 3, top + 2, wide - 6, high - 4)

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        return tuple(
            Focusable(
                f"{self.id}:{row}.{column}",
                box,
                f"{self.letters[row]}, {self.actions[column]}: {self.numbers[row][column]}",
                self.tooltip,
                action=partial(self.turn, row, column),
            )
            for row, column, box in self._cells()
        )

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        for row, column, (x, y, w, h) in self._cells():
            if row == 0:
                canvas.icon(self.icons[column], (x + w / 2, y - 19), 27, "glyph", shadow=100)
            if column == 0:
                style = Style("sc", 22, "gold_l")
                canvas.write(self.letters[row], style, (x - 24, y + h / 2 - 1), anchor="center")
            hot = focus.hot(f"{self.id}:{row}.{column}")
            canvas.plate("dark_hover" if hot else "dark", Box(x, y, w, h))
            number, size = str(self.numbers[row][column]), canvas.numeral(21, h * 0.78)
            canvas.write(number, Style("black", size, "cream"), (x + w / 2, y + h / 2 - 1), anchor="center")


class StartEditor(OptionEditor):
    """Who gets the start player token: chance, or a seat that is picked."""

    id = "start"
    values = ("random", "youngest", "seat")
    icons: Mapping[str, str] = MappingProxyType(
        {"random": "rolling-dices", "youngest": "person", "seat": "shooner-sailboat"}
    )

    @override
    def value(self, chosen: Mapping[str, Any]) -> str:
        return str(chosen["start_player"])

    @override
    def choose(self, chosen: Mapping[str, Any], value: str) -> Mapping[str, Any]:
        return {"start_player": value}

    @override
    def more(self, edited: EditedOptions, box: Box) -> Sequence[Control]:
        if edited.chosen["start_player"] == "random":
            return ()
        colours = tuple(seat.colour for seat in edited.seats)
        names = tuple(seat.name for seat in edited.seats)
        now, take = edited.chosen["start_seat"], lambda seat: edited.change({"start_seat": seat})
        return (SeatPicker("start-seat", box, NAME, colours, names, now, take),)

    @override
    def seated(self, chosen: Mapping[str, Any], seats: int) -> Mapping[str, Any]:
        return {"start_seat": min(chosen["start_seat"], seats - 1)}

    @override
    def mark(self, canvas: Canvas, spot: tuple[float, float]) -> None:
        draw_start_token(canvas, (spot[0] + 34, spot[1]), 38)


class DiceEditor(OptionEditor):
    """The numbers on the dice: the game's own, or those of the player's set."""

    id = "dice"
    values = ("reconstructed", "custom")
    room = 250.0

    @override
    def value(self, chosen: Mapping[str, Any]) -> str:
        return "custom" if chosen["custom_dice"] else "reconstructed"

    @override
    def choose(self, chosen: Mapping[str, Any], value: str) -> Mapping[str, Any]:
        return {"custom_dice": NUMBERS if value == "custom" else ()}

    @override
    def more(self, edited: EditedOptions, box: Box) -> Sequence[Control]:
        numbers = edited.chosen["custom_dice"]
        if not numbers:
            return ()
        say, icons = edited.context.say, FACE_ICON[: len(numbers[0])]
        actions = tuple(say(f"told-action-{face}") for face in range(len(icons)))

        def turn(row: int, column: int) -> None:
            edited.change({"custom_dice": turned(numbers, row, column)})

        return (DiceGrid("die", box, numbers, DIE_LETTERS, icons, actions, say("rule-dice-turn"), turn),)


def turned(numbers: Numbers, row: int, column: int) -> Numbers:
    """Step one face to its next number and swap with the face that had it: each die keeps 1 to 5 once.

    Returns:
        The changed set of dice.
    """
    die = list(numbers[row])
    old = die[column]
    new = old % 5 + 1
    other = die.index(new)
    die[column], die[other] = new, old
    changed = (die[0], die[1], die[2], die[3], die[4])
    return tuple(changed if i == row else line for i, line in enumerate(numbers))


class FewerRules(SeatCountInfo):
    """A note that games of two have rules of their own (R86-R90)."""

    @override
    def in_words(self, context: Context, seats: int) -> str:
        return context.say("newgame-between-two") if seats == 2 else ""

    @override
    def draw(self, canvas: Canvas, context: Context, seats: int, box: Box) -> None:
        if hint := self.in_words(context, seats):
            _, y, _, h = box
            size = min(canvas.sized("black", 22), 27)
            canvas.tag((STAGE[0] / 2, y + h / 2 + 6), hint, "tag_blue", ICON["info"], size, max_w=1500)


FEWER_RULES: Final = FewerRules()
EDITORS: Mapping[str, OptionEditor] = MappingProxyType(
    {"start_player": StartEditor(), "custom_dice": DiceEditor()}
)
