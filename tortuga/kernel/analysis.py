"""The analysis of a finished game: everybody's win chances through it, and what every seat made of them.

Plain data of any game; captains make it (`ai.captains`), the library keeps it. Chances and points are parts
of a victory, 0..1. Lines count as in the log's file, from 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Literal

import msgspec

from tortuga.kernel.errors import UserError
from tortuga.kernel.log.format import Log, Undone
from tortuga.kernel.players import Reason

AS_GOOD: Final = 0.005
"""Most that a choice may lose and still count as good as the best one."""
MAX_CANDIDATES: Final = 5


class NotAnalysed(UserError):
    """A game that cannot be analysed: it is not over, or its log holds only what somebody saw."""


class SeatPlay(msgspec.Struct, frozen=True):
    """How one seat played."""

    seat: int
    name: str
    player: str
    decisions: int
    """Choices that mattered."""
    loss_mean: float
    """Win chance lost in one of them, on average."""
    loss_mean_se: float
    """Its standard error, from the spread of the losses."""
    loss_total: float
    luck_own: float
    """What the seat's own dice and draws added to its win chance, from its own point of view."""
    luck_rivals: float
    like_level: str
    """The level that loses as much; "" where too little was decided."""


class GraphPoint(msgspec.Struct, frozen=True):
    """A moment that everybody saw."""

    line: int
    chances: tuple[float, ...]
    """The chance of every seat, or side, for somebody who sees nothing hidden; they add up to 1."""
    round: int
    """The round that it ends or lies in, 0 before the first."""


class Account(msgspec.Struct, frozen=True):
    """One round of one seat, from its own point of view: `before` and the four parts add up to `after`."""

    round: int
    seat: int
    before: float
    own_choices: float
    own_luck: float
    rivals_luck: float
    rivals_choices: float
    after: float


Part = Literal["own_choices", "own_luck", "rivals_luck", "rivals_choices"]
"""A part of an account, as its field is called."""


class Change(msgspec.Struct, frozen=True):
    """What one event changed from a seat's own point of view; small changes are left out."""

    line: int
    round: int
    seat: int
    part: Part
    points: float
    owner: int
    """The seat whose choice or luck it was; -1 for several."""
    about: Reason
    """What was decided, drawn or revealed, in the game's words."""


class Candidate(msgspec.Struct, frozen=True):
    """One of the choices available."""

    command: Any
    """As in the log."""
    event: Any
    """The event, as in the log, that it makes."""
    loss: float
    """Win chance lost, compared with the best choice."""


class Moment(msgspec.Struct, frozen=True):
    """A mistake, or a stroke of luck."""

    line: int
    round: int
    seat: int
    kind: Literal["choice", "luck"]
    points: float
    """Win chance lost by a choice, as a positive number; or gained by luck, negative for bad luck."""
    se: float | None
    """Standard error of a loss; luck has none."""
    about: Reason
    """What was decided or drawn, in the game's words."""
    chosen: Any = None
    """The command as in the log."""
    best: Any = None
    """The best command."""
    candidates: tuple[Candidate, ...] = ()
    """The possible choices, see `candidates`; empty for luck."""


class Analysis(msgspec.Struct, frozen=True):
    """One game."""

    log: str
    """Last seal of the log: it stands for all lines before it."""
    game: str
    engine: str
    """Fingerprint of what the captains have learned."""
    samples: int
    """Samples behind each judged choice."""
    seats: tuple[SeatPlay, ...]
    graph: tuple[GraphPoint, ...]
    accounts: tuple[Account, ...]
    changes: tuple[Change, ...]
    moments: tuple[Moment, ...]
    """In the order of the game."""
    sides: tuple[str, ...] = ()
    """The sides whose chances the graph shows; () if everybody plays alone."""


def part_from(analysis: Analysis, line: int, round_: int) -> Analysis:
    """The part of an analysis from a line of the log on; the account of that line's round begins there.

    Args:
        round_: the round in which the line lies.
    """
    changes = tuple(change for change in analysis.changes if change.line >= line)
    earlier = [change for change in analysis.changes if change.line < line and change.round == round_]
    accounts = []
    for row in analysis.accounts:
        if row.round < round_:
            continue
        for change in earlier:
            if (change.seat, change.round) == (row.seat, row.round):
                moved = {change.part: getattr(row, change.part) - change.points}
                row = msgspec.structs.replace(row, before=row.before + change.points, **moved)
        accounts.append(row)
    plays = tuple(
        msgspec.structs.replace(
            play,
            luck_own=sum(row.own_luck for row in accounts if row.seat == play.seat),
            luck_rivals=sum(row.rivals_luck for row in accounts if row.seat == play.seat),
        )
        for play in analysis.seats
    )
    before = [point for point in analysis.graph if point.line < line][-1:]
    return msgspec.structs.replace(
        analysis,
        seats=plays,
        graph=(*before, *(point for point in analysis.graph if point.line >= line)),
        accounts=tuple(accounts),
        changes=changes,
        moments=tuple(moment for moment in analysis.moments if moment.line >= line),
    )


def as_in_a_log(what: Any) -> Any:
    """A command or an event as a log holds it."""
    return msgspec.json.decode(msgspec.json.encode(what))


def candidates(
    losses: Iterable[tuple[Any, float]], chosen: Any, best: Any, made: Callable[[Any], Any]
) -> tuple[Candidate, ...]:
    """The choice made, the best one, and the best of those that are worse; their order tells nothing.

    Of choices of one type that lose the same there is only one.

    Args:
        losses: every command with what it loses, `chosen` and `best` among them.
        made: the event of a command.
    """
    ordered = list(losses)
    first = {chosen: 0, best: 1}
    ordered.sort(key=lambda one: (first.get(one[0], 2), one[1]))
    shown: dict[object, tuple[Any, float]] = {}
    for command, loss in ordered:
        if command in first or loss > AS_GOOD:
            shown.setdefault((type(command), round(loss, 5)), (command, loss))
    kept = [
        Candidate(as_in_a_log(command), as_in_a_log(made(command)), loss)
        for command, loss in list(shown.values())[:MAX_CANDIDATES]
    ]
    return tuple(sorted(kept, key=lambda candidate: msgspec.json.encode(candidate.command)))


def lines_of_steps(log: Log) -> Sequence[int]:
    """By step that counts, the line of the log that holds its event."""
    lines: list[int] = []
    for line, event in enumerate(log.events, start=2):
        if isinstance(event, Undone):
            del lines[-event.events :]
        else:
            lines.append(line)
    return lines
