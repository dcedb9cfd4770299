"""All captains of 1667 play whole games by the rules, see their view alone, and say what they think."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from ai import strength_report, worker
from ai.captains import BadCharacter, UnknownPlayer
from ai.games.tortuga1667.captains import CAPTAINS, CHARACTERS
from ai.games.tortuga1667.engine.situation import decisions, situation_of
from ai.games.tortuga1667.measure.fairness import dealt_anew, probes
from ai.games.tortuga1667.measure.table import Moment, played
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667.commands import PlaceTreasure, Say
from tortuga.games.tortuga1667.pieces import LOYALTIES
from tortuga.games.tortuga1667.rules import RULES
from tortuga.kernel.game import NOBODY

pytestmark = pytest.mark.slow

EVERYBODY = (
    *("admiral", "captain-hothead", "quartermaster-silent", "mate-schemer", "deckhand-loyal"),
    *("honest", "greedy", "randomk", "random"),
)


@pytest.mark.parametrize("seats", range(2, 10))
def test_all_players_play_to_the_end(seats: int) -> None:
    found = played(seats, f"all/{seats}", EVERYBODY[:seats])
    assert RULES.finished(found)
    assert found.winner in (*LOYALTIES, None)


@pytest.mark.parametrize(
    "chosen",
    [
        {"edition": "v2"},
        {"setup": "advanced"},
        {"starred_count": 8, "fountain_vs_mutiny": "yes"},
        {"starred": ("fever", "nest", "code"), "talk": "on"},
        {"timer": 30, "stall": 1},
        {"custom_votes": (2, 3, 4, 3, 2, 2, 2, 3, 3, 2, 2, 2)},
    ],
    ids=lambda chosen: next(iter(chosen)),
)
def test_they_play_under_all_options(chosen: dict[str, object]) -> None:
    for seats in (2, 5, 9) if "fever" not in str(chosen) else (5, 8):
        told = {**chosen, **({"starred_count": 6} if seats == 2 and "starred_count" in chosen else {})}
        assert RULES.finished(played(seats, f"options/{seats}", EVERYBODY[:seats], told))


@pytest.mark.parametrize("name", ["admiral", "mate-schemer", "honest", "greedy", "random"])
def test_a_worker_answers_the_same(name: str) -> None:
    moments: list[Moment] = []
    played(5, "worker", [name] * 5, watch=moments.append)
    for moment in moments[::3]:
        here = CAPTAINS.make(name, "seed").choose(moment.view)
        answer = worker.decide("tortuga1667", worker.encode(moment.view), name, "seed")
        assert worker.decode_decision("tortuga1667", answer) == here
        assert here.command in RULES.legal(moment.view.table, moment.seat)


def test_a_captain_that_stays_chooses_as_one_that_comes_new() -> None:
    def watch(moment: Moment) -> None:
        stayed = moment.captain.choose(moment.view)
        assert stayed == CAPTAINS.make("admiral", f"stay/{moment.seat}").choose(moment.view)

    played(7, "stay", ["admiral"] * 7, watch=watch)


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_t37_what_is_hidden_changes_no_choice(seats: int) -> None:
    found = list(probes(seats, "admiral", f"hidden/{seats}"))
    assert len(found) > 10
    assert {stage for stage, same in found if not same} == set()


def test_dealing_anew_changes_what_is_hidden() -> None:
    changed = []

    def watch(moment: Moment) -> None:
        other = dealt_anew(moment.table, moment.seat, random.Random(1))
        changed.append(other.loyalties != moment.table.loyalties and other.hands != moment.table.hands)

    played(6, "anew", ["randomk"] * 6, watch=watch)
    assert sum(changed) > len(changed) / 2


def deed(command: cmd.Command) -> object:
    """A choice without the cards of the row that are viewed or forced."""
    match command:
        case cmd.LookAt():
            return "look"
        case cmd.Force(target=target):
            return "force", target
    return command


def test_advice_at_any_time_with_beliefs_and_their_grounds() -> None:
    grounds = set()

    def watch(moment: Moment) -> None:
        for seat in (moment.seat, (moment.seat + 1) % 7, NOBODY):
            view = RULES.observe(moment.table, seat)
            advice = worker.decode_advice(
                "tortuga1667", worker.advise("tortuga1667", worker.encode(view), "seed")
            )
            legal, deeds = (
                decisions(view) if seat >= 0 else (),
                [deed(each.command) for each in advice.choices],
            )
            assert len(deeds) == len(set(deeds)), "the same deed with other cards is no other choice"
            assert set(deeds) == set(map(deed, legal))
            assert all(0 <= choice.chance <= 1 and choice.reason for choice in advice.choices)
            chances = [choice.chance for choice in advice.choices]
            assert chances == sorted(chances, reverse=True)
            for other in {belief.seat for belief in advice.beliefs}:
                assert other != seat
                told = [belief for belief in advice.beliefs if belief.seat == other]
                assert sum(belief.chance for belief in told) == pytest.approx(1)
                assert all(len(belief.because) <= 2 for belief in told)
                grounds.update(reason.id for belief in told for reason in belief.because)

    played(7, "advice", ["admiral", "honest", "captain-schemer"] * 2 + ["honest"], watch=watch)
    assert len(grounds) > 8


def test_own_loyalty_is_never_believed_of_more_than_there_are() -> None:
    def watch(moment: Moment) -> None:
        advice = CAPTAINS.advise(RULES.observe(moment.table, 0), "seed")
        british = sum(belief.chance for belief in advice.beliefs if belief.side == "british")
        own = moment.table.loyalties[0] == "british"
        assert british + own == pytest.approx(3)

    played(6, "sum", ["honest"] * 6, {"starred": ("fever", "scurvy", "bells")}, watch=watch)


def test_talk_is_public_and_never_instead_of_a_decision() -> None:
    said = []

    def watch(moment: Moment) -> None:
        decision = moment.captain.choose(moment.view)
        if isinstance(decision.command, Say):
            said.append(decision.command.line)
            assert decision.ranked

    names = ["admiral-loyal", "captain-schemer", "mate-hothead", "admiral-silent", "captain-loyal"]
    found = played(5, "talk", names, {"talk": "on"}, watch=watch)
    assert said
    spoken = [past.event.seat for past in found.history if type(past.event).__name__ == "Said"]
    assert 3 not in spoken  # the silent one
    turns = [past.turn for past in found.history if type(past.event).__name__ == "Said"]
    assert all(sum(turn - 8 < each <= turn for each in turns) <= 6 for turn in turns)
    quiet = played(5, "talk", names)
    assert not [past for past in quiet.history if type(past.event).__name__ == "Said"]


def test_the_schemer_bluffs_the_first_treasure_now_and_then() -> None:
    def wrong(name: str) -> int:
        count = 0

        def watch(moment: Moment) -> None:
            nonlocal count
            command = moment.captain.choose(moment.view).command
            if isinstance(command, PlaceTreasure) and moment.view.loyalty != "dutch":
                count += LOYALTIES[command.hold] != moment.view.loyalty

        for game in range(10):
            played(2, f"bluff/{game}", [name] * 2, watch=watch)
        return count

    assert wrong("admiral") == 0
    assert 2 < wrong("admiral-schemer") < 15


def test_characters_come_with_the_game_and_wrong_ones_are_refused() -> None:
    assert set(CHARACTERS.stored()) == set(CHARACTERS.named)
    with pytest.raises(BadCharacter):
        CHARACTERS.decode(b'{"format": "tortuga1667-captain", "version": 1, "name": "x", "talk": 3}', "x")
    with pytest.raises(BadCharacter):
        CHARACTERS.decode(
            b'{"format": "tortuga1667-captain", "version": 1, "name": "x", "likes": {"swim": 0.1}}', "x"
        )
    for name in ("commodore", "admiral-nobody", "honest-loyal"):
        with pytest.raises(UnknownPlayer):
            CAPTAINS.make(name, "seed")


def test_fingerprints_tell_settings_apart() -> None:
    names = [*CAPTAINS.levels, "admiral-loyal", "admiral-schemer"]
    assert len({CAPTAINS.fingerprint(name, 5) for name in names}) == len(names)
    assert CAPTAINS.fingerprint("honest", 5) == ""
    tables = [CAPTAINS.fingerprint("", seats) for seats in (0, 2, 5, 9)]
    assert tables[0] == tables[1] != ""
    assert len(set(tables[1:])) == 3, "at tables with weights of their own"


def test_the_passport_is_of_these_levels() -> None:
    """Else: python -m ai.passport --game tortuga1667 --games 64 --panel honest."""
    found = strength_report.load("tortuga1667")
    assert found is not None
    assert found.levels == CAPTAINS.levels
    for level in found.levels:
        assert found.settings[level] == CAPTAINS.fingerprint(level, 0)
        for seats in range(2, 10):
            page = found.page(level, seats)
            assert page is not None
            assert page.results
            assert page.weights == CAPTAINS.fingerprint("", seats)


def test_whoever_wins_by_the_armada_and_knows_it_turns_it_over() -> None:
    """Looking at further cards was worth more than a certain victory."""
    found = []

    def watch(moment: Moment) -> None:
        table, situation = moment.view.table, situation_of(moment.view)
        ahead = {"british": situation.board.lead, "french": -situation.board.lead}
        if table.stage == "act" and ahead.get(moment.table.loyalties[moment.seat], 0) > 0:
            known = replace(moment.view, table=replace(table, row=("armada", *table.row[1:])))
            if cmd.Reveal(0) in RULES.legal(table, moment.seat):
                found.append(CAPTAINS.make("admiral", "sure").choose(known).command)

    played(5, "sure", ["randomk"] * 5, watch=watch)
    assert len(found) > 3
    assert set(found) == {cmd.Reveal(0)}
