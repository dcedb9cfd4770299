"""Table talk: nine lines at a time, what they speak of, and the command that says one (T37)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tortuga.app.games.tortuga1667.decisions.desk import PirateDesk
from tortuga.games.tortuga1667.commands import LINES
from tortuga.games.tortuga1667.commands import Say as Said
from tortuga.games.tortuga1667.pieces import EVENT_CARDS

PAGE: Final = 9
_CALL: Final = ("promise-vote", "have-cannon", "have-torch", "have-skull", "have-water", "yes", "no", "doubt")
_HIT: Final = ("accuse-lies", "accuse-sabotage", "doubt", "no", "not-mine")


class Speech(NamedTuple):
    """A line that is being chosen; immutable, so that a pick can be taken back."""

    page: int = 0
    line: str = ""
    card: int = -1
    seat: int = -1
    event: str = ""


def offered(desk: PirateDesk) -> tuple[str, ...]:
    """All lines, those first that suit what everybody sees."""
    table = desk.table
    lines = [line for line in LINES if "dutch" not in line or table.seats % 2]
    first = _CALL if table.call is not None else _HIT if table.victim == desk.seat else ()
    return (*first, *(line for line in lines if line not in first))


class Parley:
    """What can be said now, taken apart.

    Args:
        desk: of who speaks.
        commands: every line that the rules allow.
    """

    def __init__(self, desk: PirateDesk, commands: Sequence[Said]) -> None:
        self._desk = desk
        self._commands = frozenset(commands)
        self.lines = offered(desk)
        self.pages = -(-len(self.lines) // PAGE)

    def __bool__(self) -> bool:
        return bool(self._commands)

    def slot(self, speech: Speech) -> str:
        """What is asked next: "line", "card", "seat", "event"; "" when all is said."""
        about = LINES.get(speech.line, "line")
        if "line" in about:
            return "line"
        if "card" in about and speech.card < 0:
            return "card"
        if "seat" in about and speech.seat < 0:
            return "seat"
        return "event" if "event" in about and not speech.event else ""

    def options(self, speech: Speech) -> tuple[tuple[str, str], ...]:
        """Ids and words of what can be picked next."""
        desk, names = self._desk, self._desk.names
        match self.slot(speech) or self._last(speech):
            case "line":
                shown = self.lines[speech.page * PAGE : (speech.page + 1) * PAGE]
                return tuple((f"line-{line}", self.told(Speech(line=line))) for line in shown)
            case "card":
                return tuple((f"about-{card}", names.slot(card)) for card in desk.table.cards)
            case "seat":
                others = (seat for seat in range(desk.table.seats) if seat != desk.seat)
                return tuple((f"about-{seat}", desk.name(seat)) for seat in others)
        return tuple((f"event-{card}", names.event(card)) for card in EVENT_CARDS)

    def _last(self, speech: Speech) -> str:
        about = LINES[speech.line]
        return about.split()[-1] if about else "line"

    def picked(self, speech: Speech, id: str) -> Speech:
        """The speech after one of the options was picked."""
        kind, _, name = id.partition("-")
        match kind:
            case "line":
                return Speech(speech.page, name)
            case "event":
                return speech._replace(event=name)
            case _ if "card" in LINES[speech.line]:
                return speech._replace(card=int(name))
        return speech._replace(seat=int(name))

    def command(self, speech: Speech) -> Said | None:
        """What would be said; None while something is missing, or where the rules do not allow it."""
        said = Said(speech.line, speech.card, speech.seat, speech.event)
        return said if not self.slot(speech) and said in self._commands else None

    def told(self, speech: Speech) -> str:
        """The line in words; what it speaks of as far as it is chosen."""
        names, dots = self._desk.names, "\u2026"
        return self._desk.say(
            f"talk-{speech.line}",
            card=names.slot(speech.card) if speech.card >= 0 else dots,
            name=self._desk.name(speech.seat) if speech.seat >= 0 else dots,
            event=names.event(speech.event) if speech.event else dots,
        )
