"""The script of a lesson: explanations, the learner's actions and the captains' moves, in order."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from tortuga.app.draw.units import Box
from tortuga.app.table.marks import Spot
from tortuga.kernel.game import Setup
from tortuga.kernel.players import GUIDE, HUMAN, SeatSpec

Halo: TypeAlias = Spot | str
"""What is pointed at: a thing on the table, or a part of the screen by name."""


class Tell(msgspec.Struct, frozen=True):
    """Something to read. Its texts are guide-<id>-title and guide-<id>."""

    id: str
    halo: tuple[Halo, ...] = ()


class Do(msgspec.Struct, frozen=True):
    """Something to do: the one command that the step is about, or any command of its kind when `free`.

    Texts as with `Tell`; guide-<id>-no is shown if the learner tries something else.
    """

    id: str
    command: Any
    halo: tuple[Halo, ...] = ()
    free: bool = False


class Move(msgspec.Struct, frozen=True):
    """What a captain does."""

    seat: int
    command: Any


Entry: TypeAlias = Tell | Do | Move


class Pointing(msgspec.Struct, frozen=True):
    """Where the things of a lesson are, and how their frames look.

    Args:
        box: where a thing of the table is, by the view and the seat at the bottom; stage units.
        parts: the parts of the screen that have a name.
        above: kinds of things, and parts, that get an arrow above their frame; all others have titles there.
        below: the same below it.
        tight: kinds so close to words that their frame is kept tight, too.
    """

    box: Callable[[Spot, Any, int], Box]
    parts: Mapping[str, Box]
    above: frozenset[str] = frozenset()
    below: frozenset[str] = frozenset()
    tight: frozenset[str] = frozenset()
    panel: Box | None = None
    """The box of the guide's words, upright or broad; None: over the middle of the table."""
    panel_grown: Box | None = None
    """The same when words are larger; None: the same place."""
    last: str = ""
    """The button pressed last in every step that is carried out; "" for none."""


class Lesson(msgspec.Struct, frozen=True):
    """A guided game at the real table: only the choices are scripted; chance follows from its seed."""

    game: str
    options: Any
    seed: str
    colours: tuple[str, ...]
    """By seat. The learner sits at 0; the captains have the usual names of their seats."""
    script: tuple[Entry, ...]
    then: str
    """Who plays for the captains once the script is left."""
    pointing: Pointing
    names: Mapping[str, int] = msgspec.field(default_factory=dict)
    """By variable of the texts that is a captain's name, the seat of that captain."""
    keys: tuple[str, ...] = ()
    """Further bound actions whose keys the texts may name, as `key-<action>`."""

    def players(self) -> tuple[str, ...]:
        """Who plays each seat: a person and captains who follow the script."""
        return (HUMAN, *[GUIDE] * (len(self.colours) - 1))

    def setup(self, say: Callable[[str], str]) -> Setup:
        """What a new lesson is made from."""
        players = enumerate(zip(self.players(), self.colours, strict=True))
        seats = tuple(
            SeatSpec(player, say(f"newgame-name-{seat + 1}"), colour) for seat, (player, colour) in players
        )
        return Setup(self.game, self.options, seats, self.seed)

    def begins(self, game: str, seed: str, options: object, seats: Sequence[SeatSpec]) -> bool:
        """Whether a game has the deal, the seats and the options that the script is written for."""
        players = tuple(seat.player for seat in seats)
        return (game, seed, options, players) == (self.game, self.seed, self.options, self.players())
