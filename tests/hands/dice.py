"""Seats and choosers of the dice game."""

from __future__ import annotations

from tests.app.games.tortuga2014.games import all_steps, specs
from tortuga.app.games.tortuga2014.decisions.desk import DiceDesk
from tortuga.app.games.tortuga2014.decisions.move import MoveChooser
from tortuga.app.text import Text
from tortuga.games.tortuga2014.observer import observe
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Board, Options, Table, View

SEATS = specs("human", "random", "random", "random")


TEXT = Text("en").of("tortuga2014")


def desk(table: Table, seat: int, text: Text = TEXT) -> DiceDesk:
    return DiceDesk(observe(table, seat), SEATS, text.say)


def decisions():
    """Every decision of the played games, each board position once."""
    for before, _, _ in all_steps():
        for seat in RULES.to_act(before):
            yield desk(before, seat)


def keep_desk(faces: tuple[int, ...], board: Board | None = None) -> DiceDesk:
    boards = (board or Board(), Board())
    table = Table(
        options=Options(seats=2),
        boards=boards,
        stage="select",
        round=1,
        cycle=1,
        rolls=(faces, None),
        chosen=(False, False),
        commits=(None, None),
        kept=((), ()),
    )
    return DiceDesk(View(0, table), SEATS, TEXT.say)


def move_chooser(seats: int = 3, board: Board | None = None) -> MoveChooser:
    usual = Board(
        boat=2, pirate=2, fleet=("red",), crew=("red", "blue", "yellow"), island=("white", "purple")
    )
    me = board or usual
    table = Table(
        options=Options(seats=seats),  # type: ignore[arg-type]
        boards=(me, *[Board()] * (seats - 1)),
        stage="move",
        center=("yellow",),
        round=1,
        chosen=(False,) * seats,
        commits=(None,) * seats,
        rolls=((),) * seats,
        kept=((),) * seats,
    )
    return MoveChooser(DiceDesk(View(0, table), SEATS, TEXT.say))
