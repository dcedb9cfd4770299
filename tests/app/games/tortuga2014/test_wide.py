"""A wide window is used to its ends: what lies in the margins, and what is picked there."""

from __future__ import annotations

import itertools

import msgspec
import pygame
import pytest

from tests.hands.dice import TEXT
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014 import sample_game as still
from tortuga.app.games.tortuga2014.screenshots import table_scene
from tortuga.app.games.tortuga2014.shown import DiceMarks, DiceShown
from tortuga.app.games.tortuga2014.table.layout import TRAY, arrangement, shape_of
from tortuga.app.games.tortuga2014.table.parts import parts_for
from tortuga.app.games.tortuga2014.table.standings import Standings
from tortuga.app.scene.protocol import Drag, Drop
from tortuga.app.stills.house import still_context
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga2014.observer import observe

WIDE = (2560, 1080)
PARTS = parts_for("wide")


@pytest.fixture
def seated(tmp_path, art):
    def sit(table):
        scene = table_scene(still_context(tmp_path, "en").of("tortuga2014"), table)
        scene.fit(Canvas(pygame.Surface(WIDE), art))
        return scene

    return sit


def tables():
    return {2: still.first_roll(2), 3: still.boarding_of(3), 4: still.boarding()}


def test_only_a_window_with_room_for_boards_is_wide(art):
    sizes = {
        (2560, 1080): "wide",
        (3440, 1440): "wide",
        (2376, 1080): "usual",
        (1920, 1080): "usual",
        (1280, 720): "small",
    }
    assert {size: shape_of(Canvas(pygame.Surface(size), art)) for size in sizes} == sizes


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_has_a_place_of_its_own(seats):
    at, view = arrangement(seats, "wide"), observe(tables()[seats], 0)
    boxes = [PARTS.box(Spot("board", seat), view, 0) for seat in range(seats)]
    boxes += [box for box in (*at.side, at.between, at.standings, at.banner) if box is not None]
    assert not [pair for pair in itertools.combinations(boxes, 2) if pair[0].touches(pair[1])]
    left, right = at.edges
    window = Box(left, 0, right - left, 1080)
    assert all(window.union(box) == window for box in (*boxes, at.spotlight.veil))
    assert len(at.side) == 2, "log and dice table are both open"
    assert not any(box.touches(at.spotlight.veil) for box in boxes if box != at.banner)
    assert max(box.bottom for box in boxes if box.right <= 210) == 1068, "the left corner is used"
    assert max(box.bottom for box in boxes if box.x >= 1710) == 700, "nothing is empty above one's own board"


@pytest.mark.parametrize(
    ("table", "ids"),
    [
        (still.first_roll(), "die"),
        (still.moving(), "card"),
        (still.skulls(), "tray"),
        (still.hunting(), "drawn"),
    ],
    ids=["dice", "chests", "actions", "tiles"],
)
def test_what_is_chosen_lies_in_the_tray(seated, table, ids):
    scene = seated(table)
    tray = scene.presenter.picture.parts.box(Spot("tray"), scene.presenter.view, 0)
    assert tray == TRAY.moved(arrangement(4, "wide").lower)
    boxes = [item.box for item in scene.focusables() if item.id.startswith(f"{ids}-")]
    assert boxes
    assert all(tray.inset(-2).union(box) == tray.inset(-2) for box in boxes)


def test_buttons_stand_on_the_board(seated):
    scene = seated(still.first_roll())
    board = scene.presenter.picture.parts.box(Spot("board", 0), scene.presenter.view, 0)
    names = {"primary", "undo", "clear", "hint"}
    boxes = {item.id: item.box for item in scene.focusables() if item.id in names}
    assert boxes.keys() == names
    assert all(board.union(box) == board for box in boxes.values())
    assert not any(a.touches(b) for a, b in itertools.combinations(boxes.values(), 2))


def test_dice_are_dragged_where_they_are_seen(seated):
    scene = seated(still.first_roll())
    chooser, parts = scene.decision.chooser, scene.presenter.picture.parts
    start = next(item.box.center for item in scene.focusables() if item.id == "die-0")
    end = parts.box(Spot("action", 0, chooser.faces[0]), scene.presenter.view, 0).center
    scene.handle(Drag(start, end, "die-0"))
    scene.handle(Drop(start, end, "die-0"))
    assert 0 in chooser.chosen


def test_standings_tell_no_hidden_tiles(art):
    """Twins: two tables that differ in hidden tiles alone."""
    canvas, pictures = Canvas(pygame.Surface(WIDE, 0, 32), art), set()
    area = canvas.rect(*arrangement(4, "wide").standings)
    table = still.boarding()
    for tiles in ((1, 1), (3, 3)):
        boards = [*table.boards[:3], msgspec.structs.replace(table.boards[3], tiles=tiles)]
        view = observe(msgspec.structs.replace(table, boards=tuple(boards)), 0)
        canvas.surface.fill("black")
        Standings("wide").paint(canvas, DiceShown(view, 0, DiceMarks(), still.SEATS, TEXT))
        pictures.add(pygame.image.tobytes(canvas.surface.subsurface(area), "RGB"))
    assert len(pictures) == 1
