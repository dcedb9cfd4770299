from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.app.games.tortuga2014 import positions
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.sample_game import boarding_of
from tortuga.app.games.tortuga2014.table.layout import LEFT_LOWER, OWN_BOARD, RIGHT_UPPER, STAGE, arrangement
from tortuga.app.games.tortuga2014.table.own import OwnBoard
from tortuga.app.games.tortuga2014.table.parts import PARTS
from tortuga.app.games.tortuga2014.table.topbar import PHASE_BOXES
from tortuga.app.table.buttons import MenuItem, menu_boxes
from tortuga.app.table.layers import TOPBAR
from tortuga.app.table.marks import Spot
from tortuga.app.table.side.panels import panels, tab_boxes
from tortuga.games.tortuga2014.state import Table, View

CENTER = Box(454, 60, 1012, 636)
"""Between the boards, the banner included."""
CENTER_OF_TWO = Box(536, 60, 990, 636)
"""The same between the large board of the rival and the log."""
TABLES = {
    "first roll": positions.first_roll(),
    "second roll": positions.second_roll(),
    "boarding": positions.boarding(),
    "moving": positions.moving(),
    "extremes": positions.extremes(),
    "three": boarding_of(3),
    "two": boarding_of(2),
    "stuck": positions.stuck(),
}
CASES = [(name, me) for name, table in TABLES.items() for me in range(table.seats)]
PHASES = ("phase-1", "phase-2", "phase-3")
ON_BOARD = PARTS.kinds - {
    "center",
    "bag",
    "supply",
    "pool",
    "board",
    "ribbon",
    "schooner",
    "tray",
    "banner",
    "target",
    *PHASES,
}


def inside(inner: Box, outer: Box) -> bool:
    return (
        inner[0] >= outer[0] - 1e-6
        and inner[1] >= outer[1] - 1e-6
        and inner[0] + inner[2] <= outer[0] + outer[2] + 1e-6
        and inner[1] + inner[3] <= outer[1] + outer[3] + 1e-6
    )


def overlap(a: Box, b: Box) -> bool:
    shared_w = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
    shared_h = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
    return shared_w > 0.01 and shared_h > 0.01


def things(table: Table, seat: int) -> Iterator[Spot]:
    """Every spot that a board has now."""
    board = table.boards[seat]
    for kind in ("ribbon", "schooner", "board", "screen", "tiles", "boat", "pirate"):
        yield Spot(kind, seat)
    for kind in ("area_fleet", "area_crew", "area_tortuga", "area_island"):
        yield Spot(kind, seat)
    for kind, chests in (
        ("tortuga", board.tortuga),
        ("fleet", range(4)),
        ("crew", range(4)),
        ("island", board.island),
        ("tile", board.tiles),
        ("action", range(5)),
        ("bonus", range(5)),
        ("die", range(5)),
    ):
        for index in range(len(chests)):
            yield Spot(kind, seat, index)
    for box in range(1, 9):
        yield Spot("boat", seat, box)
        yield Spot("pirate", seat, box)


def pickable(table: Table, seat: int, me: int) -> list[Spot]:
    """Spots of a board that can be picked one beside the other."""
    out = [Spot(kind, seat, index) for kind in ("fleet", "crew") for index in range(4)]
    out += [Spot("island", seat, index) for index in range(len(table.boards[seat].island))]
    loose = table.phase == 1  # later all dice lie on action spaces, or nowhere
    out += [Spot("die", seat, die) for die in range(5) if loose or table.boards[seat].dice[die] < 5]
    if seat == me:
        out += [Spot("tile", seat, index) for index in range(len(table.boards[seat].tiles))]
        out += [Spot("bonus", seat, action) for action in range(5)]
    return out


@pytest.mark.parametrize(("name", "me"), CASES)
def test_everything_lies_on_the_stage_and_on_its_board(name: str, me: int) -> None:
    table = TABLES[name]
    view = View(me, table)
    for seat in range(table.seats):
        board = PARTS.box(Spot("board", seat), view, me)
        for spot in things(table, seat):
            box = PARTS.box(spot, view, me)
            assert inside(box, STAGE), spot
            if spot.kind in ON_BOARD:
                assert inside(box, board), spot
    center = CENTER_OF_TWO if table.seats == 2 else CENTER
    for colour in range(5):
        assert inside(PARTS.box(Spot("center", -1, colour), view, me), center)
    for kind in ("bag", "supply", "pool"):
        assert inside(PARTS.box(Spot(kind), view, me), center)


