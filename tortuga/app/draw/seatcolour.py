"""The colour of a seat as a value, and the pictures that a game brings along."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from tortuga.app.draw.theme import Plate, Shadow, mix, pill

_SHADOW = Shadow(6, 4, 130)


class SeatColour(msgspec.Struct, frozen=True):
    """A colour of a seat; always drawn with a face or an emblem, so that nobody relies on colour alone."""

    game: str
    name: str
    """Its name in the log; in words it is the text `colour-<name>`."""
    rgb: str
    """As "#rrggbb"."""
    emblem: str
    """A symbol of the common set: woven into curtains and screens."""
    person: str = ""
    """The person of assets/images/persons whose face it shows; "" for its emblem."""

    @property
    def ribbon(self) -> str:
        """The plate of its ribbon."""
        return f"{self.game}/ribbon_{self.name}"

    @property
    def mark(self) -> str:
        """The small plate in its colour."""
        return f"{self.game}/mark_{self.name}"

    @property
    def cloth(self) -> str:
        """The slightly darkened colour of ribbons."""
        return mix(self.rgb, "#1a0f08", 0.10)


def seat_plates(colours: tuple[SeatColour, ...]) -> dict[str, Plate]:
    """The plates that every colour of a game has: ribbon and mark."""
    plates = {}
    for seat in colours:
        plates[f"ribbon_{seat.name}"] = pill(seat.cloth, 10, "gold", 2.2, gloss=0.16, shadow=_SHADOW)
        plates[f"mark_{seat.name}"] = pill(seat.rgb, 8, "gold_l", 2, gloss=0.10)
    return plates


class GamePictures(msgspec.Struct, frozen=True):
    """The pictures and colours of a game; all games together know its pictures as `<game>/<name>`."""

    game: str
    colours: tuple[SeatColour, ...]
    folder: Path | None = None
    """Its images, with an `index.json`; None: assets/images/<game>. Plates not baked there are plain."""
    plates: Mapping[str, Plate] = msgspec.field(default_factory=dict)
    """Its plates, `seat_plates` among them."""
    title_row: tuple[str, ...] = ()
    """Sprites that lie in a row below the title of the program."""
    ground: str = "sea"
    """The backdrop of its screens beside the table."""
    icon: str = "card-play"
    """A common symbol for the game."""
