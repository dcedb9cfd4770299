"""From an event to what is seen of it: which pieces move where, when, and which plate tells who won what."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from tortuga.app.games.tortuga2014.acts import flights, staging
from tortuga.app.games.tortuga2014.palette import FACE_ICON
from tortuga.app.table.acts.motions import (
    Act,
    ChestPiece,
    Fold,
    Motion,
    Pause,
    Pop,
    SchoonerPiece,
    TilePiece,
    Travel,
)
from tortuga.app.table.marks import Banner, Spot
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.pieces import BOARD, CHEST_INDEX, NO_FACE, SKULL, UNASSIGNED
from tortuga.games.tortuga2014.state import View

Say: TypeAlias = Callable[..., str]
Motions: TypeAlias = Iterator[Motion]


def action_icon(action: int) -> str:
    """The symbol of an action."""
    return FACE_ICON[action]


class Director:
    """Writes the acts of one game.

    Args:
        say: the language, for the plates.
    """

    def __init__(self, say: Say) -> None:
        self._say = say

    def act(self, event: ev.Event, before: View, after: View, me: int, banner: Banner | None = None) -> Act:
        """What is to be seen of an event.

        Args:
            event: as the person in front of the screen may see it.
            before: the table before it, in the same view.
            after: the table after it.
            me: the seat at the bottom.
            banner: the announcement while it plays.
        """
        name = f"_{type(event).__name__.lower()}"
        write: Callable[[ev.Event, View, View, int], Motions] | None = getattr(self, name, None)
        motions = tuple(write(event, before, after, me)) if write is not None else ()
        hot = getattr(event, "action", None)
        if hot is None and before.table.phase == 2:
            hot = before.table.action
        shown = View(after.seat, staging.held(event, before.table, after.table))
        return Act(
            before, shown, me, motions, banner, staging.light(event), hot if shown.table.phase < 3 else None
        )

    def roll(self, view: View, me: int) -> Act:
        """The own dice, when a person lifts the curtain after the roll."""
        return Act(view, view, me, tuple(staging.tumbles(view.table.rolls[me] or (), me)))

    # ------------------------------------------------------------------ phase 1
    def _rolled(self, event: ev.Rolled, _before: View, _after: View, me: int) -> Motions:
        for seat, faces in enumerate(event.faces):
            if faces:
                yield from staging.tumbles(faces, seat)
            elif faces is None and seat != me:
                yield Fold(seat, rise=True, duration=staging.FOLD_UP)

    def _revealed(self, event: ev.Revealed, _before: View, after: View, me: int) -> Motions:
        start = staging.FOLD_AWAY if any(faces for faces in event.faces) else 0.0
        for seat, (kept, faces, bonus) in enumerate(zip(event.kept, event.faces, event.bonus, strict=True)):
            if faces:
                yield Fold(seat, rise=False, duration=staging.FOLD_AWAY)
            natural = any(faces[die] != SKULL for die in kept)
            order = iter(range(len(kept)))
            if natural:
                for die in kept:
                    yield staging.hop(
                        seat,
                        die,
                        after,
                        start + staging.HOP_GAP * next(order),
                        turned=faces[die] == SKULL,
                        waits=seat == me,
                    )
            if bonus >= 0:
                value = after.table.boards[seat].bonus[bonus]
                yield from staging.bonus(seat, bonus, value, start)
            if not kept and any(face != NO_FACE for face in faces):
                yield Pop(self._say("status-stuck"), Spot("screen", seat), "tag_red", delay=start)
            elif kept and not natural:
                icon = FACE_ICON[SKULL]
                yield Pop(f"\u00d7{len(kept)}", Spot("screen", seat), "tag_dark", icon, delay=start)
        yield Pause(start, staging.HOP + staging.READ)

    def _skullsdeclared(self, event: ev.SkullsDeclared, before: View, after: View, _me: int) -> Motions:
        for place, die in enumerate(before.table.kept[event.seat]):
            yield staging.hop(event.seat, die, after, 0.15 + staging.HOP_GAP * place, turned=True)
        yield Pause(0.15, staging.HOP + staging.READ)

    def _rerolled(self, event: ev.Rerolled, _before: View, _after: View, _me: int) -> Motions:
        yield from staging.tumbles(event.faces, event.seat)
        yield Pause(0.55, staging.READ)

    def _keptopenly(self, event: ev.KeptOpenly, _before: View, after: View, _me: int) -> Motions:
        for place, die in enumerate(event.dice):
            if after.table.boards[event.seat].dice[die] != UNASSIGNED:
                yield staging.hop(event.seat, die, after, staging.HOP_GAP * place)
        yield Pause(0.0, staging.HOP + staging.READ)

    # ------------------------------------------------------------------ phase 2
    def _actionopened(self, event: ev.ActionOpened, before: View, _after: View, me: int) -> Motions:
        if not event.ranking:
            yield Pause(0.0, 0.2)
            return
        acting = event.ranking[: 1 if before.table.seats == 2 else 2]
        for place, seat in enumerate(acting):
            told = self._say("pop-rank", place=place + 1, total=event.totals[seat])
            plate = "tag_gold" if place == 0 else "tag_steel"
            yield Pop(told, staging.sign(seat, event.action, me), plate, None, 0.12 * place, 1.1)

    def _forfeited(self, event: ev.Forfeited, _before: View, _after: View, me: int) -> Motions:
        yield Pop(self._say("pop-forfeits"), staging.sign(event.seat, event.action, me), "tag_grey", "cancel")

    def _fleetexpanded(self, event: ev.FleetExpanded, before: View, _after: View, _me: int) -> Motions:
        yield from staging.token(event.seat, "boat", before.table.boards[event.seat].boat, event.box, 0.1)

    def _crewrecruited(self, event: ev.CrewRecruited, before: View, _after: View, _me: int) -> Motions:
        yield from staging.token(event.seat, "pirate", before.table.boards[event.seat].pirate, event.box, 0.1)

    def _huntdrawn(self, event: ev.HuntDrawn, _before: View, after: View, _me: int) -> Motions:
        board = after.table.boards[event.seat]
        if event.chest is not None:
            yield Travel(
                ChestPiece(event.chest),
                Spot("bag"),
                Spot("island", event.seat, len(board.island) - 1),
                waits=False,
            )
        if len(event.tiles) == 1:
            end = Spot("tile", event.seat, len(board.tiles) - 1)
            yield Travel(TilePiece(event.tiles[0]), Spot("pool"), end, 0.2, 0.4, waits=False)
        else:
            for place, _ in enumerate(event.tiles):
                yield Travel(
                    TilePiece(),
                    Spot("pool"),
                    Spot("tiles", event.seat),
                    0.2 + 0.12 * place,
                    0.4,
                    sink=True,
                    waits=False,
                )
        yield Pause(0.6, 0.3)

    def _tilekept(self, event: ev.TileKept, before: View, after: View, me: int) -> Motions:
        coins = before.table.drawn[event.index] if event.seat == me and before.table.drawn else None
        last = len(after.table.boards[event.seat].tiles) - 1
        tray = Spot("screen", event.seat) if event.seat == me else Spot("tiles", event.seat)
        yield Travel(TilePiece(coins), tray, Spot("tile", event.seat, last), 0.0, 0.4, 40)
        yield Travel(TilePiece(), tray, Spot("pool"), 0.1, 0.4, sink=True)

    def _attacked(self, event: ev.Attacked, before: View, after: View, me: int) -> Motions:
        seat, target = event.seat, event.target
        token, area = ("boat", "fleet") if event.action == BOARD else ("pirate", "crew")
        when = 0.15
        yield Pop(
            self._say("pop-attack", place=event.place + 1),
            staging.sign(seat, event.action, me),
            "tag_gold",
            FACE_ICON[event.action],
            0.0,
            0.9,
        )
        if event.chest is not None:
            source = Spot("center", -1, CHEST_INDEX[event.chest])
            if event.position is not None:
                source = Spot(area, target, event.position)
            end = Spot("island", seat, len(after.table.boards[seat].island) - 1)
            yield Travel(ChestPiece(event.chest), source, end, when, staging.FLIGHT)
            if event.position is not None:
                board = after.table.boards[target]
                lying = board.fleet if area == "fleet" else board.crew
                yield from staging.close_up(target, area, lying, event.position, when + staging.THEFT)
            when += staging.FLIGHT + 0.05
        boards = before.table.boards
        was = (
            (boards[target].boat, boards[seat].boat)
            if event.action == BOARD
            else (boards[target].pirate, boards[seat].pirate)
        )
        yield from staging.token(target, token, was[0], event.target_box, when)
        if event.defended:
            yield Pop(
                self._say("pop-defends"),
                staging.sign(target, event.action, me),
                "tag_red",
                "checked-shield",
                when,
                0.75,
                20,
            )
            yield from staging.token(seat, token, was[1], event.box, when + 0.15)
        yield Pause(when, 0.75)

    def _surplusdropped(self, event: ev.SurplusDropped, before: View, after: View, _me: int) -> Motions:
        area = "fleet" if event.action == BOARD else "crew"
        moves = []
        for seat, chests in enumerate(event.dropped):
            board = before.table.boards[seat]
            size = len(board.fleet if event.action == BOARD else board.crew)
            moves += [(Spot(area, seat, size - 1 - place), chest) for place, chest in enumerate(chests)]
        yield from flights.surplus(moves, before, after, 0.1)
        yield Pause(0.6, 0.3)

    def _gameended(self, event: ev.GameEnded, _before: View, _after: View, me: int) -> Motions:
        for seat, points in enumerate(event.scores):
            won = seat in event.winners
            told = self._say("pop-score", points=points)
            spot = Spot("area_tortuga" if seat == me else "screen", seat)
            yield Pop(
                told, spot, "tag_gold" if won else "tag_steel", "laurels-trophy" if won else None, 0.1, 1.4
            )

    # ------------------------------------------------------------------ phase 3
    def _chestsdrawn(self, event: ev.ChestsDrawn, _before: View, after: View, _me: int) -> Motions:
        table = after.table
        order = table.clockwise(tuple(range(table.seats)))
        for place, seat in enumerate(order):
            chest = event.chests[seat]
            if chest is not None:
                end = Spot("island", seat, len(table.boards[seat].island) - 1)
                yield Travel(ChestPiece(chest), Spot("bag"), end, 0.15 * place, staging.FLIGHT, waits=False)

    def _chestsmoved(self, event: ev.ChestsMoved, before: View, after: View, _me: int) -> Motions:
        yield from flights.moved(event, before, after)

    def _roundended(self, event: ev.RoundEnded, before: View, _after: View, _me: int) -> Motions:
        yield Travel(
            SchoonerPiece(), Spot("schooner", before.table.start), Spot("schooner", event.start), 0.1, 0.6, 30
        )
        yield Pause(0.7, 0.2)

    def _startdrawn(self, event: ev.StartDrawn, _before: View, _after: View, _me: int) -> Motions:
        yield Travel(SchoonerPiece(), Spot("pool"), Spot("schooner", event.seat), 0.1, 0.6, 30, waits=False)

    def _chestsdealt(self, event: ev.ChestsDealt, _before: View, _after: View, _me: int) -> Motions:
        for place, chest in enumerate(event.crew):
            yield Travel(
                ChestPiece(chest),
                Spot("bag"),
                Spot("crew", place, 0),
                0.12 * place,
                staging.FLIGHT,
                waits=False,
            )
        for place, chest in enumerate(event.island):
            yield Travel(
                ChestPiece(chest),
                Spot("bag"),
                Spot("island", place, 0),
                0.3 + 0.12 * place,
                staging.FLIGHT,
                waits=False,
            )
