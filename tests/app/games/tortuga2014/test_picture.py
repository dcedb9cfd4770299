from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pygame
import pytest

from tests.app.games.tortuga2014 import positions
from tests.app.games.tortuga2014.games import played, seen_of
from tests.hands.source import sources
from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import MIN_TEXT, Canvas
from tortuga.app.draw.painter import RetainedPainter
from tortuga.app.games.tortuga2014.acts.director import DiceDirector
from tortuga.app.games.tortuga2014.palette import DIE_LETTERS, DIE_NUMBERS
from tortuga.app.games.tortuga2014.picture import DicePicture, notes, statuses
from tortuga.app.games.tortuga2014.sample_game import boarding_of, claiming
from tortuga.app.games.tortuga2014.shown import DiceMarks, DiceShown, dice_marks, die_letter
from tortuga.app.games.tortuga2014.table import board
from tortuga.app.games.tortuga2014.table.center import ring
from tortuga.app.games.tortuga2014.table.layout import OWN_BOARD
from tortuga.app.games.tortuga2014.table.opponents import OpponentBoard, OpponentPainter
from tortuga.app.games.tortuga2014.tableui import TABLE
from tortuga.app.table import drawing
from tortuga.app.table.drawing import RetainedTable
from tortuga.app.table.layers import Extra
from tortuga.app.table.marks import Banner, Line, Spot
from tortuga.app.table.side.panels import Side, SidePanels
from tortuga.app.text import Text
from tortuga.games.tortuga2014.commands import Keep
from tortuga.games.tortuga2014.pieces import NUMBERS
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import PHASE_OF, Board, Options, Stage, Table, View
from tortuga.kernel.players import SeatSpec

SIZE = (1280, 720)


def drawn(
    art: Art,
    text: Text,
    view: View,
    me: int = 0,
    marks: DiceMarks | None = None,
    seats: tuple[SeatSpec, ...] = (),
) -> bytes:
    """The pixels of one picture, drawn anew."""
    canvas = Canvas(pygame.Surface(SIZE, 0, 32), art)
    captains = seats or positions.SEATS[: view.table.seats]
    RetainedTable(DicePicture()).draw(canvas, DiceShown(view, me, marks or DiceMarks(), captains, text))
    return canvas.surface.get_buffer().raw


def with_other_secrets(table: Table, seat: int) -> Table:
    """The same table with other faces, choices and coins wherever `seat` may not look."""
    boards = tuple(
        board
        if index == seat
        else msgspec.structs.replace(board, tiles=tuple(4 - (coins or 0) for coins in board.tiles))
        for index, board in enumerate(table.boards)
    )
    rolls = tuple(
        roll if index == seat or not roll else tuple((face + 2) % 6 if face >= 0 else -1 for face in roll)
        for index, roll in enumerate(table.rolls)
    )
    commits = tuple(
        commit if index == seat or commit is None else Keep((1, 2))
        for index, commit in enumerate(table.commits)
    )
    return msgspec.structs.replace(table, boards=boards, rolls=rolls, commits=commits)


@pytest.mark.parametrize("seat", range(4))
def test_hidden_things_do_not_show(art: Art, text: Text, seat: int) -> None:
    for table in (positions.first_roll(), positions.boarding()):
        other = with_other_secrets(table, seat)
        assert other != table
        mine, its = positions.observe(table, seat), positions.observe(other, seat)
        assert drawn(art, text, mine, seat) == drawn(art, text, its, seat)


def test_dice_behind_a_screen_are_not_drawn_even_from_a_full_view(art: Art, text: Text) -> None:
    one, two = positions.first_roll((0, 1, 2, 3, 4)), positions.first_roll((5, 5, 5, 5, 5))
    assert drawn(art, text, View(0, one)) == drawn(art, text, View(0, two))


def test_own_coins_show(art: Art, text: Text) -> None:
    table = positions.boarding()
    poorer = msgspec.structs.replace(table.boards[0], tiles=(1, 1))
    other = msgspec.structs.replace(table, boards=(poorer, *table.boards[1:]))
    assert drawn(art, text, positions.observe(table, 0)) != drawn(art, text, positions.observe(other, 0))


