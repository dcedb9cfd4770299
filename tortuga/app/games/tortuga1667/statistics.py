"""The game in numbers: where seats stand, and how often a person takes each action, by rank."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.palette import ICON
from tortuga.app.games.tortuga1667.seen.shown import ranks_of
from tortuga.app.games.tortuga1667.words.naming import ACTIONS, joined_ranks
from tortuga.app.gameui.boards import Counted, Standing, StatisticsPanel
from tortuga.app.scene.context import Context
from tortuga.app.widgets.button import SHADE
from tortuga.games.tortuga1667.events import Marooned
from tortuga.games.tortuga1667.state import View

_CALLED = "vote-called"
_TAGS = {
    "looked": "view",
    "card-chosen": "reveal",
    "forced": "force",
    "rowed": "row",
    "maroon-ordered": "maroon",
    "sneaked": "sneak",
}


def standings_of(view: View) -> tuple[Standing, ...]:
    """By seat, what its team has, its vote cards and how often it was marooned.

    The Dutch want a tie: they have as much as the nation that has less. For an unknown loyalty nothing
    counts.
    """
    table = view.table
    british, french = table.board.totals
    points = {"british": british, "french": french, "dutch": min(british, french), None: 0}
    struck = [past.event.seat for past in table.history if isinstance(past.event, Marooned)]
    return tuple(
        Standing(points[side], ((ICON["reveal"], len(hand)), (ICON["maroon"], struck.count(seat))))
        for seat, (side, hand) in enumerate(zip(table.loyalties, table.hands, strict=True))
    )


def posts_of(say: Callable[..., str], view: View) -> tuple[tuple[str, str, str], ...]:
    """By seat, symbol and words of its ranks, else of where it is; then a short word for the higher rank."""
    board, posts = view.table.board, []
    for seat in range(view.table.seats):
        words = [word for _, word in ranks_of(say, board, seat)]
        icon, shortest = ranks_of(say, board, seat, short=True)[0]
        posts.append((icon, joined_ranks(say, words), shortest))
    return tuple(posts)


def by_action(counts: Mapping[tuple[str, int | str], int]) -> dict[str, int]:
    """How often each action was taken, from counts of events by tag and kind of vote."""
    taken = dict.fromkeys(ACTIONS, 0)
    for (tag, kind), count in counts.items():
        taken[str(kind) if tag == _CALLED else _TAGS[tag]] += count
    return taken


def _draw(canvas: Canvas, context: Context, box: Box, counted: Counted) -> None:
    say = context.say
    canvas.plate("leather", box)
    x, y, w, h = box
    canvas.write(say("statistics-actions"), Style("sc", 25, "label", SHADE), box.line(40, 34))
    mine = {name: n / max(1, counted.games) for name, n in by_action(counted.mine).items()}
    theirs = {name: n / max(1, counted.others) for name, n in by_action(counted.theirs).items()}
    most = max([*mine.values(), *theirs.values(), 0.1])
    step = (h - 120) / len(ACTIONS)
    names = [say(f"pic-act-{name}") for name in ACTIONS]
    style = canvas.alike_names([(name, 160) for name in names], legible("sc", 19, "cream", SHADE))
    for row, name in enumerate(ACTIONS):
        top = y + 66 + row * step
        middle = top + step / 2
        canvas.plate("well_tray", Box(x + 26, top + 2, w - 52, step - 4))
        canvas.icon(ICON[name], (x + 54, middle), 26, "glyph", shadow=110)
        canvas.write(names[row], style, (x + 78, middle - 1), 160)
        if rank := ACTIONS[name]:
            canvas.icon(ICON[rank], (x + 258, middle), 22, "gold_l", shadow=90)
        room = w - 52 - 256 - 62
        for k, (value, plate, ink) in enumerate(
            ((mine[name], "gold", "gold_l"), (theirs[name], "bar_luck", "preview"))
        ):
            cy = middle + (k - 0.5) * 17
            long = max(8.0, room * value / most)
            canvas.plate(plate, Box(x + 282, cy - 6, long, 12))
            label = say("statistics-decimal", value=round(value, 1))
            canvas.write(label, Style("black", 16, ink, SHADE), (x + 292 + long, cy - 1))
    for k, (label, color) in enumerate(((counted.name, "gold"), (say("statistics-others"), "luck"))):
        left = x + 34 + k * (w - 68) / 2
        canvas.fill(Box(left, y + h - 38, 26, 16), color, radius=4)
        canvas.write(label, Style("ital", 20, "note", SHADE), (left + 36, y + h - 31), (w - 68) / 2 - 44)


PANELS: Final = (StatisticsPanel((*_TAGS, _CALLED), "kind", _draw),)
