"""Who answers in another's turn, and what: one answer a turn, none in a vote, nothing of persons."""

from __future__ import annotations

import random

from msgspec.structs import replace

from ai.games.tortuga1667.belief.evidence import BeliefCache
from ai.games.tortuga1667.captains import Character
from ai.games.tortuga1667.may_speak import MAX_LINES, speaker
from ai.games.tortuga1667.measure.fairness import dealt_anew
from ai.games.tortuga1667.measure.table import Moment, played
from ai.games.tortuga1667.player import Engine, line
from tests.games.tortuga1667.tables import act, table
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import Past, Table
from tortuga.kernel.game import NOBODY


def heard(state: Table, *people: int) -> int | None:
    return speaker(RULES.observe(state, NOBODY), people)


def talking(**fields: object) -> Table:
    return table("024", "135", options={"talk": "on"}, action=1, turn=3, **fields)  # type: ignore[arg-type]


def test_t37_one_answers_whom_a_line_is_about() -> None:
    said = act(talking(), (0, cmd.Say("accuse-french", seat=3)))
    assert heard(said) == 3
    assert heard(said, 3) is None, "a person speaks for himself"
    assert heard(act(said, (3, cmd.Say("no")))) is None, "one answer a turn"
    assert heard(act(talking(), (0, cmd.Say("ask-mutiny")))) == 2, "the First Mate is meant"
    assert heard(talking()) is None
    silent = table("024", "135", action=1, turn=3)
    assert heard(silent) is None