@pytest.mark.parametrize(
    "marks",
    [
        DiceMarks(legal=frozenset({Spot("fleet", 2, 1)})),
        DiceMarks(legal=frozenset({Spot("area_crew", 3)})),
        DiceMarks(legal=frozenset({Spot("bonus", 0, 2)})),
        DiceMarks(legal=frozenset({Spot("action", 0, 4)})),
        DiceMarks(chosen=frozenset({Spot("board", 1)})),
        DiceMarks(chosen=frozenset({Spot("fleet", 2, 0)})),
        DiceMarks(hidden=frozenset({Spot("crew", 0, 0)})),
        DiceMarks(hidden=frozenset({Spot("boat", 3)})),
        DiceMarks(hidden=frozenset({Spot("die", 1, 0)})),
        DiceMarks(hidden=frozenset({Spot("tile", 2, 0)})),
        DiceMarks(leaving=frozenset({Spot("crew", 1, 1)})),
        DiceMarks(hot_action=0),
        DiceMarks(folds={1: 0.5}),
        DiceMarks(banner=Banner("island", "Land", "in shown")),
        replace(positions.MOVE_MARKS, banner=None),
        replace(positions.BOARD_MARKS, legal=frozenset()),
        DiceMarks(preview=(4, "B")),
    ],
)
def test_every_mark_shows(art: Art, text: Text, marks: DiceMarks) -> None:
    view = positions.observe(positions.boarding(), 0)
    assert drawn(art, text, view, marks=marks) != drawn(art, text, view)


def test_a_chest_that_may_be_claimed_shows_on_the_shelf(art: Art, text: Text) -> None:
    view = positions.observe(claiming(), 0)
    marks = DiceMarks(legal=frozenset({Spot("center", -1, 1)}))
    assert drawn(art, text, view, marks=marks) != drawn(art, text, view)


