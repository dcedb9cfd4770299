"""The dice game in numbers: where seats stand, and how often a person carries out each action."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tortuga.app.draw.brush import SetLine
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import one_style, words
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.palette import FACE_ICON, ICON
from tortuga.app.gameui.boards import Counted, Standing, StatisticsPanel
from tortuga.app.scene.context import Context
from tortuga.app.widgets.inks import SHADE
from tortuga.games.tortuga2014.pieces import (
    ACTION_NAMES,
    ACTIONS,
    BOARD,
    EXPAND_FLEET,
    RAID,
    RECRUIT_CREW,
    TREASURE_HUNT,
)
from tortuga.games.tortuga2014.scoring import standings
from tortuga.games.tortuga2014.state import View

_DONE = {"fleet-expanded": EXPAND_FLEET, "crew-recruited": RECRUIT_CREW, "hunt-started": TREASURE_HUNT}
_ATTACKED = "attacked"


def standings_of(view: View) -> tuple[Standing, ...]:
    """By seat, its points, its tokens, and the chests on its Tortuga."""
    return tuple(
        Standing(
            now.points,
            ((ICON["boat"], now.boat), (ICON["pirate"], now.pirate), (ICON["tortuga"], now.tortuga)),
        )
        for now in standings(view.table)
    )


def by_action(counts: Mapping[tuple[str, int | str], int]) -> list[int]:
    """How often each action was carried out, from counts of events by tag and action."""
    found = [0] * len(ACTIONS)
    for (tag, action), count in counts.items():
        found[int(action) if tag == _ATTACKED and action in (BOARD, RAID) else _DONE[tag]] += count
    return found


def _draw(canvas: Canvas, context: Context, box: Box, counted: Counted) -> None:
    canvas.plate("leather", box)
    x, y, w, _ = box
    say = context.say
    title = say("statistics-actions")
    canvas.text(title, "sc", 25, "label", (x + 34, y + 40), shade=SHADE, max_w=w - 68)
    mine = [count / max(1, counted.games) for count in by_action(counted.mine)]
    theirs = [count / max(1, counted.others) for count in by_action(counted.theirs)]
    _bars(canvas, context, Box(x + 26, y + 66, w - 52, 326), mine, theirs)
    entries = ((counted.name, "gold"), (say("statistics-others"), "luck"))
    _legend(canvas, (x + 34, y + 424), entries, w - 68)


def _bars(canvas: Canvas, context: Context, box: Box, mine: Sequence[float], theirs: Sequence[float]) -> None:
    """A row for each action: how often a game it was carried out, by the person and by the others."""
    x, y, w, h = box
    most = max([*mine, *theirs, 0.1])
    step = h / len(mine)
    names = [context.say(f"log-action-{name}") for name in ACTION_NAMES[: len(mine)]]
    role, size = one_style(canvas, names, 158, 19)
    for action, (own, other) in enumerate(zip(mine, theirs, strict=True)):
        top = y + action * step
        middle = top + step / 2
        canvas.plate("well_tray", Box(x, top + 3, w, step - 6))
        canvas.icon(FACE_ICON[action], (x + 30, middle), 32, "glyph", shadow=110)
        name = SetLine(names[action])
        words(canvas, name, role, size, "cream", (x + 56, middle - 1), shade=SHADE, max_w=158)
        room = w - 226 - 62
        for k, (value, plate, ink) in enumerate(((own, "gold", "gold_l"), (other, "bar_luck", "preview"))):
            cy = middle + (k - 0.5) * 25
            canvas.plate(plate, Box(x + 222, cy - 9, max(10.0, room * value / most), 18))
            spot = (x + 222 + max(10.0, room * value / most) + 10, cy - 1)
            canvas.text(
                context.say("statistics-decimal", value=round(value, 1)), "black", 19, ink, spot, shade=SHADE
            )


def _legend(
    canvas: Canvas, pos: tuple[float, float], entries: Sequence[tuple[str, str]], room: float
) -> None:
    """What the colours of the bars mean."""
    x, y = pos
    each = room / len(entries)
    for i, (told, color) in enumerate(entries):
        canvas.fill(Box(x + i * each, y - 8, 26, 16), color, radius=4)
        canvas.text(told, "ital", 20, "note", (x + i * each + 36, y - 1), shade=SHADE, max_w=each - 44)


PANELS: Final = (StatisticsPanel((*_DONE, _ATTACKED), "action", _draw),)
