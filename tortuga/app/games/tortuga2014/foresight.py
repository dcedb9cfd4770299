"""The pictures that a table will need when something first flies or lights up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tortuga.app.draw.pictures import filed
from tortuga.app.games.tortuga2014.palette import NAME, SKULL

_SPRITES = (
    *(f"{NAME}/{own}" for own in ("shadow_die", "shadow_chest", "glow_die_white", "glow_die_gold")),
    f"{NAME}/frame_die",
    *("marker", "disc_light"),
    *(f"{NAME}/{own}" for own in ("bonus_1", "bonus_2", "tile_1", "tile_2", "tile_3")),
    *(f"{NAME}/glow_{own}" for own in ("tile", "chest")),
)


def pictures_ahead(colours: Sequence[str]) -> Iterator[str]:
    """Their file names, what is needed first at the front; `colours` of the seats, the own one first."""
    for colour in colours:
        yield f"{NAME}/dice/{colour}.png"
        yield f"{NAME}/screens/{colour}.png"
        yield from (f"{NAME}/tumble/{colour}_{face}.png" for face in range(SKULL + 1))
    yield from (filed("sprites", name, ".png") for name in _SPRITES)
    yield from (f"{NAME}/pips/{colour}.png" for colour in colours)
