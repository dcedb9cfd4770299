"""Choose one of the five actions: for a bonus tile (R37) or for kept skulls (R34)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.decisions import cards
from tortuga.app.games.tortuga2014.decisions.cards import action_choice_box
from tortuga.app.games.tortuga2014.decisions.desk import DiceChooser, DiceDesk, letters
from tortuga.app.games.tortuga2014.palette import ICON
from tortuga.app.games.tortuga2014.shown import DiceMarks, dice_on, die_letter
from tortuga.app.games.tortuga2014.table import tray as kit
from tortuga.app.games.tortuga2014.table.layout import TRAY
from tortuga.app.table.chooser import PrimaryButton, Target
from tortuga.app.table.marks import Banner, Spot, Status
from tortuga.games.tortuga2014.commands import Command, DeclareSkulls, TakeBonus
from tortuga.games.tortuga2014.pieces import ACTIONS, DIE_LETTERS, SKULL
from tortuga.kernel.errors import Notice


class PlaceChooser(DiceChooser):
    """Picks one of the actions on one's own board."""

    spot_kind = ""
    cards_top = 62.0
    cards_height = 150.0

    def __init__(self, desk: DiceDesk) -> None:
        super().__init__(desk)
        self.places = tuple(
            command.action for command in self.commands if isinstance(command, TakeBonus | DeclareSkulls)
        )
        self.chosen: int | None = self.places[0] if len(self.places) == 1 else None

    @abstractmethod
    def made(self, action: int) -> Command:
        """The command for an action."""

    @override
    def targets(self) -> Sequence[Target]:
        seat = self.desk.seat
        names, notes = [self.desk.action(action) for action in ACTIONS], self.notes()
        cards = (
            Target(
                f"tray-{action}",
                names[action],
                box=self.card(action),
                key=f"action-{action + 1}",
                heard=notes[action],
            )
            for action in ACTIONS
        )
        spots = (
            Target(
                f"place-{action}",
                names[action],
                Spot("action", seat, action),
                key=f"die-{action + 1}",  # digits mean what is asked
                heard=notes[action],
            )
            for action in ACTIONS
        )
        return [*cards, *spots]

    @abstractmethod
    def notes(self) -> Sequence[str]:
        """By action, the total it would make."""

    def card(self, action: int) -> Box:
        """The card of an action in the tray."""
        return action_choice_box(action, top=self.cards_top, height=self.cards_height)

    @override
    def pick(self, id: str) -> Notice | None:
        action = int(id.rsplit("-", 1)[1])
        if action in self.places:
            self.chosen = None if self.chosen == action and len(self.places) > 1 else action
            return None
        return self.desk.refusal(self.made(action)) or self.missing()

    @override
    def command(self) -> Command | None:
        return self.made(self.chosen) if self.chosen is not None else None

    @override
    def clear(self) -> None:
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

    @override
    def made(self, action: int) -> Command:
        return TakeBonus(action)

    @override
    def banner(self) -> Banner:
        ways = {"turn" if self.desk.board.bonus[place] else "place" for place in self.places}
        way = ways.pop() if len(ways) == 1 else "both"
        return Banner("cycle", self.say("bonus-title"), self.say("bonus", way=way))

    @override
    def status(self) -> Status:
        return Status(self.say("status-bonus"), "cycle", "gold_l")

    @override
    def button(self) -> PrimaryButton:
        if self.chosen is None:
            return PrimaryButton(self.say("bonus-none-button"), "cycle", False)
        turned = self.desk.board.bonus[self.chosen] > 0
        said = self.say(
            "bonus-turn-button" if turned else "bonus-button", action=self.desk.action(self.chosen)
        )
        return PrimaryButton(said, "check-mark", True)

    @override
    def marks(self) -> DiceMarks:
        legal, chosen = self._spots()
        if self.chosen is not None:
            chosen |= {Spot("action", self.desk.seat, self.chosen)}
        return DiceMarks(legal=legal, chosen=chosen)

    @override
    def notes(self) -> Sequence[str]:
        return [
            self.say("bonus-full") if tile == 2 else f"+{tile}  \u2192  +{tile + 1}" if tile else "+1"
            for tile in self.desk.board.bonus
        ]

    @override
    def tray(self, canvas: Canvas, hot: str | None) -> None:
        """The five actions to put a tile on."""
        desk = self.desk
        kit.heading(canvas, desk.say("tray-bonus"), desk.say("tray-bonus-note"))
        _actions(canvas, self, self.notes(), hot)
        kit.note_strip(canvas, desk.say("tray-bonus-line"), ICON["turn"])


