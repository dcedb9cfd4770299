"""The rules of the dice game as a book: pages, tables, drawn examples, and which page a thing leads to.

A drawn example is part of a real table at its real size, painted by the painters of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014 import positions
from tortuga.app.games.tortuga2014.decisions.choose import chooser_for, waiting_tray
from tortuga.app.games.tortuga2014.decisions.desk import DiceChooser, DiceDesk
from tortuga.app.games.tortuga2014.palette import FACE_ICON, ICON, NAME
from tortuga.app.games.tortuga2014.shown import DiceMarks, DiceShown, dice_marks
from tortuga.app.games.tortuga2014.table.board import ACTION_PAGE
from tortuga.app.games.tortuga2014.table.layout import LEFT_UPPER, RIGHT_UPPER, SEAT_SIZE, STAGE, TRAY
from tortuga.app.games.tortuga2014.table.own import OwnBoard
from tortuga.app.games.tortuga2014.table.parts import PARTS
from tortuga.app.games.tortuga2014.table.pieces import STEPS, draw_die
from tortuga.app.gameui.pages import Book, Figure, Page, SetTable, TableMaker, glossary, keys
from tortuga.app.scene.context import Context
from tortuga.app.table.menu import Keys, all_keys
from tortuga.app.table.ui.telling import Topics
from tortuga.app.text import Text
from tortuga.games.tortuga2014.commands import Claim, Command, KeepTile, MoveChests, Perform, Steal, TakeBonus
from tortuga.games.tortuga2014.observer import observe
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, RECONSTRUCTED, SKULL
from tortuga.games.tortuga2014.scoring import score
from tortuga.games.tortuga2014.state import Stage, Table, View
from tortuga.kernel.players import HUMAN, SeatSpec

# ------------------------------------------------------------------ pages
PAGES: Final = (
    Page("goal", "chest", ("1", "*2", "*3", "*4", "5"), (), ("!6",), below=("goal",)),
    Page("components", "meeple-group", ("*1", "*2", "*3", "*4", "*5", "*6", "*7"), ("table", "center")),
    Page("board", "hill-fort", ("1", "*2", "*3", "*4", "*5", "!6"), ("board",), table="limits"),
    Page("setup", "swap-bag", ("*1", "*2", "*3", "*4"), (), ("5",), below=("setup",)),
    Page("round", "cycle", ("1", "*2", "*3", "*4", "5"), ("round", "totals")),
    Page("roll", "rolling-dices", ("1", "2", "*3", "*4", "5", "!6"), ("roll", "preview")),
    Page("skulls", "skull-crossed-bones", ("1", "*2", "*3", "4", "!5"), ("skull-joins", "skulls")),
    Page("room", "padlock", ("1", "2", "3", "*4", "*5"), ("stuck",), ("!6",)),
    Page("reveal", "person", ("1", "*2", "*3", "*4", "!5"), ("reveal",)),
    Page("bonus", "clockwise-rotation", ("1", "*2", "*3", "4", "5", "!6"), ("bonus",)),
    Page("actions", "flying-flag", ("1", "2", "3", "4", "!5"), ("tie",)),
    Page("fleet", "galleon", ("1", "*2", "*3", "4", "!5"), ("fleet-before", "fleet-after")),
    Page("crew", "pirate-hat", ("1", "*2", "*3", "4", "!5"), ("crew-before", "crew-after")),
    Page("hunt", "spade", ("*1", "*2", "3", "4", "!5"), ("hunt",)),
    Page("board-action", "pirate-cannon", ("1", "*2", "*3", "4", "5"), ("board-first",), table="attack"),
    Page("raid", "crossed-sabres", ("1", "*2", "*3", "4", "5"), ("raid-second", "raid-island")),
    Page("defence", "checked-shield", ("1", "2", "3", "!4"), ("defends", "open")),
    Page("surplus", "island", ("1", "2", "3", "4", "!5"), ("surplus", "island")),
    Page("move", "open-treasure-chest", ("1", "*2", "*3", "*4", "5", "!6"), ("move-cards", "move-plan")),
    Page("end", "stopwatch", ("1", "2", "3", "4"), (), ("!5",), below=("end",)),
    Page("scoring", "laurels-trophy", ("*1", "*2", "*3", "*4", "5"), ("scoring",), table="example"),
    Page("two", "person", ("1", "*2", "*3", "*4", "*5"), ("two",)),
    Page("house", "settings-knobs", ("1", "*2", "*3", "*4", "*5", "*6"), (), ("!7",)),
    Page("glossary", "scroll-quill", (), table="glossary"),
    Page("dice", "rolling-dices", ("1", "2"), (), ("3",), table="dice"),
    Page("captains", "brain", ("1", "*2", "*3", "*4", "*5"), (), ("6", "7", "8", "!9")),
    Page("keys", "help", ("1",), (), ("2",), table="keys"),
)
PAGE: Final = {page.id: page for page in PAGES}
FIRST: Final = PAGES[0].id

GLOSSARY: Final = (
    ("tortuga", "fleet", "crew", "island", "center", "box"),
    ("boat", "pirate", "action-space", "bonus-tile", "treasure-tile", "start-player"),
    ("screen", "cycle", "keep", "skull", "reveal", "position", "surplus"),
)
"""Terms in columns; rules-term-<id> is the word, rules-about-<id> what it means."""

KEYS: Final[Keys] = (
    (("die-1", "die-9"), "help-dice"),
    (("action-1", "action-5"), "help-actions"),
    (("forfeit",), "help-forfeit"),
)
"""The keys of its table only, in rows."""


def table_texts(page: Page) -> tuple[str, ...]:
    """Ids of the texts in a page's table."""
    if page.table == "glossary":
        columns = (term for column in GLOSSARY for term in column)
        return tuple(f"rules-{part}-{term}" for term in columns for part in ("term", "about"))
    if page.table == "keys":
        return tuple(message for _, message in all_keys(KEYS))
    return ()


