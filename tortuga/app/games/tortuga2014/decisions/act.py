"""EXPAND FLEET, RECRUIT CREW or TREASURE HUNT: carry it out or forfeit it (R45, R47-R49)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga2014.acts.moves import spotlight_of
from tortuga.app.games.tortuga2014.decisions import cards
from tortuga.app.games.tortuga2014.decisions.desk import DiceChooser
from tortuga.app.games.tortuga2014.palette import FACE_ICON, ICON
from tortuga.app.games.tortuga2014.shown import DiceMarks
from tortuga.app.games.tortuga2014.spotlight import Card, Spotlight
from tortuga.app.games.tortuga2014.table import tray as kit
from tortuga.app.table.chooser import PrimaryButton, Target
from tortuga.app.table.marks import Banner, Status
from tortuga.games.tortuga2014.commands import Command, Forfeit, Perform
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, EXPAND_FLEET, LAST_BOX, LIMIT, TREASURE_HUNT
from tortuga.games.tortuga2014.rules import RULES
from tortuga.kernel.errors import Notice


class ActionChooser(DiceChooser):
    """A seat that acts in phase 2: it carries its action out or forfeits it."""

    @override
    def status(self) -> Status:
        """ "1st: your turn"."""
        table = self.desk.table
        return Status(self.say("status-place", place=table.place + 1), FACE_ICON[table.action], "gold_l")

    @override
    def button(self) -> PrimaryButton:
        if self.forfeiting:
            return PrimaryButton(self.say("forfeit-button"), "cancel", True)
        return self.acting_button()

    @abstractmethod
    def acting_button(self) -> PrimaryButton:
        """The button unless the action is forfeited."""

    @override
    def command(self) -> Command | None:
        return Forfeit() if self.forfeiting else self.acting()

    @abstractmethod
    def acting(self) -> Command | None:
        """The command unless the action is forfeited; None while something is missing."""

    def follows(self) -> tuple[Card, ...]:
        """What the command chosen will bring, in the order of the rules."""
        table, command = self.desk.table, self.command()
        if command is None or self.forfeiting:
            return ()
        spotlight = spotlight_of(RULES.decide(table, self.desk.seat, command), table)
        return () if spotlight is None else spotlight.cards

    @override
    def tray(self, canvas: Canvas, hot: str | None) -> None:
        """All totals of the round, and what the choice does."""
        cards.round_matrix(canvas, self.desk)
        if self.forfeiting:
            kit.note_strip(canvas, self.say("outcome-forfeit"), ICON["cancel"], warn=True)
        else:
            self.outcome(canvas, hot)

    @abstractmethod
    def outcome(self, canvas: Canvas, hot: str | None) -> None:
        """Paint what the action will do, below the ranking."""


class ActChooser(ActionChooser):
    """Perform the action or forfeit it."""

    kind = "act"
    fields = ()

    @property
    def before(self) -> int:
        """Box of the token that would move."""
        board = self.desk.board
        return board.boat if self.desk.table.action == EXPAND_FLEET else board.pirate

    @property
    def most(self) -> int:
        """Boxes a token would move, or tiles a hunt would draw, if there is room and enough of them."""
        table = self.desk.table
        return 2 if table.place == 0 and table.seats > 2 else 1

    @property
    def after(self) -> int:
        """Box where it would stand (R47, R48, R87)."""
        return min(LAST_BOX, self.before + self.most)

    @property
    def tiles(self) -> int:
        """Treasure tiles a hunt would draw (R49, R74, R88)."""
        return min(self.desk.table.pool, self.most)

    @property
    def chest(self) -> bool:
        """Whether a hunt would draw a chest (R49, R73)."""
        table = self.desk.table
        return table.place == 0 and sum(table.bag) > 0

    @override
    def banner(self) -> Banner:
        table = self.desk.table
        name = ACTION_NAMES[table.action]
        said = self.say(
            f"act-{name}",
            place=table.place + 1,
            before=self.before,
            after=self.after,
            steps=self.after - self.before,
            tiles=self.tiles,
            chest=int(self.chest),
            two=int(table.seats == 2),
        )
        return Banner(FACE_ICON[table.action], self.desk.action(table.action), said)

    @override
    def acting_button(self) -> PrimaryButton:
        action = self.desk.table.action
        kind = "hunt" if action == TREASURE_HUNT else ACTION_NAMES[action]
        label = self.say(f"act-{kind}-button", steps=self.after - self.before)
        return PrimaryButton(label, FACE_ICON[action], True)

    @override
    def marks(self) -> DiceMarks:
        spotlight = Spotlight(self.desk.seat, cards=self.follows())
        return DiceMarks(hot_action=self.desk.table.action, spotlight=spotlight)

    @override
    def targets(self) -> Sequence[Target]:
        return ()

    @override
    def pick(self, id: str) -> Notice | None:
        return None

    @property
    @override
    def forced(self) -> bool:
        """A token that moves on never does harm: nobody forfeits that."""
        return self.desk.table.action != TREASURE_HUNT and not self.forfeiting

    @override
    def acting(self) -> Command:
        return Perform()

    @override
    def clear(self) -> None:
        self.forfeiting = False

    @override
    def outcome(self, canvas: Canvas, hot: str | None) -> None:
        say, action = self.say, self.desk.table.action
        if action == TREASURE_HUNT:
            gains = [("outcome-take", say("outcome-bag"), "bag")] if self.chest else []
            gains.append(("outcome-tiles-title", say("outcome-tiles", count=self.tiles), "coin"))
            for index, (title, effect, icon) in enumerate(gains):
                box = cards.outcome_box(index, len(gains))
                cards.outcome_words(canvas, box, say(title), effect, ICON[icon], "label")
            return
        first, second = (cards.outcome_box(index, 2) for index in (0, 1))
        area = "crew" if action else "fleet"
        title, colour = say(f"outcome-own-{area}"), self.desk.colour()
        cards.outcome_token(canvas, first, title, colour, area, self.before, self.after)
        before, after = LIMIT[self.before], LIMIT[self.after]
        effect = say("outcome-room", before=before, after=after)
        tone = "good" if after > before else "label_dim"
        cards.outcome_words(canvas, second, say("outcome-room-title"), effect, "chest", tone)
