"""What lies on the chart: signs, ships with their pirates, the Galleon, Tortuga with its line, holds, scores.

The chart itself, hulls and island are the backdrop `<game>/table`, which never changes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tortuga.app.draw.brush import Mood
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import one_style, words
from tortuga.app.draw.lettering import SetLine
from tortuga.app.draw.theme import SMALLEST_READ
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667 import layout as at
from tortuga.app.games.tortuga1667.palette import ASHORE, HOLDERS, ICON, NAME, Nation, Ship
from tortuga.app.games.tortuga1667.pieces.faces import draw_empty, draw_face, draw_place
from tortuga.app.games.tortuga1667.pieces.nations import draw_hold, draw_score
from tortuga.app.games.tortuga1667.pieces.rowboats import BoatState, draw_rowboat
from tortuga.app.games.tortuga1667.pieces.treasure import GHOST, draw_treasure


@dataclass(frozen=True)
class Pirate:
    """Somebody on the chart, ready to be drawn."""

    who: str
    name: str
    ranks: tuple[tuple[str, str], ...] = ()
    """Symbol and word of each rank, or the one of having none."""
    mood: Mood = "calm"
    acts: bool = False
    legal: bool = False
    chosen: bool = False


@dataclass(frozen=True)
class HoldMark:
    """What is told of a hold besides its treasures."""

    was: int | None = None
    hot: bool = False
    shown: int | None = None


PLAIN = HoldMark()


def draw_sign(
    canvas: Canvas, center: Point, told: str, icon: str | None = None, size: float = 21, room: float = 250
) -> Box:
    """A parchment plate with a name; returns its box."""
    extra = size * 1.5 if icon else 0.0
    wide = min(canvas.width(told, "sc", size), room - extra - 30)
    box = Box.around(center, wide + extra + 30, size * 1.66)
    canvas.plate(f"{NAME}/signboard", box)
    left = box[0] + 15
    if icon:
        canvas.icon(icon, (left + size * 0.55, center[1]), size * 1.16, "#4a2a12")
        left += extra
    words(canvas, told, "sc", size, "ink", (left, center[1] - 1), "midleft", None, wide + 1)
    return box


def draw_ship(
    canvas: Canvas,
    ship: Ship,
    name: str,
    places: Sequence[Pirate | None],
    *,
    legal_free: bool = False,
    full: str = "",
) -> None:
    """Name and five places of a ship.

    places: from the Captain on; None is free (or in flight), and so is what is missing. legal_free: the first
    free place is a legal target. full: the word for a ship without room, beside its name.
    """
    told = f"{name} \u00b7 {full}" if full else name
    draw_sign(canvas, at.ship_sign(ship), told, ICON[ship], 21, 262)
    free = True
    for index in range(at.PLACES):
        here = places[index] if index < len(places) else None
        center = at.ship_place(ship, index)
        if here is None:
            if legal_free and free:
                x, y, w, h = at.ship_place_box(ship, index)
                canvas.glow(Box(x, y + 6, w, h - 12), 12, 1.0, 8)
                canvas.plate(f"{NAME}/berth_hot", Box(x, y + 6, w, h - 12))
            free = False
            draw_empty(canvas, center, 62, str(index + 1))
        else:
            draw_place(
                canvas,
                center,
                here.who,
                here.name,
                here.ranks,
                here.mood,
                acts=here.acts,
                legal=here.legal,
                chosen=here.chosen,
            )


def draw_galleon(
    canvas: Canvas, told: str, count: int, *, hot: bool = False, shown: int | None = None
) -> None:
    """The Galleon's name with its number, and its treasures; `hot` marks the one that would go."""
    draw_sign(canvas, at.GALLEON_SIGN, told, ICON["galleon"], 21, 330)
    lying = count if shown is None else shown
    for index in range(min(lying, at.GALLEON_PLACES)):
        glow = hot and index == lying - 1
        draw_treasure(canvas, at.galleon_chest(index), at.GALLEON_CHEST, glow=glow)


