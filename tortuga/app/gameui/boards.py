"""What a game brings to screens shared by all games: results, statistics, proof, editors of options."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.table.acts.motions import Cue
from tortuga.app.table.ui.anygame import Say
from tortuga.app.widgets.layout import result_card
from tortuga.kernel.analysis import Analysis
from tortuga.kernel.players import Reason, SeatSpec
from tortuga.kernel.replay import Replay


class ResultCard(Protocol):
    """The result of one seat or side."""

    def draw(self, canvas: Canvas, context: Context, box: Box) -> None:
        """Paint it."""


class ResultsBoard(Protocol):
    """The results of a game."""

    def draw(self, canvas: Canvas, context: Context) -> None:
        """Paint it between heading and buttons; `draw_cards` will do if there are only cards."""

    def verdict(self, context: Context) -> str:
        """Who won and how, or that it was a draw."""

    def spoken(self, context: Context) -> tuple[str, ...]:
        """Each seat or side in words, best first."""


@runtime_checkable
class Pondering(Protocol):
    """A `ResultsBoard` with a part that is computed while it is already shown."""

    def ponder(self, executor: Executor | None = None) -> None:
        """Start the computation once; in a process of its own if no executor is given."""

    @property
    def pondering(self) -> bool:
        """Whether the computation is still running."""

    def close(self) -> None:
        """Give up: the result is no longer needed."""


@runtime_checkable
class Analysable(ResultsBoard, Protocol):
    """A `ResultsBoard` that shows more once the game has been analysed."""

    def analysed(self, analysis: Analysis, describe: Callable[[int, Reason], str]) -> ResultsBoard:
        """The same board with what the analysis has found.

        Args:
            describe: an event as a sentence, by the line of the log and what it was about.
        """

    def awaiting(self, coming: bool) -> ResultsBoard:  # noqa: ARG002
        """The same board while an analysis is on its way (`coming`), or when none will come after all."""
        return self


@runtime_checkable
class Paged(Protocol):
    """A `ResultsBoard` with several pages."""

    @property
    def page(self) -> str:
        """The page that is open."""

    @property
    def pages(self) -> Sequence[tuple[str, str]]:
        """Id and symbol of each page; its name is `results-page-<id>`."""

    def opened(self, page: str) -> ResultsBoard:
        """The same board with another page open."""


@runtime_checkable
class Personal(Protocol):
    """A `ResultsBoard` that says in the heading how the game ended for the person."""

    def own_result(self, context: Context) -> str:
        """Whether the only person at the table won or lost; "" for a draw, or if there is no such person."""


@runtime_checkable
class Unfolding(Protocol):
    """A `ResultsBoard` that is revealed step by step."""

    @property
    def length(self) -> float:
        """Seconds at normal speed until everything is shown."""

    @property
    def decided(self) -> float:
        """Seconds at normal speed until the winner may be named."""

    @property
    def cues(self) -> Sequence[Cue]:
        """Its sounds by time; they replace the common fanfare."""

    def draw_at(self, canvas: Canvas, context: Context, time: float) -> None:
        """Paint it as it looks at this time in seconds; `draw` paints the whole."""


def draw_cards(canvas: Canvas, context: Context, cards: Sequence[ResultCard]) -> None:
    """Draw the cards side by side, in two rows if there are many."""
    for at, card in enumerate(cards):
        card.draw(canvas, context, result_card(at, len(cards)))


@dataclass(frozen=True)
class Counted:
    """A person's events in some games, and those of the others there.

    They are counted by tag and value of the panel's field (-1 if the event has no such field).
    """

    name: str
    mine: Mapping[tuple[str, int | str], int]
    theirs: Mapping[tuple[str, int | str], int]
    games: int
    others: int


@dataclass(frozen=True)
class StatisticsPanel:
    """Counts of a game's own events by tag, split by one of their fields; drawn by the game."""

    tags: tuple[str, ...]
    field: str
    draw: Callable[[Canvas, Context, Box, Counted], None]


@dataclass(frozen=True)
class Standing:
    """How well a seat is doing: known points if the game ended now, up to three icons with numbers."""

    points: int
    signs: tuple[tuple[str, int], ...] = ()


