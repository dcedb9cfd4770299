"""Keep dice of a roll (R28-R31), behind the screen or, when stuck, in the open (R35)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.decisions.desk import DiceChooser, DiceDesk, letters
from tortuga.app.games.tortuga2014.narrative import worded
from tortuga.app.games.tortuga2014.palette import FACE_ICON, ICON
from tortuga.app.games.tortuga2014.shown import DiceMarks, dice_on
from tortuga.app.games.tortuga2014.table import tray as kit
from tortuga.app.games.tortuga2014.table.layout import TRAY
from tortuga.app.games.tortuga2014.table.parts import PARTS
from tortuga.app.games.tortuga2014.table.pieces import DieState, draw_die
from tortuga.app.games.tortuga2014.table.tray import tray_die
from tortuga.app.input.focus import id_parts
from tortuga.app.table.chooser import PrimaryButton, Target
from tortuga.app.table.marks import Banner, Spot, Status
from tortuga.games.tortuga2014.commands import Command, Keep
from tortuga.games.tortuga2014.course import total
from tortuga.games.tortuga2014.pieces import ACTIONS, BOARD, DIE_LETTERS, NO_FACE, RAID, SKULL, Action, Chest
from tortuga.kernel.errors import Notice


def _around(desk: DiceDesk) -> Iterator[int]:
    """All seats; one's own comes last, to be fresh in mind when choosing."""
    seats = desk.table.seats
    return ((desk.seat + step) % seats for step in range(1, seats + 1))


def standings(desk: DiceDesk) -> Iterator[str]:
    """Tokens and chests, a sentence per seat."""
    for seat in _around(desk):
        board = desk.table.boards[seat]
        yield desk.say(
            "heard-board",
            name=desk.name(seat),
            boat=board.boat,
            pirate=board.pirate,
            tortuga=len(board.tortuga),
            fleet=_chests(desk, board.fleet),
            crew=_chests(desk, board.crew),
            island=_chests(desk, board.island),
        )


def results(desk: DiceDesk) -> Iterator[str]:
    """Totals on the actions so far, a sentence for each seat with dice there."""
    table = desk.table
    for seat in _around(desk):
        made = ((action, total(table.boards[seat], action, table.options.numbers)) for action in ACTIONS)
        sums = [f"{desk.action(action)} {points}" for action, points in made if points]
        if sums:
            yield desk.say("heard-results", name=desk.name(seat), results=", ".join(sums))


def _chests(desk: DiceDesk, chests: Sequence[Chest]) -> str:
    named = (desk.say(f"chest-{chest}") for chest in chests)
    return ", ".join(named) or desk.say("heard-empty")


_CARRIED = 72.0
"""Size of a die that is dragged, units."""


