"""The boards put together: which parts they have, where these lie, and what each is drawn from."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeAlias

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.table import layout as at
from tortuga.app.games.tortuga2014.table import opponents as seats
from tortuga.app.games.tortuga2014.table.opponents import name_ribbon
from tortuga.app.games.tortuga2014.table.own import areas
from tortuga.app.games.tortuga2014.table.own.spaces import action_space
from tortuga.app.games.tortuga2014.table.parts import seen
from tortuga.app.games.tortuga2014.table.pieces import DieState, draw_die
from tortuga.app.games.tortuga2014.table.shown import DiceMarks, DiceShown
from tortuga.app.games.tortuga2014.table.spots import dice_on, loose_dice
from tortuga.app.table.layers import Region
from tortuga.games.tortuga2014.commands import Keep
from tortuga.games.tortuga2014.pieces import ACTIONS, BOARD, RAID

Marked: TypeAlias = Mapping[tuple[int, str], frozenset[tuple[int, int]]]
"""By seat and kind of spot: which indices are marked, and how."""
_TRACKS = (("fleet", "boat"), ("crew", "pirate"))


def marked(marks: DiceMarks) -> Marked:
    """The marked spots by seat and kind, so that each part finds its own."""
    found: defaultdict[tuple[int, str], set[tuple[int, int]]] = defaultdict(set)
    for number, group in enumerate((marks.legal, marks.chosen, marks.hidden, marks.leaving)):
        for spot in group:
            found[spot.seat, spot.kind].add((number, spot.index))
    return {key: frozenset(value) for key, value in found.items()}


def board_regions(sight: DiceShown, seat: int, marks: Marked) -> list[Region]:
    """The parts of a seat's board in drawing order."""
    return _own(sight, marks) if seat == sight.me else _opponent(sight, seat, marks)


def opponent_board(canvas: Canvas, sight: DiceShown, seat: int) -> None:
    """The board of one opponent, in its place."""
    _paint(canvas, _opponent(sight, seat, {}))


def own_board(canvas: Canvas, sight: DiceShown) -> None:
    """The whole board of `sight.me` but for tray and buttons."""
    _paint(canvas, _own(sight, {}))


def _paint(canvas: Canvas, regions: list[Region]) -> None:
    for region in regions:
        if seen(canvas, region.box, 0):
            region.paint(canvas)


class _Parts:
    """Collects the regions of one board."""

    def __init__(self, sight: DiceShown, seat: int, marks: Marked) -> None:
        self._seat = seat
        self._marks = marks
        table = sight.table
        self._common = (sight.text.language, table.options, table.seats, sight.me, sight.seats[seat])
        self.found: list[Region] = []

    def add(
        self, name: str, box: Box, key: object, paint: Callable[[Canvas], None], kinds: tuple[str, ...] = ()
    ) -> None:
        """A part that depends on `key` and on the marks of these kinds of spots."""
        marks = tuple(self._marks.get((self._seat, kind)) for kind in kinds)
        self.found.append(Region(f"{self._seat} {name}", box, (self._common, key, marks), paint))


def _opponent(sight: DiceShown, seat: int, marks: Marked) -> list[Region]:
    parts, board = _Parts(sight, seat, marks), sight.board(seat)
    parts.add(
        "ground",
        _below(sight.box("board", seat), 30, 38),
        None,
        lambda canvas: seats.board_ground(canvas, sight, seat),
        ("board",),
    )
    _ribbon(parts, sight, seat, at.SEAT_EMBLEM)
    parts.add(
        "tortuga",
        sight.box("area_tortuga", seat).inset(-2),
        (board.tortuga, len(board.tiles)),
        lambda canvas: seats.tortuga_row(canvas, sight, seat),
        ("tortuga", "tile"),
    )
    for area, token in _TRACKS:
        parts.add(
            area,
            sight.box(f"area_{area}", seat).inset(-22 if _lit(marks, seat, area) else -4),
            (board.boat, board.fleet) if area == "fleet" else (board.pirate, board.crew),
            partial(seats.track_row, sight=sight, seat=seat, area=area),
            (area, token, f"area_{area}"),
        )
    fold = sight.marks.folds.get(seat)
    stands = sight.behind_screen(seat) or fold is not None
    extra = (
        board.island,
        stands,
        sight.open_faces(seat),
        len(loose_dice(board)),
        sight.table.phase,
        sight.marks.notes.get(seat),
        fold,
    )
    parts.add(
        "island",
        sight.box("area_island", seat).inset(-16 if stands else -6),
        extra,
        lambda canvas: seats.island_row(canvas, sight, seat),
        ("island", "die"),
    )
    for action in ACTIONS:
        parts.add(
            f"action {action}",
            sight.box("action", seat, action).inset(-14 if action == sight.hot_action else -5),
            _action(sight, seat, action),
            partial(seats.action_cell, sight=sight, seat=seat, action=action),
        )
    return parts.found


