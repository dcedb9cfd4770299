"""The table of all faces of the five dice, with what lies before the player framed."""

from __future__ import annotations

from collections.abc import Mapping

from tortuga.app.canvas import Canvas
from tortuga.app.tables.tortuga2014.parts import words
from tortuga.app.tables.tortuga2014.places import Box
from tortuga.app.tables.tortuga2014.sight import Sight
from tortuga.app.theme import FACE_ICON, PLAYER, ink_on
from tortuga.games.tortuga2014.pieces import DICE, DIE_LETTERS, SKULL


def dice_table(canvas: Canvas, sight: Sight, faces: Mapping[int, int], box: Box) -> None:
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
            canvas.fill((x, middle - tall / 2, w, tall), "#78521e", 36)
        canvas.text(DIE_LETTERS[die], "sc", 23, "red", (x + 17, middle - 1), "center")
        for face in range(SKULL + 1):
            cx = x + 34 + (face + 0.5) * wide
            marked = faces.get(die) == face
            if marked:
                canvas.plate(f"mark_{colour}", (cx - 20, middle - tall / 2 + 1, 40, tall - 2))
            ink = ink_on(PLAYER[colour]) if marked else "ink"
            if face == SKULL:
                canvas.icon(FACE_ICON[SKULL], (cx - 7, middle), 21, ink)
                canvas.text(DIE_LETTERS[die], "black", 19, ink, (cx + 11, middle - 1), "center")
            else:
                canvas.text(str(numbers[die][face]), "black", 23, ink, (cx, middle - 1), "center")
    words(canvas, footnote(sight), "ital", 17, "ink2", (x + w / 2, y + h - 7), "center", max_w=w)


def footnote(sight: Sight) -> str:
    """How the table is read. Where the numbers come from is told by the page of the rules behind it."""
    own = sight.table.options.dice_set == "custom"
    return sight.say("pic-dice-custom" if own else "pic-dice-rows")
