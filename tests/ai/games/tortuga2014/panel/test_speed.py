"""How long captains think, by kind of decision."""

from ai.games.tortuga2014.panel.speed import kind, main, times_by_kind
from tests.ai.games.tortuga2014.engine.positions import tables
from tortuga.games.tortuga2014.pieces import DICE, UNASSIGNED
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options


def test_only_the_first_keep_of_a_round_has_all_its_dice_to_come():
    for table in tables(Options(seats=3), 1):
        if table.stage == "select" and (seats := RULES.to_act(table)):
            view = RULES.observe(table, seats[0])
            begun = view.board.dice.count(UNASSIGNED) < DICE
            expected = "bonus" if view.board.finished else "later keep" if begun else "first keep"
            assert kind(view) == expected


def test_decisions_with_a_choice_are_timed_by_kind():
    times = times_by_kind("random", 3, 1, "test")
    assert {"first keep", "later keep", "act", "move"} <= set(times)
    assert len(times["first keep"]) < len(times["later keep"])


def test_figures_are_printed_for_each_number_of_seats(capsys):
    assert main(["--player", "random", "--seats", "2", "--games", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith("random, 2 seats, first keep: median ") for line in lines)
