"""What a game draws on the house's screens: results, statistics, proof, and an editor of its options."""

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


class ResultCard(Protocol):
    """One seat or side at the end."""

    def draw(self, canvas: Canvas, context: Context, box: Box) -> None:
        """Paint it."""
        ...


class ResultsBoard(Protocol):
    """The end of a game."""

    @property
    def cards(self) -> Sequence[ResultCard]:
        """A card for each seat or side, best first."""
        ...

    def draw(self, canvas: Canvas, context: Context) -> None:
        """Paint it between heading and buttons; `draw_cards` serves where the cards are all there is."""
        ...

    def verdict(self, context: Context) -> str:
        """Who won, and how; a draw has no winners."""
        ...

    def spoken(self, context: Context) -> tuple[str, ...]:
        """How each card is read out, best first."""
        ...


@runtime_checkable
class Pondering(Protocol):
    """A `ResultsBoard` of which a part is worked out while it stands there already."""

    def ponder(self, executor: Executor | None = None) -> None:
        """Begin, if that has not been done; in a process of its own when no executor is given."""
        ...

    @property
    def pondering(self) -> bool:
        """Whether that part is not there yet."""
        ...

    def close(self) -> None:
        """Nobody waits for it any more."""
        ...


@runtime_checkable
class Unfolding(Protocol):
    """A `ResultsBoard` that is not all there at once."""

    @property
    def length(self) -> float:
        """Seconds at normal speed until it is."""
        ...

    @property
    def decided(self) -> float:
        """Seconds at normal speed until who won may be told."""
        ...

    @property
    def cues(self) -> Sequence[Cue]:
        """What is heard meanwhile, by time; the house greets no winners beside it."""
        ...

    def draw_at(self, canvas: Canvas, context: Context, time: float) -> None:
        """Paint it as it looks after so many seconds; `draw` paints all of it."""
        ...


def draw_cards(canvas: Canvas, context: Context, cards: Sequence[ResultCard]) -> None:
    """The cards of a game at its end beside each other, in two rows when there are many."""
    for at, card in enumerate(cards):
        card.draw(canvas, context, result_card(at, len(cards)))


@dataclass(frozen=True)
class Counted:
    """What a panel of the statistics shows.

    Args:
        name: of the person.
        mine: how often the person did something in all counted games, by the event's tag and the value of
            the panel's field (-1 where the event has no such field).
        theirs: the same of everybody else at these tables.
        games: how many were counted.
        others: seats of others in these games, added up.
    """

    name: str
    mine: Mapping[tuple[str, int | str], int]
    theirs: Mapping[tuple[str, int | str], int]
    games: int
    others: int


@dataclass(frozen=True)
class StatisticsPanel:
    """Counts of a game's own events, drawn by the game.

    Args:
        tags: of the events that are counted.
        field: by which the counts are parted.
        draw: paints them in a box.
    """

    tags: tuple[str, ...]
    field: str
    draw: Callable[[Canvas, Context, Box, Counted], None]


@dataclass(frozen=True)
class Standing:
    """Where a seat stands in a game, for the comparison of two.

    Args:
        points: as if the game ended now, as far as they are known.
        signs: icons and the numbers beside them, three at most.
    """

    points: int
    signs: tuple[tuple[str, int], ...] = ()


class Proof(Protocol):
    """What is proved of a game's chance."""

    sums: tuple[str, ...]
    """Lines of Python that derive one outcome again; empty when there is none."""

    def outcomes(self, context: Context, dealt: int) -> str:
        """How many outcomes were derived again, of so many events."""
        ...

    def draw(self, canvas: Canvas, context: Context, box: Box) -> None:
        """How chance fell, as a chart."""
        ...