class Proof(Protocol):
    """Proof that the random outcomes of a game were fixed beforehand."""

    recipe: tuple[str, ...]
    """Lines of Python that derive one outcome again; empty if there is none."""

    def outcomes(self, context: Context, dealt: int) -> str:
        """How many outcomes of these events were derived again, in words."""

    def draw(self, canvas: Canvas, context: Context, box: Box) -> None:
        """Draw a chart of the outcomes."""


@dataclass(frozen=True)
class Read:
    """A secret choice that somebody else can bet on."""

    position: int
    """How many events had happened when the seat was about to choose."""
    seat: int
    round: int
    happened: int
    """The option that was chosen."""
    chosen: tuple[int, ...]
    """What exactly was chosen, as the game counts it."""


class Reads(Protocol):
    """Secret choices of a game that can be bet on. Whatever is shown of one depends on public facts only."""

    icons: Sequence[str]
    """The symbol of each option; there are five at most."""

    def options(self, say: Say) -> tuple[str, ...]:
        """The options in words."""

    def of(self, replay: Replay) -> Sequence[Read]:
        """All of them in a finished game, in order; those of one position are made at the same time."""

    def question(self, say: Say, name: str, view: Any) -> str:
        """The question about the captain of this name; `view` is an onlooker's, here and below."""

    def facts(self, say: Say, view: Any, seat: int) -> Sequence[tuple[str, str]]:
        """What everybody knows about a seat: symbols and words, six at most."""

    def told(self, say: Say, read: Read, name: str) -> str:
        """What was chosen, as a sentence."""

    def boards(self, say: Say, view: Any, seats: Sequence[SeatSpec]) -> Iterable[str]:
        """What lies on everybody's board, in words."""

    def draw_boards(self, canvas: Canvas, view: Any, seats: Sequence[SeatSpec], box: Box) -> None:
        """Paint it."""

    def draw_choice(self, read: Read, colour: str, canvas: Canvas, box: Box) -> None:
        """Paint what was chosen, in a box about as wide as a column of the bet."""


@dataclass(frozen=True)
class EditedOptions:
    """The choices made so far."""

    context: Context
    chosen: Mapping[str, Any]
    """Values of all fields of `Game.options`."""
    seats: tuple[SeatSpec, ...]
    change: Callable[[Mapping[str, Any]], Any]
    """Chooses other values of some fields."""


class SeatCountInfo(Protocol):
    """Information beside a number of seats on the New game screen: its sides, and rules that differ."""

    def in_words(self, context: Context, seats: int) -> str:
        """The information in words, "" for none."""

    def draw(self, canvas: Canvas, context: Context, seats: int, box: Box) -> None:
        """Paint it in one line at the right of the box."""


class OptionEditor(ABC):
    """Edits one field of the options, and further fields that only it knows.

    The New game screen draws the name of the field and one choice out of `values`, worded as those of any
    option: `option-<field>-<value>` and `option-<field>-<value>-note`.
    """

    id: str
    """Id of the choice; no other option's field."""
    values: tuple[str, ...]
    """The values to choose from."""
    icons: Mapping[str, str] = {}
    """Icons of some values."""
    room: float = 0.0
    """Height of `more` below a row of House rules, in units; on the board it has its own place."""

    @abstractmethod
    def value(self, chosen: Mapping[str, Any]) -> str:
        """The chosen value."""

    @abstractmethod
    def choose(self, chosen: Mapping[str, Any], value: str) -> Mapping[str, Any]:
        """A value was pressed: the fields it changes."""

    def more(self, edited: EditedOptions, box: Box) -> Sequence[Control]:  # noqa: ARG002
        """Further controls in this box; () when there is nothing more to choose."""
        return ()

    def seated(self, chosen: Mapping[str, Any], seats: int) -> Mapping[str, Any]:  # noqa: ARG002
        """The fields that no longer fit the new number of seats."""
        return {}

    def mark(self, canvas: Canvas, spot: tuple[float, float]) -> None:  # noqa: B027 - optional
        """Paint a piece beside the name of the field; `spot` is the middle of its left edge."""
