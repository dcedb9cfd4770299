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
from tortuga.app.games.tortuga2014.shown import DiceMarks
from tortuga.app.games.tortuga2014.table import tray as kit
from tortuga.app.games.tortuga2014.table.layout import TRAY
from tortuga.app.table.chooser import PrimaryButton, Target
from tortuga.app.table.marks import Banner, Spot
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
        self.chosen: int | None
        self.clear()

    @abstractmethod
    def made(self, action: int) -> Command:
        """The command for an action."""

    @override
    def targets(self) -> Sequence[Target]:
        seat = self.desk.seat
        in_tray, on_board = [], []
        for action, note in zip(ACTIONS, self.notes(), strict=True):
            name, box, spot = self.desk.action(action), self.card(action), Spot("action", seat, action)
            # digits pick what is asked for
            digit, key = f"die-{action + 1}", f"action-{action + 1}"
            in_tray.append(Target(f"tray-{action}", name, box=box, key=key, heard=note))
            on_board.append(Target(f"place-{action}", name, spot, key=digit, heard=note))
        return in_tray + on_board

    @abstractmethod
    def button_text(self, action: int) -> str:
        """Text id of the button while an action is chosen."""

    @override
    def button(self) -> PrimaryButton:
        if self.chosen is None:
            return PrimaryButton(self.say(f"{self.kind}-none-button"), self.icon, False)
        label = self.say(self.button_text(self.chosen), action=self.desk.action(self.chosen))
        return PrimaryButton(label, "check-mark", True)

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

    @override
    def adopt(self, command: Command) -> None:
        if isinstance(command, TakeBonus | DeclareSkulls):
            self.chosen = command.action

    def _spots(self) -> tuple[frozenset[Spot], frozenset[Spot]]:
        seat = self.desk.seat
        chosen = frozenset() if self.chosen is None else frozenset({Spot(self.spot_kind, seat, self.chosen)})
        return frozenset(Spot(self.spot_kind, seat, action) for action in self.places) - chosen, chosen


class BonusChooser(PlaceChooser):
    """Where the bonus tile of this cycle goes."""

    kind = "bonus"
    icon = "cycle"
    spot_kind = "bonus"

    @override
    def made(self, action: int) -> Command:
        return TakeBonus(action)

    @override
    def banner(self) -> Banner:
        ways = {"turn" if self.desk.board.bonus[place] else "place" for place in self.places}
        way = ways.pop() if len(ways) == 1 else "both"
        return Banner(self.icon, self.say("bonus-title"), self.say("bonus", way=way))

    @override
    def button_text(self, action: int) -> str:
        return "bonus-turn-button" if self.desk.board.bonus[action] else "bonus-button"

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
    icon = "skull-crossed-bones"
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
        return Banner(self.icon, self.say("skulls-title"), self.say("skulls", count=count))

    @override
    def button_text(self, action: int) -> str:
        return "skulls-button"

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
        return f"= {self.desk.total(action, self.dice)}"

    @override
    def tray(self, canvas: Canvas, hot: str | None) -> None:
        """The five actions to turn the skulls to, with the totals they would make."""
        desk = self.desk
        say = desk.say
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
                parts.append(kit.SumPart("die", desk.letter(die, chosen), chosen))
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