def test_the_tick_of_a_chosen_chest_lies_over_its_neighbour(
    canvas: Canvas, text: Text, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid: list[bool] = []
    chosen = Spot("fleet", 2, 0)
    monkeypatch.setattr(board, "chest_on", lambda _canvas, _shown, spot, *_: laid.append(spot == chosen))
    view = RULES.observe(boarding_of(3), 0)
    marks = DiceMarks(chosen=frozenset((chosen,)))
    shown = DiceShown(view, 0, marks, positions.SEATS[:3], text)
    OpponentPainter(OpponentBoard(2), canvas, shown, 2).track_row("fleet")
    assert len(laid) > 1
    assert laid.index(True) == len(laid) - 1


def test_drawing_changes_neither_view_nor_marks(canvas: Canvas, text: Text) -> None:
    view, marks = positions.observe(positions.boarding(), 0), positions.BOARD_MARKS
    before = (msgspec.json.encode(view), repr(marks))
    RetainedTable(DicePicture()).draw(canvas, DiceShown(view, 0, marks, positions.SEATS, text))
    assert (msgspec.json.encode(view), repr(marks)) == before


def test_what_is_remembered_never_shows(art: Art, text: Text) -> None:
    """A picture that was redrawn part by part looks like one drawn at once."""
    steps = (
        (positions.observe(positions.boarding(), 0), 0, positions.BOARD_MARKS),
        (positions.observe(positions.boarding(), 0), 0, DiceMarks()),
        (
            positions.observe(positions.boarding(), 0),
            0,
            DiceMarks(hidden=frozenset({Spot("fleet", 2, 0), Spot("boat", 0), Spot("center", -1, 0)})),
        ),
        (positions.observe(positions.moving(), 0), 0, positions.MOVE_MARKS),
        (positions.observe(positions.moving(), 3), 3, DiceMarks(banner=Banner("island", "Land"))),
        (positions.observe(positions.second_roll(), 0), 0, positions.ROLL_MARKS),
    )
    keeper = RetainedTable(DicePicture())
    canvas = Canvas(pygame.Surface(SIZE, 0, 32), art)
    for view, me, marks in steps:
        keeper.draw(canvas, DiceShown(view, me, marks, positions.SEATS, text))
        assert canvas.surface.get_buffer().raw == drawn(art, text, view, me, marks)


@pytest.mark.slow
def test_what_is_remembered_never_shows_in_a_game(art: Art, text: Text) -> None:
    """Event by event, with what is marked and in flight: part by part looks like painted at once."""
    keeper, director = RetainedTable(DicePicture()), DiceDirector(text.say)
    canvas = Canvas(pygame.Surface(SIZE, 0, 32), art)
    for number, (before, event, after) in enumerate(played(4, "a")[:66]):
        view, act = View(0, after), director.act(seen_of(event, View(0, before), View(0, after)), 0)
        rests = (motion.rests(motion.delay) for motion in act.motions)
        hidden = frozenset(spot for spot in rests if spot is not None)
        marks = DiceMarks(
            chosen=act.marks.chosen,
            hidden=hidden,
            hot_action=dice_marks(act.marks).hot_action,
            notes=notes(after, text.say),
            status=statuses(after, text.say),
            folds={1: 0.5} if number % 7 == 0 else {},
        )
        keeper.draw(canvas, DiceShown(view, 0, marks, positions.SEATS, text))
        if number % 3 == 0:
            assert canvas.surface.get_buffer().raw == drawn(art, text, view, 0, marks), event


def test_what_is_left_over_follows_in_the_next_frames(
    art: Art, text: Text, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawing, "FRAME_SECONDS", 0.0)
    keeper = RetainedTable(DicePicture())
    keeper.patient = True
    canvas = Canvas(pygame.Surface(SIZE, 0, 32), art)
    views = (positions.observe(positions.boarding(), 0), positions.observe(positions.moving(), 0))
    whole = drawn(art, text, views[1])
    keeper.draw(canvas, DiceShown(views[0], 0, DiceMarks(), positions.SEATS, text))
    same = []
    for _ in range(40):
        keeper.draw(canvas, DiceShown(views[1], 0, DiceMarks(), positions.SEATS, text))
        same.append(canvas.surface.get_buffer().raw == whole)
    assert not same[0]
    assert same[-1]


def test_an_unchanged_table_is_not_painted_again(
    canvas: Canvas, text: Text, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = positions.observe(positions.boarding(), 0)
    keeper, marks = RetainedTable(DicePicture()), positions.BOARD_MARKS
    painted: list[pygame.Rect] = []
    paint = RetainedPainter._paint

    def noted(painter: RetainedPainter, ops: Any, places: Sequence[pygame.Rect]) -> None:
        painted.extend(places)
        paint(painter, ops, places)

    def draw(view: View, marks: DiceMarks) -> list[pygame.Rect]:
        painted.clear()
        keeper.draw(canvas, DiceShown(view, 0, marks, positions.SEATS, text))
        return list(painted)

    monkeypatch.setattr(RetainedPainter, "_paint", noted)
    assert draw(view, marks) == [canvas.surface.get_rect()]
    again = positions.observe(positions.boarding(), 0)
    assert not draw(again, marks)
    # a change of a board far away leaves one's own alone, too
    fewer = {seat: note for seat, note in marks.notes.items() if seat != positions.BELLAMY}
    there = draw(again, replace(marks, notes=fewer))
    assert there
    assert pygame.Rect(there[0]).unionall(there).colliderect(canvas.rect(*OWN_BOARD)) is False
    keeper._layer = None
    assert draw(again, marks) == [canvas.surface.get_rect()]


def test_an_extra_is_painted_when_its_key_changes(canvas: Canvas, text: Text) -> None:
    view = positions.observe(positions.boarding(), 0)
    painted: list[object] = []
    keeper = RetainedTable(DicePicture())
    for key in (1, 1, 2):
        extra = Extra("tray", key, lambda _, key=key: painted.append(key))  # type: ignore[misc]
        keeper.draw(canvas, DiceShown(view, 0, DiceMarks(), positions.SEATS, text), (extra,))
    assert painted == [1, 2]


@pytest.mark.parametrize("seats", [2, 3])
def test_fewer_seats_show_log_and_dice_table_together(canvas: Canvas, text: Text, seats: int) -> None:
    view = positions.observe(boarding_of(seats), 0)
    captains = positions.SEATS[:seats]
    shown = DiceShown(view, 0, DiceMarks(), captains, text)
    RetainedTable(DicePicture()).draw(canvas, DiceShown(view, 0, DiceMarks(), captains, text))
    before = canvas.surface.copy()
    lines = (Line(0, "sails"), Line(None, "Round 2", loud=True), Line(1, "w " * 90, "tortuga2014/chest_red"))
    picture = DicePicture()
    SidePanels(RULES.name, picture, picture.side(), TABLE.advice).draw(canvas, shown, Side(lines))
    changed = [
        before.subsurface(canvas.rect(*box)).get_buffer().raw
        != canvas.surface.subsurface(canvas.rect(*box)).get_buffer().raw
        for box in ((16, 390, 400, 300), (1490, 400, 400, 280))
    ]
    assert changed == [True, True]


def test_long_names_and_all_extremes_are_drawn(art: Art, text: Text) -> None:
    for me in range(4):
        view = positions.observe(positions.extremes(), me)
        assert drawn(art, text, view, me, positions.BOARD_MARKS, positions.LONG_SEATS)


def test_dice_in_the_open_show(art: Art, text: Text) -> None:
    table = positions.stuck()
    hidden = msgspec.structs.replace(table, rolls=((), (), (), ()))
    assert drawn(art, text, View(0, table)) != drawn(art, text, View(0, hidden))


def test_every_picture_of_a_die_shows_the_numbers_in_use() -> None:
    assert DIE_NUMBERS == NUMBERS
    custom = tuple(row[1:] + row[:1] for row in NUMBERS)
    for numbers in (NUMBERS, custom):
        for die in range(5):
            assert die_letter(numbers, die, 5) == DIE_LETTERS[die]
            for face in range(5):
                picture = DIE_LETTERS.index(die_letter(numbers, die, face))
                assert DIE_NUMBERS[picture][face] == numbers[die][face]


@pytest.mark.parametrize("count", [0, 1, 9, 30])
def test_the_ring_has_every_tile(count: int) -> None:
    assert len(set(ring(count))) == count


def test_every_text_exists(text: Text) -> None:
    used = {
        found
        for path in sources("tortuga/app")
        if "games" not in path.parts or "tortuga2014" in path.parts
        for found in re.findall(r'"(pic-[a-z0-9-]+)"', path.read_text("utf-8"))
    }
    used |= {f"pic-phase-{n}" for n in (1, 2, 3)} | {
        f"pic-area-{a}" for a in ("tortuga", "fleet", "crew", "island")
    }
    used |= {"pic-tab-log", *(f"pic-tab-{panel.name}" for panel in DicePicture().side())}
    assert len(used) > 15
    assert [name for name in sorted(used) if not text.has(name)] == []


@pytest.mark.parametrize("role", ["sc", "bold", "ital"])
def test_words_keep_to_their_room(canvas: Canvas, role: str) -> None:
    for told in ("Raid", "Schatzsuche", "Naverbovat pos\u00e1dku a je\u0161t\u011b n\u011bco", "W" * 60):
        for room in (20, 60, 150):
            string, style, size = canvas.fitted(told, role, 24, room)
            assert canvas.width(string, style, size) <= room or string == "\u2026"
            assert size >= MIN_TEXT


@pytest.mark.parametrize("stage", list(PHASE_OF))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_stage_can_be_drawn_from_an_empty_table(art: Art, text: Text, stage: Stage, seats: int) -> None:
    table = Table(Options(seats=seats), (Board(),) * seats, stage)  # type: ignore[arg-type]
    for me in range(seats):
        assert drawn(art, text, View(me, table), me)
