"""The kinds of decisions: every legal command can be made, everything else tells why not."""

from __future__ import annotations

import msgspec
import pytest

from tests.app.games.tortuga2014.games import all_steps, specs
from tortuga.app.games.tortuga2014.decisions import waiting
from tortuga.app.games.tortuga2014.decisions.attack import AttackChooser
from tortuga.app.games.tortuga2014.decisions.choose import chooser_for
from tortuga.app.games.tortuga2014.decisions.desk import DiceDesk
from tortuga.app.games.tortuga2014.decisions.keep import KeepChooser
from tortuga.app.games.tortuga2014.decisions.move import MoveChooser
from tortuga.app.games.tortuga2014.narrative import worded
from tortuga.app.games.tortuga2014.table import spots
from tortuga.app.games.tortuga2014.table import tray as traykit
from tortuga.app.table.marks import Spot
from tortuga.app.text import LANGUAGES, Text
from tortuga.games.tortuga2014.commands import Forfeit, Keep, MoveChests, Perform
from tortuga.games.tortuga2014.observer import observe
from tortuga.games.tortuga2014.options import Options
from tortuga.games.tortuga2014.pieces import BOARD, RAID, SKULL
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Board, Table, View
from tortuga.kernel.errors import Notice

SEATS = specs("human", "random", "random", "random")
TEXT = Text("en")


def desk(table: Table, seat: int, text: Text = TEXT) -> DiceDesk:
    return DiceDesk(observe(table, seat), SEATS, text.say)


def decisions():
    """Every decision of the played games, each board position once."""
    for before, _, _ in all_steps():
        for seat in RULES.to_act(before):
            yield desk(before, seat)


def keep_desk(faces: tuple[int, ...], board: Board | None = None) -> DiceDesk:
    boards = (board or Board(), Board())
    table = Table(
        options=Options(seats=2),
        boards=boards,
        stage="select",
        round=1,
        cycle=1,
        rolls=(faces, None),
        chosen=(False, False),
        commits=(None, None),
        kept=((), ()),
    )
    return DiceDesk(View(0, table), SEATS, TEXT.say)


def test_every_legal_command_can_be_proposed_and_confirmed():
    kinds = set()
    for made in decisions():
        chooser = chooser_for(made)
        kinds.add(chooser.kind)
        for command in chooser.commands[:40]:
            chooser.propose(command)
            assert chooser.command() == command
            assert chooser.button().ready
            chooser.clear()
    assert kinds == {"keep", "bonus", "skulls", "act", "tile", "steal", "claim", "move"}


def test_picking_every_target_makes_something_legal_or_tells_why():
    for made in decisions():
        for target in chooser_for(made).targets():
            chooser = chooser_for(made)
            problem = chooser.pick(target.id)
            command = chooser.command()
            assert command is None or command in chooser.commands
            if problem is not None:
                assert worded(TEXT.say, SEATS, problem.id, problem.args)
            else:
                preset = chooser_for(made).pending()
                assert chooser.pending() != preset or command is not None or chooser.kind == "claim"


def test_targets_lie_on_the_stage():
    for made in decisions():
        for target in chooser_for(made).targets():
            box = target.box or spots.box(target.spot, made.view, made.seat)
            assert 0 <= box[0] < box[0] + box[2] <= 1920
            assert 0 <= box[1] < box[1] + box[3] <= 1080
            assert target.label


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_is_worded(language):
    text = Text(language)
    seen = set()
    for before, _, _ in all_steps():
        for seat in RULES.to_act(before):
            if (before.stage, before.action, before.place) in seen:
                continue
            seen.add((before.stage, before.action, before.place))
            chooser = chooser_for(desk(before, seat, text))
            assert chooser.banner().title
            assert chooser.button().label
            assert chooser.status().text
            missing = chooser.missing()
            assert text.say(missing.id, **missing.args)
            assert text.say(chooser.clear_id)
            chooser.marks()


def test_restore_comes_back_to_the_selection():
    for made in decisions():
        chooser = chooser_for(made)
        empty = chooser.pending()
        chooser.propose(chooser.commands[-1])
        chooser.restore(empty)
        assert chooser.pending() == empty


# ---------------------------------------------------------------- dice
def test_dice_of_one_symbol_with_skulls():
    chooser = KeepChooser(keep_desk((BOARD, BOARD, SKULL, 0, RAID), Board(boat=5)))
    chooser.pick("die-0")
    assert [chooser.state(die) for die in range(5)] == ["kept", "legal", "legal", "blocked", "blocked"]
    assert chooser.pick("die-2") is None
    assert chooser.marks().preview == (BOARD, "AC")
    assert chooser.command() == Keep((0, 2))
    assert chooser.note(3) == TEXT.say("die-other-symbol")


def test_another_symbol_is_refused_with_a_reason():
    chooser = KeepChooser(keep_desk((BOARD, BOARD, SKULL, 0, RAID)))
    chooser.pick("die-0")
    assert chooser.pick("die-3") == Notice("refusal-keep-mixed")
    assert chooser.command() == Keep((0,))


def test_a_full_action_is_refused_with_its_room():
    board = Board(boat=2, dice=(BOARD, BOARD, 5, 5, 5))
    chooser = KeepChooser(keep_desk((-1, -1, BOARD, 0, SKULL), board))
    problem = chooser.pick("die-2")
    assert problem is not None
    assert problem.id == "refusal-keep-no-room"
    assert problem.args == {"action": BOARD, "room": 0}
    assert "Board" in worded(TEXT.say, SEATS, problem.id, problem.args)
    assert chooser.note(2) == TEXT.say("die-no-room")