def draw_line(canvas: Canvas, name: str, governor: str, line: Sequence[Pirate | None]) -> None:
    """Tortuga's name and the pirates on it in their order; None is in flight.

    governor: the word for the first of them.
    """
    draw_sign(canvas, at.ISLE_SIGN, name, ICON["island"], 22)
    count = len(line)
    size = at.isle_face(count)
    for index in range(count, at.LINE_CIRCLES if count <= at.LINE_CIRCLES else count):
        draw_empty(canvas, at.isle_place(index, count), at.LINE_FACE - 4, str(index + 1), ashore=True)
    step = at.isle_place(1, count)[0] - at.isle_place(0, count)[0]
    names = [here.name for here in line if here is not None]
    rows = 1 if all(canvas.width(name, "bold", SMALLEST_READ, True) <= step - 2 for name in names) else 2
    role, letters = one_style(canvas, names, step * rows - 4, 19 if rows == 1 else 17)
    letters = min(letters, 18.5) if rows == 2 else letters  # they stand 16 apart
    for index, here in enumerate(line):
        if here is None:
            continue
        x, y = at.isle_place(index, count)
        draw_face(
            canvas,
            here.who,
            (x, y),
            size,
            here.mood,
            "gold" if here.acts or here.chosen else "brass",
            glow=here.acts or here.legal or here.chosen,
        )
        below = (x, y + size / 2 + (12 if rows == 1 else 8.5 + 16 * (index % 2)))
        words(canvas, SetLine(here.name), role, letters, ASHORE, below, "center", None, step * rows - 4)
        if index == 0 and governor:
            above = (x, y - size / 2 - 13)
            canvas.tag(above, governor, f"{NAME}/tag_governor", ICON["governor"], 17, "#fff0c8", max_w=150)


def draw_beach(canvas: Canvas, told: str, count: int, shown: int | None = None, *, hot: bool = False) -> None:
    """The treasures of Tortuga outside the holds; `told` is the word with the number."""
    x, y, w, h = at.BEACH
    if hot:
        canvas.glow(at.BEACH, 14, 1.0, 8)
    canvas.plate(f"{NAME}/beach_sand", at.BEACH)
    lying = count if shown is None else shown
    drawn = max(2, lying)
    step = min(42.0, (w - 46) / max(1, drawn - 1))
    for k in range(drawn):
        spot = (x + w / 2 + (k - (drawn - 1) / 2) * step, y + h * 0.38)
        draw_treasure(canvas, spot, 42, alpha=255 if k < lying else GHOST)
    words(canvas, told, "bold", 17, ASHORE, (x + w / 2, y + h - 11), "center", None, w - 4)


def draw_holds(
    canvas: Canvas,
    place: Callable[[Nation], Box],
    counts: Mapping[Nation, int],
    letters: Mapping[Nation, str],
    marks: Mapping[Nation, HoldMark],
) -> None:
    """Both holds of a place; `place` tells the box of each (of `layout`)."""
    for nation in HOLDERS:
        mark = marks.get(nation, PLAIN)
        draw_hold(
            canvas,
            place(nation),
            nation,
            counts[nation],
            letter=letters[nation],
            was=mark.was,
            hot=mark.hot,
            shown=mark.shown,
        )


def draw_scores(canvas: Canvas, counts: Mapping[Nation, int], letters: Mapping[Nation, str]) -> None:
    """How much treasure lies in the holds of each nation."""
    for nation in HOLDERS:
        draw_score(canvas, at.SCORE[nation], nation, counts[nation], letters[nation])


def draw_boat(
    canvas: Canvas,
    ship: Ship,
    state: BoatState,
    told: str,
    rower: Pirate | None = None,
    *,
    legal: bool = False,
    dim: bool = False,
) -> None:
    """A rowboat at its place, with who sits in it."""
    draw_rowboat(canvas, ship, None, state, told, legal=legal, dim=dim)
    if rower is not None:
        draw_face(
            canvas,
            rower.who,
            at.ROWBOAT[ship],
            at.ROWBOAT_FACE,
            rower.mood,
            "gold" if rower.acts or rower.chosen else "brass",
            glow=rower.acts or rower.legal or rower.chosen,
        )
