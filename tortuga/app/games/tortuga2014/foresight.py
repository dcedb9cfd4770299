"""The pictures that a table will need when something first flies or lights up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tortuga.app.draw.theme import SKULL

_SPRITES = (
    *("shadow_die", "shadow_chest", "glow_die_white", "glow_die_gold", "frame_die", "marker", "disc_light"),
    *("bonus_1", "bonus_2", "tile_1", "tile_2", "tile_3", "glow_tile", "glow_chest"),
)


def pictures_ahead(colours: Sequence[str]) -> Iterator[str]:
    """Their file names, what is needed first at the front; `colours` of the seats, the own one first."""
    for colour in colours:
        yield f"dice/{colour}.png"
        yield f"screens/{colour}.png"
        yield from (f"tumble/{colour}_{face}.png" for face in range(SKULL + 1))
    yield from (f"sprites/{name}.png" for name in _SPRITES)
    yield from (f"pips/{colour}.png" for colour in colours)
