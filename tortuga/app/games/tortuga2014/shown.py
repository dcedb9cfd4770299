"""Everything a picture of the table is drawn from: view, seat at the bottom, marks, captains, language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace

from tortuga.app.draw.brush import Mood
from tortuga.app.draw.seatcolour import SeatColour
from tortuga.app.games.tortuga2014.palette import COLOUR, DIE_LETTERS, DIE_NUMBERS, SKULL
from tortuga.app.games.tortuga2014.spotlight import RoundCard, Spotlight, waiting
from tortuga.app.table.marks import Marks, Shown, Spot
from tortuga.games.tortuga2014.pieces import CHESTS, DICE, NO_FACE, UNASSIGNED, Chest, Numbers
from tortuga.games.tortuga2014.scoring import score
from tortuga.games.tortuga2014.state import Board, Table, View
from tortuga.kernel.game import EVERYTHING


@dataclass(frozen=True, slots=True)
class ChestPlan:
    """One's own board as it will be after moving chests in the order chosen so far (phase 3)."""

    to_tortuga: tuple[Chest, ...] = ()
    """Chests that arrive in Tortuga, counted on top of those already there."""
    fleet: tuple[Chest, ...] = ()
    crew: tuple[Chest, ...] = ()
    surplus: tuple[Chest, ...] = ()
    """Chests without a space, in the order in which they leave."""
    glow_fleet: frozenset[int] = frozenset()
    """Spaces of the fleet area that glow: their chest is held or has just arrived."""
    glow_crew: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class DiceMarks(Marks):
    """The marks on the table of the dice game."""

    preview: tuple[int, str] | None = None
    """Action and die letters that a keep would put there on one's own board."""
    hot_action: int | None = None
    """The highlighted action, on every board."""
    folds: Mapping[int, float] = field(default_factory=dict)
    """By seat, the height (0..1) of a moving screen; otherwise the view decides."""
    plan: ChestPlan | None = None
    moods: Mapping[int, Mood] = field(default_factory=dict)
    """By seat, the mood of the portrait; calm by default."""
    digits: Mapping[Spot, int] = field(default_factory=dict)
    """The digits that pick something, drawn there on the cards of an attack."""
    spotlight: Spotlight | None = None
    """What happens over the island; else it follows from the view."""
    round_card: RoundCard | None = None
    """The standings, shown over the island when a round begins."""
    counting: bool = False
    """Whether the game is over and its points are still to be counted."""
    counted: Table | None = None
    """The table that points are counted from, while the picture has not arrived at the view yet."""


def dice_on(board: Board, action: int) -> tuple[int, ...]:
    """The dice on an action space, A first."""
    return tuple(die for die in range(DICE) if board.dice[die] == action)


def loose_dice(board: Board) -> tuple[int, ...]:
    """The dice that lie on no action space."""
    return dice_on(board, UNASSIGNED)


def dice_marks(marks: Marks) -> DiceMarks:
    """Any table's marks as this game's; unchanged if they are already."""
    if isinstance(marks, DiceMarks):
        return marks
    return DiceMarks(**{field.name: getattr(marks, field.name) for field in fields(marks)})


