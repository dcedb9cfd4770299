"""Laws that hold at every step of every game (digest part 13, DESIGN part 2)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.tables import at_random, play
from tortuga.games.tortuga2014 import commands as cmd
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.decide import decide
from tortuga.games.tortuga2014.options import Options
from tortuga.games.tortuga2014.pieces import ACTIONS, BOARD, CHEST_SUPPLY, CHESTS, LIMIT, RAID
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.scoring import score
from tortuga.games.tortuga2014.sight import NOBODY
from tortuga.games.tortuga2014.state import Table
from tortuga.kernel.errors import Refusal
from tortuga.kernel.rules import fold

CUSTOM = ((1, 2, 3, 4, 5), (2, 3, 4, 5, 1), (3, 4, 5, 1, 2), (4, 5, 1, 2, 3), (5, 1, 2, 3, 4))

all_options = st.builds(
    lambda seats, target, start, timing, empty, choice, custom, seat: Options(
        seats,
        target,
        start,
        seat % seats,
        timing,
        empty,
        choice,
        "custom" if custom else "reconstructed",
        CUSTOM if custom else None,
    ),
    st.sampled_from([2, 3, 4]),
    st.sampled_from([6, 8]),
    st.sampled_from(["random", "youngest", "seat"]),
    st.sampled_from(["afterAction", "afterEachAttack"]),
    st.sampled_from(["allowed", "forbidden"]),
    st.sampled_from(["simultaneous", "clockwise"]),
    st.booleans(),
    st.integers(0, 3),
)


def check_invariants(before: Table, event: ev.Event, after: Table) -> None:
    """The list at the end of part 13."""
    chests = Counter(dict(zip(CHESTS, after.bag, strict=True)))
    chests.update(after.center)
    for board in after.boards:
        chests.update(board.chests())
        assert 1 <= board.boat <= 8
        assert 1 <= board.pirate <= 8
        assert all(0 <= tile <= 2 for tile in board.bonus)
    assert tuple(chests[chest] for chest in CHESTS) == CHEST_SUPPLY
    assert min(after.bag) >= 0
    assert len(set(after.center)) == len(after.center) <= (0 if after.seats == 2 else 5)
    assert 0 <= after.pool <= 30
    held = [tile for board in after.boards for tile in board.tiles] + list(after.drawn)
    assert len(held) + after.pool == 30
    assert all(held.count(coins) <= count for coins, count in {1: 17, 2: 9, 3: 4}.items())
    assert 0 <= after.bonus_supply <= 20
    assert after.cycle <= 5
    conditions = [bool(RULES.to_act(after)), RULES.awaits_chance(after), RULES.automatic(after) is not None]
    assert sum(conditions) == (0 if RULES.finished(after) else 1)
    match event:
        case ev.Revealed() | ev.SkullsDeclared() | ev.KeptOpenly():
            for board in after.boards:
                assert board.dice.count(BOARD) <= LIMIT[board.boat]
                assert board.dice.count(RAID) <= LIMIT[board.pirate]
        case ev.ChestsMoved() if after.stage == "end":
            for board in after.boards:
                assert not board.island
                assert len(board.fleet) <= LIMIT[board.boat]
                assert len(board.crew) <= LIMIT[board.pirate]
        case _:
            pass
    if (
        before.phase == 2
        and before.action >= BOARD
        and (after.action, after.stage) != (before.action, before.stage)
    ):
        over = after.action > BOARD or after.phase == 3
        for board in after.boards if over else ():
            assert len(board.fleet) <= LIMIT[board.boat]
        for board in after.boards if after.phase == 3 else ():
            assert len(board.crew) <= LIMIT[board.pirate]


@settings(max_examples=60, deadline=None)
@given(all_options, st.integers(0, 2**32))
def test_invariants_hold_and_every_log_folds_back_for_everybody(options: Options, seed: int) -> None:
    steps = list(play(f"law-{seed}", options, at_random(seed)))
    for before, event, after in steps:
        check_invariants(before, event, after)
    final = steps[-1][2]
    assert fold(RULES, RULES.start(options), [event for _, event, _ in steps]) == final
    for seat in (*range(options.seats), NOBODY):
        seen = RULES.observe(RULES.start(options), seat).table
        for _, event, after in steps:
            seen = RULES.evolve(seen, RULES.redact(event, seat))
            assert seen == RULES.observe(after, seat).table
    assert RULES.outcome(final).scores == tuple(score(board).total for board in final.boards)


def every_command(state: Table) -> list[cmd.Command]:
    """Commands of every kind, legal or not, near what the state holds."""
    found: list[cmd.Command] = [cmd.Perform(), cmd.Forfeit()]
    found += [cmd.Keep(tuple(die for die in range(5) if bits >> die & 1)) for bits in range(32)]
    found += [kind(action) for kind in (cmd.TakeBonus, cmd.DeclareSkulls) for action in range(-1, 6)]
    found += [cmd.KeepTile(index) for index in range(-1, 3)]
    for target in range(-1, state.seats + 1):
        found += [cmd.Steal(target, position) for position in (None, -1, 0, 1, 2, 3, 4)]
        found += [cmd.Claim(target, chest) for chest in (None, *CHESTS)]
    return found


@settings(max_examples=12, deadline=None)
@given(all_options, st.integers(0, 2**32))
def test_exactly_the_legal_commands_are_accepted(options: Options, seed: int) -> None:
    for before, event, _ in play(f"legal-{seed}", options, at_random(seed)):
        asked = RULES.to_act(before)
        assert all(not RULES.legal(before, seat) for seat in range(before.seats) if seat not in asked)
        for seat in asked:
            legal = RULES.legal(before, seat)
            assert len(set(legal)) == len(legal) > 0
            assert RULES.legal(RULES.observe(before, seat).table, seat) == legal
            for command in legal[:40]:
                done = decide(before, seat, command)
                assert RULES.command_of(before, done) == (seat, command)
            for command in set(every_command(before)) - set(legal):
                with pytest.raises(Refusal):
                    decide(before, seat, command)
        if before.stage == "move" and asked:
            board = before.boards[asked[0]]
            for wrong in (cmd.MoveChests(board.crew + board.crew, ()), cmd.MoveChests(("purple",) * 5, ())):
                with pytest.raises(Refusal):
                    decide(before, asked[0], wrong)
        if asked:
            with pytest.raises(Refusal, match="refusal-not-your-turn"):
                decide(before, next(iter({-1, *range(before.seats)} - set(asked))), cmd.Forfeit())
        if RULES.awaits_chance(before):
            assert RULES.plausible(before, event)


@settings(max_examples=10, deadline=None)
@given(st.sampled_from([2, 3, 4]), st.integers(0, 2**32))
def test_another_decision_never_shifts_later_dice(seats: int, seed: int) -> None:
    """The same seed gives a die at the same address the same face, whoever plays."""
    shown: list[dict[tuple[int, int, int, int], int]] = []
    for choices in (seed, seed + 1):
        seen = {}
        for before, event, _ in play("same", Options(seats, start_player="seat"), at_random(choices)):  # type: ignore[arg-type]
            if isinstance(event, ev.Rolled):
                for seat, roll in enumerate(event.faces):
                    for die, face in enumerate(roll or ()):
                        if face >= 0:
                            seen[before.round, event.cycle, seat, die] = face
        shown.append(seen)
    common = shown[0].keys() & shown[1].keys()
    assert len(common) >= 5 * seats
    assert all(shown[0][address] == shown[1][address] for address in common)


def test_the_order_of_simultaneous_choices_does_not_matter() -> None:
    options = Options(3, start_player="seat")
    state = RULES.start(options)
    from tortuga.kernel.dealer import Dealer

    dealer = Dealer("order")
    for _ in range(2):
        state = RULES.evolve(state, RULES.deal(state, dealer))
    assert state.stage == "select"
    commands = {seat: RULES.legal(state, seat)[0] for seat in range(3)}
    results = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        after = state
        for seat in order:
            after = RULES.evolve(after, RULES.decide(after, seat, commands[seat]))
        results.append(after)
    assert results[0] == results[1] == results[2]


def test_every_kind_of_event_and_stage_is_met_in_random_play() -> None:
    """The law tests above would be hollow if games never came to a rare rule."""
    met: set[type] = set()
    stages: set[str] = set()
    for seed in range(40):
        options = Options(2 + seed % 3, 8 if seed % 2 else 6)  # type: ignore[arg-type]
        for before, event, _ in play(f"rare-{seed}", options, at_random(seed)):
            met.add(type(event))
            stages.add(before.stage)
    assert met == set(ev.Event.__args__)  # type: ignore[attr-defined]
    assert len(stages) == 17
    assert len(ACTIONS) == 5
