"""What a game draws on screens shared by all games: results, statistics, proof, standings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.scene.context import Context
from tortuga.app.table.acts.motions import Cue
from tortuga.app.widgets.layout import result_card
from tortuga.kernel.analysis import Analysis
from tortuga.kernel.players import Reason


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
    """A `ResultsBoard` that tells more once the game has been analysed."""

    def analysed(self, analysis: Analysis, told: Callable[[int, Reason], str]) -> ResultsBoard:
        """The same board with what the analysis has found.

        Args:
            told: an event as a sentence, by the line of the log and what it was about.
        """


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
    """Counts of a game's own events by tag, divided by a field of theirs; drawn by the game."""

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

    sums: tuple[str, ...]
    """Lines of Python that derive one outcome again; empty if there is none."""

    def outcomes(self, context: Context, dealt: int) -> str:
        """How many outcomes of these events were derived again, in words."""

    def draw(self, canvas: Canvas, context: Context, box: Box) -> None:
        """Draw a chart of the outcomes."""
