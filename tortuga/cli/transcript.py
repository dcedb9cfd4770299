"""A log as readable text: who plays, what happened round by round, how it ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from tortuga.app.registry import UIS
from tortuga.cli.words import Words
from tortuga.kernel.eyes import EVERYTHING, NOBODY, Seen, allowed
from tortuga.kernel.log.format import Header, Undone
from tortuga.kernel.replay import Replay

Teller = Callable[[Seen[Any, Any]], Iterator[str]]


def transcript(replay: Replay, words: Words) -> Iterator[str]:
    """The lines of a transcript: all of a game that is over, else what a lone person, or everybody, saw."""
    header = replay.log.header
    eyes = replay.eyes(EVERYTHING if replay.over else allowed(replay.log)[0])
    yield words.say("cli-transcript-title", game=header.game, app=header.app)
    for number, seat in enumerate(header.seats, start=1):
        player = words.say(f"cli-player-{'human' if seat.is_human else 'captain'}", player=seat.player)
        yield words.say(
            "cli-transcript-seat", number=number, name=seat.name, colour=seat.colour, player=player
        )
    yield words.say("cli-transcript-commitment", commitment=header.commitment)
    if replay.log.underived:
        yield words.say("cli-transcript-inherited", events=replay.log.underived)
    if header.practice:
        times = sum(isinstance(event, Undone) for event in replay.log.events)
        yield words.say("cli-transcript-practice", times=times)
    if eyes.seat == NOBODY:
        yield words.say("cli-transcript-public")
    elif eyes.seat != EVERYTHING:
        yield words.say("cli-transcript-seen", name=header.seats[eyes.seat].name)
    tell = _narrated(header, words) if header.game in UIS else _plain
    for seen in eyes.story():
        yield from tell(seen)
    if replay.log.seed is None:
        yield words.say("cli-transcript-unfinished")
    else:
        yield words.say("cli-transcript-seed", seed=replay.log.seed)


def _narrated(header: Header, words: Words) -> Teller:
    """As the game words it."""
    narrative = UIS[header.game].narrative(words.of(header.game, header.options).text, header.seats)

    def tell(seen: Seen[Any, Any]) -> Iterator[str]:
        for line in narrative.lines(seen):
            if line.loud:
                yield ""
            yield narrative.plain(line) if line.loud else f"  {narrative.plain(line)}"

    return tell


def _plain(seen: Seen[Any, Any]) -> Iterator[str]:
    """Events as they are written, for a game that has no narrative."""
    yield f"  {msgspec.json.encode(seen.event).decode()}"
