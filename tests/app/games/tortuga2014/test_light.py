"""Ground falls when this may be the last round, over everything that is painted from the island."""

from __future__ import annotations

import msgspec
import pygame

from tests.app.games.tortuga2014.games import played, specs
from tests.hands.dice import TEXT
from tortuga.app.games.tortuga2014.shown import DiceMarks, DiceShown
from tortuga.app.games.tortuga2014.spotlight import may_be_last
from tortuga.app.games.tortuga2014.table.light import Ground, ground
from tortuga.games.tortuga2014.observer import observe

SEATS = specs("human", "greedy", "greedy", "greedy")


def test_the_last_round_is_played_in_the_evening(canvas):
    tables = [table for *_, table in played(4, "a")]
    light = {may_be_last(table): table for table in tables}
    assert set(light) == {False, True}
    for late, table in light.items():
        shown = DiceShown(observe(table, 0), 0, DiceMarks(), SEATS, TEXT)
        canvas.surface.fill("black")
        Ground().paint(canvas, shown)
        painted = pygame.image.tobytes(canvas.surface, "RGB")
        assert (painted == pygame.image.tobytes(ground(canvas.art, evening=True), "RGB")) is late
        assert Ground().drawn_from(shown) is late


def test_it_ends_when_the_fleet_is_stolen():
    table = next(table for *_, table in played(4, "a") if may_be_last(table))
    bare = tuple(msgspec.structs.replace(board, fleet=()) for board in table.boards)
    assert not may_be_last(msgspec.structs.replace(table, boards=bare))


def test_evening_is_warmer_than_day(canvas):
    day, evening = (pygame.transform.average_color(ground(canvas.art, late)) for late in (False, True))
    assert evening[2] / evening[0] < day[2] / day[0]
