"""What a screen reader is told of the dice game's decisions: nobody has to see the table to choose."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hands.dice import SEATS, TEXT, decisions, keep_desk, move_chooser
from tortuga.app.games.tortuga2014.decisions.act import AttackChooser
from tortuga.app.games.tortuga2014.decisions.choose import chooser_for
from tortuga.app.games.tortuga2014.decisions.keep import KeepChooser
from tortuga.app.games.tortuga2014.decisions.place import BonusChooser, SkullsChooser
from tortuga.app.games.tortuga2014.screenshots import sample_result
from tortuga.games.tortuga2014.pieces import EXPAND_FLEET, RAID, SKULL, TREASURE_HUNT
from tortuga.games.tortuga2014.state import Board

ROLL = (TREASURE_HUNT, RAID, SKULL, RAID, EXPAND_FLEET)


def of(kind: type[Any]) -> Any:
    """The first decision of a kind that has something to choose in the played games."""
    found = (chooser_for(desk) for desk in decisions())
    return next(each for each in found if isinstance(each, kind) and len(each.commands) > 2)


def test_a_die_tells_what_it_shows():
    chooser = KeepChooser(keep_desk(ROLL))
    labels = [target.label for target in chooser.targets()]
    assert labels[0] == "Die A: Treasure Hunt 3, may keep"
    assert labels[2] == "Die C: skull, may keep"


def test_the_roll_is_told_and_what_the_chosen_dice_make():
    chooser = KeepChooser(keep_desk(ROLL))
    *_, roll = chooser.heard()
    assert roll == "Rolled: A Treasure Hunt 3; B Raid 3; C skull; D Raid 5; E Expand Fleet 3."
    chooser.pick("die-1")
    chooser.pick("die-2")
    *_, again, total = chooser.heard()
    assert again == roll
    assert total == "Raid: total 7."


def test_a_round_begins_with_all_boards_one_s_own_last():
    board = Board(boat=5, fleet=("red",), crew=("blue", "white"))
    other, own, _ = KeepChooser(keep_desk(ROLL, board)).heard()
    assert other.startswith(f"{SEATS[1].name}: boat 3")
    assert own == (
        f"{SEATS[0].name}: boat 5, pirate 3; Tortuga: 0; fleet: red chest; "
        "crew: blue chest, white chest; island: empty."
    )


def test_the_results_so_far_are_told():
    board = Board(dice=(TREASURE_HUNT, 5, 5, 5, RAID))
    *_, own, _ = KeepChooser(keep_desk((5, RAID, SKULL, RAID, 5), board)).heard()
    assert own == f"{SEATS[0].name} so far: Treasure Hunt 3, Raid 1."


@pytest.mark.parametrize("kind", [BonusChooser, SkullsChooser])
def test_an_action_tells_what_it_would_get(kind):
    chooser = of(kind)
    notes = {target.id.rsplit("-", 1)[1]: target.heard for target in chooser.targets()}
    assert list(notes.values()) == list(chooser.notes())
    assert all(notes.values())


def test_a_target_tells_whether_it_defends():
    chooser = of(AttackChooser)
    notes = chooser.notes()
    told = [target for target in chooser.targets() if target.id.startswith(("area-", "chest-"))]
    assert told
    assert all(target.heard == notes[int(target.id.split("-")[1])].text for target in told)


def test_who_has_lifted_a_card_is_told_what_to_do_with_it():
    chooser = move_chooser()
    before = chooser.banner().message
    chooser.pick("card-1-0")
    assert chooser.banner().message == TEXT.say("move-held") != before


def test_the_results_tell_what_a_score_is_made_of(course):
    context = course.context.of("tortuga2014")
    told = sample_result().spoken(context)
    best = sample_result().winners[0]
    assert told[0].startswith(f"1. {best.name}: {best.score.total}. Chests in Tortuga {best.score.tortuga}, ")
    assert f"{context.say('results-tiles')} {best.score.tiles}." in told[0]
