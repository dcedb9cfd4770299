"""The kinds of decisions: every legal command can be made, everything else tells why not."""

from __future__ import annotations

from operator import attrgetter

import msgspec
import pytest

from tests.app.games.tortuga2014.games import all_steps, played
from tests.hands.dice import SEATS, TEXT, decisions, desk, keep_desk, move_chooser
from tortuga.app.games.tortuga2014 import sample_game, spotlight
from tortuga.app.games.tortuga2014.decisions import cards
from tortuga.app.games.tortuga2014.decisions.act import AttackChooser, ClaimChooser, StealChooser
from tortuga.app.games.tortuga2014.decisions.choose import chooser_for, waiting_tray
from tortuga.app.games.tortuga2014.decisions.desk import DiceDesk
from tortuga.app.games.tortuga2014.decisions.keep import KeepChooser
from tortuga.app.games.tortuga2014.narrative import DiceNarrative, worded
from tortuga.app.games.tortuga2014.results import result_of
from tortuga.app.games.tortuga2014.table import tray as traykit
from tortuga.app.games.tortuga2014.table.own import OwnBoard
from tortuga.app.games.tortuga2014.table.parts import PARTS
from tortuga.app.input.bindings import Bindings
from tortuga.app.languages import LANGUAGES
from tortuga.app.registry import game_keys
from tortuga.app.table.marks import Spot
from tortuga.app.text import Text
from tortuga.games.tortuga2014.commands import Forfeit, Keep, MoveChests, Perform, Steal
from tortuga.games.tortuga2014.course import open_action
from tortuga.games.tortuga2014.legal import boxes_after
from tortuga.games.tortuga2014.observer import observe
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, BOARD, EXPAND_FLEET, RAID, SKULL, TREASURE_HUNT
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Board, View
from tortuga.kernel.errors import Notice
from tortuga.kernel.players import Reason

KEYS = {f"key-{action}": action for action in Bindings(games=game_keys()).defaults} | {"offer": ""}


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
                assert worded(TEXT.say, SEATS, problem.id, {**KEYS, **problem.args})
            else:
                preset = chooser_for(made).pending()
                assert chooser.pending() != preset or command is not None or chooser.kind == "claim"


def test_a_click_on_a_players_board_means_that_player():
    """Who shall attack somebody clicks on his name or face; one chest there is meant, of several none."""
    seen = set()
    for at_hand in decisions():
        chooser = chooser_for(at_hand)
        if not isinstance(chooser, AttackChooser):
            assert not any(chooser.meant(seat) for seat in range(at_hand.table.seats))
            continue
        assert not chooser.meant(at_hand.seat)
        assert not chooser.meant(-1)
        for seat in chooser.legal_targets:
            chooser.clear()
            several = chooser.kind == "steal" and len(chooser.chests_of(seat)) > 1
            notice = chooser.pick(chooser.meant(seat))
            assert (
                (notice is not None and notice.id == "missing-steal") if several else (chooser.target == seat)
            )
            seen.add((chooser.kind, several))
    assert seen == {("steal", True), ("steal", False), ("claim", False)}


def test_targets_lie_on_the_stage():
    for made in decisions():
        for target in chooser_for(made).targets():
            box = target.box or PARTS.box(target.spot, made.view, made.seat)
            assert 0 <= box[0] < box[0] + box[2] <= 1920
            assert 0 <= box[1] < box[1] + box[3] <= 1080
            assert target.label


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_is_worded(language):
    text = Text(language).of("tortuga2014")
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
            assert text.say(missing.id, **{**KEYS, **missing.args})
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
        waiting_tray(canvas_of((640, 360)), made, frozenset(hidden), 0.0)
    assert told == [TEXT.say("wait-finished")] * 2


@pytest.mark.parametrize(
    ("order", "note"), [("simultaneous", "wait-moved"), ("clockwise", "wait-moved-in-turn")]
)
def test_chests_that_move_one_after_another_wait_for_nobody(canvas_of, monkeypatch, order, note):
    told = []
    monkeypatch.setattr(traykit, "note_strip", lambda _canvas, text, *_args, **_more: told.append(text))
    start = sample_game.first_roll()
    table = msgspec.structs.replace(
        start,
        stage="move",
        rolls=(None,) * start.seats,
        chosen=(True, False, False, False),
        options=msgspec.structs.replace(start.options, move_choice=order),
    )
    waiting_tray(canvas_of((640, 360)), desk(table, 0), frozenset(), 0.0)
    assert told == [TEXT.say(note)]


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
                after, _ = boxes_after(chooser.desk.table, chooser.desk.seat, who)
                assert after == max(1, chooser.box_of(who) - 1)
            if target.id.startswith(("chest", "center")) and chest is not None:
                assert TEXT.say(f"chest-{chest}") in target.label
        assert chooser.seen(None) == chosen
    assert seen == {"steal", "claim"}


