"""The order of both moves of phase 3: crew area to fleet area, island area to crew area (R69-R72)."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.decisions import cards
from tortuga.app.games.tortuga2014.decisions.desk import DIGITS, DiceChooser, DiceDesk
from tortuga.app.games.tortuga2014.palette import ICON
from tortuga.app.games.tortuga2014.shown import ChestPlan, DiceMarks
from tortuga.app.games.tortuga2014.table import tray as kit
from tortuga.app.games.tortuga2014.table.layout import TRAY
from tortuga.app.games.tortuga2014.table.pieces import draw_chest
from tortuga.app.input.focus import id_parts
from tortuga.app.table.chooser import PrimaryButton, Target
from tortuga.app.table.marks import Banner
from tortuga.games.tortuga2014.commands import Command, MoveChests
from tortuga.games.tortuga2014.course import staying
from tortuga.games.tortuga2014.pieces import Chest
from tortuga.games.tortuga2014.scoring import once_home
from tortuga.games.tortuga2014.state import Board
from tortuga.kernel.errors import Notice

Area = tuple[Chest, ...]


def left_of(chests: Area, used: Area) -> Area:
    """The chests left when some are taken."""
    left = list(chests)
    for chest in used:
        left.remove(chest)
    return tuple(left)


def _selections(chests: Area, places: int) -> tuple[Area, ...]:
    """Every different selection that fills the places, leftmost chests first."""
    return tuple(dict.fromkeys(itertools.combinations(chests, min(places, len(chests)))))


def _by_loss(board: Board, area: Area, other: Area) -> Area:
    """The chests of an area, those whose loss would cost most first."""
    return tuple(sorted(area, key=lambda chest: once_home(board, left_of(area, (chest,)), other)))


# ------------------------------------------------------------------ the cards
_ONE_ROW = (TRAY.line(88, 24)._replace(h=138),)
_TWO_ROWS = tuple(TRAY.line(top, 24)._replace(h=62) for top in (78, 164))
_WIDEST = 134
"""Width of a card where a row has few."""
_GAP = 8
_SURPLUS = TRAY.line(240, 22)._replace(h=46)
"""What happens to the surplus, below two rows."""


class MoveChooser(DiceChooser):
    """Cards in a row for each move; the leftmost stays longest, those beyond the limit are lost."""

    kind = "move"
    icon = "open-treasure-chest"
    clear_id = "table-reset"
    fields = ("orders", "held")

    def __init__(self, desk: DiceDesk) -> None:
        super().__init__(desk)
        board = desk.board
        self.limits = (board.boat_limit, board.pirate_limit)
        # What the limits take is the selection worth most; where several are worth the same, the one
        # nearest to how the chests lie.
        selections = itertools.product(
            _selections(board.crew, board.boat_limit), _selections(board.island, board.pirate_limit)
        )
        fleet, crew = max(selections, key=lambda areas: once_home(board, *areas))
        self._best = (
            _by_loss(board, fleet, crew) + left_of(board.crew, fleet),
            _by_loss(board, crew, fleet) + left_of(board.island, crew),
        )
        self.orders: tuple[Area, Area] = self._best
        self.held: tuple[int, int] | None = None
        """Move and index of the card picked up; the next card picked marks its new place."""

    # ------------------------------------------------------------------ the cards
    @property
    def rows(self) -> dict[int, Box]:
        """The row of cards of each move that has chests; one row alone gets large cards."""
        moves = [move for move, order in enumerate(self.orders) if order]
        return dict(zip(moves, _ONE_ROW if len(moves) == 1 else _TWO_ROWS, strict=False))

    def card(self, move: int, index: int) -> Box:
        """The box of a card."""
        row = self.rows[move]
        width = min(_WIDEST, row.column(0, len(self.orders[move]), _GAP).w)
        return row.moved(index * (width + _GAP))._replace(w=width)

    def kept(self, orders: tuple[Area, Area]) -> tuple[Area, Area]:
        """The chests that find a space in fleet area and crew area."""
        return orders[0][: self.limits[0]], orders[1][: self.limits[1]]

    def surplus(self) -> tuple[Chest, ...]:
        """Chests without a space, crew area first."""
        return self.orders[0][self.limits[0] :] + self.orders[1][self.limits[1] :]

    def missed(self) -> int:
        """Points of chests that the best order would keep and this one loses."""
        best, mine = (once_home(self.desk.board, *self.kept(order)) for order in (self._best, self.orders))
        return best - mine

    def to_bag(self) -> tuple[bool, ...]:
        """For each surplus chest, whether it goes to the bag instead of the center island (R63, R90)."""
        table = self.desk.table
        return tuple(not stays for stays in staying(table.center, self.surplus(), table.seats))

    @property
    def last(self) -> bool:
        """Whether the game ends once all chests have moved (R77)."""
        table = self.desk.table
        one_by_one = table.options.moves_in_turn
        arrived = (
            len(board.tortuga) + (0 if one_by_one and chosen else len(board.fleet))
            for board, chosen in zip(table.boards, table.chosen, strict=True)
        )
        return max(arrived) >= table.options.target

    def place(self, move: int, index: int, to: int) -> None:
        """Put a card of a move at another place of the same row."""
        order = list(self.orders[move])
        order.insert(to, order.pop(index))
        self.orders = (tuple(order), self.orders[1]) if move == 0 else (self.orders[0], tuple(order))

    # ------------------------------------------------------------------ shown
    @override
    def banner(self) -> Banner:
        choice = len(self.commands) > 1
        message = "move-held" if self.held is not None else "move" if choice else "move-forced"
        args = {"last": int(self.last)} if message == "move" else {}
        return Banner(self.icon, self.say("move-title"), self.say(message, **args))

    @override
    def button(self) -> PrimaryButton:
        return PrimaryButton(self.say("move-button"), "check-mark", True)

    @override
    def marks(self) -> DiceMarks:
        fleet, crew = self.kept(self.orders)
        glow = [
            frozenset({self.held[1]}) if self.held is not None and self.held[0] == move else frozenset()
            for move in (0, 1)
        ]
        return DiceMarks(plan=ChestPlan(self.desk.board.fleet, fleet, crew, self.surplus(), *glow))

    @override
    def targets(self) -> Sequence[Target]:
        targets: list[Target] = []
        for move, order in enumerate(self.orders):
            for index, chest in enumerate(order):
                number, note = self.number(move, index), self.note(move, index)
                label = self.say("move-card", chest=self.say(f"chest-{chest}"), place=number, note=note)
                key = f"die-{number}" if number <= DIGITS else None
                targets.append(Target(f"card-{move}-{index}", label, box=self.card(move, index), key=key))
        return targets

    def number(self, move: int, index: int) -> int:
        """Number of a card, counted through both rows because a digit key picks it."""
        return index + 1 + move * len(self.orders[0])

    def note(self, move: int, index: int) -> str:
        """What the place of a card means."""
        last = len(self.kept(self.orders)[move]) - 1
        if index > last:
            return self.say("move-surplus")
        if last == 0:
            return self.say("move-moves")
        return self.say({0: "move-stays", last: "move-first-lost"}.get(index, "move-moves"))

    # ------------------------------------------------------------------ done
    @override
    def pick(self, id: str) -> Notice | None:
        card = _card(id)
        assert card is not None, "only cards can be picked"
        move, index = card
        held, self.held = self.held, None
        if held is None:
            self.held = (move, index)
        elif held[0] != move:
            return Notice("move-other-row")
        elif held[1] != index:
            self.place(move, held[1], index)
        return None

    @override
    def carry(self, canvas: Canvas, source: str, pos: Point) -> None:
        if (card := _card(source)) is not None:
            move, index = card
            draw_chest(canvas, self.orders[move][index], pos, 84, glow=True)

    @override
    def drop(self, source: str, pos: Point) -> bool:
        if (card := _card(source)) is None:
            return False
        move, index = card
        self.held = None
        places = range(len(self.orders[move]))
        to = min(places, key=lambda place: abs(self.card(move, place).center[0] - pos[0]))
        self.place(move, index, to)
        return True

    @override
    def leads(self, command: Command) -> bool:
        """There is always a complete plan: it must be exactly this command."""
        return self.command() == command

    @override
    def command(self) -> Command | None:
        return MoveChests(*self.kept(self.orders))

    @override
    def clear(self) -> None:
        self.orders, self.held = self._best, None

    @override
    def adopt(self, command: Command) -> None:
        if isinstance(command, MoveChests):
            board = self.desk.board
            self.held = None
            self.orders = (
                command.to_fleet + left_of(board.crew, command.to_fleet),
                command.to_crew + left_of(board.island, command.to_crew),
            )

    @property
    @override
    def forced(self) -> bool:
        return len(self.commands) == 1

    @property
    @override
    def single(self) -> bool:
        return False

    @override
    def tray(self, canvas: Canvas, hot: str | None) -> None:
        """The order cards of both moves and what happens to the surplus."""
        say, choice, rows = self.say, len(self.commands) > 1, self.rows
        title = say("tray-order" if choice else "tray-order-none")
        kit.heading(canvas, title, say("tray-order-note") if choice else "")
        above = 18 if len(rows) == 1 else 12
        for move, row in rows.items():
            title = say("tray-island-to-crew" if move else "tray-crew-to-fleet", count=self.limits[move])
            kit.line_below(canvas, title, row.y - TRAY.y - above)
            for index, chest in enumerate(self.orders[move]):
                number = self.number(move, index)
                cards.order_card(
                    canvas,
                    self.card(move, index),
                    chest,
                    str(number) if number <= DIGITS else "",
                    self.note(move, index),
                    surplus=index >= self.limits[move],
                    dragged=self.held == (move, index),
                    hot=hot == f"card-{move}-{index}",
                )
        message, icon = self._fate()
        box = _SURPLUS if len(rows) == len(_TWO_ROWS) else kit.NOTE_STRIP
        kit.note_strip(canvas, message, icon, warn=bool(self.surplus()), box=box)

    def _fate(self) -> tuple[str, str]:
        """What happens to the surplus, and its symbol."""
        lost, bag = self.surplus(), self.to_bag()
        if not lost:
            return self.say("tray-no-surplus"), ICON["done"]
        if cost := self.missed():
            return self.say("tray-costly", points=cost), ICON["cancel"]
        icon = ICON["bag" if all(bag) else "island"]
        if len(lost) == 1:
            id = "tray-surplus-bag" if bag[0] else "tray-surplus-island"
            return self.say(id, chest=self.say(f"chest-{lost[0]}")), icon
        islands = len(lost) - sum(bag)
        return self.say("tray-surplus-many", count=len(lost), island=islands, bag=sum(bag)), icon


def _card(id: str) -> tuple[int, int] | None:
    """Move and index of a card, from the id of its target; None for another target."""
    kind, *numbers = id_parts(id)
    return (int(numbers[0]), int(numbers[1])) if kind == "card" else None
