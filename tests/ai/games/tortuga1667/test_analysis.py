"""The analysis of a game of cards: it adds up, books nobody else's secrets, and costs only what was done."""

import itertools

import msgspec
import pytest

from ai.games.tortuga1667.analysis import Ledger, analyse
from ai.games.tortuga1667.captains import CAPTAINS
from ai.losses import MIN_SPREAD
from tests.hands.play import GAMES, finished
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.pieces import LOYALTIES
from tortuga.games.tortuga1667.rules import RULES
from tortuga.kernel.analysis import lines_of_steps
from tortuga.kernel.replay import Replay

pytestmark = pytest.mark.slow
TABLES = [(2, "a"), (4, "b"), (5, "c"), (3, "d")]


def replay_of(seats: int, seed: str) -> Replay:
    log = finished("tortuga1667", seats, seed=seed).log
    return Replay(GAMES["tortuga1667"].rules, log)


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]} seats")
def game(request):
    replay = replay_of(*request.param)
    return replay, analyse(replay, 160, lambda _: None)


def test_every_turn_of_every_seat_adds_up_to_the_result(game):
    replay, found = game
    last = replay.whole_steps[-1].after
    for seat in range(last.seats):
        rows = [row for row in found.accounts if row.seat == seat]
        assert [row.round for row in rows] == list(range(1, last.turn + 1))
        for row in rows:
            parts = row.own_choices + row.own_luck + row.rivals_luck + row.rivals_choices
            assert row.before + parts == pytest.approx(row.after, abs=1e-9)
        for row, following in itertools.pairwise(rows):
            assert following.before == row.after
        won = 0.5 if last.winner is None else float(last.loyalties[seat] == last.winner)
        assert rows[-1].after == pytest.approx(won, abs=1e-9)


def test_the_chances_of_the_sides_add_up_and_end_with_the_result(game):
    replay, found = game
    last = replay.whole_steps[-1].after
    assert found.sides == (LOYALTIES if last.seats % 2 else LOYALTIES[:2])
    for point in found.graph:
        assert sum(point.chances) == pytest.approx(1, abs=1e-9)
    if last.winner is not None:
        assert found.graph[-1].chances[found.sides.index(last.winner)] == 1


def test_choices_cost_what_they_cost_and_only_their_maker(game):
    replay, found = game
    lines = lines_of_steps(replay.log)
    for change in found.changes:
        if change.part == "own_choices":
            assert change.points < 0
            assert change.owner == change.seat
    for moment in found.moments:
        step = replay.whole_steps[lines.index(moment.line)]
        if moment.kind == "choice":
            assert step.seat == moment.seat
            assert moment.points > MIN_SPREAD
            assert moment.chosen != moment.best
            losses = {msgspec.json.encode(one.command): one.loss for one in moment.candidates}
            chosen, best = map(msgspec.json.encode, (moment.chosen, moment.best))
            assert losses[chosen] == pytest.approx(moment.points)
            assert losses[best] == 0
            made = {msgspec.convert(one.event, RULES.event_type) for one in moment.candidates}
            assert len(made) == len(losses)
            assert step.event in made
        else:
            assert step.seat != moment.seat


def test_the_strongest_level_loses_nothing_by_its_own_measure():
    log = finished("tortuga1667", 5, seed="strongest").log
    replay = Replay(GAMES["tortuga1667"].rules, log)
    ledger = Ledger(5, lines_of_steps(log))
    player = CAPTAINS.make("admiral", "any seed")
    steps = replay.whole_steps
    asked = 0
    for number, step in enumerate(steps):
        ledger.take(number, step)
        if step.cause != "decision" or isinstance(step.event, ev.Said):
            continue
        view = RULES.observe(step.before, step.seat)
        best = player.choose(view).ranked
        if best and RULES.command_of(step.before, step.event) == (step.seat, best[0].command):
            asked += 1
            assert not [moment for moment in ledger.moments if moment.line == lines_of_steps(log)[number]]
    assert asked


def test_an_onlookers_graph_knows_no_loyalty_that_is_not_open():
    """Other hidden loyalties under the same public story are worth the same to an onlooker."""
    replay = replay_of(4, "twins")
    steps = [step for step in replay.whole_steps if step.after.stage != "finished"]
    swapped = []
    for step in steps:
        tables = [_swapped(table) for table in (step.before, step.after)]
        swapped.append(msgspec.structs.replace(step, before=tables[0], after=tables[1]))
    graphs = []
    for story in (steps, swapped):
        ledger = Ledger(4, lines_of_steps(replay.log))
        for number, step in enumerate(story):
            ledger.take(number, step)
        graphs.append(ledger.graph)
    assert graphs[0] == graphs[1]


def _swapped(table):
    """The table with British and French exchanged in secret."""
    if not table.loyalties:
        return table
    other = {"british": "french", "french": "british"}
    return msgspec.structs.replace(table, loyalties=tuple(other.get(side, side) for side in table.loyalties))