def test_what_may_be_stolen_is_counted_off_with_the_keys_of_dice_and_chests():
    most = 0
    for made in decisions():
        chooser = chooser_for(made)
        if not isinstance(chooser, StealChooser):
            continue
        keyed = [target for target in chooser.targets() if target.key is not None]
        assert [target.key for target in keyed] == [f"die-{n}" for n in range(1, len(keyed) + 1)]
        assert len(keyed) == min(9, len(chooser.attacks))
        most = max(most, len(keyed))
        assert all(chooser.pick(target.id) is None for target in keyed), "a key that is refused is none"
    assert most > 5, "the sixth chest had none"


@pytest.mark.parametrize("place", [0, 1])
@pytest.mark.parametrize("boat", [1, 2])
def test_an_attack_in_vain_is_told_as_such_and_not_proposed_r54(place, boat):
    """No chest to be had, and the token on the first box: it could only cost the own one a box."""
    table = sample_game.boarding_of(3 if place else 2)
    seat = table.actors[place]
    boards = tuple(
        board if at == seat else msgspec.structs.replace(board, fleet=(), boat=boat)
        for at, board in enumerate(table.boards)
    )
    third = 3 - sum(table.actors[:2]) if place else -1
    laid = msgspec.structs.replace(table, boards=boards, center=(), place=place, attacked=third)
    chooser = chooser_for(DiceDesk(View(seat, laid), SEATS, TEXT.say))
    assert isinstance(chooser, ClaimChooser if place else StealChooser)
    told = chooser.banner().message
    vain = TEXT.say("claim-vain-board" if place else "steal-vain-board")
    for _ in range(2):
        assert chooser.vain == chooser.forfeiting == (told == vain) == (boat == 1)
        assert chooser.command() == (Forfeit() if boat == 1 else chooser.attacks[0])
        chooser.clear()


def test_digits_of_the_2nd_mean_whom_to_attack_then_which_chest_to_claim():
    seen = set()
    for made in decisions():
        chooser = chooser_for(made)
        if not isinstance(chooser, ClaimChooser) or chooser.target is not None:
            continue
        for kind in ("area", "center"):
            keyed = [target for target in chooser.targets() if target.key is not None]
            assert all(target.id.startswith(kind) for target in keyed)
            assert [target.key for target in keyed] == [f"die-{n}" for n in range(1, len(keyed) + 1)]
            if not keyed:
                continue
            seen.add(kind)
            missing = chooser.missing()
            assert missing.args == {"count": len(keyed), "key-most": f"die-{len(keyed)}"}
            assert chooser.pick(keyed[-1].id) is None
        chooser.clear()
    assert seen == {"area", "center"}


def test_where_nobody_can_be_attacked_nothing_else_is_told():
    """House rule: attacks on empty areas may be forbidden (R54)."""
    table = sample_game.boarding_of(2)
    boards = (table.boards[0], msgspec.structs.replace(table.boards[1], fleet=()))
    options = msgspec.structs.replace(table.options, attack_empty="forbidden")
    laid = msgspec.structs.replace(table, boards=boards, options=options)
    chooser = chooser_for(DiceDesk(View(0, laid), SEATS, TEXT.say))
    assert not chooser.attacks
    assert chooser.banner().message == TEXT.say("attack-nobody")


def test_where_there_is_no_chest_to_steal_it_says_so(canvas_of, monkeypatch):
    """R54: an empty area may be attacked; the only target there is lies chosen."""
    table = sample_game.boarding_of(2)
    boards = (table.boards[0], msgspec.structs.replace(table.boards[1], fleet=()))
    chooser = chooser_for(DiceDesk(View(0, msgspec.structs.replace(table, boards=boards)), SEATS, TEXT.say))
    assert isinstance(chooser, StealChooser)
    assert chooser.command() == Steal(1, None)
    chooser.clear()
    assert chooser.command() == Steal(1, None)
    assert chooser.banner().message == TEXT.say("steal-nothing-board")
    titles = []
    monkeypatch.setattr(cards, "outcome_chest", lambda _canvas, _box, title, _chest: titles.append(title))
    chooser.tray(canvas_of((640, 360)), None)
    assert titles == [TEXT.say("outcome-nothing")]


# ---------------------------------------------------------------- chests


