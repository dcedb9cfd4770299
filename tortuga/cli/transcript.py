"""A log as readable text: who plays, what happened round by round, how it ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from tortuga.app.games.tortuga2014.narrative import DiceNarrative
from tortuga.cli.words import Words
from tortuga.kernel.log.format import Undone
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.replay import Replay
from tortuga.kernel.timeline import Step

Teller = Callable[[Step[Any, Any]], Iterator[str]]


def transcript(replay: Replay, words: Words) -> Iterator[str]:
    """The lines of a transcript; everything is open in it, as in the log."""
    header = replay.log.header
    yield words.say("cli-transcript-title", game=header.game, app=header.app)
    for number, seat in enumerate(header.seats, start=1):
        player = words.say(f"cli-player-{'human' if seat.is_human else 'captain'}", player=seat.player)
        yield words.say(
            "cli-transcript-seat", number=number, name=seat.name, colour=seat.colour, player=player
        )
    yield words.say("cli-transcript-commitment", commitment=header.commitment)
    if header.practice:
        times = sum(isinstance(event, Undone) for event in replay.log.events)
        yield words.say("cli-transcript-practice", times=times)
    tell = _TELLERS.get(header.game, _plain)(words, header.seats)
    for step in replay.steps:
        yield from tell(step)
    if replay.log.seed is None:
        yield words.say("cli-transcript-unfinished")
    else:
        yield words.say("cli-transcript-seed", seed=replay.log.seed)


def _tortuga2014(words: Words, seats: Sequence[SeatSpec]) -> Teller:
    narrative = DiceNarrative(words.text, seats)

    def tell(step: Step[Any, Any]) -> Iterator[str]:
        for line in narrative.told_between(step.event, step.before, step.after):
            text = narrative.plain(line)
            if line.loud:
                yield ""
                yield text
            else:
                yield f"  {text}"

    return tell


def _plain(_words: Words, _seats: Sequence[SeatSpec]) -> Teller:
    """Events as they are written, for a game that has no narrative."""
    return lambda step: iter((f"  {msgspec.json.encode(step.event).decode()}",))


_TELLERS: dict[str, Callable[[Words, Sequence[SeatSpec]], Teller]] = {"tortuga2014": _tortuga2014}