class KeepChooser(DiceChooser):
    """Which dice go on the board."""

    kind = "keep"
    icon = "rolling-dices"

    def __init__(self, desk: DiceDesk) -> None:
        super().__init__(desk)
        self.faces = desk.table.rolls[desk.seat] or ()
        self.rolled = tuple(die for die, face in enumerate(self.faces) if face != NO_FACE)
        self.keeps = frozenset(
            frozenset(command.dice) for command in self.commands if isinstance(command, Keep)
        )
        self.chosen: frozenset[int] = frozenset()
        self.open = desk.table.stage == "reroll-keep"

    # ------------------------------------------------------------------ the dice
    @property
    def stuck(self) -> bool:
        """Whether no die can be kept."""
        return self.keeps == {frozenset()}

    @property
    def action(self) -> int | None:
        """The action of the natural dice chosen; None for skulls only or nothing."""
        return next((self.faces[die] for die in sorted(self.chosen) if self.faces[die] != SKULL), None)

    def state(self, die: int) -> DieState:
        """Whether a rolled die is chosen, may join, or cannot."""
        if die in self.chosen:
            return "kept"
        wanted = self.chosen | {die}
        return "legal" if any(wanted <= keep for keep in self.keeps) else "blocked"

    def face(self, die: int) -> str:
        """What a rolled die shows, in words."""
        face = self.faces[die]
        if face == SKULL:
            return self.say("die-skull")
        number = self.desk.table.options.numbers[die][face]
        return self.say("die-face", action=self.desk.action(face), number=number)

    @override
    def heard(self) -> Iterator[str]:
        """The boards as a round begins, the roll, and the result of what is chosen."""
        table = self.desk.table
        if table.cycle <= 1 and not self.open:
            yield from standings(self.desk)
        yield from results(self.desk)
        dice = (self.say("heard-die", letter=DIE_LETTERS[die], face=self.face(die)) for die in self.rolled)
        yield self.say("heard-roll", dice="; ".join(dice))
        if self.action is not None:
            made = self.desk.total(self.action, self.chosen)
            yield self.say("heard-total", action=self.desk.action(self.action), total=made)

    def note(self, die: int) -> str:
        """The words below a die."""
        state = self.state(die)
        if state == "kept":
            return self.say("die-kept")
        if state == "legal" and len(self.rolled) == 1:
            return self.say("die-must-keep")
        if state == "legal":
            return self.say("die-may-join" if self.chosen else "die-may-keep")
        face = self.faces[die]
        limited = face in (BOARD, RAID) and self.desk.board.room(face) < 1
        other = self.action not in (None, face) and face != SKULL
        return self.say("die-other-symbol" if other and not limited else "die-no-room")

    # ------------------------------------------------------------------ shown
    @override
    def banner(self) -> Banner:
        if self.stuck:
            return Banner(self.icon, self.say("keep-stuck-title"), self.say("keep-stuck"))
        if self.open:
            return Banner(self.icon, self.say("keep-reroll-title"), self.say(self._text("keep-reroll")))
        title = self.say("keep-title", number=max(1, self.desk.table.cycle))
        return Banner(self.icon, title, self.say(self._text("keep")))

    def _text(self, id: str) -> str:
        """The text for a single die in place of the one for several."""
        return f"{id}-last" if len(self.rolled) == 1 else id

    @override
    def missing(self) -> Notice:
        return Notice("missing-keep", {"count": len(self.rolled), "key-most": f"die-{len(self.rolled)}"})

    @override
    def status(self) -> Status:
        if self.stuck:
            return Status(self.say("status-stuck"), "cancel", "warn")
        said = self.say("status-dice", count=len(self.chosen), most=len(self.rolled))
        return Status(said, self.icon, "gold_l")

    @override
    def button(self) -> PrimaryButton:
        if self.stuck:
            return PrimaryButton(self.say("keep-stuck-button"), "check-mark", True)
        if not self.chosen:
            return PrimaryButton(self.say("keep-none-button"), self.icon, False)
        said = self.say("keep-button", count=len(self.chosen))
        return PrimaryButton(said, "check-mark", self.command() is not None)

    @override
    def marks(self) -> DiceMarks:
        action = self.action
        preview = (action, letters(tuple(self.chosen))) if action is not None else None
        return DiceMarks(legal=self._spots("legal"), chosen=self._spots("kept"), preview=preview)

    def _spots(self, state: DieState) -> frozenset[Spot]:
        return frozenset(Spot("die", self.desk.seat, die) for die in self.rolled if self.state(die) == state)

    @override
    def targets(self) -> Sequence[Target]:
        return [
            Target(
                f"die-{die}",
                self.say("die-label", letter=DIE_LETTERS[die], face=self.face(die), note=self.note(die)),
                spot=Spot("die", self.desk.seat, die),
                key=f"die-{place + 1}",
                tip=self._why_blocked(die),
            )
            for place, die in enumerate(self.rolled)
        ]

    @property
    @override
    def single(self) -> bool:
        return False

    def _refusal(self, die: int) -> Notice:
        return self.desk.refusal(Keep(tuple(sorted(self.chosen | {die})))) or self.missing()

    def _why_blocked(self, die: int) -> str:
        """The reason of the rules why a die cannot join, "" when it can."""
        if self.state(die) != "blocked":
            return ""
        reason = self._refusal(die)
        return worded(self.say, self.desk.seats, reason.id, reason.args)

    @override
    def needs(self, command: Command) -> Iterator[str]:
        """The dice of the keep."""
        if isinstance(command, Keep):
            yield from (f"die-{die}" for die in command.dice)

    @override
    def tray(self, canvas: Canvas, hot: str | None) -> None:
        """Rolled dice with their states, and the sum that the chosen ones make."""
        desk = self.desk
        say, colour = desk.say, desk.colour()
        if self.open:
            kit.heading(canvas, say("tray-open"), say("tray-open-note"))
        else:
            kit.heading(canvas, say("tray-screen"), say("tray-screen-note"), screen=colour)
        for place, die in enumerate(self.rolled):
            face = self.faces[die]
            letter, box = desk.letter(die, face), tray_die(place, len(self.rolled))
            state, note = self.state(die), self.note(die)
            over, numerals = hot == f"die-{die}", self.numerals.get(f"die-{die}", "")
            kit.die_choice(canvas, colour, letter, face, box, state, note, over, numerals)
        action = self.action
        if action is None:
            pick = "keep-stuck" if self.stuck else self._text("tray-pick")
            message = "tray-pick-skulls" if self.chosen else pick
            icon = FACE_ICON[SKULL] if self.chosen else ICON["dice"]
            kit.note_strip(canvas, say(message), icon, warn=self.stuck, box=kit.SUM_ROW)
        else:
            self._sum(canvas, action)

    def _sum(self, canvas: Canvas, action: int) -> None:
        """The dice already on the action space, those that join them, the bonus tile, the total."""
        desk, board, say = self.desk, self.desk.board, self.say
        there = dice_on(board, action)
        dice = sorted((*there, *self.chosen))
        parts = [kit.SumPart("die", desk.letter(die, action), action) for die in dice]
        if board.bonus[action]:
            parts.append(kit.SumPart("bonus", value=board.bonus[action]))
        right = small = ""
        if action in (BOARD, RAID):
            most = board.room(action) + len(there)
            right = say("tray-places", count=len(dice), most=most)
            small = say("tray-places-label", most=most)
        made = f"= {desk.total(action, self.chosen)}"
        kit.sum_row(canvas, desk.colour(), FACE_ICON[action], kit.joined(parts), made, right, small)

    @override
    def meant(self, seat: int, kind: str = "", index: int = 0) -> str:
        """An action's own space picks the dice that go there."""
        return f"space-{index}" if kind == "action" and seat == self.desk.seat else ""

    # ------------------------------------------------------------------ done
    @override
    def pick(self, id: str) -> Notice | None:
        kind, number = id_parts(id)
        if kind == "space":
            there = frozenset(die for die in self.rolled if self.faces[die] == int(number))
            most = max((keep for keep in self.keeps if keep and keep <= there), key=len, default=None)
            if most is None:
                return self.missing()
            self.chosen = frozenset() if self.chosen == most else most
            return None
        die = int(number)
        if self.state(die) == "blocked":
            return self._refusal(die)
        self.chosen ^= {die}
        return None

    @override
    def carry(self, canvas: Canvas, source: str, pos: Point) -> None:
        """The spaces where the die may go are framed."""
        if (die := _die(source)) is not None:
            face = self.faces[die]
            for action in self._spaces(die) if self.state(die) != "blocked" else ():
                canvas.plate("frame_gold", self._space(action))
            letter, colour = self.desk.letter(die, face), self.desk.colour()
            draw_die(canvas, colour, letter, face, pos, _CARRIED, lift=12)

    @override
    def drop(self, source: str, pos: Point) -> Notice | bool:
        """A die is kept on its action's space, and given back in the tray."""
        if (die := _die(source)) is None:
            return False
        if TRAY.has(pos) or die in self.chosen:
            back = TRAY.has(pos) and die in self.chosen
            self.chosen -= {die} if back else set()
            return back
        on = next((action for action in ACTIONS if self._space(action).has(pos)), None)
        if on is None:
            return False
        spaces = self._spaces(die)
        if on not in spaces:
            return Notice("drop-elsewhere", {"action": self.desk.action(spaces[0])})
        return self.pick(source) or True

    def _spaces(self, die: int) -> tuple[Action, ...]:
        """The actions that a die may go to: that of its face; a skull where the others go, or to any."""
        goes = self.action if self.faces[die] == SKULL else self.faces[die]
        return ACTIONS if goes is None else (goes,)

    def _space(self, action: Action) -> Box:
        """Where an action's own space lies."""
        return PARTS.box(Spot("action", self.desk.seat, action), self.desk.view, self.desk.seat)

    @override
    def leads(self, command: Command) -> bool:
        return isinstance(command, Keep) and self.chosen <= set(command.dice)

    @override
    def command(self) -> Command | None:
        return Keep(tuple(sorted(self.chosen))) if self.chosen in self.keeps else None

    @override
    def clear(self) -> None:
        self.chosen = frozenset()

    @override
    def adopt(self, command: Command) -> None:
        if isinstance(command, Keep):
            self.chosen = frozenset(command.dice)


def _die(id: str) -> int | None:
    """The die of a target; None for another target."""
    kind, *numbers = id_parts(id)
    return int(numbers[0]) if kind == "die" else None