def test_the_rightmost_beyond_the_limit_is_surplus():
    chooser = move_chooser()
    chooser.propose(MoveChests(("red", "blue"), ("white", "purple")))
    assert chooser.command() == MoveChests(("red", "blue"), ("white", "purple"))
    assert chooser.surplus() == ("yellow",)
    assert chooser.to_bag() == (True,)  # a yellow one lies on the island already
    assert chooser.marks().plan.surplus == ("yellow",)


def test_what_is_worth_most_is_kept_until_another_order_is_chosen_r69_r78():
    board = Board(1, 1, crew=("red", "yellow", "purple"), island=("white", "purple", "blue"))
    chooser = move_chooser(board=board)
    assert chooser.command() == MoveChests(("purple",), ("purple",))
    assert chooser.missed() == 0
    chooser.propose(MoveChests(("red",), ("white",)))
    assert chooser.missed() == 6  # two purple chests count 6 each in Tortuga, the others 3
    chooser.clear()
    assert chooser.missed() == 0


def test_a_chest_that_makes_a_set_is_kept_r79():
    board = Board(1, 1, tortuga=("red", "blue"), crew=("red", "blue", "yellow"))
    assert move_chooser(board=board).command() == MoveChests(("yellow",), ())


def test_a_tie_is_told_where_the_schooner_decides_r43():
    assert spotlight.tied_places(sample_game.tied()) == (0,)
    assert spotlight.tied_places(sample_game.claiming()) == ()


@pytest.mark.parametrize("name", ["boarding", "hunting", "expanding", "claiming", "waiting", "tied"])
def test_pictures_of_actions_add_up_r41_r43(name):
    table = getattr(sample_game, name)()
    event = open_action(table)
    assert (table.totals, table.ranking) == (event.totals, event.ranking)


def test_dragging_and_picking_reorder():
    chooser = move_chooser()
    usual = chooser.orders
    chooser.propose(MoveChests(("red", "blue"), ("white", "purple")))
    first = next(target for target in chooser.targets() if target.id == "card-0-0")
    assert chooser.drop("card-0-2", first.box[:2])
    assert chooser.orders[0] == ("yellow", "red", "blue")
    assert chooser.to_bag() == (False,)
    chooser.pick("card-1-1")
    chooser.pick("card-1-0")
    assert chooser.command() == MoveChests(("yellow", "red"), ("purple", "white"))
    chooser.pick("card-0-0")
    assert chooser.pick("card-1-0") == Notice("move-other-row")
    chooser.clear()
    assert chooser.orders == usual


def test_the_number_on_a_card_is_the_key_that_picks_it(canvas_of, monkeypatch):
    chooser = move_chooser()
    badges = []
    monkeypatch.setattr(cards, "order_card", lambda *card, **_: badges.append(card[3]))
    chooser.tray(canvas_of((640, 360)), None)
    targets = chooser.targets()
    assert [target.key for target in targets] == [f"die-{badge}" for badge in badges]
    assert badges == list("12345"), "through both rows: none stands there twice, and none is left out"
    assert [target.label.partition(":")[0] for target in targets] == badges


def test_cards_beyond_the_fifth_have_keys_too(canvas_of, monkeypatch):
    chooser, badges = move_chooser(4, sample_game.crowded().boards[0]), []
    monkeypatch.setattr(cards, "order_card", lambda *card, **_: badges.append(card[3]))
    chooser.tray(canvas_of((640, 360)), None)
    assert badges == list("12345678")
    assert [target.key for target in chooser.targets()] == [f"die-{badge}" for badge in badges]


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


