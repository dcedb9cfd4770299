"""The engine's own board against the rules, its value by hand, and what it knows of the event cards."""

from __future__ import annotations

import random
from collections import defaultdict

import msgspec
import pytest

from ai.games.tortuga1667.belief.deals import BRITISH, DUTCH, prior
from ai.games.tortuga1667.captains import CAPTAINS
from ai.games.tortuga1667.engine import evaluator
from ai.games.tortuga1667.engine.evaluator import Evaluator, rescues
from ai.games.tortuga1667.engine.situation import Board, board_of, situation_of, unseen
from ai.games.tortuga1667.learned import BY_SEATS, PHASES
from ai.games.tortuga1667.measure.table import Moment, played
from tests.games.tortuga1667.tables import table
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667.pieces import LOYALTIES
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import Table


def same(mine: Board, table: Table) -> bool:
    theirs = board_of(table)
    return (mine.lines, mine.boats, mine.holds, mine.galleon, mine.outside, mine.closed) == (
        theirs.lines,
        theirs.boats,
        theirs.holds,
        theirs.galleon,
        theirs.outside,
        theirs.closed,
    )


def settled(table: Table, seat: int, command: cmd.Command) -> Table:
    """The table after a command and whatever follows without choice or chance."""
    table = RULES.evolve(table, RULES.decide(table, seat, command))
    while (event := RULES.automatic(table)) is not None:
        table = RULES.evolve(table, event)
    return table


def foreseen(board: Board, seat: int, command: cmd.Command) -> Board | None:
    """The engine's board after a command, where it edits one."""
    after = board.copy()
    match command:
        case cmd.Row(place) if place <= 2:
            after.join_line(seat, place)
        case cmd.Row(place):
            after.enter_boat(seat, place - 3)
        case cmd.Sneak(hold):
            after.sneak(board.ship_of(seat), 1 - hold)
        case cmd.Maroon(target) | cmd.Shoot(target):
            after.maroon(target)
        case cmd.Rescue(target, place):
            after = next(moved for who, ship, moved in rescues(board) if (who, ship) == (target, place))
        case cmd.BlowUp(place):
            after.close(place - 3)
        case cmd.PlaceTreasure(hold):
            after.holds[2 * board.ship_of(seat) + hold] += 1
        case cmd.TakeTreasure(source, hold):
            ship = board.ship_of(seat)
            after.take(ship, -1 if source < 0 else 2 * (1 - ship) + source, hold)
        case _:
            return None
    return after


@pytest.mark.parametrize("seats", [2, 4, 5, 9])
def test_boards_after_choices_are_those_of_the_rules(seats: int) -> None:
    """T18, T30, T34, T35, T39-T43, T48, T52, T53, T55, T61."""
    kinds = set()

    def watch(moment: Moment) -> None:
        board = board_of(moment.table)
        maps = moment.table.maps
        for command in RULES.legal(moment.table, moment.seat):
            target = getattr(command, "target", -1)
            if isinstance(command, cmd.Maroon | cmd.Shoot) and target in maps:
                continue  # he may have an answer to it
            if (mine := foreseen(board, moment.seat, command)) is not None:
                assert same(mine, settled(moment.table, moment.seat, command)), command
                kinds.add(type(command))

    for game in range(6):
        played(seats, f"boards/{game}", ["randomk"] * seats, {"starred_count": 6}, watch=watch)
    assert len(kinds) >= 7


def turned(table: Table, seat: int, event: str) -> Table:
    """The table after a seat has turned over this card, as far as nobody decides and chance is silent."""
    slot = table.cards[0]
    row = tuple(event if at == slot else card for at, card in enumerate(table.row))
    return settled(msgspec.structs.replace(table, row=row), seat, cmd.Reveal(slot))


@pytest.mark.parametrize("seats", [4, 7])
def test_boards_after_event_cards_are_those_of_the_rules(seats: int) -> None:
    """T54, T55, T64, T67, T68."""
    count = 0

    def watch(moment: Moment) -> None:
        nonlocal count
        table, seat = moment.table, moment.seat
        if (
            table.stage != "act"
            or table.turn % 3
            or table.maps[0] == seat
            or table.left < 3
            or table.overtime
        ):
            return
        board = board_of(table)
        for event in ("spot", "albatross", "facade", "scurvy", "storm"):
            mine = board.copy()
            match event:
                case "spot":
                    mine.maroon(seat)
                case "albatross":
                    mine.gain_albatross(seat)
                case "facade":
                    mine.swap(seat, (seat - 1) % seats)
                case "scurvy":
                    mine.scurvy(seat)
                case "storm":
                    mine.storm(seat)
            theirs = turned(table, seat, event)
            assert same(mine, theirs), event
            if event == "scurvy" and theirs.stage == "act":
                count += 1

    for game in range(6):
        played(seats, f"cards/{game}", ["randomk"] * seats, watch=watch)
    assert count


def plain(**changes: object) -> Board:
    told: dict[str, object] = {
        "seats": 4,
        "lines": [[0, 1], [2, 3], []],
        "boats": [-1, -1],
        "holds": [1, 0, 0, 1, 0, 0],
        "galleon": 4,
        "outside": 2,
        "albatross": [0] * 4,
        "cards": [3] * 4,
    }
    return Board(**(told | changes))  # type: ignore[arg-type]


