"""Beginning a lesson: the same deal every time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tortuga.app.guide.lesson import COLOURS, GUIDE, OPTIONS, SEED
from tortuga.app.text import Text
from tortuga.games.tortuga2014.rules import RULES
from tortuga.kernel.seats import HUMAN, SeatSpec
from tortuga.kernel.session import Session, Store

if TYPE_CHECKING:
    from tortuga.app.context import GameSession


def lesson_seats(text: Text) -> tuple[SeatSpec, ...]:
    """A person and two captains who follow the script."""
    return tuple(
        SeatSpec(GUIDE if seat else HUMAN, text.say(f"newgame-name-{seat + 1}"), colour)
        for seat, colour in enumerate(COLOURS)
    )


def lesson_session(text: Text, store: Store | None = None) -> GameSession:
    """A new guided game.

    Raises:
        Told: the library refuses.
    """
    session: GameSession = Session.new(RULES, OPTIONS, lesson_seats(text), SEED, store)
    return session
