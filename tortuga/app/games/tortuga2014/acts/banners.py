"""What stands below the island while an event is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from tortuga.app.games.tortuga2014.palette import FACE_ICON, ICON
from tortuga.app.table.marks import Banner
from tortuga.app.table.ui.anygame import Say
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.pieces import ACTION_NAMES
from tortuga.games.tortuga2014.state import Table

_MOST = 3
"""Sentences for which there is room: an attack has so many, the last of who defends and what it costs."""


def announced(say: Say, event: ev.Event, before: Table, lines: Sequence[str]) -> Banner | None:
    """The announcement of an event; None where nothing is announced.

    Args:
        lines: its sentences, with their signs in words.
    """
    told = " \u00b7 ".join(lines[:_MOST])
    match event:
        case ev.Rolled(cycle=cycle):
            return Banner(ICON["dice"], say("keep-title", number=max(1, cycle)), "")
        case ev.Revealed():
            return Banner(ICON["dice"], say("reveal-title"), say("reveal"))
        case ev.ActionOpened(action=action) | ev.Forfeited(action=action) | ev.Attacked(action=action):
            return _action(say, action, told)
        case ev.FleetExpanded() | ev.CrewRecruited() | ev.HuntDrawn() | ev.TileKept():
            return _action(say, before.action, told)
        case ev.SurplusDropped(action=action):
            return _action(say, action, say("surplus-dropped"))
        case ev.SkullsDeclared() | ev.Rerolled() | ev.KeptOpenly():
            return Banner(ICON["dice"], say("wait-title-1"), told)
        case ev.ChestsDrawn():
            return Banner(ICON["phase3"], say("move-title"), say("chests-drawn"))
        case ev.ChestsMoved():
            return Banner(ICON["phase3"], say("move-title"), say("move-forced"))
        case ev.RoundEnded() | ev.StartDrawn():
            return Banner(ICON["start"], say("start-title"), told)
        case ev.GameEnded():
            return Banner("trophy-cup", say("game-over-title"), lines[-1] if lines else "")
        case ev.ChestsDealt():
            return Banner(ICON["phase3"], say("setup-title"), say("chests-dealt"))
        case ev.Committed() | ev.HuntStarted():
            return None
    assert_never(event)


def _action(say: Say, action: int, message: str) -> Banner:
    """The name of the action and what happens; the name is told once, whatever the sentence says."""
    title, icon = say(f"log-action-{ACTION_NAMES[action]}"), FACE_ICON[action]
    if message.startswith(title):
        return Banner(icon, title, message.removeprefix(title).lstrip(":, "))
    return Banner(icon, "" if title in message else title, message)
