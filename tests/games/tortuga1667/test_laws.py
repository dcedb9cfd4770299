"""Laws that hold at every step of every game, and refusals that are the same for everybody."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.tortuga1667.laws import any_options, check_game
from tests.games.tortuga1667.tables import at_random, play
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.options import Options
from tortuga.games.tortuga1667.pieces import VOTE_KINDS
from tortuga.games.tortuga1667.rules import _EVOLVE, RULES
from tortuga.games.tortuga1667.state import Table
from tortuga.kernel.errors import Refusal
from tortuga.kernel.game import NOBODY
from tortuga.kernel.observer import refusal

pytestmark = pytest.mark.slow


@settings(max_examples=24)
@given(st.integers(0, 2**32))
def test_invariants_hold_and_every_log_folds_back_for_everybody(seed: int) -> None:
    assert check_game(any_options(seed), seed, every=5) > 20


@pytest.mark.parametrize("seats", range(2, 10))
@pytest.mark.parametrize("seed", range(3))
def test_the_usual_game_keeps_every_law(seats: int, seed: int) -> None:
    assert check_game(Options(seats), seed, every=3) > 20  # type: ignore[arg-type]


def every_command(table: Table) -> list[cmd.Command]:
    """Commands of every kind, legal or not, near what the table holds."""
    found: list[cmd.Command] = [
        *(cmd.Attack(), cmd.Mutiny(), cmd.Brawl(), cmd.LeaveTreasure(), cmd.UseMap(), cmd.KeepMap()),
        *(
            cmd.SwapVote(),
            cmd.KeepLetter(),
            cmd.RunOut(),
            cmd.Compose(()),
            cmd.Compose(("TBs", "TBs", "TBs")),
        ),
        *(cmd.Say("yes"), cmd.Say("nonsense"), cmd.Say("trust", seat=0), cmd.Say("card-is", 1, event="spot")),
    ]
    for at in range(-1, 6):
        found += [cmd.Reveal(at), cmd.Pick(at), cmd.Row(at), cmd.BlowUp(at), cmd.TakePlace(at % 3, at)]
        found += [cmd.LookAt((at, other)) for other in range(-1, 6)]
        found += [cmd.Rescue(seat, at) for seat in range(-1, table.seats + 1)]
    for seat in range(-1, table.seats + 1):
        found += [cmd.Maroon(seat), cmd.Shoot(seat), cmd.Give(seat), cmd.Infect(seat), cmd.Climb(seat)]
        found += [cmd.Force(seat, (0, 1)), cmd.Force(seat, (1, 0)), cmd.Say("trust", seat=seat)]
    for hold in range(-1, 3):
        found += [cmd.PlaceTreasure(hold), cmd.Sneak(hold)]  # type: ignore[arg-type]
        found += [cmd.TakeTreasure(source, hold) for source in range(-2, 3)]  # type: ignore[arg-type]
    for card in VOTE_KINDS:
        found += [cmd.Ballot((card,)), cmd.Ballot((card, "WFb")), cmd.LoseVote(card), cmd.PutBack(card)]
    return found


@settings(max_examples=12)
@given(st.integers(0, 2**32))
def test_what_is_legal_is_decided_and_all_else_refused_alike_on_table_and_view(seed: int) -> None:
    options = any_options(seed)
    for at, (table, _, _) in enumerate(play(f"law-{seed}", options, at_random(seed))):
        if not RULES.to_act(table) or at % 6:
            continue
        for seat in range(options.seats):
            view, legal = RULES.observe(table, seat).table, RULES.legal(table, seat)
            for command in every_command(table):
                why, seen = refusal(RULES, table, seat, command), refusal(RULES, view, seat, command)
                assert (why is None) == (command in legal), (table.stage, command, why)
                assert str(why) == str(seen)


def test_nobody_who_is_not_asked_may_act() -> None:
    for table, _, _ in play("asked", Options(5), at_random(1)):
        for seat in set(range(5)) - set(RULES.to_act(table)):
            assert RULES.legal(table, seat) == ()
            with pytest.raises(Refusal):
                RULES.decide(table, seat, cmd.KeepMap())
        assert RULES.legal(table, NOBODY) == ()


def test_every_event_has_its_own_tag_and_its_place_in_the_rules() -> None:
    kinds = ev.Event.__args__  # type: ignore[attr-defined]
    tags = [kind.__struct_config__.tag for kind in kinds]
    assert len(set(tags)) == len(tags) == len(_EVOLVE)
    assert set(kinds) == set(_EVOLVE)


def test_no_view_holds_a_secret_of_somebody_else() -> None:
    for table, _, _ in play("secrets", Options(6), at_random(2)):
        if RULES.finished(table) or not table.hands:
            continue
        for seat in (*range(6), NOBODY):
            seen = RULES.observe(table, seat).table
            for other in set(range(6)) - {seat}:
                assert set(seen.hands[other]) <= {None}
                assert seen.loyalties[other] is None
                assert seen.ballots[other] is None
                assert seen.memory[other] == ()
            assert set(seen.events) <= {None}
            mine = table.topped == seat != NOBODY
            assert [card for card in seen.deck if card] == ([table.deck[0]] if mine else [])
            known = 0 if seat == NOBODY else table.seen[seat]
            for at, card in enumerate(seen.row):
                assert card in (None, "") or known >> at & 1


@settings(max_examples=30)
@given(st.integers(0, 2**32))
def test_chance_does_not_depend_on_what_was_decided(seed: int) -> None:
    """Two games of one seed with other choices are dealt alike."""
    options = Options(5)
    games = [list(play("one seed", options, at_random(f"{seed}/{hand}"))) for hand in range(2)]
    first, second = ([event for _, event, _ in game][:4] for game in games)
    assert first == second
