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


KNOWN = (3, 3, 3, 3, 0, 3)
"""Who has looked at the first two cards of the row: all but seat 4."""
OPEN_SIDES = (ev.TreasurePlaced(2, 0, 0), ev.TreasurePlaced(3, 1, 1))
"""Seats 2 and 3 have shown their sides, British and French."""


def worth(state: Table, *heard: ev.Said) -> list[float]:
    """What it is worth to seat 4, who is British, to turn over each card of the row."""
    view = RULES.observe(replace(later(state, *OPEN_SIDES, *heard), current=4, seen=KNOWN), 4)
    values = {choice.command: choice.value for choice in Engine("a").judge(view, random.Random(1))}
    return [values[cmd.Reveal(card)] for card in range(5)]


def of_card(seat: int, line: str, card: int = 0, event: str = "") -> ev.Said:
    return ev.Said(seat, line, card, -1, event)


def test_t37_what_is_said_of_a_card_counts_by_who_says_it() -> None:
    """Seat 2 is a friend of seat 4 by its treasure, seat 3 a foe; nobody knows whose seat 5 is."""
    plain = worth(talking())
    assert plain[0] == plain[1]
    warned = worth(talking(), of_card(2, "card-bad"))
    assert warned[1:] == plain[1:], "of other cards nothing was said"
    stranger = worth(talking(), of_card(5, "card-bad"))
    assert warned[0] < stranger[0] < plain[0]
    assert worth(talking(), of_card(3, "card-bad")) == plain, "the word of a foe"
    assert worth(talking(), of_card(2, "card-bad", 3)) == plain, "it has not seen that card itself"
    assert worth(talking(), of_card(4, "card-bad")) == plain, "one's own word"
    for good in (of_card(2, "card-good"), of_card(2, "card-is", event="letter")):
        assert worth(talking(), good)[0] > plain[0]
    assert worth(talking(), of_card(2, "card-is", event="spot"))[0] == warned[0]
    assert worth(talking(), of_card(2, "card-bad"), of_card(2, "card-bad")) == warned, "once is enough"
    assert worth(talking(), of_card(2, "card-is", event="armada")) == plain, "who is ahead would like it"


def test_t37_a_word_about_a_card_falls_with_the_card_and_with_lies() -> None:
    warning, turned = of_card(2, "card-bad"), ev.CardTurned(2, 0, "spot", -1)
    lies = [of_card(2, "card-good"), turned] * 2
    for heard, counts in (
        ((warning,), True),
        ((warning, turned), False),
        ((turned, warning), True),
        ((warning, ev.OvertimeBegan(())), False),
        ((*lies, warning), False),
    ):
        values = worth(talking(), *heard)
        assert (values[0] < values[1]) == counts, heard
        assert values[0] <= values[1]


def test_t37_a_warned_card_is_seldom_taken() -> None:
    """Forced to pick one of two unseen cards of which one was warned of, captains take the other."""
    taken = []

    def watch(moment: Moment) -> None:
        table, captain = moment.view.table, moment.captain
        if table.stage != "pick" or table.turned is None or not isinstance(captain, Engine):
            return
        captain.beliefs.weights(moment.view)
        heard = captain.beliefs.speakers.of_cards
        warned = [
            card for card in table.turned.cards if {said.line for said in heard.get(card, ())} == {"card-bad"}
        ]
        if len(warned) == 1 and all(table.row[card] is None for card in table.turned.cards):
            taken.append(captain.choose(moment.view).command == cmd.Pick(warned[0]))

    for game in range(12):
        played(9, f"warned/{game}", ["mate", "mate-loyal", "mate-hothead"] * 3, {"talk": "on"}, watch=watch)
    assert len(taken) > 7
    assert sum(taken) < len(taken) / 3


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
