"""The ranking of an action, and of the whole game, as rows for the tray (R41-R43, R78-R83)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tortuga.app.tables.tortuga2014.traykit import Place, RankRow
from tortuga.games.tortuga2014.scoring import score

if TYPE_CHECKING:
    from tortuga.app.tables.tortuga2014.decisions.chooser import Desk


def rank_rows(desk: Desk) -> list[RankRow]:
    """All captains, best first; who has no die there comes last. Empty between actions."""
    table, say = desk.table, desk.say
    others = tuple(seat for seat in range(table.seats) if seat not in table.ranking)
    rows = []
    for index, seat in enumerate((*table.ranking, *table.clockwise(others))):
        board = table.boards[seat]
        dice = [die for die, at in enumerate(board.dice) if at == table.action]
        place: Place = None
        if seat in table.actors:
            place = 0 if index == 0 else 1
        tied = bool(dice) and any(
            table.totals[seat] == table.totals[other] for other in table.ranking if other != seat
        )
        distance = (seat - table.start) % table.seats
        rows.append(
            RankRow(
                desk.colour(seat),
                desk.name(seat),
                place,
                say("status-rank", place=place + 1) if place is not None else "",
                tuple(table.options.numbers[die][table.action] for die in dice),
                board.bonus[table.action],
                str(table.totals[seat]) if dice else "",
                (f"+{distance}" if tied else "") if dice else say("tray-not-there"),
                tied,
            )
        )
    return rows


def final_rows(desk: Desk) -> list[RankRow]:
    """All captains with their points, best first; the first plate for all who share the victory (R83)."""
    points = [score(board).total for board in desk.table.boards]
    best = max(points)
    order = sorted(range(len(points)), key=lambda seat: -points[seat])
    return [
        RankRow(
            desk.colour(seat),
            desk.name(seat),
            0 if points[seat] == best else None,
            desk.say("status-rank", place=1),
            note=desk.say("pop-score", points=points[seat]),
        )
        for seat in order
    ]
