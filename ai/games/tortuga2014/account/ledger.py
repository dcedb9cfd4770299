"""The account of a game: for each seat, what choices and luck, its own and its rivals', changed in its eyes.

Every event changes the chance that a seat has in its own eyes, and the change is booked on one of four parts,
so that before + parts = after is exact, round by round and down to the result. A seat's own rolls and choices
have formulas: the value of the roll's best keep minus the chance before it, and the value of the choice minus
that of the best one. A rival's choice is booked at the change that the rival saw it make. Everything else
that a public moment brings is the rivals' luck. What is hidden counts once it is revealed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

import numpy as np

from ai.games.tortuga2014.account.choices import Judged, Kind, keep_kind
from ai.games.tortuga2014.account.joint import Beliefs, JointEvaluator, OpenEvaluation, Turn, better_of_two
from ai.games.tortuga2014.engine.batch import Floats
from ai.games.tortuga2014.engine.decisions import lay_bonus, move_out
from ai.games.tortuga2014.engine.evaluation import Evaluation, tile_means
from ai.games.tortuga2014.engine.rollout import CommonDraws, draw, move
from ai.games.tortuga2014.levels import EngineSettings
from ai.games.tortuga2014.shapley import shapley_split
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.commands import Forfeit, Keep, MoveChests, TakeBonus
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, BOARD, CHEST_INDEX
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Table
from tortuga.kernel.game import NOBODY
from tortuga.kernel.timeline import Step

OWN_CHOICES, OWN_LUCK, RIVALS_LUCK, RIVALS_CHOICES = range(4)
RECHECK_LOSS: Final = 0.003
"""A choice is judged again if it loses more than this by the account's own samples."""


class Entry(NamedTuple):
    """One change of a seat's chance in its own eyes."""

    step: int
    """Index of the step that brought it."""
    seat: int
    part: int
    change: float
    kind: Kind
    owner: int
    """Whose choice or luck it was; `NOBODY` if that of several."""


class Taken(NamedTuple):
    """A choice among several, as the account's own samples value it."""

    step: int
    seat: int
    loss: float
    """Win chance of the best choice minus that of the one taken; unscaled."""
    spread: float
    """Win chance of the best choice minus that of the worst."""


class AccountRow(NamedTuple):
    """One round of one seat: `before` and the parts add up to `after`."""

    round: int
    seat: int
    before: float
    parts: tuple[float, float, float, float]
    after: float


