"""Voyages: short challenges that go on from a moment of a played game, each with three stars to win.

A game lists its own in a `Chart`: who sits there, how long it lasts, and what each star asks for, as
conditions on the public record alone. How they ship and are sailed is in `tortuga.kernel.sailing`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeVar

from tortuga.kernel.game import Chance, Event, Options, View

Kind = TypeVar("Kind")

STARS: Final = 3
SECOND: Final = 2
"""Stars that open not only the next voyage, but the one after it as well."""


class Seen(Protocol):
    """A step as everybody sees it; an `ObservedStep` of `tortuga.kernel.observer` is one."""

    @property
    def event(self) -> Event:
        """What happened."""

    @property
    def before(self) -> View:
        """The table just before."""

    @property
    def after(self) -> View:
        """The table just after."""

    @property
    def position(self) -> int:
        """How many steps of the game counted once it had happened, from 1."""


@dataclass(frozen=True)
class Story:
    """What everybody could see of a voyage."""

    seat: int
    """The person's."""
    steps: Sequence[Seen]
    """As seen by `NOBODY`, from the beginning of the voyage; at least one."""

    @property
    def start(self) -> View:
        """The table as the voyage began."""
        return self.steps[0].before

    @property
    def end(self) -> View:
        """The table now."""
        return self.steps[-1].after

    def of(self, kind: type[Kind]) -> list[Kind]:
        """The events of a type."""
        return [step.event for step in self.steps if isinstance(step.event, kind)]


Goal = Callable[[Story], bool]


@dataclass(frozen=True)
class Voyage:
    """One challenge. Its texts are `voyage-<name>` and the like with `-head`, `-story`, `-1`, `-2`, `-3`."""

    name: str
    symbol: str
    """Of its island on the chart."""
    rivals: tuple[str, ...]
    """Captains of the other seats, in turn order after the person's."""
    length: int
    """Rounds or own turns that it lasts; 0 = to the end of the game."""
    begins: Callable[[View], bool]
    """Whether it may begin at a moment, as the person's seat sees it."""
    goals: tuple[Goal, Goal, Goal]
    """For one, two and three stars; each counts only with those before it."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """Options of the game by field; defaults for all others."""
    facts: Callable[[View], Mapping[str, int]] = lambda _: {}
    """Numbers of the moment that the story mentions."""

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.rivals) + 1

    def stars(self, story: Story) -> int:
        """How many stars a finished voyage has won."""
        for won, goal in enumerate(self.goals):
            if not goal(story):
                return won
        return STARS


@dataclass(frozen=True)
class Chart:
    """The voyages of a game, in the order in which they are sailed."""

    voyages: tuple[Voyage, ...]
    unit: str
    """What the length of a voyage counts, as texts name it: `rounds`, `turns`."""
    passes: Callable[[Seen, int], bool]
    """Whether a step ends one such unit, for a seat."""
    last: type
    """The event that ends the game."""
    dealt_anew: Callable[[Options, Sequence[Event], int, Chance], list[Event]]
    """Other events that look the same to a seat: what is hidden from it is dealt differently."""

    def voyage(self, name: str) -> Voyage:
        """The voyage of this name."""
        return next(voyage for voyage in self.voyages if voyage.name == name)


class Course:
    """A voyage under way: takes steps as `NOBODY` sees them until it is over."""

    def __init__(self, chart: Chart, voyage: Voyage, seat: int) -> None:
        self._chart, self.voyage, self._seat = chart, voyage, seat
        self._steps: list[Seen] = []
        self._passed = 0
        self.over = False

    def follow(self, step: Seen) -> None:
        """Take the next step; what comes after the end does not count."""
        if self.over:
            return
        self._steps.append(step)
        self._passed += self._chart.passes(step, self._seat)
        ended = self.voyage.length and self._passed >= self.voyage.length
        self.over = bool(ended) or isinstance(step.event, self._chart.last)

    @property
    def story(self) -> Story:
        """What has happened so far."""
        return Story(self._seat, self._steps)


def opened(stars: Sequence[int]) -> list[bool]:
    """Which voyages may be sailed, by the stars won in each.

    One star opens the next, two the one after it as well; nothing that was opened closes again.
    """
    return [
        not at or stars[at - 1] > 0 or (at > 1 and stars[at - SECOND] >= SECOND) or won > 0
        for at, won in enumerate(stars)
    ]