def _own(sight: DiceShown, marks: Marked) -> list[Region]:
    me, plan = sight.me, sight.marks.plan
    parts, board = _Parts(sight, me, marks), sight.board(me)
    parts.add("ground", at.OWN_BOARD.inset(-40), None, lambda canvas: canvas.plate("wood_own", at.OWN_BOARD))
    _ribbon(parts, sight, me, at.OWN_EMBLEM)
    parts.add(
        "tortuga",
        at.OWN_TORTUGA.inset(-8),
        (board.tortuga, plan),
        lambda canvas: areas.tortuga(canvas, sight),
        ("tortuga",),
    )
    for area, token in _TRACKS:
        parts.add(
            area,
            sight.box(f"area_{area}", me).inset(-16 if _lit(marks, me, area) else -6),
            (plan, (board.boat, board.fleet) if area == "fleet" else (board.pirate, board.crew)),
            partial(areas.track_area, sight=sight, area=area),
            (area, token, f"area_{area}"),
        )
    parts.add(
        "island",
        at.OWN_ISLAND.inset(-8),
        (board.island, plan),
        lambda canvas: areas.island(canvas, sight),
        ("island",),
    )
    x, y, _w, h = at.OWN_TORTUGA
    parts.add("flow", Box(x, y, at.OWN_ISLAND[0] - x, h), None, lambda canvas: areas.flow(canvas, sight))
    for action in ACTIONS:
        parts.add(
            f"action {action}",
            sight.box("action", me, action).inset(-26 if _bright(sight, marks, action) else -6),
            _action(sight, me, action),
            partial(action_space, sight=sight, action=action),
        )
    parts.add(
        "tiles", at.OWN_TILES.inset(-6), board.tiles, lambda canvas: areas.tiles(canvas, sight), ("tile",)
    )
    return parts.found


def _ribbon(parts: _Parts, sight: DiceShown, seat: int, emblem: float) -> None:
    key = (
        sight.points(seat),
        sight.marks.status.get(seat),
        sight.table.start == seat and sight.table.stage != "start",
    )
    x, y, w, h = sight.box("ribbon", seat)
    box = Box(x - emblem * 0.62, y - emblem * 0.25, w + emblem * 0.62 + 16, h + emblem * 0.7)
    parts.add("ribbon", box, key, lambda canvas: name_ribbon(canvas, sight, seat, emblem), ("schooner",))


def _below(box: Box, margin: float, foot: float) -> Box:
    """A box with a margin, and a wider one below, where its shadow falls."""
    x, y, w, h = box
    return Box(x - margin, y - margin, w + 2 * margin, h + margin + foot)


def _lit(marks: Marked, seat: int, area: str) -> bool:
    """Whether halos or arrows reach out of a row."""
    return (seat, area) in marks or (seat, f"area_{area}") in marks


def _bright(sight: DiceShown, marks: Marked, action: int) -> bool:
    """Whether light reaches out of an action space of one's own."""
    lit = ("action", "bonus")
    return (
        action == sight.hot_action
        or sight.marks.preview is not None
        or any((sight.me, k) in marks for k in lit)
    )


def _action(sight: DiceShown, seat: int, action: int) -> object:
    """What an action space of a board is drawn from."""
    board, preview = sight.board(seat), sight.marks.preview
    dice = dice_on(board, action)
    return (
        tuple((die, sight.shows("die", seat, die)) for die in dice),
        board.bonus[action],
        board.boat_limit if action == BOARD else board.pirate_limit if action == RAID else 0,
        action == sight.hot_action,
        preview if preview is not None and seat == sight.me and preview[0] == action else None,
        tuple(
            (sight.legal(kind, seat, action), sight.chosen(kind, seat, action))
            for kind in ("action", "bonus")
        ),
        sight.shows("bonus", seat, action),
    )


def open_dice(sight: DiceShown) -> list[Region]:
    """What lies behind the screens of the others, for eyes that see everything."""
    table = sight.table
    if table.stage not in ("select", "reveal"):
        return []
    found = []
    for seat in range(table.seats):
        roll = table.rolls[seat]
        if seat == sight.me or not roll:
            continue
        row = sight.box("area_island", seat)
        command = table.commits[seat]
        kept = command.dice if isinstance(command, Keep) else ()
        dice = tuple((die, roll[die]) for die in loose_dice(sight.board(seat)))

        def paint(
            canvas: Canvas, seat: int = seat, row: Box = row, dice: tuple[tuple[int, int], ...] = dice,
            kept: tuple[int, ...] = kept, chosen: bool = command is not None,
            left: float = max(40.0, at.island_end(len(sight.board(seat).island))),
        ) -> None:  # fmt: skip
            canvas.fill(Box(row[0] + left, row[1], row[2] - left, row[3]), "#1c0f07", 255, 8)
            step = (row[2] - left - 72) / 4.6
            for place, (die, face) in enumerate(dice):
                middle = (row[0] + left + 36 + place * step, row.center[1])
                state: DieState = "kept" if die in kept else "blocked" if chosen else "plain"
                letter = sight.die_letter(die, face)
                draw_die(canvas, sight.colour(seat), letter, face, middle, 31, state=state)

        found.append(Region(f"open {seat}", row.inset(-8), (dice, kept, command is None), paint))
    return found