def test_t37_nobody_talks_into_a_vote_or_too_often() -> None:
    called = act(act(talking(), (0, cmd.Say("accuse-french", seat=3))), (0, cmd.Attack()))
    assert called.stage == "ballot"
    assert heard(called) is None
    full = talking()
    for turn in range(MAX_LINES):
        full = act(full, (turn // 2, cmd.Say("yes" if turn % 2 else "no")))
    assert heard(act(full, (3, cmd.Say("accuse-lies", seat=4)))) is None
    assert heard(act(full, (3, cmd.Say("accuse-lies", seat=4))), 0, 1, 2, 3) == 4, "persons are not counted"


def test_t37_who_was_forced_may_say_so() -> None:
    forced = act(talking(), (0, cmd.Force(5, (0, 1))), (5, cmd.Pick(1)))
    while forced.stage != "act":
        seat = RULES.to_act(forced)[0]
        forced = act(forced, (seat, RULES.legal(forced, seat)[0]))
    assert forced.current == 1
    assert heard(forced) == 5


def test_t37_an_answer_says_what_one_thinks() -> None:
    """Seats 1, 3 and 5 are French: a claim about oneself is believed no more than one about another."""
    said = act(talking(), (0, cmd.Say("ask-maroon", seat=3)))
    answers = {Engine(f"{seed}").remark(RULES.observe(said, 3)) for seed in range(8)}
    assert answers == {None, cmd.Say("no")}
    seen = act(talking(seen=(0, 0, 0, 1, 0, 0)), (0, cmd.Say("card-good", card=0)))
    told = {Engine(f"{seed}").remark(RULES.observe(seen, 3)) for seed in range(8)}
    assert told == {None, cmd.Say("accuse-lies", seat=0)}, "Scurvy is no good card"


def said_by(state: Table, seat: int) -> set[cmd.Command | None]:
    """What a captain at this seat says on its own turn, or in another's."""
    view = RULES.observe(state, seat)
    captains = [Engine(f"{seed}") for seed in range(8)]
    if state.current != seat:
        return {captain.remark(view) for captain in captains} - {None}
    commands = {captain.choose(view).command for captain in captains}
    return {command for command in commands if isinstance(command, cmd.Say)}


def test_t37_who_is_accused_is_told_why() -> None:
    """Seat 4 is the cabin boy of the Dutchman, and British; so everybody has seen it."""
    state = talking(current=4, holds=((0, 1), (1, 0), (0, 0)))
    assert said_by(act(state, (4, cmd.Sneak(1))), 5) == {cmd.Say("saw-british", seat=4)}


def test_t37_what_was_done_to_one_is_answered() -> None:
    """Nobody knows anybody: a Captain who maroons is no friend, and whoever rescues one is."""
    marooned = act(talking(), (0, cmd.Maroon(4)))
    while marooned.stage != "act":
        marooned = act(marooned, (4, RULES.legal(marooned, 4)[0]))
    assert heard(marooned) == 4
    assert said_by(marooned, 4) == {cmd.Say("hit-maroon", seat=0)}
    state = table("02", "135", "4", options={"talk": "on"}, action=1, turn=3, row=("letter",) * 5)
    rescued = act(state, (0, cmd.Reveal(0)), (0, cmd.Rescue(4, 0)))
    assert heard(rescued) == 4
    assert said_by(rescued, 4) == {cmd.Say("help-rescue", seat=0)}


HONEST, LIAR = (Character("tortuga1667-captain", 1, "", talk=1.0, lies=lies) for lies in (0.0, 1.0))
LOOK = cmd.LookAt((0, 1))


def claimed(state: Table, character: Character, act: cmd.Command = LOOK) -> str | None:
    """What seat 0, a British Captain of the Dutchman, says before this act."""
    said = line(RULES.observe(state, 0), BeliefCache(0.0), character, random.Random(1), act)
    return None if said is None else said.line


def later(state: Table, *events: ev.Event) -> Table:
    """The table after more has happened in the open, some turns ago."""
    history = (*state.history, *(Past(1, event, state.board) for event in events))
    return replace(state, history=history)


def test_t37_a_captain_sticks_to_the_side_that_it_claims() -> None:
    state = talking()
    assert (claimed(state, HONEST), claimed(state, LIAR)) == ("with-british", "with-french")
    said = later(state, ev.Said(0, "with-french", -1, -1, ""))
    assert (claimed(said, HONEST), claimed(said, LIAR)) == (None, None)
    others = later(state, ev.Said(2, "with-french", -1, -1, ""), ev.Infected(2, 4))
    assert claimed(others, HONEST) == "with-british"
    shuffled = later(said, ev.Infected(3, 0))
    assert claimed(shuffled, HONEST) == "with-british", "T62: loyalties may have changed"


def test_t37_no_claim_beside_its_own_refutation() -> None:
    state = talking(holds=((1, 1), (1, 0), (0, 0)))
    assert claimed(state, LIAR, cmd.Sneak(0)) == "with-french"
    assert claimed(state, LIAR, cmd.Sneak(1)) is None
    assert claimed(state, LIAR, cmd.Attack()) is None, "it will take a treasure for the British"
    assert claimed(state, HONEST, cmd.Attack()) == "with-british"
    placed = later(state, ev.TreasurePlaced(0, 0, 0), ev.TreasurePlaced(1, 1, 1))
    assert (claimed(placed, HONEST), claimed(placed, LIAR)) == ("with-british", None)
    bluffed = later(placed, ev.TreasurePlaced(0, 0, 1))
    assert (claimed(bluffed, HONEST), claimed(bluffed, LIAR)) == (None, "with-french"), "the last one counts"
    shuffled = later(bluffed, ev.Infected(0, 5))
    assert claimed(shuffled, HONEST) == "with-british"


def test_t37_whoever_has_spoken_acts_as_it_meant_to() -> None:
    """A weak captain's errors are not drawn anew by a line of its own."""
    meant, spoke = {}, 0

    def watch(moment: Moment) -> None:
        nonlocal spoke
        table = moment.table
        if table.stage != "act":
            return
        if table.said[moment.seat]:
            spoke += 1
            assert moment.captain.choose(moment.view).command == meant[table.turn]
        meant[table.turn] = moment.captain.choose(moment.view).ranked[0].command

    played(5, "meant", ["mate-loyal"] * 5, {"talk": "on"}, watch=watch)
    assert spoke > 3


def test_t37_nothing_hidden_is_said() -> None:
    """Everything that a seat does not know is dealt anew: it says the same."""
    told = set()

    def watch(moment: Moment) -> None:
        table = moment.table
        if table.stage != "act" or table.pool or table.turn % 3:
            return
        for seat in range(5):
            if seat != moment.seat and RULES.observe(table, seat).loyalty is not None:
                twin = dealt_anew(table, seat, random.Random(table.turn))
                said = [Engine("a").remark(RULES.observe(each, seat)) for each in (table, twin)]
                assert said[0] == said[1]
                told.update(each.line for each in said if each is not None)

    played(5, "twins", ["captain-loyal"] * 5, {"talk": "on"}, watch=watch)
    assert told
