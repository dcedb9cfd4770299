"""The analysis of a game of Tortuga 1667: what every choice cost, and what choices and cards changed.

The value of a board in a seat's own eyes is the chance of its side under what it believed then. A choice
costs what the captains' values for that very view say; what others decide and what the cards bring counts by
how that chance moves, as it is shown (`calibrated.py`). Cards and having the turn are the luck of all,
`rivals_luck`: `own_luck` stays 0.
Nothing is sampled, so a loss has no error but that of the values themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any, Final

import numpy as np

from ai.games.tortuga1667.belief.deals import DUTCH
from ai.games.tortuga1667.belief.evidence import BeliefCache
from ai.games.tortuga1667.calibrated import calibrated
from ai.games.tortuga1667.engine.evaluator import Chances, Evaluator
from ai.games.tortuga1667.engine.situation import chance_of, decisions
from ai.games.tortuga1667.learned import fingerprint
from ai.games.tortuga1667.levels import ADMIRAL
from ai.games.tortuga1667.player import Engine
from ai.losses import MIN_SPREAD, like_level
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.pieces import LOYALTIES
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import Table
from tortuga.kernel.analysis import (
    Account,
    Analysis,
    Change,
    GraphPoint,
    Moment,
    Part,
    SeatPlay,
    as_in_a_log,
    candidates,
    lines_of_steps,
)
from tortuga.kernel.game import NOBODY
from tortuga.kernel.log.format import last_seal
from tortuga.kernel.players import Reason
from tortuga.kernel.replay import Replay
from tortuga.kernel.timeline import Step

MIN_MISTAKE: Final = 0.02
"""Smallest loss of a mistake, in win chance."""
MIN_LUCK: Final = 0.08
"""Smallest change of a stroke of luck, in win chance."""
MIN_CHANGE: Final = 0.002
"""Smaller changes are reported only in their sums."""
PARTS: Final[tuple[Part, ...]] = ("own_choices", "own_luck", "rivals_luck", "rivals_choices")


def analyse(replay: Replay, samples: int, progress: Callable[[float], None], since: int = 0) -> Analysis:
    """Analyse a finished game.

    Args:
        samples: stored in the result but otherwise unused.
        progress: called now and then with the part that is done, 0..1.
        since: the step from which on choices count for how well seats played.
    """
    log, steps = replay.log, replay.whole_steps
    ledger = Ledger(log.options.seats, lines_of_steps(log))
    for number, step in enumerate(steps):
        if number == since:
            ledger.losses = [[] for _ in ledger.losses]
        ledger.take(number, step)
        progress(number / len(steps))
    progress(1.0)
    plays = []
    for seat, spec in enumerate(log.header.seats):
        losses = np.array(ledger.losses[seat] or [0.0])
        error = float(losses.std(ddof=1) / len(losses) ** 0.5) if len(losses) > 1 else 0.0
        count, mean = len(ledger.losses[seat]), float(losses.mean())
        play = SeatPlay(
            seat,
            spec.name,
            spec.player,
            decisions=count,
            loss_mean=mean,
            loss_mean_se=error,
            loss_total=float(losses.sum()),
            luck_own=0.0,
            luck_rivals=sum(row.rivals_luck for row in ledger.accounts if row.seat == seat),
            like_level=like_level(log.header.game, log.options.seats, mean, count),
        )
        plays.append(play)
    return Analysis(
        last_seal(log),
        log.header.game,
        fingerprint(log.options),
        samples,
        tuple(plays),
        tuple(ledger.graph),
        tuple(ledger.accounts),
        tuple(ledger.changes),
        tuple(sorted(ledger.moments, key=lambda moment: moment.line)),
        ledger.sides,
    )


class Ledger:
    """The account of one game, grown step by step. Its rounds are the turns.

    Args:
        lines: by step, the line of the log.
    """

    def __init__(self, seats: int, lines: Sequence[int]) -> None:
        self._seats, self._lines = seats, lines
        self.sides = LOYALTIES if seats % 2 else LOYALTIES[:2]
        """There are no Dutch at an even number of seats (T10)."""
        self._beliefs = [BeliefCache(ADMIRAL.tau) for _ in range(seats + 1)]
        self._engine = Engine("", ADMIRAL)
        self._chances: list[float] = []
        """Each seat's chance in its own eyes; [] before the first turn."""
        self._before: list[float] = []
        self._parts: list[dict[Part, float]] = []
        self.losses: list[list[float]] = [[] for _ in range(seats)]
        """By seat, what choices that mattered cost."""
        self.graph: list[GraphPoint] = []
        self.accounts: list[Account] = []
        self.changes: list[Change] = []
        self.moments: list[Moment] = []

    def take(self, number: int, step: Step) -> None:
        """Book one step."""
        line, after = self._lines[number], step.after
        if not self._chances:
            if after.turn:
                self._chances = [self._own_chance(after, seat) for seat in range(self._seats)]
                self._open()
                self._publish(line, after)
            return
        if after.turn != step.before.turn:
            self._close(step.before.turn)
        self._book_choice(line, step)
        if not RULES.is_secret_commit(step.event):
            part: Part = "rivals_choices" if _is_players_doing(step) else "rivals_luck"
            for seat in range(self._seats):
                # the cost of its own choice is booked already; the turn and the cards brought the rest
                seat_part = "rivals_luck" if step.seat == seat else part
                change = self._own_chance(after, seat) - self._chances[seat]
                self._book(line, after.turn, seat, seat_part, change, step.seat, _about(step))
            self._publish(line, after)
        if after.stage == "finished":
            self._close(after.turn)

    def _open(self) -> None:
        self._before = list(self._chances)
        self._parts = [dict.fromkeys(PARTS, 0.0) for _ in range(self._seats)]

    def _close(self, turn: int) -> None:
        for seat in range(self._seats):
            before, after = self._before[seat], self._chances[seat]
            self.accounts.append(Account(turn, seat, before, **self._parts[seat], after=after))
        self._open()

    def _book(
        self, line: int, turn: int, seat: int, part: Part, change: float, owner: int, about: Reason
    ) -> None:
        self._chances[seat] += change
        self._parts[seat][part] += change
        if abs(change) >= MIN_CHANGE:
            self.changes.append(Change(line, turn, seat, part, change, owner, about))
        if part == "rivals_luck" and owner != seat and abs(change) >= MIN_LUCK and about.id not in ROUTINE:
            self.moments.append(Moment(line, turn, seat, "luck", change, None, about))

    def _own_chance(self, table: Table, seat: int) -> float:
        """The chance of a seat's side, in its own eyes."""
        if table.stage == "finished":
            return 0.5 if table.winner is None else float(table.loyalties[seat] == table.winner)
        view = RULES.observe(table, seat)
        side = LOYALTIES.index(view.loyalty) if view.loyalty is not None else DUTCH
        return self._evaluated(view, seat)[side]

    def _evaluated(self, view: Any, observer: int) -> Chances:
        now, table = Evaluator(view, self._beliefs[observer].weights(view)).now, view.table
        return calibrated(now, table.seats, table.left, table.board.lead)

    def _publish(self, line: int, table: Table) -> None:
        """Every side's chance, to an onlooker."""
        if table.stage == "finished":
            even = (0.5, 0.5, 0.0)
            won = even if table.winner is None else tuple(float(side == table.winner) for side in LOYALTIES)
        else:
            won = self._evaluated(RULES.observe(table, NOBODY), self._seats)
        self.graph.append(GraphPoint(line, won[: len(self.sides)], table.turn))

    def _book_choice(self, line: int, step: Step) -> None:
        """Book what the choice behind a step cost its seat."""
        choice = RULES.command_of(step.before, step.event) if step.cause == "decision" else None
        if choice is None:
            return
        seat, command = choice
        view = RULES.observe(step.before, seat)
        if len(decisions(view)) < 2:
            return
        judged = self._engine.judge(view, chance_of(view, ""))
        mine = next((ranked for ranked in judged if ranked.command == command), None)
        if mine is None:  # a line of talk, or the clock
            return
        best, worst = judged[0], judged[-1]
        loss = best.value - mine.value
        if best.value - worst.value > MIN_SPREAD:
            self.losses[seat].append(loss)
        self._book(line, step.before.turn, seat, "own_choices", -loss, seat, _about(step))
        if loss > MIN_MISTAKE:
            losses = [(ranked.command, best.value - ranked.value) for ranked in judged]
            shown = candidates(losses, command, best.command, partial(RULES.decide, step.before, seat))
            commands = (as_in_a_log(command), as_in_a_log(best.command))
            self.moments.append(
                Moment(line, step.before.turn, seat, "choice", loss, 0.0, _about(step), *commands, shown)
            )


