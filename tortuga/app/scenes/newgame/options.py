"""The board below the seats of a new game, and House rules: what players agree on (digest, part 15)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from tortuga.app.draw.brush import SetLine
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.theme import DIE_LETTERS, FACE_ICON, ICON
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.newgame import DiceGrid
from tortuga.app.scene.control import SHADE, Control, ControlScene
from tortuga.app.scene.protocol import Input, Key, Pop, Transition
from tortuga.app.scenes.newgame.choices import NewGame
from tortuga.app.widgets import layout
from tortuga.app.widgets.button import Button
from tortuga.app.widgets.choice import Option, Segmented
from tortuga.app.widgets.heading import label
from tortuga.games.tortuga2014.pieces import NUMBERS, Numbers

if TYPE_CHECKING:
    from tortuga.app.scene.context import Context


def options_board(canvas: Canvas, context: Context, game: NewGame) -> None:
    """The ground with its words; the controls come over it."""
    say = context.say
    x, y, _, _ = layout.OPTIONS_BOARD
    canvas.plate("wood_brass", layout.OPTIONS_BOARD)
    label(canvas, say("newgame-length"), (x + 44, y + 46), 22, 380)
    _remark(canvas, say("newgame-length-note", chests=game.target), (x + 46, y + 134), 376)
    _, _, wide, _ = label(canvas, say("newgame-start"), (x + 474, y + 46), 22, 500)
    canvas.disc("parch", ICON["start"], (x + 474 + wide + 34, y + 44), 38)
    if game.start_player == "random":
        _remark(canvas, say("newgame-start-random-note"), (x + 476, y + 134), 576)
    label(canvas, say("newgame-seed"), (x + 1104, y + 46), 22, 300)
    _remark(canvas, say("newgame-seed-same"), (x + 1106, y + 134), 310)


def _remark(canvas: Canvas, text: str, pos: tuple[float, float], wrap: float) -> None:
    canvas.text(text, "ital", 19, "note", pos, "topleft", shade=SHADE, wrap=wrap, max_h=68)


_X, _WIDTH = 260.0, 1400.0
_ROW_Y, _ROW_H = 186.0, 110.0
_GRID_H = 250.0
_FOOT = 140.0
_CHOICE_W = 520.0
_PAD = 52.0
_NOTE_H = 66.0
_RULES = {
    "surplus_timing": ("afterAction", "afterEachAttack"),
    "attack_empty": ("allowed", "forbidden"),
    "move_choice": ("simultaneous", "clockwise"),
}
_TEXT_IDS = {
    "surplus_timing": "rule-surplus",
    "attack_empty": "rule-empty",
    "move_choice": "rule-move",
    "dice": "rule-dice",
}


def _slug(value: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in value)


class HouseRulesScene(ControlScene):
    """A panel over the new-game screen.

    Args:
        game: whose rules are shown.
        on_done: is given the game with the rules agreed on; not called when the panel is left by Escape.
    """

    overlay = True

    def __init__(self, context: Context, game: NewGame, on_done: Callable[[NewGame], None]) -> None:
        super().__init__(context)
        self.game = game
        self._on_done = on_done

    @property
    def box(self) -> Box:
        """The panel; it grows when the numbers of the dice are shown."""
        rows = len(_RULES) + 1
        h = _ROW_Y + rows * _ROW_H + _FOOT - 20 + (_GRID_H - 20 if self.game.custom_dice is not None else 0)
        return (_X, 538 - h / 2, _WIDTH, h)

    def controls(self) -> Iterator[Control]:
        """See `ControlScene`."""
        say = self.context.say
        x, y, w, h = self.box
        left = x + w - _PAD - _CHOICE_W
        for row, (rule, values) in enumerate(_RULES.items()):
            yield Segmented(
                rule,
                (left, y + _ROW_Y - 26 + row * _ROW_H, _CHOICE_W, 52),
                tuple(Option(value, say(f"{_TEXT_IDS[rule]}-{_slug(value)}")) for value in values),
                getattr(self.game, rule),
                20,
            )
        yield Segmented(
            "dice",
            (left, y + _ROW_Y - 26 + len(_RULES) * _ROW_H, _CHOICE_W, 52),
            tuple(Option(value, say(f"rule-dice-{value}")) for value in ("reconstructed", "custom")),
            "reconstructed" if self.game.custom_dice is None else "custom",
            20,
        )
        if self.game.custom_dice is not None:
            yield self._grid()
        yield Button("usual", (x + _PAD, y + h - 106, 330, 62), say("rule-usual"), "cycle", size=22)
        yield Button(
            "cancel", (x + w - _PAD - 610, y + h - 106, 260, 62), say("button-cancel"), size=22, key="back"
        )
        yield Button(
            "done",
            (x + w - _PAD - 330, y + h - 106, 330, 62),
            say("button-done"),
            "check-mark",
            "primary",
            26,
            key="confirm",
        )

    def _grid(self) -> DiceGrid:
        x, y, w, _ = self.box
        numbers = self.game.custom_dice or NUMBERS
        say = self.context.say
        box = (x + w - _PAD - _CHOICE_W, y + _ROW_Y + 42 + len(_RULES) * _ROW_H, _CHOICE_W, _GRID_H)
        return DiceGrid("die", box, numbers, DIE_LETTERS, FACE_ICON[:5], say("rule-dice-turn"))

    def activate(self, name: str) -> Transition | None:
        """See `Scene`."""
        control, _, value = name.partition(":")
        if control in _RULES:
            self._change(**{control: value})
        elif control == "dice":
            self._change(custom_dice=NUMBERS if value == "custom" else None)
        elif control == "die":
            row, column = map(int, value.split("."))
            self._change(custom_dice=_turned(self.game.custom_dice or NUMBERS, row, column))
        elif control == "usual":
            usual = NewGame(self.game.seats)
            self._change(**{rule: getattr(usual, rule) for rule in (*_RULES, "custom_dice")})
        elif control in ("done", "cancel"):
            if control == "done":
                self._on_done(self.game)
            return Pop()
        return None

    def handle(self, action: Input) -> Transition | None:
        """See `Scene`."""
        return Pop() if action == Key("back") else None

    def _change(self, **changes: Any) -> None:
        self.game = msgspec.structs.replace(self.game, **changes)

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        say = self.context.say
        canvas.dim()
        x, y, w, _ = self.box
        canvas.plate("wood_brass", self.box)
        canvas.disc("red_d", "scroll-unfurled", (x + w / 2, y + 4), 92)
        canvas.text(say("rule-title"), "sc", 38, "gold_l", (x + w / 2, y + 82), "center", shade=SHADE)
        canvas.text(
            say("rule-intro"), "ital", 21, "note", (x + w / 2, y + 122), "center", shade=SHADE, max_w=w - 120
        )
        room = w - 2 * _PAD - _CHOICE_W - 40
        names = (*_RULES, "dice")
        titles = [say(_TEXT_IDS[name]) for name in names]
        notes = [say(f"{_TEXT_IDS[name]}-{_slug(self._value(name))}-note") for name in names]
        heading = canvas.alike([(title, room) for title in titles], "sc", 24)
        size = min(canvas.typeset(note, "text", 20, room, _NOTE_H)[1] for note in notes)
        for row, (title, note) in enumerate(zip(titles, notes, strict=True)):
            left, top = x + _PAD, y + _ROW_Y + row * _ROW_H
            canvas.text(SetLine(title), "sc", heading, "label", (left, top - 14), shade=SHADE, max_w=room)
            spot = (left, top + 8)
            canvas.text(note, "text", size, "cream", spot, "topleft", shade=SHADE, wrap=room, fixed=True)
        self.draw_controls(canvas)

    def _value(self, name: str) -> str:
        if name in _RULES:
            return str(getattr(self.game, name))
        return "reconstructed" if self.game.custom_dice is None else "custom"


def _turned(numbers: Numbers, row: int, column: int) -> Numbers:
    """The next number on one face; the face that had it takes the old one, so each die keeps 1 to 5 once."""
    die = list(numbers[row])
    old = die[column]
    new = old % 5 + 1
    other = die.index(new)
    die[column], die[other] = new, old
    changed = (die[0], die[1], die[2], die[3], die[4])
    return tuple(changed if i == row else line for i, line in enumerate(numbers))
