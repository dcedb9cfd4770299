"""Games of the library in words: their titles, dates, kinds, and who sat there."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from tortuga.app.captains.characters import level_name
from tortuga.app.records import PERSON
from tortuga.app.registry import UIS
from tortuga.app.scene.context import Context
from tortuga.kernel.library.entries import Entry
from tortuga.kernel.players import is_guided


def entry_title(context: Context, entry: Entry) -> str:
    """The name of a game, or who played against whom and how it ended."""
    if entry.state == "damaged":
        return entry.name or context.say("library-damaged", id=entry.id)
    if entry.name:
        return entry.name
    say = of_game(context, entry).say
    people = [seat for seat, spec in enumerate(entry.seats) if spec.is_human]
    me = people[0] if people else 0
    if entry.state != "finished":
        return _players(context, entry, people)
    if entry.sides:
        ending = "draw" if not entry.winners else "won" if me in entry.winners else "lost"
        side = say(f"side-{entry.sides[me]}")
        return say(f"library-title-{ending}", name=entry.seats[me].name, side=side)
    if entry.scores is None or (len(people) > 1 and len(entry.seats) > 2):
        return _players(context, entry, people)
    best = max((points for seat, points in enumerate(entry.scores) if seat != me), default=0)
    return say(
        "library-title-points", game=_players(context, entry, people), own=entry.scores[me], other=best
    )


def branch_title(context: Context, entry: Entry) -> str:
    """The title of a game that continues this one: without the ending, which it does not share."""
    people = [seat for seat, spec in enumerate(entry.seats) if spec.is_human]
    return entry.name or _players(context, entry, people)


def _players(context: Context, entry: Entry, people: Sequence[int]) -> str:
    """Who played against whom."""
    names = [spec.name for spec in entry.seats]
    me = people[0] if people else 0
    if len(names) == 2:
        return context.say("library-against", name=names[me], rival=names[1 - me])
    if len(people) > 1:
        return context.listed([names[seat] for seat in people])
    return context.say("library-against-many", name=names[me], rivals=len(names) - 1)


def kind_of(context: Context, entry: Entry) -> tuple[str, str] | None:
    """Word and icon of a lesson or a practice game; None for any other."""
    if is_guided(entry.seats):
        return (context.say("library-lesson"), "ship-wheel")
    return (context.say("library-practice"), "anticlockwise-rotation") if entry.practice else None


def when(context: Context, entry: Entry, rounds: int) -> str:
    """Date and length of an entry; where several games are installed, also which one it is."""
    if entry.state == "damaged":
        return context.say("library-damaged-note")
    message = "library-when" if entry.state == "finished" else "library-when-running"
    date = of_game(context, entry).say(message, date=date_of(context, entry.changed), rounds=rounds)
    return f"{game_name(context, entry.game)} · {date}" if len(UIS) > 1 else date


def of_game(context: Context, entry: Entry) -> Context:
    """The context with the texts of the game that was played."""
    return context.of(entry.game) if entry.game in UIS else context


def game_name(context: Context, game: str) -> str:
    """The name of a game, from its own texts."""
    return context.of(game).say(f"game-{game}")


def date_of(context: Context, iso: str) -> str:
    """A time of the library (UTC, ISO 8601) in the player's time zone and language."""
    moment = datetime.fromisoformat(iso).astimezone()
    parts = {"year": f"{moment.year}", "month": f"{moment.month}", "day": f"{moment.day}"}
    return context.say(
        "library-date", **parts, month2=f"{moment.month:02}", day2=f"{moment.day:02}", time=f"{moment:%H:%M}"
    )


def who(context: Context, key: str) -> str:
    """An opponent in words, by the key of `records.rival_key`."""
    return key[1:] if key.startswith(PERSON) else level_name(context, key)
