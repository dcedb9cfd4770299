"""Advice on every decision kind and number of seats: it adds up, and agrees with the engine."""

import msgspec
import pytest
from msgspec.structs import replace

from ai import worker
from ai.games.tortuga2014.account.advice_chances import shrinkage
from ai.games.tortuga2014.advice import pieces
from ai.games.tortuga2014.advice.dice import NOISE
from ai.games.tortuga2014.advice.explain import PARTS
from ai.games.tortuga2014.advice.pieces import CLEAR_POINTS, COARSE_CHANCE
from ai.games.tortuga2014.adviser import THOROUGH_LEVEL, Adviser, advise
from ai.games.tortuga2014.player import Engine
from ai.games.tortuga2014.reasons import attack_reason
from tests.ai.games.tortuga2014.engine.positions import some
from tortuga.app.games.tortuga2014.narrative import worded
from tortuga.app.languages import LANGUAGES
from tortuga.app.text import Text
from tortuga.games.tortuga2014.commands import (
    Claim,
    DeclareSkulls,
    Forfeit,
    Keep,
    KeepTile,
    Perform,
    Steal,
    TakeBonus,
)
from tortuga.games.tortuga2014.legal import legal
from tortuga.games.tortuga2014.observer import observe
from tortuga.games.tortuga2014.pieces import ACTIONS, BOARD, RAID, SKULL
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.scoring import once_home
from tortuga.games.tortuga2014.state import Board, Options
from tortuga.kernel.players import Reason, SeatSpec

pytestmark = pytest.mark.slow

SEATS = tuple(SeatSpec("human", name, "red") for name in ("Ann", "Ben", "Cid", "Dee"))

STAGES = ("select", "bonus", "reroll-keep", "skulls", "act", "tile", "move")
EACH = {"select": 4, "bonus": 3, "reroll-keep": 2, "skulls": 3, "act": 12, "tile": 2, "move": 3}


def views(seats, stage, target=6, many=0):
    """Views of the seats that decide at some tables; `many` at most, or as many as suffice."""
    found = []
    decides = "select" if stage == "bonus" else stage
    for table in some(Options(seats=seats, target=target), (decides,), max(many, 60)):
        deciding = [seat for seat in RULES.to_act(table) if stage != "bonus" or table.boards[seat].finished]
        if deciding and len(found) < (many or EACH[stage]):
            found.append(observe(table, deciding[0]))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_and_parts_add_up_and_ranks_are_the_engines(seats):
    seen = set()
    for stage in STAGES:
        for view in views(seats, stage):
            advice = advise(view, "seed")
            action_values = Engine("seed", THOROUGH_LEVEL).action_values(view)[: len(advice.choices)]
            attacks = any(isinstance(each.command, Steal | Claim) for each in action_values)
            if stage == "move" or attacks:  # there people count along: see below
                continue
            assert [each.command for each in advice.choices] == [each.command for each in action_values]
            open_commands = legal(view.table, view.seat)
            for choice, engine in zip(advice.choices, action_values, strict=True):
                seen.add(type(choice.command))
                assert choice.command in open_commands
                assert choice.chance == choice.chances[view.seat]
                behind = shrinkage(view) * (action_values[0].value - engine.value)
                assert choice.chance == pytest.approx(max(0.0, advice.choices[0].chance - behind), abs=1e-6)
                assert sum(choice.chances) == pytest.approx(1, abs=1e-12)
                assert all(0 <= chance <= 1 for chance in choice.chances)
                expected = dict(choice.expected)
                assert expected["lead"] < expected["points"]
            for choice, below in zip(advice.choices, advice.choices[1:], strict=False):
                if choice.why is None:
                    continue
                assert [name for name, _ in choice.why.parts] == list(PARTS)
                assert choice.why.difference == choice.chance - below.chance
                assert sum(part for _, part in choice.why.parts) == pytest.approx(
                    choice.why.difference, abs=1e-12
                )
            assert advice.choices[-1].why is None
    assert seen == {Keep, TakeBonus, DeclareSkulls, Perform, Forfeit} | ({KeepTile} if seats > 2 else set())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_two_choices_can_be_compared(seats):
    """The split of a difference turns its sign with the order, and is nothing for a choice and itself."""
    for stage in STAGES:
        for view in views(seats, stage)[:2]:
            valued = Adviser("seed").valued(view)
            last = len(valued.choices) - 1
            forth, back = valued.split(0, last), valued.split(last, 0)
            assert forth == pytest.approx(-back, abs=1e-9)
            assert not valued.split(0, 0).any()
            difference = valued.choices[0].raw - valued.choices[last].raw
            assert forth.sum() == pytest.approx(difference, abs=1e-12)


