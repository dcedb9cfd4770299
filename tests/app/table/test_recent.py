"""What the others did stays visible until one's own next choice, and can be shown again."""

from __future__ import annotations

from tests.app.games.tortuga2014.games import played, seen_of, specs
from tortuga.app.games.tortuga2014.acts.director import DiceDirector
from tortuga.app.games.tortuga2014.picture import DicePicture
from tortuga.app.table.acts.motion import ActPlayer
from tortuga.app.table.acts.motions import Act, Pause
from tortuga.app.table.course import RUSH, FastForward
from tortuga.app.table.presenter import Recent
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.state import View


def told(kinds, me=0):
    """Recent deeds of the first game with only events of these kinds, and the events."""
    recent, director, seen = Recent(), DiceDirector(lambda message, **_: message), []
    for before, event, after in played(4, "a"):
        if isinstance(event, kinds):
            recent.add(director.act(seen_of(event, View(me, before), View(me, after)), me))
            seen.append((event, after))
    return recent, seen


def test_an_attack_of_another_leaves_its_trace():
    recent, seen = told(ev.Attacked)
    attacks = [event for event, _ in seen if event.seat != 0]
    assert attacks
    assert {spot.seat for spot in recent.traces} >= {event.target for event in attacks}


def test_the_own_deeds_are_no_news():
    recent, seen = told((ev.FleetExpanded, ev.CrewRecruited, ev.Attacked))
    owners = {event.seat for event, _ in seen}
    assert 0 in owners
    own, _ = Recent(), None
    director = DiceDirector(lambda message, **_: message)
    for before, event, after in played(4, "a"):
        if getattr(event, "seat", None) == 0:
            own.add(director.act(seen_of(event, View(0, before), View(0, after)), 0))
    assert recent
    assert not own
    assert not own.traces


def test_a_choice_forgets_them():
    recent, _ = told(ev.Attacked)
    recent.forget()
    assert not recent
    assert not recent.traces


def test_at_a_new_round_attacks_before_the_choice_of_chests_are_shown_again_too():
    recent, seen = told(ev.Attacked)
    attacks = len(list(recent.again(View(0, seen[-1][1]), 0))) - 1
    recent.forget()  # the chests are put into order
    assert not recent
    director = DiceDirector(lambda message, **_: message)
    before, event, after = next(step for step in played(4, "a") if isinstance(step[1], ev.ChestsMoved))
    recent.add(director.act(seen_of(event, View(0, before), View(0, after)), 0))
    assert len(list(recent.again(View(0, after), 0))) == attacks + 2
    recent.clear()
    assert not list(recent.again(View(0, after), 0))


def test_moved_chests_wipe_the_traces():
    recent, _ = told((ev.Attacked, ev.ChestsMoved))
    last = [event for _, event, _ in played(4, "a") if isinstance(event, ev.Attacked | ev.ChestsMoved)][-1]
    if isinstance(last, ev.ChestsMoved):
        assert not recent.traces
    else:
        assert recent.traces


def test_shown_again_they_move_as_before_and_end_at_the_present_table():
    recent, seen = told(ev.Attacked)
    now = View(0, seen[-1][1])
    player = ActPlayer(specs("human", "random", "random", "random"), DicePicture())
    acts = list(recent.again(now, 0))
    assert all(not act.lines for act in acts)
    for act in acts:
        player.add(act)
    moved = set()
    while player.busy:
        for act in player.update(0.1, "normal"):
            moved |= {motion.rests(motion.delay) for motion in act.motions}
            last = act
    assert moved
    assert moved & recent.traces
    assert last.after is now


def test_what_an_act_turns_over_is_told_once_it_lies_open():
    player, now = ActPlayer(specs("human", "random"), DicePicture()), object()
    act = Act(now, now, 0, (Pause(0.0, 2.0),), revealed=1.0)
    player.add(act)
    assert player.update(0.5, "normal") == [act]
    assert player.untold
    assert not player.take_announced()
    player.update(0.6, "normal")
    assert not player.untold
    assert player.take_announced() == [act]
    player.add(act)
    player.drain()
    assert player.take_announced() == [act], "skipped, it is told all the same"


def test_f_goes_fast_then_cuts_then_goes_as_ever_and_a_choice_ends_it():
    fast_forward = FastForward()
    fast_forward.more()
    assert (fast_forward.rushing, fast_forward.cutting, fast_forward.rate) == (True, False, RUSH)
    fast_forward.end()
    assert not fast_forward.retell, "what was shown is not told again"
    fast_forward.more()
    fast_forward.more()
    assert fast_forward.cutting
    fast_forward.more()
    assert (fast_forward.rushing, fast_forward.cutting, fast_forward.rate) == (False, False, 1.0)
    fast_forward.more()
    fast_forward.more()
    fast_forward.end()
    assert (fast_forward.cutting, fast_forward.retell) == (False, True)


def test_no_hurry_passes_what_is_done_to_me():
    now = object()
    acts = [Act(now, now, 0, (Pause(0.0, 2.0),), hits=hits) for hits in (False, False, True, False)]
    player = ActPlayer(specs("human", "random"), DicePicture())
    for act in acts:
        player.add(act)
    assert player.drain(to_hit=True) == acts[:2]
    assert player.hits
    assert player.drain(to_hit=True) == []
    assert player.update(0.0, "normal")[0] is acts[2]
    assert player.drain() == acts[3:]