@pytest.mark.parametrize("laid", [sample_game.boarding_of(2), sample_game.claiming()], ids=["steal", "claim"])
def test_what_is_forfeited_bears_no_tick_and_comes_back_with_the_attack(laid):
    chooser = chooser_for(DiceDesk(View(laid.actors[laid.place], laid), SEATS, TEXT.say))
    assert isinstance(chooser, AttackChooser)
    for attack in chooser.attacks:
        chooser.propose(attack)
        chosen = chooser.marks().chosen
        assert chosen
        chooser.propose(Forfeit())
        assert not chooser.marks().chosen
        assert chosen <= chooser.marks().legal | {Spot("board", attack.target)}, "there to be picked still"
        chooser.propose(attack)
        assert chooser.marks().chosen == chosen


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_chance_is_no_reason(language):
    """A captain never praises a choice as the best in 0 % of rounds."""
    say, args = Text(language).of("tortuga2014").say, {"action": "raid", "total": 3}
    told = {
        chance: worded(say, SEATS, "advice-keep", {**args, "chance": chance}) for chance in (0, 14, 15, 80)
    }
    assert told[0] == told[14] == say("advice-seldom", lead=say("log-action-raid"), total=3)
    assert not any("%" in words or str(chance) in words for chance, words in told.items())
    assert len({told[14], told[15], told[80]}) == 3
    near = {worded(say, SEATS, "advice-keep", {**args, "chance": chance}) for chance in (70, 90)}
    assert len(near) == 1, "two samples of one position do not contradict each other"
    best = worded(say, SEATS, "advice-keep", {**args, "chance": 0}, best=True)
    assert best != told[0]
    assert "3" in best


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_proposed_against_the_odds_has_a_reason_that_can_be_seen(language):
    """Dice to come, else the defence, said once; that nothing is worth more only where neither holds."""
    say = Text(language).of("tortuga2014").say

    def told(**more):
        args = {"action": "raid", "total": 3, "chance": 2, **more}
        return worded(say, SEATS, "advice-declare-chance", args, best=True)

    plain, hopeful, shielding = told(), told(more=1), told(defends=1)
    cost = say("advice-defends").rstrip(".").split(maxsplit=1)[1]
    assert len({plain, hopeful, shielding}) == 3
    assert cost in shielding
    assert shielding.count(".") == plain.count("."), "one sentence"
    assert told(more=1, defends=1) == f"{hopeful} {say('advice-defends')}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("best", [False, True])
def test_skulls_alone_go_to_no_action_yet_however_poor_its_prospects(language, best):
    """Said of them as such: who kept nothing but a skull has put no die on the action."""
    say, args = Text(language).of("tortuga2014").say, {"action": "raid", "total": 3, "chance": 2}
    told = DiceNarrative(Text(language).of("tortuga2014"), SEATS).advised(
        Reason("advice-keep-skulls", args), best
    )
    likely = worded(say, SEATS, "advice-keep-skulls", {**args, "chance": 80})
    assert told == say("advice-skulls-wait")
    assert say("log-action-raid") not in told, "what they would make there is no reason to keep them"
    assert likely.startswith(say("advice-lead", skulls=1, action=say("log-action-raid")))
    other = DiceNarrative(Text(language).of("tortuga2014"), SEATS).advised(Reason("advice-keep", args), best)
    assert other.partition(":")[0] == say("log-action-raid")


def test_a_total_is_praised_only_for_what_it_is():
    """Not one that skulls in plain shown beat, nor one that adds nothing; a defence counts then."""

    def told(best: bool = False, **args: int) -> str:
        total = {"action": "raid", "total": 4, "chance": 70, **args}
        return worded(TEXT.say, SEATS, "advice-keep", total, best)

    defends = " A die there defends you: whoever attacks you goes back a box."
    assert told() == told(defends=1) == "Raid: a total of 4 usually comes 1st."
    assert told(total=1) == "Raid: even a total of 1 usually comes 1st."
    assert told(sure=1) == "Raid: a total of 4 is sure to come 1st."
    assert told(tie=1) == "Raid: a total of 4 usually comes 1st. On a tie you are first."
    assert told(chance=30, defends=1) == "Raid: a total of 4 has a fair chance of coming 1st." + defends
    assert told(seat=1, defends=1) == "Raid: Jack can still beat 4 with skulls." + defends
    assert told(chance=50) == "Raid: a total of 4 has a fair chance of coming 1st.", "as often as not"
    assert told(chance=5, defends=1) == "Raid: a total of 4 would seldom come 1st, if ever." + defends
    assert told(safe=1) == "Raid is as good as yours already."
    assert told(True, safe=1, defends=1) == "Raid is as good as yours already. Nothing else promises more."


def test_only_the_best_order_is_said_to_keep_what_promises_most():
    told = [worded(TEXT.say, SEATS, "advice-move", {"lost": 1}, best) for best in (True, False)]
    assert told == [
        "One chest finds no space. This order keeps what promises most.",
        "One chest finds no space.",
    ]


# ---------------------------------------------------------------- words
@pytest.mark.parametrize(
    ("island", "bag", "told"),
    [
        (0, 2, "No space for 2 chests: they go into the bag."),
        (2, 0, "No space for 2 chests: they go to the centre island."),
        (1, 1, "No space for 2 chests: 1 to the centre island, 1 into the bag."),
    ],
)
def test_surplus_is_told_to_where_it_goes_r63_r90(island, bag, told):
    assert TEXT.say("tray-surplus-many", count=2, island=island, bag=bag) == told