@dataclass(frozen=True, slots=True)
class DiceShown(Shown[View]):
    """Everything a drawing function of the table needs."""

    marks: DiceMarks

    @classmethod
    def of(cls, shown: Shown[View]) -> DiceShown:
        """The neutral `Shown` as this game draws it; an observer who sees everything sees no screens."""
        marks = dice_marks(shown.marks)
        if shown.view.seat == EVERYTHING:
            down = dict.fromkeys(range(shown.view.table.seats), 0.0)
            marks = replace(marks, folds={**down, **marks.folds})
        made = cls(shown.view, shown.me, marks, shown.seats, shown.text, shown.past)
        if marks.plan is None or not marks.traces:
            return made
        traces = frozenset(spot for spot in marks.traces if not made.planned(spot))
        return replace(made, marks=replace(marks, traces=traces))

    def planned(self, spot: Spot) -> bool:
        """Whether the plan of one's own chests is drawn there; it is newer than any trace."""
        if self.marks.plan is None:
            return False
        if spot.kind == "center":
            return CHESTS[spot.index] in self.surplus_to_island()
        return spot.seat == self.me

    @property
    def spotlight(self) -> Spotlight | None:
        """What happens over the island; None while it is only scenery."""
        return self.marks.spotlight or waiting(self.view)

    @property
    def table(self) -> Table:
        """The table as the view knows it."""
        return self.view.table

    def board(self, seat: int) -> Board:
        """The board of a seat."""
        return self.view.table.boards[seat]

    def seat_colour(self, seat: int) -> SeatColour:
        """The colour and emblem of a seat."""
        return COLOUR[self.colour(seat)]

    def shows(self, kind: str, seat: int = -1, index: int = 0) -> bool:
        """Whether it lies on the table, not in flight."""
        return self.marks.shows(kind, seat, index)

    def legal(self, kind: str, seat: int = -1, index: int = 0) -> bool:
        """Whether it can be picked."""
        return Spot(kind, seat, index) in self.marks.legal

    def chosen(self, kind: str, seat: int = -1, index: int = 0) -> bool:
        """Whether it is picked."""
        return Spot(kind, seat, index) in self.marks.chosen

    @property
    def hot_action(self) -> int | None:
        """The highlighted action: the marked one, else the one being carried out."""
        if self.marks.hot_action is not None:
            return self.marks.hot_action
        return self.table.action if self.table.phase == 2 else None

    def points(self, seat: int) -> str:
        """The points of a seat as far as this view knows them; "+?" while tiles are hidden."""
        board = (self.marks.counted or self.table).boards[seat]
        return f"{score(board).total}{'+?' if None in board.tiles else ''}"

    def total(self, seat: int, action: int, extra: tuple[int, ...] = ()) -> int:
        """Total of an action (R41), 0 without dice; `extra` dice count as if they lay there."""
        board = self.board(seat)
        return self.sum_of(dice_on(board, action) + extra, action, board.bonus[action])

    def sum_of(self, dice: Sequence[int], action: int, bonus: int) -> int:
        """What dice make on an action with a bonus tile; 0 without dice."""
        numbers = self.table.options.numbers
        return sum(numbers[die][action] for die in dice) + bonus if dice else 0

    def has_schooner(self, seat: int) -> bool:
        """Whether the start player token is there."""
        return self.table.start == seat and self.table.stage != "start"

    def behind_screen(self, seat: int) -> bool:
        """Whether the seat's dice are hidden by its screen now."""
        return self.table.stage in ("select", "reveal") and not self.board(seat).finished

    def open_faces(self, seat: int) -> tuple[tuple[int, int], ...]:
        """Open dice on no action space, with their faces: a stuck seat's roll, kept skulls."""
        table = self.table
        if self.behind_screen(seat) or table.phase != 1:
            return ()
        roll = table.rolls[seat] if seat < len(table.rolls) else ()
        skulls = table.kept[seat] if seat < len(table.kept) else ()
        faces = [
            (die, SKULL if die in skulls else roll[die] if roll else NO_FACE)
            for die in loose_dice(self.board(seat))
        ]
        return tuple((die, face) for die, face in faces if face != NO_FACE)

    def die_letter(self, die: int, face: int) -> str:
        """The letter of the baked die that looks like `die` on `face` (custom sets show other numbers)."""
        return die_letter(self.table.options.numbers, die, face)

    def surplus_to_island(self) -> tuple[Chest, ...]:
        """Surplus chests of the plan that stay on the center island (R63, R90)."""
        if self.marks.plan is None or self.table.seats == 2:
            return ()
        return tuple(
            dict.fromkeys(chest for chest in self.marks.plan.surplus if chest not in self.table.center)
        )


def die_letter(numbers: Numbers, die: int, face: int) -> str:
    """The letter of the baked die that shows on `face` what `die` of this set shows there.

    Every number occurs on every face of exactly one baked die, so a custom set needs no pictures of its own.
    """
    if face == SKULL:
        return DIE_LETTERS[die]
    number = numbers[die][face]
    return next(letter for letter, row in zip(DIE_LETTERS, DIE_NUMBERS, strict=True) if row[face] == number)
