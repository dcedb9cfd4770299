from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import msgspec
import pygame
import pytest

from tests.app.games.tortuga2014 import positions
from tests.app.games.tortuga2014.games import played, seen_of
from tests.hands.dice import SEATS, desk
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.decisions import cards
from tortuga.app.games.tortuga2014.decisions import cards as traycards
from tortuga.app.games.tortuga2014.decisions.choose import chooser_for
from tortuga.app.games.tortuga2014.picture import DicePicture
from tortuga.app.games.tortuga2014.shown import DiceMarks, DiceShown
from tortuga.app.games.tortuga2014.spotlight import outcomes
from tortuga.app.games.tortuga2014.table import opponents
from tortuga.app.games.tortuga2014.table import tray as traykit
from tortuga.app.games.tortuga2014.table.layout import OWN_BOARD, TRAY
from tortuga.app.games.tortuga2014.table.opponents import OpponentBoard
from tortuga.app.games.tortuga2014.table.own import OwnBoard
from tortuga.app.games.tortuga2014.table.parts import PARTS
from tortuga.app.games.tortuga2014.table.tray import TRAY_SCREEN, RankRow, SumPart, tray_die
from tortuga.app.table.buttons import TrayButton, draw_tray_button
from tortuga.app.table.layers import STANDARD
from tortuga.app.table.marks import Note, Shown, Spot, Status
from tortuga.app.text import Text
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.course import open_action
from tortuga.games.tortuga2014.observer import observe, redact

LONG = "Donaudampfschifffahrtsgesellschaft nimmt die Schatztruhe und behält beide Plättchen"
DICE = tuple(SumPart("die", letter, 3) for letter in "ABCDE")
SUM = (DICE[0], *(part for die in DICE[1:] for part in (SumPart("plus"), die)), SumPart("bonus", value=2))
CARD = Box(1072, 840, 96, 72)
LARGE = Box(1072, 840, 134, 138)
LOW = Box(1070, 990, 432, 40)


def painted(canvas: Canvas, paint: Callable[[Canvas], object]) -> Box:
    """The box of everything that was painted on an empty layer, in units; faint shadows do not count."""
    layer = canvas.layer()
    paint(layer)
    return layer.box(layer.surface.get_bounding_rect(min_alpha=90))


def inside(inner: Box, outer: Box) -> bool:
    """Within half a unit and a pixel."""
    slack = 1.6
    return (
        inner[0] >= outer[0] - slack
        and inner[1] >= outer[1] - slack
        and inner[0] + inner[2] <= outer[0] + outer[2] + slack
        and inner[1] + inner[3] <= outer[1] + outer[3] + slack
    )


PIECES: dict[str, tuple[Callable[[Canvas], object], Box]] = {
    "heading": (lambda c: traykit.heading(c, LONG, LONG), TRAY.inset(20)),
    "screen": (lambda c: traykit.heading(c, LONG, LONG, screen="yellow"), TRAY.inset(8)),
    "line": (lambda c: traykit.line_below(c, LONG * 3), TRAY.inset(20)),
    "strip": (lambda c: traykit.note_strip(c, LONG * 3, "island", warn=True), traykit.NOTE_STRIP),
    "low strip": (lambda c: traykit.note_strip(c, LONG * 3, "island", box=LOW), LOW),
    "sum": (lambda c: traykit.sum_row(c, "blue", "spade", SUM, "= 17", "3 of 4", LONG), traykit.SUM_ROW),
    "outcome chest": (
        lambda c: cards.outcome_chest(c, cards.outcome_box(0), LONG, None),
        cards.outcome_box(0),
    ),
    "outcome token": (
        lambda c: cards.outcome_token(c, cards.outcome_box(1), LONG, "blue", "fleet", 8, 7),
        cards.outcome_box(1),
    ),
    "outcome words": (
        lambda c: cards.outcome_words(c, cards.outcome_box(2), LONG, LONG, "spade"),
        cards.outcome_box(2),
    ),
    "card": (lambda c: traycards.order_card(c, CARD, "red", "4", LONG), CARD.inset(-2)),
    "large card": (lambda c: traycards.order_card(c, LARGE, "red", "4", LONG, surplus=True), LARGE.inset(-2)),
    "tile": (lambda c: traycards.tile_choice(c, LARGE, 3, LONG), LARGE),
    "action": (
        lambda c: traycards.action_cards(c, [LONG] * 5, [LONG] * 5, (0, 1, 2), None, None),
        traycards.action_box(0).union(traycards.action_box(4)),
    ),
}


@pytest.mark.parametrize("name", PIECES)
def test_parts_keep_to_their_boxes_with_long_words(canvas: Canvas, name: str) -> None:
    paint, box = PIECES[name]
    assert inside(painted(canvas, paint), box)


@pytest.mark.parametrize(
    "row",
    [
        RankRow("blue", LONG, 0, "1st", (5, 4, 3, 2, 1), 2, "17", LONG, True),
        RankRow("green", "Anne", 1, "2. Platz", (5,), 0, "5"),
        RankRow("yellow", LONG, note=LONG),
    ],
)
def test_ranking_rows_keep_to_their_boxes(canvas: Canvas, row: RankRow) -> None:
    for index in range(4):
        box = traykit.ranking_box(index)
        assert inside(box, TRAY)
        assert inside(painted(canvas, lambda c, box=box: traykit.ranking_row(c, row, box)), box)  # type: ignore[misc]


