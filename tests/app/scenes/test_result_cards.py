"""The cards at the end of a game: beside each other, from five on in two rows, none over another."""

from __future__ import annotations

import itertools

import pytest

from tortuga.app.draw.theme import STAGE
from tortuga.app.gameui.boards import draw_cards
from tortuga.app.scenes.results import ResultsScene
from tortuga.app.widgets import layout


class Board:
    """The end of a game of so many; each card notes where it is drawn."""

    def __init__(self, count):
        self.boxes = []
        self.cards = [self] * count

    def verdict(self, _context):
        return "Nobody wins."

    def spoken(self, _context):
        return ()

    def draw(self, canvas, context, box=None):
        """As a board, all its cards; as a card, itself."""
        if box is None:
            draw_cards(canvas, context, self.cards)
        else:
            self.boxes.append(box)


@pytest.mark.parametrize("count", range(1, 10))
def test_no_card_lies_over_another(count, course, canvas_of):
    board = Board(count)
    ResultsScene(course.context.of("tortuga2014"), board).draw(canvas_of((1280, 720)))
    assert len(board.boxes) == count
    for x, y, w, h in board.boxes:
        assert x >= 0
        assert x + w <= STAGE[0]
        assert y >= layout.RESULT_CARD_Y
        assert y + h <= layout.RESULT_CARD_Y + layout.RESULT_CARD_H
    for (x, y, w, h), (left, top, _, _) in itertools.combinations(board.boxes, 2):
        assert left >= x + w or top >= y + h
    if count <= layout.MAX_SEAT_CARDS:
        assert {(y, h) for _, y, _, h in board.boxes} == {(layout.RESULT_CARD_Y, layout.RESULT_CARD_H)}