def test_a_hunt_from_an_empty_bag_promises_no_chest_r73():
    for before, _, _ in all_steps():
        if before.stage == "act" and before.action == TREASURE_HUNT and before.place == 0:
            seat = RULES.to_act(before)[0]
            full = chooser_for(desk(before, seat)).banner().message
            empty = msgspec.structs.replace(before, bag=(0,) * len(before.bag))
            assert "a chest from the bag" in full
            assert "the bag is empty" in chooser_for(desk(empty, seat)).banner().message
            return
    raise AssertionError("no hunt in any game")


def test_a_token_at_the_end_of_its_track_stays_r18():
    for before, _, _ in all_steps():
        if before.stage == "act" and before.action == EXPAND_FLEET:
            seat = RULES.to_act(before)[0]
            boards = tuple(msgspec.structs.replace(board, boat=8) for board in before.boards)
            moved = msgspec.structs.replace(before, boards=boards)
            assert "stays on box 8" in chooser_for(desk(moved, seat)).banner().message
            return
    raise AssertionError("no fleet in any game")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_ranking_tells_the_places_of_the_results(seats: int) -> None:
    """The tray and the cards of the results say the same, shared places included."""
    table = played(seats, "places")[-1][2]
    alike = msgspec.structs.replace(table, boards=(table.boards[0], *table.boards[:-1]))
    for end in (table, alike):
        result = result_of(end.boards, SEATS[:seats], 9)
        rows = cards.final_rows(DiceDesk(observe(end, 0), SEATS[:seats], TEXT.say))
        assert [(row.name, row.plate, row.lit) for row in rows] == [
            (seat.name, TEXT.say("ordinal", place=seat.place), seat.place == 1)
            for seat in sorted(result.seats, key=attrgetter("place"))
        ]
        assert all(row.place is not None for row in rows), "nobody stands without a place"


def test_performing_an_action_is_told_by_what_it_brings():
    """Nothing more: who gets ahead draws attacks, so that no action "can only help"."""
    told = {
        action: worded(TEXT.say, SEATS, "advice-perform", {"action": action}) for action in ACTION_NAMES[:3]
    }
    assert told == {
        "expand-fleet": "Moves your boat forward.",
        "recruit-crew": "Moves your pirate forward.",
        "treasure-hunt": "Brings you a treasure tile.",
    }


def test_two_equal_tiles_are_no_choice():
    found = set()
    for one in decisions():
        if one.table.stage == "tile":
            equal = len(set(one.table.drawn)) == 1
            assert chooser_for(one).forced == equal
            found.add(equal)
    assert found == {True, False}


def test_a_token_that_moves_on_is_no_choice_until_it_is_forfeited():
    found = set()
    for one in decisions():
        if one.table.stage == "act" and one.table.action <= TREASURE_HUNT:
            chooser = chooser_for(one)
            assert chooser.forced == (one.table.action != TREASURE_HUNT)
            assert chooser.command() == Perform()
            chooser.propose(Forfeit())
            assert not chooser.forced
            found.add(one.table.action)
    assert len(found) == 3


def test_a_dragged_skull_goes_where_the_other_dice_go():
    chooser = KeepChooser(keep_desk((BOARD, RAID, BOARD, SKULL, RAID)))

    def on(action):
        x, y, *_ = OwnBoard().action(action)
        return (x + 20, y + 20)

    assert chooser.drop("die-3", on(TREASURE_HUNT)) is True
    assert chooser.chosen == {3}
    chooser.clear()
    assert chooser.drop("die-0", on(BOARD)) is True
    assert chooser.drop("die-3", on(RAID)) == Notice("drop-elsewhere", {"action": "Board"})
    assert chooser.drop("die-3", on(BOARD)) is True
    assert chooser.chosen == {0, 3}
    assert chooser.drop("die-1", on(RAID)) not in (True, False)


def test_an_action_space_picks_the_dice_that_go_there_and_puts_them_back():
    chooser = KeepChooser(keep_desk((BOARD, RAID, BOARD, SKULL, RAID)))
    assert chooser.meant(0, "action", BOARD) == f"space-{BOARD}"
    assert chooser.meant(1, "action", BOARD) == chooser.meant(0, "island", 0) == ""
    assert chooser.pick(f"space-{BOARD}") is None
    assert chooser.command() == Keep((0, 2))
    assert chooser.pick(f"space-{RAID}") is None
    assert chooser.command() == Keep((1, 4))
    assert chooser.pick(f"space-{RAID}") is None
    assert chooser.chosen == frozenset()
    assert chooser.pick(f"space-{TREASURE_HUNT}") is not None
    assert chooser.chosen == frozenset()