class SkullsChooser(PlaceChooser):
    """The action the kept skulls are turned to."""

    kind = "skulls"
    spot_kind = "action"

    @property
    def dice(self) -> tuple[int, ...]:
        """The skulls that were kept."""
        return self.desk.table.kept[self.desk.seat]

    @override
    def made(self, action: int) -> Command:
        return DeclareSkulls(action)

    @override
    def banner(self) -> Banner:
        count = len(self.dice)
        return Banner("skull-crossed-bones", self.say("skulls-title"), self.say("skulls", count=count))

    @override
    def status(self) -> Status:
        return Status(self.say("status-skulls"), "skull-crossed-bones", "gold_l")

    @override
    def button(self) -> PrimaryButton:
        if self.chosen is None:
            return PrimaryButton(self.say("skulls-none-button"), "skull-crossed-bones", False)
        return PrimaryButton(
            self.say("skulls-button", action=self.desk.action(self.chosen)), "check-mark", True
        )

    @override
    def marks(self) -> DiceMarks:
        legal, chosen = self._spots()
        preview = None if self.chosen is None else (self.chosen, letters(self.dice))
        return DiceMarks(legal=legal, chosen=chosen, preview=preview)

    @property
    @override
    def forced(self) -> bool:
        return len(self.places) == 1

    @override
    def notes(self) -> Sequence[str]:
        return [
            self._result(action) if action in self.places else self.say("die-no-room") for action in ACTIONS
        ]

    def _result(self, action: int) -> str:
        board, numbers = self.desk.board, self.desk.table.options.numbers
        dice = {*dice_on(board, action), *self.dice}
        return f"= {sum(numbers[die][action] for die in dice) + board.bonus[action]}"

    @override
    def tray(self, canvas: Canvas, hot: str | None) -> None:
        """The five actions to turn the skulls to, with the totals they would make."""
        desk = self.desk
        say, numbers = desk.say, desk.table.options.numbers
        kit.heading(canvas, say("tray-skulls"), say("tray-skulls-note"))
        notes = self.notes()
        _actions(canvas, self, notes, hot)
        parts: list[kit.SumPart] = []
        for die in self.dice:
            parts += [kit.SumPart("plus")] if parts else []
            parts.append(kit.SumPart("die", DIE_LETTERS[die], SKULL))
        chosen = self.chosen
        if chosen is not None:
            parts.append(kit.SumPart("turns"))
            for place, die in enumerate(self.dice):
                parts += [kit.SumPart("plus")] if place else []
                parts.append(kit.SumPart("die", die_letter(numbers, die, chosen), chosen))
        x, y, w, _ = TRAY
        made = notes[chosen] if chosen is not None else ""
        kit.sum_row(canvas, desk.colour(), None, parts, made, box=Box(x + 22, y + 222, w - 44, 62))


def _actions(canvas: Canvas, chooser: PlaceChooser, notes: Sequence[str], hot: str | None) -> None:
    names = [chooser.desk.action(action) for action in ACTIONS]
    for action in ACTIONS:
        cards.action_choice(
            canvas,
            chooser.card(action),
            action,
            names[action],
            notes[action],
            enabled=action in chooser.places,
            chosen=action == chooser.chosen,
            hot=hot in (f"place-{action}", f"tray-{action}"),
            beside=names,
        )
