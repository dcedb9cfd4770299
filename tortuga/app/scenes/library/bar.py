"""The edges of the library: filters and order above the list, what else there is below it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.records import ORDERS, WHICH, Wish
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.scenes.library.row import ROWS
from tortuga.app.scenes.library.words import game_name, who
from tortuga.app.widgets.button import Button, in_a_row
from tortuga.app.widgets.choice import Option, Segmented, Stepper
from tortuga.app.widgets.heading import label

_BOARD = Box(60.0, 182.0, 1270.0, 808.0)
_BAR_Y, _BAR_H = 124.0, 46.0
_LABEL_Y = 112.0
_BAR = {"show": (60.0, 440.0), "seats": (516.0, 460.0), "rival": (992.0, 338.0), "order": (1352.0, 508.0)}
"""What is asked -> left edge and width of its control."""
_MANY, _WORD_BEFORE_MANY = 5, 2.3
"""Of more numbers of seats each is narrow, and the word before them so many times as wide."""
_FOOT_Y, _FOOT_H = 1006.0, 58.0


def filters(context: Context, wish: Wish, seats: Iterable[int]) -> Iterator[Control]:
    """Which games are listed: `which`, `seats`, `rival`, `order`.

    Args:
        seats: numbers of seats to choose from.
    """
    say = context.say
    boxes = {name: Box(left, _BAR_Y, wide, _BAR_H) for name, (left, wide) in _BAR.items()}
    which = tuple(Option(part, say(f"library-{part}")) for part in WHICH)
    yield Segmented("which", boxes["show"], which, wish.which, 20, name=say("library-show"))
    counts = (Option("0", say("library-any-seats")), *(Option(str(n), str(n)) for n in seats))
    first = _WORD_BEFORE_MANY if len(counts) > _MANY else 1.0
    yield Segmented(
        "seats", boxes["seats"], counts, str(wish.seats), 20, name=say("library-seats"), first=first
    )
    yield Stepper(
        "rival",
        boxes["rival"],
        who(context, wish.rival) if wish.rival else say("library-anybody"),
        19,
        say("library-rival-previous"),
        say("library-rival-next"),
    )
    orders = tuple(Option(order, say(f"library-by-{order}")) for order in ORDERS)
    yield Segmented("order", boxes["order"], orders, wish.order, 19, name=say("library-order"))


def game_filter(context: Context, wish: Wish) -> Control:
    """Games of which rules are listed: `game-kind`; beside the heading, where several are known."""
    say = context.say
    told = game_name(context, wish.game) if wish.game else say("library-any-game")
    before, after = say("library-game-previous"), say("library-game-next")
    return Stepper("game-kind", Box(1420, 40, 440, 52), told, 22, before, after)


def labels(canvas: Canvas, context: Context) -> None:
    """What each control above the list asks."""
    for name, (left, wide) in _BAR.items():
        label(canvas, context.say(f"library-{name}"), (left + 4, _LABEL_Y), 17, wide)


def foot(context: Context, deleted: bool) -> Iterator[Control]:
    """Buttons below the list: `back`, `statistics`, `import`, and `restore` after a deletion."""
    say = context.say
    rows = [
        ("back", "button-back", "exit-door", "back"),
        ("statistics", "library-statistics", "histogram", None),
        ("import", "library-import", "save", None),
    ]
    yield from in_a_row(
        Button(name, Box(60 + i * 322, _FOOT_Y, 304, _FOOT_H), say(message), icon, size=21, key=key)
        for i, (name, message, icon, key) in enumerate(rows)
    )
    if deleted:
        yield Button(
            "restore",
            Box(60 + len(rows) * 322, _FOOT_Y, 304, _FOOT_H),
            context.say("library-restore"),
            "anticlockwise-rotation",
            "primary",
            21,
            key="undo",
            glow=True,
        )


def ground(canvas: Canvas, context: Context, listed: int, games: int, offset: int) -> None:
    """The board below the list: how far the list is turned, or why there is none.

    Args:
        listed: games in the list, `games` = in the whole library.
        offset: rows turned away at the top.
    """
    x, y, w, h = _BOARD
    canvas.plate("wood_brass", _BOARD)
    if not listed:
        told = context.say("library-none" if games else "library-empty")
        canvas.icon("spyglass", (x + w / 2, y + h / 2 - 90), 150, "glyph", shadow=140, alpha=110)
        canvas.text(told, "ital", 28, "note", (x + w / 2, y + h / 2 + 30), "center", "shade", wrap=700)
    elif listed > ROWS:
        track = h - 60
        tall = max(60.0, track * ROWS / listed)
        top = y + 30 + (track - tall) * offset / (listed - ROWS)
        canvas.fill(Box(x + w - 20, y + 30, 7, track), "slot", 150, 3)
        canvas.fill(Box(x + w - 20, top, 7, tall), "gold", 255, 3)
