"""What Bids shows beside its table: a page of rules, results, statistics, proof."""

from __future__ import annotations

import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.gameui.pages import Page, SetTable
from tortuga.app.scene.context import Context
from tortuga.app.text import Text


class BidsBook:
    """See `tortuga.app.gameui.pages.RuleBook`: one page, no pictures."""

    pages = (Page("bids", "dice", ("1", "*2")),)

    def words(self, page: Page) -> tuple[str, ...]:
        return ()

    def figures(self, text: Text) -> BidsFigures:
        return BidsFigures()

    def table(self, canvas: Canvas, context: Context, page: Page, width: float) -> SetTable:
        return (lambda _canvas, _x, _y: None), 0.0


class BidsFigures:
    """There are none."""

    def picture(self, canvas: Canvas, name: str, width: float) -> pygame.Surface:
        raise KeyError(name)