# ------------------------------------------------------------------ the page of a thing
BUTTON_PAGE: Final[dict[str, str]] = {
    "forfeit": "actions",
    "hint": "captains",
    "undo": "keys",
    "menu-undo": "keys",
    "clear": "keys",
    "menu": "keys",
    "speed": "keys",
    "help": "keys",
    "panel": "dice",
    "tab-log": "round",
    "tab-advice": "captains",
}

STAGE_PAGE: Final[dict[Stage, str]] = {
    "start": "setup",
    "setup": "setup",
    "roll": "roll",
    "select": "roll",
    "reveal": "reveal",
    "skulls": "skulls",
    "reroll": "room",
    "reroll-keep": "room",
    "open": "actions",
    "act": "actions",
    "hunt": "hunt",
    "tile": "hunt",
    "surplus": "surplus",
    "draw": "move",
    "move": "move",
    "moved": "move",
    "end": "end",
    "finished": "scoring",
}


def page_of_stage(table: Table, seat: int) -> str:
    """The page about what a seat has to do now."""
    if table.stage == "select" and table.boards[seat].finished:
        return "bonus"
    if table.stage in ("act", "open"):
        return ACTION_PAGE[table.action]
    return STAGE_PAGE.get(table.stage, FIRST)


class DiceTopics(Topics[View]):
    """What the pages of the dice game's rules are about."""

    pages = BUTTON_PAGE
    tips = {"log": "tip-log"}

    @override
    def page_now(self, view: View, me: int) -> str:
        return page_of_stage(view.table, me)


# ------------------------------------------------------------------ tables
_ROW = 44.0
_BAND = "#78521e"


def _table(rows: Sequence[tuple[str, ...]], widths: tuple[float, ...], role: str = "text") -> SetTable:
    """A table: first row in capitals, first column in bold from the left, the others centred in `role`."""
    return lambda canvas, x, y: _cells(canvas, x, y, widths, rows, role), _ROW * len(rows) + 8


def _cells(
    canvas: Canvas, x: float, y: float, widths: tuple[float, ...], rows: Sequence[tuple[str, ...]], head: str
) -> None:
    total = sum(widths)
    for i, row in enumerate(rows):
        middle = y + (i + 0.5) * _ROW
        if i % 2:
            canvas.fill(Box(x, middle - _ROW / 2, total, _ROW), _BAND, 34)
        left = x
        for j, (cell, wide) in enumerate(zip(row, widths, strict=True)):
            role, ink, size = ("sc", "red", 22.0) if i == 0 else ("bold", "ink", 22.0)
            if i and j:
                role, size = head, 24.0 if head == "black" else 21.0
            if j == 0:
                canvas.write(cell, Style(role, size, ink), (left + 14, middle), wide - 24)
            else:
                canvas.write(cell, Style(role, size, ink), (left + wide / 2, middle), wide - 16, "center")
            left += wide
    canvas.line((x, y + _ROW), (x + total, y + _ROW), "parch_dd", 2)


def _limits_table(_canvas: Canvas, context: Context, width: float) -> SetTable:
    say = context.say
    spans = tuple(str(first) if first == last else f"{first}\u2013{last}" for first, last, _ in STEPS)
    limits = tuple(str(limit) for *_, limit in STEPS)
    rows = [
        (say("rules-limits-box"), *spans),
        (say("rules-limits-dice"), *limits),
        (say("rules-limits-chests"), *limits),
    ]
    first = width * 0.56
    widths = (first, *((width - first) / len(STEPS),) * len(STEPS))
    return _table(rows, widths, "black")