SURE = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]


def test_value_by_hand() -> None:
    phase = PHASES["b"]
    # 0 B captain and 1 F cabin boy beside a British token; 2 B captain and 3 F cabin boy beside a French one
    expected = 0.32 * 1.0 + 0.32 * 0.5  # captains 0 and 2: one acts now, one in two turns
    expected += -0.06 * 1 + 0.06 * 1  # aboard: 1 sees a British token, 2 a French one
    expected += -(0.10 + 0.48 * 0.75) * 1  # cabin boy 1 acts second and can turn one over; 3 has nothing
    assert evaluator.predicted_lead(plain(), SURE, phase, 0) == pytest.approx(expected)
    unknown = [[0.5, 0.5, 0.0]] * 4
    lead = evaluator.predicted_lead(plain(holds=[1, 1, 1, 1, 2, 0]), unknown, phase, 0)
    assert lead == pytest.approx(2 * 0.35)


def test_value_turns_over_with_the_sides() -> None:
    board, mirrored = plain(holds=[2, 0, 1, 0, 0, 1]), plain(holds=[0, 2, 0, 1, 1, 0])
    turned_over = [[french, british, dutch] for british, french, dutch in SURE]
    for phase in PHASES.values():
        mean = evaluator.predicted_lead(board, SURE, phase, 2)
        assert evaluator.predicted_lead(mirrored, turned_over, phase, 2) == pytest.approx(-mean)
        british, french, dutch = evaluator.chances(mean, phase.spread, 5)
        assert evaluator.chances(-mean, phase.spread, 5) == pytest.approx((french, british, dutch))
        assert british + french + dutch == pytest.approx(1)


def test_t43_an_albatross_strikes_cabin_boy_first() -> None:
    board = plain(seats=7, lines=[[0, 1, 2, 3], [4, 5, 6], []], albatross=[0, 1, 0, 0, 0, 0, 0])
    board.gain_albatross(3)
    assert board.lines == [[], [4, 5, 6], [3, 2, 1, 0]]


def test_what_is_unseen_adds_up_to_what_lies_face_down() -> None:
    """T8, T12, T13: the cards that nobody saw are as many as those face down, the Armada apart."""

    def watch(moment: Moment) -> None:
        table = moment.view.table
        known = sum(card is not None for card in (table.row[at] for at in table.cards))
        armada = "armada" in table.row or bool(table.overtime)
        expected = table.left - known - (not armada)
        assert sum(unseen(table).values()) == pytest.approx(expected)
        situation = situation_of(moment.view)
        assert sum(slot.armada for slot in situation.row) <= 1 + 1e-9

    for game in range(4):
        played(5, f"unseen/{game}", ["randomk"] * 5, watch=watch)
        played(6, f"unseen/{game}", ["random"] * 6, watch=watch)


def test_weights_lie_between_those_of_more_and_of_fewer_cards() -> None:
    three, five = BY_SEATS[7][1:3]
    between = evaluator.phase_of(7, 4, False, False)
    assert list(between) == pytest.approx([(a + b) / 2 for a, b in zip(three, five, strict=True)])
    assert list(evaluator.phase_of(7, 3, False, True)) == pytest.approx(list(three)), (
        "whoever knows the Armada, too"
    )
    assert list(evaluator.phase_of(7, 25, False, False)) == pytest.approx(list(BY_SEATS[7][-1]))
    assert evaluator.phase_of(7, 3, True, False) == PHASES["o"]


def test_a_card_turned_over_brings_the_end_nearer() -> None:
    """The leaders like it; only at tables that have weights by the cards left."""
    for state, likes in ((table("024", "13"), True), (table("024", "135"), False)):
        outlook = Evaluator(RULES.observe(state, 0), prior(state.seats, 0, BRITISH))
        assert (outlook.turned.now[BRITISH] > outlook.now[BRITISH]) == likes


def test_what_acts_are_worth_beyond_the_board() -> None:
    """The Dutch think more of attacks and maroonings, and less of rowing, than the board says."""
    moments: list[Moment] = []
    played(5, "fees", ["admiral"] * 5, watch=moments.append)
    beyond = defaultdict[tuple[type, bool], list[float]](list)
    for moment in moments:
        side = LOYALTIES.index(moment.view.loyalty)
        for choice in CAPTAINS.make("admiral", "seed").judge(moment.view, random.Random(1)):
            won = choice.chances[side]
            if won < 1:
                more = (choice.value - won) / (1 if choice.value < won else 1 - won)
                beyond[type(choice.command), side == DUTCH].append(more)
    assert all(more <= 0 for more in beyond[cmd.Maroon, False]), "it may hit a friend"
    expected = {
        (cmd.Row, False): 0.0,
        (cmd.Row, True): -0.006,
        (cmd.Attack, False): 0.004,
        (cmd.Attack, True): 0.024,
        (cmd.Maroon, True): 0.02,
    }
    for key, more in expected.items():
        assert beyond[key], key
        assert beyond[key] == pytest.approx([more] * len(beyond[key])), key
