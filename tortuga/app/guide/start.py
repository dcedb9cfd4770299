"""Beginning a lesson: the same deal every time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tortuga.app.guide.lesson import COLOURS, GUIDE, OPTIONS, SEED
from tortuga.app.text import Text
from tortuga.app.widgets.dialog import Answer, Dialog
from tortuga.games.tortuga2014.rules import RULES
from tortuga.kernel.seats import HUMAN, SeatSpec
from tortuga.kernel.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable

    from tortuga.app.context import Context, GameSession
    from tortuga.app.scene import Transition
    from tortuga.kernel.session import Store


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


def end_dialog(context: Context, end: Callable[[], None]) -> Dialog:
    """Asks whether to leave the guide behind."""
    say = context.say

    def answered(answer: str) -> Transition | None:
        if answer == "end":
            end()
        return None

    return Dialog(
        context,
        say("guide-leave"),
        say("guide-leave-tip"),
        (
            Answer("end", say("guide-leave"), "exit-door"),
            Answer("stay", say("button-back"), "ship-wheel", "primary", "back"),
        ),
        answered,
        "ship-wheel",
    )


def lesson_dialog(
    context: Context, go_on: Callable[[], Transition], anew: Callable[[], Transition]
) -> Dialog:
    """Asks whether to go on with a lesson that was left."""
    say = context.say

    def answered(answer: str) -> Transition | None:
        return {"on": go_on, "anew": anew}[answer]() if answer != "stay" else None

    return Dialog(
        context,
        say("guide-again-title"),
        say("guide-again"),
        (
            Answer("stay", say("button-back"), None, "secondary", "back"),
            Answer("anew", say("guide-anew"), "cycle"),
            Answer("on", say("guide-on"), "play-button", "primary", "confirm"),
        ),
        answered,
        "ship-wheel",
    )