def _attack_table(_canvas: Canvas, context: Context, width: float) -> SetTable:
    say = context.say
    rows = [
        ("", say("rules-attack-first"), say("rules-attack-second")),
        *(
            tuple(say(f"rules-attack-{row}{column}") for column in ("", "-1", "-2"))
            for row in ("whom", "chest", "token", "own")
        ),
    ]
    widths = (width * 0.24, width * 0.38, width * 0.38)
    return _table(rows, widths)


def _example_table(_canvas: Canvas, context: Context, width: float) -> SetTable:
    """The worked example; its numbers come from the game's own scoring."""
    say = context.say
    points = score(positions.SCORED.boards[0])
    parts = {
        "tortuga": points.tortuga,
        "fleet": points.fleet,
        "crew": points.crew,
        "sets": points.set_points,
        "tracks": points.tracks,
        "tiles": points.tiles,
    }
    rows = [
        (say("rules-example"), say("rules-example-how"), say("rules-example-points")),
        *(
            (say(f"rules-example-{name}"), say(f"rules-example-{name}-how"), str(made))
            for name, made in parts.items()
        ),
        (say("rules-example-total"), "", str(points.total)),
    ]
    widths = (width * 0.27, width * 0.58, width * 0.15)
    return _table(rows, widths)


def _dice_table(_canvas: Canvas, context: Context, width: float) -> SetTable:
    say = context.say
    wide = (width - 330) / 6
    tall = 62.0

    names = (*(say(f"log-action-{name}") for name in ACTION_NAMES), say("rules-term-skull"))

    def paint(canvas: Canvas, x: float, y: float) -> None:
        style = canvas.alike([(name, wide - 8) for name in names], Style("bold", 18, "ink2"))
        for face, name in enumerate(names):
            cx = x + 70 + (face + 0.5) * wide
            canvas.icon(FACE_ICON[face], (cx, y + 24), 38, "#4a2a14")
            canvas.write(name, style, (cx, y + 58), wide - 8, "center")
        for row, die in enumerate(RECONSTRUCTED):
            middle = y + 80 + (row + 0.5) * tall
            if row % 2 == 0:
                canvas.fill(Box(x, middle - tall / 2, width, tall), _BAND, 34)
            canvas.write(die.letter, Style("sc", 34, "red"), (x + 34, middle), anchor="center")
            for face in range(SKULL + 1):
                spot = (x + 70 + (face + 0.5) * wide, middle - 2)
                draw_die(canvas, "orange", die.letter, face, spot, 50, lift=3)
            documented = die.source == "documented"
            source = say("rules-dice-documented" if documented else "rules-dice-reconstructed")
            canvas.icon(ICON["done" if documented else "info"], (x + width - 236, middle), 24, "red_d")
            canvas.write(source, Style("bold", 20, "ink2"), (x + width - 214, middle), 208)

    return paint, 80 + tall * len(RECONSTRUCTED) + 8


TABLES: Final[dict[str, TableMaker]] = {
    "limits": _limits_table,
    "attack": _attack_table,
    "example": _example_table,
    "dice": _dice_table,
    "glossary": partial(glossary, GLOSSARY),
    "keys": partial(keys, all_keys(KEYS)),
}


# ------------------------------------------------------------------ drawn examples
_ME = 0


@dataclass(frozen=True)
class Example:
    """A drawn example: part of a table.

    Args:
        table: what stands there.
        crop: which part of the stage is shown, units.
        pick: the choice shown as made by the reader; None for none.
        decides: whether the reader is making a choice.
    """

    table: Table
    crop: Box
    pick: Command | None = None
    decides: bool = False


def _action(index: int, count: int = 1) -> Box:
    own = OwnBoard()
    return own.action(index).union(own.action(index + count - 1)).inset(-12, -8)


def _across(left: str, right: str) -> Box:
    areas = OwnBoard.layout[f"area_{left}"].union(OwnBoard.layout[f"area_{right}"])
    # 3 above: the ribbon with the name ends there, and a sliver of it would stay in the picture
    return Box(areas.x - 12, areas.y - 3, areas.w + 24, areas.h + 11)


def _seat(place: Point) -> Box:
    return Box(place[0] - 12, place[1] - 14, SEAT_SIZE[0] + 24, SEAT_SIZE[1] + 26)


_TRAY: Box = TRAY.inset(-8)
_LEFT, _RIGHT = _seat(LEFT_UPPER), _seat(RIGHT_UPPER)
_ISLAND: Box = Box(704, 300, 512, 176)
_FLEET, _CREW = _across("fleet", "fleet"), _across("crew", "crew")

