"""Places at which somebody tripped (issue 19): each is mended, and stays so."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from ai.arena.play import play
from ai.games.tortuga2014.captains import CAPTAINS
from tests.app.games.tortuga2014.games import all_steps
from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga2014 import sample_game as still
from tortuga.app.games.tortuga2014.acts.director import announced
from tortuga.app.games.tortuga2014.decisions import cards
from tortuga.app.games.tortuga2014.decisions.choose import chooser_for
from tortuga.app.games.tortuga2014.decisions.desk import DiceDesk
from tortuga.app.games.tortuga2014.narrative import DiceNarrative
from tortuga.app.games.tortuga2014.shown import ChestPlan, DiceMarks, DiceShown
from tortuga.app.games.tortuga2014.table import opponents, own, pieces
from tortuga.app.games.tortuga2014.table.layout import arrangement
from tortuga.app.games.tortuga2014.table.opponents import OpponentBoard, OpponentPainter
from tortuga.app.games.tortuga2014.table.parts import PARTS
from tortuga.app.games.tortuga2014.table.spotlight.choice import choice_cards, choice_chest
from tortuga.app.languages import LANGUAGES
from tortuga.app.screenshots import all_shots, paint
from tortuga.app.stills.house import still_context
from tortuga.app.table.marks import Spot
from tortuga.app.table.part import Silent
from tortuga.app.text import Text
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.course import surplus_at
from tortuga.games.tortuga2014.pieces import (
    ACTION_NAMES,
    BOARD,
    CHEST_INDEX,
    RECRUIT_CREW,
    TREASURE_HUNT,
    UNASSIGNED,
)
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.scoring import score
from tortuga.games.tortuga2014.state import Options, Table


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_banner_tells_the_name_of_an_action_once(language):
    text, table = Text(language).of("tortuga2014"), still.boarding()
    name = text.say(f"log-action-{ACTION_NAMES[TREASURE_HUNT]}")
    for event in (
        ev.ActionOpened(TREASURE_HUNT, (0, 7, 5, 0), (1, 2)),
        ev.ActionOpened(TREASURE_HUNT, (0, 0, 0, 0), ()),
        ev.Forfeited(1, TREASURE_HUNT, 0),
    ):
        lines = [line.text for line in DiceNarrative(text, still.SEATS).sentences(event, table, table)]
        banner = announced(text.say, event, table, lines)
        assert f"{banner.title} {banner.message}".count(name) == 1
        assert banner.message == banner.message.strip(":, ")


def shown_at(table, marks=None, language="en"):
    view = RULES.observe(table, 0)
    return DiceShown(view, 0, marks or DiceMarks(), still.SEATS, Text(language).of("tortuga2014"))


def test_no_trace_is_drawn_across_what_the_own_plan_says():
    plan = ChestPlan(surplus=("yellow",))
    old = {Spot("center", -1, CHEST_INDEX["red"]), Spot("boat", 1)}
    over = {Spot("center", -1, CHEST_INDEX["yellow"]), Spot("island", 0), Spot("fleet", 0)}
    for marks, left in ((DiceMarks(), old | over), (DiceMarks(plan=plan), old)):
        shown = shown_at(still.moving(), replace(marks, traces=frozenset(old | over)))
        assert DiceShown.of(shown).marks.traces == left


def test_a_screen_leaves_the_chest_of_round_1_in_sight(canvas_of, monkeypatch):
    """R23: everybody begins with a chest on the island area, and rolls behind the screen."""
    table = still.first_roll()
    boards = tuple(msgspec.structs.replace(board, island=("red",)) for board in table.boards)
    shown, screens = shown_at(msgspec.structs.replace(table, boards=boards)), []
    monkeypatch.setattr(opponents, "draw_screen", lambda _canvas, box, *_: screens.append(box))
    OpponentBoard(1).paint(canvas_of((1280, 720)), shown)
    (screen,) = screens
    chest, die = (PARTS.box(Spot(kind, 1), shown.view, 0) for kind in ("island", "die"))
    assert not screen.touches(chest)
    assert not die.touches(chest)


def test_tips_count_the_chests_that_are_drawn_while_they_are_ordered():
    plan = ChestPlan(("white",), ("purple", "purple"), ("red", "blue", "yellow"))
    shown = shown_at(still.moving(), DiceMarks(plan=plan))
    for area, count in (("fleet", 2), ("crew", 3), ("tortuga", len(shown.board(0).tortuga))):
        told = PARTS.tip(shown, Spot(f"area_{area}", 0))
        assert f" {count} " in told
        other = PARTS.tip(shown, Spot(f"area_{area}", 1))
        assert f" {len(getattr(shown.board(1), area))} " in other, "only one's own are"


def test_what_is_only_planned_is_pale_and_counts_for_nothing(canvas_of, monkeypatch):
    """The sixth chest of a proposal had a tick as if the game were over."""
    plan = ChestPlan(("white", "white"), ("purple", "purple"), ("red", "blue", "yellow"))
    shown, alphas, counts = shown_at(still.moving(), DiceMarks(plan=plan)), [], []
    for module in (own, pieces):
        monkeypatch.setattr(module, "draw_chest", lambda *_, alpha=255, **__: alphas.append(alpha))
    monkeypatch.setattr(own, "home_count", lambda count, _: counts.append(count) or ("", "ink"))
    own.OwnBoard().paint(canvas_of((1280, 720)), shown)
    assert counts == [len(shown.board(0).tortuga)]
    assert alphas.count(pieces.PALE) == len(plan.fleet) + len(plan.crew) + (
        "white" not in shown.board(0).tortuga
    )


def test_between_two_rolls_a_rival_keeps_the_dice_that_go_on_in_sight(canvas_of, monkeypatch):
    """While somebody declares a skull no screen stands; the dice still to be rolled are told all the same."""
    boards = tuple(
        msgspec.structs.replace(board, dice=(0, 0, 2, UNASSIGNED, UNASSIGNED))
        for board in still.first_roll().boards
    )
    table = msgspec.structs.replace(still.first_roll(), stage="skulls", boards=boards, rolls=())
    canvas, told = canvas_of((1280, 720)), []
    monkeypatch.setattr(canvas, "tag", lambda _spot, text, *_look, **_named: told.append(text))
    rival = OpponentBoard(1)
    OpponentPainter(rival, canvas, shown_at(table), 1).island_row()
    assert told == ["2 dice"]
    acting = shown_at(msgspec.structs.replace(table, stage="act"))
    OpponentPainter(rival, canvas, acting, 1).island_row()
    assert told == ["2 dice"], "in phase 2 no dice are rolled any more"


@pytest.mark.parametrize("language", ["cs", "de"])
def test_tabs_beside_each_other_have_letters_of_one_kind(language, canvas_of, tmp_path, monkeypatch):
    drawn, write = [], Canvas.write

    def noted(canvas, told, style, *where, **named):
        if not style.grows:  # words beside each other; other places have the same words
            drawn.append((told, style[:2]))
        return write(canvas, told, style, *where, **named)

    monkeypatch.setattr(Canvas, "write", noted)
    scenes = all_shots()["table-advice"](still_context(tmp_path, language).of("tortuga2014"))
    paint(scenes, canvas_of((1280, 720)))
    tabs = {scenes[0].context.say(f"pic-tab-{tab}") for tab in ("log", "dice", "advice")}
    assert {told for told, _ in drawn} >= tabs
    assert len({how for told, how in drawn if told in tabs}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_tells_where_the_schooner_decided_a_tie(language):
    text, table = Text(language).of("tortuga2014"), still.boarding()

    def told(totals: tuple[int, ...], ranking: tuple[int, ...]) -> list[str]:
        event = ev.ActionOpened(TREASURE_HUNT, totals, ranking)
        return [line.text for line in DiceNarrative(text, still.SEATS).sentences(event, table, table)]

    clear = told((0, 7, 5, 0), (1, 2))
    assert not any("(" in line for line in clear)
    assert ["(" in line for line in told((0, 7, 7, 0), (1, 2))] == [True, False]
    assert ["(" in line for line in told((5, 7, 5, 0), (1, 2, 0))] == [False, True]
    assert ["(" in line for line in told((7, 7, 7, 0), (1, 2, 0))] == [True, True]


@pytest.mark.parametrize(("table", "stays"), [(still.boarding(), True), (still.boarding_of(2), False)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_tells_where_a_chest_without_room_goes(language, table, stays):
    """R63, R90: the first of a colour to the island, the others, and all with two players, into the bag."""
    table = msgspec.structs.replace(table, center=("red",))
    text, seats = Text(language).of("tortuga2014"), still.SEATS[: table.seats]
    event = ev.SurplusDropped(BOARD, (("blue", "red"), ("blue",), *((),) * (table.seats - 2)))
    told = [line.text for line in DiceNarrative(text, seats).sentences(event, table, table)]
    names = [seats[seat].name for seat in (0, 0, 1)]
    ways = ["island" if stays else "bag", "bag", "bag"]
    assert told == [text.say("log-left", name=name, to=to) for name, to in zip(names, ways, strict=True)]
    assert text.say("log-left", name="", to="island") != text.say("log-left", name="", to="bag")


@pytest.mark.parametrize("table", [still.skulls(), still.finished_early()])
def test_digits_choose_an_action(table):
    chooser = chooser_for(DiceDesk(RULES.observe(table, 0), still.SEATS, Text("en").of("tortuga2014").say))
    (target,) = (target for target in chooser.targets() if target.key == "die-3")
    chooser.pick(target.id)
    assert chooser.command().action == TREASURE_HUNT


def test_the_tip_of_points_tells_what_they_are_made_of():
    shown = shown_at(still.boarding())
    told = PARTS.tip(shown, Spot("ribbon", 0))
    made = score(shown.board(0))
    assert str(made.total) in told
    assert f"{made.tortuga + made.fleet + made.crew} for chests, {made.set_points} for sets" in told
    assert f"{made.tracks} for boat and pirate, {made.tiles} for treasure tiles" in told
    assert "question mark" not in told
    assert "question mark" in PARTS.tip(shown, Spot("ribbon", 1)), "others' tiles are hidden"


TWO = {"en": "with two players", "de": "zu zweit", "es": "con dos jugadores", "cs": "ve dvou hráčích"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "two"), [(2, True), (3, False)])
def test_two_players_are_told_why_a_token_moves_one_box(language, seats, two):
    """R87: who learned the game among three is not to believe that it moves wrongly."""
    text, table = Text(language).of("tortuga2014"), still.opened(still.boarding_of(seats), RECRUIT_CREW)
    chooser = chooser_for(DiceDesk(RULES.observe(table, 0), still.SEATS[:seats], text.say))
    assert chooser.banner().message.endswith(").") is two
    pages = ("fleet-3", "crew-3", "hunt-2", "board-action-3", "raid-3")
    told = " ".join(text.say(f"rules-{page}") for page in pages)
    assert told.casefold().count(TWO[language]) == 5, "and each page about an action tells what is different"


def test_what_a_defence_costs_is_told_before_it_is_paid(canvas_of, monkeypatch):
    """R61: who is thrown back may have no room for a chest; an attack told of the box alone."""
    text, drawn = Text("en").of("tortuga2014"), []
    monkeypatch.setattr(cards, "outcome_token", lambda *given: drawn.append(given[-1]))
    for table, lost in ((still.costly(), ("yellow",)), (still.boarding(), ())):
        chooser = chooser_for(DiceDesk(RULES.observe(table, 0), still.SEATS, text.say))
        chooser.pick("chest-1-0")
        boxes = {"before": chooser.box_of(0), "after": chooser.box_of(0) - 1}
        id = "note-defends-costs" if lost else "note-defends"
        assert chooser.notes()[1].text == text.say(id, token="boat", **boxes), "whose token, and how far"
        chooser.tray(canvas_of((1280, 720)), None)
        assert drawn[-1] == lost


def test_no_tooltip_covers_what_a_choice_on_the_stage_tells():
    """It spoke of the area on the board, and lay over the cards that tell what follows."""
    chooser = chooser_for(
        DiceDesk(RULES.observe(still.boarding(), 0), still.SEATS, Text("en").of("tortuga2014").say)
    )
    shown = shown_at(still.boarding(), chooser.marks())
    for seat, box in choice_cards(shown, arrangement(4).spotlight):
        for place in (box.center, choice_chest(box, 0).center):
            hit = PARTS.hit(shown, place)
            assert isinstance(hit, Silent)
            assert hit.spot.seat == seat
        on_board = PARTS.hit(shown, PARTS.box(Spot("area_fleet", seat), shown.view, 0).center)
        assert not isinstance(on_board, Silent)


def test_a_chest_that_an_attack_will_cost_is_one_that_it_costs():
    paid = 0
    for before, event, after in all_steps():
        if not isinstance(event, ev.Attacked):
            continue
        chooser = chooser_for(DiceDesk(RULES.observe(before, event.seat), still.SEATS, str))
        told = chooser.lost(event.seat, event.box)
        assert told == surplus_at(after.boards[event.seat], event.action)
        paid += bool(told)
    assert paid


@pytest.mark.parametrize("options", [Options(seats=3), Options(seats=3, move_choice="clockwise")])
def test_the_last_order_of_chests_says_that_the_game_ends_after_it(options):
    """R77: as soon as the fleets that sail home bring anybody enough chests, that is certain."""
    captains = [CAPTAINS.make("additive", str(seat)) for seat in range(options.seats)]
    asked: list[Table] = []
    told, table = set(), RULES.start(options)
    for event in play(captains, RULES, options, "the last order").events:
        asked += [table] if table.stage == "move" and RULES.to_act(table) else []
        table = RULES.evolve(table, event)
        if isinstance(event, ev.RoundEnded | ev.GameEnded):
            for before in asked:
                view = RULES.observe(before, RULES.to_act(before)[0])
                chooser = chooser_for(DiceDesk(view, still.SEATS[: options.seats], str))
                assert chooser.last is isinstance(event, ev.GameEnded)
                told.add(chooser.last)
            asked.clear()
    assert told == {True, False}


@pytest.mark.parametrize("rule", ["allowed", "forbidden"])
def test_a_forfeit_of_who_can_attack_nobody_says_so(rule):
    """It is made for them, quickly: the log is where they look for who gave the action away."""
    table = still.boarding_of(2)
    boards = (table.boards[0], msgspec.structs.replace(table.boards[1], fleet=()))
    options = msgspec.structs.replace(table.options, attack_empty=rule)
    laid = msgspec.structs.replace(table, boards=boards, options=options)
    seat = laid.actors[0]
    text = Text("en").of("tortuga2014")
    (line,) = DiceNarrative(text, still.SEATS).sentences(ev.Forfeited(seat, BOARD, 0), laid, laid)
    assert line.text.endswith(": nobody can be attacked") == (rule == "forbidden")