@pytest.mark.parametrize("coarse", [COARSE_CHANCE, 0.0])
def test_where_chests_move_more_points_come_first_unless_much_is_at_stake(monkeypatch, coarse):
    """The learned value alone let a set go that everybody could count, for half a per cent."""
    monkeypatch.setattr(pieces, "COARSE_CHANCE", coarse)
    corrected, fewer, reasons = 0, 0, set()
    for view in views(4, "move", many=40) + views(2, "move", many=40):
        valued, choices = Adviser("seed").valued(view).choices, advise(view, "seed").choices
        engine = Engine("seed", THOROUGH_LEVEL).action_values(view)
        before = {_selection(each.command): each.value for each in engine}
        assert {_selection(choice.command) for choice in choices} == set(before)
        now = [round(dict(choice.expected)["points"]) for choice in choices]
        later = [once_home(view.board, *_selection(choice.command)) for choice in choices]
        for place, (choice, entry) in enumerate(zip(choices, valued, strict=True)):
            own = before[_selection(choice.command)]
            assert own - 1e-12 <= entry.raw <= own + coarse + 1e-12
            assert all(
                entry.raw > valued[other].raw
                for other in range(place + 1, len(choices))
                if now[other] >= now[place]
                and later[other] >= later[place]
                and (now[other], later[other]) != (now[place], later[place])
            )
            assert sum(choice.chances) == pytest.approx(1, abs=1e-12)
            assert choice.why is None or dict(choice.why.parts)["chests"] == pytest.approx(
                choice.why.difference
            )
        corrected += _selection(choices[0].command) != _selection(engine[0].command)
        lost = max(later) - later[0], max(now) - now[0]
        id = "advice-move-later" if lost[0] else "advice-move-cost" if lost[1] else "advice-move"
        assert choices[0].reason.id == id
        assert choices[0].reason.args.get("points", 0) == (lost[0] or lost[1])
        for choice, points in zip(choices[1:], later[1:], strict=True):
            assert choice.reason.id == ("advice-move-fewer" if points < later[0] else "advice-move")
            assert choice.reason.args.get("points", 0) == max(0, later[0] - points)
            fewer += points < later[0]
        reasons.add(id)
    assert fewer
    assert bool(corrected) == bool(coarse)
    assert reasons == (
        {"advice-move"} if coarse else {"advice-move", "advice-move-later", "advice-move-cost"}
    )