@pytest.mark.parametrize(("name", "me"), CASES)
def test_what_can_be_picked_does_not_overlap(name: str, me: int) -> None:
    table = TABLES[name]
    view = View(me, table)
    for seat in range(table.seats):
        boxes = [(spot, PARTS.box(spot, view, me)) for spot in pickable(table, seat, me)]
        for i, (spot, box) in enumerate(boxes):
            for other, there in boxes[:i]:
                assert not overlap(box, there), (spot, other)
    center = [PARTS.box(Spot("center", -1, colour), view, me) for colour in range(5)]
    assert not any(overlap(a, b) for i, a in enumerate(center) for b in center[:i])


@pytest.mark.parametrize(("name", "me"), CASES)
def test_chests_dice_and_tokens_lie_in_their_areas(name: str, me: int) -> None:
    table = TABLES[name]
    view = View(me, table)
    for seat in range(table.seats):
        board = table.boards[seat]
        for area, chests in (("fleet", 4), ("crew", 4), ("island", len(board.island))):
            home = PARTS.box(Spot(f"area_{area}", seat), view, me)
            for index in range(chests):
                assert inside(PARTS.box(Spot(area, seat, index), view, me), home)
        for die in range(5):
            if board.dice[die] < 5:
                cell = PARTS.box(Spot("action", seat, board.dice[die]), view, me)
                assert inside(PARTS.box(Spot("die", seat, die), view, me), cell)
        for action in range(5):
            cell = PARTS.box(Spot("action", seat, action), view, me)
            assert inside(PARTS.box(Spot("bonus", seat, action), view, me), cell)


@pytest.mark.parametrize(("name", "me"), CASES)
def test_boards_and_panels_do_not_overlap(name: str, me: int) -> None:
    table = TABLES[name]
    view = View(me, table)
    boxes = [PARTS.box(Spot("board", seat), view, me) for seat in range(table.seats)]
    boxes += panels(arrangement(table.seats).side, ("dice",)).values()
    assert not any(overlap(a, b) for i, a in enumerate(boxes) for b in boxes[:i])
    for box in tab_boxes(arrangement(table.seats).side, ("dice",)).values():
        assert inside(box, panels(arrangement(table.seats).side, ("dice",))["log"])


def test_the_seat_at_the_bottom_has_the_large_board() -> None:
    view = View(2, positions.boarding())
    assert PARTS.box(Spot("board", 2), view, 2) == OWN_BOARD
    assert PARTS.box(Spot("board", 3), view, 2)[:2] == LEFT_LOWER
    assert PARTS.box(Spot("board", 1), view, 2)[:2] == RIGHT_UPPER


def test_a_token_without_number_stands_on_its_box() -> None:
    view = View(0, positions.boarding())
    for seat in range(4):
        board = view.table.boards[seat]
        assert PARTS.box(Spot("boat", seat), view, 0) == PARTS.box(Spot("boat", seat, board.boat), view, 0)
        assert PARTS.box(Spot("pirate", seat), view, 0) == PARTS.box(
            Spot("pirate", seat, board.pirate), view, 0
        )


@pytest.mark.parametrize("count", range(1, 31))
def test_all_tiles_fit_below_their_heading(count: int) -> None:
    boxes = [OwnBoard().tile(index, count) for index in range(count)]
    x, y, w, h = OwnBoard.layout["tiles"]
    assert all(inside(box, (x, y + 38, w, h - 38)) for box in boxes)
    assert not any(overlap(a, b) for i, a in enumerate(boxes) for b in boxes[:i])


def test_an_unknown_kind_is_an_error() -> None:
    view = View(0, positions.boarding())
    for seat in (0, 1):
        with pytest.raises(KeyError):
            PARTS.box(Spot("parrot", seat), view, 0)


def test_the_menu_stays_clear_of_the_phases() -> None:
    boxes = menu_boxes([MenuItem(str(i), "help") for i in range(8)])
    assert all(inside(box, TOPBAR) for box in boxes)
    assert not any(overlap(box, PHASE_BOXES[3]) for box in boxes)
