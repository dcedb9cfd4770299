"""Motions on the table as data: written by a game's director, played by `ActPlayer`."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from typing_extensions import override

from tortuga.app.table.marks import Banner, Line, Marks, Spot
from tortuga.kernel.observer import ObservedStep


@dataclass(frozen=True, slots=True)
class Retold:
    """One line of a recap."""

    line: Line
    weight: int
    """Lines of higher weight are left out first; 0 = something happened to the seat itself."""
    acts: tuple[Act, ...] = ()
    """The acts it replays."""


@dataclass(frozen=True, slots=True)
class Recap:
    """What happened since the last turn, in order."""

    lines: tuple[Retold, ...]
    heading: str = ""
    """The state of the game, before and now."""
    turn: Hashable = None
    """The player's turn that has just begun, for which the recap opens by itself; None: only on request."""


# ------------------------------------------------------------------ what moves
class Piece(Protocol):
    """A flying piece; every game has its own kinds and draws them."""

    @property
    def lands(self) -> bool:
        """Whether it is part of the table from its arrival on, even before the act is over."""


class Motion:
    """A movement within an act; games add their own kinds."""

    __slots__ = ()

    delay: float
    """Seconds from the start of the act, at normal speed."""
    duration: float
    """Seconds at normal speed."""

    def rests(self, time: float) -> Spot | None:  # noqa: ARG002
        """The spot that stays empty on the table while its piece is in flight.

        Args:
            time: seconds since the act began.
        """
        return None


@dataclass(frozen=True, slots=True)
class Travel(Motion):
    """A piece flies in an arc from its old spot to its new one."""

    piece: Piece
    start: Spot
    end: Spot
    delay: float = 0.0
    duration: float = 0.5
    arc: float = 90.0
    """Height of the arc, units."""
    swell: float = 1.25
    """Factor on its size in the middle of the flight."""
    sink: bool = False
    """Whether it vanishes on arrival (into the bag, back to the pool)."""
    waits: bool = True
    """Whether it is visible at its start before it leaves."""

    def landed(self, time: float) -> bool:
        """Whether the piece is part of the table at this time."""
        return self.piece.lands and not self.sink and time >= self.delay + self.duration

    @override
    def rests(self, time: float) -> Spot | None:
        return None if self.sink or self.landed(time) else self.end


@dataclass(frozen=True, slots=True)
class PlateDrop(Motion):
    """A plate drops on a spot, stays for a while and disappears."""

    text: str
    spot: Spot
    plate: str = "tag_gold"
    icon: str | None = None
    delay: float = 0.0
    duration: float = 0.9
    size: float = 26.0


@dataclass(frozen=True, slots=True)
class Pause(Motion):
    """A pause to look at the table."""

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
    """Everything shown and played for one event, over the table as it is after the event."""

    before: Any
    """The observer's view before the event."""
    after: Any
    me: int
    """The seat at the bottom."""
    motions: tuple[Motion, ...] = ()
    sounds: tuple[Cue, ...] = ()
    """By time."""
    banner: Banner | None = None
    marks: Marks = field(default_factory=Marks)
    """What is highlighted meanwhile."""
    traces: frozenset[Spot] = frozenset()
    """Places that keep a quiet outline until the person at the bottom has chosen again."""
    news: bool = False
    """Whether it is an action of others, which can be replayed."""
    wipes: bool = False
    """Whether everything has been moved, so that earlier traces are meaningless."""
    lines: tuple[Line, ...] = ()
    """Log lines, added when the act begins or when its result is `revealed`; by default all of its event."""
    revealed: float = 0.0
    """Seconds until the reveal; no sentence, status or picture may give the result away earlier."""
    early: Banner | None = None
    """The banner until the reveal; None: the one that says whom the game waits for."""
    announces: bool = False
    """Whether its banner may be shown before the reveal, as it does not give the result away."""
    asides: Mapping[Spot, Motion] = field(default_factory=dict)
    """Speech bubbles by place, which stay while play goes on, until the next one there."""
    remarks: Mapping[Spot, Motion] = field(default_factory=dict)
    """Bubbles of captains who comment on an event; they end when a person has to decide."""
    spoken: str = ""
    """What screen readers say about it after the log lines."""
    pace: float = 1.0
    """Factor on its speed at any setting."""
    brisk: float = 1.0
    """Extra factor on its speed at the fast setting."""
    hurry: float = 1.0
    """Extra factor on its speed where acts among rivals are shown whole."""
    covers: bool = False
    """Whether it covers the ambient motion (`Picture.ambience`)."""
    among_rivals: bool = False
    """Whether the seat at the bottom has no part in it, so that it may be shortened."""
    then: Any = None
    """The view once it is over and nothing follows; None = `after`."""
    step: ObservedStep[Any, Any] | None = None
    """What it shows."""
    hits: bool = False
    """Whether it affects the seat at the bottom or shows its vote; fast forward stops here."""

    @property
    def length(self) -> float:
        """Seconds at normal speed."""
        return max((motion.delay + motion.duration for motion in self.motions), default=0.0)
