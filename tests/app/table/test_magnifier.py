"""With larger words the board one looks at is enlarged over the island."""

from __future__ import annotations

import pygame
import pytest

from tests.hands.harbour import Harbour, settle
from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga2014.table.layout import LEFT_LOWER, arrangement
from tortuga.app.table.inspect import LARGER, looked_at


@pytest.fixture
def table(tmp_path, set_stage):
    harbour = Harbour(tmp_path, set_stage)
    hands, scene = harbour.begin("human", "greedy", "greedy", "greedy", seed="glass")
    settle(hands)
    yield hands, scene
    hands.stage.canvas.art.restyle(1.0, False)
    harbour.library.close()


def island(hands):
    rect = hands.stage.canvas.rect(760, 260, 400, 200)
    return pygame.image.tobytes(hands.stage.canvas.surface.subsurface(rect), "RGB")


def rest_on(hands, spot, seconds=0.5):
    pygame.event.post(
        pygame.event.Event(
            pygame.MOUSEMOTION, pos=hands.stage.canvas.at(*spot), rel=(1, 1), buttons=(0, 0, 0)
        )
    )
    hands.step(int(seconds * 60))


@pytest.mark.slow
def test_at_every_text_size_at_rest_and_drawn_afresh(table, monkeypatch):
    hands, scene = table
    x, y = LEFT_LOWER
    for growth, rest in ((1.0, 1.1), (1.5, 0.5)):
        hands.stage.canvas.art.restyle(growth, False)
        hands.stage.refit()
        rest_on(hands, (960, 340))
        plain = island(hands)
        rest_on(hands, (x + 201, y + 31), seconds=0.1)
        assert island(hands) == plain
        sizes = []
        monkeypatch.setattr(Canvas, "put_line", texts_of(sizes))
        rest_on(hands, (x + 202, y + 32), rest)
        monkeypatch.undo()
        assert island(hands) != plain
        name = scene.session.seats[1].name
        assert max(size for told, size in sizes if told == name) == pytest.approx(LARGER, rel=0.1)
        rest_on(hands, (960, 341))
        assert island(hands) == plain


def texts_of(sizes):
    """`Canvas.put_line` that writes down the words and by how much they are larger than on the table."""
    real = Canvas.put_line

    def put_line(self, string, *args):
        sizes.append((string, self.scale / self.art.scale))
        return real(self, string, *args)

    return put_line


def test_which_board(table):
    _, scene = table
    for seat, ((x, y), _) in zip((1, 2, 3), arrangement(4).boards, strict=True):
        assert looked_at(scene.asked(), (x + 100, y + 100)) == seat
    assert looked_at(scene.asked(), (960, 340)) is None
    assert looked_at(scene.asked(), None) is None
    scene.focus.visible, scene.focus.focused = True, "primary"
    assert looked_at(scene.asked(), (LEFT_LOWER[0] + 9, LEFT_LOWER[1] + 9)) is None
