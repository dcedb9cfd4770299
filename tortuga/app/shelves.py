"""Which games of the library are listed, and in which order: plain data and pure functions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, get_args

from tortuga.app.scene.context import Context
from tortuga.app.scenes.newgame.choices import captain_of
from tortuga.kernel.library.library import Entry
from tortuga.kernel.players import SeatSpec

Which = Literal["all", "running", "finished"]
Order = Literal["date", "name", "rounds", "points"]
WHICH: tuple[Which, ...] = get_args(Which)
ORDERS: tuple[Order, ...] = get_args(Order)
PERSON = "@"
"""Begins the key of a person among opponents; captains go by their level."""


@dataclass(frozen=True)
class Wish:
    """What the player wants to see."""

    which: Which = "all"
    """`running` takes in games that came unfinished and can only be looked at."""
    seats: int = 0
    """0 = any number."""
    rival: str = ""
    """Somebody at the table, see `rival_key`; "" = anybody."""
    order: Order = "date"


def rival_key(seat: SeatSpec) -> str:
    """What a seat goes by among opponents."""
    return f"{PERSON}{seat.name}" if seat.is_human else seat.player


def rivals(entries: Iterable[Entry]) -> tuple[str, ...]:
    """Everybody in these games: captains first, then persons, by name."""
    found = {rival_key(seat) for entry in entries for seat in entry.seats}
    return tuple(sorted(found, key=lambda key: (key.startswith(PERSON), key.casefold())))


def listed(entries: Sequence[Entry], rounds: Mapping[int, int], wish: Wish) -> list[Entry]:
    """The games wanted, in the order wanted; equal ones stay in the order given, the last played first."""
    found = [entry for entry in entries if _fits(entry, wish)]
    match wish.order:
        case "name":
            found.sort(key=lambda entry: (entry.name == "", entry.name.casefold()))
        case "rounds":
            found.sort(key=lambda entry: -rounds.get(entry.id, 0))
        case "points":
            found.sort(key=lambda entry: -max(entry.scores or (0,)))
        case _:
            pass
    return found


def _fits(entry: Entry, wish: Wish) -> bool:
    if wish.which != "all" and (entry.state == "finished") != (wish.which == "finished"):
        return False
    if wish.seats and len(entry.seats) != wish.seats:
        return False
    return not wish.rival or wish.rival in map(rival_key, entry.seats)


def alike(entries: Iterable[Entry], entry: Entry) -> list[Entry]:
    """The other games that were dealt under the same seed with as many seats."""
    return [
        other
        for other in entries
        if other.id != entry.id
        and other.commitment == entry.commitment
        and len(other.seats) == len(entry.seats)
    ]


def date_of(context: Context, told: str) -> str:
    """A moment of the library (UTC, ISO 8601) as a date and a time of the player's place and language."""
    at = datetime.fromisoformat(told).astimezone()
    parts = {"year": f"{at.year}", "month": f"{at.month}", "day": f"{at.day}"}
    return context.say(
        "library-date", **parts, month2=f"{at.month:02}", day2=f"{at.day:02}", time=f"{at:%H:%M}"
    )


def who(context: Context, key: str) -> str:
    """An opponent in words."""
    return key[1:] if key.startswith(PERSON) else level_name(context, key)


def level_name(context: Context, player: str) -> str:
    """A captain's level in words; one that is unknown here keeps its own name."""
    level, character = captain_of(player)
    if not context.text.has(f"level-{level}"):
        return player
    name = context.say(f"level-{level}")
    if not character:
        return name
    known = context.text.has(f"character-{character}")
    return context.say(
        "character-of", level=name, name=context.say(f"character-{character}") if known else character
    )
