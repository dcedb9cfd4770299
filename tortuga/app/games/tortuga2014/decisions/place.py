"""Choose one of the five actions: for a bonus tile (R37) or for kept skulls (R34)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.decisions import trays
from tortuga.app.games.tortuga2014.decisions.cards import action_choice_box
from tortuga.app.table.chooser import Button, Chooser, Desk, Target, letters
from tortuga.app.table.marks import Banner, Marks, Spot, Status
from tortuga.games.tortuga2014.commands import Command, DeclareSkulls, TakeBonus
from tortuga.games.tortuga2014.pieces import ACTIONS
from tortuga.kernel.errors import Notice


class PlaceChooser(Chooser):
    """Picks an action of the own board."""

    spot_kind = ""
    cards_top = 62.0
    cards_height = 150.0

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.places = tuple(
            command.action for command in self.commands if isinstance(command, TakeBonus | DeclareSkulls)
        )
        self.chosen: int | None = self.places[0] if len(self.places) == 1 else None

    @abstractmethod
    def made(self, action: int) -> Command:
        """The command for an action."""

    def targets(self) -> Sequence[Target]:
        """See `Chooser`."""
        seat = self.desk.seat
        names = [self.desk.action(action) for action in ACTIONS]
        return [
            *(
                Target(f"tray-{action}", names[action], box=self.card(action), key=f"action-{action + 1}")
                for action in ACTIONS
            ),
            *(Target(f"place-{action}", names[action], Spot("action", seat, action)) for action in ACTIONS),
        ]

    def card(self, action: int) -> Box:
        """The card of an action in the tray."""
        return action_choice_box(action, top=self.cards_top, height=self.cards_height)

    def pick(self, id: str) -> Notice | None:
        """See `Chooser`."""
        action = int(id.rsplit("-", 1)[1])
        if action in self.places:
            self.chosen = None if self.chosen == action and len(self.places) > 1 else action
            return None
        return self.desk.refusal(self.made(action)) or self.missing()

    def command(self) -> Command | None:
        """See `Chooser`."""
        return self.made(self.chosen) if self.chosen is not None else None

    def clear(self) -> None:
        """See `Chooser`."""
        self.chosen = self.places[0] if len(self.places) == 1 else None

    def _take(self, command: Command) -> None:
        if isinstance(command, TakeBonus | DeclareSkulls):
            self.chosen = command.action

    def _spots(self) -> tuple[frozenset[Spot], frozenset[Spot]]:
        seat = self.desk.seat
        chosen = frozenset() if self.chosen is None else frozenset({Spot(self.spot_kind, seat, self.chosen)})
        return frozenset(Spot(self.spot_kind, seat, action) for action in self.places) - chosen, chosen


class BonusChooser(PlaceChooser):
    """Where the bonus tile of this cycle goes."""

    kind = "bonus"
    spot_kind = "bonus"

    def made(self, action: int) -> Command:
        """See `PlaceChooser`."""
        return TakeBonus(action)

    def banner(self) -> Banner:
        """See `Chooser`."""
        return Banner("cycle", self.say("bonus-title"), self.say("bonus"))

    def status(self) -> Status:
        """See `Chooser`."""
        return Status(self.say("status-bonus"), "cycle", "gold_l")

    def button(self) -> Button:
        """See `Chooser`."""
        if self.chosen is None:
            return Button(self.say("bonus-none-button"), "cycle", False)
        turned = self.desk.board.bonus[self.chosen] > 0
        said = self.say(
            "bonus-turn-button" if turned else "bonus-button", action=self.desk.action(self.chosen)
        )
        return Button(said, "check-mark", True)

    def marks(self) -> Marks:
        """See `Chooser`."""
        legal, chosen = self._spots()
        if self.chosen is not None:
            chosen |= {Spot("action", self.desk.seat, self.chosen)}
        return Marks(legal=legal, chosen=chosen)

    def tray(self, canvas: Canvas, hot: str | None) -> None:
        """See `Chooser`."""
        trays.bonus(canvas, self, hot)


class SkullsChooser(PlaceChooser):
    """To which action the kept skulls are turned."""

    kind = "skulls"
    spot_kind = "action"

    @property
    def dice(self) -> tuple[int, ...]:
        """The skulls that were kept."""
        return self.desk.table.kept[self.desk.seat]

    def made(self, action: int) -> Command:
        """See `PlaceChooser`."""
        return DeclareSkulls(action)

    def banner(self) -> Banner:
        """See `Chooser`."""
        count = len(self.dice)
        return Banner("skull-crossed-bones", self.say("skulls-title"), self.say("skulls", count=count))

    def status(self) -> Status:
        """See `Chooser`."""
        return Status(self.say("status-skulls"), "skull-crossed-bones", "gold_l")

    def button(self) -> Button:
        """See `Chooser`."""
        if self.chosen is None:
            return Button(self.say("skulls-none-button"), "skull-crossed-bones", False)
        return Button(self.say("skulls-button", action=self.desk.action(self.chosen)), "check-mark", True)

    def marks(self) -> Marks:
        """See `Chooser`."""
        legal, chosen = self._spots()
        preview = None if self.chosen is None else (self.chosen, letters(self.dice))
        return Marks(legal=legal, chosen=chosen, preview=preview)

    @property
    def forced(self) -> bool:
        """See `Chooser`."""
        return len(self.places) == 1

    def tray(self, canvas: Canvas, hot: str | None) -> None:
        """See `Chooser`."""
        trays.skulls(canvas, self, hot)
