"""Games of the library in words: their titles, dates, kinds, and who sat there."""

from __future__ import annotations

from datetime import datetime

from tortuga.app.captains.characters import level_name
from tortuga.app.records import PERSON
from tortuga.app.scene.context import Context
from tortuga.games import GAMES
from tortuga.kernel.library.library import Entry
from tortuga.kernel.players import is_guided


def entry_title(context: Context, entry: Entry) -> str:
    """The name of a game, or who played it."""
    if entry.name:
        return entry.name
    people = [seat.name for seat in entry.seats if seat.is_human] or [seat.name for seat in entry.seats]
    return people[0] if len(people) == 1 else context.say("list-two", first=people[0], second=people[1])


def kind_of(context: Context, entry: Entry) -> tuple[str, str] | None:
    """Word and icon of a game that is not played in earnest: a lesson, a practice game; else None."""
    if is_guided(entry.seats):
        return (context.say("library-lesson"), "ship-wheel")
    return (context.say("library-practice"), "anticlockwise-rotation") if entry.practice else None


def when(context: Context, entry: Entry, rounds: int) -> str:
    """Date and length of a game; which one it is, where several are known."""
    message = "library-when" if entry.state == "finished" else "library-when-running"
    told = context.say(message, date=date_of(context, entry.changed), rounds=rounds)
    return f"{game_name(context, entry.game)} · {told}" if len(GAMES) > 1 else told


def game_name(context: Context, game: str) -> str:
    """What a game is called in its own words."""
    return context.of(game).say(f"game-{game}")


def date_of(context: Context, told: str) -> str:
    """A moment of the library (UTC, ISO 8601) as a date and a time of the player's place and language."""
    at = datetime.fromisoformat(told).astimezone()
    parts = {"year": f"{at.year}", "month": f"{at.month}", "day": f"{at.day}"}
    return context.say(
        "library-date", **parts, month2=f"{at.month:02}", day2=f"{at.day:02}", time=f"{at:%H:%M}"
    )


def who(context: Context, key: str) -> str:
    """An opponent in words, by the key of `records.rival_key`."""
    return key[1:] if key.startswith(PERSON) else level_name(context, key)