def _is_players_doing(step: Step) -> bool:
    """Whether players decided what a step brings: acts, and votes that are counted."""
    return step.cause == "decision" or isinstance(step.event, ev.VoteShown | ev.BrawlSettled)


KINDS: Final[Mapping[type, str]] = MappingProxyType(
    {
        event: kind
        for kind, events in {
            "ballot": (ev.BallotCast,),
            "call": (ev.VoteCalled, ev.VoteOpened, ev.VoteVoided),
            "vote": (ev.VoteShown, ev.BrawlSettled, ev.VotesDrawn),
            "card": (ev.CardChosen, ev.CardTurned, ev.Picked, ev.Refilled),
            "viewing": (ev.Looked,),
            "force": (ev.Forced,),
            "row": (ev.Rowed,),
            "sneak": (ev.Sneaked,),
            "maroon": (ev.MaroonOrdered, ev.Marooned, ev.Shot),
            "rescue": (ev.Rescued,),
            "treasure": (ev.TreasurePlaced, ev.TreasureTaken, ev.TreasureLeft),
            "map": (ev.MapUsed, ev.MapKept, ev.MapGiven),
            "fever": (ev.Infected, ev.LoyaltiesShuffled),
            "end": (ev.GameEnded,),
            "turn": (ev.TurnBegan, ev.TurnMissed),
            "albatross": (ev.AlbatrossStruck,),
            "hand": (ev.VoteLost, ev.LastVoteLost, ev.VoteSwapped, ev.VotePutBack, ev.HandComposed),
            "place": (ev.PlaceTaken, ev.GapsClosed, ev.BoatBlown, ev.Climbed, ev.PawnsSwapped),
            "effect": (
                ev.BellsRung,
                ev.CardKept,
                ev.LetterKept,
                ev.ScurvySpread,
                ev.SeasRose,
                ev.CardFizzled,
            ),
        }.items()
        for event in events
    }
)
"""What the events are about; the others are rare, `other`."""
ROUTINE: Final = ("account-turn", "account-end")
"""Events that are the normal course of the game, not strokes of luck."""


def _about(step: Step) -> Reason:
    """What a step is, in the game's words."""
    return Reason(f"account-{KINDS.get(type(step.event), 'other')}")