@pytest.mark.parametrize("coarse", [COARSE_CHANCE, 0.0])
def test_of_one_targets_chests_more_points_come_first_unless_much_is_at_stake(monkeypatch, coarse):
    """The value alone let a red chest lie that completed a set, at the same chance to the per cent."""
    monkeypatch.setattr(pieces, "COARSE_CHANCE", coarse)
    corrected, seen, completed = 0, set(), set()
    for view in [view for seats in (2, 3, 4) for view in views(seats, "act", many=60)]:
        if view.table.action not in (BOARD, RAID):
            continue
        valued, choices = Adviser("seed").valued(view).choices, advise(view, "seed").choices
        engine = Engine("seed", THOROUGH_LEVEL).action_values(view)
        values = {each.command: each.value for each in engine}
        assert {choice.command for choice in choices} == set(values) == set(legal(view.table, view.seat))
        corrected += choices[0].command != engine[0].command
        for place, (choice, entry) in enumerate(zip(choices, valued, strict=True)):
            seen.add(type(choice.command))
            own = values[choice.command]
            most = own + coarse if isinstance(choice.command, Steal | Claim) else own
            assert own - 1e-12 <= entry.raw <= most + 1e-12
            assert choice.chance == choice.chances[view.seat]
            behind = shrinkage(view) * (valued[0].raw - entry.raw)
            assert choice.chance == pytest.approx(max(0.0, choices[0].chance - behind), abs=1e-12)
            assert sum(choice.chances) == pytest.approx(1, abs=1e-12)
            above = [other for other in valued[:place] if other.raw == entry.raw]
            assert all(other.points >= entry.points for other in above)
            for worse in valued[:place] if coarse else ():
                other = worse.action_value.command
                assert (
                    not isinstance(choice.command, Steal | Claim)
                    or not isinstance(other, Steal | Claim)
                    or choice.command.target != other.target
                    or worse.points > entry.points - CLEAR_POINTS
                    or worse.lead > entry.lead
                    or values[other] > own + coarse - 1e-12
                )
            if choice.why is not None:
                parts = sum(part for _, part in choice.why.parts)
                assert choice.why.difference == choice.chance - choices[place + 1].chance
                assert parts == pytest.approx(choice.why.difference, abs=1e-12)
            if isinstance(choice.command, Steal | Claim):
                completed.add("set" in choice.reason.args)
    assert bool(corrected) == bool(coarse)
    assert seen == {Steal, Claim, Forfeit}
    assert completed == {True, False}


def test_chests_worth_more_in_tortuga_are_kept_where_nothing_else_tells_them_apart():
    """A white chest on its way home makes a set of red and blue: advice counts that as the table does."""
    board = Board(boat=3, pirate=3, crew=("white",), island=("red", "blue", "red", "blue"))
    options = Options(seats=2)
    rival = Board(boat=3, pirate=3, crew=("blue",), island=("yellow",))
    table = replace(
        next(table for table in some(options, ("move",), 60) if table.round == 1),
        boards=(board, rival),
        chosen=(False, False),
        commits=(None, None),
    )
    best = advise(observe(table, 0), "seed").choices[0]
    assert set(best.command.to_crew) == {"red", "blue"}
    assert best.reason == Reason("advice-move", {"lost": 2})


def _selection(command):
    return tuple(sorted(command.to_fleet)), tuple(sorted(command.to_crew))


def test_to_forfeit_is_to_keep_the_2nd_free_to_attack_somebody_else():
    """With three captains the 2nd must leave out whom the 1st attacked (R54): then only the 1st is left."""
    exposed = set()
    for view in views(3, "act"):
        table, choices = view.table, advise(view, "seed").choices
        reasons = [choice.reason for choice in choices if choice.command == Forfeit()]
        best = next(choice.command for choice in choices if choice.command != Forfeit())
        alone = isinstance(best, Steal) and len(table.ranking) > 1 and best.target != table.ranking[1]
        args = {"target": best.target, "seat": table.ranking[1]} if alone else {}
        costly = "advice-forfeit" if choices[0].command == Forfeit() else "advice-forfeit-waived"
        assert reasons == [Reason("advice-forfeit-exposed" if alone else costly, args)]
        exposed.add(alone)
    assert exposed == {True, False}


@pytest.mark.parametrize("seats", [2, 3])
def test_there_may_be_nothing_but_to_forfeit(seats):
    """Where empty areas must not be attacked, the winner of the action may find nobody to attack (R54)."""
    options = Options(seats=seats, attack_empty="forbidden")
    alone = next(
        table for table in some(options, ("act",), 60) if legal(table, RULES.to_act(table)[0]) == (Forfeit(),)
    )
    view = observe(alone, RULES.to_act(alone)[0])
    (choice,) = advise(view, "seed").choices
    assert (choice.command, choice.reason) == (Forfeit(), Reason("advice-forfeit-waived"))
    assert [each.command for each in Engine("seed", THOROUGH_LEVEL).action_values(view)] == [Forfeit()]


