"""Laws that hold at every step of every game (digest part 13, DESIGN part 2)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.tortuga2014.laws import any_options, check_game
from tests.games.tortuga2014.tables import at_random, play
from tortuga.games.tortuga2014 import commands as cmd
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.legal import decide
from tortuga.games.tortuga2014.pieces import ACTIONS, CHESTS
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options, Table
from tortuga.kernel.dealer import Dealer
from tortuga.kernel.errors import Refusal

pytestmark = pytest.mark.slow

all_options = st.builds(any_options, st.integers(0, 2**16))


@settings(max_examples=60)
@given(all_options, st.integers(0, 2**32))
def test_invariants_hold_and_every_log_folds_back_for_everybody(options: Options, seed: int) -> None:
    assert check_game(options, seed) > 50


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


@settings(max_examples=12)
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
            for wrong in (cmd.MoveChests((*board.crew, "red"), ()), cmd.MoveChests(("purple",) * 5, ())):
                with pytest.raises(Refusal):
                    decide(before, asked[0], wrong)
        if asked:
            with pytest.raises(Refusal, match="refusal-not-your-turn"):
                decide(before, next(iter({-1, *range(before.seats)} - set(asked))), cmd.Forfeit())
        if RULES.awaits_chance(before):
            assert RULES.plausible(before, event)


@settings(max_examples=10)
@given(st.sampled_from([2, 3, 4]), st.integers(0, 2**32))
def test_another_decision_never_shifts_later_dice(seats: int, seed: int) -> None:
    """The same seed gives a die at the same address the same face, no matter who plays."""
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
