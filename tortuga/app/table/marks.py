"""What a drawing of the table adds to a view: things that are legal, chosen, in flight or announced."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, NamedTuple, TypeVar

import msgspec

from tortuga.app.text import Text
from tortuga.kernel.game import EVERYTHING
from tortuga.kernel.observer import ObservedStep
from tortuga.kernel.players import SeatSpec

View = TypeVar("View")
BETWEEN: Final = " \u00b7 "
"""Between the sentences of an announcement; larger text may drop all but the last."""


class Spot(msgspec.Struct, frozen=True):
    """The name of one thing on the table, a value."""

    kind: str
    """A word that the game chooses; every game has a `board` for each seat."""
    seat: int = -1
    index: int = 0


class Line(msgspec.Struct, frozen=True):
    """One sentence of the log."""

    seat: int | None
    """The seat it is about; None for the whole table."""
    text: str
    sign: str | None = None
    """Drawn after the text: the name of a sprite of the game."""
    loud: bool = False
    """A heading: a new round, the end."""


class Note(msgspec.Struct, frozen=True):
    """A small plate on an opponent's board ("defends: your boat -1")."""

    text: str
    plate: str = "tag_red"
    """Name of a plate: tag_red, tag_green, tag_gold, tag_brown, tag_grey."""
    icon: str | None = None


class Status(msgspec.Struct, frozen=True):
    """What a player is doing, on the ribbon ("Choosing", "2nd")."""

    text: str
    icon: str | None = None
    tone: str = "label"
    """Palette name of the text: label, good, gold_l, warn."""
    whom: int = -1
    """The seat it is done to, which is named if there is room; -1 for none."""


class Banner(msgspec.Struct, frozen=True):
    """The announcement below the island: a medallion, a title and one sentence."""

    icon: str
    title: str
    message: str = ""
    own: str = ""
    """The part of it that happens to the person at the screen, written in place of the message."""
    rungs: tuple[str, ...] = ()
    """Names of the tutor's rungs, at its right end; () = the tutor has no part in it."""
    rung: int = 0
    """The open one, from 1."""


class Meaning(NamedTuple):
    """The effect of a choice that is not confirmed yet: a title and a few sentences."""

    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Marks:
    """Everything a picture needs beyond the view; a game adds its own marks. The defaults add nothing."""

    legal: frozenset[Spot] = frozenset()
    """Spots that can be picked now: halo and arrow."""
    chosen: frozenset[Spot] = frozenset()
    """Picked spots: tick or gold frame."""
    hidden: frozenset[Spot] = frozenset()
    """Pieces in flight, drawn by the animation instead."""
    leaving: frozenset[Spot] = frozenset()
    """Pieces about to go: drawn as ghosts."""
    traces: frozenset[Spot] = frozenset()
    """Where others acted since the player's last choice: a quiet outline."""
    notes: Mapping[int, Note] = field(default_factory=dict)
    """By seat."""
    status: Mapping[int, Status] = field(default_factory=dict)
    """By seat."""
    banner: Banner | None = None
    reply: Banner | None = None
    """The banner if it answers the last input, for games that put something else in its place."""
    meaning: Meaning | None = None
    """Effect of the open choice, if the picture shows it outside the tray."""
    choice_tab: bool = False
    """Whether the picture does (`Picture.choice_tab`)."""
    own_notes: str = ""
    """The notebook of the person at the bottom, while nobody else looks."""
    aside: bool = False
    """Whether the game's covering parts are moved off the side panels, so that these can be read."""

    def shows(self, kind: str, seat: int = -1, index: int = 0) -> bool:
        """Whether a thing lies on the table, not in flight."""
        return not self.hidden or Spot(kind, seat, index) not in self.hidden


@dataclass(frozen=True, slots=True)
class Shown(Generic[View]):
    """What one picture of the table is drawn from: view, seat at the bottom, marks, players, language."""

    view: View
    me: int
    """The seat at the bottom."""
    marks: Marks
    seats: Sequence[SeatSpec]
    text: Text
    past: Sequence[ObservedStep[View, Any]] = field(default=(), compare=False, repr=False)
    """What has happened as far as it was shown, as the observer of the view saw it, oldest first."""

    def colour(self, seat: int) -> str:
        """The player colour of a seat."""
        return self.seats[seat].colour

    def say(self, message: str, **args: str | int) -> str:
        """A text in the player's language."""
        return self.text.say(message, **args)


def played_from(eyes: int, me: int, seats: Sequence[SeatSpec]) -> bool:
    """Whether the seat at the bottom is somebody's own; not when watching captains, or through all eyes."""
    return eyes == me or (eyes != EVERYTHING and (not seats or seats[me].is_human))