def test_the_worker_gives_the_same_advice_as_bytes():
    for stage in STAGES:
        for view in views(3, stage)[:1]:
            answer = worker.advise(RULES.name, worker.encode(view), "seed")
            assert worker.decode_advice(RULES.name, answer) == advise(view, "seed")


def test_advice_is_drawn_from_the_own_view_alone():
    """Everything hidden is changed: a rival's roll and secret choice, and the coins of his tiles."""
    changed = 0
    for table in some(Options(seats=3), ("select",), 6):
        seat = RULES.to_act(table)[0]
        opponent = (seat + 1) % 3
        rolls, boards = list(table.rolls), list(table.boards)
        rolls[opponent] = tuple(face if face < 0 else (face + 1) % 6 for face in rolls[opponent] or ())
        tiles = tuple(1 if coins == 2 else 2 for coins in boards[opponent].tiles)
        boards[opponent] = msgspec.structs.replace(boards[opponent], tiles=tiles)
        other = msgspec.structs.replace(table, rolls=tuple(rolls), boards=tuple(boards))
        changed += other != table
        assert advise(observe(other, seat), "seed") == advise(observe(table, seat), "seed")
    assert changed


def test_nothing_to_decide():
    table = some(Options(seats=2), ("act",), 1)[0]
    idle = 1 - RULES.to_act(table)[0]
    with pytest.raises(ValueError, match="nothing to decide"):
        advise(observe(table, idle))


def test_adviser_plays_the_best_choice():
    view = views(2, "act")[0]
    decision = Adviser("seed").choose(view)
    assert (
        decision.command == decision.ranked[0].command == Engine("seed", THOROUGH_LEVEL).choose(view).command
    )


@pytest.mark.parametrize("box", [1, 2])
def test_whoever_stands_on_the_first_box_is_not_weakened(box):
    """An attack throws nobody back from there (R54)."""
    view = next(view for view in views(4, "act", many=60) if view.table.action in (BOARD, RAID))
    boards = tuple(replace(board, boat=box, pirate=box) for board in view.table.boards)
    placed = replace(view, table=replace(view.table, boards=boards))
    target = (view.seat + 1) % 4
    weak = {"weak": int(box > 1)}
    assert attack_reason(placed, Claim(target, "red")).args == {"chest": "red", "seat": target, **weak}
    assert attack_reason(placed, Claim(target, None)).args == {"seat": target, **weak}
    for language in LANGUAGES:
        say = Text(language).of("tortuga2014").say
        told = {
            weak: worded(say, SEATS, "advice-claim", {"chest": "red", "seat": 1, "weak": weak})
            for weak in (0, 1)
        }
        assert ["Ben" in words for words in told.values()] == [False, True]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_keep_is_proposed_before_one_that_beats_it_by_any_count(seats):
    """More on the same action, and the die left behind is as good on every other: no sample denies it."""
    met = 0
    for view in views(seats, "select", many=12 if seats == 3 else 24):
        numbers, roll = view.table.options.numbers, view.table.rolls[view.seat]
        choices = [each for each in advise(view, "seed").choices if isinstance(each.command, Keep)]
        for at, choice in enumerate(choices):
            for later in choices[at + 1 :]:
                one, other = set(later.command.dice), set(choice.command.dice)
                mine, theirs = one - other, other - one
                if len(mine) != 1 or len(theirs) != 1:
                    continue
                (die,), (left,) = mine, theirs
                face = roll[die]
                if face != SKULL and roll[left] == face and numbers[die][face] > numbers[left][face]:
                    others = [a for a in ACTIONS if a != face]
                    met += 1
                    beaten = all(numbers[left][action] >= numbers[die][action] for action in others)
                    assert not beaten or choice.chance - later.chance > NOISE / 2
    assert met
