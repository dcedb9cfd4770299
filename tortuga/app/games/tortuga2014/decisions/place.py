"""Choose one of a few things: a treasure tile (R49), an action for a bonus tile (R37) or for skulls (R34)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.decisions import cards
from tortuga.app.games.tortuga2014.decisions.desk import DiceChooser, DiceDesk, letters
from tortuga.app.games.tortuga2014.palette import ICON
from tortuga.app.games.tortuga2014.shown import DiceMarks
from tortuga.app.games.tortuga2014.table import tray as kit
from tortuga.app.games.tortuga2014.table.layout import TRAY
from tortuga.app.input.focus import id_parts
from tortuga.app.table.chooser import PrimaryButton, Target
from tortuga.app.table.marks import Banner, Spot
from tortuga.games.tortuga2014.commands import Command, DeclareSkulls, KeepTile, TakeBonus
from tortuga.games.tortuga2014.pieces import ACTIONS, DICE, DIE_LETTERS, SKULL
from tortuga.kernel.errors import Notice


class OneChooser(DiceChooser):
    """Picks one of a few things, which are numbered."""

    made: type[KeepTile | TakeBonus | DeclareSkulls]
    """The command that picks a thing by its number."""

    def __init__(self, desk: DiceDesk) -> None:
        super().__init__(desk)
        self.places = tuple(number for number in range(DICE) if self.made(number) in self.commands)
        self.chosen: int | None
        self.clear()

    @abstractmethod
    def button_text(self, number: int) -> str:
        """The words of the button while a thing is chosen."""

    @override
    def button(self) -> PrimaryButton:
        if self.chosen is None:
            return PrimaryButton(self.say(f"{self.kind}-none-button"), self.icon, False)
        return PrimaryButton(self.button_text(self.chosen), "check-mark", True)

    @override
    def command(self) -> Command | None:
        return self.made(self.chosen) if self.chosen is not None else None

    @override
    def clear(self) -> None:
        self.chosen = self.places[0] if len(self.places) == 1 else None

    @override
    def adopt(self, command: Command) -> None:
        self.chosen = next((number for number in self.places if self.made(number) == command), self.chosen)


# ------------------------------------------------------------------ a treasure tile
_BOTH = Box.around(TRAY.line(139).center, 340, 162)


class TileChooser(OneChooser):
    """Which tile to keep."""

    kind = "tile"
    icon = "two-coins"
    made = KeepTile

    @override
    def banner(self) -> Banner:
        return Banner(self.icon, self.say("tile-title"), self.say("tile"))

    @override
    def button_text(self, number: int) -> str:
        return self.say("tile-button", coins=self.desk.table.drawn[number] or 0)

    @override
    def targets(self) -> Sequence[Target]:
        return [
            Target(f"drawn-{index}", label, box=_BOTH.column(index, 2, 20), key=f"die-{index + 1}")
            for index, label in enumerate(self._labels())
        ]

    def _labels(self) -> list[str]:
        return [self.say("tile-label", coins=coins or 0) for coins in self.desk.table.drawn]

    @property
    @override
    def forced(self) -> bool:
        """Two equal tiles are no choice."""
        return len(set(self.desk.table.drawn)) == 1

    @override
    def pick(self, id: str) -> Notice | None:
        self.chosen = int(id_parts(id)[1])
        return None

    @override
    def tray(self, canvas: Canvas, hot: str | None) -> None:
        """The two tiles drawn."""
        kit.heading(canvas, self.say("tray-tiles"), self.say("tray-tiles-note"))
        for index, (coins, label) in enumerate(zip(self.desk.table.drawn, self._labels(), strict=True)):
            box, chosen, hovered = _BOTH.column(index, 2, 20), self.chosen == index, hot == f"drawn-{index}"
            cards.tile_choice(canvas, box, coins, label, chosen=chosen, hot=hovered)
        kit.note_strip(canvas, self.say("tile"), ICON["coin"])


# ------------------------------------------------------------------ an action
_SUM = TRAY.line(222, 22)._replace(h=62)


class PlaceChooser(OneChooser):
    """Picks one of the actions on one's own board."""

    spot_kinds: tuple[str, ...]
    """Kinds of the spots that are marked when chosen; the first can be picked."""

    @property
    def dice(self) -> tuple[int, ...]:
        """The skulls that go to the action."""
        return ()

    @override
    def marks(self) -> DiceMarks:
        seat, chosen = self.desk.seat, self.chosen
        legal = (Spot(self.spot_kinds[0], seat, action) for action in self.places if action != chosen)
        if chosen is None:
            return DiceMarks(legal=frozenset(legal))
        marked = frozenset(Spot(kind, seat, chosen) for kind in self.spot_kinds)
        preview = (chosen, letters(self.dice)) if self.dice else None
        return DiceMarks(legal=frozenset(legal), chosen=marked, preview=preview)

    @override
    def targets(self) -> Sequence[Target]:
        seat = self.desk.seat
        in_tray, on_board = [], []
        for action, note in zip(ACTIONS, self.notes(), strict=True):
            name, box, spot = self.desk.action(action), cards.action_box(action), Spot("action", seat, action)
            # digits pick what is asked for
            digit, key = f"die-{action + 1}", f"action-{action + 1}"
            in_tray.append(Target(f"tray-{action}", name, box=box, key=key, heard=note))
            on_board.append(Target(f"place-{action}", name, spot, key=digit, heard=note))
        return in_tray + on_board

    @abstractmethod
    def notes(self) -> Sequence[str]:
        """By action, the total it would make."""

    @override
    def pick(self, id: str) -> Notice | None:
        action = int(id_parts(id)[1])
        if action in self.places:
            self.chosen = None if self.chosen == action and len(self.places) > 1 else action
            return None
        return self.desk.refusal(self.made(action)) or self.missing()

    @override
    def tray(self, canvas: Canvas, hot: str | None) -> None:
        kit.heading(canvas, self.say(f"tray-{self.kind}"), self.say(f"tray-{self.kind}-note"))
        names = [self.desk.action(action) for action in ACTIONS]
        lit = int(id_parts(hot)[1]) if hot else None
        cards.action_cards(canvas, names, self.notes(), self.places, self.chosen, lit)


