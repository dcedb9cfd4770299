"""How one option of a game is asked: its words, its controls, and what a press changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from tortuga.app.draw.units import Box
from tortuga.app.gameui.editor import Asked, OptionEditor
from tortuga.app.registry import UIS
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.scenes.newgame.choices import NewGame
from tortuga.app.widgets.choice import Option as Choice
from tortuga.app.widgets.choice import Segmented
from tortuga.games import GAMES
from tortuga.kernel.game import Option
from tortuga.kernel.players import SeatSpec

_ON = "on"


@dataclass(frozen=True)
class OptionRow:
    """One option as it is asked: its words, its controls, and what a press on one of them changes."""

    context: Context
    game: NewGame
    option: Option
    editor: OptionEditor | None
    take: Callable[[NewGame], Any]
    """Called with the game as it is after a press."""

    @property
    def id(self) -> str:
        """Id of its choice."""
        return self.editor.id if self.editor is not None else self.option.field

    @property
    def values(self) -> tuple[str, ...]:
        """What may be chosen."""
        return self.editor.values if self.editor is not None else tuple(map(str, self.option.values))

    @property
    def title(self) -> str:
        """What is asked."""
        return self.context.say(f"option-{self.option.field}")

    @property
    def value(self) -> str:
        """Which value is chosen; "" where there may be several."""
        chosen = self.game.chosen
        if self.editor is not None:
            return self.editor.value(chosen)
        return str(chosen[self.option.field]) if self.option.many is None else ""

    @property
    def note(self) -> str:
        """What the chosen value means."""
        return self.note_of(self.value) or self._told(f"option-{self.option.field}-note", self.value)

    def note_of(self, value: str) -> str:
        """What a value means, "" if one note covers all values."""
        return self._told(f"option-{self.option.field}-{value}-note", value)

    def _told(self, message: str, value: str) -> str:
        number = int(value) if value.isdigit() else value
        return self.context.say(message, value=number) if self.context.text.has(message) else ""

    @property
    def asked(self) -> Asked:
        """What its editor needs to know."""
        seats = tuple(SeatSpec(seat.player, seat.name, seat.colour) for seat in self.game.seats)
        return Asked(self.context, self.game.chosen, seats, self._change)

    def _change(self, fields: Mapping[str, Any]) -> None:
        self.take(self.game.choose(**fields))

    def more(self, box: Box) -> tuple[Control, ...]:
        """What else its editor asks."""
        return tuple(self.editor.more(self.asked, box)) if self.editor is not None else ()

    def choice(self, box: Box, size: float, *, told: bool = False) -> Iterator[Control]:
        """Its values to choose from.

        Args:
            told: whether each value tells what it means.
        """
        field = self.option.field
        icons = self.editor.icons if self.editor is not None else {}
        parts = []
        for value in self.values:
            note = self.note_of(value) if told else ""
            word = self.context.say(f"option-{field}-{value}")
            parts.append(Choice(value, word, icons.get(value), note, not self._locked(value)))
        if self.option.many is None or self.editor is not None:
            take = lambda value: self.take(self.with_value(value))  # noqa: E731
            yield Segmented(self.id, box, tuple(parts), self.value, size, name=self.title, choose=take)
            return
        chosen = set(map(str, self.game.chosen[field]))
        for at, part in enumerate(parts):
            id, place, on = f"{field}.{part.value}", box.column(at, len(parts)), replace(part, value=_ON)
            now, toggle = _ON if part.value in chosen else "", partial(self._toggle, part.value)
            yield Segmented(id, place, (on,), now, size, name=self.title, choose=toggle)

    def _locked(self, told: str) -> bool:
        """Whether this number of seats rules out a value; values known only to an editor are never locked."""
        locked, seats = self.option.locked, len(self.game.seats)
        return locked is not None and any(
            locked(value, seats) for value in self.option.values if str(value) == told
        )

    def with_value(self, value: str) -> NewGame:
        """The game with another value of the option."""
        if self.editor is not None:
            return self.game.choose(**self.editor.choose(self.game.chosen, value))
        return self.game.choose(**{self.option.field: self._parsed(value)})

    def _parsed(self, told: str) -> int | str:
        return next(value for value in self.option.values if str(value) == told)

    def _toggle(self, told: str, _on: str) -> None:
        """Choose one value more or less, unless that would be too many or too few."""
        new = {*self.game.chosen[self.option.field]} ^ {self._parsed(told)}
        assert self.option.many is not None, "only such options have several values"
        if len(new) in self.option.many:
            self._change({self.option.field: tuple(known for known in self.option.values if known in new)})


def rows_of(
    context: Context, game: NewGame, place: str, take: Callable[[NewGame], Any]
) -> tuple[OptionRow, ...]:
    """The options asked at a place, without those that leave no choice at this number of seats.

    Args:
        take: called with the game as it is after a press.
    """
    found = []
    for option in GAMES[game.game].options:
        editor = UIS[game.game].editor(option.field)
        if option.place != place or not (option.values or editor is not None):
            continue
        locked = option.locked
        if locked is not None and all(locked(value, len(game.seats)) for value in option.values):
            continue
        found.append(OptionRow(context, game, option, editor, take))
    return tuple(found)
