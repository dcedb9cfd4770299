"""Forged logs: altered in every way we know, half of them resealed; each is refused, or an honest game.

`python -m tests.hardening.forge --games 600 --seed s` alters 600 logs of each game of the house and fails
with the first that is believed though nobody can have played it, or that ends in anything but a report.
A forger who gives another legal answer and reseals the log has written down an honest game: played by the
rules under the seed that it reveals, it gives this very log. Exactly that is checked of what is not refused.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator

from tests.hardening.alterations import ALTERATIONS, Lines, contents, in_bytes
from tests.hardening.origins import Origin, origin
from tortuga.app.text import Text
from tortuga.games import GAMES
from tortuga.kernel.dealer import Dealer
from tortuga.kernel.log.format import NO_SEAL, Log, SeedRevealed, Undone, dump, seal
from tortuga.kernel.log.reader import parse
from tortuga.kernel.timeline import Timeline
from tortuga.kernel.verify import Report, verify

TEXT = Text()
EACH = 6
"""Forgeries of one honest log."""
PATIENCE = 20.0
"""Seconds after which a report counts as hanging; the slowest take some tenths."""


class Believed(AssertionError):
    """A forgery that was not refused as it has to be."""


def resealed(lines: Lines) -> bytes:
    """The lines with matching seals, whatever they say; one that cannot be sealed keeps a wrong seal."""
    last, out = NO_SEAL, b""
    for content in lines:
        try:
            last = seal(last, content)
        except (OverflowError, ValueError):
            last = "0" * 16
        out += json.dumps({**content, "seal": last}).encode() + b"\n"
    return out


def kept_seals(lines: Lines, old: bytes) -> bytes:
    """The altered lines with the seals of the old ones."""
    seals = [json.loads(line)["seal"] for line in old.splitlines()]
    seals += [seals[-1]] * (len(lines) - len(seals))
    return b"".join(
        json.dumps({**content, "seal": mark}).encode() + b"\n"
        for content, mark in zip(lines, seals, strict=False)
    )


def first_difference(old: bytes, new: bytes) -> int:
    """The first line, from 1, that is changed or has a changed seal; else the one after the last."""
    before, after = old.splitlines(keepends=True), new.splitlines(keepends=True)
    for number, (one, other) in enumerate(zip(before, after, strict=False), start=1):
        if one != other and _read(one) != _read(other):
            return number
    return min(len(before), len(after)) + 1


def _read(line: bytes) -> object:
    """What a line says, whatever its spacing and order of fields; a repeated field makes a difference.

    In words, because to Python 1 equals True, but to a seal it does not, nor does an empty list equal `{}`.
    """
    try:
        return repr(json.loads(line, object_pairs_hook=lambda fields: ("fields", *sorted(fields, key=repr))))
    except ValueError:
        return line


def forged(source: Origin, others: Lines, rng: random.Random) -> tuple[str, bytes]:
    """What was done to the log, and the forgery."""
    old = dump(source.log)
    if rng.random() < 0.25:
        return "bytes", in_bytes(old, rng)
    alter = rng.choice(ALTERATIONS)
    lines = contents(old)
    alter(lines, others, rng)
    if rng.random() < 2 / 3:
        return f"{alter.__name__}, sealed again", resealed(lines)
    return alter.__name__, kept_seals(lines, old)


def judged(source: Origin, new: bytes) -> str:
    """What became of a forgery: `refused`, `untouched`, `shorter`, `honest` or `seen`.

    Raises:
        Believed: none of these.
    """
    old = dump(source.log)
    line = first_difference(old, new)
    started = time.process_time()
    report = verify(new, GAMES)
    if time.process_time() - started > PATIENCE:
        raise Believed("hangs")
    if report.fault is not None:
        told = TEXT.say(report.fault.id, **report.fault.arguments)
        if report.fault.id == "error-log-branch-end":  # the header speaks of lines that are missing
            line = 1
        if not told or not line <= report.fault.line <= len(new.splitlines()) + 1:
            raise Believed(f"altered in line {line}, refused in line {report.fault.line}: {told}")
        return "refused"
    log = parse(new, GAMES)
    if log == source.log:
        return "untouched"
    if log.header == source.log.header and log.events == source.log.events[: len(log.events)]:
        return "shorter"
    if report.status == "seen":
        return "seen"
    check_honest(log, report, source)
    return "honest"


def check_honest(log: Log, report: Report, source: Origin) -> None:
    """Replay a log without `verify`: chance comes from the seed, or else from the origin's events.

    Raises:
        Believed: something else comes out somewhere.
    """
    rules, header = GAMES[log.header.game].rules, log.header
    timeline: Timeline = Timeline(rules, log.options, practice=header.practice)
    secret = max([part.events for part in header.branched], default=0) if log.seed else len(log.events)
    dealer = Dealer(log.seed or source.seed)
    for at, event in enumerate(log.events):
        state = timeline.state
        if isinstance(event, SeedRevealed):
            break
        if not isinstance(event, Undone):
            if rules.finished(state):
                raise Believed(f"line {at + 2} comes after the end")
            waiting = rules.to_act(state)
            if rules.awaits_chance(state):
                few = rules.chances(state)
                dealt = event if at < secret else rules.deal(state, dealer)
                if at < secret and few is not None and event not in [each for each, _ in few]:
                    raise Believed(f"line {at + 2} never happens: {event}")
            elif waiting or rules.automatic(state) is None:
                decided = rules.command_of(state, event)
                if decided is None or decided[0] not in rules.may_act(state):
                    raise Believed(f"line {at + 2} is nobody's: {event}")
                if decided[1] not in rules.legal(state, decided[0]):
                    raise Believed(f"line {at + 2} is not legal: {event}")
                dealt = rules.decide(state, *decided)
            else:
                dealt = rules.automatic(state)
            if dealt != event:
                raise Believed(f"line {at + 2} is {event}, but comes to {dealt}")
        timeline.take(event)
    if report.status in ("finished", "inherited") and not rules.finished(timeline.state):
        raise Believed("said to be over, and is not")


def forge(name: str, count: int, seed: str) -> Iterator[tuple[str, str]]:
    """Alter `count` logs of a game; yields what was done to each, and what became of it.

    Raises:
        Believed: with the seed and number that reproduce the forgery.
    """
    for number in range(count):
        whole, part = divmod(number, EACH)
        if part == 0:
            source = origin(name, f"{seed}/{whole}")
            other = random.Random(f"{seed}/{whole}").choice((name, *GAMES))
            others = contents(dump(origin(other, f"{seed}/{whole}/other").log))
        done, new = forged(source, others, random.Random(f"{seed}/{number}"))
        try:
            yield done, judged(source, new)
        except Exception as error:
            raise Believed(f"{name}, seed {seed!r}, number {number}, {done}: {error!r}") from error


def main() -> None:
    """Alter many logs of every game, and print what became of them."""
    parser = argparse.ArgumentParser(description="alter logs; each is refused with its line, or honest")
    parser.add_argument("--games", type=int, default=600, help="how many of each game")
    parser.add_argument("--seed", default="forge")
    parser.add_argument("--game", choices=sorted(GAMES), help="only of this one")
    asked = parser.parse_args()
    for name in [asked.game] if asked.game else sorted(GAMES):
        found: Counter[str] = Counter()
        for at, (done, fate) in enumerate(forge(name, asked.games, asked.seed), start=1):
            found[fate] += 1
            found["sealed again"] += "sealed" in done
            if sys.stderr.isatty():
                print(f"\r{name}: {at} of {asked.games}", end="", file=sys.stderr)
        told = ", ".join(f"{count} {fate}" for fate, count in sorted(found.items()))
        print(f"{name}: {asked.games} altered: {told}")


if __name__ == "__main__":
    main()
