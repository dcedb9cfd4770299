"""Which decision a seat has to make, and which need no answer: single choices, expired turns, kept maps."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tortuga.app.games.tortuga1667.decisions import hand
from tortuga.app.games.tortuga1667.decisions.act import ActChooser, BeforeTurnChooser
from tortuga.app.games.tortuga1667.decisions.answer import MAP_STAGES, STAGES, AnswerChooser, WindowChooser
from tortuga.app.games.tortuga1667.decisions.base import (
    ListeningChooser,
    PirateChooser,
    PirateDesk,
    choices_of,
)
from tortuga.app.games.tortuga1667.decisions.hand import HandChooser, NestChooser
from tortuga.app.games.tortuga1667.decisions.talk import TalkChooser
from tortuga.app.settings import Asking
from tortuga.app.table.chooser import Desk
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667.board import moved
from tortuga.games.tortuga1667.consequences import cursed
from tortuga.games.tortuga1667.legal import may_run_out, to_act
from tortuga.games.tortuga1667.pieces import SHIPS, TORTUGA
from tortuga.games.tortuga1667.state import SECRET, Table, View

STOP: Final = "use-map"
"""The key that makes the table ask for a map at the next opportunity."""


def chooser_for(desk: Desk[View, cmd.Command]) -> TalkChooser:
    """The decision that the seat of the desk has to make now, with table talk beside it.

    Raises:
        ValueError: it has none, and may not say anything.
    """
    pirate = PirateDesk(desk)
    if pirate.seat not in to_act(pirate.table):
        if pirate.legal():
            return TalkChooser(ListeningChooser(pirate))
    elif own_turn(pirate.table, pirate.seat):
        return TalkChooser(BeforeTurnChooser(desk))
    elif pirate.table.stage in _AT:
        return TalkChooser(_AT[pirate.table.stage](pirate))
    raise ValueError(f"nothing to decide at stage {pirate.table.stage}")


_AT: Final[dict[str, type[PirateChooser]]] = {
    **dict.fromkeys(STAGES, AnswerChooser),
    **dict.fromkeys(MAP_STAGES, WindowChooser),
    **dict.fromkeys(hand.STAGES, HandChooser),
    "act": ActChooser,
    "search": NestChooser,
}
"""By stage, the chooser that asks."""


def idle(desk: Desk[View, cmd.Command]) -> cmd.Command | None:
    """The only choice of a seat, where that gives no secret away."""
    table = desk.view.table
    if table.stage in SECRET or desk.seat not in to_act(table):
        return None
    choices = choices_of(desk.legal())
    return choices[0] if len(choices) == 1 else None


def clock(desk: Desk[View, cmd.Command]) -> tuple[float, tuple[cmd.Command, ...]] | None:
    """Seconds for a turn or a forced pick, and what happens then (T38).

    When the time of a turn is over, the first two cards are looked at at once. The map that may be used just
    before one's own turn is asked for together with the action, so the time is that of both.
    """
    table, seat = desk.view.table, desk.seat
    if not table.options.timer or seat not in to_act(table):
        return None
    kept: tuple[cmd.Command, ...] = ()
    if own_turn(table, seat):
        table, kept = replace(table, stage="act"), (cmd.KeepMap(),)
    looked = (cmd.LookAt((table.cards[0], table.cards[1])),) if len(table.cards) > 1 else ()
    if table.stage == "act" and table.late:
        return 0.0, looked
    if not may_run_out(table, seat):
        return None
    return float(table.options.timer), (*kept, cmd.RunOut(), *(looked if table.stage == "act" else ()))


def waived(desk: Desk[View, cmd.Command], asking: Asking) -> cmd.Command | None:
    """The answer of a person who does not want to be asked out of turn: to keep the map.

    Nobody is asked to search the vote deck for a hand without cards: everybody sees how many it has.
    """
    table, seat = desk.view.table, desk.seat
    if table.stage == "search" and table.turned is not None and not table.hands[table.turned.target]:
        return cmd.Compose(())
    must_answer = table.stage in MAP_STAGES and seat in to_act(table)
    if asking == "always" or not must_answer or own_turn(table, seat):
        return None
    if asking == "matter" and matters(table, seat):
        return None
    return cmd.KeepMap()


def matters(table: Table, seat: int) -> bool:
    """Whether using the map could change anything for its owner, by public facts alone."""
    board = table.board
    match table.stage:
        case "fountain":
            line = board.lines[TORTUGA]
            return board.place(seat) != TORTUGA or line[-1] != seat or bool(table.hands[seat])
        case "jump":
            call = table.call
            assert call is not None, "a vote was called"
            votes = bool(table.hands[seat]) and not table.codes[seat]
            return votes or (call.kind == "mutiny" and call.captain == seat)
        case "gap":
            # the one whose turn it is may come aboard with the second Albatross of the ship
            ship, rower = board.place(seat), table.current
            if ship not in SHIPS or board.boats[ship] != rower or board.full(ship):
                return False
            return table.albatrosses[rower] > 0 and bool(cursed(table, moved(board, rower, ship)))
    return True


def own_turn(table: Table, seat: int) -> bool:
    """Whether the map may be used just before one's own turn, which is no question of its own."""
    return table.stage == "gap" and table.current == seat
