"""Reduced motion: what changed is in its place at once, under a still ring, for as long as it would move."""

from __future__ import annotations

import pygame
import pytest

from tests.app.games.tortuga2014.games import all_steps, seen_of, specs
from tortuga.app.games.tortuga2014.acts.director import DiceDirector
from tortuga.app.games.tortuga2014.acts.flying import Flight
from tortuga.app.games.tortuga2014.acts.motions import Handover, Steps
from tortuga.app.games.tortuga2014.picture import DicePicture
from tortuga.app.table.acts.motion import PACE, ActPlayer
from tortuga.app.table.acts.motions import PlateDrop, Travel
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.observer import observe, redact


def acts(text, kind):
    director = DiceDirector(text.say)
    for before, event, after in all_steps():
        if isinstance(event, kind):
            me = 0
            yield director.act(seen_of(redact(event, me), observe(before, me), observe(after, me)), me)


def picture(canvas):
    return pygame.image.tobytes(canvas.surface, "RGB")


@pytest.mark.parametrize("kind", [ev.Attacked, ev.Revealed, ev.FleetExpanded, ev.Rolled])
def test_nothing_flies_and_nothing_changes_while_it_plays(text, canvas, monkeypatch, kind):
    act = max(acts(text, kind), key=lambda act: len(act.motions))
    player = ActPlayer(specs("human", "greedy", "greedy", "greedy"), DicePicture())
    player.add(act)
    player.update(0.0, "normal")
    assert player.act is act
    for name in ("_travel", "_tumble", "_steps"):
        monkeypatch.setattr(Flight, name, lambda *_: pytest.fail("it moves"))
    assert player.hidden(still=True) == frozenset()
    assert DicePicture().playing(act, player.time, still=True).folds == {}
    seen = set()
    for _ in range(4):
        canvas.surface.fill("black")
        player.draw(canvas, still=True)
        seen.add(picture(canvas))
        player.update(act.length / 5, "normal")
    assert len(seen) == 1, "the picture stands still"
    assert player.busy, "and stays as long as the movement would"


def test_rings_mark_what_changed(text, canvas, monkeypatch):
    rings = []
    monkeypatch.setattr(canvas, "plate", lambda name, box, *_args: rings.append(name))
    kinds = ((act, {type(motion) for motion in act.motions}) for act in acts(text, ev.Attacked))
    act = next(act for act, moved in kinds if {Handover, PlateDrop} <= moved)
    player = ActPlayer(specs("human", "greedy", "greedy", "greedy"), DicePicture())
    player.add(act)
    player.update(0.0, "slow")
    player.draw(canvas, still=True)
    expected = sum(
        isinstance(m, Steps | Handover) or (isinstance(m, Travel) and not m.sink and m.end.kind != "die")
        for m in act.motions
    )
    assert expected
    assert rings.count("frame_gold") == expected
    assert any(isinstance(m, PlateDrop) for m in act.motions)


def test_slow_is_half_as_fast(text):
    assert PACE["slow"] == PACE["normal"] / 2
    act = max(acts(text, ev.Attacked), key=lambda act: act.length)
    player = ActPlayer(specs("human", "greedy", "greedy", "greedy"), DicePicture())
    player.add(act)
    player.update(act.length, "slow")
    assert player.busy
    player.update(act.length + 0.01, "slow")
    assert not player.busy
