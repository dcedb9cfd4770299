"""Small pictures of forty screens on one sheet: what they look like, kept as data.

`python -m tests.golden.gallery FILE` draws the sheet; `pictures.png` beside this file is the kept one.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pygame

KEPT = Path(__file__).with_name("pictures.png")
SIZE = (1280, 720)
CELL, COLUMNS = (160, 90), 8
NAMES: tuple[tuple[str, str], ...] = (
    *(
        ("tortuga2014", name)
        for name in (
            *("title", "newgame", "house-rules", "handover", "results", "settings-game", "library", "replay"),
            *(
                "statistics",
                "proof",
                "table-keep",
                "table-skulls",
                "table-board",
                "table-claim",
                "table-move",
            ),
            *("table-tie", "table-advice", "table-reveal", "rules-board-action", "lesson-order"),
        )
    ),
    *(
        ("tortuga1667", name)
        for name in (
            *("title", "newgame-nine", "house-rules", "results", "library", "replay", "compare", "table"),
            *("table-five", "table-two", "table-force", "table-ballot", "table-advice", "table-vote"),
            *("table-event", "table-map", "table-notebook", "table-peek", "rules-votecards", "lesson-holds"),
        )
    ),
)
"""Game and screen of each picture, row by row."""


def sheet() -> pygame.Surface:
    """The sheet as it is drawn now."""
    from tortuga.app.screenshots import still_pictures

    out = pygame.Surface((CELL[0] * COLUMNS, CELL[1] * -(-len(NAMES) // COLUMNS)), 0, 24)
    for game in dict(NAMES):
        wanted = [name for of, name in NAMES if of == game]
        for name, _, canvas in still_pictures(SIZE, "en", 100, game, wanted):
            row, column = divmod(NAMES.index((game, name)), COLUMNS)
            small = pygame.transform.smoothscale(canvas.surface, CELL)
            out.blit(small, (column * CELL[0], row * CELL[1]))
    return out


if __name__ == "__main__":
    pygame.image.save(sheet(), sys.argv[1])