@pytest.mark.parametrize("box", [STANDARD.primary, *STANDARD.secondary])
@pytest.mark.parametrize("label", ["Board", "Rückgängig", LONG])
def test_buttons_keep_their_words(canvas: Canvas, box: Box, label: str) -> None:
    button = TrayButton("go", box, label, "spade", "secondary" if box[2] < 200 else "primary", "Strg+Z")
    assert inside(painted(canvas, lambda c: draw_tray_button(c, button)), box.inset(-7))


def test_every_state_of_a_button_looks_different(canvas: Canvas) -> None:
    plain = TrayButton("go", STANDARD.primary, "Go", "spade", "primary")
    states = [
        plain,
        TrayButton("go", STANDARD.primary, "Go", "spade", "primary", enabled=False),
        replace(plain, hover=True),
        replace(plain, pressed=True),
    ]
    looks = set()
    for button in states:
        layer = canvas.layer()
        draw_tray_button(layer, button)
        looks.add(pygame.image.tobytes(layer.surface, "RGBA"))
    assert len(looks) == len(states)


@pytest.mark.parametrize("count", range(1, 6))
def test_dice_in_the_tray_keep_clear_of_screen_and_sum(count: int) -> None:
    for position in range(count):
        box = tray_die(position, count).inset(-2)
        assert inside(box, TRAY)
        assert box[1] > TRAY_SCREEN[1] + TRAY_SCREEN[3]
        assert box[1] + box[3] < traykit.SUM_ROW[1] - 20


@pytest.mark.parametrize("me", range(4))
def test_boards_keep_long_names_and_notes_to_themselves(canvas: Canvas, text: Text, me: int) -> None:
    marks = DiceMarks(
        notes=dict.fromkeys(range(4), Note(LONG, "tag_red", "checked-shield")),
        status=dict.fromkeys(range(4), Status(LONG, "hourglass")),
    )
    shown = DiceShown(positions.observe(positions.extremes(), me), me, marks, positions.LONG_SEATS, text)
    for seat in range(4):
        if seat != me:
            there = painted(canvas, lambda c, seat=seat: OpponentBoard((seat - me) % 4).paint(c, shown))  # type: ignore[misc]
            assert inside(there, PARTS.box(Spot("board", seat), shown.view, shown.me).inset(-14))
    own = painted(canvas, lambda c: OwnBoard().paint(c, shown))
    assert inside(own, (OWN_BOARD[0] - 14, 688, OWN_BOARD[2] + 28, 396))


def test_every_number_of_dice_has_a_size() -> None:
    assert set(opponents.SEAT_DICE) == {1, 2, 3, 4, 5}


def test_the_matrix_tells_what_1st_and_2nd_have_gained_beside_all_totals(canvas, monkeypatch):
    """At three and four seats it told that an action was done, and not what it had brought."""
    steps = [
        seen_of(redact(event, 0), observe(before, 0), observe(after, 0))
        for before, event, after in played(4, "a")
    ]
    gains, drawn = set(), []
    monkeypatch.setattr(cards, "_gain", lambda _canvas, outcome, spot: drawn.append((outcome, spot)))
    totals = TRAY.x + 18 + 206 + 3 * 44 + 20
    for end, step in enumerate(steps):
        table = step.before.table
        if table.phase != 2 or not isinstance(step.event, ev.ActionOpened):
            continue
        ended = outcomes(steps[:end])
        for action, gained in ended.items():
            ranking = open_action(msgspec.structs.replace(table, action=action)).ranking
            assert tuple(outcome.seat for outcome in gained) == ranking[: len(gained)]
            gains |= {(place, outcome.gain, outcome.boxes) for place, outcome in enumerate(gained)}
        drawn.clear()
        cards.round_outcomes(canvas, ended, table)
        assert all(totals + 14 <= x <= TRAY.right - 18 - 14 for _, (x, _) in drawn)
    assert {(0, "boxes", 2), (1, "boxes", 1), (0, "chest", 0), (1, "tile", 0)} <= gains


def test_what_a_round_has_brought_is_not_written_over_the_choice_of_a_tile(canvas, text, monkeypatch):
    """The choice takes the place of the matrix, and its gains stood on the right tile."""
    drawn, written, past = [], {}, []
    monkeypatch.setattr(cards, "_gain", lambda *told: drawn.append(told))
    for before, event, after in played(4, "a"):
        seat = before.actors[before.place] if before.place < len(before.actors) else 0
        if before.stage in ("act", "tile") and past and outcomes(past) and not written.get(before.stage):
            drawn.clear()
            shown = Shown(observe(before, seat), seat, DiceMarks(), SEATS, text, tuple(past))
            DicePicture().tray(shown, chooser_for(desk(before, seat)), None, None).paint(canvas)
            written[before.stage] = len(drawn)
        if len(written) == 2:
            break
        past.append(seen_of(redact(event, seat), observe(before, seat), observe(after, seat)))
    assert written["act"]
    assert not written["tile"]
