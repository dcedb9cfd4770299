"""The motions that show an event: dice, chests, tiles and tokens that travel, screens, plates."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeAlias, assert_never

from msgspec.structs import replace

from tortuga.app.games.tortuga2014.acts.motions import (
    BonusPiece,
    ChestPiece,
    DiceMotion,
    DiePiece,
    Fold,
    Lock,
    SchoonerPiece,
    Steps,
    TilePiece,
    Tumble,
)
from tortuga.app.games.tortuga2014.palette import FACE_ICON
from tortuga.app.table.acts.motions import Pause, Piece, PlateDrop, Travel
from tortuga.app.table.marks import Spot
from tortuga.app.table.ui.anygame import Say
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.course import staying
from tortuga.games.tortuga2014.pieces import BOARD, CHEST_INDEX, LIMIT, NO_FACE, SKULL, UNASSIGNED, Chest
from tortuga.games.tortuga2014.state import Table, View

Motions: TypeAlias = Iterator[DiceMotion]

ROLL_GAP = 0.04
HOP, HOP_GAP, HOP_ARC = 0.25, 0.06, 60.0
FOLD_UP, FOLD_AWAY = 0.3, 0.4
FLIGHT = 0.5
BOX_STEP = 0.22
THEFT, CLOSE_UP = 0.2, 0.15
READ = 0.4
"""Pause after something to read."""


def tumbles(faces: ev.Faces, seat: int) -> Motions:
    """A tumble for each rolled die."""
    rolled = [die for die, face in enumerate(faces) if face != NO_FACE]
    for place, die in enumerate(rolled):
        yield Tumble(seat, die, faces[die], ROLL_GAP * place)


def hop(seat: int, die: int, after: View, delay: float, turned: bool = False, waits: bool = True) -> Travel:
    """A die hops from where it lay to where it lies now."""
    action = after.table.boards[seat].dice[die]
    piece = DiePiece(seat, die, action if action != UNASSIGNED else SKULL, turned)
    spot = Spot("die", seat, die)
    return Travel(piece, spot, spot, delay, HOP + (0.1 if turned else 0.0), HOP_ARC, 1.1, waits=waits)


def bonus_tile(seat: int, action: int, value: int, delay: float) -> Motions:
    """A tile flies from the supply, or turns over where it lies."""
    spot = Spot("bonus", seat, action)
    piece: Piece = BonusPiece(value, turned=value == 2)
    if value == 2:
        yield Travel(piece, spot, spot, delay, 0.4, 0.0, 1.3)
    else:
        yield Travel(piece, Spot("supply"), spot, delay, 0.4, waits=False)


def steps(seat: int, token: str, start: int, end: int, delay: float) -> Motions:
    """A token walks, spaces open or close when it stops, then a pause to see where."""
    boxes = abs(end - start)
    if boxes:
        walk = BOX_STEP * boxes + (0.15 if end < start else 0.0)
        yield Steps(seat, token, start, end, delay, walk)
        area, opens = "fleet" if token == "boat" else "crew", end > start
        for place in range(min(LIMIT[start], LIMIT[end]), max(LIMIT[start], LIMIT[end])):
            yield Lock(seat, area, place, opens, delay + walk - 0.1)
    yield Pause(delay + BOX_STEP * boxes, READ)


def close_up(seat: int, area: str, lying: Sequence[Chest], gap: int, delay: float) -> Motions:
    """After a theft the chests right of the gap close up; `lying` = the row as it is then."""
    for place in range(gap, len(lying)):
        start, end = Spot(area, seat, place + 1), Spot(area, seat, place)
        yield Travel(ChestPiece(lying[place]), start, end, delay, CLOSE_UP, 0.0, 1.0)


def held_table(event: ev.Event, before: Table, after: Table) -> Table:
    """The table while an event plays: phase and action stay highlighted until it is over."""
    if before.phase == 1 and after.phase == 2:
        return replace(after, stage="reroll")  # of phase 1, and nobody is asked for anything
    if before.phase != 2 or (isinstance(event, ev.ActionOpened) and event.ranking):
        return after
    return replace(
        after,
        stage="act",
        action=before.action,
        ranking=before.ranking,
        totals=before.totals,
        place=before.place,
        attacked=before.attacked,
        drawn=(),
    )


def plate_spot(seat: int, action: int, me: int) -> Spot:
    """Where a plate about an action drops: on one's own action space, on an opponent's island row."""
    return Spot("action", seat, action) if seat == me else Spot("screen", seat)


def lit_boards(event: ev.Event) -> frozenset[Spot]:
    """Boards of those who act in phase 2, and of the attacked."""
    match event:
        case ev.Attacked(seat=seat, target=target):
            return frozenset((Spot("board", seat), Spot("board", target)))
        case ev.FleetExpanded(seat=seat) | ev.CrewRecruited(seat=seat) | ev.HuntStarted(seat=seat):
            return frozenset((Spot("board", seat),))
        case ev.HuntDrawn(seat=seat) | ev.TileKept(seat=seat) | ev.Forfeited(seat=seat):
            return frozenset((Spot("board", seat),))
        case ev.SkullsDeclared(seat=seat) | ev.Rerolled(seat=seat) | ev.KeptOpenly(seat=seat):
            return frozenset((Spot("board", seat),))
    return frozenset()


def motions_of(say: Say, event: ev.Event, before: View, after: View, me: int) -> Motions:
    """The motions of an event, seen by a seat."""
    match event:
        case ev.Rolled():
            return _rolled(event, me)
        case ev.Revealed():
            return _revealed(say, event, after, me)
        case ev.SkullsDeclared():
            return _skulls_declared(event, before, after)
        case ev.Rerolled():
            return _rerolled(event)
        case ev.KeptOpenly():
            return _kept_openly(event, after)
        case ev.ActionOpened():
            return _action_opened(say, event, before, me)
        case ev.Forfeited():
            return _forfeited(say, event, me)
        case ev.FleetExpanded():
            return _fleet_expanded(event, before)
        case ev.CrewRecruited():
            return _crew_recruited(event, before)
        case ev.HuntDrawn():
            return _hunt_drawn(event, after)
        case ev.TileKept():
            return _tile_kept(event, before, after, me)
        case ev.Attacked():
            return _attacked(say, event, before, after, me)
        case ev.SurplusDropped():
            return _surplus_dropped(event, before)
        case ev.GameEnded():
            return _game_ended(say, event, me)
        case ev.ChestsDrawn():
            return _chests_drawn(event, after)
        case ev.ChestsMoved():
            return _chests_moved(event, before)
        case ev.RoundEnded():
            return _round_ended(event, before)
        case ev.StartDrawn():
            return _start_drawn(event)
        case ev.ChestsDealt():
            return _chests_dealt(event)
        case ev.Committed() | ev.HuntStarted():
            return iter(())
    assert_never(event)


# ------------------------------------------------------------------ phase 1
def _start_drawn(event: ev.StartDrawn) -> Motions:
    yield Travel(SchoonerPiece(), Spot("pool"), Spot("schooner", event.seat), 0.1, 0.6, 30, waits=False)


def _rolled(event: ev.Rolled, me: int) -> Motions:
    for seat, faces in enumerate(event.faces):
        if faces:
            yield from tumbles(faces, seat)
        elif faces is None and seat != me:
            yield Fold(seat, rise=True, duration=FOLD_UP)


def _revealed(say: Say, event: ev.Revealed, after: View, me: int) -> Motions:
    start = FOLD_AWAY if any(faces for faces in event.faces) else 0.0
    for seat, (kept, faces, bonus) in enumerate(zip(event.kept, event.faces, event.bonus, strict=True)):
        if faces:
            yield Fold(seat, rise=False, duration=FOLD_AWAY)
        natural = any(faces[die] != SKULL for die in kept)
        order = iter(range(len(kept)))
        if natural:
            for die in kept:
                yield hop(
                    seat,
                    die,
                    after,
                    start + HOP_GAP * next(order),
                    turned=faces[die] == SKULL,
                    waits=seat == me,
                )
        if bonus >= 0:
            value = after.table.boards[seat].bonus[bonus]
            yield from bonus_tile(seat, bonus, value, start)
        place = Spot("screen" if seat == me else "ribbon", seat)  # in an opponent's row these dice lie open
        if not kept and any(face != NO_FACE for face in faces):
            yield PlateDrop(say("status-stuck"), place, "tag_red", delay=start)
        elif kept and not natural:
            icon = FACE_ICON[SKULL]
            yield PlateDrop(f"\u00d7{len(kept)}", place, "tag_dark", icon, delay=start)
    yield Pause(start, HOP + READ)


def _skulls_declared(event: ev.SkullsDeclared, before: View, after: View) -> Motions:
    for place, die in enumerate(before.table.kept[event.seat]):
        yield hop(event.seat, die, after, 0.15 + HOP_GAP * place, turned=True)
    yield Pause(0.15, HOP + READ)


def _rerolled(event: ev.Rerolled) -> Motions:
    yield from tumbles(event.faces, event.seat)
    yield Pause(0.55, READ)


def _kept_openly(event: ev.KeptOpenly, after: View) -> Motions:
    for place, die in enumerate(event.dice):
        if after.table.boards[event.seat].dice[die] != UNASSIGNED:
            yield hop(event.seat, die, after, HOP_GAP * place)
    yield Pause(0.0, HOP + READ)


# ------------------------------------------------------------------ phase 2
def _action_opened(say: Say, event: ev.ActionOpened, before: View, me: int) -> Motions:
    if not event.ranking:
        yield Pause(0.0, 0.2)
        return
    acting = event.ranking[: 1 if before.table.seats == 2 else 2]
    for place, seat in enumerate(acting):
        label = say("pop-rank", place=place + 1, total=event.totals[seat])
        plate = "tag_gold" if place == 0 else "tag_steel"
        yield PlateDrop(label, plate_spot(seat, event.action, me), plate, None, 0.12 * place, 1.1)


def _forfeited(say: Say, event: ev.Forfeited, me: int) -> Motions:
    yield PlateDrop(say("pop-forfeits"), plate_spot(event.seat, event.action, me), "tag_grey", "cancel")


def _fleet_expanded(event: ev.FleetExpanded, before: View) -> Motions:
    yield from steps(event.seat, "boat", before.table.boards[event.seat].boat, event.box, 0.1)


def _crew_recruited(event: ev.CrewRecruited, before: View) -> Motions:
    yield from steps(event.seat, "pirate", before.table.boards[event.seat].pirate, event.box, 0.1)


def _hunt_drawn(event: ev.HuntDrawn, after: View) -> Motions:
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


def _tile_kept(event: ev.TileKept, before: View, after: View, me: int) -> Motions:
    coins = before.table.drawn[event.index] if event.seat == me and before.table.drawn else None
    last = len(after.table.boards[event.seat].tiles) - 1
    tray = Spot("screen", event.seat) if event.seat == me else Spot("tiles", event.seat)
    yield Travel(TilePiece(coins), tray, Spot("tile", event.seat, last), 0.0, 0.4, 40)
    yield Travel(TilePiece(), tray, Spot("pool"), 0.1, 0.4, sink=True)


def _attacked(say: Say, event: ev.Attacked, before: View, after: View, me: int) -> Motions:
    seat, target = event.seat, event.target
    token, area = ("boat", "fleet") if event.action == BOARD else ("pirate", "crew")
    when = 0.15
    yield PlateDrop(
        say("pop-attack", place=event.place + 1),
        plate_spot(seat, event.action, me),
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
        yield Travel(ChestPiece(event.chest), source, end, when, FLIGHT)
        if event.position is not None:
            board = after.table.boards[target]
            lying = board.fleet if area == "fleet" else board.crew
            yield from close_up(target, area, lying, event.position, when + THEFT)
        when += FLIGHT + 0.05
    boards = before.table.boards
    was = (
        (boards[target].boat, boards[seat].boat)
        if event.action == BOARD
        else (boards[target].pirate, boards[seat].pirate)
    )
    yield from steps(target, token, was[0], event.target_box, when)
    if event.defended:
        yield PlateDrop(
            say("pop-defends"),
            plate_spot(target, event.action, me),
            "tag_red",
            "checked-shield",
            when,
            0.75,
            20,
        )
        yield from steps(seat, token, was[1], event.box, when + 0.15)
    yield Pause(when, 0.75)


def _surplus_dropped(event: ev.SurplusDropped, before: View) -> Motions:
    area = "fleet" if event.action == BOARD else "crew"
    moves = []
    for seat, chests in enumerate(event.dropped):
        board = before.table.boards[seat]
        size = len(board.fleet if event.action == BOARD else board.crew)
        moves += [(Spot(area, seat, size - 1 - place), chest) for place, chest in enumerate(chests)]
    yield from surplus_leaves(moves, before, 0.1)
    yield Pause(0.6, 0.3)


# ------------------------------------------------------------------ chests that move by themselves
PHASE_3_STEP = 0.45
"""Between the steps of phase 3; they overlap a little, so that nothing takes longer than 1.5 s."""


def surplus_leaves(moves: Sequence[tuple[Spot, Chest]], before: View, delay: float) -> Motions:
    """Chests that leave: the first of a missing colour to the center island, the others into the bag."""
    table = before.table
    stays = staying(table.center, (chest for _, chest in moves), table.seats)
    for place, ((start, chest), stay) in enumerate(zip(moves, stays, strict=True)):
        when = delay + min(0.1, 0.03 * place)
        if stay:
            yield Travel(ChestPiece(chest), start, Spot("center", -1, CHEST_INDEX[chest]), when, FLIGHT)
        else:
            yield Travel(ChestPiece(chest), start, Spot("bag"), when, FLIGHT, sink=True)


def _chests_moved(event: ev.ChestsMoved, before: View) -> Motions:
    """Fleet to Tortuga, crew to fleet, island area to crew, everybody at once; the surplus last."""
    left: list[tuple[Spot, Chest]] = []
    for seat, move in enumerate(event.moves):
        if move is None:
            continue
        board = before.table.boards[seat]
        home = len(board.tortuga)
        for place, chest in enumerate(board.fleet):
            end = Spot("tortuga", seat, home + place)
            yield Travel(ChestPiece(chest), Spot("fleet", seat, place), end, 0.0, FLIGHT, 50)
        for source, target, chests, order, delay in (
            ("crew", "fleet", board.crew, move.to_fleet, PHASE_3_STEP),
            ("island", "crew", board.island, move.to_crew, 2 * PHASE_3_STEP),
        ):
            places = _places(chests, order)
            for end_place, start_place in enumerate(places):
                yield Travel(
                    ChestPiece(order[end_place]),
                    Spot(source, seat, start_place),
                    Spot(target, seat, end_place),
                    delay,
                    FLIGHT,
                    50,
                )
            rest = [place for place in range(len(chests)) if place not in places]
            left += [(Spot(source, seat, place), chests[place]) for place in rest]
    yield from surplus_leaves(left, before, 2 * PHASE_3_STEP)


def _places(chests: Sequence[Chest], order: Sequence[Chest]) -> list[int]:
    """For each chest of an order, where it lay before; equal chests are taken from the left."""
    used: Counter[Chest] = Counter()
    places = []
    for chest in order:
        lying = [place for place, kind in enumerate(chests) if kind == chest]
        places.append(lying[used[chest]])
        used[chest] += 1
    return places


# ------------------------------------------------------------------ between rounds
def _chests_dealt(event: ev.ChestsDealt) -> Motions:
    for place, chest in enumerate(event.crew):
        yield Travel(
            ChestPiece(chest), Spot("bag"), Spot("crew", place, 0), 0.12 * place, FLIGHT, waits=False
        )
    for place, chest in enumerate(event.island):
        yield Travel(
            ChestPiece(chest), Spot("bag"), Spot("island", place, 0), 0.3 + 0.12 * place, FLIGHT, waits=False
        )


def _chests_drawn(event: ev.ChestsDrawn, after: View) -> Motions:
    table = after.table
    order = table.clockwise(tuple(range(table.seats)))
    for place, seat in enumerate(order):
        chest = event.chests[seat]
        if chest is not None:
            end = Spot("island", seat, len(table.boards[seat].island) - 1)
            yield Travel(ChestPiece(chest), Spot("bag"), end, 0.15 * place, FLIGHT, waits=False)


def _round_ended(event: ev.RoundEnded, before: View) -> Motions:
    yield Travel(
        SchoonerPiece(), Spot("schooner", before.table.start), Spot("schooner", event.start), 0.1, 0.6, 30
    )
    yield Pause(0.7, 0.2)


def _game_ended(say: Say, event: ev.GameEnded, me: int) -> Motions:
    for seat, points in enumerate(event.scores):
        won = seat in event.winners
        label = say("pop-score", points=points)
        spot = Spot("area_tortuga" if seat == me else "screen", seat)
        yield PlateDrop(
            label, spot, "tag_gold" if won else "tag_steel", "laurels-trophy" if won else None, 0.1, 1.4
        )
