"""What everybody saw of a golden log and might have done, step by step, as digests in a text file beside it.

A line a step: its number and event, what each seat and nobody saw of it, then each awaited seat with the
number of its legal commands and a digest of them. The last lines count.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from tortuga.kernel.game import NOBODY, Games
from tortuga.kernel.replay import Replay
from tortuga.kernel.verify import Report, verify

_encoder = msgspec.json.Encoder(order="sorted")


def told(path: Path, games: Games) -> str:
    """The content of the file beside a log."""
    replay = Replay.open(path, games)
    return "".join(f"{line}\n" for line in (*_steps(replay), *_counts(replay, verify(path, games))))


def _steps(replay: Replay) -> Iterator[str]:
    seats = range(len(replay.header.seats))
    stories = {seat: replay.observer(seat).story() for seat in (*seats, NOBODY)}
    for at, step in enumerate(replay.whole_steps):
        replay.seek(at + 1)
        saw = [_digest((story[at].event, story[at].after)) for story in stories.values()]
        parts = [f"{at + 1:4} {_tag(step.event):15}", *saw]
        for seat in replay.observer(NOBODY).awaited:
            legal = replay.observer(seat).legal()
            parts.append(f"| {seat} {len(legal)} {_digest(legal)}")
        yield " ".join(parts)


def _counts(replay: Replay, report: Report) -> Iterator[str]:
    yield f"{report.status}, {report.events} events, {report.decisions} decisions, {report.dealt} dealt"
    yield f"round {replay.rules.round(replay.whole_state)}, scores {report.scores}, winners {report.winners}"
    counts = Counter(_tag(event) for event in replay.log.events)
    yield ", ".join(f"{tag} {count}" for tag, count in sorted(counts.items()))
    listed = [replay.rules.chances(step.before) for step in replay.whole_steps if step.cause == "chance"]
    few = [len(outcomes) for outcomes in listed if outcomes is not None]
    yield f"chance was listed {len(few)} of {len(listed)} times, {sum(few)} outcomes"


def _digest(what: object) -> str:
    return hashlib.blake2b(_encoder.encode(what), digest_size=4).hexdigest()


def _tag(event: object) -> str:
    return str(type(event).__struct_config__.tag)  # type: ignore[attr-defined]
