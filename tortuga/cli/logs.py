"""`verify` and `replay`: commands for log files."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
from msgspec.structs import replace

from tortuga.app.registry import UIS
from tortuga.app.text import Text
from tortuga.cli.entry import title
from tortuga.cli.output import in_file, say_aside, tell
from tortuga.games import GAMES
from tortuga.kernel.game import EVERYTHING, NOBODY
from tortuga.kernel.log.format import Header, LogError, Undone
from tortuga.kernel.observer import ObservedStep, allowed_observers
from tortuga.kernel.players import told_apart
from tortuga.kernel.replay import Replay
from tortuga.kernel.verify import Report
from tortuga.kernel.verify import verify as verify_log

Teller = Callable[[ObservedStep[Any, Any]], Iterator[str]]


def transcript(replay: Replay, words: Text) -> Iterator[str]:
    """The lines of a transcript: all of a finished game, else what its only person, or everybody, saw."""
    header = replay.log.header
    names = told_apart([seat.name for seat in header.seats])
    seats = [replace(seat, name=name) for seat, name in zip(header.seats, names, strict=True)]
    header = replace(header, seats=tuple(seats))
    eyes = replay.observer(EVERYTHING if replay.seed_revealed else allowed_observers(replay.log)[0])
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


def _narrated(header: Header, words: Text) -> Teller:
    """Tells steps in the words of the game."""
    narrative = UIS[header.game].narrative(words.of(header.game, header.options), header.seats)

    def tell(seen: ObservedStep[Any, Any]) -> Iterator[str]:
        for line in narrative.lines(seen):
            if line.loud:
                yield ""
            yield narrative.plain(line) if line.loud else f"  {narrative.plain(line)}"

    return tell


def _plain(seen: ObservedStep[Any, Any]) -> Iterator[str]:
    """Events as in the log, for a game without a narrative."""
    yield f"  {msgspec.json.encode(seen.event).decode()}"


def verify(args: SimpleNamespace, words: Text) -> int:
    """Check every log; returns 1 if any is bad."""
    code = 0
    for file in args.logs:
        report = verify_log(Path(file), GAMES)
        if report.fault is not None:
            say_aside(in_file(words, file, report.fault))
            code = 1
        else:
            tell(f"{file}: {_good(report, words)}")
    return code


def _good(report: Report, words: Text) -> str:
    return words.say(
        f"cli-verify-{report.status}",
        events=report.inherited or report.events,
        decisions=report.decisions,
        dealt=report.dealt,
        unproven=report.unproven,
        scores=", ".join(map(str, report.scores)) or "none",
        seat=0 if report.eyes is None else report.eyes + 1,
    )


def replay(args: SimpleNamespace, words: Text) -> int:
    """Print the transcript of a log, or with `--window` open the replay screen."""
    try:
        game = Replay.open(Path(args.log), GAMES)
    except LogError as error:
        say_aside(in_file(words, args.log, error))
        return 1
    if args.window:
        return title(args, words)
    for line in transcript(game, words):
        tell(line)
    return 0
