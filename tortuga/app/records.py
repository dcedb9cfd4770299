"""A game that is looked at, and what can be made of it: its title, who plays on, the same deal again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from tortuga.app.scenes.newgame.choices import LEVELS, PANEL, NewGame, same_seats
from tortuga.kernel.library.library import Entry
from tortuga.kernel.log.reader import AnyLog
from tortuga.kernel.players import HUMAN, SeatSpec
from tortuga.kernel.replay import Replay

if TYPE_CHECKING:
    from tortuga.app.scene.context import Context

_KNOWN = (*LEVELS, *PANEL)


@dataclass(frozen=True)
class Chronicle:
    """A game that is looked at: from the library, or from a file that is not in it."""

    replay: Replay
    entry: Entry | None = None
    seed: str | None = None
    """None while it is secret: of a game that came unfinished, or of one that is only looked at."""

    @property
    def log(self) -> AnyLog:
        """The whole log."""
        return self.replay.log

    @property
    def over(self) -> bool:
        """Whether the log goes to the end of the game: then nothing of it is secret any more."""
        return self.log.seed is not None

    @property
    def seats(self) -> tuple[SeatSpec, ...]:
        """Who sat at the table."""
        return self.log.header.seats


def entry_title(context: Context, entry: Entry) -> str:
    """The name of a game, or who played it."""
    if entry.name:
        return entry.name
    people = [seat.name for seat in entry.seats if seat.is_human] or [seat.name for seat in entry.seats]
    return people[0] if len(people) == 1 else context.say("list-two", first=people[0], second=people[1])


def crew(seats: Sequence[SeatSpec], me: int | None) -> tuple[SeatSpec, ...]:
    """Who plays a branch: as they sat, or one person and captains; persons' places go to the best one."""
    people = [seat for seat, spec in enumerate(seats) if spec.is_human] if me is None else [me]
    return tuple(
        msgspec.structs.replace(spec, player=HUMAN if seat in people else _captain(spec.player))
        for seat, spec in enumerate(seats)
    )


def _captain(player: str) -> str:
    """The captain, if there is one of this name or level here, else the best one."""
    return player if _known(player) in _KNOWN else LEVELS[-1]


def _known(player: str) -> str:
    """The level of a captain, who may have a character behind a hyphen."""
    return player.partition("-")[0]


def deal_of(chronicle: Chronicle) -> NewGame:
    """The new game that repeats the deal of one that is over; captains unknown here become the best one."""
    game = same_seats(chronicle.log.options, chronicle.seats)
    seats = tuple(msgspec.structs.replace(seat, level=_known(_captain(seat.level))) for seat in game.seats)
    if all(seat.kind == "captain" for seat in seats):
        seats = (msgspec.structs.replace(seats[0], kind="person"), *seats[1:])
    return msgspec.structs.replace(game, seats=seats, seed=chronicle.seed or "")
