"""Verification: a log against the rules. Every decision is made again, every die derived from the seed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from tortuga.kernel.dealer import BadSeed, Dealer, commitment
from tortuga.kernel.errors import Refusal
from tortuga.kernel.game import Games, Rules
from tortuga.kernel.log.format import Log, LogError, SeedRevealed, Undone
from tortuga.kernel.log.reader import parse, read
from tortuga.kernel.timeline import Timeline

Status = Literal["finished", "inherited", "unfinished", "seen", "broken"]

NONSENSE = (
    LookupError,
    TypeError,
    ValueError,
    AttributeError,
    ArithmeticError,
    AssertionError,
    RecursionError,
)
"""Errors that rules may raise for an event that is well-formed, but impossible at this point."""


class Report(msgspec.Struct, frozen=True):
    """What verifying a log found."""

    status: Status
    """All but `broken` are good. In a `finished` game all chance is derived again; an `inherited` one is over
    too, but its first events come from a game whose seed is unknown, and are only plausible; so is all chance
    in an `unfinished` one, whose log ends early. In a log that holds what somebody saw (`seen`) nothing is
    decided or derived again; only its seals are known to be good."""
    events: int = 0
    """Lines after the header."""
    decisions: int = 0
    """Decisions that were made again, undone ones included."""
    dealt: int = 0
    """Events of chance: derived again when finished, else only found possible."""
    unproven: int = 0
    """Those of an inherited game that were only found possible: dealt under another game's secret seed."""
    inherited: int = 0
    """The last event, from 1, dealt under such a seed; 0 if none."""
    scores: tuple[int, ...] = ()
    """By seat; () also if the game counts none."""
    winners: tuple[int, ...] = ()
    eyes: int | None = None
    """The observer of a `seen` log, -1 for nobody."""
    fault: LogError | None = None
    """The fault, with its line; None for a good log."""

    @property
    def good(self) -> bool:
        """Whether no fault was found."""
        return self.fault is None


def verify(source: Path | Sequence[str] | bytes, games: Games) -> Report:
    """Verify a log file, or the lines or bytes of one. Never raises for what is wrong with the log."""
    try:
        if isinstance(source, Path):
            log = read(source, games)
        elif isinstance(source, bytes):
            log = parse(source, games)
        else:
            log = parse("".join(f"{line}\n" for line in source).encode(), games)
        rules = games[log.header.game].rules
        checker = _Checker(log, rules)
        checker.run()
    except LogError as fault:
        return Report("broken", fault=fault)
    if log.header.eyes is not None:
        return Report("seen", events=len(log.events), eyes=log.header.eyes)
    state = checker.timeline.state
    over = log.seed is not None
    outcome = rules.outcome(state) if over else None
    proven: Status = "inherited" if log.underived else "finished"
    return Report(
        proven if over else "unfinished",
        events=len(log.events),
        decisions=checker.decisions,
        dealt=checker.dealt,
        unproven=checker.unproven if over else 0,
        inherited=log.underived if over else 0,
        scores=(outcome.scores or ()) if outcome else (),
        winners=outcome.winners if outcome else (),
    )


def check(log: Log, rules: Rules) -> Timeline:
    """The timeline of a log in which everything is as the rules and the seed require.

    Raises:
        LogError: the first line that is not.
    """
    checker = _Checker(log, rules)
    checker.run()
    return checker.timeline


