"""What ribbons and boards say about every player, and the table of all faces of the five dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import words
from tortuga.app.draw.theme import ink_on
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.palette import COLOUR, FACE_ICON, ICON
from tortuga.app.games.tortuga2014.seen.shown import DiceShown
from tortuga.app.table.marks import Note, Status
from tortuga.games.tortuga2014.pieces import DICE, DIE_LETTERS, SKULL
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Table

Say = Callable[..., str]


def statuses(table: Table, say: Say) -> dict[int, Status]:
    """By seat, the words on the ribbon; seats with nothing to say are missing."""
    found: dict[int, Status] = {}
    for seat in range(table.seats):
        status = _status(table, seat, say)
        if status is not None:
            found[seat] = status
    return found


def _status(table: Table, seat: int, say: Say) -> Status | None:
    board, chosen = table.boards[seat], bool(table.chosen) and table.chosen[seat]
    match table.stage:
        case "select" | "reveal" if chosen:
            return Status(say("status-chosen"), ICON["done"], "good")
        case "select" if board.finished:
            return Status(say("status-bonus"), ICON["turn"], "label")
        case "select":
            return Status(say("status-choosing"), ICON["wait"], "label")
        case "skulls" if table.declaring[:1] == (seat,):
            return Status(say("status-skulls"), ICON["skull"], "gold_l")
        case "reroll" | "reroll-keep" if table.stuck[:1] == (seat,):
            return Status(say("status-stuck"), ICON["cancel"], "warn")
        case "roll" | "skulls" | "reroll" | "reroll-keep" if board.finished:
            return Status(say("status-finished"), ICON["done"], "good")
        case "move" if chosen:
            return Status(say("status-ready"), ICON["done"], "good")
        case "move" if table.options.move_choice == "clockwise" and seat not in RULES.to_act(table):
            return None  # not yet
        case "move" if len(table.chosen):
            return Status(say("status-ordering"), ICON["wait"], "label")
        case "moved":
            return Status(say("status-ready"), ICON["done"], "good")
        case "act" | "hunt" | "tile" if seat in table.actors:
            place = table.actors.index(seat)
            tone = "gold_l" if place == table.place else "label"
            icon = ICON["wait"] if place >= table.place else ICON["done"]
            return Status(say("status-rank", place=place + 1), icon, tone)
    return None


def notes(table: Table, say: Say) -> dict[int, Note]:
    """By seat, a plate on an opponent's island row: who takes a bonus tile, who must declare or reroll."""
    found: dict[int, Note] = {}
    for seat, board in enumerate(table.boards):
        if table.stage == "select" and board.finished and not table.chosen[seat]:
            found[seat] = Note(say("note-bonus"), "tag_brown", ICON["turn"])
        elif table.stage == "skulls" and table.declaring[:1] == (seat,):
            found[seat] = Note(say("note-skulls"), "tag_brown", ICON["skull"])
    return found


def dice_table(canvas: Canvas, sight: DiceShown, faces: Mapping[int, int], box: Box) -> None:
    """Rows A to E, columns the five actions and the skull; `faces` = die to the face it shows."""
    x, y, w, h = box
    numbers = sight.table.options.numbers
    colour = sight.colour(sight.me)
    wide, tall = (w - 34) / 6, (h - 58) / DICE
    for face in range(SKULL + 1):
        canvas.icon(FACE_ICON[face], (x + 34 + (face + 0.5) * wide, y + 16), 28, "#4a2a14")
    for die in range(DICE):
        middle = y + 36 + (die + 0.5) * tall
        if die % 2 == 0:
            canvas.fill(Box(x, middle - tall / 2, w, tall), "#78521e", 36)
        size = canvas.numeral(23, tall - 3)
        canvas.text(DIE_LETTERS[die], "sc", size, "red", (x + 17, middle - 1), "center")
        for face in range(SKULL + 1):
            cx = x + 34 + (face + 0.5) * wide
            marked = faces.get(die) == face
            if marked:
                canvas.plate(COLOUR[colour].mark, Box(cx - 20, middle - tall / 2 + 1, 40, tall - 2))
            ink = ink_on(COLOUR[colour].rgb) if marked else "ink"
            if face == SKULL:
                canvas.icon(FACE_ICON[SKULL], (cx - 7, middle), 21, ink)
                skull = canvas.numeral(19, 26)
                canvas.text(DIE_LETTERS[die], "black", skull, ink, (cx + 11, middle - 1), "center")
            else:
                canvas.text(str(numbers[die][face]), "black", size, ink, (cx, middle - 1), "center")
    words(canvas, footnote(sight), "ital", 17, "ink2", (x + w / 2, y + h - 7), "center", max_w=w)


def footnote(sight: DiceShown) -> str:
    """How the table is read. Where the numbers come from is told by the page of the rules behind it."""
    own = sight.table.options.dice_set == "custom"
    return sight.say("pic-dice-custom" if own else "pic-dice-rows")
