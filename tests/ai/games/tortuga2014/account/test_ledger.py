"""The account of whole games: it adds up, and books nothing before it was seen."""

import itertools
from functools import cache

import pytest

from ai.games.tortuga2014.account.choices import judged
from ai.games.tortuga2014.account.fitted import fitted
from ai.games.tortuga2014.account.joint import JointEvaluator, Samples
from ai.games.tortuga2014.account.ledger import OWN_CHOICES, OWN_LUCK, RECHECK_LOSS, RIVALS_CHOICES, Ledger
from ai.games.tortuga2014.panel.players import Additive, Greedy, Uniform
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options
from tortuga.kernel.dealer import Dealer
from tortuga.kernel.game import NOBODY
from tortuga.kernel.timeline import playing

pytestmark = pytest.mark.slow
TABLES = [
    Options(seats=2),
    Options(seats=3),
    Options(seats=4),
    Options(seats=3, target=8),
    Options(seats=4, surplus_timing="afterEachAttack", move_choice="clockwise", attack_empty="forbidden"),
]
SAMPLES = Samples(tables=4, joint=12, draws=4)


@cache
def steps_of(options: Options):
    players = [(Greedy, Additive)[seat % 2](f"{seat}") for seat in range(options.seats)]
    deal, start = Dealer("account"), RULES.start(options)
    return list(playing(RULES, start, deal, lambda seat, view: players[seat].choose(view).command))


def ledger_of(options: Options, steps) -> Ledger:
    numbers = fitted(options.seats, options.target)
    ledger = Ledger(JointEvaluator(options.seats, options.target, numbers, SAMPLES, "test"))
    for step in steps:
        ledger.take(step)
    return ledger


@cache
def ledger_of_all(options: Options) -> Ledger:
    """The account of the whole game, which nobody changes."""
    return ledger_of(options, steps_of(options))


@pytest.mark.parametrize("options", TABLES)
def test_every_round_of_every_seat_adds_up_to_the_result(options):
    steps = steps_of(options)
    ledger = ledger_of_all(options)
    outcome = RULES.outcome(steps[-1].after)
    rounds = steps[-1].before.round
    assert len(ledger.rows) == rounds * options.seats
    for seat in range(options.seats):
        rows = [row for row in ledger.rows if row.seat == seat]
        assert [row.round for row in rows] == list(range(1, rounds + 1))
        assert rows[0].before == 1 / options.seats
        for row in rows:
            assert row.before + sum(row.parts) == pytest.approx(row.after, abs=1e-9)
        for row, following in itertools.pairwise(rows):
            assert following.before == row.after
        assert rows[-1].after == pytest.approx(outcome.share(seat, options.seats), abs=1e-9)
    for _, chances in ledger.graph:
        assert chances.sum() == pytest.approx(1, abs=1e-9)
        assert (chances >= -1e-12).all()
    assert ledger.graph[-1][1] == pytest.approx(
        [outcome.share(s, options.seats) for s in range(options.seats)]
    )


def test_a_choice_costs_its_maker_and_never_gains():
    ledger = ledger_of_all(Options(seats=3))
    own = [entry for entry in ledger.entries if entry.part == OWN_CHOICES]
    assert own
    assert all(entry.change <= 1e-12 and entry.owner == entry.seat for entry in own)
    assert all(taken.loss >= 0 for taken in ledger.taken)


def test_a_forfeited_action_costs_what_it_is_judged_to():
    options = Options(seats=3)
    players = [Uniform(f"{seat}") for seat in range(options.seats)]
    deal, start = Dealer("forfeit"), RULES.start(options)
    steps = list(playing(RULES, start, deal, lambda seat, view: players[seat].choose(view).command))

    def judge(step):
        seat, command = RULES.command_of(step.before, step.event)
        return judged(RULES.observe(step.before, seat), command, 4)

    joint = JointEvaluator(3, 6, fitted(3, 6), SAMPLES, "test")
    ledger = Ledger(joint, judge)
    ledger.take_all(steps)
    own = {
        entry.step: entry.change
        for entry in ledger.entries
        if entry.kind.what == "forfeit" and entry.part == OWN_CHOICES
    }
    costly = {step: choice.loss for step, choice in ledger.judged.items() if choice.kind.what == "forfeit"}
    assert len(costly) > 3
    assert {step: -own[step] for step in costly} == pytest.approx(costly, abs=1e-12)
    assert all(own[step] >= -RECHECK_LOSS for step in own.keys() - costly.keys())
    for row in ledger.rows:
        assert row.before + sum(row.parts) == pytest.approx(row.after, abs=1e-9)


def test_nothing_secret_is_booked_to_others_before_it_is_revealed():
    """Until the screens go up, only the seat itself has anything from its roll and its keep."""
    steps = steps_of(Options(seats=3))
    ledger = ledger_of_all(Options(seats=3))
    for entry in ledger.entries:
        event = steps[entry.step].event
        if isinstance(event, ev.Rolled | ev.Committed):
            assert entry.part in (OWN_LUCK, OWN_CHOICES)
            assert entry.owner == entry.seat
        if entry.part == RIVALS_CHOICES:
            assert entry.owner not in (NOBODY, entry.seat)


def test_the_graph_of_an_onlooker_stands_still_behind_the_screens():
    steps = steps_of(Options(seats=2))
    ledger = ledger_of_all(Options(seats=2))
    for step, _ in ledger.graph:
        assert not isinstance(steps[step].event, ev.Rolled | ev.Committed)


def test_twins_give_an_onlooker_the_same_graph():
    """Other coins on tiles nobody has shown change no chance of an onlooker until they are opened."""
    steps = steps_of(Options(seats=2))
    hunted = next(n for n, step in enumerate(steps) if isinstance(step.event, ev.TileKept | ev.HuntDrawn))
    one = ledger_of(Options(seats=2), steps[: hunted + 1])
    other = ledger_of(Options(seats=2), _retold(steps[: hunted + 1]))
    for (_, first), (_, second) in zip(one.graph, other.graph, strict=True):
        assert first == pytest.approx(second, abs=1e-12)


def _retold(steps):
    """The same steps with the other coins on every tile drawn."""
    state = steps[0].before
    retold = []
    for step in steps:
        event = step.event
        if isinstance(event, ev.HuntDrawn):
            event = ev.HuntDrawn(event.seat, event.chest, tuple(4 - coins for coins in event.tiles))
        after = RULES.evolve(state, event)
        retold.append(type(step)(event, step.cause, step.seat, state, after))
        state = after
    return retold


def test_the_same_game_has_the_same_account():
    again = ledger_of(Options(seats=2), steps_of(Options(seats=2)))
    assert again.entries == ledger_of_all(Options(seats=2)).entries