class BonusChooser(PlaceChooser):
    """Where the bonus tile of this cycle goes."""

    kind = "bonus"
    icon = "cycle"
    made = TakeBonus
    spot_kinds = ("bonus", "action")

    @override
    def banner(self) -> Banner:
        ways = {"turn" if self.desk.board.bonus[place] else "place" for place in self.places}
        way = ways.pop() if len(ways) == 1 else "both"
        return Banner(self.icon, self.say("bonus-title"), self.say("bonus", way=way))

    @override
    def button_text(self, number: int) -> str:
        id = "bonus-turn-button" if self.desk.board.bonus[number] else "bonus-button"
        return self.say(id, action=self.desk.action(number))

    @override
    def notes(self) -> Sequence[str]:
        return [
            self.say("bonus-full") if tile == 2 else f"+{tile}  \u2192  +{tile + 1}" if tile else "+1"
            for tile in self.desk.board.bonus
        ]

    @override
    def tray(self, canvas: Canvas, hot: str | None) -> None:
        """The five actions to put a tile on."""
        super().tray(canvas, hot)
        kit.note_strip(canvas, self.say("tray-bonus-line"), ICON["turn"])


class SkullsChooser(PlaceChooser):
    """The action the kept skulls are turned to."""

    kind = "skulls"
    icon = "skull-crossed-bones"
    made = DeclareSkulls
    spot_kinds = ("action",)

    @property
    @override
    def dice(self) -> tuple[int, ...]:
        return self.desk.table.kept[self.desk.seat]

    @override
    def banner(self) -> Banner:
        count = len(self.dice)
        return Banner(self.icon, self.say("skulls-title"), self.say("skulls", count=count))

    @override
    def button_text(self, number: int) -> str:
        return self.say("skulls-button", action=self.desk.action(number))

    @property
    @override
    def forced(self) -> bool:
        return len(self.places) == 1

    @override
    def notes(self) -> Sequence[str]:
        return [
            f"= {self.desk.total(action, self.dice)}" if action in self.places else self.say("die-no-room")
            for action in ACTIONS
        ]

    @override
    def tray(self, canvas: Canvas, hot: str | None) -> None:
        """The five actions to turn the skulls to, with the totals they would make."""
        desk, chosen, made = self.desk, self.chosen, ""
        super().tray(canvas, hot)
        parts = kit.joined([kit.SumPart("die", DIE_LETTERS[die], SKULL) for die in self.dice])
        if chosen is not None:
            turned = [kit.SumPart("die", desk.letter(die, chosen), chosen) for die in self.dice]
            parts += [kit.SumPart("turns"), *kit.joined(turned)]
            made = self.notes()[chosen]
        kit.sum_row(canvas, desk.colour(), None, parts, made, box=_SUM)
