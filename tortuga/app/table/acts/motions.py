"""What moves on the table, as data: small descriptions that a game's director writes and the player plays."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from typing_extensions import override

from tortuga.app.table.marks import Banner, Line, Marks, Spot


@dataclass(frozen=True, slots=True)
class Retold:
    """One line of it."""

    line: Line
    weight: int
    """What weighs less is left out later; 0 = what befell the seat itself."""
    acts: tuple[Act, ...] = ()
    """What is played again."""


@dataclass(frozen=True, slots=True)
class Recap:
    """All that is worth telling, in the order in which it happened."""

    lines: tuple[Retold, ...]
    heading: str = ""
    """The state of the game, before and now."""
    turn: Hashable = None
    """One's own turn that has just begun, for which it opens by itself once; None: it is asked for."""


# ------------------------------------------------------------------ what moves
class Piece(Protocol):
    """Something that flies; a game has its own kinds and draws them."""

    @property
    def lands(self) -> bool:
        """Whether it lies on the table as soon as it has arrived, before the act is over."""
        ...


class Motion:
    """A movement within an act; a game adds kinds of its own to those below."""

    __slots__ = ()

    delay: float
    """Seconds from the begin of the act, at normal speed."""
    duration: float
    """Seconds at normal speed."""

    def rests(self, time: float) -> Spot | None:  # noqa: ARG002
        """The place that stays empty on the table meanwhile: the moving piece is drawn instead.

        Args:
            time: seconds since the act began.
        """
        return None


@dataclass(frozen=True, slots=True)
class Travel(Motion):
    """A piece flies in an arc from where it lay before to where it lies after."""

    piece: Piece
    start: Spot
    end: Spot
    delay: float = 0.0
    duration: float = 0.5
    arc: float = 90.0
    """Height of the arc, units."""
    swell: float = 1.25
    """Its size in the middle of the flight."""
    sink: bool = False
    """It vanishes where it arrives (into the bag, back to the pool)."""
    waits: bool = True
    """It is seen at its start before it leaves."""

    def landed(self, time: float) -> bool:
        """Whether the piece lies on the table by then."""
        return self.piece.lands and not self.sink and time >= self.delay + self.duration

    @override
    def rests(self, time: float) -> Spot | None:
        return None if self.sink or self.landed(time) else self.end


@dataclass(frozen=True, slots=True)
class PlateDrop(Motion):
    """A plate drops on a spot, stays, and is gone at the end."""

    text: str
    spot: Spot
    plate: str = "tag_gold"
    icon: str | None = None
    delay: float = 0.0
    duration: float = 0.9
    size: float = 26.0


@dataclass(frozen=True, slots=True)
class Pause(Motion):
    """Time to look."""

    delay: float = 0.0
    duration: float = 0.3


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound at a time of an act."""

    at: float
    """Seconds at normal speed."""
    name: str
    pan: float
    """-1 left .. 1 right."""


@dataclass(frozen=True, slots=True)
class Act:
    """Everything that is seen and heard of one event, over the table as it is after it."""

    before: Any
    """The view of the eyes that look, of the game's own type."""
    after: Any
    me: int
    """The seat at the bottom."""
    motions: tuple[Motion, ...] = ()
    sounds: tuple[Cue, ...] = ()
    """By time."""
    banner: Banner | None = None
    marks: Marks = field(default_factory=Marks)
    """What stands in the light meanwhile."""
    traces: frozenset[Spot] = frozenset()
    """Places that keep a quiet outline until the person at the bottom has chosen again."""
    news: bool = False
    """Whether it is a deed of others that can be shown again."""
    wipes: bool = False
    """Everything lies elsewhere now: earlier traces mean nothing any more."""
    lines: tuple[Line, ...] = ()
    """Added to the log when the act begins, or when it has `revealed` what they tell."""
    revealed: float = 0.0
    """Seconds after which what it turns over lies open: before, no sentence, status or look tells of it."""
    announces: bool = False
    """Whether its banner speaks of what lies open already, so that it need not wait for that."""
    asides: Mapping[Spot, Motion] = field(default_factory=dict)
    """By the place where they stand, plates that stay while play goes on; the next one there ends it."""
    brisk: float = 1.0
    """How many times faster than usual it plays at fast speed."""
    then: Any = None
    """The view once it is over and nothing follows; None = `after`."""
    hits: bool = False
    """Whether it does something to the seat at the bottom, or shows its vote: no hurry passes it."""

    def with_lines(self, lines: tuple[Line, ...]) -> Act:
        """The same act with its sentences."""
        return replace(self, lines=lines)

    @property
    def length(self) -> float:
        """Seconds at normal speed."""
        return max((motion.delay + motion.duration for motion in self.motions), default=0.0)