_ORDER: Final = MoveChests(("white", "red"), ("purple", "yellow"))

EXAMPLES: Final[dict[str, Example]] = {
    "goal": Example(positions.GOAL, _across("tortuga", "island")),
    "table": Example(positions.BOARDING, STAGE),
    "center": Example(positions.CENTER, Box(452, 300, 1016, 334)),
    "board": Example(positions.GOAL, _across("fleet", "crew")),
    "setup": Example(positions.SETUP, _across("tortuga", "island")),
    "round": Example(positions.BOARDING, Box(524, 0, 944, 60)),
    "totals": Example(positions.BOARDING, _action(1, 3)),
    "roll": Example(positions.ROLL, _TRAY, positions.ROLL_PICK, True),
    "preview": Example(positions.ROLL, _action(2, 3), positions.ROLL_PICK, True),
    "skull-joins": Example(positions.SKULL_JOINS, _TRAY, positions.SKULL_JOINS_PICK, True),
    "skulls": Example(positions.SKULLS, _TRAY, None, True),
    "stuck": Example(positions.STUCK, _TRAY, None, True),
    "reveal": Example(positions.REVEAL, _LEFT),
    "bonus": Example(positions.BONUS, _TRAY, TakeBonus(4), True),
    "tie": Example(positions.TIE, _TRAY),
    "fleet-before": Example(positions.FLEET_BEFORE, _FLEET),
    "fleet-after": Example(positions.FLEET_AFTER, _FLEET),
    "crew-before": Example(positions.CREW_BEFORE, _CREW),
    "crew-after": Example(positions.CREW_AFTER, _CREW),
    "hunt": Example(positions.HUNT, _TRAY, KeepTile(1), True),
    "board-first": Example(positions.BOARDING, _LEFT, Steal(1, 0), True),
    "raid-second": Example(positions.RAIDING, _TRAY, Claim(2, "yellow"), True),
    "raid-island": Example(positions.RAIDING, _ISLAND, Claim(2, "yellow"), True),
    "defends": Example(positions.BOARDING, Box(_RIGHT[0], _RIGHT[1] + 92, _RIGHT[2], 236), None, True),
    "open": Example(positions.BOARDING, Box(_LEFT[0], _LEFT[1] + 92, _LEFT[2], 236), None, True),
    "surplus": Example(positions.SURPLUS, _FLEET),
    "island": Example(positions.SURPLUS, _ISLAND),
    "move-cards": Example(positions.MOVE, _TRAY, _ORDER, True),
    "move-plan": Example(positions.MOVE, _across("fleet", "crew"), _ORDER, True),
    "end": Example(positions.END, _across("tortuga", "island")),
    "scoring": Example(positions.SCORED, _across("tortuga", "crew")),
    "two": Example(positions.TWO, Box(733, 250, 600, 300)),
}


def seats(text: Text, count: int) -> tuple[SeatSpec, ...]:
    """The captains of all examples."""
    return tuple(
        SeatSpec(HUMAN, text.say(f"newgame-name-{i + 1}"), positions.COLOURS[i]) for i in range(count)
    )


def chooser_of(example: Example, text: Text) -> DiceChooser | None:
    """The decision that an example shows, with its choice made."""
    if not example.decides:
        return None
    view = observe(example.table, _ME)
    chooser = chooser_for(DiceDesk(view, seats(text, example.table.seats), text.say))
    if example.pick is not None and not isinstance(example.pick, Perform):
        chooser.propose(example.pick)
    return chooser


def paint(example: Example, canvas: Canvas, text: Text) -> None:
    """Paint the whole table of an example; what lies outside the canvas's clip costs little."""
    table = example.table
    view = observe(table, _ME)
    chooser = chooser_of(example, text)
    marks = dice_marks(chooser.marks()) if chooser is not None else DiceMarks()
    shown = DiceShown(view, _ME, marks, seats(text, table.seats), text)
    for part in PARTS.every:
        part.paint(canvas, shown)
    if canvas.rect(*TRAY).colliderect(canvas.clipped):
        canvas.plate("leather", TRAY)
        if chooser is not None:
            chooser.tray(canvas, None)
        else:
            desk = DiceDesk(shown.view, tuple(shown.seats), shown.text.say)
            waiting_tray(canvas, desk, frozenset(), 0.0)


FIGURES: Final = {
    name: Figure(example.crop, f"{NAME}/table", partial(paint, example)) for name, example in EXAMPLES.items()
}
"""By name."""


# ------------------------------------------------------------------ the book
BOOK: Final = Book(all_keys(KEYS), PAGES, FIGURES, TABLES, table_texts)
