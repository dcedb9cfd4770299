"""What all who tell events of 1667 have in common."""

from __future__ import annotations

from tortuga.app.games.tortuga1667.words.naming import Naming, Speaker
from tortuga.app.table.marks import Line


class Teller:
    """Makes lines of the log.

    Args:
        text: words messages of this game.
        names: names what lies on the table.
    """

    def __init__(self, text: Speaker, names: Naming) -> None:
        self._say = text.say
        self._names = names

    def _line(self, seat: int | None, id: str, loud: bool = False, **args: str | int) -> Line:
        if seat is not None:
            args["name"] = self._names.names[seat]
        return Line(seat, self._say(f"log-{id}", **args), loud=loud)
