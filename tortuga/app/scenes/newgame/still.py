"""New game with choices made: for pictures and tests."""

from __future__ import annotations

import msgspec

from tortuga.app.captains.ask import captains_of
from tortuga.app.scene.context import Context
from tortuga.app.scenes.newgame.choices import start_choices
from tortuga.app.scenes.newgame.scene import NewGameScene

_WEAK = (1, 0, 2, -1)
"""Levels by seat, as they are listed."""


def new_game(context: Context, game: str, count: int | None = None) -> NewGameScene:
    """The screen with captains of all kinds and a seed; so many seats, None = as many as usual."""
    choice, spare_seats = start_choices(context.text, game, None, None)
    known = captains_of(game).levels
    seats = tuple(
        msgspec.structs.replace(seat, level=known[_WEAK[at % len(_WEAK)] % len(known)])
        for at, seat in enumerate(choice.seats[:count])
    )
    return NewGameScene(
        context, msgspec.structs.replace(choice, seats=seats, seed="KRAKEN-4711-PARROT"), spare_seats
    )
