"""Keep dice of a roll (R28-R31), behind the screen or, when stuck, in the open (R35)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga2014.decisions import trays
from tortuga.app.games.tortuga2014.narrative import worded
from tortuga.app.table.chooser import Button, Chooser, Desk, Target, letters
from tortuga.app.table.marks import Banner, Marks, Spot, Status
from tortuga.games.tortuga2014.commands import Command, Keep
from tortuga.games.tortuga2014.pieces import BOARD, NO_FACE, RAID, SKULL
from tortuga.kernel.errors import Notice

DieState = Literal["kept", "legal", "blocked"]


class KeepChooser(Chooser):
    """Which dice go on the board."""

    kind = "keep"

    def __init__(self, desk: Desk) -> None:
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

    def note(self, die: int) -> str:
        """A word below the die."""
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
    def banner(self) -> Banner:
        """See `Chooser`."""
        if self.stuck:
            return Banner("rolling-dices", self.say("keep-stuck-title"), self.say("keep-stuck"))
        if self.open:
            return Banner(
                "rolling-dices", self.say("keep-reroll-title"), self.say(self._alone("keep-reroll"))
            )
        title = self.say("keep-title", number=max(1, self.desk.table.cycle))
        return Banner("rolling-dices", title, self.say("keep-last" if len(self.rolled) == 1 else "keep"))

    def _alone(self, id: str) -> str:
        """The text for a single die instead of the one for several."""
        return f"{id}-last" if len(self.rolled) == 1 else id

    def missing(self) -> Notice:
        """See `Chooser`."""
        return Notice("missing-keep", {"count": len(self.rolled)})

    def status(self) -> Status:
        """See `Chooser`."""
        if self.stuck:
            return Status(self.say("status-stuck"), "cancel", "warn")
        said = self.say("status-dice", count=len(self.chosen), most=len(self.rolled))
        return Status(said, "rolling-dices", "gold_l")

    def button(self) -> Button:
        """See `Chooser`."""
        if self.stuck:
            return Button(self.say("keep-stuck-button"), "check-mark", True)
        if not self.chosen:
            return Button(self.say("keep-none-button"), "rolling-dices", False)
        said = self.say("keep-button", count=len(self.chosen))
        return Button(said, "check-mark", self.command() is not None)

    def marks(self) -> Marks:
        """See `Chooser`."""
        seat = self.desk.seat
        spots = {state: set[Spot]() for state in ("kept", "legal", "blocked")}
        for die in self.rolled:
            spots[self.state(die)].add(Spot("die", seat, die))
        action = self.action
        preview = (action, letters(tuple(self.chosen))) if action is not None else None
        return Marks(legal=frozenset(spots["legal"]), chosen=frozenset(spots["kept"]), preview=preview)

    def targets(self) -> Sequence[Target]:
        """See `Chooser`."""
        return [
            Target(
                f"die-{die}",
                self.say("die-label", letter="ABCDE"[die], note=self.note(die)),
                spot=Spot("die", self.desk.seat, die),
                key=f"die-{place + 1}",
                tip=self._why_blocked(die),
            )
            for place, die in enumerate(self.rolled)
        ]

    @property
    def single(self) -> bool:
        """See `Chooser`."""
        return False

    def _why_blocked(self, die: int) -> str:
        """The reason of the rules why a die cannot join, "" when it can."""
        if self.state(die) != "blocked":
            return ""
        reason = self.desk.refusal(Keep(tuple(sorted(self.chosen | {die})))) or self.missing()
        return worded(self.say, self.desk.seats, reason.id, reason.args)

    def tray(self, canvas: Canvas, hot: str | None) -> None:
        """See `Chooser`."""
        trays.keep(canvas, self, hot)

    # ------------------------------------------------------------------ done
    def pick(self, id: str) -> Notice | None:
        """See `Chooser`."""
        die = int(id.removeprefix("die-"))
        if die in self.chosen:
            self.chosen -= {die}
            return None
        if self.state(die) == "legal":
            self.chosen |= {die}
            return None
        reason = self.desk.refusal(Keep(tuple(sorted(self.chosen | {die}))))
        return reason or self.missing()

    def leads(self, command: Command) -> bool:
        """See `Chooser`."""
        return isinstance(command, Keep) and self.chosen <= set(command.dice)

    def command(self) -> Command | None:
        """See `Chooser`."""
        return Keep(tuple(sorted(self.chosen))) if self.chosen in self.keeps else None

    def clear(self) -> None:
        """See `Chooser`."""
        self.chosen = frozenset()

    def _take(self, command: Command) -> None:
        if isinstance(command, Keep):
            self.chosen = frozenset(command.dice)