class Ledger:
    """The account of one game, grown step by step with `take`.

    Args:
        judge: judges a costly choice once more, with more samples; the account then books its result.
    """

    def __init__(
        self, joint: JointEvaluator, judge: Callable[[Step], Judged | None] = lambda _: None
    ) -> None:
        seats = joint.seats
        self._joint, self._judge = joint, judge
        self.judged: dict[int, Judged] = {}
        """The choices judged again, by step, scaled as they are booked."""
        self._seats = seats
        self.chances: Floats = np.full(seats, 1 / seats)
        """(seats,): each seat's chance in its own eyes."""
        self.entries: list[Entry] = []
        self.rows: list[AccountRow] = []
        self.taken: list[Taken] = []
        self.graph: list[tuple[int, Floats]] = []
        """Index of a step, and the chances (seats,) after it in an onlooker's eyes; they add up to 1."""
        self.hidden = np.zeros(seats)
        """(seats,): coins that an onlooker expects of the tiles, from the way they were drawn."""
        self._step = -1
        self._before = self.chances.copy()
        self._parts = np.zeros((seats, 4))
        self._public: Floats = np.full((seats + 1, seats), 1 / seats)
        self._offset: Floats = np.zeros_like(self._public)
        self._turns: dict[int, Turn] = {}
        self._draws: CommonDraws | None = None
        self._foreign = np.zeros((seats, seats))
        """[j, s]: what j's choices since the last public moment change for s, in the eyes of j."""

    def take_all(self, steps: Iterable[Step]) -> None:
        """Take a whole game."""
        for step in steps:
            self.take(step)

    def take(self, step: Step) -> None:
        """Book one step."""
        self._step += 1
        self._now = step
        before, after, event = step.before, step.after, step.event
        if isinstance(event, ev.GameEnded):
            outcome = RULES.outcome(after)
            result = np.array([outcome.share(seat, self._seats) for seat in range(self._seats)])
            self._rest(np.tile(result, (self._seats + 1, 1)), Kind("hidden-tiles"))
            self._close(before.round)
            return
        if not after.round:
            return
        count_tiles(self.hidden, before, event)
        if before.phase == 1:
            self._own_dice(step)
        if after.stage == "roll":
            self._roll_comes(before, after)
        elif after.stage == "open" and before.phase == 1:
            self._reveal(
                self._joint.open(after, self._beliefs(after), self._round_draws), Kind("last-reveal")
            )
        elif before.phase == 2:
            self._act(step)
        elif before.phase == 3:
            self._move(step)

    def _beliefs(self, table: Table) -> Beliefs:
        return Beliefs(table, self.hidden)

    # bookkeeping

    def _book(self, seat: int, part: int, change: float, kind: Kind, owner: int) -> None:
        self.chances[seat] += change
        self._parts[seat, part] += change
        self.entries.append(Entry(self._step, seat, part, change, kind, owner))

    def _luck(self, seat: int, owner: int, change: float, kind: Kind) -> None:
        self._book(seat, OWN_LUCK if owner == seat else RIVALS_LUCK, change, kind, owner)

    def _choice(self, seat: int, owner: int, change: float, kind: Kind) -> None:
        self._book(seat, OWN_CHOICES if owner == seat else RIVALS_CHOICES, change, kind, owner)

    def _take(self, seat: int, values: Floats, chosen: int) -> int:
        """Note a choice, given the values of all; returns the index of the best one."""
        best, worst = float(np.nanmax(values)), float(np.nanmin(values))
        if np.count_nonzero(~np.isnan(values)) > 1:
            self._took(seat, best - float(values[chosen]), best - worst)
        return int(np.nanargmax(values))

    def _took(self, seat: int, loss: float, spread: float) -> None:
        """Note a choice, and judge it again if it seems costly."""
        again = self._judge(self._now) if loss > RECHECK_LOSS else None
        if again is not None:
            loss = again.loss
            self.judged[self._step] = again.scaled(self._joint.numbers.scale(self._now.before))
        self.taken.append(Taken(self._step, seat, loss, spread))

    def _own_choice(self, owner: int, change: Floats, kind: Kind) -> None:
        """Book a secret choice: for its maker now, for the others at the next reveal."""
        again = self.judged.get(self._step)
        if again is not None and change[owner]:
            change = change * (-again.loss / change[owner])
        self._book(owner, OWN_CHOICES, float(change[owner]), kind, owner)
        self._foreign[owner] += change
        self._foreign[owner, owner] = 0.0

    def _reveal(self, public: Floats, kind: Kind) -> None:
        """Book a public moment after secret choices: what these change for others, and the rest as luck."""
        for owner, changes in enumerate(self._foreign):
            for seat in np.flatnonzero(changes):
                self._book(int(seat), RIVALS_CHOICES, float(changes[seat]), kind, owner)
        self._foreign[:] = 0.0
        self._rest(public, kind)

    def _rest(self, public: Floats, kind: Kind, owner: int = NOBODY) -> None:
        """Book a public moment with these chances (observers, seats): whatever is not booked yet is luck."""
        for seat in range(self._seats):
            self._luck(seat, owner, float(public[seat, seat] - self.chances[seat]), kind)
        self._publish(public)

    def _publish(self, public: Floats) -> None:
        self._public = public
        self.graph.append((self._step, public[-1]))

    def _close(self, round_: int) -> None:
        for seat in range(self._seats):
            own, luck, others_luck, others = map(float, self._parts[seat])
            row = AccountRow(
                round_,
                seat,
                float(self._before[seat]),
                (own, luck, others_luck, others),
                float(self.chances[seat]),
            )
            self.rows.append(row)
        self._before = self.chances.copy()
        self._parts[:] = 0.0

    # phase 1

    def _roll_comes(self, before: Table, after: Table) -> None:
        """Book the moment before a roll: the first of a round, or the next after a reveal."""
        joint, beliefs = self._joint, self._beliefs(after)
        public, self._turns = joint.before_roll(after, beliefs, f"round {after.round}")
        if after.cycle:
            self._reveal(_shifted(public, self._offset), Kind("reveal", number=after.cycle))
            return
        first = not before.round
        # the estimates after the last round and before this roll differ, and their mean predicts best
        self._offset = np.zeros_like(public) if first else (self._public - public) / 2
        self._rest(_shifted(public, self._offset), Kind("first-chests" if first else "second-look"))
        if not first:
            self._close(before.round)
        self._draws = joint.draws(after, f"actions {after.round}", joint.samples.draws)

    @property
    def _round_draws(self) -> CommonDraws:
        assert self._draws is not None, "a round has begun"
        return self._draws

    def _own_dice(self, step: Step) -> None:
        """Book rolls and choices behind the screens, and the open ones for skulls and of stuck seats."""
        before, event, scale = step.before, step.event, self._joint.numbers.scale(step.before)
        match event:
            case ev.Rolled(cycle, faces):
                scale = self._joint.numbers.scale(step.after)
                for seat, turn in self._turns.items():
                    keeps = turn.keeps(_shown(faces, seat))
                    if keeps:
                        self._luck(
                            seat, seat, scale * (keeps[0].value - turn.before), Kind("roll", number=cycle)
                        )
            case ev.Rerolled(seat, _, faces) if step.after.stage == "reroll-keep":
                turn = self._turns[seat]
                self._luck(seat, seat, scale * (turn.keeps(faces)[0].value - turn.before), Kind("reroll"))
            case ev.Committed(seat, Keep(dice)) if dice:
                self._keep(before, seat, dice)
            case ev.KeptOpenly(seat, dice):
                self._keep(before, seat, dice)
            case ev.Committed(seat, TakeBonus() as command):
                evaluation = self._evaluation(before, seat)
                laid = lay_bonus(evaluation)
                means = laid.equity.mean(axis=0)
                chosen = laid.commands.index(command)
                best = self._take(seat, means[:, seat], chosen)
                self._own_choice(seat, scale * (means[chosen] - means[best]), Kind("bonus"))
            case ev.SkullsDeclared(seat, action):
                turn = self._joint.turn(before, self._beliefs(before), seat, f"skulls {self._step}")
                states = [turn.state(before.kept[seat], other) for other in range(len(ACTION_NAMES))]
                values = np.array([turn.keeping.values[0][state] for state in states])
                best = self._take(seat, values, action)
                change = turn.chances(states[action]) - turn.chances(states[best])
                self._own_choice(seat, scale * change, Kind("skulls"))

    def _keep(self, before: Table, seat: int, dice: tuple[int, ...]) -> None:
        turn = self._turns[seat]
        keeps = turn.keeps(_shown(before.rolls, seat))
        states = [turn.state([turn.free[die] for die in keep.dice], keep.action) for keep in keeps]
        mine = next(
            place for place, keep in enumerate(keeps) if tuple(turn.free[die] for die in keep.dice) == dice
        )
        self._take(seat, np.array([keep.value for keep in keeps]), mine)
        if mine:
            change = turn.chances(states[mine]) - turn.chances(states[0])
            self._own_choice(seat, self._joint.numbers.scale(before) * change, keep_kind(len(turn.free)))

    def _evaluation(self, table: Table, seat: int) -> Evaluation:
        samples = self._joint.samples.tables
        settings = EngineSettings(samples=samples, draws=samples)
        rng = np.random.default_rng([self._step, seat])
        return Evaluation(RULES.observe(table, seat), self._joint.value, settings, rng)

    # phase 2

    def _act(self, step: Step) -> None:
        before, after, joint = step.before, step.after, self._joint
        if before.stage == "act":
            decided = RULES.command_of(before, step.event)
            assert decided is not None
            if before.action >= BOARD:
                self._attack(before, *decided)
            elif isinstance(decided[1], Forfeit):
                self._forfeit(before, step.seat, joint.open(after, self._beliefs(after), self._round_draws))
            return
        if before.stage not in ("hunt", "tile", "surplus"):
            return
        public = joint.open(after, self._beliefs(after), self._round_draws)
        if before.stage == "tile":
            lost = min(0.0, float(public[step.seat, step.seat] - self.chances[step.seat]))
            self._took(step.seat, -lost, 0.0)
            again = self.judged.get(self._step)
            self._choice(step.seat, step.seat, lost if again is None else -again.loss, Kind("tile"))
        owner = NOBODY if before.stage == "surplus" else before.acting
        self._rest(
            public,
            Kind("surplus") if before.stage == "surplus" else Kind("hunt", number=before.place + 1),
            owner,
        )

    def _forfeit(self, before: Table, actor: int, public: Floats) -> None:
        """For the others, the whole change is choice; for the actor, only what the choice cost."""
        kind = Kind("forfeit", before.action)
        self._took(actor, max(0.0, float(self.chances[actor] - public[actor, actor])), 0.0)
        again = self.judged.get(self._step)
        for seat in range(self._seats):
            change = float(public[seat, seat] - self.chances[seat])
            if seat == actor and again is not None:
                self._choice(seat, actor, -again.loss, kind)
                self._luck(seat, actor, change + again.loss, kind)
            else:
                self._choice(seat, actor, change, kind)
        self._publish(public)

    def _attack(self, before: Table, actor: int, command: object) -> None:
        """The actor's best attack is luck (for the others, the likely one); deviating from it is choice."""
        commands, chances = self._joint.commands(before, self._beliefs(before), self._round_draws)
        own = chances[:, actor, actor]
        chosen = commands.index(command)
        best = self._take(actor, own, chosen)
        again = self.judged.get(self._step)
        likely = np.exp((own - own[best]) / self._joint.numbers.theta)
        likely /= likely.sum()
        kind = Kind("attack", before.action, before.place + 1)
        for seat in range(self._seats):
            seen = chances[:, seat, seat]
            base = float(seen[best] if seat == actor else likely @ seen)
            if seat == actor and again is not None:
                base = float(seen[chosen]) + again.loss
            self._luck(seat, actor, base - self.chances[seat], kind)
            self._choice(seat, actor, float(seen[chosen]) - base, kind)
        self._publish(chances[chosen])

    # phase 3

    def _move(self, step: Step) -> None:
        before, after, joint = step.before, step.after, self._joint
        if isinstance(step.event, ev.ChestsDrawn):
            parts, none = self._draw_parts(before, step.event)
            self._rest(none, Kind("draw"))
            for owner, changes in enumerate(parts):
                for seat in range(self._seats):
                    self._luck(seat, owner, float(changes[seat, seat]), Kind("draw"))
            self._publish(none + parts.sum(axis=0))
            return
        decided = RULES.command_of(before, step.event)
        if decided is not None and isinstance(decided[1], MoveChests):
            self._chests(before, decided[0], decided[1])
        if isinstance(step.event, ev.ChestsMoved):
            self._reveal(joint.open(after, self._beliefs(after), self._round_draws), Kind("moves"))

    def _chests(self, before: Table, seat: int, command: MoveChests) -> None:
        """The selection counts; the value sees nothing in the order of chests."""
        tried = move_out(self._evaluation(before, seat))
        choices = tried.areas[: len(tried.losses)]
        wanted = (Counter(command.to_fleet), Counter(command.to_crew))
        mine = next(
            place for place, (fleet, crew) in enumerate(choices) if (Counter(fleet), Counter(crew)) == wanted
        )
        best = self._take(seat, tried.equity[: len(choices), seat], mine)
        if mine != best:
            change = tried.equity[mine] - tried.equity[best]
            self._own_choice(seat, self._joint.numbers.scale(before) * change, Kind("moves"))

    def _draw_parts(self, before: Table, event: ev.ChestsDrawn) -> tuple[Floats, Floats]:
        """Shapley values (owners, observers, seats) of the draws, and the chances while no draw is known."""
        joint, seats, draws = self._joint, self._seats, self._round_draws
        beliefs = self._beliefs(before)
        evaluation = OpenEvaluation(joint, before, beliefs, draws)
        order = [(before.start + turn) % seats for turn in range(seats)]
        count = len(draws.hunt)
        every = np.arange(count)
        values = []
        for coalition in range(1 << seats):
            batch = evaluation.rows(count)
            for owner in order:  # the known chests leave the bag first
                chest = event.chests[owner]
                if coalition >> owner & 1 and chest is not None:
                    colour = CHEST_INDEX[chest]
                    batch.bag[:, colour] -= 1
                    batch.island[:, owner, colour] += 1
                    batch.held[:, owner, colour] += 1
            for owner in order:
                if not coalition >> owner & 1:
                    draw(batch, every, np.full(count, owner), draws.draw[:, owner])
            values.append(joint.settled(joint.shares(move(batch), before, beliefs), before))
        worth = np.moveaxis(np.stack(values), 0, -1)
        return np.moveaxis(shapley_split(worth), -1, 0), values[0]


def count_tiles(hidden: Floats, before: Table, event: ev.Event) -> None:
    """Add the coins that an onlooker expects of a newly drawn tile to `hidden` (seats,)."""
    match event:
        case ev.HuntDrawn(seat, _, (_,)):
            hidden[seat] += tile_means(RULES.observe(before, NOBODY).table, 0)[0]
        case ev.TileKept(seat):
            hidden[seat] += better_of_two(before)


def _shown(rolls: Sequence[ev.Faces | None], seat: int) -> ev.Faces:
    roll = rolls[seat]
    assert roll is not None, "the whole state knows every roll"
    return roll


def _shifted(public: Floats, offset: Floats) -> Floats:
    """Chances (observers, seats) plus as much of an offset as leaves every chance at 0 or more."""
    below = offset < 0
    room = np.where(below, public / np.where(below, -offset, 1.0), 1.0).min(axis=1, keepdims=True)
    shifted: Floats = public + np.minimum(1.0, room) * offset
    return shifted