def test_a_stuck_captain_only_confirms():
    board = Board(boat=2, dice=(BOARD, BOARD, 5, 5, 5))
    chooser = KeepChooser(keep_desk((-1, -1, BOARD, BOARD, BOARD), board))
    assert chooser.stuck
    assert chooser.command() == Keep(())
    assert chooser.button().ready


def test_the_last_die_is_not_offered_but_asked_for():
    chooser = KeepChooser(keep_desk((-1, -1, -1, 0, -1)))
    assert chooser.note(3) == TEXT.say("die-must-keep")
    assert KeepChooser(keep_desk((-1, -1, 1, 0, -1))).note(3) == TEXT.say("die-may-keep")
    chooser.pick("die-3")
    assert chooser.note(3) == TEXT.say("die-kept")


def test_dice_in_flight_do_not_lie_on_the_board_yet(canvas_of, monkeypatch):
    told = []
    monkeypatch.setattr(traykit, "note_strip", lambda _canvas, text, *_args, **_more: told.append(text))
    table = msgspec.structs.replace(
        keep_desk((0, 1, 2, 3, 4)).table,
        boards=(Board(dice=(0, 1, 2, 3, 4)), Board()),
        stage="roll",
        rolls=(None, None),
    )
    made = desk(table, 0)
    assert made.board.finished
    for hidden in ({Spot("die", 0, 4)}, {Spot("bonus", 0, 1)}, set()):
        waiting.tray(canvas_of((640, 360)), made, frozenset(hidden), 0.0)
    assert told == [TEXT.say("wait-finished")] * 2


def test_nothing_chosen_is_nothing_to_confirm():
    chooser = KeepChooser(keep_desk((0, 1, 2, 3, 4)))
    assert chooser.command() is None
    assert not chooser.button().ready


# ---------------------------------------------------------------- attacks
def test_the_outcome_is_seen_under_the_pointer_before_anything_is_picked():
    seen = set()
    for made in decisions():
        chooser = chooser_for(made)
        if not isinstance(chooser, AttackChooser) or made.table.seats == 2:
            continue
        chooser.clear()
        chosen = chooser.seen(None)
        for target in chooser.targets():
            who, chest = chooser.seen(target.id)
            if target.id.startswith("area") and who is not None and who != chosen[0]:
                seen.add(chooser.kind)
                assert who in chooser.legal_targets
                assert chooser.target_after(who) == max(1, chooser.box_of(who) - 1)
            if target.id.startswith(("chest", "center")) and chest is not None:
                assert TEXT.say(f"chest-{chest}") in target.label
        assert chooser.seen(None) == chosen
    assert seen == {"steal", "claim"}


# ---------------------------------------------------------------- chests
def move_chooser(seats: int = 3) -> MoveChooser:
    me = Board(boat=2, pirate=2, fleet=("red",), crew=("red", "blue", "yellow"), island=("white", "purple"))
    table = Table(
        options=Options(seats=seats),  # type: ignore[arg-type]
        boards=(me, *[Board()] * (seats - 1)),
        stage="move",
        center=("yellow",),
        round=1,
        chosen=(False,) * seats,
        commits=(None,) * seats,
        rolls=((),) * seats,
        kept=((),) * seats,
    )
    return MoveChooser(DiceDesk(View(0, table), SEATS, TEXT.say))


def test_the_rightmost_beyond_the_limit_is_surplus():
    chooser = move_chooser()
    assert chooser.command() == MoveChests(("red", "blue"), ("white", "purple"))
    assert chooser.surplus() == ("yellow",)
    assert chooser.to_bag() == (True,)  # a yellow one lies on the island already
    assert chooser.marks().plan.surplus == ("yellow",)


def test_dragging_and_picking_reorder():
    chooser = move_chooser()
    first = next(target for target in chooser.targets() if target.id == "card-0-0")
    assert chooser.drop("card-0-2", None, first.box[0])
    assert chooser.orders[0] == ("yellow", "red", "blue")
    assert chooser.to_bag() == (False,)
    chooser.pick("card-1-1")
    chooser.pick("card-1-0")
    assert chooser.command() == MoveChests(("yellow", "red"), ("purple", "white"))
    chooser.pick("card-0-0")
    assert chooser.pick("card-1-0") == Notice("move-other-row")
    chooser.clear()
    assert chooser.orders[0] == ("red", "blue", "yellow")


def test_with_two_seats_surplus_goes_to_the_bag():
    assert move_chooser(2).to_bag() == (True,)


def test_forfeit_is_chosen_and_taken_back():
    for made in decisions():
        chooser = chooser_for(made)
        if chooser.kind == "act":
            assert chooser.command() == Perform()
            chooser.forfeit()
            assert chooser.command() == Forfeit()
            chooser.forfeit()
            assert chooser.command() == Perform()
            return


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_chance_is_no_reason(language):
    """A captain never praises a choice as the best in 0 % of rounds."""
    say, args = Text(language).say, {"action": "raid", "total": 3}
    told = {
        chance: worded(say, SEATS, "advice-keep", {**args, "chance": chance}) for chance in (0, 14, 15, 80)
    }
    assert told[0] == told[14] == worded(say, SEATS, "advice-seldom", {**args, "chance": 0})
    assert "%" not in told[0]
    assert "15" in told[15]
    assert "80" in told[80]
    best = worded(say, SEATS, "advice-seldom-best", {**args, "chance": 0})
    assert best != told[0]
    assert "3" in best