class _Checker:
    """Goes through a log event by event, and checks each before it is applied."""

    def __init__(self, log: Log, rules: Rules) -> None:
        self.log = log
        self.rules = rules
        header = log.header
        self.timeline: Timeline = Timeline(
            rules, log.options, practice=header.practice, believing=header.eyes is not None
        )
        self.decisions = 0
        self.dealt = 0
        self.unproven = 0
        self.dealer: Dealer | None = None
        """The dealer of the events being checked."""

    def run(self) -> None:
        """Check everything that can be."""
        if self.log.header.eyes is not None:
            self._believe(self.log.header.eyes)
            return
        self._check_inherited()
        parts = self._parts()
        end, self.dealer = parts.pop(0)
        line = 1
        for line, event in enumerate(self.log.events, start=2):
            while parts and line - 2 >= end:
                end, self.dealer = parts.pop(0)
            try:
                self._check(line, event)
            except NONSENSE as error:
                raise LogError("error-log-impossible", line=line, type=_tag(event)) from error
        if self.rules.finished(self.timeline.state) and self.log.seed is None:
            raise LogError("error-log-no-seed", line=line + 1)

    def _check_inherited(self) -> None:
        """Check that a game is not all inherited: once it is over, its last event and its seed are its own.

        Where secrets outlive a round, only finished games are branched, and their seed is known.
        """
        inherited, events = self.log.header.inherited, len(self.log.events)
        own = events if self.log.seed is None else max(0, events - 2)
        if inherited > own:
            raise LogError("error-log-branch-end", line=1, events=inherited, own=own)
        # an impossible branch, see `tortuga.kernel.replay.branch`
        if self.rules.secrets_outlive_round and self.log.underived:
            raise LogError("error-log-branch-secret", line=1, events=self.log.underived)

    def _believe(self, eyes: int) -> None:
        """Follow a log of one observer's view; the rules cannot judge the hidden part."""
        for line, event in enumerate(self.log.events, start=2):
            if isinstance(event, SeedRevealed):
                raise LogError("error-log-early-seed", line=line)
            if isinstance(event, Undone):
                self._check_undo(line, event)
            try:
                # it has more than this seat may see: invented, or another seat's secret
                if not isinstance(event, Undone) and event != self.rules.redact(event, eyes):
                    raise LogError("error-log-seen-more", line=line, type=_tag(event))
                self.timeline.take(event)
            except NONSENSE as error:
                raise LogError("error-log-impossible", line=line, type=_tag(event)) from error

    def _parts(self) -> list[tuple[int, Dealer | None]]:
        """Who dealt: for each part of the log the event it ends before, and its dealer, if known."""
        header, seed = self.log.header, self.log.seed
        last = None if seed is None else _dealer(seed, header.commitment, len(self.log.events) + 1)
        parts: list[tuple[int, Dealer | None]] = []
        for part in header.branched:
            if part.seed is not None:
                parts.append((part.events, _dealer(part.seed, part.commitment, 1)))
            else:
                parts.append((part.events, last if part.commitment == header.commitment else None))
        return [*parts, (len(self.log.events), last)]

    def _check(self, line: int, event: Any) -> None:
        rules, state = self.rules, self.timeline.state
        if isinstance(event, SeedRevealed):
            if not rules.finished(state):
                raise LogError("error-log-early-seed", line=line)
            return
        if isinstance(event, Undone):
            self._check_undo(line, event)
        elif rules.finished(state):
            raise LogError("error-log-after-end", line=line)
        elif rules.awaits_chance(state):
            self._check_chance(line, event)
        elif (following := rules.automatic(state)) is not None:
            if event != following:
                raise LogError("error-log-by-rule", line=line, type=_tag(event), expected=_tag(following))
        else:
            self._check_decision(line, event)
        self.timeline.take(event)

    def _check_undo(self, line: int, event: Undone) -> None:
        header, timeline = self.log.header, self.timeline
        over = self.rules.finished(timeline.state) or not 0 <= event.seat < len(header.seats)
        if over or not timeline.allows(event) or len(timeline.steps) - event.events < header.inherited:
            raise LogError("error-log-undo", line=line)

    def _check_chance(self, line: int, event: Any) -> None:
        self.dealt += 1
        state = self.timeline.state
        if self.dealer is not None:
            if event != self.rules.deal(state, self.dealer):
                raise LogError("error-log-chance", line=line, type=_tag(event))
            return
        self.unproven += 1
        if not self.rules.plausible(state, event):
            raise LogError("error-log-impossible", line=line, type=_tag(event))

    def _check_decision(self, line: int, event: Any) -> None:
        self.decisions += 1
        state = self.timeline.state
        decided = self.rules.command_of(state, event)
        if decided is None:
            raise LogError("error-log-undecided", line=line, type=_tag(event))
        seat, command = decided
        if seat not in self.rules.may_act(state):
            raise LogError("error-log-turn", line=line, seat=seat + 1)
        try:
            expected = self.rules.decide(state, seat, command)
        except Refusal as refusal:
            args = refusal.arguments | {"seat": seat + 1, "reason": refusal.id}
            args["rules"] = self.rules.name
            raise LogError("error-log-illegal", line=line, **args) from refusal
        if event != expected:
            raise LogError("error-log-decision", line=line, seat=seat + 1, type=_tag(event))


def _dealer(seed: str, promised: str, line: int) -> Dealer:
    """The dealer of a seed, which must fit the commitment."""
    if commitment(seed) != promised:
        raise LogError("error-log-commitment", line=line)
    try:
        return Dealer(seed)
    except BadSeed as error:
        raise LogError("error-log-commitment", line=line) from error


def _tag(event: Any) -> str:
    return str(type(event).__struct_config__.tag)
