"""What a drawing of the table adds to a view: what is legal, chosen, in flight, announced. By value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tortuga.games.tortuga2014.pieces import Chest


@dataclass(frozen=True, slots=True)
class Spot:
    """The name of one thing on the table; equal by value, so it can be kept in sets and sent around."""

    kind: str
    """What it is: words of the game; every game has a `board` of each seat."""
    seat: int = -1
    index: int = 0


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence of the log."""

    seat: int | None
    """Whom it is about; None for the whole table."""
    text: str
    sign: str | None = None
    """Drawn after the text: the name of a picture of the game, see `Picture.sign`."""
    loud: bool = False
    """A heading: a new round, the end."""


@dataclass(frozen=True, slots=True)
class Note:
    """A small plate on an opponent's board ("defends: your boat -1")."""

    text: str
    plate: str = "tag_red"
    """Name of a plate: tag_red, tag_green, tag_gold, tag_brown, tag_grey."""
    icon: str | None = None


@dataclass(frozen=True, slots=True)
class Status:
    """What a captain is doing, on the ribbon ("Choosing", "2nd")."""

    text: str
    icon: str | None = None
    tone: str = "label"
    """Palette name of the text: label, good, gold_l, warn."""


@dataclass(frozen=True, slots=True)
class Banner:
    """The announcement below the island: a medallion, a title and one sentence."""

    icon: str
    title: str
    message: str = ""


@dataclass(frozen=True, slots=True)
class ChestPlan:
    """The own board as it will be after moving chests in the order chosen so far (phase 3)."""

    to_tortuga: tuple[Chest, ...] = ()
    """Chests that arrive in Tortuga, counted on top of those already there."""
    fleet: tuple[Chest, ...] = ()
    crew: tuple[Chest, ...] = ()
    surplus: tuple[Chest, ...] = ()
    """Chests without a space, in the order in which they leave."""
    glow_fleet: frozenset[int] = frozenset()
    """Spaces of the fleet area that glow: the chest is held or newly arrived."""
    glow_crew: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Marks:
    """Everything a picture needs beside the view. The defaults add nothing."""

    legal: frozenset[Spot] = frozenset()
    """What can be picked now: halo and arrow."""
    chosen: frozenset[Spot] = frozenset()
    """What is picked: tick or gold frame."""
    hidden: frozenset[Spot] = frozenset()
    """What is in flight and drawn by the animation instead."""
    leaving: frozenset[Spot] = frozenset()
    """Chests that are about to go: drawn as ghosts."""
    traces: frozenset[Spot] = frozenset()
    """Where others did something since the own last choice: a quiet outline."""
    preview: tuple[int, str] | None = None
    """Action and die letters that a keep would put there on the own board."""
    hot_action: int | None = None
    """The action in the light, on every board."""
    notes: Mapping[int, Note] = field(default_factory=dict)
    """By seat."""
    status: Mapping[int, Status] = field(default_factory=dict)
    """By seat."""
    folds: Mapping[int, float] = field(default_factory=dict)
    """By seat, how far its screen stands (0..1) while it goes up or down; else it follows the view."""
    plan: ChestPlan | None = None
    banner: Banner | None = None

    def shows(self, kind: str, seat: int = -1, index: int = 0) -> bool:
        """Whether a thing lies on the table, not in flight."""
        return not self.hidden or Spot(kind, seat, index) not in self.hidden
